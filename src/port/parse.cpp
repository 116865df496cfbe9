#include "port/parse.h"

#include <set>

#include "clang/AST/ASTConsumer.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/FileManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Index/IndexDataConsumer.h"
#include "clang/Index/IndexingAction.h"
#include "clang/Index/IndexingOptions.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "port/normalise/launch_braces.h"
#include "port/normalise/launch_spacing.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

// Whose name stands at each place, from Clang's index of all declarations and references.
class NameRecorder : public clang::index::IndexDataConsumer {
 public:
  NameRecorder(const AstUnit& unit, ProjectFacts& facts) : unit_(unit), facts_(facts) {}

  bool handleDeclOccurrence(const clang::Decl* declaration, clang::index::SymbolRoleSet roles,
                            llvm::ArrayRef<clang::index::SymbolRelation>, clang::SourceLocation location,
                            ASTNodeInfo) override {
    const std::optional<Place> place = unit_.place(location);
    if (!place) return true;
    facts_.files[place->file].record(place->offset, unit_.is_cuda(declaration) ? NameOrigin::Cuda : NameOrigin::User);
    const bool declares = roles & (static_cast<unsigned>(clang::index::SymbolRole::Declaration) |
                                   static_cast<unsigned>(clang::index::SymbolRole::Definition));
    if (declares)
      if (const auto* named = llvm::dyn_cast<clang::NamedDecl>(declaration); named && named->getIdentifier())
        facts_.user_names.insert(named->getName().str());
    return true;
  }

 private:
  const AstUnit& unit_;
  ProjectFacts& facts_;
};

// Macros are not declarations: their names are recorded here. Missing headers are skipped and remembered.
class MacroRecorder : public clang::PPCallbacks {
 public:
  MacroRecorder(const clang::SourceManager& sources, const FileTable& files, ProjectFacts& facts, ParseOutcome& outcome)
      : sources_(sources), files_(files), facts_(facts), outcome_(outcome) {}

  void MacroDefined(const clang::Token& name, const clang::MacroDirective*) override {
    if (record(name.getLocation(), NameOrigin::User))
      facts_.user_names.insert(name.getIdentifierInfo()->getName().str());
  }
  void MacroExpands(const clang::Token& name, const clang::MacroDefinition& definition, clang::SourceRange,
                    const clang::MacroArgs*) override {
    use(name, definition);
  }
  void Defined(const clang::Token& name, const clang::MacroDefinition& definition, clang::SourceRange) override {
    use(name, definition);
  }
  void Ifdef(clang::SourceLocation, const clang::Token& name, const clang::MacroDefinition& definition) override {
    use(name, definition);
  }
  void Ifndef(clang::SourceLocation, const clang::Token& name, const clang::MacroDefinition& definition) override {
    use(name, definition);
  }
  bool FileNotFound(llvm::StringRef name) override {
    outcome_.missing_headers.push_back(name.str());
    return true;
  }

 private:
  void use(const clang::Token& name, const clang::MacroDefinition& definition) {
    if (!definition.getMacroInfo()) return;
    const clang::SourceLocation defined = definition.getMacroInfo()->getDefinitionLoc();
    const bool user = defined.isValid() && find(defined) != nullptr;
    const bool cuda = defined.isValid() && is_cuda_header(sources_.getFilename(sources_.getSpellingLoc(defined)));
    if (user || cuda) record(name.getLocation(), user ? NameOrigin::User : NameOrigin::Cuda);
  }
  const SourceFile* find(clang::SourceLocation location) const {
    const auto entry = sources_.getFileEntryRefForID(sources_.getFileID(sources_.getSpellingLoc(location)));
    return entry ? files_.find(*entry) : nullptr;
  }
  bool record(clang::SourceLocation location, NameOrigin origin) {
    const SourceFile* file = location.isValid() ? find(location) : nullptr;
    if (!file) return false;
    facts_.files[file].record(sources_.getDecomposedLoc(sources_.getSpellingLoc(location)).second, origin);
    return true;
  }

  const clang::SourceManager& sources_;
  const FileTable& files_;
  ProjectFacts& facts_;
  ParseOutcome& outcome_;
};

