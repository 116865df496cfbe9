// The ordered list of implementations, one row each; the first that is available and does not refuse runs. Adding one
// is a folder under arch/ and a row in registry.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "anywarp/attention.h"

namespace anywarp::attention {

/// Why an implementation does not take a problem: "required head_dim 320, supported 1…256, missing 320".
struct Refusal {
  std::string required;   ///< What the problem asks for: `head_dim 320`.
  std::string supported;  ///< What the implementation has: `head_dim 1 to 256`.
  std::string missing;    ///< What would have to be added, in a word or two: `head_dim above 256`.
};

struct Implementation {
  std::string_view name;
  std::string_view title;
  Device device;
  /// Empty, or why this build or machine cannot run it: `the CPU has no AVX-512`.
  std::string (*unavailable)();
  /// Nothing, or why not. Sees valid problems of its device only. A pass that is missing altogether is refused here.
  std::optional<Refusal> (*refuses)(const AttentionProblem& problem, Pass pass);
  Result<void> (*forward)(const AttentionProblem&, const ForwardOutputs&, const Execution&);
  Result<void> (*backward)(const AttentionProblem&, const BackwardInputs&, const BackwardOutputs&, const Execution&);
  std::size_t (*workspace)(const AttentionProblem&, Pass);  ///< nullptr: 0 bytes.
  /// kv_append on a GPU. nullptr on the CPU, where one copy serves all.
  Result<void> (*append)(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v,
                         const Execution&);

  /// Kernels that the build leaves out have a row too, with the first four members alone: messages and `anywarp doctor`
  /// say how to get them.
  bool built() const { return forward != nullptr; }
};

std::span<const Implementation> implementations();

}  // namespace anywarp::attention
