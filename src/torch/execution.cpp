#include "torch/execution.h"

#include <dlfcn.h>

#include <algorithm>
#include <atomic>

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

/// The part of torch that knows GPUs. It is looked up in the process, not linked to, so that this library loads beside
/// a torch for CUDA, for ROCm or for the CPU alone; which of them it is tells the vendor.
struct GpuPart {
  Device device = Device::Cuda;
  AOTITorchError (*current_stream)(std::int32_t device_index, void** stream) = nullptr;
};

const GpuPart& gpu_part() {
  static const GpuPart part = [] {
    GpuPart found;
    const std::pair<const char*, Device> libraries[] = {{"libtorch_hip.so", Device::Hip},
                                                        {"libtorch_cuda.so", Device::Cuda}};
    for (const auto& [name, device] : libraries) {
      void* const library = dlopen(name, RTLD_LAZY | RTLD_NOLOAD);
      if (library == nullptr) continue;
      found.device = device;
      found.current_stream =
          reinterpret_cast<decltype(found.current_stream)>(dlsym(library, "aoti_torch_get_current_cuda_stream"));
      break;
    }
    return found;
  }();
  return part;
}

}  // namespace

Device device_of(const StableTensor& tensor) {
  if (tensor.is_cpu()) return Device::Cpu;
  if (tensor.is_cuda()) return gpu_part().device;
  refuse("q is on another device; valid: cpu, cuda");
}

std::string device_text(const StableTensor& tensor) {
  if (tensor.is_cpu()) return "cpu";
  return tensor.is_cuda() ? "cuda:" + std::to_string(tensor.get_device_index()) : "another device";
}

std::string devices_built_for() { return attention_built_for(gpu_part().device) ? "cpu,cuda" : "cpu"; }

Surroundings::Surroundings(const StableTensor& tensor) : tensor_(tensor), device_(device_of(tensor)) {
  if (device_ != Device::Cpu) guard_.emplace(tensor.get_device_index());
}

Execution Surroundings::on_cpu() {
  Execution execution;
  execution.threads = static_cast<int>(torch::stable::get_num_threads());
  execution.parallel_for = parallel_for;
  return execution;
}

Execution Surroundings::on_gpu(std::size_t workspace_bytes) {
  Execution execution;
  if (gpu_part().current_stream == nullptr)
    throw std::runtime_error("anywarp cannot run this: torch's library for GPUs is not in this process");
  TORCH_ERROR_CODE_CHECK(gpu_part().current_stream(tensor_.get_device_index(), &execution.stream));
  if (workspace_bytes == 0) return execution;
  workspace_ = empty_dense(tensor_, {static_cast<std::int64_t>(workspace_bytes)}, torch::headeronly::ScalarType::Byte);
  execution.workspace = workspace_->mutable_data_ptr();
  execution.workspace_bytes = workspace_bytes;
  return execution;
}

}  // namespace anywarp::torch_op