// Errors become regions of the file in which they stand.
class ErrorRecorder : public clang::DiagnosticConsumer {
 public:
  ErrorRecorder(const FileTable& files, ProjectFacts& facts) : files_(files), facts_(facts) {}

  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) override {
    clang::DiagnosticConsumer::HandleDiagnostic(level, info);
    if (level < clang::DiagnosticsEngine::Error || !info.hasSourceManager() || info.getLocation().isInvalid()) return;
    const clang::SourceManager& sources = info.getSourceManager();
    const clang::SourceLocation location = sources.getExpansionLoc(info.getLocation());
    const auto entry = sources.getFileEntryRefForID(sources.getFileID(location));
    const SourceFile* file = entry ? files_.find(*entry) : nullptr;
    if (!file) return;
    const unsigned line = sources.getSpellingLineNumber(location);
    std::vector<UnparsedRegion>& regions = facts_.files[file].unparsed;
    for (const UnparsedRegion& region : regions)
      if (region.first_line <= line && line <= region.last_line) return;
    llvm::SmallString<128> message;
    info.FormatDiagnostic(message);
    regions.push_back({line, line, message.str().str()});
  }

 private:
  const FileTable& files_;
  ProjectFacts& facts_;
};

class ParseAction : public clang::ASTFrontendAction {
 public:
  ParseAction(const ParseRequest& request, const ProjectFiles& files, ProjectFacts& facts, ParseOutcome& outcome,
              const std::function<void(const AstUnit&)>& visit)
      : request_(request), files_(files), facts_(facts), outcome_(outcome), visit_(visit) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler, llvm::StringRef) override {
    compiler.getFrontendOpts().SkipFunctionBodies = true;
    compiler.getPreprocessor().addPPCallbacks(
        std::make_unique<MacroRecorder>(compiler.getSourceManager(), files_, facts_, outcome_));
    return std::make_unique<Consumer>(*this, compiler);
  }

 private:
  class Consumer : public clang::ASTConsumer {
   public:
    Consumer(ParseAction& action, clang::CompilerInstance& compiler) : action_(action), compiler_(compiler) {}
    void HandleTranslationUnit(clang::ASTContext& context) override { action_.finish(context, compiler_); }
    // Bodies in headers that are not the project's are half of the time and none of our business.
    bool shouldSkipFunctionBody(clang::Decl* declaration) override {
      const clang::SourceManager& sources = compiler_.getSourceManager();
      const auto entry =
          sources.getFileEntryRefForID(sources.getFileID(sources.getSpellingLoc(declaration->getLocation())));
      const auto* function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
      return entry && !action_.files_.find(*entry) && !(function && function->isConstexpr());
    }

   private:
    ParseAction& action_;
    clang::CompilerInstance& compiler_;
  };

  void finish(clang::ASTContext& context, clang::CompilerInstance& compiler) {
    outcome_.ran = true;
    const AstUnit unit(context, files_, request_.configuration);
    std::set<const SourceFile*> reached;
    const clang::SourceManager& sources = context.getSourceManager();
    for (auto file = sources.fileinfo_begin(); file != sources.fileinfo_end(); ++file)
      if (const SourceFile* source = files_.find(file->first)) reached.insert(source);
    for (const SourceFile* source : reached) facts_.files[source].parsed = true;
    outcome_.reached.assign(reached.begin(), reached.end());

    clang::index::IndexingOptions options;
    options.SystemSymbolFilter = clang::index::IndexingOptions::SystemSymbolFilterKind::All;
    options.IndexFunctionLocals = true;
    options.IndexParametersInDeclarations = true;
    options.IndexTemplateParameters = true;
    std::vector<clang::Decl*> declarations;
    for (clang::Decl* declaration : context.getTranslationUnitDecl()->decls())
      if (unit.is_user(declaration)) declarations.push_back(declaration);
    NameRecorder recorder(unit, facts_);
    clang::index::indexTopLevelDecls(context, compiler.getPreprocessor(),
                                     std::vector<const clang::Decl*>(declarations.begin(), declarations.end()),
                                     recorder, options);
    // Rules walk the project's declarations, not the standard library's.
    context.setTraversalScope(declarations);
    visit_(unit);
  }

  const ParseRequest& request_;
  const ProjectFiles& files_;
  ProjectFacts& facts_;
  ParseOutcome& outcome_;
  const std::function<void(const AstUnit&)>& visit_;
};

