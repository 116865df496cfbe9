__device__ int compact(bool keep, unsigned peers, int lane) {
  const unsigned votes = __ballot_sync(0xffffffff, keep);
  const int before = __popc(votes & ((1u << lane) - 1));
  const int leader = __ffs(votes) - 1;
  unsigned same = __match_any_sync(__activemask(), lane / 4);
  int all_same = 0;
  same |= __match_all_sync(peers, lane, &all_same);
  if (__any_sync(peers, keep) || __all_sync(~0, keep)) return __popc(same);
  return before + leader + __reduce_add_sync(0xffff, lane) + __popc(__activemask());
}
__device__ unsigned sum(unsigned v) { return __reduce_add_sync(0xffffffff, v) + __reduce_max_sync(0xffffffff, v); }
