"""What attention is, in plain PyTorch with autograd: the judge of the Python tests. It shares no code with the operator
(the C++ reference is judged by it too), materialises every score, and knows no tiling.

Run in float64 it is the truth; run in the tensors' own dtype it is "same-dtype math attention", the yardstick of the
project's rule that an implementation may be at most twice as wrong. Formulae and rules: include/anywarp/attention.h.
"""

import math

import numpy
import torch

NEGATIVE_INFINITY = float("-inf")


def visible_band(seqlen_q, seqlen_k, causal=False, window=None):
    """[seqlen_q, seqlen_k] bool: what causality and window leave."""
    query = torch.arange(seqlen_q)[:, None]
    key = torch.arange(seqlen_k)[None, :]
    diagonal = query + (0 if causal == "top-left" else seqlen_k - seqlen_q)
    seen = torch.ones(seqlen_q, seqlen_k, dtype=torch.bool)
    if causal:
        seen &= key <= diagonal
    left, right = window or (-1, -1)
    if left is not None and left >= 0:
        seen &= key >= diagonal - left
    if right is not None and right >= 0:
        seen &= key <= diagonal + right
    return seen


def philox4x32_10(counter, key):
    """Ten rounds of Salmon et al. 2011; four counter words and two key words, numpy uint64 arrays that hold 32 bits."""
    low = numpy.uint64(0xFFFFFFFF)
    half = numpy.uint64(32)
    c0, c1, c2, c3 = (numpy.asarray(word, dtype=numpy.uint64) & low for word in counter)
    k0, k1 = (int(word) & 0xFFFFFFFF for word in key)
    for _ in range(10):
        p0 = numpy.uint64(0xD2511F53) * c0
        p1 = numpy.uint64(0xCD9E8D57) * c2
        c0, c1, c2, c3 = (p1 >> half) ^ c1 ^ numpy.uint64(k0), p1 & low, (p0 >> half) ^ c3 ^ numpy.uint64(k1), p0 & low
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    return numpy.stack(numpy.broadcast_arrays(c0, c1, c2, c3), axis=-1)


def dropout_keep(p, seed, offset, batch, heads, seqlen_q, seqlen_k, first_batch=0):
    """[batch, heads, seqlen_q, seqlen_k] bool: the elements of P that stay. Head h of batch b is stream offset + b·heads + h;
    one Philox call gives four neighbouring keys."""
    groups = (seqlen_k + 3) // 4
    mask64 = (1 << 64) - 1
    seed, offset = seed & mask64, offset & mask64
    streams = [(offset + (first_batch + b) * heads + h) & mask64 for b in range(batch) for h in range(heads)]
    stream = numpy.array(streams, dtype=numpy.uint64).reshape(batch, heads, 1, 1)
    query = numpy.arange(seqlen_q, dtype=numpy.uint64).reshape(1, 1, -1, 1)
    group = numpy.arange(groups, dtype=numpy.uint64).reshape(1, 1, 1, -1)
    words = philox4x32_10((group, query, stream, stream >> numpy.uint64(32)), (seed, seed >> 32))
    threshold = int(float(numpy.float32(p)) * 4294967296.0)
    keep = (words >= numpy.uint64(threshold)).reshape(batch, heads, seqlen_q, groups * 4)
    return torch.from_numpy(keep[..., :seqlen_k].copy())


def attention(q, k, v, *, causal=False, window=None, scale=None, softcap=0.0, bias=None, mask=None, alibi_slopes=None,
              sinks=None, dropout_p=0.0, keep=None, dtype=torch.float64):
    """(out, lse) of tensors [batch, heads, seqlen, head_dim], computed in `dtype` (lse at least in float32).

    `keep` says which elements survive dropout. Differentiable in q, k, v, bias and sinks, through out and lse.
    """
    batch, heads, seqlen_q, head_dim = q.shape
    seqlen_k = k.shape[2]
    scale = 1 / math.sqrt(head_dim) if scale is None else scale
    group = heads // k.shape[1] if k.shape[1] else 1
    q, k, v = (tensor.to(dtype) for tensor in (q, k, v))
    k, v = k.repeat_interleave(group, dim=1), v.repeat_interleave(group, dim=1)

    seen = visible_band(seqlen_q, seqlen_k, causal, window).expand(batch, heads, seqlen_q, seqlen_k)
    if mask is not None:
        seen = seen & mask
    if bias is not None:
        seen = seen & (bias != NEGATIVE_INFINITY)

    # A product with a masked NaN is a NaN, also in its gradient: if there are any, masked pairs are cut before they meet.
    finite = all(bool(torch.isfinite(tensor.detach()).all()) for tensor in (q, k, v))
    pair = seen.unsqueeze(-1)
    if finite:
        scores = q @ k.transpose(-1, -2)
    else:
        scores = (torch.where(pair, q.unsqueeze(3), 0) * torch.where(pair, k.unsqueeze(2), 0)).sum(-1)
    scores = scores * scale
    if softcap:
        scores = softcap * torch.tanh(scores / softcap)
    if bias is not None:
        scores = scores + torch.where(bias == NEGATIVE_INFINITY, torch.zeros_like(bias), bias).to(dtype)
    if alibi_slopes is not None:
        slopes = alibi_slopes.reshape(-1, heads, 1, 1).to(dtype)
        query, key = torch.arange(seqlen_q)[:, None], torch.arange(seqlen_k)[None, :]
        scores = scores - slopes * (query + seqlen_k - seqlen_q - key).abs().to(dtype)
    scores = scores.masked_fill(~seen, NEGATIVE_INFINITY)

    top = scores.amax(-1, keepdim=True) if seqlen_k else scores.new_full((batch, heads, seqlen_q, 1), NEGATIVE_INFINITY)
    if sinks is not None:
        sink = sinks.reshape(1, heads, 1, 1).to(dtype).expand(batch, heads, seqlen_q, 1)
        top = torch.maximum(top, sink)
    top = top.detach()
    top = torch.where(top == NEGATIVE_INFINITY, torch.zeros_like(top), top)
    weights = torch.where(seen, torch.exp(torch.where(seen, scores, top) - top), 0)
    total = weights.sum(-1, keepdim=True)
    if sinks is not None:
        total = total + torch.exp(sink - top)
    empty = total == 0
    safe_total = torch.where(empty, torch.ones_like(total), total)
    probabilities = weights / safe_total
    statistic = torch.promote_types(dtype, torch.float32)
    lse = torch.where(empty, NEGATIVE_INFINITY, top.to(statistic) + torch.log(safe_total.to(statistic))).squeeze(-1)
    if keep is not None:
        probabilities = torch.where(keep, probabilities / (1 - float(numpy.float32(dropout_p))), 0)
    if finite:
        out = probabilities @ v
    else:
        out = (probabilities.unsqueeze(-1) * torch.where(pair, v.unsqueeze(2), 0)).sum(3)
    return out, lse


