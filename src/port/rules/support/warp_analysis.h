// Which device functions of the whole project have the hardware wavefront for their warp, and which of the warp-width
// constants must follow it.
//
// Under --warp logical32 a kernel keeps its 32-lane warps: everything in it stays 32. Not so a kernel that works with
// matrix fragments: a fragment operation is done by a whole wavefront, so its warps are wavefronts, and so are those of
// the device functions it calls. Under --warp native all device functions are of that kind.
#pragma once

#include <memory>
#include <set>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "port/rules/rule.h"
#include "port/rules/support/code_shape.h"
#include "port/rules/support/warp_constants.h"

namespace anywarp::port {

class WarpAnalysis {
 public:
  explicit WarpAnalysis(const RuleContext& context);

  const CodeShape& shape(const SourceFile& file) const { return *by_file_.at(&file); }
  const ConstantTable& constants() const { return *constants_; }

  /// The function's warp is the hardware wavefront.
  bool on_wavefront(const FunctionShape* function) const {
    return function != nullptr && wavefront_.contains(function);
  }
  /// The token stands in device code of that kind: in such a function, or in a macro that one uses.
  bool on_wavefront(const CodeShape& shape, std::size_t token) const;
  /// The function is called by kernels of both kinds: it keeps 32-lane warps.
  bool also_logical(const FunctionShape* function) const { return shared_.contains(function); }
  /// The host function names a kernel whose warp is the wavefront / one that keeps 32-lane warps.
  bool launches_wavefront(const FunctionShape* function) const { return host_wavefront_.contains(function); }
  bool launches_logical(const FunctionShape* function) const { return host_logical_.contains(function); }
  bool is_wavefront_kernel(std::string_view name) const { return wavefront_kernels_.contains(name); }

  /// The constant, or one it is computed from, is used where the warp is the wavefront.
  bool follows_wavefront(const Constant* constant) const { return follows_.contains(constant); }
  /// It is also used in device code that keeps 32-lane warps.
  bool also_means_32(const Constant* constant) const { return means_32_.contains(constant); }

 private:
  void find_wavefront_functions(WarpPolicy policy);
  void find_following_constants();
  void note_use(const Constant* constant, std::set<const Constant*>& into) const;

  std::vector<std::unique_ptr<CodeShape>> shapes_;
  std::unordered_map<const SourceFile*, const CodeShape*> by_file_;
  std::unique_ptr<ConstantTable> constants_;
  std::set<const FunctionShape*> wavefront_, shared_, host_wavefront_, host_logical_;
  std::set<std::string_view> wavefront_names_, wavefront_kernels_, logical_kernels_;
  std::set<const Constant*> follows_, means_32_;
};

/// One analysis for each project, built when first asked for; for rules, which live as long as one port.
class SharedWarpAnalysis {
 public:
  const WarpAnalysis& of(const RuleContext& context) const;

 private:
  mutable std::shared_ptr<const WarpAnalysis> analysis_;
  mutable const SourceFile* first_ = nullptr;
};

}  // namespace anywarp::port
