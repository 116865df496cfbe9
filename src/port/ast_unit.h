// One translation unit parsed under one macro configuration, and how to get from Clang's locations to places in the
// project's files. A location inside a macro's body has a place too: where the body is spelled.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "port/source_file.h"

namespace anywarp::port {

struct Place {
  const SourceFile* file = nullptr;
  std::size_t offset = 0;
};

struct PlaceRange {
  const SourceFile* file = nullptr;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view text() const { return file->text_view(begin, end); }
};

/// Project files by FileEntry; owned by the pipeline.
class FileTable {
 public:
  virtual ~FileTable() = default;
  virtual const SourceFile* find(clang::FileEntryRef entry) const = 0;
};

/// True for a path inside our CUDA declarations or a CUDA SDK.
bool is_cuda_header(std::string_view path);

class AstUnit {
 public:
  AstUnit(clang::ASTContext& context, const FileTable& files, std::string configuration)
      : context_(context), files_(files), configuration_(std::move(configuration)) {}

  clang::ASTContext& context() const { return context_; }
  const clang::SourceManager& sources() const { return context_.getSourceManager(); }
  /// "host", "sm_70", "sm_80", "sm_90".
  const std::string& configuration() const { return configuration_; }

  /// Where the token at `location` is spelled, if that is in a project file. Macro arguments: where the argument is
  /// written. Macro bodies: in the #define.
  std::optional<Place> place(clang::SourceLocation location) const;
  /// The bytes that spell `range`, if one file holds them in one piece outside macro bodies.
  std::optional<PlaceRange> range(clang::SourceRange range) const;
  /// True if the declaration stands in CUDA's headers (ours or an SDK's).
  bool is_cuda(const clang::Decl* declaration) const;
  /// True if the declaration stands in one of the project's files.
  bool is_user(const clang::Decl* declaration) const;

 private:
  clang::ASTContext& context_;
  const FileTable& files_;
  std::string configuration_;
};

}  // namespace anywarp::port
