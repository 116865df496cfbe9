#include "port/tables/api_table.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string>
#include <utility>

#include "port/tables/tsv.h"

#define ANYWARP_TABLE(name) ANYWARP_DECLARE_TABLE(name);
#include "port/tables/libraries.def"
#undef ANYWARP_TABLE

namespace anywarp::port {
namespace {

struct Table {
  std::string_view library;
  std::string_view text;
};

#define ANYWARP_TABLE(name) Table{#name, ANYWARP_TABLE_TEXT(name)},
const Table kTables[] = {
#include "port/tables/libraries.def"
};
#undef ANYWARP_TABLE

constexpr std::array<std::pair<std::string_view, ApiKind>, 8> kKinds{{{"function", ApiKind::Function},
                                                                      {"device_function", ApiKind::DeviceFunction},
                                                                      {"type", ApiKind::Type},
                                                                      {"enum", ApiKind::Enum},
                                                                      {"macro", ApiKind::Macro},
                                                                      {"header", ApiKind::Header},
                                                                      {"namespace", ApiKind::Namespace},
                                                                      {"variable", ApiKind::Variable}}};

/// A malformed cell reads as its default.
ApiKind parse_kind(std::string_view word) {
  for (const auto& [text, kind] : kKinds)
    if (text == word) return kind;
  return ApiKind::Function;
}

RocmVersion parse_cell(std::string_view cell) {
  RocmVersion version;
  const std::size_t dot = cell.find('.');
  if (dot == std::string_view::npos) return version;
  std::from_chars(cell.data(), cell.data() + dot, version.major);
  std::from_chars(cell.data() + dot + 1, cell.data() + cell.size(), version.minor);
  return version;
}

struct Index {
  std::vector<ApiRow> rows;
  std::vector<const ApiRow*> by_cuda;
  std::vector<const ApiRow*> by_hip;  ///< Only rows with a HIP name.

  Index() {
    rows.reserve(12000);
    for (const Table& table : kTables) {
      for_each_row<6>(table.text, [&](const std::array<std::string_view, 6>& cells) {
        rows.push_back({table.library, cells[0], cells[1], parse_kind(cells[2]), parse_cell(cells[3]),
                        parse_cell(cells[4]), cells[5]});
      });
    }
    for (const ApiRow& row : rows) {
      by_cuda.push_back(&row);
      if (!row.hip.empty()) by_hip.push_back(&row);
    }
    const auto sort_by = [](std::vector<const ApiRow*>& index, std::string_view ApiRow::*column) {
      std::sort(index.begin(), index.end(), [column](const ApiRow* a, const ApiRow* b) {
        return std::pair(a->*column, a) < std::pair(b->*column, b);  // Namesakes stay in the tables' order.
      });
    };
    sort_by(by_cuda, &ApiRow::cuda);
    sort_by(by_hip, &ApiRow::hip);
  }
};

const Index& index() {
  static const Index instance;
  return instance;
}

std::span<const ApiRow* const> find(const std::vector<const ApiRow*>& rows, std::string_view ApiRow::*column,
                                    std::string_view name) {
  const auto begin = std::lower_bound(rows.begin(), rows.end(), name,
                                      [column](const ApiRow* row, std::string_view key) { return row->*column < key; });
  const auto end = std::upper_bound(begin, rows.end(), name,
                                    [column](std::string_view key, const ApiRow* row) { return key < row->*column; });
  return {begin, end};
}

/// Edits (insert, delete, replace, swap of neighbours) between a and b, letter case ignored; stops early above `limit`.
int distance(std::string_view a, std::string_view b, int limit) {
  if (std::abs(static_cast<int>(a.size()) - static_cast<int>(b.size())) > limit) return limit + 1;
  const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  std::vector<int> before(b.size() + 1), previous(b.size() + 1), current(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) previous[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    current[0] = static_cast<int>(i);
    int best = current[0];
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int cost = lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1;
      current[j] = std::min({previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost});
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]))
        current[j] = std::min(current[j], before[j - 2] + 1);
      best = std::min(best, current[j]);
    }
    if (best > limit) return limit + 1;
    std::swap(before, previous);
    std::swap(previous, current);
  }
  return previous[b.size()];
}

}  // namespace

std::string_view to_string(ApiKind kind) {
  for (const auto& [text, value] : kKinds)
    if (value == kind) return text;
  return "";
}

bool available(const ApiRow& row, RocmVersion rocm) {
  if (row.hip.empty()) return false;
  return (!row.since || row.since <= rocm) && (!row.until || rocm <= row.until);
}

bool checked(const ApiRow& row) { return !row.hip.empty() && !row.note.starts_with("unchecked:"); }

std::span<const ApiRow> all_api_rows() { return index().rows; }

std::span<const ApiRow* const> find_cuda(std::string_view name) { return find(index().by_cuda, &ApiRow::cuda, name); }

std::span<const ApiRow* const> find_hip(std::string_view name) { return find(index().by_hip, &ApiRow::hip, name); }

std::vector<std::string_view> suggest(std::string_view name, std::size_t limit) {
  const int reach = std::clamp(static_cast<int>(name.size()) / 4, 1, 4);
  std::vector<std::pair<int, std::string_view>> near;
  const auto consider = [&](std::string_view candidate) {
    const int edits = distance(name, candidate, reach);
    if (edits <= reach) near.emplace_back(edits, candidate);
  };
  for (const ApiRow& row : index().rows) {
    consider(row.cuda);
    if (!row.hip.empty() && row.hip != row.cuda) consider(row.hip);
  }
  std::sort(near.begin(), near.end());
  near.erase(std::unique(near.begin(), near.end()), near.end());
  std::vector<std::string_view> names;
  for (const auto& [edits, candidate] : near)
    if (names.size() < limit) names.push_back(candidate);
  return names;
}

}  // namespace anywarp::port
