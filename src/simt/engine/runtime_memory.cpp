// The memory part of runtime.h. Copies are checked against the allocations they name, as the real runtimes do.
#include <cstdio>
#include <cstring>
#include <mutex>

#include "allocations.h"
#include "launch.h"
#include "options.h"
#include "runtime.h"
#include "simt/checkers/hooks.h"

namespace anywarp::simt::runtime {
namespace {

std::uintptr_t number(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

Status allocate(void** pointer, std::size_t bytes, MemoryKind kind) {
  if (!pointer) return set_error(Status::InvalidValue);
  *pointer = nullptr;
  if (bytes == 0) return Status::Success;
  const std::lock_guard lock(engine_mutex());
  Allocation* a = allocate_device(bytes, kind);
  if (!a) return set_error(Status::MemoryAllocation);
  *pointer = reinterpret_cast<void*>(a->base);
  return Status::Success;
}

Status release(void* pointer) {
  set_up_engine();
  if (!pointer) return Status::Success;
  const std::lock_guard lock(engine_mutex());
  const Freed freed = free_device(pointer);
  if (freed == Freed::Done) return Status::Success;
  if (options().checking(kCheckMemory)) {
    if (Record* f = new_finding("memory", "error", 0xf4ee, number(__builtin_return_address(0)))) {
      f->stack = capture_stack();
      const Allocation* a = nearest_allocation(number(pointer));
      const bool inside = a && a->contains(number(pointer));
      if (freed == Freed::Twice) {
        f->message = "frees a " + std::to_string(a->size) +
                     "-byte allocation a second time; it was made at {alloc} and freed at {free}";
      } else if (inside) {
        f->message = "frees a pointer " + std::to_string(number(pointer) - a->base) + " bytes into the " +
                     std::to_string(a->size) + "-byte allocation made at {alloc}";
      } else {
        f->message = "frees a pointer that is no allocation of the device";
      }
      if (inside || freed == Freed::Twice) f->places.emplace_back("alloc", a->made);
      if (freed == Freed::Twice) f->places.emplace_back("free", a->released);
    }
  }
  return set_error(Status::InvalidValue);
}

/// Whether [pointer, +bytes) lies inside one live allocation, if the device's memory holds it at all.
Status check_range(const void* pointer, std::size_t bytes, const char* what) {
  if (!regions.heap.contains(number(pointer))) return Status::Success;
  const Allocation* a = nearest_allocation(number(pointer));
  if (a && !a->freed && a->contains(number(pointer)) && number(pointer) + bytes <= a->base + a->size)
    return Status::Success;
  if (options().checking(kCheckMemory)) {
    if (Record* f = new_finding("memory", "error", 0xc0b7, number(what) + bytes)) {
      f->stack = capture_stack();
      f->message = std::string(what) + " of " + std::to_string(bytes) + " bytes ";
      if (a && a->contains(number(pointer))) {
        f->message += a->freed ? "uses the freed " : "goes past the end of the ";
        f->message += std::to_string(a->size) + "-byte allocation made at {alloc}";
        if (!a->freed && number(pointer) != a->base)
          f->message += ", from byte " + std::to_string(number(pointer) - a->base) + " on";
        f->places.emplace_back("alloc", a->made);
      } else {
        f->message += "is outside every allocation";
      }
    }
  }
  return Status::InvalidValue;
}

bool on_device(const void* pointer) {
  const Allocation* a = find_allocation(number(pointer));
  return a && a->kind == MemoryKind::Device;
}

void note_copy(void* to, const void* from, std::size_t bytes) {
  if (regions.heap.contains(number(from)))
    checkers::device_copied(to, from, bytes);
  else
    checkers::host_filled(to, bytes);
}

}  // namespace

Status malloc(void** pointer, std::size_t bytes) {
  set_up_engine();
  return allocate(pointer, bytes, MemoryKind::Device);
}
Status malloc_host(void** pointer, std::size_t bytes) {
  set_up_engine();
  return allocate(pointer, bytes, MemoryKind::Host);
}
Status malloc_managed(void** pointer, std::size_t bytes) {
  set_up_engine();
  return allocate(pointer, bytes, MemoryKind::Managed);
}
Status malloc_async(void** pointer, std::size_t bytes, void*) { return malloc(pointer, bytes); }

Status malloc_pitch(void** pointer, std::size_t* pitch, std::size_t width_bytes, std::size_t height) {
  if (!pitch) return set_error(Status::InvalidValue);
  *pitch = (width_bytes + 255) / 256 * 256;
  return malloc(pointer, *pitch * height);
}

Status free(void* pointer) { return release(pointer); }
Status free_host(void* pointer) { return release(pointer); }
Status free_async(void* pointer, void*) { return release(pointer); }

Status host_register(void* pointer, std::size_t bytes) {
  set_up_engine();
  if (!pointer || bytes == 0) return set_error(Status::InvalidValue);
  return register_host(number(pointer), bytes) ? Status::Success : set_error(Status::HostMemoryAlreadyRegistered);
}

Status host_unregister(void* pointer) {
  return unregister_host(number(pointer)) ? Status::Success : set_error(Status::HostMemoryNotRegistered);
}

Status host_device_pointer(void** device, void* host) {
  const Allocation* a = find_allocation(number(host));
  if (!device || ((!a || a->kind == MemoryKind::Device) && !host_registered(number(host))))
    return set_error(Status::InvalidValue);
  *device = host;
  return Status::Success;
}

Status memcpy(void* to, const void* from, std::size_t bytes, Direction direction) {
  set_up_engine();
  if (bytes == 0) return Status::Success;
  if (!to || !from) return set_error(Status::InvalidValue);
  const int d = static_cast<int>(direction);
  if (d < 0 || d > 4) return set_error(Status::InvalidMemcpyDirection);
  const bool to_host = direction == Direction::DeviceToHost || direction == Direction::HostToHost;
  const bool from_host = direction == Direction::HostToDevice || direction == Direction::HostToHost;
  // Unified addressing: the runtimes take the real places of the pointers, and refuse only a claim that contradicts
  // them.
  if ((to_host && on_device(to)) || (from_host && on_device(from))) return set_error(Status::InvalidValue);
  const std::lock_guard lock(engine_mutex());
  Status status = check_range(from, bytes, "a copy");
  if (status == Status::Success) status = check_range(to, bytes, "a copy");
  if (status != Status::Success) return set_error(status);
  std::memmove(to, from, bytes);
  note_copy(to, from, bytes);
  return Status::Success;
}

Status memcpy_async(void* to, const void* from, std::size_t bytes, Direction direction, void*) {
  return memcpy(to, from, bytes, direction);
}

Status memcpy_2d(void* to, std::size_t to_pitch, const void* from, std::size_t from_pitch, std::size_t width_bytes,
                 std::size_t height, Direction direction) {
  if (width_bytes > to_pitch || width_bytes > from_pitch) return set_error(Status::InvalidPitchValue);
  for (std::size_t row = 0; row < height; ++row) {
    const Status status = memcpy(static_cast<char*>(to) + row * to_pitch,
                                 static_cast<const char*>(from) + row * from_pitch, width_bytes, direction);
    if (status != Status::Success) return status;
  }
  return Status::Success;
}

Status memcpy_to_symbol(void* symbol, const void* from, std::size_t bytes, std::size_t offset, Direction direction) {
  if (!symbol) return set_error(Status::InvalidSymbol);
  if (direction != Direction::HostToDevice && direction != Direction::DeviceToDevice && direction != Direction::Default)
    return set_error(Status::InvalidMemcpyDirection);
  return memcpy(static_cast<char*>(symbol) + offset, from, bytes, Direction::Default);
}

Status memcpy_from_symbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, Direction direction) {
  if (!symbol) return set_error(Status::InvalidSymbol);
  if (direction != Direction::DeviceToHost && direction != Direction::DeviceToDevice && direction != Direction::Default)
    return set_error(Status::InvalidMemcpyDirection);
  return memcpy(to, static_cast<const char*>(symbol) + offset, bytes, Direction::Default);
}

Status memset(void* pointer, int value, std::size_t bytes) {
  set_up_engine();
  if (bytes == 0) return Status::Success;
  if (!pointer) return set_error(Status::InvalidValue);
  const std::lock_guard lock(engine_mutex());
  const Status status = check_range(pointer, bytes, "a memset");
  if (status != Status::Success) return set_error(status);
  std::memset(pointer, value, bytes);
  checkers::memory_set(pointer, bytes);
  return Status::Success;
}

Status memset_async(void* pointer, int value, std::size_t bytes, void*) { return memset(pointer, value, bytes); }

Status memset_2d(void* pointer, std::size_t pitch, int value, std::size_t width_bytes, std::size_t height) {
  if (width_bytes > pitch) return set_error(Status::InvalidPitchValue);
  for (std::size_t row = 0; row < height; ++row) {
    const Status status = memset(static_cast<char*>(pointer) + row * pitch, value, width_bytes);
    if (status != Status::Success) return status;
  }
  return Status::Success;
}

Status pointer_attributes(PointerAttributes* out, const void* pointer) {
  if (!out) return set_error(Status::InvalidValue);
  set_up_engine();
  *out = {MemoryKind::Unregistered, 0, nullptr, nullptr};
  auto* p = const_cast<void*>(pointer);
  if (const Allocation* a = find_allocation(number(pointer))) {
    out->kind = a->kind;
    out->device_pointer = p;
    out->host_pointer = a->kind == MemoryKind::Device ? nullptr : p;
  } else if (host_registered(number(pointer))) {
    *out = {MemoryKind::Host, 0, p, p};
  } else {
    out->device = -1;
    out->host_pointer = p;
  }
  return Status::Success;
}

void* device_malloc(std::size_t bytes) {
  const std::lock_guard lock(engine_mutex());
  Allocation* a = allocate_device(bytes ? bytes : 1, MemoryKind::Device);
  return a ? reinterpret_cast<void*>(a->base) : nullptr;
}

void device_free(void* pointer) { release(pointer); }

}  // namespace anywarp::simt::runtime
