#include "port/rules/support/shuffle_types.h"

#include "clang/AST/RecursiveASTVisitor.h"

namespace anywarp::port {
namespace {

// int, unsigned, long …, float, double (amd_warp_functions.h), __half and __half2 (amd_hip_fp16.h). Narrower integers
// are promoted, as in CUDA.
bool has_hip_shuffle(clang::QualType type) {
  type = type.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  if (type->isDependentType()) return false;
  if (type->isBooleanType() || type->isIntegerType()) return true;
  if (type->isSpecificBuiltinType(clang::BuiltinType::Float) || type->isSpecificBuiltinType(clang::BuiltinType::Double))
    return true;
  const auto* record = type->getAsCXXRecordDecl();
  return record != nullptr && (record->getName() == "__half" || record->getName() == "__half2");
}

class Visitor : public clang::RecursiveASTVisitor<Visitor> {
 public:
  Visitor(const AstUnit& unit, ShuffleTypes& types) : unit_(unit), types_(types) {}

  bool VisitCallExpr(clang::CallExpr* call) {
    clang::StringRef name;
    clang::SourceLocation location;
    if (const auto* callee = call->getDirectCallee()) {
      if (callee->getIdentifier() == nullptr) return true;
      name = callee->getName();
      location = call->getCallee()->getBeginLoc();
    } else if (const auto* lookup =
                   llvm::dyn_cast<clang::UnresolvedLookupExpr>(call->getCallee()->IgnoreParenImpCasts())) {
      if (!lookup->getName().isIdentifier()) return true;
      name = lookup->getName().getAsIdentifierInfo()->getName();
      location = lookup->getNameLoc();
    } else {
      return true;
    }
    if (!name.starts_with("__shfl")) return true;
    const unsigned value = name.ends_with("_sync") ? 1 : 0;
    if (call->getNumArgs() <= value) return true;
    const auto place = unit_.place(location);
    if (!place) return true;
    const clang::Expr* argument = call->getArg(value)->IgnoreImpCasts();
    const bool has = has_hip_shuffle(argument->getType());
    const auto [found, fresh] = types_.try_emplace({place->file, place->offset}, has);
    if (!fresh) found->second = found->second && has;
    return true;
  }

 private:
  const AstUnit& unit_;
  ShuffleTypes& types_;
};

}  // namespace

void note_shuffle_types(const AstUnit& unit, ShuffleTypes& types) {
  Visitor(unit, types).TraverseDecl(unit.context().getTranslationUnitDecl());
}

}  // namespace anywarp::port
