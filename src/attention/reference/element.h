// One number of any tensor, as double.
#pragma once

#include <cstdint>

#include "anywarp/attention.h"
#include "attention/core/half.h"

namespace anywarp::attention::reference {

inline double load(const ConstTensor& tensor, std::int64_t offset) {
  switch (tensor.dtype) {
    case DType::Float32:
      return static_cast<const float*>(tensor.data)[offset];
    case DType::Float16:
      return float16_value(static_cast<const std::uint16_t*>(tensor.data)[offset]);
    case DType::BFloat16:
      return bfloat16_value(static_cast<const std::uint16_t*>(tensor.data)[offset]);
    case DType::Bool:
      return static_cast<const std::uint8_t*>(tensor.data)[offset] != 0 ? 1.0 : 0.0;
    case DType::Int32:
      return static_cast<const std::int32_t*>(tensor.data)[offset];
  }
  return 0.0;
}

/// Rounded to nearest, ties to even. Float dtypes.
inline void store(const Tensor& tensor, std::int64_t offset, double value) {
  if (tensor.dtype == DType::Float32) static_cast<float*>(tensor.data)[offset] = static_cast<float>(value);
  if (tensor.dtype == DType::Float16) static_cast<std::uint16_t*>(tensor.data)[offset] = float16_bits(value);
  if (tensor.dtype == DType::BFloat16) static_cast<std::uint16_t*>(tensor.data)[offset] = bfloat16_bits(value);
}

}  // namespace anywarp::attention::reference
