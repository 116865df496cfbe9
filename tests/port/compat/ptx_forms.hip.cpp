// ptx.h and cooperative_groups.h: values worked out from the definitions in the PTX manual, and sums that a loop makes. A HIP
// program: returns 0 if all is well.
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "anywarp_compat/cooperative_groups.h"
#include "anywarp_compat/ptx.h"

namespace cg = cooperative_groups;
using namespace anywarp::hip;

namespace {

constexpr int kResults = 24;
constexpr std::uint32_t kA = 0xf0f0a5c3, kB = 0xcc99aa0f, kC = 0xaa5533f1;

__global__ void bits(std::uint32_t* out) {
  int i = 0;
  out[i++] = lop3<0x80>(kA, kB, kC);
  out[i++] = lop3<0x96>(kA, kB, kC);
  out[i++] = lop3<0xea>(kA, kB, kC);
  out[i++] = lop3<0xca>(kA, kB, kC);
  out[i++] = prmt(0x03020100, 0x07060504, 0x7531);
  out[i++] = prmt(0x80020100, 0x07060504, 0xb0c3);  // 0xb: the sign of byte 3; 0xc: the sign of byte 4.
  out[i++] = bfe_u32(0xdeadbeef, 8, 12);
  out[i++] = bfe_u32(0xdeadbeef, 28, 12);
  out[i++] = bfe_u32(0xdeadbeef, 32, 4);
  out[i++] = static_cast<std::uint32_t>(bfe_s32(0x000000f0, 4, 4));
  out[i++] = static_cast<std::uint32_t>(bfe_s32(static_cast<std::int32_t>(0x80000000), 30, 8));
  out[i++] = bfi_b32(0xff, 0, 12, 8);
  out[i++] = bfi_b32(0x5, 0xffffffff, 28, 8);
  out[i++] = bfi_b32(0x5, 0x1234, 40, 8);
  out[i++] = pack_f16x2(-2.f, 1.f);
  out[i++] = pack_bf16x2(-2.f, 1.f);
  out[i++] = add_f16x2(pack_f16x2(1.5f, -3.f), pack_f16x2(0.25f, 1.f));
  out[i++] = fma_f16x2(pack_f16x2(2.f, 3.f), pack_f16x2(4.f, 5.f), pack_f16x2(1.f, -1.f));
  out[i++] = max_f16x2(pack_f16x2(2.f, -3.f), pack_f16x2(-2.f, 3.f));
  out[i++] = exp2_f16x2(pack_f16x2(3.f, -1.f));
  out[i++] = fma_bf16x2(pack_bf16x2(2.f, 3.f), pack_bf16x2(4.f, 5.f), pack_bf16x2(1.f, -1.f));
  out[i++] = round_tf32(1.f + 0x1p-11f);  // Half of the last bit kept: away from zero.
  std::uint32_t low, high;
  unpack_b64(pack_b64(0x11112222u, 0x33334444u), low, high);
  out[i++] = low;
  out[i++] = high;
}

// Two floats a thread, the second half of each cut off by the length; then sums in tiles of 32 and 16 and in a part of the block.
__global__ void groups(const float* in, float* copied, float* sums, int* extremes, int threads) {
  __shared__ alignas(16) float tile_of_block[256];
  cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, tile_of_block, in, sizeof(float) * threads);
  cg::wait(block);
  const int i = static_cast<int>(threadIdx.x);
  copied[i] = tile_of_block[threads - 1 - i];
  auto tile = cg::tiled_partition<32>(block);
  sums[i] = cg::reduce(tile, in[i], cg::plus<float>());
  auto small = cg::tiled_partition<16>(block);
  extremes[i] = cg::reduce(small, i ^ 5, cg::greater<int>()) * 1000 + cg::reduce(small, i ^ 5, cg::less<int>());
  sums[threads + i] = cg::inclusive_scan(tile, in[i]);
  sums[2 * threads + i] = cg::exclusive_scan(tile, in[i], cg::plus<float>());
  sums[3 * threads + i] = 0.f;
  if (i % 3 == 0) {
    auto some = cg::coalesced_threads();
    sums[3 * threads + i] = cg::reduce(some, 1.f, cg::plus<float>()) / static_cast<float>(some.size());
  }
}

