// What a porting rule or pass has to say about one place in the user's code. How it is printed (terminal, JSON, SARIF,
// HTML) is decided in port/report and cli. What the engine finds in a run is another thing: simt.h's Finding.
#pragma once

#include <string>
#include <string_view>

namespace anywarp {

enum class Severity {
  Auto,    ///< Changed for you.
  Review,  ///< Changed, look at it.
  Manual,  ///< Left as it was: do it yourself.
};

constexpr std::string_view to_string(Severity severity) {
  switch (severity) {
    case Severity::Auto:
      return "auto";
    case Severity::Review:
      return "review";
    case Severity::Manual:
      return "manual";
  }
  return "manual";
}

/// The severity that `name` spells; anything unknown is Auto. Tables and scripts of ours are the only callers.
constexpr Severity severity_of(std::string_view name) {
  return name == "manual" ? Severity::Manual : name == "review" ? Severity::Review : Severity::Auto;
}

struct Diagnostic {
  std::string rule;  ///< Rule id: file stem, test folder, doc page, and the name in brackets.
  Severity severity = Severity::Auto;
  unsigned line = 1;       ///< In the input file, from 1.
  unsigned column = 1;     ///< In bytes, from 1.
  std::string message;     ///< One sentence: what and why.
  std::string suggestion;  ///< Code to write, where there is one.

  /// The rule's page, relative to the project's documentation.
  std::string doc() const { return "docs/rules/" + rule + ".md"; }
};

}  // namespace anywarp
