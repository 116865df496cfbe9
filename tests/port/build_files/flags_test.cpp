// The table of nvcc's options and the walk over it.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "port/project/build_files/nvcc_flags.h"

namespace anywarp::port {
namespace {

const std::string kFolder = ANYWARP_SOURCE_DIR "/tests/port/build_files/";

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (const std::string_view word : split(text, ' '))
    if (!word.empty()) words.emplace_back(word);
  return words;
}

TEST(NvccFlags, EveryDocumentedOptionHasARow) {
  std::set<std::string_view> names;
  for (const NvccFlag& row : NvccFlagTable::builtin().rows()) names.insert(row.flag.substr(0, row.flag.find('=')));
  const Result<std::string> text = read_file(kFolder + "nvcc_options.txt");
  ASSERT_TRUE(text);
  int checked = 0;
  for (const std::string_view option : split(*text, '\n')) {
    if (option.empty() || option.front() == '#') continue;
    EXPECT_TRUE(names.contains(option)) << option;
    ++checked;
  }
  EXPECT_GT(checked, 200);
}

TEST(NvccFlags, RowsAreWellFormedAndUnique) {
  const Result<std::string> text = read_file(ANYWARP_SOURCE_DIR "/src/port/tables/nvcc_flags.tsv");
  ASSERT_TRUE(text);
  for (const std::string_view line : split(*text, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    EXPECT_EQ(split(line, '\t').size(), 5u) << line;
  }
  const std::set<std::string_view> forms{"alone", "=", "next-argument", "joined"};
  std::set<std::pair<std::string_view, std::string_view>> seen;
  for (const NvccFlag& row : NvccFlagTable::builtin().rows()) {
    EXPECT_TRUE(row.flag.starts_with('-')) << row.flag;
    EXPECT_TRUE(forms.contains(row.form)) << row.flag << ' ' << row.form;
    EXPECT_FALSE(row.reason.empty()) << row.flag;
    EXPECT_TRUE(seen.emplace(row.flag, row.form).second) << row.flag << ' ' << row.form << " stands twice";
    EXPECT_TRUE(row.severity != Severity::Manual || row.hip.empty()) << row.flag << ": a manual row writes nothing";
  }
}

TEST(NvccFlags, WalkGivesWhatTheCasesSay) {
  const Result<std::string> text = read_file(kFolder + "flag_cases.tsv");
  ASSERT_TRUE(text);
  for (const std::string_view line : split(*text, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const std::vector<std::string_view> columns = split(line, '\t');
    ASSERT_EQ(columns.size(), 2u) << line;
    const std::vector<std::string> words = words_of(columns[0]);
    std::vector<std::string> result;
    std::size_t covered = 0;
    for (const MappedFlags& mapped : NvccFlagTable::builtin().walk(words)) {
      EXPECT_EQ(mapped.first, covered);
      covered += mapped.count;
      const auto first = words.begin() + static_cast<long>(mapped.first);
      const std::vector<std::string> own(first, first + static_cast<long>(mapped.count));
      const std::vector<std::string>& kept = mapped.changed ? mapped.words : own;
      result.insert(result.end(), kept.begin(), kept.end());
    }
    EXPECT_EQ(covered, words.size());
    EXPECT_EQ(fmt::format("{}", fmt::join(result, " ")), columns[1]) << columns[0];
  }
}

}  // namespace
}  // namespace anywarp::port
