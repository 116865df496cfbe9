// What the cores of this machine can do at most, measured in the same run as the kernels, so that a figure can be given
// as a share of it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace anywarp::attention::bench {

struct Peak {
  std::string_view name;  ///< `fma-avx2`, `fma-avx512`, `amx-bf16`.
  double flops = 0.0;     ///< A second, on that many threads.
};

/// Independent multiply-adds from registers (AMX: from tiles) on each of `threads` threads, for about `seconds` each:
/// the widest float32 FMA that the processor has, and AMX where the system grants it. Empty on other processors.
std::vector<Peak> measure_peaks(int threads, double seconds);

/// Bytes a second that `threads` threads read together from a buffer of `bytes`, each its own part, as often as fits
/// into `seconds`.
double measure_read_bandwidth(int threads, std::size_t bytes, double seconds);

}  // namespace anywarp::attention::bench
