// Every way in which shared memory is declared.
// EXPECT: ok

#include <cooperative_groups.h>

#include <cstdio>

#define SHARED __shared__
#define TILE 8
#define SHARED_ARRAY(type, name, count) __shared__ type name[count]

namespace cg = cooperative_groups;

static int failures = 0;
__device__ int results[32];

static int take(int index) {
  int all[32];
  cudaDeviceSynchronize();
  cudaMemcpyFromSymbol(all, results, sizeof all);
  return all[index];
}

#define EXPECT_RESULT(index, want)                                                     \
  do {                                                                                 \
    const int seen = take(index);                                                      \
    if (seen != (want)) {                                                              \
      ++failures;                                                                      \
      printf("line %d: result %d is %d, should be %d\n", __LINE__, index, seen, want); \
    }                                                                                  \
  } while (0)

extern __shared__ float file_scope[];

struct Pair {
  int key;
  float value;
};

enum Slot { kOne = 1, kTwo = 2 };

// The sum of 0 … 63 through `store`, which every thread of 64 fills backwards.
template <typename Store>
__device__ int backwards(Store& store) {
  store[63 - threadIdx.x] = threadIdx.x;
  __syncthreads();
  const int mine = static_cast<int>(store[threadIdx.x]);
  __syncthreads();
  return mine;
}

__global__ void plain() {
  __shared__ int a[64];
  __shared__ int b[64], c, d[2][TILE][4], *e;
  SHARED float f[64];
  volatile __shared__ int g[64];
  __shared__ volatile int h;
  static __shared__ double i[64];
  __shared__ __align__(16) unsigned char j[64];
  alignas(32) __shared__ short k[64];
  __shared__ __attribute__((aligned(64))) char l[64];
  __shared__ Pair m[TILE * 8];
  __shared__ struct {
    int x;
    int y[4];
  } n;
  __shared__ union {
    int word;
    unsigned char bytes[4];
  } o;
  __shared__ struct Named { int z; } p;
  SHARED_ARRAY(int, q, 64);
  const __shared__ int* r;
  unsigned __shared__ int s[64];
  __shared__ unsigned long long t;
  __shared__ Slot u;
  __shared__ int
      v  // The count.
      [64]
      ;
  const int thread = threadIdx.x;
  int sum = backwards(a) + backwards(b) + backwards(f) + backwards(i) + backwards(j) + backwards(k) + backwards(l) +
            backwards(q) + backwards(s) + backwards(v);
  if (sum != 10 * (63 - thread)) atomicAdd(&results[0], 1);
  g[thread] = thread;
  m[thread] = Pair{thread, 0.5f};
  if (thread < 64) d[thread / 32][thread / 4 % 8][thread % 4] = thread;
  if (thread == 0) {
    c = 1;
    e = &c;
    h = 2;
    n.x = 3;
    n.y[3] = 4;
    o.word = 0x01020304;
    p.z = 5;
    r = a;
    t = 1ull << 40;
    u = kTwo;
  }
  __syncthreads();
  const bool aligned = reinterpret_cast<size_t>(j) % 16 == 0 && reinterpret_cast<size_t>(k) % 32 == 0 &&
                       reinterpret_cast<size_t>(l) % 64 == 0;
  const bool right = g[63 - thread] == 63 - thread && *e == 1 && h == 2 && n.x + n.y[3] == 7 && o.bytes[0] == 4 &&
                     p.z == 5 && r == a && t >> 40 == 1 && u == kTwo && m[thread].key == thread &&
                     d[1][TILE - 1][3] == 63 && d[0][1][0] == 4 && sizeof(d) == 256 && sizeof b == 256 && aligned;
  if (right) atomicAdd(&results[1], 1);
}

