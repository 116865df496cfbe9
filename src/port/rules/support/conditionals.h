// The `#if` structure of a file: which branch a token stands in, and which branches go together. Rules need it where
// one branch of a chain decides about another (architecture tests) and where two includes are only equal in one branch.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "port/rules/support/tokens.h"
#include "port/source_file.h"

namespace anywarp::port {

/// One branch of a chain: from its `#if`, `#elif` or `#else` to the next of them or the `#endif`.
struct Branch {
  std::size_t directive = 0;  ///< Index in SourceFile::directives of the line that opens it.
  std::size_t chain = 0;      ///< Index in Conditionals::chains.
  TokenRange body;            ///< Tokens between the two lines.
  bool is_else = false;
};

/// `#if … #elif … #else … #endif`: its branches in order.
struct Chain {
  std::vector<std::size_t> branches;  ///< Indices in Conditionals::branches.
  std::optional<std::size_t> outer;   ///< The branch that holds the chain.
  std::size_t last_directive = 0;     ///< The `#endif`, or the last line seen of an unfinished chain.
  bool include_guard = false;         ///< `#ifndef X`, `#define X` at the top of the file.
};

struct Conditionals {
  explicit Conditionals(const SourceFile& file);

  std::vector<Branch> branches;
  std::vector<Chain> chains;
  std::vector<std::optional<std::size_t>>
      branch_of_directive;  ///< The branch a directive stands in, for each directive.

  /// The innermost branch that token `index` stands in.
  std::optional<std::size_t> branch_of_token(std::size_t index) const;
  /// True if `inner` is `outer` or stands somewhere within it; no `outer` holds everything.
  bool within(std::optional<std::size_t> inner, std::optional<std::size_t> outer) const;
};

}  // namespace anywarp::port
