#include "port/simt_target/shared_memory.h"

#include <set>

#include "port/simt_target/token_text.h"

namespace anywarp::port {
namespace {

// `__shared__` and the macros that stand for it.
std::set<std::string_view> shared_words(const SourceFile& file) {
  std::set<std::string_view> words{"__shared__"};
  for (const Directive& directive : file.directives()) {
    const bool alias = directive.keyword == "define" && directive.last_token == directive.first_token + 4 &&
                       words.contains(file.spelling(directive.first_token + 3));
    if (alias) words.insert(directive.operand);
  }
  return words;
}

// A declaration in a macro's replacement text does not reach past it.
TokenRange reach(const SourceFile& file, std::size_t index) {
  const std::optional<MacroBody> body = macro_body(file, index);
  return body ? body->text : TokenRange{0, file.tokens().size()};
}

bool is_attribute(std::string_view word) { return word == "alignas" || word == "__align__" || word == "__attribute__"; }

// Tokens up to `end` close an attribute's parentheses: where the attribute starts.
std::optional<std::size_t> attribute_before(const SourceFile& file, std::size_t end, std::size_t first) {
  for (std::size_t i = end; i-- > first;)
    if (is_attribute(file.spelling(i)) && file.matching(i + 1) == end - 1)
      return i;
    else if (file.spelling(i) == ";" || file.spelling(i) == "{")
      break;
  return std::nullopt;
}

std::size_t statement_begin(const SourceFile& file, std::size_t index) {
  const bool in_directive = file.tokens()[index].in_directive;
  const std::size_t first = reach(file, index).first;
  while (index > first) {
    const std::string_view before = file.spelling(index - 1);
    if (before == ";" || before == "{" || before == "}" || before == ":") break;
    if (file.tokens()[index - 1].in_directive != in_directive) break;
    if (before == ")") {
      const std::optional<std::size_t> attribute = attribute_before(file, index, first);
      if (!attribute) break;
      index = *attribute;
      continue;
    }
    --index;
    if (before == "extern" || before == "static") break;
  }
  return index;
}

// The `;`, or the end of the macro that leaves it to its user.
std::optional<std::size_t> statement_end(const SourceFile& file, std::size_t index) {
  const std::size_t last = reach(file, index).last;
  for (; index < last; ++index) {
    const std::string_view spelled = file.spelling(index);
    if (spelled == ";") return index;
    if (spelled == "(" || spelled == "[" || spelled == "{") {
      const auto close = file.matching(index);
      if (!close) return std::nullopt;
      index = *close;
    } else if (spelled == ")" || spelled == "}") {
      return std::nullopt;
    }
  }
  return last < file.tokens().size() ? std::optional(last) : std::nullopt;
}

struct Specifiers {
  std::string type;        // What is left of the declaration before the first name.
  std::string definition;  // Of an unnamed struct or union: the type, named and defined.
  std::string alignment = "0";
  bool dynamic = false;
};

// Tokens [first, last) without `__shared__`, storage and alignment.
Specifiers read_specifiers(const SourceFile& file, std::size_t first, std::size_t last,
                           const std::set<std::string_view>& words, std::string_view variable) {
  Specifiers result;
  for (std::size_t i = first; i < last; ++i) {
    const std::string_view spelled = file.spelling(i);
    if (words.contains(spelled) || spelled == "static") continue;
    if (spelled == "extern") {
      result.dynamic = true;
      continue;
    }
    const bool attribute = spelled == "__attribute__", aligns = is_attribute(spelled) && !attribute;
    if (is_attribute(spelled) && file.spelling(i + 1) == "(") {
      const std::size_t close = file.matching(i + 1).value_or(i + 1);
      if (aligns) result.alignment = on_one_line(file, i + 2, close);
      if (attribute && file.spelling(i + 3) == "aligned" && file.spelling(i + 4) == "(")
        result.alignment = on_one_line(file, i + 5, file.matching(i + 4).value_or(i + 5));
      i = close;
      continue;
    }
    const bool defines = spelled == "struct" || spelled == "union" || spelled == "class";
    const std::size_t brace = defines ? i + (file.spelling(i + 1) == "{" ? 1 : 2) : last;
    if (brace < last && file.spelling(brace) == "{") {
      const std::size_t close = file.matching(brace).value_or(brace);
      const std::string name =
          brace == i + 1 ? "anywarp_type_of_" + std::string(variable) : std::string(file.spelling(i + 1));
      result.definition = std::string(spelled) + " " + name + " " + on_one_line(file, brace, close + 1) + "; ";
      result.type += name;
      i = close;
      continue;
    }
    const bool spaced = !result.type.empty() && file.tokens()[i].kind == TokenKind::Identifier &&
                        !result.type.ends_with("::") && !result.type.ends_with('<');
    result.type += (spaced ? " " : "") + std::string(spelled);
  }
  return result;
}

// The name in declarator tokens [first, last): the last identifier before an array bound or the end.
std::size_t name_in(const SourceFile& file, std::size_t first, std::size_t last) {
  std::size_t name = last;
  for (std::size_t i = first; i < last; ++i) {
    const std::string_view spelled = file.spelling(i);
    if (spelled == "<")
      i = matching_angle(file, i, /*declaration=*/true).value_or(i);
    else if (spelled == "(" || spelled == "{")
      i = file.matching(i).value_or(i);
    else if (spelled == "[" || spelled == "=")
      break;
    else if (file.tokens()[i].kind == TokenKind::Identifier)
      name = i;
  }
  return name;
}

// Where the `*` and what qualifies it begin, before the name: `int *const p` has the base `int`.
std::size_t base_end(const SourceFile& file, std::size_t first, std::size_t name) {
  std::size_t end = name;
  for (std::size_t i = name; i-- > first;) {
    const std::string_view spelled = file.spelling(i);
    if (spelled == "*")
      end = i;
    else if (spelled != "const" && spelled != "volatile" && spelled != "__restrict__")
      break;
  }
  return end;
}

// `pointer`: the declarator's own `*`, between the base type and the name.
std::string declare(const SourceFile& file, const Specifiers& specifiers, const std::string& pointer, std::size_t name,
                    std::size_t last) {
  std::string bounds;
  for (std::size_t i = name + 1; i < last && file.spelling(i) != "="; ++i) bounds += file.spelling(i);
  const std::string variable(file.spelling(name)), base = specifiers.type + pointer;
  const std::string type = base + (bounds.empty() ? "" : " " + bounds);
  const std::string reference = bounds.empty() ? base + "& " + variable : base + " (&" + variable + ")" + bounds;
  return reference + " = ::anywarp::simt::shared_object<" + type +
         ">([]() -> ::anywarp::simt::SharedSite& { static ::anywarp::simt::SharedSite site{" +
         string_literal(file, name, name + 1) + ", __FILE__, __LINE__, sizeof(" + type +
         "), ::anywarp::simt::shared_alignment<" + type + ">(" + specifiers.alignment + ")}; return site; }());";
}

}  // namespace

void rewrite_shared_memory(const SourceFile& file, FileEdits& edits) {
  const std::set<std::string_view> words = shared_words(file);
  for (std::size_t i = 0; i < file.tokens().size(); ++i) {
    if (!words.contains(file.spelling(i)) || file.tokens()[i].kind != TokenKind::Identifier) continue;
    const bool in_directive = file.tokens()[i].in_directive;
    // The alias's own name, and conditions about it.
    if (in_directive && !macro_body(file, i)) continue;
    const std::size_t first = statement_begin(file, i);
    const auto semicolon = statement_end(file, i);
    if (!semicolon) continue;

    const std::vector<TokenRange> declarators = split_at_commas(file, first, *semicolon, /*declaration=*/true);
    std::string text;
    Specifiers specifiers;
    for (std::size_t d = 0; d < declarators.size(); ++d) {
      const std::size_t name = name_in(file, declarators[d].first, declarators[d].last);
      if (name == declarators[d].last) continue;
      const std::size_t base = base_end(file, declarators[d].first, name);
      if (d == 0) {
        specifiers = read_specifiers(file, first, base, words, file.spelling(name));
        text += specifiers.definition;
      }
      const std::string pointer = on_one_line(file, base, name);
      if (specifiers.dynamic) {
        const std::string alignment =
            specifiers.alignment == "0" ? "" : " __attribute__((aligned(" + specifiers.alignment + ")))";
        text += "extern ANYWARP_DYNAMIC_SHARED" + alignment + " " + specifiers.type + pointer + " " +
                on_one_line(file, name, declarators[d].last) + " __asm__(\"anywarp_dynamic_shared\");";
      } else {
        text += declare(file, specifiers, pointer, name, declarators[d].last);
      }
    }
    if (specifiers.type.empty()) continue;  // `#define SHARED __shared__`
    const std::size_t final = file.spelling(*semicolon) == ";" ? *semicolon : *semicolon - 1;
    const std::size_t from = file.tokens()[first].offset, to = file.tokens()[final].end();
    edits.replace(from, to - from, text + line_ends(file, from, to, in_directive));
    i = final;
  }
}

}  // namespace anywarp::port
