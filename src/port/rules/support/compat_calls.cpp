#include "port/rules/support/compat_calls.h"

#include <algorithm>
#include <set>

#include "clang/AST/RecursiveASTVisitor.h"
#include "port/rules/support/tokens.h"
#include "port/tables/compat_table.h"

namespace anywarp::port {
namespace {

// "__half2", "__hip_bfloat16*", "unsigned", "long long": how compat.tsv writes types.
std::string table_type(clang::QualType type) {
  type = type.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  if (type->isDependentType()) return "";
  if (type->isPointerType()) {
    const std::string pointee = table_type(type->getPointeeType());
    return pointee.empty() ? "" : pointee + "*";
  }
  if (const auto* record = type->getAsCXXRecordDecl()) {
    const std::string name = record->getNameAsString();
    if (name == "__nv_bfloat16") return "__hip_bfloat16";
    if (name == "__nv_bfloat162") return "__hip_bfloat162";
    return name;
  }
  clang::PrintingPolicy policy{clang::LangOptions()};
  policy.Bool = true;
  std::string name = type.getAsString(policy);
  if (name == "unsigned int") return "unsigned";
  return name;
}

class Visitor : public clang::RecursiveASTVisitor<Visitor> {
 public:
  Visitor(const AstUnit& unit, std::map<std::pair<const SourceFile*, std::size_t>, std::string>& types)
      : unit_(unit), types_(types) {}

  bool VisitCallExpr(clang::CallExpr* call) {
    clang::StringRef name;
    clang::SourceLocation location;
    clang::QualType type;
    if (call->getNumArgs() > 0) type = call->getArg(0)->IgnoreImpCasts()->getType();
    if (const auto* callee = call->getDirectCallee()) {
      if (callee->getIdentifier() == nullptr || !unit_.is_cuda(callee)) return true;
      name = callee->getName();
      const auto* reference = llvm::dyn_cast<clang::DeclRefExpr>(call->getCallee()->IgnoreParenImpCasts());
      if (reference == nullptr) return true;
      location = reference->getLocation();
      if (callee->getNumParams() > 0 && !callee->isTemplateInstantiation()) type = callee->getParamDecl(0)->getType();
    } else if (const auto* lookup =
                   llvm::dyn_cast<clang::UnresolvedLookupExpr>(call->getCallee()->IgnoreParenImpCasts())) {
      if (!lookup->getName().isIdentifier()) return true;
      name = lookup->getName().getAsIdentifierInfo()->getName();
      location = lookup->getNameLoc();
    } else {
      return true;
    }
    if (find_compat({name.data(), name.size()}).empty()) return true;
    const auto place = unit_.place(location);
    if (!place) return true;
    const std::string written = type.isNull() ? "" : table_type(type);
    const auto [found, fresh] = types_.try_emplace({place->file, place->offset}, written);
    if (!fresh && found->second != written) found->second.clear();
    return true;
  }

 private:
  const AstUnit& unit_;
  std::map<std::pair<const SourceFile*, std::size_t>, std::string>& types_;
};

// A name that HIP has for common types: without a type there is no telling whether the header is needed.
bool has_types_in_hip(const CompatRow& row) {
  return !row.cuda.starts_with("__") && !row.cuda.ends_with("_block") && !row.types.empty() && row.cuda != "h2tanh" &&
         row.cuda != "htanh" && !row.cuda.starts_with("make_");
}

}  // namespace

void CompatCalls::on_ast(const AstUnit& unit) {
  Visitor(unit, types_).TraverseDecl(unit.context().getTranslationUnitDecl());
}

void CompatCalls::on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const {
  const std::string operand = "\"anywarp_compat/" + std::string(header_) + "\"";
  if (file.includes(operand)) return;
  std::set<std::string_view> said;
  for (std::size_t t = 0; t < file.tokens().size(); ++t) {
    if (file.tokens()[t].kind != TokenKind::Identifier || file.spelling(t + 1) != "(") continue;
    const std::vector<const CompatRow*> rows = find_compat(file.spelling(t));
    if (rows.empty() || !is_cuda_name(file, t, context)) continue;
    if (t > 0 && file.spelling(t - 1) == "define" && file.tokens()[t].in_directive) continue;
    const auto known = types_.find({&file, file.tokens()[t].offset});
    for (const CompatRow* row : rows) {
      if (row->header != header_ || (row->only_before_7 && context.rocm >= RocmVersion{7, 0})) continue;
      const bool typed = known != types_.end() && !known->second.empty();
      if (typed && !row->types.empty() &&
          std::find(row->types.begin(), row->types.end(), known->second) == row->types.end())
        continue;
      // Unknown type: the header does no harm where HIP has the function, but says nothing useful either.
      if (!typed && has_types_in_hip(*row) && known == types_.end()) continue;
      sink.need_include(file, operand);
      if (said.insert(row->cuda).second)
        sink.say(file, file.tokens()[t].offset, Severity::Auto,
                 std::string(row->cuda) + " is not in HIP " + context.rocm.text() +
                     (typed && !row->types.empty() ? " for " + known->second : std::string()) + "; anywarp_compat/" +
                     std::string(header_) + " has it under the same name");
      break;
    }
  }
}

}  // namespace anywarp::port
