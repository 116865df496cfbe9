// Which instantiation of a kernel a finding is about: the launch spells `k<width, chunk>`, the code that ran is `k<64,
// 16>`.
#pragma once

#include <string>
#include <vector>

#include "symbolise.h"

namespace anywarp::simt {

/// `spelled` as the launch has it. The kernel's name as the frames' symbols have it, with its template arguments, or
/// `spelled` if no frame is the kernel's or it is no template.
std::string instantiated_kernel(const std::string& spelled, const std::vector<Frame>& frames);

}  // namespace anywarp::simt
