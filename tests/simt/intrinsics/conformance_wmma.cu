// nvcuda::wmma against plain loops, for every shape, type and memory layout, on integers small enough that no sum
// rounds; and the place of every matrix element in the fragments against simt/intrinsics/wmma_layout.h. Runs on the
// engine (ANYWARP_WARP=32) and, built with nvcc, on a GPU of sm_80 or later:
//   nvcc -std=c++17 -arch=sm_90 -O2 -Isrc -o build/gpu/conformance_wmma tests/simt/intrinsics/conformance_wmma.cu
// Prints "ok" and returns 0, or the first mismatches and 1.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <type_traits>
#include <vector>

#include "launch.h"
#include "simt/intrinsics/wmma_layout.h"

using namespace nvcuda;
namespace layout = anywarp::simt::wmma;

static int failures = 0;

static std::uint64_t state = 20261129;
static int random_small(int low, int high) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return low + static_cast<int>((state >> 33) % static_cast<unsigned>(high - low + 1));
}

/// How a fragment's type is stored in memory, and packed in registers.
template <typename T>
struct Traits {
  using Stored = T;
  static constexpr layout::Packing packing = layout::Packing::Pairs;
  static constexpr int low = -3, high = 3;
};
template <>
struct Traits<signed char> {
  using Stored = signed char;
  static constexpr layout::Packing packing = layout::Packing::Quads;
  static constexpr int low = -128, high = 127;
};
template <>
struct Traits<unsigned char> {
  using Stored = unsigned char;
  static constexpr layout::Packing packing = layout::Packing::Quads;
  static constexpr int low = 0, high = 255;
};
template <>
struct Traits<wmma::precision::tf32> {
  using Stored = float;
  static constexpr layout::Packing packing = layout::Packing::Tf32;
  static constexpr int low = -3, high = 3;
};
template <>
struct Traits<double> {
  using Stored = double;
  static constexpr layout::Packing packing = layout::Packing::Double;
  static constexpr int low = -1000, high = 1000;
};

template <typename T>
static T number(int v) {
  return T(static_cast<float>(v));
}
template <typename T>
static double real(T v) {
  return static_cast<double>(static_cast<float>(v));
}
template <>
double real<double>(double v) {
  return v;
}
template <>
double real<int>(int v) {
  return v;
}

// ---- d = 2·(a·b + c)
// ------------------------------------------------------------------------------------------------------

template <int m, int n, int k, typename T, typename TC, typename LA, typename LB>
__global__ void product(const typename Traits<T>::Stored* a, int lda, const typename Traits<T>::Stored* b, int ldb,
                        const TC* c, TC* d, int ldc, bool c_rows) {
  wmma::fragment<wmma::matrix_a, m, n, k, T, LA> fa;
  wmma::fragment<wmma::matrix_b, m, n, k, T, LB> fb;
  wmma::fragment<wmma::accumulator, m, n, k, TC> fc[2];
  wmma::load_matrix_sync(fa, a, lda);
  wmma::load_matrix_sync(fb, b, ldb);
  wmma::fill_fragment(fc[1], TC(0.0f));
  wmma::load_matrix_sync(fc[0], c, ldc, c_rows ? wmma::mem_row_major : wmma::mem_col_major);
  wmma::mma_sync(fc[1], fa, fb, fc[0]);
  for (int i = 0; i < fc[1].num_elements; ++i) fc[1].x[i] = fc[1].x[i] + fc[1].x[i];
  wmma::store_matrix_sync(d, fc[1], ldc, c_rows ? wmma::mem_row_major : wmma::mem_col_major);
}

