// CUDA's runtime, driver and library names have HIP counterparts with other spellings and, rarely, other parameters.
// The tables say which, since which ROCm, and what to do where there is none. Renamed are identifiers that are CUDA's
// by the parse, or by their context where no parse came: never members, never the project's own names, never text in
// strings and comments. Names that are the same in HIP say nothing, nor do PyTorch's. What other rules own
// (architecture macros, headers, WMMA, missing device functions) is left to them.
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "port/rules/rule.h"
#include "port/rules/support/api_overloads.h"
#include "port/rules/support/tokens.h"
#include "port/tables/api_table.h"
#include "port/tables/compat_table.h"

namespace anywarp::port {
namespace {

// HIP 6 renamed hipPointerAttribute_t::memoryType to `type`, CUDA's name since 10.0.
constexpr RocmVersion kPointerTypeRenamed{6, 0};

// Device functions that a header of anywarp_compat has: other rules include it.
bool supplied(std::string_view name) {
  return !find_compat(name).empty() || name.starts_with("__cvta_") || name == "__float_to_tf32";
}

// cg::reduce and its kin, with the headers that declare them: the headers rule includes
// anywarp_compat/cooperative_groups.h.
bool supplied_group_function(const ApiRow& row) {
  static const std::set<std::string_view> kNames{"reduce",         "plus",         "less",    "greater",
                                                 "bit_and",        "bit_or",       "bit_xor", "inclusive_scan",
                                                 "exclusive_scan", "memcpy_async", "wait",    "wait_prior"};
  return row.library == "cooperative_groups" && row.hip.empty() &&
         kNames.contains(row.cuda.substr(row.cuda.rfind(':') + 1));
}

// PyTorch for ROCm has its CUDA names from 2.11 on; before that its own hipify, which runs whenever an extension is
// built, renames them. So they are right as they are for every version.
bool stays_in_torch(const ApiRow& row) { return row.library == "torch" && row.cuda != "THCudaCheck"; }

// Names that other rules change or report.
bool belongs_to_another_rule(const ApiRow& row) {
  static const std::set<std::string_view> kOthers{"__CUDA_ARCH__",
                                                  "__CUDACC__",
                                                  "__NVCC__",
                                                  "CUDART_VERSION",
                                                  "CUDA_VERSION",
                                                  "__CUDACC_VER_MAJOR__",
                                                  "__CUDACC_VER_MINOR__",
                                                  "__CUDACC_VER_BUILD__",
                                                  "__CUDA_ARCH_LIST__",
                                                  "__CUDACC_RTC__",
                                                  "__CUDACC_EXTENDED_LAMBDA__",
                                                  "__CUDACC_RELAXED_CONSTEXPR__",
                                                  "warpSize",
                                                  "__launch_bounds__",
                                                  "HIP_SYMBOL",
                                                  "cudaSharedmemCarveoutDefault",
                                                  "cudaSharedmemCarveoutMaxL1",
                                                  "cudaSharedmemCarveoutMaxShared"};
  return row.library == "wmma" || row.library == "headers" || stays_in_torch(row) || row.kind == ApiKind::Header ||
         ((row.kind == ApiKind::DeviceFunction || row.cuda == "CubDebugExit") && row.hip.empty() &&
          supplied(row.cuda)) ||
         (row.kind == ApiKind::Namespace && row.cuda.find("::") == std::string_view::npos && row.cuda != "cub") ||
         kOthers.contains(row.cuda);
}

// Rows whose note is acted on elsewhere, so that the rename is all there is to look at.
bool note_is_settled(const ApiRow& row) {
  static const std::set<std::string_view> kSettled{
      "cudaEventCreate",   "cudaMallocHost",    "cudaPointerAttributes", "cudaFuncAttributeMaxDynamicSharedMemorySize",
      "__nv_bfloat16",     "__nv_bfloat162",    "nv_bfloat16",           "nv_bfloat162",
      "__nv_bfloat16_raw", "__nv_bfloat162_raw"};
  return row.note.empty() || row.note.find("reinterpret_cast<const void*>") != std::string_view::npos ||
         row.note.find("HIP_SYMBOL") != std::string_view::npos || kSettled.contains(row.cuda);
}

// A spelling that only CUDA uses; others (`umin`, `memoryBarrier`) need the parse's word.
bool looks_like_cuda(std::string_view name) {
  static constexpr std::array<std::string_view, 14> kPrefixes{
      "cu",     "CU",     "nv", "NV", "__nv", "nccl", "NCCL", "Cub", "_Cub", "_CUB", "make_cu", "libraryPropertyType",
      "__cuda", "AT_CUDA"};
  return std::any_of(kPrefixes.begin(), kPrefixes.end(), [&](std::string_view p) { return name.starts_with(p); }) ||
         name.starts_with("__") || name.find("Cuda") != std::string_view::npos ||
         name.find("CUDA") != std::string_view::npos;
}

const ApiRow* row_of(std::string_view name, RocmVersion rocm) {
  const ApiRow* best = nullptr;
  for (const ApiRow* row : find_cuda(name)) {
    if (row->kind == ApiKind::Header) continue;
    if (best == nullptr || (!available(*best, rocm) && available(*row, rocm))) best = row;
  }
  return best;
}

std::vector<std::string> components(std::string_view qualified) {
  std::vector<std::string> parts;
  for (std::size_t at = 0;;) {
    const std::size_t next = qualified.find("::", at);
    parts.emplace_back(qualified.substr(at, next - at));
    if (next == std::string_view::npos) return parts;
    at = next + 2;
  }
}

std::string joined(const std::vector<std::string>& parts, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "" : "::") + parts[i];
  return text;
}

// `a::b::c` as tokens: the first token of each identifier.
std::vector<std::size_t> chain_at(const SourceFile& file, std::size_t index) {
  std::vector<std::size_t> chain{index};
  while (file.spelling(chain.back() + 1) == "::" && chain.back() + 2 < file.tokens().size() &&
         file.tokens()[chain.back() + 2].kind == TokenKind::Identifier)
    chain.push_back(chain.back() + 2);
  return chain;
}

// What `namespace cg = cooperative_groups;` and `using namespace at::cuda;` make of names: aliases of the whole project
// (a header's are known where it is included), and the namespaces that each file uses.
struct NameScopes {
  explicit NameScopes(const RuleContext& context) {
    for (const auto& file : context.files) gather(*file);
  }
  std::map<std::string, std::string, std::less<>> aliases;
  std::map<const SourceFile*, std::vector<std::string>> used;

