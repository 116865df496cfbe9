// The runtime API as programs call it, with the C++ overloads of cuda_runtime.h. The rest of it is in
// generated/runtime_functions.h.
#pragma once
#pragma GCC system_header
#include "driver_types.h"

extern "C" {
// Clang's `<<<>>>` needs one of these, by CUDA version.
cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0);
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, struct CUstream_st* stream = 0);
}

static const cudaStream_t cudaStreamLegacy = (cudaStream_t)0x1;
static const cudaStream_t cudaStreamPerThread = (cudaStream_t)0x2;

// --- Devices and errors
__host__ __device__ cudaError_t cudaGetLastError();
__host__ __device__ cudaError_t cudaPeekAtLastError();
__host__ __device__ const char* cudaGetErrorString(cudaError_t error);
__host__ __device__ const char* cudaGetErrorName(cudaError_t error);
__host__ __device__ cudaError_t cudaDeviceSynchronize();
cudaError_t cudaThreadSynchronize();
cudaError_t cudaThreadExit();
cudaError_t cudaDeviceReset();
cudaError_t cudaInitDevice(int device, unsigned deviceFlags, unsigned flags);
__host__ __device__ cudaError_t cudaGetDevice(int* device);
__host__ __device__ cudaError_t cudaGetDeviceCount(int* count);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaSetDeviceFlags(unsigned flags);
cudaError_t cudaGetDeviceFlags(unsigned* flags);
cudaError_t cudaSetValidDevices(int* devices, int count);
cudaError_t cudaChooseDevice(int* device, const cudaDeviceProp* properties);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device);
cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp* properties, int device);
__host__ __device__ cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device);
__host__ __device__ cudaError_t cudaDeviceGetLimit(size_t* value, cudaLimit limit);
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value);
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* config);
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache config);
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* config);
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config);
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest);
cudaError_t cudaDeviceGetPCIBusId(char* id, int length, int device);
cudaError_t cudaDeviceGetByPCIBusId(int* device, const char* id);
cudaError_t cudaDeviceCanAccessPeer(int* can, int device, int peer);
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned flags);
cudaError_t cudaDeviceDisablePeerAccess(int peer);
cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr attribute, int source, int destination);
cudaError_t cudaDriverGetVersion(int* version);
__host__ __device__ cudaError_t cudaRuntimeGetVersion(int* version);

// --- Streams and events
__host__ __device__ cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags);
cudaError_t cudaStreamCreate(cudaStream_t* stream);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority);
__host__ __device__ cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamQuery(cudaStream_t stream);
__host__ __device__ cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0);
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* data, unsigned flags);
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data);
cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority);
cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags);
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode);
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph);
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void* pointer, size_t length = 0, unsigned flags = 4);
cudaError_t cudaEventCreate(cudaEvent_t* event);
cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned flags);
__host__ __device__ cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags);
__host__ __device__ cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0);
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream = 0, unsigned flags = 0);
cudaError_t cudaEventQuery(cudaEvent_t event);
cudaError_t cudaEventSynchronize(cudaEvent_t event);
__host__ __device__ cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t start, cudaEvent_t end);

// --- Memory
__host__ __device__ cudaError_t cudaMalloc(void** pointer, size_t size);
template <typename T>
cudaError_t cudaMalloc(T** pointer, size_t size) { __builtin_unreachable(); }
__host__ __device__ cudaError_t cudaFree(void* pointer);
template <typename T>
cudaError_t cudaMallocHost(T** pointer, size_t size, unsigned flags = 0) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaHostAlloc(T** pointer, size_t size, unsigned flags) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMallocManaged(T** pointer, size_t size, unsigned flags = 1) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMallocAsync(T** pointer, size_t size, cudaStream_t stream) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMallocAsync(T** pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMallocFromPoolAsync(T** pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMallocPitch(T** pointer, size_t* pitch, size_t width, size_t height) { __builtin_unreachable(); }
cudaError_t cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, size_t width, size_t height = 0,
                            unsigned flags = 0);
cudaError_t cudaMalloc3D(cudaPitchedPtr* pointer, cudaExtent extent);
cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, cudaExtent extent,
                              unsigned flags = 0);
