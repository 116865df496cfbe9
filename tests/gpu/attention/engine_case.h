// One attention problem on the engine: random inputs, and float64 beside what
// the kernels give.
#pragma once

#include <hip/hip_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "anywarp/attention.h"
#include "attention/core/philox.h"
#include "attention/problem.h"

namespace engine {

namespace attention = anywarp::attention;
using anywarp::AttentionProblem;
using anywarp::Causal;
using anywarp::DType;

/// xorshift, with a normal distribution of four uniform summands: close enough,
/// and the same everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u + 1) {}
  double uniform() {
    state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
    return static_cast<double>(state_ >> 11) * 0x1p-53;
  }
  double normal() { return (uniform() + uniform() + uniform() + uniform() - 2.0) * 1.7320508; }

 private:
  std::uint64_t state_;
};

inline float to_float(std::uint16_t bits, DType dtype) {
  if (dtype == DType::BFloat16) return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
  return static_cast<float>(__builtin_bit_cast(_Float16, bits));
}
inline std::uint16_t to_bits(double v, DType dtype) {
  if (dtype == DType::Float16) return __builtin_bit_cast(std::uint16_t, static_cast<_Float16>(v));
  const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, static_cast<float>(v));
  return static_cast<std::uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}
/// The dtype's nearest number.
inline float rounded(double v, DType dtype) {
  return dtype == DType::Float32 ? static_cast<float>(v) : to_float(to_bits(v, dtype), dtype);
}

/// Device memory that the engine knows.
template <typename T>
class Buffer {
 public:
  explicit Buffer(const std::vector<T>& from) : size_(from.size()) {
    (void)hipMalloc(reinterpret_cast<void**>(&data_), std::max<std::size_t>(1, size_) * sizeof(T));
    (void)hipMemcpy(data_, from.data(), size_ * sizeof(T), hipMemcpyHostToDevice);
  }
  /// Unwritten, as a workspace is.
  explicit Buffer(std::size_t size) : size_(size) {
    (void)hipMalloc(reinterpret_cast<void**>(&data_), std::max<std::size_t>(1, size_) * sizeof(T));
  }
  Buffer(const Buffer&) = delete;
  ~Buffer() { (void)hipFree(data_); }
  T* get() const { return size_ == 0 ? nullptr : data_; }
  std::vector<T> read() const {
    std::vector<T> to(size_);
    (void)hipMemcpy(to.data(), data_, size_ * sizeof(T), hipMemcpyDeviceToHost);
    return to;
  }

 private:
  T* data_ = nullptr;
  std::size_t size_;
};

/// Numbers of a dtype in device memory.
class Numbers {
 public:
  Numbers(const std::vector<float>& from, DType dtype) : dtype_(dtype), data_(bytes_of(from, dtype)) {}
  void* get() const { return data_.get(); }
  std::vector<float> read() const {
    const std::vector<std::byte> bytes = data_.read();
    std::vector<float> to(bytes.size() / attention::bytes_of(dtype_));
    std::vector<std::uint16_t> bits(dtype_ == DType::Float32 ? 0 : to.size());
    if (bits.empty()) {
      std::memcpy(to.data(), bytes.data(), bytes.size());
    } else {
      std::memcpy(bits.data(), bytes.data(), bytes.size());
      for (std::size_t i = 0; i < to.size(); ++i) to[i] = to_float(bits[i], dtype_);
    }
    return to;
  }

 private:
  static std::vector<std::byte> bytes_of(const std::vector<float>& from, DType dtype) {
    std::vector<std::byte> to(from.size() * attention::bytes_of(dtype));
    if (dtype == DType::Float32) std::memcpy(to.data(), from.data(), to.size());
    for (std::size_t i = 0; dtype != DType::Float32 && i < from.size(); ++i) {
      const std::uint16_t bits = to_bits(from[i], dtype);
      std::memcpy(to.data() + i * sizeof(bits), &bits, sizeof(bits));
    }
    return to;
  }

  DType dtype_;
  Buffer<std::byte> data_;
};

