// nvcuda::wmma: fragments, loads, stores and matrix products of one 32-lane warp. Products are exact and summed in
// float (int, double) in order of k; the hardware sums in an order of its own, so last bits may differ from it.
#pragma once

#include <type_traits>

#include "bfloat16.h"
#include "half.h"
#include "warp.h"
#include "wmma_layout.h"

namespace nvcuda::wmma {

struct matrix_a;
struct matrix_b;
struct accumulator;
struct row_major;
struct col_major;
enum layout_t { mem_row_major, mem_col_major };

namespace precision {
struct tf32;
}

}  // namespace nvcuda::wmma

namespace anywarp::simt::wmma {

/// What a fragment of T stores, what its products are summed in, and how it is packed.
template <typename T>
struct Element;
template <>
struct Element<__half> {
  using Stored = __half;
  using Product = float;
  static constexpr Packing packing = Packing::Pairs;
};
template <>
struct Element<ANYWARP_BF16> : Element<__half> {
  using Stored = ANYWARP_BF16;
};
template <>
struct Element<signed char> {
  using Stored = signed char;
  using Product = int;
  static constexpr Packing packing = Packing::Quads;
};
template <>
struct Element<char> : Element<signed char> {};
template <>
struct Element<unsigned char> : Element<signed char> {
  using Stored = unsigned char;
};
template <>
struct Element<nvcuda::wmma::precision::tf32> {
  using Stored = float;
  using Product = float;
  static constexpr Packing packing = Packing::Tf32;
};
template <>
struct Element<double> {
  using Stored = double;
  using Product = double;
  static constexpr Packing packing = Packing::Double;
};
template <>
struct Element<float> {
  using Stored = float;
  using Product = float;
};
template <>
struct Element<int> {
  using Stored = int;
  using Product = int;
};

template <typename Use, int m, int n, int k>
struct Shape;
template <int m, int n, int k>
struct Shape<nvcuda::wmma::matrix_a, m, n, k> {
  static constexpr int rows = m, columns = k;
  template <typename T>
  static constexpr Coordinate at(int lane, int x) {
    return element_of_a<Element<T>::packing, m>(lane, x);
  }
};
template <int m, int n, int k>
struct Shape<nvcuda::wmma::matrix_b, m, n, k> {
  static constexpr int rows = k, columns = n;
  template <typename T>
  static constexpr Coordinate at(int lane, int x) {
    return element_of_b<Element<T>::packing, n>(lane, x);
  }
};
template <int m, int n, int k>
struct Shape<nvcuda::wmma::accumulator, m, n, k> {
  static constexpr int rows = m, columns = n;
  template <typename T>
  static constexpr Coordinate at(int lane, int x) {
    return element_of_accumulator<m, n>(lane, x);
  }
};

template <typename T, int m, int n, int k>
constexpr bool supported() {
  using namespace nvcuda::wmma;
  const bool wide = k == 16 && ((m == 16 && n == 16) || (m == 32 && n == 8) || (m == 8 && n == 32));
  if (std::is_same<T, precision::tf32>::value) return m == 16 && n == 16 && k == 8;
  if (std::is_same<T, double>::value) return m == 8 && n == 8 && k == 4;
  if (std::is_same<T, float>::value) return wide || (m == 16 && n == 16 && k == 8);
  return wide;
}

ANYWARP_INLINE unsigned lane_in_half() { return lane_id() & 31u; }

/// Waits for the 32 lanes that own the fragment; they must all be there.
ANYWARP_INLINE Exchange meet(const char* operation, const void* deposit, std::size_t size) {
  if (warp_width() != 32) {
    report_misuse("warp", "error", "nvcuda::wmma fragments belong to 32-lane warps: a 64-lane wavefront has none");
  }
  const std::uint64_t lanes = std::uint64_t{0xffffffffu} << (lane_id() & 32u);
  const Exchange all = exchange(operation, lanes, deposit, size);
  if (all.active != lanes) {
    report_misuse("warp", "error", "a wmma operation was reached by only part of the warp");
  }
  return all;
}

template <typename T>
ANYWARP_INLINE void check_address(const T* p, unsigned ld) {
  if (reinterpret_cast<std::uintptr_t>(p) % 32) {
    report_misuse("memory", "error", "a wmma matrix must start at a multiple of 32 bytes");
  }
  if (ld * sizeof(T) % 16) {
    report_misuse("memory", "error", "the leading dimension of a wmma matrix must be a multiple of 16 bytes");
  }
}

/// a's and b's elements of one lane as the numbers that are multiplied.
template <typename P, int a_items, int b_items>
struct Operands {
  P a[a_items];
  P b[b_items];
};

template <typename T>
ANYWARP_INLINE auto to_product(T v) {
  if constexpr (std::is_same<T, __half>::value || std::is_same<T, ANYWARP_BF16>::value)
    return ::anywarp::simt::to_float(v);
  else
    return v;
}
/// tf32 multiplies with the upper 19 bits of a float.
ANYWARP_INLINE float to_tf32_product(float v) {
  return __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, v) & 0xffffe000u);
}

