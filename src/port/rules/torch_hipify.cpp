// PyTorch built for ROCm runs its hipify over an extension's sources, ports included. In .cu and .cuh files it makes
// `::max(` of every `std::max(`, and the same of ten more functions (MATH_TRANSPILATIONS in torch/utils/hipify): on the
// host, HIP's `::max` of two 64-bit integers or doubles is the one for `int`, and `::floor` of a float is a double.
// It replaces text, so `(std::max)(` stays, and says the same.
#include <set>

#include "port/rules/rule.h"
#include "port/rules/support/torch_sources.h"

namespace anywarp::port {
namespace {

class TorchHipify final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    static const std::set<std::string_view> kFunctions{"max", "min",  "ceil", "floor",     "exp",  "log",
                                                       "pow", "fabs", "fmod", "remainder", "frexp"};
    const std::string extension = file.path().extension().string();
    if ((extension != ".cu" && extension != ".cuh") || !uses_torch(context)) return;
    for (std::size_t i = 0; i + 3 < file.tokens().size(); ++i) {
      if (file.spelling(i) != "std" || !kFunctions.contains(file.spelling(i + 2)) || file.spelling(i + 3) != "(")
        continue;
      const std::size_t begin = file.tokens()[i].offset;
      const std::size_t end = file.tokens()[i + 3].end();
      const std::string name = "std::" + std::string(file.spelling(i + 2));
      if (file.text_view(begin, end) != name + "(") continue;  // hipify takes this spelling alone.
      const std::size_t first = i > 0 && file.spelling(i - 1) == "::" ? i - 1 : i;
      sink.replace(file, file.tokens()[first].offset, 0, "(", Severity::Auto,
                   name + "( becomes ::" + name.substr(5) +
                       "( when PyTorch for ROCm builds this file, which may have another type");
      sink.replace(file, file.tokens()[i + 2].end(), 0, ")", Severity::Auto, "");
    }
  }
};

}  // namespace

std::unique_ptr<Rule> make_torch_hipify() { return std::make_unique<TorchHipify>(); }

}  // namespace anywarp::port
