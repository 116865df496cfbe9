#include "port/rules/support/lane_arithmetic.h"

#include <set>
#include <string>

#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kCompat = "\"anywarp_compat/warp.h\"";
constexpr std::string_view kWidth = "anywarp::hip::warp_size";

bool is_shuffle(std::string_view name) { return name.starts_with("__shfl"); }

class LaneArithmetic {
 public:
  LaneArithmetic(const CodeShape& shape, const FunctionShape& function, const WarpAnalysis& analysis, Sink& sink)
      : shape_(shape), file_(shape.file()), function_(function), analysis_(analysis), sink_(sink) {}

  void run() {
    find_thread_derived();
    for (std::size_t t = function_.body_open + 1; t < function_.body_close; ++t) {
      if (shape_.at(t) == "for" && shape_.at(t + 1) == "(") loop(t + 1);
      if (is_shuffle(shape_.at(t))) shuffle(t);
      if (file_.tokens()[t].kind != TokenKind::Number || file_.tokens()[t].in_directive) continue;
      const auto value = integer_literal(shape_.at(t));
      if (value && shape_.function_around(t) == &function_) number(t, *value);
    }
  }

 private:
  // Variables whose value comes from threadIdx, and parameters called so.
  void find_thread_derived() {
    for (std::size_t t = function_.params_open; t < function_.params_close; ++t) {
      const std::string_view next = shape_.at(t + 1);
      if (!shape_.is_identifier(t) || (next != "," && next != ")")) continue;
      const std::vector<std::string> words = words_of(shape_.at(t));
      for (const std::string& word : words)
        if (word == "tid" || word == "thread" || word == "tidx" || word == "threadid" || word == "lane")
          derived_.insert(shape_.at(t));
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t t = function_.body_open; t < function_.body_close; ++t) {
        if (shape_.at(t) != "=" || !shape_.is_identifier(t - 1) || derived_.contains(shape_.at(t - 1))) continue;
        std::size_t end = t + 1;
        while (end < function_.body_close && shape_.at(end) != ";" && shape_.at(end) != ",") {
          const bool opens = shape_.at(end) == "(" || shape_.at(end) == "[";
          end = opens && shape_.partner(end) != kNoToken ? shape_.partner(end) + 1 : end + 1;
        }
        if (from_threads({t + 1, end})) {
          derived_.insert(shape_.at(t - 1));
          changed = true;
        }
      }
    }
  }

  bool from_threads(TokenRange range) const {
    for (std::size_t t = range.first; t < range.last; ++t) {
      if (shape_.at(t) == "threadIdx" || shape_.at(t) == "thread_rank") return true;
      if (shape_.is_identifier(t) && !is_member_access(file_, t) && derived_.contains(shape_.at(t))) return true;
    }
    return false;
  }

  // The operand that ends before token `op`.
  TokenRange operand_before(std::size_t op) const {
    std::size_t first = op - 1;
    if ((shape_.at(first) == ")" || shape_.at(first) == "]") && shape_.partner(first) != kNoToken)
      first = shape_.partner(first);
    while (first >= 1 && (shape_.at(first - 1) == "." || shape_.at(first - 1) == "->" || shape_.at(first - 1) == "::"))
      first -= 2;
    return {first, op};
  }

  // The variable that the statement around `t` gives a value: `int lane = …` or `lane = …`.
  std::string_view target_of(std::size_t t) const {
    for (std::size_t b = t; b-- > function_.body_open;) {
      const std::string_view s = shape_.at(b);
      if (s == ";" || s == "{" || s == "}") return {};
      if (s == ")" || s == "]") {
        if (shape_.partner(b) == kNoToken) return {};
        b = shape_.partner(b);
        continue;
      }
      if (s == "=" && shape_.is_identifier(b - 1)) return shape_.at(b - 1);
    }
    return {};
  }

  void edit(std::size_t token, std::string text, std::string message) {
    sink_.need_include(file_, std::string(kCompat));
    sink_.replace(file_, file_.tokens()[token].offset, file_.tokens()[token].length, std::move(text), Severity::Review,
                  std::move(message));
  }

  void number(std::size_t t, unsigned long long value) {
    const std::string_view op = shape_.at(t - 1);
    const std::string_view next = shape_.at(t + 1);
    const bool divides = value == 32 && (op == "/" || op == "%");
    const bool masks = value == 31 && op == "&";
    const bool shifts = value == 5 && op == ">>";
    if (divides || masks || shifts) {
      if (!from_threads(operand_before(t - 1))) return;
      const std::string text = divides ? std::string(kWidth)
                               : masks ? "(anywarp::hip::warp_size - 1)"
                                       : "(anywarp::hip::warp_size == 64 ? 6 : 5)";
      const bool compared = next == "==" || next == "!=" || next == "<" || next == "<=" ||
                            (next == ")" && (shape_.at(t + 2) == "==" || shape_.at(t + 2) == "!="));
      if (compared || names_a_lane_or_warp(target_of(t))) {
        edit(t, text, "the warp of this function is the wavefront: 64 lanes on CDNA, 32 on RDNA");
      } else {
        sink_.say(file_, file_.tokens()[t].offset, Severity::Manual,
                  "the warp of this function is the wavefront, and this " + std::string(shape_.at(t)) +
                      " may be its width or the width of a tile: decide",
                  text);
      }
      return;
    }
    if (value == 32 && (op == "<" || op == ">=") && from_threads(operand_before(t - 1))) {
      const TokenRange operand = operand_before(t - 1);
      const bool whole = mentions(file_, operand, "threadIdx") || names_a_lane_or_warp(shape_.at(t - 2)) ||
                         words_of(shape_.at(t - 2)).front() == "tid";
      if (whole && (next == ")" || next == "&&" || next == "||" || next == "?"))
        edit(t, std::string(kWidth), "the first warp is the first wavefront here: 64 threads on CDNA, 32 on RDNA");
      return;
    }
    if (value == 31 && (op == "==" || op == "!=") && shape_.is_identifier(t - 2) &&
        names_a_lane_or_warp(shape_.at(t - 2))) {
      edit(t, "anywarp::hip::warp_size - 1", "the last lane of the wavefront: 63 on CDNA, 31 on RDNA");
      return;
    }
    if (multiplies_warps(shape_, t) && !analysis_.constants().is_width_literal(shape_, t)) {
      edit(t, std::string(kWidth), "the threads of as many warps, which are wavefronts: 64 each on CDNA, 32 on RDNA");
      return;
    }
    // warp * 32 + lane
    if (value == 32 && op == "*" && next == "+" && shape_.is_identifier(t - 2) &&
        names_a_lane_or_warp(shape_.at(t - 2)) && shape_.is_identifier(t + 2) && names_a_lane_or_warp(shape_.at(t + 2)))
      edit(t, std::string(kWidth), "the warp of this function is the wavefront: 64 lanes on CDNA, 32 on RDNA");
  }

  void loop(std::size_t open) {
    const std::size_t close = shape_.partner(open);
    if (close == kNoToken || shape_.function_around(open) != &function_) return;
    std::size_t first = kNoToken, second = kNoToken;
    for (std::size_t t = open + 1; t < close; ++t)
      if (shape_.at(t) == ";") (first == kNoToken ? first : second) = t;
    if (first == kNoToken || second == kNoToken) return;
    // A reduction that starts at half a warp.
    std::size_t end = close + 1;
    if (shape_.at(end) == "{" && shape_.partner(end) != kNoToken)
      end = shape_.partner(end);
    else
      while (end < function_.body_close && shape_.at(end) != ";") ++end;
    bool shuffles = false;
    for (std::size_t t = close; t < end; ++t) shuffles |= is_shuffle(shape_.at(t));
    for (std::size_t t = open + 1; t < close; ++t) {
      const auto value = file_.tokens()[t].kind == TokenKind::Number ? integer_literal(shape_.at(t)) : std::nullopt;
      if (!value) continue;
      if (shuffles && *value == 16 && t < first && shape_.at(t - 1) == "=")
        edit(t, "anywarp::hip::warp_size / 2",
             "a reduction over the wavefront starts at half its width: 32 on CDNA, 16 on RDNA");
      if (shuffles && *value == 32 && t > first && t < second && shape_.at(t - 1) == "<")
        edit(t, std::string(kWidth), "a scan over the wavefront ends at its width: 64 on CDNA, 32 on RDNA");
      if (shuffles && *value == 16 && t > first && t < second && shape_.at(t - 1) == "<=")
        edit(t, "anywarp::hip::warp_size / 2",
             "a scan over the wavefront ends at half its width: 32 on CDNA, 16 on RDNA");
      // Strides of a loop over elements that the lanes share.
      if (*value == 32 && t > second && shape_.at(t - 1) == "+=" && from_threads({open + 1, first})) {
        bool lane = false;
        for (std::size_t i = open + 1; i < first; ++i)
          lane |= shape_.at(i) == "threadIdx" || (shape_.is_identifier(i) && names_a_lane_or_warp(shape_.at(i)));
        if (lane) edit(t, std::string(kWidth), "the lanes of a wavefront share this loop: 64 on CDNA, 32 on RDNA");
      }
    }
  }

  // `__shfl_xor_sync(m, v, 16)` written out step by step, and the width 32.
  void shuffle(std::size_t t) {
    const auto call = call_at(file_, t);
    if (!call || shape_.function_around(t) != &function_) return;
    const std::size_t masked = shape_.at(t).ends_with("_sync") ? 1 : 0;
    const auto literal = [&](std::size_t index) -> std::optional<unsigned long long> {
      if (call->arguments.size() <= index) return std::nullopt;
      const TokenRange range = call->arguments[index];
      return range.last - range.first == 1 ? integer_literal(shape_.at(range.first)) : std::nullopt;
    };
    if (literal(2 + masked) == 32)
      edit(call->arguments[2 + masked].first, std::string(kWidth),
           "the whole wavefront shuffles: 64 lanes on CDNA, 32 on RDNA");
    if (literal(1 + masked) == 16 && call->arguments.size() < 3 + masked && !shape_.at(t).starts_with("__shfl_sync") &&
        shape_.at(t) != "__shfl")
      sink_.say(file_, file_.tokens()[call->arguments[1 + masked].first].offset, Severity::Manual,
                "the first step of a reduction over 32 lanes, but the warp of this function is the wavefront: add a "
                "step of 32 where it has 64 lanes",
                "if (anywarp::hip::warp_size == 64) { … 32 … }");
  }

  const CodeShape& shape_;
  const SourceFile& file_;
  const FunctionShape& function_;
  const WarpAnalysis& analysis_;
  Sink& sink_;
  std::set<std::string_view> derived_;
};

}  // namespace

