#include "base/text.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace anywarp {
namespace {

namespace fs = std::filesystem;

// A folder of its own for each test.
class Files : public testing::Test {
 protected:
  Files() : folder(fs::temp_directory_path() / ("anywarp-text-test-" + std::to_string(::getpid()))) {
    fs::create_directories(folder);
  }
  ~Files() override { fs::remove_all(folder); }
  fs::path folder;
};

TEST_F(Files, WhatIsWrittenIsRead) {
  const std::string bytes("a\0b\r\n\xff", 6);
  ASSERT_TRUE(write_file(folder / "new" / "f", bytes));
  EXPECT_EQ(read_file(folder / "new" / "f").value(), bytes);
  ASSERT_TRUE(write_file(folder / "empty", ""));
  EXPECT_EQ(read_file(folder / "empty").value(), "");
}

TEST_F(Files, WritingKeepsTheModeOfAnotherFileAndLeavesNothingBeside) {
  ASSERT_TRUE(write_file(folder / "a", "1"));
  fs::permissions(folder / "a", fs::perms(0751));
  ASSERT_TRUE(write_file(folder / "b", "2", folder / "a"));
  EXPECT_EQ(fs::status(folder / "b").permissions(), fs::perms(0751));
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 2);
}

TEST_F(Files, Errors) {
  EXPECT_EQ(read_file(folder / "missing").error().code, ErrorCode::NotFound);
  EXPECT_EQ(read_file(folder).error().code, ErrorCode::Io);
  ASSERT_TRUE(write_file(folder / "file", "kept"));
  const Result<void> below_a_file = write_file(folder / "file" / "x", "");
  ASSERT_FALSE(below_a_file);
  EXPECT_EQ(below_a_file.error().code, ErrorCode::Io);
  fs::create_directories(folder / "folder" / "inner");
  const Result<void> over_a_folder = write_file(folder / "folder", "x");
  ASSERT_FALSE(over_a_folder);
  EXPECT_NE(over_a_folder.error().message.find((folder / "folder").string()), std::string::npos);
  EXPECT_EQ(read_file(folder / "file").value(), "kept");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 2);
}

TEST(Text, BinaryIsANulInTheFirstEightKibibytes) {
  EXPECT_FALSE(looks_binary(""));
  EXPECT_FALSE(looks_binary("\xff\xfe text"));
  EXPECT_TRUE(looks_binary(std::string(8191, 'a') + '\0'));
  EXPECT_FALSE(looks_binary(std::string(8192, 'a') + '\0'));
}

TEST(LineIndex, PositionsCountBytesFromOne) {
  const LineIndex lines("ab\n\n\xc3\xa9x\n");
  EXPECT_EQ(lines.lines(), 4u);
  const auto at = [&](std::size_t offset) {
    const Position position = lines.position(offset);
    return std::pair(position.line, position.column);
  };
  EXPECT_EQ(at(0), std::pair(1u, 1u));
  EXPECT_EQ(at(2), std::pair(1u, 3u));  // The newline belongs to its line.
  EXPECT_EQ(at(3), std::pair(2u, 1u));
  EXPECT_EQ(at(6), std::pair(3u, 3u));
  EXPECT_EQ(at(8), std::pair(4u, 1u));
  EXPECT_EQ(LineIndex("").lines(), 1u);
}

TEST(Text, SplitKeepsEmptyParts) {
  EXPECT_EQ(split("a,,b,", ','), (std::vector<std::string_view>{"a", "", "b", ""}));
  EXPECT_EQ(split("", ','), std::vector<std::string_view>{""});
}

TEST(Text, Trim) {
  EXPECT_EQ(trim(" \t a b\r\n"), "a b");
  EXPECT_EQ(trim(" \n"), "");
}

}  // namespace
}  // namespace anywarp
