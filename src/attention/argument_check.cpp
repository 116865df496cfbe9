#include "attention/argument_check.h"

#include <algorithm>
#include <cstdint>

#include "attention/problem.h"

namespace anywarp::attention {
namespace {

const char* address(const ConstTensor& tensor) { return static_cast<const char*>(tensor.data); }

/// All elements lie in [data, data + elements), in whatever order of the axes.
bool is_dense(const ConstTensor& tensor) {
  std::array<int, 4> axes{0, 1, 2, 3};
  std::sort(axes.begin(), axes.end(), [&](int a, int b) { return tensor.strides[a] < tensor.strides[b]; });
  std::int64_t expected = 1;
  for (const int axis : axes) {
    if (tensor.shape[axis] == 1) continue;
    if (tensor.strides[axis] != expected) return false;
    expected *= tensor.shape[axis];
  }
  return true;
}

}  // namespace

tl::unexpected<Error> invalid(const std::string& name, const std::string& value, const std::string& expected) {
  return fail(ErrorCode::InvalidArgument, name + " is " + value + "; it must be " + expected);
}

std::string name_of(DType dtype) {
  switch (dtype) {
    case DType::Float32:
      return "float32";
    case DType::Float16:
      return "float16";
    case DType::BFloat16:
      return "bfloat16";
    case DType::Bool:
      return "bool";
    case DType::Int32:
      return "int32";
  }
  return "unknown (" + std::to_string(static_cast<int>(dtype)) + ")";
}

std::string name_of(Device device) {
  switch (device) {
    case Device::Cpu:
      return "cpu";
    case Device::Cuda:
      return "cuda";
    case Device::Hip:
      return "hip";
  }
  return "unknown (" + std::to_string(static_cast<int>(device)) + ")";
}

std::string text_of(const std::array<std::int64_t, 4>& values) {
  std::string text = "[";
  for (const std::int64_t value : values) text += (text.size() > 1 ? ", " : "") + std::to_string(value);
  return text + "]";
}

Result<void> check_dtype(const char* name, DType dtype, std::initializer_list<DType> allowed) {
  if (std::find(allowed.begin(), allowed.end(), dtype) != allowed.end()) return {};
  std::string list;
  for (const DType& one : allowed)
    list += (list.empty() ? "" : &one + 1 == allowed.end() ? " or " : ", ") + name_of(one);
  return invalid(std::string(name) + ".dtype", name_of(dtype), list);
}

Result<void> check_memory(const char* name, const ConstTensor& tensor) {
  const std::string prefix(name);
  std::int64_t count = 1;
  bool empty = false;
  for (const std::int64_t length : tensor.shape) {
    if (length < 0) return invalid(prefix + ".shape", text_of(tensor.shape), "lengths of 0 or more");
    empty = empty || length == 0;
    if (length > 0 && __builtin_mul_overflow(count, length, &count))
      return invalid(prefix + ".shape", text_of(tensor.shape), "fewer than 2^63 elements");
  }
  const std::int64_t size = bytes_of(tensor.dtype);
  std::int64_t reach = 0;
  for (int axis = 0; axis < 4 && !empty; ++axis) {
    std::int64_t span = 0;
    const std::int64_t stride = tensor.strides[axis] < 0 ? -(tensor.strides[axis] + 1) : tensor.strides[axis];
    if (__builtin_mul_overflow(tensor.shape[axis] - 1, stride, &span) || __builtin_add_overflow(reach, span, &reach) ||
        reach > INT64_MAX / 8)
      return invalid(prefix + ".strides", text_of(tensor.strides), "such that every byte offset is below 2^63");
  }
  if (!empty && tensor.data == nullptr)
    return invalid(prefix + ".data", "null", "an array of shape " + text_of(tensor.shape));
  if (reinterpret_cast<std::uintptr_t>(tensor.data) % static_cast<std::uintptr_t>(size) != 0)
    return invalid(prefix + ".data", "not aligned", "aligned to its elements of " + std::to_string(size) + " bytes");
  return {};
}

Result<void> check_unit_columns(const char* name, const ConstTensor& tensor) {
  if (tensor.strides[3] == 1 || tensor.shape[3] <= 1 || tensor.elements() == 0) return {};
  return invalid(std::string(name) + ".strides[3]", std::to_string(tensor.strides[3]), "1");
}

Result<void> check_shape(const char* name, const ConstTensor& tensor, const std::array<std::int64_t, 4>& expected) {
  bool same = true;
  std::string text = "[";
  for (int axis = 0; axis < 4; ++axis) {
    same = same && (expected[axis] < 0 || tensor.shape[axis] == expected[axis]);
    text += (axis > 0 ? ", " : "") + (expected[axis] < 0 ? "any" : std::to_string(expected[axis]));
  }
  if (same) return {};
  return invalid(std::string(name) + ".shape", text_of(tensor.shape), text + "]");
}

Result<void> check_writable(const char* name, const Tensor& tensor) {
  for (int axis = 0; axis < 4 && tensor.elements() > 0; ++axis) {
    if (tensor.shape[axis] > 1 && tensor.strides[axis] == 0)
      return invalid(std::string(name) + ".strides", text_of(tensor.strides),
                     "such that every written element has a place of its own");
  }
  return {};
}

Result<void> check_apart(const char* written_name, const Tensor& written, const char* read_name,
                         const ConstTensor& read) {
  const ConstTensor w = written;
  if (!written || !read || w.elements() == 0 || read.elements() == 0) return {};
  bool overlap = w.data == read.data;
  if (!overlap && is_dense(w) && is_dense(read)) {
    const char* const w_end = address(w) + w.elements() * bytes_of(w.dtype);
    const char* const r_end = address(read) + read.elements() * bytes_of(read.dtype);
    overlap = address(w) < r_end && address(read) < w_end;
  }
  if (!overlap) return {};
  return invalid(std::string(written_name) + ".data", std::string("within ") + read_name, "memory of its own");
}

}  // namespace anywarp::attention
