#include "port/rules/support/conditions.h"

#include <cctype>
#include <map>
#include <string>

#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

using Value = std::optional<long long>;

class Evaluator {
 public:
  Evaluator(std::string_view text, const MacroLookup& lookup) : text_(text), lookup_(lookup) {}

  Value run() {
    const Value value = ternary();
    skip();
    return at_ == text_.size() && !broken_ ? value : std::nullopt;
  }

 private:
  void skip() {
    for (;;) {
      while (at_ < text_.size() && (std::isspace(static_cast<unsigned char>(text_[at_])) || text_[at_] == '\\')) ++at_;
      if (text_.substr(at_).starts_with("/*")) {
        const std::size_t end = text_.find("*/", at_ + 2);
        at_ = end == std::string_view::npos ? text_.size() : end + 2;
      } else if (text_.substr(at_).starts_with("//")) {
        const std::size_t end = text_.find('\n', at_);
        at_ = end == std::string_view::npos ? text_.size() : end;
      } else {
        return;
      }
    }
  }
  bool take(std::string_view symbol) {
    skip();
    if (!text_.substr(at_).starts_with(symbol)) return false;
    at_ += symbol.size();
    return true;
  }
  std::string_view word() {
    skip();
    const std::size_t begin = at_;
    while (at_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_' || text_[at_] == '\''))
      ++at_;
    return text_.substr(begin, at_ - begin);
  }

  Value ternary() {
    const Value condition = logical_or();
    if (!take("?")) return condition;
    const Value yes = ternary();
    if (!take(":")) broken_ = true;
    const Value no = ternary();
    return condition ? (*condition ? yes : no) : std::nullopt;
  }
  Value logical_or() {
    Value left = logical_and();
    while (take("||")) {
      const Value right = logical_and();
      if ((left && *left) || (right && *right))
        left = 1;
      else if (left && right)
        left = 0;
      else
        left = std::nullopt;
    }
    return left;
  }
  Value logical_and() {
    Value left = comparison();
    while (take("&&")) {
      const Value right = comparison();
      if ((left && !*left) || (right && !*right))
        left = 0;
      else if (left && right)
        left = 1;
      else
        left = std::nullopt;
    }
    return left;
  }
  Value comparison() {
    Value left = sum();
    for (;;) {
      const std::string_view symbol = take("==")   ? "=="
                                      : take("!=") ? "!="
                                      : take("<=") ? "<="
                                      : take(">=") ? ">="
                                      : take("<")  ? "<"
                                      : take(">")  ? ">"
                                                   : "";
      if (symbol.empty()) return left;
      const Value right = sum();
      if (!left || !right)
        left = std::nullopt;
      else if (symbol == "==")
        left = *left == *right;
      else if (symbol == "!=")
        left = *left != *right;
      else if (symbol == "<=")
        left = *left <= *right;
      else if (symbol == ">=")
        left = *left >= *right;
      else if (symbol == "<")
        left = *left < *right;
      else
        left = *left > *right;
    }
  }
  Value sum() {
    Value left = product();
    for (;;) {
      const char symbol = take("+") ? '+' : take("-") ? '-' : '\0';
      if (symbol == '\0') return left;
      const Value right = product();
      left = left && right ? Value(symbol == '+' ? *left + *right : *left - *right) : std::nullopt;
    }
  }
  Value product() {
    Value left = unary();
    for (;;) {
      const char symbol = take("*") ? '*' : take("/") ? '/' : take("%") ? '%' : '\0';
      if (symbol == '\0') return left;
      const Value right = unary();
      if (!left || !right || (symbol != '*' && *right == 0))
        left = std::nullopt;
      else
        left = symbol == '*' ? *left * *right : symbol == '/' ? *left / *right : *left % *right;
    }
  }
  Value unary() {
    skip();
    if (text_.substr(at_).starts_with("!") && !text_.substr(at_).starts_with("!=")) {
      ++at_;
      const Value value = unary();
      return value ? Value(!*value) : std::nullopt;
    }
    if (take("-")) {
      const Value value = unary();
      return value ? Value(-*value) : std::nullopt;
    }
    if (take("(")) {
      const Value value = ternary();
      if (!take(")")) broken_ = true;
      return value;
    }
    const std::string_view name = word();
    if (name.empty()) {
      broken_ = true;
      at_ = text_.size();
      return std::nullopt;
    }
    if (std::isdigit(static_cast<unsigned char>(name.front()))) {
      const auto value = integer_literal(name);
      return value ? Value(static_cast<long long>(*value)) : std::nullopt;
    }
    if (name == "true" || name == "false") return name == "true";
    if (name == "defined") {
      const bool open = take("(");
      const std::string_view macro = word();
      if (open && !take(")")) broken_ = true;
      const auto known = lookup_(macro);
      return known ? Value(known->defined) : std::nullopt;
    }
    if (take("(")) {  // A function-like macro: past its arguments.
      int depth = 1;
      for (; at_ < text_.size() && depth > 0; ++at_) depth += text_[at_] == '(' ? 1 : text_[at_] == ')' ? -1 : 0;
      return std::nullopt;
    }
    const auto known = lookup_(name);
    return known ? Value(known->value) : std::nullopt;
  }

  std::string_view text_;
  const MacroLookup& lookup_;
  std::size_t at_ = 0;
  bool broken_ = false;
};

}  // namespace

std::optional<long long> evaluate_condition(std::string_view text, const MacroLookup& lookup) {
  return Evaluator(text, lookup).run();
}

std::optional<MacroValue> hip_device_macro(std::string_view name) {
  static const std::map<std::string_view, MacroValue> kKnown{{"__HIP_DEVICE_COMPILE__", {true, 1}},
                                                             {"__HIPCC__", {true, 1}},
                                                             {"__HIP__", {true, 1}},
                                                             {"__HIP_PLATFORM_AMD__", {true, 1}},
                                                             {"__clang__", {true, 1}},
                                                             {"__CUDA_ARCH__", {false, 0}},
                                                             {"__CUDACC__", {false, 0}},
                                                             {"__NVCC__", {false, 0}},
                                                             {"CUDART_VERSION", {false, 0}},
                                                             {"CUDA_VERSION", {false, 0}},
                                                             {"__CUDACC_VER_MAJOR__", {false, 0}},
                                                             {"__HIP_PLATFORM_NVIDIA__", {false, 0}},
                                                             {"_MSC_VER", {false, 0}}};
  const auto found = kKnown.find(name);
  return found == kKnown.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace anywarp::port
