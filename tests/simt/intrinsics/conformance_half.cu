// half and bfloat16 against a float64 oracle written with integers only: every value for conversions and unary
// functions, all pairs of a set of special values and random ones for arithmetic. Runs on the engine and, built with
// nvcc, on a GPU:
//   nvcc -arch=sm_90 -O2 -o build/gpu/conformance_half tests/simt/intrinsics/conformance_half.cu
// Prints "ok" and returns 0, or the first mismatches and 1.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "launch.h"

// ---- the oracle: formats as (exponent bits, mantissa bits)
// --------------------------------------------------------------

struct Format {
  int e, m;
  int bias() const { return (1 << (e - 1)) - 1; }
  unsigned infinity() const { return ((1u << e) - 1) << m; }
  bool nan(unsigned v) const { return (v & 0x7fff) > infinity(); }
};
static const Format kHalf{5, 10}, kBrain{8, 7};

static double ldexp_exact(double v, int e) {
  while (e > 500) v *= 0x1p500, e -= 500;
  while (e < -500) v *= 0x1p-500, e += 500;
  double p = 1;
  for (; e > 0; --e) p *= 2;
  for (; e < 0; ++e) p /= 2;
  return v * p;
}

static double value(Format f, unsigned v) {
  const int exponent = (v >> f.m) & ((1 << f.e) - 1);
  const int fraction = v & ((1 << f.m) - 1);
  double r;
  if (exponent == (1 << f.e) - 1)
    r = fraction ? 0.0 / 0.0 : 1.0 / 0.0;
  else if (exponent)
    r = ldexp_exact((1 << f.m) + fraction, exponent - f.bias() - f.m);
  else
    r = ldexp_exact(fraction, 1 - f.bias() - f.m);
  return v & 0x8000 ? -r : r;
}

// The sign of x + error - y, where x + error is exact and |error| is below half a unit of x.
static int compare(double x, double error, double y) {
  if (x != y) return x < y ? -1 : 1;
  return error < 0 ? -1 : error > 0;
}

// Rounds x + error: finds the neighbours among the format's values by bisection over its (ordered) encodings.
// mode: 'n' nearest even, 'z' zero, 'd' down, 'u' up.
static unsigned rounded(Format f, double x, double error, char mode) {
  if (x != x) return 0x7fff;
  const bool negative = x < 0 || (x == 0 && 1 / x < 0);
  const unsigned sign = negative ? 0x8000 : 0;
  if (negative) x = -x, error = -error;
  if (x > 1e300) return sign | f.infinity();
  unsigned low = 0, high = f.infinity();  // value(low) <= exact < value(high), with infinity above all.
  while (high - low > 1) {
    const unsigned middle = (low + high) / 2;
    if (compare(x, error, value(f, middle)) >= 0)
      low = middle;
    else
      high = middle;
  }
  if (compare(x, error, value(f, low)) == 0) return sign | low;
  bool up;
  if (mode == 'n') {
    const double above = high == f.infinity() ? value(f, low) + (value(f, low) - value(f, low - 1)) : value(f, high);
    const int side = compare(x, error, (value(f, low) + above) / 2);
    up = side > 0 || (side == 0 && (low & 1));
  } else {
    up = (mode == 'u' && !negative) || (mode == 'd' && negative);
  }
  return sign | (up ? high : low);
}

// a + b as a double and what is missing.
static double sum(double a, double b, double* error) {
  const double s = a + b, t = s - a;
  *error = (a - (s - t)) + (b - t);
  if (*error != *error) *error = 0;
  return s;
}

// ---- the device side
// ----------------------------------------------------------------------------------------------------

enum {
  kAdd,
  kSub,
  kMul,
  kDiv,
  kFma,
  kMax,
  kMin,
  kMaxNan,
  kMinNan,
  kAddSat,
  kRelu,
  kLt,
  kLtu,
  kEq,
  kNe,
  kNeu,
  kOperations
};

template <typename T>
__device__ T from_bits(unsigned v) {
  unsigned short s = static_cast<unsigned short>(v);
  T t;
  memcpy(&t, &s, 2);
  return t;
}
template <typename T>
__device__ unsigned bits(T v) {
  unsigned short s;
  memcpy(&s, &v, 2);
  return s;
}

