// CUB's function objects and little types.
#pragma once

#include "device.h"

namespace anywarp::simt::cub {

struct Sum {
  template <typename A, typename B>
  constexpr ANYWARP_INLINE auto operator()(const A& a, const B& b) const {
    return a + b;
  }
};
struct Difference {
  template <typename T>
  constexpr ANYWARP_INLINE T operator()(const T& a, const T& b) const {
    return a - b;
  }
};
struct Max {
  template <typename T>
  constexpr ANYWARP_INLINE T operator()(const T& a, const T& b) const {
    return b > a ? b : a;
  }
};
struct Min {
  template <typename T>
  constexpr ANYWARP_INLINE T operator()(const T& a, const T& b) const {
    return b < a ? b : a;
  }
};
struct Equality {
  template <typename A, typename B>
  constexpr ANYWARP_INLINE bool operator()(const A& a, const B& b) const {
    return a == b;
  }
};

template <typename Key, typename Value>
struct KeyValuePair {
  typedef Key Key_;
  Key key;
  Value value;
};
/// The first of equal ones, as CUB has it.
struct ArgMax {
  template <typename P>
  constexpr ANYWARP_INLINE P operator()(const P& a, const P& b) const {
    return b.value > a.value || (b.value == a.value && b.key < a.key) ? b : a;
  }
};
struct ArgMin {
  template <typename P>
  constexpr ANYWARP_INLINE P operator()(const P& a, const P& b) const {
    return b.value < a.value || (b.value == a.value && b.key < a.key) ? b : a;
  }
};

struct NullType {};

}  // namespace anywarp::simt::cub
