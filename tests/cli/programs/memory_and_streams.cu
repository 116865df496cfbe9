// Symbols, managed memory, streams, events, device printf, the widths themselves.
// EXPECT32: block 1 thread 2: 0x2a 1.50 text
// EXPECT64: block 1 thread 2: 0x2a 1.50 text
// EXPECT32: warps of 32: 4, first vote 0xffffffff
// EXPECT64: warps of 64: 2, first vote 0xffffffff
// EXPECT: ok

#include <cstdio>
#include <cstdlib>
#include <vector>

#define CUDA_CHECK(call)                                                                       \
  do {                                                                                         \
    cudaError_t error = (call);                                                                \
    if (error != cudaSuccess) {                                                                \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(error)); \
      exit(EXIT_FAILURE);                                                                      \
    }                                                                                          \
  } while (0)

struct Settings {
  float scale;
  int offset;
};

__constant__ float weights[4];
__constant__ Settings settings;
__constant__ int with_value = 11;
__device__ int counter = 5;
__device__ float table[3] = {1.f, 2.f, 3.f};
__device__ __managed__ int shared_with_host = 1;
static __device__ unsigned int file_local;

__global__ void use_constants(float* out) {
  const int i = threadIdx.x;
  out[i] = weights[i % 4] * settings.scale + settings.offset + with_value;
  if (i == 0) {
    counter += 2;
    table[1] = 20.f;
    shared_with_host += 1;
    file_local = 9;
  }
}

__global__ void scale(const float* __restrict__ in, float* __restrict__ out, int count, float by) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) out[i] = in[i] * by;
}

__global__ void speak() {
  if (blockIdx.x == 1 && threadIdx.x == 2) printf("block %d thread %d: 0x%x %.2f %s\n", blockIdx.x, threadIdx.x, 42, 1.5, "text");
}

__global__ void widths(int* out) {
  const unsigned vote = __ballot_sync(0xffffffffu, 1);
  if (threadIdx.x == 0) {
    out[0] = warpSize;
    out[1] = static_cast<int>(vote);
  }
  if (threadIdx.x % warpSize == 0) atomicAdd(&out[2], 1);
}

static bool near(float a, float b) { return a - b < 1e-5f && b - a < 1e-5f; }

