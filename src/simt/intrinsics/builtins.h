// threadIdx, blockIdx, blockDim, gridDim, warpSize. Objects and not macros, because host code has variables and members
// of these names (`dim3 blockDim(16, 16)`, `prop.warpSize`); properties and not members, so that `threadIdx.x` is an
// unsigned prvalue that any template, overload or printf takes. Compile with -fdeclspec.
#pragma once

#include "vector_types.h"

#if !__has_declspec_attribute(property)
#error "anywarp's device headers need clang's -fdeclspec: threadIdx.x is a __declspec(property)"
#endif

namespace anywarp::simt {

#define ANYWARP_INDEX(Name, field, Whole)                                              \
  struct Name {                                                                        \
    __declspec(property(get = get_x)) unsigned x;                                      \
    __declspec(property(get = get_y)) unsigned y;                                      \
    __declspec(property(get = get_z)) unsigned z;                                      \
    static ANYWARP_INLINE unsigned get_x() { return this_thread()->field.x; }          \
    static ANYWARP_INLINE unsigned get_y() { return this_thread()->field.y; }          \
    static ANYWARP_INLINE unsigned get_z() { return this_thread()->field.z; }          \
    ANYWARP_INLINE operator Whole() const { return Whole{get_x(), get_y(), get_z()}; } \
  };
ANYWARP_INDEX(ThreadIdx, thread_idx, uint3)
ANYWARP_INDEX(BlockIdx, block_idx, uint3)
ANYWARP_INDEX(BlockDim, block_dim, dim3)
ANYWARP_INDEX(GridDim, grid_dim, dim3)
#undef ANYWARP_INDEX

}  // namespace anywarp::simt

static const anywarp::simt::ThreadIdx threadIdx{};
static const anywarp::simt::BlockIdx blockIdx{};
static const anywarp::simt::BlockDim blockDim{};
static const anywarp::simt::GridDim gridDim{};

#if defined(ANYWARP_CONSTEXPR_WARP)
/// For sources that use it as a constant expression, as HIP before 7 allowed; one build serves one width.
static constexpr int warpSize = ANYWARP_SIMT_WARP;
#else
/// 32 or 64, known only when the program runs.
inline const int warpSize = static_cast<int>(anywarp::simt::warp_width());
#endif
