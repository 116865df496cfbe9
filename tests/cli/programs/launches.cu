// Every way in which a launch is written.
// EXPECT: ok

#include <cstdio>
#include <utility>

static int failures = 0;

#define CHECK_VALUE(got, want)                                                            \
  do {                                                                                    \
    const long seen = (got), right = (want);                                              \
    if (seen != right) {                                                                  \
      ++failures;                                                                         \
      printf("line %d: %s is %ld, should be %ld\n", __LINE__, #got, seen, right);         \
    }                                                                                     \
  } while (0)

__device__ int result;

static int take() {
  int value = -1;
  cudaDeviceSynchronize();
  cudaMemcpyFromSymbol(&value, result, sizeof(int));
  return value;
}

__global__ void count() { atomicAdd(&result, 1); }
__global__ void put(int value) { result = value; }
__global__ void put_if_null(int value, const int* pointer, const char* other) {
  result = pointer == nullptr && other == nullptr ? value : -2;
}
template <typename T>
__global__ void put_size(T value) { result = static_cast<int>(sizeof(T)) + static_cast<int>(value); }
template <typename T, int N>
__global__ void put_product(T value) { result = static_cast<int>(value) * N; }
template <int N>
__global__ void put_constant() { result = N; }
__global__ void put_shape() {
  if (threadIdx.x + threadIdx.y + threadIdx.z + blockIdx.x + blockIdx.y + blockIdx.z == 0)
    result = gridDim.x * 100000 + gridDim.y * 10000 + gridDim.z * 1000 + blockDim.x * 100 + blockDim.y * 10 + blockDim.z;
}
template <typename... Ts>
__global__ void put_sum(Ts... values) { result = (0 + ... + static_cast<int>(values)); }

struct Box {
  int a;
  float b[3];
};
__global__ void put_box(Box box) { result = box.a + static_cast<int>(box.b[2]); }
__global__ void put_reference(const Box box, int const scale = 1) { result = box.a * scale; }

namespace outer {
namespace inner {
__global__ void put_seven() { result = 7; }
template <bool Flag>
__global__ void put_flag(int value) { result = Flag ? value : -value; }
}  // namespace inner
}  // namespace outer

#define LAUNCH(kernel, blocks, threads, ...) kernel<<<blocks, threads>>>(__VA_ARGS__)
#define LAUNCH_CONFIGURED(kernel, arguments, ...) kernel<<<__VA_ARGS__>>> arguments
#define LAUNCH_WITH(kernel, value, ...)    \
  do {                                     \
    kernel<<<__VA_ARGS__>>>(value);        \
    cudaDeviceSynchronize();               \
  } while (0)
#define CONFIGURATION 1, 1
#define FOR_EACH_WIDTH(X) \
  case 4: X(4); break;    \
  case 8: X(8); break

class Runner {
 public:
  explicit Runner(int value) : value_(value) {}
  void run() { put<<<1, 1, 0, stream_>>>(value_); }
  void run_both(int more) {
    auto launch = [this, more](int extra) { put<<<1, 1>>>(value_ + more + extra); };
    launch(1);
  }
  template <int N>
  void run_constant() { put_product<int, N><<<1, 1>>>(this->value_); }

 private:
  int value_;
  cudaStream_t stream_ = nullptr;
};

template <typename T>
struct Launcher {
  static void go(T value) { put_size<T><<<1, 1>>>(value); }
};

template <typename T, int N>
void launch_generic(T value) {
  put_product<T, N><<<dim3(1), dim3(1)>>>(value);
}

template <typename... Ts>
void launch_pack(Ts... values) {
  put_sum<<<1, 1>>>(values...);
}

template <typename... Ts>
void launch_forwarded(Ts&&... values) {
  put_sum<std::decay_t<Ts>...><<<1, 1>>>(std::forward<Ts>(values)...);
}

template <typename Kernel, typename... Args>
void launch_any(Kernel kernel, dim3 grid, dim3 block, Args... args) {
  kernel<<<grid, block>>>(args...);
}

static int calls = 0;
static int counted() { return ++calls; }

void dispatch(int width) {
#define LAUNCH_CONSTANT(N) put_constant<N><<<1, 1>>>()
  switch (width) {
    FOR_EACH_WIDTH(LAUNCH_CONSTANT);
    default: put_constant<-1><<<1, 1>>>();
  }
}

int main() {
  count<<<2, 32>>>();
  CHECK_VALUE(take(), 64);
  put<<<1, 1>>>(3);
  CHECK_VALUE(take(), 3);
  put_if_null<<<1, 1>>>(4, 0, nullptr);
  CHECK_VALUE(take(), 4);
  put_if_null<<<1, 1>>>(5, NULL, 0);
  CHECK_VALUE(take(), 5);
  put_size<<<1, 1>>>(short(1));  // The template argument is deduced.
  CHECK_VALUE(take(), 3);
  put_size<double><<<1, 1>>>(1);
  CHECK_VALUE(take(), 9);
  put_size<<<1, 1>>>('\1');
  CHECK_VALUE(take(), 2);
  put_product<int, (3 > 2) ? 5 : 6><<<1, 1>>>(2);
  CHECK_VALUE(take(), 10);
  put_product<long long, sizeof(int) << 1><<<(1 << 2) >> 2, 4 >> 2>>>(2);
  CHECK_VALUE(take(), 16);
  put_shape<<<{2, 3, 4}, {5, 6}>>>();
  CHECK_VALUE(take(), 234561);
  put_shape<<<dim3(2, 1), dim3{3, 1, 2}>>>();
  CHECK_VALUE(take(), 211312);
  dim3 grid(3), block;
  block.x = 4;
  put_shape<<<grid, block, 0>>>();
  CHECK_VALUE(take(), 311411);
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  put<<<grid.x, block.x, sizeof(float) * block.x, stream>>>(6);
  CHECK_VALUE(take(), 6);
  put<<<1, 1, 0, 0>>>(8);
  CHECK_VALUE(take(), 8);
  put<<<1, 1, 0, cudaStreamPerThread>>>(9);
  CHECK_VALUE(take(), 9);
  put /* the kernel */ <<< /* one block */ 1,
                           // and one thread
                           1 >>> (   // of this
      10   /* value */
  );
  CHECK_VALUE(take(), 10);
  outer::inner::put_seven<<<1, 1>>>();
  CHECK_VALUE(take(), 7);
  ::outer::inner::put_flag<true><<<1, 1>>>(11);
  CHECK_VALUE(take(), 11);
  LAUNCH(put, 1, 1, 12);
  CHECK_VALUE(take(), 12);
  LAUNCH((outer::inner::put_flag<false>), 1, 1, 12);
  CHECK_VALUE(take(), -12);
  LAUNCH(outer::inner::put_seven, 1, 1);
  CHECK_VALUE(take(), 7);
  LAUNCH_CONFIGURED(put, (13), 1, 1, 0, stream);
  CHECK_VALUE(take(), 13);
  LAUNCH_WITH(put, 14, dim3(1), dim3(1));
  CHECK_VALUE(take(), 14);
  put<<<CONFIGURATION>>>(15);
  CHECK_VALUE(take(), 15);
  Runner runner(16);
  runner.run();
  CHECK_VALUE(take(), 16);
  runner.run_both(2);
  CHECK_VALUE(take(), 19);
  runner.run_constant<3>();
  CHECK_VALUE(take(), 48);
  Launcher<double>::go(1.0);
  CHECK_VALUE(take(), 9);
  launch_generic<float, 4>(2.5f);
  CHECK_VALUE(take(), 8);
  launch_pack(1, 2.5, 'a');
  CHECK_VALUE(take(), 1 + 2 + 'a');
  int moved = 20;
  launch_forwarded(moved, 2L);
  CHECK_VALUE(take(), 22);
  launch_any(put, 1, 1, 17);
  CHECK_VALUE(take(), 17);
  launch_any(put_product<int, 2>, dim3(1), dim3(1), 9);
  CHECK_VALUE(take(), 18);
  void (*pointer)(int) = put;
  pointer<<<1, 1>>>(21);
  CHECK_VALUE(take(), 21);
  (*pointer)<<<1, 1>>>(22);
  CHECK_VALUE(take(), 22);
  void (*table[])(int) = {put, put_size<int>};
  table[1]<<<1, 1>>>(3);
  CHECK_VALUE(take(), 7);
  auto chosen = true ? &put : nullptr;
  chosen<<<1, 1>>>(23);
  CHECK_VALUE(take(), 23);
  put<<<1, 1>>>(counted());  // Once, though many threads run.
  CHECK_VALUE(take(), 1);
  CHECK_VALUE(calls, 1);
  put_box<<<1, 1>>>({4, {1, 2, 3}});
  CHECK_VALUE(take(), 7);
  put_box<<<1, 1>>>(Box{5, {1, 2, 3}});
  CHECK_VALUE(take(), 8);
  put_reference<<<1, 1>>>(Box{5, {}}, -2);
  CHECK_VALUE(take(), -10);
  dispatch(8);
  CHECK_VALUE(take(), 8);
  dispatch(5);
  CHECK_VALUE(take(), -1);
  if (failures == 0) put<<<1, 1>>>(24);
  else put<<<1, 1>>>(-24);
  CHECK_VALUE(take(), 24);
  for (int i = 0; i < 3; ++i) put<<<1, 1>>>(i);
  CHECK_VALUE(take(), 2);
  int value = 30;
  [&] { put<<<1, 1>>>(value); }();
  CHECK_VALUE(take(), 30);
  put<<<1, 1>>>(value++), put<<<1, 1>>>(value++);
  CHECK_VALUE(take(), 31);
  void* arguments[] = {&value};
  cudaLaunchKernel((const void*)put, dim3(1), dim3(1), arguments, 0, 0);
  CHECK_VALUE(take(), 32);
  const char* text = "kernel<<<1, 1>>>(0)";  // Not a launch.
  CHECK_VALUE(text[6], '<');
  CHECK_VALUE(cudaGetLastError(), cudaSuccess);
  put<<<0, 1>>>(99);
  CHECK_VALUE(cudaGetLastError() != cudaSuccess, true);
  put<<<1, 2048>>>(99);
  CHECK_VALUE(cudaGetLastError() != cudaSuccess, true);
  CHECK_VALUE(cudaGetLastError(), cudaSuccess);
  puts(failures ? "wrong" : "ok");
  return failures;
}
