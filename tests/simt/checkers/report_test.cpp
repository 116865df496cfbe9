#include <gtest/gtest.h>
#include <link.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "anywarp/simt.h"

namespace anywarp::simt {
namespace {

namespace fs = std::filesystem;

// Functions of known lines, as places of findings.
[[gnu::noinline]] int place_a() { return 1; }
constexpr int kLineA = __LINE__ - 1;
[[gnu::noinline]] int place_b() { return 2; }
constexpr int kLineB = __LINE__ - 1;

std::string pc_of(int (*function)()) {
  std::uintptr_t bias = 0;
  dl_iterate_phdr([](dl_phdr_info* info, std::size_t,
                     void* out) { return *static_cast<std::uintptr_t*>(out) = info->dlpi_addr, 1; },
                  &bias);
  std::ostringstream text;
  text << "0x" << std::hex << reinterpret_cast<std::uintptr_t>(function) - bias;
  return text.str();
}

class Findings : public testing::Test {
 protected:
  fs::path path = fs::path(testing::TempDir()) / ("findings-" + std::to_string(getpid()));

  Result<std::vector<Finding>> read(const std::string& text) {
    std::ofstream(path) << text;
    return read_findings(path, fs::read_symlink("/proc/self/exe"));
  }
  void TearDown() override { fs::remove(path); }
};

std::string race(const char* severity, const std::string& here, const std::string& there, int count) {
  return std::string(R"({"checker":"race","severity":")") + severity +
         R"(","message":"m","kernel":"k","block":[1,2,3],"thread":[4,5,6],"pc":")" + here + R"(","stack":[")" + here +
         R"("],"variable":"tile","other":{"pc":")" + there +
         R"(","kind":"reads","block":[0,0,0],"thread":[7,0,0]},"count":)" + std::to_string(count) + "}\n";
}

TEST_F(Findings, HaveSourceLinesOfBothAccesses) {
  const auto findings = read(race("error", pc_of(place_a), pc_of(place_b), 3));
  ASSERT_TRUE(findings) << findings.error().message;
  ASSERT_EQ(findings->size(), 1u);
  const Finding& f = findings->front();
  EXPECT_EQ(fs::path(f.file).filename(), "report_test.cpp");
  EXPECT_EQ(f.line, kLineA);
  ASSERT_TRUE(f.other);
  EXPECT_EQ(f.other->line, kLineB);
  EXPECT_EQ(f.other->thread, (Index{7, 0, 0}));
  EXPECT_EQ(f.block, (Index{1, 2, 3}));
  EXPECT_EQ(f.thread, (Index{4, 5, 6}));
  EXPECT_EQ(f.count, 3u);
}

TEST_F(Findings, BothWaysRoundOfARaceAreOneAndTheErrorWins) {
  const auto findings =
      read(race("warning", pc_of(place_a), pc_of(place_b), 3) + race("error", pc_of(place_b), pc_of(place_a), 4) +
           race("error", pc_of(place_b), pc_of(place_b), 1));
  ASSERT_TRUE(findings);
  ASSERT_EQ(findings->size(), 2u);
  EXPECT_EQ((*findings)[0].severity, Severity::Error);
  EXPECT_EQ((*findings)[0].line, kLineB);
  EXPECT_EQ((*findings)[0].count + (*findings)[1].count, 8u);
}

TEST_F(Findings, NameTheAllocationInTheMessage) {
  const auto findings = read(
      R"({"checker":"memory","severity":"error","message":"past the allocation made at {alloc}","stack":[],"places":{"alloc":[")" +
      pc_of(place_a) + "\"]}}\n");
  ASSERT_TRUE(findings);
  const std::string place = "report_test.cpp:" + std::to_string(kLineA);
  EXPECT_TRUE(findings->front().message.starts_with("past the allocation made at "));
  EXPECT_TRUE(findings->front().message.ends_with("tests/simt/checkers/" + place)) << findings->front().message;
  EXPECT_EQ(findings->front().line, 0);
}

TEST_F(Findings, BarriersOfOneSourceLineAreNoMismatch) {
  const auto line = [](const std::string& here, const std::string& there) {
    return R"({"checker":"sync","severity":"warning","message":"m","stack":[")" + here + R"("],"other":{"pc":")" +
           there + "\"}}\n";
  };
  const auto same = read(line(pc_of(place_a), pc_of(place_a)));
  ASSERT_TRUE(same);
  EXPECT_TRUE(same->empty());
  const auto different = read(line(pc_of(place_a), pc_of(place_b)));
  ASSERT_TRUE(different);
  EXPECT_EQ(different->size(), 1u);
}

TEST_F(Findings, ErrorsComeFirst) {
  const auto findings = read(
      "{\"checker\":\"unread\",\"severity\":\"warning\",\"message\":\"w\"}\n"
      "{\"checker\":\"lds\",\"severity\":\"error\",\"message\":\"e\",\"file\":\"a.cu\",\"line\":3}\n");
  ASSERT_TRUE(findings);
  ASSERT_EQ(findings->size(), 2u);
  EXPECT_EQ((*findings)[0].checker, "lds");
  EXPECT_EQ((*findings)[0].file, "a.cu");
}

TEST_F(Findings, WithoutAFileThereAreNone) {
  const auto findings = read_findings("/nowhere/findings", "/bin/true");
  ASSERT_TRUE(findings);
  EXPECT_TRUE(findings->empty());
}

TEST_F(Findings, ABrokenLineIsAnErrorThatNamesIt) {
  const auto findings = read("{\"checker\":\"lds\",\"severity\":\"error\",\"message\":\"e\"}\n{\"checker\"\n");
  ASSERT_FALSE(findings);
  EXPECT_EQ(findings.error().code, ErrorCode::Io);
  EXPECT_NE(findings.error().message.find(":2 is not a finding"), std::string::npos) << findings.error().message;
}

TEST(RunEnvironment, SaysEverythingTheEngineReads) {
  RunOptions options;
  options.warp_width = 64;
  options.checkers = {"race", "memory"};
  options.target = "gfx90a";
  options.order_seed = 9;
  std::map<std::string, std::string> environment;
  for (const auto& [name, value] : run_environment(options)) environment[name] = value;
  EXPECT_EQ(environment["ANYWARP_WARP"], "64");
  EXPECT_EQ(environment["ANYWARP_CHECK"], "race,memory");
  EXPECT_EQ(environment["ANYWARP_TARGET"], "gfx90a");
  EXPECT_EQ(environment["ANYWARP_ORDER_SEED"], "9");
}

}  // namespace
}  // namespace anywarp::simt
