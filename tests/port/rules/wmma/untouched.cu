// Names that only look like nvcuda's.
namespace wmma {
struct fragment_pool {
  int x[8];
};
inline int mma_sync(int a, int b) { return a * b; }
}  // namespace wmma

const char* text = "nvcuda::wmma::fragment";  // using namespace nvcuda;

__global__ void kernel(int* out) {
  wmma::fragment_pool pool = {};
  out[0] = wmma::mma_sync(pool.x[0], 2);
}
