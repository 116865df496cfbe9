"""`torch.ops.anywarp.*`, the operators under everything else here, and what PyTorch must know of them: shapes (fake
kernels), gradients, vmap. The kernels and schemas are in libanywarp_torch (src/torch/).

`attention` takes every option of the operator. Tensors are (batch, heads, seqlen, head_dim) in any strides; `anywarp.attention`
and the flash-attn functions are this one, in their own words.

| argument | what it is |
|---|---|
| q | (batch, heads, seqlen_q, head_dim); packed: (1, heads, total_q, head_dim). float32, float16 or bfloat16 |
| k, v | (batch, kv_heads, seqlen_k, head_dim) and (…, head_dim_v); packed: (1, kv_heads, total_k, …); paged: (pages, kv_heads, page_size, …). kv_heads divides heads |
| bias | added to the scores: (batch or 1, heads or 1, seqlen_q or 1, seqlen_k or 1), any float dtype; has a gradient |
| mask | bool, True where a key may be seen; axes as for bias |
| alibi_slopes | float32 (heads) or (batch, heads) |
| sinks | float32 (heads): a logit a head that takes part in the softmax and has no value; has a gradient |
| dropout_state | int64 (2) on the CPU, the Philox seed and offset; needed with dropout_p > 0 (`dropout_state()` draws one) |
| cu_seqlens_q, cu_seqlens_k | int32 (sequences + 1): sequence s owns rows cu_seqlens[s] to cu_seqlens[s + 1] |
| seqlens_k | int32 (batch): keys in use; those after them are masked, and not counted in seqlen_k |
| leftpad_k | int32 (batch): keys to skip at the start |
| kv_batch_index | int32 (batch): the row of k and v that a sequence reads |
| block_table | int32 (batch, pages a sequence): page numbers; needs seqlens_k |
| causal | 0 none, 1 bottom-right, 2 top-left |
| window_left, window_right | keys further from the diagonal are masked; −1 open |
| scale, softcap | softcap · tanh(scale · q kᵀ / softcap); scale None: 1 / √head_dim; softcap 0: none |
| dropout_p | probability that a weight is dropped |
| max_seqlen_q, max_seqlen_k | at least the longest packed sequence; 0: read from cu_seqlens (CPU only) |
| deterministic | the backward gives the same bits every time |

Returns out, shaped as q with head_dim_v columns and in q's memory layout, and lse, float32 (batch, heads, seqlen_q): the natural
logarithm of Σ exp(scores). A row that sees no key: out 0, lse −inf. Both have gradients with respect to q, k, v, bias, sinks. A
second derivative is refused.
"""

from __future__ import annotations

from typing import Optional, Sequence, Tuple

import torch
from torch import Tensor

from anywarp import _library

_library.load()

CAUSAL_NONE, CAUSAL_BOTTOM_RIGHT, CAUSAL_TOP_LEFT = 0, 1, 2


def attention(*args, **options) -> Tuple[Tensor, Tensor]:
    """`attention(q, k, v, bias=None, mask=None, …, *, causal=0, …) -> (out, lse)`, see above. ValueError for a wrong argument,
    RuntimeError if no implementation takes the options."""
    return _call(torch.ops.anywarp.attention.default, args, options)


def attention_backward(*args, **options) -> Tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`attention_backward(dout, dlse, out, lse, q, k, v, …, *, wanted, …) -> (dq, dk, dv, dbias, dsinks)`; `wanted`: five bools
    in that order. What is not wanted has no elements."""
    return _call(torch.ops.anywarp.attention_backward.default, args, options)


def kv_append(*args) -> None:
    """`kv_append(k_cache, v_cache, new_k, new_v, seqlens_k, kv_batch_index=None, block_table=None)`: writes row t of new_k and
    new_v (batch, kv_heads, new, head_dim) to position seqlens_k[s] + t of the caches. The caller adds to seqlens_k."""
    return _call(torch.ops.anywarp.kv_append.default, args, {})


def _call(operator, args, options):
    if torch.compiler.is_compiling():
        return operator(*args, **options)
    try:
        return operator(*args, **options)
    except RuntimeError as error:  # Which type comes out of the library depends on torch's version.
        if str(error).startswith("anywarp: "):
            raise ValueError(str(error)) from None
        raise


# Of attention's arguments, in its schema's order.
_TENSORS = ("q", "k", "v", "bias", "mask", "alibi_slopes", "sinks", "dropout_state", "cu_seqlens_q", "cu_seqlens_k", "seqlens_k",
            "leftpad_k", "kv_batch_index", "block_table")
_WANTED = ("q", "k", "v", "bias", "sinks")


def dropout_state() -> Tensor:
    """A Philox seed and offset from PyTorch's generator: torch.manual_seed() makes it repeat, torch.compile can trace it."""
    return torch.randint(0, 2**62, (2,), dtype=torch.int64, device="cpu")


