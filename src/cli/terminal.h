// How commands speak to a person: colours where they are wanted, one moving progress line on a terminal, silence in a
// pipe.
#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include "anywarp/error.h"
#include "cli/exit_code.h"

namespace anywarp::cli {

enum class Colour { Plain, Bold, Dim, Red, Green, Yellow, Blue };

/// Whether `stream` gets colours: a terminal, unless NO_COLOR is set and not empty; CLICOLOR_FORCE turns them on in a
/// pipe.
bool coloured(std::FILE* stream);
/// `text` in a colour, if stdout gets colours.
std::string paint(Colour colour, std::string_view text);

/// One line on stderr that is redrawn; nothing when stderr is not a terminal.
class ProgressLine {
 public:
  ~ProgressLine() { clear(); }
  void show(std::string_view step, std::size_t done, std::size_t total);
  void clear();

 private:
  bool drawn_ = false;
};

/// `anywarp: message` on stderr; the exit code that fits.
int complain(const Error& error);

}  // namespace anywarp::cli
