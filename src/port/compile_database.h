// What a compile_commands.json says about how to parse each file: include directories, macros, the language standard.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "anywarp/error.h"

namespace anywarp::port {

struct ParseRequest;

class CompileDatabase {
 public:
  /// An empty path gives an empty database. Errors: NotFound, InvalidArgument (not a compilation database).
  static Result<CompileDatabase> load(const std::filesystem::path& path);
  /// Adds the flags known for `source` to the request; nothing if it is not listed.
  void add_flags(const std::filesystem::path& source, ParseRequest& request) const;

 private:
  struct Entry {
    std::filesystem::path directory;
    std::vector<std::string> arguments;
  };
  std::map<std::string, Entry> entries_;
};

}  // namespace anywarp::port
