#include <nlohmann/json.hpp>

#include "port/report/report.h"
#include "port/rules/rule.h"

namespace anywarp::port {

using Json = nlohmann::ordered_json;

namespace {

std::string_view level(Severity severity) {
  switch (severity) {
    case Severity::Auto: return "note";
    case Severity::Review: return "warning";
    case Severity::Manual: return "error";
  }
  return "error";
}

}  // namespace

Json report_sarif(const PortReport& report) {
  Json rules = Json::array();
  for (const RuleInfo& rule : all_rules())
    rules.push_back({{"id", rule.id},
                     {"shortDescription", {{"text", rule.summary}}},
                     {"helpUri", "docs/rules/" + std::string(rule.id) + ".md"}});
  Json results = Json::array();
  for (const FileReport& file : report.files)
    for (const Diagnostic& d : file.diagnostics) {
      const std::string text = d.suggestion.empty() ? d.message : d.message + " Suggested: " + d.suggestion;
      results.push_back({{"ruleId", d.rule},
                         {"level", level(d.severity)},
                         {"message", {{"text", text}}},
                         {"locations",
                          {{{"physicalLocation",
                             {{"artifactLocation", {{"uri", file.path.generic_string()}}},
                              {"region", {{"startLine", d.line}, {"startColumn", d.column}}}}}}}}});
    }
  return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
          {"version", "2.1.0"},
          {"runs",
           {{{"tool", {{"driver", {{"name", "anywarp"}, {"rules", std::move(rules)}}}}}, {"results", std::move(results)}}}}};
}

}  // namespace anywarp::port
