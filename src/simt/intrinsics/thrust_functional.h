// Thrust's function objects and the iterators that compute what they point to.
#pragma once

#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>

#include "device.h"

namespace anywarp::simt::thrust {

using std::bit_and;
using std::bit_or;
using std::divides;
using std::equal_to;
using std::greater;
using std::greater_equal;
using std::less;
using std::less_equal;
using std::logical_and;
using std::logical_or;
using std::make_pair;
using std::minus;
using std::modulus;
using std::multiplies;
using std::negate;
using std::pair;
using std::plus;

template <typename T = void>
struct maximum {
  template <typename A>
  constexpr A operator()(const A& a, const A& b) const {
    return a < b ? b : a;
  }
};
template <typename T = void>
struct minimum {
  template <typename A>
  constexpr A operator()(const A& a, const A& b) const {
    return b < a ? b : a;
  }
};
template <typename T>
struct identity {
  constexpr const T& operator()(const T& value) const { return value; }
};
template <typename T>
struct square {
  constexpr T operator()(const T& value) const { return value * value; }
};

/// A random-access iterator whose element i is `at(i)`.
template <typename Self, typename T>
struct Computed {
  using iterator_category = std::random_access_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = const T*;
  using reference = T;
  std::ptrdiff_t position = 0;

  T operator*() const { return self().at(position); }
  T operator[](std::ptrdiff_t i) const { return self().at(position + i); }
  Self& operator++() { return ++position, self(); }
  Self operator++(int) {
    Self before = self();
    ++position;
    return before;
  }
  Self& operator+=(std::ptrdiff_t n) { return position += n, self(); }
  friend Self operator+(Self it, std::ptrdiff_t n) { return it += n; }
  friend std::ptrdiff_t operator-(const Self& a, const Self& b) { return a.position - b.position; }
  friend bool operator==(const Self& a, const Self& b) { return a.position == b.position; }
  friend bool operator!=(const Self& a, const Self& b) { return a.position != b.position; }

 private:
  Self& self() { return static_cast<Self&>(*this); }
  const Self& self() const { return static_cast<const Self&>(*this); }
};

template <typename T>
struct counting_iterator : Computed<counting_iterator<T>, T> {
  T first;
  explicit counting_iterator(T first_ = T()) : first(first_) {}
  T at(std::ptrdiff_t i) const { return static_cast<T>(first + static_cast<T>(i)); }
};
template <typename T>
struct constant_iterator : Computed<constant_iterator<T>, T> {
  T value;
  explicit constant_iterator(T value_) : value(value_) {}
  T at(std::ptrdiff_t) const { return value; }
};
template <typename F, typename It>
struct transform_iterator
    : Computed<transform_iterator<F, It>,
               std::decay_t<std::invoke_result_t<const F&, decltype(*std::declval<const It&>())>>> {
  It base;
  F function;
  transform_iterator(It base_, F function_) : base(base_), function(function_) {}
  auto at(std::ptrdiff_t i) const { return function(base[i]); }
};
template <typename T>
counting_iterator<T> make_counting_iterator(T first) {
  return counting_iterator<T>(first);
}
template <typename T>
constant_iterator<T> make_constant_iterator(T value) {
  return constant_iterator<T>(value);
}
template <typename It, typename F>
transform_iterator<F, It> make_transform_iterator(It base, F function) {
  return {base, function};
}

}  // namespace anywarp::simt::thrust
