// How a kernel uses the elements of its matrix fragments. CUDA leaves open which element of the matrix frag.x[i] is,
// and on AMD it is another one, and there are as many as the hardware likes: only code that does the same to every
// element is right.
#pragma once

#include "port/rules/rule.h"
#include "port/rules/support/code_shape.h"
#include "port/rules/support/warp_constants.h"

namespace anywarp::port {

/// Says what depends on the layout of a fragment: an element with a fixed index, an index that is used for more than to
/// pick the element, a loop that does not run to num_elements, fragments of different kinds side by side.
void check_element_access(const CodeShape& shape, const ConstantTable& constants, Sink& sink);

}  // namespace anywarp::port
