// Nothing for targets of the other family.
#if !defined(__HIP_DEVICE_COMPILE__) || defined(__GFX9__)
#include "attention/arch/cdna/family.h"
#include "attention/arch/cdna/float_family.h"
#include "attention/arch/cdna/implementation.h"
#include "attention/arch/gpu/amd_device.h"
#include "attention/arch/gpu/amd_family.h"
#include "attention/arch/gpu/by_dtype.h"

namespace anywarp::attention::gpu::cdna {
namespace {

std::string unavailable() { return amd_unavailable<Cdna>("CDNA2", ANYWARP_HIP_TARGETS); }

}  // namespace

Implementation implementation() {
  using Gpu = ByDtype<AmdFamily<Cdna>, AmdFamily<CdnaFloat>>;
  return {kName,        kTitle,        Device::Hip,    unavailable, gpu::refuses,
          Gpu::forward, Gpu::backward, Gpu::workspace, gpu::append};
}

}  // namespace anywarp::attention::gpu::cdna
#endif
