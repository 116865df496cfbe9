#include "anywarp_compat/warp.h"
__device__ int compact(bool keep, unsigned peers, int lane) {
  const unsigned votes = anywarp::hip::ballot32(keep);
  const int before = __popc(votes & ((1u << lane) - 1));
  const int leader = __ffs(votes) - 1;
  unsigned same = anywarp::hip::match_any32(lane / 4);
  int all_same = 0;
  same |= anywarp::hip::match_all32(peers, lane, &all_same);
  if (anywarp::hip::any32(peers, keep) || anywarp::hip::all32(keep)) return __popc(same);
  return before + leader + anywarp::hip::reduce_add32(0xffff, lane) + __popc(anywarp::hip::activemask32());
}
__device__ unsigned sum(unsigned v) { return anywarp::hip::reduce_add32(v) + anywarp::hip::reduce_max32(v); }
