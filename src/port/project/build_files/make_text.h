// A Makefile as lines and words. No more of make's grammar than flags need: logical lines with their continuations,
// what kind each is, and words that keep `$(…)` and quotes whole.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "port/project/build_files/flag_words.h"

namespace anywarp::port {

enum class MakeLineKind { Blank, Comment, Directive, Assignment, Rule, Recipe };

struct MakeLine {
  MakeLineKind kind = MakeLineKind::Blank;
  std::size_t begin = 0, end = 0;  ///< The logical line without its last newline.
  std::string name;                ///< Assignment: the variable.
  std::size_t value =
      0;  ///< Assignment: where the value begins. Rule: where the prerequisites begin. Recipe: after the tab.
  std::size_t value_end = 0;  ///< Before a comment.
};

std::vector<MakeLine> make_lines(std::string_view text);

/// Words of [begin, end). Continuations are white space.
std::vector<SourceWord> make_words(std::string_view text, std::size_t begin, std::size_t end);

/// Names of the variables that `text` refers to: NVCC in `$(NVCC)`, SRCS in `$(SRCS:.cu=.o)`.
std::vector<std::string> make_references(std::string_view text);

/// The name in a word that is one reference and nothing else; empty otherwise.
std::string make_reference(std::string_view word);

}  // namespace anywarp::port
