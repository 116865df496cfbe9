// The two small readers: CMake's lexical rules, make's lines and words.
#include "port/project/build_files/cmake_text.h"

#include <gtest/gtest.h>

#include "port/project/build_files/make_text.h"

namespace anywarp::port {
namespace {

TEST(CmakeText, ArgumentsByKind) {
  const std::string text =
      "# set(a b)\n#[[ set(c d) ]] SET (x \"q \\\" ;\" [==[ raw ) ]] ]==] a\\ b (n (m))) # end\nfoo()";
  const std::vector<CmakeCommand> commands = cmake_commands(text);
  ASSERT_EQ(commands.size(), 2u);
  EXPECT_EQ(commands[0].name, "set");
  std::vector<std::string> words;
  for (const CmakeArgument& argument : commands[0].arguments) words.push_back(argument.text);
  EXPECT_EQ(words, (std::vector<std::string>{"x", "q \\\" ;", " raw ) ]] ", "a\\ b", "(", "n", "(", "m", ")", ")"}));
  EXPECT_EQ(commands[0].arguments[1].kind, CmakeArgument::Kind::Quoted);
  EXPECT_EQ(commands[0].arguments[2].kind, CmakeArgument::Kind::Bracket);
  EXPECT_EQ(text.substr(commands[0].end, 6), " # end");
  EXPECT_EQ(commands[1].name, "foo");
  EXPECT_TRUE(commands[1].arguments.empty());
}

TEST(CmakeText, MalformedEndsQuietly) {
  EXPECT_TRUE(cmake_commands("set(a \"b").empty());
  EXPECT_TRUE(cmake_commands("set(a [[b").empty());
  EXPECT_TRUE(cmake_commands("= nonsense").empty());
  EXPECT_EQ(cmake_commands("a(b)\nset(").size(), 1u);
}

TEST(MakeText, KindsOfLines) {
  const std::string text =
      "# c \\\n still c\nA ?= x \\\n  y # why\nifdef A\nt: p q | r\n\trecipe = 1\nendif\nu: B = 2\nexport override D "
      "+= $(A:.c=.o)\n";
  const std::vector<MakeLine> lines = make_lines(text);
  std::vector<MakeLineKind> kinds;
  for (const MakeLine& line : lines) kinds.push_back(line.kind);
  using enum MakeLineKind;
  EXPECT_EQ(kinds, (std::vector<MakeLineKind>{Comment, Assignment, Directive, Rule, Recipe, Directive, Assignment,
                                              Assignment}));
  EXPECT_EQ(lines[1].name, "A");
  EXPECT_EQ(lines[6].name, "B");
  EXPECT_EQ(lines[7].name, "D");
  std::vector<std::string> words;
  for (const SourceWord& word : make_words(text, lines[1].value, lines[1].value_end)) words.push_back(word.text);
  EXPECT_EQ(words, (std::vector<std::string>{"x", "y"}));
}

TEST(MakeText, WordsKeepReferencesAndQuotes) {
  const std::string text = "$(NVCC) -Xcompiler \"-a -b\" $(foreach x,1 2,$(x) y) -DX='a b' \\\n z";
  std::vector<std::string> words;
  for (const SourceWord& word : make_words(text, 0, text.size())) words.push_back(word.text);
  EXPECT_EQ(words,
            (std::vector<std::string>{"$(NVCC)", "-Xcompiler", "-a -b", "$(foreach x,1 2,$(x) y)", "-DX='a b'", "z"}));
  EXPECT_EQ(make_reference("$(NVCC)"), "NVCC");
  EXPECT_EQ(make_reference("${A:.cu=.o}"), "A");
  EXPECT_EQ(make_reference("$(A)/b"), "");
}

}  // namespace
}  // namespace anywarp::port
