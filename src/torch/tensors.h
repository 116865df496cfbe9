// From torch's tensors to the operator's and back. Only torch's stable ABI is used (torch/csrc/stable and the C
// functions under it), so that one build runs with PyTorch 2.11 and what comes after.
#pragma once

#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "anywarp/attention.h"

namespace anywarp::torch_op {

using StableTensor = torch::stable::Tensor;
using MaybeTensor = std::optional<StableTensor>;

/// Python sees a ValueError with this message.
[[noreturn]] void refuse(const std::string& message);

/// Throws what a Result carries: ValueError for an invalid argument, RuntimeError for the rest.
void check(const Result<void>& result);

/// The copies that a call makes live as long as this: views point into them.
class Views {
 public:
  /// A 4-D float tensor with unit stride in the last axis; a copy if it has another.
  ConstTensor rows(const char* name, const StableTensor& tensor);
  /// A 4-D tensor added to or laid over the scores: an axis of length 1 is broadcast.
  ConstTensor scores(const char* name, const MaybeTensor& tensor);
  /// [heads] or [batch, heads] float32 as [batch or 1, heads, 1, 1].
  ConstTensor per_head(const char* name, const MaybeTensor& tensor);
  /// A dense int32 vector, or nullptr. `length` −1: any.
  const std::int32_t* int32(const char* name, const MaybeTensor& tensor, std::int64_t length, int dimensions = 1);
  /// Itself, or a row-major copy.
  const StableTensor& dense(const StableTensor& tensor);

 private:
  const StableTensor& keep(StableTensor tensor) { return kept_.emplace_back(std::move(tensor)); }
  std::deque<StableTensor> kept_;
};

/// Uninitialised memory of that shape, with the axes in memory in the order that they have in `model`, the last
/// innermost: what torch.empty_like does for a permuted tensor. Row-major where the model says nothing (a stride of 0,
/// or a last stride that is not 1). python/anywarp/ops.py has the same rule for fake tensors.
StableTensor empty_in_layout_of(const StableTensor& model, const std::array<std::int64_t, 4>& shape);

/// Row-major, uninitialised, on the device of `model`.
StableTensor empty_dense(const StableTensor& model, const std::vector<std::int64_t>& shape,
                         torch::headeronly::ScalarType dtype);

Tensor writable(const StableTensor& tensor);
/// [batch, heads, rows] float32 as [batch, heads, rows, 1].
Tensor statistics(const char* name, const StableTensor& tensor);

std::string shape_text(const StableTensor& tensor);

}  // namespace anywarp::torch_op
