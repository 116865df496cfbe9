// What an AMD family's row of the registry is made of, for 16-bit numbers or float32: `Of` (arch/cdna, arch/rdna) has
// the shapes, the kernels are launched by the files that hold them.
#pragma once

#include <string>

#include "attention/arch/gpu/amd_launch.h"
#include "attention/arch/gpu/amd_shapes.h"
#include "attention/arch/gpu/append_launch.h"
#include "attention/arch/gpu/implementation.h"
#include "attention/arch/gpu/small_kernels.h"
#include "attention/mma/amd_lane.h"

namespace anywarp::attention::gpu {

template <typename Of>
struct AmdFamily : SmallKernels<AmdLane<Of::kLanes>> {
  static Role role(int head_dim, std::int64_t rows, const DeviceLimits&) {
    return Of::has_few(head_dim) && rows <= Of::forward_shape(head_dim, Role::Few).rows() ? Role::Few : Role::Main;
  }
  static TileSize tile(const KernelChoice& choice) {
    const AmdShape shape = Of::forward_shape(choice.head_dim, choice.role);
    return {shape.rows(), shape.columns};
  }
  static Status forward(const KernelChoice& choice, const ForwardParams& params, std::int64_t blocks, Stream stream) {
    return with_kernel(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if (choice.role == Role::General)
        return launch_amd_forward<Of, Kind, dim.value, Role::General>(params, blocks, stream);
      if constexpr (Of::has_few(dim.value))
        if (choice.role == Role::Few) return launch_amd_forward<Of, Kind, dim.value, Role::Few>(params, blocks, stream);
      return launch_amd_forward<Of, Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status backward_keys(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                              Stream stream) {
    const AmdShape shape = Of::backward_keys_shape(choice.head_dim, choice.role);
    const std::int64_t blocks = plan_backward_keys(problem, shape.rows(), shape.parts, params);
    if (blocks == 0) return hipSuccess;
    return with_kernel(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if (choice.role == Role::General)
        return launch_amd_backward_keys<Of, Kind, dim.value, Role::General>(params, blocks, stream);
      return launch_amd_backward_keys<Of, Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status backward_query(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                               Stream stream) {
    const AmdShape shape = Of::backward_query_shape(choice.head_dim, choice.role);
    const std::int64_t blocks = plan_backward_query(problem, shape.rows(), params);
    if (blocks == 0) return hipSuccess;
    return with_kernel(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if (choice.role == Role::General)
        return launch_amd_backward_query<Of, Kind, dim.value, Role::General>(params, blocks, stream);
      return launch_amd_backward_query<Of, Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status backward_bias(const KernelChoice& choice, const AttentionProblem& problem, const Tensor& dbias,
                              BackwardParams params, Stream stream) {
    const AmdShape shape = Of::backward_query_shape(choice.head_dim, Role::General);
    const std::int64_t blocks = plan_backward_bias(problem, dbias, {shape.rows(), shape.columns}, params);
    if (blocks == 0) return hipSuccess;
    return with_kernel(choice, [&](auto kind, auto dim) {
      return launch_amd_backward_bias<Of, decltype(kind), dim.value>(params, blocks, stream);
    });
  }

 private:
  /// Calls `launch` with the kind and head dimension as types. TF32 is a permission, which float32 need not use.
  template <typename Launch>
  static Status with_kernel(const KernelChoice& choice, const Launch& launch) {
    if constexpr (Of::kIsFloat)
      return with_head_dim<ANYWARP_FLOAT_HEAD_DIMS>(choice.head_dim, [&](auto dim) { return launch(Float32{}, dim); });
    else
      return with_types(choice, launch);
  }
};

}  // namespace anywarp::attention::gpu
