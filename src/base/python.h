// Which Python runs what is Python's: the porter of build files (LibCST), the question where PyTorch's headers are.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace anywarp {

/// Pythons to try, best first: $ANYWARP_PYTHON; those that scripts/ made in `prefix`, the folder that holds bin/ and
/// share/ (venv with LibCST, torch-venv with PyTorch); python3 and python in PATH. Only what exists, except
/// $ANYWARP_PYTHON, which is what the user asked for.
std::vector<std::string> pythons(const std::filesystem::path& prefix);

}  // namespace anywarp
