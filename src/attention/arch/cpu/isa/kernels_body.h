// What every isa/<name>.cpp compiles: the kernels in the namespace ANYWARP_ISA, gathered in a table.
#pragma once

#include <vector>

#include "attention/arch/cpu/backward.h"
#include "attention/arch/cpu/dropout.h"
#include "attention/arch/cpu/forward.h"
#include "attention/arch/cpu/gemm.h"
#include "attention/arch/cpu/kernels.h"
#include "attention/arch/cpu/pack.h"
#include "attention/arch/cpu/score_tile.h"
#include "attention/arch/cpu/simd/math.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {
namespace parts {

template <Floats (*Function)(Floats)>
void map(const float* x, float* y, std::int64_t count) {
  for (std::int64_t i = 0; i < count; i += kWidth) store(y + i, Function(load(x + i)));
}

inline void convert(DType half, const float* x, std::uint16_t* halves, float* y, std::int64_t count) {
  with_dtype(static_cast<void*>(halves), half, [&](auto* to) {
    round_row(x, to, count);
    convert_row(to, y, count);
  });
}

inline void multiply(std::int64_t m, std::int64_t n, std::int64_t k, const float* a, std::int64_t a_row,
                     std::int64_t a_column, const void* b, DType b_type, std::int64_t ldb, float* c, std::int64_t ldc,
                     bool accumulate) {
  with_dtype(b, b_type, [&]<typename T>(const T* from) {
    gemm<T>(m, n, k, {a, a_row, a_column}, {from, ldb, kTileColumns}, c, ldc, accumulate);
  });
}

inline void multiply_packed(std::int64_t m, std::int64_t n, std::int64_t k, const float* a, const void* b, DType b_type,
                            bool transposed, float* c, std::int64_t ldc) {
  const std::int64_t rows = transposed ? n : k;
  const std::int64_t columns = transposed ? k : n;
  std::vector<float> packed(static_cast<std::size_t>(round_up(n, kTileColumns) * k));
  Sequence sequence;
  sequence.seqlen_k = rows;
  const std::array<std::int64_t, 4> strides{0, 0, columns, 1};
  with_dtype(b, b_type, [&](const auto* from) {
    if (transposed) {
      pack_transposed(from, strides, sequence, 0, 0, rows, columns, packed.data());
    } else {
      pack_panels(from, strides, sequence, 0, 0, rows, columns, k, packed.data());
    }
  });
  gemm<float>(m, n, k, {a, k, 1}, {packed.data(), kTileColumns, k * kTileColumns}, c, ldc, false);
}

inline void dropout(const Dropout& dropout, std::uint64_t head, std::int64_t query, std::int64_t key,
                    std::int64_t count, float* factors) {
  dropout_factors(dropout_rules(dropout), head, query, key, count, factors);
}

}  // namespace parts

/// The name as a type, for functions that know it.
template <const char* Isa>
const Kernels& kernels() {
  static const Kernels table{
      .isa = Isa,
      .width = kWidth,
      .forward = [](const AttentionProblem& problem, const ForwardOutputs& outputs,
                    const Execution& execution) { return forward(Isa, problem, outputs, execution); },
      .backward = [](const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
                     const Execution& execution) { return backward(Isa, problem, inputs, outputs, execution); },
      .exp = parts::map<exp>,
      .exp2 = parts::map<exp2_below_overflow>,
      .tanh = parts::map<tanh>,
      .convert = parts::convert,
      .gemm = parts::multiply,
      .gemm_packed = parts::multiply_packed,
      .dropout = parts::dropout,
  };
  return table;
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
