"""`anywarp.attention`: scaled dot-product attention with every option of the operator, for PyTorch tensors."""

from __future__ import annotations

from typing import Optional, Tuple, Union

import torch
from torch import Tensor

from anywarp import ops

DTYPES = (torch.float32, torch.float16, torch.bfloat16)
_CAUSAL = {False: ops.CAUSAL_NONE, True: ops.CAUSAL_BOTTOM_RIGHT, "bottom-right": ops.CAUSAL_BOTTOM_RIGHT,
           "top-left": ops.CAUSAL_TOP_LEFT}

Window = Tuple[Optional[int], Optional[int]]
Scores = Tuple[int, int, int, int]


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    causal: Union[bool, str] = False,
    window: Optional[Window] = None,
    scale: Optional[float] = None,
    softcap: float = 0.0,
    bias: Optional[Tensor] = None,
    mask: Optional[Tensor] = None,
    alibi_slopes: Optional[Tensor] = None,
    sinks: Optional[Tensor] = None,
    dropout_p: float = 0.0,
    deterministic: bool = False,
    allow_tf32: Optional[bool] = None,
    return_lse: bool = False,
) -> Union[Tensor, Tuple[Tensor, Tensor]]:
    """softmax(softcap(scale · q kᵀ) + bias + alibi, masked) v.

    Args:
        q: (batch, heads, seqlen_q, head_dim), float32, float16 or bfloat16. Any strides.
        k: (batch, kv_heads, seqlen_k, head_dim) of q's dtype. kv_heads divides heads: query head h reads key head
            h // (heads // kv_heads).
        v: (batch, kv_heads, seqlen_k, head_dim_v) of q's dtype.
        causal: False; True or "bottom-right": the last query sees every key (FlashAttention's); "top-left": query i sees keys
            0 to i (PyTorch's is_causal). The two differ where seqlen_q and seqlen_k do.
        window: (left, right): keys further than this from a query's diagonal are not seen. None or −1: open.
        scale: default 1 / √head_dim. Any finite number.
        softcap: scores become softcap · tanh(scores / softcap); 0: none.
        bias: added to the scores, after the cap. Broadcast to (batch, heads, seqlen_q, seqlen_k) as PyTorch broadcasts;
            floating point. −inf masks a key. Gets a gradient.
        mask: bool, True where a key may be seen; broadcast as bias.
        alibi_slopes: float32 (heads) or (batch, heads): −slope · distance to the diagonal is added.
        sinks: (heads), floating point: one more logit a head in the softmax, with no value. Gets a gradient.
        dropout_p: probability that an attention weight is dropped; [0, 1). The numbers come from PyTorch's generator:
            torch.manual_seed() makes them repeat.
        deterministic: the backward gives the same bits every time.
        allow_tf32: float32 tensors on a GPU may be multiplied as TF32, which is faster and rounds to 10 bits. Default: as matrix
            products do, torch.backends.cuda.matmul.allow_tf32 (or fp32_precision), which is off unless set.
        return_lse: return (out, lse).

    Returns:
        out (batch, heads, seqlen_q, head_dim_v), of q's dtype and in q's memory layout; with return_lse also lse, float32
        (batch, heads, seqlen_q), the natural logarithm of Σ exp(scores), the sink included. Both have gradients. A row that
        sees no key gives out 0 and lse −inf, never NaN; NaN in a masked key reaches nothing.

    Under torch.autocast q, k and v are cast to the autocast dtype. ANYWARP_ATTENTION=<name> forces an implementation.

    Raises:
        TypeError, ValueError: an argument is wrong; the message names it, its value and what would be valid.
        RuntimeError: no implementation takes these options; the message says what each misses.
    """
    q, k, v = _inputs(q, k, v)
    left, right = _window(window)
    if bias is not None:
        bias = bias_on("bias", bias, scores_of(q, k))
    if mask is not None:
        mask = mask_on("mask", mask, scores_of(q, k))
    if alibi_slopes is not None and alibi_slopes.dtype != torch.float32:
        raise TypeError(f"alibi_slopes is {alibi_slopes.dtype}; valid: torch.float32")
    if sinks is not None and sinks.dtype != torch.float32:
        if not sinks.is_floating_point():
            raise TypeError(f"sinks is {sinks.dtype}; valid: a floating-point dtype")
        sinks = sinks.float()
    tf32 = {} if allow_tf32 is None else {"allow_tf32": allow_tf32}
    out, lse = ops.attention(
        q, k, v, bias, mask, alibi_slopes, sinks, _dropout(dropout_p, q.device),
        causal=causal_code(causal), window_left=left, window_right=right, scale=scale, softcap=softcap, dropout_p=dropout_p,
        deterministic=deterministic, **tf32)
    return (out, lse) if return_lse else out


