#include "port/edits.h"

#include <algorithm>
#include <tuple>

namespace anywarp::port {
namespace {

// Where a new #include goes: after the last one of the file's head, else after `#pragma once` or the include guard,
// else at the top. The head ends at the first code; includes inside `#if` blocks other than the guard do not count.
std::size_t include_offset(const SourceFile& file) {
  const std::vector<Directive>& directives = file.directives();
  std::size_t after = 0;
  int depth = 0;
  const bool guarded = directives.size() > 1 && directives[0].keyword == "ifndef" &&
                       directives[1].keyword == "define" && directives[0].operand == directives[1].operand;
  for (std::size_t i = 0; i < directives.size(); ++i) {
    const Directive& directive = directives[i];
    const bool code_before = directive.first_token > 0 && i > 0 && directives[i - 1].last_token < directive.first_token;
    const bool code_first = i == 0 && directive.first_token > 0;
    if (code_before || code_first) break;
    if (directive.keyword.starts_with("if")) ++depth;
    if (directive.keyword == "endif") --depth;
    const bool in_head = depth == 0 || (guarded && depth == 1);
    if (!in_head) continue;
    const bool pragma_once = directive.keyword == "pragma" && file.spelling(directive.first_token + 2) == "once";
    if (directive.keyword == "include" || pragma_once || (guarded && i == 1)) after = directive.end;
  }
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (after == 0) return file.text().starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  const std::size_t newline = file.text().find('\n', after);
  return newline == std::string_view::npos ? file.text().size() : newline + 1;
}

}  // namespace

bool FileEdits::replace(std::size_t offset, std::size_t length, std::string text) {
  Edit edit{offset, length, std::move(text)};
  for (const auto& [begin, other] : edits_) {
    if (begin >= offset + length && begin > offset) break;
    if (other == edit) return true;
    const std::size_t end = begin + other.length;
    if (length == 0 && other.length == 0) continue;
    const bool overlap = length == 0         ? begin < offset && offset < end
                         : other.length == 0 ? offset < begin && begin < offset + length
                                             : begin < offset + length && offset < end;
    if (overlap) return false;
  }
  edits_.emplace(offset, std::move(edit));
  return true;
}

bool FileEdits::remove_line(std::size_t offset) {
  const std::string_view text = file_.text();
  const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::size_t newline = text.find('\n', offset);
  const std::size_t end = newline == std::string_view::npos ? text.size() : newline + 1;
  return replace(begin, end - begin, "");
}

void FileEdits::need_include(std::string operand) {
  if (!file_.includes(operand)) includes_.insert(std::move(operand));
}

void FileEdits::say(Diagnostic diagnostic) { diagnostics_.push_back(std::move(diagnostic)); }

std::string FileEdits::apply() const {
  std::vector<Edit> edits;
  for (const auto& [offset, edit] : edits_) edits.push_back(edit);
  if (!includes_.empty()) {
    std::string lines;
    // An include that another edit already writes is not written again.
    for (const std::string& operand : includes_) {
      const bool written = std::any_of(edits.begin(), edits.end(),
                                       [&](const Edit& edit) { return edit.text.find(operand) != std::string::npos; });
      if (!written) lines += "#include " + operand + "\n";
    }
    const std::size_t offset = include_offset(file_);
    if (offset > 0 && offset == file_.text().size() && file_.text().back() != '\n') lines.insert(0, "\n");
    if (!lines.empty()) edits.push_back({offset, 0, std::move(lines)});
  }
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
    return std::make_tuple(a.offset, a.length != 0) < std::make_tuple(b.offset, b.length != 0);
  });
  const std::string_view text = file_.text();
  std::string result;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    result += text.substr(at, edit.offset - at);
    result += edit.text;
    at = edit.offset + edit.length;
  }
  result += text.substr(at);
  return result;
}

std::vector<Diagnostic> FileEdits::diagnostics() const {
  std::vector<Diagnostic> sorted = diagnostics_;
  const auto key = [](const Diagnostic& d) { return std::tie(d.line, d.column, d.rule, d.message, d.suggestion); };
  std::stable_sort(sorted.begin(), sorted.end(),
                   [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
  sorted.erase(std::unique(sorted.begin(), sorted.end(),
                           [&](const Diagnostic& a, const Diagnostic& b) { return key(a) == key(b); }),
               sorted.end());
  return sorted;
}

}  // namespace anywarp::port
