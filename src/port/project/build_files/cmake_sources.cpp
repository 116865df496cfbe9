// CMake: variables, lists of sources, FindCUDA's targets, what the file as a whole needs.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <regex>

#include "port/project/build_files/cmake_porter.h"

namespace anywarp::port {

using Argument = CmakeArgument;
using Arguments = std::vector<CmakeArgument>;

namespace {

bool is_cu(const Argument& argument) {
  return argument.kind != Argument::Kind::Bracket && argument.text.ends_with(".cu") &&
         argument.text.find('*') == std::string::npos;
}

}  // namespace

void CmakePorter::variable(const CmakeCommand& command) {
  const Arguments& arguments = command.arguments;
  const bool set = command.name == "set";
  const std::size_t at = set ? 0 : 1;
  if (arguments.size() <= at + 1 || (!set && arguments[0].text != "APPEND" && arguments[0].text != "PREPEND")) {
    if (!set && command.name == "list") marks(command, at + 1, false);
    return;
  }
  const std::string& name = arguments[at].text;
  std::size_t last = arguments.size();
  for (std::size_t i = at + 1; i < arguments.size(); ++i)
    if (arguments[i].text == "CACHE" || arguments[i].text == "PARENT_SCOPE") last = std::min(last, i);
  if (name == "CMAKE_CUDA_ARCHITECTURES") {
    architectures(command, at + 1, last);
  } else if (name == "CUDA_NVCC_FLAGS") {
    legacy_flags(command, at, last);
  } else if (name.starts_with("CMAKE_CUDA_FLAGS") || is_flag_variable(name)) {
    flags(Arguments(arguments.begin() + static_cast<long>(at) + 1, arguments.begin() + static_cast<long>(last)));
  } else if (name.starts_with("CMAKE_CUDA_") && cmake_renamed_variable(name).empty()) {
    say(arguments[at].begin, Severity::Review, fmt::format("{} has no effect on the HIP language.", name),
        name == "CMAKE_CUDA_SEPARABLE_COMPILATION" ? "string(APPEND CMAKE_HIP_FLAGS \" -fgpu-rdc\")" : "");
  } else if (command.name != "string") {
    marks(command, at + 1, false);
  }
}

bool CmakePorter::is_flag_variable(const std::string& name) {
  static const std::regex pattern(".*(NVCC|CUDA|GENCODE|GPU|DEVICE).*FLAGS.*|.*(NVCC|CUDA).*OPTIONS.*|.*GENCODE.*",
                                  std::regex::icase);
  return std::regex_match(name, pattern);
}

void CmakePorter::legacy_flags(const CmakeCommand& command, std::size_t at, std::size_t last) {
  const Arguments& arguments = command.arguments;
  std::vector<std::string> words;
  for (std::size_t i = at + 1; i < last; ++i)
    for (const SourceWord& word : words_in(arguments[i]))
      if (word.text != "${CUDA_NVCC_FLAGS}") words.push_back(word.text);
  std::vector<std::string> hip;
  for (const MappedFlags& mapped : NvccFlagTable::builtin().walk(words)) {
    const auto first = words.begin() + static_cast<long>(mapped.first);
    const std::vector<std::string> own(first, first + static_cast<long>(mapped.count));
    if (mapped.changed || mapped.severity != Severity::Auto)
      say(arguments[at].begin, mapped.severity, describe(fmt::format("{}", fmt::join(own, " ")), mapped), "",
          "nvcc_flags");
    const std::vector<std::string>& kept = mapped.changed ? mapped.words : own;
    hip.insert(hip.end(), kept.begin(), kept.end());
  }
  const bool cache = last < arguments.size();
  const std::string tail =
      cache ? " " + text_.substr(arguments[last].begin, arguments.back().end - arguments[last].begin) : "";
  const std::string text = cache ? fmt::format("set(CMAKE_HIP_FLAGS \"{}\"{})", fmt::join(hip, " "), tail)
                                 : fmt::format("string(APPEND CMAKE_HIP_FLAGS \" {}\")", fmt::join(hip, " "));
  if (hip.empty()) {
    edits_.replace(line_if_empty(command, true), command.end, "");
    for (const Argument& argument : arguments) done_.insert(argument.begin);
    say(command.name_begin, Severity::Review, "CUDA_NVCC_FLAGS goes away: none of its flags is for hipcc.");
  } else {
    replace_command(command, text, Severity::Review, "FindCUDA's list of flags is the HIP language's string of flags");
  }
}

void CmakePorter::sources(const CmakeCommand& command) { marks(command, 1, true); }

void CmakePorter::marks(const CmakeCommand& command, std::size_t first, bool before) {
  std::vector<std::string> files;
  for (std::size_t i = first; i < command.arguments.size(); ++i) {
    const Argument& argument = command.arguments[i];
    if (!is_cu(argument)) continue;
    if (const auto renamed = options_.rename.find(argument.text); renamed != options_.rename.end()) {
      replace(argument, renamed->second, Severity::Auto, "the ported file's name");
    } else if (marked_.insert(argument.text).second) {
      files.push_back(text_.substr(argument.begin, argument.end - argument.begin));
    }
  }
  if (files.empty()) return;
  mark(command, fmt::format("set_source_files_properties({} PROPERTIES LANGUAGE HIP)", fmt::join(files, " ")), before);
}

void CmakePorter::mark(const CmakeCommand& command, const std::string& text, bool before) {
  const std::string indent = indentation(command.name_begin);
  if (before) {
    edits_.insert(command.name_begin, text + "\n" + indent);
  } else {
    edits_.insert(line_end(command.end), "\n" + indent + text);
  }
  const std::string shown(split(text, '\n').back());
  say(command.name_begin, Severity::Auto, fmt::format("`{}` added: CMake takes a .cu file for CUDA.", trim(shown)));
}

void CmakePorter::glob(const CmakeCommand& command) {
  const Arguments& arguments = command.arguments;
  if (arguments.size() < 3 || !arguments[0].text.starts_with("GLOB")) return;
  const std::string& name = arguments[1].text;
  bool cu = false, other = false;
  for (std::size_t i = 2; i < arguments.size(); ++i) {
    if (arguments[i].text.find('*') == std::string::npos) continue;
    (arguments[i].text.ends_with(".cu") ? cu : other) = true;
  }
  const std::string list = other ? name + "_hip" : name;
  if (!cu || !marked_.insert("${" + list + "}").second) return;
  const std::string indent = indentation(command.name_begin);
  std::string text = fmt::format("set_source_files_properties(${{{}}} PROPERTIES LANGUAGE HIP)", list);
  if (other)
    text = fmt::format("set({0} ${{{1}}})\n{2}list(FILTER {0} INCLUDE REGEX \"\\\\.cu$\")\n{2}", list, name, indent) +
           text;
  mark(command, text, false);
}

void CmakePorter::legacy_target(const CmakeCommand& command) {
  const Arguments& arguments = command.arguments;
  const std::string name = command.name.substr(5);
  marks(command, 1, true);
  edits_.replace(command.name_begin, command.name_end, name);
  say(command.name_begin, Severity::Review,
      fmt::format("{} becomes {}: the HIP language compiles the .cu files.", command.name, name));
  for (std::size_t i = 2; i < arguments.size(); ++i) {  // add_library wants the kind right after the name.
    const std::string& kind = arguments[i].text;
    if (kind != "STATIC" && kind != "SHARED" && kind != "MODULE") continue;
    edits_.replace(arguments[i - 1].end, arguments[i].end, "");
    edits_.insert(arguments[0].end, " " + kind);
  }
  const auto given =
      std::find_if(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "OPTIONS"; });
  if (given == arguments.end()) return;
  edits_.replace((given - 1)->end, arguments.back().end, "");
  for (auto argument = given; argument != arguments.end(); ++argument) done_.insert(argument->begin);
  say(given->begin, Severity::Manual,
      "The OPTIONS of this target are taken out: give them to the HIP language, ported.",
      fmt::format("target_compile_options({} PRIVATE $<$<COMPILE_LANGUAGE:HIP>:…>)", arguments[0].text));
}

