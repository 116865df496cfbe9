// HIP's attribute and launch functions take the kernel as `const void*`, where CUDA's C++ API has templates that take
// the function itself (hip_runtime_api.h: hipFuncSetAttribute, hipFuncGetAttributes, hipFuncSetCacheConfig,
// hipFuncSetSharedMemConfig, hipLaunchKernel; a pointer to function does not convert to `const void*`). The kernel gets
// a cast, template arguments and all. Occupancy queries and cooperative launches are templates in HIP too and stay.
#include <map>
#include <set>

#include "port/rules/rule.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

// Position of the kernel among the arguments.
const std::map<std::string_view, std::size_t>& kernel_positions() {
  static const std::map<std::string_view, std::size_t> kPositions{
      {"cudaFuncSetAttribute", 0},  {"cudaFuncSetCacheConfig", 0}, {"cudaFuncSetSharedMemConfig", 0},
      {"cudaFuncGetAttributes", 1}, {"cudaLaunchKernel", 0},       {"cudaGetFuncBySymbol", 1}};
  return kPositions;
}

// Kernels by name, from `__global__ … name(` anywhere in the project: only these get `&`, since a variable's address is
// not the kernel's.
std::set<std::string, std::less<>> kernel_names(const RuleContext& context) {
  std::set<std::string, std::less<>> names;
  for (const auto& file : context.files) {
    for (std::size_t i = 0; i < file->tokens().size(); ++i) {
      if (file->spelling(i) != "__global__") continue;
      for (std::size_t j = i + 1; j < file->tokens().size() && j < i + 64; ++j) {
        const std::string_view spelling = file->spelling(j);
        if (spelling == ";" || spelling == "{" || spelling == "}") break;
        if (file->spelling(j + 1) != "(") continue;
        if (spelling == "__launch_bounds__" || spelling == "__attribute__" || spelling == "alignas" ||
            spelling == "noexcept") {
          const auto close = file->matching(j + 1);
          if (!close) break;
          j = *close;
          continue;
        }
        if (file->tokens()[j].kind == TokenKind::Identifier) names.emplace(spelling);
        break;
      }
    }
  }
  return names;
}

bool is_cast(const SourceFile& file, TokenRange argument) {
  const std::string_view first = file.spelling(argument.first);
  if (first == "reinterpret_cast" || first == "static_cast" || first == "nullptr" || first == "NULL") return true;
  if (first != "(") return false;
  // `(const void*)k`, `(void *)k`, also around the whole: `((const void*)k)`.
  std::size_t at = argument.first;
  while (file.spelling(at) == "(") ++at;
  for (; at < argument.last && file.spelling(at) != ")"; ++at)
    if (file.spelling(at) == "void" && file.spelling(at + 1) == "*") return true;
  return false;
}

class FuncAttribute final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      const auto position = kernel_positions().find(file.spelling(i));
      if (position == kernel_positions().end() || !is_cuda_name(file, i, context)) continue;
      const auto call = call_at(file, i);
      if (!call || call->arguments.size() <= position->second) continue;
      const TokenRange argument = call->arguments[position->second];
      if (argument.empty() || is_cast(file, argument)) continue;
      if (!kernels_) kernels_ = kernel_names(context);
      cast(file, i, argument, *kernels_, sink);
    }
  }

 private:
  mutable std::optional<std::set<std::string, std::less<>>> kernels_;  // Of the project, on first use.

  static void cast(const SourceFile& file, std::size_t name, TokenRange argument,
                   const std::set<std::string, std::less<>>& kernels, Sink& sink) {
    const std::string_view last = file.spelling(argument.last - 1);
    const bool template_id = last.ends_with('>') && file.tokens()[argument.first].kind == TokenKind::Identifier;
    const bool kernel = argument.last > argument.first &&
                        file.tokens()[argument.last - 1].kind == TokenKind::Identifier && names_only(file, argument) &&
                        kernels.contains(last);
    const std::string prefix = std::string("reinterpret_cast<const void*>(") + (template_id || kernel ? "&" : "");
    std::string hip = "hip" + std::string(file.spelling(name).substr(4));
    sink.replace(file, file.tokens()[argument.first].offset, 0, prefix, Severity::Auto,
                 hip + " takes the kernel as const void*, not as a function: it is cast");
    sink.replace(file, file.tokens()[argument.last - 1].end(), 0, ")", Severity::Auto, "");
  }

  // `k`, `ns::k`, `::k`.
  static bool names_only(const SourceFile& file, TokenRange argument) {
    for (std::size_t i = argument.first; i < argument.last; ++i)
      if (file.tokens()[i].kind != TokenKind::Identifier && file.spelling(i) != "::") return false;
    return true;
  }
};

}  // namespace

std::unique_ptr<Rule> make_func_attribute() { return std::make_unique<FuncAttribute>(); }

}  // namespace anywarp::port
