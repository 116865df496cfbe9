// The float32 kernels as a family of their own: fewer head dimensions, and two roles.
#pragma once

#include <type_traits>

#include "attention/arch/gpu/small_kernels.h"
#include "attention/arch/sm80/float_shapes.h"
#include "attention/arch/sm80/launch.h"
#include "attention/arch/sm80/store_sums.h"
#include "attention/mma/cuda_lane.h"

namespace anywarp::attention::gpu::sm80 {

struct FloatFamily : SmallKernels<CudaLane> {
  static Role role(int head_dim, std::int64_t, const DeviceLimits&) {
    return has_float_main(head_dim) ? Role::Main : Role::General;
  }
  static TileSize tile(const KernelChoice& choice) {
    const int head_dim = choice.head_dim;
    const bool split = choice.kind == NumberKind::Float32 || choice.role != Role::Main;
    const ForwardShape shape = split ? forward_shape_of<Float32>(head_dim, choice.role)
                                     : forward_shape_of<TensorFloat32>(head_dim, choice.role);
    return {shape.rows(), shape.keys};
  }
  static Status forward(const KernelChoice& choice, const ForwardParams& params, std::int64_t blocks, Stream stream) {
    if (choice.role == Role::Main)
      return with_main(choice, [&](auto kind, auto dim) {
        return launch_forward<decltype(kind), dim.value, Role::Main>(params, blocks, stream);
      });
    return with_dim(
        choice, [&](auto dim) { return launch_forward<Float32, dim.value, Role::General>(params, blocks, stream); });
  }
  static Status backward_keys(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                              Stream stream) {
    const int parts = choice.head_dim <= 128 ? 1 : 2;
    const int rows = backward_keys_shape_of<Float32>(choice.head_dim).rows();
    const std::int64_t blocks = plan_backward_keys(problem, rows, parts, params);
    if (blocks == 0) return cudaSuccess;
    return with_dim(choice, [&](auto dim) {
      return launch_backward_keys<Float32, dim.value, Role::General>(params, blocks, stream);
    });
  }
  static Status backward_query(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                               Stream stream) {
    const int rows = backward_query_shape_of<Float32>(choice.head_dim).rows();
    const std::int64_t blocks = plan_backward_query(problem, rows, params);
    if (blocks == 0) return cudaSuccess;
    return with_dim(choice, [&](auto dim) {
      return launch_backward_query<Float32, dim.value, Role::General>(params, blocks, stream);
    });
  }
  static Status backward_bias(const KernelChoice& choice, const AttentionProblem& problem, const Tensor& dbias,
                              BackwardParams params, Stream stream) {
    const BackwardShape shape = backward_bias_shape_of<Float32>(choice.head_dim);
    const std::int64_t blocks = plan_backward_bias(problem, dbias, {shape.rows(), shape.columns}, params);
    if (blocks == 0) return cudaSuccess;
    return with_dim(choice, [&](auto dim) { return launch_backward_bias<Float32, dim.value>(params, blocks, stream); });
  }

  static Role fused_role(int head_dim, const DeviceLimits& limits) {
    const std::int64_t bytes = (head_dim <= 64 ? 99 : 164) << 10;
    return has_float_main(head_dim) && limits.shared_bytes >= bytes ? Role::Main : Role::General;
  }
  static TileSize fused_tile(const KernelChoice& choice) {
    if (choice.role != Role::Main) return {};
    const FusedShape shape = fused_shape_of<Float32>(choice.head_dim, Role::Main);
    return {shape.queries, shape.keys};
  }
  static Status backward_fused(const KernelChoice& choice, const BackwardParams& params, std::int64_t blocks,
                               Stream stream) {
    return with_main(choice, [&](auto kind, auto dim) {
      return launch_backward_fused<decltype(kind), dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status store_query_sums(const KernelChoice&, const BackwardParams& params, Stream stream) {
    return store_sums<Float32>(params, stream);
  }

 private:
  /// Calls `launch` with the head dimension as a type.
  template <typename Launch>
  static Status with_dim(const KernelChoice& choice, const Launch& launch) {
    if (choice.head_dim == 64) return launch(std::integral_constant<int, 64>{});
    if (choice.head_dim == 128) return launch(std::integral_constant<int, 128>{});
    return launch(std::integral_constant<int, 256>{});
  }
  /// With the kind and head dimension of one of Main's kernels.
  template <typename Launch>
  static Status with_main(const KernelChoice& choice, const Launch& launch) {
    const auto with_kind = [&](auto dim) {
      return choice.kind == NumberKind::TensorFloat32 ? launch(TensorFloat32{}, dim) : launch(Float32{}, dim);
    };
    return choice.head_dim == 64 ? with_kind(std::integral_constant<int, 64>{})
                                 : with_kind(std::integral_constant<int, 128>{});
  }
};

}  // namespace anywarp::attention::gpu::sm80