template <typename T>
__global__ void arithmetic(const unsigned* a, const unsigned* b, const unsigned* c, unsigned* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const T x = from_bits<T>(a[i]), y = from_bits<T>(b[i]), z = from_bits<T>(c[i]);
  unsigned* o = out + i * kOperations;
  o[kAdd] = bits(__hadd(x, y));
  o[kSub] = bits(__hsub(x, y));
  o[kMul] = bits(__hmul(x, y));
  o[kDiv] = bits(__hdiv(x, y));
  o[kFma] = bits(__hfma(x, y, z));
  o[kMax] = bits(__hmax(x, y));
  o[kMin] = bits(__hmin(x, y));
  o[kMaxNan] = bits(__hmax_nan(x, y));
  o[kMinNan] = bits(__hmin_nan(x, y));
  o[kAddSat] = bits(__hadd_sat(x, y));
  o[kRelu] = bits(__hfma_relu(x, y, z));
  o[kLt] = __hlt(x, y);
  o[kLtu] = __hltu(x, y);
  o[kEq] = __heq(x, y);
  o[kNe] = __hne(x, y);
  o[kNeu] = __hneu(x, y);
}

__global__ void half_from_float(const float* in, unsigned* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  out[i * 8 + 0] = bits(__float2half_rn(in[i]));
  out[i * 8 + 1] = bits(__float2half_rz(in[i]));
  out[i * 8 + 2] = bits(__float2half_rd(in[i]));
  out[i * 8 + 3] = bits(__float2half_ru(in[i]));
  out[i * 8 + 4] = bits(__float2bfloat16_rn(in[i]));
  out[i * 8 + 5] = bits(__float2bfloat16_rz(in[i]));
  out[i * 8 + 6] = bits(__float2bfloat16_rd(in[i]));
  out[i * 8 + 7] = bits(__float2bfloat16_ru(in[i]));
}

enum { kInt = 0, kUint = 4, kShort = 8, kConversions = 12 };
__global__ void half_to_everything(float* floats, float* brains, int* out) {
  const unsigned v = blockIdx.x * blockDim.x + threadIdx.x;
  const __half h = from_bits<__half>(v);
  floats[v] = __half2float(h);
  brains[v] = __bfloat162float(from_bits<__nv_bfloat16>(v));
  int* o = out + v * kConversions;
  o[kInt + 0] = __half2int_rn(h), o[kInt + 1] = __half2int_rz(h), o[kInt + 2] = __half2int_rd(h),
           o[kInt + 3] = __half2int_ru(h);
  o[kUint + 0] = __half2uint_rn(h), o[kUint + 1] = __half2uint_rz(h), o[kUint + 2] = __half2uint_rd(h),
            o[kUint + 3] = __half2uint_ru(h);
  o[kShort + 0] = __half2short_rn(h), o[kShort + 1] = __half2short_rz(h), o[kShort + 2] = __half2short_rd(h),
             o[kShort + 3] = __half2short_ru(h);
}

// ---- the checks
// ---------------------------------------------------------------------------------------------------------

static int failures = 0;
static void fail(const char* what, unsigned a, unsigned b, unsigned c, unsigned got, unsigned want) {
  if (++failures <= 10) std::printf("%s(%04x, %04x, %04x) = %04x, expected %04x\n", what, a, b, c, got, want);
}

static std::uint64_t state = 20261129;
static unsigned random_bits() {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return static_cast<unsigned>(state >> 33);
}

static unsigned extreme(Format f, unsigned a, unsigned b, bool maximum, bool keep_nan) {
  if (f.nan(a) || f.nan(b)) {
    if (keep_nan || (f.nan(a) && f.nan(b))) return 0x7fff;
    return f.nan(a) ? b : a;
  }
  const double x = value(f, a), y = value(f, b);
  const bool less = x < y || (x == y && (a & 0x8000) && !(b & 0x8000));
  return less == maximum ? b : a;
}

