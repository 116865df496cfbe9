// Which folders a project's own headers are searched in, when only its build file would say.
#include "port/project/include_dirs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

// A project of texts that are on no disk: {path below the root, text}.
std::vector<SourceInput> project(const std::vector<std::pair<std::string, std::string>>& files) {
  std::vector<SourceInput> sources;
  for (const auto& [path, text] : files)
    sources.push_back({std::make_unique<SourceFile>(fs::path("/nowhere/project") / path, text), path});
  return sources;
}

std::vector<std::string> relative(const std::vector<IncludeDir>& dirs) {
  std::vector<std::string> names;
  for (const IncludeDir& dir : dirs) names.push_back(dir.relative.generic_string());
  return names;
}

TEST(IncludeDirs, OfAHeaderInAnotherFolder) {
  const auto sources =
      project({{"src/main.cu", "#include \"helper.h\"\n#include <vector>\n"}, {"include/helper.h", ""}});
  const std::vector<IncludeDir> dirs = find_include_dirs(sources, {});
  EXPECT_EQ(relative(dirs), std::vector<std::string>{"include"});
  EXPECT_EQ(dirs[0].input, "/nowhere/project/include");
}

TEST(IncludeDirs, OfAPathWithFolders) {
  const auto sources =
      project({{"src/main.cu", "#include <tool/math/helper.h>\n"}, {"lib/tool/math/helper.h", ""}, {"helper.h", ""}});
  EXPECT_EQ(relative(find_include_dirs(sources, {})), std::vector<std::string>{"lib"});
}

TEST(IncludeDirs, TheNearestOfSeveral) {
  const auto sources =
      project({{"a/include/helper.h", ""}, {"b/include/helper.h", ""}, {"b/src/main.cu", "#include \"helper.h\"\n"}});
  EXPECT_EQ(relative(find_include_dirs(sources, {})), std::vector<std::string>{"b/include"});
}

TEST(IncludeDirs, NoneForWhatIsNotTheProjects) {
  const auto sources =
      project({{"src/main.cu", "#include \"cuda_runtime.h\"\n#include <other/helper.h>\n#include \"../x.h\"\n"},
               {"include/helper.h", ""},
               {"include/x.h", ""}});
  EXPECT_TRUE(find_include_dirs(sources, {}).empty());
}

TEST(IncludeDirs, AGivenFolderOfTheProjectBecomesItsTwin) {
  auto sources = project({{"include/helper.h", ""}});
  std::vector<PortedSource> ported;
  ported.push_back({sources[0].file.get(), sources[0].relative, "", ReadMode::Ast, false, {}, {}, {}});
  EXPECT_EQ(in_output({"/nowhere/project/include", "/usr/include"}, ported, "/out"),
            (std::vector<fs::path>{"/out/include", "/usr/include"}));
}

}  // namespace
}  // namespace anywarp::port
