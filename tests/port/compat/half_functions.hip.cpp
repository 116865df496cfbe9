// half.h against computations in double: NaN, signed zeros, saturation, conversions with every rounding, atomics. A HIP
// program: returns 0 if all is well. Runs on the engine and on a GPU. `<0>` takes the function of half.h even where the engine
// or a HIP version has one of its own.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <vector>

#include "anywarp_compat/half.h"

namespace {

namespace c = anywarp::hip::detail;

template <typename T>
struct Pairs;
template <>
struct Pairs<__half> {
  using type = __half2;
};
template <>
struct Pairs<__hip_bfloat16> {
  using type = __hip_bfloat162;
};

constexpr int kPairResults = 9, kMaskResults = 12;

// What the functions of two arguments give, as bits; the pair functions get (a, b) low and (b, a) high.
template <typename T>
__global__ void pair_functions(const std::uint16_t* inputs, int count, std::uint32_t* pairs, std::uint32_t* masks) {
  using Pair = typename Pairs<T>::type;
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i >= count * count) return;
  const T a = c::bits_as<T>(inputs[i / count]), b = c::bits_as<T>(inputs[i % count]);
  const Pair x = c::pair_of<Pair>(a, b), y = c::pair_of<Pair>(b, a);
  const Pair results[kPairResults] = {__hmax2<0>(x, y),     __hmin2<0>(x, y),      __hmax2_nan<0>(x, y),    __hmin2_nan<0>(x, y),
                                      __hadd2_sat<0>(x, y), __hmul2_rn<0>(x, y),   __hfma2_relu<0>(x, y, x), __hcmadd<0>(x, y, x),
                                      __hltu2<0>(x, y)};
  for (int r = 0; r < kPairResults; ++r) pairs[i * kPairResults + r] = c::bits_as<std::uint32_t>(results[r]);
  const std::uint32_t m[kMaskResults] = {__heq2_mask<0>(x, y),  __hne2_mask<0>(x, y),  __hlt2_mask<0>(x, y),  __hle2_mask<0>(x, y),
                                         __hgt2_mask<0>(x, y),  __hge2_mask<0>(x, y),  __hequ2_mask<0>(x, y), __hneu2_mask<0>(x, y),
                                         __hltu2_mask<0>(x, y), __hleu2_mask<0>(x, y), __hgtu2_mask<0>(x, y), __hgeu2_mask<0>(x, y)};
  for (int r = 0; r < kMaskResults; ++r) masks[i * kMaskResults + r] = m[r];
}

int failures = 0;
void wrong(const char* what, double a, double b, double got, double expected) {
  if (failures++ < 20) std::printf("%s(%g, %g) is %g, expected %g\n", what, a, b, got, expected);
}

// The values of both formats as double, without the code under test.
double value(std::uint16_t bits, bool half) {
  const int exponent_bits = half ? 5 : 8, fraction_bits = half ? 10 : 7, bias = half ? 15 : 127;
  const int exponent = (bits >> fraction_bits) & ((1 << exponent_bits) - 1);
  const int fraction = bits & ((1 << fraction_bits) - 1);
  const double sign = bits & 0x8000 ? -1 : 1;
  if (exponent == (1 << exponent_bits) - 1) return fraction ? std::nan("") : sign * INFINITY;
  if (exponent == 0) return sign * std::ldexp(fraction, 1 - bias - fraction_bits);
  return sign * std::ldexp(fraction + (1 << fraction_bits), exponent - bias - fraction_bits);
}