void CmakePorter::legacy_includes(const CmakeCommand& command) {
  edits_.replace(command.name_begin, command.name_end, "include_directories");
  say(command.name_begin, Severity::Auto,
      "cuda_include_directories becomes include_directories: they hold for every language.");
}

void CmakePorter::before_first_command() {
  if (anchor_ == nullptr) return;
  const std::string indent = indentation(anchor_->name_begin);
  if (!names_architectures_ && (enables_cuda_ || legacy_) && !options_.targets.empty()) {
    const std::string text =
        fmt::format("if(NOT DEFINED CMAKE_HIP_ARCHITECTURES)\n{0}  set(CMAKE_HIP_ARCHITECTURES {1})\n{0}endif()\n{0}",
                    indent, fmt::join(options_.targets, " "));
    edits_.insert(anchor_->name_begin, text);
    say(anchor_->name_begin, Severity::Auto,
        fmt::format("CMAKE_HIP_ARCHITECTURES is `{}` unless it is given.", fmt::join(options_.targets, " ")));
  }
  const std::string folder = options_.include_root == "." ? "${CMAKE_CURRENT_SOURCE_DIR}"
                                                          : "${CMAKE_CURRENT_SOURCE_DIR}/" + options_.include_root;
  const std::string include = "include_directories(" + folder + ")";
  if (!options_.include_root.empty() && text_.find(include) == std::string::npos) {
    edits_.insert(line_end(anchor_->end), "\n" + indent + include);
    say(anchor_->name_begin, Severity::Auto,
        fmt::format("`{}` added: the ported sources include anywarp_compat/.", include));
  }
}

}  // namespace anywarp::port
