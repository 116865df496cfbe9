// AMD has 64 KiB of LDS for one block (160 KiB on gfx950; include/anywarp/target.h), where NVIDIA has up to 227 KiB. A
// launch that asks for more fails at run time with hipErrorInvalidValue or later, and compiles without a word. Sizes
// that the compiler can know are evaluated here: attribute values, the third launch argument, `__shared__` arrays of
// each kernel. The opt-in above 48 KiB itself does no harm: hipFuncSetAttribute accepts it.
#include <algorithm>
#include <map>
#include <set>

#include "anywarp/target.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "port/launches.h"
#include "port/rules/rule.h"
#include "port/rules/support/conditions.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

constexpr std::size_t kCommonLds = 64 * 1024;
constexpr std::string_view kAttribute = "cudaFuncAttributeMaxDynamicSharedMemorySize";

// "gfx90a and gfx942 have 65536", for the targets that are too small; empty if all have enough.
std::string too_small(std::size_t bytes, const PortOptions& options) {
  std::map<std::size_t, std::vector<std::string_view>> small;
  for (const Target& target : kTargets) {
    const bool asked = options.targets.empty() ||
                       std::find(options.targets.begin(), options.targets.end(), target.name) != options.targets.end();
    if (target.vendor == Vendor::Amd && asked && target.lds_bytes < bytes)
      small[target.lds_bytes].push_back(target.name);
  }
  std::string text;
  for (const auto& [limit, names] : small) {
    if (!text.empty()) text += "; ";
    for (std::size_t i = 0; i < names.size(); ++i)
      text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + std::string(names[i]);
    text += (names.size() == 1 ? " has " : " have ") + std::to_string(limit);
  }
  return text;
}

std::string over(std::string_view what, std::size_t bytes, const std::string& small) {
  return std::string(what) + " needs " + std::to_string(bytes) + " bytes of shared memory a block: " + small +
         "; take smaller tiles";
}

// Constant, or a local variable that starts as one.
std::optional<std::size_t> constant(const clang::Expr* expression, const clang::ASTContext& context) {
  if (expression == nullptr || expression->isValueDependent() || expression->isTypeDependent()) return std::nullopt;
  clang::Expr::EvalResult result;
  if (expression->EvaluateAsInt(result, context)) {
    const llvm::APSInt value = result.Val.getInt();
    if (value.isNegative()) return std::nullopt;
    return static_cast<std::size_t>(value.getZExtValue());
  }
  if (const auto* reference = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts()))
    if (const auto* variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl()))
      if (variable->isLocalVarDecl() && variable->hasInit()) return constant(variable->getInit(), context);
  return std::nullopt;
}

// The `__shared__` arrays that stand in one function's body.
class SharedBytes : public clang::RecursiveASTVisitor<SharedBytes> {
 public:
  explicit SharedBytes(const clang::ASTContext& context) : context_(context) {}
  bool VisitVarDecl(clang::VarDecl* variable) {
    if (!variable->hasAttr<clang::CUDASharedAttr>() || variable->hasExternalStorage()) return true;
    const clang::QualType type = variable->getType();
    if (!type->isDependentType() && !type->isIncompleteType())
      bytes += static_cast<std::size_t>(context_.getTypeSizeInChars(type).getQuantity());
    return true;
  }
  std::size_t bytes = 0;

 private:
  const clang::ASTContext& context_;
};

class Visitor : public clang::RecursiveASTVisitor<Visitor> {
 public:
  Visitor(const AstUnit& unit, const RuleContext& context, Sink& sink) : unit_(unit), context_(context), sink_(sink) {}
  bool shouldVisitTemplateInstantiations() const { return true; }

