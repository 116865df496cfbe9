// HIP's warp-level operations at the wavefront's own width, 32 or 64, against a plain loop over lanes: mask-free
// shuffles for every width and operand, votes and ballots in divergent code, _sync forms, ds_bpermute and its kin, half
// and vector types with HIP's operators. Prints "ok" or the first mismatches.
#include <hip/hip_bf16.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <cstdint>
#include <cstdio>
#include <vector>

#include "launch.h"

namespace cg = cooperative_groups;
using Mask = unsigned long long;

static int failures = 0;
static void expect(const char* what, int lane, int a, int b, long long got, long long want) {
  if (got != want && ++failures <= 10)
    std::printf("%s lane %d (%d, %d): %lld, expected %lld\n", what, lane, a, b, got, want);
}

template <typename T>
__global__ void shuffles(T* out, int width, int operand) {
  const int lane = threadIdx.x;
  const T v = T(static_cast<float>(lane + 1));
  out[lane] = __shfl(v, operand, width);
  out[64 + lane] = __shfl_up(v, operand, width);
  out[128 + lane] = __shfl_down(v, operand, width);
  out[192 + lane] = __shfl_xor(v, operand, width);
}

template <typename T>
static void check_shuffles(const char* type) {
  for (int width = 2; width <= warpSize; width *= 2)
    for (int operand = 0; operand < warpSize + 3; ++operand) {
      std::vector<T> out(256);
      LAUNCH(shuffles<T>, 1, warpSize, out.data(), width, operand);
      for (int lane = 0; lane < warpSize; ++lane) {
        const int first = lane / width * width, end = first + width;
        const int up = lane - operand, down = lane + operand, exclusive = lane ^ operand;
        expect(type, lane, width, operand, static_cast<long long>(static_cast<float>(out[lane])),
               1 + first + operand % width);
        expect(type, lane, width, operand, static_cast<long long>(static_cast<float>(out[64 + lane])),
               1 + (up < first ? lane : up));
        expect(type, lane, width, operand, static_cast<long long>(static_cast<float>(out[128 + lane])),
               1 + (down >= end ? lane : down));
        expect(type, lane, width, operand, static_cast<long long>(static_cast<float>(out[192 + lane])),
               1 + (exclusive >= end ? lane : exclusive));
      }
    }
}

struct Result {
  Mask odd, low, active, synced, any, lower;
  int all_low, count, bpermuted, first, counted, reduced, matched;
};

__global__ void votes(Result* out, Mask all) {
  const int lane = threadIdx.x;
  Result r = {};
  r.odd = __ballot(lane & 1);
  r.count = __popcll(__ballot(1));
  if (lane < 20) {
    r.low = __ballot(lane % 3 == 0);
    r.active = __activemask();
    r.all_low = __all(lane < 20);
    r.first = __builtin_amdgcn_readfirstlane(lane + 5);
  } else {
    r.active = __activemask();
    r.first = __builtin_amdgcn_readfirstlane(lane + 5);
  }
  __syncwarp();
  r.synced = __ballot_sync(all, lane > 30);
  r.any = __any_sync(all, lane == 40);
  r.lower = __lanemask_lt();
  r.bpermuted = __builtin_amdgcn_ds_bpermute(4 * (lane + 3), lane);
  r.counted = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
  r.reduced = __reduce_add_sync(all, lane);
  r.matched = __popcll(__match_any_sync(all, lane / 10));
  out[lane] = r;
}

static void check_votes() {
  const int w = warpSize;
  const Mask all = w == 64 ? ~0ull : 0xffffffffull;
  std::vector<Result> out(w);
  LAUNCH(votes, 1, w, out.data(), all);
  for (int lane = 0; lane < w; ++lane) {
    const Result& r = out[lane];
    expect("__ballot", lane, 0, 0, static_cast<long long>(r.odd), static_cast<long long>(all & 0xaaaaaaaaaaaaaaaaull));
    expect("__popcll", lane, 0, 0, r.count, w);
    expect("divergent __ballot", lane, 0, 0, static_cast<long long>(r.low), lane < 20 ? 0x49249 : 0);
    expect("__activemask", lane, 0, 0, static_cast<long long>(r.active),
           static_cast<long long>(lane < 20 ? 0xfffffull : all & ~0xfffffull));
    expect("__all", lane, 0, 0, r.all_low, lane < 20);
    expect("readfirstlane", lane, 0, 0, r.first, lane < 20 ? 5 : 25);
    expect("__ballot_sync", lane, 0, 0, static_cast<long long>(r.synced), static_cast<long long>(all & ~0x7fffffffull));
    expect("__any_sync", lane, 0, 0, static_cast<long long>(r.any), w == 64);
    expect("__lanemask_lt", lane, 0, 0, static_cast<long long>(r.lower), static_cast<long long>((1ull << lane) - 1));
    expect("ds_bpermute", lane, 0, 0, r.bpermuted, (lane + 3) % w);
    expect("mbcnt", lane, 0, 0, r.counted, lane);
    expect("__reduce_add_sync", lane, 0, 0, r.reduced, w * (w - 1) / 2);
    expect("__match_any_sync", lane, 0, 0, r.matched, lane / 10 == w / 10 ? w % 10 : 10);
  }
}

__global__ void groups(int* out) {
  const auto block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<16>(block);
  int sum = static_cast<int>(threadIdx.x);
  for (int d = 8; d; d /= 2) sum += tile.shfl_down(sum, d);
  out[threadIdx.x] = tile.shfl(sum, 0) + 10000 * static_cast<int>(tile.meta_group_rank());
}

static void check_groups() {
  std::vector<int> out(128);
  LAUNCH(groups, 1, 128, out.data());
  for (int i = 0; i < 128; ++i) expect("tile", i, 0, 0, out[i], i / 16 * 256 + 120 + 10000 * (i / 16));
}

__global__ void vectors(float* out, half2* halves) {
  float4 v(1.0f, 2.0f, 3.0f, 4.0f);
  v = v * 2.0f + make_float4(1, 1, 1, 1);
  v += v;
  out[0] = v.x, out[1] = v.y, out[2] = v.z, out[3] = v.w;
  half2 h = __float22half2_rn(make_float2(1.5f, -2.0f));
  halves[0] = h * h + half2(half(1.0f), half(0.5f));
  const _Float16 native = halves[0].x;
  out[4] = static_cast<float>(native);
  out[5] = __high2float(halves[0]);
  out[6] = static_cast<float>(__hip_bfloat16(3.0f) * __hip_bfloat16(0.5f));
  out[7] = static_cast<float>(halves[0].data.y);
}

static void check_vectors() {
  float out[8];
  half2 halves[1];
  LAUNCH(vectors, 1, 1, out, halves);
  const float want[] = {6, 10, 14, 18, 3.25f, 4.5f, 1.5f, 4.5f};
  for (int i = 0; i < 8; ++i)
    expect("vectors ×100", i, 0, 0, static_cast<long long>(out[i] * 100), static_cast<long long>(want[i] * 100));
}

int main() {
  check_shuffles<int>("int");
  check_shuffles<double>("double");
  check_shuffles<__half>("half");
  check_votes();
  check_groups();
  check_vectors();
  if (!failures) std::printf("ok\n");
  return failures != 0;
}
