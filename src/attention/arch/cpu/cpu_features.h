// What this machine's processor can run, and its operating system lets it: asked once, of cpuid and xgetbv through the
// compiler's own table.
#pragma once

namespace anywarp::attention::cpu {

struct Features {
  bool avx2 = false;         ///< AVX2, FMA and F16C.
  bool avx512 = false;       ///< AVX-512 F, BW, VL and DQ.
  bool avx512_bf16 = false;  ///< VDPBF16PS and conversions.
  bool avx512_fp16 = false;
  bool amx_bf16 = false;  ///< AMX-TILE and AMX-BF16 in the processor; whether the kernel grants tiles is asked apart.
};
const Features& features();

}  // namespace anywarp::attention::cpu
