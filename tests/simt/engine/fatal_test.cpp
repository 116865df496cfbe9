#include <gtest/gtest.h>

#include <csignal>

#include "kernel.h"
#include "simt/engine/execution.h"

namespace anywarp::simt {
namespace {

using testing::ExitedWithCode;
using testing::KilledBySignal;

TEST(Deadlock, BarrierThatSomeThreadsNeverReach) {
  EXPECT_EXIT(run_kernel(x(1), x(64),
                         [](const Thread& t) {
                           const int value = 0;
                           if (t.linear < 40)
                             sync_block();
                           else
                             exchange("__shfl_sync", 0xff, &value, sizeof value);
                         }),
              ExitedWithCode(kExitDeadlock),
              "deadlock: 64 threads wait for each other in kernel test_kernel.*\n"
              ".*40 threads from \\(0,0,0\\) on wait at __syncthreads\n"
              ".*24 threads from \\(40,0,0\\) on wait at __shfl_sync \\(mask 0x");
}

TEST(Deadlock, MaskThatNamesALaneWhichWaitsElsewhere) {
  EXPECT_EXIT(run_kernel(x(1), x(32),
                         [](const Thread& t) {
                           if (t.lane == 3)
                             sync_block();
                           else
                             sync_warp(0xffffffff);
                         }),
              ExitedWithCode(kExitDeadlock), "31 threads from \\(0,0,0\\) on wait at __syncwarp \\(mask 0xffffffff\\)");
}

TEST(Crash, NamesKernelBlockThreadAndAddress) {
  EXPECT_EXIT(run_kernel(x(3), {4, 4, 1},
                         [](const Thread& t) {
                           if (t.block_idx.x == 2 && t.linear == 6) *reinterpret_cast<volatile int*>(0x18) = 1;
                         }),
              KilledBySignal(SIGSEGV),
              "invalid memory access at address 0x18 \\(a null pointer\\) in kernel test_kernel.*"
              "block \\(2,0,0\\), thread \\(2,1,0\\)");
}

TEST(Crash, DivisionByZero) {
  volatile int zero = 0;
  EXPECT_EXIT(run_kernel(x(1), x(1), [&](const Thread&) { zero = 100 / zero; }), KilledBySignal(SIGFPE),
              "division by zero.*thread \\(0,0,0\\)");
}

unsigned deep(unsigned n) {
  volatile char frame[4096];
  frame[n % 4096] = 1;
  return n == 0 ? static_cast<unsigned>(frame[0]) : deep(n - 1) + static_cast<unsigned>(frame[1]);
}

TEST(Crash, StackOverflowSaysSo) {
  volatile unsigned depth = 1000;
  EXPECT_EXIT(run_kernel(x(1), x(2), [&](const Thread&) { depth = deep(depth); }), KilledBySignal(SIGSEGV),
              "stack overflow: the thread used more than the 256 KiB that ANYWARP_STACK_KB gives it");
}

TEST(Abort, NamesTheAssertion) {
  EXPECT_EXIT(run_kernel(x(1), x(8),
                         [](const Thread& t) {
                           if (t.linear == 5) device_abort("assertion `x > 0` failed", "file.cu", 12);
                         }),
              ExitedWithCode(kExitAbort),
              "assertion `x > 0` failed at file.cu:12 in kernel test_kernel.*thread \\(5,0,0\\)");
}

TEST(Abort, GridBarrierWithoutCooperativeLaunch) {
  EXPECT_EXIT(run_kernel(x(2), x(8), [](const Thread&) { sync_grid(); }), ExitedWithCode(kExitAbort),
              "not launched cooperatively");
}

TEST(Watchdog, EndsAKernelThatSpins) {
  EXPECT_EXIT(
      {
        setenv("ANYWARP_WATCHDOG_S", "1", 1);
        volatile int never = 0;
        run_kernel(x(1), x(1), [&](const Thread&) {
          while (never == 0) {
          }
        });
      },
      ExitedWithCode(kExitNoProgress), "no progress for 1 s in kernel test_kernel");
}

// Every switch goes from a spinning thread to a spinning thread: that is no progress either.
TEST(Watchdog, EndsBlocksThatWaitForBlocksToCome) {
  EXPECT_EXIT(
      {
        setenv("ANYWARP_WATCHDOG_S", "1", 1);
        volatile int flag = 0;
        run_kernel(x(3), x(2), [&](const Thread& t) {
          if (t.block_idx.x == 2) flag = 1;
          while (flag == 0) yield_thread();
        });
      },
      ExitedWithCode(kExitNoProgress), "2 of 3 blocks have not started: .*cooperative launch");
}

}  // namespace
}  // namespace anywarp::simt
