// CUDA's headers have other names in HIP (table: headers.tsv), and nvcc includes cuda_runtime.h into every CUDA file
// unasked (`nvcc --dryrun` shows `-include cuda_runtime.h`), where hipcc includes nothing
// that declares `__global__`. So includes are renamed, in inactive branches and macros too, what then stands twice
// stands once, and a CUDA file that relied on nvcc gets the include.
#include <map>
#include <set>

#include "port/rules/rule.h"
#include "port/rules/support/conditionals.h"
#include "port/rules/support/tokens.h"
#include "port/rules/support/torch_sources.h"
#include "port/tables/api_table.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kRuntime = "hip/hip_runtime.h";
constexpr std::string_view kBlas = "hipblas/hipblas.h";

bool is_include(const Directive& directive) {
  return directive.keyword == "include" || directive.keyword == "include_next" || directive.keyword == "import";
}

bool is_quoted(std::string_view operand) {
  return operand.size() > 2 &&
         ((operand.front() == '<' && operand.back() == '>') || (operand.front() == '"' && operand.back() == '"'));
}

std::string_view unquoted(std::string_view operand) { return operand.substr(1, operand.size() - 2); }

// PyTorch's own headers keep their names, as its names do (see api_names): PyTorch for ROCm has them from 2.11 on, and
// before that its hipify, which runs whenever an extension is built, renames them.
const ApiRow* header_row(std::string_view path) {
  if (is_torch_header(path)) return nullptr;
  if (path.starts_with("cutlass/")) path = "cutlass/cutlass.h";
  if (path.starts_with("cute/")) path = "cute/tensor.hpp";
  for (const ApiRow* row : find_cuda(path))
    if (row->kind == ApiKind::Header) return row;
  return nullptr;
}

// The wmma rule decides what stands in for mma.h.
bool belongs_to_wmma(std::string_view path) { return path == "mma.h" || path == "crt/mma.h"; }

// A header of anywarp_compat takes their place.
bool is_supplied(std::string_view path) {
  return path == "cooperative_groups/reduce.h" || path == "cooperative_groups/scan.h" ||
         path == "cooperative_groups/memcpy_async.h";
}

// The project's file that `#include "path"` or `<path>` means, by the end of its path.
const SourceFile* project_file(std::string_view path, const RuleContext& context) {
  while (path.starts_with("../") || path.starts_with("./")) path.remove_prefix(path.find('/') + 1);
  const std::size_t slash = path.rfind('/');
  const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
  for (const auto& file : context.files) {
    const std::string& whole = file->path().native();
    if (!whole.ends_with(name)) continue;
    const std::string generic = file->path().generic_string();
    if (generic.ends_with(path) && (generic.size() == path.size() || generic[generic.size() - path.size() - 1] == '/'))
      return file.get();
  }
  return nullptr;
}

bool becomes_runtime(std::string_view path) {
  if (path == kRuntime) return true;
  const ApiRow* row = header_row(path);
  return row != nullptr && row->hip == kRuntime;
}

// True if `file` or a project file it includes has an include whose path `wanted` takes.
template <typename Wanted>
bool reaches(const SourceFile& file, const RuleContext& context, std::set<const SourceFile*>& seen,
             const Wanted& wanted) {
  if (!seen.insert(&file).second) return false;
  for (const Directive& directive : file.directives()) {
    if (!is_include(directive) || !is_quoted(directive.operand)) continue;
    const std::string_view path = unquoted(directive.operand);
    if (wanted(path)) return true;
    const SourceFile* included = project_file(path, context);
    if (included != nullptr && reaches(*included, context, seen, wanted)) return true;
  }
  return false;
}

bool uses_cuda(const SourceFile& file, const RuleContext& context) {
  static const std::set<std::string_view> kKeywords{"__global__",  "__device__",       "__shared__", "__constant__",
                                                    "__managed__", "threadIdx",        "blockIdx",   "blockDim",
                                                    "__host__",    "__launch_bounds__"};
  for (std::size_t i = 0; i < file.tokens().size(); ++i) {
    const std::string_view spelling = file.spelling(i);
    if (spelling == "<<<") return true;
    if (file.tokens()[i].kind != TokenKind::Identifier) continue;
    if (kKeywords.contains(spelling)) return true;
    if (!spelling.starts_with("cuda") && !spelling.starts_with("hip")) continue;
    const bool known = !find_cuda(spelling).empty() || !find_hip(spelling).empty();
    if (known && is_cuda_name(file, i, context)) return true;
  }
  return false;
}

