// The kernels beside the main ones and their launch, the same for every family: joining split keys, clearing what no
// block reaches, the backward's first pass, the gradient of sinks. Also how a choice made at run time becomes types.
#pragma once

#include <cstdint>
#include <type_traits>

#include "attention/arch/gpu/implementation.h"
#include "attention/core/backward_prepare.h"
#include "attention/core/combine_body.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu {

/// Calls `launch` with a kind of 16 bits as a type.
template <typename Launch>
Status with_kind(const KernelChoice& choice, const Launch& launch) {
  return choice.kind == NumberKind::BFloat16 ? launch(BFloat16{}) : launch(Half{});
}
/// With any kind; TF32 is float32 in memory.
template <typename Launch>
Status with_number(const KernelChoice& choice, const Launch& launch) {
  if (choice.kind == NumberKind::Float32 || choice.kind == NumberKind::TensorFloat32) return launch(Float32{});
  return with_kind(choice, launch);
}

/// Calls `launch` with the one of kDims that is `head_dim` as a type.
template <int... kDims, typename Launch>
Status with_head_dim(int head_dim, const Launch& launch) {
  Status status = ANYWARP_GPU(ErrorInvalidDeviceFunction);
  (void)((head_dim == kDims && (status = launch(std::integral_constant<int, kDims>{}), true)) || ...);
  return status;
}
/// Calls `launch` with the kind and head dimension as types.
template <typename Launch>
Status with_types(const KernelChoice& choice, const Launch& launch) {
  return with_kind(choice, [&](auto kind) {
    return with_head_dim<ANYWARP_HEAD_DIMS>(choice.head_dim, [&](auto dim) { return launch(kind, dim); });
  });
}

template <typename Lane, typename Kind>
struct LaneOf : Lane, NumbersOf<Lane, Kind> {};

template <typename Lane>
ANYWARP_DEVICE std::int64_t warp_of_grid() {
  return static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / Lane::kLanes) + threadIdx.x / Lane::kLanes;
}

template <typename Lane, typename Kind>
__global__ void combine_kernel(ANYWARP_PARAMETER ForwardParams params, int tile_rows) {
  combine_row<LaneOf<Lane, Kind>>(params, tile_rows, warp_of_grid<Lane>());
}

template <typename Element>
__global__ void fill_kernel(ANYWARP_PARAMETER ForwardParams params, std::int64_t rows) {
  fill_unowned_row<Element>(params, static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x, rows);
}

template <typename Lane, typename Kind>
__global__ void prepare_kernel(ANYWARP_PARAMETER BackwardParams params) {
  prepare_rows<LaneOf<Lane, Kind>>(params, warp_of_grid<Lane>());
}

template <typename Lane, typename Element>
__global__ void clear_kernel(Strided<void*> tensor, std::int64_t items, std::int64_t heads, std::int64_t rows,
                             int columns) {
  const std::int64_t item = warp_of_grid<Lane>();
  if (item < items) clear_row<Lane, Element>(tensor, item, heads, rows, columns);
}

template <typename Lane>
__global__ void sink_gradient_kernel(ANYWARP_PARAMETER BackwardParams params, float* dsinks, std::int64_t stride) {
  sink_gradient<Lane>(params, static_cast<int>(blockIdx.x), dsinks, stride);
}

/// A part of GpuImplementation's `Family`.
template <typename Lane>
struct SmallKernels {
  static constexpr int kThreads = 128, kWarps = kThreads / Lane::kLanes;
  static unsigned blocks_of_warps(std::int64_t items) { return static_cast<unsigned>((items + kWarps - 1) / kWarps); }

  static Status combine(const KernelChoice& choice, const ForwardParams& params, int tile_rows, Stream stream) {
    const std::int64_t rows = static_cast<std::int64_t>(params.slots) * params.query_tiles * tile_rows;
    return with_number(choice, [&](auto kind) {
      combine_kernel<Lane, decltype(kind)><<<blocks_of_warps(rows), kThreads, 0, stream>>>(params, tile_rows);
      return ANYWARP_GPU(GetLastError)();
    });
  }
  static Status fill_unowned(const KernelChoice& choice, const ForwardParams& params, std::int64_t rows,
                             Stream stream) {
    return with_number(choice, [&](auto kind) {
      using Element = typename NumbersOf<Lane, decltype(kind)>::Element;
      const auto blocks = static_cast<unsigned>((rows + kThreads - 1) / kThreads);
      fill_kernel<Element><<<blocks, kThreads, 0, stream>>>(params, rows);
      return ANYWARP_GPU(GetLastError)();
    });
  }
  static Status prepare(const KernelChoice& choice, BackwardParams params, Stream stream) {
    const std::int64_t rows = params.statistic_rows * params.heads * params.query_batches;
    constexpr int kRows = Lane::kLanes / kPrepareLanes;
    const unsigned blocks = blocks_of_warps((rows + kRows - 1) / kRows);
    params.prepare_warps = std::int64_t{blocks} * kWarps;
    return with_number(choice, [&](auto kind) {
      prepare_kernel<Lane, decltype(kind)><<<blocks, kThreads, 0, stream>>>(params);
      return ANYWARP_GPU(GetLastError)();
    });
  }
  /// `shape`: a tensor of its shape.
  static Status clear(const Strided<void*>& tensor, const ConstTensor& shape, Stream stream) {
    const std::int64_t rows = shape.shape[0] * shape.shape[1] * shape.shape[2];
    if (rows == 0) return ANYWARP_GPU(Success);
    const auto kernel = shape.dtype == DType::Float32 ? clear_kernel<Lane, float> : clear_kernel<Lane, std::uint16_t>;
    kernel<<<blocks_of_warps(rows), kThreads, 0, stream>>>(tensor, rows, shape.shape[1], shape.shape[2],
                                                           static_cast<int>(shape.shape[3]));
    return ANYWARP_GPU(GetLastError)();
  }
  static Status sink_gradient(const BackwardParams& params, float* dsinks, std::int64_t stride, Stream stream) {
    sink_gradient_kernel<Lane>
        <<<static_cast<unsigned>(params.heads), Lane::kLanes, 0, stream>>>(params, dsinks, stride);
    return ANYWARP_GPU(GetLastError)();
  }
};

}  // namespace anywarp::attention::gpu
