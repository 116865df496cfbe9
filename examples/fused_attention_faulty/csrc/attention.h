#pragma once

#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <cstdint>

// softmax(logit_scale * q k^T / sqrt(head_dim) + mask) v
//
// q, k, v, out: [batch, heads, seqlen, head_dim], contiguous fp16
// mask:         [batch, seqlen, seqlen], contiguous fp16, added to the scores of every head; may be nullptr
struct attention_params {
  const half* q;
  const half* k;
  const half* v;
  const half* mask;
  half* out;

  uint32_t batch;
  uint32_t heads;
  uint32_t seqlen;
  uint32_t head_dim;
  uint32_t chunk_size;  // queries per block and keys per step; 0 takes the default for head_dim

  float logit_scale;
};

// Throws std::invalid_argument if there is no kernel for (head_dim, chunk_size), std::runtime_error on a CUDA error.
void attention_forward(const attention_params& params, cudaStream_t stream);
