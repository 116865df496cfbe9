#include "port/source_file.h"

#include <gtest/gtest.h>

namespace anywarp::port {
namespace {

std::vector<std::string> spellings(const SourceFile& file) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < file.tokens().size(); ++i) all.emplace_back(file.spelling(i));
  return all;
}

TEST(SourceFile, CommentsAreNoTokensAndStringsAreOne) {
  const SourceFile file("a.cu", "int x; // cudaMalloc\n/* k<<<1>>>() */ f(\"cudaFree(p)\", 'c', R\"y(a)\"b)y\");");
  EXPECT_EQ(spellings(file), (std::vector<std::string>{"int", "x", ";", "f", "(", "\"cudaFree(p)\"", ",", "'c'", ",",
                                                       "R\"y(a)\"b)y\"", ")", ";"}));
  EXPECT_EQ(file.tokens()[5].kind, TokenKind::String);
  EXPECT_EQ(file.tokens()[7].kind, TokenKind::Character);
  EXPECT_EQ(file.tokens()[9].kind, TokenKind::String);
}

TEST(SourceFile, LaunchBracketsAreOneToken) {
  const SourceFile file("a.cu", "k<T><<<g, b>>>(x >> 2);");
  EXPECT_EQ(file.spelling(4), "<<<");
  EXPECT_EQ(file.spelling(8), ">>>");
  EXPECT_EQ(file.spelling(11), ">>");
}

TEST(SourceFile, Directives) {
  const SourceFile file("a.cu",
                        "#include <mma.h>\n  #  include \"a b.h\" // c\n#define F(x) \\\n  g(x)\nint y;\n#ifdef "
                        "A\n#error it's \"odd\n#endif");
  ASSERT_EQ(file.directives().size(), 6u);
  EXPECT_EQ(file.directives()[0].operand, "<mma.h>");
  EXPECT_EQ(file.directives()[1].operand, "\"a b.h\"");
  EXPECT_EQ(file.directives()[2].keyword, "define");
  EXPECT_EQ(file.directives()[2].operand, "F");
  EXPECT_EQ(file.text().substr(file.directives()[2].end, 5), "\nint ");
  EXPECT_EQ(file.directives()[3].operand, "A");
  EXPECT_EQ(file.directives()[4].keyword, "error");
  EXPECT_EQ(file.directives()[5].keyword, "endif");
  EXPECT_TRUE(file.includes("<mma.h>"));
  EXPECT_FALSE(file.includes("\"mma.h\""));
  for (std::size_t i = 0; i < file.tokens().size(); ++i) {
    const bool code = file.spelling(i) == "int" || file.spelling(i) == "y" || file.spelling(i) == ";";
    EXPECT_EQ(file.tokens()[i].in_directive, !code) << file.spelling(i);
  }
}

TEST(SourceFile, BracketsMatchAcrossDirectivesButNotIntoThem) {
  const SourceFile file("a.cu", "f(\n#if (A)\n  1\n#endif\n);");
  EXPECT_EQ(file.spelling(*file.matching(1)), ")");
  EXPECT_EQ(*file.matching(1), file.tokens().size() - 2);
  const SourceFile macro("a.cu", "#define OPEN f(\nx)");
  EXPECT_FALSE(macro.matching(4));
  EXPECT_FALSE(SourceFile("a.cu", "(((").matching(0));
  EXPECT_FALSE(SourceFile("a.cu", "x").matching(0));
}

TEST(SourceFile, TokensByOffsetAndPastTheEnd) {
  const SourceFile file("a.cu", "ab  cd");
  EXPECT_EQ(file.token_at(4), 1u);
  EXPECT_FALSE(file.token_at(5));
  EXPECT_FALSE(file.token_at(100));
  EXPECT_EQ(file.spelling(2), "");
  EXPECT_EQ(file.spelling(static_cast<std::size_t>(-1)), "");
}

TEST(SourceFile, TornTextIsReadToItsEnd) {
  for (const char* text : {"", "\"", "/*", "R\"(", "#", "#include <", "'", "\\", "#define", "\xef\xbb\xbfint"}) {
    const SourceFile file("a.cu", text);
    for (const Token& token : file.tokens()) EXPECT_LE(token.end(), file.text().size()) << text;
  }
  EXPECT_EQ(SourceFile("a.cu", "\xef\xbb\xbfint").tokens().front().offset, 3u);
}

}  // namespace
}  // namespace anywarp::port
