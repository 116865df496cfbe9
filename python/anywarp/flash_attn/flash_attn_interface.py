"""The seven functions of flash-attn's public interface, version 2.8, on `torch.ops.anywarp`. Every argument and result
means what it means there; the names and the order of arguments are the interface.

Common arguments
- dropout_p: probability that a weight is dropped; 0 in evaluation.
- softmax_scale: default 1 / sqrt(head_dim).
- causal: query i sees keys j <= i + seqlen_k - seqlen_q (bottom-right: the last query sees every key).
- window_size: (left, right); query i sees keys from i + seqlen_k - seqlen_q - left to ... + right; -1: open.
- softcap: scores become softcap * tanh(score / softcap); 0: none.
- alibi_slopes: float32 (heads,) or (batch, heads); adds -slope * |i + seqlen_k - seqlen_q - j| to the scores.
- deterministic: the backward gives the same bits every time.
- return_attn_probs: also return softmax_lse and S_dmask. S_dmask is for tests and costs seqlen_q * seqlen_k: without
  dropout an empty tensor; with dropout exp(score - the row's largest score), negative where dropout dropped the element,
  in sizes rounded up to multiples of 128.

K and V may have fewer heads than Q (GQA, MQA). The last dimension of a tensor need not be contiguous (it is copied then).
"""

import torch

from anywarp import ops
from anywarp.flash_attn._probabilities import signed_probabilities

# S_dmask is scaled by the maximum of a whole row, as if a kernel's key block held all of it.
_WHOLE_ROW = 1 << 30


def _get_block_size_n(device, head_dim, is_dropout, is_causal):
    """Keys that share one running maximum in S_dmask: what a reader of S_dmask needs to normalise it."""
    return _WHOLE_ROW


def flash_attn_func(
    q,
    k,
    v,
    dropout_p=0.0,
    softmax_scale=None,
    causal=False,
    window_size=(-1, -1),
    softcap=0.0,
    alibi_slopes=None,
    deterministic=False,
    return_attn_probs=False,
):
    """q: (batch, seqlen_q, heads, head_dim); k, v: (batch, seqlen_k, heads_k, head_dim).

    Returns out (batch, seqlen_q, heads, head_dim of v); with return_attn_probs also softmax_lse
    (batch, heads, seqlen_q) and S_dmask (batch, heads, seqlen_q, seqlen_k rounded).
    """
    options = _options(dropout_p, softmax_scale, causal, window_size, softcap, deterministic)
    q, k, v = (_unit_stride(x).transpose(1, 2) for x in (q, k, v))
    state = ops.dropout_state(q.device) if dropout_p > 0 else None
    out, lse = ops.attention(q, k, v, alibi_slopes=alibi_slopes, dropout_state=state, **options)
    out = out.transpose(1, 2).contiguous()
    if not return_attn_probs:
        return out
    lengths = [(q[b], k[b]) for b in range(q.shape[0])]
    return out, lse, signed_probabilities(lengths, q.shape[2], k.shape[2], alibi_slopes, state, options)


def flash_attn_kvpacked_func(
    q,
    kv,
    dropout_p=0.0,
    softmax_scale=None,
    causal=False,
    window_size=(-1, -1),
    softcap=0.0,
    alibi_slopes=None,
    deterministic=False,
    return_attn_probs=False,
):
    """As flash_attn_func; kv: (batch, seqlen_k, 2, heads_k, head_dim)."""
    k, v = kv.unbind(2)
    return flash_attn_func(
        q, k, v, dropout_p, softmax_scale, causal, window_size, softcap, alibi_slopes, deterministic, return_attn_probs
    )


def flash_attn_qkvpacked_func(
    qkv,
    dropout_p=0.0,
    softmax_scale=None,
    causal=False,
    window_size=(-1, -1),
    softcap=0.0,
    alibi_slopes=None,
    deterministic=False,
    return_attn_probs=False,
):
    """As flash_attn_func; qkv: (batch, seqlen, 3, heads, head_dim)."""
    q, k, v = qkv.unbind(2)
    return flash_attn_func(
        q, k, v, dropout_p, softmax_scale, causal, window_size, softcap, alibi_slopes, deterministic, return_attn_probs
    )


