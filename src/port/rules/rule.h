// A porting rule: one idea about what CUDA code needs to be right on AMD. One file per rule; the list is rules.def.
//
// The pipeline calls on_ast for each translation unit and macro configuration, while that AST is alive, and on_file
// once for each file after all parses. A rule that can decide by tokens (with ProjectFacts for whose name it is) uses
// on_file: it then also works in inactive branches and in files that do not parse. A rule that needs types uses on_ast.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "anywarp/port.h"
#include "port/ast_unit.h"
#include "port/edits.h"
#include "port/project_facts.h"
#include "port/source_file.h"
#include "port/tables/rocm_version.h"

namespace anywarp::port {

/// What every rule may read.
struct RuleContext {
  const PortOptions& options;
  RocmVersion rocm;
  const std::vector<std::unique_ptr<SourceFile>>& files;  ///< All of the project's C, C++ and CUDA files.
  const ProjectFacts& facts;
};

/// Where a rule puts what it found. The rule id is filled in by the pipeline.
class Sink {
 public:
  virtual ~Sink() = default;
  /// Edits and says so. If another rule's edit is in the way, the edit is dropped and a `manual` diagnostic takes its
  /// place. An empty message: a further place of the edit before it (a closing parenthesis), which is not said twice.
  virtual void replace(const SourceFile& file, std::size_t offset, std::size_t length, std::string text,
                       Severity severity, std::string message) = 0;
  virtual void remove_line(const SourceFile& file, std::size_t offset, Severity severity, std::string message) = 0;
  /// Says without editing: Severity::Manual, or Review for what was changed elsewhere.
  virtual void say(const SourceFile& file, std::size_t offset, Severity severity, std::string message,
                   std::string suggestion = "") = 0;
  /// `"anywarp_compat/half.h"` (made relative to the file by the pipeline, and copied to the output) or
  /// `<hip/hip_runtime.h>`, once per file.
  virtual void need_include(const SourceFile& file, std::string operand) = 0;
};

class Rule {
 public:
  virtual ~Rule() = default;
  virtual void on_ast(const AstUnit&, const RuleContext&, Sink&) const {}
  virtual void on_file(const SourceFile&, const RuleContext&, Sink&) const {}
};

struct RuleInfo {
  std::string_view id;
  std::string_view summary;
  std::unique_ptr<Rule> (*make)();
};

/// rules.def as a table, in the order in which the rules run.
const std::vector<RuleInfo>& all_rules();

#define ANYWARP_RULE(id, summary) std::unique_ptr<Rule> make_##id();
#include "port/rules/rules.def"
#undef ANYWARP_RULE

}  // namespace anywarp::port
