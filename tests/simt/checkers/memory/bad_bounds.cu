// Off by one at both ends, in device and in shared memory.
#include <vector>

__global__ void shift(const int* in, int* out, int n) {
  const int i = threadIdx.x;
  out[i] = in[i + 1];  // EXPECT: memory error reads 4 bytes right past the end of the 256-byte allocation made at bad_bounds.cu:41
}

__global__ void before(int* out) {
  out[(int)threadIdx.x - 1] = 1;  // EXPECT: memory error writes 4 bytes, 4 bytes before the start of the 256-byte allocation made at bad_bounds.cu:42
}

__global__ void shared_bounds(int* out) {
  __shared__ int left[32];
  __shared__ int right[32];
  left[threadIdx.x] = right[threadIdx.x] = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    left[32 + out[0]] = 1;   // EXPECT: memory error right past the end of the 128-byte shared variable `left`
    right[out[0] - 1] = 1;  // EXPECT: memory error 4 bytes before the start of the 128-byte shared variable `right`
  }
}

__global__ void dynamic_bounds() {
  extern __shared__ int words[];
  words[threadIdx.x] = 1;  // EXPECT: memory error right past the end of the 252 bytes of dynamic shared memory
}

__global__ void wide(const double* in, double* out) {
  out[threadIdx.x] = in[threadIdx.x];  // EXPECT: memory error reads 8 bytes, the last 4 bytes past the end of the 252-byte allocation
}

__global__ void after_free(int* out) {
  out[threadIdx.x] = 1;  // EXPECT: memory error at byte 0 of the freed 256-byte allocation made at bad_bounds.cu:42 and freed at bad_bounds.cu:52
}

int main() {
  std::vector<int> host(64, 0);
  int *in, *out;
  double *odd, *doubles;
  cudaMalloc(&in, 256);
  cudaMalloc(&out, 256);
  cudaMalloc(&odd, 252);
  cudaMalloc(&doubles, 256);
  cudaMemcpy(in, host.data(), 256, cudaMemcpyHostToDevice);
  cudaMemcpy(odd, host.data(), 252, cudaMemcpyHostToDevice);
  shift<<<1, 64>>>(in, out, 64);
  before<<<1, 64>>>(out);
  shared_bounds<<<1, 32>>>(in);
  dynamic_bounds<<<1, 64, 252>>>();
  wide<<<1, 32>>>(odd, doubles);
  cudaFree(out);
  after_free<<<1, 64>>>(out);
  cudaFree(out);  // EXPECT: memory error frees a 256-byte allocation a second time; it was made at bad_bounds.cu:42
  cudaFree(in + 1);  // EXPECT: memory error frees a pointer 4 bytes into the 256-byte allocation made at bad_bounds.cu:41
}
