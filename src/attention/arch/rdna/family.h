// RDNA3 and RDNA4: WMMA on wavefronts of 32, 16 rows each, eight of them in a work-group.
#pragma once

#include <string_view>

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/mma/wmma.h"

namespace anywarp::attention::gpu {

/// The instruction of the target that is compiled for. Nothing that the host plans with depends on it.
#if defined(__GFX12__)
inline constexpr bool kTargetIsGfx12 = true;
#else
inline constexpr bool kTargetIsGfx12 = false;
#endif

struct Rdna {
  template <typename Kind, int, Role>
  using Mma = Wmma<Kind, kTargetIsGfx12>;
  static constexpr bool kIsFloat = false;
  static constexpr int kLanes = 32, kPadding = 8;
  static constexpr bool has_few(int) { return false; }

  /// Registers decide: with 64 keys at 128, and 32 columns in the backward at 64, gfx1100 puts 36 and 200 into memory.
  /// It has operands twice, in both halves of a wavefront; gfx1201, which does not, keeps the backward to 128 in
  /// registers.
  static constexpr AmdShape forward_shape(int head_dim, Role) { return {8, 16, head_dim <= 64 ? 64 : 32, 1}; }
  static constexpr AmdShape backward_keys_shape(int head_dim, Role) { return {8, 16, 16, 1, head_dim <= 64 ? 1 : 2}; }
  static constexpr AmdShape backward_query_shape(int, Role) { return {8, 16, 16, 1}; }

  static constexpr bool runs_on(std::string_view gpu) { return gpu.starts_with("gfx11") || gpu.starts_with("gfx12"); }
};

}  // namespace anywarp::attention::gpu
