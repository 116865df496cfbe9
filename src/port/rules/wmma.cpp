// nvcuda::wmma becomes rocWMMA, whose fragments and functions have the same names and arguments (rocWMMA's programmer's
// guide: "portable from nvcuda::wmma"). Names alone are not all: rocWMMA knows the tiles 16x16 and 32x32 only, has no
// saturation, no sub-byte types, tf32 on gfx94x alone, and promises nothing about which matrix element frag.x[i] is.
#include <array>

#include "port/rules/rule.h"
#include "port/rules/support/fragment_uses.h"
#include "port/rules/support/tokens.h"
#include "port/rules/support/warp_analysis.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kCompat = "\"anywarp_compat/wmma.h\"";

// `wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>`: what the tile may be.
std::string shape_problem(long long m, long long n, long long k, std::string_view element) {
  const std::string tile = std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k);
  if ((m == 32 && n == 8) || (m == 8 && n == 32))
    return "rocWMMA has no " + tile + " tiles, only square ones: use 16x16x16 and change the loops over tiles";
  if (m == 16 && n == 16 && k == 16) return {};
  if (m == 16 && n == 16 && k == 8)
    return "a " + tile +
           " tile is tf32, which AMD has on gfx94x only (rocwmma::xfloat32_t); elsewhere convert to half or float";
  if (m == 8 && n == 8 && k == 4)
    return "rocWMMA has no 8x8x4 tiles of double: MFMA multiplies 16x16x4 (gfx90a, gfx94x, gfx950), RDNA none";
  if (m == 8 && n == 8)
    return "rocWMMA has no " + tile + " tiles: 1-bit and 4-bit types (" + std::string(element) + ") have no equivalent";
  return "rocWMMA is not known to have " + tile + " tiles; 16x16x16 is there for every type";
}

