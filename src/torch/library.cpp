// The schemas of torch.ops.anywarp.* and their kernels. Fake kernels, autograd and vmap are Python's: anywarp/ops.py,
// which also says what each argument is.
//
// Functional but for kv_append, whose schema says what it writes. Tensors are positional, because PyTorch
// differentiates no keyword-only tensors; everything else is keyword-only. causal: 0 none, 1 bottom-right, 2 top-left.
#include "torch/operators.h"

namespace {

using anywarp::torch_op::Arguments;
using anywarp::torch_op::MaybeTensor;
using anywarp::torch_op::StableTensor;

#define ANYWARP_OPTIONAL_TENSORS                                                                                      \
  "Tensor? bias=None, Tensor? mask=None, Tensor? alibi_slopes=None, Tensor? sinks=None, Tensor? dropout_state=None, " \
  "Tensor? cu_seqlens_q=None, Tensor? cu_seqlens_k=None, Tensor? seqlens_k=None, Tensor? leftpad_k=None, "            \
  "Tensor? kv_batch_index=None, Tensor? block_table=None"
#define ANYWARP_OPTIONS                                                                                 \
  "int causal=0, SymInt window_left=-1, SymInt window_right=-1, float? scale=None, float softcap=0.0, " \
  "float dropout_p=0.0, SymInt max_seqlen_q=0, SymInt max_seqlen_k=0, bool deterministic=False"

std::tuple<StableTensor, StableTensor> forward(
    StableTensor q, StableTensor k, StableTensor v, MaybeTensor bias, MaybeTensor mask, MaybeTensor alibi_slopes,
    MaybeTensor sinks, MaybeTensor dropout_state, MaybeTensor cu_seqlens_q, MaybeTensor cu_seqlens_k,
    MaybeTensor seqlens_k, MaybeTensor leftpad_k, MaybeTensor kv_batch_index, MaybeTensor block_table,
    std::int64_t causal, std::int64_t window_left, std::int64_t window_right, std::optional<double> scale,
    double softcap, double dropout_p, std::int64_t max_seqlen_q, std::int64_t max_seqlen_k, bool deterministic) {
  return anywarp::torch_op::attention({q,
                                       k,
                                       v,
                                       bias,
                                       mask,
                                       alibi_slopes,
                                       sinks,
                                       dropout_state,
                                       cu_seqlens_q,
                                       cu_seqlens_k,
                                       seqlens_k,
                                       leftpad_k,
                                       kv_batch_index,
                                       block_table,
                                       causal,
                                       window_left,
                                       window_right,
                                       scale,
                                       softcap,
                                       dropout_p,
                                       max_seqlen_q,
                                       max_seqlen_k,
                                       deterministic});
}

std::tuple<StableTensor, StableTensor, StableTensor, StableTensor, StableTensor> backward(
    StableTensor dout, MaybeTensor dlse, StableTensor out, StableTensor lse, StableTensor q, StableTensor k,
    StableTensor v, MaybeTensor bias, MaybeTensor mask, MaybeTensor alibi_slopes, MaybeTensor sinks,
    MaybeTensor dropout_state, MaybeTensor cu_seqlens_q, MaybeTensor cu_seqlens_k, MaybeTensor seqlens_k,
    MaybeTensor leftpad_k, MaybeTensor kv_batch_index, MaybeTensor block_table, std::vector<bool> wanted,
    std::int64_t causal, std::int64_t window_left, std::int64_t window_right, std::optional<double> scale,
    double softcap, double dropout_p, std::int64_t max_seqlen_q, std::int64_t max_seqlen_k, bool deterministic) {
  return anywarp::torch_op::attention_backward({q,
                                                k,
                                                v,
                                                bias,
                                                mask,
                                                alibi_slopes,
                                                sinks,
                                                dropout_state,
                                                cu_seqlens_q,
                                                cu_seqlens_k,
                                                seqlens_k,
                                                leftpad_k,
                                                kv_batch_index,
                                                block_table,
                                                causal,
                                                window_left,
                                                window_right,
                                                scale,
                                                softcap,
                                                dropout_p,
                                                max_seqlen_q,
                                                max_seqlen_k,
                                                deterministic},
                                               dout, dlse, out, lse, wanted);
}

void append(StableTensor k_cache, StableTensor v_cache, StableTensor new_k, StableTensor new_v, StableTensor seqlens_k,
            MaybeTensor kv_batch_index, MaybeTensor block_table) {
  anywarp::torch_op::append(k_cache, v_cache, new_k, new_v, seqlens_k, kv_batch_index, block_table);
}

}  // namespace

STABLE_TORCH_LIBRARY(anywarp, library) {
  library.def("attention(Tensor q, Tensor k, Tensor v, " ANYWARP_OPTIONAL_TENSORS ", *, " ANYWARP_OPTIONS
              ") -> (Tensor out, Tensor lse)");
  library.def(
      "attention_backward(Tensor dout, Tensor? dlse, Tensor out, Tensor lse, Tensor q, Tensor k, Tensor "
      "v, " ANYWARP_OPTIONAL_TENSORS ", *, bool[5] wanted, " ANYWARP_OPTIONS
      ") -> (Tensor dq, Tensor dk, Tensor dv, Tensor dbias, Tensor dsinks)");
  library.def(
      "kv_append(Tensor(a!) k_cache, Tensor(b!) v_cache, Tensor new_k, Tensor new_v, Tensor seqlens_k, "
      "Tensor? kv_batch_index=None, Tensor? block_table=None) -> ()");
}

STABLE_TORCH_LIBRARY_IMPL(anywarp, CPU, library) {
  library.impl("attention", TORCH_BOX(&forward));
  library.impl("attention_backward", TORCH_BOX(&backward));
  library.impl("kv_append", TORCH_BOX(&append));
}
