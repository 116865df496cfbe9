// Working memory of a call, kept for the next one: fresh pages from the system cost a page fault every 4 KiB, which at
// a few hundred GB/s of cache is what packing a short sequence takes.
#pragma once

#include <cstddef>

#include "anywarp/error.h"

namespace anywarp::attention::cpu {

/// Uninitialised memory on a 64-byte boundary. data() is null if there was none to be had.
class Scratch {
 public:
  explicit Scratch(std::size_t bytes);
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  void* data() const { return data_; }

 private:
  void* data_ = nullptr;
  std::size_t bytes_ = 0;
};

/// The error for it. Not inline, as what instruction sets compile must share no inline function with the others.
Result<void> out_of_memory();

}  // namespace anywarp::attention::cpu
