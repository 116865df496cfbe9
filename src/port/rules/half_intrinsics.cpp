// Functions of half, half2 and bfloat16 that HIP lacks come from half.h of anywarp_compat under CUDA's names. And
// before ROCm 6.4 (5.7's amd_hip_fp16.h; 6.4's is the oldest seen to differ) the members x and y of half2 are bits,
// `unsigned short`: code that takes h.x for a half compiles there and computes nonsense. Then they are read by
// __low2half and __high2half, which are right everywhere.
#include "port/rules/support/compat_calls.h"
#include "port/rules/support/half2_members.h"

namespace anywarp::port {
namespace {

constexpr RocmVersion kMembersAreHalves{6, 4};

class HalfIntrinsics final : public Rule {
 public:
  void on_ast(const AstUnit& unit, const RuleContext& context, Sink& sink) const override {
    calls_.on_ast(unit);
    if (context.rocm < kMembersAreHalves) port_half2_members(unit, sink);
  }
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    calls_.on_file(file, context, sink);
  }

 private:
  mutable CompatCalls calls_{"half.h"};
};

}  // namespace

std::unique_ptr<Rule> make_half_intrinsics() { return std::make_unique<HalfIntrinsics>(); }

}  // namespace anywarp::port
