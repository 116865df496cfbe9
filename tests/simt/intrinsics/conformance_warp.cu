// Warp-level operations of a 32-lane warp against a plain loop over lanes: shuffles for every width and every operand,
// votes, matches and reductions for many lane masks, in converged and in divergent code. Runs on the engine
// (ANYWARP_WARP=32) and, built with nvcc, on a GPU:
//   nvcc -arch=sm_90 -O2 -o build/gpu/conformance_warp tests/simt/intrinsics/conformance_warp.cu
// Prints "ok" and returns 0, or the first mismatches and 1.
#include <cooperative_groups.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "launch.h"

namespace cg = cooperative_groups;

static int failures = 0;
static void fail(const char* what, int lane, int a, int b, long long got, long long want) {
  if (++failures <= 10) std::printf("%s lane %d (%d, %d): %llx, expected %llx\n", what, lane, a, b, got, want);
}

static std::uint64_t state = 20261129;
static unsigned random_bits() {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return static_cast<unsigned>(state >> 32);
}

template <typename T>
struct Device {
  explicit Device(std::size_t n) : n(n) { cudaMalloc(&p, n * sizeof(T)); }
  explicit Device(const std::vector<T>& v) : Device(v.size()) {
    cudaMemcpy(p, v.data(), n * sizeof(T), cudaMemcpyHostToDevice);
  }
  ~Device() { cudaFree(p); }
  std::vector<T> read() {
    std::vector<T> v(n);
    cudaMemcpy(v.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost);
    return v;
  }
  std::size_t n;
  T* p = nullptr;
};

// ---- shuffles
// -----------------------------------------------------------------------------------------------------------

enum { kIndex, kUp, kDown, kXor };
constexpr int kOperands = 40;  // Beyond the warp, to see them wrap or fall outside.

template <typename T>
__global__ void shuffles(T* out) {
  const int lane = threadIdx.x;
  T v;
  const int number = 1 + lane;
  if (sizeof(T) == 8)
    v = T(double(number) + 4294967296.0);
  else
    v = T(float(number));
  int at = 0;
  for (int width = 1; width <= 32; width *= 2)
    for (int operand = 0; operand < kOperands; ++operand) {
      out[at++ * 32 + lane] = __shfl_sync(0xffffffffu, v, operand, width);
      out[at++ * 32 + lane] = __shfl_up_sync(0xffffffffu, v, static_cast<unsigned>(operand), width);
      out[at++ * 32 + lane] = __shfl_down_sync(0xffffffffu, v, static_cast<unsigned>(operand), width);
      out[at++ * 32 + lane] = __shfl_xor_sync(0xffffffffu, v, operand, width);
    }
}

static int source(int kind, int lane, int operand, int width) {
  const int first = lane / width * width, last = first + width - 1;
  int s;
  switch (kind) {
    case kIndex:
      return first + operand % width;
    case kUp:
      s = lane - operand % 32;
      return s < first ? lane : s;
    case kDown:
      s = lane + operand % 32;
      return s > last ? lane : s;
    default:
      s = lane ^ (operand % 32);
      return s > last ? lane : s;
  }
}

template <typename T>
static void check_shuffles(const char* type) {
  Device<T> out(6 * kOperands * 4 * 32);
  LAUNCH(shuffles<T>, 1, 32, out.p);
  const std::vector<T> got = out.read();
  int at = 0;
  for (int width = 1; width <= 32; width *= 2)
    for (int operand = 0; operand < kOperands; ++operand)
      for (int kind = 0; kind < 4; ++kind, ++at)
        for (int lane = 0; lane < 32; ++lane) {
          const double want = 1 + source(kind, lane, operand, width) + (sizeof(T) == 8 ? 4294967296.0 : 0.0);
          const double is = sizeof(T) == 8 ? double(got[at * 32 + lane]) : double(float(got[at * 32 + lane]));
          if (is != want)
            fail(type, lane, kind * 100 + operand, width, static_cast<long long>(is), static_cast<long long>(want));
        }
}

// ---- masks
// --------------------------------------------------------------------------------------------------------------

struct Results {
  unsigned ballot, any, all, match_any, match_all, match_all_pred, add, min, max, bit_and, bit_or, bit_xor;
  int smin, smax, sadd;
  int rotated;  ///< The value of the next lane of the mask.
  unsigned coalesced_rank, coalesced_size, coalesced_sum, tile_sum, tile_ballot;
};

