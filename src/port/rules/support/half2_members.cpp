#include "port/rules/support/half2_members.h"

#include <set>
#include <string>

#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Lex/Lexer.h"

namespace anywarp::port {
namespace {

class Visitor : public clang::RecursiveASTVisitor<Visitor> {
 public:
  Visitor(const AstUnit& unit, Sink& sink) : unit_(unit), sink_(sink) {}

  bool VisitBinaryOperator(clang::BinaryOperator* op) {
    if (op->isAssignmentOp()) assignment(op->getLHS(), op->getRHS(), op->getOpcode() == clang::BO_Assign);
    return true;
  }
  bool VisitCXXOperatorCallExpr(clang::CXXOperatorCallExpr* call) {
    if (call->isAssignmentOp() && call->getNumArgs() == 2)
      assignment(call->getArg(0), call->getArg(1), call->getOperator() == clang::OO_Equal);
    return true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator* op) {
    if (op->getOpcode() == clang::UO_AddrOf || op->isIncrementDecrementOp()) {
      if (const auto* member = half2_member(op->getSubExpr())) {
        done_.insert(member);
        manual(member, "its address or change in place needs a half");
      }
    }
    return true;
  }
  bool VisitMemberExpr(clang::MemberExpr* member) {
    if (half2_member(member) == nullptr || !done_.insert(member).second) return true;
    const auto base = unit_.range(member->getBase()->IgnoreImplicit()->getSourceRange());
    const auto whole = unit_.range(member->getSourceRange());
    if (!base || !whole || base->file != whole->file) {
      manual(member, "it is spelled in a macro");
      return true;
    }
    const bool simple = llvm::isa<clang::DeclRefExpr>(member->getBase()->IgnoreImpCasts());
    std::string open = is_low(member) ? "__low2half(" : "__high2half(";
    if (member->isArrow()) open += simple ? "*" : "*(";
    const std::string message = "before ROCm 6.4 the members of half2 are bits, no halves";
    sink_.replace(*whole->file, whole->begin, 0, open, Severity::Auto, message);
    sink_.replace(*whole->file, base->end, whole->end - base->end, member->isArrow() && !simple ? "))" : ")",
                  Severity::Auto, message);
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(clang::CXXDependentScopeMemberExpr* member) {
    if (!member->getMember().isIdentifier() || member->isImplicitAccess()) return true;
    const auto name = member->getMember().getAsIdentifierInfo()->getName();
    if (name != "x" && name != "y") return true;
    if (const auto place = unit_.place(member->getMemberLoc()))
      sink_.say(*place->file, place->offset, Severity::Review,
                "if this is a half2 for some template argument: before ROCm 6.4 its members are bits, no halves",
                name == "x" ? "__low2half(…)" : "__high2half(…)");
    return true;
  }

 private:
  static bool is_low(const clang::MemberExpr* member) { return member->getMemberDecl()->getName() == "x"; }

  const clang::MemberExpr* half2_member(const clang::Expr* expression) const {
    const auto* member = llvm::dyn_cast<clang::MemberExpr>(expression->IgnoreParenImpCasts());
    if (member == nullptr || member->getMemberDecl()->getIdentifier() == nullptr) return nullptr;
    const llvm::StringRef name = member->getMemberDecl()->getName();
    if (name != "x" && name != "y") return nullptr;
    clang::QualType type = member->getBase()->getType();
    if (member->isArrow()) type = type->getPointeeType();
    const auto* record = type.isNull() ? nullptr : type.getCanonicalType()->getAsCXXRecordDecl();
    return record != nullptr && record->getName() == "__half2" && unit_.is_cuda(record) ? member : nullptr;
  }

  void manual(const clang::MemberExpr* member, const std::string& why) {
    if (const auto place = unit_.place(member->getMemberLoc()))
      sink_.say(*place->file, place->offset, Severity::Manual,
                "before ROCm 6.4 the members of half2 are bits, no halves, and " + why,
                is_low(member) ? "__low2half(…)" : "__high2half(…)");
  }

  // `h.x = v` → `h = __halves2half2(v, __high2half(h))`.
  void assignment(clang::Expr* left, clang::Expr* right, bool plain) {
    const auto* member = half2_member(left);
    if (member == nullptr) return;
    done_.insert(member);
    const auto base = unit_.range(member->getBase()->IgnoreImplicit()->getSourceRange());
    const auto whole = unit_.range(member->getSourceRange());
    const auto value = unit_.range(right->getSourceRange());
    if (!plain || !base || !whole || !value || base->file != value->file ||
        !llvm::isa<clang::DeclRefExpr>(member->getBase()->IgnoreImpCasts())) {
      manual(member, plain ? "the half2 is no plain variable here" : "it is changed in place");
      return;
    }
    const std::string h = (member->isArrow() ? "*" : "") + std::string(base->text());
    const std::string message = "before ROCm 6.4 the members of half2 are bits, no halves";
    const SourceFile& file = *whole->file;
    if (member->isArrow()) sink_.replace(file, whole->begin, 0, "*", Severity::Auto, message);
    sink_.replace(file, base->end, whole->end - base->end, "", Severity::Auto, message);
    sink_.replace(file, value->begin, 0, is_low(member) ? "__halves2half2(" : "__halves2half2(__low2half(" + h + "), ",
                  Severity::Auto, message);
    sink_.replace(file, value->end, 0, is_low(member) ? ", __high2half(" + h + "))" : ")", Severity::Auto, message);
  }

  const AstUnit& unit_;
  Sink& sink_;
  std::set<const clang::MemberExpr*> done_;
};

}  // namespace

void port_half2_members(const AstUnit& unit, Sink& sink) {
  Visitor(unit, sink).TraverseDecl(unit.context().getTranslationUnitDecl());
}

}  // namespace anywarp::port
