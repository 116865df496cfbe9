// nvcc's options to hipcc's, word by word, from src/port/tables/nvcc_flags.tsv. Makefiles and CMake files use this;
// Python build files use the same table through the same walk in project/python/nvcc_flags.py.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "anywarp/diagnostic.h"

namespace anywarp::port {

/// One spelling of one option in one form.
struct NvccFlag {
  std::string_view flag;  ///< `-Xptxas`.
  std::string_view form;  ///< `alone`, `=`, `next-argument` or `joined`.
  std::string_view hip;   ///< The table's hip column: words, `{value}`, `{arch}`, `{host}`; empty: dropped.
  Severity severity = Severity::Auto;
  std::string_view reason;
};

/// What becomes of `count` words from `first`.
struct MappedFlags {
  std::size_t first = 0;
  std::size_t count = 1;
  bool changed = false;            ///< `words` replace them; otherwise they stay.
  std::vector<std::string> words;  ///< Empty: dropped.
  Severity severity = Severity::Auto;
  std::string_view reason;
  bool architecture = false;  ///< Named NVIDIA architectures.
};

class NvccFlagTable {
 public:
  /// The table built into the program.
  static const NvccFlagTable& builtin();

  /// `tsv` must outlive the table: rows are views into it.
  explicit NvccFlagTable(std::string_view tsv);

  /// The row of a spelling in a form, or nullptr.
  const NvccFlag* find(std::string_view flag, std::string_view form) const;

  /// From left to right; every word is covered by exactly one result. A word that holds `$(…)` or `${…}` is known only
  /// up to it.
  std::vector<MappedFlags> walk(const std::vector<std::string>& words) const;

  const std::vector<NvccFlag>& rows() const { return rows_; }

 private:
  MappedFlags one(std::string_view word, const std::string* following) const;
  MappedFlags apply(const NvccFlag& row, std::size_t count, std::string_view value, std::string_view written) const;

  std::vector<NvccFlag> rows_;
  std::map<std::pair<std::string_view, std::string_view>, std::size_t> index_;
};

/// The sentence of a diagnostic: "`-lineinfo` becomes `-gline-tables-only`: …".
std::string describe(std::string_view written, const MappedFlags& mapped);

}  // namespace anywarp::port
