// Thrust's algorithms, in order and by one thread: a kernel's when data or policy are of the device, the host's
// otherwise.
#pragma once

#include <algorithm>
#include <numeric>
#include <type_traits>
#include <vector>

#include "thrust_functional.h"
#include "thrust_memory.h"

namespace anywarp::simt::thrust {

template <bool on_device>
struct Policy {
  static constexpr bool device = on_device;
  template <typename Stream>
  const Policy& on(Stream) const {
    return *this;
  }
};
inline constexpr Policy<true> device;
inline constexpr Policy<false> host, seq;
namespace cuda {
inline constexpr Policy<true> par, par_nosync;
}
namespace hip {
inline constexpr Policy<true> par, par_nosync;
}

template <typename T>
inline constexpr bool is_policy = false;
template <bool d>
inline constexpr bool is_policy<Policy<d>> = true;
template <typename T>
inline constexpr bool is_device_iterator = false;
template <typename T>
inline constexpr bool is_device_iterator<device_ptr<T>> = true;
template <typename F, typename It>
inline constexpr bool is_device_iterator<transform_iterator<F, It>> = is_device_iterator<It>;

namespace algorithms {

/// What a kernel may use in place of the host's iterator.
template <typename It>
auto raw(It it) {
  if constexpr (std::is_same_v<It, device_ptr<typename std::iterator_traits<It>::value_type>> ||
                std::is_same_v<It, device_ptr<const typename std::iterator_traits<It>::value_type>>)
    return it.get();
  else
    return it;
}
template <typename F, typename It>
auto raw(transform_iterator<F, It> it) {
  auto bare = make_transform_iterator(raw(it.base), it.function);
  bare.position = it.position;
  return bare;
}
template <typename It>
using Value = typename std::iterator_traits<It>::value_type;

template <bool device, typename Body>
void execute(Body body) {
  if constexpr (device)
    run_on_device("thrust", body);
  else
    body();
}
/// `body` returns the result.
template <bool device, typename T, typename Body>
T evaluate(Body body) {
  if constexpr (device) {
    Staged<T> result(1);
    run_on_device("thrust", [out = result.begin(), body] { *out = body(); });
    return result[0];
  } else {
    return body();
  }
}

template <bool d, typename It, typename T>
void fill(It first, It last, T value) {
  execute<d>([f = raw(first), l = raw(last), value] { std::fill(f, l, value); });
}
template <bool d, typename It, typename N, typename T>
It fill_n(It first, N n, T value) {
  fill<d>(first, first + n, value);
  return first + n;
}
template <bool d, typename It, typename T = Value<It>>
void sequence(It first, It last, T start = T(), T step = T(1)) {
  execute<d>([f = raw(first), n = last - first, start, step] {
    for (std::ptrdiff_t i = 0; i < n; ++i) f[i] = static_cast<Value<It>>(start + static_cast<T>(i) * step);
  });
}
template <bool d, typename It, typename F>
It for_each(It first, It last, F function) {
  execute<d>([f = raw(first), n = last - first, function]() mutable {
    for (std::ptrdiff_t i = 0; i < n; ++i) function(f[i]);
  });
  return last;
}
template <bool d, typename It, typename N, typename F>
It for_each_n(It first, N n, F function) {
  return for_each<d>(first, first + n, function);
}
template <bool d, typename In, typename Out, typename F>
Out transform(In first, In last, Out out, F function) {
  execute<d>([f = raw(first), n = last - first, o = raw(out), function]() mutable {
    for (std::ptrdiff_t i = 0; i < n; ++i) o[i] = function(f[i]);
  });
  return out + (last - first);
}
template <bool d, typename In, typename In2, typename Out, typename F>
Out transform(In first, In last, In2 second, Out out, F function) {
  execute<d>([f = raw(first), n = last - first, s = raw(second), o = raw(out), function]() mutable {
    for (std::ptrdiff_t i = 0; i < n; ++i) o[i] = function(f[i], s[i]);
  });
  return out + (last - first);
}
/// Between host and device, element by element through a staging array.
template <bool d, typename In, typename Out>
Out copy(In first, In last, Out out) {
  constexpr bool from_device = is_device_iterator<In>, to_device = is_device_iterator<Out>;
  if constexpr (d && from_device != to_device && !(std::is_pointer_v<In> && std::is_pointer_v<Out>)) {
    Staged<Value<In>> staged(static_cast<std::size_t>(last - first));
    if constexpr (from_device) {
      staged.gather("thrust::copy", raw(first));
      std::copy(staged.begin(), staged.end(), out);
    } else {
      std::copy(first, last, staged.begin());
      staged.scatter("thrust::copy", raw(out), staged.size());
    }
  } else {
    execute<d>([f = raw(first), l = raw(last), o = raw(out)] { std::copy(f, l, o); });
  }
  return out + (last - first);
}
template <bool d, typename In, typename N, typename Out>
Out copy_n(In first, N n, Out out) {
  return copy<d>(first, first + n, out);
}
template <bool d, typename In, typename Out, typename Predicate>
Out copy_if(In first, In last, Out out, Predicate predicate) {
  return out + evaluate<d, std::ptrdiff_t>([f = raw(first), l = raw(last), o = raw(out), predicate] {
           return static_cast<std::ptrdiff_t>(std::copy_if(f, l, o, predicate) - o);
         });
}
template <bool d, typename It, typename Predicate>
It remove_if(It first, It last, Predicate predicate) {
  return first + evaluate<d, std::ptrdiff_t>([f = raw(first), l = raw(last), predicate] {
           return static_cast<std::ptrdiff_t>(std::remove_if(f, l, predicate) - f);
         });
}
template <bool d, typename It>
It unique(It first, It last) {
  return first + evaluate<d, std::ptrdiff_t>(
                     [f = raw(first), l = raw(last)] { return static_cast<std::ptrdiff_t>(std::unique(f, l) - f); });
}
template <bool d, typename It, typename T = Value<It>, typename Op = std::plus<>>
T reduce(It first, It last, T initial = T(), Op op = Op()) {
  return evaluate<d, T>([f = raw(first), n = last - first, initial, op] {
    T sum = initial;
    for (std::ptrdiff_t i = 0; i < n; ++i) sum = static_cast<T>(op(sum, f[i]));
    return sum;
  });
}
template <bool d, typename It, typename F, typename T, typename Op>
T transform_reduce(It first, It last, F function, T initial, Op op) {
  return evaluate<d, T>([f = raw(first), n = last - first, function, initial, op] {
    T sum = initial;
    for (std::ptrdiff_t i = 0; i < n; ++i) sum = static_cast<T>(op(sum, function(f[i])));
    return sum;
  });
}
template <bool d, typename It, typename It2, typename T>
T inner_product(It first, It last, It2 second, T initial) {
  return evaluate<d, T>(
      [f = raw(first), l = raw(last), s = raw(second), initial] { return std::inner_product(f, l, s, initial); });
}
template <bool d, typename It, typename T>
std::ptrdiff_t count(It first, It last, T value) {
  return evaluate<d, std::ptrdiff_t>(
      [f = raw(first), l = raw(last), value] { return static_cast<std::ptrdiff_t>(std::count(f, l, value)); });
}
template <bool d, typename It, typename Predicate>
std::ptrdiff_t count_if(It first, It last, Predicate predicate) {
  return evaluate<d, std::ptrdiff_t>([f = raw(first), l = raw(last), predicate] {
    return static_cast<std::ptrdiff_t>(std::count_if(f, l, predicate));
  });
}
template <bool d, typename It, typename Less = std::less<>>
It max_element(It first, It last, Less less = Less()) {
  return first + evaluate<d, std::ptrdiff_t>([f = raw(first), l = raw(last), less] {
           return static_cast<std::ptrdiff_t>(std::max_element(f, l, less) - f);
         });
}
template <bool d, typename It, typename Less = std::less<>>
It min_element(It first, It last, Less less = Less()) {
  return first + evaluate<d, std::ptrdiff_t>([f = raw(first), l = raw(last), less] {
           return static_cast<std::ptrdiff_t>(std::min_element(f, l, less) - f);
         });
}
template <bool d, typename In, typename Out, typename Op = std::plus<>>
Out inclusive_scan(In first, In last, Out out, Op op = Op()) {
  execute<d>([f = raw(first), l = raw(last), o = raw(out), op] { std::partial_sum(f, l, o, op); });
  return out + (last - first);
}
template <bool d, typename In, typename Out, typename T = Value<In>, typename Op = std::plus<>>
Out exclusive_scan(In first, In last, Out out, T initial = T(), Op op = Op()) {
  execute<d>([f = raw(first), n = last - first, o = raw(out), initial, op] {
    T sum = initial;
    for (std::ptrdiff_t i = 0; i < n; ++i) {
      const T next = static_cast<T>(op(sum, f[i]));
      o[i] = sum;
      sum = next;
    }
  });
  return out + (last - first);
}
template <bool d, typename It, typename Less = std::less<>>
void sort(It first, It last, Less less = Less()) {
  execute<d>([f = raw(first), l = raw(last), less] { std::sort(f, l, less); });
}
template <bool d, typename Keys, typename Values, typename Less = std::less<>>
void stable_sort_by_key(Keys first, Keys last, Values values, Less less = Less()) {
  const auto n = static_cast<std::size_t>(last - first);
  Staged<Value<Keys>> keys(n), sorted_keys(n);
  Staged<Value<Values>> given(n), sorted(n);
  execute<d>([k = raw(first), v = raw(values), n, to_k = keys.begin(), to_v = given.begin()] {
    for (std::size_t i = 0; i < n; ++i) to_k[i] = k[i], to_v[i] = v[i];
  });
  std::vector<std::size_t> order(n);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return less(keys[a], keys[b]); });
  for (std::size_t i = 0; i < n; ++i) sorted_keys[i] = keys[order[i]], sorted[i] = given[order[i]];
  execute<d>([k = raw(first), v = raw(values), n, from_k = sorted_keys.begin(), from_v = sorted.begin()] {
    for (std::size_t i = 0; i < n; ++i) k[i] = from_k[i], v[i] = from_v[i];
  });
}
template <bool d, typename Keys, typename Values, typename Less = std::less<>>
void sort_by_key(Keys first, Keys last, Values values, Less less = Less()) {
  stable_sort_by_key<d>(first, last, values, less);
}
/// Through the positions, which tell equal elements apart.
template <bool d, typename It, typename Less = std::less<>>
void stable_sort(It first, It last, Less less = Less()) {
  Staged<std::ptrdiff_t> positions(static_cast<std::size_t>(last - first));
  std::iota(positions.begin(), positions.end(), std::ptrdiff_t{0});
  stable_sort_by_key<d>(first, last, positions.begin(), less);
}

}  // namespace algorithms

