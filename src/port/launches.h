// Kernel launches by tokens: `k<<<grid, block, bytes, stream>>>(…)`, also with the brackets pulled apart, in macros,
// and through a pointer.
#pragma once

#include <vector>

#include "port/tokens.h"

namespace anywarp::port {

struct Launch {
  TokenRange open;                    ///< `<<<`, or `<<` and `<`.
  TokenRange close;                   ///< `>>>`, or `>>` and `>`.
  std::vector<TokenRange> arguments;  ///< As many as are written.
};

std::vector<Launch> launches_of(const SourceFile& file);

}  // namespace anywarp::port
