// The host side of the GPU runtime, under the names of no vendor: cuda_runtime_api.h and hip_runtime_api.h in
// simt/headers map theirs onto it one to one. Work runs when it is issued, in the calling thread: one legal schedule of
// every stream.
//
// Error values are those that CUDA and HIP share, so the headers' enums can be cast. Every function sets the last error
// when it fails; the compile-time cost of this header is that of <cstddef>.
#pragma once

#include <cstddef>
#include <cstdint>

#include "device.h"

namespace anywarp::simt::runtime {

enum class Status : int {
  Success = 0,
  InvalidValue = 1,
  MemoryAllocation = 2,
  InitializationError = 3,
  InvalidConfiguration = 9,
  InvalidPitchValue = 12,
  InvalidSymbol = 13,
  InvalidDevicePointer = 17,
  InvalidMemcpyDirection = 21,
  InvalidDeviceFunction = 98,
  NoDevice = 100,
  InvalidDevice = 101,
  InvalidResourceHandle = 400,
  NotReady = 600,
  IllegalAddress = 700,
  LaunchOutOfResources = 701,
  PeerAccessAlreadyEnabled = 704,
  PeerAccessNotEnabled = 705,
  Assert = 710,
  HostMemoryAlreadyRegistered = 712,
  HostMemoryNotRegistered = 713,
  LaunchFailure = 719,
  CooperativeLaunchTooLarge = 720,
  NotPermitted = 800,
  NotSupported = 801,
  Unknown = 999,
};

/// "invalid argument"; the text that CUDA and HIP programs print.
const char* error_string(Status status);
/// "InvalidValue": the headers put `cudaError` or `hipError` before it (Success has "Success").
const char* error_name(Status status);
/// Returns the last error and clears it.
Status last_error();
/// Returns the last error and keeps it.
Status peek_last_error();
/// Sets the last error (unless `status` is Success) and returns `status`.
Status set_error(Status status);

// ---- devices -------------------------------------------------------------------------------------------------------

/// One device, as ANYWARP_TARGET describes it (include/anywarp/target.h), or a generic one of the warp width.
struct Properties {
  char name[256];
  char architecture[64];  ///< "gfx90a" or "sm_80"; what hipDeviceProp_t::gcnArchName shows.
  int major, minor;       ///< Compute capability; for AMD 9 and 0 as HIP reports gfx9xx.
  std::size_t total_global_bytes;
  std::size_t shared_per_block;  ///< Without opting in: 48 KiB on NVIDIA, all of the LDS on AMD.
  std::size_t shared_per_block_optin;
  std::size_t shared_per_multiprocessor;
  int registers_per_block;
  int warp_size;
  int max_threads_per_block;
  int max_threads_per_multiprocessor;
  int max_block_dim[3];
  int max_grid_dim[3];
  int multiprocessors;
  int clock_khz;
  int memory_clock_khz;
  int memory_bus_bits;
  int l2_bytes;
};

Status device_count(int* count);
Status set_device(int device);
Status get_device(int* device);
Status properties(Properties* out, int device);
/// Runs nothing: everything that was issued has run.
Status synchronize();
Status device_reset();
Status memory_info(std::size_t* free_bytes, std::size_t* total_bytes);

// ---- memory --------------------------------------------------------------------------------------------------------

Status malloc(void** pointer, std::size_t bytes);
Status malloc_host(void** pointer, std::size_t bytes);
Status malloc_managed(void** pointer, std::size_t bytes);
Status malloc_async(void** pointer, std::size_t bytes, void* stream);
/// `pitch` becomes the row's distance in bytes, a multiple of 256.
Status malloc_pitch(void** pointer, std::size_t* pitch, std::size_t width_bytes, std::size_t height);
Status free(void* pointer);
Status free_host(void* pointer);
Status free_async(void* pointer, void* stream);
Status host_register(void* pointer, std::size_t bytes);
Status host_unregister(void* pointer);
/// The device's address of pinned or registered host memory: the same.
Status host_device_pointer(void** device, void* host);

enum class Direction : int { HostToHost = 0, HostToDevice = 1, DeviceToHost = 2, DeviceToDevice = 3, Default = 4 };

Status memcpy(void* to, const void* from, std::size_t bytes, Direction direction);
Status memcpy_async(void* to, const void* from, std::size_t bytes, Direction direction, void* stream);
Status memcpy_2d(void* to, std::size_t to_pitch, const void* from, std::size_t from_pitch, std::size_t width_bytes,
                 std::size_t height, Direction direction);
/// A `__device__` or `__constant__` variable is an ordinary variable of the program: `symbol` is its address.
Status memcpy_to_symbol(void* symbol, const void* from, std::size_t bytes, std::size_t offset, Direction direction);
Status memcpy_from_symbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, Direction direction);
Status memset(void* pointer, int value, std::size_t bytes);
Status memset_async(void* pointer, int value, std::size_t bytes, void* stream);
Status memset_2d(void* pointer, std::size_t pitch, int value, std::size_t width_bytes, std::size_t height);

