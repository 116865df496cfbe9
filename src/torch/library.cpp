// The schemas of torch.ops.anywarp.* and their kernels. Fake kernels, autograd and vmap are Python's: anywarp/ops.py,
// which also says what each argument is.
//
// Functional but for kv_append, whose schema says what it writes. Tensors are positional, because PyTorch
// differentiates no keyword-only tensors; everything else is keyword-only. causal: 0 none, 1 bottom-right, 2 top-left.
#include "torch/execution.h"
#include "torch/operators.h"

namespace {

using anywarp::torch_op::Arguments;
using anywarp::torch_op::MaybeTensor;
using anywarp::torch_op::StableTensor;

#define ANYWARP_TENSORS                                                                                    \
  "Tensor q, Tensor k, Tensor v, Tensor? bias=None, Tensor? mask=None, Tensor? alibi_slopes=None, "        \
  "Tensor? sinks=None, Tensor? dropout_state=None, Tensor? cu_seqlens_q=None, Tensor? cu_seqlens_k=None, " \
  "Tensor? seqlens_k=None, Tensor? leftpad_k=None, Tensor? kv_batch_index=None, Tensor? block_table=None"
#define ANYWARP_OPTIONS                                                                                 \
  "int causal=0, SymInt window_left=-1, SymInt window_right=-1, float? scale=None, float softcap=0.0, " \
  "float dropout_p=0.0, SymInt max_seqlen_q=0, SymInt max_seqlen_k=0, bool deterministic=False, bool allow_tf32=False"

/// The arguments of a call, taken in the order of its schema.
class Stack {
 public:
  explicit Stack(StableIValue* values) : next_(values) {}

  template <typename... T>
  void take(T&... to) {
    ((to = torch::stable::detail::to<T>(*next_++)), ...);
  }
  void take_tensors(Arguments& a) {
    take(a.q, a.k, a.v, a.bias, a.mask, a.alibi_slopes, a.sinks, a.dropout_state, a.cu_seqlens_q, a.cu_seqlens_k,
         a.seqlens_k, a.leftpad_k, a.kv_batch_index, a.block_table);
  }
  void take_options(Arguments& a) {
    take(a.causal, a.window_left, a.window_right, a.scale, a.softcap, a.dropout_p, a.max_seqlen_q, a.max_seqlen_k,
         a.deterministic, a.allow_tf32);
  }

 private:
  StableIValue* next_;
};

void forward(StableIValue* values, std::uint64_t, std::uint64_t) {
  Stack stack(values);
  Arguments arguments;
  stack.take_tensors(arguments);
  stack.take_options(arguments);
  torch::stable::detail::box_from_tuple(values, anywarp::torch_op::attention(arguments));
}

void backward(StableIValue* values, std::uint64_t, std::uint64_t) {
  Stack stack(values);
  Arguments arguments;
  StableTensor dout, out, lse;
  MaybeTensor dlse;
  std::vector<bool> wanted;
  stack.take(dout, dlse, out, lse);
  stack.take_tensors(arguments);
  stack.take(wanted);
  stack.take_options(arguments);
  torch::stable::detail::box_from_tuple(values,
                                        anywarp::torch_op::attention_backward(arguments, dout, dlse, out, lse, wanted));
}

void append(StableTensor k_cache, StableTensor v_cache, StableTensor new_k, StableTensor new_v, StableTensor seqlens_k,
            MaybeTensor kv_batch_index, MaybeTensor block_table) {
  anywarp::torch_op::append(k_cache, v_cache, new_k, new_v, seqlens_k, kv_batch_index, block_table);
}

std::string devices() { return anywarp::torch_op::devices_built_for(); }

std::vector<std::string> implementations() {
  std::vector<std::string> texts;
  for (const anywarp::ImplementationStatus& one : anywarp::attention_implementations())
    texts.insert(texts.end(), {std::string(one.name), std::string(one.title), one.unavailable});
  return texts;
}

/// Kernels of GPUs are registered also where none is built: the error says how to get them.
void add_kernels(torch::stable::detail::StableLibrary& library) {
  library.impl("attention", &forward);
  library.impl("attention_backward", &backward);
  library.impl("kv_append", TORCH_BOX(&append));
}

}  // namespace

STABLE_TORCH_LIBRARY(anywarp, library) {
  library.def("attention(" ANYWARP_TENSORS ", *, " ANYWARP_OPTIONS ") -> (Tensor out, Tensor lse)");
  library.def("attention_backward(Tensor dout, Tensor? dlse, Tensor out, Tensor lse, " ANYWARP_TENSORS
              ", *, bool[5] wanted, " ANYWARP_OPTIONS
              ") -> (Tensor dq, Tensor dk, Tensor dv, Tensor dbias, Tensor dsinks)");
  library.def(
      "kv_append(Tensor(a!) k_cache, Tensor(b!) v_cache, Tensor new_k, Tensor new_v, Tensor seqlens_k, "
      "Tensor? kv_batch_index=None, Tensor? block_table=None) -> ()");
  library.def("devices() -> str");
  library.def("implementations() -> str[]");
}

STABLE_TORCH_LIBRARY_IMPL(anywarp, CPU, library) { add_kernels(library); }
STABLE_TORCH_LIBRARY_IMPL(anywarp, CUDA, library) { add_kernels(library); }
STABLE_TORCH_LIBRARY_IMPL(anywarp, CompositeExplicitAutograd, library) {
  library.impl("devices", TORCH_BOX(&devices));
  library.impl("implementations", TORCH_BOX(&implementations));
}
