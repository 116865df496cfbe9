// AMD's matrix instructions against plain loops: operands are laid out, and results read, by the per-instruction tables
// of AMD's ISA documents and matrix instruction calculator, written here one by one; the engine uses one general rule.
// At 64 lanes: MFMA and RDNA3's w64 forms; at 32 lanes: RDNA3's and RDNA4's WMMA. Prints "ok" or the first mismatches.
#include <hip/hip_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <type_traits>
#include <vector>

#include "launch.h"

static int failures = 0;
static std::uint64_t state = 20261129;
static int random_small() {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return static_cast<int>((state >> 33) % 7) - 3;
}

/// Block, line (row of A and D, column of B) and k of an operand's item; block, row and column of a result's item.
struct At {
  int block, line, other;
};
using Layout = std::function<At(int lane, int item)>;

struct Bfloat16 {
  unsigned short bits;
};
template <typename T>
static T number(int v) {
  return static_cast<T>(v);
}
template <>
Bfloat16 number<Bfloat16>(int v) {
  const float f = static_cast<float>(v);
  unsigned u;
  std::memcpy(&u, &f, 4);
  return {static_cast<unsigned short>(u >> 16)};
}

/// One wavefront: reads its operands, runs `instruction`, writes its results.
template <typename Operand, typename Result, typename Instruction>
static void run_wavefront(const Operand* a, const Operand* b, const Result* c, Result* d, Instruction instruction) {
  const unsigned lane = threadIdx.x;
  d[lane] = instruction(a[lane], b[lane], c[lane]);
}

template <typename T, typename P, typename Operand, typename Result, typename Instruction>
static void check(const char* name, int lanes, int m, int k, int blocks, Layout operand, Layout result,
                  Instruction instruction, bool replicated = false) {
  const int items = static_cast<int>(sizeof(Operand) / sizeof(T)),
            results = static_cast<int>(sizeof(Result) / sizeof(P));
  std::vector<int> a(blocks * m * k), b(blocks * m * k), c(blocks * m * m);
  for (int& v : a) v = random_small();
  for (int& v : b) v = random_small();
  for (int& v : c) v = random_small();
  std::vector<T> ra(lanes * items), rb(lanes * items);
  std::vector<P> rc(lanes * results), rd(lanes * results);
  std::vector<int> seen(blocks * m * k);
  for (int lane = 0; lane < lanes; ++lane) {
    for (int e = 0; e < items; ++e) {
      const At at = operand(lane, e);
      const int index = (at.block * m + at.line) * k + at.other;
      ++seen[index];
      ra[lane * items + e] = number<T>(a[index]);
      rb[lane * items + e] = number<T>(b[index]);
    }
    for (int r = 0; r < results; ++r) {
      const At at = result(lane, r);
      rc[lane * results + r] = static_cast<P>(c[(at.block * m + at.line) * m + at.other]);
    }
  }
  for (int n : seen)
    if (n != (replicated ? lanes / 16 : 1))
      std::printf("%s: the test's operand layout is not one-to-one\n", name), ++failures;
  const Operand *pa = reinterpret_cast<const Operand*>(ra.data()), *pb = reinterpret_cast<const Operand*>(rb.data());
  std::vector<Operand> va(lanes), vb(lanes);
  std::memcpy(va.data(), pa, lanes * sizeof(Operand)), std::memcpy(vb.data(), pb, lanes * sizeof(Operand));
  std::vector<Result> vc(lanes), vd(lanes);
  std::memcpy(vc.data(), rc.data(), lanes * sizeof(Result));
  ::anywarp::simt::launch_kernel({name, __FILE__, __LINE__}, 1, lanes,
                                 [&] { run_wavefront(va.data(), vb.data(), vc.data(), vd.data(), instruction); });
  std::memcpy(rd.data(), vd.data(), lanes * sizeof(Result));
  int wrong = 0;
  for (int lane = 0; lane < lanes; ++lane)
    for (int r = 0; r < results; ++r) {
      const At at = result(lane, r);
      int want = c[(at.block * m + at.line) * m + at.other];
      for (int l = 0; l < k; ++l) want += a[(at.block * m + at.line) * k + l] * b[(at.block * m + at.other) * k + l];
      if (static_cast<int>(rd[lane * results + r]) != want && ++wrong <= 3)
        std::printf("%s: lane %d item %d = %d, expected %d\n", name, lane, r, static_cast<int>(rd[lane * results + r]),
                    want);
    }
  failures += wrong;
}

