// The collectives of CUB's blocks, as hipCUB has them too: results and template parameters are CUB's, the ways there
// are not. Whatever algorithm was asked for, one thread combines what all have put into the temporary storage, so sums
// are in order of the threads and reuse of the storage without a barrier is the race that it is on a GPU.
#pragma once

#include <limits>
#include <type_traits>

#include "cub_operators.h"
#include "sync.h"
#include "warp.h"

namespace anywarp::simt::cub {

enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};

/// What every collective of a block has: a storage, its own or the caller's, and the thread's rank.
template <typename Storage>
struct BlockCollective {
  /// CUB's TempStorage may stand in a union with others: it has no constructor.
  struct TempStorage {
    alignas(Storage) unsigned char bytes[sizeof(Storage)];
  };

  ANYWARP_INLINE explicit BlockCollective(TempStorage& storage)
      : storage_(reinterpret_cast<Storage&>(storage)), rank_(this_thread()->linear) {}

 protected:
  Storage& storage_;
  unsigned rank_;
};

template <typename T, int X, BlockReduceAlgorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1, int Z = 1, int = 0>
struct BlockReduce : BlockCollective<T[X * Y * Z]> {
  using BlockCollective<T[X * Y * Z]>::BlockCollective;

  /// Valid in thread 0, as CUB says.
  template <typename Op>
  ANYWARP_INLINE T Reduce(T input, Op op, int valid = X * Y * Z) {
    this->storage_[this->rank_] = input;
    sync_block();
    if (this->rank_ != 0) return input;
    for (int i = 1; i < valid; ++i) input = op(input, this->storage_[i]);
    return input;
  }
  template <int Items, typename Op>
  ANYWARP_INLINE T Reduce(T (&items)[Items], Op op) {
    T own = items[0];
    for (int i = 1; i < Items; ++i) own = op(own, items[i]);
    return Reduce(own, op);
  }
  ANYWARP_INLINE T Sum(T input) { return Reduce(input, cub::Sum()); }
  ANYWARP_INLINE T Sum(T input, int valid) { return Reduce(input, cub::Sum(), valid); }
  template <int Items>
  ANYWARP_INLINE T Sum(T (&items)[Items]) {
    return Reduce(items, cub::Sum());
  }
};

template <typename T, int X, BlockScanAlgorithm = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1, int = 0>
struct BlockScan : BlockCollective<T[X * Y * Z + 1]> {
  using BlockCollective<T[X * Y * Z + 1]>::BlockCollective;
  static constexpr int kThreads = X * Y * Z;

  template <typename Op>
  ANYWARP_INLINE void InclusiveScan(T input, T& output, Op op, T& aggregate) {
    scan(input, op);
    output = this->storage_[this->rank_];
    aggregate = this->storage_[kThreads - 1];
  }
  template <typename Op>
  ANYWARP_INLINE void InclusiveScan(T input, T& output, Op op) {
    T aggregate;
    InclusiveScan(input, output, op, aggregate);
  }
  template <typename Op>
  ANYWARP_INLINE void ExclusiveScan(T input, T& output, T initial, Op op, T& aggregate) {
    scan(input, op);
    output = this->rank_ == 0 ? initial : op(initial, this->storage_[this->rank_ - 1]);
    aggregate = this->storage_[kThreads - 1];
  }
  template <typename Op, typename = std::enable_if_t<!std::is_convertible_v<Op, T>>>
  ANYWARP_INLINE void ExclusiveScan(T input, T& output, T initial, Op op) {
    T aggregate;
    ExclusiveScan(input, output, initial, op, aggregate);
  }
  /// Without an initial value thread 0's output is undefined.
  template <typename Op>
  ANYWARP_INLINE void ExclusiveScan(T input, T& output, Op op) {
    scan(input, op);
    if (this->rank_ != 0) output = this->storage_[this->rank_ - 1];
  }
  /// `prefix` is asked once, by the first warp, for what came before this block; its lane 0's answer counts.
  template <typename Op, typename Prefix, typename = decltype(std::declval<Prefix&>()(std::declval<T>()))>
  ANYWARP_INLINE void ExclusiveScan(T input, T& output, Op op, Prefix& prefix) {
    scan(input, op);
    const T before = ask(prefix);
    output = this->rank_ == 0 ? before : op(before, this->storage_[this->rank_ - 1]);
  }
  template <typename Op, typename Prefix, typename = decltype(std::declval<Prefix&>()(std::declval<T>()))>
  ANYWARP_INLINE void InclusiveScan(T input, T& output, Op op, Prefix& prefix) {
    scan(input, op);
    output = op(ask(prefix), this->storage_[this->rank_]);
  }
  template <int Items, typename Op>
  ANYWARP_INLINE void InclusiveScan(T (&input)[Items], T (&output)[Items], Op op, T& aggregate) {
    T own[Items];
    own[0] = input[0];
    for (int i = 1; i < Items; ++i) own[i] = op(own[i - 1], input[i]);
    scan(own[Items - 1], op);
    for (int i = 0; i < Items; ++i) output[i] = this->rank_ == 0 ? own[i] : op(this->storage_[this->rank_ - 1], own[i]);
    aggregate = this->storage_[kThreads - 1];
  }
  template <int Items, typename Op>
  ANYWARP_INLINE void InclusiveScan(T (&input)[Items], T (&output)[Items], Op op) {
    T aggregate;
    InclusiveScan(input, output, op, aggregate);
  }
  template <int Items, typename Op>
  ANYWARP_INLINE void ExclusiveScan(T (&input)[Items], T (&output)[Items], T initial, Op op, T& aggregate) {
    T inclusive[Items];
    const T first = input[0];
    T own = first, before[Items];
    before[0] = first;
    for (int i = 1; i < Items; ++i) {
      before[i] = own;
      own = op(own, input[i]);
    }
    scan(own, op);
    const T start = this->rank_ == 0 ? initial : op(initial, this->storage_[this->rank_ - 1]);
    inclusive[0] = start;
    for (int i = 1; i < Items; ++i) inclusive[i] = op(start, before[i]);
    for (int i = 0; i < Items; ++i) output[i] = inclusive[i];
    aggregate = this->storage_[kThreads - 1];
  }
  template <int Items, typename Op>
  ANYWARP_INLINE void ExclusiveScan(T (&input)[Items], T (&output)[Items], T initial, Op op) {
    T aggregate;
    ExclusiveScan(input, output, initial, op, aggregate);
  }
  // Aggregates and prefix callbacks come last, as in CUB.
  ANYWARP_INLINE void InclusiveSum(T input, T& output) { InclusiveScan(input, output, cub::Sum()); }
  ANYWARP_INLINE void InclusiveSum(T input, T& output, T& aggregate) {
    InclusiveScan(input, output, cub::Sum(), aggregate);
  }
  ANYWARP_INLINE void ExclusiveSum(T input, T& output) { ExclusiveScan(input, output, T{}, cub::Sum()); }
  ANYWARP_INLINE void ExclusiveSum(T input, T& output, T& aggregate) {
    ExclusiveScan(input, output, T{}, cub::Sum(), aggregate);
  }
  template <typename Prefix>
  ANYWARP_INLINE void ExclusiveSum(T input, T& output, Prefix& prefix) {
    ExclusiveScan(input, output, cub::Sum(), prefix);
  }
  template <int Items>
  ANYWARP_INLINE void InclusiveSum(T (&input)[Items], T (&output)[Items]) {
    InclusiveScan(input, output, cub::Sum());
  }
  template <int Items>
  ANYWARP_INLINE void InclusiveSum(T (&input)[Items], T (&output)[Items], T& aggregate) {
    InclusiveScan(input, output, cub::Sum(), aggregate);
  }
  template <int Items>
  ANYWARP_INLINE void ExclusiveSum(T (&input)[Items], T (&output)[Items]) {
    ExclusiveScan(input, output, T{}, cub::Sum());
  }
  template <int Items>
  ANYWARP_INLINE void ExclusiveSum(T (&input)[Items], T (&output)[Items], T& aggregate) {
    ExclusiveScan(input, output, T{}, cub::Sum(), aggregate);
  }

