#include "port/project/build_files/make_defines.h"

#include <map>

#include "base/text.h"
#include "port/project/build_files/make_text.h"

namespace anywarp::port {
namespace {

std::string_view first_word(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_first_of(" \t(", begin) - begin);
}

}  // namespace

std::vector<std::string> make_defines(std::string_view text) {
  std::map<std::string, std::string> values;  // Whole word by name; empty: there are two.
  const auto add = [&](const std::string& word) {
    if (word.empty() || word.find_first_of("$\\'\"`") != std::string::npos) return;
    const auto [found, is_new] = values.emplace(word.substr(0, word.find('=')), word);
    if (!is_new && found->second != word) found->second.clear();
  };
  int depth = 0;
  for (const MakeLine& line : make_lines(text)) {
    if (line.kind == MakeLineKind::Directive) {
      const std::string_view word = first_word(text.substr(line.begin, line.end - line.begin));
      if (word.starts_with("if")) ++depth;
      if (word == "endif") --depth;
    }
    if (depth > 0 || (line.kind != MakeLineKind::Assignment && line.kind != MakeLineKind::Recipe)) continue;
    const std::vector<SourceWord> words =
        make_words(text, line.value, line.kind == MakeLineKind::Assignment ? line.value_end : line.end);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (!words[i].text.starts_with("-D")) continue;
      if (words[i].text.size() > 2)
        add(words[i].text.substr(2));
      else if (i + 1 < words.size())
        add(words[++i].text);
    }
  }
  std::vector<std::string> result;
  for (const auto& [name, word] : values)
    if (!word.empty()) result.push_back(word);
  return result;
}

}  // namespace anywarp::port
