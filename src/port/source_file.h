// A source file as the rules see it: its bytes and its raw tokens. Raw means before the preprocessor: inactive `#if`
// branches and macro bodies are there, strings and comments are single tokens that no rule mistakes for code.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace anywarp::port {

enum class TokenKind : std::uint8_t { Identifier, Number, String, Character, Punctuation };

struct Token {
  TokenKind kind;
  bool in_directive = false;  ///< Part of a `#…` line (a macro body, a condition, an include).
  std::uint32_t offset = 0;
  std::uint32_t length = 0;
  std::uint32_t end() const { return offset + length; }
};

/// One preprocessor line. `#include` has its operand whole in `operand`, with the quotes or brackets.
struct Directive {
  std::string_view keyword;  ///< "include", "if", "ifdef", "elif", "define", …; empty for a lone `#`.
  std::uint32_t offset = 0;  ///< Of the `#`.
  std::uint32_t end = 0;     ///< Past the last byte of the logical line, continuation lines included, newline excluded.
  std::size_t first_token = 0;  ///< Index in SourceFile::tokens of the `#`.
  std::size_t last_token = 0;   ///< One past.
  std::string_view
      operand;  ///< Of #include: `<mma.h>` or `"kernel.cuh"`; of #define, #ifdef, #ifndef, #undef: the name.
  std::uint32_t operand_offset = 0;
};

class SourceFile {
 public:
  SourceFile(std::filesystem::path path, std::string text);
  SourceFile(const SourceFile&) = delete;
  SourceFile& operator=(const SourceFile&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::string_view text() const { return text_; }
  const std::vector<Token>& tokens() const { return tokens_; }  ///< Comments are not among them.
  const std::vector<Directive>& directives() const { return directives_; }
  const LineIndex& lines() const { return lines_; }

  std::string_view text(const Token& token) const { return text_view(token.offset, token.end()); }
  std::string_view text_view(std::size_t begin, std::size_t end) const { return text().substr(begin, end - begin); }
  /// The spelling of token `index`; empty past either end, so that rules may look around without checks.
  std::string_view spelling(std::size_t index) const {
    return index < tokens_.size() ? text(tokens_[index]) : std::string_view();
  }
  /// Index of the token that starts at `offset`, if one does.
  std::optional<std::size_t> token_at(std::size_t offset) const;
  /// `index` is an opening bracket `( [ {`: the index of its partner, if there is one.
  std::optional<std::size_t> matching(std::size_t index) const;
  bool includes(std::string_view operand) const;

 private:
  std::filesystem::path path_;
  std::string text_;
  LineIndex lines_;
  std::vector<Token> tokens_;
  std::vector<Directive> directives_;
};

}  // namespace anywarp::port
