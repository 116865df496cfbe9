// The pass list. Each pass is a line of run_pipeline:
//   1. parse every translation unit under every configuration that can differ, recording whose name stands where;
//      rules that need types see each AST while it lives
//   2. rules that work on tokens see every file once
//   3. edits are applied, file by file
#include "port/pipeline.h"

#include <algorithm>
#include <map>
#include <set>

#include "port/compile_database.h"
#include "port/parse.h"
#include "port/project/build_files/build_files.h"
#include "port/project/include_dirs.h"
#include "port/rules/rule.h"
#include "port/rules/support/torch_sources.h"
#include "port/tables/api_table.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

bool is_translation_unit(const fs::path& path) {
  const std::string suffix = path.extension().string();
  return suffix == ".cu" || suffix == ".cpp" || suffix == ".cc" || suffix == ".cxx" || suffix == ".c" ||
         suffix == ".c++" || suffix == ".hip";
}

bool is_cuda_source(const SourceFile& file) {
  const std::string suffix = file.path().extension().string();
  return suffix == ".cu" || suffix == ".cuh" || suffix == ".hip";
}

// HIP's names and none of CUDA's: the file was ported before, or written for AMD. No rule has anything to do in it.
enum class Dialect { Cuda, Hip, Neither };

Dialect dialect_of(const SourceFile& file) {
  bool hip = false;
  for (const Token& token : file.tokens()) {
    const std::string_view word = file.text(token);
    if (token.kind == TokenKind::String && token.in_directive) {
      const std::string_view header = word.substr(1, word.size() - 2);
      hip = hip || header.find("hip/") != std::string_view::npos || header.starts_with("rocwmma/") ||
            header.find("anywarp_compat/") != std::string_view::npos;
      for (const ApiRow* row : find_cuda(header))
        if (row->kind == ApiKind::Header && row->hip != header && !is_torch_header(header)) return Dialect::Cuda;
    }
    if (token.kind != TokenKind::Identifier) continue;
    hip = hip || (word.starts_with("hip") && word.size() > 3 && std::isupper(static_cast<unsigned char>(word[3]))) ||
          word == "rocwmma" || word == "__HIPCC__" || word == "__HIP_DEVICE_COMPILE__";
    if (word == "nvcuda" || word == "__CUDA_ARCH__" || word == "__CUDACC__") return Dialect::Cuda;
    for (const ApiRow* row : find_cuda(word))
      if (row->library != "torch" && row->hip != row->cuda &&
          (word.starts_with("cu") || word.starts_with("CU") || word.starts_with("nv")))
        return Dialect::Cuda;
  }
  return hip ? Dialect::Hip : Dialect::Neither;
}

// Something in the file is C++20's.
bool is_modern(const SourceFile& file) {
  for (const Token& token : file.tokens()) {
    const std::string_view word = file.text(token);
    if (word == "concept" || word == "requires" || word == "consteval" || word == "constinit" || word == "co_await" ||
        word == "co_yield" || word == "<=>")
      return true;
  }
  for (const std::string_view header : {"<concepts>", "<span>", "<ranges>", "<bit>", "<numbers>", "<format>",
                                        "<compare>", "<source_location>", "<barrier>", "<latch>", "<semaphore>"})
    if (file.includes(header)) return true;
  return false;
}

// The project's files that each file includes, by a path from its own folder or from an include directory.
using Includes = std::map<const SourceFile*, std::set<const SourceFile*>>;

Includes includes_of(const std::vector<std::unique_ptr<SourceFile>>& files, const std::vector<fs::path>& include_dirs) {
  const auto normal = [](const fs::path& path) { return fs::absolute(path).lexically_normal(); };
  std::map<fs::path, const SourceFile*> by_path;
  for (const auto& file : files) by_path[normal(file->path())] = file.get();
  Includes included;
  for (const auto& file : files)
    for (const Directive& directive : file->directives()) {
      if (directive.keyword != "include" || directive.operand.size() < 2) continue;
      const std::string_view name = directive.operand.substr(1, directive.operand.size() - 2);
      std::vector<fs::path> folders = include_dirs;
      if (directive.operand.starts_with('"')) folders.insert(folders.begin(), file->path().parent_path());
      for (const fs::path& folder : folders) {
        const auto found = by_path.find(normal(folder / name));
        if (found == by_path.end() || found->second == file.get()) continue;
        included[file.get()].insert(found->second);
        break;
      }
    }
  return included;
}

