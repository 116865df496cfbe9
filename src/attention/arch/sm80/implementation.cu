#include <string>

#include "attention/arch/gpu/implementation.h"
#include "attention/arch/sm80/implementation.h"
#include "attention/arch/sm80/launch.h"
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

template <typename Kind>
Status forward_of(const KernelChoice& choice, const ForwardParams& params, std::int64_t blocks, Stream stream) {
  switch (choice.head_dim) {
    case 32:
      return forward_of<Kind, 32>(choice.role, params, blocks, stream);
    case 64:
      return forward_of<Kind, 64>(choice.role, params, blocks, stream);
    case 96:
      return forward_of<Kind, 96>(choice.role, params, blocks, stream);
    case 128:
      return forward_of<Kind, 128>(choice.role, params, blocks, stream);
    case 192:
      return forward_of<Kind, 192>(choice.role, params, blocks, stream);
    default:
      return forward_of<Kind, 256>(choice.role, params, blocks, stream);
  }
}

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
    return choice.brain ? forward_of<BFloat16>(choice, params, blocks, stream)
                        : forward_of<Half>(choice, params, blocks, stream);
  }
  static Status combine(const KernelChoice& choice, const ForwardParams& params, int tile_rows, Stream stream) {
    constexpr int kWarps = 4;
    const std::int64_t rows = static_cast<std::int64_t>(params.slots) * params.query_tiles * tile_rows;
    const auto blocks = static_cast<unsigned>((rows + kWarps - 1) / kWarps);
    if (choice.brain)
      combine_kernel<BFloat16><<<blocks, kWarps * 32, 0, stream>>>(params, tile_rows);
    else
      combine_kernel<Half><<<blocks, kWarps * 32, 0, stream>>>(params, tile_rows);
    return cudaGetLastError();
  }
  static Status fill_unowned(const ForwardParams& params, std::int64_t rows, Stream stream) {
    constexpr int kThreads = 128;
    fill_kernel<<<static_cast<unsigned>((rows + kThreads - 1) / kThreads), kThreads, 0, stream>>>(params, rows);
    return cudaGetLastError();
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
