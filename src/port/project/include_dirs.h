// Where a project's headers are found when no build file is asked: a header of the project that an `#include` names,
// but that neither its own folder nor a given -I holds, lies in a folder whose -I only the build file knows.
#pragma once

#include <filesystem>
#include <vector>

#include "port/pipeline.h"

namespace anywarp::port {

struct IncludeDir {
  std::filesystem::path input;     ///< Absolute.
  std::filesystem::path relative;  ///< The same folder below the output's root.
};

/// The folders that hold what the sources' `#include`s name and `given` does not. They are meant to be searched last
/// (-idirafter), so that a header of the system is never hidden. Of several headers of one name, the nearest one.
std::vector<IncludeDir> find_include_dirs(const std::vector<SourceInput>& sources,
                                          const std::vector<std::filesystem::path>& given);

/// `given` as the output has it: a folder of the project becomes its ported twin, any other stays.
std::vector<std::filesystem::path> in_output(const std::vector<std::filesystem::path>& given,
                                             const std::vector<PortedSource>& sources,
                                             const std::filesystem::path& output);

}  // namespace anywarp::port