def flash_attn_varlen_func(
    q,
    k,
    v,
    cu_seqlens_q,
    cu_seqlens_k,
    max_seqlen_q,
    max_seqlen_k,
    dropout_p=0.0,
    softmax_scale=None,
    causal=False,
    window_size=(-1, -1),
    softcap=0.0,
    alibi_slopes=None,
    deterministic=False,
    return_attn_probs=False,
    block_table=None,
):
    """Sequences packed one behind the other: q (total_q, heads, head_dim); k, v (total_k, heads_k, head_dim), or with
    block_table (batch, pages a sequence) int32 the pages (pages, page_size, heads_k, head_dim).

    cu_seqlens_q, cu_seqlens_k: (batch + 1,) int32, sequence s owns rows cu_seqlens[s] to cu_seqlens[s + 1];
    max_seqlen_q, max_seqlen_k: the longest. Returns out (total_q, heads, head_dim of v); with return_attn_probs also
    softmax_lse (heads, total_q) and S_dmask (batch, heads, max_seqlen_q, max_seqlen_k rounded).
    """
    options = _options(dropout_p, softmax_scale, causal, window_size, softcap, deterministic)
    if block_table is not None and return_attn_probs and dropout_p > 0:
        raise ValueError("return_attn_probs with dropout is not supported with block_table; pass one of them")
    q, k, v = (_unit_stride(x) for x in (q, k, v))
    lengths = {"cu_seqlens_q": cu_seqlens_q, "max_seqlen_q": int(max_seqlen_q), "max_seqlen_k": int(max_seqlen_k)}
    if block_table is None:
        lengths["cu_seqlens_k"] = cu_seqlens_k
        cache_k, cache_v = (x.transpose(0, 1).unsqueeze(0) for x in (k, v))
    else:
        lengths.update(seqlens_k=cu_seqlens_k.diff(), block_table=_unit_stride(block_table))
        cache_k, cache_v = (x.transpose(1, 2) for x in (k, v))
    state = ops.dropout_state(q.device) if dropout_p > 0 else None
    out, lse = ops.attention(
        q.transpose(0, 1).unsqueeze(0),
        cache_k,
        cache_v,
        alibi_slopes=alibi_slopes,
        dropout_state=state,
        **lengths,
        **options,
    )
    out, lse = out.squeeze(0).transpose(0, 1).contiguous(), lse.squeeze(0)
    if not return_attn_probs:
        return out
    sequences = []
    if dropout_p > 0:
        rows = [q[begin:end] for begin, end in _ranges(cu_seqlens_q)]
        keys = [k[begin:end] for begin, end in _ranges(cu_seqlens_k)]
        sequences = [(a.transpose(0, 1), b.transpose(0, 1)) for a, b in zip(rows, keys)]
    return out, lse, signed_probabilities(sequences, max_seqlen_q, max_seqlen_k, alibi_slopes, state, options)


def flash_attn_varlen_kvpacked_func(
    q,
    kv,
    cu_seqlens_q,
    cu_seqlens_k,
    max_seqlen_q,
    max_seqlen_k,
    dropout_p=0.0,
    softmax_scale=None,
    causal=False,
    window_size=(-1, -1),
    softcap=0.0,
    alibi_slopes=None,
    deterministic=False,
    return_attn_probs=False,
):
    """As flash_attn_varlen_func; kv: (total_k, 2, heads_k, head_dim)."""
    k, v = kv.unbind(1)
    return flash_attn_varlen_func(
        q,
        k,
        v,
        cu_seqlens_q,
        cu_seqlens_k,
        max_seqlen_q,
        max_seqlen_k,
        dropout_p,
        softmax_scale,
        causal,
        window_size,
        softcap,
        alibi_slopes,
        deterministic,
        return_attn_probs,
    )


def flash_attn_varlen_qkvpacked_func(
    qkv,
    cu_seqlens,
    max_seqlen,
    dropout_p=0.0,
    softmax_scale=None,
    causal=False,
    window_size=(-1, -1),
    softcap=0.0,
    alibi_slopes=None,
    deterministic=False,
    return_attn_probs=False,
):
    """As flash_attn_varlen_func with the same lengths for queries and keys; qkv: (total, 3, heads, head_dim)."""
    q, k, v = qkv.unbind(1)
    return flash_attn_varlen_func(
        q,
        k,
        v,
        cu_seqlens,
        cu_seqlens,
        max_seqlen,
        max_seqlen,
        dropout_p,
        softmax_scale,
        causal,
        window_size,
        softcap,
        alibi_slopes,
        deterministic,
        return_attn_probs,
    )


