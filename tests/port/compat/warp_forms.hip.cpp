// Every function of warp.h against a plain computation on the host: full and partial blocks, and with only some lanes of a
// logical warp inside a branch. A HIP program: returns 0 if all is well. Runs on the engine at warp 32 and 64, and on a GPU.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

#include <cstdio>
#include <cstring>
#include <vector>

#include "anywarp_compat/warp.h"

namespace {

namespace w = anywarp::hip;

enum Result {
  kLane, kActive, kBallot, kBallotMasked, kAny, kAll, kUni, kMatch, kMatchMasked, kMatchAll, kMatchAllPredicate,
  kShfl, kShfl8, kUp, kUp4, kDown, kXor, kXor4, kDouble, kHalf, kHalf2, kBfloat16, kShort, kStruct,
  kAdd, kAddMasked, kMin, kMax, kAnd, kOr, kXorReduce, kFloatMax, kLess, kResults
};
const char* const kNames[kResults] = {
    "lane32", "activemask32", "ballot32", "ballot32(mask)", "any32", "all32", "uni32", "match_any32", "match_any32(mask)",
    "match_all32", "match_all32 predicate", "shfl32", "shfl32 width 8", "shfl_up32", "shfl_up32 width 4", "shfl_down32",
    "shfl_xor32", "shfl_xor32 width 4", "shfl_xor32 double", "shfl_xor32 half", "shfl_xor32 half2", "shfl_xor32 bfloat16",
    "shfl_xor32 short", "shfl_xor32 struct", "reduce_add32", "reduce_add32(mask)", "reduce_min32", "reduce_max32",
    "reduce_and32", "reduce_or32", "reduce_xor32", "reduce_max32 float", "lanemask_lt32"};

struct Triple {
  int a, b, c;
};

// Which threads are inside the branch; `pattern` 0: all.
__host__ __device__ bool inside(int pattern, unsigned thread) {
  switch (pattern) {
    case 1: return thread % 3 == 0;
    case 2: return thread % 64 < 32;  // Lower halves of 64-lane wavefronts only.
    case 3: return thread % 64 >= 32;
    case 4: return thread % 64 == 45;
    case 5: return thread % 32 < 17;
    default: return true;
  }
}
constexpr int kPatterns = 6;

__host__ __device__ unsigned group_mask(unsigned lane) { return lane % 2 ? 0xaaaaaaaau : 0x55555555u; }

__global__ void forms(const int* values, unsigned* out, int pattern) {
  const unsigned thread = threadIdx.x;
  if (!inside(pattern, thread)) return;
  const int v = values[thread];
  unsigned* r = out + thread * kResults;
  const unsigned lane = w::lane32();
  const unsigned mask = group_mask(lane);
  int predicate = -1;
  r[kLane] = lane;
  r[kActive] = w::activemask32();
  r[kBallot] = w::ballot32(v & 1);
  r[kBallotMasked] = w::ballot32(mask, v & 1);
  r[kAny] = w::any32(v == 5);
  r[kAll] = w::all32(v < 7);
  r[kUni] = w::uni32(v >= 0);
  r[kMatch] = w::match_any32(v);
  r[kMatchMasked] = w::match_any32(mask, static_cast<double>(v));
  r[kMatchAll] = w::match_all32(v / 8, &predicate);
  r[kMatchAllPredicate] = static_cast<unsigned>(predicate);
  r[kShfl] = static_cast<unsigned>(w::shfl32(v, 35));
  r[kShfl8] = static_cast<unsigned>(w::shfl32(v, 3, 8));
  r[kUp] = static_cast<unsigned>(w::shfl_up32(v, 3));
  r[kUp4] = static_cast<unsigned>(w::shfl_up32(v, 1, 4));
  r[kDown] = static_cast<unsigned>(w::shfl_down32(v, 5));
  r[kXor] = static_cast<unsigned>(w::shfl_xor32(v, 16));
  r[kXor4] = static_cast<unsigned>(w::shfl_xor32(v, 2, 4));
  r[kDouble] = static_cast<unsigned>(w::shfl_xor32(v * 1.25, 1) * 4);
  r[kHalf] = static_cast<unsigned>(__half2float(w::shfl_xor32(__float2half(static_cast<float>(v)), 1)));
  r[kHalf2] = static_cast<unsigned>(__high2float(w::shfl_xor32(__floats2half2_rn(0.f, static_cast<float>(v)), 1)));
  r[kBfloat16] = static_cast<unsigned>(__bfloat162float(w::shfl_xor32(__float2bfloat16(static_cast<float>(v)), 1)));
  r[kShort] = static_cast<unsigned>(w::shfl_xor32(static_cast<short>(-v), 1));
  const Triple triple = w::shfl_xor32(Triple{v, 2 * v, 3 * v}, 1);
  r[kStruct] = static_cast<unsigned>(triple.a + 100 * triple.b + 10000 * triple.c);
  r[kAdd] = static_cast<unsigned>(w::reduce_add32(v));
  r[kAddMasked] = static_cast<unsigned>(w::reduce_add32(mask, v));
  r[kMin] = static_cast<unsigned>(w::reduce_min32(v - 4));
  r[kMax] = static_cast<unsigned>(w::reduce_max32(v - 4));
  r[kAnd] = w::reduce_and32(static_cast<unsigned>(v) | 8u);
  r[kOr] = w::reduce_or32(1u << (v % 32));
  r[kXorReduce] = w::reduce_xor32(static_cast<unsigned>(v) << lane);
  r[kFloatMax] = static_cast<unsigned>(w::reduce_max32(v + 0.5f) * 2);
  r[kLess] = w::lanemask_lt32();
  w::syncwarp32();
}

// What thread `thread` of `count` must see. Undefined results (a source lane that takes no part) are in `defined`.
struct Expected {
  unsigned value[kResults];
  bool defined[kResults];
};

Expected expect(const std::vector<int>& values, int pattern, unsigned thread) {
  Expected e;
  std::memset(&e, 0, sizeof e);
  for (bool& d : e.defined) d = true;
  const unsigned first = thread / 32 * 32, lane = thread % 32;
  const auto takes_part = [&](unsigned l) { return first + l < values.size() && inside(pattern, first + l); };
  const auto value = [&](unsigned l) { return values[first + l]; };
  const int v = value(lane);
  const auto source = [&](Result result, unsigned l, auto map) {
    e.defined[result] = takes_part(l);
    if (e.defined[result]) e.value[result] = static_cast<unsigned>(map(value(l)));
  };
  const auto itself = [](int x) { return x; };
  const unsigned mask = group_mask(lane);

  unsigned active = 0, ballot = 0, match = 0, low = ~0u, high = 0, xored = 0, ored = 0, anded = ~0u;
  int sum = 0, group_sum = 0, minimum = 1 << 30, maximum = -(1 << 30);
  bool any = false, all = true, same = true;
  for (unsigned l = 0; l < 32; ++l) {
    if (!takes_part(l)) continue;
    const int x = value(l);
    active |= 1u << l;
    if (x & 1) ballot |= 1u << l;
    if (x == v) match |= 1u << l;
    any = any || x == 5;
    all = all && x < 7;
    same = same && x / 8 == v / 8;
    sum += x;
    if (mask >> l & 1) group_sum += x;
    minimum = x - 4 < minimum ? x - 4 : minimum;
    maximum = x - 4 > maximum ? x - 4 : maximum;
    anded &= static_cast<unsigned>(x) | 8u;
    ored |= 1u << (x % 32);
    xored ^= static_cast<unsigned>(x) << l;
    low = l < low ? l : low;
    high = l;
  }
  e.value[kLane] = lane;
  e.value[kActive] = active;
  e.value[kBallot] = ballot;
  e.value[kBallotMasked] = ballot & mask;
  e.value[kAny] = any;
  e.value[kAll] = all;
  e.value[kUni] = 1;
  e.value[kMatch] = match;
  e.value[kMatchMasked] = match & mask;
  e.value[kMatchAll] = same ? active : 0;
  e.value[kMatchAllPredicate] = same;
  source(kShfl, 3, itself);
  source(kShfl8, lane / 8 * 8 + 3, itself);
  source(kUp, lane >= 3 ? lane - 3 : lane, itself);
  source(kUp4, lane % 4 >= 1 ? lane - 1 : lane, itself);
  source(kDown, lane + 5 < 32 ? lane + 5 : lane, itself);
  source(kXor, lane ^ 16, itself);
  source(kXor4, lane ^ 2, itself);
  source(kDouble, lane ^ 1, [](int x) { return x * 5; });
  for (Result result : {kHalf, kHalf2, kBfloat16}) source(result, lane ^ 1, itself);
  source(kShort, lane ^ 1, [](int x) { return -x; });
  source(kStruct, lane ^ 1, [](int x) { return x + 200 * x + 30000 * x; });
  e.value[kAdd] = static_cast<unsigned>(sum);
  e.value[kAddMasked] = static_cast<unsigned>(group_sum);
  e.value[kMin] = static_cast<unsigned>(minimum);
  e.value[kMax] = static_cast<unsigned>(maximum);
  e.value[kAnd] = anded;
  e.value[kOr] = ored;
  e.value[kXorReduce] = xored;
  e.value[kFloatMax] = static_cast<unsigned>((maximum + 4) * 2 + 1);
  e.value[kLess] = (1u << lane) - 1;
  return e;
}

}  // namespace