template <int m, int n, int k, typename T, typename TC, typename LA, typename LB>
static void check_product(const char* what) {
  using S = typename Traits<T>::Stored;
  constexpr bool a_rows = std::is_same<LA, wmma::row_major>::value, b_rows = std::is_same<LB, wmma::row_major>::value;
  for (int c_rows = 0; c_rows < 2; ++c_rows)
    for (int padding = 0; padding <= 32; padding += 32) {
      const int lda = (a_rows ? k : m) + padding, ldb = (b_rows ? n : k) + padding, ldc = (c_rows ? n : m) + padding;
      std::vector<S> a(static_cast<std::size_t>(lda) * (a_rows ? m : k)),
          b(static_cast<std::size_t>(ldb) * (b_rows ? k : n));
      std::vector<TC> c(static_cast<std::size_t>(ldc) * (c_rows ? m : n)), d(c.size());
      for (auto& v : a) v = number<S>(random_small(Traits<T>::low, Traits<T>::high));
      for (auto& v : b) v = number<S>(random_small(Traits<T>::low, Traits<T>::high));
      for (auto& v : c) v = number<TC>(random_small(-3, 3));
      S *da, *db;
      TC *dc, *dd;
      cudaMalloc(&da, a.size() * sizeof(S)), cudaMalloc(&db, b.size() * sizeof(S));
      cudaMalloc(&dc, c.size() * sizeof(TC)), cudaMalloc(&dd, c.size() * sizeof(TC));
      cudaMemcpy(da, a.data(), a.size() * sizeof(S), cudaMemcpyHostToDevice);
      cudaMemcpy(db, b.data(), b.size() * sizeof(S), cudaMemcpyHostToDevice);
      cudaMemcpy(dc, c.data(), c.size() * sizeof(TC), cudaMemcpyHostToDevice);
      cudaMemset(dd, 0, c.size() * sizeof(TC));
      LAUNCH((product<m, n, k, T, TC, LA, LB>), 1, 32, da, lda, db, ldb, dc, dd, ldc, c_rows != 0);
      cudaMemcpy(d.data(), dd, d.size() * sizeof(TC), cudaMemcpyDeviceToHost);
      cudaFree(da), cudaFree(db), cudaFree(dc), cudaFree(dd);
      for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
          const std::size_t at = static_cast<std::size_t>(c_rows ? i * ldc + j : j * ldc + i);
          double want = real(c[at]);
          for (int l = 0; l < k; ++l)
            want += real(a[a_rows ? i * lda + l : l * lda + i]) * real(b[b_rows ? l * ldb + j : j * ldb + l]);
          want *= 2;
          if (real(d[at]) != want && ++failures <= 10)
            std::printf("%s %dx%dx%d a %s b %s c %s: (%d, %d) = %g, expected %g\n", what, m, n, k,
                        a_rows ? "row" : "col", b_rows ? "row" : "col", c_rows ? "row" : "col", i, j, real(d[at]),
                        want);
        }
    }
}

template <int m, int n, int k, typename T, typename TC>
static void check_layouts_of_memory(const char* what) {
  check_product<m, n, k, T, TC, wmma::row_major, wmma::col_major>(what);
  check_product<m, n, k, T, TC, wmma::row_major, wmma::row_major>(what);
  check_product<m, n, k, T, TC, wmma::col_major, wmma::col_major>(what);
  check_product<m, n, k, T, TC, wmma::col_major, wmma::row_major>(what);
}
template <typename T, typename TC>
static void check_wide_shapes(const char* what) {
  check_layouts_of_memory<16, 16, 16, T, TC>(what);
  check_layouts_of_memory<32, 8, 16, T, TC>(what);
  check_layouts_of_memory<8, 32, 16, T, TC>(what);
}

// ---- places
// ---------------------------------------------------------------------------------------------------------------

/// Loads a matrix that holds its row numbers and one that holds its column numbers, and writes out what each x[i]
/// became.
template <typename Fragment, typename S>
__global__ void places_of_operand(const S* rows, const S* columns, int ld, int* out) {
  Fragment f, g;
  wmma::load_matrix_sync(f, rows, ld);
  wmma::load_matrix_sync(g, columns, ld);
  for (int i = 0; i < f.num_elements; ++i) {
    out[(threadIdx.x * 16 + i) * 2] = static_cast<int>(static_cast<float>(f.x[i]));
    out[(threadIdx.x * 16 + i) * 2 + 1] = static_cast<int>(static_cast<float>(g.x[i]));
  }
}
template <typename Fragment, typename S>
__global__ void places_of_accumulator(const S* rows, const S* columns, int ld, int* out) {
  Fragment f, g;
  wmma::load_matrix_sync(f, rows, ld, wmma::mem_row_major);
  wmma::load_matrix_sync(g, columns, ld, wmma::mem_row_major);
  for (int i = 0; i < f.num_elements; ++i) {
    out[(threadIdx.x * 16 + i) * 2] = static_cast<int>(static_cast<float>(f.x[i]));
    out[(threadIdx.x * 16 + i) * 2 + 1] = static_cast<int>(static_cast<float>(g.x[i]));
  }
}

