#include "port/source_file.h"

#include <algorithm>

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

namespace anywarp::port {
namespace {

clang::LangOptions lexing_options() {
  clang::LangOptions options;
  options.CPlusPlus = options.CPlusPlus11 = options.CPlusPlus14 = options.CPlusPlus17 = options.CPlusPlus20 = true;
  options.CUDA = true;  // `<<<` and `>>>` are one token each.
  options.GNUMode = true;
  options.LineComment = true;
  options.RawStringLiterals = true;
  options.Digraphs = true;
  options.DollarIdents = true;
  return options;
}

TokenKind kind_of(const clang::Token& token) {
  if (token.is(clang::tok::raw_identifier)) return TokenKind::Identifier;
  if (token.is(clang::tok::numeric_constant)) return TokenKind::Number;
  if (clang::tok::isStringLiteral(token.getKind())) return TokenKind::String;
  if (token.isOneOf(clang::tok::char_constant, clang::tok::wide_char_constant, clang::tok::utf8_char_constant,
                    clang::tok::utf16_char_constant, clang::tok::utf32_char_constant))
    return TokenKind::Character;
  return TokenKind::Punctuation;
}

// Past the logical line: a newline that no backslash escapes.
std::size_t logical_line_end(std::string_view text, std::size_t at) {
  for (;;) {
    const std::size_t newline = text.find('\n', at);
    if (newline == std::string_view::npos) return text.size();
    std::size_t last = newline;
    if (last > at && text[last - 1] == '\r') --last;
    if (last == at || text[last - 1] != '\\') return last;
    at = newline + 1;
  }
}

bool is_include(std::string_view keyword) {
  return keyword == "include" || keyword == "include_next" || keyword == "import";
}

bool is_free_text(std::string_view keyword) { return keyword == "error" || keyword == "warning"; }

bool names_a_macro(std::string_view keyword) {
  return keyword == "define" || keyword == "undef" || keyword == "ifdef" || keyword == "ifndef";
}

}  // namespace

SourceFile::SourceFile(std::filesystem::path path, std::string bytes)
    : path_(std::move(path)), text_(std::move(bytes)), lines_(text_) {
  const clang::LangOptions options = lexing_options();
  const char* const begin = text_.c_str();
  clang::Lexer lexer(clang::SourceLocation(), options, begin, begin, begin + text_.size());
  clang::Token token;

  std::size_t directive_end = 0;
  bool in_directive = false;
  // A lexer that has been sent past the operand of an #include.
  const auto skip_to = [&](std::size_t offset) { lexer.seek(static_cast<unsigned>(offset), false); };
  const auto close = [&] {
    if (in_directive) directives_.back().last_token = tokens_.size();
    in_directive = false;
  };

  for (;;) {
    const bool last = lexer.LexFromRawLexer(token);
    if (token.is(clang::tok::eof)) break;
    const auto length = token.getLength();
    const auto offset = static_cast<std::uint32_t>(lexer.getBufferLocation() - begin) - length;
    if (in_directive && offset >= directive_end) close();
    if (!token.is(clang::tok::comment)) {
      if (token.is(clang::tok::hash) && token.isAtStartOfLine()) {
        close();
        in_directive = true;
        Directive directive;
        directive.offset = offset;
        directive_end = logical_line_end(text_, offset);
        directive.end = static_cast<std::uint32_t>(directive_end);
        directive.first_token = tokens_.size();
        directives_.push_back(directive);
      }
      tokens_.push_back({kind_of(token), in_directive, offset, length});
      if (in_directive) {
        Directive& directive = directives_.back();
        const std::size_t position = tokens_.size() - directive.first_token;
        const std::string_view spelled = text_view(offset, offset + length);
        if (position == 2) {
          directive.keyword = spelled;
          if (is_free_text(spelled)) skip_to(directive_end);
          if (is_include(spelled)) {
            const std::size_t open = text_.find_first_not_of(" \t", offset + length);
            const char closing = open == std::string::npos ? '\0'
                                 : text_[open] == '<'      ? '>'
                                 : text_[open] == '"'      ? '"'
                                                           : '\0';
            const std::size_t close_at = closing ? text_.find(closing, open + 1) : std::string::npos;
            if (close_at != std::string::npos && close_at < directive_end) {
              directive.operand = text_view(open, close_at + 1);
              directive.operand_offset = static_cast<std::uint32_t>(open);
              tokens_.push_back(
                  {TokenKind::String, true, directive.operand_offset, static_cast<std::uint32_t>(close_at + 1 - open)});
              skip_to(close_at + 1);
            }
          }
        } else if (position == 3 && names_a_macro(directive.keyword)) {
          directive.operand = spelled;
          directive.operand_offset = offset;
        }
      }
    }
    if (last) break;
  }
  close();
}

std::optional<std::size_t> SourceFile::token_at(std::size_t offset) const {
  const auto found = std::lower_bound(tokens_.begin(), tokens_.end(), offset,
                                      [](const Token& token, std::size_t at) { return token.offset < at; });
  if (found == tokens_.end() || found->offset != offset) return std::nullopt;
  return static_cast<std::size_t>(found - tokens_.begin());
}

std::optional<std::size_t> SourceFile::matching(std::size_t index) const {
  const std::string_view open = spelling(index);
  const std::string_view close = open == "(" ? ")" : open == "[" ? "]" : open == "{" ? "}" : "";
  if (close.empty()) return std::nullopt;
  int depth = 0;
  for (std::size_t i = index; i < tokens_.size(); ++i) {
    // A bracket opened in code is not closed by one in a directive between, nor the other way round.
    if (tokens_[i].in_directive != tokens_[index].in_directive) {
      if (tokens_[index].in_directive) return std::nullopt;
      continue;
    }
    const std::string_view spelled = spelling(i);
    if (spelled == open) ++depth;
    if (spelled == close && --depth == 0) return i;
  }
  return std::nullopt;
}

bool SourceFile::includes(std::string_view operand) const {
  return std::any_of(directives_.begin(), directives_.end(), [&](const Directive& directive) {
    return is_include(directive.keyword) && directive.operand == operand;
  });
}

}  // namespace anywarp::port
