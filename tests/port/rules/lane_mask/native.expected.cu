#include "anywarp_compat/warp.h"
// anywarp: --warp native
__device__ int compact(bool keep, int lane, unsigned* stored) {
  const unsigned long long votes = __ballot(keep);
  unsigned long long lower = (1ull << lane) - 1;
  int before = __popcll(votes & lower);
  int last = 63 - __clzll(votes);
  auto active = __activemask();
  unsigned long long mask = votes & active;
  while (mask) {
    int next = __ffsll(mask) - 1;
    mask &= ~(1ull << next);
    before += next;
  }
  stored[0] = votes;
  if (__any(keep)) before += __shfl_xor(before, 16);
  anywarp::hip::syncwarp32();
  return before + last + __reduce_add_sync(0xffffffff, before) + __ballot_sync(0xffff, keep);
}
