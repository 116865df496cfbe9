"""PyTorch's `scaled_dot_product_attention` on the operator: its signature and its meaning, and a switch that puts it behind
torch.nn.functional, where nn.MultiheadAttention, transformers' "sdpa" and most models find it."""

from __future__ import annotations

import math
import warnings
from typing import Optional

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.autograd import forward_ad
from torch.nn.attention.bias import CausalBias, CausalVariant
from torch.overrides import has_torch_function

from anywarp import ops
from anywarp.attention import DTYPES, attention, autocast, bias_on, mask_on, scores_of

_original = F.scaled_dot_product_attention
_said: set = set()
_fastpath_before: Optional[bool] = None


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Optional[Tensor] = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: Optional[float] = None,
    enable_gqa: bool = False,
) -> Tensor:
    """torch.nn.functional.scaled_dot_product_attention by anywarp's operator.

    Args:
        query: (…, heads, seqlen_q, head_dim); any number of leading axes, also none and no heads. float32, float16, bfloat16.
        key: (…, kv_heads, seqlen_k, head_dim). Leading axes broadcast, as in PyTorch.
        value: (…, kv_heads, seqlen_k, head_dim_v).
        attn_mask: bool, True where a key takes part; or floating point, added to the scores, with a gradient. Broadcasts to
            (…, heads, seqlen_q, seqlen_k).
        dropout_p: as in PyTorch it is applied whenever it is above 0. The random numbers are not PyTorch's own.
        is_causal: query i sees keys 0 to i (top-left). Excludes attn_mask.
        scale: default 1 / √head_dim.
        enable_gqa: kv_heads may divide heads.

    Returns: (…, heads, seqlen_q, head_dim_v).

    Raises: RuntimeError where PyTorch does; TypeError and ValueError as anywarp.attention.
    """
    if attn_mask is not None and is_causal:
        raise RuntimeError("scaled_dot_product_attention: attn_mask is set and is_causal is True; valid: one of them")
    for name, tensor in (("query", query), ("key", key), ("value", value)):
        if tensor.dim() < 2:
            raise RuntimeError(f"{name} has shape {tuple(tensor.shape)}; valid: 2 axes or more, (…, seqlen, head_dim)")
    query, key, value = autocast(query, key, value)
    for name, tensor in (("key", key), ("value", value)):
        if tensor.dtype != query.dtype:
            raise RuntimeError(f"{name} is {tensor.dtype}; valid: query's dtype, {query.dtype}")
    if query.dtype not in DTYPES:
        raise TypeError(f"query is {query.dtype}; valid: torch.float32, torch.float16, torch.bfloat16")
    if not 0.0 <= dropout_p < 1.0:
        raise ValueError(f"dropout_p is {dropout_p}; valid: at least 0 and below 1")

    lead = query.shape[:-2]
    q, k, v, mask, batch = _with_four_axes(query, key, value, attn_mask, enable_gqa)
    bias = None
    if mask is not None and mask.is_floating_point():
        bias, mask = bias_on("attn_mask", mask, scores_of(q, k)), None
    elif mask is not None:
        mask = mask_on("attn_mask", mask, scores_of(q, k))
    out, _ = ops.attention(
        q, k, v, bias, mask, None, None, ops.dropout_state(q.device) if dropout_p > 0.0 else None,
        causal=ops.CAUSAL_TOP_LEFT if is_causal else ops.CAUSAL_NONE, scale=scale, dropout_p=dropout_p)
    if len(batch) == 1 and query.dim() > 2:
        return out
    heads = () if len(lead) == 0 and out.shape[1] == 1 else (out.shape[1],)
    return out.reshape(*batch, *heads, out.shape[2], out.shape[3])


def _with_four_axes(query, key, value, attn_mask, enable_gqa):
    """The tensors as (batch, heads, seqlen, dim), attn_mask as what broadcasts to the scores, and the leading axes that batch
    stands for. Leading axes broadcast; heads do too unless they are grouped."""
    q, k, v = (t if t.dim() > 2 else t.unsqueeze(0) for t in (query, key, value))
    if q.dim() == k.dim() == v.dim() == 4 and not enable_gqa and q.shape[:2] == k.shape[:2] == v.shape[:2]:
        return q, k, v, attn_mask, q.shape[:1]  # What nearly every call is.
    batch = torch.broadcast_shapes(q.shape[:-3], k.shape[:-3], v.shape[:-3])
    if enable_gqa:
        heads, kv_heads = q.shape[-3], k.shape[-3]
        if kv_heads != v.shape[-3] or kv_heads == 0 or heads % kv_heads != 0:
            raise RuntimeError(f"query, key and value have {heads}, {kv_heads} and {v.shape[-3]} heads; valid with enable_gqa: as many of "
                               "value as of key, dividing those of query")
    else:
        (heads,) = torch.broadcast_shapes(q.shape[-3:-2], k.shape[-3:-2], v.shape[-3:-2])
        kv_heads = 1 if k.shape[-3] == v.shape[-3] == 1 else heads

    size = math.prod(batch)

    def flat(tensor, heads):
        if len(batch) == 1 and tensor.shape[:2] == (size, heads):
            return tensor
        return tensor.expand(*batch, heads, *tensor.shape[-2:]).reshape(size, heads, *tensor.shape[-2:])

    if attn_mask is not None and attn_mask.dim() > 4:
        shape = attn_mask.shape
        attn_mask = attn_mask.expand(*batch, *shape[-3:]).reshape(size, *shape[-3:])
    return flat(q, heads), flat(k, kv_heads), flat(v, kv_heads), attn_mask, batch


