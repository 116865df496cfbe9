#include "port/project/discover.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.h"
#include "port/project/build_files/build_files.h"
#include "port/project/write.h"

namespace anywarp::port {
namespace fs = std::filesystem;
namespace {

constexpr std::array kSourceSuffixes{".cu",  ".cuh", ".c",   ".cc",  ".cpp", ".cxx", ".c++", ".h",   ".hh",
                                     ".hpp", ".hxx", ".h++", ".inl", ".inc", ".ipp", ".tpp", ".tcc", ".hip"};
constexpr std::array kPassedOver{".git", ".hg", ".svn", "__pycache__"};

FileKind kind_of(const fs::path& path) {
  if (is_source(path)) return FileKind::Source;
  // Whether a Python file builds an extension is known from what it imports.
  const Result<std::string> text = path.extension() == ".py" ? read_file(path) : Result<std::string>("");
  return is_build_file(path, text ? *text : "") ? FileKind::Build : FileKind::Other;
}

bool same_place(const fs::path& a, const fs::path& b) {
  std::error_code code;
  return fs::weakly_canonical(a, code) == fs::weakly_canonical(b, code);
}

Result<void> walk(const fs::path& root, const fs::path& prefix, const fs::path& output, Project& project) {
  std::error_code code;
  fs::recursive_directory_iterator entry(root, fs::directory_options::skip_permission_denied, code), end;
  if (code) return fail(ErrorCode::Io, root.string() + ": cannot be listed: " + code.message());
  for (; entry != end; entry.increment(code)) {
    if (code) return fail(ErrorCode::Io, root.string() + ": cannot be listed: " + code.message());
    const fs::path& path = entry->path();
    const std::string name = path.filename().string();
    const fs::path relative = prefix / path.lexically_relative(root);
    if (entry->is_directory(code)) {
      const bool link = entry->is_symlink(code);
      const bool skip = link || std::find(kPassedOver.begin(), kPassedOver.end(), name) != kPassedOver.end() ||
                        (!output.empty() && same_place(path, output));
      if (skip) entry.disable_recursion_pending();
      if (link) project.notes.push_back(relative.string() + ": a symbolic link to a directory, not followed");
    } else if (name.find(kBackupSuffix) != std::string::npos) {
      continue;  // What --in-place left.
    } else if (entry->is_regular_file(code)) {
      // A ported tree carries our own headers: they are not the user's sources.
      const bool ours = path.parent_path().filename() == "anywarp_compat";
      project.files.push_back({path, relative, ours ? FileKind::Other : kind_of(path)});
    } else if (entry->is_symlink(code)) {
      project.notes.push_back(relative.string() + ": a broken symbolic link, left out");
    }
  }
  return {};
}

}  // namespace

bool is_source(const fs::path& path) {
  std::string suffix = path.extension().string();
  std::transform(suffix.begin(), suffix.end(), suffix.begin(), [](unsigned char c) { return std::tolower(c); });
  return std::find(kSourceSuffixes.begin(), kSourceSuffixes.end(), suffix) != kSourceSuffixes.end();
}

Result<Project> discover(const std::vector<fs::path>& inputs, const fs::path& output) {
  if (inputs.empty()) return fail(ErrorCode::InvalidArgument, "PATH: none given; valid: files and directories to port");
  Project project;
  for (const fs::path& input : inputs) {
    std::error_code code;
    const fs::file_status status = fs::status(input, code);
    if (!fs::exists(status)) return fail(ErrorCode::NotFound, input.string() + ": no such file or directory");
    const fs::path clean = input.has_filename() ? input : input.parent_path();
    if (fs::is_directory(status)) {
      const fs::path prefix = inputs.size() > 1 ? fs::weakly_canonical(clean, code).filename() : fs::path();
      if (auto walked = walk(clean, prefix, output, project); !walked) return tl::make_unexpected(walked.error());
    } else {
      const auto bytes = read_file(input);
      if (!bytes) return tl::make_unexpected(bytes.error());
      if (looks_binary(*bytes))
        return fail(ErrorCode::NotText, input.string() + ": is binary; valid: CUDA or C++ source text, or a directory");
      const FileKind kind = kind_of(input);
      project.files.push_back({input, input.filename(), kind == FileKind::Other ? FileKind::Source : kind});
    }
  }
  std::sort(project.files.begin(), project.files.end(),
            [](const ProjectFile& a, const ProjectFile& b) { return a.relative < b.relative; });
  for (std::size_t i = 1; i < project.files.size(); ++i)
    if (project.files[i].relative == project.files[i - 1].relative)
      return fail(ErrorCode::InvalidArgument,
                  "PATH: " + project.files[i - 1].path.string() + " and " + project.files[i].path.string() +
                      " would be written to the same output; valid: inputs of different names");
  return project;
}

}  // namespace anywarp::port
