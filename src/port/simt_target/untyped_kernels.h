// Kernels that are launched through `void*`, for the engine.
#pragma once

#include "port/edits.h"

namespace anywarp::port {

/// `cudaLaunchKernel((void*)kernel, …)` loses the cast, and so for HIP and cooperative launches: the engine learns from
/// the kernel's type how to call it with an array of argument addresses.
void rewrite_untyped_kernels(const SourceFile& file, FileEdits& edits);

}  // namespace anywarp::port
