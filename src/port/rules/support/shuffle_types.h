// Which shuffles take a value of a type that HIP's own shuffles have: there no compat function is needed.
#pragma once

#include <map>
#include <utility>

#include "port/ast_unit.h"
#include "port/source_file.h"

namespace anywarp::port {

/// By file and offset of the callee's name: whether every parse saw a type that HIP's __shfl has.
using ShuffleTypes = std::map<std::pair<const SourceFile*, std::size_t>, bool>;

/// Adds the shuffles of one parse. A value whose type depends on a template parameter counts as another type.
void note_shuffle_types(const AstUnit& unit, ShuffleTypes& types);

}  // namespace anywarp::port