void port_lane_arithmetic(const CodeShape& shape, const WarpAnalysis& analysis, Sink& sink) {
  for (const FunctionShape& function : shape.functions()) {
    if (analysis.also_logical(&function)) {
      bool lanes = false;
      for (std::size_t t = function.body_open; t < function.body_close; ++t) {
        const Constant* constant = shape.is_identifier(t) ? analysis.constants().resolve(shape, t) : nullptr;
        lanes |= is_shuffle(shape.at(t)) || shape.at(t).starts_with("__ballot") || shape.at(t) == "warpSize" ||
                 (constant != nullptr && constant->role != WidthRole::None);
      }
      if (lanes)
        sink.say(shape.file(), shape.file().tokens()[function.params_open - 1].offset, Severity::Manual,
                 std::string(function.name) +
                     " is called by kernels whose warp is the wavefront and by kernels with 32-lane warps: "
                     "it keeps 32; give it the width as a template parameter for the first");
    }
    if (!analysis.on_wavefront(&function)) continue;
    LaneArithmetic(shape, function, analysis, sink).run();
  }
}

std::string_view constant_context(const CodeShape& shape, std::size_t token) {
  const SourceFile& file = shape.file();
  for (std::size_t open = shape.enclosing_open(token); open != kNoToken; open = shape.enclosing_open(open)) {
    if (shape.at(open) == "{") break;
    if (open == 0) break;
    if (shape.at(open) == "[" && shape.is_identifier(open - 1) && open >= 2 &&
        ((shape.is_identifier(open - 2) && shape.at(open - 2) != "return") || shape.at(open - 2) == ">" ||
         shape.at(open - 2) == "]"))
      return "an array's size";
    if (shape.at(open) == "(" && shape.at(open - 1) == "alignas") return "an alignment";
    if (shape.at(open) == "(" && shape.at(open - 1) == "constexpr") return "the condition of an if constexpr";
  }
  for (std::size_t b = token; b-- > 0 && token - b < 200;) {
    const std::string_view s = shape.at(b);
    if (s == ";" || s == "{" || s == "}" || s == "(" || s == "[") break;
    if (s == "case") return "a case label";
    if ((s == ")" || s == "]") && shape.partner(b) != kNoToken) {
      b = shape.partner(b);
      continue;
    }
    if (s == "<" && b > 0 && shape.is_identifier(b - 1)) {
      const auto close = matching_angle(file, b);
      if (close && *close > token) return "a template argument";
    }
  }
  return {};
}

}  // namespace anywarp::port
