// PyTorch's own names and headers, and which projects use them.
#pragma once

#include <string_view>

#include "port/rules/rule.h"

namespace anywarp::port {

/// A header of PyTorch: `ATen/…`, `c10/…`, `torch/…`.
bool is_torch_header(std::string_view path);

/// A file of the project includes PyTorch: it is built as an extension, and PyTorch's hipify runs over its sources.
bool uses_torch(const RuleContext& context);

}  // namespace anywarp::port