/// sums[x] += A[row, :]·B[:, column] for the calling lane's accumulator elements.
template <Packing packing, typename P, int m, int n, int k>
ANYWARP_UNCHECKED void multiply(const Exchange& all, unsigned lane, P* sums) {
  static constexpr auto a_places = places_of_a<packing, m, k>();
  static constexpr auto b_places = places_of_b<packing, n, k>();
  using Slot = Operands<P, m * k / 32, n * k / 32>;
  const unsigned first = all.active & 1 ? 0 : 32;
  for (int x = 0; x < m * n / 32; ++x) {
    const Coordinate c = element_of_accumulator<m, n>(static_cast<int>(lane), x);
    for (int i = 0; i < k; ++i) {
      const Place a = a_places[static_cast<std::size_t>(c.row * k + i)];
      const Place b = b_places[static_cast<std::size_t>(c.column * k + i)];
      if (!all.took_part(a.lane + first) || !all.took_part(b.lane + first)) continue;
      P left, right;
      std::memcpy(&left, all.slot(a.lane + first) + offsetof(Slot, a) + a.item * sizeof(P), sizeof(P));
      std::memcpy(&right, all.slot(b.lane + first) + offsetof(Slot, b) + b.item * sizeof(P), sizeof(P));
      if constexpr (std::is_same<P, int>::value)
        sums[x] = static_cast<int>(static_cast<unsigned>(sums[x]) + static_cast<unsigned>(left * right));
      else
        sums[x] += left * right;
    }
  }
}

}  // namespace anywarp::simt::wmma

