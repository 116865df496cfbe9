// What the tests of cpu-amx share: the kernels that can run here, and comparison with float64 in units of the dtype.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/cpu_features.h"
#include "attention/reference/reference.h"
#include "case.h"
#include "plain.h"

namespace anywarp::attention {

struct AmxRun {
  std::string name;
  DType dtype;
  const cpu::amx::Kernels* kernels;
};

/// Emulated tiles (AVX2), and real ones where the machine has them, in each dtype.
inline std::vector<AmxRun> amx_runs() {
  std::vector<AmxRun> runs;
  const std::pair<const char*, DType> dtypes[] = {{"BFloat16", DType::BFloat16}, {"Float16", DType::Float16}};
  for (const auto& [name, dtype] : dtypes) {
    if (cpu::features().avx2) runs.push_back({std::string("Emulated") + name, dtype, &cpu::amx::emulated_kernels()});
    if (cpu::amx::implementation().unavailable().empty())
      runs.push_back({std::string("Tiles") + name, dtype, &cpu::amx::hardware_kernels()});
  }
  return runs;
}

class AmxTest : public testing::TestWithParam<AmxRun> {
 protected:
  DType dtype() const { return GetParam().dtype; }
  const cpu::amx::Kernels& kernels() const { return *GetParam().kernels; }

  /// `roundings`: of the dtype, of the largest element of `expected`.
  void expect_near(const char* what, const std::vector<double>& actual, const std::vector<double>& expected,
                   double roundings) const {
    ASSERT_EQ(actual.size(), expected.size()) << what;
    double largest = 0.0;
    for (const double value : expected) largest = std::max(largest, std::isfinite(value) ? std::abs(value) : 0.0);
    // 1e-5: what is left of differences that are 0 exactly, where a query sees one key.
    const double limit = roundings * 2.0 * unit_roundoff(dtype()) * largest + 1e-5;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (actual[i] == expected[i]) continue;
      ASSERT_LE(std::abs(actual[i] - expected[i]), limit)
          << what << " element " << i << " is " << actual[i] << ", expected " << expected[i];
    }
  }

  /// Runs the forward and compares it.
  void check_forward(Case& c, int threads = 2) const {
    Execution execution;
    execution.threads = threads;
    ASSERT_EQ(cpu::amx::forward_with(kernels(), c.problem, c.outputs, execution), cpu::amx::Outcome::Done);
    const reference::ForwardResult exact = reference::forward(c.problem);
    expect_near("out", values_of(c.outputs.out), exact.out, 1.5);
    const std::vector<double> lse = values_of(c.outputs.lse);
    // 1e-4: the polynomial of 2^x in bfloat16 (power.h).
    for (std::size_t i = 0; i < lse.size(); ++i) {
      if (lse[i] == exact.lse[i]) continue;
      ASSERT_NEAR(lse[i], exact.lse[i], (dtype() == DType::BFloat16 ? 1e-4 : 2e-5) + 3e-6 * std::abs(exact.lse[i]))
          << "lse element " << i;
    }
  }
};

#define ANYWARP_AMX_RUNS(suite) \
  INSTANTIATE_TEST_SUITE_P(Runs, suite, testing::ValuesIn(amx_runs()), [](const auto& info) { return info.param.name; })

}  // namespace anywarp::attention
