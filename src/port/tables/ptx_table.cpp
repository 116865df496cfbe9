#include "port/tables/ptx_table.h"

#include <map>
#include <string>

#include "port/tables/tsv.h"

ANYWARP_DECLARE_TABLE(ptx);

namespace anywarp::port {
namespace {

std::map<std::string_view, PtxRow> read() {
  std::map<std::string_view, PtxRow> rows;
  for_each_row<5>(ANYWARP_TABLE_TEXT(ptx), [&](const std::array<std::string_view, 5>& cells) {
    rows[cells[0]] = {cells[0], cells[1], cells[2], cells[3], cells[4]};
  });
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