__global__ void masked(const unsigned* masks, const int* values, Results* out, int cases) {
  const int lane = threadIdx.x;
  for (int i = 0; i < cases; ++i) {
    const unsigned mask = masks[i];
    const int v = values[i * 32 + lane];
    Results r = {};
    cg::thread_block_tile<8> tile = cg::tiled_partition<8>(cg::this_thread_block());
    unsigned sum = v;
    for (int d = 4; d; d /= 2) sum += tile.shfl_xor(sum, d);
    r.tile_sum = sum;
    r.tile_ballot = tile.ballot(v & 1);
    if ((mask >> lane) & 1) {
      r.ballot = __ballot_sync(mask, v & 1);
      r.any = __any_sync(mask, v == 3);
      r.all = __all_sync(mask, v != 3);
      r.match_any = __match_any_sync(mask, v & 3);
      int pred;
      r.match_all = __match_all_sync(mask, v & 4, &pred);
      r.match_all_pred = pred;
#if defined(ANYWARP_SIMT) || __CUDA_ARCH__ >= 800
      r.add = __reduce_add_sync(mask, static_cast<unsigned>(v));
      r.min = __reduce_min_sync(mask, static_cast<unsigned>(v));
      r.max = __reduce_max_sync(mask, static_cast<unsigned>(v));
      r.bit_and = __reduce_and_sync(mask, static_cast<unsigned>(v));
      r.bit_or = __reduce_or_sync(mask, static_cast<unsigned>(v));
      r.bit_xor = __reduce_xor_sync(mask, static_cast<unsigned>(v));
      r.smin = __reduce_min_sync(mask, v);
      r.smax = __reduce_max_sync(mask, v);
      r.sadd = __reduce_add_sync(mask, v);
#endif
      const unsigned above = lane == 31 ? 0 : mask >> (lane + 1) << (lane + 1);
      r.rotated = __shfl_sync(mask, v, __ffs(above ? above : mask) - 1);
      // The two halves of the mask go different ways; each way is its own group.
      if (v & 2) {
        const cg::coalesced_group g = cg::coalesced_threads();
        r.coalesced_rank = g.thread_rank();
        r.coalesced_size = g.size();
        r.coalesced_sum = g.shfl(v, 0);
      }
      __syncwarp(mask);
    }
    __syncwarp();  // Else lanes of the next case could be converged with those of this one.
    out[i * 32 + lane] = r;
  }
}

