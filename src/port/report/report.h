// A PortReport in the forms that people and programs read.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "anywarp/port.h"

namespace anywarp::port {

/// docs/port.schema.json describes it.
nlohmann::ordered_json report_json(const PortReport& report);
/// SARIF 2.1.0, for code hosts and editors. Severities: auto is `note`, review is `warning`, manual is `error`.
nlohmann::ordered_json report_sarif(const PortReport& report);
/// One page without outside references: the counts, each file before and after with what was said of each line.
std::string report_html(const PortReport& report);
/// All changed files as a unified diff.
Result<std::string> report_diff(const PortReport& report);

}  // namespace anywarp::port
