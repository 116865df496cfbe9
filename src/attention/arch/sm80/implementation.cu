#include <string>
#include <type_traits>

#include "attention/arch/gpu/implementation.h"
#include "attention/arch/sm80/implementation.h"
#include "attention/arch/sm80/launch.h"
#include "attention/core/backward_prepare.h"
#include "attention/core/combine_body.h"
#include "attention/mma/mma_sync.h"

namespace anywarp::attention::gpu::sm80 {
namespace {

template <typename Kind>
__global__ void combine_kernel(const __grid_constant__ ForwardParams params, int tile_rows) {
  const std::int64_t warps = blockDim.x / 32;
  combine_row<MmaSync<Kind>>(params, tile_rows, blockIdx.x * warps + threadIdx.x / 32);
}

__global__ void fill_kernel(const __grid_constant__ ForwardParams params, std::int64_t rows) {
  fill_unowned_row<std::uint16_t>(params, static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x, rows);
}

template <typename Kind>
__global__ void prepare_kernel(const __grid_constant__ BackwardParams params) {
  const std::int64_t warps = blockDim.x / 32;
  prepare_row<MmaSync<Kind>>(params, blockIdx.x * warps + threadIdx.x / 32);
}

__global__ void clear_kernel(Strided<void*> tensor, std::int64_t items, std::int64_t heads, std::int64_t rows,
                             int columns) {
  const std::int64_t item = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32;
  if (item < items) clear_row<CudaLane, std::uint16_t>(tensor, item, heads, rows, columns);
}

__global__ void sink_gradient_kernel(const __grid_constant__ BackwardParams params, float* dsinks,
                                     std::int64_t stride) {
  sink_gradient<CudaLane>(params, static_cast<int>(blockIdx.x), dsinks, stride);
}

/// Calls `launch` with the kind and head dimension as types.
template <typename Launch>
Status with_types(const KernelChoice& choice, const Launch& launch) {
  const auto with_dim = [&](auto kind) {
    switch (choice.head_dim) {
      case 32:
        return launch(kind, std::integral_constant<int, 32>{});
      case 64:
        return launch(kind, std::integral_constant<int, 64>{});
      case 96:
        return launch(kind, std::integral_constant<int, 96>{});
      case 128:
        return launch(kind, std::integral_constant<int, 128>{});
      case 192:
        return launch(kind, std::integral_constant<int, 192>{});
      default:
        return launch(kind, std::integral_constant<int, 256>{});
    }
  };
  return choice.brain ? with_dim(BFloat16{}) : with_dim(Half{});
}

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

constexpr int kThreads = 128, kWarps = kThreads / 32;
unsigned blocks_of_warps(std::int64_t items) { return static_cast<unsigned>((items + kWarps - 1) / kWarps); }

struct Family {
  static Role role(int head_dim, std::int64_t rows, const DeviceLimits& limits) {
    constexpr int kFewRows = forward_shape(128, Role::Few).rows();
    if (rows <= kFewRows && has_kernel(head_dim, Role::Few)) return Role::Few;
    constexpr std::int64_t kLarge = 200 << 10;  // Two blocks of the main kernel for d128.
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
  static Status combine(const KernelChoice& choice, const ForwardParams& params, int tile_rows, Stream stream) {
    const std::int64_t rows = static_cast<std::int64_t>(params.slots) * params.query_tiles * tile_rows;
    const auto kernel = choice.brain ? combine_kernel<BFloat16> : combine_kernel<Half>;
    kernel<<<blocks_of_warps(rows), kThreads, 0, stream>>>(params, tile_rows);
    return cudaGetLastError();
  }
  static Status fill_unowned(const ForwardParams& params, std::int64_t rows, Stream stream) {
    fill_kernel<<<static_cast<unsigned>((rows + kThreads - 1) / kThreads), kThreads, 0, stream>>>(params, rows);
    return cudaGetLastError();
  }

  static Status prepare(const KernelChoice& choice, const BackwardParams& params, Stream stream) {
    const std::int64_t rows = params.statistic_rows * params.heads * params.query_batches;
    const auto kernel = choice.brain ? prepare_kernel<BFloat16> : prepare_kernel<Half>;
    kernel<<<blocks_of_warps(rows), kThreads, 0, stream>>>(params);
    return cudaGetLastError();
  }
  /// `shape`: a tensor of its shape.
  static Status clear(const Strided<void*>& tensor, const ConstTensor& shape, Stream stream) {
    const std::int64_t rows = shape.shape[0] * shape.shape[1] * shape.shape[2];
    if (rows == 0) return cudaSuccess;
    clear_kernel<<<blocks_of_warps(rows), kThreads, 0, stream>>>(tensor, rows, shape.shape[1], shape.shape[2],
                                                                 static_cast<int>(shape.shape[3]));
    return cudaGetLastError();
  }
  static Status sink_gradient(const BackwardParams& params, float* dsinks, std::int64_t stride, Stream stream) {
    sink_gradient_kernel<<<static_cast<unsigned>(params.heads), 32, 0, stream>>>(params, dsinks, stride);
    return cudaGetLastError();
  }
  static Status backward_keys(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                              Stream stream) {
    const int parts = choice.head_dim <= 128 ? 1 : 2;
    const int rows = backward_keys_shape(choice.head_dim, choice.role).rows();
    const std::int64_t blocks = plan_backward_keys(problem, rows, parts, params);
    if (blocks == 0) return cudaSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if (choice.role == Role::General)
        return launch_backward_keys<Kind, dim.value, Role::General>(params, blocks, stream);
      if constexpr (dim.value == 96 || dim.value == 128)
        if (choice.role == Role::Compact)
          return launch_backward_keys<Kind, dim.value, Role::Compact>(params, blocks, stream);
      return launch_backward_keys<Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status backward_query(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                               Stream stream) {
    const int rows = backward_query_shape(choice.head_dim, choice.role).rows();
    const std::int64_t blocks = plan_backward_query(problem, rows, params);
    if (blocks == 0) return cudaSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if (choice.role == Role::General)
        return launch_backward_query<Kind, dim.value, Role::General>(params, blocks, stream);
      if constexpr (dim.value == 96 || dim.value == 128)
        if (choice.role == Role::Compact)
          return launch_backward_query<Kind, dim.value, Role::Compact>(params, blocks, stream);
      return launch_backward_query<Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
};

std::string unavailable() {
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) return "no NVIDIA GPU";
  const int major = attribute_of_device(cudaDevAttrComputeCapabilityMajor);
  if (major < 8) return "the GPU's compute capability is below 8.0";
  return {};
}

}  // namespace

Implementation implementation() {
  using Gpu = GpuImplementation<Family>;
  return {"sm80",        "mma.sync, ldmatrix and cp.async: NVIDIA GPUs from Ampere on",
          Device::Cuda,  unavailable,
          gpu::refuses,  Gpu::forward,
          Gpu::backward, Gpu::workspace};
}

}  // namespace anywarp::attention::gpu::sm80
