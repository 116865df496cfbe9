// The gradients of the reference against finite differences of its forward, option by option. Inputs are multiples of
// 2^-12 and steps are powers of two, so that float32 holds every point exactly.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "attention/reference/reference.h"
#include "case.h"

namespace anywarp::attention::reference {
namespace {

constexpr double kStep = 1.0 / 256;

/// Σ out · dout + Σ lse · dlse, over the rows that see something.
double objective(const Case& c) {
  const ForwardResult result = forward(c.problem);
  const std::vector<double> dout = values_of(c.gradients.dout), dlse = values_of(c.gradients.dlse);
  double sum = 0.0;
  for (std::size_t i = 0; i < dout.size(); ++i) sum += result.out[i] * dout[i];
  for (std::size_t i = 0; i < dlse.size(); ++i)
    if (std::isfinite(result.lse[i])) sum += result.lse[i] * dlse[i];
  return sum;
}

void round_to_grid(const ConstTensor& tensor) {
  std::vector<double> values = values_of(tensor);
  for (double& value : values) value = std::round(value * 4096) / 4096;
  if (tensor) set_values(writable(tensor), values);
}

/// By the five-point rule, whose error is of fourth order in the step.
void expect_gradient(Case& c, const char* name, const ConstTensor& of, const std::vector<double>& gradient) {
  if (!of) return;
  const std::vector<double> values = values_of(of);
  ASSERT_EQ(gradient.size(), values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (std::isinf(values[i])) continue;
    const auto at = [&](double steps) {
      std::vector<double> moved = values;
      moved[i] += steps * kStep;
      set_values(writable(of), moved);
      return objective(c);
    };
    const double difference = (8 * (at(1) - at(-1)) - (at(2) - at(-2))) / (12 * kStep);
    EXPECT_NEAR(gradient[i], difference, 2e-7) << name << " element " << i;
  }
  set_values(writable(of), values);
}

void expect_gradients(Case& c) {
  c.make_outputs(true);
  round_to_grid(c.problem.q);
  round_to_grid(c.problem.k);
  round_to_grid(c.problem.v);
  round_to_grid(c.problem.bias);
  round_to_grid(c.problem.sinks);
  const BackwardResult gradient = backward(c.problem, c.gradients);
  expect_gradient(c, "q", c.problem.q, gradient.dq);
  expect_gradient(c, "k", c.problem.k, gradient.dk);
  expect_gradient(c, "v", c.problem.v, gradient.dv);
  expect_gradient(c, "bias", c.problem.bias, gradient.dbias);
  expect_gradient(c, "sinks", c.problem.sinks, gradient.dsinks);
}

struct Option {
  const char* name;
  std::function<void(Case&)> add;
};

void pack(Case& c) {
  c.problem.q = c.normal(DType::Float32, {1, 4, 6, 3});
  c.problem.k = c.normal(DType::Float32, {1, 2, 8, 3});
  c.problem.v = c.normal(DType::Float32, {1, 2, 8, 2});
  c.problem.sequences = 3;
  c.problem.cu_seqlens_q = c.storage.make_ints({0, 2, 2, 5});
  c.problem.cu_seqlens_k = c.storage.make_ints({1, 4, 6, 7});
}

const Option kOptions[] = {
    {"plain", [](Case&) {}},
    {"scale", [](Case& c) { c.problem.scale = -0.75f; }},
    {"causal", [](Case& c) { c.problem.causal = Causal::BottomRight; }},
    {"top_left", [](Case& c) { c.problem.causal = Causal::TopLeft; }},
    {"window", [](Case& c) { c.problem.window_left = 1, c.problem.window_right = 1; }},
    {"softcap", [](Case& c) { c.problem.softcap = 1.5f; }},
    {"alibi", [](Case& c) { c.add_alibi(true); }},
    {"bias",
     [](Case& c) {
       c.add_bias({2, 4, 4, 5});
     }},
    {"bias_of_heads",
     [](Case& c) {
       c.add_bias({1, 4, 1, 5});
     }},
    {"bias_of_queries",
     [](Case& c) {
       c.add_bias({2, 1, 4, 1});
     }},
    {"bias_that_masks",
     [](Case& c) {
       c.add_bias({1, 1, 4, 5});
       set(writable(c.problem.bias), {0, 0, 2, 3}, -std::numeric_limits<double>::infinity());
     }},
    {"mask",
     [](Case& c) {
       c.add_mask({2, 1, 4, 5}, 0.5);
     }},
    {"padding_mask",
     [](Case& c) {
       c.add_mask({2, 1, 1, 5}, 0.5);
     }},
    {"sinks", [](Case& c) { c.add_sinks(); }},
    {"dropout", [](Case& c) { c.problem.dropout = {.p = 0.4f, .seed = 3, .offset = 9}; }},
    {"packed", pack},
    {"packed_causal",
     [](Case& c) {
       pack(c), c.problem.causal = Causal::BottomRight, c.add_bias({3, 1, 3, 3});
     }},
    {"used_keys",
     [](Case& c) {
       c.problem.seqlens_k = c.storage.make_ints({3, 0});
     }},
    {"left_padding",
     [](Case& c) {
       c.problem.seqlens_k = c.storage.make_ints({4, 5});
       c.problem.leftpad_k = c.storage.make_ints({1, 3});
     }},
    {"everything",
     [](Case& c) {
       c.problem.causal = Causal::BottomRight;
       c.problem.window_left = 3;
       c.problem.softcap = 2.0f;
       c.problem.seqlens_k = c.storage.make_ints({5, 4});
       c.problem.leftpad_k = c.storage.make_ints({0, 1});
       c.problem.dropout = {.p = 0.2f, .seed = 4, .offset = 1};
       c.add_alibi();
       c.add_bias({1, 4, 4, 5});
       c.add_mask({2, 1, 1, 5}, 0.8);
       c.add_sinks();
     }},
};

class ReferenceGradient : public testing::TestWithParam<Option> {};

TEST_P(ReferenceGradient, EqualsFiniteDifferences) {
  Case c;
  c.make_qkv(DType::Float32, 2, 4, 2, 4, 5, 3, 2);
  GetParam().add(c);
  expect_gradients(c);
}

INSTANTIATE_TEST_SUITE_P(Options, ReferenceGradient, testing::ValuesIn(kOptions),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace anywarp::attention::reference
