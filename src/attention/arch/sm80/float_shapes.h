// Tile shapes of the float32 kernels for sm_80 and later, and which shape a kind of numbers has. Elements are twice as
// large and products take three instructions each, so tiles are smaller than those of 16 bits. By sweeps on an H200,
// labs/attention_gpu_fp32.md. All fit into the 99 KB that sm_86 and sm_89 have.
#pragma once

#include <type_traits>

#include "attention/arch/sm80/shapes.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu::sm80 {

template <typename Kind>
inline constexpr bool kIsSplit = std::is_same_v<Kind, Float32>;
template <typename Kind>
inline constexpr bool kIsFloat = kIsSplit<Kind> || std::is_same_v<Kind, TensorFloat32>;

/// The others are served by General; TF32 has Main alone.
constexpr bool has_float_main(int head_dim) { return head_dim <= 128; }

template <typename Kind>
constexpr ForwardShape forward_shape_of(int head_dim, Role role) {
  if (!kIsFloat<Kind>) return forward_shape(head_dim, role);
  if (head_dim <= 64) {
    if (!kIsSplit<Kind>) return {2, 4, 64, 1, false, 2};
    return {2, 4, 32, role == Role::Main ? 2 : 1, false, 2};
  }
  // The score options' registers leave room for one row tile.
  if (head_dim <= 128) return {role == Role::Main ? 2 : 1, 4, 32, 1, false, 2};
  return {1, 4, 16, 1, false, 1};
}

template <typename Kind>
constexpr BackwardShape backward_keys_shape_of(int head_dim) {
  if (!kIsFloat<Kind>) return backward_keys_shape(head_dim);
  if (head_dim <= 64) return {1, 4, 32, 2, 2};
  if (head_dim <= 128) return {1, 4, 16, 2, 2};
  return {1, 2, 16, 1, 1};
}
template <typename Kind>
constexpr BackwardShape backward_query_shape_of(int head_dim) {
  if (!kIsFloat<Kind>) return backward_query_shape(head_dim);
  if (head_dim <= 64) return {2, 4, 16, 2, 2};
  if (head_dim <= 128) return {1, 4, 16, 2, 2};
  return {1, 2, 16, 1, 1};
}
/// Shared memory: 97 KB to head dimension 64, 161 KB above (A100: 163).
template <typename Kind>
constexpr FusedShape fused_shape_of(int head_dim, Role role) {
  if (!kIsFloat<Kind>) return fused_shape(head_dim, role);
  if (head_dim <= 64) return {64, 64, 4, 2, 2, 2, 1, 2};
  return {64, 64, 8, 4, 2, 2, 1, 1};
}

template <typename Kind>
constexpr BackwardShape backward_bias_shape_of(int head_dim) {
  if (!kIsFloat<Kind>) return backward_bias_shape(head_dim);
  if (head_dim <= 128) return {1, 4, 32, 1, 1};
  return {1, 2, 16, 1, 1};
}

}  // namespace anywarp::attention::gpu::sm80
