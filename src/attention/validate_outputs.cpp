// The arrays that a call writes, the forward's results that the backward reads, and kv_append's new rows.
#include <string>

#include "attention/argument_check.h"
#include "attention/problem.h"
#include "attention/validate.h"
#include "attention/validate_lengths.h"

namespace anywarp::attention {
namespace {

using Shape = std::array<std::int64_t, 4>;

Shape out_shape(const AttentionProblem& p) { return {p.q.shape[0], p.q.shape[1], p.q.shape[2], p.v.shape[3]}; }
Shape lse_shape(const AttentionProblem& p) { return {p.q.shape[0], p.q.shape[1], p.q.shape[2], 1}; }

Result<void> check_written(const char* name, const Tensor& tensor, DType dtype, const Shape& shape) {
  ANYWARP_CHECK(check_dtype(name, tensor.dtype, {dtype}));
  ANYWARP_CHECK(check_shape(name, tensor, shape));
  ANYWARP_CHECK(check_memory(name, tensor));
  ANYWARP_CHECK(check_unit_columns(name, tensor));
  return check_writable(name, tensor);
}

Result<void> check_read(const char* name, const ConstTensor& tensor, DType dtype, const Shape& shape) {
  ANYWARP_CHECK(check_dtype(name, tensor.dtype, {dtype}));
  ANYWARP_CHECK(check_shape(name, tensor, shape));
  return check_memory(name, tensor);
}

Result<void> check_apart_from_inputs(const char* name, const Tensor& written, const AttentionProblem& p) {
  ANYWARP_CHECK(check_apart(name, written, "q", p.q));
  ANYWARP_CHECK(check_apart(name, written, "k", p.k));
  ANYWARP_CHECK(check_apart(name, written, "v", p.v));
  ANYWARP_CHECK(check_apart(name, written, "bias", p.bias));
  ANYWARP_CHECK(check_apart(name, written, "mask", p.mask));
  ANYWARP_CHECK(check_apart(name, written, "alibi_slopes", p.alibi_slopes));
  return check_apart(name, written, "sinks", p.sinks);
}

Result<void> check_gradient_of_option(const char* name, const Tensor& gradient, const char* option_name,
                                      const ConstTensor& option, std::initializer_list<DType> dtypes) {
  if (!option) return invalid(name, std::string("wanted without ") + option_name, "null");
  ANYWARP_CHECK(check_dtype(name, gradient.dtype, dtypes));
  ANYWARP_CHECK(check_shape(name, gradient, option.shape));
  ANYWARP_CHECK(check_memory(name, gradient));
  return check_writable(name, gradient);
}

}  // namespace

Result<void> validate_forward(const AttentionProblem& problem, const ForwardOutputs& outputs) {
  ANYWARP_CHECK(validate_problem(problem, Pass::Forward));
  ANYWARP_CHECK(check_written("out", outputs.out, problem.q.dtype, out_shape(problem)));
  ANYWARP_CHECK(check_apart_from_inputs("out", outputs.out, problem));
  if (outputs.lse) {
    ANYWARP_CHECK(check_written("lse", outputs.lse, DType::Float32, lse_shape(problem)));
    ANYWARP_CHECK(check_apart_from_inputs("lse", outputs.lse, problem));
    ANYWARP_CHECK(check_apart("lse", outputs.lse, "out", outputs.out));
  }
  return {};
}

Result<void> validate_backward(const AttentionProblem& problem, const BackwardInputs& inputs,
                               const BackwardOutputs& outputs) {
  ANYWARP_CHECK(validate_problem(problem, Pass::Backward));
  ANYWARP_CHECK(check_read("out", inputs.out, problem.q.dtype, out_shape(problem)));
  ANYWARP_CHECK(check_unit_columns("out", inputs.out));
  ANYWARP_CHECK(check_read("lse", inputs.lse, DType::Float32, lse_shape(problem)));
  ANYWARP_CHECK(check_read("dout", inputs.dout, problem.q.dtype, out_shape(problem)));
  if (inputs.dlse) ANYWARP_CHECK(check_read("dlse", inputs.dlse, DType::Float32, lse_shape(problem)));

  const struct {
    const char* name;
    const Tensor& gradient;
    const ConstTensor& of;
  } gradients[] = {{"dq", outputs.dq, problem.q}, {"dk", outputs.dk, problem.k}, {"dv", outputs.dv, problem.v}};
  for (const auto& [name, gradient, of] : gradients)
    if (gradient) ANYWARP_CHECK(check_written(name, gradient, problem.q.dtype, of.shape));
  if (outputs.dbias)
    ANYWARP_CHECK(check_gradient_of_option("dbias", outputs.dbias, "bias", problem.bias,
                                           {DType::Float32, DType::Float16, DType::BFloat16}));
  if (outputs.dsinks)
    ANYWARP_CHECK(check_gradient_of_option("dsinks", outputs.dsinks, "sinks", problem.sinks, {DType::Float32}));

  const std::pair<const char*, const Tensor&> written[] = {
      {"dq", outputs.dq}, {"dk", outputs.dk}, {"dv", outputs.dv}, {"dbias", outputs.dbias}, {"dsinks", outputs.dsinks}};
  for (const auto& [name, tensor] : written) {
    ANYWARP_CHECK(check_apart_from_inputs(name, tensor, problem));
    ANYWARP_CHECK(check_apart(name, tensor, "out", inputs.out));
    ANYWARP_CHECK(check_apart(name, tensor, "lse", inputs.lse));
    ANYWARP_CHECK(check_apart(name, tensor, "dout", inputs.dout));
    ANYWARP_CHECK(check_apart(name, tensor, "dlse", inputs.dlse));
  }
  return {};
}

Result<void> validate_append(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v) {
  const std::pair<const char*, const ConstTensor&> tensors[] = {
      {"k", cache.k}, {"v", cache.v}, {"new_k", new_k}, {"new_v", new_v}};
  for (const auto& [name, tensor] : tensors) {
    ANYWARP_CHECK(check_dtype(name, tensor.dtype, {DType::Float32, DType::Float16, DType::BFloat16}));
    ANYWARP_CHECK(check_memory(name, tensor));
    ANYWARP_CHECK(check_unit_columns(name, tensor));
    if (tensor.dtype != cache.k.dtype)
      return invalid(std::string(name) + ".dtype", name_of(tensor.dtype), "k's, " + name_of(cache.k.dtype));
  }
  const std::int64_t batch = new_k.shape[0], rows = new_k.shape[2];
  ANYWARP_CHECK(check_shape("v", cache.v, {cache.k.shape[0], cache.k.shape[1], cache.k.shape[2], -1}));
  ANYWARP_CHECK(check_shape("new_k", new_k, {-1, cache.k.shape[1], -1, cache.k.shape[3]}));
  ANYWARP_CHECK(check_shape("new_v", new_v, {batch, cache.k.shape[1], rows, cache.v.shape[3]}));
  if (cache.seqlens_k == nullptr && batch > 0) return invalid("seqlens_k", "null", "the keys in use of each sequence");
  if (cache.cu_seqlens_k != nullptr)
    return invalid("cu_seqlens_k", "given", "null: packed sequences have no free rows");
  if (cache.block_table != nullptr && cache.kv_batch_index != nullptr)
    return invalid("kv_batch_index", "given with block_table", "null: the pages say where a sequence lies");
  if (cache.block_table != nullptr && cache.k.shape[2] < 1)
    return invalid("k.shape[2]", std::to_string(cache.k.shape[2]), "a page size of 1 or more");
  if (cache.block_table == nullptr && cache.kv_batch_index == nullptr && batch > cache.k.shape[0])
    return invalid("new_k.shape[0]", std::to_string(batch), "the batch of k, " + std::to_string(cache.k.shape[0]));
  if (cache.device != Device::Cpu) return {};

  for (std::int64_t index = 0; index < batch; ++index) {
    const std::string at = "[" + std::to_string(index) + "]";
    const std::int64_t capacity =
        cache.block_table != nullptr ? cache.k.shape[2] * cache.pages_per_sequence : cache.k.shape[2];
    const std::int64_t used = cache.seqlens_k[index];
    if (used < 0 || used + rows > capacity)
      return invalid("seqlens_k" + at, std::to_string(used),
                     "0 to " + std::to_string(capacity - rows) + ": the cache holds " + std::to_string(capacity) +
                         " keys and new_k has " + std::to_string(rows));
    if (cache.kv_batch_index != nullptr &&
        (cache.kv_batch_index[index] < 0 || cache.kv_batch_index[index] >= cache.k.shape[0]))
      return invalid("kv_batch_index" + at, std::to_string(cache.kv_batch_index[index]),
                     "a batch row of k, 0 to " + std::to_string(cache.k.shape[0] - 1));
    if (cache.block_table != nullptr && rows > 0) {
      const std::int64_t page_size = cache.k.shape[2];
      ANYWARP_CHECK(validate_pages(cache, index, used / page_size, (used + rows - 1) / page_size + 1));
    }
  }
  return {};
}

}  // namespace anywarp::attention
