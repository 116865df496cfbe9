// CMake: languages, packages, properties.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <regex>

#include "port/project/build_files/cmake_porter.h"

namespace anywarp::port {

using Argument = CmakeArgument;
using Arguments = std::vector<CmakeArgument>;

void CmakePorter::minimum(const CmakeCommand& command) {
  if (!(enables_cuda_ || legacy_)) return;
  for (const Argument& argument : command.arguments) {
    static const std::regex version("([0-9]+)\\.([0-9]+).*");
    std::smatch match;
    if (!std::regex_match(argument.text, match, version)) continue;
    if (std::stoi(match[1]) > 3 || (std::stoi(match[1]) == 3 && std::stoi(match[2]) >= 21)) return;
    const std::size_t range = argument.text.find("...");
    const std::string tail = range == std::string::npos ? "" : argument.text.substr(range);
    replace(argument, "3.21" + tail, Severity::Review, "the HIP language is CMake's since 3.21");
    return;
  }
}

void CmakePorter::project(const CmakeCommand& command) {
  for (std::size_t i = 1; i < command.arguments.size(); ++i) language(command.arguments[i]);
  if (!enables_cuda_ || !anchor_) anchor_ = &command;
}

void CmakePorter::languages(const CmakeCommand& command) {
  for (const Argument& argument : command.arguments) language(argument);
}

void CmakePorter::language(const Argument& argument) {
  if (argument.text == "CUDA") replace(argument, "HIP", Severity::Auto, "CMake's name of the language");
}

void CmakePorter::package(const CmakeCommand& command) {
  const Arguments& arguments = command.arguments;
  if (arguments.empty()) return;
  const std::string& name = arguments[0].text;
  if (const CmakeName* row = cmake_package(name)) {
    replace(arguments[0], std::string(row->hip), row->severity, std::string(row->note));
    return;
  }
  if (name != "CUDA" && name != "CUDAToolkit") return;
  const bool required =
      std::any_of(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "REQUIRED"; });
  std::string text = fmt::format("find_package(hip{})", required ? " REQUIRED" : "");
  const std::string indent = indentation(command.name_begin);
  if (name == "CUDA") text += fmt::format("\n{}enable_language(HIP)", indent);
  for (const std::string& package : packages_)
    if (text_.find("find_package(" + package) == std::string::npos)
      text += fmt::format("\n{}find_package({} REQUIRED)", indent, package);
  replace_command(command, text, name == "CUDA" ? Severity::Review : Severity::Auto,
                  name == "CUDA" ? "FindCUDA compiled by itself, now CMake's HIP language does" : "ROCm's packages");
}

void CmakePorter::properties(const CmakeCommand& command) {
  const Arguments& arguments = command.arguments;
  const auto start =
      std::find_if(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "PROPERTIES"; });
  if (start == arguments.end()) return;
  const std::size_t first = static_cast<std::size_t>(start - arguments.begin()) + 1;
  std::vector<std::string> targets;
  for (auto name = arguments.begin(); name != start; ++name) targets.push_back(name->text);
  std::vector<std::size_t> dropped;
  for (std::size_t i = first; i + 1 < arguments.size(); i += 2) {
    const Argument& name = arguments[i];
    const Argument& value = arguments[i + 1];
    if (name.text == "CUDA_ARCHITECTURES" || name.text == "CUDA_STANDARD" || name.text == "CUDA_STANDARD_REQUIRED" ||
        name.text == "CUDA_EXTENSIONS" || name.text == "CUDA_VISIBILITY_PRESET") {
      replace(name, "HIP" + name.text.substr(4), Severity::Auto, "the HIP language's property");
      if (name.text == "CUDA_ARCHITECTURES" && !options_.targets.empty())
        replace(value, fmt::format("\"{}\"", fmt::join(options_.targets, ";")), Severity::Auto, "the ROCm targets");
    } else if (name.text == "LANGUAGE") {
      language(value);
    } else if (name.text == "CUDA_SEPARABLE_COMPILATION" || name.text == "CUDA_RESOLVE_DEVICE_SYMBOLS" ||
               name.text == "CUDA_RUNTIME_LIBRARY") {
      dropped.push_back(i);
    } else if (name.text == "COMPILE_OPTIONS" || name.text == "COMPILE_FLAGS") {
      flags({value}, name.text == "COMPILE_OPTIONS" ? ";" : " ");
    } else if (name.text.starts_with("CUDA_")) {
      say(name.begin, Severity::Manual,
          fmt::format("The property {} is left as it is: the HIP language has none like it.", name.text));
    }
  }
  drop_properties(command, first, dropped, targets);
}

