#include "port/project/build_files/build_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "port/project/build_files/kinds.h"

namespace anywarp::port {

BuildFileKind build_file_kind(const std::filesystem::path& path, std::string_view text) {
  const std::string name = path.filename().string();
  const std::string extension = path.extension().string();
  if (name == "setup.py") return BuildFileKind::Python;
  if (extension == ".py" && text.find("cpp_extension") != std::string_view::npos) return BuildFileKind::Python;
  if (name == "Makefile" || name == "makefile" || name == "GNUmakefile" || extension == ".mk" || extension == ".mak" ||
      name.starts_with("Makefile."))
    return BuildFileKind::Make;
  if (name == "CMakeLists.txt" || extension == ".cmake") return BuildFileKind::CMake;
  return BuildFileKind::None;
}

bool is_build_file(const std::filesystem::path& path, std::string_view text) {
  return build_file_kind(path, text) != BuildFileKind::None;
}

Result<BuildFileResult> port_build_file(const std::filesystem::path& path, const std::string& text,
                                        const BuildFileOptions& options) {
  Result<BuildFileResult> result;
  switch (build_file_kind(path, text)) {
    case BuildFileKind::Python:
      result = port_setup_py(text, options);
      break;
    case BuildFileKind::Make:
      result = port_makefile(text, options);
      break;
    case BuildFileKind::CMake:
      result = port_cmake(text, options);
      break;
    case BuildFileKind::None:
      return fail(ErrorCode::InvalidArgument,
                  fmt::format("path is {}: not a setup.py, a Makefile or a CMake file", path.string()));
  }
  if (!result) return result;
  result->changed = result->text != text;
  std::sort(result->diagnostics.begin(), result->diagnostics.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.line, a.column, a.rule, a.message) < std::tie(b.line, b.column, b.rule, b.message);
  });
  return result;
}

}  // namespace anywarp::port
