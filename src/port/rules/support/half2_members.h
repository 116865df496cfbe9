// h.x and h.y of a half2, for versions of ROCm in which they are no halves.
#pragma once

#include "port/ast_unit.h"
#include "port/rules/rule.h"

namespace anywarp::port {

/// Reads become __low2half(h) and __high2half(h), assignments h = __halves2half2(…); what else is done to a member (its
/// address, +=) is reported. Bases whose type depends on a template parameter are reported, as they may be half2.
void port_half2_members(const AstUnit& unit, Sink& sink);

}  // namespace anywarp::port
