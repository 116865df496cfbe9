#include <cuda_runtime.h>

#define CHECK(call) (void)(call)

struct Camera {
  float matrix[16];
};
__constant__ Camera camera;
__constant__ float weights[2][64];
__device__ int counter;

void upload(const Camera& host, cudaStream_t stream) {
  CHECK(cudaMemcpyToSymbol(camera, &host, sizeof(Camera)));
  cudaMemcpyToSymbolAsync(weights[1], host.matrix, 16 * sizeof(float), 0, cudaMemcpyHostToDevice, stream);
  int zero = 0;
  cudaMemcpyFromSymbol(&zero, counter, sizeof(int), 0, cudaMemcpyDeviceToHost);
  void* address = nullptr;
  size_t bytes = 0;
  CHECK(cudaGetSymbolAddress(&address, counter)), CHECK(cudaGetSymbolSize(&bytes, weights));
#ifdef VERY_OLD
  cudaMemcpyToSymbol("camera", &host, sizeof(Camera));
#endif
}
