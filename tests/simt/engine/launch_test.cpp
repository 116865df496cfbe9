#include <gtest/gtest.h>

#include <set>
#include <thread>
#include <vector>

#include "kernel.h"

extern __thread int dynamic_ints[] __asm__("anywarp_dynamic_shared");

namespace anywarp::simt {
namespace {

using runtime::Status;

Status status_of(Index3 grid, Index3 block, std::size_t shared = 0) {
  int ran = 0;
  run_kernel(
      grid, block, [&](const Thread&) { ++ran; }, shared);
  const Status status = runtime::last_error();
  EXPECT_EQ(ran != 0, status == Status::Success);
  return status;
}

TEST(Launch, RefusesWhatAGpuRefuses) {
  EXPECT_EQ(status_of(x(1), x(1024)), Status::Success);
  EXPECT_EQ(status_of(x(1), x(1025)), Status::InvalidConfiguration);
  EXPECT_EQ(status_of(x(1), {32, 33, 1}), Status::InvalidConfiguration);
  EXPECT_EQ(status_of(x(0), x(32)), Status::InvalidConfiguration);
  EXPECT_EQ(status_of({1, 65536, 1}, x(32)), Status::InvalidConfiguration);
  EXPECT_EQ(status_of(x(1), {0, 1, 1}), Status::InvalidConfiguration);
  EXPECT_EQ(status_of(x(1), x(32), 400 * 1024), Status::InvalidValue);
}

TEST(Launch, KeepsTheFirstErrorUntilAsked) {
  run_kernel(x(0), x(1), [](const Thread&) {});
  run_kernel(x(1), x(1), [](const Thread&) {});
  EXPECT_EQ(runtime::peek_last_error(), Status::InvalidConfiguration);
  EXPECT_EQ(runtime::last_error(), Status::InvalidConfiguration);
  EXPECT_EQ(runtime::last_error(), Status::Success);
}

TEST(Launch, MoreThan48KiBNeedsOptingInOnNvidia) {
  static const int kernel_a = 0, kernel_b = 0;
  const auto launch_as = [](const void* kernel, std::size_t bytes) {
    runtime::next_launch_function(kernel);
    return status_of(x(1), x(1), bytes);
  };
  const Status unasked = warp_width() == 32 ? Status::InvalidValue : Status::Success;
  EXPECT_EQ(launch_as(&kernel_a, 48 * 1024), Status::Success);
  EXPECT_EQ(launch_as(&kernel_a, 64 * 1024), unasked);
  EXPECT_EQ(runtime::set_max_dynamic_shared(&kernel_a, 64 * 1024), Status::Success);
  EXPECT_EQ(launch_as(&kernel_a, 64 * 1024), Status::Success);
  EXPECT_EQ(launch_as(&kernel_b, 64 * 1024), unasked);
  EXPECT_EQ(runtime::set_max_dynamic_shared(&kernel_a, 1024 * 1024), Status::InvalidValue);
  EXPECT_EQ(runtime::last_error(), Status::InvalidValue);
}

void* first_variable() {
  static SharedSite site{"first", __FILE__, __LINE__, 400, 4};
  return shared_variable(site);
}
void* second_variable() {
  static SharedSite site{"second", __FILE__, __LINE__, 16, 128};
  return shared_variable(site);
}

TEST(Shared, VariablesAreOneABlockApartAndAligned) {
  std::set<void*> first, second;
  run_kernel(x(2), x(64), [&](const Thread&) {
    first.insert(first_variable());
    second.insert(second_variable());
  });
  ASSERT_EQ(first.size(), 1u);
  ASSERT_EQ(second.size(), 1u);
  const auto a = reinterpret_cast<std::uintptr_t>(*first.begin()),
             b = reinterpret_cast<std::uintptr_t>(*second.begin());
  EXPECT_GE(b > a ? b - a : a - b, 400u + 64);
  EXPECT_EQ(b % 128, 0u);
}

TEST(Shared, DynamicMemoryIsTheBlocks) {
  std::vector<int> sums(3, 0);
  run_kernel(
      x(3), x(100),
      [&](const Thread& t) {
        dynamic_ints[t.linear] = static_cast<int>(t.linear * (t.block_idx.x + 1));
        sync_block();
        if (t.linear == 99)
          for (int i = 0; i < 100; ++i) sums[t.block_idx.x] += dynamic_ints[i];
      },
      400);
  EXPECT_EQ(sums, (std::vector<int>{4950, 9900, 14850}));
}

TEST(Cooperative, BlocksWaitForEachOtherAndKeepTheirSharedMemory) {
  constexpr unsigned kBlocks = 5, kThreads = 40;
  std::vector<int> arrived(kBlocks, 0);
  int wrong = 0;
  std::set<void*> places;
  runtime::next_launch_cooperative();
  run_kernel(
      x(kBlocks), x(kThreads),
      [&](const Thread& t) {
        const int mine = static_cast<int>(t.block_idx.x * 1000 + t.linear);
        dynamic_ints[t.linear] = mine;
        static_cast<int*>(first_variable())[t.linear] = mine;
        places.insert(first_variable());
        for (int round = 1; round <= 3; ++round) {
          if (t.linear == 0) arrived[t.block_idx.x] = round;
          sync_grid();
          for (const int a : arrived) wrong += a != round;
          wrong += dynamic_ints[t.linear] != mine;
          wrong += static_cast<int*>(first_variable())[t.linear] != mine;
          sync_grid();
        }
      },
      kThreads * sizeof(int));
  EXPECT_EQ(runtime::last_error(), Status::Success);
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(places.size(), kBlocks);
}

TEST(Cooperative, TooManyBlocksAreRefused) {
  runtime::next_launch_cooperative();
  EXPECT_EQ(status_of(x(100), x(1024)), Status::CooperativeLaunchTooLarge);
}

TEST(Launch, FromSeveralHostThreads) {
  std::vector<std::vector<int>> sums(4, std::vector<int>(8, 0));
  std::vector<std::thread> hosts;
  for (auto& mine : sums)
    hosts.emplace_back([&mine] {
      for (int repeat = 0; repeat < 20; ++repeat) {
        void* memory = nullptr;
        runtime::malloc(&memory, 4096);
        run_kernel(
            x(8), x(50),
            [&](const Thread& t) {
              dynamic_ints[t.linear] = static_cast<int>(t.linear);
              sync_block();
              if (t.linear == 0) mine[t.block_idx.x] += dynamic_ints[49];
            },
            50 * sizeof(int));
        runtime::free(memory);
      }
    });
  for (std::thread& host : hosts) host.join();
  for (const auto& mine : sums) EXPECT_EQ(mine, std::vector<int>(8, 20 * 49));
}

void add(int* out, int value) { *out += value; }

TEST(Launch, ThroughAnUntypedPointer) {
  const auto* function = reinterpret_cast<const void*>(&add);
  int out = 0, value = 3;
  int* pointer = &out;
  void* arguments[] = {&pointer, &value};
  EXPECT_EQ(runtime::launch_kernel(function, x(2), x(5), arguments, 0, nullptr, __FILE__, __LINE__),
            Status::InvalidDeviceFunction);
  EXPECT_EQ(runtime::last_error(), Status::InvalidDeviceFunction);
  runtime::register_kernel(function, "add", [](const void* f, void** a) {
    reinterpret_cast<void (*)(int*, int)>(const_cast<void*>(f))(*static_cast<int**>(a[0]), *static_cast<int*>(a[1]));
  });
  EXPECT_EQ(runtime::launch_kernel(function, x(2), x(5), arguments, 0, nullptr, __FILE__, __LINE__), Status::Success);
  EXPECT_EQ(out, 30);
}

}  // namespace
}  // namespace anywarp::simt
