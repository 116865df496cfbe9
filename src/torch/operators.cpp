// The kernels behind torch.ops.anywarp.*: they allocate what comes back, and call the operator. Nothing is written that
// the schema does not say.
#include "torch/operators.h"

#include <array>

#include "torch/execution.h"

namespace anywarp::torch_op {
namespace {

using torch::headeronly::ScalarType;

StableTensor nothing_like(const StableTensor& model) { return empty_dense(model, {0}, model.scalar_type()); }

std::array<std::int64_t, 4> shape_of(const StableTensor& tensor) {
  return {tensor.size(0), tensor.size(1), tensor.size(2), tensor.size(3)};
}

}  // namespace

std::tuple<StableTensor, StableTensor> attention(const Arguments& arguments) {
  Views views;
  const AttentionProblem problem = problem_of(arguments, views);
  const auto& q = problem.q.shape;
  StableTensor out = empty_in_layout_of(arguments.q, {q[0], q[1], q[2], problem.v.shape[3]});
  StableTensor lse = empty_dense(arguments.q, {q[0], q[1], q[2]}, ScalarType::Float);
  Surroundings surroundings(arguments.q);
  const Execution execution = surroundings.execution([&] { return attention_forward_workspace(problem); });
  check(attention_forward(problem, {.out = writable(out), .lse = statistics("lse", lse)}, execution));
  return {out, lse};
}

std::tuple<StableTensor, StableTensor, StableTensor, StableTensor, StableTensor> attention_backward(
    const Arguments& arguments, const StableTensor& dout, const MaybeTensor& dlse, const StableTensor& out,
    const StableTensor& lse, const std::vector<bool>& wanted) {
  if (wanted.size() != 5)
    refuse("wanted has " + std::to_string(wanted.size()) + " items; valid: 5 (q, k, v, bias, sinks)");
  Views views;
  const AttentionProblem problem = problem_of(arguments, views);
  for (const auto& [name, tensor] : {std::pair{"dout", &dout}, {"out", &out}, {"lse", &lse}})
    want_device(name, *tensor, "as q", arguments.q);
  if (dlse) want_device("dlse", *dlse, "as q", arguments.q);
  BackwardInputs inputs;
  inputs.out = views.rows("out", out);
  inputs.lse = statistics("lse", lse);
  inputs.dout = views.rows("dout", dout);
  if (dlse) inputs.dlse = statistics("dlse", *dlse);

  const auto gradient = [](bool want, const StableTensor& of) {
    return want ? empty_in_layout_of(of, shape_of(of)) : nothing_like(of);
  };
  StableTensor dq = gradient(wanted[0], arguments.q);
  StableTensor dk = gradient(wanted[1], arguments.k);
  StableTensor dv = gradient(wanted[2], arguments.v);
  const bool want_bias = wanted[3] && arguments.bias, want_sinks = wanted[4] && arguments.sinks;
  StableTensor dbias = gradient(want_bias, want_bias ? *arguments.bias : arguments.q);
  StableTensor dsinks = want_sinks ? empty_dense(*arguments.sinks, {arguments.sinks->size(0)}, ScalarType::Float)
                                   : nothing_like(arguments.q);
  BackwardOutputs outputs;
  if (wanted[0]) outputs.dq = writable(dq);
  if (wanted[1]) outputs.dk = writable(dk);
  if (wanted[2]) outputs.dv = writable(dv);
  if (want_bias) outputs.dbias = writable(dbias);
  if (want_sinks)
    outputs.dsinks = {dsinks.mutable_data_ptr(), DType::Float32, problem.sinks.shape, {dsinks.size(0), 1, 1, 1}};
  Surroundings surroundings(arguments.q);
  const Execution execution = surroundings.execution([&] { return attention_backward_workspace(problem); });
  check(attention_backward(problem, inputs, outputs, execution));
  return {dq, dk, dv, dbias, dsinks};
}

void append(const StableTensor& k_cache, const StableTensor& v_cache, const StableTensor& new_k,
            const StableTensor& new_v, const StableTensor& seqlens_k, const MaybeTensor& kv_batch_index,
            const MaybeTensor& block_table) {
  // A copy would be written to instead of the cache.
  const std::pair<const char*, const StableTensor*> caches[] = {{"k_cache", &k_cache}, {"v_cache", &v_cache}};
  for (const auto& [name, cache] : caches)
    if (cache->dim() == 4 && cache->stride(3) != 1 && cache->size(3) > 1)
      refuse(std::string(name) + " has last stride " + std::to_string(cache->stride(3)) + "; valid: 1");
  for (const auto& [name, tensor] :
       {std::pair{"v_cache", &v_cache}, {"new_k", &new_k}, {"new_v", &new_v}, {"seqlens_k", &seqlens_k}})
    want_device(name, *tensor, "as k_cache", k_cache);
  if (kv_batch_index) want_device("kv_batch_index", *kv_batch_index, "as k_cache", k_cache);
  if (block_table) want_device("block_table", *block_table, "as k_cache", k_cache);
  Views views;
  AttentionProblem problem;
  problem.device = device_of(k_cache);
  problem.k = views.rows("k_cache", k_cache);
  problem.v = views.rows("v_cache", v_cache);
  const ConstTensor k = views.rows("new_k", new_k), v = views.rows("new_v", new_v);
  problem.seqlens_k = views.int32("seqlens_k", seqlens_k, new_k.size(0));
  problem.kv_batch_index = views.int32("kv_batch_index", kv_batch_index, new_k.size(0));
  problem.block_table = views.int32("block_table", block_table, new_k.size(0), 2);
  problem.pages_per_sequence = block_table ? block_table->size(1) : 0;
  Surroundings surroundings(k_cache);
  check(kv_append(problem, k, v, surroundings.execution([] { return Result<std::size_t>(0); })));
}

}  // namespace anywarp::torch_op