// The neighbours of x in the format, by bisection over the ordered positive bit patterns.
void neighbours(double x, bool half, double& below, double& above) {
  const double magnitude = std::fabs(x);
  int low = 0, high = half ? 0x7c00 : 0x7f80;
  while (high - low > 1) (value(static_cast<std::uint16_t>((low + high) / 2), half) <= magnitude ? low : high) = (low + high) / 2;
  if (value(static_cast<std::uint16_t>(high), half) <= magnitude) low = high;
  const double under = value(static_cast<std::uint16_t>(low), half);
  const double over = under == magnitude ? under : value(static_cast<std::uint16_t>(low + 1), half);
  below = x < 0 ? -over : under;
  above = x < 0 ? -under : over;
}
// 'n', 'z', 'd', 'u', as in the functions' suffixes. A tie goes to the even one; overflow beyond half a step to infinity.
double rounded(double x, bool half, char how) {
  if (std::isnan(x) || x == 0) return x;
  double below, above;
  neighbours(x, half, below, above);
  if (how == 'd') return below;
  if (how == 'u') return above;
  if (how == 'z') return x < 0 ? above : below;
  if (std::isinf(below) || std::isinf(above)) {
    const double edge = half ? 65520.0 : std::ldexp(511.0, 119);
    return std::fabs(x) >= edge ? std::copysign(INFINITY, x) : (x < 0 ? above : below);
  }
  const double to_below = x - below, to_above = above - x;
  if (to_below != to_above) return to_below < to_above ? below : above;
  double step;
  neighbours(below, half, step, step);
  const double unit = above - below;
  return std::fmod(below / unit, 2) == 0 ? below : above;
}

bool same(double a, double b) { return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b); }

template <typename T>
void check_pairs(bool half) {
  const std::vector<std::uint16_t> inputs =
      half ? std::vector<std::uint16_t>{0x0000, 0x8000, 0x3c00, 0xbc00, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x0001, 0x8001, 0x3555, 0x4100, 0xc248, 0x3800}
           : std::vector<std::uint16_t>{0x0000, 0x8000, 0x3f80, 0xbf80, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x0080, 0x8080, 0x3eab, 0x4020, 0xc049, 0x3f00};
  const int count = static_cast<int>(inputs.size());
  std::uint16_t* device_inputs = nullptr;
  std::uint32_t *device_pairs = nullptr, *device_masks = nullptr;
  std::vector<std::uint32_t> pairs(count * count * kPairResults), masks(count * count * kMaskResults);
  (void)hipMalloc(reinterpret_cast<void**>(&device_inputs), count * 2);
  (void)hipMalloc(reinterpret_cast<void**>(&device_pairs), pairs.size() * 4);
  (void)hipMalloc(reinterpret_cast<void**>(&device_masks), masks.size() * 4);
  (void)hipMemcpy(device_inputs, inputs.data(), count * 2, hipMemcpyHostToDevice);
  pair_functions<T><<<(count * count + 63) / 64, 64>>>(device_inputs, count, device_pairs, device_masks);
  (void)hipMemcpy(pairs.data(), device_pairs, pairs.size() * 4, hipMemcpyDeviceToHost);
  (void)hipMemcpy(masks.data(), device_masks, masks.size() * 4, hipMemcpyDeviceToHost);

  const auto extreme = [](double a, double b, bool larger, bool nan_wins) {
    if (std::isnan(a) || std::isnan(b)) return nan_wins || (std::isnan(a) && std::isnan(b)) ? std::nan("") : std::isnan(a) ? b : a;
    if (a == b) return (std::signbit(a) != 0) == larger ? b : a;
    return (a > b) == larger ? a : b;
  };
  for (int i = 0; i < count * count; ++i) {
    const double a = value(inputs[i / count], half), b = value(inputs[i % count], half);
    const auto got = [&](int r, bool high) {
      return value(static_cast<std::uint16_t>(pairs[i * kPairResults + r] >> (high ? 16 : 0)), half);
    };
    const auto check = [&](const char* name, int r, double expected) {
      if (!same(got(r, false), expected)) wrong(name, a, b, got(r, false), expected);
    };
    check("__hmax2", 0, extreme(a, b, true, false));
    check("__hmin2", 1, extreme(a, b, false, false));
    check("__hmax2_nan", 2, extreme(a, b, true, true));
    check("__hmin2_nan", 3, extreme(a, b, false, true));
    const double sum = a + b;
    check("__hadd2_sat", 4, rounded(!(sum > 0) ? 0 : sum < 1 ? sum : 1, half, 'n'));
    check("__hmul2_rn", 5, rounded(a * b, half, 'n'));
    const double fused = std::fma(a, b, a);
    // Rounded twice where the sum has more bits than float: those inputs are left to the exact ones.
    if (static_cast<float>(fused) == fused || std::isnan(fused))
      check("__hfma2_relu", 6, std::isnan(fused) ? fused : fused > 0 ? rounded(fused, half, 'n') : 0);
    // (a + bi)(b + ai) + (a + bi) = a + i(a^2 + b^2) + bi, in four fused steps.
    const double real = rounded(std::fma(a, b, a), half, 'n'), real2 = std::fma(-b, a, real);
    if (static_cast<float>(std::fma(a, b, a)) == std::fma(a, b, a) && static_cast<float>(real2) == real2)
      check("__hcmadd", 7, rounded(real2, half, 'n'));
    const bool nan = std::isnan(a) || std::isnan(b);
    check("__hltu2", 8, nan || a < b ? 1 : 0);
    const bool relations[kMaskResults] = {a == b, a < b || a > b, a < b, a <= b, a > b, a >= b, nan || a == b, nan || a != b,
                                          nan || a < b, nan || a <= b, nan || a > b, nan || a >= b};
    const bool swapped[kMaskResults] = {a == b, a < b || a > b, b < a, b <= a, b > a, b >= a, nan || a == b, nan || a != b,
                                        nan || b < a, nan || b <= a, nan || b > a, nan || b >= a};
    for (int r = 0; r < kMaskResults; ++r) {
      const std::uint32_t expected = (relations[r] ? 0xffffu : 0u) | (swapped[r] ? 0xffff0000u : 0u);
      if (masks[i * kMaskResults + r] != expected) wrong("a _mask comparison", a, b, masks[i * kMaskResults + r], expected);
    }
  }
  (void)hipFree(device_inputs), (void)hipFree(device_pairs), (void)hipFree(device_masks);
}

