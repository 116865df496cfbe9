// How the blocks of a GPU kernel cover a problem, on the host and without any GPU's headers: how heads are packed into
// tiles, in which order tiles come, into how many parts the keys are split; and the memory that it takes.
#pragma once

#include <cstdint>

#include "anywarp/attention.h"
#include "attention/core/kernel_params.h"

namespace anywarp::attention::gpu {

/// Tile of a kernel as the host sees it: rows are queries.
struct TileSize {
  int rows = 0, keys = 0;
};

/// What of the device decides.
struct DeviceLimits {
  int multiprocessors = 1;
  std::int64_t shared_bytes = 0;  ///< Of a multiprocessor.
  std::int64_t cache_bytes = 0;   ///< Of the L2 cache.
};

/// Keys and queries of the longest sequence, as far as the host knows.
std::int64_t longest_keys(const AttentionProblem& problem);
std::int64_t longest_queries(const AttentionProblem& problem);

/// How the grid covers the work.
struct GridPlan {
  int packed_heads = 1;
  int query_tiles = 0;
  int splits = 1;
  std::int64_t section_slots = 1;
  std::int64_t blocks = 0;

  /// Bytes of the partial results of splits.
  std::size_t partial_bytes(const AttentionProblem& problem, const TileSize& tile) const;
};
/// Whether the query heads of a key head share tiles.
int packed_heads(const AttentionProblem& problem);
/// Queries of the longest sequence times packed heads.
std::int64_t longest_rows(const AttentionProblem& problem);
GridPlan grid_plan(const AttentionProblem& problem, const TileSize& tile, const DeviceLimits& device);
/// Describes the grid to the kernel's block_work.
void describe_grid(const GridPlan& plan, KernelParams& params);

/// Blocks of the backward's kernels, with tiles of so many keys or queries; also described to them.
std::int64_t plan_backward_keys(const AttentionProblem& problem, int tile_rows, int parts, BackwardParams& params);
std::int64_t plan_backward_query(const AttentionProblem& problem, int tile_rows, BackwardParams& params);
/// Tiles of the gradient of the bias.
std::int64_t plan_backward_bias(const AttentionProblem& problem, const Tensor& dbias, const TileSize& tile,
                                BackwardParams& params);
std::int64_t plan_backward_fused(const AttentionProblem& problem, const TileSize& tile, int kernel_head_dim,
                                 BackwardParams& params);
/// Bytes of what its first pass leaves; a multiple of what a vector access wants.
std::size_t statistics_bytes(const AttentionProblem& problem);
/// Bytes of the fused kernel's sums of dq, see core/query_sums.h. 0 for an empty tile.
std::size_t query_sums_bytes(const AttentionProblem& problem, const TileSize& tile, int kernel_head_dim);

}  // namespace anywarp::attention::gpu
