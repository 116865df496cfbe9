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

std::size_t statement_begin(const SourceFile& file, std::size_t index) {
  const bool in_directive = file.tokens()[index].in_directive;
  while (index > 0) {
    const std::string_view before = file.spelling(index - 1);
    if (before == ";" || before == "{" || before == "}" || before == ":" || before == "\\") break;
    if (file.tokens()[index - 1].in_directive != in_directive) break;
    // A statement in a macro begins after the macro's name or parameter list.
    if (before == ")" && file.spelling(index) != "__shared__" && in_directive) break;
    --index;
    if (before == "extern" || before == "static") break;
  }
  return index;
}

std::optional<std::size_t> statement_end(const SourceFile& file, std::size_t index) {
  for (; index < file.tokens().size(); ++index) {
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
  return std::nullopt;
}

struct Specifiers {
  std::string type;        // What is left of the declaration before the first name.
  std::string definition;  // Of an unnamed struct or union: the type, named and defined.
  std::string alignment = "0";
  bool dynamic = false;
};

// Tokens [first, last) without `__shared__`, storage and alignment.
Specifiers read_specifiers(const SourceFile& file, std::size_t first, std::size_t last, const std::set<std::string_view>& words,
                           std::string_view variable) {
  Specifiers result;
  for (std::size_t i = first; i < last; ++i) {
    const std::string_view spelled = file.spelling(i);
    if (words.contains(spelled) || spelled == "static") continue;
    if (spelled == "extern") {
      result.dynamic = true;
      continue;
    }
    const bool aligns = spelled == "alignas" || spelled == "__align__";
    const bool attribute = spelled == "__attribute__";
    if ((aligns || attribute) && file.spelling(i + 1) == "(") {
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
      const std::string name = brace == i + 1 ? "anywarp_type_of_" + std::string(variable) : std::string(file.spelling(i + 1));
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
    if (spelled == "<") i = matching_angle(file, i, last).value_or(i);
    else if (spelled == "(" || spelled == "{") i = file.matching(i).value_or(i);
    else if (spelled == "[" || spelled == "=") break;
    else if (file.tokens()[i].kind == TokenKind::Identifier) name = i;
  }
  return name;
}

std::string declare(const SourceFile& file, const Specifiers& specifiers, std::size_t name, std::size_t last) {
  std::string bounds;
  for (std::size_t i = name + 1; i < last && file.spelling(i) != "="; ++i) bounds += file.spelling(i);
  const std::string variable(file.spelling(name));
  const std::string type = specifiers.type + (bounds.empty() ? "" : " " + bounds);
  const std::string reference = bounds.empty() ? specifiers.type + "& " + variable
                                               : specifiers.type + " (&" + variable + ")" + bounds;
  return reference + " = ::anywarp::simt::shared_object<" + type +
         ">([]() -> ::anywarp::simt::SharedSite& { static ::anywarp::simt::SharedSite site{\"" + variable +
         "\", __FILE__, __LINE__, sizeof(" + type + "), ::anywarp::simt::shared_alignment<" + type + ">(" +
         specifiers.alignment + ")}; return site; }());";
}

}  // namespace

void rewrite_shared_memory(const SourceFile& file, FileEdits& edits) {
  const std::set<std::string_view> words = shared_words(file);
  for (std::size_t i = 0; i < file.tokens().size(); ++i) {
    if (!words.contains(file.spelling(i)) || file.tokens()[i].kind != TokenKind::Identifier) continue;
    const bool in_directive = file.tokens()[i].in_directive;
    // The alias's own definition, and conditions about it.
    if (in_directive && (file.spelling(i - 1) == "define" || !statement_end(file, i))) continue;
    const std::size_t first = statement_begin(file, i);
    const auto semicolon = statement_end(file, i);
    if (!semicolon) continue;

    const std::vector<TokenSpan> declarators = split_at_commas(file, first, *semicolon);
    std::string text;
    Specifiers specifiers;
    for (std::size_t d = 0; d < declarators.size(); ++d) {
      const std::size_t name = name_in(file, declarators[d].first, declarators[d].last);
      if (name == declarators[d].last) continue;
      if (d == 0) {
        specifiers = read_specifiers(file, first, name, words, file.spelling(name));
        text += specifiers.definition;
      }
      if (specifiers.dynamic) {
        const std::string alignment = specifiers.alignment == "0" ? "" : " __attribute__((aligned(" + specifiers.alignment + ")))";
        text += "extern ANYWARP_DYNAMIC_SHARED" + alignment + " " + specifiers.type + " " +
                on_one_line(file, name, declarators[d].last) + " __asm__(\"anywarp_dynamic_shared\");";
      } else {
        text += declare(file, specifiers, name, declarators[d].last);
      }
    }
    const std::size_t from = file.tokens()[first].offset, to = file.tokens()[*semicolon].end();
    edits.replace(from, to - from, text + line_ends(file, from, to, in_directive));
    i = *semicolon;
  }
}

}  // namespace anywarp::port
