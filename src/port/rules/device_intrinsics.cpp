// Device functions that HIP lacks, whole or for some types: SIMD in a word (__vadd4), __dp4a, directed rounding, cache
// hints, atomics of block scope. device.h of anywarp_compat supplies them under CUDA's names (checked against HIP's
// headers of 5.7, 6.4 and 7.2; table: compat.tsv), so calls stay as they are and the file gets the include.
#include "port/rules/support/compat_calls.h"

namespace anywarp::port {
namespace {

class DeviceIntrinsics final : public Rule {
 public:
  void on_ast(const AstUnit& unit, const RuleContext&, Sink&) const override { calls_.on_ast(unit); }
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    calls_.on_file(file, context, sink);
  }

 private:
  mutable CompatCalls calls_{"device.h"};
};

}  // namespace

std::unique_ptr<Rule> make_device_intrinsics() { return std::make_unique<DeviceIntrinsics>(); }

}  // namespace anywarp::port
