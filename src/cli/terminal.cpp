#include "cli/terminal.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>

namespace anywarp::cli {
namespace {

bool set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

std::string_view escape(Colour colour) {
  switch (colour) {
    case Colour::Bold:
      return "\033[1m";
    case Colour::Dim:
      return "\033[2m";
    case Colour::Red:
      return "\033[31m";
    case Colour::Green:
      return "\033[32m";
    case Colour::Yellow:
      return "\033[33m";
    case Colour::Blue:
      return "\033[34m";
    case Colour::Plain:
      break;
  }
  return "";
}

}  // namespace

bool coloured(std::FILE* stream) {
  if (set("NO_COLOR")) return false;
  const char* force = std::getenv("CLICOLOR_FORCE");
  return (force && *force && std::string_view(force) != "0") || ::isatty(::fileno(stream));
}

std::string paint(Colour colour, std::string_view text) {
  if (!coloured(stdout) || colour == Colour::Plain) return std::string(text);
  return fmt::format("{}{}\033[0m", escape(colour), text);
}

void ProgressLine::show(std::string_view step, std::size_t done, std::size_t total) {
  if (!::isatty(STDERR_FILENO)) return;
  fmt::print(stderr, "\r\033[K{} {}/{}", step, done, total);
  std::fflush(stderr);
  drawn_ = true;
}

void ProgressLine::clear() {
  if (drawn_) fmt::print(stderr, "\r\033[K");
  drawn_ = false;
}

int complain(const Error& error) {
  fmt::print(stderr, "anywarp: {}\n", error.message);
  return exit_code(error);
}

}  // namespace anywarp::cli
