// cooperative_groups' prefix sums.
#pragma once
#pragma GCC system_header
#include "reduce.h"

namespace cooperative_groups {

template <typename Group, typename T>
__device__ T inclusive_scan(const Group& group, T value) { __builtin_unreachable(); }
template <typename Group, typename T, typename Operator>
__device__ T inclusive_scan(const Group& group, T value, Operator&& operation) { __builtin_unreachable(); }
template <typename Group, typename T>
__device__ T exclusive_scan(const Group& group, T value) { __builtin_unreachable(); }
template <typename Group, typename T, typename Operator>
__device__ T exclusive_scan(const Group& group, T value, Operator&& operation) { __builtin_unreachable(); }

}  // namespace cooperative_groups
