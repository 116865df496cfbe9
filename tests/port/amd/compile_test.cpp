// What the compile pass reports. Needs clang++-22 and HIP 7.2's headers (scripts/hip-sdk.sh); skips without.
#include "port/amd/compile.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

TEST(CompilerMessages, AreParsedWithTheirNotes) {
  const auto messages = parse_messages(
      "In file included from a.hip:1:\n"
      "b.h:12:5: error: no member named 'x'\n"
      "   12 | a.x;\n"
      "b.h:3:1: note: declared here\n"
      "a.hip:7:1: warning: unused\n"
      "a.hip:7:2: note: of the warning\n"
      "C:d.hip:9: fatal error: 'x.h' file not found\n"
      "clang: error: unsupported option '-q'\n"
      "2 errors generated when compiling for gfx90a.\n");
  ASSERT_EQ(messages.size(), 3u);
  EXPECT_EQ(messages[0].file, "b.h");
  EXPECT_EQ(messages[0].line, 12u);
  EXPECT_EQ(messages[0].column, 5u);
  EXPECT_EQ(messages[0].message, "no member named 'x'\nb.h:3:1: declared here");
  EXPECT_EQ(messages[1].text(), "C:d.hip:9: 'x.h' file not found");
  EXPECT_EQ(messages[2].file, "");
  EXPECT_EQ(messages[2].message, "unsupported option '-q'");
}

TEST(DeviceCode, IsSeenByNameOrText) {
  EXPECT_TRUE(has_device_code("a.cu", ""));
  EXPECT_TRUE(has_device_code("a.hip", ""));
  EXPECT_TRUE(has_device_code("a.cpp", "k<<<1, 2>>>();"));
  EXPECT_TRUE(has_device_code("a.cpp", "__global__ void k();"));
  EXPECT_FALSE(has_device_code("a.cpp", "int main() { return 1 << 2; }"));
}

class Compile : public ::testing::Test {
 protected:
  void SetUp() override {
    ToolchainSearch search;
    search.sdk_dirs = {fs::path(ANYWARP_BINARY_DIR) / "hip-sdk"};
    const auto found = find_toolchain("7.2", search);
    if (!found) GTEST_SKIP() << found.error().message;
    toolchain_ = *found;
    root_ = fs::path(::testing::TempDir()) / ("compile-" + std::to_string(::getpid()));
    ::setenv("XDG_CACHE_HOME", ANYWARP_BINARY_DIR "/test-cache",
             1);  // Shared by the tests: they are about what is reported.
  }
  void TearDown() override { fs::remove_all(root_); }

  std::vector<CompileOutcome> compile(std::string_view text, std::vector<std::string> targets, bool host = true,
                                      const char* name = "a.hip") {
    EXPECT_TRUE(write_file(root_ / name, text));
    CompileRequest request;
    request.files = {root_ / name};
    request.targets = std::move(targets);
    request.host_pass = host;
    auto outcomes = compile_all(toolchain_, request);
    if (!outcomes) ADD_FAILURE() << outcomes.error().message;
    return outcomes ? *outcomes : std::vector<CompileOutcome>{};
  }
  HipToolchain toolchain_;
  fs::path root_;
};

TEST_F(Compile, GivesOneOutcomeForEachTargetAndTheHost) {
  const auto outcomes =
      compile("#include <hip/hip_runtime.h>\n__global__ void k(int* p) { *p = warpSize; }\n", {"gfx90a", "gfx1100"});
  ASSERT_EQ(outcomes.size(), 3u);
  EXPECT_EQ(outcomes[0].target, "gfx90a");
  EXPECT_EQ(outcomes[1].target, "gfx1100");
  EXPECT_EQ(outcomes[2].target, "host");
  for (const CompileOutcome& outcome : outcomes) {
    EXPECT_TRUE(outcome.ok) << outcome.target << ": " << (outcome.errors.empty() ? "" : outcome.errors[0].text());
    EXPECT_EQ(outcome.rocm, "7.2");
  }
  EXPECT_FALSE(fs::is_empty(ANYWARP_BINARY_DIR "/test-cache/anywarp/hip-pch"));
}

TEST_F(Compile, FindsTooMuchLds) {
  const auto outcomes = compile(
      "#include <hip/hip_runtime.h>\n"
      "__global__ void k(int* p) {\n"
      "  __shared__ int tile[20000];\n"
      "  tile[threadIdx.x] = *p;\n  __syncthreads();\n  *p = tile[threadIdx.x ^ 1];\n}\n",
      {"gfx942", "gfx950"}, false);
  ASSERT_EQ(outcomes.size(), 2u);
  ASSERT_FALSE(outcomes[0].ok);
  EXPECT_NE(outcomes[0].errors[0].message.find("local memory (80000) exceeds limit (65536)"), std::string::npos)
      << outcomes[0].errors[0].text();
  EXPECT_EQ(outcomes[0].errors[0].line, 2u);
  EXPECT_TRUE(outcomes[1].ok) << "gfx950 has 160 KiB";
}

TEST_F(Compile, FindsForeignAssembler) {
  const auto outcomes = compile(
      "#include <hip/hip_runtime.h>\n"
      "__global__ void k(int* p) { asm volatile(\"mov.u32 %0, %%laneid;\" : \"=v\"(*p)); }\n"
      "__global__ void l(long* p) { asm volatile(\"\" : : \"l\"(*p)); }\n",
      {"gfx90a"}, false);
  ASSERT_EQ(outcomes.size(), 1u);
  ASSERT_FALSE(outcomes[0].ok);
  EXPECT_EQ(outcomes[0].errors[0].message, "invalid input constraint 'l' in asm");
}

TEST_F(Compile, FindsAMissingIncludeThoughTheHeaderIsPrecompiled) {
  const auto outcomes = compile("__global__ void k(int* p) { *p = threadIdx.x; }\n", {"gfx90a"});
  ASSERT_EQ(outcomes.size(), 2u);
  EXPECT_FALSE(outcomes[1].ok);
}

TEST_F(Compile, CompilesPlainSourcesForTheHostOnly) {
  const auto outcomes = compile("#include <hip/hip_runtime_api.h>\nint main() { return hipDeviceSynchronize(); }\n",
                                {"gfx90a"}, true, "main.cpp");
  ASSERT_EQ(outcomes.size(), 1u);
  EXPECT_EQ(outcomes[0].target, "host");
  EXPECT_TRUE(outcomes[0].ok) << outcomes[0].errors[0].text();
}

TEST_F(Compile, NamesAFileThatIsNotThere) {
  CompileRequest request;
  request.files = {root_ / "missing.hip"};
  const auto outcomes = compile_all(toolchain_, request);
  ASSERT_FALSE(outcomes);
  EXPECT_EQ(outcomes.error().code, ErrorCode::NotFound);
}

}  // namespace
}  // namespace anywarp::port
