// The example's launch for Python's ctypes: what bench/fused_vs_naive.py times on PyTorch's tensors without building
// the extension. Compiled once with examples/fused_attention/csrc and once with the faulty example's.
#include <cstdio>
#include <exception>

#include "attention.h"

/// fp16 [batch, heads, seqlen, head_dim], contiguous, no mask. 0, or 1 with the reason in `message`.
extern "C" int fused_attention(const void* q, const void* k, const void* v, void* out, const unsigned sizes[4],
                               void* stream, char* message, std::size_t capacity) {
  attention_params params = {};
  params.q = static_cast<const half*>(q);
  params.k = static_cast<const half*>(k);
  params.v = static_cast<const half*>(v);
  params.out = static_cast<half*>(out);
  params.batch = sizes[0], params.heads = sizes[1], params.seqlen = sizes[2], params.head_dim = sizes[3];
  params.logit_scale = 1.f;
  try {
    attention_forward(params, static_cast<cudaStream_t>(stream));
  } catch (const std::exception& error) {
    std::snprintf(message, capacity, "%s", error.what());
    return 1;
  }
  return 0;
}
