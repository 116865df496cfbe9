#include "attention/bench/limits.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <thread>

#include "attention/arch/cpu/cpu_features.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace anywarp::attention::bench {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// What chains start from: not known to the compiler, and so to be computed. Results go into an empty asm, which may
/// use them for all that the compiler knows.
[[maybe_unused]] volatile float unknown = 0.5f;

/// body() does `work` and is repeated on every thread until `seconds` are over; work a second of all together.
template <typename Body>
double rate_once(int threads, double seconds, double work, Body body) {
  std::atomic<int> waiting{threads};
  std::vector<double> rates(static_cast<std::size_t>(threads));
  std::vector<std::thread> pool;
  for (int thread = 0; thread < threads; ++thread)
    pool.emplace_back([&, thread] {
      --waiting;
      while (waiting.load() > 0) std::this_thread::yield();
      const Clock::time_point start = Clock::now();
      double done = 0.0;
      do {
        body(thread);
        done += work;
      } while (seconds_since(start) < seconds);
      rates[static_cast<std::size_t>(thread)] = done / seconds_since(start);
    });
  double sum = 0.0;
  for (int thread = 0; thread < threads; ++thread) {
    pool[static_cast<std::size_t>(thread)].join();
    sum += rates[static_cast<std::size_t>(thread)];
  }
  return sum;
}

/// The best of five: a limit is what the machine does when nothing disturbs it.
template <typename Body>
double rate(int threads, double seconds, double work, Body body) {
  double best = 0.0;
  for (int window = 0; window < 5; ++window) best = std::max(best, rate_once(threads, seconds / 5, work, body));
  return best;
}

#if defined(__x86_64__)

constexpr int kRounds = 20000;
constexpr int kChains = 12;  // latency 4 times throughput 2, and some to spare

[[gnu::target("avx2,fma")]] void fma_avx2(int) {
  __m256 chain[kChains];
  for (int i = 0; i < kChains; ++i) chain[i] = _mm256_set1_ps(unknown + static_cast<float>(i));
  const __m256 a = _mm256_set1_ps(0.999f), b = _mm256_set1_ps(0.001f);
  for (int round = 0; round < kRounds; ++round)
    for (__m256& one : chain) one = _mm256_fmadd_ps(one, a, b);
  __m256 sum = chain[0];
  for (int i = 1; i < kChains; ++i) sum = _mm256_add_ps(sum, chain[i]);
  asm volatile("" : : "x"(sum));
}

[[gnu::target("avx512f")]] void fma_avx512(int) {
  __m512 chain[kChains];
  for (int i = 0; i < kChains; ++i) chain[i] = _mm512_set1_ps(unknown + static_cast<float>(i));
  const __m512 a = _mm512_set1_ps(0.999f), b = _mm512_set1_ps(0.001f);
  for (int round = 0; round < kRounds; ++round)
    for (__m512& one : chain) one = _mm512_fmadd_ps(one, a, b);
  __m512 sum = chain[0];
  for (int i = 1; i < kChains; ++i) sum = _mm512_add_ps(sum, chain[i]);
  asm volatile("" : : "v"(sum));
}

/// Four accumulators of 16 × 16 floats; each product is 16 · 16 · 32 multiply-adds of bfloat16.
[[gnu::target("amx-tile,amx-bf16")]] void amx_bf16(int) {
  struct alignas(64) Configuration {
    std::uint8_t palette = 1, start_row = 0, reserved[14] = {};
    std::uint16_t columns[16] = {};
    std::uint8_t rows[16] = {};
  } configuration;
  for (int tile = 0; tile < 8; ++tile) configuration.columns[tile] = 64, configuration.rows[tile] = 16;
  _tile_loadconfig(&configuration);
  // The numbers are part of the instructions, and gcc's macros are statements.
  _tile_zero(0);
  _tile_zero(1);
  _tile_zero(2);
  _tile_zero(3);
  _tile_zero(4);
  _tile_zero(5);
  _tile_zero(6);
  _tile_zero(7);
  for (int round = 0; round < kRounds / 4; ++round) {
    _tile_dpbf16ps(0, 4, 6);
    _tile_dpbf16ps(1, 4, 7);
    _tile_dpbf16ps(2, 5, 6);
    _tile_dpbf16ps(3, 5, 7);
  }
  alignas(64) float values[256];
  _tile_stored(0, values, 64);
  asm volatile("" : : "r"(values) : "memory");
  _tile_release();
}

/// Linux grants the tiles' state to a process that asks (arch_prctl ARCH_REQ_XCOMP_PERM, component 18).
bool amx_granted() { return syscall(SYS_arch_prctl, 0x1023, 18) == 0; }

#endif

}  // namespace

std::vector<Peak> measure_peaks(int threads, double seconds) {
  std::vector<Peak> peaks;
#if defined(__x86_64__)
  const cpu::Features& has = cpu::features();
  if (has.avx512)
    peaks.push_back({"fma-avx512", rate(threads, seconds, 2.0 * 16 * kChains * kRounds, fma_avx512)});
  else if (has.avx2)
    peaks.push_back({"fma-avx2", rate(threads, seconds, 2.0 * 8 * kChains * kRounds, fma_avx2)});
  if (has.amx_bf16 && amx_granted())
    peaks.push_back({"amx-bf16", rate(threads, seconds, 2.0 * 16 * 16 * 32 * (kRounds / 4 * 4), amx_bf16)});
#else
  (void)threads, (void)seconds;
#endif
  return peaks;
}

double measure_read_bandwidth(int threads, std::size_t bytes, double seconds) {
  const std::size_t words = bytes / sizeof(std::uint64_t) / static_cast<std::size_t>(threads);
  const std::vector<std::uint64_t> memory(words * static_cast<std::size_t>(threads), 1);
  return rate(threads, seconds, static_cast<double>(words * sizeof(std::uint64_t)), [&](int thread) {
    const std::uint64_t* const mine = memory.data() + static_cast<std::size_t>(thread) * words;
    // Eight sums keep enough loads in flight; the compiler makes vectors of them.
    std::uint64_t sums[8] = {};
    asm volatile("" : : "r"(mine) : "memory");  // it may have changed since the last time
    for (std::size_t i = 0; i + 8 <= words; i += 8)
      for (int lane = 0; lane < 8; ++lane) sums[lane] += mine[i + static_cast<std::size_t>(lane)];
    std::uint64_t sum = 0;
    for (const std::uint64_t one : sums) sum += one;
    asm volatile("" : : "r"(sum));
  });
}

}  // namespace anywarp::attention::bench
