"""S_dmask: the attention weights with dropout's pattern in their sign, from scratch in float32. For tests, as in
flash-attn; the operator itself never makes this matrix.
"""

import math

import torch

_WORD = 0xFFFFFFFF


def signed_probabilities(sequences, max_seqlen_q, max_seqlen_k, alibi_slopes, dropout_state, options):
    """sequences: of each, its q (heads, seqlen_q, head_dim) and k (heads_k, seqlen_k, head_dim); alibi_slopes (heads,) or
    (batch, heads); dropout_state: the operator's (seed, offset) or None; options: the operator's.

    Returns (batch, heads, max_seqlen_q, max_seqlen_k), lengths rounded up to 128, zeros outside the sequences and where a
    key is masked: exp(score - row maximum), negative where dropped. Empty without dropout.
    """
    if dropout_state is None:
        return torch.empty(0)
    seed, offset = dropout_state.tolist()
    heads, dtype, device = sequences[0][0].shape[0], sequences[0][0].dtype, sequences[0][0].device
    rounded = [(int(n) + 127) // 128 * 128 for n in (max_seqlen_q, max_seqlen_k)]
    result = torch.zeros(len(sequences), heads, *rounded, dtype=dtype, device=device)
    for index, (q, k) in enumerate(sequences):
        slopes = alibi_slopes if alibi_slopes is None or alibi_slopes.dim() == 1 else alibi_slopes[index]
        scores = _scores(q.detach().float(), k.detach().float(), slopes, options)
        if scores.numel() == 0:
            continue
        top = scores.amax(-1, keepdim=True)
        weights = torch.exp(scores - torch.where(top == -math.inf, 0.0, top))
        for head in range(heads):
            kept = kept_by_dropout(seed, offset + index * heads + head, *scores.shape[1:], options["dropout_p"])
            weights[head] = torch.where(kept.to(device), weights[head], -weights[head])
        result[index, :, : q.shape[1], : k.shape[1]] = weights
    return result


def _scores(q, k, slopes, options):
    """Masked scores, -inf where a key is not visible: (heads, seqlen_q, seqlen_k)."""
    k = k.repeat_interleave(q.shape[0] // k.shape[0], dim=0)
    scale = options["scale"] if options["scale"] is not None else 1 / math.sqrt(q.shape[-1])
    scores = scale * (q @ k.transpose(1, 2))
    if options["softcap"] > 0:
        scores = options["softcap"] * torch.tanh(scores / options["softcap"])
    seqlen_q, seqlen_k = scores.shape[1:]
    distance = torch.arange(seqlen_k, device=q.device) - torch.arange(seqlen_q, device=q.device)[:, None]
    distance = distance - (seqlen_k - seqlen_q)  # Of a key from the query's diagonal.
    if slopes is not None:
        scores = scores - slopes[:, None, None] * distance.abs()
    right = 0 if options["causal"] else options["window_right"]
    hidden = torch.zeros_like(distance, dtype=torch.bool)
    if right >= 0:
        hidden |= distance > right
    if options["window_left"] >= 0:
        hidden |= distance < -options["window_left"]
    return scores.masked_fill(hidden, -math.inf)


def kept_by_dropout(seed, stream, seqlen_q, seqlen_k, p):
    """(seqlen_q, seqlen_k) bool: what dropout keeps of one head. `stream`: the offset + batch * heads + head. The rule is
    core/philox.h's: Philox4x32-10 (Salmon et al. 2011) of (key / 4, query, stream), one word a key.
    """
    c0 = torch.arange((seqlen_k + 3) // 4).expand(seqlen_q, -1)
    c1 = torch.arange(seqlen_q)[:, None].expand_as(c0)
    c2, c3 = torch.full_like(c0, stream & _WORD), torch.full_like(c0, stream >> 32 & _WORD)
    k0, k1 = seed & _WORD, seed >> 32 & _WORD
    for _ in range(10):
        # The product's low 64 bits are right although int64 is signed; >> then brings copies of the sign, masked away.
        p0, p1 = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = (p1 >> 32 & _WORD) ^ c1 ^ k0, p1 & _WORD, (p0 >> 32 & _WORD) ^ c3 ^ k1, p0 & _WORD
        k0, k1 = k0 + 0x9E3779B9 & _WORD, k1 + 0xBB67AE85 & _WORD
    words = torch.stack([c0, c1, c2, c3], dim=-1).flatten(-2)[:, :seqlen_k]
    return words >= int(torch.tensor(p, dtype=torch.float32).item() * 2.0**32)  # p is a float32 there.
