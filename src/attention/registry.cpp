#include "attention/registry.h"

#include "attention/arch/cpu/cpu.h"
#include "attention/reference/reference.h"

namespace anywarp::attention {

std::span<const Implementation> implementations() {
  static const Implementation table[] = {
      cpu::avx512_implementation(),
      cpu::avx2_implementation(),
      cpu::generic_implementation(),
      reference::implementation(),
  };
  return table;
}

}  // namespace anywarp::attention
