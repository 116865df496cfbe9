#include "kernel_name.h"

#include <cxxabi.h>

#include <cctype>
#include <cstdlib>
#include <memory>

namespace anywarp::simt {
namespace {

std::string demangled(const std::string& symbol) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status),
                                                         &std::free);
  return status == 0 ? text.get() : "";
}

bool of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

/// `ns::k<64>` → `k`.
std::string base_name(const std::string& spelled) {
  const std::size_t end = std::min(spelled.find('<'), spelled.size());
  std::size_t last = end;
  while (last > 0 && !of_name(spelled[last - 1])) --last;
  std::size_t first = last;
  while (first > 0 && of_name(spelled[first - 1])) --first;
  return spelled.substr(first, last - first);
}

/// Past the `>` that closes the `<` at `open`; npos when nothing does.
std::size_t past_arguments(const std::string& text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '<' || text[i] == '(') ++depth;
    if ((text[i] == '>' && text[i - 1] != '-') || text[i] == ')') --depth;
    if (depth == 0) return i + 1;
  }
  return std::string::npos;
}

}  // namespace

std::string instantiated_kernel(const std::string& spelled, const std::vector<Frame>& frames) {
  const std::string base = base_name(spelled);
  if (base.empty()) return spelled;
  for (const Frame& frame : frames) {
    if (frame.function.find(base) == std::string::npos) continue;
    const std::string text = demangled(frame.function);
    for (std::size_t at = 0; (at = text.find(base, at)) != std::string::npos; at += base.size()) {
      const std::size_t end = at + base.size();
      if ((at > 0 && of_name(text[at - 1])) || end >= text.size() || text[end] != '<') continue;
      const std::size_t close = past_arguments(text, end);
      // The name of the function itself, not of something in its signature.
      if (close == std::string::npos || close >= text.size() || text[close] != '(') continue;
      return text.substr(at, close - at);
    }
  }
  return spelled;
}

}  // namespace anywarp::simt
