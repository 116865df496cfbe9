#include <string>

#include "attention/arch/gpu/append_launch.h"
#include "attention/arch/gpu/by_dtype.h"
#include "attention/arch/gpu/small_kernels.h"
#include "attention/arch/sm80/float_family.h"
#include "attention/arch/sm80/implementation.h"
#include "attention/arch/sm80/launch.h"
#include "attention/arch/sm80/store_sums.h"

namespace anywarp::attention::gpu::sm80 {
namespace {

template <typename Kind, int kHeadDim>
Status forward_of(Role role, const ForwardParams& params, std::int64_t blocks, Stream stream) {
  switch (role) {
    case Role::General:
      return launch_forward<Kind, kHeadDim, Role::General>(params, blocks, stream);
    case Role::Few:
      if constexpr (has_kernel(kHeadDim, Role::Few))
        return launch_forward<Kind, kHeadDim, Role::Few>(params, blocks, stream);
      break;
    case Role::Compact:
      if constexpr (has_kernel(kHeadDim, Role::Compact))
        return launch_forward<Kind, kHeadDim, Role::Compact>(params, blocks, stream);
      break;
    case Role::Main:
      break;
  }
  return launch_forward<Kind, kHeadDim, Role::Main>(params, blocks, stream);
}

struct Family : SmallKernels<CudaLane> {
  static Role role(int head_dim, std::int64_t rows, const DeviceLimits& limits) {
    constexpr int kFewRows = forward_shape(128, Role::Few).rows();
    if (rows <= kFewRows && has_kernel(head_dim, Role::Few)) return Role::Few;
    constexpr std::int64_t kLarge = 200 << 10;
    return limits.shared_bytes < kLarge && has_kernel(head_dim, Role::Compact) ? Role::Compact : Role::Main;
  }
  static TileSize tile(const KernelChoice& choice) {
    const ForwardShape shape = forward_shape(choice.head_dim, choice.role);
    return {shape.rows(), shape.keys};
  }
  static Status forward(const KernelChoice& choice, const ForwardParams& params, std::int64_t blocks, Stream stream) {
    return with_types(choice, [&](auto kind, auto dim) {
      return forward_of<decltype(kind), dim.value>(choice.role, params, blocks, stream);
    });
  }
  static Role fused_role(int head_dim, const DeviceLimits& limits) {
    const std::int64_t main_bytes = (head_dim <= 128 ? 164 : 212) << 10;
    return limits.shared_bytes < main_bytes ? Role::Compact : Role::Main;
  }
  static TileSize fused_tile(const KernelChoice& choice) {
    if (!has_fused(choice.head_dim, choice.role)) return {};
    const FusedShape shape = fused_shape(choice.head_dim, choice.role);
    return {shape.queries, shape.keys};
  }
  static Status backward_fused(const KernelChoice& choice, const BackwardParams& params, std::int64_t blocks,
                               Stream stream) {
    return with_types(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if constexpr (has_fused(dim.value, Role::Compact))
        if (choice.role == Role::Compact)
          return launch_backward_fused<Kind, dim.value, Role::Compact>(params, blocks, stream);
      return launch_backward_fused<Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status store_query_sums(const KernelChoice& choice, const BackwardParams& params, Stream stream) {
    return with_kind(choice, [&](auto kind) { return store_sums<decltype(kind)>(params, stream); });
  }
  static Status backward_keys(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                              Stream stream) {
    const int parts = choice.head_dim <= 128 ? 1 : 2;
    const int rows = backward_keys_shape(choice.head_dim).rows();
    const std::int64_t blocks = plan_backward_keys(problem, rows, parts, params);
    if (blocks == 0) return cudaSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      return launch_backward_keys<decltype(kind), dim.value, Role::General>(params, blocks, stream);
    });
  }
  static Status backward_query(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                               Stream stream) {
    const int rows = backward_query_shape(choice.head_dim).rows();
    const std::int64_t blocks = plan_backward_query(problem, rows, params);
    if (blocks == 0) return cudaSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      return launch_backward_query<decltype(kind), dim.value, Role::General>(params, blocks, stream);
    });
  }
  static Status backward_bias(const KernelChoice& choice, const AttentionProblem& problem, const Tensor& dbias,
                              BackwardParams params, Stream stream) {
    const BackwardShape shape = backward_bias_shape(choice.head_dim);
    const std::int64_t blocks = plan_backward_bias(problem, dbias, {shape.rows(), shape.columns}, params);
    if (blocks == 0) return cudaSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      return launch_backward_bias<decltype(kind), dim.value>(params, blocks, stream);
    });
  }
};

std::string unavailable() {
  int devices = 0;
  const Status status = cudaGetDeviceCount(&devices);
  if (status != cudaSuccess || devices == 0) {
    (void)cudaGetLastError();  // Not the next call's error.
    return status == cudaSuccess || status == cudaErrorNoDevice
               ? "no NVIDIA GPU"
               : std::string("no NVIDIA GPU: ") + cudaGetErrorString(status);
  }
  static FactOfDevice<std::string> known;
  const Result<std::string> why = known.get([](int device) -> Result<std::string> {
    const int major = attribute_of(device, cudaDevAttrComputeCapabilityMajor);
    const std::string capability =
        std::to_string(major) + "." + std::to_string(attribute_of(device, cudaDevAttrComputeCapabilityMinor));
    if (major < 8) return "the GPU's compute capability is " + capability + ", not 8.0 or later";
    cudaFuncAttributes attributes;
    const Status built = cudaFuncGetAttributes(&attributes, fill_kernel<std::uint16_t>);
    if (built != cudaSuccess) (void)cudaGetLastError();
    if (built != cudaErrorNoKernelImageForDevice && built != cudaErrorInvalidDeviceFunction) return "";
    return "the GPU's compute capability is " + capability + ", and the library was built for " ANYWARP_CUDA_TARGETS;
  });
  return why ? *why : why.error().message;
}

}  // namespace

Implementation implementation() {
  using Gpu = ByDtype<Family, FloatFamily>;
  return {kName,        kTitle,        Device::Cuda,   unavailable, gpu::refuses,
          Gpu::forward, Gpu::backward, Gpu::workspace, gpu::append};
}

}  // namespace anywarp::attention::gpu::sm80
