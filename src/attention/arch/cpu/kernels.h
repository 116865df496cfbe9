// The CPU kernels of one instruction set, as functions: what isa/<name>.cpp gives, and all that the rest of the program
// sees of code that only some processors can run. Besides the passes: the parts that the tests measure one by one.
#pragma once

#include <cstdint>
#include <string_view>

#include "anywarp/attention.h"

namespace anywarp::attention::cpu {

struct Kernels {
  std::string_view isa;
  int width;  ///< Floats in a vector.

  Result<void> (*forward)(const AttentionProblem&, const ForwardOutputs&, const Execution&);
  Result<void> (*backward)(const AttentionProblem&, const BackwardInputs&, const BackwardOutputs&, const Execution&);

  // y[i] = f(x[i]), count a multiple of 16.
  void (*exp)(const float* x, float* y, std::int64_t count);
  void (*exp2)(const float* x, float* y, std::int64_t count);  ///< exp2_below_overflow.
  void (*tanh)(const float* x, float* y, std::int64_t count);
  /// To the half type and back: halves[i] = rounded x[i], y[i] = halves[i].
  void (*convert)(DType half, const float* x, std::uint16_t* halves, float* y, std::int64_t count);

  /// gemm() of gemm.h on row-major b of that type: C (+)= A B.
  void (*gemm)(std::int64_t m, std::int64_t n, std::int64_t k, const float* a, std::int64_t a_row,
               std::int64_t a_column, const void* b, DType b_type, std::int64_t ldb, float* c, std::int64_t ldc,
               bool accumulate);
  /// The same on a b that is packed first; `transposed`: from b's transpose, as k is packed.
  void (*gemm_packed)(std::int64_t m, std::int64_t n, std::int64_t k, const float* a, const void* b, DType b_type,
                      bool transposed, float* c, std::int64_t ldc);
  /// dropout_factors() for `count` keys from `key` on.
  void (*dropout)(const Dropout& dropout, std::uint64_t head, std::int64_t query, std::int64_t key, std::int64_t count,
                  float* factors);
};

const Kernels& generic_kernels();
const Kernels& avx2_kernels();
const Kernels& avx512_kernels();

}  // namespace anywarp::attention::cpu
