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
  for (auto count = std::count(text.begin(), text.end(), '\n'); count > 0; --count)
    ends += in_directive ? " \\\n" : "\n";
  return ends;
}

std::optional<MacroBody> macro_body(const SourceFile& file, std::size_t index) {
  if (index >= file.tokens().size() || !file.tokens()[index].in_directive) return std::nullopt;
  const std::vector<Directive>& all = file.directives();
  const auto after = std::upper_bound(all.begin(), all.end(), index, [](std::size_t token, const Directive& directive) {
    return token < directive.first_token;
  });
  if (after == all.begin()) return std::nullopt;
  const Directive& directive = *std::prev(after);
  const std::size_t name = directive.first_token + 2;
  if (directive.keyword != "define" || index <= name || index >= directive.last_token) return std::nullopt;
  MacroBody body{{name + 1, directive.last_token}, {}};
  const bool takes_arguments =
      file.spelling(name + 1) == "(" && file.tokens()[name + 1].offset == file.tokens()[name].end();
  if (!takes_arguments) return body;
  const std::size_t close = file.matching(name + 1).value_or(directive.last_token);
  if (index <= close) return std::nullopt;
  for (std::size_t i = name + 2; i < close; ++i) {
    if (file.tokens()[i].kind == TokenKind::Identifier) body.parameters.push_back(file.spelling(i));
    if (file.spelling(i) == "..." && file.spelling(i - 1) != "__VA_ARGS__") body.parameters.emplace_back("__VA_ARGS__");
  }
  body.text.first = close + 1;
  return body;
}

std::string string_literal(const SourceFile& file, std::size_t first, std::size_t last) {
  const std::optional<MacroBody> body = macro_body(file, first);
  std::string literal = "\"";
  for (std::size_t i = first; i < last; ++i) {
    if (i > first && file.tokens()[i].offset > file.tokens()[i - 1].end()) literal += ' ';
    const std::string_view spelled = file.spelling(i);
    if (body && std::find(body->parameters.begin(), body->parameters.end(), spelled) != body->parameters.end()) {
      literal += "\" #" + std::string(spelled) + " \"";
      continue;
    }
    for (const char c : spelled) literal += c == '"' || c == '\\' ? std::string{'\\', c} : std::string{c};
  }
  return literal + '"';
}

}  // namespace anywarp::port
