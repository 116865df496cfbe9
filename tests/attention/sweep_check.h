// How close an implementation has to come, on problems that are drawn. Accuracy: the largest error against float64 is
// at most twice that of the same computation in the problem's dtype (plain.h), plus two roundings of the largest
// element, since on a few numbers that computation can be exact by luck.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "attention/problem.h"
#include "attention/reference/reference.h"
#include "plain.h"

namespace anywarp::attention {

/// A number from the environment.
inline std::uint64_t setting(const char* name, std::uint64_t otherwise) {
  const char* const text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

inline double largest(const std::vector<double>& values) {
  double result = 0.0;
  for (const double value : values)
    if (std::isfinite(value)) result = std::max(result, std::abs(value));
  return result;
}

inline double largest_error(const std::vector<double>& actual, const std::vector<double>& expected) {
  double error = 0.0;
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (actual[i] != expected[i]) error = std::max(error, std::abs(actual[i] - expected[i]));
  return error;
}

/// The largest share of the allowed error that the implementation under test has taken, and where.
struct Worst {
  double share = 0.0;
  std::string where = "nothing";
};
inline Worst worst;

/// `floor`: what may be off whatever `plain` is. Infinities must be where they are expected.
inline void expect_close(const char* what, const std::vector<double>& actual, const std::vector<double>& expected,
                         const std::vector<double>& plain, double floor) {
  ASSERT_EQ(actual.size(), expected.size()) << what;
  const double allowed = 2.0 * largest_error(plain, expected) + floor;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (actual[i] == expected[i]) continue;
    const double share = std::abs(actual[i] - expected[i]) / allowed;
    if (share > worst.share) worst = {share, what};
    ASSERT_LE(std::abs(actual[i] - expected[i]), allowed)
        << what << " element " << i << " is " << actual[i] << ", expected " << expected[i];
  }
}

/// The same bits, NaN included.
inline bool identical(const Tensor& tensor, const std::vector<double>& before) {
  const std::vector<double> now = values_of(tensor);
  return now.size() == before.size() && std::memcmp(now.data(), before.data(), now.size() * sizeof(double)) == 0;
}

inline constexpr double kFloat = 0x1p-24;

inline void check_forward(const Case& c, const reference::ForwardResult& exact, const Plain& plain) {
  const double unit = unit_roundoff(c.problem.q.dtype);
  const double values = largest(values_of(c.problem.v));
  expect_close("out", values_of(c.outputs.out), exact.out, plain.out,
               2 * unit * largest(exact.out) + 16 * kFloat * values * (1 + plain.score));
  expect_close("lse", values_of(c.outputs.lse), exact.lse, plain.lse,
               16 * kFloat * (1 + plain.score + largest(exact.lse)));
  EXPECT_TRUE(c.storage.is_whole_around(c.outputs.out)) << "written beside out";
  EXPECT_TRUE(c.storage.is_whole_around(c.outputs.lse)) << "written beside lse";
}

inline void check_backward(const Case& c, const reference::BackwardResult& exact, const Plain& plain) {
  const double unit = unit_roundoff(c.problem.q.dtype), scale = std::abs(softmax_scale(c.problem));
  const double dscore = plain.dscore * (2 * unit + 16 * kFloat * (1 + plain.score));
  const auto floor = [&](const std::vector<double>& expected, DType dtype, double errors) {
    return 2 * unit_roundoff(dtype) * largest(expected) + errors;
  };
  const DType dtype = c.problem.q.dtype;
  const double dout = largest(values_of(c.gradients.dout));
  expect_close("dq", values_of(c.wanted.dq), exact.dq, plain.gradient.dq,
               floor(exact.dq, dtype, dscore * scale * largest(values_of(c.problem.k))));
  expect_close("dk", values_of(c.wanted.dk), exact.dk, plain.gradient.dk,
               floor(exact.dk, dtype, dscore * scale * largest(values_of(c.problem.q))));
  expect_close("dv", values_of(c.wanted.dv), exact.dv, plain.gradient.dv,
               floor(exact.dv, dtype, (unit + 16 * kFloat * (1 + plain.score)) * dout));
  if (c.wanted.dbias)
    expect_close("dbias", values_of(c.wanted.dbias), exact.dbias, plain.gradient.dbias,
                 floor(exact.dbias, c.problem.bias.dtype, dscore));
  if (c.wanted.dsinks)
    expect_close("dsinks", values_of(c.wanted.dsinks), exact.dsinks, plain.gradient.dsinks,
                 floor(exact.dsinks, DType::Float32, dscore));
  for (const Tensor& tensor : {c.wanted.dq, c.wanted.dk, c.wanted.dv, c.wanted.dbias, c.wanted.dsinks})
    EXPECT_TRUE(!tensor || c.storage.is_whole_around(tensor)) << "written beside a gradient";
}

inline void refill(const Tensor& tensor) {
  if (tensor) set_values(tensor, std::vector<double>(static_cast<std::size_t>(tensor.elements()), 77.0));
}

}  // namespace anywarp::attention
