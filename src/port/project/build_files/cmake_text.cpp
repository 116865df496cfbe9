#include "port/project/build_files/cmake_text.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace anywarp::port {
namespace {

bool is_identifier(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::vector<CmakeCommand> read() {
    std::vector<CmakeCommand> commands;
    while (skip_to_token()) {
      std::optional<CmakeCommand> next = command();
      if (!next) break;
      commands.push_back(std::move(*next));
    }
    return commands;
  }

 private:
  /// Past white space and comments; false at the end of the file.
  bool skip_to_token() {
    while (at_ < text_.size()) {
      if (is_space(text_[at_])) {
        ++at_;
      } else if (text_[at_] == '#') {
        ++at_;
        if (const std::size_t past = bracket_end(at_); past != 0) {
          at_ = past;
        } else {
          at_ = std::min(text_.find('\n', at_), text_.size());
        }
      } else {
        return true;
      }
    }
    return false;
  }

  /// If `[==[` stands at `at`: past its `]==]` (or the file's end). Otherwise 0.
  std::size_t bracket_end(std::size_t at) {
    if (at >= text_.size() || text_[at] != '[') return 0;
    std::size_t equals = at + 1;
    while (equals < text_.size() && text_[equals] == '=') ++equals;
    if (equals >= text_.size() || text_[equals] != '[') return 0;
    width_ = equals - at + 1;
    const std::string close = "]" + std::string(equals - at - 1, '=') + "]";
    const std::size_t found = text_.find(close, equals + 1);
    return found == std::string_view::npos ? text_.size() : found + close.size();
  }

  std::optional<CmakeCommand> command() {
    CmakeCommand command;
    command.name_begin = at_;
    while (at_ < text_.size() && is_identifier(text_[at_])) ++at_;
    command.name_end = at_;
    if (command.name_end == command.name_begin) return std::nullopt;
    command.name = text_.substr(command.name_begin, command.name_end - command.name_begin);
    std::transform(command.name.begin(), command.name.end(), command.name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
    if (at_ >= text_.size() || text_[at_] != '(') return std::nullopt;
    command.open = at_++;
    int depth = 1;
    while (skip_to_token()) {
      CmakeArgument next = argument();
      if (next.kind == CmakeArgument::Kind::Parenthesis) {
        depth += next.text == "(" ? 1 : -1;
        if (depth == 0) {
          command.end = at_;
          return command;
        }
      }
      command.arguments.push_back(std::move(next));
    }
    return std::nullopt;
  }

  CmakeArgument argument() {
    CmakeArgument argument;
    argument.begin = argument.text_begin = at_;
    if (text_[at_] == '(' || text_[at_] == ')') {
      argument.kind = CmakeArgument::Kind::Parenthesis;
      argument.text = text_[at_++];
    } else if (text_[at_] == '"') {
      argument.kind = CmakeArgument::Kind::Quoted;
      argument.text_begin = ++at_;
      while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
      at_ = std::min(at_, text_.size());
      argument.text = text_.substr(argument.text_begin, at_ - argument.text_begin);
      at_ = std::min(at_ + 1, text_.size());
    } else if (const std::size_t past = bracket_end(at_); past != 0) {
      argument.kind = CmakeArgument::Kind::Bracket;
      argument.text_begin = at_ + width_;
      argument.text = text_.substr(argument.text_begin, past - width_ - argument.text_begin);
      at_ = past;
    } else {
      unquoted();
      argument.text = text_.substr(argument.begin, at_ - argument.begin);
    }
    argument.end = at_;
    return argument;
  }

  /// `-DNAME="a b"` and `$(MAKE)` are one argument, as old CMake code has it.
  void unquoted() {
    while (at_ < text_.size() && !is_space(text_[at_]) && text_[at_] != '(' && text_[at_] != ')' && text_[at_] != '#') {
      if (text_[at_] == '\\') {
        at_ += 2;
      } else if (text_[at_] == '"') {
        const std::size_t close = text_.find('"', at_ + 1);
        at_ = close == std::string_view::npos ? text_.size() : close + 1;
      } else if (text_[at_] == '$' && at_ + 1 < text_.size() && text_[at_ + 1] == '(') {
        const std::size_t close = text_.find(')', at_);
        at_ = close == std::string_view::npos ? text_.size() : close + 1;
      } else {
        ++at_;
      }
    }
    at_ = std::min(at_, text_.size());
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t width_ = 0;  ///< Bytes of the opening bracket that bracket_end saw last.
};

}  // namespace

std::vector<CmakeCommand> cmake_commands(std::string_view text) { return Reader(text).read(); }

}  // namespace anywarp::port
