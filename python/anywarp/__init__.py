"""anywarp: fused attention for PyTorch, and CUDA kernels carried to AMD.

    import anywarp
    out = anywarp.attention(q, k, v, causal=True)          # (batch, heads, seqlen, head_dim)
    anywarp.enable_sdpa()                                   # behind torch.nn.functional.scaled_dot_product_attention
"""

from anywarp.attention import attention
from anywarp.sdpa import disable_sdpa, enable_sdpa, scaled_dot_product_attention

__all__ = ["attention", "disable_sdpa", "enable_sdpa", "scaled_dot_product_attention"]
__version__ = "0.1.0"
