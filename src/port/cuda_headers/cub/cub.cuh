// CUB: block-wide, warp-wide and device-wide primitives, by the parameters that programs write.
#pragma once
#pragma GCC system_header
#include "../cuda_runtime.h"
#include "../cuda_fp16.h"
#include <chrono>
#include <type_traits>

#define CUB_NS_QUALIFIER ::cub
#define CUB_VERSION 200800
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_RUNTIME_FUNCTION __host__ __device__
#define CUB_PTX_ARCH 0
#define CUB_LOG_WARP_THREADS(unused) 5
#define CUB_WARP_THREADS(unused) 32
#define CUB_PTX_WARP_THREADS 32
#define CUB_PTX_LOG_WARP_THREADS 5
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y)-1) / (y))
#define CubDebug(e) (e)
#define CubDebugExit(e) (void)(e)

namespace cub {

struct NullType {};
struct Sum {
  template <typename T, typename U>
  __host__ __device__ auto operator()(const T& a, const U& b) const -> decltype(a + b) { __builtin_unreachable(); }
};
struct Difference {
  template <typename T, typename U>
  __host__ __device__ auto operator()(const T& a, const U& b) const -> decltype(a - b) { __builtin_unreachable(); }
};
struct Max {
  template <typename T>
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
struct Min {
  template <typename T>
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
struct ArgMax {
  template <typename T>
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
struct ArgMin {
  template <typename T>
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
struct Equality {
  template <typename T>
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
struct Inequality {
  template <typename T>
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <typename T>
struct CastOp {
  template <typename U>
  __host__ __device__ T operator()(U value) const { __builtin_unreachable(); }
};
template <typename K, typename V>
struct KeyValuePair {
  typedef K Key;
  typedef V Value;
  K key;
  V value;
  KeyValuePair() = default;
  __host__ __device__ KeyValuePair(const K& k, const V& v) { __builtin_unreachable(); }
};
template <typename T>
struct DoubleBuffer {
  T* d_buffers[2];
  int selector;
  __host__ __device__ DoubleBuffer() { __builtin_unreachable(); }
  __host__ __device__ DoubleBuffer(T* current, T* alternate) { __builtin_unreachable(); }
  __host__ __device__ T* Current() { __builtin_unreachable(); }
  __host__ __device__ T* Alternate() { __builtin_unreachable(); }
};
template <typename T>
struct Uninitialized {
  T value;
  __host__ __device__ T& Alias() { __builtin_unreachable(); }
};
template <int n>
struct Int2Type {
  enum { VALUE = n };
};
template <int n>
struct Log2 {
  enum { VALUE = n };
};
template <typename T>
struct Traits {
  typedef typename std::conditional<
      sizeof(T) == 1, unsigned char,
      typename std::conditional<sizeof(T) == 2, unsigned short,
                                typename std::conditional<sizeof(T) == 4, unsigned, unsigned long long>::type>::type>::type UnsignedBits;
};
template <typename T>
struct FpLimits {
  static __host__ __device__ T Max() { __builtin_unreachable(); }
  static __host__ __device__ T Lowest() { __builtin_unreachable(); }
};

enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockLoadAlgorithm { BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED };
enum BlockStoreAlgorithm { BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED };
enum WarpLoadAlgorithm { WARP_LOAD_DIRECT, WARP_LOAD_STRIPED, WARP_LOAD_VECTORIZE, WARP_LOAD_TRANSPOSE };
enum WarpStoreAlgorithm { WARP_STORE_DIRECT, WARP_STORE_STRIPED, WARP_STORE_VECTORIZE, WARP_STORE_TRANSPOSE };
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };
enum RadixRankAlgorithm { RADIX_RANK_BASIC, RADIX_RANK_MEMOIZE, RADIX_RANK_MATCH };
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };

template <typename T, int threads_x, BlockReduceAlgorithm algorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockReduce {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockReduce() { __builtin_unreachable(); }
  __device__ BlockReduce(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ T Sum(const T& value, A... n) { __builtin_unreachable(); }
  template <int N>
  __device__ T Sum(T (&values)[N]) { __builtin_unreachable(); }
  template <typename Op, typename... A>
  __device__ T Reduce(const T& value, Op op, A... n) { __builtin_unreachable(); }
  template <int N, typename Op>
  __device__ T Reduce(T (&values)[N], Op op) { __builtin_unreachable(); }
};

template <typename T, int threads_x, BlockScanAlgorithm algorithm = BLOCK_SCAN_RAKING, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockScan {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockScan() { __builtin_unreachable(); }
  __device__ BlockScan(TempStorage& storage) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void InclusiveSum(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void ExclusiveSum(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void InclusiveScan(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void ExclusiveScan(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
};

template <typename T, int width = 32, int arch = 0>
class WarpReduce {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ WarpReduce() { __builtin_unreachable(); }
  __device__ WarpReduce(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ T Sum(const T& value, A... n) { __builtin_unreachable(); }
  template <int N>
  __device__ T Sum(T (&values)[N]) { __builtin_unreachable(); }
  template <typename Op, typename... A>
  __device__ T Reduce(const T& value, Op op, A... n) { __builtin_unreachable(); }
  template <int N, typename Op>
  __device__ T Reduce(T (&values)[N], Op op) { __builtin_unreachable(); }
  template <typename F>
  __device__ T HeadSegmentedSum(T value, F flag) { __builtin_unreachable(); }
  template <typename F>
  __device__ T TailSegmentedSum(T value, F flag) { __builtin_unreachable(); }
  template <typename Op, typename F>
  __device__ T HeadSegmentedReduce(T value, F flag, Op op) { __builtin_unreachable(); }
  template <typename Op, typename F>
  __device__ T TailSegmentedReduce(T value, F flag, Op op) { __builtin_unreachable(); }
};

template <typename T, int width = 32, int arch = 0>
class WarpScan {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ WarpScan() { __builtin_unreachable(); }
  __device__ WarpScan(TempStorage& storage) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void InclusiveSum(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void ExclusiveSum(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void InclusiveScan(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
  template <typename In, typename Out, typename... A>
  __device__ void ExclusiveScan(In&& in, Out&& out, A&&... rest) { __builtin_unreachable(); }
  __device__ T Broadcast(T value, unsigned lane) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Scan(A&&... rest) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int items, BlockLoadAlgorithm algorithm = BLOCK_LOAD_DIRECT, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockLoad {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockLoad() { __builtin_unreachable(); }
  __device__ BlockLoad(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Load(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int items, BlockStoreAlgorithm algorithm = BLOCK_STORE_DIRECT, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockStore {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockStore() { __builtin_unreachable(); }
  __device__ BlockStore(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Store(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int items, WarpLoadAlgorithm algorithm = WARP_LOAD_DIRECT, int width = 32, int arch = 0>
class WarpLoad {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ WarpLoad() { __builtin_unreachable(); }
  __device__ WarpLoad(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Load(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int items, WarpStoreAlgorithm algorithm = WARP_STORE_DIRECT, int width = 32, int arch = 0>
class WarpStore {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ WarpStore() { __builtin_unreachable(); }
  __device__ WarpStore(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Store(A&&... arguments) { __builtin_unreachable(); }
};

template <typename K, int threads_x, int items, typename V = NullType, int bits = 4, bool memoize = true, BlockScanAlgorithm inner = BLOCK_SCAN_WARP_SCANS, int shared_memory_config = 0, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockRadixSort {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockRadixSort() { __builtin_unreachable(); }
  __device__ BlockRadixSort(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Sort(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void SortDescending(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void SortBlockedToStriped(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void SortDescendingBlockedToStriped(A&&... arguments) { __builtin_unreachable(); }
};

template <typename K, int threads_x, int items, typename V = NullType, int threads_y = 1, int threads_z = 1>
class BlockMergeSort {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockMergeSort() { __builtin_unreachable(); }
  __device__ BlockMergeSort(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Sort(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void StableSort(A&&... arguments) { __builtin_unreachable(); }
};

template <typename K, int items, int width = 32, typename V = NullType>
class WarpMergeSort {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ WarpMergeSort() { __builtin_unreachable(); }
  __device__ WarpMergeSort(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Sort(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void StableSort(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int items, bool time_slicing = false, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockExchange {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockExchange() { __builtin_unreachable(); }
  __device__ BlockExchange(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void StripedToBlocked(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void BlockedToStriped(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void WarpStripedToBlocked(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void BlockedToWarpStriped(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void ScatterToBlocked(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void ScatterToStriped(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void ScatterToStripedGuarded(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void ScatterToStripedFlagged(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int items, int width = 32, int arch = 0, WarpExchangeAlgorithm algorithm = WARP_EXCHANGE_SMEM>
class WarpExchange {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ WarpExchange() { __builtin_unreachable(); }
  __device__ WarpExchange(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void StripedToBlocked(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void BlockedToStriped(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void ScatterToStriped(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int items, int bins, BlockHistogramAlgorithm algorithm = BLOCK_HISTO_SORT, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockHistogram {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockHistogram() { __builtin_unreachable(); }
  __device__ BlockHistogram(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void InitHistogram(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Histogram(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Composite(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockDiscontinuity {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockDiscontinuity() { __builtin_unreachable(); }
  __device__ BlockDiscontinuity(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void FlagHeads(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void FlagTails(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void FlagHeadsAndTails(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockAdjacentDifference {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockAdjacentDifference() { __builtin_unreachable(); }
  __device__ BlockAdjacentDifference(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void SubtractLeft(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void SubtractRight(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void SubtractLeftPartialTile(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void SubtractRightPartialTile(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void FlagHeads(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void FlagTails(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockShuffle {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockShuffle() { __builtin_unreachable(); }
  __device__ BlockShuffle(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Offset(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Rotate(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Up(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void Down(A&&... arguments) { __builtin_unreachable(); }
};

template <typename T, int threads_x, int runs, int items, typename Offset = unsigned, int threads_y = 1, int threads_z = 1>
class BlockRunLengthDecode {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockRunLengthDecode() { __builtin_unreachable(); }
  __device__ BlockRunLengthDecode(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void RunLengthDecode(A&&... arguments) { __builtin_unreachable(); }
};

template <int threads_x, int bits, bool descending, bool memoize = false, BlockScanAlgorithm inner = BLOCK_SCAN_WARP_SCANS, int shared_memory_config = 0, int threads_y = 1, int threads_z = 1, int arch = 0>
class BlockRadixRank {
 public:
  struct TempStorage {
    char reserved[1];
    __device__ TempStorage& Alias() { __builtin_unreachable(); }
  };
  __device__ BlockRadixRank() { __builtin_unreachable(); }
  __device__ BlockRadixRank(TempStorage& storage) { __builtin_unreachable(); }
  template <typename... A>
  __device__ void RankKeys(A&&... arguments) { __builtin_unreachable(); }
};

struct DeviceReduce {
  template <typename... A>
  static __host__ __device__ cudaError_t Reduce(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t Sum(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t Min(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t Max(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ArgMin(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ArgMax(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t TransformReduce(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ReduceByKey(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceScan {
  template <typename... A>
  static __host__ __device__ cudaError_t InclusiveSum(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ExclusiveSum(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t InclusiveScan(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ExclusiveScan(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t InclusiveScanInit(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t InclusiveSumByKey(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ExclusiveSumByKey(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t InclusiveScanByKey(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ExclusiveScanByKey(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceRadixSort {
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairsDescending(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeysDescending(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceSegmentedRadixSort {
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairsDescending(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeysDescending(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceSegmentedReduce {
  template <typename... A>
  static __host__ __device__ cudaError_t Reduce(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t Sum(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t Min(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t Max(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ArgMin(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ArgMax(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceSegmentedSort {
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairsDescending(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeysDescending(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t StableSortPairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t StableSortPairsDescending(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t StableSortKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t StableSortKeysDescending(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceSelect {
  template <typename... A>
  static __host__ __device__ cudaError_t Flagged(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t FlaggedIf(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t If(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t Unique(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t UniqueByKey(A&&... arguments) { __builtin_unreachable(); }
};
struct DevicePartition {
  template <typename... A>
  static __host__ __device__ cudaError_t Flagged(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t If(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceHistogram {
  template <typename... A>
  static __host__ __device__ cudaError_t HistogramEven(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t HistogramRange(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t MultiHistogramEven(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t MultiHistogramRange(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceRunLengthEncode {
  template <typename... A>
  static __host__ __device__ cudaError_t Encode(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t NonTrivialRuns(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceMergeSort {
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortPairsCopy(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SortKeysCopy(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t StableSortPairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t StableSortKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t StableSortKeysCopy(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceAdjacentDifference {
  template <typename... A>
  static __host__ __device__ cudaError_t SubtractLeft(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SubtractLeftCopy(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SubtractRight(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t SubtractRightCopy(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceSpmv {
  template <typename... A>
  static __host__ __device__ cudaError_t CsrMV(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceFor {
  template <typename... A>
  static __host__ __device__ cudaError_t Bulk(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ForEach(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ForEachN(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ForEachCopy(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ForEachCopyN(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t ForEachInExtents(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceMemcpy {
  template <typename... A>
  static __host__ __device__ cudaError_t Batched(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceCopy {
  template <typename... A>
  static __host__ __device__ cudaError_t Batched(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceMerge {
  template <typename... A>
  static __host__ __device__ cudaError_t MergePairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t MergeKeys(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceTransform {
  template <typename... A>
  static __host__ __device__ cudaError_t Transform(A&&... arguments) { __builtin_unreachable(); }
};
struct DeviceTopK {
  template <typename... A>
  static __host__ __device__ cudaError_t MaxKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t MinKeys(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t MaxPairs(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  static __host__ __device__ cudaError_t MinPairs(A&&... arguments) { __builtin_unreachable(); }
};

// --- Iterators: pointers as far as parsing goes.
template <typename Self, typename Value>
struct anywarp_iterator {
  typedef Value value_type;
  typedef Value reference;
  typedef Value* pointer;
  typedef ptrdiff_t difference_type;
  __host__ __device__ Value operator*() const { __builtin_unreachable(); }
  template <typename D>
  __host__ __device__ Value operator[](D n) const { __builtin_unreachable(); }
  template <typename D>
  __host__ __device__ Self operator+(D n) const { __builtin_unreachable(); }
  template <typename D>
  __host__ __device__ Self& operator+=(D n) { __builtin_unreachable(); }
  __host__ __device__ Self& operator++() { __builtin_unreachable(); }
  __host__ __device__ Self operator++(int) { __builtin_unreachable(); }
  __host__ __device__ bool operator==(const Self& other) const { __builtin_unreachable(); }
  __host__ __device__ bool operator!=(const Self& other) const { __builtin_unreachable(); }
  __host__ __device__ ptrdiff_t operator-(const Self& other) const { __builtin_unreachable(); }
};
template <typename T, typename D = ptrdiff_t>
struct CountingInputIterator : anywarp_iterator<CountingInputIterator<T, D>, T> {
  __host__ __device__ CountingInputIterator(T start) { __builtin_unreachable(); }
};
template <typename T, typename D = ptrdiff_t>
struct ConstantInputIterator : anywarp_iterator<ConstantInputIterator<T, D>, T> {
  template <typename O = D>
  __host__ __device__ ConstantInputIterator(T value, O n = O()) { __builtin_unreachable(); }
};
template <typename T, typename Op, typename In, typename D = ptrdiff_t>
struct TransformInputIterator : anywarp_iterator<TransformInputIterator<T, Op, In, D>, T> {
  __host__ __device__ TransformInputIterator(In in, Op op) { __builtin_unreachable(); }
};
template <CacheLoadModifier modifier, typename T, typename D = ptrdiff_t>
struct CacheModifiedInputIterator : anywarp_iterator<CacheModifiedInputIterator<modifier, T, D>, T> {
  __host__ __device__ CacheModifiedInputIterator(const T* pointer) { __builtin_unreachable(); }
};
template <CacheStoreModifier modifier, typename T, typename D = ptrdiff_t>
struct CacheModifiedOutputIterator : anywarp_iterator<CacheModifiedOutputIterator<modifier, T, D>, T&> {
  __host__ __device__ CacheModifiedOutputIterator(T* pointer) { __builtin_unreachable(); }
};
template <typename In, typename D = ptrdiff_t, typename Out = void>
struct ArgIndexInputIterator : anywarp_iterator<ArgIndexInputIterator<In, D, Out>, KeyValuePair<D, Out>> {
  __host__ __device__ ArgIndexInputIterator(In in) { __builtin_unreachable(); }
};
template <typename D = ptrdiff_t>
struct DiscardOutputIterator : anywarp_iterator<DiscardOutputIterator<D>, int&> {
  __host__ __device__ DiscardOutputIterator() { __builtin_unreachable(); }
};
template <typename T, typename D = ptrdiff_t>
struct TexObjInputIterator : anywarp_iterator<TexObjInputIterator<T, D>, T> {
  template <typename... A>
  cudaError_t BindTexture(A&&... arguments) { __builtin_unreachable(); }
  cudaError_t UnbindTexture() { __builtin_unreachable(); }
};

struct CachingDeviceAllocator {
  template <typename... A>
  CachingDeviceAllocator(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  cudaError_t DeviceAllocate(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  cudaError_t DeviceFree(A&&... arguments) { __builtin_unreachable(); }
  cudaError_t FreeAllCached() { __builtin_unreachable(); }
};

// --- Functions of threads and warps
template <CacheLoadModifier modifier, typename T>
__device__ T ThreadLoad(T* pointer) { __builtin_unreachable(); }
template <CacheStoreModifier modifier, typename T>
__device__ void ThreadStore(T* pointer, T value) { __builtin_unreachable(); }
template <typename Out, typename Op>
__device__ Out ThreadReduce(Out* values, Op op) { __builtin_unreachable(); }
template <int N, typename T, typename Op>
__device__ T ThreadReduce(T (&values)[N], Op op) { __builtin_unreachable(); }
template <int N, typename T, typename... A>
__device__ void LoadDirectBlocked(int thread, A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
__device__ void LoadDirectBlocked(int thread, A&&... arguments) { __builtin_unreachable(); }
template <int threads, typename... A>
__device__ void LoadDirectStriped(int thread, A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
__device__ void LoadDirectWarpStriped(int thread, A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
__device__ void StoreDirectBlocked(int thread, A&&... arguments) { __builtin_unreachable(); }
template <int threads, typename... A>
__device__ void StoreDirectStriped(int thread, A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
__device__ void StoreDirectWarpStriped(int thread, A&&... arguments) { __builtin_unreachable(); }
__device__ unsigned LaneId();
__device__ unsigned WarpId();
__device__ unsigned LaneMaskLt();
__device__ unsigned LaneMaskLe();
__device__ unsigned LaneMaskGt();
__device__ unsigned LaneMaskGe();
__device__ void CTA_SYNC();
__device__ void WARP_SYNC(unsigned mask);
__device__ int RowMajorTid(int x, int y, int z);
template <int width, typename T>
__device__ T ShuffleUp(T value, int delta, int first, unsigned mask) { __builtin_unreachable(); }
template <int width, typename T>
__device__ T ShuffleDown(T value, int delta, int last, unsigned mask) { __builtin_unreachable(); }
template <int width, typename T>
__device__ T ShuffleIndex(T value, int lane, unsigned mask) { __builtin_unreachable(); }
template <typename T>
__device__ unsigned BFE(T value, unsigned start, unsigned bits) { __builtin_unreachable(); }
cudaError_t PtxVersion(int& version);
cudaError_t SyncStream(cudaStream_t stream);
template <typename T, typename U>
__host__ __device__ T DivideAndRoundUp(T n, U d) { __builtin_unreachable(); }

}  // namespace cub
