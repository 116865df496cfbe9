// compat.tsv: the functions that HIP lacks and a header of anywarp_compat supplies under CUDA's name.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "port/tables/rocm_version.h"

namespace anywarp::port {

struct CompatRow {
  std::string_view cuda;
  std::string_view compat;
  std::string_view header;  ///< "half.h"
  std::string_view notes;
  std::vector<std::string_view> types;  ///< Of the first argument that HIP lacks it for; empty: any.
  bool only_before_7 = false;           ///< ROCm 7 has it.
};

/// The rows that keep CUDA's name, in the order of the file.
std::span<const CompatRow> compat_rows();
/// Rows of one name.
std::vector<const CompatRow*> find_compat(std::string_view cuda);

}  // namespace anywarp::port
