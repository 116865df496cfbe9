// What rules ask of raw tokens: whose name this is, what the arguments of a call are, where a template argument list ends.
// Tokens are all there is in inactive branches, macro bodies and files that do not parse.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "port/project_facts.h"
#include "port/rules/rule.h"
#include "port/source_file.h"

namespace anywarp::port {

/// Tokens [first, last).
struct TokenRange {
  std::size_t first = 0;
  std::size_t last = 0;
  bool empty() const { return first == last; }
};

/// The bytes from the first token of `range` to its last, comments between them included; empty for an empty range.
std::string_view text_of(const SourceFile& file, TokenRange range);

/// The same with comments and white space gone except where two words would run together: for comparing spellings.
std::string compact_text(const SourceFile& file, TokenRange range);

/// True if token `index` follows `.` or `->`.
bool is_member_access(const SourceFile& file, std::size_t index);

/// The namespaces written before token `index`: "at::cuda" for `::at::cuda::x`; "" for `x` and `::x`.
std::string qualifier_of(const SourceFile& file, std::size_t index);

/// Token `index` may be treated as CUDA's name. Parsed places: what the parse said. Elsewhere: an unqualified name (or one
/// qualified by `::` alone) that is no member and that the project does not declare itself.
bool is_cuda_name(const SourceFile& file, std::size_t index, const RuleContext& context);

/// `index` is a `<` that may open template arguments: the token that holds its `>`. None if it reads as a comparison.
std::optional<std::size_t> matching_angle(const SourceFile& file, std::size_t index);

/// `name(a, b<c, d>, e)`; also with template arguments: `name<T>(a)`.
struct Call {
  std::size_t name = 0;
  std::size_t open = 0;
  std::size_t close = 0;
  std::vector<TokenRange> arguments;
};

/// The comma-separated pieces between `open` and its partner, commas in brackets and template arguments aside.
std::vector<TokenRange> split_arguments(const SourceFile& file, std::size_t open, std::size_t close);

/// The call whose callee's name is token `index`.
std::optional<Call> call_at(const SourceFile& file, std::size_t index);

/// True if the token range has the identifier.
bool mentions(const SourceFile& file, TokenRange range, std::string_view identifier);

/// The value of an integer literal (decimal, hex, octal, binary, digit separators, suffixes).
std::optional<unsigned long long> integer_literal(std::string_view spelling);

}  // namespace anywarp::port
