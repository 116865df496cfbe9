// Lane masks where the warp is the wavefront: a ballot has 64 bits there, and so must all that holds it.
#pragma once

#include "port/rules/rule.h"
#include "port/rules/support/code_shape.h"
#include "port/rules/support/warp_analysis.h"

namespace anywarp::port {

/// Follows the results of __ballot, __activemask and __match_any through the variables of a function: widens their
/// types,
/// __popc, __ffs, __clz and 1 << lane; reports where a mask leaves for what cannot be followed.
void widen_mask_results(const CodeShape& shape, const RuleContext& context, const WarpAnalysis& analysis, Sink& sink);

}  // namespace anywarp::port
