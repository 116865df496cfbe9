// cooperative_groups' reductions and their operators.
#pragma once
#pragma GCC system_header
#include "../cooperative_groups.h"

namespace cooperative_groups {

template <typename T>
struct plus {
  __device__ T operator()(T a, T b) const;
};
template <typename T>
struct less {
  __device__ T operator()(T a, T b) const;
};
template <typename T>
struct greater {
  __device__ T operator()(T a, T b) const;
};
template <typename T>
struct bit_and {
  __device__ T operator()(T a, T b) const;
};
template <typename T>
struct bit_or {
  __device__ T operator()(T a, T b) const;
};
template <typename T>
struct bit_xor {
  __device__ T operator()(T a, T b) const;
};

template <typename Group, typename T, typename Operator>
__device__ T reduce(const Group& group, T&& value, Operator&& operation) { __builtin_unreachable(); }
template <typename Group, typename T, typename Operator>
__device__ T reduce(const Group& group, const T& value, Operator&& operation) { __builtin_unreachable(); }
template <typename Group, typename T, typename Destination, typename Operator>
__device__ void reduce_update_async(const Group& group, Destination& to, T value, Operator&& operation) { __builtin_unreachable(); }
template <typename Group, typename T, typename Destination, typename Operator>
__device__ void reduce_store_async(const Group& group, T* to, Destination value, Operator&& operation) { __builtin_unreachable(); }

}  // namespace cooperative_groups
