// The report as SARIF 2.1.0, which code hosts and editors show beside the lines.
#include <nlohmann/json.hpp>
#include <set>

#include "port/report/report.h"
#include "port/rules/rule.h"

namespace anywarp::port {

using Json = nlohmann::ordered_json;

namespace {

std::string_view level(Severity severity) {
  switch (severity) {
    case Severity::Auto:
      return "note";
    case Severity::Review:
      return "warning";
    case Severity::Manual:
      return "error";
  }
  return "error";
}

}  // namespace

Json report_sarif(const PortReport& report) {
  Json rules = Json::array();
  std::set<std::string> others;  // The build files' and the compiler's.
  for (const FileReport& file : report.files)
    for (const Diagnostic& d : file.diagnostics) others.insert(d.rule);
  for (const RuleInfo& rule : all_rules()) {
    others.erase(std::string(rule.id));
    rules.push_back({{"id", rule.id},
                     {"shortDescription", {{"text", rule.summary}}},
                     {"helpUri", "docs/rules/" + std::string(rule.id) + ".md"}});
  }
  for (const std::string& id : others)
    rules.push_back({{"id", id}, {"shortDescription", {{"text", id}}}, {"helpUri", "docs/rules/" + id + ".md"}});
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
           {{{"tool", {{"driver", {{"name", "anywarp"}, {"rules", std::move(rules)}}}}},
             {"results", std::move(results)}}}}};
}

}  // namespace anywarp::port
