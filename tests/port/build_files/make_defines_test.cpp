// What a Makefile defines for the compiler without asking anything.
#include "port/project/build_files/make_defines.h"

#include <gtest/gtest.h>

namespace anywarp::port {
namespace {

using Words = std::vector<std::string>;

TEST(MakeDefines, InVariablesAndRecipes) {
  EXPECT_EQ(
      make_defines(
          "CFLAGS := $(EXTRA) -DINT -std=c++17 \\\n  -D SIZE=32 -O3\nmain: main.cu\n\tnvcc -DFAST main.cu -o main\n"),
      (Words{"FAST", "INT", "SIZE=32"}));
}

TEST(MakeDefines, NotUnderACondition) {
  EXPECT_EQ(
      make_defines("ifeq ($(DEBUG),yes)\n  CFLAGS += -DDEBUG\nelse\n  CFLAGS += -DNDEBUG\nendif\nCFLAGS += -DALWAYS\n"),
      Words{"ALWAYS"});
}

TEST(MakeDefines, NotWhatMakeOrAShellMustRead) {
  EXPECT_EQ(make_defines("CFLAGS = -DN=$(N) -DNAME=\\\"x\\\" -DPLAIN\n# -DCOMMENT\n"), Words{"PLAIN"});
}

TEST(MakeDefines, NotANameWithTwoValues) {
  EXPECT_EQ(make_defines("A = -DN=1\nB = -DN=2\nC = -DM=1\nD = -DM=1\n"), Words{"M=1"});
}

}  // namespace
}  // namespace anywarp::port
