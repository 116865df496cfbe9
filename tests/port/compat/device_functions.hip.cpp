// device.h: SIMD in a word against byte-by-byte arithmetic in long, directed rounding against the CPU's own rounding modes,
// dot products, atomics. A HIP program: returns 0 if all is well. `<0>` takes the function of device.h even where the engine or a
// HIP version has one of its own.
#include <cfenv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <random>
#include <vector>

#include "anywarp_compat/device.h"

namespace {

constexpr unsigned kSeed = 20240611;
int failures = 0;

template <typename T>
T* to_device(const std::vector<T>& values) {
  T* pointer = nullptr;
  (void)hipMalloc(reinterpret_cast<void**>(&pointer), values.size() * sizeof(T));
  (void)hipMemcpy(pointer, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice);
  return pointer;
}
template <typename T>
void from_device(std::vector<T>& values, T* pointer) {
  (void)hipMemcpy(values.data(), pointer, values.size() * sizeof(T), hipMemcpyDeviceToHost);
  (void)hipFree(pointer);
}

// ---- SIMD in a word: results of 4 parts, then of 2.

#define PARTS(n)                                                                                                          \
  __vadd##n<0>(a, b), __vsub##n<0>(a, b), __vaddss##n<0>(a, b), __vaddus##n<0>(a, b), __vsubss##n<0>(a, b),               \
      __vsubus##n<0>(a, b), __vabs##n<0>(a), __vabsss##n<0>(a), __vneg##n<0>(a), __vnegss##n<0>(a), __vavgs##n<0>(a, b),  \
      __vavgu##n<0>(a, b), __vhaddu##n<0>(a, b), __vmaxs##n<0>(a, b), __vmaxu##n<0>(a, b), __vmins##n<0>(a, b),           \
      __vminu##n<0>(a, b), __vabsdiffs##n<0>(a, b), __vabsdiffu##n<0>(a, b), __vcmpeq##n<0>(a, b), __vcmpgts##n<0>(a, b), \
      __vcmpltu##n<0>(a, b), __vsetne##n<0>(a, b), __vsetges##n<0>(a, b), __vsadu##n<0>(a, b), __vsads##n<0>(a, b)
constexpr int kSimd = 26;
const char* const kSimdNames[kSimd] = {"add",  "sub",  "addss", "addus", "subss", "subus", "abs",      "absss",    "neg",
                                       "negss", "avgs", "avgu",  "haddu", "maxs",  "maxu",  "mins",     "minu",     "absdiffs",
                                       "absdiffu", "cmpeq", "cmpgts", "cmpltu", "setne", "setges", "sadu", "sads"};
constexpr int kOthers = 9;

__global__ void simd(const unsigned* first, const unsigned* second, unsigned* out, unsigned* others) {
  const unsigned i = threadIdx.x;
  const unsigned a = first[i], b = second[i];
  const unsigned results[2 * kSimd] = {PARTS(4), PARTS(2)};
  for (int r = 0; r < 2 * kSimd; ++r) out[i * 2 * kSimd + r] = results[r];
  bool high = false, low = false;
  const unsigned best = __vibmax_s16x2<0>(a, b, &high, &low);
  const unsigned more[kOthers] = {static_cast<unsigned>(__dp4a<0>(static_cast<int>(a), static_cast<int>(b), -7)),
                                  __dp4a<0>(a, b, 7u),
                                  static_cast<unsigned>(__dp2a_lo<0>(static_cast<int>(a), static_cast<int>(b), 5)),
                                  __dp2a_hi<0>(a, b, 5u),
                                  __vimax3_s16x2_relu<0>(a, b, a ^ b),
                                  static_cast<unsigned>(__viaddmin_s32<0>(static_cast<int>(a), static_cast<int>(b), 1000)),
                                  __viaddmax_u16x2<0>(a, b, 0x00800080u),
                                  best,
                                  (high ? 2u : 0u) | (low ? 1u : 0u)};
  for (int r = 0; r < kOthers; ++r) others[i * kOthers + r] = more[r];
}

// Part `i` of `parts`, sign-extended or not, without shifts of signed values.
long part(unsigned word, int parts, int i, bool is_signed) {
  const int bits = 32 / parts;
  const long value = static_cast<long>(word / (std::uint64_t{1} << (i * bits)) % (std::uint64_t{1} << bits));
  return is_signed && value >= (1L << (bits - 1)) ? value - (1L << bits) : value;
}

unsigned expected_simd(int r, unsigned a, unsigned b, int parts) {
  const int bits = 32 / parts;
  const long smin = -(1L << (bits - 1)), smax = -smin - 1, umax = (1L << bits) - 1;
  const auto clamp = [](long x, long low, long high) { return x < low ? low : x > high ? high : x; };
  std::uint64_t word = 0;
  long sum = 0;
  for (int i = 0; i < parts; ++i) {
    const long s = part(a, parts, i, true), t = part(b, parts, i, true), u = part(a, parts, i, false), v = part(b, parts, i, false);
    long x = 0;
    switch (r) {
      case 0: x = u + v; break;
      case 1: x = u - v; break;
      case 2: x = clamp(s + t, smin, smax); break;
      case 3: x = clamp(u + v, 0, umax); break;
      case 4: x = clamp(s - t, smin, smax); break;
      case 5: x = clamp(u - v, 0, umax); break;
      case 6: x = std::labs(s); break;
      case 7: x = clamp(std::labs(s), smin, smax); break;
      case 8: x = -s; break;
      case 9: x = clamp(-s, smin, smax); break;
      case 10: x = static_cast<long>(std::floor((s + t + (s + t >= 0 ? 1 : 0)) / 2.0)); break;
      case 11: x = (u + v + 1) / 2; break;
      case 12: x = (u + v) / 2; break;
      case 13: x = s > t ? s : t; break;
      case 14: x = u > v ? u : v; break;
      case 15: x = s < t ? s : t; break;
      case 16: x = u < v ? u : v; break;
      case 17: x = std::labs(s - t); break;
      case 18: x = std::labs(u - v); break;
      case 19: x = u == v ? umax : 0; break;
      case 20: x = s > t ? umax : 0; break;
      case 21: x = u < v ? umax : 0; break;
      case 22: x = u != v; break;
      case 23: x = s >= t; break;
      case 24: sum += std::labs(u - v); break;
      case 25: sum += std::labs(s - t); break;
    }
    word |= (static_cast<std::uint64_t>(x) & static_cast<std::uint64_t>(umax)) << (i * bits);
  }
  return r >= 24 ? static_cast<unsigned>(sum) : static_cast<unsigned>(word);
}

void check_simd() {
  constexpr int kCount = 256;
  std::mt19937 random(kSeed);
  const unsigned edges[] = {0, ~0u, 0x80808080u, 0x7f7f7f7fu, 0x80008000u, 0x7fff7fffu, 0x00ff00ffu, 0x01020304u};
  std::vector<unsigned> a, b;
  for (unsigned x : edges)
    for (unsigned y : edges) a.push_back(x), b.push_back(y);
  while (a.size() < kCount) a.push_back(static_cast<unsigned>(random())), b.push_back(static_cast<unsigned>(random()));
  std::vector<unsigned> out(kCount * 2 * kSimd), others(kCount * kOthers);
  unsigned *da = to_device(a), *db = to_device(b), *dout = to_device(out), *dothers = to_device(others);
  simd<<<1, kCount>>>(da, db, dout, dothers);
  from_device(out, dout), from_device(others, dothers);
  (void)hipFree(da), (void)hipFree(db);
  for (int i = 0; i < kCount; ++i) {
    for (int r = 0; r < 2 * kSimd; ++r) {
      const unsigned expected = expected_simd(r % kSimd, a[i], b[i], r < kSimd ? 4 : 2), got = out[i * 2 * kSimd + r];
      if (got != expected && failures++ < 20)
        std::printf("__v%s%d(%#x, %#x) is %#x, expected %#x (seed %u)\n", kSimdNames[r % kSimd], r < kSimd ? 4 : 2, a[i], b[i], got,
                    expected, kSeed);
    }
    long dots[4] = {-7, 7, 5, 5};
    unsigned relu = 0, wrapped = 0, best = 0, which = 0;
    for (int k = 0; k < 4; ++k) dots[0] += part(a[i], 4, k, true) * part(b[i], 4, k, true);
    for (int k = 0; k < 4; ++k) dots[1] += part(a[i], 4, k, false) * part(b[i], 4, k, false);
    for (int k = 0; k < 2; ++k) {
      dots[2] += part(a[i], 2, k, true) * part(b[i], 4, k, true);
      dots[3] += part(a[i], 2, k, false) * part(b[i], 4, k + 2, false);
      const long x = part(a[i], 2, k, true), y = part(b[i], 2, k, true), z = part(a[i] ^ b[i], 2, k, true);
      const long most = std::max(std::max(x, y), std::max(z, 0L));
      relu |= static_cast<unsigned>(most) << (16 * k);
      const long sum = (part(a[i], 2, k, false) + part(b[i], 2, k, false)) % 65536;
      wrapped |= static_cast<unsigned>(std::max(sum, 128L)) << (16 * k);
      best |= (static_cast<unsigned>(std::max(x, y)) & 0xffffu) << (16 * k);
      which |= (x >= y ? 1u : 0u) << k;
    }
    const int sum = static_cast<int>(a[i] + b[i]);
    const unsigned expected[kOthers] = {static_cast<unsigned>(dots[0]), static_cast<unsigned>(dots[1]), static_cast<unsigned>(dots[2]),
                                        static_cast<unsigned>(dots[3]), relu, static_cast<unsigned>(std::min(sum, 1000)), wrapped, best, which};
    for (int r = 0; r < kOthers; ++r)
      if (others[i * kOthers + r] != expected[r] && failures++ < 20)
        std::printf("dot product or extreme %d of (%#x, %#x) is %#x, expected %#x\n", r, a[i], b[i], others[i * kOthers + r], expected[r]);
  }
}

// ---- Directed rounding.

constexpr int kRounded = 21;
#define ROUNDED(letter, fma_name)                                                                                          \
  __##letter##add_rz<0>(a, b), __##letter##add_rd<0>(a, b), __##letter##add_ru<0>(a, b), __##letter##sub_rz<0>(a, b),      \
      __##letter##sub_rd<0>(a, b), __##letter##sub_ru<0>(a, b), __##letter##mul_rz<0>(a, b), __##letter##mul_rd<0>(a, b),  \
      __##letter##mul_ru<0>(a, b), __##letter##div_rz<0>(a, b), __##letter##div_rd<0>(a, b), __##letter##div_ru<0>(a, b),  \
      __##letter##rcp_rz<0>(a), __##letter##rcp_rd<0>(a), __##letter##rcp_ru<0>(a), __##letter##sqrt_rz<0>(p),             \
      __##letter##sqrt_rd<0>(p), __##letter##sqrt_ru<0>(p), fma_name##_rz<0>(a, b, c), fma_name##_rd<0>(a, b, c),          \
      fma_name##_ru<0>(a, b, c)

__global__ void rounded(const float* values, float* out) {
  const unsigned i = threadIdx.x;
  const float a = values[3 * i], b = values[3 * i + 1], c = values[3 * i + 2], p = a < 0 ? -a : a;
  const float results[kRounded] = {ROUNDED(f, __fmaf)};
  for (int r = 0; r < kRounded; ++r) out[i * kRounded + r] = results[r];
}
__global__ void rounded(const double* values, double* out) {
  const unsigned i = threadIdx.x;
  const double a = values[3 * i], b = values[3 * i + 1], c = values[3 * i + 2], p = a < 0 ? -a : a;
  const double results[kRounded] = {ROUNDED(d, __fma)};
  for (int r = 0; r < kRounded; ++r) out[i * kRounded + r] = results[r];
}

template <typename T>
T expected_rounding(int r, volatile T a, volatile T b, volatile T c) {
  const int modes[3] = {FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
  std::fesetround(modes[r % 3]);
  volatile T result = 0;
  switch (r / 3) {
    case 0: result = a + b; break;
    case 1: result = a - b; break;
    case 2: result = a * b; break;
    case 3: result = a / b; break;
    case 4: result = T(1) / a; break;
    case 5: result = std::sqrt(static_cast<T>(a < 0 ? -a : a)); break;
    case 6: result = std::fma(static_cast<T>(a), static_cast<T>(b), static_cast<T>(c)); break;
  }
  std::fesetround(FE_TONEAREST);
  return result;
}

template <typename T>
void check_rounding(const char* type) {
  constexpr int kCount = 256;
  std::mt19937 random(kSeed);
  std::uniform_real_distribution<double> significand(-2, 2);
  std::vector<T> values;
  for (int i = 0; i < 3 * kCount; ++i)
    values.push_back(static_cast<T>(std::ldexp(significand(random), static_cast<int>(random() % 40) - 20)));
  const T simple[] = {1, 3, -3, T(0.1), 7, -1, T(1e10), T(-1e-10), 2, 2, -2, -4};
  std::copy(std::begin(simple), std::end(simple), values.begin());
  std::vector<T> out(kCount * kRounded);
  T *device_values = to_device(values), *device_out = to_device(out);
  rounded<<<1, kCount>>>(device_values, device_out);
  from_device(out, device_out);
  (void)hipFree(device_values);
  for (int i = 0; i < kCount; ++i)
    for (int r = 0; r < kRounded; ++r) {
      const T a = values[3 * i], b = values[3 * i + 1], c = values[3 * i + 2];
      const T expected = expected_rounding<T>(r, a, b, c), got = out[i * kRounded + r];
      if (std::memcmp(&got, &expected, sizeof got) != 0 && failures++ < 20)
        std::printf("%s operation %d, rounding %d of (%a, %a, %a) is %a, expected %a (seed %u)\n", type, r / 3, r % 3, double(a),
                    double(b), double(c), double(got), double(expected), kSeed);
    }
}

// ---- Atomics, cache hints, the rest.

struct Counters {
  int sum, least;
  unsigned wrapped, counted_down;
  unsigned long long bits;
  long long signed_bits;
  float4 vector;
  float streamed;
  unsigned short claimed;
};

__global__ void count(Counters* counters) {
  atomicAdd_block<0>(&counters->sum, static_cast<int>(threadIdx.x));
  atomicMin_block<0>(&counters->least, -static_cast<int>(threadIdx.x));
  atomicInc_system<0>(&counters->wrapped, 9u);
  atomicDec_system<0>(&counters->counted_down, 9u);
  atomicOr_block<0>(&counters->bits, 1ull << threadIdx.x);
  atomicXor<0>(&counters->signed_bits, 1ll << threadIdx.x);
  atomicAdd<0>(&counters->vector, make_float4(1.f, 2.f, 3.f, 4.f));
  if (threadIdx.x == 5) {
    __stcs(&counters->streamed, __ldcs(&counters->streamed) + umax<0>(3u, 5u) + rsqrt<0>(0.25f));
    if (atomicCAS<0>(&counters->claimed, static_cast<unsigned short>(7), static_cast<unsigned short>(9)) != 7) counters->sum = -1;
  }
}

void check_atomics() {
  std::vector<Counters> host(1);
  std::memset(&host[0], 0, sizeof(Counters));
  host[0].claimed = 7;
  Counters* device = to_device(host);
  count<<<1, 64>>>(device);
  from_device(host, device);
  const Counters& c = host[0];
  const double results[][2] = {{double(c.sum), 64 * 63 / 2}, {double(c.least), -63}, {double(c.wrapped), 64 % 10},
                               {double(c.counted_down), (10 - 64 % 10) % 10}, {double(c.bits == ~0ull), 1}, {double(c.signed_bits), -1},
                               {c.vector.x, 64}, {c.vector.y, 128}, {c.vector.z, 192}, {c.vector.w, 256}, {c.streamed, 7}, {double(c.claimed), 9}};
  int index = 0;
  for (const auto& result : results) {
    if (result[0] != result[1] && failures++ < 20) std::printf("counter %d is %g, expected %g\n", index, result[0], result[1]);
    ++index;
  }
}

}  // namespace

int main() {
  check_simd();
  check_rounding<float>("float");
  check_rounding<double>("double");
  check_atomics();
  std::printf(failures == 0 ? "ok\n" : "%d results wrong\n", failures);
  return failures == 0 ? 0 : 1;
}
