#include "port/rules/support/launch_width.h"

#include <set>
#include <string>

#include "anywarp/target.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kCompat = "\"anywarp_compat/warp.h\"";

class LaunchWidth {
 public:
  LaunchWidth(const CodeShape& shape, const WarpAnalysis& analysis, Sink& sink)
      : shape_(shape), file_(shape.file()), analysis_(analysis), sink_(sink) {}

  void launch(const LaunchShape& launch) {
    if (launch.arguments.size() < 2) return;
    kernel_ = std::string(shape_.at(launch.kernel));
    function_ = shape_.function_around(launch.open);
    block(launch.arguments[1], 0);
  }

  // `block.x / 32`, `threads / 32`: how many warps a block has, where the host computes its grid or its shared memory.
  void warp_counts(const FunctionShape& function) {
    function_ = &function;
    std::set<std::string_view> blocks;
    for (const LaunchShape& launch : shape_.launches())
      if (function.holds(launch.open) && launch.arguments.size() > 1 &&
          analysis_.is_wavefront_kernel(shape_.at(launch.kernel)))
        for (std::size_t t = launch.arguments[1].first; t < launch.arguments[1].last; ++t)
          if (shape_.is_identifier(t) && !is_member_access(file_, t) && shape_.at(t) != "dim3")
            blocks.insert(shape_.at(t));
    for (std::size_t t = function.body_open; t < function.body_close; ++t) {
      if (file_.tokens()[t].kind != TokenKind::Number || shape_.at(t - 1) != "/" || integer_literal(shape_.at(t)) != 32)
        continue;
      std::size_t base = t - 2;
      if (is_member_access(file_, base) && shape_.at(base) == "x") base -= 2;
      if (!shape_.is_identifier(base) || !blocks.contains(shape_.at(base))) continue;
      sink_.need_include(file_, std::string(kCompat));
      sink_.replace(file_, file_.tokens()[t].offset, file_.tokens()[t].length, "anywarp::hip::host_warp_size()",
                    Severity::Review,
                    "how many warps a block has, and they are wavefronts: 64 threads each on CDNA, 32 on RDNA");
    }
  }

  void bounds(const FunctionShape& function) {
    kernel_ = std::string(function.name);
    for (std::size_t t = function.head.first; t < function.head.last; ++t) {
      if (shape_.at(t) != "__launch_bounds__" || shape_.at(t + 1) != "(" || shape_.partner(t + 1) == kNoToken) continue;
      const auto arguments = split_arguments(file_, t + 1, shape_.partner(t + 1));
      if (arguments.empty() || follows_width(arguments[0])) continue;
      scale(arguments[0], "anywarp::hip::warp_size", 1);
    }
  }

 private:
  bool follows_width(TokenRange range) const {
    for (std::size_t t = range.first; t < range.last; ++t) {
      if (shape_.at(t) == "warp_size" && shape_.at(t - 1) == "::") return true;
      if (shape_.at(t) == "host_warp_size" || shape_.at(t) == "warpSize") return true;
      const Constant* constant = shape_.is_identifier(t) ? analysis_.constants().resolve(shape_, t) : nullptr;
      if (constant != nullptr && constant->role != WidthRole::None) return true;
    }
    return false;
  }

  // A launch's block argument, or what a variable given there was made from.
  void block(TokenRange range, int depth) {
    if (range.empty()) return;
    std::size_t first = range.first;
    if (shape_.at(first) == "dim3" && (shape_.at(first + 1) == "(" || shape_.at(first + 1) == "{")) ++first;
    if ((shape_.at(first) == "(" || shape_.at(first) == "{") && shape_.partner(first) == range.last - 1) {
      components(split_arguments(file_, first, range.last - 1));
      return;
    }
    if (range.last - range.first == 1 && shape_.is_identifier(range.first) && depth < 3 && function_ != nullptr) {
      if (variable(range.first, depth)) return;
    }
    components({range});
  }

  // `dim3 block(32, 4);` `dim3 block = dim3(32, 4);` `block.x = 128;` `int threads = 128;`
  bool variable(std::size_t use, int depth) {
    const std::string_view name = shape_.at(use);
    bool found = false;
    for (std::size_t t = function_->body_open; t < use; ++t) {
      if (shape_.at(t) != name || is_member_access(file_, t)) continue;
      const std::string_view next = shape_.at(t + 1);
      const bool declares = shape_.is_identifier(t - 1) || shape_.at(t - 1) == ",";
      if (declares && (next == "(" || next == "{") && shape_.partner(t + 1) != kNoToken) {
        const auto parts = split_arguments(file_, t + 1, shape_.partner(t + 1));
        if (parts.size() == 1 && shape_.at(parts[0].first) == "dim3")
          block(parts[0], depth + 1);
        else
          components(parts);
        found = true;
      } else if (next == "=") {
        std::size_t end = t + 2;
        while (end < use && shape_.at(end) != ";" && shape_.at(end) != ",") {
          const bool opens = shape_.at(end) == "(" || shape_.at(end) == "{" || shape_.at(end) == "[";
          end = opens && shape_.partner(end) != kNoToken ? shape_.partner(end) + 1 : end + 1;
        }
        block({t + 2, end}, depth + 1);
        found = true;
      } else if (next == "." && shape_.at(t + 2) == "x" && shape_.at(t + 3) == "=") {
        std::size_t end = t + 4;
        while (end < use && shape_.at(end) != ";") ++end;
        components({{t + 4, end}});
        found = true;
      } else if (declares && next == ";" && shape_.at(t - 1) == "dim3") {
        found = true;  // Its members are given values one by one.
      }
    }
    return found;
  }

