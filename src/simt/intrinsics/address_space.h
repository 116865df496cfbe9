// Questions about address spaces. Host and device share one: everything that a pointer can name is generic.
#pragma once

#include <cstddef>

#include "qualifiers.h"

#define ANYWARP_SAME(name) \
  ANYWARP_INLINE std::size_t name(const void* p) { return reinterpret_cast<std::size_t>(p); }
ANYWARP_SAME(__cvta_generic_to_global)
ANYWARP_SAME(__cvta_generic_to_shared)
ANYWARP_SAME(__cvta_generic_to_local)
ANYWARP_SAME(__cvta_generic_to_constant)
#undef ANYWARP_SAME
#define ANYWARP_SAME(name) \
  ANYWARP_INLINE void* name(std::size_t p) { return reinterpret_cast<void*>(p); }
ANYWARP_SAME(__cvta_global_to_generic)
ANYWARP_SAME(__cvta_shared_to_generic)
ANYWARP_SAME(__cvta_local_to_generic)
ANYWARP_SAME(__cvta_constant_to_generic)
#undef ANYWARP_SAME
