// exp and tanh on vectors, with their errors stated; tests/attention/cpu_math_test.cpp measures them.
//
// 2^x = 2^n · 2^r with n = round(x), |r| <= 1/2. The polynomial of 2^r has degree 6 and constant term 1; its other
// coefficients minimise the relative error (2e-9, far below float32's rounding; Lawson's iteration on Chebyshev nodes).
#pragma once

#include "attention/arch/cpu/simd/vec.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr float kLog2E = 1.44269504088896340736f;
inline constexpr float kLn2 = 0.69314718055994530942f;

namespace detail {
ANYWARP_INLINE Floats exp2_of_fraction(Floats r) {
  Floats p = broadcast(0.00015353361959569156f);
  p = fma(p, r, broadcast(0.0013398873852565885f));
  p = fma(p, r, broadcast(0.00961843691766262f));
  p = fma(p, r, broadcast(0.055503323674201965f));
  p = fma(p, r, broadcast(0.24022647738456726f));
  p = fma(p, r, broadcast(0.6931471824645996f));
  return fma(p, r, broadcast(1.0f));
}

/// The same with degree 5: off by 1e-7 at most before rounding.
ANYWARP_INLINE Floats exp2_of_fraction_5(Floats r) {
  Floats p = broadcast(0.001326472731307149f);
  p = fma(p, r, broadcast(0.009671512991189957f));
  p = fma(p, r, broadcast(0.05550733581185341f));
  p = fma(p, r, broadcast(0.24022242426872253f));
  p = fma(p, r, broadcast(0.6931470036506653f));
  return fma(p, r, broadcast(1.0f));
}

/// Adding it rounds to an integer (1.5·2²³), which stands 127 higher in the lowest bits: the exponent field of 2^n.
inline constexpr float kExponentShift = 12582912.0f + 127.0f;
}  // namespace detail

/// 2^x for x <= 127. At most 1.0 ULP off (1.2 without FMA); exactly 1 at 0; 0 below −126.5 (no subnormals) and at
/// −infinity; NaN for NaN.
ANYWARP_INLINE Floats exp2_below_overflow(Floats x) {
  const Floats shift = broadcast(detail::kExponentShift);
  x = max(broadcast(-127.0f), x);  // Where the exponent field, and with it the result, is 0. The second if it is NaN.
  const Floats shifted = x + shift;
  const Floats r = x - (shifted - shift);
  return detail::exp2_of_fraction(r) * bits_as<Floats>(bits_as<Uints>(shifted) << 23);
}

/// e^x for any x: at most 1.5 ULP off, exactly 1 at 0, 0 below −87.3 (no subnormals), infinity above 88.72, NaN for
/// NaN.
ANYWARP_INLINE Floats exp(Floats x) {
  x = min(broadcast(89.0f), x);
  const Floats shift = broadcast(12582912.0f);
  const Floats shifted = fma(x, broadcast(kLog2E), shift);
  const Floats n = shifted - shift;
  // r = x − n·ln 2 with ln 2 in two parts (the first has 9 zero bits at its end, so that n times it is exact), in units
  // of the polynomial.
  Floats r = fma(n, broadcast(-0.693145751953125f), x);
  r = fma(n, broadcast(-1.42860682030941723212e-6f), r);
  const Floats fraction = detail::exp2_of_fraction(r * broadcast(kLog2E));
  // In two steps, as 2^128 is no float32.
  const Ints whole = bits_as<Ints>(shifted) - 0x4b400000;
  const Ints half = whole >> 1;
  const Floats low = bits_as<Floats>((half + 127) << 23);
  const Floats high = bits_as<Floats>((whole - half + 127) << 23);
  return select(x < broadcast(-87.33654f), Floats{}, fraction * low * high);
}

/// tanh x, at most 1.5 ULP off; ±1 from |x| = 9.02 on; NaN for NaN. Near 0 an odd polynomial (Cephes, tanhf), where
/// 1 − 2 / (e^{2|x|} + 1) would cancel.
ANYWARP_INLINE Floats tanh(Floats x) {
  const Floats magnitude = abs(x);
  const Floats square = x * x;
  Floats p = broadcast(-5.70498872745e-3f);
  p = fma(p, square, broadcast(2.06390887954e-2f));
  p = fma(p, square, broadcast(-5.37397155531e-2f));
  p = fma(p, square, broadcast(1.33314422036e-1f));
  p = fma(p, square, broadcast(-3.33332819422e-1f));
  const Floats small = fma(p * square, x, x);
  const Floats large = 1.0f - 2.0f / (exp(magnitude + magnitude) + 1.0f);
  const Floats signed_large = bits_as<Floats>(bits_as<Uints>(large) | (bits_as<Uints>(x) & 0x80000000u));
  return select(magnitude < broadcast(0.625f), small, signed_large);
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
