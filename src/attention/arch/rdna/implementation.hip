// Nothing for targets of the other family.
#if !defined(__HIP_DEVICE_COMPILE__) || defined(__GFX11__) || defined(__GFX12__)
#include "attention/arch/gpu/amd_device.h"
#include "attention/arch/gpu/amd_family.h"
#include "attention/arch/rdna/family.h"
#include "attention/arch/rdna/implementation.h"

namespace anywarp::attention::gpu::rdna {
namespace {

std::optional<Refusal> refuses(const AttentionProblem& problem, Pass pass) {
  if (problem.q.dtype == DType::Float32) return Refusal{"dtype float32", "dtype float16, bfloat16", "float32"};
  return gpu::refuses(problem, pass);
}

std::string unavailable() { return amd_unavailable<Rdna>("RDNA3", ANYWARP_HIP_TARGETS); }

}  // namespace

Implementation implementation() {
  using Gpu = GpuImplementation<AmdFamily<Rdna>>;
  return {kName, kTitle, Device::Hip, unavailable, refuses, Gpu::forward, Gpu::backward, Gpu::workspace, gpu::append};
}

}  // namespace anywarp::attention::gpu::rdna
#endif
