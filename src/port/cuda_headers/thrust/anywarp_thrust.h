// Thrust: vectors, pointers, iterators, function objects and algorithms, as programs call them.
#pragma once
#pragma GCC system_header
#include "../cuda_runtime.h"
#include <chrono>
#include <initializer_list>
#include <iterator>
#include <tuple>
#include <utility>
#include <vector>

#define THRUST_VERSION 200800
#define THRUST_DEVICE_SYSTEM_CUDA 1
#define THRUST_DEVICE_SYSTEM 1
#define THRUST_HOST_SYSTEM 1

namespace thrust {

template <typename Derived>
struct execution_policy {
  template <typename A>
  Derived operator()(const A& allocator_or_stream) const { __builtin_unreachable(); }
};
namespace detail {
struct host_t : execution_policy<host_t> {
  using execution_policy<host_t>::operator();
};
struct device_t : execution_policy<device_t> {
  using execution_policy<device_t>::operator();
};
struct seq_t : execution_policy<seq_t> {};
struct par_t : execution_policy<par_t> {
  par_t on(cudaStream_t stream) const { __builtin_unreachable(); }
  using execution_policy<par_t>::operator();
};
}  // namespace detail
static const detail::host_t host{};
static const detail::device_t device{};
static const detail::seq_t seq{};
typedef detail::host_t host_system_tag;
typedef detail::device_t device_system_tag;
namespace cuda {
typedef detail::par_t tag;
static const detail::par_t par{};
static const detail::par_t par_nosync{};
template <typename Derived>
using execution_policy = thrust::execution_policy<Derived>;
}  // namespace cuda
namespace system {
namespace cuda = thrust::cuda;
}
namespace cuda_cub = cuda;
namespace omp {
static const detail::par_t par{};
}
namespace cpp {
static const detail::par_t par{};
}

using std::pair;
using std::make_pair;
using std::tuple;
using std::make_tuple;
using std::get;
using std::tie;
using std::swap;
template <int n, typename T>
using tuple_element = std::tuple_element<n, T>;
template <typename T>
using tuple_size = std::tuple_size<T>;

template <typename T>
struct device_ptr;
template <typename T>
struct device_reference {
  __host__ __device__ operator T() const { __builtin_unreachable(); }
  __host__ __device__ device_ptr<T> operator&() const { __builtin_unreachable(); }
  __host__ __device__ device_reference& operator=(const T& value) { __builtin_unreachable(); }
  __host__ __device__ device_reference& operator+=(const T& value) { __builtin_unreachable(); }
};

// An iterator over a device vector is a pointer that keeps its space in mind.
template <typename T>
struct device_ptr {
  typedef std::random_access_iterator_tag iterator_category;
  typedef T value_type;
  typedef ptrdiff_t difference_type;
  typedef device_ptr pointer;
  typedef device_reference<T> reference;
  __host__ __device__ device_ptr() { __builtin_unreachable(); }
  template <typename U>
  __host__ __device__ explicit device_ptr(U* pointer) { __builtin_unreachable(); }
  template <typename U>
  __host__ __device__ device_ptr(const device_ptr<U>& other) { __builtin_unreachable(); }
  __host__ __device__ T* get() const { __builtin_unreachable(); }
  __host__ __device__ device_reference<T> operator*() const { __builtin_unreachable(); }
  __host__ __device__ T* operator->() const { __builtin_unreachable(); }
  template <typename D>
  __host__ __device__ device_reference<T> operator[](D n) const { __builtin_unreachable(); }
  template <typename D>
  __host__ __device__ device_ptr operator+(D n) const { __builtin_unreachable(); }
  __host__ __device__ device_ptr operator-(ptrdiff_t n) const { __builtin_unreachable(); }
  __host__ __device__ ptrdiff_t operator-(const device_ptr& other) const { __builtin_unreachable(); }
  __host__ __device__ device_ptr& operator++() { __builtin_unreachable(); }
  __host__ __device__ device_ptr operator++(int) { __builtin_unreachable(); }
  __host__ __device__ device_ptr& operator--() { __builtin_unreachable(); }
  __host__ __device__ device_ptr& operator+=(ptrdiff_t n) { __builtin_unreachable(); }
  __host__ __device__ bool operator==(const device_ptr& other) const { __builtin_unreachable(); }
  __host__ __device__ bool operator!=(const device_ptr& other) const { __builtin_unreachable(); }
  __host__ __device__ bool operator<(const device_ptr& other) const { __builtin_unreachable(); }
  explicit __host__ __device__ operator bool() const { __builtin_unreachable(); }
};
template <typename T>
__host__ __device__ device_ptr<T> device_pointer_cast(T* pointer) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ device_ptr<T> device_pointer_cast(device_ptr<T> pointer) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ T* raw_pointer_cast(T* pointer) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ T* raw_pointer_cast(device_ptr<T> pointer) { __builtin_unreachable(); }
template <typename T>
T& raw_reference_cast(T& reference) { __builtin_unreachable(); }
template <typename T>
T& raw_reference_cast(device_reference<T> reference) { __builtin_unreachable(); }
template <typename T>
device_ptr<T> device_malloc(size_t n) { __builtin_unreachable(); }
template <typename T>
void device_free(device_ptr<T> pointer) { __builtin_unreachable(); }
template <typename T>
device_ptr<T> device_new(size_t n = 1) { __builtin_unreachable(); }
template <typename T>
struct device_allocator {
  typedef T value_type;
};
template <typename T>
struct device_malloc_allocator {
  typedef T value_type;
  typedef device_ptr<T> pointer;
  typedef size_t size_type;
  template <typename U>
  struct rebind {
    typedef device_malloc_allocator<U> other;
  };
  pointer allocate(size_t n) { __builtin_unreachable(); }
  void deallocate(pointer p, size_t n) { __builtin_unreachable(); }
};

template <typename T, typename Allocator = device_allocator<T>>
class device_vector {
 public:
  typedef T value_type;
  typedef size_t size_type;
  typedef device_ptr<T> iterator;
  typedef device_ptr<const T> const_iterator;
  typedef device_ptr<T> pointer;
  typedef device_reference<T> reference;
  device_vector() { __builtin_unreachable(); }
  explicit device_vector(size_t n) { __builtin_unreachable(); }
  device_vector(size_t n, const T& value) { __builtin_unreachable(); }
  template <typename... A>
  device_vector(std::initializer_list<T> values, A... allocator) { __builtin_unreachable(); }
  template <typename I>
  device_vector(I first, I last) { __builtin_unreachable(); }
  template <typename U, typename A>
  device_vector(const std::vector<U, A>& other) { __builtin_unreachable(); }
  device_vector(const device_vector& other) { __builtin_unreachable(); }
  template <typename V>
  device_vector(const V& other, decltype(other.begin())* = nullptr) { __builtin_unreachable(); }
  template <typename V>
  device_vector& operator=(const V& other) { __builtin_unreachable(); }
  device_vector& operator=(const device_vector& other) { __builtin_unreachable(); }
  device_vector& operator=(std::initializer_list<T> values) { __builtin_unreachable(); }
  iterator begin() const { __builtin_unreachable(); }
  iterator end() const { __builtin_unreachable(); }
  iterator cbegin() const { __builtin_unreachable(); }
  iterator cend() const { __builtin_unreachable(); }
  std::reverse_iterator<iterator> rbegin() const { __builtin_unreachable(); }
  std::reverse_iterator<iterator> rend() const { __builtin_unreachable(); }
  pointer data() const { __builtin_unreachable(); }
  size_t size() const { __builtin_unreachable(); }
  size_t capacity() const { __builtin_unreachable(); }
  bool empty() const { __builtin_unreachable(); }
  reference operator[](size_t n) const { __builtin_unreachable(); }
  reference front() const { __builtin_unreachable(); }
  reference back() const { __builtin_unreachable(); }
  void resize(size_t n) { __builtin_unreachable(); }
  void resize(size_t n, const T& value) { __builtin_unreachable(); }
  void reserve(size_t n) { __builtin_unreachable(); }
  void clear() { __builtin_unreachable(); }
  void shrink_to_fit() { __builtin_unreachable(); }
  void push_back(const T& value) { __builtin_unreachable(); }
  void pop_back() { __builtin_unreachable(); }
  void swap(device_vector& other) { __builtin_unreachable(); }
  template <typename I>
  void assign(I first, I last) { __builtin_unreachable(); }
  void assign(size_t n, const T& value) { __builtin_unreachable(); }
  template <typename... A>
  iterator insert(A&&... arguments) { __builtin_unreachable(); }
  template <typename... A>
  iterator erase(A&&... arguments) { __builtin_unreachable(); }
};
template <typename T, typename Allocator = std::allocator<T>>
class host_vector : public std::vector<T, Allocator> {
 public:
  using std::vector<T, Allocator>::vector;
  host_vector() = default;
  template <typename U, typename A>
  host_vector(const device_vector<U, A>& other) { __builtin_unreachable(); }
  template <typename U, typename A>
  host_vector& operator=(const device_vector<U, A>& other) { __builtin_unreachable(); }
};
template <typename T>
using universal_vector = device_vector<T>;

// --- Iterators
template <typename Self, typename Value, typename Reference = Value>
struct anywarp_iterator {
  typedef std::random_access_iterator_tag iterator_category;
  typedef Value value_type;
  typedef Reference reference;
  typedef Value* pointer;
  typedef ptrdiff_t difference_type;
  __host__ __device__ Reference operator*() const { __builtin_unreachable(); }
  template <typename D>
  __host__ __device__ Reference operator[](D n) const { __builtin_unreachable(); }
  template <typename D>
  __host__ __device__ Self operator+(D n) const { __builtin_unreachable(); }
  __host__ __device__ Self operator-(ptrdiff_t n) const { __builtin_unreachable(); }
  __host__ __device__ ptrdiff_t operator-(const Self& other) const { __builtin_unreachable(); }
  __host__ __device__ Self& operator++() { __builtin_unreachable(); }
  __host__ __device__ Self operator++(int) { __builtin_unreachable(); }
  __host__ __device__ Self& operator+=(ptrdiff_t n) { __builtin_unreachable(); }
  __host__ __device__ bool operator==(const Self& other) const { __builtin_unreachable(); }
  __host__ __device__ bool operator!=(const Self& other) const { __builtin_unreachable(); }
};
template <typename I>
using iterator_traits = std::iterator_traits<I>;
template <typename I>
struct iterator_value {
  typedef typename std::iterator_traits<I>::value_type type;
};
template <typename T>
struct counting_iterator : anywarp_iterator<counting_iterator<T>, T> {
  __host__ __device__ counting_iterator(T start = T()) { __builtin_unreachable(); }
};
template <typename T>
struct constant_iterator : anywarp_iterator<constant_iterator<T>, T> {
  __host__ __device__ constant_iterator(T value = T()) { __builtin_unreachable(); }
};
struct anywarp_sink {
  template <typename T>
  __host__ __device__ anywarp_sink& operator=(const T& value) { __builtin_unreachable(); }
};
template <typename T = void>
struct discard_iterator : anywarp_iterator<discard_iterator<T>, anywarp_sink> {
  __host__ __device__ discard_iterator() { __builtin_unreachable(); }
};
template <typename F, typename I, typename R = void, typename V = void>
struct transform_iterator
    : anywarp_iterator<transform_iterator<F, I, R, V>,
                       decltype(std::declval<F>()(std::declval<typename std::iterator_traits<I>::value_type>()))> {
  __host__ __device__ transform_iterator(I in, F function) { __builtin_unreachable(); }
};
template <typename I, typename M>
struct permutation_iterator : anywarp_iterator<permutation_iterator<I, M>, typename std::iterator_traits<I>::value_type,
                                               typename std::iterator_traits<I>::reference> {
  __host__ __device__ permutation_iterator(I in, M map) { __builtin_unreachable(); }
};
template <typename Tuple>
struct zip_iterator;
template <template <typename...> class Tuple, typename... I>
struct zip_iterator<Tuple<I...>>
    : anywarp_iterator<zip_iterator<Tuple<I...>>, tuple<typename std::iterator_traits<I>::value_type...>,
                       tuple<typename std::iterator_traits<I>::reference...>> {
  __host__ __device__ zip_iterator(Tuple<I...> iterators) { __builtin_unreachable(); }
  __host__ __device__ Tuple<I...> get_iterator_tuple() const { __builtin_unreachable(); }
};
template <typename I>
using reverse_iterator = std::reverse_iterator<I>;
template <typename T>
__host__ __device__ counting_iterator<T> make_counting_iterator(T start) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ constant_iterator<T> make_constant_iterator(T value) { __builtin_unreachable(); }
inline __host__ __device__ discard_iterator<> make_discard_iterator();
template <typename F, typename I>
__host__ __device__ transform_iterator<F, I> make_transform_iterator(I in, F function) { __builtin_unreachable(); }
template <typename I, typename M>
__host__ __device__ permutation_iterator<I, M> make_permutation_iterator(I in, M map) { __builtin_unreachable(); }
template <typename... I>
__host__ __device__ zip_iterator<tuple<I...>> make_zip_iterator(tuple<I...> iterators) { __builtin_unreachable(); }
template <typename... I>
__host__ __device__ zip_iterator<tuple<I...>> make_zip_iterator(I... iterators) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ reverse_iterator<I> make_reverse_iterator(I in) { __builtin_unreachable(); }
template <typename F>
struct zip_function {
  F function;
};
template <typename F>
zip_function<F> make_zip_function(F function) { __builtin_unreachable(); }

// --- Function objects
template <typename T = void>
struct plus {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct plus<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct minus {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct minus<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct multiplies {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct multiplies<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct divides {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct divides<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct modulus {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct modulus<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct bit_and {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct bit_and<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct bit_or {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct bit_or<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct bit_xor {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct bit_xor<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct maximum {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct maximum<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct minimum {
  typedef T first_argument_type, second_argument_type, result_type;
  __host__ __device__ T operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct minimum<void> {
  template <typename T, typename U>
  __host__ __device__ T operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct equal_to {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct equal_to<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct not_equal_to {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct not_equal_to<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct greater {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct greater<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct less {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct less<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct greater_equal {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct greater_equal<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct less_equal {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct less_equal<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct logical_and {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct logical_and<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct logical_or {
  __host__ __device__ bool operator()(const T& a, const T& b) const { __builtin_unreachable(); }
};
template <>
struct logical_or<void> {
  template <typename T, typename U>
  __host__ __device__ bool operator()(const T& a, const U& b) const { __builtin_unreachable(); }
};
template <typename T = void>
struct negate {
  typedef T argument_type;
  __host__ __device__ T operator()(const T& a) const { __builtin_unreachable(); }
};
template <typename T = void>
struct identity {
  typedef T argument_type;
  __host__ __device__ T operator()(const T& a) const { __builtin_unreachable(); }
};
template <typename T = void>
struct square {
  typedef T argument_type;
  __host__ __device__ T operator()(const T& a) const { __builtin_unreachable(); }
};
template <typename T = void>
struct logical_not {
  typedef T argument_type;
  __host__ __device__ bool operator()(const T& a) const { __builtin_unreachable(); }
};
template <typename A, typename R>
struct unary_function {
  typedef A argument_type;
  typedef R result_type;
};
template <typename A, typename B, typename R>
struct binary_function {
  typedef A first_argument_type;
  typedef B second_argument_type;
  typedef R result_type;
};
namespace placeholders {
struct anywarp_expression {
  template <typename... A>
  __host__ __device__ float operator()(A&&... arguments) const { __builtin_unreachable(); }
};
template <typename T>
anywarp_expression operator+(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator-(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator*(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator/(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator%(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator<(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator>(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator==(anywarp_expression, T) { __builtin_unreachable(); }
template <typename T>
anywarp_expression operator!=(anywarp_expression, T) { __builtin_unreachable(); }
anywarp_expression operator*(float, anywarp_expression);
anywarp_expression operator+(float, anywarp_expression);
static const anywarp_expression _1{}, _2{}, _3{};
}  // namespace placeholders

// --- Algorithms: each with and without an execution policy.
template <typename I>
using anywarp_value = typename std::iterator_traits<I>::value_type;

template <typename I, typename O>
__host__ __device__ O copy(I first, I last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename O>
__host__ __device__ O copy(const execution_policy<E>& policy, I first, I last, O to) { __builtin_unreachable(); }
template <typename I, typename N, typename O>
__host__ __device__ O copy_n(I first, N n, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename N, typename O>
__host__ __device__ O copy_n(const execution_policy<E>& policy, I first, N n, O to) { __builtin_unreachable(); }
template <typename I, typename O, typename F>
__host__ __device__ O copy_if(I first, I last, O to, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename F>
__host__ __device__ O copy_if(const execution_policy<E>& policy, I first, I last, O to, F predicate) { __builtin_unreachable(); }
template <typename I, typename S, typename O, typename F>
__host__ __device__ O copy_if(I first, I last, S stencil, O to, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename S, typename O, typename F>
__host__ __device__ O copy_if(const execution_policy<E>& policy, I first, I last, S stencil, O to, F predicate) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ void fill(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ void fill(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename N, typename T>
__host__ __device__ I fill_n(I first, N n, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename N, typename T>
__host__ __device__ I fill_n(const execution_policy<E>& policy, I first, N n, const T& value) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ void sequence(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ void sequence(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ void sequence(I first, I last, T start) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ void sequence(const execution_policy<E>& policy, I first, I last, T start) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ void sequence(I first, I last, T start, T step) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ void sequence(const execution_policy<E>& policy, I first, I last, T start, T step) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ void generate(I first, I last, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ void generate(const execution_policy<E>& policy, I first, I last, F function) { __builtin_unreachable(); }
template <typename I, typename N, typename F>
__host__ __device__ I generate_n(I first, N n, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename N, typename F>
__host__ __device__ I generate_n(const execution_policy<E>& policy, I first, N n, F function) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ void tabulate(I first, I last, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ void tabulate(const execution_policy<E>& policy, I first, I last, F function) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ void uninitialized_fill(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ void uninitialized_fill(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename O>
__host__ __device__ O uninitialized_copy(I first, I last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename O>
__host__ __device__ O uninitialized_copy(const execution_policy<E>& policy, I first, I last, O to) { __builtin_unreachable(); }
template <typename I, typename O, typename F>
__host__ __device__ O transform(I first, I last, O to, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename F>
__host__ __device__ O transform(const execution_policy<E>& policy, I first, I last, O to, F function) { __builtin_unreachable(); }
template <typename I, typename J, typename O, typename F>
__host__ __device__ O transform(I first, I last, J second, O to, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O, typename F>
__host__ __device__ O transform(const execution_policy<E>& policy, I first, I last, J second, O to, F function) { __builtin_unreachable(); }
template <typename I, typename O, typename F, typename P>
__host__ __device__ O transform_if(I first, I last, O to, F function, P predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename F, typename P>
__host__ __device__ O transform_if(const execution_policy<E>& policy, I first, I last, O to, F function, P predicate) { __builtin_unreachable(); }
template <typename I, typename S, typename O, typename F, typename P>
__host__ __device__ O transform_if(I first, I last, S stencil, O to, F function, P predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename S, typename O, typename F, typename P>
__host__ __device__ O transform_if(const execution_policy<E>& policy, I first, I last, S stencil, O to, F function, P predicate) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I for_each(I first, I last, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I for_each(const execution_policy<E>& policy, I first, I last, F function) { __builtin_unreachable(); }
template <typename I, typename N, typename F>
__host__ __device__ I for_each_n(I first, N n, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename N, typename F>
__host__ __device__ I for_each_n(const execution_policy<E>& policy, I first, N n, F function) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ anywarp_value<I> reduce(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ anywarp_value<I> reduce(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ T reduce(I first, I last, T start) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ T reduce(const execution_policy<E>& policy, I first, I last, T start) { __builtin_unreachable(); }
template <typename I, typename T, typename F>
__host__ __device__ T reduce(I first, I last, T start, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename T, typename F>
__host__ __device__ T reduce(const execution_policy<E>& policy, I first, I last, T start, F function) { __builtin_unreachable(); }
template <typename I, typename U, typename T, typename F>
__host__ __device__ T transform_reduce(I first, I last, U map, T start, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename U, typename T, typename F>
__host__ __device__ T transform_reduce(const execution_policy<E>& policy, I first, I last, U map, T start, F function) { __builtin_unreachable(); }
template <typename K, typename I, typename O, typename P>
__host__ __device__ pair<O, P> reduce_by_key(K first, K last, I values, O keys_to, P values_to) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename O, typename P>
__host__ __device__ pair<O, P> reduce_by_key(const execution_policy<E>& policy, K first, K last, I values, O keys_to, P values_to) { __builtin_unreachable(); }
template <typename K, typename I, typename O, typename P, typename F>
__host__ __device__ pair<O, P> reduce_by_key(K first, K last, I values, O keys_to, P values_to, F equal) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename O, typename P, typename F>
__host__ __device__ pair<O, P> reduce_by_key(const execution_policy<E>& policy, K first, K last, I values, O keys_to, P values_to, F equal) { __builtin_unreachable(); }
template <typename K, typename I, typename O, typename P, typename F, typename G>
__host__ __device__ pair<O, P> reduce_by_key(K first, K last, I values, O keys_to, P values_to, F equal, G function) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename O, typename P, typename F, typename G>
__host__ __device__ pair<O, P> reduce_by_key(const execution_policy<E>& policy, K first, K last, I values, O keys_to, P values_to, F equal, G function) { __builtin_unreachable(); }
template <typename I, typename J, typename T>
__host__ __device__ T inner_product(I first, I last, J second, T start) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename T>
__host__ __device__ T inner_product(const execution_policy<E>& policy, I first, I last, J second, T start) { __builtin_unreachable(); }
template <typename I, typename J, typename T, typename F, typename G>
__host__ __device__ T inner_product(I first, I last, J second, T start, F sum, G product) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename T, typename F, typename G>
__host__ __device__ T inner_product(const execution_policy<E>& policy, I first, I last, J second, T start, F sum, G product) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ ptrdiff_t count(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ ptrdiff_t count(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ ptrdiff_t count_if(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ ptrdiff_t count_if(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ bool all_of(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ bool all_of(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ bool any_of(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ bool any_of(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ bool none_of(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ bool none_of(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ I find(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ I find(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I find_if(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I find_if(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I find_if_not(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I find_if_not(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ I max_element(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ I max_element(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I max_element(I first, I last, F less) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I max_element(const execution_policy<E>& policy, I first, I last, F less) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ I min_element(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ I min_element(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I min_element(I first, I last, F less) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I min_element(const execution_policy<E>& policy, I first, I last, F less) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ pair<I, I> minmax_element(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ pair<I, I> minmax_element(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ void sort(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ void sort(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ void sort(I first, I last, F less) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ void sort(const execution_policy<E>& policy, I first, I last, F less) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ void stable_sort(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ void stable_sort(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ void stable_sort(I first, I last, F less) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ void stable_sort(const execution_policy<E>& policy, I first, I last, F less) { __builtin_unreachable(); }
template <typename K, typename I>
__host__ __device__ void sort_by_key(K first, K last, I values) { __builtin_unreachable(); }
template <typename E, typename K, typename I>
__host__ __device__ void sort_by_key(const execution_policy<E>& policy, K first, K last, I values) { __builtin_unreachable(); }
template <typename K, typename I, typename F>
__host__ __device__ void sort_by_key(K first, K last, I values, F less) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename F>
__host__ __device__ void sort_by_key(const execution_policy<E>& policy, K first, K last, I values, F less) { __builtin_unreachable(); }
template <typename K, typename I>
__host__ __device__ void stable_sort_by_key(K first, K last, I values) { __builtin_unreachable(); }
template <typename E, typename K, typename I>
__host__ __device__ void stable_sort_by_key(const execution_policy<E>& policy, K first, K last, I values) { __builtin_unreachable(); }
template <typename K, typename I, typename F>
__host__ __device__ void stable_sort_by_key(K first, K last, I values, F less) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename F>
__host__ __device__ void stable_sort_by_key(const execution_policy<E>& policy, K first, K last, I values, F less) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ bool is_sorted(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ bool is_sorted(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ bool is_sorted(I first, I last, F less) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ bool is_sorted(const execution_policy<E>& policy, I first, I last, F less) { __builtin_unreachable(); }
template <typename I, typename O>
__host__ __device__ O inclusive_scan(I first, I last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename O>
__host__ __device__ O inclusive_scan(const execution_policy<E>& policy, I first, I last, O to) { __builtin_unreachable(); }
template <typename I, typename O, typename F>
__host__ __device__ O inclusive_scan(I first, I last, O to, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename F>
__host__ __device__ O inclusive_scan(const execution_policy<E>& policy, I first, I last, O to, F function) { __builtin_unreachable(); }
template <typename I, typename O, typename T, typename F>
__host__ __device__ O inclusive_scan(I first, I last, O to, T start, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename T, typename F>
__host__ __device__ O inclusive_scan(const execution_policy<E>& policy, I first, I last, O to, T start, F function) { __builtin_unreachable(); }
template <typename I, typename O>
__host__ __device__ O exclusive_scan(I first, I last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename O>
__host__ __device__ O exclusive_scan(const execution_policy<E>& policy, I first, I last, O to) { __builtin_unreachable(); }
template <typename I, typename O, typename T>
__host__ __device__ O exclusive_scan(I first, I last, O to, T start) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename T>
__host__ __device__ O exclusive_scan(const execution_policy<E>& policy, I first, I last, O to, T start) { __builtin_unreachable(); }
template <typename I, typename O, typename T, typename F>
__host__ __device__ O exclusive_scan(I first, I last, O to, T start, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename T, typename F>
__host__ __device__ O exclusive_scan(const execution_policy<E>& policy, I first, I last, O to, T start, F function) { __builtin_unreachable(); }
template <typename I, typename O, typename U, typename F>
__host__ __device__ O transform_inclusive_scan(I first, I last, O to, U map, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename U, typename F>
__host__ __device__ O transform_inclusive_scan(const execution_policy<E>& policy, I first, I last, O to, U map, F function) { __builtin_unreachable(); }
template <typename I, typename O, typename U, typename T, typename F>
__host__ __device__ O transform_exclusive_scan(I first, I last, O to, U map, T start, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename U, typename T, typename F>
__host__ __device__ O transform_exclusive_scan(const execution_policy<E>& policy, I first, I last, O to, U map, T start, F function) { __builtin_unreachable(); }
template <typename K, typename I, typename O>
__host__ __device__ O inclusive_scan_by_key(K first, K last, I values, O to) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename O>
__host__ __device__ O inclusive_scan_by_key(const execution_policy<E>& policy, K first, K last, I values, O to) { __builtin_unreachable(); }
template <typename K, typename I, typename O>
__host__ __device__ O exclusive_scan_by_key(K first, K last, I values, O to) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename O>
__host__ __device__ O exclusive_scan_by_key(const execution_policy<E>& policy, K first, K last, I values, O to) { __builtin_unreachable(); }
template <typename K, typename I, typename O, typename T>
__host__ __device__ O exclusive_scan_by_key(K first, K last, I values, O to, T start) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename O, typename T>
__host__ __device__ O exclusive_scan_by_key(const execution_policy<E>& policy, K first, K last, I values, O to, T start) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ I unique(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ I unique(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I unique(I first, I last, F equal) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I unique(const execution_policy<E>& policy, I first, I last, F equal) { __builtin_unreachable(); }
template <typename I, typename O>
__host__ __device__ O unique_copy(I first, I last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename O>
__host__ __device__ O unique_copy(const execution_policy<E>& policy, I first, I last, O to) { __builtin_unreachable(); }
template <typename K, typename I>
__host__ __device__ pair<K, I> unique_by_key(K first, K last, I values) { __builtin_unreachable(); }
template <typename E, typename K, typename I>
__host__ __device__ pair<K, I> unique_by_key(const execution_policy<E>& policy, K first, K last, I values) { __builtin_unreachable(); }
template <typename K, typename I, typename O, typename P>
__host__ __device__ pair<O, P> unique_by_key_copy(K first, K last, I values, O keys_to, P values_to) { __builtin_unreachable(); }
template <typename E, typename K, typename I, typename O, typename P>
__host__ __device__ pair<O, P> unique_by_key_copy(const execution_policy<E>& policy, K first, K last, I values, O keys_to, P values_to) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ ptrdiff_t unique_count(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ ptrdiff_t unique_count(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ I remove(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ I remove(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I remove_if(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I remove_if(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename S, typename F>
__host__ __device__ I remove_if(I first, I last, S stencil, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename S, typename F>
__host__ __device__ I remove_if(const execution_policy<E>& policy, I first, I last, S stencil, F predicate) { __builtin_unreachable(); }
template <typename I, typename O, typename T>
__host__ __device__ O remove_copy(I first, I last, O to, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename T>
__host__ __device__ O remove_copy(const execution_policy<E>& policy, I first, I last, O to, const T& value) { __builtin_unreachable(); }
template <typename I, typename O, typename F>
__host__ __device__ O remove_copy_if(I first, I last, O to, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename F>
__host__ __device__ O remove_copy_if(const execution_policy<E>& policy, I first, I last, O to, F predicate) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ void replace(I first, I last, const T& from, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ void replace(const execution_policy<E>& policy, I first, I last, const T& from, const T& value) { __builtin_unreachable(); }
template <typename I, typename F, typename T>
__host__ __device__ void replace_if(I first, I last, F predicate, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename F, typename T>
__host__ __device__ void replace_if(const execution_policy<E>& policy, I first, I last, F predicate, const T& value) { __builtin_unreachable(); }
template <typename I, typename S, typename F, typename T>
__host__ __device__ void replace_if(I first, I last, S stencil, F predicate, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename S, typename F, typename T>
__host__ __device__ void replace_if(const execution_policy<E>& policy, I first, I last, S stencil, F predicate, const T& value) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I partition(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I partition(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ I stable_partition(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ I stable_partition(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename I, typename O, typename P, typename F>
__host__ __device__ pair<O, P> partition_copy(I first, I last, O yes, P no, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename P, typename F>
__host__ __device__ pair<O, P> partition_copy(const execution_policy<E>& policy, I first, I last, O yes, P no, F predicate) { __builtin_unreachable(); }
template <typename I, typename F>
__host__ __device__ bool is_partitioned(I first, I last, F predicate) { __builtin_unreachable(); }
template <typename E, typename I, typename F>
__host__ __device__ bool is_partitioned(const execution_policy<E>& policy, I first, I last, F predicate) { __builtin_unreachable(); }
template <typename M, typename I, typename O>
__host__ __device__ O gather(M first, M last, I from, O to) { __builtin_unreachable(); }
template <typename E, typename M, typename I, typename O>
__host__ __device__ O gather(const execution_policy<E>& policy, M first, M last, I from, O to) { __builtin_unreachable(); }
template <typename M, typename S, typename I, typename O>
__host__ __device__ O gather_if(M first, M last, S stencil, I from, O to) { __builtin_unreachable(); }
template <typename E, typename M, typename S, typename I, typename O>
__host__ __device__ O gather_if(const execution_policy<E>& policy, M first, M last, S stencil, I from, O to) { __builtin_unreachable(); }
template <typename I, typename M, typename O>
__host__ __device__ void scatter(I first, I last, M map, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename M, typename O>
__host__ __device__ void scatter(const execution_policy<E>& policy, I first, I last, M map, O to) { __builtin_unreachable(); }
template <typename I, typename M, typename S, typename O>
__host__ __device__ void scatter_if(I first, I last, M map, S stencil, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename M, typename S, typename O>
__host__ __device__ void scatter_if(const execution_policy<E>& policy, I first, I last, M map, S stencil, O to) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ void reverse(I first, I last) { __builtin_unreachable(); }
template <typename E, typename I>
__host__ __device__ void reverse(const execution_policy<E>& policy, I first, I last) { __builtin_unreachable(); }
template <typename I, typename O>
__host__ __device__ O reverse_copy(I first, I last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename O>
__host__ __device__ O reverse_copy(const execution_policy<E>& policy, I first, I last, O to) { __builtin_unreachable(); }
template <typename I, typename J>
__host__ __device__ J swap_ranges(I first, I last, J second) { __builtin_unreachable(); }
template <typename E, typename I, typename J>
__host__ __device__ J swap_ranges(const execution_policy<E>& policy, I first, I last, J second) { __builtin_unreachable(); }
template <typename I, typename O>
__host__ __device__ O adjacent_difference(I first, I last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename O>
__host__ __device__ O adjacent_difference(const execution_policy<E>& policy, I first, I last, O to) { __builtin_unreachable(); }
template <typename I, typename O, typename F>
__host__ __device__ O adjacent_difference(I first, I last, O to, F function) { __builtin_unreachable(); }
template <typename E, typename I, typename O, typename F>
__host__ __device__ O adjacent_difference(const execution_policy<E>& policy, I first, I last, O to, F function) { __builtin_unreachable(); }
template <typename I, typename J>
__host__ __device__ bool equal(I first, I last, J second) { __builtin_unreachable(); }
template <typename E, typename I, typename J>
__host__ __device__ bool equal(const execution_policy<E>& policy, I first, I last, J second) { __builtin_unreachable(); }
template <typename I, typename J, typename F>
__host__ __device__ bool equal(I first, I last, J second, F equal_to) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename F>
__host__ __device__ bool equal(const execution_policy<E>& policy, I first, I last, J second, F equal_to) { __builtin_unreachable(); }
template <typename I, typename J>
__host__ __device__ pair<I, J> mismatch(I first, I last, J second) { __builtin_unreachable(); }
template <typename E, typename I, typename J>
__host__ __device__ pair<I, J> mismatch(const execution_policy<E>& policy, I first, I last, J second) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ I lower_bound(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ I lower_bound(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O lower_bound(I first, I last, J from, J to, O out) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O lower_bound(const execution_policy<E>& policy, I first, I last, J from, J to, O out) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ I upper_bound(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ I upper_bound(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O upper_bound(I first, I last, J from, J to, O out) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O upper_bound(const execution_policy<E>& policy, I first, I last, J from, J to, O out) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ bool binary_search(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ bool binary_search(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O binary_search(I first, I last, J from, J to, O out) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O binary_search(const execution_policy<E>& policy, I first, I last, J from, J to, O out) { __builtin_unreachable(); }
template <typename I, typename T>
__host__ __device__ pair<I, I> equal_range(I first, I last, const T& value) { __builtin_unreachable(); }
template <typename E, typename I, typename T>
__host__ __device__ pair<I, I> equal_range(const execution_policy<E>& policy, I first, I last, const T& value) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O merge(I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O merge(const execution_policy<E>& policy, I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename I, typename J, typename O, typename F>
__host__ __device__ O merge(I first, I last, J second, J second_last, O to, F less) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O, typename F>
__host__ __device__ O merge(const execution_policy<E>& policy, I first, I last, J second, J second_last, O to, F less) { __builtin_unreachable(); }
template <typename K, typename L, typename I, typename J, typename O, typename P>
__host__ __device__ pair<O, P> merge_by_key(K first, K last, L second, L second_last, I values, J second_values, O keys_to, P values_to) { __builtin_unreachable(); }
template <typename E, typename K, typename L, typename I, typename J, typename O, typename P>
__host__ __device__ pair<O, P> merge_by_key(const execution_policy<E>& policy, K first, K last, L second, L second_last, I values, J second_values, O keys_to, P values_to) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O set_union(I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O set_union(const execution_policy<E>& policy, I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O set_intersection(I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O set_intersection(const execution_policy<E>& policy, I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O set_difference(I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O set_difference(const execution_policy<E>& policy, I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename I, typename J, typename O>
__host__ __device__ O set_symmetric_difference(I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename E, typename I, typename J, typename O>
__host__ __device__ O set_symmetric_difference(const execution_policy<E>& policy, I first, I last, J second, J second_last, O to) { __builtin_unreachable(); }
template <typename I, typename G>
__host__ __device__ void shuffle(I first, I last, G&& generator) { __builtin_unreachable(); }
template <typename E, typename I, typename G>
__host__ __device__ void shuffle(const execution_policy<E>& policy, I first, I last, G&& generator) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ ptrdiff_t distance(I first, I last) { __builtin_unreachable(); }
template <typename I, typename D>
__host__ __device__ void advance(I& iterator, D n) { __builtin_unreachable(); }
template <typename I>
__host__ __device__ I next(I iterator, ptrdiff_t n = 1) { __builtin_unreachable(); }

template <typename T>
struct complex {
  __host__ __device__ complex(const T& real = T(), const T& imaginary = T()) { __builtin_unreachable(); }
  template <typename U>
  __host__ __device__ complex(const complex<U>& other) { __builtin_unreachable(); }
  __host__ __device__ T real() const { __builtin_unreachable(); }
  __host__ __device__ T imag() const { __builtin_unreachable(); }
  __host__ __device__ void real(T value) { __builtin_unreachable(); }
  __host__ __device__ void imag(T value) { __builtin_unreachable(); }
  __host__ __device__ complex& operator+=(const complex& other) { __builtin_unreachable(); }
  __host__ __device__ complex& operator-=(const complex& other) { __builtin_unreachable(); }
  __host__ __device__ complex& operator*=(const complex& other) { __builtin_unreachable(); }
  __host__ __device__ complex& operator/=(const complex& other) { __builtin_unreachable(); }
};
template <typename T>
__host__ __device__ complex<T> operator+(const complex<T>& a, const complex<T>& b) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ complex<T> operator-(const complex<T>& a, const complex<T>& b) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ complex<T> operator*(const complex<T>& a, const complex<T>& b) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ complex<T> operator/(const complex<T>& a, const complex<T>& b) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ T abs(const complex<T>& z) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ T arg(const complex<T>& z) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ T norm(const complex<T>& z) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ complex<T> conj(const complex<T>& z) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ complex<T> exp(const complex<T>& z) { __builtin_unreachable(); }
template <typename T>
__host__ __device__ complex<T> polar(const T& magnitude, const T& phase) { __builtin_unreachable(); }

namespace random {
struct default_random_engine {
  __host__ __device__ default_random_engine(unsigned seed = 1) { __builtin_unreachable(); }
  __host__ __device__ unsigned operator()() { __builtin_unreachable(); }
  __host__ __device__ void discard(unsigned long long n) { __builtin_unreachable(); }
  __host__ __device__ void seed(unsigned value) { __builtin_unreachable(); }
};
typedef default_random_engine minstd_rand;
typedef default_random_engine taus88;
template <typename T = double>
struct uniform_real_distribution {
  __host__ __device__ uniform_real_distribution(T low = T(0), T high = T(1)) { __builtin_unreachable(); }
  template <typename G>
  __host__ __device__ T operator()(G& generator) { __builtin_unreachable(); }
};
template <typename T = int>
struct uniform_int_distribution {
  __host__ __device__ uniform_int_distribution(T low = T(0), T high = T(1)) { __builtin_unreachable(); }
  template <typename G>
  __host__ __device__ T operator()(G& generator) { __builtin_unreachable(); }
};
template <typename T = double>
struct normal_distribution {
  __host__ __device__ normal_distribution(T mean = T(0), T deviation = T(1)) { __builtin_unreachable(); }
  template <typename G>
  __host__ __device__ T operator()(G& generator) { __builtin_unreachable(); }
};
}  // namespace random
using random::default_random_engine;
using random::minstd_rand;
using random::normal_distribution;
using random::taus88;
using random::uniform_int_distribution;
using random::uniform_real_distribution;

}  // namespace thrust
