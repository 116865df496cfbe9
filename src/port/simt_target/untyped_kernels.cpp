#include "port/simt_target/untyped_kernels.h"

#include <algorithm>
#include <array>

#include "port/simt_target/token_text.h"

namespace anywarp::port {
namespace {

constexpr std::array<std::string_view, 4> kLaunches{"cudaLaunchKernel", "cudaLaunchCooperativeKernel",
                                                    "hipLaunchKernel", "hipLaunchCooperativeKernel"};

bool is_void_pointer(const SourceFile& file, std::size_t first, std::size_t last) {
  bool pointer = false;
  for (std::size_t i = first; i < last; ++i) {
    const std::string_view spelled = file.spelling(i);
    pointer |= spelled == "*";
    if (spelled != "void" && spelled != "const" && spelled != "*") return false;
  }
  return pointer;
}

// The token after a cast to `void*` that starts at `first`; `first` if none does.
std::size_t after_cast(const SourceFile& file, std::size_t first) {
  const std::string_view spelled = file.spelling(first);
  if (spelled == "(") {
    const std::size_t close = file.matching(first).value_or(first);
    return close > first && is_void_pointer(file, first + 1, close) ? close + 1 : first;
  }
  if ((spelled != "reinterpret_cast" && spelled != "static_cast") || file.spelling(first + 1) != "<") return first;
  std::size_t close = first + 2;
  while (close < file.tokens().size() && file.spelling(close) != ">" && file.spelling(close) != ";") ++close;
  return file.spelling(close) == ">" && is_void_pointer(file, first + 2, close) ? close + 1 : first;
}

}  // namespace

void rewrite_untyped_kernels(const SourceFile& file, FileEdits& edits) {
  for (std::size_t i = 0; i + 2 < file.tokens().size(); ++i) {
    if (file.spelling(i + 1) != "(" ||
        std::find(kLaunches.begin(), kLaunches.end(), file.spelling(i)) == kLaunches.end())
      continue;
    const auto close = file.matching(i + 1);
    if (!close || *close == i + 2) continue;
    const TokenRange argument = split_at_commas(file, i + 2, *close).front();
    const std::size_t kernel = after_cast(file, argument.first);
    const bool declares = file.spelling(argument.first) == "const" || file.spelling(argument.first) == "void";
    if (kernel >= argument.last || declares) continue;
    const std::size_t from = file.tokens()[argument.first].offset, to = file.tokens()[argument.last - 1].end();
    edits.replace(from, to - from,
                  "::anywarp::simt::named_kernel(" + on_one_line(file, kernel, argument.last) + ", " +
                      string_literal(file, kernel, argument.last) + ", __FILE__, __LINE__)" +
                      line_ends(file, from, to, file.tokens()[i].in_directive));
  }
}

}  // namespace anywarp::port