std::vector<std::string> arguments(const ParseRequest& request) {
  std::vector<std::string> args{"clang++",
                                "-fsyntax-only",
                                "-w",
                                "-ferror-limit=0",
                                "-fno-spell-checking",
                                "-fno-caret-diagnostics",  // Nor does Clang count its errors on stderr.
                                "-resource-dir=" ANYWARP_CLANG_RESOURCE_DIR};
  const fs::path declarations = request.resources / "cuda_headers";
  if (request.cuda) {
    args.insert(args.end(), {"-x", "cuda", "--cuda-host-only", "-nocudainc", "-nocudalib"});
    if (request.cuda_path.empty()) {
      args.insert(args.end(), {"-include", (declarations / "anywarp_cuda_prelude.h").string()});
    } else {
      args.insert(args.end(), {"-isystem", (request.cuda_path / "include").string(), "-include", "cuda_runtime.h"});
    }
    if (request.configuration.starts_with("sm_"))
      args.push_back("-D__CUDA_ARCH__=" + request.configuration.substr(3) + "0");
  } else {
    args.insert(args.end(), {"-x", "c++"});
  }
  bool standard = false;
  for (const std::string& extra : request.extra) standard |= extra.starts_with("-std=");
  if (!standard) args.push_back(request.modern ? "-std=gnu++20" : "-std=gnu++17");
  args.insert(args.end(), request.extra.begin(), request.extra.end());
  for (const std::string& define : request.defines) args.push_back("-D" + define);
  for (const fs::path& directory : request.include_dirs) args.push_back("-I" + directory.string());
  // After the user's own folders, so that a header they give wins; before the system's, where a CUDA toolkit may lie
  // (some installations link its headers into /usr/local/include) that our declarations do not mix with.
  args.insert(args.end(), {request.cuda_path.empty() ? "-isystem" : "-idirafter", declarations.string()});
  args.insert(args.end(), {"-idirafter", (declarations / "torch_stubs").string()});
  for (const fs::path& directory : request.late_dirs) args.insert(args.end(), {"-idirafter", directory.string()});
  args.push_back(fs::absolute(request.main->path()).lexically_normal().string());
  return args;
}

}  // namespace

ProjectFiles::ProjectFiles(const std::vector<std::unique_ptr<SourceFile>>& files) {
  for (const auto& file : files) {
    const fs::path absolute = fs::absolute(file->path()).lexically_normal();
    by_path_[absolute.string()] = file.get();
    normalised_.emplace_back(absolute.string(), unbrace_launch_arguments(join_launch_brackets(file->text())));
  }
  // A symbolic link's target may be a file of the project, too: that one keeps its name.
  for (const auto& file : files) {
    std::error_code code;
    if (const fs::path real = fs::canonical(file->path(), code); !code) by_path_.emplace(real.string(), file.get());
  }
}

const SourceFile* ProjectFiles::find(clang::FileEntryRef entry) const {
  const auto named = by_path_.find(fs::path(entry.getName().str()).lexically_normal().string());
  if (named != by_path_.end()) return named->second;
  const auto real = by_path_.find(entry.getFileEntry().tryGetRealPathName().str());
  return real == by_path_.end() ? nullptr : real->second;
}

ParseOutcome parse(const ParseRequest& request, const ProjectFiles& files, ProjectFacts& facts,
                   const std::function<void(const AstUnit&)>& visit) {
  ParseOutcome outcome;
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(llvm::vfs::getRealFileSystem());
  auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const auto& [path, text] : files.normalised())
    memory->addFile(path, 0, llvm::MemoryBuffer::getMemBuffer(text, path, /*RequiresNullTerminator=*/true));
  overlay->pushOverlay(memory);
  auto manager = llvm::makeIntrusiveRefCnt<clang::FileManager>(clang::FileSystemOptions(), overlay);
  ErrorRecorder errors(files, facts);
  clang::tooling::ToolInvocation invocation(
      arguments(request), std::make_unique<ParseAction>(request, files, facts, outcome, visit), manager.get());
  invocation.setDiagnosticConsumer(&errors);
  invocation.run();
  return outcome;
}

}  // namespace anywarp::port
