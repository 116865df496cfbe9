// Calls of functions that HIP lacks for the types they are called with, and a compat header supplies under the same
// name: the call stays, the file gets the include. Shared by the rules half_intrinsics and device_intrinsics, one for
// each header.
#pragma once

#include <map>
#include <string_view>
#include <utility>

#include "port/ast_unit.h"
#include "port/rules/rule.h"

namespace anywarp::port {

class CompatCalls {
 public:
  /// `header`: "half.h" or "device.h".
  explicit CompatCalls(std::string_view header) : header_(header) {}
  void on_ast(const AstUnit& unit);
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const;

 private:
  std::string_view header_;
  /// By file and offset of the callee: the first argument's type as compat.tsv writes it; "" if it depends on a
  /// template.
  std::map<std::pair<const SourceFile*, std::size_t>, std::string> types_;
};

}  // namespace anywarp::port