template <typename T, int n>
using V = T __attribute__((ext_vector_type(n)));

// The results' layouts.
static const Layout kD32 = [](int l, int r) { return At{0, 8 * (r / 4) + 4 * (l / 32) + r % 4, l % 32}; };
static const Layout kD16 = [](int l, int r) { return At{0, 4 * (l / 16) + r, l % 16}; };
static const Layout kD32Blocks = [](int l, int r) {
  return At{r / 16, 8 * (r % 16 / 4) + 4 * (l / 32) + r % 4, l % 32};
};
static const Layout kD16Blocks = [](int l, int r) { return At{r / 4, 4 * (l / 16) + r % 4, l % 16}; };
static const Layout kD4 = [](int l, int r) { return At{l / 4, r, l % 4}; };
// Operands: `items` consecutive k in a lane.
static Layout lines(int m, int items) {
  return [=](int l, int e) { return At{0, l % m, items * (l / m) + e}; };
}
static Layout blocks_of(int m) {
  return [=](int l, int e) { return At{l / m, l % m, e}; };
}

using H4 = V<_Float16, 4>;
using H8 = V<_Float16, 8>;
using H16 = V<_Float16, 16>;
using S2 = V<short, 2>;
using S4 = V<short, 4>;
using S8 = V<short, 8>;
using S16 = V<short, 16>;
using B8 = V<__bf16, 8>;
using F4 = V<float, 4>;
using F8 = V<float, 8>;
using F16 = V<float, 16>;
using F32 = V<float, 32>;
using I2 = V<int, 2>;
using I4 = V<int, 4>;
using I8 = V<int, 8>;
using I16 = V<int, 16>;
using I32 = V<int, 32>;
using D4 = V<double, 4>;
using Byte = signed char;

#define MFMA(name, T, P, Operand, Result, m, k, blocks, operand, result)                                      \
  check<T, P, Operand, Result>(#name, 64, m, k, blocks, operand, result, [](Operand a, Operand b, Result c) { \
    return __builtin_amdgcn_mfma_##name(a, b, c, 0, 0, 0);                                                    \
  })

