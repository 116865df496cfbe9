// A registry row's functions for any GPU family: plan, launch, report. `Family` (arch/sm80, cdna, rdna) says which
// kernel takes what, and launches it.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "attention/arch/gpu/grid.h"
#include "attention/arch/gpu/plan.h"
#include "attention/arch/gpu/runtime.h"

namespace anywarp::attention::gpu {

/// Which kernel of a family runs.
struct KernelChoice {
  NumberKind kind;
  int head_dim;
  Role role;
};

inline DeviceLimits device_limits() {
  static FactOfDevice<DeviceLimits> known;
  DeviceLimits limits =
      known
          .get([](int device) -> Result<DeviceLimits> {
            return DeviceLimits{attribute_of(device, kMultiprocessors), attribute_of(device, kSharedBytes),
                                attribute_of(device, kCacheBytes)};
          })
          .value_or(DeviceLimits{});
  // Tests run the kernels for smaller GPUs on a large one.
  if (const char* const kib = std::getenv("ANYWARP_GPU_SHARED_KIB"))
    limits.shared_bytes = std::min<std::int64_t>(limits.shared_bytes, std::int64_t{1024} * std::atoi(kib));
  return limits;
}

template <typename Family>
struct GpuImplementation {
  static KernelChoice choose(const AttentionProblem& problem, bool general, const DeviceLimits& limits) {
    const int head_dim = compiled_head_dim(problem);
    return {number_kind(problem), head_dim,
            general ? Role::General : Family::role(head_dim, longest_rows(problem), limits)};
  }

  static Result<void> forward(const AttentionProblem& problem, const ForwardOutputs& outputs,
                              const Execution& execution) {
    const DeviceLimits limits = device_limits();
    const KernelChoice choice = choose(problem, needs_general(problem, outputs), limits);
    const TileSize tile = Family::tile(choice);
    const GridPlan plan = grid_plan(problem, tile, limits);
    const auto stream = static_cast<Stream>(execution.stream);
    if (problem.q.elements() == 0) return {};
    ForwardParams params = forward_params(problem, outputs);
    describe_grid(plan, params);
    if (problem.cu_seqlens_q != nullptr && problem.q.shape[2] > 0)
      if (auto done =
              checked(Family::fill_unowned(choice, params, problem.q.shape[2], stream), "clearing rows of no sequence");
          !done)
        return done;
    if (plan.blocks == 0) return {};
    if (plan.splits > 1) {
      params.partial_lse = static_cast<float*>(execution.workspace);
      params.partial_out = params.partial_lse + plan.blocks * tile.rows;
    }
    if (auto done = checked(Family::forward(choice, params, plan.blocks, stream), "launching attention"); !done)
      return done;
    if (plan.splits == 1) return {};
    return checked(Family::combine(choice, params, tile.rows, stream), "joining split keys");
  }

  /// Of the forward, enough for either kernel: whether the general one is needed depends on the output, which is not
  /// known here.
  static std::size_t workspace(const AttentionProblem& problem, Pass pass) {
    const DeviceLimits limits = device_limits();
    if (pass == Pass::Backward)
      return statistics_bytes(problem) +
             query_sums_bytes(problem, fused_choice(problem, choose(problem, false, limits), limits).second,
                              compiled_head_dim(problem));
    std::size_t most = 0;
    for (const bool general : {false, true}) {
      const TileSize tile = Family::tile(choose(problem, general, limits));
      const std::size_t bytes = grid_plan(problem, tile, limits).partial_bytes(problem, tile);
      most = bytes > most ? bytes : most;
    }
    return most;
  }

  static Result<void> backward(const AttentionProblem& problem, const BackwardInputs& inputs,
                               const BackwardOutputs& outputs, const Execution& execution) {
    const DeviceLimits limits = device_limits();
    KernelChoice choice = choose(problem, needs_general(problem, inputs, outputs), limits);
    if (choice.role == Role::Few) choice.role = Role::Main;
    const auto stream = static_cast<Stream>(execution.stream);
    BackwardParams params = backward_params(problem, inputs, outputs);
    params.statistic_lse = static_cast<float*>(execution.workspace);
    params.statistic_delta = params.statistic_lse + statistics_bytes(problem) / sizeof(float) / 2;

    // Rows of no sequence, and positions that no sequence uses, are reached by no block.
    if (outputs.dq && problem.cu_seqlens_q != nullptr)
      if (auto done = checked(Family::clear(params.dq, problem.q, stream), "clearing dq"); !done) return done;
    if (problem.cu_seqlens_k != nullptr || problem.seqlens_k != nullptr || problem.leftpad_k != nullptr) {
      if (outputs.dk)
        if (auto done = checked(Family::clear(params.dk, problem.k, stream), "clearing dk"); !done) return done;
      if (outputs.dv)
        if (auto done = checked(Family::clear(params.dv, problem.v, stream), "clearing dv"); !done) return done;
    }
    const auto [fused, tile] = fused_choice(problem, choice, limits);
    if (tile.rows != 0 && outputs.dq) {
      char* const after_statistics = static_cast<char*>(execution.workspace) + statistics_bytes(problem);
      params.dq_sums = reinterpret_cast<float*>(after_statistics);
      params.sum_count = static_cast<std::int64_t>(query_sums_bytes(problem, tile, fused.head_dim) / sizeof(float));
    }
    if (problem.q.elements() > 0)
      if (auto done = checked(Family::prepare(choice, params, stream), "preparing the backward"); !done) return done;
    if (outputs.dsinks) {
      float* to = static_cast<float*>(outputs.dsinks.data);
      if (auto done = checked(Family::sink_gradient(params, to, outputs.dsinks.strides[1], stream), "computing dsinks");
          !done)
        return done;
    }
    if (outputs.dbias)
      if (auto done = checked(Family::backward_bias(choice, problem, outputs.dbias, params, stream), "computing dbias");
          !done)
        return done;
    if constexpr (kHasFused)
      if (tile.rows != 0) return backward_fused(problem, fused, tile, params, stream);
    if (outputs.dk || outputs.dv)
      if (auto done = checked(Family::backward_keys(choice, problem, params, stream), "computing dk and dv"); !done)
        return done;
    if (!outputs.dq) return {};
    return checked(Family::backward_query(choice, problem, params, stream), "computing dq");
  }

 private:
  static constexpr bool kHasFused = requires { &Family::backward_fused; };

  /// The fused kernel and its tile; an empty tile where the two passes run.
  static std::pair<KernelChoice, TileSize> fused_choice(const AttentionProblem& problem, KernelChoice choice,
                                                        const DeviceLimits& limits) {
    if constexpr (kHasFused)
      if (!problem.deterministic && choice.role != Role::General) {
        choice.role = Family::fused_role(choice.head_dim, limits);
        return {choice, Family::fused_tile(choice)};
      }
    return {choice, {}};
  }

  static Result<void> backward_fused(const AttentionProblem& problem, const KernelChoice& choice, const TileSize& tile,
                                     BackwardParams params, Stream stream) {
    const std::int64_t blocks = plan_backward_fused(problem, tile, choice.head_dim, params);
    if (blocks > 0)
      if (auto done = checked(Family::backward_fused(choice, params, blocks, stream), "computing dk, dv and dq"); !done)
        return done;
    if (params.dq_sums == nullptr || problem.q.elements() == 0) return {};
    return checked(Family::store_query_sums(choice, params, stream), "storing dq");
  }
};

}  // namespace anywarp::attention::gpu
