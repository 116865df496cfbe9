// Scaled dot-product attention, forward and backward, on plain pointers: no tensor library, no torch. One vocabulary for
// every device; what runs it is chosen from the registry (src/attention/registry.h) or forced with the environment
// variable ANYWARP_ATTENTION.
//
//   S   = softcap(scale · q kᵀ) + bias + alibi          masked keys: −inf
//   P   = softmax(S), the sink being one more column that has no value
//   out = dropout(P) v
//   lse = log Σ exp(S), the sink included, dropout not
//
// Source of the formula: Vaswani et al. 2017, section 3.2.1; grouped heads: Ainslie et al. 2023 (GQA); ALiBi: Press et
// al. 2022; tiling and backward: Dao 2023 (FlashAttention-2); sinks as a logit: OpenAI's gpt-oss, 2025.
//
// Rules that hold for every implementation:
// - A row that sees no key gives out = 0 and lse = −inf (with a sink: lse = the sink), and zero gradients. Never NaN.
// - A masked key reaches nothing: NaN or infinity in its k or v does not leak, in either direction.
// - Lengths of 0 are allowed anywhere. Offsets are 64 bits wide.
// - float32 means float32: no TF32 unless `allow_tf32`, no bfloat16 unless its splits keep float32's accuracy.
// - Statistics and accumulators are float32 at least.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "anywarp/error.h"

namespace anywarp {

enum class DType : std::uint8_t { Float32, Float16, BFloat16, Bool, Int32 };
enum class Device : std::uint8_t { Cpu, Cuda, Hip };

/// A 4-D array that somebody else owns: [batch, heads, rows, columns] unless a member says otherwise. Strides count
/// elements; 0 broadcasts an axis. No data means that the argument is not given, unless the shape holds no element.
template <typename Pointer>
struct BasicTensor {
  Pointer data = nullptr;
  DType dtype = DType::Float32;
  std::array<std::int64_t, 4> shape{};
  std::array<std::int64_t, 4> strides{};

  explicit operator bool() const { return data != nullptr; }
  std::int64_t elements() const { return shape[0] * shape[1] * shape[2] * shape[3]; }
};
using Tensor = BasicTensor<void*>;

struct ConstTensor : BasicTensor<const void*> {
  ConstTensor() = default;
  ConstTensor(const Tensor& other) : BasicTensor{other.data, other.dtype, other.shape, other.strides} {}  // NOLINT
  ConstTensor(const void* data, DType dtype, std::array<std::int64_t, 4> shape, std::array<std::int64_t, 4> strides)
      : BasicTensor{data, dtype, shape, strides} {}
};

/// Strides of a dense array of that shape.
constexpr std::array<std::int64_t, 4> dense_strides(const std::array<std::int64_t, 4>& shape) {
  return {shape[1] * shape[2] * shape[3], shape[2] * shape[3], shape[3], 1};
}

/// Which keys j a query i sees, before the window.
enum class Causal : std::uint8_t {
  None,         ///< All.
  BottomRight,  ///< j <= i + seqlen_k − seqlen_q: the last query sees every key (FlashAttention).
  TopLeft,      ///< j <= i: the first query sees the first key alone (PyTorch's is_causal). Equal for equal lengths.
};

/// Philox4x32-10 dropout (src/attention/core/philox.h): the same (seed, offset) drops the same elements in every
/// implementation and in the backward.
struct Dropout {
  float p = 0.0f;  ///< Probability that an element of P is dropped; [0, 1). What stays is divided by 1 − p.
  std::uint64_t seed = 0;
  std::uint64_t offset = 0;
  /// On a GPU: device memory that holds {seed, offset}, read when the kernels run, in place of the two members above. A
  /// captured graph then drops other elements when they change.
  const std::uint64_t* state = nullptr;
};

/// Everything that decides the result, for both passes. Pointers are the device's.
struct AttentionProblem {
  Device device = Device::Cpu;

  /// [batch, heads, seqlen_q, head_dim]; with cu_seqlens_q: [1, heads, total_q, head_dim]. Float32, Float16 or BFloat16;
  /// last stride 1.
  ConstTensor q;
  /// [batch, kv_heads, seqlen_k, head_dim], q's dtype, last stride 1; kv_heads divides heads, query head h reads key head
  /// h / (heads / kv_heads). With cu_seqlens_k: [1, kv_heads, total_k, head_dim]. With block_table: [pages, kv_heads,
  /// page_size, head_dim].
  ConstTensor k;
  /// As k, with columns head_dim_v.
  ConstTensor v;

  std::optional<float> scale;  ///< Default 1 / √head_dim. Finite; 0 and negative values are allowed.
  Causal causal = Causal::None;
  /// Keys further than this to the left or right of a query's diagonal are masked; −1: open. The diagonal is
  /// j = i + seqlen_k − seqlen_q, or j = i for Causal::TopLeft.
  std::int64_t window_left = -1;
  std::int64_t window_right = -1;
  float softcap = 0.0f;  ///< S = softcap · tanh(scale · q kᵀ / softcap); 0: none. >= 0.

  /// Added to S; each axis is [batch, heads, seqlen_q, seqlen_k] or 1 (broadcast). Any float dtype; −inf masks the key.
  ConstTensor bias;
  /// Bool, true where a key may be seen; each axis as for bias.
  ConstTensor mask;
  /// Float32 [batch or 1, heads, 1, 1]: adds −slope · |i + seqlen_k − seqlen_q − j|.
  ConstTensor alibi_slopes;
  /// Float32 [1, heads, 1, 1]: a logit a head that takes part in the softmax and has no value.
  ConstTensor sinks;
  Dropout dropout;

