// CDNA from MI200 on: MFMA on wavefronts of 64, 32 rows each (16 for few queries), four of them in a work-group.
#pragma once

#include <string_view>
#include <type_traits>

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/mma/mfma.h"
#include "attention/mma/mfma16.h"

namespace anywarp::attention::gpu {

struct Cdna {
  template <typename Kind, int, Role role>
  using Mma = std::conditional_t<role == Role::Few, Mfma16<Kind>, Mfma<Kind>>;
  static constexpr bool kIsFloat = false;
  static constexpr int kLanes = 64;
  /// 8 bytes: columns of 64 + 4 elements are 34 banks apart, and the 16 lanes of a phase read 8 bytes each.
  static constexpr int kPadding = 4;

  static constexpr bool has_few(int head_dim) { return head_dim <= 128; }
  /// As many keys as 64 KiB of LDS hold. For few queries, which wait for memory, two work-groups at a time; three would
  /// put 34 registers into memory.
  static constexpr AmdShape forward_shape(int head_dim, Role role) {
    if (role == Role::Few) return {4, 16, head_dim <= 64 ? 64 : 32, 2};
    return {4, 32, head_dim <= 192 ? 64 : 32, waves(head_dim, role)};
  }
  static constexpr AmdShape backward_keys_shape(int head_dim, Role role) {
    return {4, 32, 32, waves(head_dim, role), head_dim <= 128 ? 1 : 2};
  }
  static constexpr AmdShape backward_query_shape(int head_dim, Role role) {
    return {4, 32, head_dim <= 64 ? 64 : 32, waves(head_dim, role)};
  }
  /// Registers for two wavefronts a SIMD, or for one where LDS holds one work-group anyway, and where the score options
  /// would put 500 registers into memory.
  static constexpr int waves(int head_dim, Role role) { return head_dim <= 64 && role != Role::General ? 2 : 1; }

  static constexpr bool runs_on(std::string_view gpu) {
    return gpu.starts_with("gfx90a") || gpu.starts_with("gfx94") || gpu.starts_with("gfx95");
  }
};

}  // namespace anywarp::attention::gpu