 private:
  void gather(const SourceFile& file) {
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      if (file.spelling(i) != "namespace") continue;
      const bool alias = file.spelling(i + 2) == "=";
      std::size_t first = alias ? i + 3 : i + 1;
      if (file.spelling(first) == "::") ++first;
      if (first >= file.tokens().size() || (!alias && file.spelling(i - 1) != "using")) continue;
      std::string name;
      for (const std::size_t part : chain_at(file, first))
        name += (name.empty() ? "" : "::") + std::string(file.spelling(part));
      if (alias)
        aliases[std::string(file.spelling(i + 1))] = name;
      else
        used[&file].push_back(name);
    }
  }
};

class ApiNames final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    if (!scopes_) scopes_.emplace(context);
    const NameScopes& scopes = *scopes_;
    const std::set<std::string, std::less<>> pointer_attributes = variables_of_type(file, "cudaPointerAttributes");
    std::set<std::size_t> claimed;  // Tokens that an edit of their call has changed.
    std::set<std::size_t> defined;  // Offsets of names in #define and #undef.
    for (const Directive& directive : file.directives())
      if (directive.keyword == "define" || directive.keyword == "undef") defined.insert(directive.operand_offset);

    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      const Token& token = file.tokens()[i];
      if (token.kind == TokenKind::String) {
        look_into_string(file, i, context, sink);
        continue;
      }
      if (token.kind != TokenKind::Identifier || defined.contains(token.offset) || claimed.contains(i)) continue;
      if (is_member_access(file, i)) {
        rename_member(file, i, pointer_attributes, context, sink);
        continue;
      }
      if (file.spelling(i - 1) == "::" && i >= 2 && continues_chain(file, i - 2)) continue;
      const auto chain = chain_at(file, i);
      if (chain.size() == 1 && file.spelling(i + 1) != "::") {
        unqualified(file, i, scopes, context, sink, claimed);
      } else {
        qualified(file, chain, scopes, context, sink);
      }
    }
  }

 private:
  mutable std::optional<NameScopes> scopes_;  // Of the project, on first use.

  static bool continues_chain(const SourceFile& file, std::size_t before) {
    if (file.spelling(before).ends_with('>')) return true;
    if (file.tokens()[before].kind != TokenKind::Identifier) return false;
    static const std::set<std::string_view> kStatements{"return", "else", "case",  "throw",
                                                        "new",    "do",   "const", "typename"};
    return !kStatements.contains(file.spelling(before));
  }

  static void unqualified(const SourceFile& file, std::size_t index, const NameScopes& scopes,
                          const RuleContext& context, Sink& sink, std::set<std::size_t>& claimed) {
    const std::string_view name = file.spelling(index);
    const NameOrigin origin = context.facts.of(file).origin(file.tokens()[index].offset);
    const ApiRow* row = row_of(name, context.rocm);
    if (row != nullptr && row->kind == ApiKind::Namespace) {
      // `cub` alone is the namespace only in `using namespace cub`, `namespace x = cub` and `namespace cub {`.
      const bool named = file.spelling(index - 1) == "namespace" ||
                         (file.spelling(index - 1) == "=" && index >= 3 && file.spelling(index - 3) == "namespace");
      if (!named) row = nullptr;
    }
    if (row == nullptr) {
      const auto used = scopes.used.find(&file);
      if (used == scopes.used.end()) return;
      for (const std::string& space : used->second) {
        const ApiRow* inside = row_of(space + "::" + std::string(name), context.rocm);
        if (inside == nullptr || origin == NameOrigin::User || stays_in_torch(*inside) ||
            supplied_group_function(*inside))
          continue;
        if (origin != NameOrigin::Cuda && !(looks_like_cuda(name) && is_cuda_name(file, index, context))) continue;
        change(file, {index}, components(inside->cuda), *inside, context, sink);
        return;
      }
      return;
    }
    if (belongs_to_another_rule(*row) || row->hip == name) {
      if (row->hip == name && row->library != "device" && !available(*row, context.rocm) &&
          (origin == NameOrigin::Cuda || looks_like_cuda(name)) && is_cuda_name(file, index, context))
        refuse(file, index, *row, context, sink);
      return;
    }
    if (!is_cuda_name(file, index, context)) return;
    if (origin != NameOrigin::Cuda && row->hip.empty() && !looks_like_cuda(name)) return;
    if (const auto overload = overload_of(file, index, context)) {
      apply(file, index, *overload, sink);
      return;
    }
    change(file, {index}, {std::string(name)}, *row, context, sink);
    compute_type(file, index, sink, claimed);
  }

  // A qualified name: the longest of its prefixes that the tables have decides.
  static void qualified(const SourceFile& file, const std::vector<std::size_t>& chain, const NameScopes& scopes,
                        const RuleContext& context, Sink& sink) {
    std::vector<std::string> names;
    for (const std::size_t index : chain) names.emplace_back(file.spelling(index));
    std::vector<std::string> full = names;
    const auto alias = scopes.aliases.find(names.front());
    const bool aliased = alias != scopes.aliases.end() && alias->second != names.front();
    if (aliased) {
      full = components(alias->second);
      full.insert(full.end(), names.begin() + 1, names.end());
    }
    const std::size_t hidden = full.size() - names.size();  // Components that the alias stands for, less one.
    for (std::size_t length = full.size(); length > hidden; --length) {
      const ApiRow* row = row_of(joined(full, length), context.rocm);
      if (row == nullptr || row->library == "wmma") continue;
      if (stays_in_torch(*row) || supplied_group_function(*row)) return;
      if (row->kind == ApiKind::Namespace && row->hip == row->cuda) return;
      const NameOrigin origin = context.facts.of(file).origin(file.tokens()[chain[length - hidden - 1]].offset);
      if (origin == NameOrigin::User) return;
      if (context.facts.user_names.contains(full.front()) && origin != NameOrigin::Cuda) return;
      const bool unknown_inside = row->kind == ApiKind::Namespace && length < full.size() && row->library == "cub";
      change(file, {chain.begin(), chain.begin() + static_cast<std::ptrdiff_t>(length - hidden)},
             {full.begin(), full.begin() + static_cast<std::ptrdiff_t>(length)}, *row, context, sink, aliased,
             unknown_inside ? full[length] : "");
      return;
    }
    if (names.front() == "cuda" && names.size() > 1 && !context.facts.user_names.contains("cuda") &&
        context.facts.of(file).origin(file.tokens()[chain.front()].offset) != NameOrigin::User)
      sink.say(
          file, file.tokens()[chain.front()].offset, Severity::Manual,
          "cuda::" + names[1] + " is libcu++'s, which has no counterpart in ROCm: libhipcxx is a separate project");
  }

  // `chain` spells the last names of `cuda` (an alias may stand for the first ones).
  static void change(const SourceFile& file, const std::vector<std::size_t>& chain,
                     const std::vector<std::string>& cuda, const ApiRow& row, const RuleContext& context, Sink& sink,
                     bool aliased = false, const std::string& unlisted = "") {
    const std::size_t last = chain.back();
    std::string replacement(row.hip);
    Severity severity = note_is_settled(row) ? Severity::Auto : Severity::Review;
    if (replacement.empty()) replacement = name_in_note(row.note);
    if (replacement.empty() || (!row.hip.empty() && !available(row, context.rocm))) {
      refuse(file, last, row, context, sink);
      return;
    }
    if (row.hip.empty()) severity = Severity::Review;
    std::string message = std::string(row.cuda) + " is " + replacement + " in HIP";
    if (severity == Severity::Review && !row.note.empty() && !row.hip.empty())
      message += " (" + std::string(row.note) + ")";
    if (!unlisted.empty()) {
      severity = Severity::Review;
      message +=
          ", but " + std::string(row.cuda) + "::" + unlisted + " is not among the names known to be in " + replacement;
    }
    const std::vector<std::string> hip = components(replacement);
    if (hip.size() == cuda.size()) {
      bool said = false;
      for (std::size_t i = 0; i < chain.size(); ++i) {
        const std::string& to = hip[hip.size() - chain.size() + i];
        const Token& token = file.tokens()[chain[i]];
        if (file.text(token) == to || (i == 0 && aliased)) continue;
        sink.replace(file, token.offset, token.length, to, severity, said ? "" : message);
        said = true;
      }
      return;
    }
    const std::size_t begin = file.tokens()[chain.front()].offset;
    sink.replace(file, begin, file.tokens()[last].end() - begin, replacement, severity, message);
  }

  static void refuse(const SourceFile& file, std::size_t index, const ApiRow& row, const RuleContext& context,
                     Sink& sink) {
    std::string message(row.cuda);
    std::string suggestion;
    if (row.hip.empty()) {
      message += " has no HIP equivalent";
      if (!row.note.empty() && row.note != "no HIP equivalent") message += ": " + std::string(row.note);
    } else {
      message += " is " + std::string(row.hip) + " in HIP, which ROCm " + context.rocm.text() +
                 " does not have: it exists " +
                 (row.since > context.rocm ? "since ROCm " + row.since.text() : "up to ROCm " + row.until.text());
      suggestion = std::string(row.hip);
    }
    sink.say(file, file.tokens()[index].offset, Severity::Manual, message, suggestion);
  }

  static void apply(const SourceFile& file, std::size_t index, const Overload& overload, Sink& sink) {
    const Token& token = file.tokens()[index];
    if (overload.hip.empty()) {
      sink.say(file, token.offset, Severity::Manual, overload.message, overload.suggestion);
      return;
    }
    sink.replace(file, token.offset, token.length, overload.hip, overload.severity, overload.message);
    if (overload.append_arguments.empty()) return;
    if (const auto call = call_at(file, index))
      sink.replace(file, file.tokens()[call->close].offset, 0, overload.append_arguments, overload.severity, "");
  }

  // "use HIPBLAS_GEMM_DEFAULT": the name, if the note is nothing else.
  static std::string name_in_note(std::string_view note) {
    if (!note.starts_with("use HIP") && !note.starts_with("use hip")) return "";
    const std::string_view name = note.substr(4);
    const bool plain = std::all_of(name.begin(), name.end(),
                                   [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; });
    return plain ? std::string(name) : "";
  }

  // cublasGemmEx takes a cudaDataType as compute type in C++; hipblasGemmEx takes hipblasComputeType_t alone.
  static void compute_type(const SourceFile& file, std::size_t index, Sink& sink, std::set<std::size_t>& claimed) {
    static const std::map<std::string_view, std::size_t> kPosition{
        {"cublasGemmEx", 17}, {"cublasGemmStridedBatchedEx", 21}, {"cublasGemmBatchedEx", 18}};
    static const std::map<std::string_view, std::string_view> kTypes{{"CUDA_R_32F", "HIPBLAS_COMPUTE_32F"},
                                                                     {"CUDA_R_16F", "HIPBLAS_COMPUTE_16F"},
                                                                     {"CUDA_R_64F", "HIPBLAS_COMPUTE_64F"},
                                                                     {"CUDA_R_32I", "HIPBLAS_COMPUTE_32I"}};
    const auto position = kPosition.find(file.spelling(index));
    if (position == kPosition.end()) return;
    const auto call = call_at(file, index);
    if (!call || call->arguments.size() <= position->second) return;
    const TokenRange argument = call->arguments[position->second];
    const auto type = kTypes.find(file.spelling(argument.first));
    if (argument.last != argument.first + 1 || type == kTypes.end()) return;
    const Token& token = file.tokens()[argument.first];
    claimed.insert(argument.first);
    sink.replace(file, token.offset, token.length, std::string(type->second), Severity::Auto,
                 "the compute type of hipBLAS is an enum of its own: " + std::string(type->second));
  }

  static std::set<std::string, std::less<>> variables_of_type(const SourceFile& file, std::string_view type) {
    std::set<std::string, std::less<>> names;
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      if (file.spelling(i) != type) continue;
      std::size_t next = i + 1;
      while (file.spelling(next) == "*" || file.spelling(next) == "&" || file.spelling(next) == "const") ++next;
      for (; next < file.tokens().size() && file.tokens()[next].kind == TokenKind::Identifier; next += 2) {
        names.emplace(file.spelling(next));
        if (file.spelling(next + 1) != ",") break;
      }
    }
    return names;
  }

  static void rename_member(const SourceFile& file, std::size_t index,
                            const std::set<std::string, std::less<>>& attributes, const RuleContext& context,
                            Sink& sink) {
    const std::string_view name = file.spelling(index);
    if ((name != "memoryType" && name != "type") || index < 2) return;
    const bool ours = attributes.contains(file.spelling(index - 2));
    if (!ours) return;
    const std::string_view hip = context.rocm >= kPointerTypeRenamed ? "type" : "memoryType";
    if (name == hip) return;
    const Token& token = file.tokens()[index];
    sink.replace(file, token.offset, token.length, std::string(hip), Severity::Review,
                 "cudaPointerAttributes::" + std::string(name) + " is " + std::string(hip) + " in ROCm " +
                     context.rocm.text() +
                     "; managed and unregistered memory are told apart by other values than CUDA's");
  }

  // Strings are never changed, but these name functions or libraries to be looked up at run time.
  static void look_into_string(const SourceFile& file, std::size_t index, const RuleContext& context, Sink& sink) {
    const std::string_view spelling = file.spelling(index);
    if (spelling.size() < 4 || spelling.front() != '"' || file.tokens()[index].in_directive) return;
    const std::string_view text = spelling.substr(1, spelling.size() - 2);
    const bool library = text.starts_with("libcuda") || text.starts_with("libcublas") || text.starts_with("libcudnn") ||
                         text.starts_with("libnvrtc") || text.starts_with("libcufft") || text.starts_with("nvcuda.dll");
    const ApiRow* row = library ? nullptr : row_of(text, context.rocm);
    if (!library && (row == nullptr || row->kind != ApiKind::Function || row->hip == text)) return;
    static const std::set<std::string_view> kLookups{"dlsym",
                                                     "dlopen",
                                                     "GetProcAddress",
                                                     "cuGetProcAddress",
                                                     "cuGetProcAddress_v2",
                                                     "LoadLibrary",
                                                     "LoadLibraryA",
                                                     "cudaGetDriverEntryPoint",
                                                     "cudaGetDriverEntryPointByVersion"};
    for (std::size_t i = index; i-- > 0 && index - i < 16;) {
      if (file.spelling(i) == ";" || file.spelling(i) == "{" || file.spelling(i) == "}") return;
      if (!kLookups.contains(file.spelling(i))) continue;
      const Token& token = file.tokens()[index];
      if (library)
        sink.say(file, token.offset, Severity::Manual,
                 "\"" + std::string(text) + "\" is loaded by name at run time; ROCm's libraries have other names",
                 "libamdhip64.so");
      else if (row->hip.empty())
        sink.say(file, token.offset, Severity::Manual,
                 std::string(text) + " is looked up by name at run time and has no HIP equivalent");
      else
        sink.say(file, token.offset, Severity::Manual,
                 std::string(text) + " is looked up by name at run time; its HIP name is " + std::string(row->hip),
                 "\"" + std::string(row->hip) + "\"");
      return;
    }
  }
};

}  // namespace

std::unique_ptr<Rule> make_api_names() { return std::make_unique<ApiNames>(); }

}  // namespace anywarp::port
