// From a problem to what a GPU kernel is told, on the host and without any GPU's headers: which kernel takes it, how
// heads are packed into tiles, into how many parts the keys are split, and what is refused.
#pragma once

#include <cstdint>
#include <optional>

#include "anywarp/attention.h"
#include "attention/core/kernel_params.h"
#include "attention/registry.h"

namespace anywarp::attention::gpu {

/// Which of a head dimension's kernels.
enum class Role : std::uint8_t {
  Main,     ///< Rows of whole 16-byte vectors; causality, windows, packed sequences, sinks.
  Compact,  ///< The same for devices with less shared memory.
  Few,      ///< The same for few queries: decoding.
  General,  ///< Everything: any strides, pages, and the options that change scores.
};

/// Which numbers a kernel computes with; its types are in mma/kinds.h.
enum class NumberKind : std::uint8_t { Half, BFloat16, Float32, TensorFloat32 };
NumberKind number_kind(const AttentionProblem& problem);

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

/// The head dimensions that kernels are compiled for, and those of float32. The engine's tests compile fewer.
#if !defined(ANYWARP_HEAD_DIMS)
#define ANYWARP_HEAD_DIMS 32, 64, 96, 128, 192, 256
#endif
#if !defined(ANYWARP_FLOAT_HEAD_DIMS)
#define ANYWARP_FLOAT_HEAD_DIMS 64, 128, 256
#endif
inline constexpr int kHeadDims[] = {ANYWARP_HEAD_DIMS};
inline constexpr int kFloatHeadDims[] = {ANYWARP_FLOAT_HEAD_DIMS};
/// The smallest that holds the problem's, or 0.
int compiled_head_dim(const AttentionProblem& problem);

/// Whether only the general kernel does.
bool needs_general(const AttentionProblem& problem, const ForwardOutputs& outputs);
bool needs_general(const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs);

/// Everything but how the grid covers it.
ForwardParams forward_params(const AttentionProblem& problem, const ForwardOutputs& outputs);
BackwardParams backward_params(const AttentionProblem& problem, const BackwardInputs& inputs,
                               const BackwardOutputs& outputs);

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

/// Why no GPU kernel of the project takes it.
std::optional<Refusal> refuses(const AttentionProblem& problem, Pass pass);

}  // namespace anywarp::attention::gpu
