// HIP_vector_type<T, N>: x, y, z, w, element access and element-wise operators with vectors and scalars.
#pragma once

#include <cstddef>
#include <type_traits>

#include "qualifiers.h"

namespace anywarp::simt {

template <typename T, unsigned N>
struct VectorStorage;
template <typename T>
struct VectorStorage<T, 1> {
  T x;
};
template <typename T>
struct __attribute__((aligned(2 * sizeof(T)))) VectorStorage<T, 2> {
  T x, y;
};
template <typename T>
struct VectorStorage<T, 3> {
  T x, y, z;
};
template <typename T>
struct __attribute__((aligned(sizeof(T) > 4 ? 16 : 4 * sizeof(T)))) VectorStorage<T, 4> {
  T x, y, z, w;
};

}  // namespace anywarp::simt

template <typename T, unsigned N>
struct HIP_vector_type : anywarp::simt::VectorStorage<T, N> {
  using value_type = T;
  using Storage = anywarp::simt::VectorStorage<T, N>;

  HIP_vector_type() = default;
  /// One scalar fills every element.
  template <typename U, unsigned M = N,
            std::enable_if_t<(M > 1) && std::is_convertible<U, T>::value && std::is_arithmetic<U>::value>* = nullptr>
  explicit constexpr ANYWARP_INLINE HIP_vector_type(U v) : Storage(filled(static_cast<T>(v))) {}
  template <typename... Us, std::enable_if_t<sizeof...(Us) == N>* = nullptr>
  constexpr ANYWARP_INLINE HIP_vector_type(Us... v) : Storage{static_cast<T>(v)...} {}

  ANYWARP_INLINE T& operator[](std::size_t i) { return reinterpret_cast<T*>(this)[i]; }
  ANYWARP_INLINE const T& operator[](std::size_t i) const { return reinterpret_cast<const T*>(this)[i]; }

  static constexpr ANYWARP_INLINE Storage filled(T v) {
    if constexpr (N == 1)
      return Storage{v};
    else if constexpr (N == 2)
      return Storage{v, v};
    else if constexpr (N == 3)
      return Storage{v, v, v};
    else
      return Storage{v, v, v, v};
  }

#define ANYWARP_ASSIGN(op)                                                                         \
  ANYWARP_INLINE HIP_vector_type& operator op##=(const HIP_vector_type& o) {                       \
    for (unsigned i = 0; i < N; ++i) (*this)[i] = static_cast<T>((*this)[i] op o[i]);              \
    return *this;                                                                                  \
  }                                                                                                \
  template <typename U, std::enable_if_t<std::is_arithmetic<U>::value>* = nullptr>                 \
  ANYWARP_INLINE HIP_vector_type& operator op##=(U v) {                                            \
    for (unsigned i = 0; i < N; ++i) (*this)[i] = static_cast<T>((*this)[i] op static_cast<T>(v)); \
    return *this;                                                                                  \
  }
  ANYWARP_ASSIGN(+)
  ANYWARP_ASSIGN(-)
  ANYWARP_ASSIGN(*)
  ANYWARP_ASSIGN(/)
  ANYWARP_ASSIGN(%)
  ANYWARP_ASSIGN(&)
  ANYWARP_ASSIGN(|)
  ANYWARP_ASSIGN(^)
  ANYWARP_ASSIGN(<<)
  ANYWARP_ASSIGN(>>)
#undef ANYWARP_ASSIGN

  ANYWARP_INLINE HIP_vector_type& operator++() { return *this += T(1); }
  ANYWARP_INLINE HIP_vector_type& operator--() { return *this -= T(1); }
  ANYWARP_INLINE HIP_vector_type operator++(int) {
    HIP_vector_type old = *this;
    *this += T(1);
    return old;
  }
  ANYWARP_INLINE HIP_vector_type operator--(int) {
    HIP_vector_type old = *this;
    *this -= T(1);
    return old;
  }
  ANYWARP_INLINE HIP_vector_type operator-() const {
    HIP_vector_type r = *this;
    for (unsigned i = 0; i < N; ++i) r[i] = static_cast<T>(-r[i]);
    return r;
  }
  ANYWARP_INLINE HIP_vector_type operator~() const {
    HIP_vector_type r = *this;
    for (unsigned i = 0; i < N; ++i) r[i] = static_cast<T>(~r[i]);
    return r;
  }
};

#define ANYWARP_BINARY(op)                                                                                    \
  template <typename T, unsigned N>                                                                           \
  ANYWARP_INLINE HIP_vector_type<T, N> operator op(HIP_vector_type<T, N> a, const HIP_vector_type<T, N>& b) { \
    return a op## = b;                                                                                        \
  }                                                                                                           \
  template <typename T, unsigned N, typename U, std::enable_if_t<std::is_arithmetic<U>::value>* = nullptr>    \
  ANYWARP_INLINE HIP_vector_type<T, N> operator op(HIP_vector_type<T, N> a, U b) {                            \
    return a op## = b;                                                                                        \
  }                                                                                                           \
  template <typename T, unsigned N, typename U, std::enable_if_t<std::is_arithmetic<U>::value>* = nullptr>    \
  ANYWARP_INLINE HIP_vector_type<T, N> operator op(U a, const HIP_vector_type<T, N>& b) {                     \
    HIP_vector_type<T, N> r;                                                                                  \
    for (unsigned i = 0; i < N; ++i) r[i] = static_cast<T>(a);                                                \
    return r op## = b;                                                                                        \
  }
ANYWARP_BINARY(+)
ANYWARP_BINARY(-)
ANYWARP_BINARY(*)
ANYWARP_BINARY(/)
ANYWARP_BINARY(%)
ANYWARP_BINARY(&)
ANYWARP_BINARY(|)
ANYWARP_BINARY(^)
ANYWARP_BINARY(<<)
ANYWARP_BINARY(>>)
#undef ANYWARP_BINARY

template <typename T, unsigned N>
ANYWARP_INLINE bool operator==(const HIP_vector_type<T, N>& a, const HIP_vector_type<T, N>& b) {
  for (unsigned i = 0; i < N; ++i)
    if (!(a[i] == b[i])) return false;
  return true;
}
template <typename T, unsigned N>
ANYWARP_INLINE bool operator!=(const HIP_vector_type<T, N>& a, const HIP_vector_type<T, N>& b) {
  return !(a == b);
}
