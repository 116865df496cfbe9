// Literals that mean the warp's width in device code: threadIdx.x % 32, tid >> 5, for (o = 16; …) around shuffles, and
// where a width must be a constant.
#pragma once

#include <string_view>

#include "port/rules/rule.h"
#include "port/rules/support/code_shape.h"
#include "port/rules/support/warp_analysis.h"

namespace anywarp::port {

/// Rewrites them in functions whose warp is the wavefront, where it is plain that a warp is meant, and reports the
/// rest.
void port_lane_arithmetic(const CodeShape& shape, const WarpAnalysis& analysis, Sink& sink);

/// Why the expression around `token` must be a constant ("a template argument", "an array's size" …); empty if it need
/// not.
std::string_view constant_context(const CodeShape& shape, std::size_t token);

}  // namespace anywarp::port
