#include "port/normalise/launch_braces.h"

#include <gtest/gtest.h>

namespace anywarp::port {
namespace {

TEST(LaunchBraces, BecomeExpressionsInPlace) {
  EXPECT_EQ(unbrace_launch_arguments("k<<<g, {64, 1}>>>(x);"), "k<<<g, (64, 1)>>>(x);");
  EXPECT_EQ(unbrace_launch_arguments("k<T><<<{n}, { }, {}>>>(x);"), "k<T><<<(n), 0  , 0 >>>(x);");
}

TEST(LaunchBraces, OtherBracesStay) {
  for (const std::string text :
       {"k<<<dim3{1, 2}, 64>>>(x);", "k<<<g, f({1})>>>({x});", "s = \"k<<<g, {64}>>>(x)\";", "v = {1};"})
    EXPECT_EQ(unbrace_launch_arguments(text), text);
}

}  // namespace
}  // namespace anywarp::port
