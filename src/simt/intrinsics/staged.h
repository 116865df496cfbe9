// How library algorithms (CUB's and Thrust's device-wide ones) touch a program's data: a kernel of one thread copies
// between the program's iterators and memory that both sides may use, and the host computes there. So the checkers see
// what the algorithm reads and writes as accesses of a kernel, and any iterator will do.
#pragma once

#include <cstddef>
#include <iterator>
#include <new>
#include <type_traits>

#include "../engine/runtime.h"
#include "launch.h"

namespace anywarp::simt {

/// Runs `body` as a kernel of one thread. What it captures it must capture by value.
template <typename Body>
void run_on_device(const char* name, Body body) {
  launch_kernel({name, "", 0}, dim3(1), dim3(1), [&body] { body(); });
}

/// An array in managed memory.
template <typename T>
class Staged {
 public:
  explicit Staged(std::size_t size) : size_(size) {
    void* raw = nullptr;
    if (runtime::malloc_managed(&raw, (size ? size : 1) * sizeof(T)) != runtime::Status::Success)
      throw std::bad_alloc();
    data_ = static_cast<T*>(raw);
    if constexpr (!std::is_trivially_default_constructible_v<T>)
      for (std::size_t i = 0; i < size; ++i) new (data_ + i) T();
  }
  Staged(const Staged&) = delete;
  Staged& operator=(const Staged&) = delete;
  ~Staged() { runtime::free(data_); }

  T* begin() const { return data_; }
  T* end() const { return data_ + size_; }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) const { return data_[i]; }

  template <typename Input>
  void gather(const char* name, Input from) {
    run_on_device(name, [from, to = data_, n = size_] {
      Input it = from;
      for (std::size_t i = 0; i < n; ++i) to[i] = static_cast<T>(it[static_cast<std::ptrdiff_t>(i)]);
    });
  }
  template <typename Output>
  void scatter(const char* name, Output to, std::size_t count) const {
    run_on_device(name, [to, from = data_, n = count] {
      Output it = to;
      for (std::size_t i = 0; i < n; ++i) it[static_cast<std::ptrdiff_t>(i)] = from[i];
    });
  }

 private:
  T* data_ = nullptr;
  std::size_t size_;
};

template <typename Iterator>
using ValueOf = std::decay_t<decltype(*std::declval<Iterator&>())>;

}  // namespace anywarp::simt
