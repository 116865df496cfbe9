#include "port/project/build_files/make_text.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/text.h"

namespace anywarp::port {
namespace {

constexpr std::array kDirectives{"ifeq",     "ifneq",    "ifdef",  "ifndef", "else",  "endif",    "include",
                                 "-include", "sinclude", "define", "endef",  "vpath", "unexport", "undefine"};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Past the `$(…)`, `${…}` or `$x` at `at`.
std::size_t skip_reference(std::string_view text, std::size_t at, std::size_t end) {
  if (at + 1 >= end) return end;
  const char open = text[at + 1];
  if (open != '(' && open != '{') return at + 2;
  const char close = open == '(' ? ')' : '}';
  int depth = 0;
  for (std::size_t i = at + 1; i < end; ++i) {
    if (text[i] == open) ++depth;
    if (text[i] == close && --depth == 0) return i + 1;
  }
  return end;
}

std::size_t logical_end(std::string_view text, std::size_t begin) {
  for (std::size_t at = begin;;) {
    const std::size_t newline = text.find('\n', at);
    if (newline == std::string_view::npos) return text.size();
    std::size_t slashes = 0;
    std::size_t back = newline > begin && text[newline - 1] == '\r' ? newline - 1 : newline;
    while (back > begin && text[back - 1] == '\\') ++slashes, --back;
    if (slashes % 2 == 0) return newline;
    at = newline + 1;
  }
}

/// The first `wanted` outside of references, or npos.
std::size_t find_outside(std::string_view text, std::size_t begin, std::size_t end, char wanted) {
  for (std::size_t i = begin; i < end;) {
    if (text[i] == wanted) return i;
    i = text[i] == '$' ? skip_reference(text, i, end) : text[i] == '\\' ? i + 2 : i + 1;
  }
  return std::string_view::npos;
}

void classify(std::string_view text, MakeLine& line) {
  std::size_t at = line.begin;
  while (at < line.end && (is_blank(text[at]) || text[at] == '\n')) ++at;
  line.value = at;
  line.value_end = line.end;
  if (at == line.end) return;
  if (text[at] == '#') {
    line.kind = MakeLineKind::Comment;
    return;
  }
  const std::size_t word_end = std::min(text.find_first_of(" \t\r\n(", at), line.end);
  const std::string_view first = text.substr(at, word_end - at);
  if (std::find(kDirectives.begin(), kDirectives.end(), first) != kDirectives.end()) {
    line.kind = MakeLineKind::Directive;
    return;
  }
  if (const std::size_t hash = find_outside(text, at, line.end, '#'); hash != std::string_view::npos)
    line.value_end = hash;

  const std::size_t equals = find_outside(text, at, line.value_end, '=');
  const std::size_t colon = find_outside(text, at, line.value_end, ':');
  const bool target_colon = colon < equals && colon + 1 < line.value_end && text[colon + 1] != '=' &&
                            !(text[colon + 1] == ':' && colon + 2 < line.value_end && text[colon + 2] == '=');
  if (equals == std::string_view::npos ||
      (target_colon && text.substr(colon, equals - colon).find(';') != std::string_view::npos)) {
    line.kind = colon == std::string_view::npos ? MakeLineKind::Directive : MakeLineKind::Rule;
    if (colon != std::string_view::npos) line.value = colon + 1;
    return;
  }
  line.kind = MakeLineKind::Assignment;
  std::size_t name_end = equals;
  while (name_end > at && std::string_view(":?+!").find(text[name_end - 1]) != std::string_view::npos) --name_end;
  const std::size_t name_begin = target_colon ? colon + 1 : at;  // `target: NAME = value`
  std::string_view name = trim(text.substr(name_begin, name_end - name_begin));
  if (const std::size_t space = name.find_last_of(" \t"); space != std::string_view::npos)
    name = name.substr(space + 1);
  line.name = name;
  line.value = equals + 1;
}

}  // namespace

std::vector<MakeLine> make_lines(std::string_view text) {
  std::vector<MakeLine> lines;
  bool in_rule = false;
  for (std::size_t at = 0; at < text.size();) {
    MakeLine line;
    line.begin = at;
    line.end = logical_end(text, at);
    if (text[at] == '\t' && in_rule) {
      line.kind = MakeLineKind::Recipe;
      line.value = at + 1;
      line.value_end = line.end;
    } else {
      classify(text, line);
      if (line.kind == MakeLineKind::Rule) in_rule = true;
      if (line.kind == MakeLineKind::Assignment && text[at] != '\t') in_rule = false;
    }
    at = line.end + 1;
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<SourceWord> make_words(std::string_view text, std::size_t begin, std::size_t end) {
  std::vector<SourceWord> words;
  std::size_t at = begin;
  const auto is_space = [&](std::size_t i) {
    return is_blank(text[i]) || text[i] == '\n' ||
           (text[i] == '\\' && i + 1 < end && (text[i + 1] == '\n' || text[i + 1] == '\r'));
  };
  while (at < end) {
    if (is_space(at)) {
      ++at;
      continue;
    }
    SourceWord word;
    word.begin = at;
    char quote = '\0';
    while (at < end && (quote != '\0' || !is_space(at))) {
      const char c = text[at];
      if (c == '$') {
        at = skip_reference(text, at, end);
        continue;
      }
      if (quote == '\0' && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = '\0';
      } else if (c == '\\' && at + 1 < end) {
        ++at;
      }
      ++at;
    }
    at = std::min(at, end);
    word.end = at;
    word.text = text.substr(word.begin, word.end - word.begin);
    if (word.text.size() >= 2 && word.text.front() == word.text.back() &&
        (word.text.front() == '"' || word.text.front() == '\''))
      word.text = word.text.substr(1, word.text.size() - 2);
    words.push_back(std::move(word));
  }
  return words;
}

std::vector<std::string> make_references(std::string_view text) {
  std::vector<std::string> names;
  for (std::size_t at = text.find('$'); at != std::string_view::npos && at + 1 < text.size();
       at = text.find('$', at + 1)) {
    if (text[at + 1] != '(' && text[at + 1] != '{') continue;
    std::size_t end = at + 2;
    while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_' ||
                                 text[end] == '-' || text[end] == '.'))
      ++end;
    if (end < text.size() && (text[end] == ')' || text[end] == '}' || text[end] == ':'))
      names.emplace_back(text.substr(at + 2, end - at - 2));
  }
  return names;
}

std::string make_reference(std::string_view word) {
  if (word.size() < 4 || word.front() != '$' || skip_reference(word, 0, word.size()) != word.size()) return {};
  const std::vector<std::string> names = make_references(word.substr(0, word.size()));
  return names.empty() ? std::string() : names.front();
}

}  // namespace anywarp::port