def causal_code(causal: Union[bool, str]) -> int:
    """The operator's number for a causal argument."""
    if not isinstance(causal, (bool, str)) or causal not in _CAUSAL:
        raise ValueError(f"causal is {causal!r}; valid: False, True, 'bottom-right', 'top-left'")
    return _CAUSAL[causal]


def autocast(*tensors: Tensor) -> Tuple[Tensor, ...]:
    """The tensors in the dtype that torch.autocast asks for, where it is on for their device."""
    device = tensors[0].device.type
    if device == "meta" or not torch.is_autocast_enabled(device):  # Meta has no autocast, and torch raises there.
        return tensors
    dtype = torch.get_autocast_dtype(device)
    return tuple(t.to(dtype) if t.is_floating_point() and t.dtype != torch.float64 else t for t in tensors)


def scores_of(q: Tensor, k: Tensor) -> Scores:
    """The shape of the scores, (batch, heads, seqlen_q, seqlen_k)."""
    return (*q.shape[:3], k.shape[2])


def bias_on(name: str, tensor: Tensor, scores: Scores) -> Tensor:
    """A float tensor that broadcasts to the scores, with four axes, in a dtype that the operator adds."""
    if not isinstance(tensor, Tensor):
        raise TypeError(f"{name} is a {type(tensor).__name__}; valid: a torch.Tensor or None")
    if not tensor.is_floating_point():
        raise TypeError(f"{name} is {tensor.dtype}; valid: a floating-point dtype" + (" (a bool tensor is a mask)" if name == "bias" else ""))
    if tensor.dtype not in DTYPES:
        tensor = tensor.float()
    return _four_axes(name, tensor, scores)


def _inputs(q: Tensor, k: Tensor, v: Tensor) -> Tuple[Tensor, ...]:
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        if not isinstance(tensor, Tensor):
            raise TypeError(f"{name} is a {type(tensor).__name__}; valid: a torch.Tensor")
        if tensor.dim() != 4:
            raise ValueError(f"{name} has shape {tuple(tensor.shape)}; valid: 4 axes, (batch, {'heads' if name == 'q' else 'kv_heads'}, seqlen, head_dim)")
    if q.device.type not in (*ops.DEVICES, "meta"):
        how = "; kernels for GPUs are not in this build: `make cuda` or `make hip`" if q.device.type == "cuda" else ""
        raise ValueError(f"q is on {q.device}; valid: {', '.join(ops.DEVICES)}{how}")
    q, k, v = autocast(q, k, v)
    if q.dtype not in DTYPES:
        raise TypeError(f"q is {q.dtype}; valid: torch.float32, torch.float16, torch.bfloat16")
    for name, tensor in (("k", k), ("v", v)):
        if tensor.dtype != q.dtype:
            raise TypeError(f"{name} is {tensor.dtype}; valid: q's dtype, {q.dtype}")
        if tensor.device != q.device:
            raise ValueError(f"{name} is on {tensor.device}; valid: q's device, {q.device}")
    return q, k, v


def _window(window: Optional[Window]) -> Tuple[int, int]:
    if window is None:
        return -1, -1
    if not isinstance(window, (tuple, list)) or len(window) != 2:
        raise ValueError(f"window is {window!r}; valid: None or (left, right), each an integer from 0, or None or -1 for open")
    sides = tuple(-1 if side is None else side for side in window)
    if any(isinstance(side, (bool, float)) or side < -1 for side in sides):
        raise ValueError(f"window is {window!r}; valid: None or (left, right), each an integer from 0, or None or -1 for open")
    return sides


def mask_on(name: str, mask: Tensor, scores: Scores) -> Tensor:
    """A bool tensor that broadcasts to the scores, with four axes."""
    if not isinstance(mask, Tensor):
        raise TypeError(f"{name} is a {type(mask).__name__}; valid: a torch.Tensor or None")
    if mask.dtype != torch.bool:
        raise TypeError(f"{name} is {mask.dtype}; valid: torch.bool, True where a key may be seen (a float tensor is a bias)")
    return _four_axes(name, mask, scores)


def _four_axes(name: str, tensor: Tensor, scores: Scores) -> Tensor:
    if tensor.dim() > 4:
        raise ValueError(f"{name} has shape {tuple(tensor.shape)}; valid: at most 4 axes, broadcast to {tuple(scores)}")
    for have, want in zip(reversed(tensor.shape), reversed(scores)):
        if have != want and have != 1:
            raise ValueError(f"{name} has shape {tuple(tensor.shape)}; valid: what broadcasts to (batch, heads, seqlen_q, seqlen_k) = {tuple(scores)}")
    return tensor[(None,) * (4 - tensor.dim())]


def _dropout(p: float, device: torch.device) -> Optional[Tensor]:
    if not 0.0 <= p < 1.0:
        raise ValueError(f"dropout_p is {p}; valid: at least 0 and below 1")
    return ops.dropout_state(device) if p > 0.0 else None
