// SPDX-License-Identifier: Apache-2.0
// anywarp compat: what PTX instructions do, as C++ for AMD. Written by the porter where CUDA code had inline assembly. Operands
// keep PTX's types: 32-bit words for pairs of halves, 32-bit addresses for shared memory (LDS).
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "bits.h"
#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

/// An LDS address as an integer. On AMD it is an offset of 32 bits in the block's LDS, as on NVIDIA.
ANYWARP_COMPAT_FALLBACK std::size_t __cvta_generic_to_shared(const void* pointer) {
#if ANYWARP_COMPAT_DEVICE_PASS && !defined(ANYWARP_SIMT)
  return static_cast<std::size_t>(reinterpret_cast<std::uintptr_t>((const __attribute__((address_space(3))) char*)pointer));
#else
  return reinterpret_cast<std::size_t>(pointer);
#endif
}

namespace anywarp::hip {

/// A pointer to LDS from its 32-bit address.
template <typename T, typename Address>
ANYWARP_COMPAT_DEVICE T* shared_pointer(const Address address) {
  if constexpr (std::is_pointer_v<Address>) {
    return (T*)address;
  } else {
#if ANYWARP_COMPAT_DEVICE_PASS && !defined(ANYWARP_SIMT)
    return (T*)(__attribute__((address_space(3))) T*)(std::uint32_t)address;
#else
    return (T*)(std::size_t)address;
#endif
  }
}
ANYWARP_COMPAT_DEVICE void* generic_from_shared(std::size_t address) { return shared_pointer<char>(address); }

template <typename T, typename Address>
ANYWARP_COMPAT_DEVICE T* global_pointer(const Address address) {
  return (T*)address;
}

/// `[address + bytes]`: an address of the same kind.
template <typename Address>
ANYWARP_COMPAT_DEVICE auto offset_address(const Address address, const std::ptrdiff_t bytes) {
  if constexpr (std::is_pointer_v<Address>)
    return (const char*)address + bytes;
  else
    return static_cast<Address>(address + bytes);
}

namespace detail {
template <typename T, int kCount>
struct alignas(sizeof(T) * kCount) Lanes {
  T lane[kCount];
};
template <typename To, typename From>
ANYWARP_COMPAT_DEVICE void assign(To& to, const From& from) {
  if constexpr (sizeof(To) == sizeof(From)) __builtin_memcpy(&to, &from, sizeof(To));
  else to = static_cast<To>(from);
}
}  // namespace detail

/// One access of two or four lanes, as `ld….v4` makes it. The address is a multiple of its size.
template <typename T, typename... To>
ANYWARP_COMPAT_DEVICE void load_vector(const T* pointer, To&... to) {
  const auto value = *reinterpret_cast<const detail::Lanes<T, sizeof...(To)>*>(pointer);
  int i = 0;
  (detail::assign(to, value.lane[i++]), ...);
}
template <typename T, typename... From>
ANYWARP_COMPAT_DEVICE void store_vector(T* pointer, const From&... from) {
  detail::Lanes<T, sizeof...(From)> value;
  int i = 0;
  (detail::assign(value.lane[i++], from), ...);
  *reinterpret_cast<detail::Lanes<T, sizeof...(From)>*>(pointer) = value;
}

/// `cp.async` of kBytes to LDS, made at once. The bytes past `source_bytes` are zero.
template <int kBytes, typename Address, typename Source>
ANYWARP_COMPAT_DEVICE void copy_to_shared(const Address shared, const Source source, const int source_bytes = kBytes) {
  static_assert(kBytes == 4 || kBytes == 8 || kBytes == 16, "cp.async copies 4, 8 or 16 bytes");
  using Block = detail::Lanes<std::uint32_t, kBytes / 4>;
  Block value{};
  if (source_bytes >= kBytes)
    value = *(const Block*)source;
  else
    for (int i = 0; i < source_bytes; ++i) reinterpret_cast<unsigned char*>(&value)[i] = ((const unsigned char*)source)[i];
  *shared_pointer<Block>(shared) = value;
}

template <int kOrder, int kScope, typename T>
ANYWARP_COMPAT_DEVICE T compare_exchange(T* pointer, T expected, T desired) {
  __hip_atomic_compare_exchange_strong(pointer, &expected, desired, kOrder, __ATOMIC_RELAXED, kScope);
  return expected;
}

// ---- Bits.

/// Any function of three bits for each of 32: `kTable` is its value for (1,1,1) … (0,0,0), as in `lop3.b32`.
template <int kTable>
ANYWARP_COMPAT_HOST_DEVICE std::uint32_t lop3(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  std::uint32_t result = 0;
  if constexpr ((kTable & 0x80) != 0) result |= a & b & c;
  if constexpr ((kTable & 0x40) != 0) result |= a & b & ~c;
  if constexpr ((kTable & 0x20) != 0) result |= a & ~b & c;
  if constexpr ((kTable & 0x10) != 0) result |= a & ~b & ~c;
  if constexpr ((kTable & 0x08) != 0) result |= ~a & b & c;
  if constexpr ((kTable & 0x04) != 0) result |= ~a & b & ~c;
  if constexpr ((kTable & 0x02) != 0) result |= ~a & ~b & c;
  if constexpr ((kTable & 0x01) != 0) result |= ~a & ~b & ~c;
  return result;
}

/// Four bytes picked out of eight; bit 3 of a selector spreads the byte's sign, as in `prmt.b32`.
ANYWARP_COMPAT_HOST_DEVICE std::uint32_t prmt(std::uint32_t a, std::uint32_t b, std::uint32_t selectors) {
  const std::uint64_t bytes = static_cast<std::uint64_t>(b) << 32 | a;
  std::uint32_t result = 0;
  for (int i = 0; i < 4; ++i) {
    const std::uint32_t selector = selectors >> (4 * i) & 0xf;
    std::uint32_t byte = static_cast<std::uint32_t>(bytes >> (8 * (selector & 7))) & 0xff;
    if (selector & 8) byte = byte & 0x80 ? 0xff : 0;
    result |= byte << (8 * i);
  }
  return result;
}

/// `length` bits from `position` on; what lies past the word is 0.
ANYWARP_COMPAT_HOST_DEVICE std::uint32_t bfe_u32(std::uint32_t word, std::uint32_t position, std::uint32_t length) {
  position &= 0xff;
  length &= 0xff;
  if (position > 31 || length == 0) return 0;
  const std::uint32_t shifted = word >> position;
  return length > 31 ? shifted : shifted & ((1u << length) - 1u);
}
ANYWARP_COMPAT_HOST_DEVICE std::uint64_t bfe_u64(std::uint64_t word, std::uint32_t position, std::uint32_t length) {
  position &= 0xff;
  length &= 0xff;
  if (position > 63 || length == 0) return 0;
  const std::uint64_t shifted = word >> position;
  return length > 63 ? shifted : shifted & ((1ull << length) - 1ull);
}
/// The same, filled up with the field's sign, or the word's where the field reaches past it.
ANYWARP_COMPAT_HOST_DEVICE std::int32_t bfe_s32(std::int32_t word, std::uint32_t position, std::uint32_t length) {
  position &= 0xff;
  length &= 0xff;
  if (length == 0) return 0;
  if (position > 31) return word < 0 ? -1 : 0;
  const std::int32_t shifted = word >> position;
  if (length >= 32 - position) return shifted;
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(shifted) << (32 - length)) >> (32 - length);
}
ANYWARP_COMPAT_HOST_DEVICE std::uint32_t bfi_b32(std::uint32_t field, std::uint32_t word, std::uint32_t position,
                                                 std::uint32_t length) {
  position &= 0xff;
  length &= 0xff;
  if (position > 31 || length == 0) return word;
  const std::uint32_t mask = (length > 31 ? ~0u : (1u << length) - 1u) << position;
  return (word & ~mask) | (field << position & mask);
}
ANYWARP_COMPAT_HOST_DEVICE std::uint64_t bfi_b64(std::uint64_t field, std::uint64_t word, std::uint32_t position,
                                                 std::uint32_t length) {
  position &= 0xff;
  length &= 0xff;
  if (position > 63 || length == 0) return word;
  const std::uint64_t mask = (length > 63 ? ~0ull : (1ull << length) - 1ull) << position;
  return (word & ~mask) | (field << position & mask);
}