enum class MemoryKind : int { Unregistered = 0, Host = 1, Device = 2, Managed = 3 };
struct PointerAttributes {
  MemoryKind kind;
  int device;
  void* device_pointer;
  void* host_pointer;
};
Status pointer_attributes(PointerAttributes* out, const void* pointer);

/// What `malloc` and `free` mean inside a kernel.
void* device_malloc(std::size_t bytes);
void device_free(void* pointer);

// ---- streams and events --------------------------------------------------------------------------------------------

/// A stream is a handle only; nullptr is the default stream.
Status stream_create(void** stream);
Status stream_destroy(void* stream);
Status stream_synchronize(void* stream);
Status stream_query(void* stream);
Status stream_wait_event(void* stream, void* event);
Status stream_add_callback(void* stream, void (*callback)(void* user), void* user);

Status event_create(void** event);
Status event_destroy(void* event);
Status event_record(void* event, void* stream);
Status event_synchronize(void* event);
/// NotReady never: InvalidResourceHandle for an event that was never recorded.
Status event_query(void* event);
Status event_elapsed(float* milliseconds, void* start, void* stop);

// ---- kernels -------------------------------------------------------------------------------------------------------

/// Registers how a kernel is called through an untyped pointer: `invoke` takes the array of argument addresses that
/// cudaLaunchKernel takes. The headers' templates do this wherever they see a kernel by its type.
void register_kernel(const void* function, const char* name, void (*invoke)(const void* function, void** arguments));
/// cudaLaunchKernel. InvalidDeviceFunction when `function` was never registered.
Status launch_kernel(const void* function, Index3 grid, Index3 block, void** arguments, std::size_t dynamic_shared,
                     void* stream, const char* file, int line);
/// cudaLaunchCooperativeKernel: all blocks are resident, so sync_grid() works.
Status launch_cooperative_kernel(const void* function, Index3 grid, Index3 block, void** arguments,
                                 std::size_t dynamic_shared, void* stream, const char* file, int line);

/// cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize). InvalidValue beyond what the device can opt into.
Status set_max_dynamic_shared(const void* function, std::size_t bytes);

/// Accepted and without effect (carve-out, cache preference): any other function attribute.
struct FunctionAttributes {
  std::size_t shared_bytes;  ///< Static shared memory, as seen in launches so far.
  std::size_t local_bytes;
  std::size_t constant_bytes;
  std::size_t max_dynamic_shared_bytes;
  int max_threads_per_block;
  int registers;
};
Status function_attributes(FunctionAttributes* out, const void* function);

/// From threads and shared memory alone; registers are not known here.
Status max_active_blocks(int* blocks, const void* function, int block_threads, std::size_t dynamic_shared);
Status max_potential_block_size(int* min_grid, int* block_threads, const void* function, std::size_t dynamic_shared,
                                int block_limit);

/// The kernel that the next launch() in this thread runs, so that attributes set for it are found. launch_kernel (the
/// template in simt/headers) calls it when the callee is a plain function.
void next_launch_function(const void* function);
/// Makes the next launch() in this thread cooperative.
void next_launch_cooperative();

}  // namespace anywarp::simt::runtime
