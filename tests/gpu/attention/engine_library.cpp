// The operator's host code as one unit, because nine would read the same
// headers nine times; the registry has the row of the family that the engine's
// width can run, and nothing else.
#include "attention/arch/cdna/family.h"
#include "attention/arch/gpu/amd_device.h"
#include "attention/arch/gpu/append.cpp"
#include "attention/arch/gpu/grid.cpp"
#include "attention/arch/gpu/plan.cpp"
#include "attention/arch/rdna/family.h"
#include "attention/argument_check.cpp"
#include "attention/attention.cpp"
#include "attention/problem.cpp"
#include "attention/selection.cpp"
#include "attention/validate.cpp"
#include "attention/validate_lengths.cpp"
#include "attention/validate_outputs.cpp"
#if defined(__GFX9__)
#include "attention/arch/cdna/implementation.h"
namespace family = anywarp::attention::gpu::cdna;
#else
#include "attention/arch/rdna/implementation.h"
namespace family = anywarp::attention::gpu::rdna;
#endif

namespace anywarp::attention {
namespace gpu {

static_assert(Cdna::runs_on("gfx90a") && Cdna::runs_on("gfx942") && !Cdna::runs_on("gfx908"));
static_assert(Rdna::runs_on("gfx1100") && Rdna::runs_on("gfx1201") && !Rdna::runs_on("gfx1030"));
static_assert(is_among("gfx90a,gfx942", "gfx942") && !is_among("gfx90a,gfx942", "gfx94") && is_among("", "gfx942"));

}  // namespace gpu

std::span<const Implementation> implementations() {
  static const Implementation table[] = {family::implementation()};
  return table;
}

}  // namespace anywarp::attention
