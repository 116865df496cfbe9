// Where the warp is the hardware wavefront (kernels with matrix fragments; all kernels under --warp native), what means
// 32 must mean 64 on CDNA and 32 on RDNA: constants, lane arithmetic, loops over lanes, launch shapes. Device code
// takes anywarp::hip::warp_size, a constant of each device pass; host code asks the device, because one binary may hold
// code for both widths. Elsewhere 32-lane warps stay, and with them every 32; there only `warpSize`, 64 on CDNA,
// becomes 32. (HIP's porting guide: warpSize is 64 on GFX9 and 32 on RDNA, and no constant expression from ROCm 7 on.)
#include <algorithm>

#include "port/rules/rule.h"
#include "port/rules/support/lane_arithmetic.h"
#include "port/rules/support/launch_width.h"
#include "port/rules/support/tokens.h"
#include "port/rules/support/warp_analysis.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kCompat = "\"anywarp_compat/warp.h\"";
constexpr std::string_view kDevice = "anywarp::hip::warp_size";
constexpr std::string_view kHost = "anywarp::hip::host_warp_size()";

std::string device_text(WidthRole role) {
  switch (role) {
    case WidthRole::Last:
      return "(anywarp::hip::warp_size - 1)";
    case WidthRole::Shift:
      return "(anywarp::hip::warp_size == 64 ? 6 : 5)";
    default:
      return std::string(kDevice);
  }
}

std::string host_text(WidthRole role) {
  switch (role) {
    case WidthRole::Last:
      return "(anywarp::hip::host_warp_size() - 1)";
    case WidthRole::Shift:
      return "(anywarp::hip::host_warp_size() == 64 ? 6 : 5)";
    default:
      return std::string(kHost);
  }
}

