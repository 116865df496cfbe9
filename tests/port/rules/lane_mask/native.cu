// anywarp: --warp native
__device__ int compact(bool keep, int lane, unsigned* stored) {
  const unsigned votes = __ballot_sync(0xffffffff, keep);
  unsigned int lower = (1u << lane) - 1;
  int before = __popc(votes & lower);
  int last = 31 - __clz(votes);
  auto active = __activemask();
  unsigned mask = votes & active;
  while (mask) {
    int next = __ffs(mask) - 1;
    mask &= ~(1u << next);
    before += next;
  }
  stored[0] = votes;
  if (__any_sync(0xffffffff, keep)) before += __shfl_xor_sync(0xffffffff, before, 16);
  __syncwarp();
  return before + last + __reduce_add_sync(0xffffffff, before) + __ballot_sync(0xffff, keep);
}
