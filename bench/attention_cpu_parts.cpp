// What the parts of the CPU attention reach on this machine, one core: the micro-kernel at the sizes of its tiles
// against the peak that it measures itself (the largest size), and the exponential. For labs/attention_cpu.md; built by
// `ninja attention_cpu_parts_bench`.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "attention/arch/cpu/cpu_features.h"
#include "attention/arch/cpu/kernels.h"

namespace {

using namespace anywarp::attention::cpu;

/// Seconds of the best of many runs: others may share the core.
template <typename Body>
double best_of(int runs, Body body) {
  double best = 1e9;
  for (int i = 0; i < runs; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    body();
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  return best;
}

void report(const Kernels& kernels) {
  const int columns = 2 * kernels.width;  // One panel: then row-major and packed are the same.
  for (const int depth : {64, 128, 256, 1024}) {
    constexpr int kRows = 96;
    std::vector<float> a(kRows * depth, 0.5f), b(static_cast<std::size_t>(depth) * columns, 0.25f),
        c(static_cast<std::size_t>(kRows) * columns);
    const double seconds = best_of(3000, [&] {
      kernels.gemm(kRows, columns, depth, a.data(), depth, 1, b.data(), anywarp::DType::Float32, columns, c.data(),
                   columns, false);
    });
    std::printf("%-8s product %d x %d, depth %4d: %6.1f GFLOP/s\n", std::string(kernels.isa).c_str(), kRows, columns,
                depth, 2.0 * kRows * columns * depth / seconds / 1e9);
  }
  std::vector<float> x(4096), y(4096);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = -0.005f * static_cast<float>(i);
  const double seconds = best_of(3000, [&] { kernels.exp2(x.data(), y.data(), 4096); });
  std::printf("%-8s exp2: %.3f ns an element\n", std::string(kernels.isa).c_str(), seconds / 4096 * 1e9);
}

}  // namespace

int main() {
  report(generic_kernels());
#if defined(ANYWARP_CPU_X86)
  if (features().avx2) report(avx2_kernels());
  if (features().avx512) report(avx512_kernels());
#endif
}
