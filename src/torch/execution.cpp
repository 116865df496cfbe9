// Where a call runs. On the CPU the kernels take their threads from torch (at::parallel_for under the stable ABI):
// torch.set_num_threads() holds, and no second pool competes with the first.
#include <algorithm>
#include <atomic>

#include "torch/problem.h"

namespace anywarp::torch_op {
namespace {

/// at::parallel_for gives each thread one fixed share of the range. Tasks are unequal (causal tiles are), so every
/// thread takes the next task until there is none.
void parallel_for(int tasks, void (*body)(void*, int), void* context) {
  std::atomic<int> next{0};
  const auto drain = [&](std::int64_t, std::int64_t) {
    for (int task = next.fetch_add(1); task < tasks; task = next.fetch_add(1)) body(context, task);
  };
  const std::int64_t threads = torch::stable::get_num_threads();
  torch::stable::parallel_for(0, std::min<std::int64_t>(tasks, threads), 1, drain);
}

}  // namespace

Device device_of(const StableTensor& tensor) {
  if (tensor.is_cpu()) return Device::Cpu;
  refuse("q is on another device; valid: cpu");
}

Execution execution_on(const StableTensor&) {
  Execution execution;
  execution.threads = static_cast<int>(torch::stable::get_num_threads());
  execution.parallel_for = parallel_for;
  return execution;
}

}  // namespace anywarp::torch_op
