// Inline assembly as CUDA sources have it: an `asm` statement taken apart, and what each PTX instruction is in HIP C++,
// from the table ptx.tsv.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "port/rules/support/tokens.h"

namespace anywarp::port {

struct AsmOperand {
  std::string constraint;  ///< Without quotes: "=r".
  TokenRange expression;   ///< Between the parentheses.
};

struct AsmStatement {
  TokenRange tokens;                 ///< From `asm` to its `;`, or to `)` if none follows.
  std::string text;                  ///< The string literals joined, escapes resolved.
  bool plain_text = true;            ///< False if the template is not all string literals (a macro's `#type`, …).
  std::vector<AsmOperand> operands;  ///< Outputs, then inputs: %0, %1, …
  std::size_t outputs = 0;
  bool has_semicolon = false;
};

/// The statement whose `asm`, `__asm__` or `__asm` is token `index`; none for a declaration's `asm("name")`.
std::optional<AsmStatement> asm_at(const SourceFile& file, std::size_t index);

enum class PtxVerdict {
  NotPtx,   ///< Empty (a compiler barrier), or AMD's own instructions.
  Sure,     ///< The replacement does the same.
  Look,     ///< The replacement does what AMD can; a person should look.
  Refused,  ///< No replacement.
};

struct PtxPort {
  PtxVerdict verdict = PtxVerdict::NotPtx;
  std::string code;     ///< Statements that take the place of the asm statement; empty: it goes away.
  std::string message;  ///< Why, or what to do instead.
  std::string suggestion;
  std::string include;  ///< "anywarp_compat/…" header that `code` needs, with quotes; or empty.
  bool matrix = false;  ///< Tensor-core or TMA instructions: reported first.
};

/// `warp` decides what the lane registers (`%laneid`, `%lanemask_lt`) mean.
PtxPort port_asm(const SourceFile& file, const AsmStatement& statement, WarpPolicy warp = WarpPolicy::Logical32);

}  // namespace anywarp::port
