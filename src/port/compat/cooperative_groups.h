// SPDX-License-Identifier: Apache-2.0
// anywarp compat: what <cooperative_groups/reduce.h>, <cooperative_groups/scan.h> and <cooperative_groups/memcpy_async.h> have and
// HIP (5.7 to 7.2) lacks, under CUDA's names: cg::reduce with its operators, cg::inclusive_scan and exclusive_scan, cg::memcpy_async
// (made at once) and cg::wait. For tiles and coalesced groups; on AMD both are parts of one wavefront.
#pragma once

#include <cstddef>
#include <type_traits>

#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

#include <hip/hip_cooperative_groups.h>

// A HIP that has cg::reduce itself keeps its own, and so does anywarp's CPU engine.
#if defined(__has_include)
#if __has_include(<hip/cooperative_groups/hip_reduce.h>)
#include <hip/cooperative_groups/hip_reduce.h>
#define ANYWARP_COMPAT_HIP_HAS_REDUCE 1
#endif
#endif

#if !defined(ANYWARP_SIMT)
namespace cooperative_groups {

#if !defined(ANYWARP_COMPAT_HIP_HAS_REDUCE)
#define ANYWARP_COMPAT_OPERATOR(name, expression)                                       \
  template <typename T>                                                                 \
  struct name {                                                                         \
    ANYWARP_COMPAT_HOST_DEVICE T operator()(const T& a, const T& b) const { return expression; } \
  };
ANYWARP_COMPAT_OPERATOR(plus, a + b)
ANYWARP_COMPAT_OPERATOR(less, b < a ? b : a)
ANYWARP_COMPAT_OPERATOR(greater, a < b ? b : a)
ANYWARP_COMPAT_OPERATOR(bit_and, a & b)
ANYWARP_COMPAT_OPERATOR(bit_or, a | b)
ANYWARP_COMPAT_OPERATOR(bit_xor, a ^ b)
#undef ANYWARP_COMPAT_OPERATOR
#endif

namespace anywarp_detail {
template <typename Group>
struct IsTile : std::false_type {};
template <unsigned int kSize, typename Parent>
struct IsTile<thread_block_tile<kSize, Parent>> : std::true_type {};

// `value` of the thread of rank `rank`, for any trivially copyable type: word by word.
template <typename Group, typename T>
ANYWARP_COMPAT_DEVICE T from_rank(const Group& group, const T& value, const int rank) {
  if constexpr (std::is_arithmetic_v<T>) {
    return group.shfl(value, rank);
  } else {
    constexpr int kWords = (sizeof(T) + 3) / 4;
    int words[kWords] = {};
    __builtin_memcpy(words, &value, sizeof(T));
    for (int& word : words) word = group.shfl(word, rank);
    T result;
    __builtin_memcpy(&result, words, sizeof(T));
    return result;
  }
}
}  // namespace anywarp_detail

#if !defined(ANYWARP_COMPAT_HIP_HAS_REDUCE)
/// All threads of the group get the reduction of their values. Tiles: a butterfly of log2(size) steps. Coalesced groups: one
/// step a thread, in order of rank.
template <typename Group, typename T, typename Operator>
ANYWARP_COMPAT_DEVICE std::decay_t<T> reduce(const Group& group, T&& value, Operator&& apply) {
  std::decay_t<T> result = value;
  if constexpr (anywarp_detail::IsTile<std::decay_t<Group>>::value) {
    const int rank = static_cast<int>(group.thread_rank());
    for (int offset = static_cast<int>(group.size()) / 2; offset > 0; offset /= 2)
      result = apply(result, anywarp_detail::from_rank(group, result, rank ^ offset));
  } else {
    const int size = static_cast<int>(group.size());
    const std::decay_t<T> own = value;
    result = anywarp_detail::from_rank(group, own, 0);
    for (int rank = 1; rank < size; ++rank) result = apply(result, anywarp_detail::from_rank(group, own, rank));
  }
  return result;
}
#endif

/// The reduction of the values up to this thread's, its own included.
template <typename Group, typename T, typename Operator = plus<std::decay_t<T>>>
ANYWARP_COMPAT_DEVICE std::decay_t<T> inclusive_scan(const Group& group, T&& value, Operator apply = {}) {
  std::decay_t<T> result = value;
  const int rank = static_cast<int>(group.thread_rank());
  const int size = static_cast<int>(group.size());
  for (int offset = 1; offset < size; offset *= 2) {
    const std::decay_t<T> other = anywarp_detail::from_rank(group, result, rank >= offset ? rank - offset : rank);
    if (rank >= offset) result = apply(other, result);
  }
  return result;
}

/// The reduction of the values before this thread's; the first gets 0, or with an operator of its own is undefined, as in CUDA.
template <typename Group, typename T, typename Operator = plus<std::decay_t<T>>>
ANYWARP_COMPAT_DEVICE std::decay_t<T> exclusive_scan(const Group& group, T&& value, Operator apply = {}) {
  const std::decay_t<T> sum = inclusive_scan(group, value, apply);
  const int rank = static_cast<int>(group.thread_rank());
  const std::decay_t<T> before = anywarp_detail::from_rank(group, sum, rank > 0 ? rank - 1 : 0);
  return rank > 0 ? before : std::decay_t<T>{};
}

/// Copies `bytes` by all threads of the group, at once: nothing is in flight when it returns. cg::wait makes it visible.
template <typename Group, typename To, typename From, typename Size>
ANYWARP_COMPAT_DEVICE void memcpy_async(const Group& group, To* to, const From* from, const Size bytes) {
  const auto address = reinterpret_cast<std::size_t>(to) | reinterpret_cast<std::size_t>(from) | static_cast<std::size_t>(bytes);
  const auto copy = [&](auto unit) {
    using Unit = decltype(unit);
    for (std::size_t i = group.thread_rank(); i < static_cast<std::size_t>(bytes) / sizeof(Unit); i += group.size())
      reinterpret_cast<Unit*>(to)[i] = reinterpret_cast<const Unit*>(from)[i];
  };
  if (address % 16 == 0) copy(uint4{});
  else if (address % 4 == 0) copy(0u);
  else copy(static_cast<unsigned char>(0));
}
template <typename Group>
ANYWARP_COMPAT_DEVICE void wait(const Group& group) {
  group.sync();
}
template <unsigned int kStages, typename Group>
ANYWARP_COMPAT_DEVICE void wait_prior(const Group& group) {
  group.sync();
}

}  // namespace cooperative_groups
#endif
#endif
