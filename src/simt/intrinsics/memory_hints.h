// Loads and stores with a cache hint: plain accesses here.
#pragma once

#include <type_traits>

#include "qualifiers.h"

#define ANYWARP_LOAD(name)            \
  template <typename T>               \
  ANYWARP_INLINE T name(const T* p) { \
    return *p;                        \
  }
ANYWARP_LOAD(__ldg)
ANYWARP_LOAD(__ldca)
ANYWARP_LOAD(__ldcg)
ANYWARP_LOAD(__ldcs)
ANYWARP_LOAD(__ldlu)
ANYWARP_LOAD(__ldcv)
#undef ANYWARP_LOAD

#define ANYWARP_STORE(name)                                 \
  template <typename T>                                     \
  ANYWARP_INLINE void name(T* p, std::common_type_t<T> v) { \
    *p = v;                                                 \
  }
ANYWARP_STORE(__stwb)
ANYWARP_STORE(__stcg)
ANYWARP_STORE(__stcs)
ANYWARP_STORE(__stwt)
#undef ANYWARP_STORE
