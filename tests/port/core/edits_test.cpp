#include "port/edits.h"

#include <gtest/gtest.h>

namespace anywarp::port {
namespace {

std::string with_include(const std::string& text, const std::string& operand = "<x.h>") {
  const SourceFile file("a.cu", text);
  FileEdits edits(file);
  edits.need_include(operand);
  return edits.apply();
}

TEST(Edits, ReplaceInsertRemove) {
  const SourceFile file("a.cu", "one two\nthree\nfour");
  FileEdits edits(file);
  EXPECT_TRUE(edits.empty());
  EXPECT_TRUE(edits.replace(4, 3, "2"));
  EXPECT_TRUE(edits.replace(0, 0, "zero "));
  EXPECT_TRUE(edits.remove_line(9));
  EXPECT_FALSE(edits.empty());
  EXPECT_EQ(edits.apply(), "zero one 2\nfour");
}

TEST(Edits, EqualEditsAreOneAndOverlapsAreRefused) {
  const SourceFile file("a.cu", "abcdef");
  FileEdits edits(file);
  EXPECT_TRUE(edits.replace(1, 3, "X"));
  EXPECT_TRUE(edits.replace(1, 3, "X"));
  EXPECT_FALSE(edits.replace(1, 3, "Y"));
  EXPECT_FALSE(edits.replace(0, 2, "Y"));
  EXPECT_FALSE(edits.replace(3, 2, "Y"));
  EXPECT_FALSE(edits.replace(0, 6, "Y"));
  EXPECT_FALSE(edits.replace(2, 0, "Y"));
  EXPECT_FALSE(edits.remove_line(0));
  EXPECT_TRUE(edits.replace(4, 1, "Z"));  // Side by side.
  EXPECT_TRUE(edits.replace(0, 1, "W"));
  EXPECT_EQ(edits.apply(), "WXZf");
}

TEST(Edits, WhereAnIncludeGoes) {
  EXPECT_EQ(with_include("int x;\n"), "#include <x.h>\nint x;\n");
  EXPECT_EQ(with_include("#include <a>\n#include <b>\nint x;\n#include <c>\n"),
            "#include <a>\n#include <b>\n#include <x.h>\nint x;\n#include <c>\n");
  EXPECT_EQ(with_include("// Licence\n#pragma once\nint x;\n"), "// Licence\n#pragma once\n#include <x.h>\nint x;\n");
  EXPECT_EQ(with_include("#ifndef H\n#define H\nint x;\n#endif\n"),
            "#ifndef H\n#define H\n#include <x.h>\nint x;\n#endif\n");
  EXPECT_EQ(with_include("#include <a>\n#ifdef B\n#include <b>\n#endif\nint x;\n"),
            "#include <a>\n#include <x.h>\n#ifdef B\n#include <b>\n#endif\nint x;\n");
  EXPECT_EQ(with_include("#include <a>"), "#include <a>\n#include <x.h>\n");
  EXPECT_EQ(with_include(""), "#include <x.h>\n");
  EXPECT_EQ(with_include("\xef\xbb\xbfint x;"), "\xef\xbb\xbf#include <x.h>\nint x;");
  EXPECT_EQ(with_include("#include <x.h>\n"), "#include <x.h>\n");
}

TEST(Edits, DiagnosticsAreInOrderAndOnce) {
  const SourceFile file("a.cu", "");
  FileEdits edits(file);
  const auto say = [&](unsigned line, unsigned column, const char* message) {
    edits.say({"r", Severity::Auto, line, column, message, ""});
  };
  say(2, 1, "b");
  say(1, 9, "a");
  say(2, 1, "b");
  say(1, 2, "c");
  std::string order;
  for (const Diagnostic& d : edits.diagnostics()) order += d.message;
  EXPECT_EQ(order, "cab");
}

}  // namespace
}  // namespace anywarp::port
