// The tables that are built into the program (tables.S), and the one way to read them: a line of column names, then a
// row a line, cells separated by tabs. Empty lines and lines that begin with `#` are passed over.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// Bytes of a table: `ANYWARP_TABLE_TEXT(ptx)` is ptx.tsv, if `ANYWARP_DECLARE_TABLE(ptx)` stands at file scope before
/// it.
#define ANYWARP_DECLARE_TABLE(name) extern "C" const char anywarp_table_##name[], anywarp_table_end_##name[]
#define ANYWARP_TABLE_TEXT(name) \
  std::string_view(anywarp_table_##name, static_cast<std::size_t>(anywarp_table_end_##name - anywarp_table_##name))

namespace anywarp::port {

/// Calls `use` with the cells of each row. Cells that a row lacks are empty, cells past `kColumns` are not looked at:
/// the tables are ours, and tests check their shape. The cells are views into `tsv`.
template <std::size_t kColumns, typename Use>
void for_each_row(std::string_view tsv, const Use& use) {
  const auto take = [](std::string_view& text, char end) {
    const std::size_t at = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(text.size(), at + 1));
    return taken;
  };
  bool names = true;
  while (!tsv.empty()) {
    std::string_view line = take(tsv, '\n');
    if (line.empty() || line.front() == '#') continue;
    if (names) {
      names = false;
      continue;
    }
    std::array<std::string_view, kColumns> cells;
    for (std::string_view& cell : cells) cell = take(line, '\t');
    use(cells);
  }
}

}  // namespace anywarp::port
