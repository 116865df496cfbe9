"""attn_implementation="anywarp" in Hugging Face transformers (4.56 or newer): importing this module registers it.

    import anywarp.transformers
    model = AutoModelForCausalLM.from_pretrained(..., attn_implementation="anywarp")

Every option that models hand to an attention function is taken: grouped heads, sliding windows, soft caps, sinks,
position biases (with gradient), dropout, boolean and additive masks, packed sequences by position_ids or by cu_seq_lens_q
and cu_seq_lens_k. Attention weights are not returned (output_attentions).

Masks are made as for "sdpa": none where causality says it all, otherwise a boolean (batch, 1, seqlen_q, seqlen_k); for
models that do not support "sdpa", as for "eager". A mask that is nothing but causal, windowed and padded carries that as a
note, and the operator skips what is masked instead of reading the mask; the note is lost, not wrong, when a model slices or
copies the mask.
"""

import sys
from dataclasses import dataclass
from typing import Optional

import torch
import transformers
from torch import Tensor
from transformers.masking_utils import eager_mask, sdpa_mask

from anywarp import ops
from anywarp.attention import attention, autocast

NAME = "anywarp"

_logger = transformers.utils.logging.get_logger(__name__)


@dataclass
class _Note:
    """What a mask is made of."""

    plain: bool  # Causal from the bottom right, in a window, with padding, and no more.
    window: Optional[int]  # Keys that a query sees, its own included.
    padding: Optional[Tensor]  # (batch, seqlen_k) bool, or no 2-D mask was given.


def register() -> None:
    """Makes attn_implementation="anywarp" known to transformers. Importing this module does it."""
    transformers.AttentionInterface.register(NAME, attention_forward)
    transformers.AttentionMaskInterface.register(NAME, attention_mask)


def attention_mask(*args, **options) -> Optional[Tensor]:
    """A mask as transformers makes it for "sdpa", or for "eager" where the models know no other, with a note of what it is
    made of.
    """
    models = type(options.get("config")).__module__.replace(".configuration_", ".modeling_")
    mask = (sdpa_mask if _knows_sdpa(models) else eager_mask)(*args, **options)
    if mask is not None and not torch.compiler.is_compiling():
        mask.anywarp_note = _note(**options)
    return mask


def attention_forward(
    module: torch.nn.Module,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attention_mask: Optional[Tensor],
    dropout: float = 0.0,
    scaling: Optional[float] = None,
    sliding_window: Optional[int] = None,
    softcap: Optional[float] = None,
    is_causal: Optional[bool] = None,
    s_aux: Optional[Tensor] = None,
    position_bias: Optional[Tensor] = None,
    sinks: Optional[Tensor] = None,
    **kwargs,
) -> tuple:
    """transformers' attention function: query (batch, heads, seqlen_q, head_dim), key and value (batch, kv_heads, seqlen_k,
    ...) to (batch, seqlen_q, heads, head_dim of value), and None for the weights.

    s_aux: (heads,), a sink a head. sinks: (batch, heads, seqlen_q, 1), one a query, as some models compute them.
    """
    if kwargs.get("output_attentions") or kwargs.get("head_mask") is not None:
        _logger.warning_once("anywarp attention returns no weights and takes no head_mask; use attn_implementation='eager'")
    if is_causal is None:
        is_causal = getattr(module, "is_causal", True)
    query, key, value = autocast(query, key, value)
    options = {
        "scale": scaling,
        "softcap": softcap or 0.0,
        "sinks": s_aux,
        "dropout_p": dropout if module.training else 0.0,
    }
    note = getattr(attention_mask, "anywarp_note", None)
    if kwargs.get("cu_seq_lens_q") is not None:
        if attention_mask is not None and (note is None or note.padding is not None):
            raise ValueError("attention_mask and cu_seq_lens_q are both given; pass one: packed sequences have no padding")
        out, lse = _packed(query, key, value, is_causal, sliding_window, position_bias, options, kwargs)
    else:
        if query.shape[0] != key.shape[0]:  # Learned queries that all sequences share.
            batch = max(query.shape[0], key.shape[0])
            query, key, value = (x.expand(batch, -1, -1, -1) for x in (query, key, value))
        is_causal = is_causal and _knows_sdpa(type(module).__module__)
        masking = _masking(query, key, attention_mask, note, is_causal, position_bias)
        out, lse = attention(query, key, value, return_lse=True, **masking, **options)
    if sinks is not None:
        # One more logit without a value: what it takes from the sum, log-sum-exp tells.
        out = out * torch.sigmoid(lse[..., None] - sinks.float()).to(out.dtype)
    return out.transpose(1, 2).contiguous(), None


