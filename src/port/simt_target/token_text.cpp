#include "port/simt_target/token_text.h"

#include <algorithm>

namespace anywarp::port {

std::string on_one_line(const SourceFile& file, std::size_t first, std::size_t last) {
  std::string text;
  for (std::size_t i = first; i < last; ++i) {
    if (i > first && file.tokens()[i].offset > file.tokens()[i - 1].end()) text += ' ';
    text += file.spelling(i);
  }
  return text;
}

std::string line_ends(const SourceFile& file, std::size_t begin, std::size_t end, bool in_directive) {
  std::string ends;
  const std::string_view text = file.text_view(begin, end);
  for (auto count = std::count(text.begin(), text.end(), '\n'); count > 0; --count) ends += in_directive ? " \\\n" : "\n";
  return ends;
}

std::optional<std::size_t> matching_angle(const SourceFile& file, std::size_t index, std::size_t last) {
  int depth = 0;
  for (std::size_t i = index; i < last; ++i) {
    const std::string_view spelled = file.spelling(i);
    if (spelled == "<") ++depth;
    if (spelled == ">") depth -= 1;
    if (spelled == ">>") depth -= 2;
    if (depth <= 0) return i;
    if (spelled == ";" || spelled == "{" || spelled == "}" || spelled == "&&" || spelled == "||") return std::nullopt;
    if (spelled == ")" || spelled == "]") return std::nullopt;
    if (spelled == "(" || spelled == "[") {
      const std::optional<std::size_t> close = file.matching(i);
      if (!close || *close >= last) return std::nullopt;
      i = *close;
    }
  }
  return std::nullopt;
}

std::vector<TokenSpan> split_at_commas(const SourceFile& file, std::size_t first, std::size_t last) {
  std::vector<TokenSpan> parts;
  if (first >= last) return parts;
  std::size_t begin = first;
  for (std::size_t i = first; i < last; ++i) {
    const std::string_view spelled = file.spelling(i);
    if (spelled == "(" || spelled == "[" || spelled == "{") {
      if (const auto close = file.matching(i); close && *close < last) i = *close;
    } else if (spelled == "<" && i > first && file.tokens()[i - 1].kind == TokenKind::Identifier) {
      const auto close = matching_angle(file, i, last);
      const std::string_view after = close ? file.spelling(*close + 1) : std::string_view();
      const bool list = close && (*close + 1 == last || after == "(" || after == "::" || after == "{" || after == "," ||
                                  after == "*" || after == "&");
      if (list) i = *close;
    } else if (spelled == ",") {
      parts.push_back({begin, i});
      begin = i + 1;
    }
  }
  parts.push_back({begin, last});
  return parts;
}

}  // namespace anywarp::port
