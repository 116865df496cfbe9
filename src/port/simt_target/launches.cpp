#include "port/simt_target/launches.h"

#include <algorithm>

#include "port/simt_target/token_text.h"

namespace anywarp::port {
namespace {

// `index` is a closing bracket or `>`: the index of what opens it.
std::optional<std::size_t> matching_back(const SourceFile& file, std::size_t index) {
  int depth = 0;
  const std::string_view close = file.spelling(index);
  const bool angle = close.starts_with('>');
  for (std::size_t i = index + 1; i-- > 0;) {
    const std::string_view spelled = file.spelling(i);
    if (angle) {
      if (spelled == ">" || spelled == ">>" || spelled == ">>>") depth += static_cast<int>(spelled.size());
      if (spelled == "<") depth -= 1;
      if (spelled == ";" || spelled == "{" || spelled == "}") return std::nullopt;
      if (spelled == ")" || spelled == "]") {
        const auto open = matching_back(file, i);
        if (!open) return std::nullopt;
        i = *open;
        continue;
      }
    } else {
      if (spelled == ")" || spelled == "]" || spelled == "}") ++depth;
      if (spelled == "(" || spelled == "[" || spelled == "{") --depth;
    }
    if (depth == 0) return i;
  }
  return std::nullopt;
}

// The first token of the expression that names the kernel, which ends before token `end`.
std::optional<std::size_t> callee_begin(const SourceFile& file, std::size_t end) {
  std::size_t at = end;
  for (;;) {
    if (at == 0) return std::nullopt;
    std::size_t piece = at - 1;
    const std::string_view spelled = file.spelling(piece);
    if (spelled.starts_with('>') && spelled != ">=") {
      const auto open = matching_back(file, piece);
      if (!open || *open == 0) return std::nullopt;
      piece = *open - 1;
    } else if (spelled == "]" || spelled == ")") {
      const auto open = matching_back(file, piece);
      if (!open) return std::nullopt;
      piece = *open;
      const bool called =
          piece > 0 && (file.tokens()[piece - 1].kind == TokenKind::Identifier || file.spelling(piece - 1) == ">");
      const std::string_view before = piece > 0 ? file.spelling(piece - 1) : std::string_view();
      if (called && before != "return" && before != "else" && before != "do") {
        at = piece;
        continue;
      }
    } else if (file.tokens()[piece].kind != TokenKind::Identifier) {
      return std::nullopt;
    }
    at = piece;
    if (at > 0 && file.spelling(at - 1) == "template") --at;
    const std::string_view joint = at > 0 ? file.spelling(at - 1) : std::string_view();
    if (joint != "::" && joint != "." && joint != "->") return at;
    at -= 1;
    // A leading `::` names the global namespace.
    if (joint == "::" &&
        (at == 0 || (file.tokens()[at - 1].kind != TokenKind::Identifier && file.spelling(at - 1) != ">")))
      return at;
  }
}

bool names_parameter(const SourceFile& file, std::size_t index) {
  const std::optional<MacroBody> body = macro_body(file, index);
  return body &&
         std::find(body->parameters.begin(), body->parameters.end(), file.spelling(index)) != body->parameters.end();
}

// The `>>>` that closes the configuration opened at `open`.
std::optional<std::size_t> configuration_end(const SourceFile& file, std::size_t open) {
  for (std::size_t i = open + 1; i < file.tokens().size(); ++i) {
    const std::string_view spelled = file.spelling(i);
    if (spelled == "(" || spelled == "[" || spelled == "{") {
      const auto close = file.matching(i);
      if (!close) return std::nullopt;
      i = *close;
    } else if (spelled == ">>>" && (file.spelling(i + 1) == "(" || names_parameter(file, i + 1))) {
      return i;
    } else if (spelled == ";" || spelled == "}") {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

bool stays_in_call(const SourceFile& file, TokenRange argument) {
  const Token& token = file.tokens()[argument.first];
  const std::string_view spelled = file.spelling(argument.first);
  if (spelled == "{") return true;
  if (argument.last - argument.first == 2 && spelled == "-")
    return file.tokens()[argument.first + 1].kind == TokenKind::Number;
  if (argument.last - argument.first != 1) return false;
  return token.kind == TokenKind::Number || token.kind == TokenKind::String || token.kind == TokenKind::Character ||
         spelled == "nullptr" || spelled == "NULL" || spelled == "true" || spelled == "false";
}

// Arguments are evaluated once, in the capture list.
std::string launch(const SourceFile& file, const std::string& head, const std::string& callee,
                   const std::vector<TokenRange>& arguments) {
  std::string captures, call;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].empty()) continue;
    const std::string text = on_one_line(file, arguments[i].first, arguments[i].last);
    const std::string name = "anywarp_arg" + std::to_string(i);
    if (!call.empty()) call += ", ";
    if (stays_in_call(file, arguments[i])) {
      call += text;
    } else {
      captures += ", " + name + " = (" + text + ")";
      call += name;
    }
  }
  return head + "[&" + captures + "]() mutable { " + callee + "(" + call + "); })";
}

// How many arguments there are is not known here: they are passed to what launch_pack returns. Tokens [first, last) are
// the parenthesised arguments. The lambda's return type says whether the kernel takes them.
std::string launch_of_pack(const SourceFile& file, std::string head, const std::string& callee, std::size_t first,
                           std::size_t last) {
  const std::string call = callee + "(anywarp_args...)";
  head.replace(head.find("launch_kernel"), std::string_view("launch_kernel").size(), "launch_pack");
  return head + "[&](auto... anywarp_args) mutable -> decltype(" + call + ", void()) { " + call + "; })" +
         on_one_line(file, first, last);
}

}  // namespace

void rewrite_launches(const SourceFile& file, FileEdits& edits) {
  for (std::size_t open = 1; open < file.tokens().size(); ++open) {
    if (file.spelling(open) != "<<<") continue;
    const auto begin = callee_begin(file, open);
    const auto close = configuration_end(file, open);
    if (!begin || !close) continue;
    // `k<<<g, b>>> arguments` in a macro: the parenthesis comes with the argument.
    const bool by_name = file.spelling(*close + 1) != "(";
    const auto last = by_name ? std::optional(*close + 1) : file.matching(*close + 1);
    if (!last) continue;
    const bool in_directive = file.tokens()[open].in_directive;
    const std::string callee = on_one_line(file, *begin, open);

    const std::string head = "::anywarp::simt::launch_kernel({" + string_literal(file, *begin, open) +
                             ", __FILE__, __LINE__}, {" + on_one_line(file, open + 1, *close) + "}, ";
    const std::vector<TokenRange> arguments = split_at_commas(file, *close + 2, *last);
    const bool variadic = by_name || std::any_of(arguments.begin(), arguments.end(), [&](TokenRange argument) {
                            return mentions(file, argument, "__VA_ARGS__") ||
                                   (!argument.empty() && file.spelling(argument.last - 1) == "...");
                          });
    const std::size_t from = file.tokens()[*begin].offset, to = file.tokens()[*last].end();
    edits.replace(
        from, to - from,
        (variadic ? launch_of_pack(file, head, callee, *close + 1, *last + 1) : launch(file, head, callee, arguments)) +
            line_ends(file, from, to, in_directive));
    open = *last;
  }
}

}  // namespace anywarp::port
