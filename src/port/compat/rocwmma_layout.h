// SPDX-License-Identifier: Apache-2.0
// anywarp compat, part of rocwmma_subset.h: which element of a matrix tile a lane holds, for each family of AMD matrix
// instructions. One formula for A and B and one for C and D cover all of them; the constants are the instruction's.
//
// Sources: AMD's ISA papers of CDNA1 to CDNA4 (7.1.4, "Dense matrix layouts"), of RDNA3 and RDNA4 ("WMMA"), and AMD's matrix
// instruction calculator, which agree.
#pragma once

#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

namespace rocwmma::detail {

/// Mfma: CDNA, 64 lanes. WmmaReplicated: RDNA3, 32 lanes, A and B held twice. WmmaSplit: RDNA4, 32 lanes, k in two halves.
enum class Family { None, Mfma, WmmaReplicated, WmmaSplit };

// HIP's host pass generates no code for a GPU, yet must be able to parse fragments: it sees the sizes of Mfma.
#if defined(ANYWARP_SIMT)
inline constexpr Family kFamily = ANYWARP_SIMT_WARP == 64 ? Family::Mfma : Family::WmmaReplicated;
#elif !defined(__HIP_DEVICE_COMPILE__) || defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx940__) || \
    defined(__gfx941__) || defined(__gfx942__) || defined(__gfx950__) || defined(__gfx9_4_generic__)
inline constexpr Family kFamily = Family::Mfma;
#elif defined(__GFX11__)
inline constexpr Family kFamily = Family::WmmaReplicated;
#elif defined(__GFX12__) && !defined(__gfx1250__) && !defined(__gfx1251__)
inline constexpr Family kFamily = Family::WmmaSplit;
#else
inline constexpr Family kFamily = Family::None;
#endif

/// 1: gfx942 and later, where int8 takes twice the k of gfx908 and gfx90a.
#if defined(__gfx940__) || defined(__gfx941__) || defined(__gfx942__) || defined(__gfx950__) || \
    defined(__gfx9_4_generic__)
inline constexpr bool kCdna3 = true;
#else
inline constexpr bool kCdna3 = false;
#endif
/// 1: gfx908, whose bfloat16 instructions take half the k of later ones.
#if defined(__gfx908__)
inline constexpr bool kCdna1 = true;
#else
inline constexpr bool kCdna1 = false;
#endif

constexpr unsigned smaller(unsigned a, unsigned b) { return a < b ? a : b; }

/// Values of k that one lane gives to one instruction with D x D results and elements of `bytes` bytes.
template <unsigned D, unsigned Bytes, bool IsBfloat16>
constexpr unsigned lane_k() {
  if (kFamily == Family::WmmaReplicated) return 16;
  if (kFamily == Family::WmmaSplit) return 8;
  if (Bytes == 4) return 1;
  if (Bytes == 1) return kCdna3 ? 8 : 4;
  return IsBfloat16 && kCdna1 ? 2 : 4;
}

/// A tile of A (D rows, K deep); B is its mirror image (D columns). A lane holds `kElements`, in runs of `kRun` that are
/// consecutive in k.
template <unsigned D, unsigned K, unsigned LaneK>
struct OperandLayout {
  static constexpr unsigned kGroups = kFamily == Family::Mfma ? 64 / D : kFamily == Family::WmmaSplit ? 2 : 1;
  static_assert(K % kGroups == 0, "rocwmma: BlockK is too small for these BlockM, BlockN");
  static constexpr unsigned kElements = K / kGroups;
  static constexpr unsigned kRun = smaller(LaneK, kElements);
  static_assert(kElements % kRun == 0, "rocwmma: BlockK must be a multiple of the instruction's k");

  /// Row of A, column of B.
  ANYWARP_COMPAT_DEVICE static unsigned outer(unsigned lane) { return lane % D; }
  ANYWARP_COMPAT_DEVICE static unsigned k(unsigned lane, unsigned element) {
    return kRun * (lane / D % kGroups) + element % kRun + kRun * kGroups * (element / kRun);
  }
};

/// A tile of C or D, D x D. A lane holds one column, `kRun` consecutive rows at a time.
template <unsigned D>
struct ResultLayout {
  static constexpr unsigned kLanes = kFamily == Family::Mfma ? 64 : 32;
  static constexpr unsigned kElements = D * D / kLanes;
  static constexpr unsigned kRun = kFamily == Family::Mfma ? 4 : kFamily == Family::WmmaSplit ? 8 : 1;

  ANYWARP_COMPAT_DEVICE static unsigned column(unsigned lane) { return lane % D; }
  ANYWARP_COMPAT_DEVICE static unsigned row(unsigned lane, unsigned element) {
    return kRun * (lane / D) + element % kRun + kRun * (kLanes / D) * (element / kRun);
  }
};

}  // namespace rocwmma::detail

#endif  // ANYWARP_COMPAT_ACTIVE
