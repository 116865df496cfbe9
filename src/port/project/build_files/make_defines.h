// What a Makefile defines for the compiler, whatever its options say: sources may not parse without it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace anywarp::port {

/// The `-D` words that stand outside of conditionals and need neither make nor a shell to be read: "NAME",
/// "NAME=VALUE". A name with two values is left out.
std::vector<std::string> make_defines(std::string_view text);

}  // namespace anywarp::port
