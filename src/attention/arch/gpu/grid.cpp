#include "attention/arch/gpu/grid.h"

#include <algorithm>

#include "attention/problem.h"

namespace anywarp::attention::gpu {
namespace {

Divisor divisor(std::int64_t by) { return Divisor(static_cast<std::uint32_t>(by < 1 ? 1 : by)); }

}  // namespace

std::int64_t longest_keys(const AttentionProblem& problem) {
  if (problem.cu_seqlens_k != nullptr) return problem.max_seqlen_k;
  if (problem.block_table != nullptr) return problem.pages_per_sequence * problem.k.shape[2];
  return problem.k.shape[2];
}

std::int64_t longest_queries(const AttentionProblem& problem) {
  return problem.cu_seqlens_q != nullptr ? problem.max_seqlen_q : problem.q.shape[2];
}

int packed_heads(const AttentionProblem& problem) {
  constexpr std::int64_t kFewQueries = 64;
  const Dimensions sizes = dimensions(problem);
  return longest_queries(problem) < kFewQueries ? static_cast<int>(sizes.group) : 1;
}

std::int64_t longest_rows(const AttentionProblem& problem) { return longest_queries(problem) * packed_heads(problem); }

GridPlan grid_plan(const AttentionProblem& problem, const TileSize& tile, const DeviceLimits& device) {
  const Dimensions sizes = dimensions(problem);
  GridPlan plan;
  plan.packed_heads = packed_heads(problem);
  plan.query_tiles = static_cast<int>((longest_rows(problem) + tile.rows - 1) / tile.rows);
  const std::int64_t slots = sizes.sequences * (sizes.heads / plan.packed_heads);
  const std::int64_t blocks = slots * plan.query_tiles;

  // Too few blocks for the device: each takes a part of the keys, of at least four tiles.
  const std::int64_t wanted = 2 * std::int64_t{device.multiprocessors};
  const std::int64_t key_tiles = (longest_keys(problem) + tile.keys - 1) / tile.keys;
  if (blocks > 0 && blocks < device.multiprocessors)
    plan.splits =
        static_cast<int>(std::clamp<std::int64_t>(wanted / blocks, 1, std::max<std::int64_t>(1, key_tiles / 4)));
  plan.blocks = blocks * plan.splits;

  // Sections of heads whose keys and values stay in the cache; within one the longest tiles come first. On an H200 a
  // sixth of the cache was best for tiles of one length (2% at 1k tokens). With causality the order by length is worth
  // more the longer it reaches (4% at 16k tokens), but at 1k two thirds of the cache are worth 5%.
  constexpr int kFewTiles = 16;
  const bool one_length = problem.causal == Causal::None && problem.window_left < 0;
  plan.section_slots = slots;
  if (one_length || plan.query_tiles <= kFewTiles) {
    const std::int64_t bytes =
        bytes_of(problem.q.dtype) * longest_keys(problem) * (sizes.head_dim + sizes.head_dim_v) / sizes.group;
    const std::int64_t part = one_length ? device.cache_bytes / 6 : device.cache_bytes * 2 / 3;
    const std::int64_t most = std::max<std::int64_t>(1, part / std::max<std::int64_t>(1, bytes));
    const std::int64_t sections = (slots + most - 1) / most;  // Of equal size: a short last one leaves processors idle.
    plan.section_slots = sections == 0 ? 1 : (slots + sections - 1) / sections;
  }
  return plan;
}

void describe_grid(const GridPlan& plan, KernelParams& params) {
  const int slots_of_sequence = params.heads / plan.packed_heads;
  params.query_tiles = plan.query_tiles;
  params.splits = plan.splits;
  params.packed_heads = plan.packed_heads;
  params.slots = slots_of_sequence * params.sequences;
  const std::int64_t section = std::clamp<std::int64_t>(plan.section_slots, 1, std::max(params.slots, 1));
  params.by_splits = divisor(plan.splits);
  params.by_packed = divisor(plan.packed_heads);
  params.by_group = divisor(params.heads / params.kv_heads);
  params.by_slots_of_sequence = divisor(slots_of_sequence);
  params.by_section = divisor(plan.query_tiles * section);
  params.by_section_slots = divisor(section);
  params.by_last_slots = divisor(params.slots % section);
}

std::size_t GridPlan::partial_bytes(const AttentionProblem& problem, const TileSize& tile) const {
  if (splits == 1) return 0;
  return static_cast<std::size_t>(blocks) * static_cast<std::size_t>(tile.rows) *
         static_cast<std::size_t>(problem.v.shape[3] + 1) * sizeof(float);
}

std::int64_t plan_backward_keys(const AttentionProblem& problem, int tile_rows, int parts, BackwardParams& params) {
  const std::int64_t slots = static_cast<std::int64_t>(params.sequences) * params.kv_heads;
  params.key_tiles = static_cast<int>((longest_keys(problem) + tile_rows - 1) / tile_rows);
  params.by_key_tiles = divisor(params.key_tiles);
  params.by_kv_heads = divisor(params.kv_heads);
  params.by_parts = divisor(parts);
  return slots * params.key_tiles * parts;
}

std::int64_t plan_backward_query(const AttentionProblem& problem, int tile_rows, BackwardParams& params) {
  GridPlan plan;
  plan.query_tiles = static_cast<int>((longest_queries(problem) + tile_rows - 1) / tile_rows);
  plan.section_slots = static_cast<std::int64_t>(params.heads) * params.sequences;
  plan.blocks = plan.section_slots * plan.query_tiles;
  describe_grid(plan, params);
  return plan.blocks;
}

std::int64_t plan_backward_fused(const AttentionProblem& problem, const TileSize& tile, int kernel_head_dim,
                                 BackwardParams& params) {
  params.sum_rows = tile.rows;
  params.sum_columns = kernel_head_dim;
  params.sum_tiles = static_cast<int>((longest_queries(problem) + tile.rows - 1) / tile.rows);
  return plan_backward_keys(problem, tile.keys, 1, params);
}

std::int64_t plan_backward_bias(const AttentionProblem& problem, const Tensor& dbias, const TileSize& tile,
                                BackwardParams& params) {
  params.by_group = divisor(dimensions(problem).group);
  BiasGradient& to = params.dbias;
  to.data = dbias.data;
  to.dtype = dbias.dtype;
  std::copy(dbias.strides.begin(), dbias.strides.end(), to.strides);
  for (int axis = 0; axis < 4; ++axis) to.shape[axis] = static_cast<int>(dbias.shape[axis]);
  const std::int64_t query_tiles = (dbias.shape[2] + tile.rows - 1) / tile.rows;
  const std::int64_t key_tiles = (dbias.shape[3] + tile.keys - 1) / tile.keys;
  to.by_query_tiles = divisor(query_tiles);
  to.by_key_tiles = divisor(key_tiles);
  to.by_heads = divisor(dbias.shape[1]);
  return dbias.shape[0] * dbias.shape[1] * query_tiles * key_tiles;
}

std::size_t statistics_bytes(const AttentionProblem& problem) {
  const auto rows = static_cast<std::size_t>(problem.q.shape[0] * problem.q.shape[1] * problem.q.shape[2]);
  constexpr std::size_t kAlignment = 256;
  return (rows * 2 * sizeof(float) + kAlignment - 1) / kAlignment * kAlignment;
}

std::size_t query_sums_bytes(const AttentionProblem& problem, const TileSize& tile, int kernel_head_dim) {
  if (tile.rows == 0) return 0;
  const std::int64_t rows = problem.q.shape[2];
  const std::int64_t tiles = problem.cu_seqlens_q != nullptr
                                 ? rows / tile.rows + problem.sequences
                                 : problem.q.shape[0] * ((rows + tile.rows - 1) / tile.rows);
  return static_cast<std::size_t>(tiles * problem.q.shape[1] * tile.rows * kernel_head_dim) * sizeof(float);
}

}  // namespace anywarp::attention::gpu
