// Where the program's own files are: headers, compat headers, scripts.
#pragma once

#include <filesystem>

namespace anywarp::cli {

/// share/anywarp: $ANYWARP_RESOURCES, or beside the program's bin/.
std::filesystem::path resources();
/// The folder of the engine's library: lib/ beside bin/.
std::filesystem::path libraries();

}  // namespace anywarp::cli
