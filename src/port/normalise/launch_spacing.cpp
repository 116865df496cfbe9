#include "port/normalise/launch_spacing.h"

#include "port/source_file.h"

namespace anywarp::port {
namespace {

// Tokens `i` and `i + 1` spell `<<` and `<` (or `<` and `<<`) with only spaces between: the run's end, else 0.
std::size_t split_bracket(const SourceFile& file, std::size_t i, std::string_view pair, std::string_view single) {
  const std::string_view first = file.spelling(i), second = file.spelling(i + 1);
  const bool apart = (first == pair && second == single) || (first == single && second == pair);
  if (!apart) return 0;
  const Token &a = file.tokens()[i], &b = file.tokens()[i + 1];
  for (std::size_t at = a.end(); at < b.offset; ++at)
    if (file.text()[at] != ' ' && file.text()[at] != '\t') return 0;
  return b.end() > a.offset + 3 ? b.end() : 0;
}

}  // namespace

std::string join_launch_brackets(std::string_view text) {
  std::string result(text);
  if (text.find("<< ") == std::string_view::npos && text.find("< <<") == std::string_view::npos) return result;
  const SourceFile file("", result);
  for (std::size_t i = 1; i + 1 < file.tokens().size(); ++i) {
    const std::size_t open_end = split_bracket(file, i, "<<", "<");
    if (!open_end) continue;
    // A launch only if the brackets close the same way before the statement ends, followed by `(`.
    for (std::size_t j = i + 2; j + 2 < file.tokens().size() && file.spelling(j) != ";"; ++j) {
      const bool whole = file.spelling(j) == ">>>" && file.spelling(j + 1) == "(";
      const std::size_t close_end = split_bracket(file, j, ">>", ">");
      if (!whole && !(close_end && file.spelling(j + 2) == "(")) continue;
      const auto rewrite = [&](std::size_t begin, std::size_t end, char bracket) {
        for (std::size_t at = begin; at < end; ++at) result[at] = at < begin + 3 ? bracket : ' ';
      };
      rewrite(file.tokens()[i].offset, open_end, '<');
      if (!whole) rewrite(file.tokens()[j].offset, close_end, '>');
      i = j;
      break;
    }
  }
  return result;
}

}  // namespace anywarp::port
