#include "port/rules/support/code_shape.h"

#include <algorithm>

namespace anywarp::port {
namespace {

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool opens(std::string_view s) { return s == "(" || s == "[" || s == "{"; }
bool closes(std::string_view s) { return s == ")" || s == "]" || s == "}"; }

bool is_statement_word(std::string_view word) {
  return is_one_of(word, {"if", "for", "while", "switch", "catch", "return", "sizeof", "alignof", "decltype",
                          "constexpr", "static_assert", "noexcept", "alignas", "__launch_bounds__", "__attribute__"});
}

}  // namespace

CodeShape::CodeShape(const SourceFile& file, const std::set<std::string_view>& device_macros,
                     const std::set<std::string_view>& kernel_macros)
    : file_(file) {
  match_brackets();
  for (const Directive& directive : file.directives()) {
    if (directive.keyword != "define" || directive.operand.empty()) continue;
    const std::size_t name = directive.first_token + 2;
    std::size_t body = name + 1;
    // A `(` that touches the name opens parameters.
    const bool takes =
        body < directive.last_token && at(body) == "(" && file.tokens()[body].offset == file.tokens()[name].end();
    if (takes) body = partner(body) == kNoToken ? directive.last_token : partner(body) + 1;
    macros_.push_back({directive.operand, takes, {body, directive.last_token}});
  }
  find_functions(device_macros, kernel_macros);
  // An inner function (a method, a lambda) has a later `{` than the one around it, so it is written over that one.
  function_of_.assign(file.tokens().size(), 0);
  for (std::size_t f = 0; f < functions_.size(); ++f)
    for (std::size_t t = functions_[f].head.first; t <= functions_[f].body_close; ++t)
      function_of_[t] = static_cast<std::uint32_t>(f + 1);
  find_launches();
}

void CodeShape::match_brackets() {
  const auto& tokens = file_.tokens();
  partners_.assign(tokens.size(), kNoToken);
  enclosing_.assign(tokens.size(), kNoToken);
  std::vector<std::size_t> stack;
  std::vector<std::vector<std::size_t>> at_branch;  // The stack where each open #if began.
  std::size_t directive = 0;
  const auto step = [&](std::size_t i, std::vector<std::size_t>& open) {
    const std::string_view s = at(i);
    if (closes(s) && !open.empty()) {
      const std::string_view want = s == ")" ? "(" : s == "]" ? "[" : "{";
      // A bracket left open by an unbalanced branch is given up.
      auto found = std::find_if(open.rbegin(), open.rend(), [&](std::size_t o) { return at(o) == want; });
      if (found != open.rend()) {
        const std::size_t partner = *found;
        if (partners_[partner] == kNoToken) partners_[partner] = i;
        partners_[i] = partner;
        open.erase(found.base() - 1, open.end());
      }
    }
    enclosing_[i] = open.empty() ? kNoToken : open.back();
    if (opens(s)) open.push_back(i);
  };
  for (std::size_t i = 0; i < tokens.size();) {
    if (!tokens[i].in_directive) {
      step(i++, stack);
      continue;
    }
    while (directive < file_.directives().size() && file_.directives()[directive].last_token <= i) ++directive;
    if (directive == file_.directives().size()) break;
    const Directive& line = file_.directives()[directive];
    if (is_one_of(line.keyword, {"if", "ifdef", "ifndef"})) at_branch.push_back(stack);
    if (is_one_of(line.keyword, {"else", "elif", "elifdef", "elifndef"}) && !at_branch.empty())
      stack = at_branch.back();
    if (line.keyword == "endif" && !at_branch.empty()) at_branch.pop_back();
    std::vector<std::size_t> inside;
    for (; i < line.last_token; ++i) step(i, inside);
  }
}

std::size_t CodeShape::enclosing_open(std::size_t token) const {
  return token < enclosing_.size() ? enclosing_[token] : kNoToken;
}

std::size_t CodeShape::template_close(std::size_t open) const {
  int depth = 0;
  for (std::size_t i = open; i < file_.tokens().size(); ++i) {
    const std::string_view s = at(i);
    if (s == "<") ++depth;
    if (s == ">") --depth;
    if (s == ">>") depth -= 2;
    if (depth <= 0) return i;
    if (s == ";" || s == "{" || s == "}" || s == ")" || s == "]" || s == "<<<" || s == ">>>") return kNoToken;
    if (opens(s)) {
      if (partner(i) == kNoToken) return kNoToken;
      i = partner(i);
    }
  }
  return kNoToken;
}

std::size_t CodeShape::name_start(std::size_t token) const {
  while (token >= 2 && at(token - 1) == "::") {
    std::size_t before = token - 2;
    if (at(before) == ">" || at(before) == ">>") {
      int depth = 0;
      for (;; --before) {
        if (at(before) == ">") ++depth;
        if (at(before) == ">>") depth += 2;
        if (at(before) == "<" && --depth <= 0) break;
        if (before == 0) return token;
      }
      if (before == 0) return token;
      --before;
    }
    if (!is_identifier(before)) return token - 1;
    token = before;
  }
  return token;
}

void CodeShape::find_functions(const std::set<std::string_view>& device_macros,
                               const std::set<std::string_view>& kernel_macros) {
  const auto& tokens = file_.tokens();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].in_directive || at(i) != "{" || partner(i) == kNoToken || i == 0) continue;
    // Back over `const noexcept override -> T` to the parameters' `)`.
    std::size_t p = i - 1;
    for (int steps = 0; steps < 12 && p > 0; ++steps, --p) {
      if (tokens[p].in_directive) continue;
      const std::string_view s = at(p);
      if (s == ")") break;
      if (!is_identifier(p) && !is_one_of(s, {"->", "::", "*", "&", "<", ">", ","})) break;
    }
    if (at(p) != ")" || partner(p) == kNoToken) continue;
    std::size_t open = partner(p);
    if (open == 0) continue;
    std::size_t name = open - 1;
    if (at(name) == "noexcept" || at(name) == "__attribute__" || at(name) == "__launch_bounds__") {
      // `f(…) noexcept(…) {`: the parameters stand before.
      if (name == 0 || at(name - 1) != ")" || partner(name - 1) == kNoToken) continue;
      p = name - 1;
      open = partner(p);
      if (open == 0) continue;
      name = open - 1;
    }
    if (at(name) == "]" || (is_identifier(name) && !is_statement_word(at(name))))
      add_function(name, open, p, i, device_macros, kernel_macros);
  }
}

