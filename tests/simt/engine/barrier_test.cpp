#include <gtest/gtest.h>

#include <vector>

#include "kernel.h"

namespace anywarp::simt {
namespace {

TEST(Barrier, SeparatesPhasesForEveryThread) {
  constexpr unsigned kThreads = 200, kRounds = 5;
  std::vector<int> phase(kThreads, 0);
  int wrong = 0;
  run_kernel(x(3), x(kThreads), [&](const Thread& t) {
    if (t.block_idx.x == 0 && phase[t.linear] >= 100) ++wrong;
    for (unsigned round = 0; round < kRounds; ++round) {
      phase[t.linear] = static_cast<int>(t.block_idx.x * 100 + round);
      sync_block();
      for (unsigned other = 0; other < kThreads; ++other)
        wrong += phase[other] != static_cast<int>(t.block_idx.x * 100 + round);
      sync_block();
    }
  });
  EXPECT_EQ(wrong, 0);
}

TEST(Barrier, CountsLiveThreadsOnly) {
  int passed = 0;
  run_kernel(x(2), x(96), [&](const Thread& t) {
    if (t.linear >= 40) return;
    sync_block();
    if (t.linear == 7) return;
    sync_block();
    ++passed;
  });
  EXPECT_EQ(passed, 2 * 39);
}

TEST(Barrier, IsCompletedByAnExitAfterTheOthersArrived) {
  std::vector<unsigned> order;
  run_kernel(x(1), x(4), [&](const Thread& t) {
    if (t.linear == 3) {
      yield_thread();
      order.push_back(3);
      return;
    }
    sync_block();
    order.push_back(t.linear);
  });
  ASSERT_EQ(order.size(), 4u);
  EXPECT_EQ(order.front(), 3u);
}

TEST(Barrier, Votes) {
  std::vector<int> count(64), all(64), any(64), none(64);
  run_kernel(x(1), x(64), [&](const Thread& t) {
    count[t.linear] = sync_block(BlockVote::Count, t.linear % 3 == 0);
    all[t.linear] = sync_block(BlockVote::And, t.linear < 64);
    any[t.linear] = sync_block(BlockVote::Or, t.linear == 63);
    none[t.linear] = sync_block(BlockVote::And, t.linear != 5);
  });
  EXPECT_EQ(count, std::vector<int>(64, 22));
  EXPECT_EQ(all, std::vector<int>(64, 1));
  EXPECT_EQ(any, std::vector<int>(64, 1));
  EXPECT_EQ(none, std::vector<int>(64, 0));
}

TEST(Barrier, VotesIgnoreThreadsThatHaveExited) {
  std::vector<int> count(33, -1);
  run_kernel(x(1), x(33), [&](const Thread& t) {
    if (t.linear == 32) return;
    count[t.linear] = sync_block(BlockVote::Count, 1);
  });
  EXPECT_EQ(count[0], 32);
  EXPECT_EQ(count[32], -1);
}

TEST(Barrier, YieldLetsAThreadWaitForOneThatHasNotStarted) {
  volatile int flag = 0;
  run_kernel(x(1), x(64), [&](const Thread& t) {
    if (t.linear == 63) {
      flag = 1;
    } else if (t.linear == 0) {
      while (flag == 0) yield_thread();
    }
  });
  EXPECT_EQ(flag, 1);
}

TEST(Thread, KnowsItsIndices) {
  std::vector<int> seen(2 * 3 * 2 * 4 * 2 * 3, 0);
  bool right = true;
  run_kernel({2, 3, 2}, {4, 2, 3}, [&](const Thread& t) {
    right = right && t.linear == t.thread_idx.x + 4 * (t.thread_idx.y + 2 * t.thread_idx.z);
    right = right && t.lane == t.linear % warp_width() && t.warp == t.linear / warp_width();
    right = right && t.grid_dim.y == 3 && t.block_dim.z == 3;
    const unsigned block = t.block_idx.x + 2 * (t.block_idx.y + 3 * t.block_idx.z);
    ++seen[block * 24 + t.linear];
  });
  EXPECT_TRUE(right);
  EXPECT_EQ(seen, std::vector<int>(seen.size(), 1));
  EXPECT_EQ(this_thread(), nullptr);
}

}  // namespace
}  // namespace anywarp::simt
