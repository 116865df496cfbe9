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

/// Tells the engine how to call `kernel` from an array of argument addresses. `name`: nullptr where it is not known.
template <typename... P>
const void* kernel_address(void (*kernel)(P...), const char* name = nullptr) {
  const void* address = reinterpret_cast<const void*>(kernel);
  runtime::register_kernel(address, name, [](const void* function, void** arguments) {
    invoke_kernel(reinterpret_cast<void (*)(P...)>(const_cast<void*>(function)), arguments,
                  std::index_sequence_for<P...>{});
  });
  return address;
}
inline const void* kernel_address(const void* kernel, const char* = nullptr) { return kernel; }

/// What the rewriter makes of the first argument of cudaLaunchKernel: the kernel with its type, its name and its place.
struct NamedKernel {
  const void* address;
  const char* file;
  int line;
};
template <typename F>
NamedKernel named_kernel(F kernel, const char* name, const char* file, int line) {
  return {kernel_address(kernel, name), file, line};
}
inline const NamedKernel& named_kernel(const NamedKernel& kernel) { return kernel; }
template <typename F>
NamedKernel named_kernel(F kernel) {
  return {kernel_address(kernel), "", 0};
}

}  // namespace anywarp::simt
