// PyTorch's C++ interface as extensions use it, for reading them where PyTorch is not given. A tensor's methods take anything
// and return a tensor; what a program computes with (sizes, pointers, types) has its type.
#pragma once
#pragma GCC system_header
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "../cuda_bf16.h"
#include "../cuda_fp16.h"

namespace c10 {

template <typename T>
using optional = std::optional<T>;
using std::nullopt;
using std::nullopt_t;
using std::make_optional;
template <typename T>
using intrusive_ptr = std::shared_ptr<T>;

enum class ScalarType : signed char {
  Byte, Char, Short, Int, Long, Half, Float, Double, ComplexHalf, ComplexFloat, ComplexDouble, Bool, QInt8, QUInt8, QInt32,
  BFloat16, QUInt4x2, QUInt2x4, Bits1x8, Bits8, Bits16, Float8_e5m2, Float8_e4m3fn, Float8_e5m2fnuz, Float8_e4m3fnuz,
  UInt16, UInt32, UInt64, Undefined
};
constexpr ScalarType kByte = ScalarType::Byte, kChar = ScalarType::Char, kShort = ScalarType::Short, kInt = ScalarType::Int,
                     kLong = ScalarType::Long, kHalf = ScalarType::Half, kFloat = ScalarType::Float,
                     kDouble = ScalarType::Double, kBool = ScalarType::Bool, kBFloat16 = ScalarType::BFloat16,
                     kInt8 = ScalarType::Char, kUInt8 = ScalarType::Byte, kInt16 = ScalarType::Short,
                     kInt32 = ScalarType::Int, kInt64 = ScalarType::Long, kFloat16 = ScalarType::Half,
                     kFloat32 = ScalarType::Float, kFloat64 = ScalarType::Double,
                     kFloat8_e5m2 = ScalarType::Float8_e5m2, kFloat8_e4m3fn = ScalarType::Float8_e4m3fn,
                     kUInt16 = ScalarType::UInt16, kUInt32 = ScalarType::UInt32, kUInt64 = ScalarType::UInt64,
                     kComplexFloat = ScalarType::ComplexFloat, kComplexDouble = ScalarType::ComplexDouble;
const char* toString(ScalarType type);
size_t elementSize(ScalarType type);
bool isFloatingType(ScalarType type);
bool isIntegralType(ScalarType type, bool with_bool);
std::ostream& operator<<(std::ostream& stream, ScalarType type);

enum class DeviceType : signed char { CPU, CUDA, HIP, XPU, MPS, Meta };
constexpr DeviceType kCPU = DeviceType::CPU, kCUDA = DeviceType::CUDA, kHIP = DeviceType::HIP;
typedef signed char DeviceIndex;
enum class Layout : signed char { Strided, Sparse };
constexpr Layout kStrided = Layout::Strided, kSparse = Layout::Sparse;
enum class MemoryFormat : signed char { Contiguous, Preserve, ChannelsLast, ChannelsLast3d };

struct Half {
  unsigned short x;
  Half() = default;
  __host__ __device__ Half(float value);
  __host__ __device__ Half(const __half& value);
  __host__ __device__ operator float() const;
  __host__ __device__ operator __half() const;
};
struct BFloat16 {
  unsigned short x;
  BFloat16() = default;
  __host__ __device__ BFloat16(float value);
  __host__ __device__ BFloat16(const __nv_bfloat16& value);
  __host__ __device__ operator float() const;
  __host__ __device__ operator __nv_bfloat16() const;
};
__host__ __device__ Half operator+(const Half& a, const Half& b);
__host__ __device__ Half operator-(const Half& a, const Half& b);
__host__ __device__ Half operator*(const Half& a, const Half& b);
__host__ __device__ Half operator/(const Half& a, const Half& b);
__host__ __device__ Half operator-(const Half& a);
__host__ __device__ Half& operator+=(Half& a, const Half& b);
__host__ __device__ Half& operator-=(Half& a, const Half& b);
__host__ __device__ Half& operator*=(Half& a, const Half& b);
__host__ __device__ Half& operator/=(Half& a, const Half& b);
__host__ __device__ BFloat16 operator+(const BFloat16& a, const BFloat16& b);
__host__ __device__ BFloat16 operator-(const BFloat16& a, const BFloat16& b);
__host__ __device__ BFloat16 operator*(const BFloat16& a, const BFloat16& b);
__host__ __device__ BFloat16 operator/(const BFloat16& a, const BFloat16& b);
__host__ __device__ BFloat16 operator-(const BFloat16& a);
__host__ __device__ BFloat16& operator+=(BFloat16& a, const BFloat16& b);
__host__ __device__ BFloat16& operator-=(BFloat16& a, const BFloat16& b);
__host__ __device__ BFloat16& operator*=(BFloat16& a, const BFloat16& b);
__host__ __device__ BFloat16& operator/=(BFloat16& a, const BFloat16& b);
// With a number: of the number's type, or of this one's where the number is an integer.
#define ANYWARP_MIXED(TYPE, OP)                                                                                  \
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>                                    \
  __host__ __device__ std::conditional_t<std::is_integral_v<T>, TYPE, T> OP(const TYPE& a, T b);                 \
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>                                    \
  __host__ __device__ std::conditional_t<std::is_integral_v<T>, TYPE, T> OP(T a, const TYPE& b);
#define ANYWARP_COMPARED(TYPE, OP)                                                                               \
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>                                    \
  __host__ __device__ bool OP(const TYPE& a, T b);                                                               \
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>                                    \
  __host__ __device__ bool OP(T a, const TYPE& b);                                                               \
  __host__ __device__ bool OP(const TYPE& a, const TYPE& b);
#define ANYWARP_OPERATORS(TYPE)                                                                                  \
  ANYWARP_MIXED(TYPE, operator+) ANYWARP_MIXED(TYPE, operator-) ANYWARP_MIXED(TYPE, operator*)                   \
  ANYWARP_MIXED(TYPE, operator/) ANYWARP_COMPARED(TYPE, operator<) ANYWARP_COMPARED(TYPE, operator>)             \
  ANYWARP_COMPARED(TYPE, operator<=) ANYWARP_COMPARED(TYPE, operator>=) ANYWARP_COMPARED(TYPE, operator==)       \
  ANYWARP_COMPARED(TYPE, operator!=)
ANYWARP_OPERATORS(Half)
ANYWARP_OPERATORS(BFloat16)
struct Float8_e4m3fn {
  unsigned char x;
  __host__ __device__ Float8_e4m3fn(float value);
  __host__ __device__ operator float() const;
};
struct Float8_e5m2 {
  unsigned char x;
  __host__ __device__ Float8_e5m2(float value);
  __host__ __device__ operator float() const;
};

struct Device {
  Device(DeviceType type, DeviceIndex index = -1);
  Device(const std::string& text);
  DeviceType type() const;
  DeviceIndex index() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool has_index() const;
  std::string str() const;
  bool operator==(const Device& other) const;
  bool operator!=(const Device& other) const;
};
std::ostream& operator<<(std::ostream& stream, const Device& device);

template <typename T>
struct ArrayRef {
  ArrayRef();
  ArrayRef(const T& one);
  ArrayRef(const T* data, size_t size);
  ArrayRef(const std::vector<T>& values);
  ArrayRef(std::initializer_list<T> values);
  const T* begin() const;
  const T* end() const;
  const T* data() const;
  size_t size() const;
  bool empty() const;
  const T& operator[](size_t n) const;
  const T& front() const;
  const T& back() const;
  std::vector<T> vec() const;
  ArrayRef slice(size_t start, size_t size) const;
  bool operator==(const ArrayRef& other) const;
  bool operator!=(const ArrayRef& other) const;
};
template <typename T>
std::ostream& operator<<(std::ostream& stream, ArrayRef<T> values) { __builtin_unreachable(); }
typedef ArrayRef<int64_t> IntArrayRef;

struct Scalar {
  template <typename T>
  Scalar(T value) { __builtin_unreachable(); }
  template <typename T>
  T to() const { __builtin_unreachable(); }
  double toDouble() const;
  float toFloat() const;
  int64_t toLong() const;
};
struct TensorOptions {
  TensorOptions();
  TensorOptions(ScalarType type);
  TensorOptions(Device device);
  TensorOptions(DeviceType device);
  TensorOptions dtype(ScalarType type) const;
  TensorOptions device(Device device) const;
  TensorOptions device(DeviceType type, DeviceIndex index = -1) const;
  TensorOptions layout(Layout layout) const;
  TensorOptions requires_grad(bool required = true) const;
  TensorOptions pinned_memory(bool pinned) const;
  TensorOptions memory_format(MemoryFormat format) const;
  ScalarType dtype() const;
  Device device() const;
};
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct DeviceGuard {
  explicit DeviceGuard(Device device);
};
struct OptionalDeviceGuard {
  OptionalDeviceGuard();
  explicit OptionalDeviceGuard(optional<Device> device);
};
struct Stream {
  Device device() const;
  DeviceIndex device_index() const;
};
struct StorageImpl;
struct Generator {
  uint64_t seed() const;
};

namespace cuda {
struct CUDAStream {
  CUDAStream(Stream stream);
  operator cudaStream_t() const;
  operator Stream() const;
  cudaStream_t stream() const;
  Device device() const;
  DeviceIndex device_index() const;
  void synchronize() const;
  bool query() const;
  Stream unwrap() const;
  bool operator==(const CUDAStream& other) const;
};
CUDAStream getCurrentCUDAStream(DeviceIndex device = -1);
CUDAStream getDefaultCUDAStream(DeviceIndex device = -1);
CUDAStream getStreamFromPool(bool high_priority = false, DeviceIndex device = -1);
CUDAStream getStreamFromExternal(cudaStream_t stream, DeviceIndex device);
void setCurrentCUDAStream(CUDAStream stream);
struct CUDAGuard {
  explicit CUDAGuard(DeviceIndex device);
  explicit CUDAGuard(Device device);
  void set_device(Device device);
  void set_index(DeviceIndex device);
};
struct OptionalCUDAGuard {
  OptionalCUDAGuard();
  explicit OptionalCUDAGuard(optional<Device> device);
  explicit OptionalCUDAGuard(optional<DeviceIndex> device);
  void set_device(Device device);
  void set_index(DeviceIndex device);
};
struct CUDAStreamGuard {
  explicit CUDAStreamGuard(Stream stream);
};
struct OptionalCUDAStreamGuard {
  OptionalCUDAStreamGuard();
  explicit OptionalCUDAStreamGuard(optional<Stream> stream);
};
struct CUDAMultiStreamGuard {
  explicit CUDAMultiStreamGuard(ArrayRef<CUDAStream> streams);
};
DeviceIndex device_count() noexcept;
DeviceIndex current_device();
void set_device(DeviceIndex device);
DeviceIndex MaybeExchangeDevice(DeviceIndex device);
DeviceIndex ExchangeDevice(DeviceIndex device);
int MaybeSetDevice(DeviceIndex device);
int GetDevice(DeviceIndex* device);
int SetDevice(DeviceIndex device);
void device_synchronize();
void c10_cuda_check_implementation(int error, const char* file, const char* function, int line, bool device_assertions);
namespace CUDACachingAllocator {
void* raw_alloc(size_t size);
void* raw_alloc_with_stream(size_t size, cudaStream_t stream);
void raw_delete(void* pointer);
void emptyCache();
template <typename... A>
void recordStream(A&&... arguments) { __builtin_unreachable(); }
struct Allocator;
Allocator* get();
}  // namespace CUDACachingAllocator
}  // namespace cuda

template <typename... A>
std::string str(A&&... parts) { __builtin_unreachable(); }

}  // namespace c10