namespace nvcuda::wmma {

template <typename Use, int m, int n, int k, typename T, typename Layout = void>
struct fragment {
  static_assert(::anywarp::simt::wmma::supported<T, m, n, k>() || std::is_same<Use, accumulator>::value,
                "nvcuda::wmma has no fragments of this shape and type");
  using Shape = ::anywarp::simt::wmma::Shape<Use, m, n, k>;
  using element_type = typename ::anywarp::simt::wmma::Element<T>::Stored;
  using storage_element_type = element_type;
  /// Elements that differ; half operands hold each twice or more, to have 16.
  enum { distinct_elements = Shape::rows * Shape::columns / 32 };
  enum {
    num_elements =
        std::is_same<T, __half>::value && !std::is_same<Use, accumulator>::value ? 16 : int(distinct_elements)
  };
  enum { num_storage_elements = num_elements };
  element_type x[num_elements];
};

template <typename Use, int m, int n, int k, typename T, typename Layout, typename V>
ANYWARP_INLINE void fill_fragment(fragment<Use, m, n, k, T, Layout>& f, const V& value) {
  using Stored = typename fragment<Use, m, n, k, T, Layout>::element_type;
  const Stored v = static_cast<Stored>(value);
  for (int i = 0; i < f.num_elements; ++i) f.x[i] = v;
}

template <typename Use, int m, int n, int k, typename T, typename Layout>
ANYWARP_INLINE void anywarp_load(fragment<Use, m, n, k, T, Layout>& f,
                                 const typename fragment<Use, m, n, k, T, Layout>::element_type* p, unsigned ld,
                                 bool rows) {
  using F = fragment<Use, m, n, k, T, Layout>;
  ::anywarp::simt::wmma::check_address(p, ld);
  const char arrived = 0;
  ::anywarp::simt::wmma::meet("wmma::load_matrix_sync", &arrived, 1);
  const int lane = static_cast<int>(::anywarp::simt::wmma::lane_in_half());
  for (int i = 0; i < F::distinct_elements; ++i) {
    const auto c = F::Shape::template at<T>(lane, i);
    f.x[i] = p[rows ? static_cast<std::size_t>(c.row) * ld + static_cast<std::size_t>(c.column)
                    : static_cast<std::size_t>(c.column) * ld + static_cast<std::size_t>(c.row)];
  }
  for (int i = F::distinct_elements; i < F::num_elements; ++i) f.x[i] = f.x[i % F::distinct_elements];
}

template <typename Use, int m, int n, int k, typename T, typename Layout>
ANYWARP_INLINE void load_matrix_sync(fragment<Use, m, n, k, T, Layout>& f,
                                     const typename fragment<Use, m, n, k, T, Layout>::element_type* p, unsigned ld) {
  anywarp_load(f, p, ld, std::is_same<Layout, row_major>::value);
}
template <int m, int n, int k, typename T>
ANYWARP_INLINE void load_matrix_sync(fragment<accumulator, m, n, k, T>& f,
                                     const typename fragment<accumulator, m, n, k, T>::element_type* p, unsigned ld,
                                     layout_t layout) {
  anywarp_load(f, p, ld, layout == mem_row_major);
}

template <int m, int n, int k, typename T>
ANYWARP_INLINE void store_matrix_sync(typename fragment<accumulator, m, n, k, T>::element_type* p,
                                      const fragment<accumulator, m, n, k, T>& f, unsigned ld, layout_t layout) {
  using F = fragment<accumulator, m, n, k, T>;
  ::anywarp::simt::wmma::check_address(p, ld);
  const int lane = static_cast<int>(::anywarp::simt::wmma::lane_in_half());
  for (int i = 0; i < F::num_elements; ++i) {
    const auto c = F::Shape::template at<T>(lane, i);
    p[layout == mem_row_major ? static_cast<std::size_t>(c.row) * ld + static_cast<std::size_t>(c.column)
                              : static_cast<std::size_t>(c.column) * ld + static_cast<std::size_t>(c.row)] = f.x[i];
  }
  const char arrived = 0;
  ::anywarp::simt::wmma::meet("wmma::store_matrix_sync", &arrived, 1);
}

/// d = a·b + c.
template <int m, int n, int k, typename TA, typename TB, typename LA, typename LB, typename TD, typename TC>
ANYWARP_INLINE void mma_sync(fragment<accumulator, m, n, k, TD>& d, const fragment<matrix_a, m, n, k, TA, LA>& a,
                             const fragment<matrix_b, m, n, k, TB, LB>& b, const fragment<accumulator, m, n, k, TC>& c,
                             bool saturate_to_finite = false) {
  static_assert(std::is_same<TA, TB>::value, "both operands of mma_sync have one type");
  using E = ::anywarp::simt::wmma::Element<TA>;
  using P = typename E::Product;
  (void)saturate_to_finite;
  ::anywarp::simt::wmma::Operands<P, m * k / 32, n * k / 32> mine;
  for (int i = 0; i < m * k / 32; ++i) {
    if constexpr (E::packing == ::anywarp::simt::wmma::Packing::Tf32)
      mine.a[i] = ::anywarp::simt::wmma::to_tf32_product(a.x[i]);
    else
      mine.a[i] = ::anywarp::simt::wmma::to_product(a.x[i]);
  }
  for (int i = 0; i < n * k / 32; ++i) {
    if constexpr (E::packing == ::anywarp::simt::wmma::Packing::Tf32)
      mine.b[i] = ::anywarp::simt::wmma::to_tf32_product(b.x[i]);
    else
      mine.b[i] = ::anywarp::simt::wmma::to_product(b.x[i]);
  }
  const auto all = ::anywarp::simt::wmma::meet("wmma::mma_sync", &mine, sizeof(mine));
  P sums[m * n / 32];
  for (int i = 0; i < m * n / 32; ++i) sums[i] = static_cast<P>(::anywarp::simt::wmma::to_product(c.x[i]));
  ::anywarp::simt::wmma::multiply<E::packing, P, m, n, k>(all, ::anywarp::simt::wmma::lane_in_half(), sums);
  for (int i = 0; i < m * n / 32; ++i)
    d.x[i] = static_cast<typename fragment<accumulator, m, n, k, TD>::element_type>(sums[i]);
}

/// Rounds to tf32, ties away from zero, as cvt.rna does.
ANYWARP_INLINE float __float_to_tf32(float v) {
  const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, v);
  if ((bits & 0x7f800000u) == 0x7f800000u) return v;
  return __builtin_bit_cast(float, (bits + 0x1000u) & 0xffffe000u);
}

}  // namespace nvcuda::wmma
