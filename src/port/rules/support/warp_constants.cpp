#include "port/rules/support/warp_constants.h"

#include <algorithm>
#include <cctype>

namespace anywarp::port {
namespace {

bool has(const std::vector<std::string>& words, std::initializer_list<std::string_view> any) {
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& word) { return std::find(any.begin(), any.end(), word) != any.end(); });
}

// The role that a name claims; the value must agree.
WidthRole claimed_role(std::string_view name, long long value) {
  if (name.size() > 1 && name[0] == 'k' && std::isupper(static_cast<unsigned char>(name[1])) != 0)
    name.remove_prefix(1);
  const std::vector<std::string> words = words_of(name);
  const bool warp = has(words, {"warp", "wave", "wavefront", "warpsize", "warpsz"});
  const bool lanes = has(words, {"lane", "lanes"});
  if (!warp && !lanes) return WidthRole::None;
  // WARPS_PER_BLOCK, NUM_WARPS, WARP_M, WARP_TILE_N and their kin count other things.
  if (has(words, {"warps", "waves", "block", "cta", "num", "tile",  "tiles",  "m",     "n",     "k",       "row",
                  "rows",  "col",   "cols",  "x",   "y",   "iters", "stages", "batch", "elems", "elements"}) &&
      !has(words, {"threads", "lanes"}))
    return WidthRole::None;
  if (has(words, {"block", "cta", "rows", "row", "tile", "warps"})) return WidthRole::None;
  const bool logarithm = has(words, {"log", "log2", "shift", "bits", "lg"});
  const bool mask = has(words, {"mask"});
  if (value == 5 && logarithm) return WidthRole::Shift;
  if (value == 31 && mask) return WidthRole::Last;
  const bool size = has(words, {"size", "sz", "width", "threads", "lanes", "len", "length", "warpsize", "warpsz"});
  const bool bare = words.size() == 1;
  if (value == 32 && !logarithm && !mask && (size || bare)) return WidthRole::Width;
  return WidthRole::None;
}

// Integer expressions over literals and constants: + - * / % << >> and parentheses.
class Evaluator {
 public:
  Evaluator(const ConstantTable& table, const CodeShape& shape, TokenRange range, long long width, int depth)
      : table_(table), shape_(shape), at_(range.first), last_(range.last), width_(width), depth_(depth) {}

  std::optional<long long> run() {
    const auto value = binary(0);
    return at_ == last_ ? value : std::nullopt;
  }

 private:
  static int precedence(std::string_view op) {
    if (op == "<<" || op == ">>") return 1;
    if (op == "+" || op == "-") return 2;
    if (op == "*" || op == "/" || op == "%") return 3;
    return 0;
  }
  std::optional<long long> binary(int floor) {
    auto left = primary();
    while (left && at_ < last_) {
      const std::string_view op = shape_.at(at_);
      const int level = precedence(op);
      if (level == 0 || level <= floor) break;
      ++at_;
      const auto right = binary(level);
      if (!right) return std::nullopt;
      left = apply(op, *left, *right);
    }
    return left;
  }
  static std::optional<long long> apply(std::string_view op, long long a, long long b) {
    if (op == "+") return a + b;
    if (op == "-") return a - b;
    if (op == "*") return a * b;
    if (op == "<<") return b >= 0 && b < 48 ? std::optional(a << b) : std::nullopt;
    if (op == ">>") return b >= 0 && b < 48 ? std::optional(a >> b) : std::nullopt;
    if (b == 0) return std::nullopt;
    return op == "/" ? a / b : a % b;
  }
  std::optional<long long> primary() {
    if (at_ >= last_) return std::nullopt;
    const std::size_t token = at_++;
    const std::string_view s = shape_.at(token);
    if (s == "-") {
      const auto value = primary();
      return value ? std::optional(-*value) : std::nullopt;
    }
    if (s == "(" || s == "{") {
      const std::size_t close = shape_.partner(token);
      if (close == kNoToken || close >= last_) return std::nullopt;
      const auto value = Evaluator(table_, shape_, {token + 1, close}, width_, depth_ + 1).run();
      at_ = close + 1;
      return value;
    }
    if (shape_.file().tokens()[token].kind == TokenKind::Number) {
      const auto value = integer_literal(s);
      if (value && table_.is_width_literal(shape_, token)) return width_;
      return value ? std::optional(static_cast<long long>(*value)) : std::nullopt;
    }
    if (!shape_.is_identifier(token) || depth_ > 16) return std::nullopt;
    std::size_t name = token;
    while (at_ + 1 < last_ && shape_.at(at_) == "::" && shape_.is_identifier(at_ + 1)) {
      name = at_ + 1;
      at_ += 2;
    }
    const Constant* constant = table_.resolve(shape_, name);
    if (constant == nullptr) return std::nullopt;
    if (constant->role == WidthRole::Width) return width_;
    if (constant->role == WidthRole::Last) return width_ - 1;
    if (constant->role == WidthRole::Shift) return width_ == 64 ? 6 : 5;
    return Evaluator(table_, *constant->shape, constant->value, width_, depth_ + 1).run();
  }