constexpr int kConversions = 16;
__global__ void conversions(const float* floats, const int* ints, int count, std::uint16_t* to, long long* from) {
  const int i = static_cast<int>(threadIdx.x);
  if (i >= count) return;
  const float f = floats[i];
  const int n = ints[i];
  const long long l = static_cast<long long>(n) * 4294967291LL;
  const __hip_bfloat16 results[kConversions] = {
      __float2bfloat16_rn<0>(f), __float2bfloat16_rz<0>(f), __float2bfloat16_rd<0>(f), __float2bfloat16_ru<0>(f),
      __int2bfloat16_rn<0>(n),   __int2bfloat16_rz<0>(n),   __int2bfloat16_rd<0>(n),   __int2bfloat16_ru<0>(n),
      __ll2bfloat16_rn<0>(l),    __ll2bfloat16_rz<0>(l),    __ll2bfloat16_rd<0>(l),    __ll2bfloat16_ru<0>(l),
      __uint2bfloat16_rn<0>(static_cast<unsigned>(n)), __uint2bfloat16_ru<0>(static_cast<unsigned>(n)),
      __short2bfloat16_rn<0>(static_cast<short>(n)),   __ushort2bfloat16_rd<0>(static_cast<unsigned short>(n))};
  for (int r = 0; r < kConversions; ++r) to[i * kConversions + r] = c::bits_as<std::uint16_t>(results[r]);
  const __hip_bfloat16 b = __float2bfloat16_rz<0>(f);
  const long long integers[kConversions] = {
      __bfloat162int_rn<0>(b), __bfloat162int_rz<0>(b), __bfloat162int_rd<0>(b), __bfloat162int_ru<0>(b),
      __bfloat162ll_rn<0>(b),  __bfloat162ll_rz<0>(b),  __bfloat162ll_rd<0>(b),  __bfloat162ll_ru<0>(b),
      __bfloat162uint_rz<0>(b), __bfloat162short_rn<0>(b), __bfloat162ushort_ru<0>(b), __bfloat162char_rz<0>(b), __bfloat162uchar_rz<0>(b),
      static_cast<long long>(__bfloat162ull_rz<0>(b)), __half2char_rz<0>(__float2half(f)), __half2uchar_rz<0>(__float2half(f))};
  for (int r = 0; r < kConversions; ++r) from[i * kConversions + r] = integers[r];
}

