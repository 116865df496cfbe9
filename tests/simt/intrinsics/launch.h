// The conformance programs of this folder compile with nvcc or hipcc, for a GPU, and as plain C++, for the engine,
// without the rewriter in between: LAUNCH(kernel, grid, block, arguments…) is the one thing in which the two differ.
#pragma once

#if defined(ANYWARP_SIMT)
#define LAUNCH(kernel, grid, block, ...) \
  ::anywarp::simt::launch_kernel({#kernel, __FILE__, __LINE__}, (grid), (block), [&] { kernel(__VA_ARGS__); })
#else
#define LAUNCH(kernel, grid, block, ...) kernel<<<(grid), (block)>>>(__VA_ARGS__)
#endif
