// CMake files: the CUDA language becomes the HIP language (CMake 3.21 or later), CUDAToolkit's targets and variables become ROCm's,
// flags go through the table, .cu sources are marked as HIP, architectures are named. One function for each kind of command.
#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.h"
#include "port/project/build_files/cmake_names.h"
#include "port/project/build_files/cmake_text.h"
#include "port/project/build_files/flag_words.h"
#include "port/project/build_files/kinds.h"

namespace anywarp::port {
namespace {

using Argument = CmakeArgument;
using Arguments = std::vector<CmakeArgument>;

bool is_cu(const Argument& argument) {
  return argument.kind != Argument::Kind::Bracket && argument.text.ends_with(".cu") && argument.text.find('*') == std::string::npos;
}

class CmakePorter {
 public:
  CmakePorter(const std::string& text, const BuildFileOptions& options)
      : text_(text), options_(options), index_(text), commands_(cmake_commands(text)) {}

  BuildFileResult port() {
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

 private:
  void learn() {
    bool seen_project = false;
    for (const CmakeCommand& command : commands_) {
      const Arguments& arguments = command.arguments;
      seen_project |= command.name == "project";
      if ((command.name == "function" || command.name == "macro") && !arguments.empty()) defined_here_.insert(arguments[0].text);
      if (command.name == "project" || command.name == "enable_language")
        for (std::size_t i = command.name == "project" ? 1 : 0; i < arguments.size(); ++i) enables_cuda_ |= arguments[i].text == "CUDA";
      if (command.name == "find_package" && !arguments.empty() && arguments[0].text == "CUDA") legacy_ = true;
      if (command.name == "set_source_files_properties" && text_of(command).find("LANGUAGE HIP") != std::string::npos)
        for (const Argument& argument : arguments) marked_.insert(argument.text);
      for (const Argument& argument : arguments) {
        compiles_cuda_ |= argument.text.ends_with(".cu");
        names_architectures_ |= !seen_project && (argument.text.find("CUDA_ARCHITECTURES") != std::string::npos ||
                                                  argument.text.find("HIP_ARCHITECTURES") != std::string::npos);
        for (std::size_t at = 0; (at = argument.text.find("CUDA::", at)) != std::string::npos; at += 6) use_package(cmake_library(target_after(argument.text, at)));
        for (const std::string& name : references(argument.text)) use_package(cmake_variable(name));
        if (command.name == "target_link_libraries") use_package(cmake_library(argument.text));
      }
    }
  }

  void use_package(const CmakeName* row) {
    if (row != nullptr && !row->package.empty()) packages_.insert(std::string(row->package));
  }

  static std::string target_after(const std::string& text, std::size_t at) {
    std::size_t end = at + 6;
    while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_')) ++end;
    return text.substr(at + 6, end - at - 6);
  }

  static std::vector<std::string> references(const std::string& text) {
    std::vector<std::string> names;
    for (std::size_t at = text.find("${"); at != std::string::npos; at = text.find("${", at + 2))
      if (const std::size_t end = text.find('}', at); end != std::string::npos) names.push_back(text.substr(at + 2, end - at - 2));
    return names;
  }

  std::string text_of(const CmakeCommand& command) const { return text_.substr(command.name_begin, command.end - command.name_begin); }

  // --- Language, packages.

  void minimum(const CmakeCommand& command) {
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

  void project(const CmakeCommand& command) {
    for (std::size_t i = 1; i < command.arguments.size(); ++i) language(command.arguments[i]);
    if (!enables_cuda_ || !anchor_) anchor_ = &command;
  }

  void languages(const CmakeCommand& command) {
    for (const Argument& argument : command.arguments) language(argument);
  }

  void language(const Argument& argument) {
    if (argument.text == "CUDA") replace(argument, "HIP", Severity::Auto, "CMake's name of the language");
  }

  void package(const CmakeCommand& command) {
    const Arguments& arguments = command.arguments;
    if (arguments.empty()) return;
    const std::string& name = arguments[0].text;
    if (const CmakeName* row = cmake_package(name)) {
      replace(arguments[0], std::string(row->hip), row->severity, std::string(row->note));
      return;
    }
    if (name != "CUDA" && name != "CUDAToolkit") return;
    const bool required = std::any_of(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "REQUIRED"; });
    std::string text = fmt::format("find_package(hip{})", required ? " REQUIRED" : "");
    const std::string indent = indentation(command.name_begin);
    if (name == "CUDA") text += fmt::format("\n{}enable_language(HIP)", indent);
    for (const std::string& package : packages_)
      if (text_.find("find_package(" + package) == std::string::npos) text += fmt::format("\n{}find_package({} REQUIRED)", indent, package);
    replace_command(command, text, name == "CUDA" ? Severity::Review : Severity::Auto,
                    name == "CUDA" ? "FindCUDA compiled by itself, now CMake's HIP language does" : "ROCm's packages");
  }

  // --- Properties.

  void properties(const CmakeCommand& command) {
    const Arguments& arguments = command.arguments;
    const auto start = std::find_if(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "PROPERTIES"; });
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
        say(name.begin, Severity::Manual, fmt::format("The property {} is left as it is: the HIP language has none like it.", name.text));
      }
    }
    drop_properties(command, first, dropped, targets);
  }