struct Case {
  const char* name;
  DType dtype = DType::Float16;
  int batch = 1, heads = 1, kv_heads = 1, seqlen_q = 1, seqlen_k = 1, head_dim = 32, head_dim_v = 32;
  Causal causal = Causal::None;
  std::int64_t window_left = -1, window_right = -1;
  float scale = 0.0f;  ///< 0: the default.
  float softcap = 0.0f, dropout = 0.0f;
  const char* bias = nullptr;  ///< Its axes: "bhqk", those of length 1 as 1. One
                               ///< element is −inf.
  DType bias_dtype = DType::Float32;
  bool mask = false, alibi = false, alibi_of_sequence = false, sinks = false;
  bool nan_behind_mask = false;                                    ///< NaN in the k and infinity in the v of the
                                                                   ///< last key: causality hides it from most.
  std::vector<std::int32_t> cu_seqlens_q = {}, cu_seqlens_k = {};  ///< Both or none; batch is 1 then.
  std::vector<std::int32_t> seqlens_k = {}, leftpad_k = {};
  int page_size = 0;        ///< With pages: k and v have them in reverse order.
  bool splits = false;      ///< Whether the keys are split among blocks.
  int shift = 0;            ///< Elements by which q starts off a 16-byte boundary.
  bool allow_tf32 = false;  ///< Which changes nothing.
  bool dlse = false;
  int dout_step = 1;  ///< Columns of dout lie so far apart; 0: one number is all of dout.

  int sequences() const { return cu_seqlens_q.empty() ? batch : static_cast<int>(cu_seqlens_q.size()) - 1; }
};

/// A case with its inputs on both sides, as a problem of the device and as one
/// of the host.
class Setup {
 public:
  Setup(const Case& of, std::uint64_t seed);

  const Case c;
  std::vector<float> q, k, v;  ///< As the dtype has them; so is the bias.
  std::vector<float> bias, slopes, sinks;
  std::vector<std::uint8_t> mask;
  AttentionProblem problem, host;

  anywarp::Tensor out_like(void* data) const {
    return tensor(data, c.dtype, {c.batch, c.heads, c.seqlen_q, c.head_dim_v});
  }
  anywarp::Tensor lse_like(void* data) const { return tensor(data, DType::Float32, {c.batch, c.heads, c.seqlen_q, 1}); }
  static anywarp::Tensor tensor(void* data, DType type, const std::array<std::int64_t, 4>& shape) {
    return {data, type, shape, anywarp::dense_strides(shape)};
  }
  /// Where [sequence, head, query, key] is in `bias`.
  std::int64_t bias_at(std::int64_t sequence, std::int64_t head, std::int64_t query, std::int64_t key) const {
    const auto strides = attention::broadcast_strides(problem.bias);
    return sequence * strides[0] + head * strides[1] + query * strides[2] + key * strides[3];
  }
  double slope(std::int64_t sequence, int head) const {
    return slopes[c.alibi_of_sequence ? sequence * c.heads + head : head];
  }

 private:
  std::vector<float> random_numbers(Random& random, std::size_t count) const {
    std::vector<float> numbers(count);
    for (float& one : numbers) one = rounded(random.normal(), c.dtype);
    return numbers;
  }
  void* on_device(const std::vector<float>& from, DType dtype) {
    return numbers_.emplace_back(std::make_unique<Numbers>(from, dtype))->get();
  }
  template <typename T>
  T* on_device(const std::vector<T>& from, std::vector<std::unique_ptr<Buffer<T>>>& keep) {
    return keep.emplace_back(std::make_unique<Buffer<T>>(from))->get();
  }

  std::vector<std::int32_t> table_;
  std::vector<std::unique_ptr<Numbers>> numbers_;
  std::vector<std::unique_ptr<Buffer<std::uint8_t>>> bytes_;
  std::vector<std::unique_ptr<Buffer<std::int32_t>>> ints_;
};

