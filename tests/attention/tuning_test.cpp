// Tile sizes: shape classes, the cache file, and the search, on problems so small that nothing is learnt but that it
// ends.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "attention/bench/limits.h"
#include "attention/bench/workload.h"
#include "attention/tuning/tile_cache.h"
#include "attention/tuning/tune.h"

namespace anywarp::attention {
namespace {

TEST(TileCache, AClassSaysWhatDecides) {
  cpu::TileShape shape{.isa = "avx2",
                       .pass = Pass::Forward,
                       .dtype = DType::BFloat16,
                       .head_dim = 64,
                       .head_dim_v = 128,
                       .seqlen_q = 1,
                       .seqlen_k = 5000,
                       .causal = true};
  EXPECT_EQ(tile_class(shape), "avx2 forward bfloat16 causal dim128 q16 kmore");
  shape = {.isa = "avx512",
           .pass = Pass::Backward,
           .dtype = DType::Float32,
           .head_dim = 257,
           .head_dim_v = 1,
           .seqlen_q = 129,
           .seqlen_k = 17,
           .causal = false};
  EXPECT_EQ(tile_class(shape), "avx512 backward float32 full dimmore q1024 k128");
}

TEST(TileCache, TextThereAndBack) {
  TileTable table;
  table.set("avx2 forward float32 full dim64 q1024 k1024", {48, 128});
  table.set("avx2 forward float32 causal dim64 q1024 k1024", {96, 256});
  const TileTable again = TileTable::parse(table.text());
  EXPECT_EQ(again.size(), 2u);
  EXPECT_EQ(again.find("avx2 forward float32 full dim64 q1024 k1024")->key_block, 128);
  EXPECT_EQ(again.find("avx2 forward float32 causal dim64 q1024 k1024")->query_block, 96);
  EXPECT_FALSE(again.find("avx2 forward float32 full dim128 q1024 k1024"));
}

TEST(TileCache, WhatIsNotUnderstoodIsLeftOut) {
  EXPECT_EQ(TileTable::parse("").size(), 0u);
  EXPECT_EQ(TileTable::parse("# anywarp tiles 999\na = 1 2\n").size(), 0u);
  const TileTable table = TileTable::parse("# anywarp tiles 1\nnonsense\na = 1\nb = 0 5\nc = 3 4\nd = x y\n");
  EXPECT_EQ(table.size(), 1u);
  EXPECT_EQ(table.find("c")->query_block, 3);
}

TEST(TileCache, FileIsWrittenWithItsFolderAndMayBeAbsent) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "anywarp-tiles-test";
  std::filesystem::remove_all(folder);
  const std::filesystem::path file = folder / "deep" / "tiles.txt";
  EXPECT_EQ(read_tile_cache(file).size(), 0u);
  TileTable table;
  table.set("a", {1, 2});
  ASSERT_TRUE(write_tile_cache(file, table));
  EXPECT_EQ(read_tile_cache(file).find("a")->key_block, 2);
  EXPECT_FALSE(std::filesystem::exists(file.string() + ".new"));
  std::ofstream(folder / "blocked") << "a file";
  const Result<void> refused = write_tile_cache(folder / "blocked" / "tiles.txt", table);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::Io);
  std::filesystem::remove_all(folder);
}

TEST(TileCache, PlaceFollowsTheEnvironment) {
  setenv("ANYWARP_TILES", "/somewhere/tiles", 1);
  EXPECT_EQ(tile_cache_file(), "/somewhere/tiles");
  setenv("ANYWARP_TILES", "", 1);
  EXPECT_EQ(tile_cache_file(), "");
  unsetenv("ANYWARP_TILES");
  setenv("XDG_CACHE_HOME", "/cache", 1);
  EXPECT_EQ(tile_cache_file(), "/cache/anywarp/tiles-" + processor_name() + ".txt");
  unsetenv("XDG_CACHE_HOME");
}

const Implementation* kernel_with_tiles() {
  for (const Implementation& one : implementations())
    if (one.name == "cpu-avx2" || one.name == "cpu-generic")
      if (one.unavailable().empty()) return &one;
  return nullptr;
}

TEST(Tune, SearchesAndSaysWhatItFound) {
  const bench::Workload workload{.shape = {1, 2, 1, 40, 70, 16, 16}};
  const cpu::TileConfig candidates[] = {{24, 32}, {24, 64}, {48, 32}, {48, 64}, {12, 32}};
  int calls = 0, total = 0;
  const auto progress = [&](int done, int all) {
    EXPECT_EQ(done, calls++);
    total = all;
    return true;
  };
  const auto tuned =
      tune(*kernel_with_tiles(), workload, candidates, {.threads = 1, .rounds = 1, .progress = progress});
  ASSERT_TRUE(tuned) << tuned.error().message;
  EXPECT_NE(tuned->shape_class.find(" forward float32 full dim64 q128 k128"), std::string::npos) << tuned->shape_class;
  EXPECT_GT(tuned->standard_seconds, 0.0);
  EXPECT_LE(tuned->best_seconds, tuned->standard_seconds);
  EXPECT_EQ(calls, total);
  EXPECT_EQ(calls, 6 + 2 * 3);
}

TEST(Tune, AKernelWithoutTilesHasNoClass) {
  const auto tuned = tune(implementations().back(), {.shape = {1, 1, 1, 4, 4, 4, 4}}, default_candidates());
  ASSERT_TRUE(tuned) << tuned.error().message;
  EXPECT_EQ(tuned->shape_class, "");
}

TEST(Tune, CanBeStopped) {
  const auto stop = [](int done, int) { return done < 3; };
  EXPECT_FALSE(tune(*kernel_with_tiles(), {.shape = {1, 1, 1, 8, 8, 8, 8}}, default_candidates(), {.progress = stop}));
}

TEST(Bench, FlopsAreThoseOfThePapers) {
  bench::Workload workload{.shape = {2, 16, 16, 1024, 2048, 64, 64}};
  EXPECT_EQ(bench::flops(workload), 4.0 * 2 * 16 * 1024 * 2048 * 64);
  workload.pass = Pass::Backward;
  workload.causal = Causal::BottomRight;
  EXPECT_EQ(bench::flops(workload), 2.5 / 2 * 4.0 * 2 * 16 * 1024 * 2048 * 64);
  workload.dtype = DType::BFloat16;
  EXPECT_EQ(bench::kv_bytes(workload), 2.0 * 16 * 2048 * 128 * 2);
}

TEST(Bench, LimitsAreMeasured) {
  // No core does four FMAs of 16 lanes, or reads four vectors, in each of 6 billion cycles: more means that nothing was
  // run.
  for (const bench::Peak& peak : bench::measure_peaks(1, 0.01)) {
    EXPECT_GT(peak.flops, 1e8) << peak.name;
    EXPECT_TRUE(!peak.name.starts_with("fma") || peak.flops < 6e9 * 4 * 2 * 16) << peak.name << peak.flops;
  }
  const double read = bench::measure_read_bandwidth(1, 1 << 20, 0.01);
  EXPECT_GT(read, 1e7);
  EXPECT_LT(read, 6e9 * 64 * 4);
}

}  // namespace
}  // namespace anywarp::attention
