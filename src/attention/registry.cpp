#include "attention/registry.h"

#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/cpu.h"
#include "attention/arch/sm80/implementation.h"
#include "attention/reference/reference.h"
#include "attention/tuning/tile_cache.h"

namespace anywarp::attention {

std::span<const Implementation> implementations() {
  static const Implementation table[] = {
#if defined(ANYWARP_CUDA)
      gpu::sm80::implementation(),
#endif
#if defined(ANYWARP_CPU_X86)
      cpu::amx::implementation(),
#endif
      cpu::avx512_implementation(),
      cpu::avx2_implementation(),
      cpu::generic_implementation(),
      reference::implementation(),
  };
  // What `anywarp tune` found here is used from the first call on.
  [[maybe_unused]] static const bool tuned = (use_tile_cache(), true);
  return table;
}

}  // namespace anywarp::attention
