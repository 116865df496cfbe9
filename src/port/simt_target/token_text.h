// Pieces of source text for rewriting within a line budget: what moves keeps its newlines, what is repeated loses them.
#pragma once

#include <string>
#include <vector>

#include "port/source_file.h"

namespace anywarp::port {

/// Tokens [first, last): the spelling, with single spaces where there was space, on one line, without comments.
std::string on_one_line(const SourceFile& file, std::size_t first, std::size_t last);

/// As many line ends as bytes [begin, end) have; with the backslash if `in_directive`.
std::string line_ends(const SourceFile& file, std::size_t begin, std::size_t end, bool in_directive);

struct TokenSpan {
  std::size_t first = 0;
  std::size_t last = 0;  ///< One past.
  bool empty() const { return first == last; }
};

/// Splits tokens [first, last) at commas outside all brackets; template argument lists count as brackets. In a declaration a
/// name may follow such a list; in an expression `a < b, c > d` is two comparisons.
std::vector<TokenSpan> split_at_commas(const SourceFile& file, std::size_t first, std::size_t last, bool declaration = false);

/// The macro in whose replacement text token `index` stands, if it does: the text's tokens and the parameters.
struct MacroBody {
  TokenSpan text;
  std::vector<std::string_view> parameters;
};
std::optional<MacroBody> macro_body(const SourceFile& file, std::size_t index);

/// A string literal that spells tokens [first, last). Parameters of the macro that they stand in become the arguments.
std::string string_literal(const SourceFile& file, std::size_t first, std::size_t last);

/// `index` is a `<`: the index of the `>` that closes it as a template argument list, if it reads as one.
std::optional<std::size_t> matching_angle(const SourceFile& file, std::size_t index, std::size_t last);

}  // namespace anywarp::port