def empty_in_layout_of(model: Tensor, shape: Sequence[int], dtype: Optional[torch.dtype] = None) -> Tensor:
    """Memory of that 4-D shape with the axes in the order they have in `model`, the last innermost. The same rule as in
    src/torch/tensors.cpp, so that fake tensors have the strides of real ones."""
    strides = model.stride()
    order = [0, 1, 2]
    if strides[3] == 1 and strides[0] != 0 and strides[1] != 0 and strides[2] != 0:
        order.sort(key=lambda axis: strides[axis], reverse=True)  # Stable: equal strides keep their order.
    return torch.empty_permuted(shape, (*order, 3), dtype=dtype or model.dtype, device=model.device)


@torch.library.register_fake("anywarp::attention")
def _(q, k, v, bias=None, mask=None, alibi_slopes=None, sinks=None, *rest, **options):
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        if tensor.dim() != 4:
            raise ValueError(f"anywarp: {name} has shape {tuple(tensor.shape)}; valid: 4 axes, (batch, heads, seqlen, head_dim)")
    out = empty_in_layout_of(q, (q.shape[0], q.shape[1], q.shape[2], v.shape[3]))
    return out, q.new_empty(q.shape[:3], dtype=torch.float32)


@torch.library.register_fake("anywarp::attention_backward")
def _(dout, dlse, out, lse, q, k, v, bias=None, mask=None, alibi_slopes=None, sinks=None, *rest, wanted, **options):
    def gradient(want, tensor):
        return empty_in_layout_of(tensor, tensor.shape) if want and tensor is not None else q.new_empty((0,))

    dq, dk, dv, dbias = (gradient(want, tensor) for want, tensor in zip(wanted, (q, k, v, bias)))
    dsinks = sinks.new_empty(sinks.shape) if wanted[4] and sinks is not None else q.new_empty((0,))
    return dq, dk, dv, dbias, dsinks


@torch.library.register_fake("anywarp::kv_append")
def _(k_cache, v_cache, new_k, new_v, seqlens_k, kv_batch_index=None, block_table=None):
    return None


def _setup_context(ctx, inputs, keyword_only_inputs, output):
    out, lse = output
    ctx.set_materialize_grads(False)
    ctx.save_for_backward(out, lse, *inputs)
    ctx.options = keyword_only_inputs


def _backward(ctx, dout, dlse):
    out, lse, *inputs = ctx.saved_tensors
    needs = dict(zip(_TENSORS, ctx.needs_input_grad))  # Short: the dispatcher leaves trailing defaults out.
    if dout is None and dlse is None:
        return (None,) * len(_TENSORS)
    if dout is None:  # Only lse was used.
        dout = out.new_zeros(()).expand(out.shape)
    wanted = [needs.get(name, False) for name in _WANTED]
    gradients = torch.ops.anywarp.attention_backward(dout, dlse, out, lse, *inputs, wanted=wanted, **ctx.options)
    given = {name: gradient for name, gradient, want in zip(_WANTED, gradients, wanted) if want}
    return tuple(given.get(name) for name in _TENSORS)


torch.library.register_autograd("anywarp::attention", _backward, setup_context=_setup_context)


def _no_double_backward(ctx, *gradients):
    raise NotImplementedError("anywarp: attention has no second derivative; valid: one backward, or torch's math attention where "
                              "gradients of gradients are needed")


torch.library.register_autograd("anywarp::attention_backward", _no_double_backward)


def _slices(values, dims, index):
    return [value if dim is None else value.select(dim, index) for value, dim in zip(values, dims)]


def _vmap_of(operator):
    """vmap runs the operator once a slice: it has a batch axis of its own, where speed matters."""

    def rule(info, in_dims, *args, **options):
        results = [operator(*_slices(args, in_dims, index), **options) for index in range(info.batch_size)]
        return tuple(torch.stack(outputs) for outputs in zip(*results)), (0,) * len(results[0])

    return rule


torch.library.register_vmap("anywarp::attention", _vmap_of(torch.ops.anywarp.attention))
torch.library.register_vmap("anywarp::attention_backward", _vmap_of(torch.ops.anywarp.attention_backward))