def _refusal(query, key, value, attn_mask, is_causal, enable_gqa) -> Optional[str]:
    """Why the operator does not take the call, and PyTorch's own function does."""
    if attn_mask is not None and is_causal:
        return "attn_mask and is_causal are given; supported: one of them"
    if has_torch_function((query, key, value, attn_mask)):
        return "a tensor is of a class of its own; supported: torch.Tensor"
    for tensor in (query, key, value) if attn_mask is None else (query, key, value, attn_mask):
        if tensor.device.type not in ops.DEVICES:
            return f"the device is {tensor.device.type}; supported: {', '.join(ops.DEVICES)}"
        if tensor.is_nested or tensor.layout != torch.strided:
            return "a tensor is nested or sparse; supported: strided"
    if query.dtype not in DTYPES and not torch.is_autocast_enabled(query.device.type):
        return f"the dtype is {query.dtype}; supported: float32, float16, bfloat16"
    if query.shape[-1] == 0 or value.shape[-1] == 0:
        return "head_dim is 0; supported: from 1"
    if query.device.type == "cuda" and max(query.shape[-1], value.shape[-1]) > 256:
        return f"head_dim is {max(query.shape[-1], value.shape[-1])} on a GPU; supported: to 256"
    if query.dtype == torch.float32 and torch.version.hip and query.device.type == "cuda" and not torch.is_autocast_enabled("cuda"):
        return "the dtype is float32 on an AMD GPU; supported: float16, bfloat16"
    if not torch.compiler.is_compiling() and forward_ad._current_level >= 0:
        return "forward-mode differentiation is on; supported: backward"
    if enable_gqa and key.dim() > 2 and value.dim() > 2 and key.shape[-3] != value.shape[-3]:
        return f"key has {key.shape[-3]} heads and value {value.shape[-3]}; supported: equal numbers"
    return None


def _behind_torch(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
    """What stands at torch.nn.functional.scaled_dot_product_attention while enable_sdpa() holds."""
    if isinstance(attn_mask, CausalBias):  # It knows PyTorch's own function only.
        return _with_causal_bias(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)
    reason = _refusal(query, key, value, attn_mask, is_causal, enable_gqa)
    if reason is None:
        return scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa)
    if not torch.compiler.is_compiling() and reason not in _said:
        _said.add(reason)
        warnings.warn(f"anywarp.enable_sdpa: PyTorch's own scaled_dot_product_attention runs here: {reason}", stacklevel=2)
    return _original(query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa)


def _with_causal_bias(query, key, value, attn_bias, dropout_p, is_causal, scale, enable_gqa):
    if is_causal:
        raise ValueError("attn_mask is a CausalBias and is_causal is True; valid: one of them")
    if attn_bias.variant == CausalVariant.UPPER_LEFT:
        return _behind_torch(query, key, value, None, dropout_p, True, scale=scale, enable_gqa=enable_gqa)
    if _refusal(query, key, value, None, False, enable_gqa) is None and query.dim() == 4 and (enable_gqa or query.shape[1] == key.shape[1]):
        return attention(query, key, value, causal="bottom-right", scale=scale, dropout_p=dropout_p)
    return _behind_torch(query, key, value, attn_bias._materialize(query.device), dropout_p, scale=scale, enable_gqa=enable_gqa)


class _Enabled:
    """What enable_sdpa() returns: as a context manager it restores, at the end, what was before."""

    def __init__(self, was_enabled: bool):
        self._was_enabled = was_enabled

    def __enter__(self) -> "_Enabled":
        return self

    def __exit__(self, *exception) -> None:
        if not self._was_enabled:
            disable_sdpa()


def enable_sdpa() -> _Enabled:
    """Puts anywarp behind torch.nn.functional.scaled_dot_product_attention, until disable_sdpa() or the end of a `with`:

        with anywarp.enable_sdpa():
            model(x)

    What the operator does not take (other devices, float64, nested tensors, head dimensions above 256 on a GPU) goes to PyTorch's
    own function, with one warning for each reason. PyTorch's fused inference path of nn.MultiheadAttention and
    nn.TransformerEncoderLayer, which calls no Python, is switched off meanwhile (torch.backends.mha). Code that took the function
    by `from torch.nn.functional import scaled_dot_product_attention` before keeps PyTorch's. Holds for all threads.
    """
    global _fastpath_before
    was_enabled = F.scaled_dot_product_attention is _behind_torch
    if not was_enabled:
        _fastpath_before = torch.backends.mha.get_fastpath_enabled()
        torch.backends.mha.set_fastpath_enabled(False)
        F.scaled_dot_product_attention = _behind_torch
    return _Enabled(was_enabled)


def disable_sdpa() -> None:
    """Puts PyTorch's own function back. Does nothing if it is there."""
    if F.scaled_dot_product_attention is _behind_torch:
        F.scaled_dot_product_attention = _original
        torch.backends.mha.set_fastpath_enabled(_fastpath_before)
