// What library.cpp registers.
#pragma once

#include <tuple>
#include <vector>

#include "torch/problem.h"

namespace anywarp::torch_op {

/// (out, lse). Errors: ValueError, RuntimeError.
std::tuple<StableTensor, StableTensor> attention(const Arguments& arguments);

/// (dq, dk, dv, dbias, dsinks); what is not wanted has no elements. `wanted` is in that order.
std::tuple<StableTensor, StableTensor, StableTensor, StableTensor, StableTensor> attention_backward(
    const Arguments& arguments, const StableTensor& dout, const MaybeTensor& dlse, const StableTensor& out,
    const StableTensor& lse, const std::vector<bool>& wanted);

/// Writes new_k and new_v into the caches behind position seqlens_k.
void append(const StableTensor& k_cache, const StableTensor& v_cache, const StableTensor& new_k,
            const StableTensor& new_v, const StableTensor& seqlens_k, const MaybeTensor& kv_batch_index,
            const MaybeTensor& block_table);

}  // namespace anywarp::torch_op
