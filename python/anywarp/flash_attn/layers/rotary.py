"""Rotary position embedding with flash-attn's signature, in plain PyTorch (differentiable), as flash_attn_with_kvcache
applies it. Su et al. 2021, "RoFormer". Rotated in float32 and rounded once.
"""

import torch


def apply_rotary_emb(
    x, cos, sin, interleaved=False, inplace=False, seqlen_offsets=0, cu_seqlens=None, max_seqlen=None
):
    """Rotates the first 2 * cos.shape[1] dimensions of each head by the angle of its position.

    x: (batch, seqlen, heads, head_dim), or (total, heads, head_dim) with cu_seqlens (batch + 1,).
    cos, sin: (positions, rotary_dim / 2).
    interleaved: pairs are dimensions (0, 1), (2, 3), ... (GPT-J) instead of (i, i + rotary_dim / 2) (GPT-NeoX).
    seqlen_offsets: int or (batch,): position of the first token of each sequence.
    max_seqlen is not needed here. Returns x's shape and dtype; x itself with inplace.
    """
    if cu_seqlens is None:
        positions = torch.arange(x.shape[1], device=x.device).expand(x.shape[0], -1)
        offsets = seqlen_offsets[:, None] if torch.is_tensor(seqlen_offsets) else seqlen_offsets
    else:
        rows = torch.arange(x.shape[0], device=x.device)
        sequence = torch.searchsorted(cu_seqlens[1:].to(rows.dtype), rows, right=True)
        positions = rows - cu_seqlens[sequence]
        offsets = seqlen_offsets[sequence] if torch.is_tensor(seqlen_offsets) else seqlen_offsets
    out = rotate(x, cos, sin, positions + offsets, interleaved)
    return x.copy_(out) if inplace else out


def rotate(x, cos, sin, positions, interleaved):
    """x: (..., heads, head_dim) whose token (...) stands at positions (...)."""
    half = cos.shape[-1]
    if 2 * half > x.shape[-1]:
        raise ValueError(f"rotary_dim is {2 * half} (twice cos.shape[-1]); it must not exceed head_dim {x.shape[-1]}")
    # Elsewhere reading a position would make the host wait, or break a compiled graph.
    check = positions.is_cpu and positions.numel() > 0 and not torch.compiler.is_compiling()
    if check and int(positions.max()) >= cos.shape[0]:
        raise ValueError(
            f"cos and sin have {cos.shape[0]} positions; the last token stands at position {int(positions.max())}"
        )
    cos, sin = (table.float()[positions.long()].unsqueeze(-2) for table in (cos, sin))
    rotary, rest = x[..., : 2 * half].float(), x[..., 2 * half :]
    first, second = (rotary[..., 0::2], rotary[..., 1::2]) if interleaved else rotary.split(half, dim=-1)
    turned = (first * cos - second * sin, first * sin + second * cos)
    turned = torch.stack(turned, dim=-1).flatten(-2) if interleaved else torch.cat(turned, dim=-1)
    return torch.cat([turned.to(x.dtype), rest], dim=-1)
