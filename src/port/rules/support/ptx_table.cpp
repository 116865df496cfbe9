#include "port/rules/support/ptx_table.h"

#include <map>
#include <string>

#include "base/text.h"

namespace anywarp::port {
namespace {

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"
constexpr char kTable[] = {
#embed "../../tables/ptx.tsv"
};
#pragma clang diagnostic pop

std::map<std::string_view, PtxRow> read() {
  std::map<std::string_view, PtxRow> rows;
  for (const std::string_view line : split(std::string_view(kTable, sizeof kTable), '\n')) {
    const auto cells = split(line, '\t');
    if (cells.size() < 5 || cells[0] == "ptx") continue;
    rows[cells[0]] = {cells[0], cells[1], cells[2], cells[3], cells[4]};
  }
  return rows;
}

}  // namespace

const PtxRow* find_ptx(std::string_view opcode) {
  static const std::map<std::string_view, PtxRow> kRows = read();
  if (const auto exact = kRows.find(opcode); exact != kRows.end()) return &exact->second;
  for (std::string_view stem = opcode; !stem.empty();) {
    const std::string pattern = std::string(stem) + ".*";
    if (const auto found = kRows.find(pattern); found != kRows.end()) return &found->second;
    const std::size_t dot = stem.rfind('.');
    stem = dot == std::string_view::npos ? std::string_view() : stem.substr(0, dot);
  }
  return nullptr;
}

}  // namespace anywarp::port
