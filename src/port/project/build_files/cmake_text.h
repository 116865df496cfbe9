// A CMake file as commands and arguments, by CMake's own lexical rules: comments and bracket comments are skipped,
// quoted and bracket arguments are one argument each, parentheses nest.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace anywarp::port {

struct CmakeArgument {
  enum class Kind { Unquoted, Quoted, Bracket, Parenthesis };
  Kind kind = Kind::Unquoted;
  std::size_t begin = 0, end = 0;  ///< With the quotes.
  std::size_t text_begin = 0;      ///< Where `text` begins.
  std::string text;                ///< Between the quotes, as written.
  std::size_t text_end() const { return text_begin + text.size(); }
};

struct CmakeCommand {
  std::string name;  ///< In lower case: command names have no case.
  std::size_t name_begin = 0, name_end = 0;
  std::size_t open = 0, end = 0;  ///< Of `(`; past `)`.
  std::vector<CmakeArgument> arguments;
};

/// Commands in order. Reading stops quietly where the file is malformed: what is after stays as it is.
std::vector<CmakeCommand> cmake_commands(std::string_view text);

}  // namespace anywarp::port
