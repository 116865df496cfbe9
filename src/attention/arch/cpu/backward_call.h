// A backward call as its parts see it, and its frame: what happens once a call, and is the same for every instruction
// set. Apart from the kernels, so that none of this is compiled for a processor that may not be there.
#pragma once

#include "attention/arch/cpu/backward_memory.h"
#include "attention/arch/cpu/tiles.h"

namespace anywarp::attention::cpu {

/// The gradient of the bias, dense in its shape.
struct BiasGradient {
  float* data = nullptr;                  ///< nullptr: not wanted.
  std::array<std::int64_t, 4> strides{};  ///< 0 along the axes that are summed.

  explicit operator bool() const { return data != nullptr; }
  bool sums_keys() const { return strides[3] == 0; }

  float* at(std::int64_t sequence, std::int64_t head, std::int64_t query, std::int64_t key) const {
    return data + sequence * strides[0] + head * strides[1] + query * strides[2] + key * strides[3];
  }
};

struct BackwardCall {
  const AttentionProblem& problem;
  const BackwardInputs& inputs;
  const BackwardOutputs& outputs;
  Dimensions sizes;
  float scale;
  /// Nothing is added to logits: they are in units of ln 2, as in the forward (forward.h), whose S is then this one to
  /// the last bit.
  bool base2;
  float q_scale;  ///< What q is multiplied with when it is read.
  BiasGradient bias;
  BackwardSchedule& schedule;
  const BackwardMemory& memory;

  float unit() const { return base2 ? 1.0f : 1.44269504088896340736f; }  ///< Of logits, as a power of two.
  bool wants_dscores() const { return outputs.dq || outputs.dk || bias; }
  bool has_turns() const { return outputs.dq || (bias && bias.sums_keys()); }
};

/// What an instruction set brings.
struct BackwardParts {
  TileShape shape;
  std::int64_t panel;  ///< kTileColumns
  void (*work)(const BackwardCall& call, int worker);
  /// Rounds rows [begin, end) of the dense sums, counted over the first three axes, into dbias.
  void (*write_bias)(const float* sums, const Tensor& dbias, std::int64_t begin, std::int64_t end);
  float (*sink_gradient)(const AttentionProblem& problem, const BackwardInputs& inputs, std::int64_t head);
};

/// anywarp::attention_backward on a valid problem without pages and kv_batch_index. Error: Internal if there is no
/// memory for the float32 copies of a few heads (three rows of head_dim for each query) or for the bias' gradient.
Result<void> run_backward(const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
                          const Execution& execution, const BackwardParts& parts);

}  // namespace anywarp::attention::cpu