template <typename Low, typename High>
ANYWARP_COMPAT_HOST_DEVICE std::uint64_t pack_b64(const Low& low, const High& high) {
  return static_cast<std::uint64_t>(detail::bits_as<std::uint32_t>(high)) << 32 | detail::bits_as<std::uint32_t>(low);
}
template <typename Low, typename High>
ANYWARP_COMPAT_HOST_DEVICE std::uint32_t pack_b32(const Low& low, const High& high) {
  return static_cast<std::uint32_t>(detail::bits_as<std::uint16_t>(high)) << 16 | detail::bits_as<std::uint16_t>(low);
}
template <typename Whole, typename Low, typename High>
ANYWARP_COMPAT_HOST_DEVICE void unpack_b64(const Whole& whole, Low& low, High& high) {
  const auto bits = detail::bits_as<std::uint64_t>(whole);
  low = detail::bits_as<Low>(static_cast<std::uint32_t>(bits));
  high = detail::bits_as<High>(static_cast<std::uint32_t>(bits >> 32));
}
template <typename Whole, typename Low, typename High>
ANYWARP_COMPAT_HOST_DEVICE void unpack_b32(const Whole& whole, Low& low, High& high) {
  const auto bits = detail::bits_as<std::uint32_t>(whole);
  low = detail::bits_as<Low>(static_cast<std::uint16_t>(bits));
  high = detail::bits_as<High>(static_cast<std::uint16_t>(bits >> 16));
}

// ---- Halves and bfloat16, two in a word (the lower half first) or one in a short.

