// Workloads of attention as `bench` and `tune` take them on the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "anywarp/error.h"
#include "attention/bench/workload.h"

namespace anywarp::cli {

struct WorkloadOptions {
  std::vector<std::string> shapes;
  std::vector<std::string> dtypes{"float32", "float16", "bfloat16"};
  std::vector<std::string> passes{"forward", "backward"};
  std::vector<std::string> masks{"full", "causal"};
  int threads = 0;

  void add_to(CLI::App& app);
  /// Every combination: shape by shape; decoding (few queries) forward and full alone, and causal only for equal
  /// lengths. Errors: InvalidArgument for a shape that cannot be read.
  Result<std::vector<attention::bench::Workload>> workloads() const;
};

/// `BATCH,HEADS,LENGTH,DIM` or `BATCH,HEADS,QUERIES,KEYS,DIM`; HEADS may be `32/8`, of queries and keys.
Result<attention::bench::Shape> parse_shape(const std::string& text);

}  // namespace anywarp::cli
