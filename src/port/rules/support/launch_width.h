// Launch shapes and bounds with literal thread counts, of kernels whose warp is the wavefront: 128 threads were four
// warps and must stay four warps, 256 threads on CDNA.
#pragma once

#include "port/rules/rule.h"
#include "port/rules/support/code_shape.h"
#include "port/rules/support/warp_analysis.h"

namespace anywarp::port {

/// Rewrites block sizes at launches and in __launch_bounds__; reports those over 1024 threads and those not understood.
void port_launches(const CodeShape& shape, const WarpAnalysis& analysis, Sink& sink);

}  // namespace anywarp::port
