// Nothing for targets of the other family.
#if !defined(__HIP_DEVICE_COMPILE__) || defined(__GFX11__) || defined(__GFX12__)
#include "attention/arch/gpu/amd_device.h"
#include "attention/arch/gpu/amd_family.h"
#include "attention/arch/gpu/by_dtype.h"
#include "attention/arch/rdna/family.h"
#include "attention/arch/rdna/float_family.h"
#include "attention/arch/rdna/implementation.h"

namespace anywarp::attention::gpu::rdna {
namespace {

std::string unavailable() { return amd_unavailable<Rdna>("RDNA3", ANYWARP_HIP_TARGETS); }

}  // namespace

Implementation implementation() {
  using Gpu = ByDtype<AmdFamily<Rdna>, AmdFamily<RdnaFloat>>;
  return {kName,        kTitle,        Device::Hip,    unavailable, gpu::refuses,
          Gpu::forward, Gpu::backward, Gpu::workspace, gpu::append};
}

}  // namespace anywarp::attention::gpu::rdna
#endif
