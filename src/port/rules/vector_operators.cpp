// CUDA's vector types have no operators, so projects bring their own (the samples' helper_math.h); HIP's have. Of HIP's
// the same-type `*` and `/` are friends and `+= -= *= /=` are members (HIP_vector_type in amd_hip_vector_types.h
// of 5.7, 6.4 and 7.2): with a project's own beside them a use is ambiguous. All others are templates, which a
// project's function is preferred to. What HIP has and does alike, component by component, is kept for other compilers
// only; what does anything else is reported.
#include <algorithm>
#include <array>
#include <set>

#include "port/rules/rule.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kGuard = "#if !defined(__HIPCC__)";

bool is_vector_type(std::string_view name) {
  static const std::set<std::string_view> kScalars{"char", "uchar", "short",    "ushort",    "int",   "uint",
                                                   "long", "ulong", "longlong", "ulonglong", "float", "double"};
  return name.size() > 1 && name.back() >= '2' && name.back() <= '4' &&
         kScalars.contains(name.substr(0, name.size() - 1));
}

struct Parameter {
  std::string_view type, name;
  bool changeable = false;  ///< `T&`.
};

// `T a`, `const T a`, `T const& a`, `T& a`.
Parameter parameter(const SourceFile& file, TokenRange range) {
  Parameter result;
  bool constant = false, reference = false;
  for (std::size_t i = range.first; i < range.last; ++i) {
    const std::string_view word = file.spelling(i);
    if (word == "const")
      constant = true;
    else if (word == "&")
      reference = true;
    else if (result.type.empty())
      result.type = word;
    else if (result.name.empty())
      result.name = word;
    else
      return {};
  }
  result.changeable = reference && !constant;
  return result;
}

struct Definition {
  std::size_t first = 0, last = 0;  ///< Tokens, the closing brace or semicolon included.
  std::size_t sign = 0;             ///< The token after `operator`.
  bool alike = false;
};

// The body is `return make_T(a.x * b.x, …);`, `a.x *= b.x; …` or `a = a * b;`, nothing else.
bool is_by_component(const SourceFile& file, TokenRange body, std::string_view sign, const Parameter& a,
                     const Parameter& b) {
  const int count = a.type.back() - '0';
  const std::string left(a.name), right(b.name);
  std::string list, statements;
  for (int i = 0; i < count; ++i) {
    const std::string component(1, "xyzw"[i]);
    const std::string both = left + "." + component + std::string(sign) + right + "." + component;
    list += (i == 0 ? "" : ",") + both;
    statements += both + ";";
  }
  std::string text;
  for (std::size_t i = body.first; i < body.last; ++i) text += file.spelling(i);
  if (sign.size() == 1)
    return text == "returnmake_" + std::string(a.type) + "(" + list + ");" || text == "return{" + list + "};" ||
           text == "return" + std::string(a.type) + "{" + list + "};";
  const std::string whole = left + "=" + left + std::string(sign.substr(0, 1)) + right + ";";
  return text == statements || text == statements + "return" + left + ";" || text == whole ||
         text == whole + "return" + left + ";";
}

std::optional<Definition> definition_at(const SourceFile& file, std::size_t index) {
  static constexpr std::array<std::string_view, 6> kSigns{"*", "/", "+=", "-=", "*=", "/="};
  const std::string_view sign = file.spelling(index + 1);
  if (file.spelling(index) != "operator" || std::find(kSigns.begin(), kSigns.end(), sign) == kSigns.end() ||
      file.spelling(index + 2) != "(" || file.tokens()[index].in_directive)
    return std::nullopt;
  const auto close = file.matching(index + 2);
  if (!close) return std::nullopt;
  const std::vector<TokenRange> parameters = split_at_commas(file, index + 3, *close);
  if (parameters.size() != 2) return std::nullopt;
  const Parameter a = parameter(file, parameters[0]), b = parameter(file, parameters[1]);
  if (!is_vector_type(a.type) || a.type != b.type || a.changeable != (sign.size() == 2)) return std::nullopt;

  Definition result{.first = index, .last = *close + 1, .sign = index + 1};
  if (file.spelling(*close + 1) == "{") {
    const auto end = file.matching(*close + 1);
    if (!end) return std::nullopt;
    result.last = *end;
    result.alike = is_by_component(file, {*close + 2, *end}, sign, a, b);
  } else if (file.spelling(*close + 1) == ";") {
    result.alike = true;  // Declared: the definition decides.
  } else {
    return std::nullopt;
  }
  while (result.first > 0) {
    const std::string_view before = file.spelling(result.first - 1);
    if (before == ";" || before == "}" || before == "{" || file.tokens()[result.first - 1].in_directive) break;
    if (before == "friend" || before == "template" || before == ">") return std::nullopt;
    --result.first;
  }
  return result;
}

std::size_t start_of_line(const SourceFile& file, std::size_t offset) {
  const std::size_t newline = offset == 0 ? std::string_view::npos : file.text().rfind('\n', offset - 1);
  return newline == std::string_view::npos ? 0 : newline + 1;
}

bool stands_alone(const SourceFile& file, const Definition& definition) {
  const auto line = [&](std::size_t token) { return file.lines().position(file.tokens()[token].offset).line; };
  return (definition.first == 0 || line(definition.first - 1) < line(definition.first)) &&
         (definition.last + 1 >= file.tokens().size() || line(definition.last + 1) > line(definition.last));
}

bool is_guarded(const SourceFile& file, const Definition& definition) {
  const std::string_view before = file.text().substr(0, start_of_line(file, file.tokens()[definition.first].offset));
  return before.ends_with(std::string(kGuard) + "\n");
}

class VectorOperators final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext&, Sink& sink) const override {
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      std::optional<Definition> first = definition_at(file, i);
      if (!first) continue;
      i = first->last;
      if (is_guarded(file, *first)) {
        while (i < file.tokens().size() && !file.tokens()[i].in_directive) ++i;
        continue;
      }
      const Token& token = file.tokens()[first->sign];
      if (!first->alike || !stands_alone(file, *first)) {
        sink.say(file, token.offset, Severity::Manual,
                 "HIP's vector types have this operator, component by component, so that a use of the project's own is "
                 "ambiguous: give it a name");
        continue;
      }
      // Neighbours share a guard.
      std::size_t last = first->last;
      for (auto next = next_definition(file, last); next; next = next_definition(file, last)) last = next->last;
      sink.replace(
          file, start_of_line(file, file.tokens()[first->first].offset), 0, std::string(kGuard) + "\n", Severity::Auto,
          "HIP's vector types have this operator, which would make its uses ambiguous: kept for other compilers");
      const std::size_t newline = file.text().find('\n', file.tokens()[last].end());
      const bool ended = newline != std::string_view::npos;
      sink.replace(file, ended ? newline + 1 : file.text().size(), 0, ended ? "#endif\n" : "\n#endif\n", Severity::Auto,
                   "");
      i = last;
    }
  }

 private:
  // The definition that follows token `last` at once, if it is alike, too.
  static std::optional<Definition> next_definition(const SourceFile& file, std::size_t last) {
    for (std::size_t i = last + 1; i < file.tokens().size() && i < last + 16; ++i) {
      if (file.spelling(i) != "operator") continue;
      const std::optional<Definition> next = definition_at(file, i);
      if (!next || !next->alike || next->first != last + 1 || !stands_alone(file, *next)) return std::nullopt;
      return next;
    }
    return std::nullopt;
  }
};

}  // namespace

std::unique_ptr<Rule> make_vector_operators() { return std::make_unique<VectorOperators>(); }

}  // namespace anywarp::port