  void components(const std::vector<TokenRange>& parts) {
    if (parts.empty() || parts[0].empty()) return;
    long long others = 1;
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const auto value = analysis_.constants().evaluate(shape_, parts[i]);
      if (value) others *= *value;
    }
    if (follows_width(parts[0])) {
      const auto wide = analysis_.constants().evaluate(shape_, parts[0], 64);
      if (wide && *wide * others > kMaxBlockThreads) too_many(parts[0], *wide * others);
      return;
    }
    scale(parts[0], "anywarp::hip::host_warp_size()", others);
  }

  void scale(TokenRange part, const std::string& width, long long others) {
    const auto value = analysis_.constants().evaluate(shape_, part);
    const std::size_t begin = file_.tokens()[part.first].offset;
    if (!value) {
      // warps * 32
      for (std::size_t t = part.first; t < part.last; ++t) {
        const bool factor =
            (t > part.first && shape_.at(t - 1) == "*") || (t + 1 < part.last && shape_.at(t + 1) == "*");
        if (file_.tokens()[t].kind != TokenKind::Number || integer_literal(shape_.at(t)) != 32 || !factor) continue;
        sink_.need_include(file_, std::string(kCompat));
        sink_.replace(file_, file_.tokens()[t].offset, file_.tokens()[t].length, width, Severity::Review,
                      "the warp of " + kernel_ + " is the wavefront, and a block has as many warps as before");
        return;
      }
      sink_.say(file_, begin, Severity::Review,
                "the warp of " + kernel_ +
                    " is the wavefront, and this thread count is not known here: it must be a multiple of " + width);
      return;
    }
    if (*value % 32 != 0) {
      sink_.say(file_, begin, Severity::Manual,
                "the warp of " + kernel_ + " is the wavefront, but blocks are " + std::to_string(*value) +
                    " threads wide: make the width a multiple of " + width + " and see how warps are counted");
      return;
    }
    if (*value * 2 * others > kMaxBlockThreads) {
      too_many(part, *value * 2 * others);
      return;
    }
    const bool single = part.last - part.first == 1;
    const std::string written(text_of(file_, part));
    std::string text = *value == 32 && single && !shape_.is_identifier(part.first)
                           ? width
                           : (single ? written : "(" + written + ")") + " / 32 * " + width;
    const std::size_t open = shape_.enclosing_open(part.first);
    if (open != kNoToken && shape_.at(open) == "{" && function_ != nullptr && open != function_->body_open &&
        shape_.at(open - 1) != ")")
      text = "static_cast<unsigned>(" + text + ")";
    sink_.need_include(file_, std::string(kCompat));
    sink_.replace(file_, begin, file_.tokens()[part.last - 1].end() - begin, text, Severity::Review,
                  "the warp of " + kernel_ + " is the wavefront: " + std::to_string(*value) + " threads were " +
                      std::to_string(*value / 32) + (*value == 32 ? " warp" : " warps") + ", and stay that many");
  }

  void too_many(TokenRange part, long long threads) {
    sink_.say(file_, file_.tokens()[part.first].offset, Severity::Manual,
              "the warp of " + kernel_ + " is the wavefront: as many warps of 64 are " + std::to_string(threads) +
                  " threads, and a block has at most 1024: use fewer warps");
  }

  const CodeShape& shape_;
  const SourceFile& file_;
  const WarpAnalysis& analysis_;
  Sink& sink_;
  const FunctionShape* function_ = nullptr;
  std::string kernel_;
};

}  // namespace

void port_launches(const CodeShape& shape, const WarpAnalysis& analysis, Sink& sink) {
  LaunchWidth width(shape, analysis, sink);
  for (const LaunchShape& launch : shape.launches())
    if (analysis.is_wavefront_kernel(shape.at(launch.kernel))) width.launch(launch);
  for (const FunctionShape& function : shape.functions()) {
    if (analysis.launches_wavefront(&function)) width.warp_counts(function);
    if (function.is_kernel && analysis.on_wavefront(&function)) width.bounds(function);
  }
}

}  // namespace anywarp::port
