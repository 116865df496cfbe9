// Build files ported in golden folders: <rule>/<case>/input/NAME becomes expected/NAME, and expected.txt holds the
// diagnostics, one a line. A case whose expected file equals its input must stay untouched. options.json, where there
// is one, changes the options. ANYWARP_UPDATE_GOLDEN=1 writes what is expected.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "port/project/build_files/build_files.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> cases() {
  std::vector<fs::path> found;
  const fs::path root = fs::path(ANYWARP_SOURCE_DIR) / "tests/port/build_files";
  for (const char* rule : {"setup_py", "makefile", "cmake"})
    for (const fs::directory_entry& entry : fs::directory_iterator(root / rule)) found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

BuildFileOptions options_of(const fs::path& folder) {
  BuildFileOptions options;
  options.resource_dir = fs::path(ANYWARP_SOURCE_DIR) / "src/port/project/python";
  const Result<std::string> text = read_file(folder / "options.json");
  if (!text) return options;
  const nlohmann::json json = nlohmann::json::parse(*text);
  if (json.value("style", "hip") == "guarded") options.style = BuildStyle::Guarded;
  options.include_root = json.value("include_root", "");
  options.rename = json.value("rename", std::map<std::string, std::string>());
  return options;
}

std::string listing(const std::vector<Diagnostic>& diagnostics) {
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics) {
    text += fmt::format("{}:{}: {}: {} [{}]\n", diagnostic.line, diagnostic.column, to_string(diagnostic.severity),
                        diagnostic.message, diagnostic.rule);
    if (!diagnostic.suggestion.empty()) text += fmt::format("    {}\n", diagnostic.suggestion);
  }
  return text;
}

class BuildFileGolden : public testing::TestWithParam<fs::path> {};

TEST_P(BuildFileGolden, BecomesWhatIsExpected) {
  const fs::path folder = GetParam();
  const fs::path input = fs::directory_iterator(folder / "input")->path();
  const BuildFileOptions options = options_of(folder);
  const Result<std::string> text = read_file(input);
  ASSERT_TRUE(text);
  const Result<BuildFileResult> ported = port_build_file(input, *text, options);
  ASSERT_TRUE(ported) << ported.error().message;
  const fs::path expected = folder / "expected" / input.filename();
  if (std::getenv("ANYWARP_UPDATE_GOLDEN") != nullptr) {
    ASSERT_TRUE(write_file(expected, ported->text));
    ASSERT_TRUE(write_file(folder / "expected.txt", listing(ported->diagnostics)));
  }
  const Result<std::string> expected_text = read_file(expected);
  const Result<std::string> expected_listing = read_file(folder / "expected.txt");
  ASSERT_TRUE(expected_text && expected_listing);
  EXPECT_EQ(ported->text, *expected_text);
  EXPECT_EQ(listing(ported->diagnostics), *expected_listing);
  EXPECT_EQ(ported->changed, *expected_text != *text);

  const Result<BuildFileResult> again = port_build_file(input, ported->text, options);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->text, ported->text) << "porting the port changes it";
  EXPECT_FALSE(again->changed);
}

INSTANTIATE_TEST_SUITE_P(Folders, BuildFileGolden, testing::ValuesIn(cases()), [](const auto& info) {
  return info.param.parent_path().filename().string() + "_" + info.param.filename().string();
});

}  // namespace
}  // namespace anywarp::port
