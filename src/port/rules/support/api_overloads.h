// CUDA calls whose HIP name depends on the number or the form of their arguments. The tables have one HIP name for each
// CUDA name; CUDA overloads some of them, and CUDA 12 and 13 changed parameter lists where HIP kept the older ones.
#pragma once

#include <optional>
#include <string>

#include "anywarp/port.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {

struct Overload {
  std::string hip;  ///< Empty: no HIP form takes these arguments.
  Severity severity = Severity::Auto;
  std::string message;
  std::string append_arguments;  ///< Inserted before the closing parenthesis.
  std::string suggestion;
};

/// The overload that the call at token `index` is, where the plain name of the tables would be wrong.
std::optional<Overload> overload_of(const SourceFile& file, std::size_t index, const RuleContext& context);

}  // namespace anywarp::port
