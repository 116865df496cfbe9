#include "port/normalise/launch_spacing.h"

#include <gtest/gtest.h>

namespace anywarp::port {
namespace {

TEST(LaunchSpacing, BracketsAreJoinedAndNothingMoves) {
  EXPECT_EQ(join_launch_brackets("k << <g, b >> >(x);"), "k <<< g, b >>> (x);");
  EXPECT_EQ(join_launch_brackets("k< <<g, b> >>(x);"), "k<<< g, b>>> (x);");
  EXPECT_EQ(join_launch_brackets("k<<<g, b>> >(x);"), "k<<<g, b>> >(x);");
  EXPECT_EQ(join_launch_brackets("k << <g, b>>>(x);"), "k <<< g, b>>>(x);");
  const std::string both = "a << <1, 2 >> >(f(1 >> 2)); b << <(3 << 1), 4 >> >();";
  const std::string joined = join_launch_brackets(both);
  EXPECT_EQ(joined, "a <<< 1, 2 >>> (f(1 >> 2)); b <<< (3 << 1), 4 >>> ();");
  EXPECT_EQ(joined.size(), both.size());
}

TEST(LaunchSpacing, ShiftsTemplatesStringsAndCommentsStay) {
  for (const std::string text :
       {"x = a << b; y = c < d >> e;", "std::vector<std::vector<int> > v; out << std::vector<int>();",
        "s = \"k << <1, 2 >> >(x)\";", "// k << <1, 2 >> >(x);", "cout << <", "k << <1, 2;", "k<<<1, 2>>>(x);"})
    EXPECT_EQ(join_launch_brackets(text), text);
}

}  // namespace
}  // namespace anywarp::port
