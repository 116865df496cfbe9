// Every fragment type, tile and memory layout of the rocWMMA subset: D = A * B + C of one tile against plain loops. The inputs
// are small integers, exact in every type, so the results must be equal bit for bit.
// A HIP program: returns 0 if all is well. Runs on the engine at warp 32 and 64, and on a GPU.
#include <cstdio>
#include <vector>

#include "anywarp_compat/warp.h"
#include "anywarp_compat/wmma.h"

// CDNA has more tiles and types. HIP compiles the source for the host too, so the build says it: -DANYWARP_TEST_MFMA=1.
#ifndef ANYWARP_TEST_MFMA
#define ANYWARP_TEST_MFMA (ANYWARP_SIMT && ANYWARP_SIMT_WARP == 64)
#endif

namespace {

template <typename T>
__host__ __device__ T make(int value) {
  return rocwmma::detail::narrow<T>(static_cast<float>(value));
}
template <>
__host__ __device__ std::int8_t make(int value) {
  return static_cast<std::int8_t>(value);
}
template <>
__host__ __device__ std::int32_t make(int value) {
  return value;
}
template <typename T>
float value_of(const T& value) {
  return rocwmma::detail::widen<float>(value);
}

template <int D, int K, typename T, typename C, typename LayoutA, typename LayoutB>
__global__ void tile(const T* a, const T* b, const C* c, C* d, C* d_scaled, rocwmma::layout_t layout) {
  using namespace rocwmma;
  fragment<matrix_a, D, D, K, T, LayoutA> fa;
  fragment<matrix_b, D, D, K, T, LayoutB> fb;
  fragment<accumulator, D, D, K, C> fc, fd;
  load_matrix_sync(fa, a, std::is_same_v<LayoutA, row_major> ? K : D);
  load_matrix_sync(fb, b, std::is_same_v<LayoutB, row_major> ? D : K);
  load_matrix_sync(fc, c, D, layout);
  mma_sync(fd, fa, fb, fc);
  store_matrix_sync(d, fd, D, layout);
  // An element-wise use and an in-place multiply, as attention kernels have them; D + D*... stays exact.
  fill_fragment(fc, make<C>(0));
  mma_sync(fc, fa, fb, fc);
  for (unsigned i = 0; i < fc.num_elements; ++i) fc.x[i] = make<C>(static_cast<int>(detail::widen<float>(fc.x[i])) + 1);
  store_matrix_sync(d_scaled, fc, D, layout);
}

int failures = 0;

template <int D, int K, typename T, typename C, typename LayoutA, typename LayoutB>
void check(const char* name, rocwmma::layout_t layout) {
  constexpr bool kRowA = std::is_same_v<LayoutA, rocwmma::row_major>;
  constexpr bool kRowB = std::is_same_v<LayoutB, rocwmma::row_major>;
  const bool row_c = layout == rocwmma::mem_row_major;
  std::vector<T> a(D * K), b(D * K);
  std::vector<C> c(D * D), d(D * D), scaled(D * D);
  std::vector<int> ia(D * K), ib(D * K), ic(D * D);
  // -2..2, with K <= 32 every sum stays within bfloat16's 8 bits.
  for (int i = 0; i < D; ++i)
    for (int k = 0; k < K; ++k) {
      ia[i * K + k] = (i * 7 + k * 3) % 5 % 3 - 1;
      ib[k * D + i] = (i * 5 + k * 11) % 7 % 3 - 1;
      a[kRowA ? i * K + k : k * D + i] = make<T>(ia[i * K + k]);
      b[kRowB ? k * D + i : i * K + k] = make<T>(ib[k * D + i]);
    }
  for (int i = 0; i < D; ++i)
    for (int j = 0; j < D; ++j) {
      ic[i * D + j] = (i * 3 + j) % 9 - 4;
      c[row_c ? i * D + j : j * D + i] = make<C>(ic[i * D + j]);
    }
  T *pa, *pb;
  C *pc, *pd, *ps;
  (void)hipMalloc(reinterpret_cast<void**>(&pa), a.size() * sizeof(T));
  (void)hipMalloc(reinterpret_cast<void**>(&pb), b.size() * sizeof(T));
  (void)hipMalloc(reinterpret_cast<void**>(&pc), c.size() * sizeof(C));
  (void)hipMalloc(reinterpret_cast<void**>(&pd), d.size() * sizeof(C));
  (void)hipMalloc(reinterpret_cast<void**>(&ps), d.size() * sizeof(C));
  (void)hipMemcpy(pa, a.data(), a.size() * sizeof(T), hipMemcpyHostToDevice);
  (void)hipMemcpy(pb, b.data(), b.size() * sizeof(T), hipMemcpyHostToDevice);
  (void)hipMemcpy(pc, c.data(), c.size() * sizeof(C), hipMemcpyHostToDevice);
  tile<D, K, T, C, LayoutA, LayoutB><<<1, anywarp::hip::host_warp_size()>>>(pa, pb, pc, pd, ps, layout);
  (void)hipMemcpy(d.data(), pd, d.size() * sizeof(C), hipMemcpyDeviceToHost);
  (void)hipMemcpy(scaled.data(), ps, d.size() * sizeof(C), hipMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < D; ++i)
    for (int j = 0; j < D; ++j) {
      int product = 0;
      for (int k = 0; k < K; ++k) product += ia[i * K + k] * ib[k * D + j];
      const int at = row_c ? i * D + j : j * D + i;
      if (value_of(d[at]) != static_cast<float>(product + ic[i * D + j]) ||
          value_of(scaled[at]) != static_cast<float>(product + 1)) {
        if (wrong++ == 0)
          std::printf("%s: (%d, %d) is %g, expected %d\n", name, i, j, value_of(d[at]), product + ic[i * D + j]);
      }
    }
  if (wrong != 0) {
    std::printf("%s %dx%dx%d A %s B %s C %s: %d of %d elements wrong\n", name, D, D, K, kRowA ? "row" : "col",
                kRowB ? "row" : "col", row_c ? "row" : "col", wrong, D * D);
    ++failures;
  }
  (void)hipFree(pa), (void)hipFree(pb), (void)hipFree(pc), (void)hipFree(pd), (void)hipFree(ps);
}

template <int D, int K, typename T, typename C>
void layouts(const char* name) {
  using rocwmma::col_major;
  using rocwmma::row_major;
  for (rocwmma::layout_t layout : {rocwmma::mem_row_major, rocwmma::mem_col_major}) {
    check<D, K, T, C, row_major, row_major>(name, layout);
    check<D, K, T, C, row_major, col_major>(name, layout);
    check<D, K, T, C, col_major, row_major>(name, layout);
    check<D, K, T, C, col_major, col_major>(name, layout);
  }
}

}  // namespace

int main() {
  layouts<16, 16, _Float16, float>("_Float16 to float");
  layouts<16, 16, __half, float>("half to float");
  layouts<16, 16, __half, __half>("half to half");
  layouts<16, 32, __half, float>("half to float");
  layouts<16, 16, __hip_bfloat16, float>("bfloat16 to float");
  layouts<16, 16, __hip_bfloat16, __hip_bfloat16>("bfloat16 to bfloat16");
  layouts<16, 16, std::int8_t, std::int32_t>("int8 to int32");
#if ANYWARP_TEST_MFMA
  layouts<32, 8, __half, float>("half to float");
  layouts<32, 16, __half, float>("half to float");
  layouts<32, 16, __hip_bfloat16, float>("bfloat16 to float");
  layouts<32, 16, std::int8_t, std::int32_t>("int8 to int32");
  layouts<16, 16, float, float>("float to float");
  layouts<32, 8, float, float>("float to float");
#endif
  std::printf(failures == 0 ? "ok\n" : "%d cases failed\n", failures);
  return failures == 0 ? 0 : 1;
}
