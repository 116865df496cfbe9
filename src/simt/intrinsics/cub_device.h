// CUB's device-wide algorithms: the first call says how much temporary storage is wanted, the second does the work.
#pragma once

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>
#include <vector>

#include "cub_operators.h"
#include "staged.h"

namespace anywarp::simt::cub {

template <typename T>
struct DoubleBuffer {
  T* d_buffers[2];
  int selector = 0;
  DoubleBuffer(T* current, T* alternate) : d_buffers{current, alternate} {}
  T* Current() { return d_buffers[selector]; }
  T* Alternate() { return d_buffers[selector ^ 1]; }
};

/// True, with a size, for the call that asks for one.
inline bool asks_for_size(void* storage, std::size_t& bytes) {
  if (storage) return false;
  bytes = 256;
  return true;
}

struct DeviceReduce {
  template <typename In, typename Out, typename N, typename Op, typename T>
  static ANYWARP_CUB_ERROR Reduce(void* storage, std::size_t& bytes, In in, Out out, N n, Op op, T initial,
                                  const void* = nullptr) {
    if (asks_for_size(storage, bytes)) return {};
    Staged<ValueOf<In>> values(static_cast<std::size_t>(n));
    values.gather("cub::DeviceReduce", in);
    Staged<T> result(1);
    result[0] = std::accumulate(values.begin(), values.end(), initial,
                                [&](const T& a, const auto& b) { return static_cast<T>(op(a, b)); });
    result.scatter("cub::DeviceReduce", out, 1);
    return {};
  }
  template <typename In, typename Out, typename N>
  static ANYWARP_CUB_ERROR Sum(void* storage, std::size_t& bytes, In in, Out out, N n, const void* = nullptr) {
    return Reduce(storage, bytes, in, out, n, cub::Sum(), ValueOf<In>{});
  }
  template <typename In, typename Out, typename N>
  static ANYWARP_CUB_ERROR Max(void* storage, std::size_t& bytes, In in, Out out, N n, const void* = nullptr) {
    return Reduce(storage, bytes, in, out, n, cub::Max(), std::numeric_limits<ValueOf<In>>::lowest());
  }
  template <typename In, typename Out, typename N>
  static ANYWARP_CUB_ERROR Min(void* storage, std::size_t& bytes, In in, Out out, N n, const void* = nullptr) {
    return Reduce(storage, bytes, in, out, n, cub::Min(), std::numeric_limits<ValueOf<In>>::max());
  }
  template <typename In, typename Out, typename N>
  static ANYWARP_CUB_ERROR ArgMax(void* storage, std::size_t& bytes, In in, Out out, N n, const void* = nullptr) {
    return arg(storage, bytes, in, out, n, [](const auto* b, const auto* e) { return std::max_element(b, e) - b; });
  }
  template <typename In, typename Out, typename N>
  static ANYWARP_CUB_ERROR ArgMin(void* storage, std::size_t& bytes, In in, Out out, N n, const void* = nullptr) {
    return arg(storage, bytes, in, out, n, [](const auto* b, const auto* e) { return std::min_element(b, e) - b; });
  }

