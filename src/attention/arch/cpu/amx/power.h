// 2^x as accurate as the parts that P is carried in ask for, and no more: the softmax's vector work, not the products,
// bounds the forward at small head dimensions.
#pragma once

#include "attention/arch/cpu/simd/math.h"
#include "attention/arch/cpu/simd/vec.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

namespace detail {

/// Coefficients of r, r², … of 2^r on [0, 1), minimal relative error by Lawson's iteration on Chebyshev nodes; the
/// constant is 1, so that the row's maximum gives exactly 1. Errors: 2.9e-6 for one and two parts, which P does not ask
/// for (bfloat16 rounds by 2e-3, float16 by 2.4e-4) but the log-sum-exp does; 2e-9 for three, a float32, which the
/// factors of sums are.
template <int Parts>
struct PowerPolynomial {
  static constexpr int degree = 4;
  static constexpr float terms[4] = {0.6930448412895203f, 0.241280198097229f, 0.052242472767829895f,
                                     0.013426683843135834f};
};
template <>
struct PowerPolynomial<3> {
  static constexpr int degree = 6;
  static constexpr float terms[6] = {0.6931470632553101f,   0.2402293086051941f,    0.055485282093286514f,
                                     0.009675451554358006f, 0.0012467846972867846f, 0.00021612914861179888f};
};

}  // namespace detail

/// 2^x for x < 128; 0 for −∞ and where it would be subnormal, NaN for NaN.
template <int Parts>
ANYWARP_INLINE Floats power_of_two(Floats x) {
  using Polynomial = detail::PowerPolynomial<Parts>;
#if defined(__AVX512DQ__)
  const Floats fraction = bits_as<Floats>(_mm512_reduce_ps(bits_as<__m512>(x), 0x09));  // x − ⌊x⌋; 0 for ±∞
#else
  const Floats bounded = max(broadcast(-200.0f), x);
  Ints whole = __builtin_convertvector(bounded, Ints);
  whole += __builtin_convertvector(whole, Floats) > bounded;
  const Floats fraction = bounded - __builtin_convertvector(whole, Floats);
#endif
  Floats p = broadcast(Polynomial::terms[Polynomial::degree - 1]);
  unrolled<Polynomial::degree - 1>(
      [&](auto i) { p = fma(p, fraction, broadcast(Polynomial::terms[Polynomial::degree - 2 - i.value])); });
  p = fma(p, fraction, broadcast(1.0f));
#if defined(__AVX512DQ__)
  return bits_as<Floats>(_mm512_scalef_ps(bits_as<__m512>(p), bits_as<__m512>(x)));
#else
  return select(whole < -126, Floats{}, p * bits_as<Floats>((whole + 127) << 23));
#endif
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
