// What the architecture and version tests of a file become on HIP, and which branches they switch off. `__CUDA_ARCH__`,
// `CUDART_VERSION` and their kin are undefined there, so an untouched `#if __CUDA_ARCH__ >= 800` silently takes the
// oldest branch. One place decides, because the rule that edits conditions and the rule that ports PTX must agree.
#pragma once

#include <string>
#include <vector>

#include "anywarp/port.h"
#include "port/rules/support/conditionals.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {

struct ArchEdit {
  std::size_t offset = 0;
  std::size_t length = 0;  ///< 0: nothing is changed, only said.
  std::string text;
  Severity severity = Severity::Auto;
  std::string message;
  std::string suggestion;
};

class ArchTests {
 public:
  explicit ArchTests(const SourceFile& file);

  const std::vector<ArchEdit>& edits() const { return edits_; }
  /// True if token `index` is in a branch that a HIP device compilation never reaches, once the edits are made.
  bool off_on_hip(std::size_t index) const;

 private:
  struct Consumed {
    std::size_t first, last;
  };

  void look_at_directive(std::size_t directive);
  void look_at_condition(std::size_t directive);
  void look_at_code();
  bool written_for_both(std::size_t directive) const;
  bool in_dead_branch(std::optional<std::size_t> branch) const;
  bool prefer_old(std::size_t directive, bool is_newer_test) const;
  std::optional<bool> own_atomic(std::size_t directive) const;
  void find_off_branches();
  std::string condition_after(std::size_t directive) const;
  void add(std::size_t first_token, std::size_t last_token, std::string text, Severity severity, std::string message);
  bool consumed(std::size_t token) const;

  const SourceFile& file_;
  Conditionals conditionals_;
  std::vector<ArchEdit> edits_;
  std::vector<Consumed> consumed_;
  std::vector<bool> off_;
};

}  // namespace anywarp::port
