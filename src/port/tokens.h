// What is asked of raw tokens: what the arguments of a call are, where a template argument list ends, what a literal is
// worth. Tokens are all there is in inactive branches, macro bodies and files that do not parse.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// `index` is a `<` that may open template arguments: the token that holds its `>`. None if it reads as a comparison.
/// `declaration`: a name may follow the `>`, as in `tile<int, 4> t`; in an expression `a < b, c > d` is two
/// comparisons.
std::optional<std::size_t> matching_angle(const SourceFile& file, std::size_t index, bool declaration = false);

/// The comma-separated pieces of tokens [first, last), commas in brackets and template arguments aside; none if empty.
std::vector<TokenRange> split_at_commas(const SourceFile& file, std::size_t first, std::size_t last,
                                        bool declaration = false);

/// The same for what stands between a bracket and its partner.
std::vector<TokenRange> split_arguments(const SourceFile& file, std::size_t open, std::size_t close);

/// `name(a, b<c, d>, e)`; also with template arguments: `name<T>(a)`.
struct Call {
  std::size_t name = 0;
  std::size_t open = 0;
  std::size_t close = 0;
  std::vector<TokenRange> arguments;
};

/// The call whose callee's name is token `index`.
std::optional<Call> call_at(const SourceFile& file, std::size_t index);

/// True if the token range has the identifier.
bool mentions(const SourceFile& file, TokenRange range, std::string_view identifier);

/// The value of an integer literal (decimal, hex, octal, binary, digit separators, suffixes).
std::optional<unsigned long long> integer_literal(std::string_view spelling);

}  // namespace anywarp::port
