// Errors, the one device, streams, events and function attributes: the part of runtime.h that is about the device.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>

#include "allocations.h"
#include "execution.h"
#include "fibre.h"
#include "findings.h"
#include "launch.h"
#include "options.h"
#include "runtime.h"
#include "shared.h"
#include "simt/checkers/hooks.h"

namespace anywarp::simt {
namespace {

struct Kernel {
  const char* name = nullptr;
  void (*invoke)(const void*, void**) = nullptr;
  std::size_t max_dynamic = 0;  ///< Set by the program; 0: never.
  std::size_t static_shared = 0;
};

std::map<const void*, Kernel>& kernels() {
  static auto* instance = new std::map<const void*, Kernel>;
  return *instance;
}
std::size_t largest_opt_in = 0;

thread_local runtime::Status last = runtime::Status::Success;

std::size_t default_dynamic_limit() {
  const Options& o = options();
  return o.amd() ? o.shared_limit() : std::min<std::size_t>(48 * 1024, o.shared_limit());
}

/// Without a named target the engine is no particular GPU, and a check wants to see the kernel run: what the largest
/// can do is allowed.
std::size_t opt_in_limit() {
  const Options& o = options();
  return o.target && o.checks == 0 ? o.shared_limit() : std::size_t{227} * 1024;
}

void at_exit() {
  checkers::program_ends();
  write_findings();
}

}  // namespace

void set_up_engine() {
  static std::atomic<bool> done = false;
  if (done.load(std::memory_order_acquire)) return;
  const std::lock_guard lock(engine_mutex());
  if (done) return;
  options();
  set_up_device_memory();
  set_up_shared_memory();
  checkers::set_up();
  install_fault_handlers();
  std::atexit(at_exit);
  done.store(true, std::memory_order_release);
}

std::size_t allowed_dynamic_shared(const void* function) {
  const auto found = kernels().find(function);
  // A launch whose kernel is not known by address may be any of those that opted in.
  const std::size_t opted = found != kernels().end() ? found->second.max_dynamic : function ? 0 : largest_opt_in;
  const std::size_t standard = options().target || !options().amd() ? default_dynamic_limit() : opt_in_limit();
  return std::max(standard, opted);
}

void record_static_shared(const void* function, std::size_t bytes) {
  std::size_t& known = kernels()[function].static_shared;
  known = std::max(known, bytes);
}

namespace runtime {
namespace {

struct Named {
  Status status;
  const char* name;
  const char* text;
};

constexpr Named kNamed[] = {
    {Status::Success, "Success", "no error"},
    {Status::InvalidValue, "InvalidValue", "invalid argument"},
    {Status::MemoryAllocation, "MemoryAllocation", "out of memory"},
    {Status::InitializationError, "InitializationError", "initialization error"},
    {Status::InvalidConfiguration, "InvalidConfiguration", "invalid configuration argument"},
    {Status::InvalidPitchValue, "InvalidPitchValue", "invalid pitch argument"},
    {Status::InvalidSymbol, "InvalidSymbol", "invalid device symbol"},
    {Status::InvalidDevicePointer, "InvalidDevicePointer", "invalid device pointer"},
    {Status::InvalidMemcpyDirection, "InvalidMemcpyDirection", "invalid copy direction for memcpy"},
    {Status::InvalidDeviceFunction, "InvalidDeviceFunction", "invalid device function"},
    {Status::NoDevice, "NoDevice", "no device is detected"},
    {Status::InvalidDevice, "InvalidDevice", "invalid device ordinal"},
    {Status::InvalidResourceHandle, "InvalidResourceHandle", "invalid resource handle"},
    {Status::NotReady, "NotReady", "device not ready"},
    {Status::IllegalAddress, "IllegalAddress", "an illegal memory access was encountered"},
    {Status::LaunchOutOfResources, "LaunchOutOfResources", "too many resources requested for launch"},
    {Status::PeerAccessAlreadyEnabled, "PeerAccessAlreadyEnabled", "peer access is already enabled"},
    {Status::PeerAccessNotEnabled, "PeerAccessNotEnabled", "peer access has not been enabled"},
    {Status::Assert, "Assert", "device-side assert triggered"},
    {Status::HostMemoryAlreadyRegistered, "HostMemoryAlreadyRegistered", "host memory is already registered"},
    {Status::HostMemoryNotRegistered, "HostMemoryNotRegistered", "host memory is not registered"},
    {Status::LaunchFailure, "LaunchFailure", "unspecified launch failure"},
    {Status::CooperativeLaunchTooLarge, "CooperativeLaunchTooLarge", "too many blocks in cooperative launch"},
    {Status::NotPermitted, "NotPermitted", "operation not permitted"},
    {Status::NotSupported, "NotSupported", "operation not supported"},
    {Status::Unknown, "Unknown", "unknown error"},
};

const Named& named(Status status) {
  for (const Named& row : kNamed)
    if (row.status == status) return row;
  return kNamed[std::size(kNamed) - 1];
}

struct Event {
  bool recorded = false;
  std::chrono::steady_clock::time_point at;
};

Status need_device(int device) { return device == 0 ? Status::Success : set_error(Status::InvalidDevice); }

}  // namespace

const char* error_string(Status status) { return named(status).text; }
const char* error_name(Status status) { return named(status).name; }
Status last_error() { return std::exchange(last, Status::Success); }
Status peek_last_error() { return last; }
Status set_error(Status status) {
  if (status != Status::Success) last = status;
  return status;
}

Status device_count(int* count) {
  if (!count) return set_error(Status::InvalidValue);
  *count = 1;
  return Status::Success;
}
Status set_device(int device) { return need_device(device); }
Status get_device(int* device) {
  if (!device) return set_error(Status::InvalidValue);
  *device = 0;
  return Status::Success;
}

Status properties(Properties* out, int device) {
  if (!out) return set_error(Status::InvalidValue);
  if (device != 0) return need_device(device);
  const Options& o = options();
  Properties p{};
  const bool amd = o.amd();
  const Target* target = o.target;
  std::snprintf(p.name, sizeof p.name, "anywarp CPU engine (%s)",
                target ? std::string(target->title).c_str()
                : amd  ? "64-lane wavefronts"
                       : "32-lane warps");
  std::snprintf(p.architecture, sizeof p.architecture, "%s",
                target ? std::string(target->name).c_str()
                : amd  ? "gfx90a"
                       : "sm_90");
  const int number = std::atoi(p.architecture + 3);
  p.major = amd ? (target && target->warp_width == 32 ? 11 : 9) : number / 10;
  p.minor = amd ? 0 : number % 10;
  p.total_global_bytes = device_bytes_total();
  p.shared_per_block = default_dynamic_limit();
  p.shared_per_block_optin = amd ? o.shared_limit() : std::min(o.shared_limit(), std::size_t{227} * 1024);
  p.shared_per_multiprocessor = o.shared_limit() + (amd ? 0 : 1024);
  p.registers_per_block = 65536;
  p.warp_size = static_cast<int>(o.warp_width);
  p.max_threads_per_block = 1024;
  p.max_threads_per_multiprocessor = 2048;
  p.max_block_dim[0] = p.max_block_dim[1] = 1024;
  p.max_block_dim[2] = amd ? 1024 : 64;
  p.max_grid_dim[0] = 0x7fffffff;
  p.max_grid_dim[1] = p.max_grid_dim[2] = 65535;
  // A small GPU: programs size cooperative and persistent launches by it, and each of its threads is a fibre here.
  p.multiprocessors = 4;
  p.clock_khz = 1000000;
  p.memory_clock_khz = 1000000;
  p.memory_bus_bits = 256;
  p.l2_bytes = 4 << 20;
  *out = p;
  return Status::Success;
}

Status synchronize() { return Status::Success; }
Status device_reset() { return Status::Success; }

Status memory_info(std::size_t* free_bytes, std::size_t* total_bytes) {
  if (!free_bytes || !total_bytes) return set_error(Status::InvalidValue);
  *total_bytes = device_bytes_total();
  *free_bytes = device_bytes_total() - device_bytes_live();
  return Status::Success;
}

Status stream_create(void** stream) {
  if (!stream) return set_error(Status::InvalidValue);
  *stream = new char;
  return Status::Success;
}
Status stream_destroy(void* stream) {
  delete static_cast<char*>(stream);
  return Status::Success;
}
Status stream_synchronize(void*) { return Status::Success; }
Status stream_query(void*) { return Status::Success; }
Status stream_wait_event(void*, void* event) {
  return event ? Status::Success : set_error(Status::InvalidResourceHandle);
}
Status stream_add_callback(void*, void (*callback)(void*), void* user) {
  if (!callback) return set_error(Status::InvalidValue);
  callback(user);
  return Status::Success;
}

Status event_create(void** event) {
  if (!event) return set_error(Status::InvalidValue);
  *event = new Event;
  return Status::Success;
}
Status event_destroy(void* event) {
  delete static_cast<Event*>(event);
  return Status::Success;
}
Status event_record(void* event, void*) {
  if (!event) return set_error(Status::InvalidResourceHandle);
  *static_cast<Event*>(event) = {true, std::chrono::steady_clock::now()};
  return Status::Success;
}
Status event_synchronize(void* event) { return event ? Status::Success : set_error(Status::InvalidResourceHandle); }
Status event_query(void* event) { return event_synchronize(event); }
Status event_elapsed(float* milliseconds, void* start, void* stop) {
  if (!milliseconds) return set_error(Status::InvalidValue);
  const auto *a = static_cast<Event*>(start), *b = static_cast<Event*>(stop);
  if (!a || !b || !a->recorded || !b->recorded) return set_error(Status::InvalidResourceHandle);
  *milliseconds = std::chrono::duration<float, std::milli>(b->at - a->at).count();
  return Status::Success;
}

void register_kernel(const void* function, const char* name, void (*invoke)(const void*, void**)) {
  Kernel& kernel = kernels()[function];
  if (name || !kernel.name) kernel.name = name ? name : "kernel";
  kernel.invoke = invoke;
}

Status launch_kernel(const void* function, Index3 grid, Index3 block, void** arguments, std::size_t dynamic_shared,
                     void* stream, const char* file, int line) {
  const auto found = kernels().find(function);
  if (found == kernels().end() || !found->second.invoke) return set_error(Status::InvalidDeviceFunction);
  struct Call {
    const void* function;
    void (*invoke)(const void*, void**);
    void** arguments;
  } call{function, found->second.invoke, arguments};
  next_launch_function(function);
  const Status before = std::exchange(last, Status::Success);
  launch(
      {found->second.name, file, line}, grid, block, dynamic_shared, stream,
      [](void* closure) {
        const auto* c = static_cast<const Call*>(closure);
        c->invoke(c->function, c->arguments);
      },
      &call);
  const Status status = last;
  if (status == Status::Success) last = before;
  return status;
}

Status launch_cooperative_kernel(const void* function, Index3 grid, Index3 block, void** arguments,
                                 std::size_t dynamic_shared, void* stream, const char* file, int line) {
  next_launch_cooperative();
  const Status status = launch_kernel(function, grid, block, arguments, dynamic_shared, stream, file, line);
  next_launch = {};
  return status;
}

Status set_max_dynamic_shared(const void* function, std::size_t bytes) {
  if (!function) return set_error(Status::InvalidDeviceFunction);
  if (bytes > opt_in_limit()) return set_error(Status::InvalidValue);
  kernels()[function].max_dynamic = bytes;
  largest_opt_in = std::max(largest_opt_in, bytes);
  return Status::Success;
}

Status function_attributes(FunctionAttributes* out, const void* function) {
  if (!out || !function) return set_error(Status::InvalidValue);
  const Kernel& kernel = kernels()[function];
  *out = {kernel.static_shared, 0, 0, std::max(kernel.max_dynamic, default_dynamic_limit()), 1024, 32};
  return Status::Success;
}

Status max_active_blocks(int* blocks, const void* function, int block_threads, std::size_t dynamic_shared) {
  if (!blocks || block_threads < 1 || block_threads > 1024) return set_error(Status::InvalidValue);
  const std::size_t bytes = dynamic_shared + kernels()[function].static_shared;
  const std::size_t by_shared = bytes ? options().shared_limit() / bytes : 32;
  *blocks = static_cast<int>(std::min<std::size_t>({by_shared, 2048u / static_cast<unsigned>(block_threads), 32}));
  return Status::Success;
}

Status max_potential_block_size(int* min_grid, int* block_threads, const void* function, std::size_t dynamic_shared,
                                int block_limit) {
  if (!min_grid || !block_threads || block_limit < 0) return set_error(Status::InvalidValue);
  *block_threads = block_limit == 0 ? 1024 : std::min(block_limit, 1024);
  int blocks = 0;
  const Status status = max_active_blocks(&blocks, function, *block_threads, dynamic_shared);
  *min_grid = std::max(blocks, 1) * 4;
  return status;
}

void next_launch_function(const void* function) { next_launch.function = function; }
void next_launch_cooperative() { next_launch.cooperative = true; }

}  // namespace runtime
}  // namespace anywarp::simt