  void drop_properties(const CmakeCommand& command, std::size_t first, const std::vector<std::size_t>& dropped,
                       const std::vector<std::string>& targets) {
    if (dropped.empty()) return;
    const Arguments& arguments = command.arguments;
    std::string added;
    const std::string indent = indentation(command.name_begin);
    for (const std::size_t i : dropped) {
      const bool separable = arguments[i].text == "CUDA_SEPARABLE_COMPILATION" && arguments[i + 1].text != "OFF";
      say(arguments[i].begin, separable ? Severity::Review : Severity::Auto,
          separable ? "CUDA_SEPARABLE_COMPILATION becomes -fgpu-rdc for compiling and linking: the HIP language has no such property."
                    : fmt::format("The property {} is dropped: the HIP language has none like it.", arguments[i].text));
      if (!separable) continue;
      for (const std::string& target : targets)
        added += fmt::format("\n{0}target_compile_options({1} PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-fgpu-rdc>)\n"
                             "{0}target_link_options({1} PRIVATE -fgpu-rdc --hip-link)", indent, target);
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

  /// Where to cut from so that a command that goes away leaves no line of blanks.
  std::size_t line_if_empty(const CmakeCommand& command, bool goes_away) const {
    if (!goes_away) return command.name_begin;
    std::size_t at = command.name_begin;
    while (at > 0 && (text_[at - 1] == ' ' || text_[at - 1] == '\t')) --at;
    return at > 0 && text_[at - 1] == '\n' ? at - 1 : at;
  }

  void property(const CmakeCommand& command) {
    const Arguments& arguments = command.arguments;
    const auto start = std::find_if(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "PROPERTY"; });
    if (start == arguments.end() || start + 1 == arguments.end()) return;
    const Argument& name = *(start + 1);
    if (name.text == "CUDA_ARCHITECTURES" || name.text.starts_with("CUDA_STANDARD") || name.text == "CUDA_EXTENSIONS") {
      replace(name, "HIP" + name.text.substr(4), Severity::Auto, "the HIP language's property");
      if (name.text == "CUDA_ARCHITECTURES") architectures(command, static_cast<std::size_t>(start - arguments.begin()) + 2, arguments.size());
    } else if (name.text == "LANGUAGE" && start + 2 != arguments.end()) {
      language(*(start + 2));
    } else if (name.text.starts_with("CUDA_")) {
      say(name.begin, Severity::Manual, fmt::format("The property {} is left as it is: the HIP language has none like it.", name.text),
          name.text == "CUDA_SEPARABLE_COMPILATION" ? "target_compile_options(… -fgpu-rdc), target_link_options(… -fgpu-rdc --hip-link)" : "");
    }
  }

  /// Arguments [first, last) name NVIDIA architectures.
  void architectures(const CmakeCommand& command, std::size_t first, std::size_t last) {
    if (first >= last || options_.targets.empty()) return;
    const Argument& from = command.arguments[first];
    const Argument& to = command.arguments[last - 1];
    edits_.replace(from.begin, to.end, fmt::format("{}", fmt::join(options_.targets, " ")));
    for (std::size_t i = first; i < last; ++i) done_.insert(command.arguments[i].begin);
    say(from.begin, Severity::Auto, fmt::format("`{}` becomes `{}`: the ROCm targets.", text_.substr(from.begin, to.end - from.begin),
                                                fmt::join(options_.targets, " ")));
  }

  // --- Variables.

  void variable(const CmakeCommand& command) {
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

  static bool is_flag_variable(const std::string& name) {
    static const std::regex pattern(".*(NVCC|CUDA|GENCODE|GPU|DEVICE).*FLAGS.*|.*(NVCC|CUDA).*OPTIONS.*|.*GENCODE.*", std::regex::icase);
    return std::regex_match(name, pattern);
  }

  /// FindCUDA's list of flags becomes the HIP language's string of flags.
  void legacy_flags(const CmakeCommand& command, std::size_t at, std::size_t last) {
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
        say(arguments[at].begin, mapped.severity, describe(fmt::format("{}", fmt::join(own, " ")), mapped), "", "nvcc_flags");
      const std::vector<std::string>& kept = mapped.changed ? mapped.words : own;
      hip.insert(hip.end(), kept.begin(), kept.end());
    }
    const bool cache = last < arguments.size();
    const std::string tail = cache ? " " + text_.substr(arguments[last].begin, arguments.back().end - arguments[last].begin) : "";
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

  // --- Sources.

  void sources(const CmakeCommand& command) { marks(command, 1, true); }

  /// .cu files among the arguments from `first` on are HIP sources. `before`: say so before the command, else after it.
  void marks(const CmakeCommand& command, std::size_t first, bool before) {
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

  void mark(const CmakeCommand& command, const std::string& text, bool before) {
    const std::string indent = indentation(command.name_begin);
    if (before) {
      edits_.insert(command.name_begin, text + "\n" + indent);
    } else {
      edits_.insert(line_end(command.end), "\n" + indent + text);
    }
    const std::string shown(split(text, '\n').back());
    say(command.name_begin, Severity::Auto, fmt::format("`{}` added: CMake takes a .cu file for CUDA.", trim(shown)));
  }

  void glob(const CmakeCommand& command) {
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
      text = fmt::format("set({0} ${{{1}}})\n{2}list(FILTER {0} INCLUDE REGEX \"\\\\.cu$\")\n{2}", list, name, indent) + text;
    mark(command, text, false);
  }

  void legacy_target(const CmakeCommand& command) {
    const Arguments& arguments = command.arguments;
    const std::string name = command.name.substr(5);
    marks(command, 1, true);
    edits_.replace(command.name_begin, command.name_end, name);
    say(command.name_begin, Severity::Review, fmt::format("{} becomes {}: the HIP language compiles the .cu files.", command.name, name));
    for (std::size_t i = 2; i < arguments.size(); ++i) {  // add_library wants the kind right after the name.
      const std::string& kind = arguments[i].text;
      if (kind != "STATIC" && kind != "SHARED" && kind != "MODULE") continue;
      edits_.replace(arguments[i - 1].end, arguments[i].end, "");
      edits_.insert(arguments[0].end, " " + kind);
    }
    const auto given = std::find_if(arguments.begin(), arguments.end(), [](const Argument& a) { return a.text == "OPTIONS"; });
    if (given == arguments.end()) return;
    edits_.replace((given - 1)->end, arguments.back().end, "");
    for (auto argument = given; argument != arguments.end(); ++argument) done_.insert(argument->begin);
    say(given->begin, Severity::Manual, "The OPTIONS of this target are taken out: give them to the HIP language, ported.",
        fmt::format("target_compile_options({} PRIVATE $<$<COMPILE_LANGUAGE:HIP>:…>)", arguments[0].text));
  }

  void legacy_includes(const CmakeCommand& command) {
    edits_.replace(command.name_begin, command.name_end, "include_directories");
    say(command.name_begin, Severity::Auto, "cuda_include_directories becomes include_directories: they hold for every language.");
  }

  // --- Libraries and flags.

  void link(const CmakeCommand& command) {
    for (std::size_t i = command.name == "link_libraries" ? 0 : 1; i < command.arguments.size(); ++i) {
      const Argument& argument = command.arguments[i];
      const std::string bare = argument.text.starts_with("-l") ? argument.text.substr(2) : argument.text;
      if (const CmakeName* row = cmake_library(bare)) library(argument, *row, bare);
    }
  }

  void library(const Argument& argument, const CmakeName& row, const std::string& written) {
    if (!row.hip.empty()) {
      replace(argument, std::string(row.hip), row.severity, std::string(row.note.empty() ? "ROCm's target" : row.note));
      return;
    }
    done_.insert(argument.begin);
    edits_.replace(argument.begin, argument.end, "");
    say(argument.begin, row.severity, fmt::format("`{}` is dropped: {}.", written, row.note));
  }

  /// Flags of the CUDA language stand in `$<$<COMPILE_LANGUAGE:CUDA>:…>`, which may run over several arguments.
  void compile_options(const CmakeCommand& command) {
    static const std::regex condition("COMPILE_LANGUAGE:CUDA>|COMPILE_LANG_AND_ID:CUDA,[A-Za-z,]*>");
    const std::string text = text_of(command);
    for (std::sregex_iterator match(text.begin(), text.end(), condition), end; match != end; ++match) {
      std::size_t at = static_cast<std::size_t>(match->position() + match->length());
      while (at < text.size() && text[at] == '>') ++at;  // The end of an $<AND:…> around it.
      if (at >= text.size() || text[at] != ':') continue;
      edit_words(words_in_range(command.name_begin + at + 1, generator_end(command.name_begin + at + 1, command.end)), ";");
    }
    if (text.find("COMPILE_LANG") == std::string::npos && (compiles_cuda_ || enables_cuda_ || legacy_)) flags(command.arguments);
  }

  /// The `>` that closes the expression whose content begins at `at`.
  std::size_t generator_end(std::size_t at, std::size_t end) const {
    int depth = 1;
    for (; at < end; ++at) {
      if (text_.compare(at, 2, "$<") == 0) ++depth;
      if (text_[at] == '>' && --depth == 0) return at;
    }
    return at;
  }

  void flags(const Arguments& arguments, std::string_view separator = " ") {
    std::vector<SourceWord> words;
    for (const Argument& argument : arguments) {
      std::vector<SourceWord> more = words_in(argument);
      words.insert(words.end(), more.begin(), more.end());
    }
    edit_words(words, separator);
  }

  std::vector<SourceWord> words_in(const Argument& argument) const { return words_in_range(argument.text_begin, argument.text_end()); }

  std::vector<SourceWord> words_in_range(std::size_t begin, std::size_t end) const {
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

  /// `separator`: `;` where a space would be part of one option.
  void edit_words(const std::vector<SourceWord>& words, std::string_view separator) {
    FlagPolicy policy;
    policy.separator = separator;
    policy.say = [&](std::size_t offset, Severity severity, std::string message) { say(offset, severity, std::move(message), "", "nvcc_flags"); };
    edit_flags(text_, words, policy, edits_);
  }

  void features(const CmakeCommand& command) {
    for (const Argument& argument : command.arguments)
      if (argument.text.starts_with("cuda_std_")) replace(argument, "hip_std_" + argument.text.substr(9), Severity::Auto, "the HIP language's feature");
  }

  // --- Names anywhere.

  void names(const Argument& argument) {
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

  void identifier(const Argument& argument, std::size_t begin, std::size_t end) {
    const std::string name = argument.text.substr(begin, end - begin);
    const std::size_t offset = argument.text_begin;
    const std::string_view before = std::string_view(argument.text).substr(0, begin);
    if (name == "CUDA" && argument.text.compare(end, 2, "::") == 0) {
      imported_target(argument, begin);
    } else if (name == "CUDA" && (before.ends_with("COMPILE_LANGUAGE:") || before.ends_with("LINK_LANGUAGE:") || before.ends_with("COMPILE_LANG_AND_ID:"))) {
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
          fmt::format("`{}` becomes `{}`{}{}.", name, renamed, row == nullptr || row->note.empty() ? "" : ": ", row == nullptr ? "" : row->note));
    } else if (name == "CUDA_TOOLKIT_ROOT_DIR" || name == "CUDAToolkit_ROOT" || name == "CUDA_NVCC_EXECUTABLE" || name == "CUDAToolkit_NVCC_EXECUTABLE") {
      say(offset + begin, Severity::Manual, fmt::format("`{}` names a CUDA toolkit and is left as it is.", name), "ROCM_PATH");
    }
  }

  /// `CUDA::cublas` at `begin`.
  void imported_target(const Argument& argument, std::size_t begin) {
    const std::string name = target_after(argument.text, begin);
    const std::size_t offset = argument.text_begin + begin;
    const CmakeName* row = cmake_library(name);
    if (row == nullptr || row->hip.empty()) {
      say(offset, Severity::Manual, fmt::format("`CUDA::{}` is left as it is: {}.", name, row == nullptr ? "no ROCm target is known for it" : row->note));
      return;
    }
    edits_.replace(offset, offset + 6 + name.size(), std::string(row->hip));
    say(offset, row->severity, fmt::format("`CUDA::{}` becomes `{}`: {}.", name, row->hip, row->note.empty() ? "ROCm's target" : row->note));
  }

  // --- The file as a whole.

  /// HIP's architectures must be known before project() or enable_language() looks for the compiler.
  void before_first_command() {
    if (anchor_ == nullptr) return;
    const std::string indent = indentation(anchor_->name_begin);
    if (!names_architectures_ && (enables_cuda_ || legacy_) && !options_.targets.empty()) {
      const std::string text = fmt::format("if(NOT DEFINED CMAKE_HIP_ARCHITECTURES)\n{0}  set(CMAKE_HIP_ARCHITECTURES {1})\n{0}endif()\n{0}",
                                           indent, fmt::join(options_.targets, " "));
      edits_.insert(anchor_->name_begin, text);
      say(anchor_->name_begin, Severity::Auto, fmt::format("CMAKE_HIP_ARCHITECTURES is `{}` unless it is given.", fmt::join(options_.targets, " ")));
    }
    const std::string folder = options_.include_root == "." ? "${CMAKE_CURRENT_SOURCE_DIR}" : "${CMAKE_CURRENT_SOURCE_DIR}/" + options_.include_root;
    const std::string include = "include_directories(" + folder + ")";
    if (!options_.include_root.empty() && text_.find(include) == std::string::npos) {
      edits_.insert(line_end(anchor_->end), "\n" + indent + include);
      say(anchor_->name_begin, Severity::Auto, fmt::format("`{}` added: the ported sources include anywarp_compat/.", include));
    }
  }

  // --- Writing.

  /// The end of the line if only a comment follows, otherwise `at`.
  std::size_t line_end(std::size_t at) const {
    const std::size_t next = text_.find_first_not_of(" \t", at);
    return next != std::string::npos && text_[next] == '#' && text_.compare(next, 2, "#[") != 0 ? std::min(text_.find('\n', next), text_.size()) : at;
  }

  std::string indentation(std::size_t offset) const {
    std::size_t begin = offset;
    while (begin > 0 && text_[begin - 1] != '\n') --begin;
    const std::string line = text_.substr(begin, offset - begin);
    return line.find_first_not_of(" \t") == std::string::npos ? line : std::string();
  }

  void replace(const Argument& argument, const std::string& text, Severity severity, const std::string& reason) {
    done_.insert(argument.begin);
    if (text == text_.substr(argument.begin, argument.end - argument.begin)) return;
    edits_.replace(argument.begin, argument.end, text);
    say(argument.begin, severity, fmt::format("`{}` becomes `{}`: {}.", argument.text, text, reason));
  }

  void replace_command(const CmakeCommand& command, const std::string& text, Severity severity, const std::string& reason) {
    for (const Argument& argument : command.arguments) done_.insert(argument.begin);
    edits_.replace(command.name_begin, command.end, text);
    std::string first_line(split(text, '\n').front());
    say(command.name_begin, severity, fmt::format("`{}` becomes `{}`: {}.", split(text_of(command), '\n').front(), first_line, reason));
  }

  void say(std::size_t offset, Severity severity, std::string message, std::string suggestion = {}, std::string rule = "cmake") {
    const Position position = index_.position(offset);
    diagnostics_.push_back({std::move(rule), severity, position.line, position.column, std::move(message), std::move(suggestion)});
  }

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

bool mentions_cuda(const std::string& text) {
  return std::regex_search(text, std::regex("\\bCUDA|_CUDA_|cuda_|\\.cu\\b|nvcc"));
}

}  // namespace

BuildFileResult port_cmake(const std::string& text, const BuildFileOptions& options) {
  if (!mentions_cuda(text)) return {text, {}, false};
  BuildFileResult result = CmakePorter(text, options).port();
  if (options.style == BuildStyle::Guarded && result.text != text) {
    Diagnostic diagnostic;
    diagnostic.rule = "cmake";
    diagnostic.severity = Severity::Manual;
    diagnostic.message = "The file is left as it is: project() and enable_language() cannot stand in one file for both languages.";
    diagnostic.suggestion = "Port with the style `hip` into a second file and choose with -C or a preset.";
    return {text, {diagnostic}, false};
  }
  return result;
}

}  // namespace anywarp::port
