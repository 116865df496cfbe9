// Makefiles: nvcc becomes hipcc, its flags go through the table, libraries and folders get their ROCm names. Variables
// keep their names, so that `make NVCCFLAGS=…` and included files still work. Clang takes a .cu file for CUDA unless
// told otherwise (hipcc tells it, clang++ in hipcc's place does not), so inputs that keep their name get `-x hip`.
#include <fmt/format.h>

#include <array>
#include <map>
#include <regex>
#include <set>

#include "base/text.h"
#include "port/project/build_files/kinds.h"
#include "port/project/build_files/make_text.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kGuard = "ifeq ($(HIP_PLATFORM),amd)";
constexpr std::string_view kArchVariable = "HIP_ARCH_FLAGS";
constexpr std::array kNvidiaTools{"nvidia-smi", "cuda-memcheck", "compute-sanitizer", "nvprof",
                                  "nsys",       "ncu",           "cuobjdump",         "nvdisasm",
                                  "nvlink",     "ptxas",         "fatbinary"};

bool is_nvcc(std::string_view word) { return word == "nvcc" || word.ends_with("/nvcc") || word == "nvcc.exe"; }

bool is_cuda_folder_name(std::string_view variable) {
  static const std::regex pattern(
      "(CUDA|CUDATOOLKIT|NVIDIA)_?(TOOLKIT|INSTALL|SDK)?_?(HOME|PATH|DIR|ROOT|ROOT_DIR)|CUDA|cuda_(home|path|dir)");
  return std::regex_match(variable.begin(), variable.end(), pattern);
}

bool ends_with_cu(std::string_view word) { return word.ends_with(".cu"); }

class MakefilePorter {
 public:
  MakefilePorter(const std::string& text, const BuildFileOptions& options)
      : text_(text), options_(options), index_(text), lines_(make_lines(text)) {}

  BuildFileResult port() {
    learn();
    for (const MakeLine& line : lines_) {
      switch (line.kind) {
        case MakeLineKind::Assignment:
          assignment(line);
          break;
        case MakeLineKind::Rule:
          rule(line);
          break;
        case MakeLineKind::Recipe:
          recipe(line);
          break;
        case MakeLineKind::Directive:
          shell_calls(line.begin, line.end);
          break;
        case MakeLineKind::Comment:
        case MakeLineKind::Blank:
          break;
      }
    }
    prologue();
    return {edits_.apply(text_), std::move(diagnostics_), false};
  }

 private:
  // --- What the file says about its variables.

  void learn() {
    for (const MakeLine& line : lines_) {
      if (line.kind != MakeLineKind::Assignment) continue;
      values_[line.name].push_back(&line);
      for (const SourceWord& word : make_words(text_, line.value, line.value_end)) {
        if (word.text.starts_with("/usr/local/cuda") || word.text.starts_with("/opt/cuda")) folders_.insert(line.name);
        break;
      }
    }
    for (bool again = true; std::exchange(again, false);) {
      for (const auto& [name, assignments] : values_)
        for (const MakeLine* line : assignments)
          if (calls_nvcc(make_words(text_, line->value, line->value_end))) again |= compilers_.insert(name).second;
    }
    std::vector<std::string> pending;
    const auto reach = [&](std::string_view text) {
      for (std::string& name : make_references(text))
        if (!compilers_.contains(name) && !is_folder(name) && flags_.insert(name).second)
          pending.push_back(std::move(name));
    };
    for (const MakeLine& line : lines_) {
      if (line.kind != MakeLineKind::Recipe) continue;
      for (const auto& segment : segments(line))
        if (calls_nvcc(segment))
          reach(std::string_view(text_).substr(segment.front().begin, segment.back().end - segment.front().begin));
    }
    for (const std::string& name : compilers_)
      for (const MakeLine* line : values_[name]) reach(value_of(*line));
    while (!pending.empty()) {
      const std::string name = std::move(pending.back());
      pending.pop_back();
      if (const auto found = values_.find(name); found != values_.end())
        for (const MakeLine* line : found->second) reach(value_of(*line));
    }
    static const std::regex by_name("(.*NVCC.*|.*GENCODE.*|.*CUDA_?(C|CXX|CC)?_?FLAGS.*|.*CUFLAGS.*)");
    for (const auto& [name, assignments] : values_)
      if (!compilers_.contains(name) && std::regex_match(name, by_name)) flags_.insert(name);
    uses_nvcc_ = !compilers_.empty() || !flags_.empty();
    names_hip_targets_ =
        text_.find(kArchVariable) != std::string::npos || text_.find("--offload-arch") != std::string::npos;
    for (const MakeLine& line : lines_) {
      const bool flags =
          line.kind == MakeLineKind::Recipe || (line.kind == MakeLineKind::Assignment && flags_.contains(line.name));
      if (flags && has_architecture(line)) names_architectures_ = true;
    }
  }

