// ptx.tsv: what PTX instructions and special registers are in HIP C++.
#pragma once

#include <string_view>

namespace anywarp::port {

struct PtxRow {
  std::string_view ptx;      ///< "popc.b32", "mma.*" (anything that begins so), "%laneid".
  std::string_view hip;      ///< `{0} = __popc({1})`; empty: the instruction goes away, or is refused.
  std::string_view native;   ///< With `--warp native`, where that differs.
  std::string_view verdict;  ///< "sure", "look", "refuse", "matrix".
  std::string_view note;
};

/// The exact row, else the longest that ends in `.*` and begins so; nullptr if there is none.
const PtxRow* find_ptx(std::string_view opcode);

}  // namespace anywarp::port
