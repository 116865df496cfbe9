// Operations of a warp that name their lanes by a mask of 32 bits. HIP's *_sync forms want 64 bits, and from HIP 7 they
// trap unless the mask equals the lanes that are active: a literal full mask is wrong in a 32-thread block, in a
// partial last wavefront, and in code that CUDA ran one 32-lane warp at a time (amd_warp_sync_functions.h). So no mask
// goes to HIP. Where warps keep 32 lanes, shuffles become HIP's own with the width 32 where the value's type is known
// to have one, else compat functions; ballots, matches, votes and reductions become compat functions, which see the
// thread's own half of the wavefront and give 32 bits, so that __popc, __ffs and (1u << lane) - 1 around them stay
// right. Where the warp is the wavefront, HIP's mask-free forms are taken and what holds their 64 bits is widened.
#include <map>
#include <set>

#include "port/rules/rule.h"
#include "port/rules/support/mask_flow.h"
#include "port/rules/support/shuffle_types.h"
#include "port/rules/support/tokens.h"
#include "port/rules/support/warp_analysis.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kCompat = "\"anywarp_compat/warp.h\"";

enum class Family { Shuffle, Vote, Ballot, Active, Match, Reduce, Sync };

struct Operation {
  Family family;
  bool masked;              ///< Its first argument is a mask.
  std::size_t width_index;  ///< Of the optional width, for shuffles.
  std::string_view logical;
  std::string_view native;  ///< HIP's mask-free form; empty: there is none.
};

const std::map<std::string_view, Operation>& operations() {
  static const std::map<std::string_view, Operation> kAll{
      {"__shfl_sync", {Family::Shuffle, true, 3, "shfl32", "__shfl"}},
      {"__shfl_up_sync", {Family::Shuffle, true, 3, "shfl_up32", "__shfl_up"}},
      {"__shfl_down_sync", {Family::Shuffle, true, 3, "shfl_down32", "__shfl_down"}},
      {"__shfl_xor_sync", {Family::Shuffle, true, 3, "shfl_xor32", "__shfl_xor"}},
      {"__shfl", {Family::Shuffle, false, 2, "shfl32", "__shfl"}},
      {"__shfl_up", {Family::Shuffle, false, 2, "shfl_up32", "__shfl_up"}},
      {"__shfl_down", {Family::Shuffle, false, 2, "shfl_down32", "__shfl_down"}},
      {"__shfl_xor", {Family::Shuffle, false, 2, "shfl_xor32", "__shfl_xor"}},
      {"__ballot_sync", {Family::Ballot, true, 0, "ballot32", "__ballot"}},
      {"__ballot", {Family::Ballot, false, 0, "ballot32", "__ballot"}},
      {"__any_sync", {Family::Vote, true, 0, "any32", "__any"}},
      {"__any", {Family::Vote, false, 0, "any32", "__any"}},
      {"__all_sync", {Family::Vote, true, 0, "all32", "__all"}},
      {"__all", {Family::Vote, false, 0, "all32", "__all"}},
      {"__uni_sync", {Family::Vote, true, 0, "uni32", ""}},
      {"__activemask", {Family::Active, false, 0, "activemask32", "__activemask"}},
      {"__match_any_sync", {Family::Match, true, 0, "match_any32", "__match_any"}},
      {"__match_all_sync", {Family::Match, true, 0, "match_all32", "__match_all"}},
      {"__reduce_add_sync", {Family::Reduce, true, 0, "reduce_add32", ""}},
      {"__reduce_min_sync", {Family::Reduce, true, 0, "reduce_min32", ""}},
      {"__reduce_max_sync", {Family::Reduce, true, 0, "reduce_max32", ""}},
      {"__reduce_and_sync", {Family::Reduce, true, 0, "reduce_and32", ""}},
      {"__reduce_or_sync", {Family::Reduce, true, 0, "reduce_or32", ""}},
      {"__reduce_xor_sync", {Family::Reduce, true, 0, "reduce_xor32", ""}},
      {"__syncwarp", {Family::Sync, true, 0, "syncwarp32", ""}},
  };
  return kAll;
}

enum class Mask { Full, Active, Known, Unknown };