template <typename T>
T* on_device(int count) {
  T* pointer = nullptr;
  (void)hipMalloc(reinterpret_cast<void**>(&pointer), count * sizeof(T));
  return pointer;
}

int failures = 0;
void expect(bool good, const char* what, int index) {
  if (good) return;
  ++failures;
  std::printf("wrong: %s %d\n", what, index);
}

void check_bits() {
  std::uint32_t* out = on_device<std::uint32_t>(kResults);
  bits<<<1, 1>>>(out);
  std::uint32_t got[kResults];
  (void)hipMemcpy(got, out, sizeof got, hipMemcpyDeviceToHost);
  const std::uint32_t expected[kResults] = {
      kA & kB & kC, kA ^ kB ^ kC, (kA & kB) | kC, (kA & kB) | (~kA & kC), 0x07050301, 0xff000080u, 0xdbe, 0xd, 0,
      0xffffffffu, 0xfffffffeu, 0xff000, 0x5fffffff, 0x1234,
      0xc0003c00,  // -2, 1
      0xc0003f80,  // -2, 1
      0x3f00c000,  // 1.75, -2
      0x48804b00,  // 9, 14
      0x40004200,  // 2, 3
      0x48003800,  // 8, 0.5
      0x41104160,  // 9, 14
      0x3f802000, 0x11112222, 0x33334444};
  for (int i = 0; i < kResults; ++i) {
    expect(got[i] == expected[i], "bits", i);
    if (got[i] != expected[i]) std::printf("  0x%08x, expected 0x%08x\n", got[i], expected[i]);
  }
}

void check_groups() {
  constexpr int kThreads = 96;
  float in[kThreads], copied[kThreads], sums[4 * kThreads];
  int extremes[kThreads];
  for (int i = 0; i < kThreads; ++i) in[i] = static_cast<float>((i * 37) % 101);
  float *d_in = on_device<float>(kThreads), *d_copied = on_device<float>(kThreads), *d_sums = on_device<float>(4 * kThreads);
  int* d_extremes = on_device<int>(kThreads);
  (void)hipMemcpy(d_in, in, sizeof in, hipMemcpyHostToDevice);
  groups<<<1, kThreads>>>(d_in, d_copied, d_sums, d_extremes, kThreads);
  (void)hipMemcpy(copied, d_copied, sizeof copied, hipMemcpyDeviceToHost);
  (void)hipMemcpy(sums, d_sums, sizeof sums, hipMemcpyDeviceToHost);
  (void)hipMemcpy(extremes, d_extremes, sizeof extremes, hipMemcpyDeviceToHost);
  for (int i = 0; i < kThreads; ++i) {
    const int first = i / 32 * 32;
    float before = 0.f, total = 0.f;
    for (int j = first; j < first + 32; ++j) {
      if (j < i) before += in[j];
      total += in[j];
    }
    expect(copied[i] == in[kThreads - 1 - i], "memcpy_async", i);
    expect(sums[i] == total, "reduce", i);
    expect(sums[kThreads + i] == before + in[i], "inclusive_scan", i);
    expect(sums[2 * kThreads + i] == before, "exclusive_scan", i);
    expect(sums[3 * kThreads + i] == (i % 3 == 0 ? 1.f : 0.f), "reduce of a coalesced group", i);
    int least = 1 << 30, greatest = 0;
    for (int j = i / 16 * 16; j < i / 16 * 16 + 16; ++j) {
      least = (j ^ 5) < least ? j ^ 5 : least;
      greatest = (j ^ 5) > greatest ? j ^ 5 : greatest;
    }
    expect(extremes[i] == greatest * 1000 + least, "reduce of 16", i);
  }
}

}  // namespace

int main() {
  check_bits();
  check_groups();
  std::printf(failures == 0 ? "all well\n" : "%d wrong\n", failures);
  return failures == 0 ? 0 : 1;
}
