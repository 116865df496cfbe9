#include "port/tables/compat_table.h"

#include <algorithm>
#include <unordered_map>

#include "base/text.h"
#include "port/tables/tsv.h"

ANYWARP_DECLARE_TABLE(compat);

namespace anywarp::port {
namespace {

std::vector<CompatRow> read() {
  std::vector<CompatRow> rows;
  for_each_row<4>(ANYWARP_TABLE_TEXT(compat), [&](const std::array<std::string_view, 4>& cells) {
    if (cells[0] != cells[1]) return;
    CompatRow row{cells[0], cells[1], cells[2],
                  cells[3], {},       cells[3].find("missing only in HIP 5.7, 6.4") != std::string_view::npos};
    constexpr std::string_view kFirst = "first: ";
    if (const std::size_t at = cells[3].find(kFirst); at != std::string_view::npos) {
      std::string_view list = cells[3].substr(at + kFirst.size());
      list = list.substr(0, list.find(';'));
      for (const std::string_view type : split(list, ',')) row.types.push_back(trim(type));
    }
    rows.push_back(std::move(row));
  });
  return rows;
}

}  // namespace

std::span<const CompatRow> compat_rows() {
  static const std::vector<CompatRow> kRows = read();
  return kRows;
}

std::vector<const CompatRow*> find_compat(std::string_view cuda) {
  static const auto kIndex = [] {
    std::unordered_map<std::string_view, std::vector<const CompatRow*>> index;
    for (const CompatRow& row : compat_rows()) index[row.cuda].push_back(&row);
    return index;
  }();
  const auto found = kIndex.find(cuda);
  return found == kIndex.end() ? std::vector<const CompatRow*>{} : found->second;
}

}  // namespace anywarp::port
