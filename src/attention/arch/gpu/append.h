// From kv_append's arguments to what its kernel is told, on the host and without any GPU's headers.
#pragma once

#include "anywarp/attention.h"
#include "attention/core/kv_append_body.h"

namespace anywarp::attention::gpu {

AppendParams append_params(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v);

/// Whether all rows lie at multiples of 16 bytes and are as long.
bool whole_vectors(const AppendParams& params);

}  // namespace anywarp::attention::gpu
