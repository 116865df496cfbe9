// PTX in `asm` is NVIDIA's instruction set: its constraints ("l", "h") do not exist for AMD and its text does not
// assemble. What has a C++ meaning is written in C++ (table: ptx.tsv; helpers: anywarp_compat/ptx.h); copies that were
// asynchronous are made at once; matrix, TMA and named-barrier instructions are reported, since only a person can
// choose what takes their place. AMD's own assembly and empty compiler barriers stay. Branches that no AMD device takes
// are left alone.
#include "port/rules/rule.h"
#include "port/rules/support/arch_tests.h"
#include "port/rules/support/ptx.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

class InlinePtx final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    const ArchTests tests(file);
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      if (file.tokens()[i].kind != TokenKind::Identifier) continue;
      const std::string_view name = file.spelling(i);
      if (name.starts_with("__cvta_") && is_cuda_name(file, i, context) && !tests.off_on_hip(i)) {
        sink.need_include(file, "\"anywarp_compat/ptx.h\"");
        continue;
      }
      const auto statement = asm_at(file, i);
      if (!statement || tests.off_on_hip(i)) continue;
      const PtxPort port = port_asm(file, *statement, context.options.warp);
      if (port.verdict == PtxVerdict::NotPtx) continue;
      const std::size_t begin = file.tokens()[i].offset;
      if (port.verdict == PtxVerdict::Refused) {
        sink.say(file, begin, Severity::Manual, port.message, port.suggestion);
        continue;
      }
      const std::size_t end = file.tokens()[statement->tokens.last - 1].end();
      std::string code = port.code;
      if (code.empty()) code = statement->has_semicolon ? ";" : "";
      if (!statement->has_semicolon && code.ends_with(';')) code.pop_back();
      sink.replace(file, begin, end - begin, code, port.verdict == PtxVerdict::Sure ? Severity::Auto : Severity::Review,
                   port.message);
      if (!port.include.empty()) sink.need_include(file, port.include);
    }
  }
};

}  // namespace

std::unique_ptr<Rule> make_inline_ptx() { return std::make_unique<InlinePtx>(); }

}  // namespace anywarp::port
