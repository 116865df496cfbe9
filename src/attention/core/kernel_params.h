// What a GPU kernel is told: a problem flattened into plain pointers, 64-bit strides and flags, passed by value.
// Lengths that lie in device memory (packed sequences, caches) stay pointers, so that nothing waits for the device and
// a captured graph follows them.
#pragma once

#include <cstdint>

#include "anywarp/attention.h"
#include "attention/core/divisor.h"

namespace anywarp::attention::gpu {

/// Element [batch, head, row, column] is at data + batch · batch_stride + head · head_stride + row · row_stride +
/// column.
template <typename Pointer>
struct Strided {
  Pointer data = nullptr;
  std::int64_t batch_stride = 0;
  std::int64_t head_stride = 0;
  std::int64_t row_stride = 0;
  std::int64_t column_stride = 1;  ///< Of dout alone another than 1.
  bool vectors = false;            ///< Every row starts at 16 bytes and holds whole 16-byte vectors.
};

/// Bias or mask: all four strides, broadcast axes 0.
struct ScoreTensor {
  const void* data = nullptr;
  DType dtype = DType::Float32;
  std::int64_t strides[4] = {};
};

struct KernelParams {
  Strided<const void*> q, k, v;
  int heads = 0;
  int kv_heads = 0;
  int head_dim = 0;
  int head_dim_v = 0;

  int sequences = 0;
  int seqlen_q = 0;  ///< Of all sequences, or the longest.
  int seqlen_k = 0;
  const std::int32_t* cu_seqlens_q = nullptr;
  const std::int32_t* cu_seqlens_k = nullptr;
  const std::int32_t* seqlens_k = nullptr;
  const std::int32_t* leftpad_k = nullptr;
  const std::int32_t* kv_batch_index = nullptr;
  const std::int32_t* block_table = nullptr;
  std::int64_t pages_per_sequence = 0;
  int page_size = 0;

  Causal causal = Causal::None;
  std::int64_t window_left = -1;
  std::int64_t window_right = -1;
  float scale = 1.0f;

  // Score options: read by the kernels that are compiled with them.
  float softcap = 0.0f;
  ScoreTensor bias, mask;
  const float* alibi_slopes = nullptr;
  std::int64_t alibi_strides[2] = {};
  std::uint32_t dropout_threshold = 0;  ///< 0: none is dropped.
  float dropout_scale = 1.0f;           ///< 1 / (1 − p).
  std::uint64_t dropout_seed = 0;
  std::uint64_t dropout_offset = 0;
  const std::uint64_t* dropout_state = nullptr;  ///< Where seed and offset are to be read, if anywhere.

  const float* sinks = nullptr;
  std::int64_t sinks_stride = 0;

  // How the grid covers the work; see tile_walk.h.
  int query_tiles = 0;
  int splits = 1;        ///< Parts into which the keys of a tile are divided.
  int packed_heads = 1;  ///< Query heads that share a tile: 1, or heads / kv_heads where queries are few.
  int slots = 0;         ///< Groups of packed heads, of all sequences.
  Divisor by_splits, by_packed, by_group, by_slots_of_sequence;
  Divisor by_section;        ///< Blocks of a section.
  Divisor by_section_slots;  ///< Slots of a section, whose keys and values share the L2 cache;
  Divisor by_last_slots;     ///< of the last section.
};

struct ForwardParams : KernelParams {
  Strided<void*> out;
  Strided<float*> lse;  ///< No data: not wanted.
  /// With splits: out [splits, head slots, rows, head_dim_v] and lse [splits, …, rows] in float32, rows being
  /// query_tiles · tile rows.
  float* partial_out = nullptr;
  float* partial_lse = nullptr;
};

/// Where the gradient of the bias goes; see backward_bias_body.h.
struct BiasGradient {
  void* data = nullptr;
  DType dtype = DType::Float32;
  std::int64_t strides[4] = {};
  int shape[4] = {};  ///< The bias': 1 is broadcast.
  Divisor by_key_tiles, by_query_tiles, by_heads;
};

/// Of the fused kernel (backward_fused_body.h), or of the two passes over the scores, one for dk and dv and one for dq:
/// seven products instead of five, and no atomics, so the same bits every time.
struct BackwardParams : KernelParams {
  Strided<const void*> out, dout;
  Strided<const float*> lse, dlse;  ///< dlse: no data if not given.
  Strided<void*> dq, dk, dv;
  /// What the first pass leaves for the others, of every query row: lse · log2 e (+inf for a row without keys, so that
  /// its weights are 0), and Σ out · dout − dlse. [q's batch, heads, statistic_rows].
  float* statistic_lse = nullptr;
  float* statistic_delta = nullptr;
  std::int64_t statistic_rows = 0;
  int query_batches = 0;
  int key_tiles = 0;
  /// Of the fused kernel, see query_sums.h: float32 [tiles, heads, sum_rows · sum_columns]; no data: dq is not wanted.
  float* dq_sums = nullptr;
  int sum_rows = 0;
  int sum_columns = 0;  ///< The kernel's head dimension.
  int sum_tiles = 0;    ///< Of the longest sequence.
  std::int64_t sum_count = 0;
  std::int64_t prepare_warps = 0;  ///< That share the work of clearing them.
  Divisor by_key_tiles;
  Divisor by_kv_heads;
  Divisor by_parts;  ///< Blocks that share the columns of dk and dv.
  BiasGradient dbias;
};

}  // namespace anywarp::attention::gpu
