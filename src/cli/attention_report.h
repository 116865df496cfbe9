// The forms of what `anywarp bench attention` measured: a table for people, JSON, CSV, a picture.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "cli/attention_bench.h"

namespace anywarp::cli {

std::string table(const AttentionReport& report);
nlohmann::ordered_json json_of(const AttentionReport& report);
std::string csv(const AttentionReport& report);
/// An SVG: a bar for each workload, and the peer's beside it.
std::string svg(const AttentionReport& report);

}  // namespace anywarp::cli
