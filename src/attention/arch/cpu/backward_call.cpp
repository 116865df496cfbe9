#include "attention/arch/cpu/backward_call.h"

#include <cstring>

#include "attention/arch/cpu/thread_pool.h"

namespace anywarp::attention::cpu {
namespace {

/// Rows [begin, end) of every batch and head.
void zero_rows(const Tensor& tensor, std::int64_t begin, std::int64_t end) {
  if (!tensor) return;
  const std::int64_t size = bytes_of(tensor.dtype);
  for (std::int64_t b = 0; b < tensor.shape[0]; ++b)
    for (std::int64_t h = 0; h < tensor.shape[1]; ++h)
      for (std::int64_t row = begin; row < end; ++row)
        std::memset(static_cast<char*>(tensor.data) +
                        (b * tensor.strides[0] + h * tensor.strides[1] + row * tensor.strides[2]) * size,
                    0, static_cast<std::size_t>(tensor.shape[3] * size));
}

/// Rows that no sequence owns. Keys may lie anywhere, so all of theirs are zeroed before the others are written.
void zero_unowned(const AttentionProblem& problem, const BackwardOutputs& outputs) {
  for (const RowRange& rows : unowned_query_rows(problem)) zero_rows(outputs.dq, rows.begin, rows.end);
  if (problem.cu_seqlens_k == nullptr && problem.seqlens_k == nullptr && problem.leftpad_k == nullptr) return;
  zero_rows(outputs.dk, 0, problem.k.shape[2]);
  zero_rows(outputs.dv, 0, problem.v.shape[2]);
}

}  // namespace

Result<void> run_backward(const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
                          const Execution& execution, const BackwardParts& parts) {
  const Dimensions sizes = dimensions(problem);
  const int threads = thread_count(execution);
  const bool wants_bias = outputs.dbias && outputs.dbias.elements() > 0;
  const auto& shape = problem.bias.shape;
  const bool shares_bias =
      wants_bias && ((shape[0] == 1 && sizes.sequences > 1) || (shape[1] == 1 && sizes.kv_heads > 1));
  const TileConfig tiles = tiles_for(parts.shape);
  BackwardSchedule schedule(problem, {tiles.query_block, tiles.key_block}, threads, shares_bias);
  const BackwardMemory memory(schedule, sizes, parts.panel);
  const std::size_t bias_bytes = wants_bias ? static_cast<std::size_t>(outputs.dbias.elements()) * sizeof(float) : 0;
  const Scratch bias_sums(bias_bytes);
  if (!memory || bias_sums.data() == nullptr)
    return fail(ErrorCode::Internal, "attention_backward: not enough memory for float32 copies of the queries of " +
                                         std::to_string(schedule.slots()) + " key heads");
  BiasGradient bias;
  if (wants_bias) {
    bias.data = static_cast<float*>(bias_sums.data());
    bias.strides = dense_strides(shape);
    for (int axis = 0; axis < 4; ++axis)
      if (shape[axis] == 1) bias.strides[axis] = 0;
    std::memset(bias.data, 0, bias_bytes);
  }

  zero_unowned(problem, outputs);
  const bool base2 = !problem.bias && !problem.mask && !problem.alibi_slopes && problem.softcap == 0.0f;
  const BackwardCall call{
      .problem = problem,
      .inputs = inputs,
      .outputs = outputs,
      .sizes = sizes,
      .scale = static_cast<float>(softmax_scale(problem)),
      .base2 = base2,
      .q_scale = static_cast<float>(softmax_scale(problem) * (base2 ? 1.44269504088896340736 : 1.0)),
      .bias = bias,
      .schedule = schedule,
      .memory = memory};
  if (outputs.dq || outputs.dk || outputs.dv || wants_bias) {
    auto work = [&](int worker) { parts.work(call, worker); };
    parallel(execution, schedule.workers(), work);
  }
  if (wants_bias) {
    const std::int64_t rows = shape[0] * shape[1] * shape[2];
    auto write = [&](int task) {
      parts.write_bias(bias.data, outputs.dbias, rows * task / threads, rows * (task + 1) / threads);
    };
    parallel(execution, threads, write);
  }
  if (outputs.dsinks) {
    auto sum = [&](int head) {
      static_cast<float*>(outputs.dsinks.data)[head * outputs.dsinks.strides[1]] =
          parts.sink_gradient(problem, inputs, head);
    };
    parallel(execution, static_cast<int>(sizes.heads), sum);
  }
  return {};
}

}  // namespace anywarp::attention::cpu