cudaError_t cudaFreeHost(void* pointer);
cudaError_t cudaFreeArray(cudaArray_t array);
cudaError_t cudaFreeAsync(void* pointer, cudaStream_t stream);
cudaError_t cudaHostRegister(void* pointer, size_t size, unsigned flags);
cudaError_t cudaHostUnregister(void* pointer);
template <typename T>
cudaError_t cudaHostGetDevicePointer(T** device, void* host, unsigned flags) { __builtin_unreachable(); }
cudaError_t cudaHostGetFlags(unsigned* flags, void* host);
cudaError_t cudaMemGetInfo(size_t* free, size_t* total);
cudaError_t cudaMemcpy(void* to, const void* from, size_t size, cudaMemcpyKind kind);
cudaError_t cudaMemcpyPeer(void* to, int to_device, const void* from, int from_device, size_t size);
cudaError_t cudaMemcpyPeerAsync(void* to, int to_device, const void* from, int from_device, size_t size,
                                cudaStream_t stream = 0);
__host__ __device__ cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t size, cudaMemcpyKind kind,
                                                cudaStream_t stream = 0);
cudaError_t cudaMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                         cudaMemcpyKind kind);
cudaError_t cudaMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                              size_t height, cudaMemcpyKind kind, cudaStream_t stream = 0);
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* parameters);
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* parameters, cudaStream_t stream = 0);
cudaError_t cudaMemcpyToArray(cudaArray_t to, size_t w, size_t h, const void* from, size_t size, cudaMemcpyKind kind);
cudaError_t cudaMemcpyFromArray(void* to, cudaArray_const_t from, size_t w, size_t h, size_t size, cudaMemcpyKind kind);
cudaError_t cudaMemcpy2DToArray(cudaArray_t to, size_t w, size_t h, const void* from, size_t pitch, size_t width,
                                size_t height, cudaMemcpyKind kind);
template <typename T>
cudaError_t cudaMemcpyToSymbol(const T& symbol, const void* from, size_t size, size_t offset = 0,
                               cudaMemcpyKind kind = cudaMemcpyHostToDevice) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMemcpyToSymbolAsync(const T& symbol, const void* from, size_t size, size_t offset = 0,
                                    cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMemcpyFromSymbol(void* to, const T& symbol, size_t size, size_t offset = 0,
                                 cudaMemcpyKind kind = cudaMemcpyDeviceToHost) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaMemcpyFromSymbolAsync(void* to, const T& symbol, size_t size, size_t offset = 0,
                                      cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaGetSymbolAddress(void** pointer, const T& symbol) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaGetSymbolSize(size_t* size, const T& symbol) { __builtin_unreachable(); }
cudaError_t cudaMemset(void* pointer, int value, size_t size);
__host__ __device__ cudaError_t cudaMemsetAsync(void* pointer, int value, size_t size, cudaStream_t stream = 0);
cudaError_t cudaMemset2D(void* pointer, size_t pitch, int value, size_t width, size_t height);
cudaError_t cudaMemset2DAsync(void* pointer, size_t pitch, int value, size_t width, size_t height,
                              cudaStream_t stream = 0);
cudaError_t cudaMemset3D(cudaPitchedPtr pointer, int value, cudaExtent extent);
cudaError_t cudaMemPrefetchAsync(const void* pointer, size_t size, int device, cudaStream_t stream = 0);
cudaError_t cudaMemPrefetchAsync(const void* pointer, size_t size, cudaMemLocation location, unsigned flags,
                                 cudaStream_t stream = 0);
cudaError_t cudaMemAdvise(const void* pointer, size_t size, cudaMemoryAdvise advice, int device);
cudaError_t cudaMemAdvise(const void* pointer, size_t size, cudaMemoryAdvise advice, cudaMemLocation location);
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* pointer);
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t* handle, void* pointer);
cudaError_t cudaIpcOpenMemHandle(void** pointer, cudaIpcMemHandle_t handle, unsigned flags);
cudaError_t cudaIpcCloseMemHandle(void* pointer);
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t* handle, cudaEvent_t event);
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t* event, cudaIpcEventHandle_t handle);

