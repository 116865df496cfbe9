#include "port/rules/support/torch_sources.h"

#include <algorithm>

namespace anywarp::port {

bool is_torch_header(std::string_view path) {
  return path.starts_with("ATen/") || path.starts_with("c10/") || path.starts_with("torch/");
}

bool uses_torch(const RuleContext& context) {
  return std::any_of(context.files.begin(), context.files.end(), [](const auto& file) {
    return std::any_of(file->directives().begin(), file->directives().end(), [](const Directive& directive) {
      return directive.keyword == "include" && directive.operand.size() > 2 &&
             is_torch_header(directive.operand.substr(1));
    });
  });
}

}  // namespace anywarp::port