void CmakePorter::drop_properties(const CmakeCommand& command, std::size_t first,
                                  const std::vector<std::size_t>& dropped, const std::vector<std::string>& targets) {
  if (dropped.empty()) return;
  const Arguments& arguments = command.arguments;
  std::string added;
  const std::string indent = indentation(command.name_begin);
  for (const std::size_t i : dropped) {
    const bool separable = arguments[i].text == "CUDA_SEPARABLE_COMPILATION" && arguments[i + 1].text != "OFF";
    say(arguments[i].begin, separable ? Severity::Review : Severity::Auto,
        separable ? "CUDA_SEPARABLE_COMPILATION becomes -fgpu-rdc for compiling and linking: the HIP language has no "
                    "such property."
                  : fmt::format("The property {} is dropped: the HIP language has none like it.", arguments[i].text));
    if (!separable) continue;
    for (const std::string& target : targets)
      added += fmt::format(
          "\n{0}target_compile_options({1} PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-fgpu-rdc>)\n"
          "{0}target_link_options({1} PRIVATE -fgpu-rdc --hip-link)",
          indent, target);
  }
  if (dropped.size() * 2 == arguments.size() - first) {
    const std::size_t at = added.empty() ? 0 : added.find_first_not_of(" \t\n");
    edits_.replace(line_if_empty(command, added.empty()), command.end, added.substr(at));
    for (const Argument& argument : arguments) done_.insert(argument.begin);
    return;
  }
  for (const std::size_t i : dropped) edits_.replace(arguments[i - 1].end, arguments[i + 1].end, "");
  if (!added.empty()) edits_.insert(command.end, added);
}

std::size_t CmakePorter::line_if_empty(const CmakeCommand& command, bool goes_away) const {
  if (!goes_away) return command.name_begin;
  std::size_t at = command.name_begin;
  while (at > 0 && (text_[at - 1] == ' ' || text_[at - 1] == '\t')) --at;
  return at > 0 && text_[at - 1] == '\n' ? at - 1 : at;
}

void CmakePorter::property(const CmakeCommand& command) {
  const Arguments& arguments = command.arguments;
  const auto start =
      std::find_if(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "PROPERTY"; });
  if (start == arguments.end() || start + 1 == arguments.end()) return;
  const Argument& name = *(start + 1);
  if (name.text == "CUDA_ARCHITECTURES" || name.text.starts_with("CUDA_STANDARD") || name.text == "CUDA_EXTENSIONS") {
    replace(name, "HIP" + name.text.substr(4), Severity::Auto, "the HIP language's property");
    if (name.text == "CUDA_ARCHITECTURES")
      architectures(command, static_cast<std::size_t>(start - arguments.begin()) + 2, arguments.size());
  } else if (name.text == "LANGUAGE" && start + 2 != arguments.end()) {
    language(*(start + 2));
  } else if (name.text.starts_with("CUDA_")) {
    say(name.begin, Severity::Manual,
        fmt::format("The property {} is left as it is: the HIP language has none like it.", name.text),
        name.text == "CUDA_SEPARABLE_COMPILATION"
            ? "target_compile_options(… -fgpu-rdc), target_link_options(… -fgpu-rdc --hip-link)"
            : "");
  }
}

void CmakePorter::architectures(const CmakeCommand& command, std::size_t first, std::size_t last) {
  if (first >= last || options_.targets.empty()) return;
  const Argument& from = command.arguments[first];
  const Argument& to = command.arguments[last - 1];
  edits_.replace(from.begin, to.end, fmt::format("{}", fmt::join(options_.targets, " ")));
  for (std::size_t i = first; i < last; ++i) done_.insert(command.arguments[i].begin);
  say(from.begin, Severity::Auto,
      fmt::format("`{}` becomes `{}`: the ROCm targets.", text_.substr(from.begin, to.end - from.begin),
                  fmt::join(options_.targets, " ")));
}

}  // namespace anywarp::port
