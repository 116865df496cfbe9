// Pieces of source text for rewriting within a line budget: what moves keeps its newlines, what is repeated loses them.
#pragma once

#include <string>
#include <vector>

#include "port/source_file.h"
#include "port/tokens.h"

namespace anywarp::port {

/// Tokens [first, last): the spelling, with single spaces where there was space, on one line, without comments.
std::string on_one_line(const SourceFile& file, std::size_t first, std::size_t last);

/// As many line ends as bytes [begin, end) have; with the backslash if `in_directive`.
std::string line_ends(const SourceFile& file, std::size_t begin, std::size_t end, bool in_directive);

/// The macro in whose replacement text token `index` stands, if it does: the text's tokens and the parameters.
struct MacroBody {
  TokenRange text;
  std::vector<std::string_view> parameters;
};
std::optional<MacroBody> macro_body(const SourceFile& file, std::size_t index);

/// A string literal that spells tokens [first, last). Parameters of the macro that they stand in become the arguments.
std::string string_literal(const SourceFile& file, std::size_t first, std::size_t last);

}  // namespace anywarp::port
