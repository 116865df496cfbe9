#include "case.h"

#include <cstring>

#include "attention/core/half.h"
#include "attention/problem.h"

namespace anywarp::attention {
namespace {

std::int64_t offset_of(const ConstTensor& tensor, const std::array<std::int64_t, 4>& at) {
  std::int64_t offset = 0;
  for (int axis = 0; axis < 4; ++axis) offset += at[axis] * tensor.strides[axis];
  return offset;
}

template <typename Body>
void for_each_place(const std::array<std::int64_t, 4>& shape, Body body) {
  for (std::int64_t a = 0; a < shape[0]; ++a)
    for (std::int64_t b = 0; b < shape[1]; ++b)
      for (std::int64_t c = 0; c < shape[2]; ++c)
        for (std::int64_t d = 0; d < shape[3]; ++d) body(std::array<std::int64_t, 4>{a, b, c, d});
}

}  // namespace

Tensor Storage::make(DType dtype, const std::array<std::int64_t, 4>& shape, Layout layout) {
  const auto [batch, heads, rows, columns] = shape;
  Tensor tensor{nullptr, dtype, shape, dense_strides(shape)};
  std::int64_t held = tensor.elements(), first = 0;
  if (layout == Layout::RowsFirst) tensor.strides = {rows * heads * columns, columns, heads * columns, 1};
  if (layout == Layout::Padded) {
    tensor.strides = dense_strides({batch, heads, rows + 2, columns + 3});
    held = batch * heads * (rows + 2) * (columns + 3);
  }
  if (layout == Layout::Backward && rows > 0) {
    tensor.strides[2] = -columns;
    first = (rows - 1) * columns;
  }
  // A tensor without elements keeps a place: its shape says that there is nothing in it.
  ++held;
  blocks_.push_back({std::vector<std::uint8_t>(static_cast<std::size_t>(held * bytes_of(dtype))), dtype, held});
  tensor.data = blocks_.back().bytes.data();
  const Tensor all{tensor.data, dtype, {1, 1, 1, held}, {0, 0, 0, 1}};
  for (std::int64_t i = 0; i < held; ++i) set(all, {0, 0, 0, i}, 77.0);
  tensor.data = blocks_.back().bytes.data() + first * bytes_of(dtype);
  return tensor;
}

bool Storage::is_whole_around(const Tensor& tensor) const {
  for (const Block& block : blocks_) {
    const auto* const data = static_cast<const std::uint8_t*>(tensor.data);
    if (data < block.bytes.data() || data >= block.bytes.data() + block.bytes.size()) continue;
    const std::int64_t first = (data - block.bytes.data()) / bytes_of(block.dtype);
    std::vector<bool> own(static_cast<std::size_t>(block.held), false);
    for_each_place(tensor.shape, [&](const auto& at) { own[first + offset_of(tensor, at)] = true; });
    const ConstTensor all(block.bytes.data(), block.dtype, {1, 1, 1, block.held}, {0, 0, 0, 1});
    for (std::int64_t i = 0; i < block.held; ++i)
      if (!own[i] && get(all, {0, 0, 0, i}) != (block.dtype == DType::Bool ? 1.0 : 77.0)) return false;
    return true;
  }
  return false;
}

std::int32_t* Storage::make_ints(const std::vector<std::int32_t>& values) {
  ints_.push_back(values);
  ints_.back().push_back(-1);
  return ints_.back().data();
}

double get(const ConstTensor& tensor, const std::array<std::int64_t, 4>& at) {
  const std::int64_t offset = offset_of(tensor, at);
  if (tensor.dtype == DType::Float32) return static_cast<const float*>(tensor.data)[offset];
  if (tensor.dtype == DType::Bool) return static_cast<const std::uint8_t*>(tensor.data)[offset];
  const std::uint16_t bits = static_cast<const std::uint16_t*>(tensor.data)[offset];
  return tensor.dtype == DType::Float16 ? float16_value(bits) : bfloat16_value(bits);
}

void set(const Tensor& tensor, const std::array<std::int64_t, 4>& at, double value) {
  const std::int64_t offset = offset_of(tensor, at);
  if (tensor.dtype == DType::Float32)
    static_cast<float*>(tensor.data)[offset] = static_cast<float>(value);
  else if (tensor.dtype == DType::Bool)
    static_cast<std::uint8_t*>(tensor.data)[offset] = value != 0.0;
  else
    static_cast<std::uint16_t*>(tensor.data)[offset] =
        tensor.dtype == DType::Float16 ? float16_bits(value) : bfloat16_bits(value);
}

std::vector<double> values_of(const ConstTensor& tensor) {
  std::vector<double> values;
  if (!tensor) return values;
  for_each_place(tensor.shape, [&](const auto& at) { values.push_back(get(tensor, at)); });
  return values;
}

void set_values(const Tensor& tensor, const std::vector<double>& values) {
  std::size_t next = 0;
  for_each_place(tensor.shape, [&](const auto& at) { set(tensor, at, values[next++]); });
}

void fill_normal(const Tensor& tensor, std::mt19937_64& random, double deviation, double mean) {
  std::normal_distribution<double> normal(mean, deviation);
  for_each_place(tensor.shape, [&](const auto& at) { set(tensor, at, normal(random)); });
}

Tensor writable(const ConstTensor& tensor) {
  return {const_cast<void*>(tensor.data), tensor.dtype, tensor.shape, tensor.strides};
}

Tensor Case::normal(DType dtype, const std::array<std::int64_t, 4>& shape, Layout layout, double deviation) {
  const Tensor tensor = storage.make(dtype, shape, layout);
  fill_normal(tensor, random, deviation);
  return tensor;
}

void Case::make_qkv(DType dtype, std::int64_t batch, std::int64_t heads, std::int64_t kv_heads, std::int64_t seqlen_q,
                    std::int64_t seqlen_k, std::int64_t head_dim, std::int64_t head_dim_v) {
  problem.q = normal(dtype, {batch, heads, seqlen_q, head_dim});
  problem.k = normal(dtype, {batch, kv_heads, seqlen_k, head_dim});
  problem.v = normal(dtype, {batch, kv_heads, seqlen_k, head_dim_v});
}

void Case::add_bias(const std::array<std::int64_t, 4>& shape, DType dtype) { problem.bias = normal(dtype, shape); }

void Case::add_mask(const std::array<std::int64_t, 4>& shape, double share) {
  const Tensor mask = storage.make(DType::Bool, shape);
  std::bernoulli_distribution seen(share);
  for_each_place(shape, [&](const auto& at) { set(mask, at, seen(random)); });
  problem.mask = mask;
}

std::int64_t Case::sequences() const { return dimensions(problem).sequences; }

void Case::add_alibi(bool per_batch) {
  problem.alibi_slopes =
      normal(DType::Float32, {per_batch ? sequences() : 1, problem.q.shape[1], 1, 1}, Layout::Dense, 0.3);
}

void Case::add_sinks() { problem.sinks = normal(DType::Float32, {1, problem.q.shape[1], 1, 1}); }

void Case::make_outputs(bool dlse, Layout layout) {
  const auto& q = problem.q.shape;
  const std::array<std::int64_t, 4> out_shape = {q[0], q[1], q[2], problem.v.shape[3]};
  outputs.out = storage.make(problem.q.dtype, out_shape, layout);
  outputs.lse = storage.make(DType::Float32, {q[0], q[1], q[2], 1});
  gradients.dout = normal(problem.q.dtype, out_shape, layout);
  if (dlse) gradients.dlse = normal(DType::Float32, outputs.lse.shape);
  wanted.dq = storage.make(problem.q.dtype, q, layout);
  wanted.dk = storage.make(problem.q.dtype, problem.k.shape, layout);
  wanted.dv = storage.make(problem.q.dtype, problem.v.shape, layout);
  if (problem.bias) wanted.dbias = storage.make(problem.bias.dtype, problem.bias.shape);
  if (problem.sinks) wanted.dsinks = storage.make(DType::Float32, problem.sinks.shape);
}

}  // namespace anywarp::attention
