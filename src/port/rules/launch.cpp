// hipcc takes `kernel<<<grid, block, bytes, stream>>>(…)` as it is, so launches are kept. Two spellings only nvcc
// takes: brackets pulled apart (`k << <g, b> >> (x)`, what an old clang-format made of them) and brace lists
// (`k<<<g, {64}>>>`), which Clang's call to hipLaunchConfiguration cannot deduce (`__hipPushCallConfiguration` takes
// dim3).
#include "port/launches.h"
#include "port/rules/rule.h"

namespace anywarp::port {
namespace {

class LaunchRule final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext&, Sink& sink) const override {
    for (const Launch& launch : launches_of(file)) {
      join(file, launch.open, "<<<", sink);
      join(file, launch.close, ">>>", sink);
      for (std::size_t i = 0; i < launch.arguments.size(); ++i) braces(file, launch.arguments[i], i, sink);
    }
  }

 private:
  static void join(const SourceFile& file, TokenRange bracket, std::string_view whole, Sink& sink) {
    const std::size_t begin = file.tokens()[bracket.first].offset;
    const std::size_t end = file.tokens()[bracket.last - 1].end();
    if (end - begin == whole.size()) return;
    sink.replace(file, begin, end - begin, std::string(whole), Severity::Auto,
                 "only nvcc reads a launch whose " + std::string(whole) + " is pulled apart");
  }

  static void braces(const SourceFile& file, TokenRange argument, std::size_t position, Sink& sink) {
    if (argument.empty() || file.spelling(argument.first) != "{") return;
    const auto close = file.matching(argument.first);
    if (!close || *close + 1 != argument.last) return;
    const Token& open_token = file.tokens()[argument.first];
    const Token& close_token = file.tokens()[*close];
    const std::string message = "only nvcc takes a brace list as a launch argument";
    const bool none = *close == argument.first + 1;
    if (position < 2) {
      sink.replace(file, open_token.offset, open_token.length, "dim3(", Severity::Auto, message);
      sink.replace(file, close_token.offset, close_token.length, ")", Severity::Auto, "");
    } else if (none) {
      sink.replace(file, open_token.offset, close_token.end() - open_token.offset, "0", Severity::Auto, message);
    } else {
      sink.replace(file, open_token.offset, open_token.length, "(", Severity::Auto, message);
      sink.replace(file, close_token.offset, close_token.length, ")", Severity::Auto, "");
    }
  }
};

}  // namespace

std::unique_ptr<Rule> make_launch() { return std::make_unique<LaunchRule>(); }

}  // namespace anywarp::port
