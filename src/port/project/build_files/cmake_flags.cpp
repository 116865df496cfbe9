// CMake: libraries, flags in generator expressions and out of them, names wherever they stand.
#include <fmt/format.h>

#include <cctype>
#include <regex>

#include "port/project/build_files/cmake_porter.h"

namespace anywarp::port {

using Argument = CmakeArgument;
using Arguments = std::vector<CmakeArgument>;

std::string CmakePorter::target_after(const std::string& text, std::size_t at) {
  std::size_t end = at + 6;
  while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_')) ++end;
  return text.substr(at + 6, end - at - 6);
}

std::vector<std::string> CmakePorter::references(const std::string& text) {
  std::vector<std::string> names;
  for (std::size_t at = text.find("${"); at != std::string::npos; at = text.find("${", at + 2))
    if (const std::size_t end = text.find('}', at); end != std::string::npos)
      names.push_back(text.substr(at + 2, end - at - 2));
  return names;
}

void CmakePorter::link(const CmakeCommand& command) {
  for (std::size_t i = command.name == "link_libraries" ? 0 : 1; i < command.arguments.size(); ++i) {
    const Argument& argument = command.arguments[i];
    const std::string bare = argument.text.starts_with("-l") ? argument.text.substr(2) : argument.text;
    if (const CmakeName* row = cmake_library(bare)) library(argument, *row, bare);
  }
}

void CmakePorter::library(const Argument& argument, const CmakeName& row, const std::string& written) {
  if (!row.hip.empty()) {
    replace(argument, std::string(row.hip), row.severity, std::string(row.note.empty() ? "ROCm's target" : row.note));
    return;
  }
  done_.insert(argument.begin);
  edits_.replace(argument.begin, argument.end, "");
  say(argument.begin, row.severity, fmt::format("`{}` is dropped: {}.", written, row.note));
}

void CmakePorter::compile_options(const CmakeCommand& command) {
  static const std::regex condition("COMPILE_LANGUAGE:CUDA>|COMPILE_LANG_AND_ID:CUDA,[A-Za-z,]*>");
  const std::string text = text_of(command);
  for (std::sregex_iterator match(text.begin(), text.end(), condition), end; match != end; ++match) {
    std::size_t at = static_cast<std::size_t>(match->position() + match->length());
    while (at < text.size() && text[at] == '>') ++at;  // The end of an $<AND:…> around it.
    if (at >= text.size() || text[at] != ':') continue;
    edit_words(words_in_range(command.name_begin + at + 1, generator_end(command.name_begin + at + 1, command.end)),
               ";");
  }
  if (text.find("COMPILE_LANG") == std::string::npos && (compiles_cuda_ || enables_cuda_ || legacy_))
    flags(command.arguments);
}

std::size_t CmakePorter::generator_end(std::size_t at, std::size_t end) const {
  int depth = 1;
  for (; at < end; ++at) {
    if (text_.compare(at, 2, "$<") == 0) ++depth;
    if (text_[at] == '>' && --depth == 0) return at;
  }
  return at;
}

void CmakePorter::flags(const Arguments& arguments, std::string_view separator) {
  std::vector<SourceWord> words;
  for (const Argument& argument : arguments) {
    std::vector<SourceWord> more = words_in(argument);
    words.insert(words.end(), more.begin(), more.end());
  }
  edit_words(words, separator);
}

std::vector<SourceWord> CmakePorter::words_in(const Argument& argument) const {
  return words_in_range(argument.text_begin, argument.text_end());
}

std::vector<SourceWord> CmakePorter::words_in_range(std::size_t begin, std::size_t end) const {
  constexpr std::string_view kSeparators = " \t\r\n;\"";
  constexpr std::string_view kShell = "SHELL:";
  std::vector<SourceWord> words;
  for (std::size_t at = begin; (at = text_.find_first_not_of(kSeparators, at)) < end;) {
    std::size_t stop = std::min(text_.find_first_of(kSeparators, at), end);
    if (text_.compare(at, kShell.size(), kShell) == 0) at += kShell.size();
    words.push_back({at, stop, text_.substr(at, stop - at)});
    at = stop;
  }
  return words;
}

void CmakePorter::edit_words(const std::vector<SourceWord>& words, std::string_view separator) {
  FlagPolicy policy;
  policy.separator = separator;
  policy.say = [&](std::size_t offset, Severity severity, std::string message) {
    say(offset, severity, std::move(message), "", "nvcc_flags");
  };
  edit_flags(text_, words, policy, edits_);
}

void CmakePorter::features(const CmakeCommand& command) {
  for (const Argument& argument : command.arguments)
    if (argument.text.starts_with("cuda_std_"))
      replace(argument, "hip_std_" + argument.text.substr(9), Severity::Auto, "the HIP language's feature");
}

void CmakePorter::names(const Argument& argument) {
  if (argument.kind == Argument::Kind::Bracket || argument.kind == Argument::Kind::Parenthesis) return;
  const std::string& text = argument.text;
  for (std::size_t at = 0; at < text.size();) {
    if (!std::isalnum(static_cast<unsigned char>(text[at])) && text[at] != '_') {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_')) ++end;
    identifier(argument, at, end);
    at = end;
  }
}

void CmakePorter::identifier(const Argument& argument, std::size_t begin, std::size_t end) {
  const std::string name = argument.text.substr(begin, end - begin);
  const std::size_t offset = argument.text_begin;
  const std::string_view before = std::string_view(argument.text).substr(0, begin);
  if (name == "CUDA" && argument.text.compare(end, 2, "::") == 0) {
    imported_target(argument, begin);
  } else if (name == "CUDA" && (before.ends_with("COMPILE_LANGUAGE:") || before.ends_with("LINK_LANGUAGE:") ||
                                before.ends_with("COMPILE_LANG_AND_ID:"))) {
    edits_.replace(offset + begin, offset + end, "HIP");
    say(offset + begin, Severity::Auto, "The language CUDA becomes HIP.");
  } else if (name == "NVIDIA" && (before.ends_with("CUDA,"))) {
    edits_.replace(offset + begin, offset + end, "Clang");
    say(offset + begin, Severity::Review, "The compiler's id NVIDIA becomes Clang.");
  } else if (const std::string renamed = cmake_renamed_variable(name); !renamed.empty()) {
    const CmakeName* row = cmake_variable(name);
    const bool target = renamed.find("::") != std::string::npos;
    const bool referenced = before.ends_with("${") && end < argument.text.size() && argument.text[end] == '}';
    if (target && !referenced) return;
    edits_.replace(offset + begin - (target ? 2 : 0), offset + end + (target ? 1 : 0), renamed);
    say(offset + begin, row == nullptr ? Severity::Auto : row->severity,
        fmt::format("`{}` becomes `{}`{}{}.", name, renamed, row == nullptr || row->note.empty() ? "" : ": ",
                    row == nullptr ? "" : row->note));
  } else if (name == "CUDA_TOOLKIT_ROOT_DIR" || name == "CUDAToolkit_ROOT" || name == "CUDA_NVCC_EXECUTABLE" ||
             name == "CUDAToolkit_NVCC_EXECUTABLE") {
    say(offset + begin, Severity::Manual, fmt::format("`{}` names a CUDA toolkit and is left as it is.", name),
        "ROCM_PATH");
  }
}

void CmakePorter::imported_target(const Argument& argument, std::size_t begin) {
  const std::string name = target_after(argument.text, begin);
  const std::size_t offset = argument.text_begin + begin;
  const CmakeName* row = cmake_library(name);
  if (row == nullptr || row->hip.empty()) {
    say(offset, Severity::Manual,
        fmt::format("`CUDA::{}` is left as it is: {}.", name,
                    row == nullptr ? "no ROCm target is known for it" : row->note));
    return;
  }
  edits_.replace(offset, offset + 6 + name.size(), std::string(row->hip));
  say(offset, row->severity,
      fmt::format("`CUDA::{}` becomes `{}`: {}.", name, row->hip, row->note.empty() ? "ROCm's target" : row->note));
}

}  // namespace anywarp::port
