// nvcuda::wmma: matrix fragments of a warp. Shapes and types are not checked here; the porter's wmma rule does that.
#pragma once
#pragma GCC system_header
#include "cuda_bf16.h"
#include "cuda_fp16.h"

namespace nvcuda {
namespace wmma {

namespace precision {
class tf32;
}
namespace experimental {
namespace precision {
class u4;
class s4;
class b1;
}  // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
}  // namespace experimental

enum layout_t { mem_row_major, mem_col_major };
struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;

// What one lane holds: tf32 is kept as float, sub-byte types in packed integers.
template <typename T>
struct anywarp_storage {
  typedef T type;
};
template <>
struct anywarp_storage<precision::tf32> {
  typedef float type;
};
template <>
struct anywarp_storage<experimental::precision::u4> {
  typedef unsigned type;
};
template <>
struct anywarp_storage<experimental::precision::s4> {
  typedef int type;
};
template <>
struct anywarp_storage<experimental::precision::b1> {
  typedef unsigned type;
};

template <typename Use, int m, int n, int k>
struct anywarp_elements {
  enum { value = m * n / 32 };
};
template <int m, int n, int k>
struct anywarp_elements<matrix_a, m, n, k> {
  enum { value = m * k / 16 };
};
template <int m, int n, int k>
struct anywarp_elements<matrix_b, m, n, k> {
  enum { value = n * k / 16 };
};

template <typename Use, int m, int n, int k, typename T, typename Layout = void>
class fragment {
 public:
  typedef typename anywarp_storage<T>::type element_type;
  typedef typename anywarp_storage<T>::type storage_element_type;
  enum { num_elements = anywarp_elements<Use, m, n, k>::value, num_storage_elements = num_elements };
  storage_element_type x[num_elements];
};

template <typename Use, int m, int n, int k, typename T, typename Layout>
__device__ void fill_fragment(fragment<Use, m, n, k, T, Layout>& f,
                              const typename anywarp_storage<T>::type& value) { __builtin_unreachable(); }
template <typename Use, int m, int n, int k, typename T, typename Layout, typename Memory>
__device__ void load_matrix_sync(fragment<Use, m, n, k, T, Layout>& f, const Memory* memory, unsigned stride) { __builtin_unreachable(); }
template <int m, int n, int k, typename T, typename Memory>
__device__ void load_matrix_sync(fragment<accumulator, m, n, k, T>& f, const Memory* memory, unsigned stride,
                                 layout_t layout) { __builtin_unreachable(); }
template <int m, int n, int k, typename T, typename Memory>
__device__ void store_matrix_sync(Memory* memory, const fragment<accumulator, m, n, k, T>& f, unsigned stride,
                                  layout_t layout) { __builtin_unreachable(); }
template <int m, int n, int k, typename D, typename A, typename LayoutA, typename B, typename LayoutB, typename C>
__device__ void mma_sync(fragment<accumulator, m, n, k, D>& d, const fragment<matrix_a, m, n, k, A, LayoutA>& a,
                         const fragment<matrix_b, m, n, k, B, LayoutB>& b, const fragment<accumulator, m, n, k, C>& c,
                         bool saturate = false) { __builtin_unreachable(); }
template <int m, int n, int k, typename D, typename A, typename LayoutA, typename B, typename LayoutB, typename C>
__device__ void bmma_sync(fragment<accumulator, m, n, k, D>& d, const fragment<matrix_a, m, n, k, A, LayoutA>& a,
                          const fragment<matrix_b, m, n, k, B, LayoutB>& b, const fragment<accumulator, m, n, k, C>& c,
                          experimental::bmmaBitOp operation = experimental::bmmaBitOpXOR,
                          experimental::bmmaAccumulateOp accumulate = experimental::bmmaAccumulateOpPOPC) { __builtin_unreachable(); }
__device__ float __float_to_tf32(float value);

}  // namespace wmma
}  // namespace nvcuda
