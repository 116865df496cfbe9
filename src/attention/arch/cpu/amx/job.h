// What passes between the driver, which is compiled for any x86-64, and the kernels, which are compiled for AMX (and,
// in tests, for tiles in plain memory): plain data and a table of functions. No code here, so that the linker cannot
// pick code of the wrong instruction set.
//
// Everything is computed transposed, because the tiles then need no rearrangement between the two products:
//   Sᵀ[key][query] = K · Qᵀ      A: K as it lies in memory;  B: Qᵀ in pairs
//   Oᵀ[column][query] = Vᵀ · Pᵀ  A: Vᵀ;  B: Pᵀ in pairs, which is two rows of Sᵀ interleaved
// Lanes are queries: maxima, sums and rescaling are plain vertical vector operations.
//
// float16 and float32 are carried as 2 and 3 bfloat16 parts (8 bits each, which holds their 11 and 24 bits exactly); a
// product is the sum of the products of parts i and j with i + j < parts: 1, 3 and 6 of them.
#pragma once

#include <cstdint>

#include "anywarp/attention.h"

namespace anywarp::attention::cpu::amx {

inline constexpr int kStep = 32;         ///< Keys and queries of one 2×2 block of tiles, and the depth of one product.
inline constexpr int kQueryBlock = 256;  ///< Most queries of one ForwardJob.
inline constexpr int kKeyBlock = 256;    ///< Keys and queries that a BackwardJob takes at a time.
inline constexpr std::int64_t kTile = 1024;  ///< Bytes of a tile.

/// Sizes in steps of 32 columns; columns past the end are zero.
struct Shape {
  int parts = 1;
  int dim_steps = 1;    ///< head_dim
  int value_steps = 1;  ///< head_dim_v
};

/// 32 rows of a tensor into tiles. Each destination is optional; tiles are in the order given, parts outside.
struct PackJob {
  const void* rows[kStep];  ///< nullptr: a row of zeros.
  DType dtype;
  int parts;
  int columns;
  char* straight;             ///< [row tile 0, 1][part][step of 32 columns]: A, 16 rows × 32 columns.
  char* straight_transposed;  ///< The same order, each tile transposed as 32-bit words: B, its product with A is rows ·
                              ///< rowsᵀ.
  char* pairs;             ///< [part][tile of 16 columns, even count]: B, 32 rows deep.
  char* pairs_transposed;  ///< The same order, each transposed: A, 16 columns × 32 rows.
};

/// What happens to scores besides their scale. Pointers and offsets are those of one sequence and head.
struct ScoreOptions {
  bool edited = false;  ///< Scores are rewritten as logits (scale, softcap, bias, ALiBi) before the softmax.
  float scale = 1.0f;
  float softcap = 0.0f;
  const void* bias = nullptr;
  DType bias_dtype = DType::Float32;
  std::int64_t bias_query = 0, bias_key = 0;  ///< Strides in elements.
  const std::uint8_t* mask = nullptr;
  std::int64_t mask_query = 0, mask_key = 0;
  float alibi_slope = 0.0f;
  std::int64_t alibi_diagonal = 0;  ///< seqlen_k − seqlen_q.
};

struct DropoutOptions {
  std::uint32_t threshold = 0;  ///< 0: none.
  float keep_scale = 1.0f;      ///< 1 / (1 − p).
  std::uint64_t seed = 0;
  std::uint64_t stream = 0;  ///< offset + head, as in core/philox.h.
};

/// Query i sees keys [i + low, i + high] ∩ [0, seqlen_k).
struct Band {
  std::int64_t low = 0;
  std::int64_t high = 0;
  std::int64_t seqlen_k = 0;
};

/// Up to kQueryBlock queries of one head against all of its keys.
struct ForwardJob {
  Shape shape;
  const char* keys;      ///< `straight` of steps of 32 keys.
  const char* values_t;  ///< `pairs_transposed` of the same.
  Band band;
  DType dtype;
  const void* q;  ///< Query `query` of the head.
  std::int64_t q_stride;
  std::int64_t query;
  int queries;
  int head_dim, head_dim_v;
  float exponent;  ///< P = 2^(exponent · score − …): scale · log2 e, or log2 e of edited scores.
  ScoreOptions options;
  DropoutOptions dropout;
  bool has_sink;
  float sink;
  void* out;  ///< As q.
  std::int64_t out_stride;
  float* lse;  ///< Optional.
  std::int64_t lse_stride;
  char* scratch;  ///< forward_scratch bytes, 64-byte aligned.
};

/// One query head's operands for the backward, in steps of 32 queries.
struct QueryJob {
  Shape shape;
  DType dtype;
  int head_dim, head_dim_v;
  const void *q, *out, *dout;  ///< The first of the 32 rows.
  std::int64_t q_stride, out_stride, dout_stride;
  int queries;  ///< 1 … 32.
  const float* lse;
  std::int64_t lse_stride;
  const float* dlse;  ///< Optional.
  std::int64_t dlse_stride;
  char *q_t, *q_pairs, *dout_t, *dout_pairs;
  float* shift;  ///< [32] What is subtracted from scores: the log-sum-exp in natural units, +∞ for rows without keys.
  float* delta;  ///< [32] Σ out · dout − dlse.
};

/// The gradients that one head's queries give to a range of keys and get from it.
struct BackwardJob {
  Shape shape;
  const char *keys, *keys_t, *values;  ///< `straight`, `pairs_transposed`, `straight`.
  const char *q_t, *q_pairs, *dout_t, *dout_pairs;
  const float *shift, *delta;
  Band band;
  std::int64_t seqlen_q;
  float exponent;
  ScoreOptions options;
  DropoutOptions dropout;
  std::int64_t first_block, block_stride;  ///< Which blocks of kKeyBlock keys.
  char* dq_t;                              ///< [step of queries][tile of columns][query tile 0, 1] float32, added to.
  char *dk, *dv;                           ///< [step of keys][key tile 0, 1][tile of columns] float32, added to.
  char* scratch;                           ///< backward_scratch bytes, 64-byte aligned.
};

/// 32 rows of a float32 accumulator, converted and stored. Either tiles of rows, or (dq) tiles of columns to transpose;
/// `count` accumulators `spacing` bytes apart are summed in order.
struct StoreJob {
  const char* tiles;
  int count;
  std::int64_t spacing;
  bool transposed;
  int steps;
  int columns;
  float scale;
  DType dtype;
  void* rows[kStep];  ///< nullptr: not stored.
};

/// One instruction set's kernels.
struct Kernels {
  bool (*pack)(const PackJob&);  ///< False if an element is not finite.
  void (*forward)(const ForwardJob&);
  bool (*pack_queries)(const QueryJob&);  ///< As pack.
  void (*backward)(const BackwardJob&);
  void (*store)(const StoreJob&);
  std::int64_t (*forward_scratch)(const Shape&);
  std::int64_t (*backward_scratch)(const Shape&);
};

}  // namespace anywarp::attention::cpu::amx
