// compat.tsv against the headers: every row's function stands in its header, every header is in the folder, no name
// twice for one header, and each compat header includes only its neighbours and HIP.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "base/text.h"

namespace anywarp {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(ANYWARP_SOURCE_DIR) / "src/port/compat";

std::string text_of(const fs::path& file) {
  const auto text = read_file(file);
  EXPECT_TRUE(text) << file;
  return text.value_or("");
}

struct Row {
  std::string cuda, compat, header, notes;
};

std::vector<Row> rows() {
  std::vector<Row> result;
  const std::string table = text_of(kFolder / "compat.tsv");
  bool first = true;
  for (std::string_view line : split(table, '\n')) {
    if (line.empty()) continue;
    const auto cells = split(line, '\t');
    EXPECT_EQ(cells.size(), 4u) << line;
    if (cells.size() != 4) continue;
    if (first)
      EXPECT_EQ(line, "cuda\tcompat\theader\tnotes");
    else
      result.push_back({std::string(cells[0]), std::string(cells[1]), std::string(cells[2]), std::string(cells[3])});
    first = false;
  }
  return result;
}

TEST(CompatTable, HasEachNameOnceForAHeader) {
  std::set<std::pair<std::string, std::string>> seen;
  for (const Row& row : rows())
    EXPECT_TRUE(seen.emplace(row.cuda, row.header).second) << row.cuda << " twice in " << row.header;
  EXPECT_GT(seen.size(), 300u);
}

TEST(CompatTable, NamesOnlyWhatItsHeaderDefines) {
  const std::string warp = text_of(kFolder / "warp.h");
  const std::string calls = text_of(fs::path(ANYWARP_SOURCE_DIR) / "tests/port/compat/every_function.hip.cpp");
  for (const Row& row : rows()) {
    ASSERT_TRUE(fs::exists(kFolder / row.header)) << row.header;
    if (row.header == "warp.h") {
      constexpr std::string_view kNamespace = "anywarp::hip::";
      ASSERT_EQ(row.compat.substr(0, kNamespace.size()), kNamespace) << row.compat;
      const std::string name = row.compat.substr(kNamespace.size());
      EXPECT_NE(warp.find(" " + name + (name == "warp_size" ? " =" : "(")), std::string::npos) << name;
    } else {
      // Most are made by macros from parts of their names; that they exist is what every_function.hip.cpp compiles.
      EXPECT_EQ(row.compat, row.cuda);
      if (!row.cuda.starts_with("__is")) EXPECT_NE(calls.find(row.compat + "("), std::string::npos) << row.compat;
    }
  }
}

TEST(CompatHeaders, StandAlone) {
  for (const fs::directory_entry& entry : fs::directory_iterator(kFolder)) {
    if (entry.path().extension() != ".h") continue;
    const std::string text = text_of(entry.path());
    EXPECT_TRUE(text.starts_with("// SPDX-License-Identifier: Apache-2.0\n")) << entry.path();
    for (std::string_view line : split(text, '\n')) {
      line = trim(line);
      if (!line.starts_with("#include ")) continue;
      const std::string_view name = trim(line.substr(9));
      if (name.front() == '"')
        EXPECT_TRUE(fs::exists(kFolder / name.substr(1, name.size() - 2))) << entry.path() << ": " << line;
      else
        EXPECT_TRUE(name.starts_with("<hip/") || name.starts_with("<rocwmma/") ||
                    name.find('.') == std::string_view::npos)
            << entry.path() << ": " << line;
    }
  }
}

}  // namespace
}  // namespace anywarp
