// The instruction sets that this machine can run, and the 16-lane kernels that any AVX2 machine can.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "attention/arch/cpu/cpu_features.h"
#include "attention/arch/cpu/kernels.h"

namespace anywarp::attention::cpu {

const Kernels& wide_kernels();

inline std::vector<const Kernels*> kernels_here() {
  std::vector<const Kernels*> list{&generic_kernels()};
#if defined(ANYWARP_CPU_X86)
  if (features().avx2) {
    list.push_back(&wide_kernels());
    list.push_back(&avx2_kernels());
  }
  if (features().avx512) list.push_back(&avx512_kernels());
#endif
  return list;
}

class CpuKernels : public testing::TestWithParam<const Kernels*> {
 protected:
  const Kernels& kernels() const { return *GetParam(); }
};

inline std::string name_of(const testing::TestParamInfo<const Kernels*>& info) { return std::string(info.param->isa); }

#define ANYWARP_EVERY_ISA(suite)                                                                   \
  INSTANTIATE_TEST_SUITE_P(Isa, suite, testing::ValuesIn(anywarp::attention::cpu::kernels_here()), \
                           anywarp::attention::cpu::name_of)

}  // namespace anywarp::attention::cpu
