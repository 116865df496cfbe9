// cooperative_groups' asynchronous copies from global to shared memory.
#pragma once
#pragma GCC system_header
#include "../cooperative_groups.h"

namespace cooperative_groups {

template <typename Group, typename To, typename From, typename Size>
__device__ void memcpy_async(const Group& group, To* to, const From* from, const Size& size);
template <typename Group, typename To, typename ToLayout, typename From, typename FromLayout>
__device__ void memcpy_async(const Group& group, To* to, const ToLayout& to_layout, const From* from,
                             const FromLayout& from_layout);
template <typename Group>
__device__ void wait(const Group& group);
template <unsigned Stages, typename Group>
__device__ void wait_prior(const Group& group);

}  // namespace cooperative_groups
