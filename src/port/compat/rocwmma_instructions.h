// SPDX-License-Identifier: Apache-2.0
// anywarp compat, part of rocwmma_subset.h: one struct for each matrix instruction, all with the same shape, so that
// mma_sync is written once. `Operand` holds what one lane gives for A or B, `Result` what it holds of C and D.
//
// On anywarp's CPU engine the same names are functions with the instructions' semantics.
#pragma once

#include <cstdint>

#include "rocwmma_layout.h"

#if ANYWARP_COMPAT_ACTIVE

namespace rocwmma::detail {

template <typename T, unsigned N>
using Vector = T __attribute__((ext_vector_type(N)));

/// What the bits of an element mean to an instruction.
enum class Kind { Half, Bfloat16, Float, Int8 };

/// Primary template: no such instruction on this GPU.
template <Kind, unsigned D, Family = kFamily>
struct Instruction {
  static constexpr bool kExists = false;
};

#define ANYWARP_COMPAT_INSTRUCTION(kind, d, family, element, operand_type, result_type, call)                  \
  template <>                                                                                                  \
  struct Instruction<kind, d, family> {                                                                        \
    static constexpr bool kExists = true;                                                                      \
    using Element = element;                                                                                   \
    using Operand = operand_type;                                                                              \
    using Result = result_type;                                                                                \
    ANYWARP_COMPAT_DEVICE static Result multiply([[maybe_unused]] Operand a, [[maybe_unused]] Operand b, Result c) { \
      return call;                                                                                             \
    }                                                                                                          \
  };

using Float4 = Vector<float, 4>;
using Float8 = Vector<float, 8>;
using Float16 = Vector<float, 16>;
using Int4 = Vector<int, 4>;
using Int8 = Vector<int, 8>;
using Int16 = Vector<int, 16>;
using Half4 = Vector<_Float16, 4>;
using Half8 = Vector<_Float16, 8>;
using Half16 = Vector<_Float16, 16>;
using Short2 = Vector<short, 2>;
using Short4 = Vector<short, 4>;
using Short8 = Vector<short, 8>;
using Short16 = Vector<short, 16>;
using Int2 = Vector<int, 2>;

#define ANYWARP_COMPAT_MFMA(kind, d, element, operand, result, call) \
  ANYWARP_COMPAT_INSTRUCTION(kind, d, Family::Mfma, element, operand, result, call)
#define ANYWARP_COMPAT_RDNA3(kind, element, operand, result, call) \
  ANYWARP_COMPAT_INSTRUCTION(kind, 16, Family::WmmaReplicated, element, operand, result, call)
#define ANYWARP_COMPAT_RDNA4(kind, element, operand, result, call) \
  ANYWARP_COMPAT_INSTRUCTION(kind, 16, Family::WmmaSplit, element, operand, result, call)

#if !ANYWARP_COMPAT_DEVICE_PASS
// HIP's host pass: the types only.
ANYWARP_COMPAT_MFMA(Kind::Half, 16, _Float16, Half4, Float4, c)
ANYWARP_COMPAT_MFMA(Kind::Half, 32, _Float16, Half4, Float16, c)
ANYWARP_COMPAT_MFMA(Kind::Bfloat16, 16, short, Short4, Float4, c)
ANYWARP_COMPAT_MFMA(Kind::Bfloat16, 32, short, Short4, Float16, c)
ANYWARP_COMPAT_MFMA(Kind::Float, 16, float, float, Float4, c)
ANYWARP_COMPAT_MFMA(Kind::Float, 32, float, float, Float16, c)
ANYWARP_COMPAT_MFMA(Kind::Int8, 16, std::int8_t, int, Int4, c)
ANYWARP_COMPAT_MFMA(Kind::Int8, 32, std::int8_t, int, Int16, c)

#elif defined(__GFX9__)
ANYWARP_COMPAT_MFMA(Kind::Half, 16, _Float16, Half4, Float4, __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0))
ANYWARP_COMPAT_MFMA(Kind::Half, 32, _Float16, Half4, Float16, __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, 0, 0, 0))
#if defined(__gfx908__)
ANYWARP_COMPAT_MFMA(Kind::Bfloat16, 16, short, Short2, Float4, __builtin_amdgcn_mfma_f32_16x16x8bf16(a, b, c, 0, 0, 0))
ANYWARP_COMPAT_MFMA(Kind::Bfloat16, 32, short, Short2, Float16, __builtin_amdgcn_mfma_f32_32x32x4bf16(a, b, c, 0, 0, 0))
#else
ANYWARP_COMPAT_MFMA(Kind::Bfloat16, 16, short, Short4, Float4,
                    __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, 0, 0, 0))
ANYWARP_COMPAT_MFMA(Kind::Bfloat16, 32, short, Short4, Float16,
                    __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(a, b, c, 0, 0, 0))
#endif
ANYWARP_COMPAT_MFMA(Kind::Float, 16, float, float, Float4, __builtin_amdgcn_mfma_f32_16x16x4f32(a, b, c, 0, 0, 0))
ANYWARP_COMPAT_MFMA(Kind::Float, 32, float, float, Float16, __builtin_amdgcn_mfma_f32_32x32x2f32(a, b, c, 0, 0, 0))
#if defined(__gfx940__) || defined(__gfx941__) || defined(__gfx942__) || defined(__gfx950__) || \
    defined(__gfx9_4_generic__)
ANYWARP_COMPAT_MFMA(Kind::Int8, 16, std::int8_t, long, Int4, __builtin_amdgcn_mfma_i32_16x16x32_i8(a, b, c, 0, 0, 0))
ANYWARP_COMPAT_MFMA(Kind::Int8, 32, std::int8_t, long, Int16, __builtin_amdgcn_mfma_i32_32x32x16_i8(a, b, c, 0, 0, 0))
#else
ANYWARP_COMPAT_MFMA(Kind::Int8, 16, std::int8_t, int, Int4, __builtin_amdgcn_mfma_i32_16x16x16i8(a, b, c, 0, 0, 0))
ANYWARP_COMPAT_MFMA(Kind::Int8, 32, std::int8_t, int, Int16, __builtin_amdgcn_mfma_i32_32x32x8i8(a, b, c, 0, 0, 0))
#endif

#elif defined(__GFX11__)
ANYWARP_COMPAT_RDNA3(Kind::Half, _Float16, Half16, Float8, __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c))
ANYWARP_COMPAT_RDNA3(Kind::Bfloat16, short, Short16, Float8, __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c))
ANYWARP_COMPAT_RDNA3(Kind::Int8, std::int8_t, Int4, Int8,
                     __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, a, true, b, c, false))

#elif defined(__GFX12__)
ANYWARP_COMPAT_RDNA4(Kind::Half, _Float16, Half8, Float8, __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c))
ANYWARP_COMPAT_RDNA4(Kind::Bfloat16, short, Short8, Float8, __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c))
ANYWARP_COMPAT_RDNA4(Kind::Int8, std::int8_t, Int2, Int8,
                     __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(true, a, true, b, c, false))
#endif

#undef ANYWARP_COMPAT_MFMA
#undef ANYWARP_COMPAT_RDNA3
#undef ANYWARP_COMPAT_RDNA4
#undef ANYWARP_COMPAT_INSTRUCTION

}  // namespace rocwmma::detail

#endif  // ANYWARP_COMPAT_ACTIVE