static void check_masked() {
  std::vector<unsigned> masks = {0xffffffffu, 0x0000ffffu, 0xffff0000u, 0x55555555u,
                                 0xaaaaaaaau, 0x80000001u, 0x7fffffffu};
  for (int i = 0; i < 32; ++i) masks.push_back(1u << i);
  for (int i = 0; i < 200; ++i) masks.push_back(random_bits() | (1u << (random_bits() & 31)));
  const int cases = static_cast<int>(masks.size());
  std::vector<int> values(cases * 32);
  for (int i = 0; i < cases * 32; ++i)
    values[i] = i / 32 % 3 == 0 ? static_cast<int>(random_bits())
                                : static_cast<int>(random_bits() % 4) + (i / 32 % 3 == 1 ? 4 : 0);
  Device<unsigned> dmasks(masks);
  Device<int> dvalues(values);
  Device<Results> out(cases * 32);
  LAUNCH(masked, 1, 32, dmasks.p, dvalues.p, out.p, cases);
  const std::vector<Results> got = out.read();
  for (int i = 0; i < cases; ++i) {
    const unsigned mask = masks[i];
    const int* v = &values[i * 32];
    Results common = {};
    common.all = common.match_all_pred = 1;
    common.min = common.bit_and = ~0u;
    common.smin = 0x7fffffff, common.smax = -0x7fffffff - 1;
    int first = -1, head = -1, threes = 0;
    unsigned size = 0;
    for (int lane = 0; lane < 32; ++lane) {
      if (!((mask >> lane) & 1)) continue;
      const unsigned u = static_cast<unsigned>(v[lane]);
      if (first < 0) first = lane;
      if (v[lane] & 2) {
        if (head < 0) head = lane;
        ++size;
      }
      common.ballot |= (u & 1) << lane;
      if (v[lane] == 3) common.any = 1, common.all = 0, ++threes;
      if ((v[lane] & 4) != (v[first] & 4)) common.match_all_pred = 0;
      common.add += u, common.min = u < common.min ? u : common.min, common.max = u > common.max ? u : common.max;
      common.bit_and &= u, common.bit_or |= u, common.bit_xor ^= u;
      common.smin = v[lane] < common.smin ? v[lane] : common.smin,
      common.smax = v[lane] > common.smax ? v[lane] : common.smax;
    }
    common.sadd = static_cast<int>(common.add);
    common.match_all = common.match_all_pred ? mask : 0;
    unsigned rank = 0;
    for (int lane = 0; lane < 32; ++lane) {
      const Results& g = got[i * 32 + lane];
      Results w = common;
      if (!((mask >> lane) & 1)) w = Results{};
      const int base = lane / 8 * 8;
      for (int j = 0; j < 8; ++j) {
        w.tile_sum += static_cast<unsigned>(v[base + j]);
        w.tile_ballot |= (static_cast<unsigned>(v[base + j]) & 1) << j;
      }
      if ((mask >> lane) & 1) {
        int next = lane;
        do next = (next + 1) % 32;
        while (!((mask >> next) & 1));
        w.rotated = v[next];
        for (int j = 0; j < 32; ++j)
          if (((mask >> j) & 1) && (v[j] & 3) == (v[lane] & 3)) w.match_any |= 1u << j;
        if (v[lane] & 2) {
          w.coalesced_rank = rank++;
          w.coalesced_size = size;
          w.coalesced_sum = static_cast<unsigned>(v[head]);
        }
      }
#define CHECK(field) \
  if (g.field != w.field) fail(#field, lane, i, static_cast<int>(mask), g.field, w.field)
      CHECK(ballot);
      CHECK(any);
      CHECK(all);
      CHECK(match_any);
      CHECK(match_all);
      CHECK(match_all_pred);
      CHECK(add);
      CHECK(min);
      CHECK(max);
      CHECK(bit_and);
      CHECK(bit_or);
      CHECK(bit_xor);
      CHECK(smin);
      CHECK(smax);
      CHECK(sadd);
      CHECK(rotated);
      CHECK(coalesced_rank);
      CHECK(coalesced_size);
      CHECK(coalesced_sum);
      CHECK(tile_sum);
      CHECK(tile_ballot);
#undef CHECK
    }
  }
}

// ---- atomics and block votes
// ----------------------------------------------------------------------------------------------

__global__ void atomics(unsigned* u, int* s, unsigned long long* l, float* f, double* d, __half2* h, unsigned* votes) {
  const int i = threadIdx.x + blockIdx.x * blockDim.x;
  atomicAdd(u + 0, 3u);
  atomicSub(u + 1, 2u);
  atomicInc(u + 2, 10u);
  atomicDec(u + 3, 10u);
  atomicAnd(u + 4, ~(1u << (i & 31)));
  atomicOr(u + 5, 1u << (i & 31));
  atomicXor(u + 6, static_cast<unsigned>(i));
  atomicMin(u + 7, 1000u - i);
  atomicMax(u + 8, static_cast<unsigned>(i));
  atomicMin(s, -i);
  atomicMax(s + 1, i - 5);
  atomicAdd(l, 1ull << 33);
  atomicAdd(f, 1.0f);
  atomicAdd(d, 0.5);
  atomicAdd(h, __floats2half2_rn(1.0f, 2.0f));
  unsigned seen = u[9], assumed;
  do {
    assumed = seen;
    seen = atomicCAS(u + 9, assumed, assumed + 5);
  } while (seen != assumed);
  const unsigned count = __syncthreads_count(threadIdx.x % 3 == 0);
  const unsigned all = __syncthreads_and(threadIdx.x < 1000), any = __syncthreads_or(threadIdx.x == 7);
  if (threadIdx.x == 0) votes[blockIdx.x] = count | (all ? 0x10000 : 0) | (any ? 0x20000 : 0);
}

static void check_atomics() {
  Device<unsigned> u(std::vector<unsigned>{0, 0, 0, 0, ~0u, 0, 0, ~0u, 0, 0});
  Device<int> s(std::vector<int>{0, -100});
  Device<unsigned long long> l(std::vector<unsigned long long>{0});
  Device<float> f(std::vector<float>{0});
  Device<double> d(std::vector<double>{0});
  Device<unsigned> h(std::vector<unsigned>{0}), votes(2);
  LAUNCH(atomics, 2, 96, u.p, s.p, l.p, f.p, d.p, reinterpret_cast<__half2*>(h.p), votes.p);
  const auto got = u.read();
  unsigned x = 0, inc = 0, dec = 0;
  for (unsigned i = 0; i < 192; ++i) x ^= i, inc = inc >= 10 ? 0 : inc + 1, dec = dec == 0 || dec > 10 ? 10 : dec - 1;
  const unsigned want[] = {576, 0u - 384u, inc, dec, 0, ~0u, x, 1000 - 191, 191, 960};
  for (int i = 0; i < 10; ++i)
    if (got[i] != want[i]) fail("atomic", 0, i, 0, got[i], want[i]);
  if (s.read() != std::vector<int>{-191, 186}) fail("atomicMin/Max", 0, 0, 0, s.read()[0], -191);
  if (l.read()[0] != 192ull << 33) fail("atomicAdd 64", 0, 0, 0, static_cast<long long>(l.read()[0]), 0);
  if (f.read()[0] != 192) fail("atomicAdd float", 0, 0, 0, static_cast<long long>(f.read()[0]), 192);
  if (d.read()[0] != 96) fail("atomicAdd double", 0, 0, 0, static_cast<long long>(d.read()[0]), 96);
  if (h.read()[0] != 0x5e005a00u) fail("atomicAdd half2", 0, 0, 0, h.read()[0], 0x5e005a00u);  // (192, 384)
  for (int b = 0; b < 2; ++b)
    if (votes.read()[b] != (32u | 0x30000u)) fail("__syncthreads_*", b, 0, 0, votes.read()[b], 0x30020);
}

// ---- integer intrinsics
// -----------------------------------------------------------------------------------------------------

__global__ void integers(unsigned* o) {
  unsigned x = 0x12345678, y = 0x9abcdef0;
  o[0] = __popc(y), o[1] = __clz(0x00ffffff), o[2] = __ffs(0x00f0), o[3] = __brev(x);
  o[4] = __byte_perm(x, y, 0x7650), o[5] = __byte_perm(x, y, 0xba98), o[6] = __funnelshift_l(x, y, 12);
  o[7] = __funnelshift_r(x, y, 44), o[8] = __funnelshift_lc(x, y, 44), o[9] = __mulhi(int(y), int(x));
  o[10] = __umulhi(x, y), o[11] = __mul24(int(x), int(y)), o[12] = __umul24(x, y), o[13] = __sad(int(y), int(x), 7);
  o[14] = __dp4a(int(x), int(y), 5), o[15] = __dp4a(x, y, 5u), o[16] = __rhadd(int(x), int(y)),
  o[17] = __hadd(int(x), int(y));
  o[18] = __clz(0), o[19] = __ffs(0), o[20] = __clzll(1), o[21] = __float2int_rn(2.5f), o[22] = __float2int_rd(-2.5f);
  o[23] = __float2uint_rz(-3.0f), o[24] = __float2int_rz(1e20f), o[25] = __float_as_uint(__fadd_ru(1.0f, 1e-10f));
  o[26] = __float_as_uint(__fmaf_rd(1.0f, 1.0f, -1e-10f)), o[27] = __float_as_uint(__int2float_rz(16777219));
  o[28] = __dp2a_lo(int(x), int(y), 3), o[29] = __dp2a_hi(x, y, 3u), o[30] = __float_as_uint(__fdiv_rz(1.0f, 3.0f));
  o[31] = __float_as_uint(__fsqrt_ru(2.0f));
}

static void check_integers() {
  Device<unsigned> out(32);
  LAUNCH(integers, 1, 1, out.p);
  // Worked out from the documented definitions with arbitrary-precision integers.
  const unsigned want[] = {0x13,       0x8,        0x5,        0x1e6a2c48, 0x9abcde78, 0x12345678, 0xcdef0123,
                           0xef012345, 0x12345678, 0xf8cc93d6, 0xb00ea4e,  0x9c2d2080, 0x142d2080, 0x7777778f,
                           0xffffd81d, 0xec1d,     0xd6789ab4, 0xd6789ab4, 0x20,       0x0,        0x3f,
                           0x2,        0xfffffffd, 0x0,        0x7fffffff, 0x3f800001, 0x3f7fffff, 0x4b800001,
                           0xfff82d9b, 0x4a736b,   0x3eaaaaaa, 0x3fb504f4};
  const auto got = out.read();
  for (int i = 0; i < 32; ++i)
    if (got[i] != want[i]) fail("integer", 0, i, 0, got[i], want[i]);
}

int main() {
  check_shuffles<int>("shuffle int");
  check_shuffles<unsigned>("shuffle unsigned");
  check_shuffles<float>("shuffle float");
  check_shuffles<double>("shuffle double");
  check_shuffles<long long>("shuffle long long");
  check_shuffles<__half>("shuffle half");
  check_shuffles<__nv_bfloat16>("shuffle bfloat16");
  check_masked();
  check_atomics();
  check_integers();
  if (cudaDeviceSynchronize() != cudaSuccess || cudaGetLastError() != cudaSuccess)
    std::printf("a launch failed\n"), ++failures;
  if (!failures)
    std::printf("ok\n");
  else
    std::printf("%d mismatches\n", failures);
  return failures != 0;
}
