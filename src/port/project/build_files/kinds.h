// The three kinds behind port_build_file.
#pragma once

#include <string>

#include "port/project/build_files/build_files.h"

namespace anywarp::port {

Result<BuildFileResult> port_setup_py(const std::string& text, const BuildFileOptions& options);
BuildFileResult port_makefile(const std::string& text, const BuildFileOptions& options);
BuildFileResult port_cmake(const std::string& text, const BuildFileOptions& options);

}  // namespace anywarp::port