int main() {
  int failures = 0;
  const auto require = [&](bool holds, const char* what) {
    if (!holds) ++failures, printf("not so: %s\n", what);
  };
  const float host_weights[4] = {1.f, 2.f, 3.f, 4.f};
  const Settings host_settings{2.f, 1};
  CUDA_CHECK(cudaMemcpyToSymbol(weights, host_weights, sizeof host_weights));
  CUDA_CHECK(cudaMemcpyToSymbol(settings, &host_settings, sizeof(Settings), 0, cudaMemcpyHostToDevice));
  float last = 40.f;
  CUDA_CHECK(cudaMemcpyToSymbol(weights, &last, sizeof last, 3 * sizeof(float)));
  float* out = nullptr;
  CUDA_CHECK(cudaMallocManaged(&out, 8 * sizeof(float)));
  use_constants<<<1, 8>>>(out);
  CUDA_CHECK(cudaPeekAtLastError());
  CUDA_CHECK(cudaDeviceSynchronize());
  require(near(out[0], 14.f) && near(out[3], 92.f) && near(out[6], 18.f), "constants");
  int host_counter = 0;
  unsigned host_local = 0;
  float host_table[3];
  CUDA_CHECK(cudaMemcpyFromSymbol(&host_counter, counter, sizeof(int)));
  CUDA_CHECK(cudaMemcpyFromSymbol(&host_local, file_local, sizeof host_local));
  CUDA_CHECK(cudaMemcpyFromSymbol(host_table, table, sizeof host_table));
  require(host_counter == 7 && host_local == 9 && host_table[1] == 20.f && host_table[2] == 3.f, "device variables");
  require(shared_with_host == 2, "managed variables");
  void* address = nullptr;
  size_t bytes = 0;
  CUDA_CHECK(cudaGetSymbolAddress(&address, counter));
  CUDA_CHECK(cudaGetSymbolSize(&bytes, table));
  CUDA_CHECK(cudaMemcpy(&host_counter, address, sizeof(int), cudaMemcpyDeviceToHost));
  require(host_counter == 7 && bytes == 12, "symbol addresses");
  CUDA_CHECK(cudaFree(out));

  const int count = 1000;
  std::vector<float> input(count), output(count, -1.f);
  for (int i = 0; i < count; ++i) input[i] = static_cast<float>(i);
  float *device_in, *device_out, *pinned;
  CUDA_CHECK(cudaMalloc((void**)&device_in, count * sizeof(float)));
  CUDA_CHECK(cudaMalloc(reinterpret_cast<void**>(&device_out), count * sizeof(float)));
  CUDA_CHECK(cudaMallocHost(&pinned, count * sizeof(float)));
  cudaStream_t streams[2];
  for (cudaStream_t& stream : streams) CUDA_CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  cudaEvent_t begin, end, uploaded;
  CUDA_CHECK(cudaEventCreate(&begin));
  CUDA_CHECK(cudaEventCreate(&end));
  CUDA_CHECK(cudaEventCreateWithFlags(&uploaded, cudaEventDisableTiming));
  CUDA_CHECK(cudaEventRecord(begin, streams[0]));
  CUDA_CHECK(cudaMemcpyAsync(device_in, input.data(), count * sizeof(float), cudaMemcpyHostToDevice, streams[0]));
  CUDA_CHECK(cudaMemsetAsync(device_out, 0, count * sizeof(float), streams[0]));
  CUDA_CHECK(cudaEventRecord(uploaded, streams[0]));
  CUDA_CHECK(cudaStreamWaitEvent(streams[1], uploaded, 0));
  scale<<<(count + 127) / 128, 128, 0, streams[1]>>>(device_in, device_out, count, 3.f);
  CUDA_CHECK(cudaMemcpyAsync(pinned, device_out, count * sizeof(float), cudaMemcpyDeviceToHost, streams[1]));
  CUDA_CHECK(cudaStreamSynchronize(streams[1]));
  CUDA_CHECK(cudaEventRecord(end, streams[1]));
  CUDA_CHECK(cudaEventSynchronize(end));
  float elapsed = -1.f;
  CUDA_CHECK(cudaEventElapsedTime(&elapsed, begin, end));
  require(elapsed >= 0.f, "elapsed time");
  require(pinned[1] == 3.f && pinned[count - 1] == 3.f * (count - 1), "scaled");
  CUDA_CHECK(cudaMemcpy(output.data(), device_out, count * sizeof(float), cudaMemcpyDefault));
  require(output[999] == 2997.f, "copied");

  // Rows of 7 floats, apart by a pitch.
  float* rows;
  size_t pitch = 0;
  CUDA_CHECK(cudaMallocPitch(&rows, &pitch, 7 * sizeof(float), 5));
  CUDA_CHECK(cudaMemcpy2D(rows, pitch, input.data(), 7 * sizeof(float), 7 * sizeof(float), 5, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy2D(output.data(), 7 * sizeof(float), rows, pitch, 7 * sizeof(float), 5, cudaMemcpyDeviceToHost));
  require(pitch >= 28 && output[34] == 34.f, "pitched");

  cudaDeviceProp properties;
  CUDA_CHECK(cudaGetDeviceProperties(&properties, 0));
  int device = -1, devices = 0, threads = 0;
  CUDA_CHECK(cudaGetDevice(&device));
  CUDA_CHECK(cudaGetDeviceCount(&devices));
  CUDA_CHECK(cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerBlock, 0));
  require(device == 0 && devices >= 1 && threads == properties.maxThreadsPerBlock, "properties");

  speak<<<2, 4>>>();
  CUDA_CHECK(cudaDeviceSynchronize());
  int* seen;
  CUDA_CHECK(cudaMallocManaged(&seen, 3 * sizeof(int)));
  seen[2] = 0;
  widths<<<1, 128>>>(seen);
  CUDA_CHECK(cudaDeviceSynchronize());
  require(seen[0] == properties.warpSize, "warp size");
  printf("warps of %d: %d, first vote 0x%x\n", seen[0], seen[2], static_cast<unsigned>(seen[1]));
  CUDA_CHECK(cudaFree(seen));
  CUDA_CHECK(cudaFree(nullptr));
  CUDA_CHECK(cudaFreeHost(pinned));
  require(cudaMemcpy(nullptr, nullptr, 4, static_cast<cudaMemcpyKind>(77)) != cudaSuccess, "a bad direction is refused");
  cudaGetLastError();
  CUDA_CHECK(cudaDeviceReset());
  puts(failures ? "wrong" : "ok");
  return failures;
}