@torch.compiler.assume_constant_result
def _knows_sdpa(models: str) -> bool:
    """Whether the models of a module may run with "sdpa": that they take boolean masks, and say by is_causal where none is
    needed. Others may add masks to scores in code of their own. What has no models there is trusted.
    """
    classes = [
        value
        for value in vars(sys.modules.get(models, transformers)).values()
        if isinstance(value, type) and issubclass(value, transformers.PreTrainedModel) and value.__module__ == models
    ]
    return not classes or any(value._supports_sdpa for value in classes)


def _note(
    q_length=None, kv_length=0, q_offset=0, kv_offset=0, cache_position=None, attention_mask=None, local_size=None,
    allow_is_causal_skip=True, config=None, **_,
):  # fmt: skip
    """Reads what a mask is made of from the arguments of sdpa_mask, by the names of transformers 4 or 5."""
    if cache_position is not None:
        q_length, q_offset = cache_position.shape[0], int(cache_position[0])
    # Whoever adds something to a causal mask forbids to skip it; chunks are told apart from windows by the model's config.
    plain = allow_is_causal_skip and (local_size is None or getattr(config, "attention_chunk_size", None) is None)
    # A static cache's last keys are still to come: then the diagonal does not end in the corner.
    plain = plain and not torch.is_tensor(q_offset) and kv_offset + kv_length == q_offset + q_length
    padding = attention_mask
    if padding is not None:
        padding = padding[:, kv_offset : kv_offset + kv_length]
        plain = plain and padding.shape[1] == kv_length
    return _Note(bool(plain), local_size, padding)


def _masking(query, key, mask, note, is_causal, position_bias):
    """The causal, window, mask and bias arguments of anywarp.attention."""
    seqlen_q, seqlen_k = query.shape[2], key.shape[2]
    if position_bias is not None:
        position_bias = position_bias[..., :seqlen_k]
    if mask is None:
        # No mask and more keys than queries: a static cache that was empty, whose first keys are the queries' own.
        return {"causal": "top-left" if is_causal and seqlen_q > 1 else False, "bias": position_bias}
    if note is not None and note.plain:
        padding = note.padding[:, None, None, :] if note.padding is not None else None
        window = (note.window - 1, None) if note.window is not None else None
        return {"causal": True, "window": window, "mask": padding, "bias": position_bias}
    mask = mask[..., :seqlen_k]
    if mask.dtype == torch.bool:
        return {"mask": mask, "bias": position_bias}
    return {"bias": mask if position_bias is None else position_bias + mask}


def _packed(query, key, value, is_causal, sliding_window, position_bias, options, kwargs):
    """Sequences one behind the other in a batch of one, as cu_seq_lens_q and cu_seq_lens_k cut them."""
    if query.shape[0] != 1:
        raise ValueError(f"cu_seq_lens_q is given with a batch of {query.shape[0]}; packed sequences come in a batch of 1")
    if position_bias is not None:
        raise ValueError("cu_seq_lens_q is given with position_bias; use a mask instead of packed sequences")
    side = sliding_window - 1 if sliding_window is not None else -1
    cu_seqlens = [kwargs[name].to(torch.int32) for name in ("cu_seq_lens_q", "cu_seq_lens_k")]
    longest = [kwargs.get(name) for name in ("max_length_q", "max_length_k")]
    longest = [int(n if n is not None else cu.diff().max()) for n, cu in zip(longest, cu_seqlens)]
    sinks, dropout_p = options["sinks"], options["dropout_p"]
    return ops.attention(
        query,
        key,
        value,
        sinks=None if sinks is None else sinks.float(),
        dropout_state=ops.dropout_state(query.device) if dropout_p > 0 else None,
        cu_seqlens_q=cu_seqlens[0],
        cu_seqlens_k=cu_seqlens[1],
        max_seqlen_q=longest[0],
        max_seqlen_k=longest[1],
        causal=ops.CAUSAL_BOTTOM_RIGHT if is_causal else ops.CAUSAL_NONE,
        window_left=side,
        window_right=side,
        scale=options["scale"],
        softcap=options["softcap"],
        dropout_p=dropout_p,
    )


register()
