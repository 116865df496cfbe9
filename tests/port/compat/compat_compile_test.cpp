// Every compat header compiles where src/port/compat/README.md says it does. Each program beside this test uses its
// header in full; every_function.hip.cpp calls every function with every signature. A version whose headers are not
// there is skipped (scripts/hip-sdk.sh 7.2 6.4 5.7).
#include <gtest/gtest.h>

#include <cstdlib>

#include "base/subprocess.h"
#include "base/text.h"
#include "port/amd/compile.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

const fs::path kPrograms = fs::path(ANYWARP_SOURCE_DIR) / "tests/port/compat";
const std::vector<std::string> kPyTorchFlags = {"-D__HIP_NO_HALF_CONVERSIONS__=1", "-D__HIP_NO_HALF_OPERATORS__=1"};

void expect_compiles(const std::string& rocm, std::vector<std::string> programs, std::vector<std::string> targets,
                     std::vector<std::string> flags) {
  ToolchainSearch search;
  search.sdk_dirs = {fs::path(ANYWARP_BINARY_DIR) / "hip-sdk"};
  const auto toolchain = find_toolchain(rocm, search);
  if (!toolchain) GTEST_SKIP() << toolchain.error().message;
  if (toolchain->rocm_version != rocm) GTEST_SKIP() << "HIP " << rocm << " is not there: scripts/hip-sdk.sh " << rocm;
  ::setenv("XDG_CACHE_HOME", ANYWARP_BINARY_DIR "/test-cache", 1);

  CompileRequest request;
  for (const std::string& program : programs) request.files.push_back(kPrograms / (program + ".hip.cpp"));
  request.targets = std::move(targets);
  request.include_dirs = {fs::path(ANYWARP_BINARY_DIR) / "compat-include"};
  request.flags = std::move(flags);
  request.flags.push_back("-std=c++17");
  const auto outcomes = compile_all(*toolchain, request);
  ASSERT_TRUE(outcomes) << outcomes.error().message;
  EXPECT_EQ(outcomes->size(), programs.size() * (request.targets.size() + 1));
  for (const CompileOutcome& outcome : *outcomes) {
    EXPECT_TRUE(outcome.ok) << "HIP " << rocm << ", " << outcome.target;
    for (const CompilerMessage& error : outcome.errors) ADD_FAILURE() << error.text();
  }
}

TEST(CompatCompiles, WithHip72) {
  expect_compiles("7.2", {"every_function", "warp_forms"},
                  {"gfx908", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201"}, {});
}
TEST(CompatCompiles, WithHip64) { expect_compiles("6.4", {"every_function", "warp_forms"}, {"gfx90a", "gfx1100"}, {}); }
TEST(CompatCompiles, WithHip57) { expect_compiles("5.7", {"every_function", "warp_forms"}, {"gfx90a", "gfx1100"}, {}); }
TEST(CompatCompiles, WithTheFlagsOfPyTorch) {
  expect_compiles("7.2", {"every_function", "warp_forms", "wmma_gemm"}, {"gfx90a", "gfx1100"}, kPyTorchFlags);
}

TEST(CompatCompiles, FragmentsForCdna) {
  expect_compiles("7.2", {"wmma_gemm"}, {"gfx908", "gfx90a", "gfx942", "gfx950"}, {"-DANYWARP_TEST_MFMA=1"});
  expect_compiles("6.4", {"wmma_gemm"}, {"gfx942"}, {"-DANYWARP_TEST_MFMA=1"});
  expect_compiles("5.7", {"wmma_gemm"}, {"gfx90a"}, {"-DANYWARP_TEST_MFMA=1"});
}
TEST(CompatCompiles, FragmentsForRdna) {
  expect_compiles("7.2", {"wmma_gemm"}, {"gfx1100", "gfx1201"}, {});
  expect_compiles("6.4", {"wmma_gemm"}, {"gfx1100", "gfx1201"}, {});
}

class Refused : public ::testing::Test {
 protected:
  void SetUp() override {
    ToolchainSearch search;
    search.sdk_dirs = {fs::path(ANYWARP_BINARY_DIR) / "hip-sdk"};
    const auto found = find_toolchain("7.2", search);
    if (!found) GTEST_SKIP() << found.error().message;
    toolchain_ = *found;
  }
  std::string first_error(const std::string& kernel, const std::string& target) {
    const fs::path file = fs::path(::testing::TempDir()) / ("refused-" + std::to_string(::getpid()) + ".hip");
    EXPECT_TRUE(write_file(
        file, "#include \"anywarp_compat/wmma.h\"\nusing namespace rocwmma;\n__global__ void k(const __half* p) {\n" +
                  kernel + "\n}\n"));
    CompileRequest request;
    request.files = {file};
    request.targets = {target};
    request.include_dirs = {fs::path(ANYWARP_BINARY_DIR) / "compat-include"};
    request.host_pass = false;
    const auto outcomes = compile_all(toolchain_, request);
    fs::remove(file);
    if (!outcomes || outcomes->empty()) return "nothing was compiled";
    return outcomes->front().ok ? "no error" : outcomes->front().errors.front().message;
  }
  HipToolchain toolchain_;
};

TEST_F(Refused, FragmentsWhereThereAreNoMatrixInstructions) {
  const std::string error =
      first_error("fragment<matrix_a, 16, 16, 16, __half, row_major> f; load_matrix_sync(f, p, 16);", "gfx1030");
  EXPECT_NE(error.find("this GPU has no matrix instructions"), std::string::npos) << error;
}
TEST_F(Refused, TilesThatAmdDoesNotHave) {
  const std::string error =
      first_error("fragment<matrix_a, 32, 8, 16, __half, row_major> f; load_matrix_sync(f, p, 16);", "gfx90a");
  EXPECT_NE(error.find("BlockM and BlockN must both be 16, or both 32 on CDNA"), std::string::npos) << error;
}
TEST_F(Refused, ALoadWithoutALayout) {
  const std::string error =
      first_error("fragment<matrix_a, 16, 16, 16, __half> f; load_matrix_sync(f, p, 16);", "gfx90a");
  EXPECT_NE(error.find("need a layout_t argument"), std::string::npos) << error;
}

TEST(CompatHeaders, AreEmptyForOtherCompilers) {
  const fs::path file = fs::path(::testing::TempDir()) / ("plain-" + std::to_string(::getpid()) + ".cpp");
  ASSERT_TRUE(write_file(
      file,
      "#include \"anywarp_compat/warp.h\"\n#include \"anywarp_compat/half.h\"\n#include \"anywarp_compat/device.h\"\n"
      "#include \"anywarp_compat/wmma.h\"\nnamespace anywarp { int hip; }\nnamespace rocwmma { int fragment; }\n"));
  const auto compiled = run({.argv = {"clang++-22", "-std=c++17", "-fsyntax-only", "-Wall", "-Wextra", "-Werror",
                                      "-I" ANYWARP_BINARY_DIR "/compat-include", file.string()},
                             .directory = {},
                             .environment = {}});
  fs::remove(file);
  ASSERT_TRUE(compiled) << compiled.error().message;
  EXPECT_TRUE(compiled->ok()) << compiled->err;
}

}  // namespace
}  // namespace anywarp::port
