// Which HIP compiler is found for which version, and what is said when there is none. Uses made-up installations.
#include "port/amd/toolchain.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

class Toolchain : public ::testing::Test {
 protected:
  void SetUp() override {
    root_ = fs::path(::testing::TempDir()) / ("toolchain-" + std::to_string(::getpid()));
    fs::remove_all(root_);
  }
  void TearDown() override { fs::remove_all(root_); }

  void put(const fs::path& path, std::string_view text) { ASSERT_TRUE(write_file(root_ / path, text)); }
  void put_version(const fs::path& include, int major, int minor) {
    put(include / "hip/hip_version.h", "#define HIP_VERSION_MAJOR " + std::to_string(major) +
                                           "\n#define HIP_VERSION_MINOR " + std::to_string(minor) + "\n");
  }
  void put_sdk(const std::string& name, int major, int minor) {
    put_version(fs::path(name) / "usr/include", major, minor);
    put(fs::path(name) / "usr/lib/llvm/bitcode/ocml.bc", "");
    put(fs::path(name) / "layout", "hip=x\n");
  }
  ToolchainSearch search() const {
    ToolchainSearch result;
    result.use_environment = false;
    result.rocm_dirs = {root_ / "rocm"};
    result.sdk_dirs = {root_ / "sdk"};
    return result;
  }
  fs::path root_;
};

TEST_F(Toolchain, TakesTheVersionThatIsAskedFor) {
  put_sdk("sdk/7.2", 7, 2);
  put_sdk("sdk/6.4", 6, 4);
  const auto found = find_toolchain("6.4", search());
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->rocm_version, "6.4");
  EXPECT_EQ(found->include_dir, root_ / "sdk/6.4/usr/include");
  EXPECT_EQ(found->description.find("asked for"), std::string::npos);
  EXPECT_EQ(installed_hip_versions(search()), (std::vector<std::string>{"7.2", "6.4"}));
}

TEST_F(Toolchain, TakesTheNearestOfTheSameMajorVersionAndSaysSo) {
  put_sdk("sdk/7.2", 7, 2);
  put_sdk("sdk/5.7", 5, 7);
  const auto found = find_toolchain("5.2", search());
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->rocm_version, "5.7");
  EXPECT_NE(found->description.find("5.2 was asked for"), std::string::npos) << found->description;
}

TEST_F(Toolchain, PrefersRocmOfTheSameVersion) {
  put_sdk("sdk/7.2", 7, 2);
  put_version("rocm/include", 7, 2);
  put("rocm/lib/llvm/bin/clang++", "");
  const auto found = find_toolchain("7.2", search());
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->compiler, root_ / "rocm/lib/llvm/bin/clang++");
}

TEST_F(Toolchain, LeavesOutAnSdkThatWasCutOff) {
  put_sdk("sdk/7.2", 7, 2);
  fs::remove(root_ / "sdk/7.2/layout");
  const auto found = find_toolchain("7.2", search());
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, ErrorCode::ToolMissing);
  EXPECT_NE(found.error().message.find("scripts/hip-sdk.sh 7.2"), std::string::npos) << found.error().message;
}

TEST_F(Toolchain, RefusesWhatIsNoVersion) {
  for (const char* text : {"", "7", "seven", "7.x", "7.2.1.0", "-1.0"}) {
    const auto found = find_toolchain(text, search());
    ASSERT_FALSE(found) << text;
    EXPECT_EQ(found.error().code, ErrorCode::InvalidArgument) << text;
  }
}

TEST_F(Toolchain, TellsOldHeadersHowWideTheWavefrontIs) {
  put_sdk("sdk/6.4", 6, 4);
  const auto found = find_toolchain("6.4", search());
  ASSERT_TRUE(found) << found.error().message;
  const auto wide = found->flags("gfx90a"), narrow = found->flags("gfx1100");
  EXPECT_NE(std::find(wide.begin(), wide.end(), "-D__AMDGCN_WAVEFRONT_SIZE=64"), wide.end());
  EXPECT_NE(std::find(narrow.begin(), narrow.end(), "-D__AMDGCN_WAVEFRONT_SIZE=32"), narrow.end());
  EXPECT_NE(std::find(narrow.begin(), narrow.end(), "--offload-arch=gfx1100"), narrow.end());
}

}  // namespace
}  // namespace anywarp::port
