#include "attention/validate.h"

#include <cmath>
#include <string>

#include "attention/argument_check.h"
#include "attention/core/visible.h"
#include "attention/problem.h"
#include "attention/validate_lengths.h"

namespace anywarp::attention {
namespace {

Result<void> check_length(const char* name, std::int64_t length, std::int64_t limit) {
  if (length < limit) return {};
  return invalid(name, std::to_string(length), "below 2^32 with dropout, whose counters are 32 bits wide");
}

Result<void> check_numbers(const AttentionProblem& p) {
  if (p.scale && !std::isfinite(*p.scale)) return invalid("scale", std::to_string(*p.scale), "finite");
  if (!(p.softcap >= 0.0f) || !std::isfinite(p.softcap))
    return invalid("softcap", std::to_string(p.softcap), "0 (none) or a finite positive number");
  if (!(p.dropout.p >= 0.0f && p.dropout.p < 1.0f))
    return invalid("dropout.p", std::to_string(p.dropout.p), "at least 0 and below 1");
  if (p.dropout.state != nullptr && p.device == Device::Cpu)
    return invalid("dropout.state", "given", "null on the CPU, which takes seed and offset");
  const std::pair<const char*, std::int64_t> windows[] = {{"window_left", p.window_left},
                                                          {"window_right", p.window_right}};
  for (const auto& [name, value] : windows) {
    if (value < -1 || value > kUnbounded)
      return invalid(name, std::to_string(value), "-1 (open) or a distance from 0 to 2^60");
  }
  if (p.causal != Causal::None && p.causal != Causal::BottomRight && p.causal != Causal::TopLeft)
    return invalid("causal", std::to_string(static_cast<int>(p.causal)), "None, BottomRight or TopLeft");
  if (p.dropout.p > 0.0f) {
    ANYWARP_CHECK(check_length("seqlen_q", p.q.shape[2], std::int64_t{1} << 32));
    ANYWARP_CHECK(check_length("seqlen_k", p.k.shape[2], std::int64_t{1} << 32));
  }
  return {};
}

Result<void> check_kv(const char* name, const ConstTensor& tensor, const AttentionProblem& p) {
  ANYWARP_CHECK(check_memory(name, tensor));
  if (tensor.dtype != p.q.dtype)
    return invalid(std::string(name) + ".dtype", name_of(tensor.dtype), "q's, " + name_of(p.q.dtype));
  return check_unit_columns(name, tensor);
}

Result<void> check_qkv(const AttentionProblem& p) {
  ANYWARP_CHECK(check_dtype("q", p.q.dtype, {DType::Float32, DType::Float16, DType::BFloat16}));
  ANYWARP_CHECK(check_memory("q", p.q));
  ANYWARP_CHECK(check_unit_columns("q", p.q));
  ANYWARP_CHECK(check_kv("k", p.k, p));
  ANYWARP_CHECK(check_kv("v", p.v, p));
  const auto& [batch, heads, seqlen_q, head_dim] = p.q.shape;
  const std::int64_t kv_heads = p.k.shape[1];
  if (head_dim < 1) return invalid("q.shape[3]", std::to_string(head_dim), "a head_dim of 1 or more");
  if (p.v.shape[3] < 1) return invalid("v.shape[3]", std::to_string(p.v.shape[3]), "a head_dim_v of 1 or more");
  ANYWARP_CHECK(check_shape("k", p.k, {-1, -1, -1, head_dim}));
  ANYWARP_CHECK(check_shape("v", p.v, {p.k.shape[0], kv_heads, p.k.shape[2], -1}));
  if (heads > 0 && (kv_heads < 1 || heads % kv_heads != 0))
    return invalid("k.shape[1]", std::to_string(kv_heads), "a divisor of the heads of q, " + std::to_string(heads));
  return {};
}

/// Which forms of lengths are given together, and the batches that they imply.
Result<void> check_forms(const AttentionProblem& p) {
  const bool packed_q = p.cu_seqlens_q != nullptr, packed_k = p.cu_seqlens_k != nullptr;
  if ((packed_q || packed_k) && p.sequences < 0) return invalid("sequences", std::to_string(p.sequences), "0 or more");
  if (packed_q && p.q.shape[0] != 1)
    return invalid("q.shape[0]", std::to_string(p.q.shape[0]), "1 with cu_seqlens_q: the sequences lie in one row");
  if (!packed_q && packed_k && p.q.shape[0] != p.sequences)
    return invalid("sequences", std::to_string(p.sequences), "the batch of q, " + std::to_string(p.q.shape[0]));

  const std::int64_t batch = packed_q ? p.sequences : p.q.shape[0];
  if (packed_k) {
    if (p.k.shape[0] != 1)
      return invalid("k.shape[0]", std::to_string(p.k.shape[0]), "1 with cu_seqlens_k: the sequences lie in one row");
    if (p.block_table != nullptr)
      return invalid("block_table", "given with cu_seqlens_k", "null, or cu_seqlens_k null");
    if (p.kv_batch_index != nullptr)
      return invalid("kv_batch_index", "given with cu_seqlens_k", "null, or cu_seqlens_k null");
  } else if (p.block_table != nullptr) {
    if (p.kv_batch_index != nullptr)
      return invalid("kv_batch_index", "given with block_table", "null: the pages say what a sequence reads");
    if (p.seqlens_k == nullptr) return invalid("seqlens_k", "null", "given with block_table");
    if (p.pages_per_sequence < 0)
      return invalid("pages_per_sequence", std::to_string(p.pages_per_sequence), "0 or more");
    std::int64_t capacity = 0;
    if (p.k.shape[2] < 1) return invalid("k.shape[2]", std::to_string(p.k.shape[2]), "a page size of 1 or more");
    if (__builtin_mul_overflow(p.k.shape[2], p.pages_per_sequence, &capacity))
      return invalid("pages_per_sequence", std::to_string(p.pages_per_sequence), "such that all keys are below 2^63");
  } else if (p.kv_batch_index == nullptr && p.k.shape[0] != batch) {
    return invalid("k.shape[0]", std::to_string(p.k.shape[0]), "the batch of q, " + std::to_string(batch));
  }
  if (p.device != Device::Cpu && packed_q && p.max_seqlen_q < 1 && p.q.shape[2] > 0)
    return invalid("max_seqlen_q", std::to_string(p.max_seqlen_q), "at least the longest sequence");
  if (p.device != Device::Cpu && packed_k && p.max_seqlen_k < 1 && p.k.shape[2] > 0)
    return invalid("max_seqlen_k", std::to_string(p.max_seqlen_k), "at least the longest sequence");
  return {};
}

/// Every sequence has all rows of k.
bool has_all_keys(const AttentionProblem& p) {
  return p.cu_seqlens_k == nullptr && p.block_table == nullptr && p.seqlens_k == nullptr && p.leftpad_k == nullptr;
}

/// Bias and mask: each axis is 1, or covers the sequences, heads, queries and keys there are.
Result<void> check_score_tensor(const char* name, const ConstTensor& tensor, const AttentionProblem& p,
                                const LongestSequence& longest) {
  if (!tensor) return {};
  ANYWARP_CHECK(check_memory(name, tensor));
  const Dimensions sizes = dimensions(p);
  const std::int64_t lengths[4] = {sizes.sequences, sizes.heads, longest.seqlen_q, longest.seqlen_k};
  const bool at_least[4] = {false, false, p.cu_seqlens_q != nullptr, !has_all_keys(p)};
  const char* const axes[4] = {"sequences", "heads", "queries", "keys"};
  for (int axis = 0; axis < 4; ++axis) {
    const std::int64_t length = tensor.shape[axis];
    if (length == 1 || (at_least[axis] ? length >= lengths[axis] : length == lengths[axis])) continue;
    return invalid(std::string(name) + ".shape[" + std::to_string(axis) + "]", std::to_string(length),
                   std::string("1 or ") + (at_least[axis] ? "at least " : "") + "the " + axes[axis] + " there are, " +
                       std::to_string(lengths[axis]));
  }
  return {};
}

Result<void> check_options(const AttentionProblem& p) {
  // Dense lengths are the shapes'. Others are read; on a GPU, where they cannot be, what the caller says bounds them.
  LongestSequence longest;
  if (p.device != Device::Cpu)
    longest = {p.max_seqlen_q, p.cu_seqlens_k != nullptr ? p.max_seqlen_k : 0};
  else if (p.bias || p.mask)
    longest = longest_sequence(p);
  if (p.cu_seqlens_q == nullptr) longest.seqlen_q = p.q.shape[2];
  if (has_all_keys(p)) longest.seqlen_k = p.k.shape[2];
  if (p.bias) ANYWARP_CHECK(check_dtype("bias", p.bias.dtype, {DType::Float32, DType::Float16, DType::BFloat16}));
  if (p.mask) ANYWARP_CHECK(check_dtype("mask", p.mask.dtype, {DType::Bool}));
  ANYWARP_CHECK(check_score_tensor("bias", p.bias, p, longest));
  ANYWARP_CHECK(check_score_tensor("mask", p.mask, p, longest));
  const Dimensions sizes = dimensions(p);
  if (p.alibi_slopes) {
    ANYWARP_CHECK(check_dtype("alibi_slopes", p.alibi_slopes.dtype, {DType::Float32}));
    ANYWARP_CHECK(check_memory("alibi_slopes", p.alibi_slopes));
    if (p.alibi_slopes.shape[0] != 1)
      ANYWARP_CHECK(check_shape("alibi_slopes", p.alibi_slopes, {sizes.sequences, -1, -1, -1}));
    ANYWARP_CHECK(check_shape("alibi_slopes", p.alibi_slopes, {-1, sizes.heads, 1, 1}));
  }
  if (p.sinks) {
    ANYWARP_CHECK(check_dtype("sinks", p.sinks.dtype, {DType::Float32}));
    ANYWARP_CHECK(check_memory("sinks", p.sinks));
    ANYWARP_CHECK(check_shape("sinks", p.sinks, {1, sizes.heads, 1, 1}));
  }
  return {};
}

}  // namespace

Result<void> validate_problem(const AttentionProblem& problem, Pass pass) {
  if (problem.device != Device::Cpu && problem.device != Device::Cuda && problem.device != Device::Hip)
    return invalid("device", name_of(problem.device), "Cpu, Cuda or Hip");
  ANYWARP_CHECK(check_qkv(problem));
  ANYWARP_CHECK(check_numbers(problem));
  ANYWARP_CHECK(check_forms(problem));
  if (problem.device == Device::Cpu) ANYWARP_CHECK(validate_lengths(problem, dimensions(problem).sequences));
  ANYWARP_CHECK(check_options(problem));
  if (pass == Pass::Backward && problem.block_table != nullptr)
    return fail(ErrorCode::Unsupported, "block_table is given; the backward supports k and v without pages");
  if (pass == Pass::Backward && problem.kv_batch_index != nullptr)
    return fail(ErrorCode::Unsupported, "kv_batch_index is given; the backward supports k and v with q's own batch");
  return {};
}

Result<void> validate_execution(const Execution& execution) {
  if (execution.threads < 0)
    return invalid("execution.threads", std::to_string(execution.threads), "0 (as many as there are cores) or more");
  return {};
}

}  // namespace anywarp::attention
