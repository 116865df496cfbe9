// The float32 kernels as a family of their own: fewer head dimensions, two roles, the backward in two passes.
#pragma once

#include <type_traits>

#include "attention/arch/gpu/small_kernels.h"
#include "attention/arch/sm80/float_shapes.h"
#include "attention/arch/sm80/launch.h"
#include "attention/mma/cuda_lane.h"

namespace anywarp::attention::gpu::sm80 {

struct FloatFamily : SmallKernels<CudaLane> {
  static Role role(int head_dim, std::int64_t, const DeviceLimits&) {
    return has_float_main(head_dim) ? Role::Main : Role::General;
  }
  static TileSize tile(const KernelChoice& choice) {
    const int head_dim = float_head_dim(choice.head_dim);
    const bool split = choice.kind == NumberKind::Float32 || choice.role != Role::Main;
    const ForwardShape shape = split ? forward_shape_of<Float32>(head_dim, choice.role)
                                     : forward_shape_of<TensorFloat32>(head_dim, choice.role);
    return {shape.rows(), shape.keys};
  }
  static Status forward(const KernelChoice& choice, const ForwardParams& params, std::int64_t blocks, Stream stream) {
    return with_kernel(choice, [&](auto kind, auto dim, auto role) {
      return launch_forward<decltype(kind), dim.value, role.value>(params, blocks, stream);
    });
  }
  static Status backward_keys(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                              Stream stream) {
    const int head_dim = float_head_dim(choice.head_dim), parts = head_dim <= 128 ? 1 : 2;
    const int rows = backward_keys_shape_of<Float32>(head_dim).rows();
    const std::int64_t blocks = plan_backward_keys(problem, rows, parts, params);
    if (blocks == 0) return cudaSuccess;
    return with_kernel(choice, [&](auto kind, auto dim, auto role) {
      return launch_backward_keys<decltype(kind), dim.value, role.value>(params, blocks, stream);
    });
  }
  static Status backward_query(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                               Stream stream) {
    const int rows = backward_query_shape_of<Float32>(float_head_dim(choice.head_dim)).rows();
    const std::int64_t blocks = plan_backward_query(problem, rows, params);
    if (blocks == 0) return cudaSuccess;
    return with_kernel(choice, [&](auto kind, auto dim, auto role) {
      return launch_backward_query<decltype(kind), dim.value, role.value>(params, blocks, stream);
    });
  }
  static Status backward_bias(const KernelChoice& choice, const AttentionProblem& problem, const Tensor& dbias,
                              BackwardParams params, Stream stream) {
    const BackwardShape shape = backward_bias_shape_of<Float32>(float_head_dim(choice.head_dim));
    const std::int64_t blocks = plan_backward_bias(problem, dbias, {shape.rows(), shape.columns}, params);
    if (blocks == 0) return cudaSuccess;
    // A bias needs the general kernels, which are not TF32's.
    return with_kernel(
        choice, [&](auto, auto dim, auto) { return launch_backward_bias<Float32, dim.value>(params, blocks, stream); });
  }

 private:
  /// Calls `launch` with the kind, head dimension and role of the kernel that there is, as types.
  template <typename Launch>
  static Status with_kernel(const KernelChoice& choice, const Launch& launch) {
    constexpr std::integral_constant<Role, Role::General> kGeneral;
    constexpr std::integral_constant<Role, Role::Main> kMain;
    const auto with_dim = [&](auto dim) {
      if (choice.role != Role::Main) return launch(Float32{}, dim, kGeneral);
      if (choice.kind == NumberKind::TensorFloat32) return launch(TensorFloat32{}, dim, kMain);
      return launch(Float32{}, dim, kMain);
    };
    switch (float_head_dim(choice.head_dim)) {
      case 64:
        return with_dim(std::integral_constant<int, 64>{});
      case 128:
        return with_dim(std::integral_constant<int, 128>{});
      default:
        return launch(Float32{}, std::integral_constant<int, 256>{}, kGeneral);
    }
  }
};

}  // namespace anywarp::attention::gpu::sm80
