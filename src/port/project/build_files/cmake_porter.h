// The porter of one CMake file: what its commands become. One function for each kind of command; the functions are
// grouped by file: cmake.cpp (the walk, writing), cmake_properties.cpp (languages, packages, properties),
// cmake_sources.cpp (variables, sources), cmake_flags.cpp (libraries, flags, names anywhere).
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "port/project/build_files/build_files.h"
#include "port/project/build_files/cmake_names.h"
#include "port/project/build_files/cmake_text.h"
#include "port/project/build_files/flag_words.h"

namespace anywarp::port {

class CmakePorter {
 public:
  CmakePorter(const std::string& text, const BuildFileOptions& options)
      : text_(text), options_(options), index_(text), commands_(cmake_commands(text)) {}

  BuildFileResult port();

 private:
  void learn();
  void use_package(const CmakeName* row);
  static std::string target_after(const std::string& text, std::size_t at);
  static std::vector<std::string> references(const std::string& text);
  std::string text_of(const CmakeCommand& command) const;

  // --- Language, packages.
  void minimum(const CmakeCommand& command);
  void project(const CmakeCommand& command);
  void languages(const CmakeCommand& command);
  void language(const CmakeArgument& argument);
  void package(const CmakeCommand& command);

  // --- Properties.
  void properties(const CmakeCommand& command);
  void drop_properties(const CmakeCommand& command, std::size_t first, const std::vector<std::size_t>& dropped,
                       const std::vector<std::string>& targets);
  /// Where to cut from so that a command that goes away leaves no line of blanks.
  std::size_t line_if_empty(const CmakeCommand& command, bool goes_away) const;
  void property(const CmakeCommand& command);
  /// Arguments [first, last) name NVIDIA architectures.
  void architectures(const CmakeCommand& command, std::size_t first, std::size_t last);

  // --- Variables.
  void variable(const CmakeCommand& command);
  static bool is_flag_variable(const std::string& name);
  /// FindCUDA's list of flags becomes the HIP language's string of flags.
  void legacy_flags(const CmakeCommand& command, std::size_t at, std::size_t last);

  // --- Sources.
  void sources(const CmakeCommand& command);
  /// .cu files among the arguments from `first` on are HIP sources. `before`: say so before the command, else after it.
  void marks(const CmakeCommand& command, std::size_t first, bool before);
  void mark(const CmakeCommand& command, const std::string& text, bool before);
  void glob(const CmakeCommand& command);
  void legacy_target(const CmakeCommand& command);
  void legacy_includes(const CmakeCommand& command);

  // --- Libraries and flags.
  void link(const CmakeCommand& command);
  void library(const CmakeArgument& argument, const CmakeName& row, const std::string& written);
  /// Flags of the CUDA language stand in `$<$<COMPILE_LANGUAGE:CUDA>:…>`, which may run over several arguments.
  void compile_options(const CmakeCommand& command);
  /// The `>` that closes the expression whose content begins at `at`.
  std::size_t generator_end(std::size_t at, std::size_t end) const;
  void flags(const std::vector<CmakeArgument>& arguments, std::string_view separator = " ");
  std::vector<SourceWord> words_in(const CmakeArgument& argument) const;
  std::vector<SourceWord> words_in_range(std::size_t begin, std::size_t end) const;
  /// `separator`: `;` where a space would be part of one option.
  void edit_words(const std::vector<SourceWord>& words, std::string_view separator);
  void features(const CmakeCommand& command);

  // --- Names anywhere.
  void names(const CmakeArgument& argument);
  void identifier(const CmakeArgument& argument, std::size_t begin, std::size_t end);
  /// `CUDA::cublas` at `begin`.
  void imported_target(const CmakeArgument& argument, std::size_t begin);

  // --- The file as a whole.
  /// HIP's architectures must be known before project() or enable_language() looks for the compiler.
  void before_first_command();

  // --- Writing.
  /// The end of the line if only a comment follows, otherwise `at`.
  std::size_t line_end(std::size_t at) const;
  std::string indentation(std::size_t offset) const;
  void replace(const CmakeArgument& argument, const std::string& text, Severity severity, const std::string& reason);
  void replace_command(const CmakeCommand& command, const std::string& text, Severity severity,
                       const std::string& reason);
  void say(std::size_t offset, Severity severity, std::string message, std::string suggestion = {},
           std::string rule = "cmake");

  const std::string& text_;
  const BuildFileOptions& options_;
  const LineIndex index_;
  const std::vector<CmakeCommand> commands_;
  bool enables_cuda_ = false, legacy_ = false;
  bool compiles_cuda_ = false;            ///< Names .cu files.
  bool names_architectures_ = false;      ///< Before project().
  const CmakeCommand* anchor_ = nullptr;  ///< project().
  std::set<std::string> packages_, marked_, defined_here_;
  std::set<std::size_t> done_;  ///< Arguments of the current command that a handler has rewritten.
  TextEdits edits_;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace anywarp::port
