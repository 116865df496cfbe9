// What a preprocessor condition is worth when only some macros are known: true, false, or not to be told. For finding
// branches that no HIP device compilation reaches.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

namespace anywarp::port {

/// A macro's value; none if nothing is known about it. 0 with `defined` false: known to be undefined.
struct MacroValue {
  bool defined = false;
  long long value = 0;
};
using MacroLookup = std::function<std::optional<MacroValue>(std::string_view)>;

/// The value of the condition text (comments and line continuations allowed); none if it depends on what is not known
/// or does not read as a condition.
std::optional<long long> evaluate_condition(std::string_view text, const MacroLookup& lookup);

/// What every HIP compilation for an AMD device defines, and what none does (`__CUDA_ARCH__`, `__CUDACC__`, …).
std::optional<MacroValue> hip_device_macro(std::string_view name);

}  // namespace anywarp::port
