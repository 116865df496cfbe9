// Dropout's random numbers: the known answers that are published with the generator, and what the operator makes of
// them.
#include "attention/core/philox.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

namespace anywarp::attention {
namespace {

void expect_words(const Philox4& actual, std::array<std::uint32_t, 4> expected) {
  for (int i = 0; i < 4; ++i) EXPECT_EQ(actual.word[i], expected[i]) << "word " << i;
}

// The three vectors of `philox4x32 10` in Random123's kat_vectors: zeros, ones, digits of pi.
TEST(Philox, KnownAnswers) {
  expect_words(philox4x32_10(0, 0, 0, 0, 0, 0), {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
  expect_words(philox4x32_10(~0u, ~0u, ~0u, ~0u, ~0u, ~0u), {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
  expect_words(philox4x32_10(0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0),
               {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

TEST(Philox, ThresholdIsTheProbabilityOfTheWords) {
  EXPECT_EQ(dropout_threshold(0.0f), 0u);
  EXPECT_EQ(dropout_threshold(0.5f), 0x80000000u);
  EXPECT_EQ(dropout_threshold(0.25f), 0x40000000u);
  EXPECT_EQ(dropout_threshold(std::nextafter(1.0f, 0.0f)), 0xffffff00u);
}

TEST(Philox, EveryArgumentOfDropoutWordsMatters) {
  std::set<std::uint32_t> words;
  const auto add = [&](const Philox4& four) {
    for (const std::uint32_t word : four.word) EXPECT_TRUE(words.insert(word).second);
  };
  add(dropout_words(1, 2, 3, 4, 5));
  add(dropout_words(9, 2, 3, 4, 5));
  add(dropout_words(1, 9, 3, 4, 5));
  add(dropout_words(1, 2, 9, 4, 5));
  add(dropout_words(1, 2, 3, 9, 5));
  add(dropout_words(1, 2, 3, 4, 9));
  add(dropout_words(1 | std::uint64_t{1} << 32, 2, 3, 4, 5));
  add(dropout_words(1, 2 | std::uint64_t{1} << 32, 3, 4, 5));
}

TEST(Philox, OffsetContinuesTheStreamOfHeads) {
  const Philox4 late = dropout_words(1, 10, 0, 4, 5), last = dropout_words(1, 0, 10, 4, 5);
  expect_words(late, {last.word[0], last.word[1], last.word[2], last.word[3]});
}

TEST(Philox, AThirdOfManyWordsIsDropped) {
  const std::uint32_t threshold = dropout_threshold(1.0f / 3);
  int dropped = 0;
  for (std::uint32_t query = 0; query < 100; ++query)
    for (std::uint32_t group = 0; group < 100; ++group)
      for (const std::uint32_t word : dropout_words(7, 0, 0, query, group).word) dropped += word < threshold;
  EXPECT_NEAR(dropped / 40000.0, 1.0 / 3, 0.01);  // four standard deviations
}

}  // namespace
}  // namespace anywarp::attention
