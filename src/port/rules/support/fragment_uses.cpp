#include "port/rules/support/fragment_uses.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

// The loop `for (… i = 0; i < bound; …) body` that runs variable `name` around `token`.
struct Loop {
  TokenRange bound;
  TokenRange body;
  std::size_t header_open = 0;
  std::size_t header_close = 0;
};

std::optional<Loop> loop_of(const CodeShape& shape, std::size_t token, std::string_view name) {
  for (std::size_t t = token; t-- > 0 && token - t < 4000;) {
    if (shape.at(t) != "for" || shape.at(t + 1) != "(" || shape.partner(t + 1) == kNoToken) continue;
    Loop loop;
    loop.header_open = t + 1;
    loop.header_close = shape.partner(t + 1);
    std::size_t body_end = loop.header_close + 1;
    if (shape.at(body_end) == "{") {
      if (shape.partner(body_end) == kNoToken) continue;
      body_end = shape.partner(body_end);
    } else {
      while (body_end < shape.file().tokens().size() && shape.at(body_end) != ";") {
        const bool opens = shape.at(body_end) == "(" || shape.at(body_end) == "{" || shape.at(body_end) == "[";
        body_end = opens && shape.partner(body_end) != kNoToken ? shape.partner(body_end) + 1 : body_end + 1;
      }
    }
    if (token > body_end) continue;
    loop.body = {loop.header_close + 1, body_end};
    std::size_t first = kNoToken, second = kNoToken;
    for (std::size_t s = loop.header_open + 1; s < loop.header_close; ++s)
      if (shape.at(s) == ";") (first == kNoToken ? first : second) = s;
    if (first == kNoToken || second == kNoToken) continue;
    bool runs = false;
    for (std::size_t s = loop.header_open + 1; s < first; ++s) runs |= shape.at(s) == name && shape.at(s + 1) == "=";
    if (!runs) continue;
    for (std::size_t s = first + 1; s < second; ++s)
      if (shape.at(s) == "<" || shape.at(s) == "!=" || shape.at(s) == "<=") loop.bound = {s + 1, second};
    return loop;
  }
  return std::nullopt;
}

// The fragment that `.x` at `dot` is taken of: its variable, array indices aside.
std::size_t base_of(const CodeShape& shape, std::size_t dot) {
  std::size_t base = dot - 1;
  while (base > 0 && shape.at(base) == "]" && shape.partner(base) != kNoToken) base = shape.partner(base) - 1;
  if (shape.at(base) == ")" && shape.partner(base) != kNoToken && shape.partner(base) + 2 <= base) base = base - 1;
  return base;
}

// The type a variable is declared with, as written, or what is known to be no fragment: empty.
std::string declared_type(const CodeShape& shape, std::size_t use) {
  const std::string_view name = shape.at(use);
  const FunctionShape* function = shape.function_around(use);
  const std::size_t from = function != nullptr ? function->head.first : 0;
  for (std::size_t t = use; t-- > from;) {
    if (shape.at(t) != name || t == 0 || is_member_access(shape.file(), t)) continue;
    std::size_t last = t;
    // Back over `& name`, `(& name)[4]`, and other declarators `frag a, b`.
    while (last > from && (shape.at(last - 1) == "&" || shape.at(last - 1) == "*" || shape.at(last - 1) == "&&"))
      --last;
    if (last < t && shape.at(last - 1) == "(" && last - 1 > from) --last;
    while (last > from + 1 && shape.at(last - 1) == ",") {
      std::size_t other = last - 2;
      if (shape.at(other) == "]" && shape.partner(other) != kNoToken) other = shape.partner(other) - 1;
      if (!shape.is_identifier(other)) break;
      last = other;
    }
    if (last == from) continue;
    std::size_t end = last;
    if (shape.at(end - 1) == ">") {
      for (int depth = 0; end-- > from;) {
        if (shape.at(end) == ">") ++depth;
        if (shape.at(end) == ">>") depth += 2;
        if (shape.at(end) == "<" && --depth == 0) break;
      }
      std::size_t first = end;
      while (first > from && (shape.is_identifier(first - 1) || shape.at(first - 1) == "::")) --first;
      return compact_text(shape.file(), {first, last});
    }
    if (shape.is_identifier(last - 1) && shape.at(last - 1) != "return") return std::string(shape.at(last - 1));
  }
  return {};
}

bool is_num_elements(const CodeShape& shape, TokenRange range) {
  for (std::size_t t = range.first; t < range.last; ++t)
    if (shape.at(t) == "num_elements") return true;
  return false;
}

// `f.num_elements` copied to a constant first.
bool bound_is_num_elements(const CodeShape& shape, const ConstantTable& constants, TokenRange bound) {
  if (is_num_elements(shape, bound)) return true;
  if (bound.last - bound.first != 1 || !shape.is_identifier(bound.first)) return false;
  const Constant* constant = constants.resolve(shape, bound.first);
  return constant != nullptr && is_num_elements(*constant->shape, constant->value);
}

}  // namespace

