// What the parse knows about names, and what happens where it knows nothing.
#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "port/pipeline.h"
#include "port/report/report.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

PortOptions options() {
  PortOptions result;
  const char* set = std::getenv("ANYWARP_RESOURCES");
  result.resources =
      set ? fs::path(set) : fs::canonical("/proc/self/exe").parent_path().parent_path() / "share/anywarp";
  return result;
}

// Files of these names and texts, ported by the rule of names alone.
std::vector<PortedSource> ported(PipelineResult& keep, const std::vector<std::pair<std::string, std::string>>& files) {
  std::vector<SourceInput> inputs;
  for (const auto& [name, text] : files)
    inputs.push_back({std::make_unique<SourceFile>("/anywarp-test/" + name, text), name});
  keep = run_pipeline(std::move(inputs), options(), {"api_names"}).value();
  return keep.sources;
}

std::string text_of(const std::string& text, ReadMode read = ReadMode::Ast) {
  PipelineResult keep;
  const PortedSource source = ported(keep, {{"a.cu", text}}).front();
  EXPECT_EQ(source.read, read);
  return source.text;
}

TEST(Reading, TheUsersNamesAreTheUsers) {
  EXPECT_EQ(text_of("struct S { void cudaFree(void*); };\nvoid f(S s, void* p) { s.cudaFree(p); cudaFree(p); }\n"),
            "struct S { void cudaFree(void*); };\nvoid f(S s, void* p) { s.cudaFree(p); hipFree(p); }\n");
  EXPECT_EQ(text_of("const char* s = \"cudaFree\"; // cudaFree\n"), "const char* s = \"cudaFree\"; // cudaFree\n");
}

TEST(Reading, InactiveBranchesAndMacroBodiesAreRead) {
  EXPECT_EQ(text_of("#define SYNC() cudaDeviceSynchronize()\n#if 0\nvoid f() { cudaDeviceSynchronize(); "
                    "}\n#endif\nvoid g() { SYNC(); }\n"),
            "#define SYNC() hipDeviceSynchronize()\n#if 0\nvoid f() { hipDeviceSynchronize(); }\n#endif\nvoid g() { "
            "SYNC(); }\n");
}

TEST(Reading, WhatDoesNotParseIsReadByTokensAndSaysSo) {
  PipelineResult keep;
  const PortedSource source =
      ported(keep,
             {{"a.cu", "void f() {\n  cudaDeviceSynchronize();\n  int x = = 1;\n  cudaDeviceSynchronize();\n}\n"}})
          .front();
  EXPECT_EQ(source.read, ReadMode::Tokens);
  ASSERT_FALSE(source.unparsed.empty());
  EXPECT_EQ(source.unparsed.front().first_line, 3u);
  EXPECT_EQ(source.text, "void f() {\n  hipDeviceSynchronize();\n  int x = = 1;\n  hipDeviceSynchronize();\n}\n");
}

TEST(Reading, AHeaderIsReadThroughTheSourceThatIncludesIt) {
  PipelineResult keep;
  const auto sources = ported(keep, {{"a.cu", "#define N 4\n#include \"h.cuh\"\n"},
                                     {"h.cuh", "inline void f(int (&a)[N]) { cudaDeviceSynchronize(); }\n"}});
  EXPECT_EQ(sources[1].read, ReadMode::Ast);
  EXPECT_EQ(sources[1].text, "inline void f(int (&a)[N]) { hipDeviceSynchronize(); }\n");
}

TEST(Reading, AnIncludedSourceIsNoTranslationUnit) {
  PipelineResult keep;
  const auto sources =
      ported(keep, {{"a.cu", "#define N 4\n#include \"k.cu\"\n"}, {"k.cu", "__global__ void k(int* p) { *p = N; }\n"}});
  EXPECT_FALSE(sources[0].included);
  EXPECT_TRUE(sources[1].included);
  EXPECT_EQ(sources[1].read, ReadMode::Ast);
}

TEST(Reading, BracketsWithoutEnd) {
  const std::string deep = "int x = " + std::string(30000, '(') + "1" + std::string(30000, ')') + ";\n";
  EXPECT_EQ(text_of(deep + "void f() { cudaDeviceSynchronize(); }\n", ReadMode::Tokens),
            deep + "void f() { hipDeviceSynchronize(); }\n");
}

TEST(Report, TheDocumentsCountWhatIsThere) {
  PortReport report;
  FileReport file;
  file.path = "in/a.cu";
  file.output = "a.cu";
  file.read = ReadMode::Tokens;
  file.unparsed = {{2, 3, "why"}};
  file.diagnostics = {{"api_names", Severity::Auto, 1, 2, "<m>", ""},
                      {"compile", Severity::Manual, 4, 5, "m & n", "s"}};
  file.before = "a\nb\n";
  file.after = "a\nc\n";
  report.files = {file};
  EXPECT_TRUE(report.partly_read());
  const auto json = report_json(report);
  EXPECT_EQ(json["summary"].dump(), R"({"auto":1,"review":0,"manual":1})");
  EXPECT_EQ(json["files"][0]["unparsed"][0]["last_line"], 3);
  const auto sarif = report_sarif(report);
  EXPECT_EQ(sarif["runs"][0]["results"][1]["level"], "error");
  EXPECT_EQ(sarif["runs"][0]["results"][1]["locations"][0]["physicalLocation"]["region"]["startLine"], 4);
  EXPECT_EQ(report_html(report).find("<m>"), std::string::npos);
  EXPECT_EQ(report_diff(report).value(), "--- a/a.cu\n+++ b/a.cu\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n");
}

}  // namespace
}  // namespace anywarp::port