template <typename T>
static void check_arithmetic(const char* type, Format f) {
  std::vector<unsigned> special = {0x0000,
                                   0x8000,
                                   0x0001,
                                   0x8001,
                                   0x0002,
                                   0x7fff,
                                   f.infinity(),
                                   f.infinity() | 0x8000,
                                   f.infinity() - 1,
                                   (f.infinity() - 1) | 0x8000,
                                   1u << f.m,
                                   (1u << f.m) - 1,
                                   unsigned(f.bias() << f.m),
                                   unsigned(f.bias() << f.m) | 0x8000,
                                   unsigned(f.bias() << f.m) + 1,
                                   unsigned((f.bias() + 1) << f.m),
                                   unsigned((f.bias() - f.m - 1) << f.m),
                                   unsigned((f.bias() - f.m - 1) << f.m) | 0x8000,
                                   unsigned((f.bias() - f.m) << f.m) + 1};
  std::vector<unsigned> a, b, c;
  for (unsigned x : special)
    for (unsigned y : special)
      for (unsigned z : special) a.push_back(x), b.push_back(y), c.push_back(z);
  for (int i = 0; i < 40000; ++i) {
    const unsigned x = random_bits() & 0xffff, y = random_bits() & 0xffff;
    // Half of the addends near the product, where a second rounding would show; or tiny, where a sticky bit is lost.
    unsigned z = random_bits() & 0xffff;
    if (i & 1) {
      double e;
      const double p = sum(value(f, x) * value(f, y), 0, &e);
      z = (rounded(f, -p, 0, 'n') ^ (random_bits() & 3)) & 0xffff;
      if (i & 2) z = ((z & 0x7fff) >> 1) | (z & 0x8000);
    }
    a.push_back(x), b.push_back(y), c.push_back(z);
  }
  const int n = static_cast<int>(a.size());
  unsigned *da, *db, *dc, *dout;
  cudaMalloc(&da, n * 4), cudaMalloc(&db, n * 4), cudaMalloc(&dc, n * 4), cudaMalloc(&dout, n * 4 * kOperations);
  cudaMemcpy(da, a.data(), n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(db, b.data(), n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(dc, c.data(), n * 4, cudaMemcpyHostToDevice);
  LAUNCH(arithmetic<T>, (n + 127) / 128, 128, da, db, dc, dout, n);
  std::vector<unsigned> out(static_cast<std::size_t>(n) * kOperations);
  cudaMemcpy(out.data(), dout, out.size() * 4, cudaMemcpyDeviceToHost);
  cudaFree(da), cudaFree(db), cudaFree(dc), cudaFree(dout);
  for (int i = 0; i < n; ++i) {
    const unsigned* o = &out[static_cast<std::size_t>(i) * kOperations];
    const double x = value(f, a[i]), y = value(f, b[i]), z = value(f, c[i]);
    double e;
    const auto expect = [&](const char* name, int op, unsigned want) {
      const bool same = o[op] == want || (f.nan(o[op]) && f.nan(want) && op < kLt);
      if (!same) {
        char label[64];
        std::snprintf(label, sizeof label, "%s %s", type, name);
        fail(label, a[i], b[i], c[i], o[op], want);
      }
    };
    double s = sum(x, y, &e);
    const unsigned added = rounded(f, s, e, 'n');
    expect("__hadd", kAdd, added);
    const double clipped = value(f, added);
    expect("__hadd_sat", kAddSat, clipped > 0 ? (clipped < 1 ? added : unsigned(f.bias() << f.m)) : 0);
    s = sum(x, -y, &e);
    expect("__hsub", kSub, rounded(f, s, e, 'n'));
    expect("__hmul", kMul, rounded(f, x * y, 0, 'n'));
    s = sum(x * y, z, &e);
    const unsigned fused = rounded(f, s, e, 'n');
    expect("__hfma", kFma, fused);
    expect("__hfma_relu", kRelu, f.nan(fused) ? 0x7fff : fused & 0x8000 ? 0 : fused);
#if defined(ANYWARP_SIMT)
    // Correctly rounded here; on hardware the quotient comes from an approximate reciprocal.
    expect("__hdiv", kDiv, rounded(f, x / y, 0, 'n'));
#endif
    expect("__hmax", kMax, extreme(f, a[i], b[i], true, false));
    expect("__hmin", kMin, extreme(f, a[i], b[i], false, false));
    expect("__hmax_nan", kMaxNan, extreme(f, a[i], b[i], true, true));
    expect("__hmin_nan", kMinNan, extreme(f, a[i], b[i], false, true));
    expect("__hlt", kLt, x < y);
    expect("__hltu", kLtu, !(x >= y));
    expect("__heq", kEq, x == y);
    expect("__hne", kNe, x < y || x > y);
    expect("__hneu", kNeu, x != y);
  }
}

static void check_from_float() {
  std::vector<float> in;
  for (const Format f : {kHalf, kBrain})
    for (unsigned v = 0; v < 0x10000; ++v) {
      if (f.nan(v)) continue;
      // The value, its midpoint to the next, and the floats around both.
      const float at = static_cast<float>(value(f, v));
      const float middle = static_cast<float>((value(f, v) + value(f, v + 1 < f.infinity() ? v + 1 : v)) / 2);
      for (float base : {at, middle})
        for (int step = -1; step <= 1; ++step) {
          unsigned u;
          std::memcpy(&u, &base, 4);
          u += static_cast<unsigned>(step);
          float r;
          std::memcpy(&r, &u, 4);
          in.push_back(r);
        }
    }
  const int n = static_cast<int>(in.size());
  float* din;
  unsigned* dout;
  cudaMalloc(&din, n * 4), cudaMalloc(&dout, n * 32);
  cudaMemcpy(din, in.data(), n * 4, cudaMemcpyHostToDevice);
  LAUNCH(half_from_float, (n + 255) / 256, 256, din, dout, n);
  std::vector<unsigned> out(static_cast<std::size_t>(n) * 8);
  cudaMemcpy(out.data(), dout, out.size() * 4, cudaMemcpyDeviceToHost);
  cudaFree(din), cudaFree(dout);
  const char modes[] = {'n', 'z', 'd', 'u'};
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < 8; ++j) {
      const Format f = j < 4 ? kHalf : kBrain;
      const unsigned want = rounded(f, in[i], 0, modes[j & 3]), got = out[static_cast<std::size_t>(i) * 8 + j];
      unsigned u;
      std::memcpy(&u, &in[i], 4);
      if (got != want && !(f.nan(got) && f.nan(want)))
        fail(j < 4 ? "__float2half" : "__float2bfloat16", u >> 16, u & 0xffff, j & 3, got, want);
    }
}

static long long to_integer(double v, char mode, double low, double high) {
  if (v != v) return 0;
  if (v < low - 1) return static_cast<long long>(low);
  if (v > high + 1) return static_cast<long long>(high);
  long long t = static_cast<long long>(v);
  const double rest = v - static_cast<double>(t);
  if (mode == 'd' && rest < 0) --t;
  if (mode == 'u' && rest > 0) ++t;
  if (mode == 'n') {
    if (rest > 0.5 || (rest == 0.5 && (t & 1))) ++t;
    if (rest < -0.5 || (rest == -0.5 && (t & 1))) --t;
  }
  if (t < low) return static_cast<long long>(low);
  if (t > high) return static_cast<long long>(high);
  return t;
}

static void check_to_everything() {
  float *dfloats, *dbrains;
  int* dout;
  cudaMalloc(&dfloats, 65536 * 4), cudaMalloc(&dbrains, 65536 * 4), cudaMalloc(&dout, 65536 * 4 * kConversions);
  LAUNCH(half_to_everything, 256, 256, dfloats, dbrains, dout);
  std::vector<float> floats(65536), brains(65536);
  std::vector<int> out(65536 * kConversions);
  cudaMemcpy(floats.data(), dfloats, 65536 * 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(brains.data(), dbrains, 65536 * 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(out.data(), dout, out.size() * 4, cudaMemcpyDeviceToHost);
  cudaFree(dfloats), cudaFree(dbrains), cudaFree(dout);
  const auto same = [](float got, double want) {
    return got != got ? want != want : static_cast<double>(got) == want && (got != 0 || 1 / double(got) == 1 / want);
  };
  const char modes[] = {'n', 'z', 'd', 'u'};
  for (unsigned v = 0; v < 0x10000; ++v) {
    const double h = value(kHalf, v);
    if (!same(floats[v], h)) fail("__half2float", v, 0, 0, 0, 0);
    if (!same(brains[v], value(kBrain, v))) fail("__bfloat162float", v, 0, 0, 0, 0);
    for (int mode = 0; mode < 4; ++mode) {
      const int* o = &out[v * kConversions];
      const int i = static_cast<int>(to_integer(h, modes[mode], -2147483648.0, 2147483647.0));
      const int u = static_cast<int>(static_cast<unsigned>(to_integer(h, modes[mode], 0, 4294967295.0)));
      const int s = static_cast<int>(to_integer(h, modes[mode], -32768, 32767));
      if (o[kInt + mode] != i) fail("__half2int", v, mode, 0, o[kInt + mode], i);
      if (o[kUint + mode] != u) fail("__half2uint", v, mode, 0, o[kUint + mode], u);
      if (o[kShort + mode] != s) fail("__half2short", v, mode, 0, o[kShort + mode], s);
    }
  }
}

int main() {
  check_to_everything();
  check_from_float();
  check_arithmetic<__half>("half", kHalf);
  check_arithmetic<__nv_bfloat16>("bfloat16", kBrain);
  if (cudaGetLastError() != cudaSuccess) std::printf("a launch failed\n"), ++failures;
  if (!failures)
    std::printf("ok\n");
  else
    std::printf("%d mismatches\n", failures);
  return failures != 0;
}
