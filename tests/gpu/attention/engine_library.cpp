// The operator's host code as one unit, because nine would read the same
// headers nine times; the registry has the row of the family that the engine's
// width can run, and nothing else.
#include "attention/arch/gpu/append.cpp"
#include "attention/arch/gpu/plan.cpp"
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

std::span<const Implementation> implementations() {
  static const Implementation table[] = {family::implementation()};
  return table;
}

}  // namespace anywarp::attention
