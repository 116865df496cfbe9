// CDNA's float32: MFMA of 32 rows where all that a wavefront holds fits its registers, else of 16. The instructions
// have a quarter (MI200) or an eighth (MI300) of the rate of 16-bit numbers', so that LDS keeps up with 16 rows as
// well.
#pragma once

#include <type_traits>

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/mma/mfma.h"
#include "attention/mma/mfma16.h"

namespace anywarp::attention::gpu {

struct CdnaFloat {
  static constexpr bool wide(int head_dim, Role role) { return role == Role::Main && head_dim <= 128; }
  template <typename Kind, int kHeadDim, Role role>
  using Mma = std::conditional_t<wide(kHeadDim, role), Mfma<Kind>, Mfma16<Kind>>;
  static constexpr bool kIsFloat = true;
  static constexpr int kLanes = 64, kPadding = 0;  // No tile lies transposed.

  static constexpr bool has_few(int head_dim) { return head_dim <= 128; }
  /// Tiles of 17 or 33 KB: the larger, where registers leave room for one work-group anyway.
  static constexpr AmdShape shape(int head_dim, Role role) {
    if (wide(head_dim, role)) return {4, 32, 32, head_dim <= 64 ? 2 : 1};
    return {4, 16, head_dim <= 64 ? 32 : 16, role == Role::Few ? 2 : 1};
  }
  static constexpr AmdShape forward_shape(int head_dim, Role role) { return shape(head_dim, role); }
  static constexpr AmdShape backward_keys_shape(int head_dim, Role role) { return shape(head_dim, role); }
  static constexpr AmdShape backward_query_shape(int head_dim, Role role) { return shape(head_dim, role); }
};

}  // namespace anywarp::attention::gpu