  /// Packed sequences (varlen): `sequences` of them, sequence s owning rows [cu_seqlens_q[s], cu_seqlens_q[s + 1]).
  /// [sequences + 1] int32 each, not decreasing. In this form bias, mask and alibi_slopes are indexed by sequence, and by
  /// positions within it. Rows of out and gradients past the last sequence are zero, of lse −inf.
  std::int64_t sequences = 0;
  const std::int32_t* cu_seqlens_q = nullptr;
  const std::int32_t* cu_seqlens_k = nullptr;
  std::int64_t max_seqlen_q = 0;  ///< At least the longest; GPU launches are sized from them.
  std::int64_t max_seqlen_k = 0;

  /// [batch] int32: keys in use of each sequence; those after them are masked and not counted in seqlen_k.
  const std::int32_t* seqlens_k = nullptr;
  /// [batch] int32: keys to skip at the start of each sequence; they are masked, and positions count from after them.
  const std::int32_t* leftpad_k = nullptr;
  /// [batch] int32: which batch row of k and v each sequence reads. Default: its own.
  const std::int32_t* kv_batch_index = nullptr;
  /// Paged k and v: [batch, pages_per_sequence] int32 page numbers; needs seqlens_k.
  const std::int32_t* block_table = nullptr;
  std::int64_t pages_per_sequence = 0;  ///< Row length and stride of block_table.

  bool deterministic = false;  ///< The backward gives the same bits every time.
  /// float32 only: products may round to TF32, 10 bits of mantissa. A permission, not an order.
  bool allow_tf32 = false;
};

struct ForwardOutputs {
  Tensor out;  ///< As q, with columns head_dim_v; q's dtype, last stride 1. Must not overlap an input.
  Tensor lse;  ///< Optional. Float32 [q's batch, heads, rows of q, 1], natural logarithm.
};

struct BackwardInputs {
  ConstTensor out, lse;  ///< What the forward gave.
  ConstTensor dout;      ///< As out, any strides (also 0).
  ConstTensor dlse;      ///< Optional: as lse, the gradient that reaches lse.
};

/// Each is optional (no data: not wanted). dq, dk, dv: shapes and dtype of q, k, v, last stride 1. Written, not added to.
struct BackwardOutputs {
  Tensor dq, dk, dv;
  Tensor dbias;   ///< Shape of bias (broadcast axes are summed), any float dtype.
  Tensor dsinks;  ///< Float32, shape of sinks.
};

/// Where and with what a call runs.
struct Execution {
  void* stream = nullptr;     ///< cudaStream_t or hipStream_t; unused on the CPU.
  void* workspace = nullptr;  ///< Device memory of at least the size asked for; unused on the CPU.
  std::size_t workspace_bytes = 0;
  int threads = 0;  ///< On the CPU: most threads to use; 0: as many as there are cores.
  /// On the CPU: a thread pool to use instead of the library's own. Calls body(context, i) for i in [0, tasks), each once,
  /// possibly at the same time, and returns when all are done.
  void (*parallel_for)(int tasks, void (*body)(void* context, int task), void* context) = nullptr;
};

/// Computes outputs.out and, if wanted, outputs.lse.
///
/// Errors: InvalidArgument names the argument, its value and what would be valid; Unsupported lists what each
/// implementation for that device requires, supports and misses; nothing is written in either case. Internal carries a
/// device's error.
Result<void> attention_forward(const AttentionProblem& problem, const ForwardOutputs& outputs,
                               const Execution& execution = {});

/// Computes the wanted gradients of Σ out · dout (+ Σ lse · dlse). block_table and kv_batch_index are not supported here.
/// Errors as attention_forward.
Result<void> attention_backward(const AttentionProblem& problem, const BackwardInputs& inputs,
                                const BackwardOutputs& outputs, const Execution& execution = {});

/// Bytes of Execution::workspace that the chosen implementation needs; 0 on the CPU. Errors as attention_forward.
Result<std::size_t> attention_forward_workspace(const AttentionProblem& problem);
Result<std::size_t> attention_backward_workspace(const AttentionProblem& problem);

/// Writes new keys and values behind those that a cache holds: row t of sequence s goes to position
/// seqlens_k[s] + t, in pages if there is a block_table. `cache` gives k, v (written to), seqlens_k, kv_batch_index,
/// block_table; new_k [batch, kv_heads, new_rows, head_dim], new_v likewise. The caller adds new_rows to seqlens_k.
/// Errors: InvalidArgument, also for a position past the cache's end (nothing is written then; CPU only can tell).
Result<void> kv_append(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v,
                       const Execution& execution = {});

enum class Pass : std::uint8_t { Forward, Backward };

/// One row of the registry, for people: `anywarp doctor`, error messages, tests.
struct ImplementationStatus {
  std::string_view name;   ///< What ANYWARP_ATTENTION takes: `cpu-avx2`.
  std::string_view title;  ///< One line.
  Device device;
  std::string unavailable;  ///< Empty, or why this build or machine cannot run it.
};

/// In the order in which they are tried.
std::vector<ImplementationStatus> attention_implementations();

/// Whether the build has kernels for the device; unlike the list, it asks no driver.
bool attention_built_for(Device device);

/// The name of the implementation that would run this problem. Errors as attention_forward.
Result<std::string_view> attention_implementation_for(const AttentionProblem& problem, Pass pass);

}  // namespace anywarp
