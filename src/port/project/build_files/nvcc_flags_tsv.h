// src/port/tables/nvcc_flags.tsv as bytes of the program (nvcc_flags_tsv.S).
#pragma once

#include <string_view>

extern "C" const char anywarp_nvcc_flags[];
extern "C" const char anywarp_nvcc_flags_end[];

namespace anywarp::port {

inline std::string_view nvcc_flags_tsv() {
  return {anywarp_nvcc_flags, static_cast<std::size_t>(anywarp_nvcc_flags_end - anywarp_nvcc_flags)};
}

}  // namespace anywarp::port
