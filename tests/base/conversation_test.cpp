// Questions and answers, a program that ends, one that is silent, one that is not there.
#include "base/conversation.h"

#include <gtest/gtest.h>

namespace anywarp {
namespace {

Result<Conversation> shell(const std::string& script, std::chrono::milliseconds timeout = {}) {
  return Conversation::start({.argv = {"/bin/sh", "-c", script}, .timeout = timeout});
}

TEST(Conversation, AnswersComeLineByLine) {
  auto echo = shell("while read line; do echo \"$line?\"; echo \"$line!\"; done");
  ASSERT_TRUE(echo);
  EXPECT_EQ(*echo->ask("a"), "a?");
  EXPECT_EQ(*echo->ask("b c"), "a!");  // said before, read now
  EXPECT_EQ(*echo->ask("d"), "b c?");
}

TEST(Conversation, AProgramThatEndsIsAnError) {
  auto once = shell("read line; echo \"$line\"");
  ASSERT_TRUE(once);
  EXPECT_EQ(*once->ask("a"), "a");
  const auto answer = once->ask("b");
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, ErrorCode::Io);
}

TEST(Conversation, SilenceEndsAtTheTimeout) {
  auto silent = shell("read line; read line", std::chrono::milliseconds(50));
  ASSERT_TRUE(silent);
  const auto answer = silent->ask("a");
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().message, "the program does not answer");
}

TEST(Conversation, EnvironmentAndDirectoryReachTheProgram) {
  auto told = Conversation::start(
      {.argv = {"/bin/sh", "-c", "read line; echo $WORD $PWD"}, .directory = "/", .environment = {{"WORD", "x"}}});
  ASSERT_TRUE(told);
  EXPECT_EQ(*told->ask(""), "x /");
}

TEST(Conversation, AProgramThatIsNotThere) {
  const auto missing = Conversation::start({.argv = {"/no/such/program"}});
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, ErrorCode::ToolMissing);
}

}  // namespace
}  // namespace anywarp