class LaneMask final : public Rule {
 public:
  void on_ast(const AstUnit& unit, const RuleContext&, Sink&) const override { note_shuffle_types(unit, types_); }

  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    const WarpAnalysis& analysis = analysis_.of(context);
    const CodeShape& shape = analysis.shape(file);
    std::size_t in_mask = 0;  // Up to this token, a mask's, which goes as a whole.
    for (std::size_t t = 0; t < file.tokens().size(); ++t) {
      if (!shape.is_identifier(t) || t < in_mask) continue;
      const std::string_view s = file.spelling(t);
      if (const auto found = operations().find(s); found != operations().end()) {
        if (defines(shape, t) || !is_cuda_name(file, t, context)) continue;
        operation(shape, t, found->second, context, analysis, sink);
        if (const auto call = found->second.masked ? call_at(file, t) : std::nullopt;
            call && !call->arguments.empty()) {
          const TokenRange mask = call->arguments[0];
          const Mask kind = mask.empty() ? Mask::Full : classify(shape, mask, analysis);
          if (kind == Mask::Full || kind == Mask::Active || found->second.family == Family::Shuffle)
            in_mask = mask.last;
        }
      } else if ((s == "WarpReduce" || s == "WarpScan") && context.options.warp == WarpPolicy::Logical32) {
        cub_width(shape, t, analysis, sink);
      } else if (s == "coalesced_threads" && file.spelling(t + 1) == "(") {
        sink.say(file, file.tokens()[t].offset, Severity::Review,
                 "coalesced_threads() gathers the active lanes of the whole wavefront, 64 on CDNA: code that counts on "
                 "at most 32 "
                 "must split it");
      }
    }
    widen_mask_results(shape, context, analysis, sink);
  }

 private:
  // The name a #define gives, as a fallback for old CUDA versions.
  static bool defines(const CodeShape& shape, std::size_t t) {
    return shape.at(t - 1) == "define" && shape.file().tokens()[t].in_directive;
  }

  static bool is_hip_source(const SourceFile& file) {
    return file.includes("<hip/hip_runtime.h>") || file.includes("\"hip/hip_runtime.h\"");
  }

  // What a mask argument names.
  static Mask classify(const CodeShape& shape, TokenRange mask, const WarpAnalysis& analysis, int depth = 0) {
    const SourceFile& file = shape.file();
    std::string text = compact_text(file, mask);
    while (text.size() > 2 && text.front() == '(' && text.back() == ')' && shape.partner(mask.first) == mask.last - 1) {
      mask = {mask.first + 1, mask.last - 1};
      text = compact_text(file, mask);
    }
    if (mask.last - mask.first == 1) {
      if (const auto value = integer_literal(text))
        return *value == 0xffffffffull || *value == ~0ull ? Mask::Full : Mask::Known;
      if (text == "UINT_MAX" || text == "UINT32_MAX") return Mask::Full;
      if (shape.is_identifier(mask.first) && depth < 8) {
        const Constant* constant = analysis.constants().resolve(shape, mask.first);
        if (constant != nullptr) return classify(*constant->shape, constant->value, analysis, depth + 1);
        if (const auto value = only_value(shape, mask.first)) return classify(shape, *value, analysis, depth + 1);
        const std::vector<std::string> words = words_of(text);
        const auto has = [&](std::string_view word) {
          return std::find(words.begin(), words.end(), word) != words.end();
        };
        if ((has("full") || has("all")) && has("mask")) return Mask::Full;
      }
      return Mask::Unknown;
    }
    for (const std::string_view full :
         {"-1", "~0", "~0u", "~0U", "~0x0", "(unsigned)-1", "(unsigned int)-1", "(uint32_t)-1", "unsigned(-1)",
          "uint32_t(-1)", "std::numeric_limits<unsigned>::max()", "~uint32_t(0)", "static_cast<unsigned>(-1)",
          "std::numeric_limits<uint32_t>::max()", "std::numeric_limits<unsigned int>::max()", "(unsigned)0xffffffff"})
      if (text == full) return Mask::Full;
    if (text == "__activemask()" || text == "anywarp::hip::activemask32()") return Mask::Active;
    return Mask::Unknown;
  }

  // What a variable or a parameter's default is, if the function gives it no other value.
  static std::optional<TokenRange> only_value(const CodeShape& shape, std::size_t use) {
    const FunctionShape* function = shape.function_around(use);
    if (function == nullptr) return std::nullopt;
    std::optional<TokenRange> value;
    for (std::size_t t = function->params_open; t < function->body_close; ++t) {
      if (shape.at(t) != shape.at(use) || !shape.is_identifier(t) || is_member_access(shape.file(), t)) continue;
      const std::string_view next = shape.at(t + 1), before = shape.at(t - 1);
      if (before == "&" || before == "++" || before == "--" || next == "++" || next == "--") return std::nullopt;
      if (next.size() > 1 && next.back() == '=' && next != "==" && next != "!=" && next != "<=" && next != ">=")
        return std::nullopt;
      if (next != "=") continue;
      if (value || !shape.is_identifier(t - 1)) return std::nullopt;
      std::size_t end = t + 2;
      while (end < function->body_close && shape.at(end) != ";" && shape.at(end) != "," && shape.at(end) != ")") {
        const bool opens = shape.at(end) == "(" || shape.at(end) == "{";
        end = opens && shape.partner(end) != kNoToken ? shape.partner(end) + 1 : end + 1;
      }
      value = TokenRange{t + 2, end};
    }
    return value;
  }

  static bool has_effects(const CodeShape& shape, TokenRange range) {
    for (std::size_t t = range.first; t < range.last; ++t) {
      const std::string_view s = shape.at(t);
      if (s == "++" || s == "--" || s == "=" || s == "+=" || s == "|=") return true;
      // A call: only those that change nothing are known.
      if (shape.is_identifier(t) && shape.at(t + 1) == "(" && t + 1 < range.last && !s.starts_with("__") &&
          s != "min" && s != "max" && s != "static_cast" && s != "unsigned" && s != "uint32_t")
        return true;
    }
    return false;
  }

  void operation(const CodeShape& shape, std::size_t t, const Operation& operation, const RuleContext& context,
                 const WarpAnalysis& analysis, Sink& sink) const {
    const SourceFile& file = shape.file();
    const Token& name = file.tokens()[t];
    const std::string spelled(file.text(name));
    const auto call = call_at(file, t);
    if (!call || file.spelling(t + 1) != "(") {
      if (alias(shape, t, operation, analysis, sink)) return;
      sink.say(file, name.offset, Severity::Manual,
               spelled +
                   " is named here without being called, and its counterpart takes no mask: write a function or a "
                   "macro with arguments");
      return;
    }
    if (!operation.masked && operation.family != Family::Active && is_hip_source(file)) return;  // HIP's own.
    const bool native = analysis.on_wavefront(shape, t);
    if (operation.masked && operation.family != Family::Sync && call->arguments.size() < 2) return;

    TokenRange mask;
    Mask kind = Mask::Full;
    if (operation.masked && !call->arguments.empty()) {
      mask = call->arguments[0];
      kind = classify(shape, mask, analysis);
      if (has_effects(shape, mask)) {
        sink.say(file, name.offset, Severity::Manual,
                 "the mask of " + spelled +
                     " does more than name lanes, and its counterpart takes none: compute it before the call");
        return;
      }
    }
    if (native) {
      native_form(shape, *call, operation, mask, kind, context, sink);
      return;
    }
    if (operation.family == Family::Shuffle) {
      logical_shuffle(shape, *call, operation, mask, kind, sink);
      return;
    }
    const std::string message = spelled +
                                ": a 32-lane warp is half a wavefront of 64, and HIP's form wants a 64-bit mask that "
                                "equals the active lanes";
    const bool drop =
        operation.family == Family::Sync || (operation.masked && (kind == Mask::Full || kind == Mask::Active));
    rename(file, *call, "anywarp::hip::" + std::string(operation.logical), drop, Severity::Auto, message, sink);
  }

  // `#define SHFL __shfl_sync`, for calls with a mask: counterparts that take one are named, a shuffle's mask is
  // dropped.
  static bool alias(const CodeShape& shape, std::size_t t, const Operation& operation, const WarpAnalysis& analysis,
                    Sink& sink) {
    const SourceFile& file = shape.file();
    const bool whole = t >= 3 && file.spelling(t - 2) == "define" && file.tokens()[t - 2].in_directive &&
                       std::any_of(file.directives().begin(), file.directives().end(), [&](const Directive& directive) {
                         return directive.first_token + 3 == t && directive.last_token == t + 1;
                       });
    if (!whole || !operation.masked || operation.family == Family::Sync || analysis.on_wavefront(shape, t))
      return false;
    const Token& name = file.tokens()[t];
    const std::string target = "anywarp::hip::" + std::string(operation.logical);
    const std::string message =
        std::string(file.text(name)) + " wants a 64-bit mask that equals the active lanes from HIP 7 on";
    sink.need_include(file, std::string(kCompat));
    if (operation.family == Family::Shuffle) {
      sink.replace(file, file.tokens()[t - 1].end(), name.end() - file.tokens()[t - 1].end(),
                   "(mask, ...) " + target + "(__VA_ARGS__)", Severity::Auto, message);
    } else {
      sink.replace(file, name.offset, name.length, target, Severity::Auto, message);
    }
    return true;
  }

  void logical_shuffle(const CodeShape& shape, const Call& call, const Operation& operation, TokenRange mask, Mask kind,
                       Sink& sink) const {
    const SourceFile& file = shape.file();
    const Token& name = file.tokens()[call.name];
    const std::string spelled(file.text(name));
    const bool has_width = call.arguments.size() > operation.width_index;
    // The mask of a shuffle only says who takes part; on AMD those are the lanes that are there.
    const Severity severity =
        kind == Mask::Full || kind == Mask::Active || mask.empty() ? Severity::Auto : Severity::Review;
    const std::string message =
        severity == Severity::Auto ? spelled +
                                         ": from HIP 7 a mask must have 64 bits and equal the active lanes, so none is "
                                         "given; 32-lane warps need the width 32"
                                   : spelled + ": the mask " + std::string(text_of(file, mask)) +
                                         " names the lanes that take part; on AMD those that run this call together do";
    const auto type = types_.find({&file, name.offset});
    const bool plain = type != types_.end() && type->second;
    if (!operation.masked && has_width) return;  // HIP has it, and the width says what is meant.
    if (plain) {
      if (operation.masked) rename(file, call, std::string(operation.native), true, severity, message, sink);
      if (!has_width)
        sink.replace(file, file.tokens()[call.arguments.back().last - 1].end(), 0, ", 32", Severity::Auto,
                     "HIP's shuffles are as wide as the wavefront unless told; 32-lane warps need the width 32");
    } else {
      rename(file, call, "anywarp::hip::" + std::string(operation.logical), operation.masked, severity, message, sink);
    }
  }

  void native_form(const CodeShape& shape, const Call& call, const Operation& operation, TokenRange mask, Mask kind,
                   const RuleContext& context, Sink& sink) const {
    const SourceFile& file = shape.file();
    const Token& name = file.tokens()[call.name];
    const std::string spelled(file.text(name));
    if (operation.family == Family::Sync) {
      rename(file, call, "anywarp::hip::syncwarp32", true, Severity::Auto,
             spelled +
                 ": orders the lanes of a wavefront, which run together; HIP has it from 7.0 only, with a 64-bit mask",
             sink);
      return;
    }
    const bool newer = operation.family == Family::Match || operation.family == Family::Active;
    if (operation.native.empty() || (newer && context.rocm < RocmVersion{6, 2})) {
      sink.say(file, name.offset, Severity::Manual,
               spelled + " has no form without a mask in HIP " + context.rocm.text() +
                   ": the warp is the wavefront here, so reduce by __shfl_xor over anywarp::hip::warp_size lanes, or "
                   "use __ballot");
      return;
    }
    if (!operation.masked) return;
    const bool whole = kind == Mask::Full || kind == Mask::Active;
    const std::string message =
        spelled +
        ": the warp is the wavefront here; no mask is given, because from HIP 7 it must equal the active lanes";
    if (!whole && operation.family != Family::Shuffle) {
      sink.say(file, name.offset, Severity::Manual,
               spelled + " over the lanes of " + std::string(text_of(file, mask)) +
                   ": the warp is the wavefront here, and the mask has 32 bits: widen it and cut the result to it",
               std::string(operation.native) + "(…)");
      return;
    }
    rename(file, call, std::string(operation.native), true, whole ? Severity::Auto : Severity::Review, message, sink);
  }

  // `__f_sync(mask, value, …)` → `text(value, …)`, in one edit; a comment after the mask goes with it.
  static void rename(const SourceFile& file, const Call& call, std::string text, bool drop_mask, Severity severity,
                     const std::string& message, Sink& sink) {
    if (text.starts_with("anywarp::")) sink.need_include(file, std::string(kCompat));
    const Token& name = file.tokens()[call.name];
    std::size_t end = name.end();
    if (drop_mask && !call.arguments.empty()) {
      end =
          call.arguments.size() > 1 ? file.tokens()[call.arguments[1].first].offset : file.tokens()[call.close].offset;
      text += "(";
    }
    sink.replace(file, name.offset, end - name.offset, std::move(text), severity, message);
  }

  // cub::WarpReduce<T> is 32 lanes wide, hipcub's as wide as the wavefront.
  static void cub_width(const CodeShape& shape, std::size_t t, const WarpAnalysis& analysis, Sink& sink) {
    const SourceFile& file = shape.file();
    const std::string qualifier = qualifier_of(file, t);
    if (qualifier != "cub" && qualifier != "hipcub") return;
    if (analysis.on_wavefront(shape, t)) return;
    const auto close = matching_angle(file, t + 1);
    if (!close || split_arguments(file, t + 1, *close).size() != 1) return;
    const std::size_t end = file.tokens()[*close - 1].end();
    sink.replace(
        file, end, 0, ", 32", Severity::Auto,
        std::string(file.spelling(t)) + " has 32 lanes in CUB and those of the wavefront in hipCUB unless told");
  }

  SharedWarpAnalysis analysis_;
  mutable ShuffleTypes types_;
};

}  // namespace

std::unique_ptr<Rule> make_lane_mask() { return std::make_unique<LaneMask>(); }

}  // namespace anywarp::port
