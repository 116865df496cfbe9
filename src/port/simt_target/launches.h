// Launches, for the engine.
#pragma once

#include "port/edits.h"

namespace anywarp::port {

/// `k<T><<<g, b, s, st>>>(a, 0)` becomes `::anywarp::simt::launch_kernel({"k<T>", __FILE__, __LINE__}, {g, b, s, st},
/// [&, anywarp_arg0 = (a)]() mutable { k<T>(anywarp_arg0, 0); })`. Arguments are evaluated once, as a launch does;
/// literals stay literals, so that `0` still converts to a pointer. Packs and __VA_ARGS__ go through
/// launch_pack(…)(arguments).
void rewrite_launches(const SourceFile& file, FileEdits& edits);

}  // namespace anywarp::port
