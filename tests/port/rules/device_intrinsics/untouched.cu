__device__ int __dp4a_like(int a) { return a; }
struct vec {
  int atomicAdd_block(int v) const { return v; }
};
__global__ void count(int* total, float* sum, vec v) {
  atomicAdd(total, v.atomicAdd_block(__dp4a_like(1)));
  atomicAdd(sum, rsqrt(2.0) + rsqrtf(2.0f) + __ldg(sum) + __fadd_rn(1.0f, 2.0f));
}
