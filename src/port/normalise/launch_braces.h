// nvcc takes `k<<<g, {64, 1}>>>(x)`; Clang does not, and would leave the launch and what its types say unread.
#pragma once

#include <string>
#include <string_view>

namespace anywarp::port {

/// The text with launch arguments that are brace lists made expressions, byte offsets unchanged: `{64, 1}` becomes
/// `(64, 1)` and `{}` becomes `0 `. For parsing only: the value is another one.
std::string unbrace_launch_arguments(std::string_view text);

}  // namespace anywarp::port