double to_integer(double x, char how, double low, double high) {
  if (std::isnan(x)) return high > 9e18 ? (low < 0 ? low : 9223372036854775808.0) : 0;
  x = how == 'n' ? std::nearbyint(x) : how == 'z' ? std::trunc(x) : how == 'd' ? std::floor(x) : std::ceil(x);
  return x < low ? low : x > high ? high : x;
}

void check_conversions() {
  const std::vector<float> floats = {0.f,    -0.f,    1.f,     -1.f,    1.0039062f, 1.0117188f, -1.0039062f, 0.5f,   1.5f,    2.5f,  -2.5f,
                                     254.6f, -129.4f, 70000.f, -7e4f,   3e9f,       -3e9f,      1e19f,       -1e19f, 3.39e38f, 1e-40f,
                                     std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
                                     std::numeric_limits<float>::quiet_NaN(), 127.5f, -0.75f};
  std::vector<int> ints = {0,   1,    -1,    255,   256,   257,   258,        259,         -257,       -259, 511, 513, 65535, 16777217, -16777217,
                           385, 1025, 32767, 32768, 99999, -4096, 2147483647, -2147483647 - 1, 2130706433, 2139095040, 3};
  ints.resize(floats.size());
  const int count = static_cast<int>(floats.size());
  float* device_floats = nullptr;
  int* device_ints = nullptr;
  std::uint16_t* device_to = nullptr;
  long long* device_from = nullptr;
  std::vector<std::uint16_t> to(count * kConversions);
  std::vector<long long> from(count * kConversions);
  (void)hipMalloc(reinterpret_cast<void**>(&device_floats), count * 4);
  (void)hipMalloc(reinterpret_cast<void**>(&device_ints), count * 4);
  (void)hipMalloc(reinterpret_cast<void**>(&device_to), to.size() * 2);
  (void)hipMalloc(reinterpret_cast<void**>(&device_from), from.size() * 8);
  (void)hipMemcpy(device_floats, floats.data(), count * 4, hipMemcpyHostToDevice);
  (void)hipMemcpy(device_ints, ints.data(), count * 4, hipMemcpyHostToDevice);
  conversions<<<1, 64>>>(device_floats, device_ints, count, device_to, device_from);
  (void)hipMemcpy(to.data(), device_to, to.size() * 2, hipMemcpyDeviceToHost);
  (void)hipMemcpy(from.data(), device_from, from.size() * 8, hipMemcpyDeviceToHost);
  for (int i = 0; i < count; ++i) {
    const double f = floats[i], n = ints[i];
    // Not exact in double where n is large, but never so near to a bfloat16 or to the middle of two that it matters.
    const double l = static_cast<double>(static_cast<long long>(ints[i]) * 4294967291LL);
    const char how[] = "nzdu";
    for (int r = 0; r < 12; ++r) {
      const double x = r < 4 ? f : r < 8 ? n : l;
      const double expected = rounded(x, false, how[r % 4]);
      const double got = value(to[i * kConversions + r], false);
      if (!same(got, expected)) wrong(r < 4 ? "float to bfloat16" : r < 8 ? "int to bfloat16" : "ll to bfloat16", x, r, got, expected);
    }
    const double u = static_cast<unsigned>(ints[i]), s = static_cast<short>(ints[i]), us = static_cast<unsigned short>(ints[i]);
    const double others[4] = {rounded(u, false, 'n'), rounded(u, false, 'u'), rounded(s, false, 'n'), rounded(us, false, 'd')};
    for (int r = 0; r < 4; ++r) {
      const double got = value(to[i * kConversions + 12 + r], false);
      if (!same(got, others[r])) wrong("unsigned or short to bfloat16", n, r, got, others[r]);
    }
    const double b = rounded(f, false, 'z'), h = rounded(f, true, 'n');
    constexpr double kInt = 2147483648.0, kLong = 9223372036854775808.0;
    const double integers[kConversions] = {to_integer(b, 'n', -kInt, kInt - 1), to_integer(b, 'z', -kInt, kInt - 1),
                                           to_integer(b, 'd', -kInt, kInt - 1), to_integer(b, 'u', -kInt, kInt - 1),
                                           to_integer(b, 'n', -kLong, kLong),   to_integer(b, 'z', -kLong, kLong),
                                           to_integer(b, 'd', -kLong, kLong),   to_integer(b, 'u', -kLong, kLong),
                                           to_integer(b, 'z', 0, 4294967295.0), to_integer(b, 'n', -32768, 32767),
                                           to_integer(b, 'u', 0, 65535),        to_integer(b, 'z', -128, 127),
                                           to_integer(b, 'z', 0, 255),          to_integer(b, 'z', 0, 2 * kLong),
                                           to_integer(h, 'z', -128, 127),       to_integer(h, 'z', 0, 255)};
    for (int r = 0; r < kConversions; ++r) {
      const long long got = from[i * kConversions + r];
      const double as_double = r == 13 ? static_cast<double>(static_cast<unsigned long long>(got)) : static_cast<double>(got);
      if (as_double != integers[r]) wrong("to an integer", f, r, as_double, integers[r]);
    }
  }
  (void)hipFree(device_floats), (void)hipFree(device_ints), (void)hipFree(device_to), (void)hipFree(device_from);
}

