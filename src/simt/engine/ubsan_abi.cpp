// The functions that `clang -fsanitize=alignment,shift` calls when a check of its own fails, in place of UBSan's
// runtime: misaligned vector accesses, and shifts by a lane number that the mask's type has no room for.
#include <cstdint>

#include "simt/checkers/access.h"

namespace {

struct SourceLocation {
  const char* file;
  std::uint32_t line, column;
};
struct TypeDescriptor {
  std::uint16_t kind, info;
  char name[1];
};
struct TypeMismatch {
  SourceLocation location;
  const TypeDescriptor* type;
  unsigned char log_alignment;
  unsigned char check_kind;
};
struct ShiftOutOfBounds {
  SourceLocation location;
  const TypeDescriptor* left;
  const TypeDescriptor* right;
};

using namespace anywarp::simt;

}  // namespace

extern "C" {

void __ubsan_handle_type_mismatch_v1(TypeMismatch* data, std::uintptr_t address) {
  const std::uintptr_t alignment = std::uintptr_t{1} << data->log_alignment;
  if (address != 0 && address % alignment != 0)
    checkers::misaligned_access(address, alignment, __builtin_return_address(0));
}

void __ubsan_handle_shift_out_of_bounds(ShiftOutOfBounds* data, std::uintptr_t, std::uintptr_t by) {
  // Type descriptors keep log2 of the width in bits above the signedness bit.
  const unsigned bits = 1u << (data->left->info >> 1);
  const unsigned by_bits = 1u << (data->right->info >> 1);
  // A wide right operand is passed by address; a shift that only overflows the sign is none of ours.
  if (by_bits <= 64 && by >= bits) checkers::shift_beyond_width(bits, by, __builtin_return_address(0));
}

}  // extern "C"
