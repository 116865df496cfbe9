#include "port/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace anywarp::port {
namespace {

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; }

bool is_angles(std::string_view spelling) {
  return !spelling.empty() && std::all_of(spelling.begin(), spelling.end(), [](char c) { return c == '>'; });
}

// What may stand after the `>` of a template-id but hardly after a comparison's operand-less `>`.
bool follows_template(std::string_view next) {
  static constexpr std::array kFollowers{"(",  ")", ",",   ";",   "::", "{",  "}",  ">", ">>", ">>>", "*", "&",
                                         "&&", "]", "...", "<<<", "=",  "==", "!=", "?", ":",  "",    "."};
  return std::find(kFollowers.begin(), kFollowers.end(), next) != kFollowers.end();
}

}  // namespace

std::string_view text_of(const SourceFile& file, TokenRange range) {
  if (range.empty()) return {};
  return file.text_view(file.tokens()[range.first].offset, file.tokens()[range.last - 1].end());
}

std::string compact_text(const SourceFile& file, TokenRange range) {
  std::string text;
  for (std::size_t i = range.first; i < range.last; ++i) {
    const std::string_view spelling = file.spelling(i);
    if (!text.empty() && !spelling.empty() && is_word(text.back()) && is_word(spelling.front())) text += ' ';
    text += spelling;
  }
  return text;
}

bool is_member_access(const SourceFile& file, std::size_t index) {
  if (index == 0) return false;
  const std::string_view before = file.spelling(index - 1);
  return before == "." || before == "->";
}

std::string qualifier_of(const SourceFile& file, std::size_t index) {
  std::string qualifier;
  while (index >= 2 && file.spelling(index - 1) == "::" && file.tokens()[index - 2].kind == TokenKind::Identifier) {
    index -= 2;
    const std::string_view part = file.spelling(index);
    if (part == "return" || part == "else" || part == "case" || part == "throw") break;
    qualifier = qualifier.empty() ? std::string(part) : std::string(part) + "::" + qualifier;
  }
  return qualifier;
}

std::optional<std::size_t> matching_angle(const SourceFile& file, std::size_t index, bool declaration) {
  const auto& tokens = file.tokens();
  if (index >= tokens.size() || file.spelling(index) != "<") return std::nullopt;
  const bool in_directive = tokens[index].in_directive;
  std::size_t depth = 1;
  for (std::size_t i = index + 1; i < tokens.size(); ++i) {
    if (tokens[i].in_directive != in_directive) {
      if (in_directive) return std::nullopt;
      continue;
    }
    const std::string_view spelling = file.spelling(i);
    if (spelling == "(" || spelling == "[" || spelling == "{") {
      const auto partner = file.matching(i);
      if (!partner) return std::nullopt;
      i = *partner;
    } else if (spelling == ")" || spelling == "]" || spelling == "}" || spelling == ";" || spelling == "&&" ||
               spelling == "||" || spelling == "?") {
      return std::nullopt;
    } else if (spelling == "<") {
      if (i > 0 && tokens[i - 1].kind == TokenKind::Identifier) ++depth;
    } else if (is_angles(spelling)) {
      if (spelling.size() < depth) {
        depth -= spelling.size();
        continue;
      }
      const bool name = declaration && i + 1 < tokens.size() && tokens[i + 1].kind == TokenKind::Identifier;
      return name || follows_template(file.spelling(i + 1)) ? std::optional(i) : std::nullopt;
    }
  }
  return std::nullopt;
}

std::vector<TokenRange> split_at_commas(const SourceFile& file, std::size_t first, std::size_t last, bool declaration) {
  std::vector<TokenRange> parts;
  if (first >= last) return parts;
  std::size_t begin = first;
  for (std::size_t i = first; i < last; ++i) {
    const std::string_view spelling = file.spelling(i);
    if (spelling == "(" || spelling == "[" || spelling == "{") {
      const auto partner = file.matching(i);
      if (partner && *partner < last) i = *partner;
    } else if (spelling == "<" && i > first && file.tokens()[i - 1].kind == TokenKind::Identifier) {
      const auto partner = matching_angle(file, i, declaration);
      if (partner && *partner < last) i = *partner;
    } else if (spelling == ",") {
      parts.push_back({begin, i});
      begin = i + 1;
    }
  }
  parts.push_back({begin, last});
  return parts;
}

std::vector<TokenRange> split_arguments(const SourceFile& file, std::size_t open, std::size_t close) {
  return split_at_commas(file, open + 1, close);
}

std::optional<Call> call_at(const SourceFile& file, std::size_t index) {
  Call call;
  call.name = index;
  std::size_t next = index + 1;
  if (file.spelling(next) == "<") {
    const auto angle = matching_angle(file, next);
    if (!angle) return std::nullopt;
    next = *angle + 1;
  }
  if (file.spelling(next) != "(") return std::nullopt;
  if (file.tokens()[next].in_directive != file.tokens()[index].in_directive) return std::nullopt;
  const auto close = file.matching(next);
  if (!close) return std::nullopt;
  call.open = next;
  call.close = *close;
  call.arguments = split_arguments(file, call.open, call.close);
  return call;
}

bool mentions(const SourceFile& file, TokenRange range, std::string_view identifier) {
  for (std::size_t i = range.first; i < range.last; ++i)
    if (file.tokens()[i].kind == TokenKind::Identifier && file.spelling(i) == identifier) return true;
  return false;
}

std::optional<unsigned long long> integer_literal(std::string_view spelling) {
  std::string digits;
  for (const char c : spelling)
    if (c != '\'') digits += c;
  int base = 10;
  std::string_view rest = digits;
  if (rest.starts_with("0x") || rest.starts_with("0X")) {
    base = 16;
    rest.remove_prefix(2);
  } else if (rest.starts_with("0b") || rest.starts_with("0B")) {
    base = 2;
    rest.remove_prefix(2);
  } else if (rest.size() > 1 && rest.front() == '0') {
    base = 8;
    rest.remove_prefix(1);
  }
  unsigned long long value = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value, base);
  if (error != std::errc() || end == rest.data()) return std::nullopt;
  const std::string_view suffix(end, static_cast<std::size_t>(rest.data() + rest.size() - end));
  for (const char c : suffix)
    if (c != 'u' && c != 'U' && c != 'l' && c != 'L' && c != 'z' && c != 'Z') return std::nullopt;
  return value;
}

}  // namespace anywarp::port