inline Setup::Setup(const Case& of, std::uint64_t seed) : c(of) {
  Random random(seed);
  const int page = c.page_size > 0 ? c.page_size : c.seqlen_k;
  const int pages = c.page_size > 0 ? (c.seqlen_k + page - 1) / page : 1;
  const std::int64_t k_batches = c.batch * pages;
  q = random_numbers(random, static_cast<std::size_t>(c.shift + c.batch * c.heads * c.seqlen_q * c.head_dim));
  k = random_numbers(random, static_cast<std::size_t>(k_batches * c.kv_heads * page * c.head_dim));
  v = random_numbers(random, static_cast<std::size_t>(k_batches * c.kv_heads * page * c.head_dim_v));
  if (c.nan_behind_mask) {
    for (int d = 0; d < c.head_dim; ++d) k[(c.seqlen_k - 1) * c.head_dim + d] = NAN;
    v[(c.seqlen_k - 1) * c.head_dim_v] = INFINITY;
  }
  std::array<std::int64_t, 4> bias_shape{c.sequences(), c.heads, c.seqlen_q, c.seqlen_k};
  if (c.bias != nullptr) {
    for (int axis = 0; axis < 4; ++axis) bias_shape[axis] = c.bias[axis] == '1' ? 1 : bias_shape[axis];
    bias.resize(bias_shape[0] * bias_shape[1] * bias_shape[2] * bias_shape[3]);
    for (float& one : bias) one = rounded(random.normal(), c.bias_dtype);
    if (bias.size() > 8 && c.bias_dtype == DType::Float32) bias[2] = -INFINITY;
  }
  mask.resize(c.mask ? c.seqlen_q * c.seqlen_k : 0);
  for (std::uint8_t& one : mask) one = random.uniform() < 0.6;
  for (int j = 0; c.mask && j < c.seqlen_k; ++j) mask[j] = 0;  // Query 0 sees nothing.
  slopes.resize(c.alibi ? (c.alibi_of_sequence ? c.sequences() : 1) * c.heads : 0);
  for (float& one : slopes) one = static_cast<float>(random.uniform());
  sinks.resize(c.sinks ? c.heads : 0);
  for (float& one : sinks) one = static_cast<float>(random.normal());
  table_.resize(c.page_size > 0 ? c.batch * pages : 0);
  for (std::size_t i = 0; i < table_.size(); ++i) table_[i] = static_cast<std::int32_t>(table_.size() - 1 - i);

  problem.device = anywarp::Device::Hip;
  problem.q = tensor(static_cast<std::byte*>(on_device(q, c.dtype)) + c.shift * attention::bytes_of(c.dtype), c.dtype,
                     {c.batch, c.heads, c.seqlen_q, c.head_dim});
  problem.k = tensor(on_device(k, c.dtype), c.dtype, {k_batches, c.kv_heads, page, c.head_dim});
  problem.v = tensor(on_device(v, c.dtype), c.dtype, {k_batches, c.kv_heads, page, c.head_dim_v});
  problem.allow_tf32 = c.allow_tf32;
  problem.causal = c.causal;
  problem.window_left = c.window_left, problem.window_right = c.window_right;
  if (c.scale != 0.0f) problem.scale = c.scale;
  problem.softcap = c.softcap;
  problem.dropout = {c.dropout, 7, 3};
  const std::array<std::int64_t, 4> by_head{1, c.heads, 1, 1};
  if (c.bias != nullptr) problem.bias = tensor(on_device(bias, c.bias_dtype), c.bias_dtype, bias_shape);
  if (c.mask) problem.mask = tensor(on_device(mask, bytes_), DType::Bool, {1, 1, c.seqlen_q, c.seqlen_k});
  if (c.alibi)
    problem.alibi_slopes = tensor(on_device(slopes, DType::Float32), DType::Float32,
                                  {c.alibi_of_sequence ? c.sequences() : 1, c.heads, 1, 1});
  if (c.sinks) problem.sinks = tensor(on_device(sinks, DType::Float32), DType::Float32, by_head);
  if (!c.cu_seqlens_q.empty()) {
    problem.cu_seqlens_q = on_device(c.cu_seqlens_q, ints_), problem.cu_seqlens_k = on_device(c.cu_seqlens_k, ints_);
    problem.sequences = static_cast<std::int64_t>(c.cu_seqlens_q.size()) - 1;
    problem.max_seqlen_q = c.seqlen_q, problem.max_seqlen_k = c.seqlen_k;
  }
  problem.seqlens_k = on_device(c.seqlens_k, ints_);
  problem.leftpad_k = on_device(c.leftpad_k, ints_);
  if (c.page_size > 0) problem.block_table = on_device(table_, ints_), problem.pages_per_sequence = pages;

  host = problem;
  host.cu_seqlens_q = c.cu_seqlens_q.empty() ? nullptr : c.cu_seqlens_q.data();
  host.cu_seqlens_k = c.cu_seqlens_k.empty() ? nullptr : c.cu_seqlens_k.data();
  host.seqlens_k = c.seqlens_k.empty() ? nullptr : c.seqlens_k.data();
  host.leftpad_k = c.leftpad_k.empty() ? nullptr : c.leftpad_k.data();
  host.block_table = table_.empty() ? nullptr : table_.data();
}

/// One row of the attention in float64, over the same bits, plain loops.
struct Row {
  std::int64_t at;              ///< [q's batch, head, row] of out and lse.
  std::vector<double> weights;  ///< Of each key; 0 where it is hidden.
  std::vector<double> kept;     ///< What dropout multiplies them with.
  std::vector<double> bend;     ///< Softcap's derivative.
  std::vector<double> out;
  double lse;
};

