#include "base/python.h"

#include <cstdlib>
#include <optional>
#include <system_error>

#include "base/subprocess.h"

namespace anywarp {
namespace fs = std::filesystem;

std::vector<std::string> pythons(const fs::path& prefix) {
  std::vector<std::string> found;
  if (const char* chosen = std::getenv("ANYWARP_PYTHON"); chosen != nullptr && *chosen != '\0')
    found.emplace_back(chosen);
  for (const char* own : {"venv/bin/python", "bin/python3"}) {
    const fs::path python = prefix / own;
    std::error_code ignored;
    if (fs::exists(python, ignored)) found.push_back(python.string());
  }
  if (const std::optional<fs::path> installed = find_program({"python3", "python"}))
    found.push_back(installed->string());
  return found;
}

}  // namespace anywarp
