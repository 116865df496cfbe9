// Where a call runs: on the CPU with torch's own threads; on a GPU with torch's current device, stream and memory.
#pragma once

#include <torch/csrc/stable/accelerator.h>

#include <optional>

#include "torch/tensors.h"

namespace anywarp::torch_op {

/// Tensors of torch's CUDA device type are a HIP GPU's where torch was built for ROCm. Errors: ValueError for a device
/// of another type.
Device device_of(const StableTensor& tensor);

/// `cpu`, `cuda:1`, for messages.
std::string device_text(const StableTensor& tensor);

/// Torch's device types that kernels were built for: `cpu,cuda`. Asks no driver, because CUDA does not outlive a fork.
std::string devices_built_for();

/// A call's surroundings, while it is made: the device of `tensor` is the current one.
class Surroundings {
 public:
  explicit Surroundings(const StableTensor& tensor);

  /// `workspace`: attention_forward_workspace and the like, asked on a GPU alone. The memory is torch's, of the current
  /// stream: what it is given back to when the call returns waits for the kernels, also in a captured graph.
  template <typename Workspace>
  Execution execution(const Workspace& workspace) {
    if (device_ == Device::Cpu) return on_cpu();
    const Result<std::size_t> bytes = workspace();
    if (!bytes) check(tl::make_unexpected(bytes.error()));
    return on_gpu(*bytes);
  }

 private:
  static Execution on_cpu();
  Execution on_gpu(std::size_t workspace_bytes);

  const StableTensor& tensor_;
  Device device_;
  std::optional<torch::stable::accelerator::DeviceGuard> guard_;
  MaybeTensor workspace_;
};

}  // namespace anywarp::torch_op
