// HIP finds a `__constant__` or `__device__` variable by its host-side shadow, through HIP_SYMBOL(x)
// (hip_runtime_api.h: "the symbol name needs to be encased in the HIP_SYMBOL macro"). The macro is empty on AMD and
// needed where HIP compiles for NVIDIA; CUDA's old form with the name in a string was removed in CUDA 5 and has no HIP
// counterpart at all.
#include <map>

#include "port/rules/rule.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

const std::map<std::string_view, std::size_t>& symbol_positions() {
  static const std::map<std::string_view, std::size_t> kPositions{
      {"cudaMemcpyToSymbol", 0},        {"cudaMemcpyToSymbolAsync", 0}, {"cudaMemcpyFromSymbol", 1},
      {"cudaMemcpyFromSymbolAsync", 1}, {"cudaGetSymbolAddress", 1},    {"cudaGetSymbolSize", 1}};
  return kPositions;
}

class SymbolArgument final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      const auto position = symbol_positions().find(file.spelling(i));
      if (position == symbol_positions().end() || !is_cuda_name(file, i, context)) continue;
      const auto call = call_at(file, i);
      if (!call || call->arguments.size() <= position->second) continue;
      const TokenRange argument = call->arguments[position->second];
      if (argument.empty()) continue;
      const std::string_view first = file.spelling(argument.first);
      if (first == "HIP_SYMBOL") continue;
      // The parameter list of the project's own wrapper or a macro's `__VA_ARGS__` is no symbol.
      if (first == "__VA_ARGS__") continue;
      if (file.tokens()[argument.first].kind == TokenKind::String) {
        sink.say(file, file.tokens()[argument.first].offset, Severity::Manual,
                 std::string(file.spelling(i)) +
                     " with the symbol's name in a string was removed in CUDA 5: pass the variable",
                 "HIP_SYMBOL(" + std::string(first.substr(1, first.size() - 2)) + ")");
        continue;
      }
      const std::string hip = "hip" + std::string(file.spelling(i).substr(4));
      sink.replace(file, file.tokens()[argument.first].offset, 0, "HIP_SYMBOL(", Severity::Auto,
                   hip + " takes its symbol through HIP_SYMBOL");
      sink.replace(file, file.tokens()[argument.last - 1].end(), 0, ")", Severity::Auto, "");
    }
  }
};

}  // namespace

std::unique_ptr<Rule> make_symbol_argument() { return std::make_unique<SymbolArgument>(); }

}  // namespace anywarp::port
