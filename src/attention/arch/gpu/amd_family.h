// What an AMD family's row of the registry is made of: `Of` (arch/cdna, arch/rdna) has the shapes, the kernels are
// launched by the files that hold them.
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
    return Of::has_few(head_dim) && rows <= forward_rows<Role::Few>(head_dim) ? Role::Few : Role::Main;
  }
  static TileSize tile(const KernelChoice& choice) {
    const int rows =
        choice.role == Role::Few ? forward_rows<Role::Few>(choice.head_dim) : forward_rows<Role::Main>(choice.head_dim);
    return {rows, Of::forward_shape(choice.head_dim, choice.role).columns};
  }
  static Status forward(const KernelChoice& choice, const ForwardParams& params, std::int64_t blocks, Stream stream) {
    return with_types(choice, [&](auto kind, auto dim) {
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
    const std::int64_t blocks = plan_backward_keys(problem, shape.warps * Of::kRows, shape.parts, params);
    if (blocks == 0) return hipSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if (choice.role == Role::General)
        return launch_amd_backward_keys<Of, Kind, dim.value, Role::General>(params, blocks, stream);
      return launch_amd_backward_keys<Of, Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status backward_query(const KernelChoice& choice, const AttentionProblem& problem, BackwardParams params,
                               Stream stream) {
    const AmdShape shape = Of::backward_query_shape(choice.head_dim, choice.role);
    const std::int64_t blocks = plan_backward_query(problem, shape.warps * Of::kRows, params);
    if (blocks == 0) return hipSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      using Kind = decltype(kind);
      if (choice.role == Role::General)
        return launch_amd_backward_query<Of, Kind, dim.value, Role::General>(params, blocks, stream);
      return launch_amd_backward_query<Of, Kind, dim.value, Role::Main>(params, blocks, stream);
    });
  }
  static Status backward_bias(const KernelChoice& choice, const AttentionProblem& problem, const Tensor& dbias,
                              BackwardParams params, Stream stream) {
    const AmdShape shape = Of::backward_query_shape(choice.head_dim, Role::General);
    const std::int64_t blocks = plan_backward_bias(problem, dbias, {shape.warps * Of::kRows, shape.columns}, params);
    if (blocks == 0) return hipSuccess;
    return with_types(choice, [&](auto kind, auto dim) {
      return launch_amd_backward_bias<Of, decltype(kind), dim.value>(params, blocks, stream);
    });
  }

 private:
  /// Queries of a work-group; the same with every kind and option.
  template <Role role>
  static int forward_rows(int head_dim) {
    return Of::forward_shape(head_dim, role).warps * Of::template ForwardMma<Half, role>::kRows;
  }
};

}  // namespace anywarp::attention::gpu
