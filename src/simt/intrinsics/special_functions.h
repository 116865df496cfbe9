// The bodies of the device functions that <cmath> has no name for, in double, and float and double arithmetic with
// directed rounding. Accuracy: a few units in the last place of double, so exact to float but for rare roundings.
#pragma once

#include <cmath>

#include "float_format.h"

namespace anywarp::simt {

/// sin(πx), exact at multiples of 1/2.
inline double sin_pi(double x) {
  if (!std::isfinite(x)) return std::nan("");
  double r = std::remainder(x, 2.0);  // Exact, in [-1, 1].
  if (r > 0.5)
    r = 1.0 - r;
  else if (r < -0.5)
    r = -1.0 - r;
  if (r == 0) return std::copysign(0.0, x);
  return std::sin(r * 3.14159265358979323846);
}

/// By Newton's method from a rational start (Giles, "Approximating the erfinv function", 2010).
inline double erfc_inverse(double y) {
  if (!(y >= 0) || y > 2) return std::nan("");
  if (y == 0) return HUGE_VAL;
  if (y == 2) return -HUGE_VAL;
  const bool mirrored = y > 1;
  const double p = mirrored ? 2 - y : y;
  double x;
  if (p > 0.1) {
    const double w = (1 - p) * 0.88622692545275801365;
    x = w * (1 + w * w / 3);
  } else {
    const double t = std::sqrt(-2 * std::log(p / 2));
    x = 0.70710678118654752440 * (t - (2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)));
  }
  for (int i = 0; i < 6; ++i) {
    const double error = std::erfc(x) - p;
    const double slope = 1.12837916709551257390 * std::exp(-x * x);
    if (slope == 0) break;
    const double step = error / slope;
    x += step / (1 - x * step);  // Halley's correction.
  }
  return mirrored ? -x : x;
}

inline double erf_inverse(double x) {
  if (!(x >= -1) || x > 1) return std::nan("");
  if (std::fabs(x) > 0.5) return x > 0 ? erfc_inverse(1 - x) : -erfc_inverse(1 + x);
  double r = x * 0.88622692545275801365;
  for (int i = 0; i < 6; ++i) {
    const double step = (std::erf(r) - x) / (1.12837916709551257390 * std::exp(-r * r));
    r -= step / (1 + r * step);
  }
  return r;
}

/// exp(x²)·erfc(x), without overflow for large x (asymptotic series).
inline double erfc_scaled(double x) {
  if (x < 25) return std::exp(x * x) * std::erfc(x);
  const double y = 1 / (2 * x * x);
  return 0.56418958354775628695 / x * (1 - y * (1 - 3 * y * (1 - 5 * y * (1 - 7 * y))));
}

/// Modified Bessel function of the first kind, order 0 or 1: its power series, or for large x its asymptotic one.
inline double bessel_i(int order, double x) {
  const double a = std::fabs(x);
  double result;
  if (a < 30) {
    const double q = a * a / 4;
    double term = order ? a / 2 : 1.0;
    result = term;
    for (int k = 1; k < 200 && term > result * 1e-17; ++k) {
      term *= q / (double(k) * (k + order));
      result += term;
    }
  } else {
    const double mu = 4.0 * order * order;
    double term = 1, sum = 1;
    for (int k = 1; k < 30; ++k) {
      term *= -(mu - (2 * k - 1) * (2 * k - 1)) / (k * 8 * a);
      sum += term;
    }
    result = std::exp(a / 2) / std::sqrt(6.28318530717958647692 * a) * sum * std::exp(a / 2);
  }
  return order && x < 0 ? -result : result;
}

/// A double that is exact, or rounded to odd, as a float.
inline float double_to_float(double v, Round round) {
  const float nearest = static_cast<float>(v);
  if (round == Round::Nearest || nearest != nearest || static_cast<double>(nearest) == v) return nearest;
  const bool above = nearest > v;
  const bool want_above = round == Round::Up || (round == Round::Zero && v < 0);
  if (above == want_above) return nearest;
  return std::nextafterf(nearest, want_above ? HUGE_VALF : -HUGE_VALF);
}
inline double to_odd(double rounded, double error) {
  const std::uint64_t bits = __builtin_bit_cast(std::uint64_t, rounded);
  if (error == 0 || error != error || (bits & 1) || !std::isfinite(rounded)) return rounded;
  return __builtin_bit_cast(double, (error > 0) == (rounded > 0) ? bits + 1 : bits - 1);
}
inline float float_fma(float a, float b, float c, Round round) {
  const double exact = fma_to_odd(a, b, c);
  if (exact == 0 && round == Round::Down && !(std::signbit(static_cast<double>(a) * b) == 0 && std::signbit(c) == 0))
    return -0.0f;
  return double_to_float(exact, round);
}
inline float float_sum(float a, float b, Round round) { return float_fma(a, 1.0f, b, round); }
inline float float_quotient(float a, float b, Round round) {
  const double q = static_cast<double>(a) / b;
  return double_to_float(to_odd(q, std::fma(-q, b, a) * (b < 0 ? -1.0 : 1.0)), round);
}
inline float float_root(float a, Round round) {
  const double r = std::sqrt(static_cast<double>(a));
  return double_to_float(to_odd(r, std::fma(-r, r, a)), round);
}

/// A result and the sign of what is missing, in the wanted direction.
inline double step_towards(double nearest, double error, Round round) {
  if (round == Round::Nearest || error == 0 || error != error || !std::isfinite(nearest)) return nearest;
  const bool want_above = round == Round::Up || (round == Round::Zero && (nearest < 0 || (nearest == 0 && error < 0)));
  if ((error > 0) != want_above) return nearest;
  return std::nextafter(nearest, want_above ? HUGE_VAL : -HUGE_VAL);
}
inline double double_sum(double a, double b, Round round) {
  const double s = a + b, t = s - a;
  if (s == 0 && round == Round::Down && !(std::signbit(a) == 0 && std::signbit(b) == 0)) return -0.0;
  return step_towards(s, (a - (s - t)) + (b - t), round);
}
inline double double_product(double a, double b, Round round) {
  const double p = a * b;
  return step_towards(p, std::fma(a, b, -p), round);
}
inline double double_quotient(double a, double b, Round round) {
  const double q = a / b;
  return step_towards(q, std::fma(-q, b, a) * (b < 0 ? -1.0 : 1.0), round);
}
inline double double_root(double a, Round round) {
  const double r = std::sqrt(a);
  return step_towards(r, std::fma(-r, r, a), round);
}

}  // namespace anywarp::simt
