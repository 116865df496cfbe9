#include "base/subprocess.h"

#include <gtest/gtest.h>
#include <signal.h>

namespace anywarp {
namespace {

Command shell(std::string script) { return {{"/bin/sh", "-c", std::move(script)}}; }

TEST(Subprocess, OutputErrorsAndStatus) {
  const Completed done = run(shell("echo out; echo err >&2; exit 7")).value();
  EXPECT_EQ(done.out, "out\n");
  EXPECT_EQ(done.err, "err\n");
  EXPECT_EQ(done.exit_code, 7);
  EXPECT_FALSE(done.ok());
}

TEST(Subprocess, ArgumentsAreNotParsedAgain) {
  EXPECT_EQ(run({{"printf", "[%s]", "a b", "$HOME", "", "'\""}}).value().out, "[a b][$HOME][]['\"]");
}

TEST(Subprocess, ASignalIsASignal) {
  const Completed done = run(shell("kill -SEGV $$")).value();
  EXPECT_EQ(done.signal, SIGSEGV);
  EXPECT_FALSE(done.ok());
}

TEST(Subprocess, BothPipesFullAtOnce) {
  // More than a pipe holds, on both: reading one after the other would hang.
  const Completed done =
      run(shell("head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2")).value();
  EXPECT_EQ(done.out.size(), 300000u);
  EXPECT_EQ(done.err.size(), 600000u);
}

TEST(Subprocess, ATimeoutEndsTheWholeGroup) {
  Command command = shell("echo started; sleep 1000 & sleep 1000");
  command.timeout = std::chrono::milliseconds(300);
  const Completed done = run(command).value();
  EXPECT_TRUE(done.timed_out);
  EXPECT_FALSE(done.ok());
  EXPECT_EQ(done.out, "started\n");
}

TEST(Subprocess, EnvironmentAndDirectory) {
  Command command = shell("echo $ANYWARP_TEST_VARIABLE; pwd");
  command.environment = {{"ANYWARP_TEST_VARIABLE", "a=b c"}};
  command.directory = "/";
  EXPECT_EQ(run(command).value().out, "a=b c\n/\n");
}

TEST(Subprocess, WhatIsNotThereIsAnError) {
  EXPECT_EQ(run({{"anywarp-no-such-program"}}).error().code, ErrorCode::ToolMissing);
  EXPECT_EQ(run({}).error().code, ErrorCode::InvalidArgument);
  EXPECT_FALSE(find_program({"anywarp-no-such-program"}));
  EXPECT_TRUE(find_program({"anywarp-no-such-program", "sh"})->is_absolute());
}

TEST(Subprocess, ManyInTheirOrder) {
  std::vector<Command> commands;
  for (int i = 0; i < 20; ++i) commands.push_back(shell("echo " + std::to_string(i)));
  commands.push_back({{"anywarp-no-such-program"}});
  const auto results = run_all(commands);
  ASSERT_EQ(results.size(), 21u);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(results[i]->out, std::to_string(i) + "\n");
  EXPECT_FALSE(results[20]);
  EXPECT_TRUE(run_all({}).empty());
}

}  // namespace
}  // namespace anywarp