 private:
  template <typename In, typename Out, typename N, typename Find>
  static ANYWARP_CUB_ERROR arg(void* storage, std::size_t& bytes, In in, Out out, N n, Find find) {
    if (asks_for_size(storage, bytes)) return {};
    using T = ValueOf<In>;
    Staged<T> values(static_cast<std::size_t>(n));
    values.gather("cub::DeviceReduce", in);
    Staged<KeyValuePair<int, T>> result(1);
    const T* first = values.begin();
    const int at = static_cast<int>(find(first, first + values.size()));
    result[0].key = at;
    result[0].value = first[at];
    result.scatter("cub::DeviceReduce", out, 1);
    return {};
  }
};

struct DeviceScan {
  template <typename In, typename Out, typename Op, typename T, typename N>
  static ANYWARP_CUB_ERROR ExclusiveScan(void* storage, std::size_t& bytes, In in, Out out, Op op, T initial, N n,
                                         const void* = nullptr) {
    if (asks_for_size(storage, bytes)) return {};
    Staged<ValueOf<In>> values(static_cast<std::size_t>(n));
    values.gather("cub::DeviceScan", in);
    Staged<T> result(values.size());
    T sum = initial;
    for (std::size_t i = 0; i < values.size(); ++i) {
      result[i] = sum;
      sum = static_cast<T>(op(sum, values[i]));
    }
    result.scatter("cub::DeviceScan", out, result.size());
    return {};
  }
  template <typename In, typename Out, typename Op, typename N>
  static ANYWARP_CUB_ERROR InclusiveScan(void* storage, std::size_t& bytes, In in, Out out, Op op, N n,
                                         const void* = nullptr) {
    if (asks_for_size(storage, bytes)) return {};
    Staged<ValueOf<In>> values(static_cast<std::size_t>(n));
    values.gather("cub::DeviceScan", in);
    for (std::size_t i = 1; i < values.size(); ++i) values[i] = op(values[i - 1], values[i]);
    values.scatter("cub::DeviceScan", out, values.size());
    return {};
  }
  template <typename In, typename Out, typename N>
  static ANYWARP_CUB_ERROR ExclusiveSum(void* storage, std::size_t& bytes, In in, Out out, N n, const void* = nullptr) {
    return ExclusiveScan(storage, bytes, in, out, cub::Sum(), ValueOf<In>{}, n);
  }
  template <typename In, typename Out, typename N>
  static ANYWARP_CUB_ERROR InclusiveSum(void* storage, std::size_t& bytes, In in, Out out, N n, const void* = nullptr) {
    return InclusiveScan(storage, bytes, in, out, cub::Sum(), n);
  }
};

/// Stable, by the bits [first, last) of the keys in their numeric order.
struct DeviceRadixSort {
  template <typename K, typename N>
  static ANYWARP_CUB_ERROR SortKeys(void* storage, std::size_t& bytes, const K* in, K* out, N n, int first = 0,
                                    int last = sizeof(K) * 8, const void* = nullptr) {
    return sort<false, K, NullType>(storage, bytes, in, out, nullptr, nullptr, n, first, last);
  }
  template <typename K, typename N>
  static ANYWARP_CUB_ERROR SortKeysDescending(void* storage, std::size_t& bytes, const K* in, K* out, N n,
                                              int first = 0, int last = sizeof(K) * 8, const void* = nullptr) {
    return sort<true, K, NullType>(storage, bytes, in, out, nullptr, nullptr, n, first, last);
  }
  template <typename K, typename V, typename N>
  static ANYWARP_CUB_ERROR SortPairs(void* storage, std::size_t& bytes, const K* in, K* out, const V* values, V* sorted,
                                     N n, int first = 0, int last = sizeof(K) * 8, const void* = nullptr) {
    return sort<false>(storage, bytes, in, out, values, sorted, n, first, last);
  }
  template <typename K, typename V, typename N>
  static ANYWARP_CUB_ERROR SortPairsDescending(void* storage, std::size_t& bytes, const K* in, K* out, const V* values,
                                               V* sorted, N n, int first = 0, int last = sizeof(K) * 8,
                                               const void* = nullptr) {
    return sort<true>(storage, bytes, in, out, values, sorted, n, first, last);
  }
  template <typename K, typename N>
  static ANYWARP_CUB_ERROR SortKeys(void* storage, std::size_t& bytes, DoubleBuffer<K>& keys, N n, int first = 0,
                                    int last = sizeof(K) * 8, const void* = nullptr) {
    const auto status =
        SortKeys(storage, bytes, static_cast<const K*>(keys.Current()), keys.Alternate(), n, first, last);
    if (storage) keys.selector ^= 1;
    return status;
  }
  template <typename K, typename V, typename N>
  static ANYWARP_CUB_ERROR SortPairs(void* storage, std::size_t& bytes, DoubleBuffer<K>& keys, DoubleBuffer<V>& values,
                                     N n, int first = 0, int last = sizeof(K) * 8, const void* = nullptr) {
    const auto status = SortPairs(storage, bytes, static_cast<const K*>(keys.Current()), keys.Alternate(),
                                  static_cast<const V*>(values.Current()), values.Alternate(), n, first, last);
    if (storage) keys.selector ^= 1, values.selector ^= 1;
    return status;
  }