__global__ void add_atomically(__half* h, __half2* h2, __hip_bfloat16* b, __hip_bfloat162* b2) {
  atomicAdd<0>(h + threadIdx.x % 2, __float2half(1.f));
  atomicAdd<0>(h2, __floats2half2_rn(1.f, 2.f));
  atomicAdd<0>(b + threadIdx.x % 2, __float2bfloat16(1.f));
  atomicAdd<0>(b2, __floats2bfloat162_rn<0>(1.f, 2.f));
}

void check_atomics() {
  std::uint16_t* sums = nullptr;
  std::uint16_t host[8] = {};
  (void)hipMalloc(reinterpret_cast<void**>(&sums), sizeof host);
  (void)hipMemcpy(sums, host, sizeof host, hipMemcpyHostToDevice);
  add_atomically<<<2, 64>>>(reinterpret_cast<__half*>(sums), reinterpret_cast<__half2*>(sums + 2),
                            reinterpret_cast<__hip_bfloat16*>(sums + 4), reinterpret_cast<__hip_bfloat162*>(sums + 6));
  (void)hipMemcpy(host, sums, sizeof host, hipMemcpyDeviceToHost);
  (void)hipFree(sums);
  const double expected[8] = {64, 64, 128, 256, 64, 64, 128, 256};
  for (int i = 0; i < 8; ++i)
    if (value(host[i], i < 4) != expected[i]) wrong("atomicAdd", i, 0, value(host[i], i < 4), expected[i]);
}

}  // namespace

int main() {
  check_pairs<__half>(true);
  check_pairs<__hip_bfloat16>(false);
  check_conversions();
  check_atomics();
  std::printf(failures == 0 ? "ok\n" : "%d results wrong\n", failures);
  return failures == 0 ? 0 : 1;
}
