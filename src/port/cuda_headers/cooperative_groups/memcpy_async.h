// cooperative_groups' asynchronous copies from global to shared memory.
#pragma once
#pragma GCC system_header
#include "../cooperative_groups.h"

namespace cooperative_groups {

template <typename Group, typename To, typename From, typename Size>
__device__ void memcpy_async(const Group& group, To* to, const From* from, const Size& size) { __builtin_unreachable(); }
template <typename Group, typename To, typename ToLayout, typename From, typename FromLayout>
__device__ void memcpy_async(const Group& group, To* to, const ToLayout& to_layout, const From* from,
                             const FromLayout& from_layout) { __builtin_unreachable(); }
template <typename Group>
__device__ void wait(const Group& group) { __builtin_unreachable(); }
template <unsigned Stages, typename Group>
__device__ void wait_prior(const Group& group) { __builtin_unreachable(); }

}  // namespace cooperative_groups
