// Problems drawn from the whole option space of the operator by a seed: what implementations are compared on.
#pragma once

#include <string>

#include "case.h"

namespace anywarp::attention {

/// Fills `c` and says in a line what was drawn. Forms that the backward does not take are drawn for Forward alone. Keys
/// that nobody owns (behind the keys in use, before the left padding's end, in unused pages) are NaN.
std::string draw(Case& c, std::uint64_t seed, Pass pass);

}  // namespace anywarp::attention