 private:
  /// Bits whose order as an unsigned number is the key's.
  template <typename K>
  static std::uint64_t ordered(const K& key, int first, int last) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &key, sizeof(K));
    const std::uint64_t sign = 1ull << (sizeof(K) * 8 - 1);
    if constexpr (std::is_signed_v<K> && std::is_integral_v<K>)
      bits ^= sign;
    else if constexpr (!std::is_integral_v<K>)
      bits = bits & sign ? ~bits : bits | sign;
    bits &= sizeof(K) == 8 ? ~0ull : (1ull << sizeof(K) * 8) - 1;
    if (last < 64) bits &= (1ull << last) - 1;
    return bits >> first;
  }
  template <bool descending, typename K, typename V, typename N>
  static ANYWARP_CUB_ERROR sort(void* storage, std::size_t& bytes, const K* in, K* out, const V* values, V* sorted, N n,
                                int first, int last) {
    if (asks_for_size(storage, bytes)) return {};
    const auto count = static_cast<std::size_t>(n);
    Staged<K> keys(count), keys_out(count);
    keys.gather("cub::DeviceRadixSort", in);
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      const auto x = ordered(keys[a], first, last), y = ordered(keys[b], first, last);
      return descending ? y < x : x < y;
    });
    for (std::size_t i = 0; i < count; ++i) keys_out[i] = keys[order[i]];
    if constexpr (!std::is_same_v<V, NullType>) {
      Staged<V> taken(count), placed(count);
      taken.gather("cub::DeviceRadixSort", values);
      for (std::size_t i = 0; i < count; ++i) placed[i] = taken[order[i]];
      placed.scatter("cub::DeviceRadixSort", sorted, count);
    }
    keys_out.scatter("cub::DeviceRadixSort", out, count);
    return {};
  }
};

struct DeviceSelect {
  template <typename In, typename Out, typename Count, typename N, typename Predicate>
  static ANYWARP_CUB_ERROR If(void* storage, std::size_t& bytes, In in, Out out, Count selected, N n,
                              Predicate predicate, const void* = nullptr) {
    if (asks_for_size(storage, bytes)) return {};
    Staged<ValueOf<In>> values(static_cast<std::size_t>(n));
    values.gather("cub::DeviceSelect", in);
    const auto end = std::remove_if(values.begin(), values.end(), [&](const auto& v) { return !predicate(v); });
    return put(values, static_cast<std::size_t>(end - values.begin()), out, selected);
  }
  template <typename In, typename Flags, typename Out, typename Count, typename N>
  static ANYWARP_CUB_ERROR Flagged(void* storage, std::size_t& bytes, In in, Flags flags, Out out, Count selected, N n,
                                   const void* = nullptr) {
    if (asks_for_size(storage, bytes)) return {};
    Staged<ValueOf<In>> values(static_cast<std::size_t>(n));
    Staged<ValueOf<Flags>> flag(values.size());
    values.gather("cub::DeviceSelect", in);
    flag.gather("cub::DeviceSelect", flags);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
      if (flag[i]) values[kept++] = values[i];
    return put(values, kept, out, selected);
  }
  template <typename In, typename Out, typename Count, typename N>
  static ANYWARP_CUB_ERROR Unique(void* storage, std::size_t& bytes, In in, Out out, Count selected, N n,
                                  const void* = nullptr) {
    if (asks_for_size(storage, bytes)) return {};
    Staged<ValueOf<In>> values(static_cast<std::size_t>(n));
    values.gather("cub::DeviceSelect", in);
    const auto end = std::unique(values.begin(), values.end());
    return put(values, static_cast<std::size_t>(end - values.begin()), out, selected);
  }

 private:
  template <typename T, typename Out, typename Count>
  static ANYWARP_CUB_ERROR put(const Staged<T>& values, std::size_t kept, Out out, Count selected) {
    values.scatter("cub::DeviceSelect", out, kept);
    Staged<ValueOf<Count>> number(1);
    number[0] = static_cast<ValueOf<Count>>(kept);
    number.scatter("cub::DeviceSelect", selected, 1);
    return {};
  }
};

}  // namespace anywarp::simt::cub