 private:
  template <typename Op>
  ANYWARP_INLINE void scan(const T& input, Op op) {
    this->storage_[this->rank_] = input;
    sync_block();
    if (this->rank_ == 0)
      for (int i = 1; i < kThreads; ++i) this->storage_[i] = op(this->storage_[i - 1], this->storage_[i]);
    sync_block();
  }
  template <typename Prefix>
  ANYWARP_INLINE T ask(Prefix& prefix) {
    if (this_thread()->warp == 0) {
      const T answer = prefix(this->storage_[kThreads - 1]);
      if (this->rank_ == 0) this->storage_[kThreads] = answer;
    }
    sync_block();
    return this->storage_[kThreads];
  }
};

/// Blocked (item i of thread t is element t * Items + i) or striped arrangements.
template <typename T, int X, int Items, BlockLoadAlgorithm Algorithm = BLOCK_LOAD_DIRECT, int Y = 1, int Z = 1, int = 0>
struct BlockLoad : BlockCollective<char> {
  using BlockCollective<char>::BlockCollective;
  ANYWARP_INLINE BlockLoad() : BlockCollective<char>(none()) {}

  template <typename Input>
  ANYWARP_INLINE void Load(Input from, T (&items)[Items], int valid = X * Y * Z * Items) {
    for (int i = 0; i < Items; ++i)
      if (at(i) < valid) items[i] = from[at(i)];
  }
  template <typename Input, typename Default>
  ANYWARP_INLINE void Load(Input from, T (&items)[Items], int valid, Default otherwise) {
    for (int i = 0; i < Items; ++i) {
      if (at(i) < valid)
        items[i] = from[at(i)];
      else
        items[i] = otherwise;
    }
  }

 private:
  static TempStorage& none() {
    static TempStorage storage;
    return storage;
  }
  ANYWARP_INLINE int at(int i) const {
    return static_cast<int>(Algorithm == BLOCK_LOAD_STRIPED ? rank_ + i * X * Y * Z : rank_ * Items + i);
  }
};

template <typename T, int X, int Items, BlockStoreAlgorithm Algorithm = BLOCK_STORE_DIRECT, int Y = 1, int Z = 1,
          int = 0>
struct BlockStore : BlockCollective<char> {
  using BlockCollective<char>::BlockCollective;
  ANYWARP_INLINE BlockStore() : BlockCollective<char>(none()) {}

  template <typename Output>
  ANYWARP_INLINE void Store(Output to, T (&items)[Items], int valid = X * Y * Z * Items) {
    for (int i = 0; i < Items; ++i)
      if (at(i) < valid) to[at(i)] = items[i];
  }

 private:
  static TempStorage& none() {
    static TempStorage storage;
    return storage;
  }
  ANYWARP_INLINE int at(int i) const {
    return static_cast<int>(Algorithm == BLOCK_STORE_STRIPED ? rank_ + i * X * Y * Z : rank_ * Items + i);
  }
};

}  // namespace anywarp::simt::cub