template <typename T, int Rows, int Columns = Rows + 1>
__global__ void transposed(T* out) {
  __shared__ T tile[Rows][Columns];
  tile[threadIdx.y][threadIdx.x] = static_cast<T>(threadIdx.y * Rows + threadIdx.x);
  __syncthreads();
  out[threadIdx.y * Rows + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

template <typename T>
struct SharedMemory {
  __device__ operator T*() {
    extern __shared__ int raw[];
    return reinterpret_cast<T*>(raw);
  }
};

template <typename T>
__global__ void through_class() {
  T* data = SharedMemory<T>();
  data[threadIdx.x] = static_cast<T>(threadIdx.x);
  __syncthreads();
  if (threadIdx.x == 0) results[2] = static_cast<int>(data[blockDim.x - 1]);
}

__global__ void dynamic_pieces(int floats) {
  extern __shared__ __align__(16) unsigned char storage[];
  float* first = reinterpret_cast<float*>(storage);
  int* second = reinterpret_cast<int*>(first + floats);
  first[threadIdx.x] = 1.0f;
  second[threadIdx.x] = 2;
  __syncthreads();
  if (threadIdx.x == 0) {
    int sum = 0;
    for (int i = 0; i < floats; ++i) sum += static_cast<int>(first[i]) + second[i];
    results[3] = sum;
  }
}

__global__ void dynamic_of_file() {
  file_scope[threadIdx.x] = threadIdx.x * 2.0f;
  __syncthreads();
  if (threadIdx.x == 0) results[4] = static_cast<int>(file_scope[blockDim.x - 1]);
}

// Two blocks do not see each other's.
__global__ void by_block() {
  __shared__ int mine;
  if (threadIdx.x == 0) mine = blockIdx.x + 1;
  __syncthreads();
  if (threadIdx.x == 5) atomicAdd(&results[5], mine);
}

__device__ int in_function(int value) {
  __shared__ int kept;
  if (threadIdx.x == 0) kept = value;
  __syncthreads();
  const int seen = kept;
  __syncthreads();
  return seen;
}

__global__ void in_scopes(int which) {
  int seen = 0;
  if (which > 0) {
    __shared__ int one;
    if (threadIdx.x == 0) one = 10;
    __syncthreads();
    seen += one;
  }
  for (int i = 0; i < 2; ++i) {
    __shared__ int one;
    if (threadIdx.x == 0) one = i;
    __syncthreads();
    seen += one;
    __syncthreads();
  }
  seen += in_function(100) + in_function(200);
  if (threadIdx.x == blockDim.x - 1) results[6] = seen;
}

__global__ void with_groups() {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<16> tile = cg::tiled_partition<16>(block);
  __shared__ int sums[4];
  int value = block.thread_rank();
  for (int step = tile.size() / 2; step > 0; step /= 2) value += tile.shfl_down(value, step);
  if (tile.thread_rank() == 0) sums[block.thread_rank() / 16] = value;
  block.sync();
  if (block.thread_rank() == 0) results[7] = sums[0] + sums[1] + sums[2] + sums[3];
}

int main() {
  plain<<<1, 64>>>();
  EXPECT_RESULT(0, 0);
  EXPECT_RESULT(1, 64);
  float* out;
  cudaMalloc(&out, 64 * sizeof(float));
  transposed<float, 8><<<1, dim3(8, 8)>>>(out);
  float host[64];
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  if (host[1] != 8 || host[8] != 1) ++failures, puts("transposed");
  through_class<double><<<1, 32, 32 * sizeof(double)>>>();
  EXPECT_RESULT(2, 31);
  through_class<short><<<1, 16, 16 * sizeof(short)>>>();
  EXPECT_RESULT(2, 15);
  dynamic_pieces<<<1, 32, 32 * (sizeof(float) + sizeof(int))>>>(32);
  EXPECT_RESULT(3, 96);
  dynamic_of_file<<<1, 64, 64 * sizeof(float)>>>();
  EXPECT_RESULT(4, 126);
  by_block<<<4, 32>>>();
  EXPECT_RESULT(5, 10);
  in_scopes<<<1, 96>>>(1);
  EXPECT_RESULT(6, 311);
  with_groups<<<1, 64>>>();
  EXPECT_RESULT(7, 63 * 32);
  puts(failures ? "wrong" : "ok");
  return failures;
}