class Wmma final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    const WarpAnalysis& analysis = analysis_.of(context);
    const CodeShape& shape = analysis.shape(file);
    includes(file, sink);
    if (!mentions_wmma(file)) {
      check_fragments(file, shape, analysis, sink);
      return;
    }
    names(file, shape, context, sink);
    check_fragments(file, shape, analysis, sink);
    calls(file, sink);
  }

 private:
  static bool mentions_wmma(const SourceFile& file) {
    return file.text().find("wmma") != std::string_view::npos || file.text().find("nvcuda") != std::string_view::npos;
  }

  static void includes(const SourceFile& file, Sink& sink) {
    for (const Directive& directive : file.directives()) {
      if (directive.keyword != "include") continue;
      const std::string_view o = directive.operand;
      if (o == "<mma.h>" || o == "\"mma.h\"" || o == "<crt/mma.h>" || o == "\"crt/mma.h\"") {
        sink.need_include(file, std::string(kCompat));
        sink.remove_line(
            file, directive.offset, Severity::Auto,
            "mma.h is CUDA's; wmma.h of anywarp_compat takes rocWMMA where it is installed, else a subset of it");
      }
    }
  }

  // The namespace names that stand for nvcuda::wmma or nvcuda here.
  struct Aliases {
    std::vector<std::string_view> kept;    ///< `namespace w = nvcuda::wmma;`: stays, and so do its uses.
    std::vector<std::string_view> nvcuda;  ///< `namespace nv = nvcuda;`: nv::wmma is renamed.
    bool declares_wmma = false;            ///< The project's own namespace or class of that name.
  };

  static Aliases aliases(const RuleContext& context) {
    Aliases found;
    for (const auto& file : context.files) {
      for (std::size_t t = 0; t + 4 < file->tokens().size(); ++t) {
        const std::string_view s = file->spelling(t);
        if (s != "namespace" && s != "struct" && s != "class") continue;
        if (s == "namespace" && file->spelling(t + 2) == "=") {
          std::size_t end = t + 3;
          while (end < file->tokens().size() && file->spelling(end) != ";") ++end;
          if (file->spelling(end - 1) == "wmma" || file->spelling(end - 1) == "rocwmma")
            found.kept.push_back(file->spelling(t + 1));
          if (file->spelling(end - 1) == "nvcuda") found.nvcuda.push_back(file->spelling(t + 1));
        } else if (file->spelling(t + 1) == "wmma" && (file->spelling(t + 2) == "{" || file->spelling(t + 2) == ":")) {
          found.declares_wmma = true;
        }
      }
    }
    return found;
  }

  static bool holds(const std::vector<std::string_view>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  }

  static void remove_statement(const SourceFile& file, std::size_t first, std::size_t semicolon, Sink& sink,
                               const std::string& message) {
    const std::size_t begin = file.tokens()[first].offset, end = file.tokens()[semicolon].end();
    const std::string_view text = file.text();
    std::size_t line = begin, tail = end;
    while (line > 0 && text[line - 1] != '\n') --line;
    while (tail < text.size() && text[tail] != '\n') ++tail;
    const bool alone = trim(text.substr(line, begin - line)).empty() && trim(text.substr(end, tail - end)).empty();
    if (alone)
      sink.remove_line(file, begin, Severity::Auto, message);
    else
      sink.replace(file, begin, end - begin, "", Severity::Auto, message);
  }

  void names(const SourceFile& file, const CodeShape& shape, const RuleContext& context, Sink& sink) const {
    const Aliases known = aliases(context);
    const auto& tokens = file.tokens();
    for (std::size_t t = 0; t < tokens.size(); ++t) {
      if (!shape.is_identifier(t) || is_member_access(file, t)) continue;
      const std::string_view s = file.spelling(t);
      if (s == "nvcuda" || holds(known.nvcuda, s)) {
        if (context.facts.of(file).origin(tokens[t].offset) == NameOrigin::User && s == "nvcuda") continue;
        const bool directive = t >= 2 && file.spelling(t - 1) == "namespace" && file.spelling(t - 2) == "using";
        const bool alias = t >= 3 && file.spelling(t - 1) == "=" && file.spelling(t - 3) == "namespace";
        if ((directive || alias) && file.spelling(t + 1) == ";") {
          remove_statement(file, directive ? t - 2 : t - 3, t + 1, sink,
                           "nvcuda is not there on AMD; its names are written rocwmma:: where they are used");
        } else if (file.spelling(t + 1) == "::" && file.spelling(t + 2) == "wmma") {
          rename(file, t, t + 2, sink);
          t += 2;
        } else if (s == "nvcuda" && (file.spelling(t + 1) == "::" || file.spelling(t + 1) == ";")) {
          sink.say(file, tokens[t].offset, Severity::Manual, "only nvcuda::wmma has a counterpart on AMD (rocwmma)");
        }
        continue;
      }
      if (s != "wmma" || file.spelling(t + 1) != "::" || holds(known.kept, s)) continue;
      const NameOrigin origin = context.facts.of(file).origin(tokens[t].offset);
      const std::string qualifier = qualifier_of(file, t);
      if (origin == NameOrigin::User || !qualifier.empty()) continue;
      if (origin == NameOrigin::Unknown && known.declares_wmma) {
        sink.say(file, tokens[t].offset, Severity::Manual,
                 "the project has its own wmma and no parse reached this place: write rocwmma:: if nvcuda's is meant");
        continue;
      }
      rename(file, t, t, sink);
    }
  }

  // `nvcuda::wmma` or `wmma`, up to token `last`; what follows may have no counterpart.
  static void rename(const SourceFile& file, std::size_t first, std::size_t last, Sink& sink) {
    const std::size_t begin = file.tokens()[first].offset;
    const std::string_view member = file.spelling(last + 1) == "::" ? file.spelling(last + 2) : std::string_view();
    if (member == "experimental" || member == "bmma_sync" || member.starts_with("bmmaBitOp")) {
      sink.say(file, begin, Severity::Manual,
               "1-bit and 4-bit matrices (experimental::precision, bmma_sync) have no equivalent on AMD");
      return;
    }
    if (member == "precision" && file.spelling(last + 4) == "tf32") {
      sink.replace(file, begin, file.tokens()[last + 4].end() - begin, "rocwmma::xfloat32_t", Severity::Review,
                   "tf32 is rocWMMA's xfloat32_t, which gfx94x alone has; the tile is 16x16x8 there too");
      return;
    }
    if (member == "__float_to_tf32") {
      sink.say(file, begin, Severity::Manual,
               "rocWMMA rounds when a float becomes an xfloat32_t: assign rocwmma::xfloat32_t(x), on gfx94x only");
      return;
    }
    sink.replace(file, begin, file.tokens()[last].end() - begin, "rocwmma", Severity::Auto,
                 "nvcuda::wmma becomes rocWMMA: the same fragments and functions, by AMD's matrix instructions");
  }

  static void check_fragments(const SourceFile& file, const CodeShape& shape, const WarpAnalysis& analysis,
                              Sink& sink) {
    for (std::size_t t = 0; t < file.tokens().size(); ++t) {
      if (file.spelling(t) != "fragment" || file.spelling(t + 1) != "<" || is_member_access(file, t)) continue;
      const std::size_t close = shape.template_close(t + 1);
      if (close == kNoToken) continue;
      const std::vector<TokenRange> arguments = split_arguments(file, t + 1, close);
      if (arguments.size() < 5) continue;
      std::array<std::optional<long long>, 3> size;
      for (std::size_t i = 0; i < 3; ++i) size[i] = analysis.constants().evaluate(shape, arguments[i + 1]);
      const std::string element = compact_text(file, arguments[4]);
      if (element.find("tf32") == std::string::npos && element.find("xfloat32") == std::string::npos && size[0] &&
          size[1] && size[2]) {
        const std::string problem = shape_problem(*size[0], *size[1], *size[2], element);
        if (!problem.empty() && !from_hip(file, t)) sink.say(file, file.tokens()[t].offset, Severity::Manual, problem);
      }
      if (element == "unsigned char" || element == "uint8_t" || element == "std::uint8_t")
        sink.say(file, file.tokens()[arguments[4].first].offset, Severity::Manual,
                 "rocWMMA multiplies signed 8-bit integers only, not unsigned ones");
    }
    check_element_access(shape, analysis.constants(), sink);
  }

  // rocwmma::fragment was chosen by someone who knew the library.
  static bool from_hip(const SourceFile& file, std::size_t token) {
    return token >= 2 && file.spelling(token - 1) == "::" && file.spelling(token - 2) == "rocwmma";
  }

  static void calls(const SourceFile& file, Sink& sink) {
    for (std::size_t t = 0; t < file.tokens().size(); ++t) {
      if (file.spelling(t) != "mma_sync" || is_member_access(file, t)) continue;
      const auto call = call_at(file, t);
      if (!call || call->arguments.size() != 5) continue;
      const TokenRange saturate = call->arguments[4];
      if (text_of(file, saturate) == "false") {
        const std::size_t begin = file.tokens()[call->arguments[3].last - 1].end();
        sink.replace(file, begin, file.tokens()[saturate.last - 1].end() - begin, "", Severity::Auto,
                     "rocWMMA's mma_sync has no argument for saturation; false is what it does");
      } else {
        sink.say(file, file.tokens()[saturate.first].offset, Severity::Manual,
                 "rocWMMA's mma_sync cannot saturate: clamp the result, or drop the argument if it cannot overflow");
      }
    }
  }

  SharedWarpAnalysis analysis_;
};

}  // namespace

std::unique_ptr<Rule> make_wmma() { return std::make_unique<Wmma>(); }

}  // namespace anywarp::port
