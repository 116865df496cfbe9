#include "port/project/build_files/nvcc_flags.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.h"
#include "port/tables/tsv.h"

ANYWARP_DECLARE_TABLE(nvcc_flags);

namespace anywarp::port {
namespace {

std::vector<std::string> words_of(std::string_view text, std::string_view separators) {
  std::vector<std::string> words;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(separators, at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    words.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

std::string_view unquote(std::string_view text) {
  if (text.size() >= 2 && text.front() == text.back() && (text.front() == '"' || text.front() == '\''))
    return text.substr(1, text.size() - 2);
  return text;
}

std::string replace_value(std::string word, std::string_view value) {
  constexpr std::string_view kValue = "{value}";
  if (const std::size_t at = word.find(kValue); at != std::string::npos) word.replace(at, kValue.size(), value);
  return word;
}

}  // namespace

const NvccFlagTable& NvccFlagTable::builtin() {
  static const NvccFlagTable table(ANYWARP_TABLE_TEXT(nvcc_flags));
  return table;
}

NvccFlagTable::NvccFlagTable(std::string_view tsv) {
  for_each_row<5>(tsv, [&](const std::array<std::string_view, 5>& columns) {
    for (const std::string_view flag : split(columns[0], ' ')) {
      for (const std::string_view form : split(columns[1], ',')) {
        index_.emplace(std::pair(flag, form), rows_.size());
        rows_.push_back({flag, form, columns[2], severity_of(columns[3]), columns[4]});
      }
    }
  });
}

const NvccFlag* NvccFlagTable::find(std::string_view flag, std::string_view form) const {
  const auto found = index_.find({flag, form});
  return found == index_.end() ? nullptr : &rows_[found->second];
}

std::vector<MappedFlags> NvccFlagTable::walk(const std::vector<std::string>& words) const {
  std::vector<MappedFlags> result;
  for (std::size_t at = 0; at < words.size();) {
    MappedFlags mapped = one(words[at], at + 1 < words.size() ? &words[at + 1] : nullptr);
    mapped.first = at;
    at += mapped.count;
    result.push_back(std::move(mapped));
  }
  return result;
}

MappedFlags NvccFlagTable::one(std::string_view word, const std::string* following) const {
  if (!word.starts_with('-')) return {};
  if (const NvccFlag* row = find(word, "alone")) return apply(*row, 1, "", word);
  const std::size_t equals = word.find('=');
  if (equals != std::string_view::npos) {
    if (const NvccFlag* row = find(word.substr(0, equals), "=")) return apply(*row, 1, word.substr(equals + 1), word);
  } else if (following != nullptr) {
    const std::string spaced = fmt::format("{} {}", word, *following);
    if (const NvccFlag* row = find(fmt::format("{}={}", word, *following), "alone")) return apply(*row, 2, "", spaced);
    if (const NvccFlag* row = find(word, "next-argument")) {
      if (const NvccFlag* joined = find(fmt::format("{}{}", word, *following), "alone"))
        return apply(*joined, 2, "", spaced);
      return apply(*row, 2, *following, spaced);
    }
  }
  if (!word.starts_with("--") && word.size() > 2) {
    if (const NvccFlag* row = find(word.substr(0, 2), "joined")) return apply(*row, 1, word.substr(2), word);
  }
  if (const NvccFlag* row = find(word, "next-argument"); row != nullptr && following == nullptr) {
    MappedFlags mapped;  // Its value stands elsewhere: dropped only where the value is sure to be dropped too.
    mapped.changed = mapped.architecture = row->hip == "{arch}";
    mapped.severity = mapped.changed ? row->severity : Severity::Manual;
    mapped.reason = row->reason;
    return mapped;
  }
  return {};
}

MappedFlags NvccFlagTable::apply(const NvccFlag& row, std::size_t count, std::string_view value,
                                 std::string_view written) const {
  MappedFlags mapped;
  mapped.count = count;
  mapped.severity = row.severity;
  mapped.reason = row.reason;
  if (row.severity == Severity::Manual) return mapped;
  if (row.hip == "{arch}") {
    mapped.architecture = true;
  } else if (row.hip == "{host}") {
    mapped.words = words_of(unquote(value), ", \t\n\\");
  } else {
    for (std::string& word : words_of(row.hip, " ")) mapped.words.push_back(replace_value(std::move(word), value));
  }
  mapped.changed = fmt::format("{}", fmt::join(mapped.words, " ")) != written;
  if (!mapped.changed) mapped.severity = Severity::Auto;
  return mapped;
}

std::string describe(std::string_view written, const MappedFlags& mapped) {
  if (!mapped.changed) return fmt::format("`{}` is left as it is: {}.", written, mapped.reason);
  if (mapped.words.empty()) return fmt::format("`{}` is dropped: {}.", written, mapped.reason);
  return fmt::format("`{}` becomes `{}`: {}.", written, fmt::join(mapped.words, " "), mapped.reason);
}

}  // namespace anywarp::port