/// The first operand goes to the upper half, as in `cvt.rn.f16x2.f32`.
ANYWARP_COMPAT_DEVICE std::uint32_t pack_f16x2(float high, float low) {
  return pack_b32(__half_as_ushort(__float2half_rn(low)), __half_as_ushort(__float2half_rn(high)));
}
ANYWARP_COMPAT_DEVICE std::uint32_t pack_bf16x2(float high, float low) {
  return pack_b32(detail::bfloat16_bits(low), detail::bfloat16_bits(high));
}

namespace detail {
template <typename Function>
ANYWARP_COMPAT_DEVICE std::uint32_t each_half(Function function) {
  return pack_b32(__half_as_ushort(function(0)), __half_as_ushort(function(16)));
}
ANYWARP_COMPAT_DEVICE __half half_of(std::uint32_t word, int shift) {
  return __ushort_as_half(static_cast<unsigned short>(word >> shift));
}
}  // namespace detail

#define ANYWARP_COMPAT_F16X2(name, function)                                                     \
  ANYWARP_COMPAT_DEVICE std::uint32_t name(std::uint32_t a, std::uint32_t b) {                   \
    return detail::each_half(                                                                    \
        [=](int shift) { return function(detail::half_of(a, shift), detail::half_of(b, shift)); }); \
  }
ANYWARP_COMPAT_F16X2(add_f16x2, __hadd)
ANYWARP_COMPAT_F16X2(sub_f16x2, __hsub)
ANYWARP_COMPAT_F16X2(mul_f16x2, __hmul)
#undef ANYWARP_COMPAT_F16X2

ANYWARP_COMPAT_DEVICE std::uint32_t max_f16x2(std::uint32_t a, std::uint32_t b) {
  return detail::each_half([=](int shift) {
    return __float2half_rn(fmaxf(__half2float(detail::half_of(a, shift)), __half2float(detail::half_of(b, shift))));
  });
}
ANYWARP_COMPAT_DEVICE std::uint32_t min_f16x2(std::uint32_t a, std::uint32_t b) {
  return detail::each_half([=](int shift) {
    return __float2half_rn(fminf(__half2float(detail::half_of(a, shift)), __half2float(detail::half_of(b, shift))));
  });
}
ANYWARP_COMPAT_DEVICE std::uint32_t fma_f16x2(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  return detail::each_half(
      [=](int shift) { return __hfma(detail::half_of(a, shift), detail::half_of(b, shift), detail::half_of(c, shift)); });
}
ANYWARP_COMPAT_DEVICE std::uint16_t exp2_f16(std::uint16_t a) {
  return __half_as_ushort(__float2half_rn(exp2f(__half2float(__ushort_as_half(a)))));
}
ANYWARP_COMPAT_DEVICE std::uint16_t tanh_f16(std::uint16_t a) {
  return __half_as_ushort(__float2half_rn(tanhf(__half2float(__ushort_as_half(a)))));
}
ANYWARP_COMPAT_DEVICE std::uint32_t exp2_f16x2(std::uint32_t a) {
  return pack_b32(exp2_f16(static_cast<std::uint16_t>(a)), exp2_f16(static_cast<std::uint16_t>(a >> 16)));
}
ANYWARP_COMPAT_DEVICE std::uint32_t tanh_f16x2(std::uint32_t a) {
  return pack_b32(tanh_f16(static_cast<std::uint16_t>(a)), tanh_f16(static_cast<std::uint16_t>(a >> 16)));
}
/// In float and rounded once: a product of two bfloat16 is exact in float.
ANYWARP_COMPAT_DEVICE std::uint32_t fma_bf16x2(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const auto one = [=](int shift) {
    const auto wide = [shift](std::uint32_t word) { return detail::bits_as<float>((word >> shift) << 16); };
    return detail::bfloat16_bits(fmaf(wide(a), wide(b), wide(c)));
  };
  return pack_b32(one(0), one(16));
}

/// Rounded to the 10 bits of TF32, ties away from zero (`cvt.rna.tf32.f32`).
ANYWARP_COMPAT_HOST_DEVICE std::uint32_t round_tf32(float value) {
  const auto bits = detail::bits_as<std::uint32_t>(value);
  return value - value != 0.f ? bits : (bits + 0x1000u) & 0xffffe000u;
}

}  // namespace anywarp::hip

ANYWARP_COMPAT_FALLBACK void* __cvta_shared_to_generic(std::size_t address) {
  return anywarp::hip::generic_from_shared(address);
}
// Global, constant and local addresses are generic ones on AMD.
ANYWARP_COMPAT_FALLBACK std::size_t __cvta_generic_to_global(const void* pointer) {
  return reinterpret_cast<std::size_t>(pointer);
}
ANYWARP_COMPAT_FALLBACK void* __cvta_global_to_generic(std::size_t address) { return reinterpret_cast<void*>(address); }
ANYWARP_COMPAT_FALLBACK std::size_t __cvta_generic_to_constant(const void* pointer) {
  return reinterpret_cast<std::size_t>(pointer);
}
ANYWARP_COMPAT_FALLBACK std::size_t __cvta_generic_to_local(const void* pointer) {
  return reinterpret_cast<std::size_t>(pointer);
}

#endif