@torch.no_grad()
def flash_attn_with_kvcache(
    q,
    k_cache,
    v_cache,
    k=None,
    v=None,
    rotary_cos=None,
    rotary_sin=None,
    cache_seqlens=None,
    cache_batch_idx=None,
    cache_leftpad=None,
    block_table=None,
    softmax_scale=None,
    causal=False,
    window_size=(-1, -1),
    softcap=0.0,
    rotary_interleaved=True,
    alibi_slopes=None,
    num_splits=0,
    return_softmax_lse=False,
):
    """Attention of new queries to a key-value cache, which first takes k and v at its end, in place. No gradient.

    q: (batch, seqlen_q, heads, head_dim). k_cache, v_cache: (batch_cache, seqlen_cache, heads_k, head_dim), or with
    block_table (batch, pages a sequence) int32 the pages (pages, page_size, heads_k, head_dim) of any page size.
    k, v: (batch, seqlen_new, heads_k, head_dim), written at positions cache_seqlens, cache_seqlens + 1, ...
    rotary_cos, rotary_sin: (positions, rotary_dim / 2), need k: rotate k at its positions; q likewise if causal or
    windowed, otherwise all of q at position cache_seqlens. rotary_interleaved: pairs (0, 1), (2, 3), ... instead of halves.
    cache_seqlens: int or (batch,) int32, keys in the cache before k is added; default: all of it.
    cache_batch_idx: (batch,) int32, the cache row of each sequence. cache_leftpad: (batch,) int32, where each starts.
    num_splits: how many parts of the cache to work on at once is the operator's choice; the value is not used.

    Returns out (batch, seqlen_q, heads, head_dim of v); with return_softmax_lse also softmax_lse (batch, heads, seqlen_q).
    """
    # Imported here: under the name flash_attn, this file may be loaded before the layers are.
    from anywarp.flash_attn.layers.rotary import rotate

    if (k is None) != (v is None):
        raise ValueError(f"k and v go together; {'k' if k is None else 'v'} is not given")
    if (rotary_cos is None) != (rotary_sin is None):
        raise ValueError("rotary_cos and rotary_sin go together; one of them is not given")
    if rotary_cos is not None and k is None:
        raise ValueError("rotary_cos needs k and v: what is in the cache was rotated when it was written")
    if k is not None and cache_seqlens is None:
        raise ValueError("k needs cache_seqlens: the number of keys that the cache holds before")
    options = _options(0.0, softmax_scale, causal, window_size, softcap, False)
    batch, seqlen_q = q.shape[:2]
    if isinstance(cache_seqlens, int):
        cache_seqlens = torch.full((batch,), cache_seqlens, dtype=torch.int32, device=q.device)
    block_table = _unit_stride(block_table)
    caches = [x.transpose(1, 2) for x in (k_cache, v_cache)]
    if cache_batch_idx is None and block_table is None:
        caches = [cache[:batch] for cache in caches]  # Views: a cache may have room for more sequences.

    if k is not None:
        if rotary_cos is not None:
            start = cache_seqlens.long()[:, None]
            local = causal or options["window_left"] >= 0 or options["window_right"] >= 0
            steps = torch.arange(max(seqlen_q, k.shape[1]), device=q.device)
            places = start + steps[:seqlen_q] if local else start.expand(-1, seqlen_q)
            q = rotate(q, rotary_cos, rotary_sin, places, rotary_interleaved)
            k = rotate(k, rotary_cos, rotary_sin, start + steps[: k.shape[1]], rotary_interleaved)
        new = [_unit_stride(x).transpose(1, 2) for x in (k, v)]
        ops.kv_append(*caches, *new, cache_seqlens, cache_batch_idx, block_table)
        cache_seqlens = cache_seqlens + k.shape[1]
    elif block_table is not None and cache_seqlens is None:
        everything = block_table.shape[1] * k_cache.shape[1]
        cache_seqlens = torch.full((batch,), everything, dtype=torch.int32, device=q.device)
    out, lse = ops.attention(
        _unit_stride(q).transpose(1, 2),
        *caches,
        alibi_slopes=alibi_slopes,
        seqlens_k=cache_seqlens,
        leftpad_k=cache_leftpad,
        kv_batch_index=cache_batch_idx,
        block_table=block_table,
        **options,
    )
    out = out.transpose(1, 2).contiguous()
    return (out, lse) if return_softmax_lse else out


def _options(dropout_p, softmax_scale, causal, window_size, softcap, deterministic):
    left, right = (int(x) for x in window_size)
    return {
        "causal": ops.CAUSAL_BOTTOM_RIGHT if causal else ops.CAUSAL_NONE,
        "window_left": left if left >= 0 else -1,
        "window_right": right if right >= 0 else -1,
        "scale": softmax_scale,
        "softcap": max(float(softcap), 0.0),
        "dropout_p": float(dropout_p),
        "deterministic": bool(deterministic),
    }


def _unit_stride(x):
    return x if x is None or x.stride(-1) == 1 else x.contiguous()


def _ranges(cu_seqlens):
    bounds = cu_seqlens.tolist()
    return zip(bounds[:-1], bounds[1:])
