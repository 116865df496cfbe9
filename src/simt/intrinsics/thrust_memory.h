// Thrust's containers and pointers: memory of the device behind pointers that the host may dereference one element at a
// time.
#pragma once

#include <iterator>
#include <vector>

#include "staged.h"

namespace anywarp::simt::thrust {

/// An element of device memory: read and written by copies on the host, directly in a kernel.
template <typename T>
class device_reference {
 public:
  explicit device_reference(T* p) : p_(p) {}
  operator T() const {
    if (this_thread()) return *p_;
    std::remove_const_t<T> value;
    runtime::memcpy(&value, p_, sizeof(T), runtime::Direction::DeviceToHost);
    return value;
  }
  const device_reference& operator=(const T& value) const {
    if (this_thread())
      *p_ = value;
    else
      runtime::memcpy(p_, &value, sizeof(T), runtime::Direction::HostToDevice);
    return *this;
  }
  const device_reference& operator=(const device_reference& other) const { return *this = static_cast<T>(other); }
  const device_reference& operator+=(const T& value) const { return *this = static_cast<T>(*this) + value; }
  const device_reference& operator-=(const T& value) const { return *this = static_cast<T>(*this) - value; }
  const device_reference& operator++() const { return *this += T(1); }

 private:
  T* p_;
};

template <typename T>
class device_ptr {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = std::remove_const_t<T>;
  using difference_type = std::ptrdiff_t;
  using pointer = device_ptr;
  using reference = device_reference<T>;

  device_ptr() = default;
  explicit device_ptr(T* raw) : raw_(raw) {}
  operator device_ptr<const T>() const { return device_ptr<const T>(raw_); }
  T* get() const { return raw_; }
  reference operator*() const { return reference(raw_); }
  reference operator[](std::ptrdiff_t i) const { return reference(raw_ + i); }
  device_ptr& operator++() { return ++raw_, *this; }
  device_ptr operator++(int) { return device_ptr(raw_++); }
  device_ptr& operator--() { return --raw_, *this; }
  device_ptr& operator+=(std::ptrdiff_t n) { return raw_ += n, *this; }
  device_ptr& operator-=(std::ptrdiff_t n) { return raw_ -= n, *this; }
  friend device_ptr operator+(device_ptr p, std::ptrdiff_t n) { return device_ptr(p.raw_ + n); }
  friend device_ptr operator-(device_ptr p, std::ptrdiff_t n) { return device_ptr(p.raw_ - n); }
  friend std::ptrdiff_t operator-(device_ptr a, device_ptr b) { return a.raw_ - b.raw_; }
  friend bool operator==(device_ptr a, device_ptr b) { return a.raw_ == b.raw_; }
  friend bool operator!=(device_ptr a, device_ptr b) { return a.raw_ != b.raw_; }
  friend bool operator<(device_ptr a, device_ptr b) { return a.raw_ < b.raw_; }

 private:
  T* raw_ = nullptr;
};

template <typename T>
device_ptr<T> device_pointer_cast(T* raw) {
  return device_ptr<T>(raw);
}
template <typename T>
T* raw_pointer_cast(device_ptr<T> p) {
  return p.get();
}
template <typename T>
T* raw_pointer_cast(T* p) {
  return p;
}

template <typename T>
class host_vector;

template <typename T>
class device_vector {
 public:
  using value_type = T;
  using iterator = device_ptr<T>;
  using const_iterator = device_ptr<const T>;
  using reference = device_reference<T>;
  using size_type = std::size_t;

  device_vector() = default;
  explicit device_vector(std::size_t n, const T& value = T()) { fill_up(n, value); }
  device_vector(const device_vector& other) { take(other.raw_, other.size_, runtime::Direction::DeviceToDevice); }
  device_vector(device_vector&& other) noexcept { swap(other); }
  device_vector(const std::vector<T>& other) { take(other.data(), other.size(), runtime::Direction::HostToDevice); }
  template <typename It, typename = typename std::iterator_traits<It>::iterator_category>
  device_vector(It first, It last) {
    if constexpr (std::is_same_v<It, iterator> || std::is_same_v<It, const_iterator>) {
      take(first.get(), static_cast<std::size_t>(last - first), runtime::Direction::DeviceToDevice);
    } else {
      const std::vector<T> copy(first, last);
      take(copy.data(), copy.size(), runtime::Direction::Default);
    }
  }
  device_vector& operator=(device_vector other) noexcept { return swap(other), *this; }
  device_vector& operator=(const std::vector<T>& other) {
    device_vector copy(other);
    return swap(copy), *this;
  }
  ~device_vector() {
    if (raw_) runtime::free(raw_);
  }

  iterator begin() { return iterator(raw_); }
  iterator end() { return iterator(raw_ + size_); }
  const_iterator begin() const { return const_iterator(raw_); }
  const_iterator end() const { return const_iterator(raw_ + size_); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  iterator data() { return begin(); }
  const_iterator data() const { return begin(); }
  reference operator[](std::size_t i) { return reference(raw_ + i); }
  T operator[](std::size_t i) const { return device_reference<const T>(raw_ + i); }
  reference front() { return (*this)[0]; }
  reference back() { return (*this)[size_ - 1]; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void resize(std::size_t n, const T& value = T()) {
    device_vector grown(n, value);
    if (size_)
      runtime::memcpy(grown.raw_, raw_, (n < size_ ? n : size_) * sizeof(T), runtime::Direction::DeviceToDevice);
    swap(grown);
  }
  void reserve(std::size_t) {}
  void shrink_to_fit() {}
  void clear() { *this = device_vector(); }
  void push_back(const T& value) { resize(size_ + 1, value); }
  void swap(device_vector& other) noexcept {
    std::swap(raw_, other.raw_);
    std::swap(size_, other.size_);
  }

 private:
  void allocate(std::size_t n) {
    void* raw = nullptr;
    if (n && runtime::malloc(&raw, n * sizeof(T)) != runtime::Status::Success) throw std::bad_alloc();
    raw_ = static_cast<T*>(raw);
    size_ = n;
  }
  void fill_up(std::size_t n, const T& value) {
    const std::vector<T> values(n, value);
    take(values.data(), n, runtime::Direction::HostToDevice);
  }
  void take(const T* from, std::size_t n, runtime::Direction direction) {
    allocate(n);
    if (n) runtime::memcpy(raw_, from, n * sizeof(T), direction);
  }
  T* raw_ = nullptr;
  std::size_t size_ = 0;
};

template <typename T>
class host_vector : public std::vector<T> {
 public:
  using std::vector<T>::vector;
  host_vector() = default;
  host_vector(const std::vector<T>& other) : std::vector<T>(other) {}
  host_vector(const device_vector<T>& other) { assign_from(other); }
  host_vector& operator=(const device_vector<T>& other) { return assign_from(other), *this; }

 private:
  void assign_from(const device_vector<T>& other) {
    this->resize(other.size());
    if (!this->empty())
      runtime::memcpy(this->data(), other.data().get(), other.size() * sizeof(T), runtime::Direction::DeviceToHost);
  }
};

}  // namespace anywarp::simt::thrust
