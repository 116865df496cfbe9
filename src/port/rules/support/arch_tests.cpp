#include "port/rules/support/arch_tests.h"

#include <algorithm>
#include <map>
#include <set>

#include "port/rules/support/conditions.h"
#include "port/rules/support/ptx.h"

namespace anywarp::port {
namespace {

// AMD's device code is taken for as new as this: what Hopper has and AMD lacks is PTX, which is looked at branch by
// branch; what came after is not expected.
constexpr long long kArch = 900;
constexpr std::string_view kDevice = "defined(__HIP_DEVICE_COMPILE__)";

// HIP's interface mirrors CUDA 12's; CUDA 13 changed signatures (cudaMemAdvise, cudaMemPrefetchAsync) that HIP kept.
const std::map<std::string_view, std::string_view>& version_values() {
  static const std::map<std::string_view, std::string_view> kValues{
      {"CUDART_VERSION", "12090"},    {"CUDA_VERSION", "12090"},     {"__CUDA_API_VERSION", "12090"},
      {"__CUDACC_VER_MAJOR__", "12"}, {"__CUDACC_VER_MINOR__", "9"}, {"__CUDACC_VER_BUILD__", "0"}};
  return kValues;
}

const std::map<std::string_view, std::string_view>& defined_names() {
  static const std::map<std::string_view, std::string_view> kNames{{"__CUDA_ARCH__", "__HIP_DEVICE_COMPILE__"},
                                                                   {"__CUDACC__", "__HIPCC__"},
                                                                   {"__NVCC__", "__HIPCC__"},
                                                                   {"__CUDA__", "__HIP__"},
                                                                   {"CUDART_VERSION", "HIP_VERSION"},
                                                                   {"CUDA_VERSION", "HIP_VERSION"},
                                                                   {"__CUDACC_VER_MAJOR__", "__HIPCC__"},
                                                                   {"__CUDACC_VER_MINOR__", "__HIPCC__"},
                                                                   {"__CUDACC_RTC__", "__HIPCC_RTC__"},
                                                                   {"__CUDACC_EXTENDED_LAMBDA__", "__HIPCC__"},
                                                                   {"__CUDACC_RELAXED_CONSTEXPR__", "__HIPCC__"}};
  return kNames;
}

bool names_hip(std::string_view name) {
  return name.find("HIP") != std::string_view::npos || name.find("ROCM") != std::string_view::npos ||
         name.find("ROCm") != std::string_view::npos;
}

// In a branch that asks for HIP, HIP's and ROCm's macros are taken for defined.
std::optional<MacroValue> as_hip(std::string_view name) {
  if (const auto known = hip_device_macro(name)) return known;
  if (names_hip(name) && name.find("NVIDIA") == std::string_view::npos &&
      name.find("VERSION") == std::string_view::npos)
    return MacroValue{true, 1};
  return std::nullopt;
}

bool is_condition(std::string_view keyword) { return keyword == "if" || keyword == "elif"; }
bool is_defined_test(std::string_view keyword) {
  return keyword == "ifdef" || keyword == "ifndef" || keyword == "elifdef" || keyword == "elifndef";
}

bool compare(long long left, std::string_view op, long long right) {
  if (op == ">=") return left >= right;
  if (op == ">") return left > right;
  if (op == "<=") return left <= right;
  if (op == "<") return left < right;
  if (op == "==") return left == right;
  return left != right;
}

bool is_comparison(std::string_view op) {
  return op == ">=" || op == ">" || op == "<=" || op == "<" || op == "==" || op == "!=";
}

std::string_view mirrored(std::string_view op) {
  if (op == ">=") return "<=";
  if (op == "<=") return ">=";
  if (op == ">") return "<";
  if (op == "<") return ">";
  return op;
}

struct Comparison {
  std::size_t first, last;  // Tokens.
  std::string_view op;      // As if __CUDA_ARCH__ stood on the left.
  long long number;
};

// `__CUDA_ARCH__ >= 800` or `800 <= __CUDA_ARCH__` around the name at `index`.
std::optional<Comparison> comparison_at(const SourceFile& file, std::size_t index) {
  if (is_comparison(file.spelling(index + 1)) && index + 2 < file.tokens().size() &&
      file.tokens()[index + 2].kind == TokenKind::Number) {
    if (const auto number = integer_literal(file.spelling(index + 2)))
      return Comparison{index, index + 3, file.spelling(index + 1), static_cast<long long>(*number)};
  }
  if (index >= 2 && is_comparison(file.spelling(index - 1)) && file.tokens()[index - 2].kind == TokenKind::Number) {
    if (const auto number = integer_literal(file.spelling(index - 2)))
      return Comparison{index - 2, index + 1, mirrored(file.spelling(index - 1)), static_cast<long long>(*number)};
  }
  return std::nullopt;
}

bool on_device(const Comparison& test) {
  // Equality asks for one NVIDIA chip, which no AMD device is.
  if (test.op == "==") return false;
  if (test.op == "!=") return true;
  return compare(kArch, test.op, test.number);
}

std::string noted(std::string_view value, std::string_view original) {
  return std::string(value) + " /* " + std::string(original) + " */";
}

// True if the branch can stand in for a newer one: it has code, none of it PTX, and it does not just complain.
bool does_the_work(const SourceFile& file, const Branch& branch) {
  static const std::set<std::string_view> kComplaints{
      "__trap",         "trap",   "assert", "static_assert", "printf", "abort", "CUTE_INVALID_CONTROL_PATH",
      "NO_DEVICE_CODE", "__brkpt"};
  bool code = false;
  for (std::size_t i = branch.body.first; i < branch.body.last; ++i) {
    if (file.spelling(i) == "#" && file.spelling(i + 1) == "error") return false;
    if (file.tokens()[i].in_directive) continue;
    if (kComplaints.contains(file.spelling(i))) return false;
    if (asm_at(file, i)) return false;
    if (file.spelling(i) == ";") code = true;
  }
  return code;
}

// True if the branch has PTX that does not port for sure.
bool needs_ptx(const SourceFile& file, const Branch& branch) {
  for (std::size_t i = branch.body.first; i < branch.body.last; ++i) {
    const auto statement = asm_at(file, i);
    if (!statement) continue;
    const PtxVerdict verdict = port_asm(file, *statement).verdict;
    if (verdict == PtxVerdict::Look || verdict == PtxVerdict::Refused) return true;
  }
  return false;
}

}  // namespace

ArchTests::ArchTests(const SourceFile& file) : file_(file), conditionals_(file) {
  for (std::size_t i = 0; i < file.directives().size(); ++i) look_at_directive(i);
  look_at_code();
  find_off_branches();
}

void ArchTests::add(std::size_t first, std::size_t last, std::string text, Severity severity, std::string message) {
  const std::size_t begin = file_.tokens()[first].offset;
  edits_.push_back({begin, file_.tokens()[last - 1].end() - begin, std::move(text), severity, std::move(message), ""});
  consumed_.push_back({first, last});
}

bool ArchTests::consumed(std::size_t token) const {
  return std::any_of(consumed_.begin(), consumed_.end(),
                     [&](const Consumed& range) { return range.first <= token && token < range.last; });
}

// The chain asks for HIP somewhere: its author has decided.
bool ArchTests::written_for_both(std::size_t directive) const {
  const auto mentions_hip = [&](std::size_t index) {
    const Directive& line = file_.directives()[index];
    for (std::size_t i = line.first_token + 2; i < line.last_token; ++i)
      if (file_.tokens()[i].kind == TokenKind::Identifier && names_hip(file_.spelling(i))) return true;
    return false;
  };
  for (const Chain& chain : conditionals_.chains) {
    bool ours = false;
    bool both = false;
    for (const std::size_t branch : chain.branches) {
      ours = ours || conditionals_.branches[branch].directive == directive;
      both = both || mentions_hip(conditionals_.branches[branch].directive);
    }
    if (ours) return both;
  }
  return false;
}

// A branch that its author switched off for HIP: `#ifndef USE_ROCM`, the `#else` of `#ifdef __HIPCC__`.
bool ArchTests::in_dead_branch(std::optional<std::size_t> branch) const {
  for (; branch; branch = conditionals_.chains[conditionals_.branches[*branch].chain].outer) {
    const Chain& chain = conditionals_.chains[conditionals_.branches[*branch].chain];
    if (!written_for_both(conditionals_.branches[*branch].directive)) continue;
    for (const std::size_t other : chain.branches) {
      const Directive& line = file_.directives()[conditionals_.branches[other].directive];
      std::optional<long long> value = 1;
      const std::string_view rest = file_.text_view(line.offset, line.end);
      if (is_condition(line.keyword))
        value = evaluate_condition(rest.substr(rest.find(line.keyword) + line.keyword.size()), as_hip);
      else if (is_defined_test(line.keyword)) {
        const auto known = as_hip(line.operand);
        value = known ? std::optional<long long>(known->defined != line.keyword.ends_with("ndef")) : std::nullopt;
      }
      if (other == *branch) {
        if (value && !*value) return true;
        break;
      }
      if (value && *value) return true;
    }
  }
  return false;
}

// The branch that the newer architecture takes is PTX without a sure counterpart, and the older one does the work in
// C++.
bool ArchTests::prefer_old(std::size_t directive, bool is_newer_test) const {
  for (const Chain& chain : conditionals_.chains) {
    for (std::size_t i = 0; i < chain.branches.size(); ++i) {
      const Branch& branch = conditionals_.branches[chain.branches[i]];
      if (branch.directive != directive) continue;
      if (is_newer_test) {
        if (!needs_ptx(file_, branch)) return false;
        for (std::size_t j = i + 1; j < chain.branches.size(); ++j)
          if (does_the_work(file_, conditionals_.branches[chain.branches[j]])) return true;
        return false;
      }
      if (!does_the_work(file_, branch)) return false;
      for (std::size_t j = i + 1; j < chain.branches.size(); ++j)
        if (needs_ptx(file_, conditionals_.branches[chain.branches[j]])) return true;
      return false;
    }
  }
  return false;
}

// A branch of the chain defines its own atomicAdd: true if for a type that HIP's atomicAdd has too (then the definition
// must be off on host and device alike), false if for one that HIP lacks.
std::optional<bool> ArchTests::own_atomic(std::size_t directive) const {
  for (const Chain& chain : conditionals_.chains) {
    bool ours = false;
    for (const std::size_t index : chain.branches) ours = ours || conditionals_.branches[index].directive == directive;
    if (!ours) continue;
    for (const std::size_t index : chain.branches) {
      const TokenRange body = conditionals_.branches[index].body;
      for (std::size_t i = body.first + 1; i < body.last; ++i) {
        if (!file_.spelling(i).starts_with("atomicAdd") || file_.spelling(i + 1) != "(") continue;
        const Token& before = file_.tokens()[i - 1];
        if (before.kind != TokenKind::Identifier || file_.text(before) == "return") continue;
        const auto call = call_at(file_, i);
        if (!call || call->arguments.empty() || file_.spelling(call->close + 1) != "{") continue;
        if (file_.spelling(i) != "atomicAdd") return false;
        return mentions(file_, call->arguments[0], "double") || mentions(file_, call->arguments[0], "float");
      }
    }
  }
  return std::nullopt;
}

void ArchTests::look_at_directive(std::size_t index) {
  const Directive& line = file_.directives()[index];
  const bool tests = is_condition(line.keyword) || is_defined_test(line.keyword);
  if (!tests && line.keyword != "define") return;
  if (tests && written_for_both(index)) return;
  if (in_dead_branch(conditionals_.branch_of_directive[index])) return;
  if (is_defined_test(line.keyword)) {
    const auto name = defined_names().find(line.operand);
    if (name == defined_names().end()) return;
    const std::size_t token = line.first_token + 2;
    add(token, token + 1, std::string(name->second), Severity::Auto,
        std::string(line.operand) + " is not defined on HIP: " + std::string(name->second) + " is");
    return;
  }
  look_at_condition(index);
}

void ArchTests::look_at_condition(std::size_t index) {
  const Directive& line = file_.directives()[index];
  const bool is_macro = line.keyword == "define";
  const std::size_t begin = line.first_token + (is_macro ? 3 : 2);
  // Comparisons first: they may swallow the `defined(__CUDA_ARCH__) &&` before them.
  for (std::size_t i = begin; !is_macro && i < line.last_token; ++i) {
    if (file_.spelling(i) != "__CUDA_ARCH__") continue;
    auto test = comparison_at(file_, i);
    if (!test || test->last > line.last_token) continue;
    bool device = on_device(*test);
    bool host = compare(0, test->op, test->number);
    std::string why = "__CUDA_ARCH__ is not defined on HIP";
    const bool newer = test->op == ">=" || test->op == ">";
    const bool older = test->op == "<" || test->op == "<=";
    const auto covered = newer || older ? own_atomic(index) : std::nullopt;
    if (covered) {
      device = host = newer == *covered;
      why = *covered ? "HIP has this atomicAdd on every device" : "HIP has no such atomicAdd, so the own one stays";
    } else if ((newer && device && prefer_old(index, true)) || (older && !device && prefer_old(index, false))) {
      device = !device;
      if (newer) host = false;
      why = "the newer branch is PTX that AMD does not have, so the older one is taken";
    } else if (newer || older) {
      why += ": AMD devices take the branch of " + std::string(device == newer ? "the newer" : "the older") +
             " architectures";
    } else {
      why += ", and no AMD device is NVIDIA's compute capability " + std::to_string(test->number);
    }
    std::size_t first = test->first;
    std::size_t last = test->last;
    if (file_.spelling(first - 1) == "(" && file_.spelling(last) == ")" && file_.spelling(first - 2) != "defined") {
      --first;
      ++last;
    }
    const std::string_view joint = file_.spelling(first - 1);
    const bool guarded = first >= begin + 5 && file_.spelling(first - 2) == ")" &&
                         file_.spelling(first - 3) == "__CUDA_ARCH__" && file_.spelling(first - 4) == "(" &&
                         file_.spelling(first - 5) == "defined";
    const bool negated = guarded && first >= begin + 6 && file_.spelling(first - 6) == "!";
    if (guarded && !negated && joint == "&&") {
      first -= 5;
      host = covered && host;
    } else if (negated && joint == "||" && file_.spelling(first - 7) != "&&" && file_.spelling(last) != "&&") {
      first -= 6;
      host = !covered || host;
    } else {
      first = test->first;
      last = test->last;
    }
    const std::string_view original = text_of(file_, {first, last});
    std::string text =
        device == host ? noted(device ? "1" : "0", original) : (device ? "" : "!") + std::string(kDevice);
    add(first, last, std::move(text), Severity::Review, why);
  }
  for (std::size_t i = begin; i < line.last_token; ++i) {
    if (file_.tokens()[i].kind != TokenKind::Identifier || consumed(i)) continue;
    const std::string_view name = file_.spelling(i);
    const bool asked =
        file_.spelling(i - 1) == "defined" || (file_.spelling(i - 1) == "(" && file_.spelling(i - 2) == "defined");
    const auto renamed = defined_names().find(name);
    const auto version = version_values().find(name);
    if (asked) {
      if (renamed == defined_names().end()) continue;
      add(i, i + 1, std::string(renamed->second), Severity::Auto,
          std::string(name) + " is not defined on HIP: " + std::string(renamed->second) + " is");
    } else if (version != version_values().end()) {
      add(i, i + 1, noted(version->second, name), Severity::Review,
          std::string(name) + " is not defined on HIP, where a comparison would take the oldest branch: taken for " +
              std::string(version->second) + ", as HIP mirrors CUDA 12");
    } else if (name == "__CUDA_ARCH__") {
      const std::string_view next = i + 1 < line.last_token ? file_.spelling(i + 1) : "";
      const bool bare = !is_macro && (next.empty() || next == "&&" || next == "||" || next == ")") &&
                        (i == begin || file_.spelling(i - 1) == "&&" || file_.spelling(i - 1) == "||" ||
                         file_.spelling(i - 1) == "(" || file_.spelling(i - 1) == "!");
      if (bare)
        add(i, i + 1, "__HIP_DEVICE_COMPILE__", Severity::Auto,
            "__CUDA_ARCH__ is not defined on HIP: __HIP_DEVICE_COMPILE__ is");
      else
        add(i, i + 1, "(__HIP_DEVICE_COMPILE__ * " + std::to_string(kArch) + ")", Severity::Review,
            "__CUDA_ARCH__ is not defined on HIP: taken for " + std::to_string(kArch) + " on AMD devices");
    } else if (renamed != defined_names().end()) {
      add(i, i + 1, std::string(renamed->second), Severity::Auto,
          std::string(name) + " is not defined on HIP: " + std::string(renamed->second) + " is");
    }
  }
}

void ArchTests::look_at_code() {
  for (std::size_t i = 0; i < file_.tokens().size(); ++i) {
    const Token& token = file_.tokens()[i];
    if (token.in_directive || token.kind != TokenKind::Identifier) continue;
    const std::string_view name = file_.text(token);
    const bool arch = name == "__CUDA_ARCH__";
    const auto version = version_values().find(name);
    if (!arch && version == version_values().end()) continue;
    if (in_dead_branch(conditionals_.branch_of_token(i))) continue;
    const auto test = comparison_at(file_, i);
    if (arch && test) {
      add(test->first, test->last,
          noted(on_device(*test) ? "true" : "false", text_of(file_, {test->first, test->last})), Severity::Review,
          "__CUDA_ARCH__ is not defined on HIP: AMD devices are taken for new ones");
    } else if (arch) {
      edits_.push_back({token.offset, 0, "", Severity::Manual,
                        "__CUDA_ARCH__ has no number on HIP: decide by feature, or by the __gfx…__ macro of the device",
                        "__HIP_DEVICE_COMPILE__"});
    } else if (test) {
      add(i, i + 1, noted(version->second, name), Severity::Review,
          std::string(name) + " is not defined on HIP: taken for " + std::string(version->second) +
              ", as HIP mirrors CUDA 12");
    } else if (name == "CUDART_VERSION" || name == "CUDA_VERSION") {
      add(i, i + 1, "HIP_VERSION", Severity::Review,
          std::string(name) + " is HIP_VERSION, which counts major*10000000 + minor*100000 + patch");
    } else {
      edits_.push_back({token.offset, 0, "", Severity::Manual,
                        std::string(name) + " is nvcc's version, which HIP does not have", ""});
    }
  }
}

std::string ArchTests::condition_after(std::size_t index) const {
  const Directive& line = file_.directives()[index];
  std::size_t at = file_.tokens()[line.first_token + 1].end();
  std::string text;
  std::vector<const ArchEdit*> inside;
  for (const ArchEdit& edit : edits_)
    if (edit.length > 0 && edit.offset >= at && edit.offset < line.end) inside.push_back(&edit);
  std::sort(inside.begin(), inside.end(), [](const ArchEdit* a, const ArchEdit* b) { return a->offset < b->offset; });
  for (const ArchEdit* edit : inside) {
    text += file_.text_view(at, edit->offset);
    text += edit->text;
    at = edit->offset + edit->length;
  }
  text += file_.text_view(at, line.end);
  return text;
}

void ArchTests::find_off_branches() {
  off_.assign(conditionals_.branches.size(), false);
  for (const Chain& chain : conditionals_.chains) {
    bool taken = false;
    for (const std::size_t index : chain.branches) {
      const Directive& line = file_.directives()[conditionals_.branches[index].directive];
      std::optional<long long> value = 1;
      if (is_condition(line.keyword)) {
        value = evaluate_condition(condition_after(conditionals_.branches[index].directive), as_hip);
      } else if (is_defined_test(line.keyword)) {
        const auto known = as_hip(std::string(trim(condition_after(conditionals_.branches[index].directive))));
        value = known ? std::optional<long long>(known->defined != line.keyword.ends_with("ndef")) : std::nullopt;
      }
      off_[index] = taken || (value && !*value) || (chain.outer && off_[*chain.outer]);
      taken = taken || (value && *value);
    }
  }
}

bool ArchTests::off_on_hip(std::size_t token) const {
  const auto branch = conditionals_.branch_of_token(token);
  return branch && off_[*branch];
}

}  // namespace anywarp::port