// Or a header of the project that it includes does: that one relies on nvcc's include, too.
bool reaches_cuda(const SourceFile& file, const RuleContext& context, std::set<const SourceFile*>& seen) {
  if (!seen.insert(&file).second) return false;
  if (uses_cuda(file, context)) return true;
  for (const Directive& directive : file.directives()) {
    if (!is_include(directive) || !is_quoted(directive.operand)) continue;
    const SourceFile* included = project_file(unquoted(directive.operand), context);
    if (included != nullptr && reaches_cuda(*included, context, seen)) return true;
  }
  return false;
}

class Headers final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    rename_includes(file, context, sink);
    for (const Directive& directive : file.directives()) {
      if (directive.keyword == "define") rename_in_macro(file, directive, context, sink);
      if (directive.keyword == "if" || directive.keyword == "elif") rename_in_condition(file, directive, context, sink);
    }
    add_runtime(file, context, sink);
    add_cstring(file, context, sink);
  }

 private:
  // A path in quotes or brackets at `offset`. False if it is none of CUDA's or stays as it is.
  static bool rename(const SourceFile& file, std::string_view operand, std::size_t offset, const RuleContext& context,
                     Sink& sink) {
    const std::string_view path = unquoted(operand);
    const ApiRow* row = header_row(path);
    if (row == nullptr || belongs_to_wmma(path) || row->hip == path) return false;
    if (project_file(path, context) != nullptr) return false;
    if (is_supplied(path)) {
      sink.remove_line(
          file, offset, Severity::Auto,
          std::string(path) + " has no HIP header: anywarp_compat/cooperative_groups.h has what it declares");
      sink.need_include(file, "\"anywarp_compat/cooperative_groups.h\"");
      return true;
    }
    if (row->hip.empty()) {
      std::string why = row->note.empty() ? std::string("no HIP header has its contents") : std::string(row->note);
      sink.say(file, offset, Severity::Manual, std::string(path) + " has no HIP header: " + why);
      return false;
    }
    if (!available(*row, context.rocm)) {
      sink.say(file, offset, Severity::Manual,
               std::string(path) + " has no HIP header in ROCm " + context.rocm.text() + ": " + std::string(row->hip) +
                   (row->since > context.rocm ? " exists since ROCm " + row->since.text()
                                              : " is gone since ROCm " + row->until.text()),
               "#include <" + std::string(row->hip) + ">");
      return false;
    }
    std::string message = std::string(path) + " is " + std::string(row->hip) + " in HIP";
    if (!row->note.empty()) message += " (" + std::string(row->note) + ")";
    sink.replace(file, offset + 1, path.size(), std::string(row->hip),
                 row->note.empty() ? Severity::Auto : Severity::Review, message);
    return true;
  }

  static void rename_includes(const SourceFile& file, const RuleContext& context, Sink& sink) {
    const Conditionals conditionals(file);
    std::map<std::string, std::vector<std::size_t>, std::less<>> seen;  // HIP path: directives that include it.
    for (std::size_t i = 0; i < file.directives().size(); ++i) {
      const Directive& directive = file.directives()[i];
      if (!is_include(directive) || !is_quoted(directive.operand)) continue;
      const std::string_view path = unquoted(directive.operand);
      const ApiRow* row = header_row(path);
      const bool ours = row != nullptr && !row->hip.empty() && row->hip != path && !belongs_to_wmma(path) &&
                        available(*row, context.rocm) && project_file(path, context) == nullptr;
      const std::string becomes(ours ? row->hip : path);
      auto& earlier = seen[becomes];
      bool repeated = false;
      for (const std::size_t before : earlier)
        repeated = repeated ||
                   conditionals.within(conditionals.branch_of_directive[i], conditionals.branch_of_directive[before]);
      if (repeated && ours) {
        sink.remove_line(file, directive.offset, Severity::Auto,
                         std::string(path) + " is " + becomes + " in HIP, which is included above");
        continue;
      }
      earlier.push_back(i);
      const bool renamed = rename(file, directive.operand, directive.operand_offset, context, sink);
      if (renamed && becomes == kBlas && earlier.size() == 1 && has_half_blas(context))
        sink.replace(
            file, directive.offset, 0, "#define HIPBLAS_USE_HIP_HALF\n", Severity::Auto,
            "hipblasHgemm and its kin take hipblasHalf, which is __half only where HIPBLAS_USE_HIP_HALF is defined");
    }
  }

  // Some file of the project calls hipBLAS on half: all of its files then agree on the type.
  static bool has_half_blas(const RuleContext& context) {
    static const std::set<std::string_view> kFunctions{"cublasHgemm", "cublasHgemmBatched",
                                                       "cublasHgemmStridedBatched"};
    for (const auto& file : context.files)
      for (std::size_t i = 0; i < file->tokens().size(); ++i)
        if (kFunctions.contains(file->spelling(i))) return true;
    return false;
  }

  // `#define FP16_HEADER <cuda_fp16.h>`, for `#include FP16_HEADER`.
  static void rename_in_macro(const SourceFile& file, const Directive& directive, const RuleContext& context,
                              Sink& sink) {
    const std::size_t first = directive.first_token + 3;
    if (first >= directive.last_token) return;
    const std::string_view body = text_of(file, {first, directive.last_token});
    if (is_quoted(body)) rename(file, body, file.tokens()[first].offset, context, sink);
  }

  static void rename_in_condition(const SourceFile& file, const Directive& directive, const RuleContext& context,
                                  Sink& sink) {
    for (std::size_t i = directive.first_token; i + 2 < directive.last_token; ++i) {
      if (file.spelling(i) != "__has_include" || file.spelling(i + 1) != "(") continue;
      const auto close = file.matching(i + 1);
      if (!close || *close > directive.last_token) continue;
      const std::string_view operand = text_of(file, {i + 2, *close});
      if (is_quoted(operand)) rename(file, operand, file.tokens()[i + 2].offset, context, sink);
    }
  }

  // Before the first include, as nvcc has it: the headers that follow may rely on it.
  static void add_runtime(const SourceFile& file, const RuleContext& context, Sink& sink) {
    const std::string extension = file.path().extension().string();
    if (extension != ".cu" && extension != ".cuh" && extension != ".hip") return;
    std::set<const SourceFile*> asked, seen;
    if (!reaches_cuda(file, context, asked) || reaches(file, context, seen, becomes_runtime)) return;
    const std::string message = "nvcc includes cuda_runtime.h unasked, hipcc does not include " + std::string(kRuntime);
    const auto place = before_first_include(file);
    const std::size_t at = place.value_or(file.tokens().empty() ? 0 : file.tokens().front().offset);
    if (place) {
      sink.replace(file, at, 0, "#include <" + std::string(kRuntime) + ">\n", Severity::Auto, message);
    } else {
      sink.need_include(file, "<" + std::string(kRuntime) + ">");
      sink.say(file, at, Severity::Auto, message);
    }
  }

  // cuda_runtime.h has the string functions of C for host code, hip_runtime.h has memset and memcpy for devices only.
  static void add_cstring(const SourceFile& file, const RuleContext& context, Sink& sink) {
    static const std::set<std::string_view> kFunctions{"memset", "memcpy",  "memcmp",  "memmove", "strlen",
                                                       "strcmp", "strncmp", "strcpy",  "strncpy", "strcat",
                                                       "strstr", "strchr",  "strrchr", "strtok"};
    const std::string extension = file.path().extension().string();
    if (extension != ".cu" && extension != ".cuh") return;
    std::set<const SourceFile*> seen;
    if (reaches(file, context, seen, [](std::string_view path) {
          return path == "cstring" || path == "string.h" || path == "torch/extension.h" || path == "torch/torch.h";
        }))
      return;
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      if (!kFunctions.contains(file.spelling(i)) || file.spelling(i + 1) != "(" || is_member_access(file, i)) continue;
      const std::string qualifier = qualifier_of(file, i);
      if ((qualifier != "" && qualifier != "std") || context.facts.user_names.contains(std::string(file.spelling(i))))
        continue;
      sink.need_include(file, "<cstring>");
      sink.say(file, file.tokens()[i].offset, Severity::Auto,
               std::string(file.spelling(i)) +
                   " on the host comes with cuda_runtime.h and not with hip_runtime.h: <cstring> is included");
      return;
    }
  }

  // The start of the line of the first include, or of the outermost `#if` around it, the include guard aside.
  static std::optional<std::size_t> before_first_include(const SourceFile& file) {
    const Conditionals conditionals(file);
    for (std::size_t i = 0; i < file.directives().size(); ++i) {
      if (!is_include(file.directives()[i])) continue;
      std::size_t line = file.directives()[i].offset;
      for (auto branch = conditionals.branch_of_directive[i]; branch;) {
        const Chain& chain = conditionals.chains[conditionals.branches[*branch].chain];
        if (!chain.include_guard)
          line = file.directives()[conditionals.branches[chain.branches.front()].directive].offset;
        branch = chain.outer;
      }
      const std::size_t newline = line == 0 ? std::string_view::npos : file.text().rfind('\n', line - 1);
      return newline == std::string_view::npos ? 0 : newline + 1;
    }
    return std::nullopt;
  }
};

}  // namespace

std::unique_ptr<Rule> make_headers() { return std::make_unique<Headers>(); }

}  // namespace anywarp::port
