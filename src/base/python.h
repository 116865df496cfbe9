// Which Python runs what is Python's: the porter of build files (LibCST), the question where PyTorch's headers are.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace anywarp {

/// Pythons to try, best first: $ANYWARP_PYTHON; the one that scripts/python-venv.sh made in `prefix`, the folder that
/// holds bin/ and share/; the one of an environment that `prefix` is (a wheel was installed there); python3 and python
/// in PATH. Only what exists, except $ANYWARP_PYTHON, which is what the user asked for.
std::vector<std::string> pythons(const std::filesystem::path& prefix);

}  // namespace anywarp
