#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <vector>

#include "kernel.h"

namespace anywarp::simt {
namespace {

std::uint64_t full_mask() { return warp_width() == 64 ? ~0ull : 0xffffffffull; }

[[gnu::always_inline]] inline std::uint64_t active_lanes() {
  const int one = 1;
  return exchange("active", kActiveLanes, &one, sizeof one).active;
}

TEST(Collective, ExchangesWithinTheWarpOnly) {
  const unsigned threads = 3 * warp_width() + 5;
  std::vector<unsigned> from(threads);
  run_kernel(x(1), x(threads), [&](const Thread& t) {
    const Exchange e = exchange("xor", full_mask(), &t.linear, sizeof t.linear);
    const unsigned partner = t.lane ^ 1;
    from[t.linear] = e.took_part(partner) ? e.get<unsigned>(partner) : 9999;
  });
  for (unsigned i = 0; i < threads; ++i) EXPECT_EQ(from[i], (i ^ 1) < threads ? (i ^ 1) : 9999u) << i;
}

TEST(Collective, ActiveIsTheLiveLanesOfTheMask) {
  std::vector<std::uint64_t> active(40);
  run_kernel(x(1), x(40), [&](const Thread& t) {
    if (t.linear % 4 == 0) return;
    const char nothing = 0;
    active[t.linear] = exchange("ballot", full_mask(), &nothing, 1).active;
  });
  const std::uint64_t exited = 0x1111111111111111ull;
  const std::uint64_t first = warp_width() == 64 ? 0xffffffffffull : 0xffffffffull;
  EXPECT_EQ(active[1], first & ~exited);
  EXPECT_EQ(active[39], warp_width() == 64 ? first & ~exited : 0xffull & ~exited);
}

TEST(Collective, TwoMasksInTwoBranchesDoNotMix) {
  std::vector<std::uint64_t> active(32);
  run_kernel(x(1), x(32), [&](const Thread& t) {
    const char nothing = 0;
    const std::uint64_t low = 0x0000ffff, high = 0xffff0000;
    for (int i = 0; i < 3; ++i)
      active[t.linear] =
          t.lane < 16 ? exchange("vote", low, &nothing, 1).active : exchange("vote", high, &nothing, 1).active;
  });
  for (unsigned i = 0; i < 32; ++i) EXPECT_EQ(active[i], i < 16 ? 0x0000ffffu : 0xffff0000u);
}

TEST(Collective, ResultsOutliveFasterLanes) {
  // A lane that runs ahead to the next collective must not overwrite what slower lanes still read.
  int wrong = 0;
  run_kernel(x(1), x(64), [&](const Thread& t) {
    for (unsigned round = 0; round < 20; ++round) {
      const unsigned value = round * 100 + t.lane;
      const Exchange e = exchange("all", full_mask(), &value, sizeof value);
      if (t.lane % 5 == round % 5) yield_thread();
      for (unsigned lane = 0; lane < warp_width(); ++lane) wrong += e.get<unsigned>(lane) != round * 100 + lane;
    }
  });
  EXPECT_EQ(wrong, 0);
}

TEST(Collective, CarriesUpTo512Bytes) {
  using Fragment = std::array<unsigned char, 512>;
  int wrong = 0;
  run_kernel(x(1), x(32), [&](const Thread& t) {
    Fragment mine;
    mine.fill(static_cast<unsigned char>(t.lane));
    const Exchange e = exchange("mma", kActiveLanes, mine.data(), mine.size());
    const Fragment theirs = e.get<Fragment>((t.lane + 9) % 32);
    wrong += theirs[0] != (t.lane + 9) % 32 || theirs[511] != theirs[0];
  });
  EXPECT_EQ(wrong, 0);
}

TEST(ActiveLanes, AreThoseOfTheBranch) {
  std::vector<std::uint64_t> inside(32, 0), after(32, 0);
  run_kernel(x(1), x(32), [&](const Thread& t) {
    if (t.lane % 2 == 1) inside[t.lane] = active_lanes();
    after[t.lane] = active_lanes();
  });
  EXPECT_EQ(inside[1], 0xaaaaaaaaull);
  EXPECT_EQ(inside[2], 0ull);
  for (unsigned i = 0; i < 32; ++i) EXPECT_EQ(after[i], 0xffffffffull) << i;
}

TEST(ActiveLanes, OfALoopWithDifferentTripCountsMeetAgainAfterIt) {
  std::vector<std::vector<int>> counts(32);
  std::vector<std::uint64_t> after(32, 0);
  run_kernel(x(1), x(32), [&](const Thread& t) {
    for (unsigned i = 0; i <= t.lane % 4; ++i) counts[t.lane].push_back(std::popcount(active_lanes()));
    after[t.lane] = active_lanes();
  });
  EXPECT_EQ(counts[0], (std::vector<int>{32}));
  EXPECT_EQ(counts[3], (std::vector<int>{32, 24, 16, 8}));
  for (unsigned i = 0; i < 32; ++i) EXPECT_EQ(after[i], 0xffffffffull) << i;
}

TEST(ActiveLanes, DoNotWaitForLanesAtTheBlockBarrier) {
  std::uint64_t active = 0;
  run_kernel(x(1), x(2 * warp_width()), [&](const Thread& t) {
    if (t.linear < 8) active = active_lanes();
    sync_block();
  });
  EXPECT_EQ(active, 0xffull);
}

TEST(ActiveLanes, DoNotIncludeExitedLanes) {
  std::uint64_t active = 0;
  run_kernel(x(1), x(32), [&](const Thread& t) {
    if (t.lane >= 20) return;
    active = active_lanes();
  });
  EXPECT_EQ(active, 0xfffffull);
}

TEST(SyncWarp, WaitsForTheMaskOnly) {
  std::vector<int> value(warp_width(), 0);
  int wrong = 0;
  run_kernel(x(1), x(warp_width()), [&](const Thread& t) {
    if (t.lane >= 8) return sync_block(), void();
    for (int i = 1; i <= 3; ++i) {
      value[t.lane] = i;
      sync_warp(0xff);
      for (int other = 0; other < 8; ++other) wrong += value[static_cast<std::size_t>(other)] != i;
      sync_warp(0xff);
    }
    sync_block();
  });
  EXPECT_EQ(wrong, 0);
}

TEST(Collective, OnTheHostIsEmpty) {
  const int one = 1;
  EXPECT_EQ(exchange("host", kActiveLanes, &one, sizeof one).active, 0ull);
}

}  // namespace
}  // namespace anywarp::simt
