// The report as the document of `anywarp port --json`: docs/port.schema.json.
#include <nlohmann/json.hpp>

#include "port/report/report.h"

namespace anywarp::port {

using Json = nlohmann::ordered_json;

Json report_json(const PortReport& report) {
  Json files = Json::array();
  for (const FileReport& file : report.files) {
    Json diagnostics = Json::array();
    for (const Diagnostic& d : file.diagnostics)
      diagnostics.push_back({{"rule", d.rule},
                             {"severity", to_string(d.severity)},
                             {"line", d.line},
                             {"column", d.column},
                             {"message", d.message},
                             {"suggestion", d.suggestion},
                             {"doc", d.doc()}});
    Json unparsed = Json::array();
    for (const UnparsedRegion& region : file.unparsed)
      unparsed.push_back({{"first_line", region.first_line}, {"last_line", region.last_line}, {"error", region.error}});
    files.push_back({{"path", file.path.string()},
                     {"output", file.output.string()},
                     {"read", to_string(file.read)},
                     {"changed", file.before != file.after},
                     {"unparsed", std::move(unparsed)},
                     {"diagnostics", std::move(diagnostics)}});
  }
  Json compiled = Json::array();
  for (const CompileReport& unit : report.compiled)
    compiled.push_back({{"path", unit.path.string()},
                        {"target", unit.target},
                        {"rocm", unit.rocm},
                        {"ok", unit.ok},
                        {"errors", unit.errors}});
  return {{"version", 1},
          {"files", std::move(files)},
          {"compiled", std::move(compiled)},
          {"toolchain", report.toolchain},
          {"rocwmma", report.rocwmma},
          {"notes", report.notes},
          {"summary",
           {{"auto", report.count(Severity::Auto)},
            {"review", report.count(Severity::Review)},
            {"manual", report.count(Severity::Manual)}}}};
}

}  // namespace anywarp::port
