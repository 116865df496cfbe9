// nvcc takes `k << <g, b>> >(x)`; Clang does not. Older formatters wrote it so, and it is still in the wild.
#pragma once

#include <string>
#include <string_view>

namespace anywarp::port {

/// The text with launch brackets that are written apart joined, byte offsets unchanged: `<< <` becomes `<<< ` and `>>
/// >` becomes `>>> ` (the spaces move behind the bracket). Shifts and template brackets are left alone.
std::string join_launch_brackets(std::string_view text);

}  // namespace anywarp::port
