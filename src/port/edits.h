// Edits of one file, gathered from many rules and several parses, applied once. Equal edits (one place read under two
// macro configurations, a header reached from two sources) are one edit; an edit that overlaps an earlier one of
// another kind is refused, and the pipeline reports it instead of writing half of each.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "anywarp/diagnostic.h"
#include "port/source_file.h"

namespace anywarp::port {

struct Edit {
  std::size_t offset = 0;
  std::size_t length = 0;
  std::string text;
  bool operator==(const Edit&) const = default;
};

class FileEdits {
 public:
  explicit FileEdits(const SourceFile& file) : file_(file) {}

  /// Replaces bytes [offset, offset + length). False if it overlaps a different edit: then nothing is changed.
  /// Insertions (length 0) at one place are kept in order of arrival.
  bool replace(std::size_t offset, std::size_t length, std::string text);
  /// Deletes the whole line (with its newline) that holds `offset`.
  bool remove_line(std::size_t offset);
  /// `#include "anywarp_compat/half.h"` or `<hip/hip_runtime.h>`, once, after the last of the file's leading includes.
  /// `operand` has its quotes or brackets. A file that has it already is left alone.
  void need_include(std::string operand);
  void say(Diagnostic diagnostic);

  std::string apply() const;
  std::vector<Diagnostic> diagnostics() const;  ///< In order of place, without repeats.
  const std::set<std::string>& includes() const { return includes_; }
  bool empty() const { return edits_.empty() && includes_.empty(); }
  const SourceFile& file() const { return file_; }

 private:
  const SourceFile& file_;
  std::multimap<std::size_t, Edit> edits_;
  std::set<std::string> includes_;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace anywarp::port
