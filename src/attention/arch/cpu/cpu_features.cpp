#include "attention/arch/cpu/cpu_features.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace anywarp::attention::cpu {
namespace {

#if defined(__x86_64__)
/// Leaf 7: compilers' names for its newest bits differ, the bits do not.
struct Leaf7 {
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  unsigned eax1 = 0;  ///< Of subleaf 1.
};
Leaf7 leaf7() {
  Leaf7 leaf;
  if (!__get_cpuid_count(7, 0, &leaf.eax, &leaf.ebx, &leaf.ecx, &leaf.edx)) return {};
  if (leaf.eax >= 1) {
    unsigned b, c, d;
    __get_cpuid_count(7, 1, &leaf.eax1, &b, &c, &d);
  }
  return leaf;
}

Features detect() {
  __builtin_cpu_init();
  Features found;
  // __builtin_cpu_supports also asks xgetbv whether the operating system saves the registers.
  found.avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (found.avx2) {
    unsigned eax, ebx, ecx, edx;
    found.avx2 = __get_cpuid(1, &eax, &ebx, &ecx, &edx) && (ecx & bit_F16C) != 0;
  }
  found.avx512 = found.avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                 __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
  const Leaf7 leaf = leaf7();
  found.avx512_bf16 = found.avx512 && (leaf.eax1 & (1u << 5)) != 0;
  found.avx512_fp16 = found.avx512 && (leaf.edx & (1u << 23)) != 0;
  found.amx_bf16 = (leaf.edx & (1u << 24)) != 0 && (leaf.edx & (1u << 22)) != 0;
  return found;
}
#else
Features detect() { return {}; }
#endif

}  // namespace

const Features& features() {
  static const Features found = detect();
  return found;
}

}  // namespace anywarp::attention::cpu
