// `__launch_bounds__(T, B)`: in CUDA B is the least number of blocks of T threads on a multiprocessor; HIP's macro
// hands it to amdgpu_waves_per_eu (amd_hip_runtime.h), the least number of wavefronts on a SIMD, of which a compute
// unit has four (CDNA; an RDNA work-group processor also). B blocks are B*T threads, so B*T/(4*wave width) wavefronts
// on each SIMD. Left as it is, `(64, 16)` would ask for 16 wavefronts and spill registers. CUDA's third argument
// (clusters) breaks the macro and has no meaning on AMD.
#include <algorithm>

#include "anywarp/target.h"
#include "port/rules/rule.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

constexpr int kSimds = 4;
constexpr int kWideWave = 64;

// Threads that one wavefront on each SIMD makes. The wider wave gives the smaller demand, which never costs registers.
int threads_per_wave_of_all_simds(const PortOptions& options) {
  int width = 0;
  for (const std::string& name : options.targets)
    if (const Target* target = find_target(name)) width = std::max(width, target->warp_width);
  return kSimds * (width == 0 ? kWideWave : width);
}

// True for `(… ) / 256` and `/ 128`: what this rule writes.
bool is_converted(const SourceFile& file, TokenRange argument) {
  if (argument.last - argument.first < 3) return false;
  const std::string_view divisor = file.spelling(argument.last - 1);
  return file.spelling(argument.last - 2) == "/" && (divisor == "256" || divisor == "128");
}

class LaunchBounds final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      if (file.spelling(i) != "__launch_bounds__") continue;
      const auto call = call_at(file, i);
      if (!call) continue;
      const auto& arguments = call->arguments;
      if (arguments.size() == 1 && mentions(file, arguments[0], "__VA_ARGS__")) {
        sink.say(file, file.tokens()[i].offset, Severity::Manual,
                 "__launch_bounds__ gets its arguments from a macro: a second one means wavefronts per SIMD on AMD, "
                 "not blocks "
                 "per multiprocessor");
        continue;
      }
      if (arguments.size() >= 3) drop_clusters(file, *call, sink);
      if (arguments.size() >= 2 && !arguments[1].empty()) convert(file, *call, context, sink);
    }
  }

 private:
  static void drop_clusters(const SourceFile& file, const Call& call, Sink& sink) {
    const std::size_t begin = file.tokens()[call.arguments[1].last - 1].end();
    sink.replace(file, begin, file.tokens()[call.close].offset - begin, "", Severity::Review,
                 "the third argument of __launch_bounds__ is a cluster size, which AMD does not have: dropped");
  }

  static void convert(const SourceFile& file, const Call& call, const RuleContext& context, Sink& sink) {
    const TokenRange threads = call.arguments[0];
    const TokenRange blocks = call.arguments[1];
    if (is_converted(file, blocks)) return;
    const int divisor = threads_per_wave_of_all_simds(context.options);
    // One block, or no wish: right as it stands.
    if (single(blocks) && integer_literal(file.spelling(blocks.first)).value_or(2) <= 1) return;
    const std::string formula = "(" + operand(file, threads) + " * " + operand(file, blocks) + " + " +
                                std::to_string(divisor - 1) + ") / " + std::to_string(divisor);
    const std::size_t begin = file.tokens()[blocks.first].offset;
    std::string message =
        "the second argument of __launch_bounds__ is blocks per multiprocessor in CUDA and wavefronts per SIMD in HIP: "
        "converted";
    sink.replace(file, begin, file.tokens()[blocks.last - 1].end() - begin, formula, Severity::Review, message);
  }

  static bool single(TokenRange range) { return range.last == range.first + 1; }

  static std::string operand(const SourceFile& file, TokenRange range) {
    const std::string text(text_of(file, range));
    return single(range) ? text : "(" + text + ")";
  }
};

}  // namespace

std::unique_ptr<Rule> make_launch_bounds() { return std::make_unique<LaunchBounds>(); }

}  // namespace anywarp::port
