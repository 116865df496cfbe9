#include "fibre.h"

#include <sys/mman.h>

#include <boost/context/detail/fcontext.hpp>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "options.h"

namespace anywarp::simt {
namespace {

namespace context = boost::context::detail;

constexpr std::size_t kPage = 4096;
constexpr std::size_t kScratchBytes = std::size_t{1} << 32;
// Each stack is two mappings for the kernel (stack and guard), of which Linux allows 65530 a process by default.
constexpr std::size_t kMostFibres = 24 * 1024;

struct Pool {
  LocalRegion region;
  char* scratch = nullptr;
  char* scratch_end = nullptr;
  char* stacks = nullptr;
  std::size_t stride = 0;
  std::vector<Fibre*> all;
};

Pool make_pool() {
  Pool pool;
  pool.stride = options().stack_bytes + kPage;
  const std::size_t size = kScratchBytes + kMostFibres * pool.stride;
  void* memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) {
    std::fprintf(stderr, "anywarp: cannot reserve %zu MiB of address space for thread stacks\n", size >> 20);
    std::_Exit(1);
  }
  pool.region = {reinterpret_cast<std::uintptr_t>(memory), size};
  pool.scratch = static_cast<char*>(memory);
  pool.scratch_end = pool.scratch + kScratchBytes;
  pool.stacks = pool.scratch_end;
  return pool;
}

Pool& pool() {
  static Pool instance = make_pool();
  return instance;
}

// Of each host thread its own: a parked fibre's code may hold addresses of the thread-local variables of its thread.
thread_local Fibre* free_fibres = nullptr;

void (*fibre_entry)(Fibre*) = nullptr;
thread_local Fibre* starting = nullptr;

void run_fibre(context::transfer_t from) {
  *static_cast<void**>(from.data) = from.fctx;
  fibre_entry(starting);
  std::abort();
}

}  // namespace

const LocalRegion& local_region() {
  static const LocalRegion region = pool().region;
  return region;
}

void* local_allocate(std::size_t bytes) {
  Pool& p = pool();
  bytes = (bytes + 63) & ~std::size_t{63};
  if (static_cast<std::size_t>(p.scratch_end - p.scratch) < bytes) {
    std::fprintf(stderr, "anywarp: the engine's scratch memory is used up\n");
    std::_Exit(1);
  }
  void* result = p.scratch;
  p.scratch += bytes;
  return result;
}

Fibre* take_fibre(void (*entry)(Fibre*)) {
  Pool& p = pool();
  if (Fibre* fibre = free_fibres) {
    free_fibres = fibre->next_free;
    starting = fibre;
    return fibre;
  }
  if (p.all.size() == kMostFibres) {
    std::fprintf(stderr, "anywarp: %zu thread stacks are in use; no more are to be had\n", kMostFibres);
    std::_Exit(1);
  }
  auto* fibre = new Fibre;
  char* slot = p.stacks + p.all.size() * p.stride;
  mprotect(slot, kPage, PROT_NONE);
  fibre->stack_low = slot + kPage;
  fibre->stack_high = slot + p.stride;
  fibre->context = context::make_fcontext(fibre->stack_high, options().stack_bytes, run_fibre);
  p.all.push_back(fibre);
  fibre_entry = entry;
  starting = fibre;
  return fibre;
}

void park_fibre(Fibre* fibre) {
  fibre->next_free = free_fibres;
  free_fibres = fibre;
}

void switch_context(void** save, void* target) {
  const context::transfer_t from = context::jump_fcontext(target, save);
  *static_cast<void**>(from.data) = from.fctx;
}

std::size_t most_fibres() { return kMostFibres; }

const Fibre* fibre_of_guard(std::uintptr_t address) {
  for (const Fibre* fibre : pool().all) {
    const auto low = reinterpret_cast<std::uintptr_t>(fibre->stack_low);
    if (address < low && address + kPage >= low) return fibre;
  }
  return nullptr;
}

}  // namespace anywarp::simt
