#include "port/project/include_dirs.h"

#include <algorithm>
#include <map>

namespace anywarp::port {
namespace fs = std::filesystem;
namespace {

fs::path normal(const fs::path& path) { return fs::absolute(path).lexically_normal(); }

std::size_t components(const fs::path& path) {
  return static_cast<std::size_t>(std::distance(path.begin(), path.end()));
}

// `path` without as many components as `tail` has.
fs::path without(fs::path path, const fs::path& tail) {
  for (std::size_t i = components(tail); i > 0; --i) path = path.parent_path();
  return path;
}

bool ends_with(const fs::path& path, const fs::path& tail) {
  return components(path) >= components(tail) && without(path, tail) / tail == path;
}

std::size_t shared_components(const fs::path& a, const fs::path& b) {
  return static_cast<std::size_t>(
      std::distance(a.begin(), std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first));
}

}  // namespace

std::vector<IncludeDir> find_include_dirs(const std::vector<SourceInput>& sources, const std::vector<fs::path>& given) {
  std::multimap<std::string, const SourceInput*> by_name;
  for (const SourceInput& source : sources) by_name.emplace(source.relative.filename().string(), &source);

  std::vector<IncludeDir> found;
  for (const SourceInput& source : sources)
    for (const Directive& directive : source.file->directives()) {
      if (directive.keyword != "include" || directive.operand.size() < 3) continue;
      const fs::path name(directive.operand.substr(1, directive.operand.size() - 2));
      if (*name.begin() == ".." || name.is_absolute()) continue;
      std::error_code code;
      std::vector<fs::path> folders = given;
      if (directive.operand.starts_with('"')) folders.push_back(source.file->path().parent_path());
      const bool known = std::any_of(folders.begin(), folders.end(),
                                     [&](const fs::path& folder) { return fs::exists(folder / name, code); });
      if (known) continue;
      const SourceInput* nearest = nullptr;
      for (auto [it, end] = by_name.equal_range(name.filename().string()); it != end; ++it) {
        const SourceInput* candidate = it->second;
        if (!ends_with(candidate->relative, name.lexically_normal())) continue;
        if (!nearest || shared_components(candidate->relative, source.relative) >
                            shared_components(nearest->relative, source.relative))
          nearest = candidate;
      }
      if (!nearest) continue;
      const fs::path tail = name.lexically_normal();
      const IncludeDir dir{without(normal(nearest->file->path()), tail), without(nearest->relative, tail)};
      if (std::none_of(found.begin(), found.end(), [&](const IncludeDir& other) { return other.input == dir.input; }))
        found.push_back(dir);
    }
  return found;
}

std::vector<fs::path> in_output(const std::vector<fs::path>& given, const std::vector<PortedSource>& sources,
                                const fs::path& output) {
  std::vector<fs::path> result;
  for (const fs::path& folder : given) {
    fs::path twin = folder;
    for (const PortedSource& source : sources) {
      const fs::path tail = normal(source.file->path()).lexically_relative(normal(folder));
      if (tail.empty() || *tail.begin() == ".." || !ends_with(source.relative, tail)) continue;
      twin = output / without(source.relative, tail);
      break;
    }
    result.push_back(twin);
  }
  return result;
}

}  // namespace anywarp::port
