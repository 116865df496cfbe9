// `__shared__` variables, for the engine.
#pragma once

#include "port/edits.h"

namespace anywarp::port {

/// `__shared__ T x[N];` becomes a reference to the block's instance, `extern __shared__ T s[];` an alias of the
/// engine's dynamic shared memory. A macro whose body is `__shared__` counts as `__shared__`.
void rewrite_shared_memory(const SourceFile& file, FileEdits& edits);

}  // namespace anywarp::port
