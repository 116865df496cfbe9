// `anywarp bench attention` without its command line: what is measured, and how. Ours and the peer's runs take turns,
// one at a time, in two processes; the ratio is the median over the turns, so that what disturbs the machine disturbs
// both.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "anywarp/error.h"
#include "attention/bench/limits.h"
#include "attention/bench/workload.h"

namespace anywarp::cli {

struct AttentionBench {
  std::vector<attention::bench::Workload> workloads;
  int threads = 0;       ///< 0: the cores this process may run on.
  double seconds = 1.0;  ///< For each workload, ours and the peer's runs together; at least three turns.
  bool peer = true;
  bool accuracy = false;
};

struct AttentionFigures {
  attention::bench::Workload workload;
  std::string implementation;
  int turns = 0;
  double seconds = 0.0;                               ///< Median of our runs.
  std::optional<double> peer_seconds;                 ///< Median of the peer's.
  std::optional<double> ratio;                        ///< Median over the turns of the peer's time by ours.
  std::string peer_error;                             ///< Why the peer has no figures, if it was asked.
  std::map<std::string, double> errors, peer_errors;  ///< Largest distance from float64, by tensor.
};

struct AttentionReport {
  int threads = 0;
  std::string processor;
  std::string peer;          ///< `torch 2.11.0 (AVX2)`; empty: none.
  std::string peer_missing;  ///< Why there is none.
  std::vector<attention::bench::Peak> peaks;
  double read_bandwidth =
      0.0;  ///< Bytes a second of a buffer as large as the largest k and v of a decoding workload; 0.
  std::vector<AttentionFigures> figures;
};

/// Few queries: bound by reading k and v, not by arithmetic.
bool is_decoding(const attention::bench::Workload& workload);

/// The peak that a figure is a share of: AMX for the 16-bit floats where `cpu-amx` ran, otherwise FMA. nullptr:
/// unknown.
const attention::bench::Peak* peak_of(const AttentionReport& report, const AttentionFigures& figures);

/// `progress` is called before each workload. Errors: those of the operator.
Result<AttentionReport> measure(const AttentionBench& bench,
                                const std::function<void(const std::string& step, std::size_t done)>& progress);

/// `bfloat16 forward causal 1×16×1024×64`.
std::string title(const attention::bench::Workload& workload);

}  // namespace anywarp::cli
