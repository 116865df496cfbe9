// Tile shapes of the kernels for sm_80 and later. Chosen by sweeps on an H200 at 1k, 4k and 16k tokens, full and
// causal, in bf16; what was second: forward d64 96 keys (3% slower at 1k, 1% faster at 16k), d128 one stage with
// barriers (8%) and 16 rows a warp (20%), d256 96 keys in one stage (6%).
#pragma once

#include "attention/arch/gpu/plan.h"

namespace anywarp::attention::gpu::sm80 {

/// `query_in_registers`: Q's fragments are read once, and its shared memory serves the keys.
struct ForwardShape {
  int row_tiles;  ///< 16-row tiles of a warp.
  int warps;
  int keys;
  int stages;
  bool query_in_registers;
  int blocks;  ///< Of a multiprocessor, at least: limits registers.

  constexpr int rows() const { return 16 * row_tiles * warps; }
};

/// Main above head dimension 128 needs up to 192 KB of shared memory (H100: 227); all others at most 97 KB, of which
/// sm_86 and sm_89 have 99.
constexpr ForwardShape forward_shape(int head_dim, Role role) {
  switch (role) {
    case Role::Few:
      return {1, 4, 64, 2, true, head_dim <= 128 ? 2 : 1};
    case Role::Main:
      if (head_dim <= 64) return {2, 4, 64, 2, true, 2};
      if (head_dim <= 128) return {2, 4, 64, 2, false, 2};
      return {1, 8, 64, 2, false, 1};
    default:
      if (head_dim <= 128) return {2, 4, 64, 1, false, 2};
      if (head_dim <= 192) return {1, 8, 64, 1, false, 1};
      return {1, 4, 32, 1, false, 1};
  }
}

/// Which roles have kernels of their own; the others are served by Main.
constexpr bool has_kernel(int head_dim, Role role) {
  switch (role) {
    case Role::Few:
      return head_dim == 64 || head_dim == 128;
    case Role::Compact:
      return head_dim > 128;
    default:
      return true;
  }
}

/// Of the two-pass backward, for all that the fused kernel does not take: rows are what a block keeps (keys for dk and
/// dv, queries for dq), columns what it walks over.
struct BackwardShape {
  int row_tiles, warps, columns, stages;
  int blocks;

  constexpr int rows() const { return 16 * row_tiles * warps; }
};
constexpr BackwardShape backward_keys_shape(int head_dim) {
  if (head_dim <= 64) return {2, 4, 32, 2, 2};
  if (head_dim <= 128) return {1, 8, 64, 1, 1};
  return {1, 4, 32, 1, 1};
}
constexpr BackwardShape backward_query_shape(int head_dim) { return backward_keys_shape(head_dim); }

/// Rows are queries, columns keys. Small, so that several blocks of a multiprocessor load and multiply by turns.
constexpr BackwardShape backward_bias_shape(int head_dim) {
  return head_dim <= 128 ? BackwardShape{1, 4, 64, 1, 2} : BackwardShape{1, 4, 32, 1, 1};
}

/// Of the fused backward kernel. The warps divide scores (queries × keys), dk and dv (keys × columns) and dq (queries ×
/// columns) each into so many rows of warps. By sweeps on an H200; what was second: d64 64 queries (12% slower) and two
/// blocks of 96 × 64 (10%), d128 two blocks of 64 × 64 (20%).
struct FusedShape {
  int queries, keys, warps, score_rows, key_rows, query_rows, stages, blocks;
};
constexpr FusedShape fused_shape(int head_dim, Role role) {
  if (role == Role::Compact && head_dim > 96) return {64, 64, 8, 4, 2, 2, 1, 1};
  if (role == Role::Compact && head_dim > 64) return {64, 64, 8, 2, 4, 4, 1, 1};
  if (role == Role::Compact) return {64, 128, 8, 2, 4, 4, 2, 1};
  if (head_dim <= 64) return {128, 128, 8, 2, 4, 4, 2, 1};
  if (head_dim <= 96) return {64, 128, 8, 2, 4, 4, 2, 1};
  if (head_dim <= 128) return {64, 128, 8, 2, 4, 2, 2, 1};
  return {64, 64, 8, 4, 2, 2, 2, 1};
}
/// Which roles have one, the others run the two passes. Main needs 162 KB of shared memory to head dimension 128 (A100:
/// 163), 209 above (H100: 227); Compact 97.
constexpr bool has_fused(int head_dim, Role role) {
  return role == Role::Main || (role == Role::Compact && head_dim <= 128);
}

}  // namespace anywarp::attention::gpu::sm80
