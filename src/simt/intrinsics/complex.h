// cuComplex.h and hip_complex.h under one spelling: ANYWARP_COMPLEX(Complex) is cuComplex or hipComplex.
#pragma once

#include <cmath>

#include "vector_types.h"

#if ANYWARP_HIP
#define ANYWARP_COMPLEX(name) hip##name
#else
#define ANYWARP_COMPLEX(name) cu##name
#endif

typedef float2 ANYWARP_COMPLEX(FloatComplex);
typedef double2 ANYWARP_COMPLEX(DoubleComplex);
typedef ANYWARP_COMPLEX(FloatComplex) ANYWARP_COMPLEX(Complex);

/// Single (C…f) and double (C…): products without the checks of C99's Annex G, as the vendors' are.
#define ANYWARP_COMPLEX_FUNCTIONS(C, T, make, f)                                                                  \
  ANYWARP_INLINE T ANYWARP_COMPLEX(Creal##f)(C v) { return v.x; }                                                 \
  ANYWARP_INLINE T ANYWARP_COMPLEX(Cimag##f)(C v) { return v.y; }                                                 \
  ANYWARP_INLINE C make(T re, T im) { return C{re, im}; }                                                         \
  ANYWARP_INLINE C ANYWARP_COMPLEX(Conj##f)(C v) { return C{v.x, -v.y}; }                                         \
  ANYWARP_INLINE C ANYWARP_COMPLEX(Cadd##f)(C a, C b) { return C{a.x + b.x, a.y + b.y}; }                         \
  ANYWARP_INLINE C ANYWARP_COMPLEX(Csub##f)(C a, C b) { return C{a.x - b.x, a.y - b.y}; }                         \
  ANYWARP_INLINE C ANYWARP_COMPLEX(Cmul##f)(C a, C b) { return C{a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; } \
  ANYWARP_INLINE C ANYWARP_COMPLEX(Cdiv##f)(C a, C b) {                                                           \
    /* Scaled against overflow and underflow. */                                                                  \
    const T s = static_cast<T>(1) / (std::fabs(b.x) + std::fabs(b.y));                                            \
    const T ar = a.x * s, ai = a.y * s, br = b.x * s, bi = b.y * s;                                               \
    const T d = static_cast<T>(1) / (br * br + bi * bi);                                                          \
    return C{(ar * br + ai * bi) * d, (ai * br - ar * bi) * d};                                                   \
  }                                                                                                               \
  ANYWARP_INLINE T ANYWARP_COMPLEX(Cabs##f)(C v) { return std::hypot(v.x, v.y); }                                 \
  ANYWARP_INLINE C ANYWARP_COMPLEX(Cfma##f)(C a, C b, C c) {                                                      \
    return C{a.x * b.x + c.x - a.y * b.y, a.x * b.y + c.y + a.y * b.x};                                           \
  }
#if ANYWARP_HIP
#define ANYWARP_MAKE(name) make_hip##name
#else
#define ANYWARP_MAKE(name) make_cu##name
#endif
ANYWARP_COMPLEX_FUNCTIONS(ANYWARP_COMPLEX(FloatComplex), float, ANYWARP_MAKE(FloatComplex), f)
ANYWARP_COMPLEX_FUNCTIONS(ANYWARP_COMPLEX(DoubleComplex), double, ANYWARP_MAKE(DoubleComplex), )
ANYWARP_INLINE ANYWARP_COMPLEX(Complex) ANYWARP_MAKE(Complex)(float re, float im) {
  return ANYWARP_MAKE(FloatComplex)(re, im);
}
#undef ANYWARP_COMPLEX_FUNCTIONS
#undef ANYWARP_MAKE
#undef ANYWARP_COMPLEX