  const ConstantTable& table_;
  const CodeShape& shape_;
  std::size_t at_;
  std::size_t last_;
  long long width_;
  int depth_;
};

}  // namespace

std::vector<std::string> words_of(std::string_view identifier) {
  std::vector<std::string> words;
  std::string word;
  const auto flush = [&] {
    if (!word.empty()) words.push_back(word);
    word.clear();
  };
  for (std::size_t i = 0; i < identifier.size(); ++i) {
    const char c = identifier[i];
    if (c == '_') {
      flush();
      continue;
    }
    const bool upper = std::isupper(static_cast<unsigned char>(c)) != 0;
    const bool after_lower = i > 0 && std::islower(static_cast<unsigned char>(identifier[i - 1])) != 0;
    if (upper && after_lower) flush();
    word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  flush();
  return words;
}

bool names_a_lane_or_warp(std::string_view identifier) {
  const std::vector<std::string> words = words_of(identifier);
  return has(words, {"lane", "laneid", "lid", "warp", "warpid", "wid", "wave", "warpidx", "laneidx", "warps", "nwarps",
                     "wrp", "simd"});
}

bool names_a_count_of_warps(std::string_view identifier) {
  const std::vector<std::string> words = words_of(identifier);
  return has(words, {"warps", "nwarps", "numwarps", "wraps"}) && !has(words, {"size", "threads"});
}

bool multiplies_warps(const CodeShape& shape, std::size_t token) {
  if (shape.file().tokens()[token].kind != TokenKind::Number || integer_literal(shape.at(token)) != 32) return false;
  if (token > 0 && shape.at(token - 1) == "*" && shape.is_identifier(token - 2))
    return names_a_count_of_warps(shape.at(token - 2));
  if (shape.at(token + 1) != "*") return false;
  std::size_t other = token + 2;  // `32 * Traits::kWarps`
  while (shape.is_identifier(other) && shape.at(other + 1) == "::") other += 2;
  return shape.is_identifier(other) && names_a_count_of_warps(shape.at(other));
}

ConstantTable::ConstantTable(const std::vector<std::unique_ptr<CodeShape>>& shapes) {
  for (const auto& shape : shapes) collect(*shape);
  for (const auto& constant : constants_) by_name_[constant->name].push_back(constant.get());
  classify();
}

void ConstantTable::collect(const CodeShape& shape) {
  const auto& tokens = shape.file().tokens();
  for (const MacroShape& macro : shape.macros()) {
    if (macro.takes_arguments || macro.body.empty()) continue;
    auto constant = std::make_unique<Constant>();
    constant->kind = Constant::Kind::Macro;
    constant->name = macro.name;
    constant->shape = &shape;
    constant->name_token = macro.body.first - 1;
    constant->value = macro.body;
    constants_.push_back(std::move(constant));
  }
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
    if (tokens[i].in_directive || !shape.is_identifier(i)) continue;
    const std::string_view next = shape.at(i + 1);
    if (next != "=" && next != "{") continue;
    const std::size_t open = shape.enclosing_open(i);
    if (open != kNoToken && shape.at(open) != "{") continue;
    auto constant = std::make_unique<Constant>();
    constant->name = shape.at(i);
    constant->shape = &shape;
    constant->name_token = i;
    // An enumerator stands between the `{` of an enum and `,` or `}`.
    bool enumerator = false;
    if (next == "=" && open != kNoToken) {
      std::size_t before = open;
      while (before > 0 && before + 6 > open && shape.at(before) != ";" && shape.at(before) != "enum") --before;
      enumerator = shape.at(before) == "enum" && (shape.at(i - 1) == "{" || shape.at(i - 1) == ",");
    }
    if (!enumerator) {
      if (!shape.is_identifier(i - 1) && shape.at(i - 1) != ">" && shape.at(i - 1) != ",") continue;
      bool constant_word = false, declares = false;
      for (std::size_t b = i; b-- > 0 && i - b < 24;) {
        const std::string_view s = shape.at(b);
        if (tokens[b].in_directive || s == ";" || s == "{" || s == "}" || s == "(") break;
        constant_word |= s == "const" || s == "constexpr";
        declares |= shape.is_identifier(b);
        if (s == ")" || s == "]") b = std::min(shape.partner(b), b);
      }
      if (!constant_word || !declares) continue;
    }
    std::size_t end = i + 2;
    if (next == "{") {
      if (shape.partner(i + 1) == kNoToken) continue;
      end = shape.partner(i + 1);
    } else {
      while (end < tokens.size() && shape.at(end) != ";" && shape.at(end) != "," && shape.at(end) != "}") {
        const std::size_t partner =
            shape.at(end) == "(" || shape.at(end) == "{" || shape.at(end) == "[" ? shape.partner(end) : kNoToken;
        end = partner == kNoToken ? end + 1 : partner + 1;
      }
    }
    constant->kind = enumerator ? Constant::Kind::Enumerator : Constant::Kind::Variable;
    constant->value = {i + 2, end};
    constant->scope = shape.function_around(i);
    if (constant->scope == nullptr && open != kNoToken && !enumerator) {
      // A class if `struct` or `class` comes before the brace, a namespace otherwise.
      for (std::size_t b = open; b-- > 0;) {
        const std::string_view s = shape.at(b);
        if (s == ";" || s == "{" || s == "}" || s == "namespace") break;
        if (s == "struct" || s == "class") constant->owner_open = open;
      }
    }
    constants_.push_back(std::move(constant));
  }
}

