#include "port/rules/support/mask_flow.h"

#include <algorithm>
#include <set>
#include <string>

#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

bool gives_mask(std::string_view name) {
  return name == "__ballot_sync" || name == "__ballot" || name == "__activemask" || name == "__match_any_sync" ||
         name == "__match_all_sync" || name == "__match_any" || name == "__match_all";
}

// What makes another thing of a mask, and its form for 64 bits.
std::string_view wide_form(std::string_view name) {
  if (name == "__popc") return "__popcll";
  if (name == "__ffs") return "__ffsll";
  if (name == "__clz") return "__clzll";
  return {};
}

// Gives a number, not a mask.
bool counts_lanes(std::string_view name) {
  return !wide_form(name).empty() || name == "__popcll" || name == "__ffsll" || name == "__clzll";
}

bool is_narrow_type(std::string_view word) {
  return word == "unsigned" || word == "int" || word == "uint32_t" || word == "uint" || word == "int32_t" ||
         word == "signed";
}

class MaskFlow {
 public:
  MaskFlow(const CodeShape& shape, const FunctionShape& function, Sink& sink)
      : shape_(shape), file_(shape.file()), function_(function), sink_(sink) {}

  void run() {
    find_masks();
    for (std::size_t t = function_.body_open + 1; t < function_.body_close; ++t) {
      if (!wide_form(shape_.at(t)).empty() && shape_.at(t + 1) == "(" && shape_.partner(t + 1) != kNoToken &&
          holds_mask({t + 2, shape_.partner(t + 1)}))
        widen_call(t);
      if (shape_.at(t) == "<<" && file_.tokens()[t - 1].kind == TokenKind::Number) widen_shift(t);
      if (shape_.at(t) == "return" && is_mask_itself(t)) escapes(t + 1);
    }
  }

 private:
  bool is_mask(std::size_t t) const {
    return shape_.is_identifier(t) && !is_member_access(file_, t) && masks_.contains(shape_.at(t));
  }

  // A mask, and not just a number made of one.
  bool holds_mask(TokenRange range) const {
    for (std::size_t t = range.first; t < range.last; ++t) {
      if (counts_lanes(shape_.at(t)) && shape_.at(t + 1) == "(" && shape_.partner(t + 1) != kNoToken) {
        t = shape_.partner(t + 1);
        continue;
      }
      if (is_mask(t) || (shape_.is_identifier(t) && gives_mask(shape_.at(t)))) return true;
    }
    return false;
  }

  bool compares(TokenRange range) const {
    for (std::size_t t = range.first; t < range.last; ++t) {
      const std::string_view s = shape_.at(t);
      if (s == "==" || s == "!=" || s == "&&" || s == "||" || s == "!" || s == "?" || s == "<" || s == ">") return true;
    }
    return false;
  }

  std::size_t statement_end(std::size_t t) const {
    while (t < function_.body_close && shape_.at(t) != ";" && shape_.at(t) != ",") {
      const bool opens = shape_.at(t) == "(" || shape_.at(t) == "[" || shape_.at(t) == "{";
      t = opens && shape_.partner(t) != kNoToken ? shape_.partner(t) + 1 : t + 1;
    }
    return t;
  }

