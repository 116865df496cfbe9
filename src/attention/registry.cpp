#include "attention/registry.h"

#include "attention/arch/cdna/implementation.h"
#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/cpu.h"
#include "attention/arch/rdna/implementation.h"
#include "attention/arch/sm80/implementation.h"
#include "attention/reference/reference.h"
#include "attention/tuning/tile_cache.h"

namespace anywarp::attention {
namespace {

[[maybe_unused]] std::string without_cuda() {
  return "not built: configure with -DANYWARP_CUDA=ON, as `make cuda` does";
}
[[maybe_unused]] std::string without_hip() { return "not built: configure with -DANYWARP_HIP=ON, as `make hip` does"; }

}  // namespace

std::span<const Implementation> implementations() {
  static const Implementation table[] = {
#if defined(ANYWARP_CUDA)
    gpu::sm80::implementation(),
#else
    {gpu::sm80::kName, gpu::sm80::kTitle, Device::Cuda, without_cuda},
#endif
#if defined(ANYWARP_HIP)
    gpu::cdna::implementation(),
    gpu::rdna::implementation(),
#else
    {gpu::cdna::kName, gpu::cdna::kTitle, Device::Hip, without_hip},
    {gpu::rdna::kName, gpu::rdna::kTitle, Device::Hip, without_hip},
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