static void check_mfma() {
  MFMA(f32_32x32x8f16, _Float16, float, H4, F16, 32, 8, 1, lines(32, 4), kD32);
  MFMA(f32_16x16x16f16, _Float16, float, H4, F4, 16, 16, 1, lines(16, 4), kD16);
  MFMA(f32_32x32x4f16, _Float16, float, H4, F32, 32, 4, 2, blocks_of(32), kD32Blocks);
  MFMA(f32_16x16x4f16, _Float16, float, H4, F16, 16, 4, 4, blocks_of(16), kD16Blocks);
  MFMA(f32_4x4x4f16, _Float16, float, H4, F4, 4, 4, 16, blocks_of(4), kD4);
  MFMA(f32_32x32x8bf16_1k, Bfloat16, float, S4, F16, 32, 8, 1, lines(32, 4), kD32);
  MFMA(f32_16x16x16bf16_1k, Bfloat16, float, S4, F4, 16, 16, 1, lines(16, 4), kD16);
  MFMA(f32_32x32x4bf16_1k, Bfloat16, float, S4, F32, 32, 4, 2, blocks_of(32), kD32Blocks);
  MFMA(f32_16x16x4bf16_1k, Bfloat16, float, S4, F16, 16, 4, 4, blocks_of(16), kD16Blocks);
  MFMA(f32_4x4x4bf16_1k, Bfloat16, float, S4, F4, 4, 4, 16, blocks_of(4), kD4);
  MFMA(f32_32x32x4bf16, Bfloat16, float, S2, F16, 32, 4, 1, lines(32, 2), kD32);
  MFMA(f32_16x16x8bf16, Bfloat16, float, S2, F4, 16, 8, 1, lines(16, 2), kD16);
  MFMA(f32_32x32x2bf16, Bfloat16, float, S2, F32, 32, 2, 2, blocks_of(32), kD32Blocks);
  MFMA(f32_16x16x2bf16, Bfloat16, float, S2, F16, 16, 2, 4, blocks_of(16), kD16Blocks);
  MFMA(f32_4x4x2bf16, Bfloat16, float, S2, F4, 4, 2, 16, blocks_of(4), kD4);
  MFMA(f32_32x32x2f32, float, float, float, F16, 32, 2, 1, lines(32, 1), kD32);
  MFMA(f32_16x16x4f32, float, float, float, F4, 16, 4, 1, lines(16, 1), kD16);
  MFMA(f32_32x32x1f32, float, float, float, F32, 32, 1, 2, blocks_of(32), kD32Blocks);
  MFMA(f32_16x16x1f32, float, float, float, F16, 16, 1, 4, blocks_of(16), kD16Blocks);
  MFMA(f32_4x4x1f32, float, float, float, F4, 4, 1, 16, blocks_of(4), kD4);
  MFMA(i32_32x32x8i8, Byte, int, int, I16, 32, 8, 1, lines(32, 4), kD32);
  MFMA(i32_16x16x16i8, Byte, int, int, I4, 16, 16, 1, lines(16, 4), kD16);
  MFMA(i32_32x32x4i8, Byte, int, int, I32, 32, 4, 2, blocks_of(32), kD32Blocks);
  MFMA(i32_16x16x4i8, Byte, int, int, I16, 16, 4, 4, blocks_of(16), kD16Blocks);
  MFMA(i32_4x4x4i8, Byte, int, int, I4, 4, 4, 16, blocks_of(4), kD4);
  MFMA(i32_32x32x16_i8, Byte, int, long, I16, 32, 16, 1, lines(32, 8), kD32);
  MFMA(i32_16x16x32_i8, Byte, int, long, I4, 16, 32, 1, lines(16, 8), kD16);
  MFMA(f64_16x16x4f64, double, double, double, D4, 16, 4, 1, lines(16, 1), ([](int l, int p) {
         return At{0, 4 * p + l / 16, l % 16};
       }));
  MFMA(f64_4x4x4f64, double, double, double, double, 4, 4, 4, ([](int l, int) {
         return At{l / 4 % 4, l % 4, l / 16};
       }),
       ([](int l, int) {
         return At{l / 4 % 4, l / 16, l % 4};
       }));
  MFMA(f32_32x32x16_f16, _Float16, float, H8, F16, 32, 16, 1, lines(32, 8), kD32);
  MFMA(f32_16x16x32_f16, _Float16, float, H8, F4, 16, 32, 1, lines(16, 8), kD16);
  MFMA(f32_32x32x16_bf16, Bfloat16, float, B8, F16, 32, 16, 1, lines(32, 8), kD32);
  MFMA(f32_16x16x32_bf16, Bfloat16, float, B8, F4, 16, 32, 1, lines(16, 8), kD16);
  MFMA(i32_32x32x32_i8, Byte, int, I4, I16, 32, 32, 1, lines(32, 16), kD32);
  MFMA(i32_16x16x64_i8, Byte, int, I4, I4, 16, 64, 1, lines(16, 16), kD16);
}

/// CBSZ, ABID and BLGP on f32_4x4x1 (A and B of one item, lane = 4·block + line): which lane each operand comes from.
static void check_broadcasts() {
  float a[64], b[64];
  F4 d[64];
  for (int l = 0; l < 64; ++l) a[l] = static_cast<float>(l + 1), b[l] = static_cast<float>(100 + l);
  const auto verify = [&](const char* name, std::function<int(int)> lane_of_a, std::function<int(int)> lane_of_b) {
    for (int l = 0; l < 64; ++l)
      for (int r = 0; r < 4; ++r) {
        const float want = a[lane_of_a(l / 4 * 4 + r)] * b[lane_of_b(l)];
        if (d[l][r] != want && ++failures <= 10)
          std::printf("%s: lane %d item %d = %g, expected %g\n", name, l, r, d[l][r], want);
      }
  };
  const auto same = [](int l) { return l; };
#define RUN(cbsz, abid, blgp)                                                                                 \
  ::anywarp::simt::launch_kernel({"broadcast", __FILE__, __LINE__}, 1, 64, [&] {                              \
    d[threadIdx.x] =                                                                                          \
        __builtin_amdgcn_mfma_f32_4x4x1f32(a[threadIdx.x], b[threadIdx.x], F4{0, 0, 0, 0}, cbsz, abid, blgp); \
  })
  RUN(2, 3, 0);  // Each 16 lanes of A are lanes 16·3 to 16·3 + 15.
  verify(
      "cbsz 2 abid 3", [](int l) { return l % 16 + 48; }, same);
  RUN(1, 1, 0);
  verify(
      "cbsz 1 abid 1", [](int l) { return l % 32 + 32; }, same);
  RUN(0, 0, 1);
  verify("blgp 1", same, [](int l) { return l % 32; });
  RUN(0, 0, 2);
  verify("blgp 2", same, [](int l) { return l % 32 + 32; });
  RUN(0, 0, 3);
  verify("blgp 3", same, [](int l) { return (l + 16) % 64; });
  RUN(0, 0, 6);
  verify("blgp 6", same, [](int l) { return l % 16 + 32; });
#undef RUN
}

