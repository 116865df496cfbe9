// What `kernel<<<grid, block, shared, stream>>>(…)` becomes.
#pragma once

#include <cstddef>
#include <type_traits>

#include "builtins.h"

namespace anywarp::simt {

constexpr ANYWARP_INLINE Index3 to_index3(dim3 d) { return Index3{d.x, d.y, d.z}; }

/// Runs `body` (the kernel call with its arguments already evaluated) once per GPU thread.
template <typename Body>
ANYWARP_INLINE void launch_kernel(LaunchSite site, dim3 grid, dim3 block, std::size_t dynamic_shared,
                                  const void* stream, Body&& body) {
  using Closure = std::remove_reference_t<Body>;
  launch(
      site, to_index3(grid), to_index3(block), dynamic_shared, const_cast<void*>(stream),
      [](void* closure) { (*static_cast<Closure*>(closure))(); }, const_cast<void*>(static_cast<const void*>(&body)));
}
template <typename Body>
ANYWARP_INLINE void launch_kernel(LaunchSite site, dim3 grid, dim3 block, std::size_t dynamic_shared, Body&& body) {
  launch_kernel(site, grid, block, dynamic_shared, static_cast<const void*>(nullptr), static_cast<Body&&>(body));
}
template <typename Body>
ANYWARP_INLINE void launch_kernel(LaunchSite site, dim3 grid, dim3 block, Body&& body) {
  launch_kernel(site, grid, block, std::size_t{0}, static_cast<const void*>(nullptr), static_cast<Body&&>(body));
}

}  // namespace anywarp::simt

#if ANYWARP_HIP
/// Arguments are evaluated once, before the launch, as a call's are.
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...)                                                   \
  ::anywarp::simt::launch_with_arguments({#kernel, __FILE__, __LINE__}, (grid), (block), (shared), (stream),           \
                                         [&](auto&&... a) { kernel(static_cast<decltype(a)&&>(a)...); } __VA_OPT__(, ) \
                                             __VA_ARGS__)

#include <tuple>
namespace anywarp::simt {
template <typename Call, typename... A>
void launch_with_arguments(LaunchSite site, dim3 grid, dim3 block, std::size_t shared, const void* stream, Call call,
                           A... arguments) {
  launch_kernel(site, grid, block, shared, stream, [&] { call(A(arguments)...); });
}
}  // namespace anywarp::simt
#endif