  bool has_architecture(const MakeLine& line) const {
    std::vector<std::string> words;
    for (const SourceWord& word : make_words(text_, line.value, line.value_end)) words.push_back(word.text);
    for (const MappedFlags& mapped : NvccFlagTable::builtin().walk(words))
      if (mapped.architecture) return true;
    return false;
  }

  std::string_view value_of(const MakeLine& line) const {
    return std::string_view(text_).substr(line.value, line.value_end - line.value);
  }

  bool is_folder(const std::string& name) const { return folders_.contains(name) || is_cuda_folder_name(name); }

  /// True if a command's first word is nvcc, directly or through a variable.
  bool calls_nvcc(const std::vector<SourceWord>& words) const {
    for (const SourceWord& word : words) {
      std::string_view text = word.text;
      while (!text.empty() && std::string_view("@-+").find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
      const std::string name = make_reference(text);
      if (is_nvcc(text) ||
          (!name.empty() && (compilers_.contains(name) || (!values_.contains(name) && name == "NVCC"))))
        return true;
      if (text.starts_with("$(shell") &&
          (text.find("which nvcc") != std::string_view::npos || text.find("-v nvcc") != std::string_view::npos))
        return true;
      if (text == "ccache" || text == "time" || text.empty() || name == "Q" || name == "CCACHE" || name == "EXEC" ||
          (text.find('=') != std::string_view::npos && text.front() != '-'))
        continue;  // A prefix of the command.
      return false;
    }
    return false;
  }

  /// The commands of a recipe line, cut at `&&`, `||`, `;` and `|`.
  std::vector<std::vector<SourceWord>> segments(const MakeLine& line) const {
    std::vector<std::vector<SourceWord>> result(1);
    for (SourceWord& word : make_words(text_, line.value, line.value_end)) {
      if (word.text == "&&" || word.text == "||" || word.text == ";" || word.text == "|") {
        result.emplace_back();
        continue;
      }
      const bool last = word.text.size() > 1 && word.text.ends_with(';') && text_[word.end - 1] == ';';
      if (last) word.text.pop_back(), --word.end;
      result.back().push_back(std::move(word));
      if (last) result.emplace_back();
    }
    std::erase_if(result, [](const auto& segment) { return segment.empty(); });
    return result;
  }

  // --- Lines.

  void assignment(const MakeLine& line) {
    std::vector<SourceWord> words = make_words(text_, line.value, line.value_end);
    shell_calls(line.value, line.value_end);
    if (words.empty()) return;
    if (compilers_.contains(line.name)) {
      compiler(words.front());
      words.erase(words.begin());
      change(words, true, line.name);
    } else {
      change(words, flags_.contains(line.name), line.name);
    }
  }

  void rule(const MakeLine& line) {
    rule_ = &line;
    for (const SourceWord& word : make_words(text_, line.begin, line.value_end)) rename(word);
  }

  void recipe(const MakeLine& line) {
    shell_calls(line.value, line.value_end);
    for (const std::vector<SourceWord>& segment : segments(line)) {
      std::vector<SourceWord> words = segment;
      const bool nvcc = calls_nvcc(segment);
      if (nvcc) {
        while (!words.empty()) {
          const SourceWord first = words.front();
          words.erase(words.begin());
          if (calls_nvcc({first})) {
            compiler(first);
            after_compiler(first, words);
            break;
          }
        }
        inputs(words);
      }
      change(words, nvcc, "");
      for (const SourceWord& word : segment) nvidia_tool(word);
    }
  }

  /// `nvcc`, `$(CUDA_HOME)/bin/nvcc`, `@nvcc`.
  void compiler(const SourceWord& word) {
    const std::size_t at = text_.rfind("nvcc", word.end);
    if (at == std::string::npos || at < word.begin || at + 4 != word.end || word.text.starts_with("$(shell")) return;
    edits_.replace(at, word.end, "hipcc");
    folder_references(word);
    say(word.begin, Severity::Auto, "makefile", fmt::format("`{}` becomes hipcc: ROCm's compiler.", word.text));
  }

  void after_compiler(const SourceWord& compiler, const std::vector<SourceWord>& words) {
    std::string added;
    const auto has = [&](std::string_view text) {
      return std::any_of(words.begin(), words.end(), [&](const SourceWord& word) { return word.text == text; });
    };
    if (!names_architectures_ && !names_hip_targets_ && !options_.targets.empty()) {
      added += fmt::format(" $({})", kArchVariable);
      need_arch_variable_ = true;
    }
    const std::string include = "-I" + options_.include_root;
    if (!options_.include_root.empty() && !has(include) && compiles(words)) {
      added += " " + include;
      say(compiler.begin, Severity::Auto, "makefile",
          fmt::format("`{}` added: the ported sources include anywarp_compat/.", include));
    }
    if (!added.empty()) edits_.insert(compiler.end, std::move(added));
  }

  bool compiles(const std::vector<SourceWord>& words) const {
    for (const SourceWord& word : words)
      if (word.text == "-c" || word.text == "-dc" || holds_cu(word.text)) return true;
    return false;
  }

  /// Puts `-x hip` before inputs that Clang would take for CUDA.
  void inputs(const std::vector<SourceWord>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i].text == "-x") return;  // The language is given, the table changes `cu`.
      if (i > 0 && (words[i - 1].text == "-o" || words[i - 1].text == "-MF" || words[i - 1].text == "-MT")) continue;
      if (mixed(words[i].text)) {
        say(words[i].begin, Severity::Manual, "makefile",
            fmt::format(
                "`{}` holds .cu files and others: Clang wants `-x hip` before the .cu files and `-x none` after them.",
                words[i].text),
            "-x hip $(filter %.cu,$^) -x none $(filter-out %.cu,$^)");
        return;
      }
      if (!holds_cu(words[i].text)) continue;
      std::size_t last = i;
      while (last + 1 < words.size() && holds_cu(words[last + 1].text)) ++last;
      bool more = false;
      for (std::size_t j = last + 1; j < words.size(); ++j) more |= is_other_input(words[j].text, words[j - 1].text);
      edits_.insert(words[i].begin, "-x hip ");
      if (more) edits_.insert(words[last].end, " -x none");
      say(words[i].begin, Severity::Auto, "makefile",
          fmt::format("`-x hip` before `{}`: Clang takes a .cu file for CUDA unless told.", words[i].text));
      if (!more) return;
      i = last;
    }
  }

  std::vector<std::string> prerequisites() const {
    std::vector<std::string> names;
    if (rule_ == nullptr) return names;
    const std::string_view head = std::string_view(text_).substr(rule_->begin, rule_->value - rule_->begin);
    for (const SourceWord& word : make_words(text_, rule_->value, rule_->value_end)) {
      if (word.text == "|") break;
      if (word.text != ":") names.push_back(word.text);
    }
    if (names.empty() && head.starts_with(".cu.")) names.emplace_back("%.cu");
    return names;
  }

  bool holds_cu(std::string_view word) const {
    if (ends_with_cu(renamed(word))) return word.front() != '-';
    const std::vector<std::string> all = prerequisites();
    if (word == "$<") return !all.empty() && all_cu(all.front());
    if (word == "$^" || word == "$+")
      return !all.empty() && std::all_of(all.begin(), all.end(), [&](const auto& name) { return all_cu(name); });
    const std::string name = make_reference(word);
    return !name.empty() && all_cu(word);
  }

  bool mixed(std::string_view word) const {
    if (word != "$^" && word != "$+") return false;
    const std::vector<std::string> all = prerequisites();
    const auto count = std::count_if(all.begin(), all.end(), [&](const auto& name) { return all_cu(name); });
    return count > 0 && count < static_cast<long>(all.size());
  }

  /// True if the word, with variables of this file looked up, is .cu files and nothing else.
  bool all_cu(std::string_view word) const {
    if (ends_with_cu(renamed(word))) return true;
    const auto found = values_.find(make_reference(word));
    if (found == values_.end() || word.find(":.cu=") != std::string_view::npos) return false;
    bool any = false;
    for (const MakeLine* line : found->second) {
      for (const SourceWord& value : make_words(text_, line->value, line->value_end)) {
        const bool wildcard = value.text.starts_with("$(wildcard") && value.text.find(".cu)") != std::string::npos;
        if (!wildcard && !ends_with_cu(renamed(value.text))) return false;
        any = true;
      }
    }
    return any;
  }

  bool is_other_input(std::string_view word, std::string_view before) const {
    if (before == "-o" || before == "-MF" || before == "-MT" || word.starts_with("-")) return false;
    for (const std::string_view suffix : {".o", ".a", ".so", ".cpp", ".cc", ".c", ".cxx"})
      if (word.ends_with(suffix)) return true;
    const std::string name = make_reference(word);
    return word == "$^" || word == "$+" || name.find("OBJ") != std::string::npos ||
           name.find("obj") != std::string::npos;
  }

  // --- Words.

  /// Flags, libraries, folders and names in one list of words. `nvcc`: the words reach nvcc. `variable`: whose value
  /// they are; a variable that is added to in several places gets the ROCm targets once.
  void change(const std::vector<SourceWord>& words, bool nvcc, const std::string& variable) {
    FlagPolicy policy;
    policy.libraries_only = !nvcc;
    policy.follows_word = true;
    policy.architecture = [&]() -> std::string {
      if (options_.targets.empty() || (!variable.empty() && !arch_variables_.insert(variable).second)) return {};
      need_arch_variable_ = true;
      return fmt::format("$({})", kArchVariable);
    };
    policy.untouched = [&](std::size_t index) { plain(words, index); };
    policy.say = [&](std::size_t offset, Severity severity, std::string message) {
      say(offset, severity, "nvcc_flags", std::move(message));
    };
    edit_flags(text_, words, policy, edits_);
  }

  /// A word that is no option of nvcc's: folders and file names.
  void plain(const std::vector<SourceWord>& words, std::size_t at) {
    const SourceWord& word = words[at];
    rename(word);
    folder_references(word);
    const bool include = word.text.starts_with("-I") && word.text.ends_with("/include") && names_toolkit(word.text);
    const std::string_view define = "-D__HIP_PLATFORM_AMD__";
    if (include && !(at + 1 < words.size() && words[at + 1].text == define))
      edits_.insert(word.end, " " + std::string(define));
  }

  bool names_toolkit(std::string_view text) const {
    if (text.find("/usr/local/cuda") != std::string_view::npos || text.find("/opt/rocm") != std::string_view::npos)
      return true;
    for (const std::string& name : make_references(text))
      if (is_folder(name) || name == "ROCM_PATH") return true;
    return false;
  }

  /// `/usr/local/cuda-12.4` becomes `/opt/rocm`; `$(CUDA_HOME)` stays where this file sets it, else becomes
  /// `$(ROCM_PATH)`.
  void folder_references(const SourceWord& word) {
    static const std::regex literal("(/usr/local|/opt)/cuda(-[0-9.]+)?(/targets/x86_64-linux)?(?![A-Za-z0-9_-])");
    static const std::regex lib64("/lib64(/stubs)?(?![A-Za-z0-9_-])");
    const std::string original = text_.substr(word.begin, word.end - word.begin);
    const bool toolkit = names_toolkit(original);
    std::string changed = std::regex_replace(original, literal, "/opt/rocm");
    for (const std::string& name : make_references(changed)) {
      if (!is_cuda_folder_name(name) || values_.contains(name)) continue;
      for (const auto& [open, close] : {std::pair('(', ')'), std::pair('{', '}')}) {
        const std::string reference = fmt::format("${}{}{}", open, name, close);
        for (std::size_t at; (at = changed.find(reference)) != std::string::npos;)
          changed.replace(at, reference.size(), "$(ROCM_PATH)");
      }
      need_rocm_path_ = true;
    }
    if (toolkit) changed = std::regex_replace(changed, lib64, "/lib");
    if (changed == original) return;
    edits_.replace(word.begin, word.end - (is_nvcc(word.text) ? 4 : 0),
                   is_nvcc(word.text) ? changed.substr(0, changed.size() - 4) : changed);
    say(word.begin, Severity::Review, "makefile",
        fmt::format("`{}` becomes `{}`: where ROCm usually is.", original, changed));
  }

  /// `$(shell which nvcc)` and other commands inside of functions.
  void shell_calls(std::size_t begin, std::size_t end) {
    const std::string_view part = std::string_view(text_).substr(begin, end - begin);
    for (std::size_t at = part.find("$(shell"); at != std::string_view::npos; at = part.find("$(shell", at + 1)) {
      const std::size_t stop = std::min(part.find_first_of(")\n", at), part.size());
      const std::string_view call = part.substr(at, stop - at);
      for (const char* tool : kNvidiaTools)
        if (call.find(tool) != std::string_view::npos)
          say(begin + at, Severity::Manual, "makefile",
              fmt::format("`{}` is NVIDIA's: ask rocminfo or amdgpu-arch instead.", tool), "amdgpu-arch");
      const std::size_t nvcc = call.find("nvcc");
      if (nvcc == std::string_view::npos || (call[nvcc - 1] != ' ' && call[nvcc - 1] != '/')) continue;
      edits_.replace(begin + at + nvcc, begin + at + nvcc + 4, "hipcc");
      say(begin + at + nvcc, Severity::Review, "makefile",
          "nvcc becomes hipcc in a shell call: see that what it prints is understood.");
    }
    for (const std::string_view function : {"$(foreach", "$(eval", "$(addprefix", "$(patsubst"}) {
      const std::size_t at = part.find(function);
      if (at == std::string_view::npos) continue;
      if (part.find("-gencode") == std::string_view::npos && part.find("compute_") == std::string_view::npos) continue;
      say(begin + at, Severity::Manual, "makefile",
          "NVIDIA architectures are computed here: give --offload-arch flags instead.", offload_flags());
      break;
    }
  }

  void nvidia_tool(const SourceWord& word) {
    for (const char* tool : kNvidiaTools)
      if (word.text == tool || word.text == fmt::format("@{}", tool))
        say(word.begin, Severity::Manual, "makefile", fmt::format("`{}` is NVIDIA's and is left as it is.", tool));
  }

  std::string renamed(std::string_view word) const {
    const auto found = options_.rename.find(std::string(word));
    if (found != options_.rename.end()) return found->second;
    if (!options_.rename.empty() && word.ends_with("%.cu")) return std::string(word.substr(0, word.size() - 2)) + "hip";
    return std::string(word);
  }

  void rename(const SourceWord& word) {
    const std::string name = renamed(word.text);
    if (name == word.text) return;
    edits_.replace(word.begin, word.end, name);
    say(word.begin, Severity::Auto, "makefile",
        fmt::format("`{}` becomes `{}`: the ported file's name.", word.text, name));
  }

  // --- The file as a whole.

  std::string offload_flags() const {
    std::string flags;
    for (const std::string& target : options_.targets)
      flags += (flags.empty() ? "--offload-arch=" : " --offload-arch=") + target;
    return flags;
  }

  void prologue() {
    std::string added;
    if (need_rocm_path_ && !values_.contains("ROCM_PATH")) added += "ROCM_PATH ?= /opt/rocm\n";
    if (need_arch_variable_ && !values_.contains(std::string(kArchVariable)))
      added += fmt::format("{} ?= {}\n", kArchVariable, offload_flags());
    if (added.empty()) return;
    std::size_t at = 0;
    for (const MakeLine& line : lines_) {
      if (line.kind != MakeLineKind::Comment) break;
      at = std::min(line.end + 1, text_.size());
    }
    edits_.insert(at, added);
    say(0, Severity::Auto, "makefile",
        fmt::format("The variables of ROCm are set at the top: {}.", trim(join_lines(added))));
  }

  static std::string join_lines(std::string text) {
    std::string result;
    for (const std::string_view line : split(trim(text), '\n'))
      result += (result.empty() ? "`" : ", `") + std::string(line) + "`";
    return result;
  }

  void say(std::size_t offset, Severity severity, std::string rule, std::string message, std::string suggestion = {}) {
    const Position position = index_.position(offset);
    diagnostics_.push_back(
        {std::move(rule), severity, position.line, position.column, std::move(message), std::move(suggestion)});
  }

  const std::string& text_;
  const BuildFileOptions& options_;
  const LineIndex index_;
  const std::vector<MakeLine> lines_;
  std::map<std::string, std::vector<const MakeLine*>> values_;
  std::set<std::string> compilers_, flags_, folders_, arch_variables_;
  bool uses_nvcc_ = false, names_hip_targets_ = false, names_architectures_ = false;
  bool need_arch_variable_ = false, need_rocm_path_ = false;
  const MakeLine* rule_ = nullptr;
  TextEdits edits_;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace

BuildFileResult port_makefile(const std::string& text, const BuildFileOptions& options) {
  if (text.find(kGuard) != std::string::npos) return {text, {}, false};  // Already chooses between the two.
  BuildFileResult result = MakefilePorter(text, options).port();
  if (options.style == BuildStyle::Guarded && result.text != text) {
    const char* newline = text.ends_with('\n') ? "" : "\n";
    result.text = fmt::format("{}\n{}{}else\n{}{}endif\n", kGuard, result.text, newline, text, newline);
  }
  return result;
}

}  // namespace anywarp::port
