// Which implementation runs a problem: the first of the list that this machine has and that does not refuse, or the one
// that ANYWARP_ATTENTION names.
#pragma once

#include <span>
#include <string_view>

#include "attention/registry.h"

namespace anywarp::attention {

/// `forced`: a name, or empty. The problem is valid. Errors: InvalidArgument, a name that is not in the list;
/// Unsupported, with what every implementation of the device (or the forced one) requires, supports and misses.
Result<const Implementation*> choose(std::span<const Implementation> list, std::string_view forced,
                                     const AttentionProblem& problem, Pass pass);

/// The first that is there and appends to caches of a GPU. Errors: Unsupported, as above.
Result<const Implementation*> choose_append(std::span<const Implementation> list, Device device);

/// The value of ANYWARP_ATTENTION, empty if it is not set.
std::string_view forced_implementation();

}  // namespace anywarp::attention