template <typename Fragment, typename S, typename Kernel, typename Expected>
static void check_places(const char* what, int rows, int columns, Kernel kernel, Expected expected) {
  std::vector<S> r, c;
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < columns; ++j) r.push_back(number<S>(i)), c.push_back(number<S>(j));
  S *dr, *dc;
  int* dout;
  cudaMalloc(&dr, r.size() * sizeof(S)), cudaMalloc(&dc, c.size() * sizeof(S)), cudaMalloc(&dout, 32 * 16 * 2 * 4);
  cudaMemcpy(dr, r.data(), r.size() * sizeof(S), cudaMemcpyHostToDevice);
  cudaMemcpy(dc, c.data(), c.size() * sizeof(S), cudaMemcpyHostToDevice);
  LAUNCH(kernel, 1, 32, dr, dc, columns, dout);
  std::vector<int> out(32 * 16 * 2);
  cudaMemcpy(out.data(), dout, out.size() * 4, cudaMemcpyDeviceToHost);
  cudaFree(dr), cudaFree(dc), cudaFree(dout);
  const int distinct = rows * columns / 32;
  int wrong = 0;
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < Fragment::num_elements; ++i) {
      const layout::Coordinate want = expected(lane, i % distinct);
      const int row = out[(lane * 16 + i) * 2], column = out[(lane * 16 + i) * 2 + 1];
      if ((row != want.row || column != want.column) && ++wrong <= 3)
        std::printf("%s: lane %d x[%d] holds (%d, %d), expected (%d, %d)\n", what, lane, i, row, column, want.row,
                    want.column);
    }
  failures += wrong;
}

template <int m, int n, int k, typename T>
static void check_operand_places(const char* what) {
  using S = typename Traits<T>::Stored;
  using A = wmma::fragment<wmma::matrix_a, m, n, k, T, wmma::row_major>;
  using B = wmma::fragment<wmma::matrix_b, m, n, k, T, wmma::row_major>;
  char label[64];
  std::snprintf(label, sizeof label, "%s a of %dx%dx%d", what, m, n, k);
  check_places<A, S>(label, m, k, places_of_operand<A, S>,
                     [](int l, int x) { return layout::element_of_a<Traits<T>::packing, m>(l, x); });
  std::snprintf(label, sizeof label, "%s b of %dx%dx%d", what, m, n, k);
  check_places<B, S>(label, k, n, places_of_operand<B, S>,
                     [](int l, int x) { return layout::element_of_b<Traits<T>::packing, n>(l, x); });
}
template <int m, int n, int k, typename TC>
static void check_accumulator_places(const char* what) {
  using C = wmma::fragment<wmma::accumulator, m, n, k, TC>;
  char label[64];
  std::snprintf(label, sizeof label, "%s accumulator of %dx%dx%d", what, m, n, k);
  check_places<C, TC>(label, m, n, places_of_accumulator<C, TC>,
                      [](int l, int x) { return layout::element_of_accumulator<m, n>(l, x); });
}
template <typename T>
static void check_wide_operand_places(const char* what) {
  check_operand_places<16, 16, 16, T>(what);
  check_operand_places<32, 8, 16, T>(what);
  check_operand_places<8, 32, 16, T>(what);
}
template <typename TC>
static void check_wide_accumulator_places(const char* what) {
  check_accumulator_places<16, 16, 16, TC>(what);
  check_accumulator_places<32, 8, 16, TC>(what);
  check_accumulator_places<8, 32, 16, TC>(what);
}

int main() {
  check_wide_shapes<__half, float>("half, float");
  check_wide_shapes<__half, __half>("half, half");
  check_wide_shapes<__nv_bfloat16, float>("bfloat16, float");
  check_wide_shapes<signed char, int>("signed char, int");
  check_wide_shapes<unsigned char, int>("unsigned char, int");
  check_layouts_of_memory<16, 16, 8, wmma::precision::tf32, float>("tf32, float");
  check_layouts_of_memory<8, 8, 4, double, double>("double, double");

  check_wide_operand_places<__half>("half");
  check_wide_operand_places<__nv_bfloat16>("bfloat16");
  check_wide_operand_places<signed char>("signed char");
  check_operand_places<16, 16, 8, wmma::precision::tf32>("tf32");
  check_operand_places<8, 8, 4, double>("double");
  check_wide_accumulator_places<float>("float");
  check_wide_accumulator_places<__half>("half");
  check_wide_accumulator_places<int>("int");
  check_accumulator_places<8, 8, 4, double>("double");

  if (cudaDeviceSynchronize() != cudaSuccess || cudaGetLastError() != cudaSuccess)
    std::printf("a launch failed\n"), ++failures;
  if (!failures)
    std::printf("ok\n");
  else
    std::printf("%d mismatches\n", failures);
  return failures != 0;
}
