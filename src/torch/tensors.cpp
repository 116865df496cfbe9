#include "torch/tensors.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace anywarp::torch_op {
namespace {

using torch::headeronly::ScalarType;

DType dtype_of(const char* name, const StableTensor& tensor) {
  switch (tensor.scalar_type()) {
    case ScalarType::Float:
      return DType::Float32;
    case ScalarType::Half:
      return DType::Float16;
    case ScalarType::BFloat16:
      return DType::BFloat16;
    case ScalarType::Bool:
      return DType::Bool;
    case ScalarType::Int:
      return DType::Int32;
    default:
      refuse(std::string(name) + " is " + torch::headeronly::toString(tensor.scalar_type()) +
             "; valid: float32, float16 and bfloat16 for values, bool for masks, int32 for lengths");
  }
}

void want_dimensions(const char* name, const StableTensor& tensor, std::int64_t dimensions, const char* axes) {
  if (tensor.dim() != dimensions)
    refuse(std::string(name) + " has shape " + shape_text(tensor) + "; valid: " + std::to_string(dimensions) +
           " axes, " + axes);
}

template <typename View>
void copy_axes(View& view, const StableTensor& tensor) {
  for (int axis = 0; axis < 4; ++axis) {
    view.shape[axis] = tensor.size(axis);
    view.strides[axis] = tensor.stride(axis);
  }
}

}  // namespace

// Not every torch lets the type of an exception through to Python: ops.py goes by the first words.
void refuse(const std::string& message) { throw std::invalid_argument("anywarp: " + message); }

void check(const Result<void>& result) {
  if (result) return;
  if (result.error().code == ErrorCode::InvalidArgument) refuse(result.error().message);
  throw std::runtime_error("anywarp cannot run this: " + result.error().message);
}

std::string shape_text(const StableTensor& tensor) {
  std::string text = "(";
  for (std::int64_t axis = 0; axis < tensor.dim(); ++axis)
    text += (axis != 0 ? ", " : "") + std::to_string(tensor.size(axis));
  return text + ")";
}

ConstTensor Views::rows(const char* name, const StableTensor& tensor) {
  want_dimensions(name, tensor, 4, "(batch, heads, seqlen, head_dim)");
  const bool dense_rows = tensor.stride(3) == 1 || tensor.size(3) <= 1;
  const StableTensor& source = keep(dense_rows ? tensor : torch::stable::contiguous(tensor));
  ConstTensor view;
  view.data = source.const_data_ptr();
  view.dtype = dtype_of(name, source);
  copy_axes(view, source);
  view.strides[3] = 1;  // An axis of length 1 may have any.
  return view;
}

ConstTensor Views::scores(const char* name, const MaybeTensor& tensor) {
  if (!tensor) return {};
  want_dimensions(name, *tensor, 4, "(batch or 1, heads or 1, seqlen_q or 1, seqlen_k or 1)");
  ConstTensor view;
  view.data = tensor->const_data_ptr();
  view.dtype = dtype_of(name, *tensor);
  copy_axes(view, *tensor);
  for (int axis = 0; axis < 4; ++axis)
    if (view.shape[axis] == 1) view.strides[axis] = 0;
  return view;
}

ConstTensor Views::per_head(const char* name, const MaybeTensor& tensor) {
  if (!tensor) return {};
  const std::int64_t dimensions = tensor->dim();
  if (dimensions != 1 && dimensions != 2)
    refuse(std::string(name) + " has shape " + shape_text(*tensor) + "; valid: (heads) or (batch, heads)");
  if (tensor->scalar_type() != ScalarType::Float)
    refuse(std::string(name) + " is " + torch::headeronly::toString(tensor->scalar_type()) + "; valid: float32");
  ConstTensor view;
  view.data = tensor->const_data_ptr();
  view.dtype = DType::Float32;
  view.shape = {dimensions == 2 ? tensor->size(0) : 1, tensor->size(dimensions - 1), 1, 1};
  view.strides = {view.shape[0] == 1 ? 0 : tensor->stride(0), tensor->stride(dimensions - 1), 0, 0};
  return view;
}

const std::int32_t* Views::int32(const char* name, const MaybeTensor& tensor, std::int64_t length, int dimensions) {
  if (!tensor) return nullptr;
  if (tensor->scalar_type() != ScalarType::Int)
    refuse(std::string(name) + " is " + torch::headeronly::toString(tensor->scalar_type()) + "; valid: int32");
  want_dimensions(name, *tensor, dimensions, dimensions == 1 ? "(length)" : "(batch, pages)");
  if (length >= 0 && tensor->size(0) != length)
    refuse(std::string(name) + " has shape " + shape_text(*tensor) + "; valid: " + std::to_string(length) + " rows");
  const StableTensor& source = dense(*tensor);
  // An empty tensor has no address, and no address means that the argument is not given.
  static constexpr std::int32_t kNothing = 0;
  const auto* data = static_cast<const std::int32_t*>(source.const_data_ptr());
  return data != nullptr ? data : &kNothing;
}

const StableTensor& Views::dense(const StableTensor& tensor) {
  return keep(tensor.is_contiguous() ? tensor : torch::stable::contiguous(tensor));
}

StableTensor empty_in_layout_of(const StableTensor& model, const std::array<std::int64_t, 4>& shape) {
  std::array<int, 3> order{0, 1, 2};
  const bool says_something =
      model.stride(3) == 1 && model.stride(0) != 0 && model.stride(1) != 0 && model.stride(2) != 0;
  if (says_something)
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return model.stride(a) > model.stride(b); });
  std::array<std::int64_t, 4> strides{};
  strides[3] = 1;
  std::int64_t stride = std::max<std::int64_t>(shape[3], 1);
  for (int place = 2; place >= 0; --place) {
    strides[order[place]] = stride;
    stride *= std::max<std::int64_t>(shape[order[place]], 1);
  }
  std::int32_t dtype = 0, device_type = 0, device_index = 0;
  TORCH_ERROR_CODE_CHECK(aoti_torch_get_dtype(model.get(), &dtype));
  TORCH_ERROR_CODE_CHECK(aoti_torch_get_device_type(model.get(), &device_type));
  TORCH_ERROR_CODE_CHECK(aoti_torch_get_device_index(model.get(), &device_index));
  AtenTensorHandle made = nullptr;
  TORCH_ERROR_CODE_CHECK(
      aoti_torch_empty_strided(4, shape.data(), strides.data(), dtype, device_type, device_index, &made));
  return StableTensor(made);
}

StableTensor empty_dense(const StableTensor& model, const std::vector<std::int64_t>& shape, ScalarType dtype) {
  return torch::stable::new_empty(model, shape, dtype);
}

Tensor writable(const StableTensor& tensor) {
  Tensor view;
  view.data = tensor.mutable_data_ptr();
  view.dtype = dtype_of("output", tensor);
  copy_axes(view, tensor);
  view.strides[3] = 1;
  return view;
}

Tensor statistics(const char* name, const StableTensor& tensor) {
  want_dimensions(name, tensor, 3, "(batch, heads, seqlen_q)");
  if (tensor.scalar_type() != ScalarType::Float)
    refuse(std::string(name) + " is " + torch::headeronly::toString(tensor.scalar_type()) + "; valid: float32");
  Tensor view;
  view.data = tensor.mutable_data_ptr();
  view.dtype = DType::Float32;
  view.shape = {tensor.size(0), tensor.size(1), tensor.size(2), 1};
  view.strides = {tensor.stride(0), tensor.stride(1), tensor.stride(2), 1};
  return view;
}

}  // namespace anywarp::torch_op
