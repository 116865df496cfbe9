// kv_append on any GPU: a registry row's function, the same for every family.
#pragma once

#include <algorithm>

#include "attention/arch/gpu/append.h"
#include "attention/arch/gpu/runtime.h"

namespace anywarp::attention::gpu {

inline constexpr int kAppendThreads = 128;
inline constexpr int kThreadsOfRow = 32;  ///< A row of 256 16-bit numbers is as many vectors.

template <typename Unit>
__global__ void append_kernel(const AppendParams params) {
  constexpr int kRows = kAppendThreads / kThreadsOfRow;
  const int thread = static_cast<int>(threadIdx.x);
  const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * kRows;
  for (std::int64_t item = static_cast<std::int64_t>(blockIdx.x) * kRows + thread / kThreadsOfRow;
       item < params.items(); item += step)
    append_row<Unit>(params, item, thread % kThreadsOfRow, kThreadsOfRow);
}

inline Result<void> append(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v,
                           const Execution& execution) {
  const AppendParams params = append_params(cache, new_k, new_v);
  if (params.items() == 0 || params.page_size == 0) return {};
  constexpr std::int64_t kRows = kAppendThreads / kThreadsOfRow, kMostBlocks = 1 << 20;
  const auto blocks = static_cast<unsigned>(std::min((params.items() + kRows - 1) / kRows, kMostBlocks));
  const auto stream = static_cast<Stream>(execution.stream);
  const auto kernel = whole_vectors(params) ? append_kernel<uint4> : append_kernel<std::uint16_t>;
  kernel<<<blocks, kAppendThreads, 0, stream>>>(params);
  return checked(ANYWARP_GPU(GetLastError)(), "appending to the cache");
}

}  // namespace anywarp::attention::gpu
