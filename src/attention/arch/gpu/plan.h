// From a problem to what a GPU kernel is told, on the host and without any GPU's headers: which kernel takes it, and
// what is refused. How a grid covers it is in grid.h.
#pragma once

#include <cstdint>
#include <optional>

#include "anywarp/attention.h"
#include "attention/core/kernel_params.h"
#include "attention/registry.h"

namespace anywarp::attention::gpu {

/// Which of a head dimension's kernels.
enum class Role : std::uint8_t {
  Main,     ///< Rows of whole 16-byte vectors; causality, windows, packed sequences, sinks.
  Compact,  ///< The same for devices with less shared memory.
  Few,      ///< The same for few queries: decoding.
  General,  ///< Everything: any strides, pages, and the options that change scores.
};

/// Which numbers a kernel computes with; its types are in mma/kinds.h.
enum class NumberKind : std::uint8_t { Half, BFloat16, Float32, TensorFloat32 };
NumberKind number_kind(const AttentionProblem& problem);

/// The head dimensions that kernels are compiled for, and those of float32. The engine's tests compile fewer.
#if !defined(ANYWARP_HEAD_DIMS)
#define ANYWARP_HEAD_DIMS 32, 64, 96, 128, 192, 256
#endif
#if !defined(ANYWARP_FLOAT_HEAD_DIMS)
#define ANYWARP_FLOAT_HEAD_DIMS 64, 128, 256
#endif
inline constexpr int kHeadDims[] = {ANYWARP_HEAD_DIMS};
inline constexpr int kFloatHeadDims[] = {ANYWARP_FLOAT_HEAD_DIMS};
/// The smallest that holds the problem's, or 0.
int compiled_head_dim(const AttentionProblem& problem);

/// Whether only the general kernel does.
bool needs_general(const AttentionProblem& problem, const ForwardOutputs& outputs);
bool needs_general(const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs);

/// Everything but how the grid covers it.
ForwardParams forward_params(const AttentionProblem& problem, const ForwardOutputs& outputs);
BackwardParams backward_params(const AttentionProblem& problem, const BackwardInputs& inputs,
                               const BackwardOutputs& outputs);

/// Why no GPU kernel of the project takes it.
std::optional<Refusal> refuses(const AttentionProblem& problem, Pass pass);

}  // namespace anywarp::attention::gpu
