// Launches a lambda as a kernel.
#pragma once

#include "simt/engine/device.h"
#include "simt/engine/runtime.h"

namespace anywarp::simt {

template <typename Body>
void run_kernel(Index3 grid, Index3 block, Body body, std::size_t dynamic_shared = 0) {
  launch(
      {"test_kernel", __FILE__, __LINE__}, grid, block, dynamic_shared, nullptr,
      [](void* closure) { (*static_cast<Body*>(closure))(*this_thread()); }, &body);
}

inline Index3 x(unsigned n) { return {n, 1, 1}; }

}  // namespace anywarp::simt
