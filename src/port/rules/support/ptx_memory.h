// PTX loads, stores and atomics as C++: `ld.global.nc.v4.u32`, `st.release.gpu.u32`, `red.relaxed.gpu.global.add.s32`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace anywarp::port {

struct PtxAccess {
  std::string root;       ///< ld, st, atom, red.
  bool shared = false;    ///< The address is one of shared memory: 32 bits.
  std::string order;      ///< relaxed, acquire, release, acq_rel; empty: an ordinary access.
  std::string scope;      ///< cta, gpu, sys.
  std::string operation;  ///< add, min, max, and, or, xor, exch, cas: atom and red.
  int lanes = 1;          ///< Of a vector access.
  std::string type;       ///< As in C++.
};

/// None if the opcode has a part that is not understood.
std::optional<PtxAccess> parse_memory(std::string_view opcode);

/// `operands`: the PTX operands in order, vectors taken apart, addresses without brackets.
std::optional<std::string> memory_code(const PtxAccess& access, const std::vector<std::string>& operands);

}  // namespace anywarp::port
