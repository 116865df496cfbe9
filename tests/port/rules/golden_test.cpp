// Runs each rule on its own folder: <case>.cu must become <case>.expected.cu and say what <case>.diagnostics.txt says;
// a file called untouched*.cu must come out as it went in, in silence. Porting the result again must change nothing.
// ANYWARP_UPDATE_GOLDEN=1 rewrites the expectations: read the difference before you commit it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "base/text.h"
#include "port/pipeline.h"
#include "port/rules/rule.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string rule;
  fs::path input;
};

std::vector<Case> cases() {
  std::vector<Case> found;
  for (const RuleInfo& rule : all_rules()) {
    const fs::path folder = fs::path(ANYWARP_SOURCE_DIR) / "tests/port/rules" / rule.id;
    if (!fs::is_directory(folder)) continue;
    for (const auto& entry : fs::directory_iterator(folder)) {
      const std::string name = entry.path().filename().string();
      const bool expected = name.find(".expected.") != std::string::npos;
      if ((entry.path().extension() == ".cu" || entry.path().extension() == ".cpp") && !expected)
        found.push_back({std::string(rule.id), entry.path()});
    }
  }
  std::sort(found.begin(), found.end(), [](const Case& a, const Case& b) { return a.input < b.input; });
  return found;
}

// `// anywarp: --warp native --rocm 5.7` on the first line.
PortOptions options_of(std::string_view text) {
  PortOptions options;
  options.resources = fs::path(ANYWARP_BINARY_DIR) / "share/anywarp";
  const std::string_view line = text.substr(0, text.find('\n'));
  const std::size_t mark = line.find("// anywarp:");
  if (mark == std::string_view::npos) return options;
  const std::vector<std::string_view> words = split(trim(line.substr(mark + 11)), ' ');
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i] == "--warp") options.warp = words[i + 1] == "native" ? WarpPolicy::Native : WarpPolicy::Logical32;
    if (words[i] == "--rocm") options.rocm = words[i + 1];
  }
  return options;
}

Result<PipelineResult> run(const Case& test, const std::string& text, const PortOptions& options) {
  std::vector<SourceInput> inputs;
  inputs.push_back({std::make_unique<SourceFile>(test.input, text), test.input.filename()});
  const std::string stem = test.input.stem().string();
  for (const auto& entry : fs::directory_iterator(test.input.parent_path())) {
    const std::string name = entry.path().filename().string();
    const std::string suffix = entry.path().extension().string();
    if (name.starts_with(stem) && (suffix == ".h" || suffix == ".cuh"))
      inputs.push_back({std::make_unique<SourceFile>(entry.path(), read_file(entry.path()).value()), entry.path().filename()});
  }
  return run_pipeline(std::move(inputs), options, {test.rule});
}

std::string listing(const std::vector<Diagnostic>& diagnostics) {
  std::string text;
  for (const Diagnostic& d : diagnostics) {
    text += std::to_string(d.line) + ":" + std::to_string(d.column) + " " + std::string(to_string(d.severity)) + " " +
            d.message + " [" + d.rule + "]" + (d.suggestion.empty() ? "" : " -> " + d.suggestion) + "\n";
  }
  return text;
}

class Golden : public testing::TestWithParam<Case> {};

TEST_P(Golden, PortsAsExpected) {
  const Case& test = GetParam();
  const std::string text = read_file(test.input).value();
  const PortOptions options = options_of(text);
  const Result<PipelineResult> result = run(test, text, options);
  ASSERT_TRUE(result) << result.error().message;
  const PortedSource& ported = result->sources[0];
  if (test.input.filename().string().starts_with("untouched")) {
    EXPECT_EQ(ported.text, text);
    EXPECT_EQ(listing(ported.diagnostics), "");
    return;
  }
  fs::path expected = test.input, said = test.input;
  expected.replace_extension(".expected" + test.input.extension().string());
  said.replace_extension(".diagnostics.txt");
  if (std::getenv("ANYWARP_UPDATE_GOLDEN")) {
    ASSERT_TRUE(write_file(expected, ported.text));
    ASSERT_TRUE(write_file(said, listing(ported.diagnostics)));
  }
  EXPECT_EQ(ported.text, read_file(expected).value_or("(missing)"));
  EXPECT_EQ(listing(ported.diagnostics), read_file(said).value_or("(missing)"));

  const Result<PipelineResult> again = run(test, ported.text, options);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->sources[0].text, ported.text) << "porting the port changes it";
}

INSTANTIATE_TEST_SUITE_P(Rules, Golden, testing::ValuesIn(cases()), [](const auto& info) {
  std::string name = info.param.rule + "_" + info.param.input.stem().string();
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
});

TEST(Rules, EachHasACaseAnUntouchedInputAndAPage) {
  for (const RuleInfo& rule : all_rules()) {
    const fs::path root = ANYWARP_SOURCE_DIR;
    unsigned positive = 0, untouched = 0;
    for (const Case& test : cases())
      if (test.rule == rule.id) ++(test.input.filename().string().starts_with("untouched") ? untouched : positive);
    EXPECT_GE(positive, 1u) << rule.id;
    EXPECT_GE(untouched, 1u) << rule.id;
    EXPECT_TRUE(fs::exists(root / "docs/rules" / (std::string(rule.id) + ".md"))) << rule.id;
  }
}

}  // namespace
}  // namespace anywarp::port