void check_element_access(const CodeShape& shape, const ConstantTable& constants, Sink& sink) {
  const SourceFile& file = shape.file();
  if (file.text().find("fragment") == std::string_view::npos &&
      file.text().find("num_elements") == std::string_view::npos)
    return;
  // Types that are fragments: spelled so, or aliases of such a type, or a template's parameter with `.num_elements`
  // taken.
  std::map<std::string_view, std::string> aliases;
  for (std::size_t t = 0; t < file.tokens().size(); ++t) {
    if (file.spelling(t) != "fragment") continue;
    const std::size_t close = file.spelling(t + 1) == "<" ? shape.template_close(t + 1) : kNoToken;
    if (close == kNoToken) continue;
    for (std::size_t b = t; b-- > 0 && t - b < 12 && shape.at(b) != ";" && shape.at(b) != "}";) {
      if (shape.at(b) == "using" && shape.at(b + 2) == "=")
        aliases[shape.at(b + 1)] = compact_text(file, {t, close + 1});
      if (shape.at(b) == "typedef") aliases[shape.at(close + 1)] = compact_text(file, {t, close + 1});
    }
  }
  const auto spelled_out = [&](const std::string& type) {
    const auto alias = aliases.find(std::string_view(type).substr(0, type.find('<')));
    const std::string& full = alias == aliases.end() ? type : alias->second;
    return full.substr(std::min(full.find("fragment<"), full.size()));
  };
  for (std::size_t t = 1; t + 1 < file.tokens().size(); ++t) {
    if (shape.at(t) != "x" || (shape.at(t - 1) != "." && shape.at(t - 1) != "->")) continue;
    if (shape.at(t + 1) != "[" && shape.at(t + 1) != ")") continue;
    const std::size_t base = base_of(shape, t - 1);
    if (shape.at(base) == "threadIdx" || shape.at(base) == "blockIdx" || shape.at(base) == "blockDim") continue;
    const std::string type = declared_type(shape, base);
    const std::string_view head = std::string_view(type).substr(0, type.find('<'));
    const bool fragment = type.find("fragment<") != std::string::npos || aliases.contains(head);
    const std::size_t offset = file.tokens()[base].offset;
    if (shape.at(t + 1) != "[") {
      if (fragment && shape.at(t + 1) == ")")
        sink.say(file, offset, Severity::Manual,
                 "the elements of a fragment are taken as a whole; which they are and how many differs on AMD",
                 "for (int i = 0; i < " + std::string(shape.at(base)) + ".num_elements; ++i)");
      continue;
    }
    if (shape.partner(t + 1) == kNoToken) continue;
    const TokenRange index{t + 2, shape.partner(t + 1)};
    const bool plain = index.last - index.first == 1 && shape.is_identifier(index.first);
    const auto loop = plain ? loop_of(shape, t, shape.at(index.first)) : std::nullopt;
    const bool to_the_end = loop && bound_is_num_elements(shape, constants, loop->bound);
    if (!fragment && !to_the_end) continue;  // Another type's `x`.
    if (!loop) {
      sink.say(file, offset, Severity::Manual,
               "layout-dependent: which matrix element " + std::string(shape.at(base)) + ".x[" +
                   std::string(text_of(file, index)) +
                   "] is differs on AMD; store the fragment to shared memory and work there");
      continue;
    }
    if (!to_the_end) {
      sink.say(file, offset, Severity::Manual,
               "the loop over the elements of " + std::string(shape.at(base)) +
                   " does not run to num_elements, which differs on AMD",
               std::string(shape.at(base)) + ".num_elements");
    }
    // Any other use of the index makes the element's place matter.
    for (std::size_t u = loop->body.first; u < loop->body.last; ++u) {
      if (shape.at(u) != shape.at(index.first) || !shape.is_identifier(u)) continue;
      const bool picks = shape.at(u - 1) == "[" && shape.at(u + 1) == "]" && shape.at(u - 2) == "x" &&
                         (shape.at(u - 3) == "." || shape.at(u - 3) == "->");
      if (!picks) {
        sink.say(
            file, file.tokens()[u].offset, Severity::Manual,
            "layout-dependent: the index of a fragment's element is used for more than to pick it, and which matrix "
            "element that is differs on AMD; store the fragment to shared memory and work there");
        continue;
      }
      const std::size_t other = base_of(shape, u - 3);
      const std::string mine = spelled_out(type), others = spelled_out(declared_type(shape, other));
      if (other < base && !mine.empty() && !others.empty() && others != mine)
        sink.say(file, file.tokens()[other].offset, Severity::Manual,
                 "layout-dependent: elements of " + std::string(shape.at(other)) + " and " +
                     std::string(shape.at(base)) +
                     " are paired by index, but fragments of different kinds hold different matrix elements");
    }
  }
}

}  // namespace anywarp::port
