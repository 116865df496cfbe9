// Program counters to source lines, through llvm-symbolizer: one process per binary, however many addresses.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "anywarp/error.h"

namespace anywarp::simt {

struct Frame {
  std::string function, file;
  int line = 0;
};

/// Whether a frame is of the engine, of its headers or of the system, and so no place to show to a user.
bool is_internal(const Frame& frame);

/// Addresses as the engine writes them ("0x12f0" of `program`, "/lib/x.so+0x12f0") to frames, inlined ones first.
/// What has no debug information maps to no frames. Errors: ToolMissing.
Result<std::map<std::string, std::vector<Frame>>> symbolise(const std::filesystem::path& program,
                                                            const std::set<std::string>& addresses);

}  // namespace anywarp::simt