  bool VisitFunctionDecl(clang::FunctionDecl* function) {
    if (!function->hasAttr<clang::CUDAGlobalAttr>() || !function->doesThisDeclarationHaveABody()) return true;
    report(function->getLocation(), "kernel " + function->getNameAsString(), shared_bytes(function));
    return true;
  }

  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr* call) {
    const clang::CallExpr* config = call->getConfig();
    if (config == nullptr || config->getNumArgs() < 3) return true;
    const auto dynamic = constant(config->getArg(2), unit_.context());
    if (!dynamic || *dynamic == 0) return true;
    const std::size_t fixed = shared_bytes(call->getDirectCallee());
    report(call->getBeginLoc(), "this launch", *dynamic + fixed);
    return true;
  }

  bool VisitCallExpr(clang::CallExpr* call) {
    const clang::FunctionDecl* callee = call->getDirectCallee();
    if (callee == nullptr || callee->getNameAsString() != "cudaFuncSetAttribute" || call->getNumArgs() < 3) return true;
    const auto* attribute = llvm::dyn_cast<clang::DeclRefExpr>(call->getArg(1)->IgnoreParenImpCasts());
    if (attribute == nullptr || attribute->getDecl()->getNameAsString() != kAttribute) return true;
    const clang::Expr* value = call->getArg(2);
    if (value->isValueDependent()) return true;  // Its instantiations are looked at.
    if (const auto bytes = constant(value, unit_.context())) {
      report(call->getArg(1)->getExprLoc(), "the kernel", *bytes);
    } else if (const auto place = unit_.place(call->getArg(1)->getExprLoc())) {
      sink_.say(
          *place->file, place->offset, Severity::Review,
          "how much shared memory this asks for is known at run time only: most AMD devices have 65536 bytes a block");
    }
    return true;
  }

 private:
  std::size_t shared_bytes(const clang::FunctionDecl* function) {
    if (function == nullptr) return 0;
    const clang::FunctionDecl* definition = function->getDefinition();
    if (definition == nullptr || definition->isDependentContext()) return 0;
    SharedBytes counter(unit_.context());
    counter.TraverseStmt(definition->getBody());
    return counter.bytes;
  }

  void report(clang::SourceLocation location, std::string_view what, std::size_t bytes) {
    if (bytes <= kCommonLds) return;
    const std::string small = too_small(bytes, context_.options);
    const auto place = unit_.place(location);
    if (!small.empty() && place) sink_.say(*place->file, place->offset, Severity::Manual, over(what, bytes, small));
  }

  const AstUnit& unit_;
  const RuleContext& context_;
  Sink& sink_;
};

class LdsLimit final : public Rule {
 public:
  void on_ast(const AstUnit& unit, const RuleContext& context, Sink& sink) const override {
    Visitor(unit, context, sink).TraverseDecl(unit.context().getTranslationUnitDecl());
  }

  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      carveout(file, i, context, sink);
      if (file.spelling(i) == "cudaFuncSetAttribute") unparsed_attribute(file, i, context, sink);
    }
    for (const Launch& launch : launches_of(file)) unparsed_launch(file, launch, context, sink);
  }

 private:
  // CUDA names three percentages; HIP takes the number.
  static void carveout(const SourceFile& file, std::size_t index, const RuleContext& context, Sink& sink) {
    static const std::map<std::string_view, std::string_view> kPercent{{"cudaSharedmemCarveoutDefault", "-1"},
                                                                       {"cudaSharedmemCarveoutMaxShared", "100"},
                                                                       {"cudaSharedmemCarveoutMaxL1", "0"}};
    const auto percent = kPercent.find(file.spelling(index));
    if (percent == kPercent.end() || !is_cuda_name(file, index, context)) return;
    const Token& token = file.tokens()[index];
    sink.replace(file, token.offset, token.length, std::string(percent->second), Severity::Auto,
                 std::string(percent->first) + " has no name in HIP: it is the percentage " +
                     std::string(percent->second) + ", a hint without effect on AMD");
  }

  // True if no parse reached the name at `index`.
  static bool unparsed(const SourceFile& file, std::size_t index, const RuleContext& context) {
    return context.facts.of(file).origin(file.tokens()[index].offset) == NameOrigin::Unknown;
  }

  static void say_if_over(const SourceFile& file, std::size_t offset, std::string_view what, TokenRange value,
                          const RuleContext& context, Sink& sink) {
    const auto bytes = evaluate_condition(text_of(file, value), [](std::string_view) { return std::nullopt; });
    if (!bytes || *bytes <= static_cast<long long>(kCommonLds)) return;
    const auto size = static_cast<std::size_t>(*bytes);
    const std::string small = too_small(size, context.options);
    if (!small.empty()) sink.say(file, offset, Severity::Manual, over(what, size, small));
  }

  static void unparsed_attribute(const SourceFile& file, std::size_t index, const RuleContext& context, Sink& sink) {
    if (!unparsed(file, index, context) || !is_cuda_name(file, index, context)) return;
    const auto call = call_at(file, index);
    if (!call || call->arguments.size() < 3 || !mentions(file, call->arguments[1], kAttribute)) return;
    say_if_over(file, file.tokens()[call->arguments[1].first].offset, "the kernel", call->arguments[2], context, sink);
  }

  static void unparsed_launch(const SourceFile& file, const Launch& launch, const RuleContext& context, Sink& sink) {
    if (launch.arguments.size() < 3 || launch.open.first == 0) return;
    std::size_t kernel = launch.open.first - 1;
    if (file.spelling(kernel).ends_with('>'))
      for (std::size_t i = kernel; i-- > 0 && kernel - i < 64;)
        if (file.spelling(i) == "<" && matching_angle(file, i) == kernel) {
          kernel = i - 1;
          break;
        }
    if (!unparsed(file, kernel, context)) return;
    say_if_over(file, file.tokens()[kernel].offset, "this launch", launch.arguments[2], context, sink);
  }
};

}  // namespace

std::unique_ptr<Rule> make_lds_limit() { return std::make_unique<LdsLimit>(); }

}  // namespace anywarp::port