// Files that are HIP's, and the headers with neither's names that these include and no other file does.
std::set<const SourceFile*> hip_files(const std::vector<std::unique_ptr<SourceFile>>& files, const Includes& includes) {
  std::map<const SourceFile*, Dialect> dialects;
  for (const auto& file : files) dialects[file.get()] = dialect_of(*file);
  const auto reached_from = [&](bool hip) {
    std::set<const SourceFile*> reached;
    std::vector<const SourceFile*> pending;
    for (const auto& [file, dialect] : dialects)
      if (hip ? dialect == Dialect::Hip
              : dialect == Dialect::Cuda || (dialect == Dialect::Neither && is_translation_unit(file->path())))
        pending.push_back(file);
    while (!pending.empty()) {
      const auto found = includes.find(pending.back());
      pending.pop_back();
      if (found == includes.end()) continue;
      for (const SourceFile* next : found->second)
        if (reached.insert(next).second) pending.push_back(next);
    }
    return reached;
  };
  const std::set<const SourceFile*> from_hip = reached_from(true), from_others = reached_from(false);
  std::set<const SourceFile*> result;
  for (const auto& [file, dialect] : dialects)
    if (dialect == Dialect::Hip ||
        (dialect == Dialect::Neither && from_hip.contains(file) && !from_others.contains(file)))
      result.insert(file);
  return result;
}

// Deeper brackets than Clang follows: it would give up, or run out of stack on the way.
bool is_too_deep(const SourceFile& file) {
  constexpr int kBracketDepth = 256;
  int depth = 0;
  for (std::size_t i = 0; i < file.tokens().size(); ++i) {
    const std::string_view spelled = file.spelling(i);
    if (spelled == "(" || spelled == "[" || spelled == "{") ++depth;
    if (spelled == ")" || spelled == "]" || spelled == "}") depth = std::max(0, depth - 1);
    if (depth > kBracketDepth) return true;
  }
  return false;
}

bool mentions_arch(const SourceFile& file) { return file.text().find("__CUDA_ARCH__") != std::string_view::npos; }

/// Rules' findings, by file; the current rule's id is filled in here.
class Collector : public Sink {
 public:
  Collector(const std::vector<std::unique_ptr<SourceFile>>& files, const std::vector<fs::path>& relative) {
    for (std::size_t i = 0; i < files.size(); ++i)
      by_file_.emplace(files[i].get(), Entry{FileEdits(*files[i]), relative[i], {}});
  }

  void begin(std::string_view rule) { rule_ = rule; }

  void replace(const SourceFile& file, std::size_t offset, std::size_t length, std::string text, Severity severity,
               std::string message) override {
    if (file.text_view(offset, offset + length) == text) return;
    const bool done = entry(file).edits.replace(offset, length, text);
    if (done && message.empty()) return;  // The rest of an edit that has been reported.
    if (done) return say(file, offset, severity, std::move(message));
    say(file, offset, Severity::Manual, "not changed, because another rule has changed the same place: " + message,
        text);
  }
  void remove_line(const SourceFile& file, std::size_t offset, Severity severity, std::string message) override {
    if (entry(file).edits.remove_line(offset)) return say(file, offset, severity, std::move(message));
    say(file, offset, Severity::Manual, "line not removed, because another rule has changed it: " + message);
  }
  void say(const SourceFile& file, std::size_t offset, Severity severity, std::string message,
           std::string suggestion = "") override {
    const Position position = file.lines().position(offset);
    entry(file).edits.say(
        {std::string(rule_), severity, position.line, position.column, std::move(message), std::move(suggestion)});
  }
  void need_include(const SourceFile& file, std::string operand) override {
    Entry& found = entry(file);
    constexpr std::string_view kCompat = "\"anywarp_compat/";
    if (operand.starts_with(kCompat)) {
      found.compat.insert(operand.substr(kCompat.size(), operand.size() - kCompat.size() - 1));
      const fs::path target = operand.substr(1, operand.size() - 2);
      const fs::path folder = found.relative.parent_path();
      operand = "\"" + (folder.empty() ? target : target.lexically_relative(folder)).generic_string() + "\"";
    }
    found.edits.need_include(std::move(operand));
  }

  struct Entry {
    FileEdits edits;
    fs::path relative;
    std::set<std::string> compat;
  };
  Entry& entry(const SourceFile& file) { return by_file_.at(&file); }

 private:
  std::map<const SourceFile*, Entry> by_file_;
  std::string_view rule_;
};

struct SelectedRule {
  std::string_view id;
  std::unique_ptr<Rule> rule;
};

Result<std::vector<SelectedRule>> select_rules(const PortOptions& options, const std::vector<std::string>& only) {
  const auto contains = [](const std::vector<std::string>& list, std::string_view id) {
    return std::find(list.begin(), list.end(), id) != list.end();
  };
  std::vector<SelectedRule> selected;
  std::vector<std::string_view> ids;
  for (const BuildFileKind kind : {BuildFileKind::Python, BuildFileKind::Make, BuildFileKind::CMake})
    ids.push_back(build_rule(kind));
  for (const RuleInfo& info : all_rules()) {
    ids.push_back(info.id);
    if (!contains(options.suppress, info.id) && (only.empty() || contains(only, info.id)))
      selected.push_back({info.id, info.make()});
  }
  for (const std::string& id : options.suppress) {
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) continue;
    std::string known;
    for (const std::string_view name : ids) known += " " + std::string(name);
    return fail(ErrorCode::InvalidArgument, "--suppress: no rule '" + id + "'; valid:" + known);
  }
  return selected;
}

}  // namespace

