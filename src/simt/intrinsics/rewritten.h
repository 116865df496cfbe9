// What a rewritten program calls and no person writes: the forms into which the porter's simt target turns launches and
// `__shared__` variables. Included before everything else in each translation unit.
#pragma once

#include <type_traits>
#include <utility>

#include "launch.h"

namespace anywarp::simt {

/// `<<<grid, block, dynamic_shared, stream>>>`.
struct LaunchConfiguration {
  dim3 grid;
  dim3 block;
  std::size_t dynamic_shared = 0;
  const void* stream = nullptr;

  LaunchConfiguration(dim3 g, dim3 b) : grid(g), block(b) {}
  /// A template, because the launch is spelled with braces and an `int` number of bytes would be a narrowing.
  template <typename Bytes>
  LaunchConfiguration(dim3 g, dim3 b, Bytes bytes, const void* s = nullptr)
      : grid(g), block(b), dynamic_shared(static_cast<std::size_t>(bytes)), stream(s) {}
};

template <typename Body>
void launch_kernel(LaunchSite site, LaunchConfiguration configuration, Body&& body) {
  launch_kernel(site, configuration.grid, configuration.block, configuration.dynamic_shared, configuration.stream,
                std::forward<Body>(body));
}

/// An integer that went through a parameter pack and may have been a literal 0 or NULL: converts to a pointer as those
/// do.
struct IntegerOrNull {
  long value;
  template <typename T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0>
  operator T() const {
    return static_cast<T>(value);
  }
  template <typename T>
  operator T*() const {
    return nullptr;
  }
};

/// The launch of a pack or of __VA_ARGS__, whose arguments follow in parentheses. `call` takes them by value; it is not
/// invocable with what the kernel refuses.
template <typename Call>
struct PackLaunch {
  LaunchSite site;
  LaunchConfiguration configuration;
  Call call;

  template <typename... Given>
  void operator()(Given&&... given) && {
    if constexpr (std::is_invocable_v<Call&, std::decay_t<Given>...>)
      run(std::decay_t<Given>(std::forward<Given>(given))...);
    else
      run(loosened(std::decay_t<Given>(std::forward<Given>(given)))...);
  }

 private:
  template <typename T>
  static auto loosened(T value) {
    if constexpr (std::is_same_v<T, int> || std::is_same_v<T, long>)
      return IntegerOrNull{value};
    else
      return value;
  }
  template <typename... Values>
  void run(Values... values) {
    static_assert(std::is_invocable_v<Call&, Values...>, "the kernel does not take these arguments");
    launch_kernel(site, configuration, [&] { call(values...); });
  }
};

template <typename Call>
PackLaunch<Call> launch_pack(LaunchSite site, LaunchConfiguration configuration, Call call) {
  return {site, configuration, std::move(call)};
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
