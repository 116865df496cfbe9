#include "port/project/build_files/flag_words.h"

namespace anywarp::port {

void edit_flags(std::string_view file, const std::vector<SourceWord>& words, const FlagPolicy& policy,
                TextEdits& edits) {
  std::vector<std::string> texts;
  for (const SourceWord& word : words) texts.push_back(word.text);
  bool kept = false;
  bool architecture_given = false;
  for (const MappedFlags& mapped : NvccFlagTable::builtin().walk(texts)) {
    const SourceWord& first = words[mapped.first];
    const std::size_t end = words[mapped.first + mapped.count - 1].end;
    const bool out_of_reach = policy.libraries_only && !first.text.starts_with("-l");
    if (out_of_reach || (!mapped.changed && mapped.severity == Severity::Auto)) {
      kept = true;
      for (std::size_t i = 0; policy.untouched && i < mapped.count; ++i) policy.untouched(mapped.first + i);
      continue;
    }
    policy.say(first.begin, mapped.severity, describe(file.substr(first.begin, end - first.begin), mapped));
    if (!mapped.changed) {
      kept = true;
      continue;
    }
    std::string replacement;
    if (mapped.architecture && policy.architecture && !std::exchange(architecture_given, true))
      replacement = policy.architecture();
    for (const std::string& word : mapped.words) {
      if (!replacement.empty()) replacement += policy.separator;
      replacement += word;
    }
    if (!replacement.empty()) {
      edits.replace(first.begin, end, replacement);
      kept = true;
    } else if (kept) {
      edits.replace(words[mapped.first - 1].end, end, "");
    } else {  // Nothing kept so far: takes the space after it, so that the next word stands where this one stood.
      const std::size_t next = mapped.first + mapped.count;
      const bool last = next >= words.size();
      std::size_t begin = first.begin;
      if (last && policy.follows_word)
        while (begin > 0 && (file[begin - 1] == ' ' || file[begin - 1] == '\t')) --begin;
      edits.replace(begin, last ? end : words[next].begin, "");
    }
  }
}

}  // namespace anywarp::port
