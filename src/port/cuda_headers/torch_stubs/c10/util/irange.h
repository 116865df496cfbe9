// c10::irange: a range of integers for range-based loops.
#pragma once
#pragma GCC system_header
#include "../../anywarp_torch.h"

namespace c10 {
template <typename T>
struct anywarp_range {
  struct iterator {
    T operator*() const;
    iterator& operator++();
    bool operator!=(const iterator& other) const;
  };
  iterator begin() const;
  iterator end() const;
};
template <typename T>
anywarp_range<T> irange(T end) { __builtin_unreachable(); }
template <typename T, typename U>
anywarp_range<U> irange(T begin, U end) { __builtin_unreachable(); }
}  // namespace c10
