// The rest of PyTorch's C++ interface that extensions reach for: registering operators and classes, and utilities of c10.
// Included by anywarp_torch.h.
#pragma once

namespace c10 {
typedef std::vector<int64_t> DimVector;
typedef int64_t SymInt;
typedef IntArrayRef SymIntArrayRef;
template <typename T>
using List = std::vector<T>;
template <typename T, int n>
using SmallVector = std::vector<T>;
template <typename K, typename V>
struct Dict {
  V at(const K& key) const;
  bool contains(const K& key) const;
  template <typename... A>
  void insert(A&&... arguments) { __builtin_unreachable(); }
};
template <typename C>
int64_t multiply_integers(const C& values) { __builtin_unreachable(); }
template <typename I>
int64_t multiply_integers(I begin, I end) { __builtin_unreachable(); }
template <typename T, typename... A>
intrusive_ptr<T> make_intrusive(A&&... arguments) { __builtin_unreachable(); }
struct DataPtr {
  template <typename... A>
  DataPtr(A&&... arguments) { __builtin_unreachable(); }
  void* get() const;
  Device device() const;
};
template <typename T>
struct CppTypeToScalarType {
  static constexpr ScalarType value = ScalarType::Float;
};
namespace impl {
template <ScalarType type>
struct ScalarTypeToCPPType {
  typedef float type_t;
};
template <ScalarType type>
using ScalarTypeToCPPTypeT = float;
}  // namespace impl
struct IValue {
  template <typename... A>
  IValue(A&&... arguments) { __builtin_unreachable(); }
  template <typename T>
  T to() const { __builtin_unreachable(); }
  at::Tensor toTensor() const;
  int64_t toInt() const;
  double toDouble() const;
  bool toBool() const;
  bool isNone() const;
  std::string toStringRef() const;
};
struct Dispatcher {
  static Dispatcher& singleton();
  template <typename... A>
  Dispatcher& findSchemaOrThrow(A&&... arguments) { __builtin_unreachable(); }
};
}  // namespace c10

namespace at {
template <typename F>
void parallel_for(int64_t begin, int64_t end, int64_t grain, const F& function) { __builtin_unreachable(); }
namespace internal {
constexpr int64_t GRAIN_SIZE = 32768;
}
struct InferenceMode {
  InferenceMode(bool enabled = true);
};
struct AutoGradMode {
  explicit AutoGradMode(bool enabled);
};
struct GradMode {
  static bool is_enabled();
  static void set_enabled(bool enabled);
};
template <typename T>
struct numeric_limits {
  static __host__ __device__ T lowest();
  static __host__ __device__ T max();
  static __host__ __device__ T lower_bound();
  static __host__ __device__ T upper_bound();
};
struct anywarp_context {
  bool allowTF32CuBLAS() const;
  bool deterministicAlgorithms() const;
  bool userEnabledCuDNN() const;
  template <typename... A>
  void alertNotDeterministic(A&&... arguments) const { __builtin_unreachable(); }
};
anywarp_context& globalContext();
namespace native {
}
namespace cuda {
namespace philox {}
}  // namespace cuda
}  // namespace at

namespace torch {
struct CustomClassHolder {
  virtual ~CustomClassHolder();
};
template <typename... A>
struct class_ {
  template <typename... B>
  class_(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  class_& def(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  class_& def_pickle(B&&... arguments) { __builtin_unreachable(); }
};
template <typename... A>
struct init {};
struct RegisterOperators {
  RegisterOperators();
  template <typename... B>
  RegisterOperators(B&&... arguments) { __builtin_unreachable(); }
  template <typename... B>
  RegisterOperators& op(B&&... arguments) { __builtin_unreachable(); }
};
template <typename F>
F wrap_pybind_function(F function) { __builtin_unreachable(); }
template <typename F>
F wrap_pybind_function_no_gil(F function) { __builtin_unreachable(); }
ScalarType typeMetaToScalarType(ScalarType type);
template <typename T>
using CppTypeToScalarType = c10::CppTypeToScalarType<T>;
namespace utils {
template <typename... A>
Tensor flatten_dense_tensors(A&&... arguments) { __builtin_unreachable(); }
template <typename... A>
std::vector<Tensor> unflatten_dense_tensors(A&&... arguments) { __builtin_unreachable(); }
}  // namespace utils
}  // namespace torch
