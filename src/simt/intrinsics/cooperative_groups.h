// cooperative_groups: blocks, tiles, coalesced threads and, in cooperative launches, the grid.
#pragma once

#include "cooperative_lanes.h"
#include "match.h"
#include "sync.h"

namespace cooperative_groups {

class thread_group;

/// Shuffles and votes of a set of lanes, by rank.
class anywarp_lanes {
 public:
  ANYWARP_INLINE unsigned thread_rank() const { return lanes_.rank(); }
  ANYWARP_INLINE unsigned long long size() const { return lanes_.size(); }
  ANYWARP_INLINE unsigned long long num_threads() const { return lanes_.size(); }
  ANYWARP_INLINE bool is_valid() const { return true; }
  ANYWARP_INLINE void sync() const { ::anywarp::simt::sync_warp(lanes_.mask); }

  template <typename T>
  ANYWARP_INLINE T shfl(T v, int rank) const {
    return lanes_.take("group.shfl", v, static_cast<unsigned>(rank) % lanes_.size());
  }
  template <typename T>
  ANYWARP_INLINE T shfl_up(T v, unsigned delta) const {
    const unsigned own = lanes_.rank();
    return lanes_.take("group.shfl_up", v, delta > own ? own : own - delta);
  }
  template <typename T>
  ANYWARP_INLINE T shfl_down(T v, unsigned delta) const {
    const unsigned own = lanes_.rank();
    return lanes_.take("group.shfl_down", v, own + delta >= lanes_.size() ? own : own + delta);
  }
  ANYWARP_INLINE int any(int p) const { return lanes_.vote("group.any", p).votes != 0; }
  ANYWARP_INLINE int all(int p) const {
    const auto v = lanes_.vote("group.all", p);
    return v.votes == v.active;
  }
  ANYWARP_INLINE ::anywarp::simt::LaneMask ballot(int p) const {
    return static_cast<::anywarp::simt::LaneMask>(lanes_.by_rank(lanes_.vote("group.ballot", p).votes));
  }
  template <typename T>
  ANYWARP_INLINE ::anywarp::simt::LaneMask match_any(T v) const {
    return static_cast<::anywarp::simt::LaneMask>(
        lanes_.by_rank(::anywarp::simt::match("group.match_any", lanes_.mask, v).votes));
  }
  template <typename T>
  ANYWARP_INLINE ::anywarp::simt::LaneMask match_all(T v, int& pred) const {
    const auto m = ::anywarp::simt::match("group.match_all", lanes_.mask, v);
    pred = m.votes == m.active;
    return pred ? static_cast<::anywarp::simt::LaneMask>(lanes_.by_rank(m.active)) : 0;
  }
  ANYWARP_INLINE ::anywarp::simt::LaneSet anywarp_lane_set() const { return lanes_; }

