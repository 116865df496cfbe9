// Parses one translation unit under one macro configuration with Clang, tolerating what it cannot know: a header that
// is not there is skipped, an error marks a region and the rest is read.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "port/ast_unit.h"
#include "port/project_facts.h"

namespace anywarp::port {

struct ParseRequest {
  const SourceFile* main = nullptr;
  std::string configuration = "host";  ///< "host" or "sm_80": __CUDA_ARCH__ is 800.
  bool cuda = true;                    ///< False: plain C, as for a .c file.
  bool modern = false;                 ///< C++20 instead of 17, whose standard headers parse in half the time.
  std::vector<std::filesystem::path> include_dirs;
  std::vector<std::filesystem::path> late_dirs;  ///< Searched after all others.
  std::vector<std::string> defines;
  std::vector<std::string> extra;  ///< -std=… and the like, from compile_commands.json.
  std::filesystem::path resources;
  std::filesystem::path cuda_path;
};

struct ParseOutcome {
  std::vector<const SourceFile*> reached;  ///< Project files that the unit is made of.
  std::vector<std::string> missing_headers;
  bool ran = false;  ///< Clang got as far as an AST.
};

/// The project's files as Clang sees them: `<<` `<` written apart is joined, so that a launch parses.
class ProjectFiles : public FileTable {
 public:
  explicit ProjectFiles(const std::vector<std::unique_ptr<SourceFile>>& files);
  const SourceFile* find(clang::FileEntryRef entry) const override;
  const std::vector<std::pair<std::string, std::string>>& normalised() const { return normalised_; }

 private:
  std::unordered_map<std::string, const SourceFile*> by_path_;
  std::vector<std::pair<std::string, std::string>> normalised_;
};

/// Records whose names stand where into `facts`, and calls `visit` with the AST.
ParseOutcome parse(const ParseRequest& request, const ProjectFiles& files, ProjectFacts& facts,
                   const std::function<void(const AstUnit&)>& visit);

}  // namespace anywarp::port