Result<PipelineResult> run_pipeline(std::vector<SourceInput> inputs, const PortOptions& options,
                                    const std::vector<std::string>& only, const Progress& progress) {
  const Result<RocmVersion> rocm = parse_rocm_version(options.rocm);
  if (!rocm) return fail(rocm.error().code, "--rocm: " + rocm.error().message);
  Result<std::vector<SelectedRule>> rules = select_rules(options, only);
  if (!rules) return tl::make_unexpected(rules.error());
  Result<CompileDatabase> database = CompileDatabase::load(options.compile_commands);
  if (!database) return tl::make_unexpected(database.error());

  PipelineResult result;
  std::vector<fs::path> late_dirs, all_dirs = options.include_dirs;
  for (IncludeDir& dir : find_include_dirs(inputs, options.include_dirs)) {
    all_dirs.push_back(dir.input);
    late_dirs.push_back(std::move(dir.input));
    result.include_dirs.push_back(std::move(dir.relative));
  }
  std::vector<fs::path> relative;
  for (SourceInput& input : inputs) {
    result.files.push_back(std::move(input.file));
    relative.push_back(std::move(input.relative));
  }
  const Includes includes = includes_of(result.files, all_dirs);
  const std::set<const SourceFile*> left_alone = hip_files(result.files, includes);
  std::set<const SourceFile*> included;
  for (const auto& [file, others] : includes) included.insert(others.begin(), others.end());
  const auto is_unit = [&](const SourceFile& file) {
    return is_translation_unit(file.path()) && !included.contains(&file);
  };
  const ProjectFiles project(result.files);
  ProjectFacts facts;
  const RuleContext context{options, *rocm, result.files, facts};
  Collector collector(result.files, relative);
  std::set<std::string> missing;
  const bool modern = result.modern =
      std::any_of(result.files.begin(), result.files.end(), [](const auto& file) { return is_modern(*file); });

  const auto visit = [&](const AstUnit& unit) {
    for (const SelectedRule& selected : *rules) {
      collector.begin(selected.id);
      selected.rule->on_ast(unit, context, collector);
    }
  };
  const auto parse_unit = [&](const SourceFile& main) {
    if (is_too_deep(main)) {
      facts.files[&main].unparsed.push_back(
          {1, static_cast<unsigned>(main.lines().lines()), "brackets are nested more than 256 deep"});
      return;
    }
    ParseRequest request;
    request.main = &main;
    request.resources = options.resources;
    request.cuda_path = options.cuda_path;
    request.modern = modern;
    request.include_dirs = options.include_dirs;
    request.late_dirs = late_dirs;
    request.defines = options.defines;
    database->add_flags(main.path(), request);
    // A C++ file that uses CUDA's names is read with them; one that does not is read as it is.
    request.cuda = is_cuda_source(main) || main.path().extension() != ".c";
    const ParseOutcome host = parse(request, project, facts, visit);
    missing.insert(host.missing_headers.begin(), host.missing_headers.end());
    // Another configuration can differ only if some file of the unit asks for it.
    if (std::none_of(host.reached.begin(), host.reached.end(),
                     [](const SourceFile* file) { return mentions_arch(*file); }))
      return;
    for (const char* configuration : {"sm_70", "sm_80", "sm_90"}) {
      request.configuration = configuration;
      parse(request, project, facts, visit);
    }
  };

  std::size_t done = 0;
  const auto step = [&] {
    if (progress) progress("reading", ++done, result.files.size());
  };
  for (const auto& file : result.files)
    if (is_unit(*file)) {
      if (!left_alone.contains(file.get())) parse_unit(*file);
      step();
    }
  // Headers and included sources that no translation unit reaches are read by themselves.
  for (const auto& file : result.files)
    if (!is_unit(*file)) {
      if (!facts.of(*file).parsed && !left_alone.contains(file.get())) parse_unit(*file);
      step();
    }

  for (const SelectedRule& selected : *rules) {
    collector.begin(selected.id);
    for (const auto& file : result.files)
      if (!left_alone.contains(file.get())) selected.rule->on_file(*file, context, collector);
  }

  for (std::size_t i = 0; i < result.files.size(); ++i) {
    const SourceFile& file = *result.files[i];
    const Collector::Entry& entry = collector.entry(file);
    if (left_alone.contains(&file)) {
      result.sources.push_back({&file, relative[i], std::string(file.text()), ReadMode::Copied, false, {}, {}, {}});
      continue;
    }
    const FileFacts& known = facts.of(file);
    result.sources.push_back({&file,
                              relative[i],
                              entry.edits.apply(),
                              known.parsed && known.unparsed.empty() ? ReadMode::Ast : ReadMode::Tokens,
                              is_translation_unit(file.path()) && included.contains(&file),
                              known.unparsed,
                              entry.edits.diagnostics(),
                              {entry.compat.begin(), entry.compat.end()}});
  }
  result.missing_headers.assign(missing.begin(), missing.end());
  return result;
}

}  // namespace anywarp::port
