// An `asm` statement taken apart; what its instructions become is ptx.cpp's.
#include <cctype>

#include "port/rules/support/ptx.h"

namespace anywarp::port {
namespace {

// The characters that a string literal stands for, as far as assembly uses them.
std::string unescaped(std::string_view literal) {
  const std::size_t quote = literal.find('"');
  if (quote == std::string_view::npos) return "";
  if (quote > 0 && literal[quote - 1] == 'R') {
    const std::size_t open = literal.find('(', quote);
    const std::size_t close = literal.rfind(')');
    return open == std::string_view::npos || close == std::string_view::npos
               ? ""
               : std::string(literal.substr(open + 1, close - open - 1));
  }
  std::string text;
  for (std::size_t i = quote + 1; i + 1 < literal.size(); ++i) {
    if (literal[i] != '\\') {
      text += literal[i];
      continue;
    }
    const char escaped = literal[++i];
    if (escaped == '\n') continue;
    text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped == 'r' ? ' ' : escaped;
  }
  return text;
}

// `"=r"(x), "r"(y)` between two colons. A symbolic name `[d] "=r"(x)` is skipped over.
std::vector<AsmOperand> operands_of(const SourceFile& file, std::size_t first, std::size_t last) {
  std::vector<AsmOperand> operands;
  for (std::size_t i = first; i < last; ++i) {
    if (file.tokens()[i].kind != TokenKind::String || file.spelling(i + 1) != "(") continue;
    const auto close = file.matching(i + 1);
    if (!close || *close > last) break;
    operands.push_back({unescaped(file.spelling(i)), {i + 2, *close}});
    i = *close;
  }
  return operands;
}

}  // namespace

std::optional<AsmStatement> asm_at(const SourceFile& file, std::size_t index) {
  const std::string_view word = file.spelling(index);
  if (word != "asm" && word != "__asm__" && word != "__asm") return std::nullopt;
  if (file.tokens()[index].kind != TokenKind::Identifier) return std::nullopt;
  std::size_t open = index + 1;
  while (file.spelling(open) == "volatile" || file.spelling(open) == "__volatile__" ||
         file.spelling(open) == "__volatile" || file.spelling(open) == "goto" || file.spelling(open) == "inline")
    ++open;
  if (file.spelling(open) != "(") return std::nullopt;
  const auto close = file.matching(open);
  if (!close) return std::nullopt;

  AsmStatement statement;
  statement.has_semicolon = file.spelling(*close + 1) == ";";
  statement.tokens = {index, *close + (statement.has_semicolon ? 2 : 1)};
  std::vector<std::size_t> colons;
  for (std::size_t i = open + 1; i < *close; ++i) {
    const std::string_view spelling = file.spelling(i);
    if (spelling == "(" || spelling == "[") {
      if (const auto partner = file.matching(i)) i = *partner;
    } else if (spelling == ":") {
      colons.push_back(i);
    } else if (spelling == "::") {
      colons.push_back(i);
      colons.push_back(i);
    }
  }
  const std::size_t template_end = colons.empty() ? *close : colons[0];
  for (std::size_t i = open + 1; i < template_end; ++i) {
    if (file.tokens()[i].kind == TokenKind::String)
      statement.text += unescaped(file.spelling(i));
    else
      statement.plain_text = false;
  }
  if (!colons.empty()) {
    const std::size_t outputs_end = colons.size() > 1 ? colons[1] : *close;
    statement.operands = operands_of(file, colons[0] + 1, outputs_end);
    statement.outputs = statement.operands.size();
    if (colons.size() > 1) {
      const std::size_t inputs_end = colons.size() > 2 ? colons[2] : *close;
      for (AsmOperand& input : operands_of(file, colons[1] + 1, inputs_end))
        statement.operands.push_back(std::move(input));
    }
  }
  return statement;
}

}  // namespace anywarp::port
