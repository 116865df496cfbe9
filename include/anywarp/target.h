// What every room needs to know of a GPU, as data: one row per architecture. Adding an architecture starts here.
// Sources: AMD's ISA papers for CDNA2/3/4 and RDNA2/3/4 (LDS per work-group, wavefront width), the CUDA programming
// guide's table of compute capabilities (shared memory per block, opt-in maximum).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace anywarp {

enum class Vendor { Nvidia, Amd };
/// Matrix instructions: none, AMD's WMMA (RDNA) or MFMA (CDNA), NVIDIA's mma.sync.
enum class MatrixUnit { None, Wmma, Mfma, MmaSync };

struct Target {
  std::string_view name;   ///< As a compiler spells it: `gfx90a`, `sm_80`.
  std::string_view title;  ///< As people say it.
  Vendor vendor;
  int warp_width;         ///< Lanes of a warp (NVIDIA) or wavefront (AMD).
  std::size_t lds_bytes;  ///< Most shared memory (LDS) that one block can have, static and dynamic together.
  MatrixUnit matrix;
};

inline constexpr std::array kTargets{
    Target{"gfx908", "AMD Instinct MI100", Vendor::Amd, 64, 64 * 1024, MatrixUnit::Mfma},
    Target{"gfx90a", "AMD Instinct MI200", Vendor::Amd, 64, 64 * 1024, MatrixUnit::Mfma},
    Target{"gfx942", "AMD Instinct MI300", Vendor::Amd, 64, 64 * 1024, MatrixUnit::Mfma},
    Target{"gfx950", "AMD Instinct MI350", Vendor::Amd, 64, 160 * 1024, MatrixUnit::Mfma},
    Target{"gfx1030", "AMD Radeon RX 6800", Vendor::Amd, 32, 64 * 1024, MatrixUnit::None},
    Target{"gfx1100", "AMD Radeon RX 7900", Vendor::Amd, 32, 64 * 1024, MatrixUnit::Wmma},
    Target{"gfx1101", "AMD Radeon RX 7800", Vendor::Amd, 32, 64 * 1024, MatrixUnit::Wmma},
    Target{"gfx1102", "AMD Radeon RX 7600", Vendor::Amd, 32, 64 * 1024, MatrixUnit::Wmma},
    Target{"gfx1151", "AMD Ryzen AI Max", Vendor::Amd, 32, 64 * 1024, MatrixUnit::Wmma},
    Target{"gfx1200", "AMD Radeon RX 9060", Vendor::Amd, 32, 64 * 1024, MatrixUnit::Wmma},
    Target{"gfx1201", "AMD Radeon RX 9070", Vendor::Amd, 32, 64 * 1024, MatrixUnit::Wmma},
    Target{"sm_70", "NVIDIA V100", Vendor::Nvidia, 32, 96 * 1024, MatrixUnit::MmaSync},
    Target{"sm_80", "NVIDIA A100", Vendor::Nvidia, 32, 163 * 1024, MatrixUnit::MmaSync},
    Target{"sm_86", "NVIDIA A10, RTX 30", Vendor::Nvidia, 32, 99 * 1024, MatrixUnit::MmaSync},
    Target{"sm_89", "NVIDIA L4, RTX 40", Vendor::Nvidia, 32, 99 * 1024, MatrixUnit::MmaSync},
    Target{"sm_90", "NVIDIA H100, H200", Vendor::Nvidia, 32, 227 * 1024, MatrixUnit::MmaSync},
};

/// Most threads of one block, on every target.
inline constexpr int kMaxBlockThreads = 1024;

/// The row named `name`, or nullptr.
constexpr const Target* find_target(std::string_view name) {
  for (const Target& target : kTargets)
    if (target.name == name) return &target;
  return nullptr;
}

}  // namespace anywarp
