import math

import torch

import fused_attention_cuda

__all__ = ["fused_attention", "naive_attention"]


def fused_attention(q, k, v, mask=None, logit_scale=1.0, chunk_size=0):
    """softmax(logit_scale * q k^T / sqrt(head_dim) + mask) v, in one kernel.

    q, k, v: [batch, heads, seqlen, head_dim], fp16, on the GPU; head_dim 32, 64 or 128.
    mask: [batch, seqlen, seqlen], fp16, added to the scores of every head.
    """
    if mask is not None:
        mask = mask.contiguous()
    return fused_attention_cuda.forward(q.contiguous(), k.contiguous(), v.contiguous(), mask, logit_scale, chunk_size)


def naive_attention(q, k, v, mask=None, logit_scale=1.0):
    """The same with three PyTorch calls; works in any dtype."""
    scores = torch.matmul(q, k.transpose(-1, -2)) * (logit_scale / math.sqrt(q.shape[-1]))
    if mask is not None:
        scores = scores + mask.unsqueeze(1)
    return torch.matmul(torch.softmax(scores, dim=-1), v)
