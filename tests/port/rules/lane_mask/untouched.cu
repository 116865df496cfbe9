// Nothing here takes a mask of CUDA's.
namespace mine {
struct Warp {
  int __shfl_sync(unsigned mask, int v, int lane) const { return v + lane + static_cast<int>(mask); }
};
}  // namespace mine

__device__ int __ballot_like(int p) { return p; }

__global__ void kernel(int* out) {
  mine::Warp warp;
  const unsigned FULL_MASK = 0xffffffffu;
  out[0] = warp.__shfl_sync(FULL_MASK, 1, 2) + __ballot_like(__popc(FULL_MASK));  // __shfl_sync(FULL_MASK, v, 0)
}
