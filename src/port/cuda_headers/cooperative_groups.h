// cooperative_groups: the groups and what they can do, with the collectives of reduce.h and scan.h beside it.
#pragma once
#pragma GCC system_header
#include "cuda_runtime.h"

namespace cooperative_groups {

class thread_group {
 public:
  __device__ void sync() const;
  __device__ unsigned size() const;
  __device__ unsigned num_threads() const;
  __device__ unsigned thread_rank() const;
  __device__ bool is_valid() const;
  __device__ unsigned get_type() const;
};

class thread_block : public thread_group {
 public:
  static __device__ void sync();
  static __device__ unsigned size();
  static __device__ unsigned num_threads();
  static __device__ unsigned thread_rank();
  static __device__ dim3 group_index();
  static __device__ dim3 thread_index();
  static __device__ dim3 group_dim();
  static __device__ dim3 dim_threads();
  struct arrival_token {};
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token&& token) const;
};

class grid_group : public thread_group {
 public:
  static __device__ bool is_valid();
  static __device__ void sync();
  static __device__ unsigned long long size();
  static __device__ unsigned long long num_threads();
  static __device__ unsigned long long thread_rank();
  static __device__ dim3 group_dim();
  static __device__ dim3 dim_blocks();
  static __device__ unsigned long long num_blocks();
  static __device__ dim3 block_index();
  static __device__ unsigned long long block_rank();
};

class cluster_group : public thread_group {
 public:
  static __device__ void sync();
  static __device__ void barrier_arrive();
  static __device__ void barrier_wait();
  static __device__ unsigned query_shared_rank(const void* address);
  template <typename T>
  static __device__ T* map_shared_rank(T* address, int rank) { __builtin_unreachable(); }
  static __device__ dim3 block_index();
  static __device__ unsigned block_rank();
  static __device__ dim3 thread_index();
  static __device__ dim3 dim_blocks();
  static __device__ unsigned num_blocks();
  static __device__ dim3 dim_threads();
};

class multi_grid_group : public thread_group {
 public:
  __device__ unsigned grid_rank() const;
  __device__ unsigned num_grids() const;
};

// The collectives of a group that lies inside a warp.
class anywarp_warp_group : public thread_group {
 public:
  template <typename T>
  __device__ T shfl(T value, int source) const { __builtin_unreachable(); }
  template <typename T>
  __device__ T shfl_up(T value, unsigned delta) const { __builtin_unreachable(); }
  template <typename T>
  __device__ T shfl_down(T value, unsigned delta) const { __builtin_unreachable(); }
  template <typename T>
  __device__ T shfl_xor(T value, unsigned mask) const { __builtin_unreachable(); }
  __device__ int any(int predicate) const;
  __device__ int all(int predicate) const;
  __device__ unsigned ballot(int predicate) const;
  template <typename T>
  __device__ unsigned match_any(T value) const { __builtin_unreachable(); }
  template <typename T>
  __device__ unsigned match_all(T value, int& predicate) const { __builtin_unreachable(); }
  __device__ unsigned long long meta_group_size() const;
  __device__ unsigned long long meta_group_rank() const;
};

template <unsigned Size, typename Parent = void>
class thread_block_tile : public anywarp_warp_group {
 public:
  static constexpr __device__ unsigned size() { return Size; }
  static constexpr __device__ unsigned num_threads() { return Size; }
};

// What a function takes that does not care for the parent.
template <unsigned Size>
class thread_block_tile<Size, void> : public anywarp_warp_group {
 public:
  template <typename Parent>
  __device__ thread_block_tile(const thread_block_tile<Size, Parent>& tile) {}
  static constexpr __device__ unsigned size() { return Size; }
  static constexpr __device__ unsigned num_threads() { return Size; }
};

class coalesced_group : public anywarp_warp_group {};
typedef thread_group tiled_group;

template <unsigned Size>
struct block_tile_memory {
  char reserved[Size];
};

__device__ thread_block this_thread_block();
template <unsigned Size>
__device__ thread_block this_thread_block(block_tile_memory<Size>& scratch) { __builtin_unreachable(); }
__device__ grid_group this_grid();
__device__ cluster_group this_cluster();
__device__ multi_grid_group this_multi_grid();
__device__ coalesced_group coalesced_threads();
__device__ thread_group this_thread();

template <unsigned Size, typename Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent& parent) { __builtin_unreachable(); }
__device__ thread_group tiled_partition(const thread_group& parent, unsigned size);
__device__ coalesced_group binary_partition(const coalesced_group& group, bool predicate);
template <unsigned Size, typename Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<Size, Parent>& group, bool predicate) { __builtin_unreachable(); }
template <typename Label>
__device__ coalesced_group labeled_partition(const coalesced_group& group, Label label) { __builtin_unreachable(); }
template <unsigned Size, typename Parent, typename Label>
__device__ coalesced_group labeled_partition(const thread_block_tile<Size, Parent>& group, Label label) { __builtin_unreachable(); }

template <typename Group>
__device__ void sync(const Group& group) { __builtin_unreachable(); }
template <typename Group>
__device__ unsigned thread_rank(const Group& group) { __builtin_unreachable(); }
template <typename Group>
__device__ unsigned group_size(const Group& group) { __builtin_unreachable(); }
template <typename Group>
__device__ bool is_valid(const Group& group) { __builtin_unreachable(); }
template <typename Group, typename F, typename... Arguments>
__device__ void invoke_one(const Group& group, F&& function, Arguments&&... arguments) { __builtin_unreachable(); }
template <typename Group, typename F, typename... Arguments>
__device__ auto invoke_one_broadcast(const Group& group, F&& function, Arguments&&... arguments)
    -> decltype(function(arguments...)) { __builtin_unreachable(); }

}  // namespace cooperative_groups
