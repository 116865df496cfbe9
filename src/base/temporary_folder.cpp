#include "base/temporary_folder.h"

#include <unistd.h>

#include <cstdlib>
#include <string>
#include <system_error>

namespace anywarp {
namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
  std::error_code error;
  const fs::path parent = fs::temp_directory_path(error);
  std::string name = (parent / "anywarp-XXXXXX").string();
  if (!error && ::mkdtemp(name.data()) != nullptr) path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty() && std::getenv("ANYWARP_KEEP_WORK") == nullptr) fs::remove_all(path_, ignored);
}

}  // namespace anywarp
