// assert() that names the GPU thread. No include guard: like the C library's, it follows NDEBUG at each inclusion.
#include_next <assert.h>

#include "../intrinsics/device_io.h"

#if !defined(NDEBUG)
#undef assert
#define assert(expression) \
  (static_cast<bool>(expression) ? void(0) : ::anywarp_assert_failed(#expression, __FILE__, __LINE__))
#endif
