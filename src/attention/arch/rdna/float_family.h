// RDNA's float32: fused multiply-adds on wavefronts of 32, 16 rows each. Both halves of a wavefront hold the same rows:
// registers have room for those of head dimension 64 without score options, for dk and dv, which have two, not even
// then.
#pragma once

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/mma/fma_tile.h"

namespace anywarp::attention::gpu {

struct RdnaFloat {
  template <typename, int, Role>
  using Mma = FmaTile;
  static constexpr bool kIsFloat = true;
  static constexpr int kLanes = 32, kPadding = 0;  // No tile lies transposed.
  static constexpr bool has_few(int) { return false; }

  static constexpr bool rereads(int head_dim, Role role) { return head_dim > 64 || role == Role::General; }
  static constexpr AmdShape forward_shape(int head_dim, Role role) {
    return {8, 16, head_dim <= 128 && role != Role::General ? 32 : 16, 1, 1, rereads(head_dim, role)};
  }
  static constexpr AmdShape backward_keys_shape(int head_dim, Role) {
    return {8, 16, 16, 1, head_dim <= 128 ? 1 : 2, true};
  }
  static constexpr AmdShape backward_query_shape(int head_dim, Role role) {
    return {8, 16, 16, 1, 1, rereads(head_dim, role)};
  }
};

}  // namespace anywarp::attention::gpu
