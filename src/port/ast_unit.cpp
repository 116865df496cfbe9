#include "port/ast_unit.h"

#include "clang/AST/Decl.h"
#include "clang/Basic/FileEntry.h"
#include "clang/Lex/Lexer.h"

namespace anywarp::port {

std::optional<Place> AstUnit::place(clang::SourceLocation location) const {
  if (location.isInvalid()) return std::nullopt;
  const auto [file_id, offset] = sources().getDecomposedLoc(sources().getSpellingLoc(location));
  const clang::OptionalFileEntryRef entry = sources().getFileEntryRefForID(file_id);
  if (!entry) return std::nullopt;
  const SourceFile* file = files_.find(*entry);
  if (!file || offset > file->text().size()) return std::nullopt;
  return Place{file, offset};
}

std::optional<PlaceRange> AstUnit::range(clang::SourceRange range) const {
  const clang::CharSourceRange characters =
      clang::Lexer::makeFileCharRange(clang::CharSourceRange::getTokenRange(range), sources(), context_.getLangOpts());
  if (characters.isInvalid()) return std::nullopt;
  const std::optional<Place> begin = place(characters.getBegin());
  const std::optional<Place> end = place(characters.getEnd());
  if (!begin || !end || begin->file != end->file || end->offset < begin->offset) return std::nullopt;
  return PlaceRange{begin->file, begin->offset, end->offset};
}

bool AstUnit::is_user(const clang::Decl* declaration) const {
  return declaration && place(declaration->getLocation()).has_value();
}

bool AstUnit::is_cuda(const clang::Decl* declaration) const {
  if (!declaration || declaration->getLocation().isInvalid()) return false;
  const clang::SourceLocation spelled = sources().getSpellingLoc(declaration->getLocation());
  const llvm::StringRef file = sources().getFilename(spelled);
  return is_cuda_header(file);
}

bool is_cuda_header(std::string_view path) {
  return path.find("/cuda_headers/") != std::string_view::npos ||
         path.find("/cuda/include/") != std::string_view::npos ||
         path.find("/targets/x86_64-linux/include/") != std::string_view::npos;
}

}  // namespace anywarp::port