#define WMMA(name, T, P, Operand, Result, lanes, operand, result, call, replicated) \
  check<T, P, Operand, Result>(                                                     \
      name, lanes, 16, 16, 1, operand, result, [](Operand a, Operand b, Result c) { return call; }, replicated)

static const Layout kReplicated = [](int l, int e) { return At{0, l % 16, e}; };
// gfx12: VGPR 2·(k/8) + (k/2)%2, half k%2, lane i + 16·((k/4)%2).
static const Layout kSplit = [](int l, int e) {
  const int vgpr = e / 2, half = e % 2;
  return At{0, l % 16, 8 * (vgpr / 2) + 4 * (l / 16) + 2 * (vgpr % 2) + half};
};

static void check_wmma_64() {
  const Layout d = [](int l, int r) { return At{0, 4 * r + l / 16, l % 16}; };
  WMMA("wmma f16 w64", _Float16, float, H16, F4, 64, kReplicated, d,
       __builtin_amdgcn_wmma_f32_16x16x16_f16_w64(a, b, c), true);
  WMMA("wmma bf16 w64", Bfloat16, float, S16, F4, 64, kReplicated, d,
       __builtin_amdgcn_wmma_f32_16x16x16_bf16_w64(a, b, c), true);
}

static void check_wmma_32() {
  const Layout d11 = [](int l, int r) { return At{0, 2 * r + l / 16, l % 16}; };
  const Layout d12 = [](int l, int r) { return At{0, 8 * (l / 16) + r, l % 16}; };
  WMMA("wmma f16", _Float16, float, H16, F8, 32, kReplicated, d11, __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c),
       true);
  WMMA("wmma bf16", Bfloat16, float, S16, F8, 32, kReplicated, d11,
       __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c), true);
  WMMA("wmma iu8", Byte, int, I4, I8, 32, kReplicated, d11,
       __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, a, true, b, c, false), true);
  WMMA("wmma f16 gfx12", _Float16, float, H8, F8, 32, kSplit, d12,
       __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c), false);
  WMMA("wmma bf16 gfx12", Bfloat16, float, S8, F8, 32, kSplit, d12,
       __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c), false);
  WMMA("wmma f16 acc gfx12", _Float16, _Float16, H8, H8, 32, kSplit, d12,
       __builtin_amdgcn_wmma_f16_16x16x16_f16_w32_gfx12(a, b, c), false);
  WMMA("wmma iu8 gfx12", Byte, int, I2, I8, 32, kSplit, d12,
       __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(true, a, true, b, c, false), false);
  // f16 results of gfx11 lie in the low or the high half of each register.
  for (int high = 0; high < 2; ++high) {
    const auto low = [](H16 a, H16 b, H16 c) { return __builtin_amdgcn_wmma_f16_16x16x16_f16_w32(a, b, c, false); };
    const auto upper = [](H16 a, H16 b, H16 c) { return __builtin_amdgcn_wmma_f16_16x16x16_f16_w32(a, b, c, true); };
    H16 a[32], b[32], c[32], d[32];
    for (int l = 0; l < 32; ++l)
      for (int e = 0; e < 16; ++e)
        a[l][e] = e == l % 16 ? 1 : 0, b[l][e] = static_cast<_Float16>(e * 16 + l % 16), c[l][e] = 1;
    ::anywarp::simt::launch_kernel({"wmma f16 acc", __FILE__, __LINE__}, 1, 32, [&] {
      const int l = threadIdx.x;
      d[l] = high ? upper(a[l], b[l], c[l]) : low(a[l], b[l], c[l]);
    });
    for (int l = 0; l < 32; ++l)
      for (int e = 0; e < 16; ++e) {
        const int row = 2 * (e / 2) + l / 16;
        const float want = e % 2 == high ? static_cast<float>(row * 16 + l % 16 + 1) : 1.0f;
        if (static_cast<float>(d[l][e]) != want && ++failures <= 10)
          std::printf("wmma f16 acc %d: lane %d item %d = %g, expected %g\n", high, l, e,
                      static_cast<double>(static_cast<float>(d[l][e])), static_cast<double>(want));
      }
  }
}

int main() {
  if (warpSize == 64)
    check_mfma(), check_broadcasts(), check_wmma_64();
  else
    check_wmma_32();
  if (!failures) std::printf("ok\n");
  return failures != 0;
}