class WarpSize final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    const WarpAnalysis& analysis = analysis_.of(context);
    const CodeShape& shape = analysis.shape(file);
    declarations(shape, analysis, sink);
    uses(shape, analysis, sink);
    builtin(shape, context, analysis, sink);
    port_lane_arithmetic(shape, analysis, sink);
    port_launches(shape, analysis, sink);
  }

 private:
  static void edit(const CodeShape& shape, TokenRange range, std::string text, Severity severity, std::string message,
                   Sink& sink) {
    const SourceFile& file = shape.file();
    const std::size_t begin = file.tokens()[range.first].offset;
    sink.need_include(file, std::string(kCompat));
    sink.replace(file, begin, file.tokens()[range.last - 1].end() - begin, std::move(text), severity,
                 std::move(message));
  }

  static void declarations(const CodeShape& shape, const WarpAnalysis& analysis, Sink& sink) {
    const SourceFile& file = shape.file();
    for (const auto& constant : analysis.constants().all()) {
      if (constant->shape != &shape || constant->role == WidthRole::None) continue;
      const bool literal = constant->width_literal != kNoToken;
      if (constant->role == WidthRole::Derived && !literal) continue;
      if (!analysis.follows_wavefront(constant.get()) || already(shape, constant->value)) continue;
      const std::string name(constant->name);
      if (literal && !analysis.also_means_32(constant.get())) {
        const bool host = constant->scope != nullptr && !constant->scope->on_device();
        if (host && !make_runtime(shape, *constant, analysis, sink)) continue;
        edit(shape, {constant->width_literal, constant->width_literal + 1}, std::string(host ? kHost : kDevice),
             Severity::Review, name + " counts the threads of warps that are wavefronts: 64 each on CDNA, 32 on RDNA",
             sink);
        continue;
      }
      if (analysis.also_means_32(constant.get())) {
        sink.say(
            file, file.tokens()[constant->name_token].offset, Severity::Review,
            name +
                " is used both where the warp is the wavefront and where it has 32 lanes: it stays 32, and the uses "
                "of the first kind were changed one by one");
        continue;
      }
      if (constant->scope != nullptr && !constant->scope->on_device()) {
        if (!make_runtime(shape, *constant, analysis, sink)) continue;
        edit(shape, constant->value, host_text(constant->role), Severity::Auto,
             name + " is the wavefront's width: host code asks the device, which has 64 or 32 lanes", sink);
        continue;
      }
      edit(shape, constant->value, device_text(constant->role), Severity::Auto,
           name + " is the width of a warp that works with matrix fragments or natively: 64 on CDNA, 32 on RDNA", sink);
    }
  }

  // A value that was edited before.
  static bool already(const CodeShape& shape, TokenRange value) {
    for (std::size_t t = value.first; t < value.last; ++t)
      if (shape.at(t) == "anywarp") return true;
    return false;
  }

  // `constexpr int threads = …` in a host function: const, if nothing needs it to be a constant expression.
  static bool make_runtime(const CodeShape& shape, const Constant& constant, const WarpAnalysis& analysis, Sink& sink) {
    const SourceFile& file = shape.file();
    for (std::size_t t = constant.name_token + 1; t < constant.scope->body_close; ++t) {
      if (shape.at(t) != constant.name || analysis.constants().resolve(shape, t) != &constant) continue;
      const Constant* target = initialised_by(shape, t, constant.scope, analysis);
      if (target != nullptr && is_constexpr(shape, *target)) {
        if (!make_runtime(shape, *target, analysis, sink)) return false;
        continue;
      }
      const std::string_view where = constant_context(shape, t);
      if (where.empty()) continue;
      sink.say(file, file.tokens()[t].offset, Severity::Manual,
               std::string(constant.name) +
                   " depends on the wavefront's width, which host code knows at run time only, but it is " +
                   std::string(where) + ": choose between a variant for 64 and one for 32",
               "if (anywarp::hip::host_warp_size() == 64) { … } else { … }");
      return false;
    }
    for (std::size_t t = constant.name_token;
         t-- > constant.scope->body_open && shape.at(t) != ";" && shape.at(t) != "{" && shape.at(t) != "}";)
      if (shape.at(t) == "constexpr")
        sink.replace(
            file, file.tokens()[t].offset, file.tokens()[t].length, "const", Severity::Auto,
            std::string(constant.name) + " depends on the wavefront's width, which host code knows at run time only");
    return true;
  }

  // The function's own constant whose initialiser holds `t`.
  static const Constant* initialised_by(const CodeShape& shape, std::size_t t, const FunctionShape* function,
                                        const WarpAnalysis& analysis) {
    for (const auto& other : analysis.constants().all())
      if (other->shape == &shape && other->scope == function && t >= other->value.first && t < other->value.last)
        return other.get();
    return nullptr;
  }

  static void uses(const CodeShape& shape, const WarpAnalysis& analysis, Sink& sink) {
    const SourceFile& file = shape.file();
    for (std::size_t t = 0; t < file.tokens().size(); ++t) {
      if (!shape.is_identifier(t)) continue;
      const Constant* constant = analysis.constants().resolve(shape, t);
      if (constant == nullptr || constant->role == WidthRole::None || constant->name_token == t) continue;
      if (!analysis.follows_wavefront(constant)) continue;
      const FunctionShape* function = shape.function_around(t);
      const bool split = analysis.also_means_32(constant);
      if (function == nullptr) {
        use_in_macro(shape, t, *constant, analysis, sink);
        continue;
      }
      if (function->on_device()) {
        device_use(shape, t, *constant, *function, split, analysis, sink);
        continue;
      }
      if (constant->scope == function) continue;  // Its own initialiser asks the device.
      if (split && !analysis.launches_wavefront(function)) continue;
      host_use(shape, t, *constant, *function, analysis, sink);
    }
    // Condition lines: the preprocessor cannot see a constant of C++.
    for (const Directive& directive : file.directives()) {
      if (directive.keyword != "if" && directive.keyword != "elif") continue;
      for (std::size_t t = directive.first_token; t < directive.last_token; ++t) {
        const Constant* constant = shape.is_identifier(t) ? analysis.constants().resolve(shape, t) : nullptr;
        if (constant != nullptr && constant->kind == Constant::Kind::Macro && constant->role != WidthRole::None &&
            analysis.follows_wavefront(constant) && !analysis.also_means_32(constant))
          sink.say(file, file.tokens()[t].offset, Severity::Manual,
                   std::string(constant->name) + " is the wavefront's width now, a C++ constant that #if cannot read");
      }
    }
  }

  static void device_use(const CodeShape& shape, std::size_t t, const Constant& constant, const FunctionShape& function,
                         bool split, const WarpAnalysis& analysis, Sink& sink) {
    const SourceFile& file = shape.file();
    if (function.is_host && function.is_device) {
      sink.say(file, file.tokens()[t].offset, Severity::Review,
               std::string(constant.name) +
                   " in a __host__ __device__ function: on the host it is 64, whatever the device has");
    }
    if (!split || !analysis.on_wavefront(&function)) return;
    if (constant.scope != nullptr || constant.role == WidthRole::Derived) {
      if (constant.scope == nullptr)
        sink.say(file, file.tokens()[t].offset, Severity::Manual,
                 std::string(constant.name) +
                     " is computed from a warp width of 32 that other kernels need; here it must follow the wavefront");
      return;
    }
    edit(shape, {shape.name_start(t), t + 1}, device_text(constant.role), Severity::Review,
         std::string(constant.name) + " stays 32 for other kernels; here the warp is the wavefront", sink);
  }

  static void host_use(const CodeShape& shape, std::size_t t, const Constant& constant, const FunctionShape& function,
                       const WarpAnalysis& analysis, Sink& sink) {
    const SourceFile& file = shape.file();
    const std::size_t offset = file.tokens()[t].offset;
    const std::string name(constant.name);
    // The initialiser of a local constant: that constant becomes a run-time one.
    if (in_static_assert(shape, t)) return;  // Sees 64, the worst there is.
    const Constant* target = initialised_by(shape, t, &function, analysis);
    const bool constexpr_target = target != nullptr && is_constexpr(shape, *target);
    if (constant.role == WidthRole::Derived && !constant.linear) {
      if (constexpr_target || constant_context(shape, t).empty())
        sink.say(file, offset, Severity::Review,
                 name +
                     " depends on the warp's width; host code sees its value for 64 lanes, which fits every device if "
                     "it is a size");
      else
        sink.say(
            file, offset, Severity::Manual,
            name + " depends on the warp's width and is " + std::string(constant_context(shape, t)) +
                " in host code, where it is the value for 64 lanes: choose between a variant for 64 and one for 32");
      return;
    }
    if (constexpr_target) {
      if (!make_runtime(shape, *target, analysis, sink)) return;
    } else if (const std::string_view where = constant_context(shape, t); !where.empty()) {
      sink.say(file, offset, Severity::Manual,
               name + " is the wavefront's width, which host code knows at run time only, but here it is " +
                   std::string(where) + ": choose between a variant for 64 and one for 32",
               "if (anywarp::hip::host_warp_size() == 64) { … } else { … }");
      return;
    }
    if (analysis.launches_logical(&function) && analysis.launches_wavefront(&function))
      sink.say(file, offset, Severity::Review,
               std::string(function.name) +
                   " launches kernels whose warp is the wavefront and kernels with 32-lane warps: "
                   "see that each gets the block it needs");
    const TokenRange range{shape.name_start(t), t + 1};
    std::string text = constant.role == WidthRole::Derived ? "(" + std::string(text_of(file, range)) + " / " +
                                                                 std::string(kDevice) + " * " + std::string(kHost) + ")"
                                                           : host_text(constant.role);
    // int does not narrow to dim3's unsigned in braces.
    const std::size_t open = shape.enclosing_open(t);
    if (open != kNoToken && shape.at(open) == "{" && open != function.body_open && is_braced_dim3(shape, open))
      text = "static_cast<unsigned>(" + text + ")";
    edit(shape, range, text, Severity::Auto,
         name + " is the wavefront's width: host code asks the device, which has 64 or 32 lanes", sink);
  }

  static bool in_static_assert(const CodeShape& shape, std::size_t t) {
    for (std::size_t open = shape.enclosing_open(t); open != kNoToken && open > 0; open = shape.enclosing_open(open))
      if (shape.at(open - 1) == "static_assert") return true;
    return false;
  }

  static bool is_constexpr(const CodeShape& shape, const Constant& constant) {
    for (std::size_t t = constant.name_token; t-- > 0;) {
      const std::string_view s = shape.at(t);
      if (s == ";" || s == "{" || s == "}") return false;
      if (s == "constexpr") return true;
    }
    return false;
  }

  static bool is_braced_dim3(const CodeShape& shape, std::size_t open) {
    for (std::size_t b = open; b-- > 0 && open - b < 4;)
      if (shape.at(b) == "dim3") return true;
    return shape.at(open - 1) == "," || shape.at(open - 1) == "<<<";
  }

  static void use_in_macro(const CodeShape& shape, std::size_t t, const Constant& constant,
                           const WarpAnalysis& analysis, Sink& sink) {
    const MacroShape* macro = shape.macro_around(t);
    if (macro == nullptr) return;  // The initialiser of another constant.
    bool launches = false;
    for (std::size_t m = macro->body.first; m < macro->body.last; ++m) launches |= shape.at(m) == "<<<";
    if (launches && analysis.is_wavefront_kernel(macro->name)) {
      edit(shape, {t, t + 1}, host_text(constant.role), Severity::Review,
           std::string(constant.name) + " in a macro that launches a kernel: host code asks the device", sink);
    } else if (macro->takes_arguments && !launches) {
      sink.say(shape.file(), shape.file().tokens()[t].offset, Severity::Review,
               "the macro " + std::string(macro->name) + " uses " + std::string(constant.name) +
                   ", which is the wavefront's width on the device and 64 wherever host code uses the macro");
    }
  }

  // `warpSize` itself, and the width that the host asks for.
  static void builtin(const CodeShape& shape, const RuleContext& context, const WarpAnalysis& analysis, Sink& sink) {
    const SourceFile& file = shape.file();
    for (std::size_t t = 0; t < file.tokens().size(); ++t) {
      if (shape.at(t) != "warpSize" || !shape.is_identifier(t)) continue;
      const std::size_t offset = file.tokens()[t].offset;
      if (context.facts.of(file).origin(offset) == NameOrigin::User) continue;
      if (is_member_access(file, t)) {
        const FunctionShape* function = shape.function_around(t);
        if (context.options.warp == WarpPolicy::Logical32 && !analysis.launches_wavefront(function) &&
            !(function != nullptr && function->on_device()))
          sink.say(file, offset, Severity::Review,
                   "the property warpSize is 64 on CDNA, while kernels here keep 32-lane warps: use 32 where it counts "
                   "their warps");
        continue;
      }
      const FunctionShape* function = shape.function_around(t);
      const bool device = function != nullptr ? function->on_device() : shape.macro_around(t) != nullptr;
      if (!device) continue;
      if (analysis.on_wavefront(shape, t)) {
        if (const std::string_view where = constant_context(shape, t); !where.empty())
          edit(shape, {t, t + 1}, std::string(kDevice), Severity::Auto,
               "warpSize is no constant expression in HIP, and here it is " + std::string(where), sink);
        continue;
      }
      sink.replace(file, offset, file.tokens()[t].length, "32", Severity::Auto,
                   "warpSize is 64 on CDNA, and the warps of this code have 32 lanes");
    }
  }

  SharedWarpAnalysis analysis_;
};

}  // namespace

std::unique_ptr<Rule> make_warp_size() { return std::make_unique<WarpSize>(); }

}  // namespace anywarp::port