namespace at {
using namespace c10;

template <typename T, size_t n>
struct anywarp_accessor {
  __host__ __device__ anywarp_accessor<T, n - 1> operator[](int64_t i) const;
  __host__ __device__ int64_t size(int64_t dimension) const;
  __host__ __device__ int64_t stride(int64_t dimension) const;
  __host__ __device__ T* data() const;
};
template <typename T>
struct anywarp_accessor<T, 1> {
  __host__ __device__ T& operator[](int64_t i) const;
  __host__ __device__ int64_t size(int64_t dimension) const;
  __host__ __device__ int64_t stride(int64_t dimension) const;
  __host__ __device__ T* data() const;
};
template <typename T>
struct DefaultPtrTraits {
  typedef T* PtrType;
};
template <typename T>
struct RestrictPtrTraits {
  typedef T* __restrict__ PtrType;
};
template <typename T, size_t n>
using TensorAccessor = anywarp_accessor<T, n>;
template <typename T, size_t n, template <typename> class Traits = DefaultPtrTraits, typename Index = int64_t>
struct PackedTensorAccessor : anywarp_accessor<T, n> {};
template <typename T, size_t n, template <typename> class Traits = DefaultPtrTraits>
using PackedTensorAccessor32 = PackedTensorAccessor<T, n, Traits, int32_t>;
template <typename T, size_t n, template <typename> class Traits = DefaultPtrTraits>
using PackedTensorAccessor64 = PackedTensorAccessor<T, n, Traits, int64_t>;

optional<Device> device_of(const class Tensor& tensor);

struct Storage {
  size_t nbytes() const;
  void* data() const;
};

class Tensor {
 public:
  Tensor();
  bool defined() const;
  int64_t dim() const;
  int64_t ndimension() const;
  int64_t size(int64_t dimension) const;
  int64_t stride(int64_t dimension) const;
  int64_t numel() const;
  int64_t nbytes() const;
  int64_t element_size() const;
  int64_t itemsize() const;
  int64_t storage_offset() const;
  IntArrayRef sizes() const;
  IntArrayRef strides() const;
  ScalarType scalar_type() const;
  ScalarType dtype() const;
  Device device() const;
  DeviceIndex get_device() const;
  Layout layout() const;
  TensorOptions options() const;
  Storage storage() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool is_contiguous() const;
  bool is_contiguous(MemoryFormat format) const;
  bool is_floating_point() const;
  bool is_sparse() const;
  bool is_complex() const;
  bool is_same(const Tensor& other) const;
  bool requires_grad() const;
  Tensor& requires_grad_(bool required = true);
  bool is_non_overlapping_and_dense() const;
  bool equal(const Tensor& other) const;
  bool allclose(const Tensor& other, double rtol = 1e-5, double atol = 1e-8) const;
  template <typename T>
  T* data_ptr() const { __builtin_unreachable(); }
  template <typename T>
  const T* const_data_ptr() const { __builtin_unreachable(); }
  template <typename T>
  T* mutable_data_ptr() const { __builtin_unreachable(); }
  template <typename T>
  T* data() const { __builtin_unreachable(); }
  Tensor data() const;
  void* data_ptr() const;
  const void* const_data_ptr() const;
  void* mutable_data_ptr() const;
  template <typename T>
  T item() const { __builtin_unreachable(); }
  Scalar item() const;
  template <typename T, size_t n>
  TensorAccessor<T, n> accessor() const { __builtin_unreachable(); }
  template <typename T, size_t n, template <typename> class Traits = DefaultPtrTraits>
  PackedTensorAccessor32<T, n, Traits> packed_accessor32() const { __builtin_unreachable(); }
  template <typename T, size_t n, template <typename> class Traits = DefaultPtrTraits>
  PackedTensorAccessor64<T, n, Traits> packed_accessor64() const { __builtin_unreachable(); }
  template <typename T, size_t n, template <typename> class Traits = DefaultPtrTraits, typename Index = int64_t>
  PackedTensorAccessor<T, n, Traits, Index> packed_accessor() const { __builtin_unreachable(); }
  template <typename I>
  Tensor operator[](I index) const { __builtin_unreachable(); }
  template <typename T>
  Tensor& operator=(const T& value) { __builtin_unreachable(); }
  Tensor& operator=(const Tensor& other);
  Tensor(const Tensor& other);
  template <typename... A>
  void record_stream(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  void backward(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  std::tuple<Tensor, Tensor> max(A&&... arguments) const { __builtin_unreachable(); }
  Tensor max() const;
  template <typename... A>
  std::tuple<Tensor, Tensor> min(A&&... arguments) const { __builtin_unreachable(); }
  Tensor min() const;
  template <typename... A>
  std::tuple<Tensor, Tensor> topk(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  std::tuple<Tensor, Tensor> sort(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  std::vector<Tensor> split(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  std::vector<Tensor> chunk(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  std::vector<Tensor> unbind(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor abs(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor add(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor add_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor addmm(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor argmax(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor argmin(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor argsort(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor baddbmm(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor bmm(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor bitwise_and(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor clamp(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor clamp_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor clamp_min(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor clamp_max(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor clone(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor contiguous(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor copy_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor cos(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor cpu(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor cuda(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor cumsum(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor detach(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor diagonal(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor div(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor div_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor dot(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor eq(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor exp(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor exp_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor expand(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor expand(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor expand_as(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor exponential_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor fill_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor flatten(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor flip(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor flip(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor floor(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor gather(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor ge(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor gt(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor index(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor index_copy_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor index_put_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor index_select(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor le(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor log(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor log2(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor logical_and(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor logical_not(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor logical_or(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor logsumexp(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor lt(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor masked_fill(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor masked_fill_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor masked_select(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor matmul(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor mean(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor mean(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor mm(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor movedim(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor mul(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor mul_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor mv(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor narrow(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor ne(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor neg(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor new_empty(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor new_empty(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor new_full(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor new_ones(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor new_ones(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor new_zeros(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor new_zeros(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor nonzero(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor norm(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor normal_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor normal(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor permute(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor permute(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor pow(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor prod(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor reciprocal(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor relu(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor repeat(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor repeat(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor repeat_interleave(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor reshape(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor reshape(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor reshape_as(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor resize_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor resize_(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor round(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor rsqrt(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor scatter(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor scatter_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor scatter_add_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor select(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor set_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sigmoid(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sign(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sin(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor slice(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor softmax(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sqrt(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor squeeze(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor squeeze_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor std(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sub(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sub_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sum(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor sum(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor t(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor tanh(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor to(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor toType(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor transpose(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor transpose_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor tril(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor triu(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor type_as(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor unfold(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor uniform_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor unsqueeze(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor unsqueeze_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor values(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor indices(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor var(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor view(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor view(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor view_as(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor where(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor zero_(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor pin_memory(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor grad(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor view_dtype(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor as_strided(A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor as_strided(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
  template <typename... A>
  Tensor square(A&&... arguments) const { __builtin_unreachable(); }
  // The operators that are not spelled out above: names and results from PyTorch 2.11.
#define ANYWARP_METHOD(result, name)                                                          \
  template <typename... A>                                                                    \
  result name(A&&... arguments) const { __builtin_unreachable(); }                            \
  template <typename... A>                                                                    \
  result name(std::initializer_list<int64_t> sizes, A&&... arguments) const { __builtin_unreachable(); }
#define ANYWARP_TENSOR(name) ANYWARP_METHOD(Tensor, name)
#define ANYWARP_BOOL(name) ANYWARP_METHOD(bool, name)
#define ANYWARP_INTEGER(name) ANYWARP_METHOD(int64_t, name)
#define ANYWARP_TENSORS(name) ANYWARP_METHOD(std::vector<Tensor>, name)
#define ANYWARP_TUPLE2(name) ANYWARP_METHOD(anywarp_tuple2, name)
#define ANYWARP_TUPLE3(name) ANYWARP_METHOD(anywarp_tuple3, name)
#define ANYWARP_TUPLE4(name) ANYWARP_METHOD(anywarp_tuple4, name)
  typedef std::tuple<Tensor, Tensor> anywarp_tuple2;
  typedef std::tuple<Tensor, Tensor, Tensor> anywarp_tuple3;
  typedef std::tuple<Tensor, Tensor, Tensor, Tensor> anywarp_tuple4;
#include "tensor_methods.inc"
};
Tensor operator+(const Tensor& a, const Tensor& b);
Tensor operator+(const Tensor& a, const Scalar& b);
Tensor operator+(const Scalar& a, const Tensor& b);
Tensor operator-(const Tensor& a, const Tensor& b);
Tensor operator-(const Tensor& a, const Scalar& b);
Tensor operator-(const Scalar& a, const Tensor& b);
Tensor operator*(const Tensor& a, const Tensor& b);
Tensor operator*(const Tensor& a, const Scalar& b);
Tensor operator*(const Scalar& a, const Tensor& b);
Tensor operator/(const Tensor& a, const Tensor& b);
Tensor operator/(const Tensor& a, const Scalar& b);
Tensor operator/(const Scalar& a, const Tensor& b);
Tensor operator%(const Tensor& a, const Tensor& b);
Tensor operator%(const Tensor& a, const Scalar& b);
Tensor operator%(const Scalar& a, const Tensor& b);
Tensor operator==(const Tensor& a, const Tensor& b);
Tensor operator==(const Tensor& a, const Scalar& b);
Tensor operator==(const Scalar& a, const Tensor& b);
Tensor operator!=(const Tensor& a, const Tensor& b);
Tensor operator!=(const Tensor& a, const Scalar& b);
Tensor operator!=(const Scalar& a, const Tensor& b);
Tensor operator<(const Tensor& a, const Tensor& b);
Tensor operator<(const Tensor& a, const Scalar& b);
Tensor operator<(const Scalar& a, const Tensor& b);
Tensor operator>(const Tensor& a, const Tensor& b);
Tensor operator>(const Tensor& a, const Scalar& b);
Tensor operator>(const Scalar& a, const Tensor& b);
Tensor operator<=(const Tensor& a, const Tensor& b);
Tensor operator<=(const Tensor& a, const Scalar& b);
Tensor operator<=(const Scalar& a, const Tensor& b);
Tensor operator>=(const Tensor& a, const Tensor& b);
Tensor operator>=(const Tensor& a, const Scalar& b);
Tensor operator>=(const Scalar& a, const Tensor& b);
Tensor operator&(const Tensor& a, const Tensor& b);
Tensor operator&(const Tensor& a, const Scalar& b);
Tensor operator&(const Scalar& a, const Tensor& b);
Tensor operator|(const Tensor& a, const Tensor& b);
Tensor operator|(const Tensor& a, const Scalar& b);
Tensor operator|(const Scalar& a, const Tensor& b);
Tensor& operator+=(Tensor& a, const Tensor& b);
Tensor& operator+=(Tensor& a, const Scalar& b);
Tensor& operator-=(Tensor& a, const Tensor& b);
Tensor& operator-=(Tensor& a, const Scalar& b);
Tensor& operator*=(Tensor& a, const Tensor& b);
Tensor& operator*=(Tensor& a, const Scalar& b);
Tensor& operator/=(Tensor& a, const Tensor& b);
Tensor& operator/=(Tensor& a, const Scalar& b);
Tensor operator-(const Tensor& a);
std::ostream& operator<<(std::ostream& stream, const Tensor& tensor);
typedef ArrayRef<Tensor> TensorList;
template <typename... A>
std::tuple<Tensor, Tensor> topk(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
std::tuple<Tensor, Tensor> sort(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
std::tuple<Tensor, Tensor, Tensor> _unique2(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
bool allclose(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
std::vector<Tensor> split(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
std::vector<Tensor> chunk(A&&... arguments) { __builtin_unreachable(); }
template <typename T, typename U>
__host__ __device__ T ceil_div(T a, U b) { __builtin_unreachable(); }
template <typename... A>
Tensor from_blob(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
Tensor tensor(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
Tensor allclose_tensor(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
Tensor promote(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
Tensor empty_cuda(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
Tensor from_blob(void* data, std::initializer_list<int64_t> sizes, A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
Tensor tensor(std::initializer_list<int64_t> sizes, A&&... arguments) { __builtin_unreachable(); }
Tensor max(const Tensor& tensor);
Tensor max(const Tensor& a, const Tensor& b);
std::tuple<Tensor, Tensor> max(const Tensor& tensor, int64_t dimension, bool keep = false);
Tensor min(const Tensor& tensor);
Tensor min(const Tensor& a, const Tensor& b);
std::tuple<Tensor, Tensor> min(const Tensor& tensor, int64_t dimension, bool keep = false);
// The operators that are not spelled out: those of a tensor take one first, so that `using namespace at` hides no mathematics.
#undef ANYWARP_METHOD
#define ANYWARP_METHOD(result, name)                                                                     \
  template <typename... A>                                                                               \
  result name(const Tensor& self, A&&... arguments) { __builtin_unreachable(); }                         \
  template <typename... A>                                                                               \
  result name(const Tensor& self, std::initializer_list<int64_t> sizes, A&&... arguments) { __builtin_unreachable(); }
#define ANYWARP_FREE(result, name)                                                                       \
  template <typename... A>                                                                               \
  result name(A&&... arguments) { __builtin_unreachable(); }                                             \
  template <typename... A>                                                                               \
  result name(std::initializer_list<int64_t> sizes, A&&... arguments) { __builtin_unreachable(); }       \
  template <typename... A>                                                                               \
  result name(std::initializer_list<Tensor> tensors, A&&... arguments) { __builtin_unreachable(); }
#define ANYWARP_FREE_TENSOR(name) ANYWARP_FREE(Tensor, name)
#define ANYWARP_FREE_BOOL(name) ANYWARP_FREE(bool, name)
#define ANYWARP_FREE_INTEGER(name) ANYWARP_FREE(int64_t, name)
#define ANYWARP_FREE_TENSORS(name) ANYWARP_FREE(std::vector<Tensor>, name)
#define ANYWARP_FREE_TUPLE2(name) ANYWARP_FREE(anywarp_tuple2, name)
#define ANYWARP_FREE_TUPLE3(name) ANYWARP_FREE(anywarp_tuple3, name)
#define ANYWARP_FREE_TUPLE4(name) ANYWARP_FREE(anywarp_tuple4, name)
typedef Tensor::anywarp_tuple2 anywarp_tuple2;
typedef Tensor::anywarp_tuple3 anywarp_tuple3;
typedef Tensor::anywarp_tuple4 anywarp_tuple4;
#include "tensor_functions.inc"
struct NoGradGuard {};
struct AutoDispatchBelowADInplaceOrView {};
struct OptionalTensorRef {
  const Tensor& operator*() const;
  const Tensor* operator->() const;
};
struct TensorArg {
  TensorArg(const Tensor& tensor, const char* name, int position);
};
typedef const char* CheckedFrom;
template <typename... A>
void checkAllSameGPU(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
void checkAllSameType(A&&... arguments) { __builtin_unreachable(); }
template <typename T>
struct opmath_type_of {
  typedef float type;
};
template <>
struct opmath_type_of<double> {
  typedef double type;
};
template <typename T>
using opmath_type = typename opmath_type_of<T>::type;
template <typename T, bool is_cuda>
using acc_type = typename opmath_type_of<T>::type;
struct PhiloxCudaState {
  uint64_t seed_, offset_;
};
struct CUDAGeneratorImpl {
  PhiloxCudaState philox_cuda_state(uint64_t increment);
  struct {
    void lock();
    void unlock();
  } mutex_;
};
template <typename T>
T* get_generator_or_default(const optional<Generator>& given, const Generator& standard) { __builtin_unreachable(); }
template <typename T>
T* check_generator(optional<Generator> given) { __builtin_unreachable(); }

namespace cuda {
using namespace c10::cuda;
cudaDeviceProp* getCurrentDeviceProperties();
cudaDeviceProp* getDeviceProperties(DeviceIndex device);
bool is_available();
int64_t getNumGPUs();
int warp_size();
int ATenCeilDiv(int a, int b);
struct anywarp_library_handle {
  template <typename T>
  operator T*() const { __builtin_unreachable(); }
};
anywarp_library_handle getCurrentCUDABlasHandle();
anywarp_library_handle getCurrentCUDABlasLtHandle();
anywarp_library_handle getCurrentCUDASparseHandle();
anywarp_library_handle getCurrentCUDASolverDnHandle();
struct CUDAEvent {
  CUDAEvent(unsigned flags = 2);
  void record();
  void record(const CUDAStream& stream);
  void block(const CUDAStream& stream);
  void synchronize() const;
  bool query() const;
  float elapsed_time(const CUDAEvent& other) const;
  cudaEvent_t event() const;
};
namespace detail {
const Generator& getDefaultCUDAGenerator(DeviceIndex device = -1);
struct CUDAHooks;
template <typename T, typename Index>
struct TensorInfo {
  TensorInfo();
  TensorInfo(T* data, int dimensions, Index* sizes, Index* strides);
  void reduceDim(int dimension);
  __host__ __device__ bool isContiguous() const;
  T* data;
  Index sizes[25], strides[25];
  int dims;
};
template <typename T, typename Index, int dimensions>
struct IndexToOffset {
  static __host__ __device__ Index get(Index linear, const TensorInfo<T, Index>& info);
};
template <typename T, typename Index>
TensorInfo<T, Index> getTensorInfo(const Tensor& tensor);
bool canUse32BitIndexMath(const Tensor& tensor, int64_t most = 0);
}  // namespace detail
namespace philox {
__device__ std::tuple<uint64_t, uint64_t> unpack(PhiloxCudaState state);
}
}  // namespace cuda
namespace indexing {
struct Slice {
  template <typename... A>
  Slice(A&&... arguments) { __builtin_unreachable(); }
};
enum class TensorIndexType { None, Ellipsis };
constexpr TensorIndexType None = TensorIndexType::None, Ellipsis = TensorIndexType::Ellipsis;
}  // namespace indexing
namespace native {}
}  // namespace at

__device__ float gpuAtomicAdd(float* address, float value);
__device__ double gpuAtomicAdd(double* address, double value);
__device__ c10::Half gpuAtomicAdd(c10::Half* address, c10::Half value);
__device__ c10::BFloat16 gpuAtomicAdd(c10::BFloat16* address, c10::BFloat16 value);
__device__ int gpuAtomicAdd(int* address, int value);
template <typename T>
__device__ void gpuAtomicAddNoReturn(T* address, T value) { __builtin_unreachable(); }

namespace torch {
using namespace at;
using at::Tensor;
typedef ScalarType Dtype;
inline TensorOptions dtype(ScalarType type) { return TensorOptions(type); }
inline TensorOptions device(Device device) { return TensorOptions(device); }
TensorOptions requires_grad(bool required = true);
namespace cuda {
using namespace at::cuda;
size_t device_count();
void synchronize(int64_t device = -1);
}  // namespace cuda
namespace headeronly = c10;
struct CppFunction;
struct Library {
  template <typename... A>
  Library& def(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  Library& impl(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  Library& set_python_module(A&&... arguments) { __builtin_unreachable(); }
};
namespace autograd {
typedef std::vector<Tensor> variable_list;
typedef std::vector<Tensor> tensor_list;
typedef Tensor Variable;
struct anywarp_saved {
  template <typename T>
  anywarp_saved& operator=(const T& value) { __builtin_unreachable(); }
  double toDouble() const;
  int64_t toInt() const;
  bool toBool() const;
  Tensor toTensor() const;
  std::vector<int64_t> toIntVector() const;
  std::vector<int64_t> toIntList() const;
  std::vector<Tensor> toTensorVector() const;
  std::string toStringRef() const;
  Device toDevice() const;
  template <typename T>
  T to() const { __builtin_unreachable(); }
  bool isNone() const;
};
struct AutogradContext {
  struct {
    anywarp_saved& operator[](const char* name);
  } saved_data;
  void save_for_backward(variable_list list);
  variable_list get_saved_variables() const;
  void mark_dirty(const variable_list& list);
  void mark_non_differentiable(const variable_list& list);
  void set_materialize_grads(bool value);
  bool needs_input_grad(size_t index) const;
};
template <typename Self>
struct Function {
  template <typename... A>
  static auto apply(A&&... arguments) { return Self::forward(static_cast<AutogradContext*>(nullptr), static_cast<A&&>(arguments)...); }
};
}  // namespace autograd
namespace nn {
namespace functional {}
}  // namespace nn
}  // namespace torch

#include "anywarp_torch_library.h"

// --- pybind11, as far as an extension's bindings need it
namespace pybind11 {
struct object {};
struct handle {};
struct dict : object {};
struct list : object {};
struct tuple : object {};
struct bytes : object {};
struct none : object {};
struct arg {
  explicit arg(const char* name);
  template <typename T>
  arg operator=(T&& value) const { __builtin_unreachable(); }
  arg noconvert(bool flag = true) const;
};
struct array {
  size_t size() const;
  size_t ndim() const;
  ssize_t shape(size_t dimension) const;
  void* mutable_data();
};
struct buffer_info {
  void* ptr;
  ssize_t size, itemsize, ndim;
  std::string format;
  std::vector<ssize_t> shape, strides;
};
struct buffer : object {
  buffer_info request(bool writable = false) const;
};
template <typename T, int flags = 0>
struct array_t : array {
  template <typename... A>
  array_t(A&&... arguments) { __builtin_unreachable(); }
  buffer_info request(bool writable = false) const;
  const T* data() const;
  T* mutable_data();
  template <typename... A>
  T& at(A&&... arguments) const { __builtin_unreachable(); }
};
template <typename T>
struct enum_ {
  template <typename... B>
  enum_(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  enum_& value(B&&... arguments) { __builtin_unreachable(); }
  enum_& export_values();
};
struct str : object {
  template <typename... A>
  str(A&&... arguments) { __builtin_unreachable(); }
};
struct module_local {
  module_local(bool flag = true);
};
template <typename... A>
object cast(A&&... arguments) { __builtin_unreachable(); }
struct kw_only {};
struct gil_scoped_release {
  gil_scoped_release();
};
struct gil_scoped_acquire {
  gil_scoped_acquire();
};
template <typename T>
struct call_guard {};
template <typename... A>
struct init {};
template <typename... A>
struct overload_cast_impl {
  template <typename F>
  F operator()(F function) const { __builtin_unreachable(); }
};
namespace literals {
arg operator"" _a(const char* name, size_t size);
}
struct module_ {
  template <typename F, typename... A>
  module_& def(const char* name, F&& function, A&&... extra) { __builtin_unreachable(); }
  template <typename... A>
  module_ def_submodule(A&&... arguments) { __builtin_unreachable(); }
  struct attribute {
    template <typename T>
    attribute& operator=(const T& value) { __builtin_unreachable(); }
  };
  attribute attr(const char* name);
  attribute doc();
};
typedef module_ module;
template <typename T, typename... A>
struct class_ {
  template <typename... B>
  class_(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  class_& def(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  class_& def_readwrite(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  class_& def_readonly(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  class_& def_property_readonly(B&&... arguments) { __builtin_unreachable(); }
};
}  // namespace pybind11
namespace py = pybind11;

#ifndef TORCH_EXTENSION_NAME
#define TORCH_EXTENSION_NAME extension
#endif
#define ANYWARP_JOIN_(a, b) a##b
#define ANYWARP_JOIN(a, b) ANYWARP_JOIN_(a, b)
#define PYBIND11_MODULE(name, variable) \
  static void ANYWARP_JOIN(anywarp_pybind_, name)(pybind11::module_ & variable)
#define TORCH_LIBRARY(name, variable) static void ANYWARP_JOIN(anywarp_library_, name)(torch::Library & variable)
#define TORCH_LIBRARY_FRAGMENT(name, variable) \
  static void ANYWARP_JOIN(anywarp_fragment_, __COUNTER__)(torch::Library & variable)
#define TORCH_LIBRARY_IMPL(name, key, variable) \
  static void ANYWARP_JOIN(anywarp_impl_, __COUNTER__)(torch::Library & variable)
#define TORCH_SELECTIVE_NAME(name) name
#define TORCH_FN(function) function
#define REGISTER_EXTENSION(name)

inline void anywarp_check_message() {}
template <typename... A>
void anywarp_check_message(A&&...) {}
#define TORCH_CHECK(condition, ...)          \
  do {                                       \
    if (!(condition)) {                      \
      anywarp_check_message(__VA_ARGS__);    \
    }                                        \
  } while (0)
#define TORCH_INTERNAL_ASSERT(condition, ...) TORCH_CHECK(condition, ##__VA_ARGS__)
#define TORCH_CHECK_EQ(a, b) TORCH_CHECK((a) == (b))
#define TORCH_CHECK_NE(a, b) TORCH_CHECK((a) != (b))
#define TORCH_CHECK_LT(a, b) TORCH_CHECK((a) < (b))
#define TORCH_CHECK_LE(a, b) TORCH_CHECK((a) <= (b))
#define TORCH_CHECK_GT(a, b) TORCH_CHECK((a) > (b))
#define TORCH_CHECK_GE(a, b) TORCH_CHECK((a) >= (b))
#define TORCH_CHECK_NOT_IMPLEMENTED TORCH_CHECK
#define TORCH_CHECK_VALUE TORCH_CHECK
#define TORCH_CHECK_TYPE TORCH_CHECK
#define TORCH_WARN(...) anywarp_check_message(__VA_ARGS__)
#define TORCH_WARN_ONCE(...) anywarp_check_message(__VA_ARGS__)
#define AT_ASSERT(condition, ...) TORCH_CHECK(condition, ##__VA_ARGS__)
#define AT_ASSERTM(condition, ...) TORCH_CHECK(condition, ##__VA_ARGS__)
#define AT_ERROR(...) anywarp_check_message(__VA_ARGS__)
#define C10_CUDA_CHECK(call)                      \
  do {                                            \
    const cudaError_t anywarp_status = (call);    \
    (void)anywarp_status;                         \
  } while (0)
#define AT_CUDA_CHECK(call) C10_CUDA_CHECK(call)
#define C10_CUDA_CHECK_WARN(call) C10_CUDA_CHECK(call)
#define C10_CUDA_ERROR_HANDLED(call) (call)
#define C10_CUDA_IGNORE_ERROR(call) C10_CUDA_CHECK(call)
#define C10_CUDA_CLEAR_ERROR() C10_CUDA_CHECK(cudaGetLastError())
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(cudaGetLastError())
#define THCudaCheck(call) C10_CUDA_CHECK(call)
#define TORCH_CUDABLAS_CHECK(call) (void)(call)
#define TORCH_CUDASPARSE_CHECK(call) (void)(call)
#define TORCH_CUSOLVER_CHECK(call) (void)(call)
#define CUDA_KERNEL_ASSERT(condition) ((void)(condition))
#define CUDA_KERNEL_LOOP_TYPE(i, n, type) \
  for (type i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)
#define CUDA_KERNEL_LOOP(i, n) CUDA_KERNEL_LOOP_TYPE(i, n, int)
#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_ALWAYS_INLINE inline
#define C10_UNUSED __attribute__((unused))
#define C10_LAUNCH_BOUNDS_0 __launch_bounds__(256, 4)
#define C10_LAUNCH_BOUNDS_1(threads) __launch_bounds__(threads)
#define C10_LAUNCH_BOUNDS_2(threads, blocks) __launch_bounds__(threads, blocks)
#define C10_WARP_SIZE 32
#define C10_RESTRICT __restrict__
#define C10_NODISCARD [[nodiscard]]
#define C10_NOINLINE __attribute__((noinline))
#define C10_FORCEINLINE __forceinline__
#define C10_MAX_THREADS_PER_BLOCK(threads) (threads)
#define C10_MIN_BLOCKS_PER_SM(threads, blocks) (blocks)
#define TORCH_CHECK_INDEX TORCH_CHECK
#define TORCH_CHECK_ARG(condition, number, ...) TORCH_CHECK(condition, ##__VA_ARGS__)
#define TORCH_CHECK_LINALG TORCH_CHECK
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(condition, ...) TORCH_CHECK(condition, ##__VA_ARGS__)
#define AT_INDEX_ERROR(...) anywarp_check_message(__VA_ARGS__)
#define TORCH_CUDA_CHECK(call) C10_CUDA_CHECK(call)
#define C10_API
#define C10_EXPORT
#define C10_LIKELY(x) (x)
#define C10_UNLIKELY(x) (x)
#define TORCH_API
#define TORCH_CUDA_CU_API
#define TORCH_CUDA_CPP_API
#define TORCH_VERSION_MAJOR 2
#define TORCH_VERSION_MINOR 11

// One type stands for all that a dispatch would try.
#define ANYWARP_DISPATCH(type, TYPE, ...)   \
  [&] {                                     \
    (void)(TYPE);                           \
    using scalar_t = type;                  \
    return (__VA_ARGS__)();                 \
  }()
#define AT_DISPATCH_FLOATING_TYPES(TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_REDUCED_FLOATING_TYPES(TYPE, NAME, ...) ANYWARP_DISPATCH(at::Half, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND(A, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND2(A, B, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND3(A, B, C, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES(TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND(A, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND2(A, B, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND3(A, B, C, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX(TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND4(A, B, C, D, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_HALF(TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND(A, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND2(A, B, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND3(A, B, C, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES_AND1(A, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES_AND2(A, B, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND4(A, B, C, D, TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_DISPATCH_INTEGRAL_TYPES_AND(A, TYPE, NAME, ...) ANYWARP_DISPATCH(int, TYPE, __VA_ARGS__)
#define AT_DISPATCH_COMPLEX_TYPES(TYPE, NAME, ...) ANYWARP_DISPATCH(float, TYPE, __VA_ARGS__)
#define AT_WRAP(...) __VA_ARGS__
#define AT_EXPAND(...) __VA_ARGS__
#define AT_DISPATCH_V2(TYPE, NAME, BODY, ...) ANYWARP_DISPATCH(float, TYPE, BODY)
#define AT_DISPATCH_INTEGRAL_TYPES(TYPE, NAME, ...) ANYWARP_DISPATCH(int, TYPE, __VA_ARGS__)
#define AT_DISPATCH_INDEX_TYPES(TYPE, NAME, ...) \
  [&] {                                          \
    (void)(TYPE);                                \
    using index_t = int64_t;                     \
    return (__VA_ARGS__)();                      \
  }()
#define AT_DISPATCH_SWITCH(TYPE, NAME, ...)     \
  [&] {                                         \
    const auto& anywarp_type = TYPE;            \
    switch (anywarp_type) { __VA_ARGS__ default: break; } \
  }()
#define AT_DISPATCH_CASE(VALUE, ...)            \
  case VALUE: {                                 \
    using scalar_t = float;                     \
    return (void)(__VA_ARGS__)();               \
  }
#define AT_DISPATCH_CASE_FLOATING_TYPES(...) AT_DISPATCH_CASE(at::ScalarType::Float, __VA_ARGS__)