// --- Launches, attributes, occupancy
cudaError_t cudaLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t shared,
                             cudaStream_t stream);
template <typename T>
cudaError_t cudaLaunchKernel(T* function, dim3 grid, dim3 block, void** arguments, size_t shared = 0,
                             cudaStream_t stream = 0) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaLaunchCooperativeKernel(T* function, dim3 grid, dim3 block, void** arguments, size_t shared = 0,
                                        cudaStream_t stream = 0) { __builtin_unreachable(); }
cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams* list, unsigned count, unsigned flags = 0);
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* function, void** arguments);
template <typename... Parameters, typename... Arguments>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* config, void (*kernel)(Parameters...), Arguments&&... arguments);
template <typename T>
cudaError_t cudaFuncSetAttribute(T* function, cudaFuncAttribute attribute, int value) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaFuncSetCacheConfig(T* function, cudaFuncCache config) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaFuncSetSharedMemConfig(T* function, cudaSharedMemConfig config) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, T* function) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaFuncGetName(const char** name, T* function) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaGetFuncBySymbol(cudaFunction_t* result, T* symbol) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, T function, int block_size, size_t shared) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, T function, int block_size,
                                                                   size_t shared, unsigned flags) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int* grid, int* block, T function, size_t shared = 0, int limit = 0) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int* grid, int* block, T function, size_t shared = 0,
                                                        int limit = 0, unsigned flags = 0) { __builtin_unreachable(); }
template <typename F, typename T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int* grid, int* block, T function, F shared_of_block,
                                                           int limit = 0) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* shared, T function, int blocks, int block_size) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaOccupancyMaxActiveClusters(int* clusters, T* function, const cudaLaunchConfig_t* config) { __builtin_unreachable(); }
template <typename T>
cudaError_t cudaOccupancyMaxPotentialClusterSize(int* size, T* function, const cudaLaunchConfig_t* config) { __builtin_unreachable(); }
extern "C" __device__ void* cudaGetParameterBuffer(size_t alignment, size_t size);
__device__ void* cudaGetParameterBufferV2(void* function, dim3 grid, dim3 block, unsigned shared);
__device__ void cudaTriggerProgrammaticLaunchCompletion();
__device__ void cudaGridDependencySynchronize();

// --- Graphs
cudaError_t cudaGraphCreate(cudaGraph_t* graph, unsigned flags);
cudaError_t cudaGraphDestroy(cudaGraph_t graph);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* executable, cudaGraph_t graph, unsigned long long flags = 0);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* executable, cudaGraph_t graph, cudaGraphNode_t* error_node, char* log,
                                 size_t size);
cudaError_t cudaGraphLaunch(cudaGraphExec_t executable, cudaStream_t stream);
cudaError_t cudaGraphUpload(cudaGraphExec_t executable, cudaStream_t stream);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t executable);

// --- Textures
template <typename T>
cudaChannelFormatDesc cudaCreateChannelDesc() { __builtin_unreachable(); }
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t* texture, const cudaResourceDesc* resource,
                                    const cudaTextureDesc* description, const cudaResourceViewDesc* view);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texture);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t* surface, const cudaResourceDesc* resource);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surface);
cudaExtent make_cudaExtent(size_t width, size_t height, size_t depth);
cudaPos make_cudaPos(size_t x, size_t y, size_t z);
cudaPitchedPtr make_cudaPitchedPtr(void* pointer, size_t pitch, size_t width, size_t height);

#include "../generated/runtime_functions.h"
