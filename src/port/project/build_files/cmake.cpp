// CMake files: the CUDA language becomes the HIP language (CMake 3.21 or later), CUDAToolkit's targets and variables
// become ROCm's, flags go through the table, .cu sources are marked as HIP, architectures are named.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <regex>

#include "port/project/build_files/cmake_porter.h"
#include "port/project/build_files/kinds.h"

namespace anywarp::port {

using Argument = CmakeArgument;
using Arguments = std::vector<CmakeArgument>;

namespace {

bool mentions_cuda(const std::string& text) {
  return std::regex_search(text, std::regex("\\bCUDA|_CUDA_|cuda_|\\.cu\\b|nvcc"));
}

}  // namespace

BuildFileResult CmakePorter::port() {
  learn();
  static const std::map<std::string_view, void (CmakePorter::*)(const CmakeCommand&)> handlers{
      {"cmake_minimum_required", &CmakePorter::minimum},
      {"project", &CmakePorter::project},
      {"enable_language", &CmakePorter::languages},
      {"check_language", &CmakePorter::languages},
      {"find_package", &CmakePorter::package},
      {"set_target_properties", &CmakePorter::properties},
      {"set_source_files_properties", &CmakePorter::properties},
      {"set_property", &CmakePorter::property},
      {"set", &CmakePorter::variable},
      {"list", &CmakePorter::variable},
      {"string", &CmakePorter::variable},
      {"file", &CmakePorter::glob},
      {"add_executable", &CmakePorter::sources},
      {"add_library", &CmakePorter::sources},
      {"target_sources", &CmakePorter::sources},
      {"cuda_add_executable", &CmakePorter::legacy_target},
      {"cuda_add_library", &CmakePorter::legacy_target},
      {"cuda_include_directories", &CmakePorter::legacy_includes},
      {"target_link_libraries", &CmakePorter::link},
      {"link_libraries", &CmakePorter::link},
      {"target_compile_options", &CmakePorter::compile_options},
      {"add_compile_options", &CmakePorter::compile_options},
      {"target_link_options", &CmakePorter::compile_options},
      {"target_compile_features", &CmakePorter::features},
  };
  for (const CmakeCommand& command : commands_) {
    done_.clear();
    if (const auto found = handlers.find(command.name); found != handlers.end()) {
      (this->*found->second)(command);
    } else if (command.name.starts_with("cuda_") && !defined_here_.contains(command.name)) {
      say(command.name_begin, Severity::Manual, fmt::format("{}() is FindCUDA's and is left as it is.", command.name));
    }
    for (const Argument& argument : command.arguments)
      if (!done_.contains(argument.begin)) names(argument);
  }
  before_first_command();
  return {edits_.apply(text_), std::move(diagnostics_), false};
}

void CmakePorter::learn() {
  bool seen_project = false;
  for (const CmakeCommand& command : commands_) {
    const Arguments& arguments = command.arguments;
    seen_project |= command.name == "project";
    if ((command.name == "function" || command.name == "macro") && !arguments.empty())
      defined_here_.insert(arguments[0].text);
    if (command.name == "project" || command.name == "enable_language")
      for (std::size_t i = command.name == "project" ? 1 : 0; i < arguments.size(); ++i)
        enables_cuda_ |= arguments[i].text == "CUDA";
    if (command.name == "find_package" && !arguments.empty() && arguments[0].text == "CUDA") legacy_ = true;
    if (command.name == "set_source_files_properties" && text_of(command).find("LANGUAGE HIP") != std::string::npos)
      for (const Argument& argument : arguments) marked_.insert(argument.text);
    for (const Argument& argument : arguments) {
      compiles_cuda_ |= argument.text.ends_with(".cu");
      names_architectures_ |= !seen_project && (argument.text.find("CUDA_ARCHITECTURES") != std::string::npos ||
                                                argument.text.find("HIP_ARCHITECTURES") != std::string::npos);
      for (std::size_t at = 0; (at = argument.text.find("CUDA::", at)) != std::string::npos; at += 6)
        use_package(cmake_library(target_after(argument.text, at)));
      for (const std::string& name : references(argument.text)) use_package(cmake_variable(name));
      if (command.name == "target_link_libraries") use_package(cmake_library(argument.text));
    }
  }
}

void CmakePorter::use_package(const CmakeName* row) {
  if (row != nullptr && !row->package.empty()) packages_.insert(std::string(row->package));
}

std::string CmakePorter::text_of(const CmakeCommand& command) const {
  return text_.substr(command.name_begin, command.end - command.name_begin);
}

std::size_t CmakePorter::line_end(std::size_t at) const {
  const std::size_t next = text_.find_first_not_of(" \t", at);
  return next != std::string::npos && text_[next] == '#' && text_.compare(next, 2, "#[") != 0
             ? std::min(text_.find('\n', next), text_.size())
             : at;
}

std::string CmakePorter::indentation(std::size_t offset) const {
  std::size_t begin = offset;
  while (begin > 0 && text_[begin - 1] != '\n') --begin;
  const std::string line = text_.substr(begin, offset - begin);
  return line.find_first_not_of(" \t") == std::string::npos ? line : std::string();
}

void CmakePorter::replace(const Argument& argument, const std::string& text, Severity severity,
                          const std::string& reason) {
  done_.insert(argument.begin);
  if (text == text_.substr(argument.begin, argument.end - argument.begin)) return;
  edits_.replace(argument.begin, argument.end, text);
  say(argument.begin, severity, fmt::format("`{}` becomes `{}`: {}.", argument.text, text, reason));
}

void CmakePorter::replace_command(const CmakeCommand& command, const std::string& text, Severity severity,
                                  const std::string& reason) {
  for (const Argument& argument : command.arguments) done_.insert(argument.begin);
  edits_.replace(command.name_begin, command.end, text);
  std::string first_line(split(text, '\n').front());
  say(command.name_begin, severity,
      fmt::format("`{}` becomes `{}`: {}.", split(text_of(command), '\n').front(), first_line, reason));
}

void CmakePorter::say(std::size_t offset, Severity severity, std::string message, std::string suggestion,
                      std::string rule) {
  const Position position = index_.position(offset);
  diagnostics_.push_back(
      {std::move(rule), severity, position.line, position.column, std::move(message), std::move(suggestion)});
}

BuildFileResult port_cmake(const std::string& text, const BuildFileOptions& options) {
  if (!mentions_cuda(text)) return {text, {}, false};
  BuildFileResult result = CmakePorter(text, options).port();
  if (options.style == BuildStyle::Guarded && result.text != text) {
    Diagnostic diagnostic;
    diagnostic.rule = "cmake";
    diagnostic.severity = Severity::Manual;
    diagnostic.message =
        "The file is left as it is: project() and enable_language() cannot stand in one file for both languages.";
    diagnostic.suggestion = "Port with the style `hip` into a second file and choose with -C or a preset.";
    return {text, {diagnostic}, false};
  }
  return result;
}

}  // namespace anywarp::port