def varlen(q, k, v, cu_seqlens_q, cu_seqlens_k, *, bias=None, mask=None, alibi_slopes=None, keep=None, **options):
    """As `attention`, for packed [1, heads, total, head_dim]; (out, lse) in the same packing. bias, mask, alibi_slopes and
    keep have a leading axis of sequences, or of 1. Rows past the last sequence: out 0, lse −inf."""
    def of(tensor, sequence, rows=None, keys=None):
        if tensor is None:
            return None
        part = tensor[sequence:sequence + 1] if tensor.shape[0] > 1 else tensor
        if rows is None:
            return part
        return part[:, :, :rows if tensor.shape[2] > 1 else 1, :keys if tensor.shape[3] > 1 else 1]

    starts_q, starts_k = [int(start) for start in cu_seqlens_q], [int(start) for start in cu_seqlens_k]
    dtype = options.get("dtype", torch.float64)
    # Of no rows, so that there is a gradient even of no sequences.
    nothing = q[:, :, :0, :1].to(dtype)
    outs, lses = [nothing.expand(-1, -1, -1, v.shape[3])], [nothing.squeeze(-1).to(torch.promote_types(dtype, torch.float32))]
    if alibi_slopes is not None and alibi_slopes.dim() == 1:
        alibi_slopes = alibi_slopes[None]
    for sequence in range(len(starts_q) - 1):
        rows, keys = slice(*starts_q[sequence:sequence + 2]), slice(*starts_k[sequence:sequence + 2])
        lengths = rows.stop - rows.start, keys.stop - keys.start
        out, lse = attention(
            q[:, :, rows], k[:, :, keys], v[:, :, keys], bias=of(bias, sequence, *lengths), mask=of(mask, sequence, *lengths),
            alibi_slopes=of(alibi_slopes, sequence), keep=None if keep is None else keep[sequence][None, :, :lengths[0], :lengths[1]],
            **options)
        outs.append(out)
        lses.append(lse)
    rest = q.shape[2] - starts_q[-1]
    outs.append(torch.zeros(1, q.shape[1], rest, v.shape[3], dtype=dtype))
    lses.append(torch.full((1, q.shape[1], rest), NEGATIVE_INFINITY, dtype=torch.promote_types(dtype, torch.float32)))
    return torch.cat(outs, 2), torch.cat(lses, 2)


def cached(q, k, v, *, seqlens_k=None, leftpad_k=None, kv_batch_index=None, block_table=None, bias=None, mask=None, alibi_slopes=None,
           keep=None, **options):
    """As `attention`, with what a KV cache adds: lengths in use, keys to skip at the start, another batch row, pages."""
    if block_table is None and kv_batch_index is None and seqlens_k is None and leftpad_k is None:
        return attention(q, k, v, bias=bias, mask=mask, alibi_slopes=alibi_slopes, keep=keep, **options)

    def of(tensor, sequence, keys):
        if tensor is None:
            return None
        part = tensor[sequence:sequence + 1] if tensor.shape[0] > 1 else tensor
        return part[..., :keys] if tensor.shape[3] > 1 else part

    if alibi_slopes is not None and alibi_slopes.dim() == 1:
        alibi_slopes = alibi_slopes[None]
    outs, lses = [], []
    for sequence in range(q.shape[0]):
        if block_table is not None:
            pages = block_table[sequence].long()
            row_k, row_v = (tensor[pages].transpose(0, 1).flatten(1, 2)[None] for tensor in (k, v))
        else:
            row = sequence if kv_batch_index is None else int(kv_batch_index[sequence])
            row_k, row_v = k[row:row + 1], v[row:row + 1]
        end = row_k.shape[2] if seqlens_k is None else int(seqlens_k[sequence])
        begin = 0 if leftpad_k is None else min(int(leftpad_k[sequence]), end)
        slopes = None if alibi_slopes is None else alibi_slopes[sequence if alibi_slopes.shape[0] > 1 else 0][None]
        out, lse = attention(q[sequence:sequence + 1], row_k[:, :, begin:end], row_v[:, :, begin:end], bias=of(bias, sequence, end - begin),
                             mask=of(mask, sequence, end - begin), alibi_slopes=slopes,
                             keep=None if keep is None else keep[sequence:sequence + 1, :, :, :end - begin], **options)
        outs.append(out)
        lses.append(lse)
    if not outs:
        return attention(q, k[:0], v[:0], **options)
    return torch.cat(outs), torch.cat(lses)
