#include "attention/arch/cpu/scratch.h"

#include <cstdlib>
#include <mutex>
#include <utility>

namespace anywarp::attention::cpu {
namespace {

/// What is kept at most; larger blocks go back to the system at once.
constexpr std::size_t kKept = std::size_t{64} << 20;
constexpr int kSlots = 8;

struct Block {
  void* data = nullptr;
  std::size_t bytes = 0;
};

std::mutex mutex;
Block kept[kSlots];
std::size_t kept_bytes = 0;

}  // namespace

Scratch::Scratch(std::size_t bytes) {
  bytes = (bytes + 63) / 64 * 64 + 64;
  {
    const std::lock_guard lock(mutex);
    Block* best = nullptr;
    for (Block& block : kept) {
      if (block.bytes >= bytes && (best == nullptr || block.bytes < best->bytes)) best = &block;
    }
    if (best != nullptr) {
      data_ = std::exchange(best->data, nullptr);
      bytes_ = std::exchange(best->bytes, 0);
      kept_bytes -= bytes_;
      return;
    }
  }
  data_ = std::aligned_alloc(64, bytes);
  bytes_ = bytes;
}

Scratch::~Scratch() {
  if (data_ == nullptr) return;
  {
    const std::lock_guard lock(mutex);
    for (Block& block : kept) {
      // The smallest goes first: large blocks are the costly ones.
      if (block.bytes < bytes_ && kept_bytes - block.bytes + bytes_ <= kKept) {
        kept_bytes += bytes_ - block.bytes;
        std::swap(block.data, data_);
        std::swap(block.bytes, bytes_);
        if (data_ == nullptr) return;
      }
    }
  }
  std::free(data_);
}

Result<void> out_of_memory() {
  return fail(ErrorCode::Internal, "attention: out of memory for tiles of keys, values and scores");
}

}  // namespace anywarp::attention::cpu
