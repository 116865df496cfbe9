// Runs the flag table over words of a file and edits them in place: what Makefiles and CMake files have in common.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "port/project/build_files/nvcc_flags.h"
#include "port/project/build_files/text_edits.h"

namespace anywarp::port {

/// A word of a file: bytes [begin, end), and the text without the quotes around it.
struct SourceWord {
  std::size_t begin = 0, end = 0;
  std::string text;
};

struct FlagPolicy {
  bool libraries_only = false;  ///< Only `-l…` rows: the words go to a compiler that is not nvcc.
  bool follows_word =
      false;  ///< Something stands before the first word, so a dropped first word takes the space before it.
  std::string_view separator = " ";  ///< Between the words that one option becomes.
  /// What to write in place of the first architecture flag; may be empty.
  std::function<std::string()> architecture;
  /// Called for each word that the table leaves alone.
  std::function<void(std::size_t index)> untouched;
  /// Called for each change and for what is left to do by hand.
  std::function<void(std::size_t offset, Severity, std::string message)> say;
};

void edit_flags(std::string_view file, const std::vector<SourceWord>& words, const FlagPolicy& policy,
                TextEdits& edits);

}  // namespace anywarp::port
