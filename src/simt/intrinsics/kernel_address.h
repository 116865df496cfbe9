// A kernel as the runtime API takes it: by its own type, from which its parameters are known, or as an untyped pointer.
#pragma once

#include <type_traits>
#include <utility>

#include "../engine/runtime.h"
#include "launch.h"

namespace anywarp::simt {

template <typename... P, std::size_t... I>
void invoke_kernel(void (*kernel)(P...), void** arguments, std::index_sequence<I...>) {
  (void)arguments;
  kernel(*static_cast<std::remove_cv_t<std::remove_reference_t<P>>*>(arguments[I])...);
}

/// Tells the engine how to call `kernel` from an array of argument addresses.
template <typename... P>
const void* kernel_address(void (*kernel)(P...)) {
  const void* address = reinterpret_cast<const void*>(kernel);
  runtime::register_kernel(address, "kernel", [](const void* function, void** arguments) {
    invoke_kernel(reinterpret_cast<void (*)(P...)>(const_cast<void*>(function)), arguments,
                  std::index_sequence_for<P...>{});
  });
  return address;
}
inline const void* kernel_address(const void* kernel) { return kernel; }

}  // namespace anywarp::simt