 protected:
  ANYWARP_INLINE explicit anywarp_lanes(::anywarp::simt::LaneSet lanes) : lanes_(lanes) {}
  ::anywarp::simt::LaneSet lanes_;
};

class thread_block {
 public:
  static ANYWARP_INLINE void sync() { ::anywarp::simt::sync_block(::anywarp::simt::BlockVote::None, 0); }
  static ANYWARP_INLINE unsigned thread_rank() { return ::anywarp::simt::this_thread()->linear; }
  static ANYWARP_INLINE unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  static ANYWARP_INLINE unsigned num_threads() { return size(); }
  static ANYWARP_INLINE dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static ANYWARP_INLINE dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static ANYWARP_INLINE dim3 group_dim() { return blockDim; }
  static ANYWARP_INLINE dim3 dim_threads() { return blockDim; }
  static ANYWARP_INLINE bool is_valid() { return true; }
};

class grid_group {
 public:
  ANYWARP_INLINE void sync() const { ::anywarp::simt::sync_grid(); }
  ANYWARP_INLINE bool is_valid() const { return true; }
  ANYWARP_INLINE unsigned long long num_blocks() const {
    return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
  }
  ANYWARP_INLINE unsigned long long block_rank() const {
    return blockIdx.x + static_cast<unsigned long long>(gridDim.x) *
                            (blockIdx.y + static_cast<unsigned long long>(gridDim.y) * blockIdx.z);
  }
  ANYWARP_INLINE unsigned long long size() const { return num_blocks() * thread_block::size(); }
  ANYWARP_INLINE unsigned long long num_threads() const { return size(); }
  ANYWARP_INLINE unsigned long long thread_rank() const {
    return block_rank() * thread_block::size() + thread_block::thread_rank();
  }
  ANYWARP_INLINE dim3 group_dim() const { return gridDim; }
  ANYWARP_INLINE dim3 dim_blocks() const { return gridDim; }
  ANYWARP_INLINE dim3 block_index() const { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
};

class coalesced_group : public anywarp_lanes {
 public:
  ANYWARP_INLINE explicit coalesced_group(::anywarp::simt::LaneSet lanes) : anywarp_lanes(lanes) {}
  ANYWARP_INLINE unsigned long long meta_group_size() const { return 1; }
  ANYWARP_INLINE unsigned long long meta_group_rank() const { return 0; }
};

template <unsigned tile_size, typename Parent = void>
class thread_block_tile : public anywarp_lanes {
 public:
  static_assert(tile_size && (tile_size & (tile_size - 1)) == 0, "the size of a tile is a power of two");
  ANYWARP_INLINE thread_block_tile() : anywarp_lanes(::anywarp::simt::lane_tile(tile_size)) {}
  template <typename Other>
  ANYWARP_INLINE thread_block_tile(const thread_block_tile<tile_size, Other>& o)
      : anywarp_lanes(o.anywarp_lane_set()) {}
  static constexpr unsigned size() { return tile_size; }
  static constexpr unsigned num_threads() { return tile_size; }
  ANYWARP_INLINE unsigned thread_rank() const { return ::anywarp::simt::lane_id() % tile_size; }
  ANYWARP_INLINE unsigned meta_group_rank() const { return thread_block::thread_rank() / tile_size; }
  ANYWARP_INLINE unsigned meta_group_size() const { return (thread_block::size() + tile_size - 1) / tile_size; }
  template <typename T>
  ANYWARP_INLINE T shfl_xor(T v, unsigned bits) const {
    const unsigned own = thread_rank(), from = own ^ bits;
    return lanes_.take("group.shfl_xor", v, from < tile_size ? from : own);
  }
};

/// Any of them, known at run time.
class thread_group {
 public:
  ANYWARP_INLINE thread_group(thread_block) : whole_block_(true) {}
  ANYWARP_INLINE thread_group(const anywarp_lanes& g) : whole_block_(false), lanes_(g.anywarp_lane_set()) {}
  ANYWARP_INLINE explicit thread_group(::anywarp::simt::LaneSet lanes) : whole_block_(false), lanes_(lanes) {}
  ANYWARP_INLINE void sync() const {
    if (whole_block_)
      thread_block::sync();
    else
      ::anywarp::simt::sync_warp(lanes_.mask);
  }
  ANYWARP_INLINE unsigned thread_rank() const { return whole_block_ ? thread_block::thread_rank() : lanes_.rank(); }
  ANYWARP_INLINE unsigned long long size() const { return whole_block_ ? thread_block::size() : lanes_.size(); }
  ANYWARP_INLINE unsigned long long num_threads() const { return size(); }
  ANYWARP_INLINE bool is_valid() const { return true; }

 private:
  bool whole_block_;
  ::anywarp::simt::LaneSet lanes_;
};

ANYWARP_INLINE thread_block this_thread_block() { return {}; }
ANYWARP_INLINE grid_group this_grid() { return {}; }
ANYWARP_INLINE coalesced_group coalesced_threads() {
  return coalesced_group(
      ::anywarp::simt::LaneSet{::anywarp::simt::vote("coalesced_threads", ::anywarp::simt::kActiveLanes, true).active});
}
template <unsigned tile_size, typename Parent>
ANYWARP_INLINE thread_block_tile<tile_size, Parent> tiled_partition(const Parent&) {
  return {};
}
ANYWARP_INLINE thread_group tiled_partition(const thread_group&, unsigned tile_size) {
  return thread_group(::anywarp::simt::lane_tile(tile_size));
}
/// The threads of `group` whose label is the same as the caller's.
template <typename Group, typename Label>
ANYWARP_INLINE coalesced_group labeled_partition(const Group& group, Label label) {
  const long long value = static_cast<long long>(label);
  return coalesced_group(::anywarp::simt::LaneSet{
      ::anywarp::simt::match("labeled_partition", group.anywarp_lane_set().mask, value).votes});
}
template <typename Group>
ANYWARP_INLINE coalesced_group binary_partition(const Group& group, bool predicate) {
  return labeled_partition(group, predicate ? 1 : 0);
}

template <typename Group>
ANYWARP_INLINE void sync(const Group& group) {
  group.sync();
}
template <typename Group>
ANYWARP_INLINE unsigned long long group_size(const Group& group) {
  return group.size();
}
template <typename Group>
ANYWARP_INLINE unsigned long long thread_rank(const Group& group) {
  return group.thread_rank();
}

}  // namespace cooperative_groups
