#include "attention/selection.h"

#include <cstdlib>

#include "attention/argument_check.h"

namespace anywarp::attention {
namespace {

/// Why it does not run the problem, as one line; empty if it does.
std::string objection(const Implementation& implementation, const AttentionProblem& problem, Pass pass) {
  if (implementation.device != problem.device)
    return "required device " + name_of(problem.device) + "; supported device " + name_of(implementation.device) +
           "; missing a kernel for " + name_of(problem.device);
  if (std::string why = implementation.unavailable(); !why.empty()) return "not available here: " + why;
  if (const auto refusal = implementation.refuses(problem, pass))
    return "required " + refusal->required + "; supported " + refusal->supported + "; missing " + refusal->missing;
  return "";
}

std::string names_of(std::span<const Implementation> list) {
  std::string names;
  for (const Implementation& one : list) names += (names.empty() ? "" : ", ") + std::string(one.name);
  return names;
}

}  // namespace

Result<const Implementation*> choose(std::span<const Implementation> list, std::string_view forced,
                                     const AttentionProblem& problem, Pass pass) {
  const std::string title = pass == Pass::Forward ? "attention forward" : "attention backward";
  if (!forced.empty()) {
    for (const Implementation& one : list) {
      if (one.name != forced) continue;
      const std::string why = objection(one, problem, pass);
      if (why.empty()) return &one;
      return fail(ErrorCode::Unsupported,
                  title + ": " + std::string(forced) + ", which ANYWARP_ATTENTION names, does not run it: " + why);
    }
    return invalid("ANYWARP_ATTENTION", std::string(forced), "unset, or one of " + names_of(list));
  }
  std::string reasons;
  for (const Implementation& one : list) {
    const std::string why = objection(one, problem, pass);
    if (why.empty()) return &one;
    if (one.device == problem.device) reasons += "\n  " + std::string(one.name) + ": " + why;
  }
  if (reasons.empty())
    return fail(ErrorCode::Unsupported, title + ": required device " + name_of(problem.device) +
                                            ", for which this build has no implementation; it has " + names_of(list));
  return fail(ErrorCode::Unsupported, title + ": no implementation runs this problem" + reasons);
}

Result<const Implementation*> choose_append(std::span<const Implementation> list, Device device) {
  std::string reasons;
  for (const Implementation& one : list) {
    if (one.device != device) continue;
    const std::string why = one.unavailable();
    if (why.empty() && one.append != nullptr) return &one;
    reasons +=
        "\n  " + std::string(one.name) + ": " +
        (why.empty() ? "required kv_append; supported attention; missing kv_append" : "not available here: " + why);
  }
  return fail(ErrorCode::Unsupported, "kv_append: no implementation runs this on " + name_of(device) + reasons);
}

std::string_view forced_implementation() {
  const char* const name = std::getenv("ANYWARP_ATTENTION");
  return name == nullptr ? std::string_view() : std::string_view(name);
}

}  // namespace anywarp::attention
