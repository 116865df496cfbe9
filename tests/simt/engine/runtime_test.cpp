#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <string>
#include <vector>

#include "kernel.h"

namespace anywarp::simt {
namespace {

namespace rt = runtime;
using rt::Direction;
using rt::Status;

TEST(Runtime, CopiesThereAndBack) {
  std::vector<int> in(1000), out(1000, 0);
  std::iota(in.begin(), in.end(), 0);
  void *a = nullptr, *b = nullptr;
  ASSERT_EQ(rt::malloc(&a, 4000), Status::Success);
  ASSERT_EQ(rt::malloc(&b, 4000), Status::Success);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(a) % 256, 0u);
  EXPECT_EQ(rt::memcpy(a, in.data(), 4000, Direction::HostToDevice), Status::Success);
  EXPECT_EQ(rt::memcpy_async(b, a, 4000, Direction::DeviceToDevice, nullptr), Status::Success);
  EXPECT_EQ(rt::memcpy(out.data(), b, 4000, Direction::Default), Status::Success);
  EXPECT_EQ(in, out);
  EXPECT_EQ(rt::free(a), Status::Success);
  EXPECT_EQ(rt::free(b), Status::Success);
  EXPECT_EQ(rt::free(nullptr), Status::Success);
}

TEST(Runtime, RefusesBadCopiesAndFrees) {
  char host[64] = {};
  void* a = nullptr;
  ASSERT_EQ(rt::malloc(&a, 64), Status::Success);
  EXPECT_EQ(rt::memcpy(a, host, 65, Direction::HostToDevice), Status::InvalidValue);
  EXPECT_EQ(rt::memcpy(static_cast<char*>(a) + 1, host, 64, Direction::HostToDevice), Status::InvalidValue);
  EXPECT_EQ(rt::memcpy(a, host, 64, Direction::DeviceToHost), Status::InvalidValue);
  EXPECT_EQ(rt::memcpy(a, host, 64, static_cast<Direction>(9)), Status::InvalidMemcpyDirection);
  EXPECT_EQ(rt::memcpy(nullptr, host, 64, Direction::Default), Status::InvalidValue);
  EXPECT_EQ(rt::memset(a, 0, 65), Status::InvalidValue);
  EXPECT_EQ(rt::free(static_cast<char*>(a) + 8), Status::InvalidValue);
  EXPECT_EQ(rt::free(a), Status::Success);
  EXPECT_EQ(rt::free(a), Status::InvalidValue);
  EXPECT_EQ(rt::last_error(), Status::InvalidValue);
}

TEST(Runtime, OutOfMemoryIsAnError) {
  void* a = &a;
  EXPECT_EQ(rt::malloc(&a, std::size_t{1} << 40), Status::MemoryAllocation);
  EXPECT_EQ(a, nullptr);
  EXPECT_EQ(rt::last_error(), Status::MemoryAllocation);
}

TEST(Runtime, ManyAllocationsOneAfterAnother) {
  // 100 × 1 GiB is more than the reserved range: freed pieces have to come back.
  for (int i = 0; i < 100; ++i) {
    void* a = nullptr;
    ASSERT_EQ(rt::malloc(&a, std::size_t{1} << 30), Status::Success) << i;
    static_cast<char*>(a)[0] = 1;
    ASSERT_EQ(rt::free(a), Status::Success);
  }
}

TEST(Runtime, CopiesRowsAndSymbols) {
  void* a = nullptr;
  std::size_t pitch = 0;
  ASSERT_EQ(rt::malloc_pitch(&a, &pitch, 10, 3), Status::Success);
  EXPECT_EQ(pitch % 256, 0u);
  const char rows[] = "abcdefghijABCDEFGHIJ0123456789";
  EXPECT_EQ(rt::memcpy_2d(a, pitch, rows, 10, 10, 3, Direction::HostToDevice), Status::Success);
  char out[31] = {};
  EXPECT_EQ(rt::memcpy_2d(out, 10, a, pitch, 10, 3, Direction::DeviceToHost), Status::Success);
  EXPECT_STREQ(out, rows);
  EXPECT_EQ(rt::memcpy_2d(out, 5, a, pitch, 10, 3, Direction::DeviceToHost), Status::InvalidPitchValue);
  static int symbol[4] = {};
  const int values[2] = {7, 8};
  EXPECT_EQ(rt::memcpy_to_symbol(symbol, values, 8, 8, Direction::HostToDevice), Status::Success);
  EXPECT_EQ(symbol[3], 8);
  int back = 0;
  EXPECT_EQ(rt::memcpy_from_symbol(&back, symbol, 4, 8, Direction::DeviceToHost), Status::Success);
  EXPECT_EQ(back, 7);
  rt::last_error();
}

TEST(Runtime, PointerAttributes) {
  void *device = nullptr, *pinned = nullptr, *managed = nullptr;
  int local = 0;
  rt::malloc(&device, 8);
  rt::malloc_host(&pinned, 8);
  rt::malloc_managed(&managed, 8);
  rt::PointerAttributes a{};
  EXPECT_EQ(rt::pointer_attributes(&a, static_cast<char*>(device) + 7), Status::Success);
  EXPECT_EQ(a.kind, rt::MemoryKind::Device);
  rt::pointer_attributes(&a, pinned);
  EXPECT_EQ(a.kind, rt::MemoryKind::Host);
  rt::pointer_attributes(&a, managed);
  EXPECT_EQ(a.kind, rt::MemoryKind::Managed);
  rt::pointer_attributes(&a, &local);
  EXPECT_EQ(a.kind, rt::MemoryKind::Unregistered);
  EXPECT_EQ(rt::host_register(&local, sizeof local), Status::Success);
  EXPECT_EQ(rt::host_register(&local, sizeof local), Status::HostMemoryAlreadyRegistered);
  rt::pointer_attributes(&a, &local);
  EXPECT_EQ(a.kind, rt::MemoryKind::Host);
  EXPECT_EQ(rt::host_unregister(&local), Status::Success);
  EXPECT_EQ(rt::host_unregister(&local), Status::HostMemoryNotRegistered);
  rt::last_error();
}

TEST(Runtime, EventsMeasureOrRefuse) {
  void *start = nullptr, *stop = nullptr;
  float ms = -1;
  rt::event_create(&start);
  rt::event_create(&stop);
  EXPECT_EQ(rt::event_elapsed(&ms, start, stop), Status::InvalidResourceHandle);
  rt::event_record(start, nullptr);
  rt::event_record(stop, nullptr);
  EXPECT_EQ(rt::event_elapsed(&ms, start, stop), Status::Success);
  EXPECT_GE(ms, 0);
  rt::event_destroy(start);
  rt::event_destroy(stop);
  rt::last_error();
}

TEST(Runtime, DescribesTheDevice) {
  int count = 0;
  EXPECT_EQ(rt::device_count(&count), Status::Success);
  EXPECT_EQ(count, 1);
  rt::Properties p{};
  EXPECT_EQ(rt::properties(&p, 0), Status::Success);
  EXPECT_EQ(p.warp_size, static_cast<int>(warp_width()));
  EXPECT_EQ(p.shared_per_block, warp_width() == 64 ? 65536u : 49152u);
  EXPECT_EQ(rt::properties(&p, 1), Status::InvalidDevice);
  EXPECT_EQ(rt::set_device(3), Status::InvalidDevice);
  EXPECT_EQ(std::string(rt::error_name(Status::InvalidDevice)), "InvalidDevice");
  EXPECT_EQ(std::string(rt::error_string(Status::InvalidConfiguration)), "invalid configuration argument");
  rt::last_error();
}

TEST(Runtime, OccupancyFollowsThreadsAndSharedMemory) {
  static const int kernel = 0;
  int blocks = 0;
  EXPECT_EQ(rt::max_active_blocks(&blocks, &kernel, 256, 0), Status::Success);
  EXPECT_EQ(blocks, 8);
  EXPECT_EQ(rt::max_active_blocks(&blocks, &kernel, 64, 30 * 1024), Status::Success);
  EXPECT_EQ(blocks, warp_width() == 64 ? 2 : 7);
}

}  // namespace
}  // namespace anywarp::simt
