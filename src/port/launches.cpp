#include "port/launches.h"

#include <algorithm>
#include <optional>

namespace anywarp::port {
namespace {

// `bracket` three times from token `first` on, in one token or several: one past the last of them.
std::optional<std::size_t> three_of(const SourceFile& file, std::size_t first, char bracket) {
  std::size_t count = 0;
  std::size_t at = first;
  for (; count < 3; ++at) {
    const std::string_view spelling = file.spelling(at);
    const bool all =
        !spelling.empty() && std::all_of(spelling.begin(), spelling.end(), [&](char c) { return c == bracket; });
    if (!all) return std::nullopt;
    count += spelling.size();
  }
  return count == 3 ? std::optional(at) : std::nullopt;
}

// A template argument list's end also reads `>>>`; a launch's is followed by the call's parenthesis.
std::optional<Launch> launch_at(const SourceFile& file, std::size_t first) {
  const auto opened = three_of(file, first, '<');
  if (!opened) return std::nullopt;
  const bool in_directive = file.tokens()[first].in_directive;
  for (std::size_t i = *opened; i < file.tokens().size(); ++i) {
    if (file.tokens()[i].in_directive != in_directive) {
      if (in_directive) return std::nullopt;
      continue;
    }
    const std::string_view spelling = file.spelling(i);
    if (spelling == ";" || spelling == "}") return std::nullopt;
    if (spelling == "(" || spelling == "[" || spelling == "{") {
      const auto partner = file.matching(i);
      if (!partner) return std::nullopt;
      i = *partner;
      continue;
    }
    const auto closed = three_of(file, i, '>');
    if (!closed || (file.spelling(*closed) != "(" && !in_directive)) continue;
    return Launch{{first, *opened}, {i, *closed}, split_arguments(file, *opened - 1, i)};
  }
  return std::nullopt;
}

}  // namespace

std::vector<Launch> launches_of(const SourceFile& file) {
  std::vector<Launch> launches;
  for (std::size_t i = 1; i < file.tokens().size(); ++i) {
    if (!file.spelling(i).starts_with("<<")) continue;
    const auto launch = launch_at(file, i);
    if (!launch) continue;
    launches.push_back(*launch);
    i = launch->close.last - 1;
  }
  return launches;
}

}  // namespace anywarp::port
