// What a rewritten program calls and no person writes: the forms into which the porter's simt target turns launches and
// `__shared__` variables. Included before everything else in each translation unit.
#pragma once

#include <tuple>
#include <utility>

#include "launch.h"

namespace anywarp::simt {

/// `<<<grid, block, dynamic_shared, stream>>>`.
struct LaunchConfiguration {
  dim3 grid;
  dim3 block;
  std::size_t dynamic_shared = 0;
  const void* stream = nullptr;
};

template <typename Body>
void launch_kernel(LaunchSite site, LaunchConfiguration configuration, Body&& body) {
  launch_kernel(site, configuration.grid, configuration.block, configuration.dynamic_shared, configuration.stream,
                std::forward<Body>(body));
}

/// For a pack or __VA_ARGS__: `call` takes the arguments by value.
template <typename Call, typename First, typename... Rest>
void launch_kernel(LaunchSite site, LaunchConfiguration configuration, Call&& call, First&& first, Rest&&... rest) {
  std::tuple<std::decay_t<First>, std::decay_t<Rest>...> arguments(std::forward<First>(first), std::forward<Rest>(rest)...);
  launch_kernel(site, configuration, [&] { std::apply(call, arguments); });
}

/// The calling block's instance of one `__shared__` variable.
template <typename T>
T& shared_object(SharedSite& site) {
  return *static_cast<T*>(const_cast<void*>(static_cast<const volatile void*>(shared_variable(site))));
}

/// What `__align__(asked)` (0: nothing asked) makes of T's own alignment.
template <typename T>
constexpr std::size_t shared_alignment(std::size_t asked) {
  return asked > alignof(T) ? asked : alignof(T);
}

}  // namespace anywarp::simt
