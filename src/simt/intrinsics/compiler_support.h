// What clang calls for __bf16 on x86 and libgcc before 13 does not have. Weak, so that a newer runtime's own may win.
// They return _Float16, which travels in the same register: with __bf16 itself, clang would make the function call
// itself.
#pragma once

#include "bfloat16_type.h"

extern "C" {
_Float16 anywarp_float_to_bf16(float v) __asm__("__truncsfbf2");
__attribute__((weak, used)) inline _Float16 anywarp_float_to_bf16(float v) {
  return __builtin_bit_cast(_Float16, ::anywarp::simt::Narrow<ANYWARP_BF16>::from_float(v));
}
_Float16 anywarp_double_to_bf16(double v) __asm__("__truncdfbf2");
__attribute__((weak, used)) inline _Float16 anywarp_double_to_bf16(double v) {
  return __builtin_bit_cast(
      _Float16, static_cast<unsigned short>(::anywarp::simt::round_to_bits<8, 7>(v, ::anywarp::simt::Round::Nearest)));
}
}
