"""`torch.ops.anywarp.*`, the operators under everything else here. The kernels and schemas are in libanywarp_torch (src/torch/);
what PyTorch must know of them besides (shapes, gradients, vmap) is in _registration.py.

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
| dropout_state | int64 (2), the Philox seed and offset, on the CPU or on q's device; needed with dropout_p > 0 (`dropout_state()` draws one) |
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
| allow_tf32 | float32 on a GPU may be multiplied as TF32; default: torch.backends.cuda.matmul.fp32_precision == "tf32" |

Tensors are all on one device; on a GPU, lengths and pages too. There nothing waits for the device, and a captured CUDA graph
follows lengths, pages and a dropout_state in the GPU's memory when they change; one on the CPU is captured as it is.

Returns out, shaped as q with head_dim_v columns and in q's memory layout, and lse, float32 (batch, heads, seqlen_q): the natural
logarithm of Σ exp(scores). A row that sees no key: out 0, lse −inf. Both have gradients with respect to q, k, v, bias, sinks. A
second derivative is refused.
"""

from __future__ import annotations

import functools
from typing import List, NamedTuple, Tuple, Union

import torch
from torch import Tensor
from torch.autograd import forward_ad

from anywarp import _registration

CAUSAL_NONE, CAUSAL_BOTTOM_RIGHT, CAUSAL_TOP_LEFT = 0, 1, 2


#: Device types with kernels. "cuda" is PyTorch's name for AMD GPUs too.
DEVICES = tuple(torch.ops.anywarp.devices().split(","))


class Implementation(NamedTuple):
    name: str  #: What ANYWARP_ATTENTION takes.
    title: str
    unavailable: str  #: Empty, or why this build or machine cannot run it.


def implementations() -> List[Implementation]:
    """The kernels of this library in the order in which they are tried, and those that its build left out."""
    texts = torch.ops.anywarp.implementations()
    return [Implementation(*texts[at : at + 3]) for at in range(0, len(texts), 3)]


def attention(*args, **options) -> Tuple[Tensor, Tensor]:
    """`attention(q, k, v, bias=None, mask=None, …, *, causal=0, …) -> (out, lse)`, see above. ValueError for a wrong argument,
    RuntimeError if no implementation takes the options."""
    q = args[0] if args else options["q"]
    options.setdefault("allow_tf32", q.dtype == torch.float32 and q.device.type == "cuda" and _tf32_is_allowed())
    operator = torch.ops.anywarp.attention.default
    if not torch.compiler.is_compiling():
        if _wants_gradients(args, options):
            operator = _registration.attention_with_gradients
        else:
            operator = functools.partial(_registration.below_autograd, operator)
    return _call(operator, args, options)


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
    if forward_ad._current_level >= 0 and any(_has_tangent(tensor) for tensor in args):
        raise NotImplementedError("anywarp: attention has no forward-mode derivative; valid: backward")
    try:
        return operator(*args, **options)
    except RuntimeError as error:  # Which type comes out of the library depends on torch's version.
        if str(error).startswith("anywarp: "):
            raise ValueError(str(error)) from None
        raise


def _wants_gradients(args, options) -> bool:
    if torch._C._are_functorch_transforms_active():
        return True
    return torch.is_grad_enabled() and any(isinstance(value, Tensor) and value.requires_grad for value in (*args, *options.values()))


@torch.compiler.assume_constant_result  # Compiled code is guarded by the setting anyway.
def _tf32_is_allowed() -> bool:
    return torch.backends.cuda.matmul.fp32_precision == "tf32"


def _has_tangent(value) -> bool:
    return isinstance(value, Tensor) and forward_ad.unpack_dual(value).tangent is not None


def dropout_state(device: Union[torch.device, str] = "cpu") -> Tensor:
    """A Philox seed and offset from PyTorch's generator of that device: torch.manual_seed() makes it repeat, torch.compile can
    trace it, and in a captured CUDA graph every replay draws another."""
    return torch.randint(0, 2**62, (2,), dtype=torch.int64, device=device)
