// One attention problem on the engine: random inputs, the forward kernel of an AMD family, and float64 beside it.
#pragma once

#include <hip/hip_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include "attention/arch/gpu/plan.h"
#include "attention/core/philox.h"
#include "attention/mma/kinds.h"
#include "attention/problem.h"

namespace engine {

namespace attention = anywarp::attention;
using anywarp::AttentionProblem;
using anywarp::Causal;
using anywarp::DType;

/// xorshift, with a normal distribution of four uniform summands: close enough, and the same everywhere.
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

inline float to_float(std::uint16_t bits, bool brain) {
  if (brain) return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
  return static_cast<float>(__builtin_bit_cast(_Float16, bits));
}
inline std::uint16_t to_bits(double v, bool brain) {
  if (!brain) return __builtin_bit_cast(std::uint16_t, static_cast<_Float16>(v));
  const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, static_cast<float>(v));
  return static_cast<std::uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}

/// Device memory that the engine knows.
template <typename T>
class Buffer {
 public:
  explicit Buffer(const std::vector<T>& from) : size_(from.size()) {
    (void)hipMalloc(reinterpret_cast<void**>(&data_), std::max<std::size_t>(1, size_) * sizeof(T));
    (void)hipMemcpy(data_, from.data(), size_ * sizeof(T), hipMemcpyHostToDevice);
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

struct Case {
  const char* name;
  int batch = 1, heads = 1, kv_heads = 1, seqlen_q = 1, seqlen_k = 1, head_dim = 32, head_dim_v = 32;
  Causal causal = Causal::None;
  std::int64_t window_left = -1, window_right = -1;
  float scale = 0.0f;  ///< 0: the default.
  float softcap = 0.0f, dropout = 0.0f;
  bool bias = false, mask = false, alibi = false, sinks = false;
  bool nan_behind_mask = false;  ///< NaN in the k and infinity in the v of the last key: causality hides it from most.
  std::vector<std::int32_t> cu_seqlens_q = {}, cu_seqlens_k = {};  ///< Both or none; batch is 1 then.
  std::vector<std::int32_t> seqlens_k = {};
  int page_size = 0;  ///< With pages: k and v have them in reverse order.
  int splits = 1;
  int shift = 0;  ///< Elements by which q starts off a 16-byte boundary.
  bool brain = false;
};

/// What the oracle says of one row: out and lse.
struct Row {
  std::vector<double> out;
  double lse;
};

}  // namespace engine
