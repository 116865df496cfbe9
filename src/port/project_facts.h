// What the parses of all translation units, under all macro configurations, said about the names in the project's
// files. Rules that work on tokens ask here whether a name is the user's own before they touch it.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "anywarp/port.h"
#include "port/source_file.h"

namespace anywarp::port {

enum class NameOrigin : std::uint8_t {
  Unknown,  ///< No parse reached it (an inactive branch, a region that does not parse, a dependent name).
  User,     ///< Declared in the project, or in a library that is not CUDA's: never rename it.
  Cuda,     ///< Declared by CUDA's headers.
};

class FileFacts {
 public:
  /// User outweighs Cuda, Cuda outweighs Unknown.
  void record(std::size_t offset, NameOrigin origin) {
    NameOrigin& known = origins_[static_cast<std::uint32_t>(offset)];
    if (known != NameOrigin::User) known = origin;
  }
  NameOrigin origin(std::size_t offset) const {
    const auto found = origins_.find(static_cast<std::uint32_t>(offset));
    return found == origins_.end() ? NameOrigin::Unknown : found->second;
  }

  bool parsed = false;  ///< Some parse reached this file.
  std::vector<UnparsedRegion> unparsed;

 private:
  std::unordered_map<std::uint32_t, NameOrigin> origins_;
};

struct ProjectFacts {
  std::unordered_map<const SourceFile*, FileFacts> files;
  /// Names that the project declares itself (functions, types, variables, macros): in places no parse reached, a name
  /// from here is taken for the user's.
  std::unordered_set<std::string> user_names;

  const FileFacts& of(const SourceFile& file) const {
    static const FileFacts kNone;
    const auto found = files.find(&file);
    return found == files.end() ? kNone : found->second;
  }
};

}  // namespace anywarp::port