int main() {
  int failures = 0;
  for (unsigned threads : {1u, 7u, 31u, 32u, 33u, 63u, 64u, 65u, 96u, 128u, 250u}) {
    for (int pattern = 0; pattern < kPatterns; ++pattern) {
      for (int same = 0; same < 2; ++same) {
        std::vector<int> values(threads);
        for (unsigned i = 0; i < threads; ++i) values[i] = same ? 6 : static_cast<int>((i * 7 + i / 32) % 11);
        int* device_values = nullptr;
        unsigned* device_out = nullptr;
        std::vector<unsigned> out(threads * kResults, 0xdeadbeefu);
        if (hipMalloc(reinterpret_cast<void**>(&device_values), threads * sizeof(int)) != hipSuccess ||
            hipMalloc(reinterpret_cast<void**>(&device_out), out.size() * sizeof(unsigned)) != hipSuccess) {
          std::printf("no device memory\n");
          return 1;
        }
        (void)hipMemcpy(device_values, values.data(), threads * sizeof(int), hipMemcpyHostToDevice);
        (void)hipMemcpy(device_out, out.data(), out.size() * sizeof(unsigned), hipMemcpyHostToDevice);
        forms<<<1, threads>>>(device_values, device_out, pattern);
        (void)hipMemcpy(out.data(), device_out, out.size() * sizeof(unsigned), hipMemcpyDeviceToHost);
        (void)hipFree(device_values);
        (void)hipFree(device_out);
        for (unsigned thread = 0; thread < threads; ++thread) {
          if (!inside(pattern, thread)) continue;
          const Expected e = expect(values, pattern, thread);
          for (int r = 0; r < kResults; ++r) {
            const unsigned got = out[thread * kResults + r];
            if (!e.defined[r] || got == e.value[r]) continue;
            if (failures++ < 20)
              std::printf("%s: block of %u, pattern %d, thread %u: %#x, expected %#x\n", kNames[r], threads, pattern, thread, got,
                          e.value[r]);
          }
        }
      }
    }
  }
  if (w::host_warp_size() != 32 && w::host_warp_size() != 64) {
    std::printf("host_warp_size() is %d\n", w::host_warp_size());
    ++failures;
  }
  std::printf(failures == 0 ? "ok\n" : "%d results wrong\n", failures);
  return failures == 0 ? 0 : 1;
}
