#include "port/normalise/launch_braces.h"

#include "port/launches.h"

namespace anywarp::port {

std::string unbrace_launch_arguments(std::string_view text) {
  std::string result(text);
  if (text.find("<<<") == std::string_view::npos) return result;
  const SourceFile file("", result);
  for (const Launch& launch : launches_of(file))
    for (const TokenRange argument : launch.arguments) {
      if (argument.empty() || file.spelling(argument.first) != "{") continue;
      const auto close = file.matching(argument.first);
      if (!close || *close + 1 != argument.last) continue;
      const bool none = *close == argument.first + 1;
      result[file.tokens()[argument.first].offset] = none ? '0' : '(';
      result[file.tokens()[*close].offset] = none ? ' ' : ')';
    }
  return result;
}

}  // namespace anywarp::port