void CodeShape::add_function(std::size_t name, std::size_t params_open, std::size_t params_close, std::size_t body_open,
                             const std::set<std::string_view>& device_macros,
                             const std::set<std::string_view>& kernel_macros) {
  const auto& tokens = file_.tokens();
  FunctionShape function;
  std::size_t head = name;
  // A lambda's attributes stand between `]` and `(` or between `)` and `{`.
  std::size_t bracket = name;
  while (bracket > 0 && is_identifier(bracket) && bracket + 4 > name) --bracket;
  const bool lambda = at(bracket) == "]" && partner(bracket) != kNoToken &&
                      (bracket == name || at(name).substr(0, 2) == "__" || device_macros.count(at(name)) != 0);
  if (lambda) {
    head = partner(bracket);
  } else {
    function.name = at(name);
    while (head > 0) {
      const std::size_t before = head - 1;
      const std::string_view s = at(before);
      if (tokens[before].in_directive) {
        head = before;
        continue;
      }
      if (s == ";" || s == "{" || s == "}" || s == "(" || s == "=") break;
      if (s == ":" && before > 0 && is_one_of(at(before - 1), {"public", "private", "protected"})) break;
      head = closes(s) && partner(before) != kNoToken ? partner(before) : before;
    }
    while (head < name && tokens[head].in_directive) ++head;
  }
  bool device = false, kernel = false, host = false;
  const auto look = [&](std::size_t from, std::size_t to) {
    for (std::size_t t = from; t < to; ++t) {
      if (tokens[t].in_directive) continue;
      const std::string_view s = at(t);
      device |= s == "__device__" || device_macros.count(s) != 0;
      kernel |= s == "__global__" || kernel_macros.count(s) != 0;
      host |= s == "__host__";
    }
  };
  look(head, params_open);
  if (lambda) {
    look(params_close, body_open);
    if (!device && !kernel) return;  // It runs where its function runs.
  }
  function.head = {head, params_open};
  function.params_open = params_open;
  function.params_close = params_close;
  function.body_open = body_open;
  function.body_close = partner(body_open);
  function.is_kernel = kernel;
  function.is_device = device;
  function.is_host = host || (!device && !kernel);
  functions_.push_back(function);
}

void CodeShape::find_launches() {
  const auto& tokens = file_.tokens();
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (at(i) == "<<<") {
      std::size_t close = i + 1;
      while (close < tokens.size() && at(close) != ">>>" && at(close) != ";") {
        close = opens(at(close)) && partner(close) != kNoToken ? partner(close) + 1 : close + 1;
      }
      if (close >= tokens.size() || at(close) != ">>>") continue;
      std::size_t name = i - 1;
      if (at(name) == ">") {  // Back over the kernel's template arguments.
        for (int depth = 0; name > 0; --name) {
          if (at(name) == ">") ++depth;
          if (at(name) == ">>") depth += 2;
          if (at(name) == "<" && --depth == 0) break;
        }
        if (name > 0) --name;
      }
      if (at(name) == ")" && partner(name) != kNoToken) name = name - 1;  // (*kernel)<<<
      launches_.push_back({name, i, split_arguments(file_, i, close)});
    } else if (is_one_of(at(i), {"cudaLaunchKernel", "cudaLaunchCooperativeKernel", "hipLaunchKernel"}) &&
               at(i + 1) == "(" && partner(i + 1) != kNoToken) {
      std::vector<TokenRange> all = split_arguments(file_, i + 1, partner(i + 1));
      if (all.size() < 4) continue;
      std::size_t name = kNoToken;  // The last identifier outside template arguments: `(void*)&ns::kernel<a, b>`.
      for (std::size_t t = all[0].first; t < all[0].last; ++t) {
        if (is_identifier(t) && at(t) != "void") name = t;
        if (at(t) == "<" && at(t - 1) != "reinterpret_cast" && at(t - 1) != "static_cast") break;
      }
      if (name == kNoToken) continue;
      launches_.push_back({name, i + 1, {all[1], all[2]}});
    }
  }
}

const FunctionShape* CodeShape::function_around(std::size_t token) const {
  const std::uint32_t index = token < function_of_.size() ? function_of_[token] : 0;
  return index == 0 ? nullptr : &functions_[index - 1];
}

const MacroShape* CodeShape::macro_around(std::size_t token) const {
  auto after = std::upper_bound(macros_.begin(), macros_.end(), token,
                                [](std::size_t at, const MacroShape& macro) { return at < macro.body.first; });
  if (after == macros_.begin()) return nullptr;
  --after;
  if (token < after->body.last) return &*after;
  return nullptr;
}

}  // namespace anywarp::port
