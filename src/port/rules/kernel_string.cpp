// Kernels in string literals are compiled at run time (NVRTC, `cupy.RawKernel`, `load_inline`). A string is data and is
// never changed: it may be pieced together, hashed or compared. But what is in it is CUDA, and needs the same port.
#include "port/rules/rule.h"
#include "port/rules/support/tokens.h"
#include "port/tables/api_table.h"
#include "port/tables/compat_table.h"

namespace anywarp::port {
namespace {

bool mentions_kernel(std::string_view text) {
  return text.find("__global__ ") != std::string_view::npos || text.find("__device__ ") != std::string_view::npos;
}

// The characters of the literal, escapes as written unless it is raw.
struct Literal {
  std::string_view text;
  bool raw = false;
};

Literal contents(std::string_view spelling) {
  const std::size_t quote = spelling.find('"');
  if (quote == std::string_view::npos || spelling.size() < quote + 2) return {};
  if (quote == 0 || spelling[quote - 1] != 'R') return {spelling.substr(quote + 1, spelling.size() - quote - 2), false};
  const std::size_t open = spelling.find('(', quote), close = spelling.rfind(')');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) return {};
  return {spelling.substr(open + 1, close - open - 1), true};
}

// A word of the code that HIP has not, or under another name, or with another meaning on a wavefront of 64.
std::string first_of_cuda(const std::string& code) {
  const SourceFile file("kernel.cu", code);
  for (std::size_t i = 0; i < file.tokens().size(); ++i) {
    if (file.tokens()[i].kind == TokenKind::String && file.tokens()[i].in_directive) {
      const std::string_view path = file.spelling(i).substr(1, file.spelling(i).size() - 2);
      for (const ApiRow* row : find_cuda(path))
        if (row->kind == ApiKind::Header && row->hip != path) return std::string(path);
    }
    if (file.tokens()[i].kind != TokenKind::Identifier) continue;
    const std::string_view word = file.spelling(i);
    if (word == "asm" || word == "warpSize" || word == "__CUDA_ARCH__" || word.ends_with("_sync") ||
        !find_compat(word).empty())
      return std::string(word);
    for (const ApiRow* row : find_cuda(word))
      if (row->kind != ApiKind::Namespace && row->hip != word && !is_member_access(file, i)) return std::string(word);
  }
  return "";
}

class KernelString final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext&, Sink& sink) const override {
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      if (file.tokens()[i].kind != TokenKind::String) continue;
      // Neighbouring literals are one string.
      const std::size_t first = i;
      std::string code;
      for (; i < file.tokens().size() && file.tokens()[i].kind == TokenKind::String; ++i) {
        const Literal literal = contents(file.spelling(i));
        code += literal.raw ? std::string(literal.text) : unescaped(literal.text);
      }
      --i;
      if (!mentions_kernel(code)) continue;
      const std::string word = first_of_cuda(code);
      if (word.empty()) {
        sink.say(file, file.tokens()[first].offset, Severity::Review,
                 "the kernel in this string is compiled at run time and was not ported; nothing in it is known to "
                 "differ in HIP");
      } else {
        sink.say(file, file.tokens()[first].offset, Severity::Manual,
                 "the kernel in this string is compiled at run time and was not ported; it has CUDA's " + word);
      }
    }
  }

 private:
  static std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '\\' || i + 1 == text.size()) {
        out += text[i];
        continue;
      }
      ++i;
      out += text[i] == 'n' ? '\n' : text[i] == 't' ? '\t' : text[i];
    }
    return out;
  }
};

}  // namespace

std::unique_ptr<Rule> make_kernel_string() { return std::make_unique<KernelString>(); }

}  // namespace anywarp::port