void ConstantTable::classify() {
  for (const auto& constant : constants_) {
    const auto value = evaluate(*constant->shape, constant->value);
    if (value) constant->role = claimed_role(constant->name, *value);
  }
  // kThreads = kWarps * 32: the literal is the width.
  for (const auto& constant : constants_) {
    const std::vector<std::string> words = words_of(constant->name);
    if (constant->role != WidthRole::None || !has(words, {"threads", "nthreads", "numthreads", "thread"})) continue;
    bool products = true;
    for (std::size_t t = constant->value.first; t < constant->value.last; ++t) {
      if (multiplies_warps(*constant->shape, t)) constant->width_literal = t;
      const std::string_view s = constant->shape->at(t);
      products &= constant->shape->is_identifier(t) || s == "*" || s == "(" || s == ")" || s == "::" ||
                  constant->shape->file().tokens()[t].kind == TokenKind::Number;
    }
    if (constant->width_literal == kNoToken) continue;
    width_literals_.insert({constant->shape, constant->width_literal});
    constant->role = WidthRole::Derived;
    constant->linear = products;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& constant : constants_) {
      if (constant->role != WidthRole::None) continue;
      bool uses = false, only_products = true;
      for (std::size_t t = constant->value.first; t < constant->value.last; ++t) {
        const std::string_view s = constant->shape->at(t);
        const Constant* other = constant->shape->is_identifier(t) ? resolve(*constant->shape, t) : nullptr;
        if (other != nullptr && other != constant.get() && other->role != WidthRole::None) {
          only_products &= !uses && (other->role == WidthRole::Width || other->linear);
          uses = true;
        } else if (!constant->shape->is_identifier(t) && s != "*" && s != "(" && s != ")" && s != "::" &&
                   constant->shape->file().tokens()[t].kind != TokenKind::Number) {
          only_products = false;
        }
      }
      if (!uses) continue;
      const auto narrow = evaluate(*constant->shape, constant->value, 32);
      const auto wide = evaluate(*constant->shape, constant->value, 64);
      if (narrow && wide && *narrow == *wide) continue;
      constant->role = WidthRole::Derived;
      constant->linear = narrow && wide ? *wide == 2 * *narrow : only_products;
      changed = true;
    }
  }
}

const Constant* ConstantTable::resolve(const CodeShape& shape, std::size_t token) const {
  const auto found = by_name_.find(shape.at(token));
  if (found == by_name_.end() || is_member_access(shape.file(), token)) return nullptr;
  const bool qualified = token > 0 && shape.at(token - 1) == "::";
  const FunctionShape* function = shape.function_around(token);
  const Constant* best = nullptr;
  int best_rank = 0;
  for (const Constant* constant : found->second) {
    int rank = 0;
    const bool same_file = constant->shape == &shape;
    if (constant->scope != nullptr) {
      const bool visible = same_file && !qualified && constant->scope->holds(token) && constant->name_token <= token;
      rank = visible ? 5 : 0;
    } else if (constant->owner_open != kNoToken) {
      const bool inside = same_file && token > constant->owner_open && token < shape.partner(constant->owner_open);
      rank = inside ? 4 : qualified ? 2 : 0;
    } else {
      rank = same_file ? 3 : 1;
    }
    if (rank > best_rank) {
      best = constant;
      best_rank = rank;
    }
  }
  // A template or function parameter of that name hides what is outside.
  if (best != nullptr && best_rank < 5 && function != nullptr && !qualified && best->kind != Constant::Kind::Macro) {
    for (std::size_t t = function->head.first; t < function->params_close; ++t)
      if (shape.is_identifier(t) && shape.at(t) == best->name && t != token && shape.is_identifier(t - 1) &&
          (shape.at(t + 1) == "," || shape.at(t + 1) == ">" || shape.at(t + 1) == ")" || shape.at(t + 1) == "="))
        return nullptr;
  }
  return best;
}

std::optional<long long> ConstantTable::evaluate(const CodeShape& shape, TokenRange range, long long width) const {
  return Evaluator(*this, shape, range, width, 0).run();
}

}  // namespace anywarp::port