#define ANYWARP_THRUST(name)                                                                \
  template <typename P, typename... A, std::enable_if_t<is_policy<P>, int> = 0>             \
  auto name(const P&, A... arguments) {                                                     \
    return algorithms::name<P::device>(arguments...);                                       \
  }                                                                                         \
  template <typename First, typename... A, std::enable_if_t<!is_policy<First>, int> = 0>    \
  auto name(First first, A... arguments) {                                                  \
    constexpr bool on_device = is_device_iterator<First> || (is_device_iterator<A> || ...); \
    return algorithms::name<on_device>(first, arguments...);                                \
  }
ANYWARP_THRUST(fill)
ANYWARP_THRUST(fill_n)
ANYWARP_THRUST(sequence)
ANYWARP_THRUST(for_each)
ANYWARP_THRUST(for_each_n)
ANYWARP_THRUST(transform)
ANYWARP_THRUST(copy)
ANYWARP_THRUST(copy_n)
ANYWARP_THRUST(copy_if)
ANYWARP_THRUST(remove_if)
ANYWARP_THRUST(unique)
ANYWARP_THRUST(reduce)
ANYWARP_THRUST(transform_reduce)
ANYWARP_THRUST(inner_product)
ANYWARP_THRUST(count)
ANYWARP_THRUST(count_if)
ANYWARP_THRUST(max_element)
ANYWARP_THRUST(min_element)
ANYWARP_THRUST(inclusive_scan)
ANYWARP_THRUST(exclusive_scan)
ANYWARP_THRUST(sort)
ANYWARP_THRUST(sort_by_key)
ANYWARP_THRUST(stable_sort)
ANYWARP_THRUST(stable_sort_by_key)
#undef ANYWARP_THRUST

}  // namespace anywarp::simt::thrust
