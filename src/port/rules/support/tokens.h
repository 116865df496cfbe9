// What rules ask of tokens beyond their text: whose name this is.
#pragma once

#include <cstddef>

#include "port/rules/rule.h"
#include "port/source_file.h"
#include "port/tokens.h"

namespace anywarp::port {

/// Token `index` may be treated as CUDA's name. Parsed places: what the parse said. Elsewhere: an unqualified name (or
/// one qualified by `::` alone) that is no member and that the project does not declare itself.
bool is_cuda_name(const SourceFile& file, std::size_t index, const RuleContext& context);

}  // namespace anywarp::port
