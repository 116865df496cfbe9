// The AMD families that the engine's width can run: CDNA at 64 lanes, both forms of RDNA's instruction at 32.
#pragma once

#if defined(ENGINE_RDNA)
#include "attention/arch/rdna/family.h"
#else
#include "attention/arch/cdna/family.h"
#endif

namespace engine {

#if defined(ENGINE_RDNA)
struct Rdna4 : anywarp::attention::gpu::Rdna {
  template <typename Kind>
  using Mma = anywarp::attention::gpu::Wmma<Kind, true>;
};

template <typename Use>
void for_each_family(const Use& use) {
  use(anywarp::attention::gpu::Rdna{}, "rdna3");
  use(Rdna4{}, "rdna4");
}
#else
template <typename Use>
void for_each_family(const Use& use) {
  use(anywarp::attention::gpu::Cdna{}, "cdna");
}
#endif

}  // namespace engine