  void find_masks() {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t t = function_.body_open; t < function_.body_close; ++t) {
        if (shape_.at(t) != "=" || !shape_.is_identifier(t - 1) || is_member_access(file_, t - 1)) continue;
        const TokenRange value{t + 1, statement_end(t + 1)};
        if (!holds_mask(value) || compares(value) || masks_.contains(shape_.at(t - 1))) continue;
        masks_.insert(shape_.at(t - 1));
        changed = true;
      }
      // A variable that masks are put together in.
      for (std::size_t t = function_.body_open; t < function_.body_close; ++t)
        if ((shape_.at(t) == "|=" || shape_.at(t) == "&=") && shape_.is_identifier(t - 1) &&
            !masks_.contains(shape_.at(t - 1)) && holds_mask({t + 1, statement_end(t + 1)}) &&
            !compares({t + 1, statement_end(t + 1)})) {
          masks_.insert(shape_.at(t - 1));
          changed = true;
        }
    }
    for (std::size_t t = function_.body_open; t < function_.body_close; ++t)
      if (is_mask(t) && shape_.is_identifier(t - 1)) widen_declaration(t);
    for (std::size_t t = function_.body_open; t < function_.body_close; ++t) {
      // Into memory, a member or an argument: its type is not ours to see.
      if (shape_.at(t) == "=" &&
          (shape_.at(t - 1) == "]" || (shape_.is_identifier(t - 1) && is_member_access(file_, t - 1))) &&
          holds_mask({t + 1, statement_end(t + 1)}) && !compares({t + 1, statement_end(t + 1)}))
        escapes(t + 1);
    }
  }

  void widen_declaration(std::size_t name) {
    std::size_t first = name;
    while (first > function_.body_open && is_narrow_type(shape_.at(first - 1))) --first;
    if (first == name) return;
    const std::size_t begin = file_.tokens()[first].offset;
    sink_.replace(file_, begin, file_.tokens()[name - 1].end() - begin, "unsigned long long", Severity::Review,
                  std::string(shape_.at(name)) + " holds a lane mask of a wavefront: 64 bits on CDNA");
  }

  void widen_call(std::size_t t) {
    const std::string wide(wide_form(shape_.at(t)));
    sink_.replace(file_, file_.tokens()[t].offset, file_.tokens()[t].length, wide, Severity::Review,
                  std::string(shape_.at(t)) + " sees 32 bits of a lane mask that has 64 on CDNA");
    if (wide == "__clzll" && shape_.at(t - 1) == "-" && (shape_.at(t - 2) == "31" || shape_.at(t - 2) == "32"))
      sink_.replace(file_, file_.tokens()[t - 2].offset, file_.tokens()[t - 2].length,
                    shape_.at(t - 2) == "31" ? "63" : "64", Severity::Review, "a lane mask has 64 bits here");
  }

  // `1u << lane` in a statement that deals with masks, or by a lane.
  void widen_shift(std::size_t t) {
    if (integer_literal(shape_.at(t - 1)) != 1) return;
    std::size_t first = t;
    while (first > function_.body_open && shape_.at(first - 1) != ";" && shape_.at(first - 1) != "{" &&
           shape_.at(first - 1) != "}")
      --first;
    bool deals = holds_mask({first, statement_end(t)});
    for (std::size_t s = t + 1; s < t + 4 && s < function_.body_close; ++s)
      deals |= shape_.is_identifier(s) && names_a_lane_or_warp(shape_.at(s));
    if (!deals) return;
    sink_.replace(file_, file_.tokens()[t - 1].offset, file_.tokens()[t - 1].length, "1ull", Severity::Review,
                  "a lane of a wavefront may be over 31: its bit needs 64 bits");
    // unsigned lower = (1u << lane) - 1;
    for (std::size_t s = first; s < t; ++s)
      if (shape_.at(s) == "=" && shape_.is_identifier(s - 1) && s > first + 1 && !masks_.contains(shape_.at(s - 1)))
        widen_declaration(s - 1);
  }

  bool is_mask_itself(std::size_t t) const {
    const TokenRange value{t + 1, statement_end(t + 1)};
    if (!holds_mask(value) || compares(value)) return false;
    for (std::size_t h = function_.head.first; h < function_.head.last; ++h)
      if (is_narrow_type(shape_.at(h))) return true;
    return false;
  }

  void escapes(std::size_t t) {
    sink_.say(file_, file_.tokens()[t].offset, Severity::Manual,
              "a lane mask of a wavefront has 64 bits on CDNA, and it leaves for a place whose type is not followed: "
              "make that unsigned long long");
  }

  const CodeShape& shape_;
  const SourceFile& file_;
  const FunctionShape& function_;
  Sink& sink_;
  std::set<std::string_view> masks_;
};

}  // namespace

void widen_mask_results(const CodeShape& shape, const RuleContext&, const WarpAnalysis& analysis, Sink& sink) {
  for (const FunctionShape& function : shape.functions())
    if (analysis.on_wavefront(&function)) MaskFlow(shape, function, sink).run();
}

}  // namespace anywarp::port