inline Row row_of(const Setup& s, const attention::Sequence& sequence, int h, std::int64_t i) {
  const Case& c = s.c;
  const auto sizes = attention::dimensions(s.host);
  const auto keys = static_cast<std::size_t>(sequence.seqlen_k);
  Row row{(sequence.q_batch * c.heads + h) * c.seqlen_q + sequence.q_row + i,
          std::vector<double>(keys),
          std::vector<double>(keys, 1.0),
          std::vector<double>(keys, 1.0),
          std::vector<double>(c.head_dim_v),
          0.0};
  std::vector<double> scores(keys, -INFINITY);
  const float* qi = s.q.data() + c.shift + attention::query_offset(s.host.q.strides, sequence, h, i);
  double top = c.sinks ? s.sinks[h] : -INFINITY;
  const auto range = attention::band_of(s.host, sequence).of(i);
  for (std::int64_t j = range.begin; j < range.end; ++j) {
    if (c.mask && s.mask[i * c.seqlen_k + j] == 0) continue;
    const float* kj = s.k.data() + attention::key_offset(s.host.k.strides, sequence, h / sizes.group, j);
    double score = 0.0;
    for (int d = 0; d < c.head_dim; ++d) score += static_cast<double>(qi[d]) * static_cast<double>(kj[d]);
    score *= attention::softmax_scale(s.host);
    if (c.softcap > 0) {
      const double bent = std::tanh(score / c.softcap);
      score = c.softcap * bent, row.bend[j] = 1.0 - bent * bent;
    }
    if (c.bias != nullptr) score += s.bias[s.bias_at(sequence.index, h, i, j)];
    if (c.alibi)
      score -=
          s.slope(sequence.index, h) * std::abs(static_cast<double>(i + sequence.seqlen_k - sequence.seqlen_q - j));
    scores[j] = score;
    top = score > top || score != score ? score : top;
  }
  double sum = c.sinks ? std::exp(s.sinks[h] - top) : 0.0;
  for (std::size_t j = 0; j < keys; ++j) {
    if (scores[j] == -INFINITY) continue;
    row.weights[j] = std::exp(scores[j] - top);
    sum += row.weights[j];
    const auto words = attention::dropout_words(7, 3, sequence.index * c.heads + h, static_cast<std::uint32_t>(i),
                                                static_cast<std::uint32_t>(j / 4));
    if (c.dropout > 0)
      row.kept[j] = words.word[j % 4] < attention::dropout_threshold(c.dropout) ? 0.0 : 1.0 / (1.0 - c.dropout);
  }
  row.lse = sum == 0.0 ? -INFINITY : top + std::log(sum);
  for (std::size_t j = 0; j < keys; ++j) {
    if (scores[j] == -INFINITY) continue;
    row.weights[j] /= sum;
    if (row.kept[j] == 0.0) continue;
    const float* vj = s.v.data() + attention::key_offset(s.host.v.strides, sequence, h / sizes.group, j);
    for (int d = 0; d < c.head_dim_v; ++d) row.out[d] += row.weights[j] * row.kept[j] * static_cast<double>(vj[d]);
  }
  return row;
}

/// Calls `use(sequence, head, row)` for every row of every sequence.
template <typename Use>
void for_each_row(const Setup& s, const Use& use) {
  for (std::int64_t index = 0; index < attention::dimensions(s.host).sequences; ++index) {
    const auto sequence = attention::sequence_of(s.host, index);
    for (int h = 0; h < s.c.heads; ++h)
      for (std::int64_t i = 0; i < sequence.seqlen_q; ++i) use(sequence, h, i);
  }
}

/// The norm of what differs over that of what is wanted; infinite if one is not
/// finite and the other is.
class Difference {
 public:
  void add(double is, double wanted) {
    if (!std::isfinite(wanted)) {
      if (std::isfinite(is)) wrong_ = INFINITY;
    } else {
      wrong_ += (is - wanted) * (is - wanted), all_ += wanted * wanted;
    }
  }
  double relative() const { return std::sqrt(all_ > 0 ? wrong_ / all_ : wrong_); }

 private:
  double wrong_ = 0.0, all_ = 0.0;
};

/// Says so, and returns false.
inline bool failed(const Case& c, std::uint64_t seed, const std::string& how) {
  std::printf("%s, seed %llu: %s\n", c.name, static_cast<unsigned long long>(seed), how.c_str());
  return false;
}

/// Of the cases whose names contain `only`.
template <std::size_t kCount>
int failures_of(const Case (&cases)[kCount], const char* only, bool (*run)(const Case&, std::uint64_t seed)) {
  int failures = 0;
  for (std::size_t i = 0; i < kCount; ++i)
    if (std::string(cases[i].name).find(only) != std::string::npos && !run(cases[i], i + 1)) ++failures;
  return failures;
}

}  // namespace engine

// Each runs its cases and says how many failed.
int forward_failures(const char* only);
int backward_failures(const char* only);
int bias_failures(const char* only);
