"""anywarp: fused attention for PyTorch, and CUDA kernels carried to AMD.

    import anywarp
    out = anywarp.attention(q, k, v, causal=True)          # (batch, heads, seqlen, head_dim)
    anywarp.enable_sdpa()                                   # behind torch.nn.functional.scaled_dot_product_attention
"""

import importlib

from anywarp.attention import attention
from anywarp.ops import implementations
from anywarp.sdpa import disable_sdpa, enable_sdpa, scaled_dot_product_attention

# Loaded at first use: flash-attn's functions under its names, and what needs torch.distributed or transformers.
_FLASH_ATTN = (
    "flash_attn_func", "flash_attn_kvpacked_func", "flash_attn_qkvpacked_func", "flash_attn_varlen_func",
    "flash_attn_varlen_kvpacked_func", "flash_attn_varlen_qkvpacked_func", "flash_attn_with_kvcache")
_MODULES = ("distributed", "flash_attn", "transformers")


def __getattr__(name):
    if name in _FLASH_ATTN:
        return getattr(importlib.import_module("anywarp.flash_attn"), name)
    if name in _MODULES:
        return importlib.import_module(f"anywarp.{name}")
    raise AttributeError(f"module 'anywarp' has no attribute {name!r}")


def register_transformers() -> None:
    """Makes attn_implementation="anywarp" known to Hugging Face transformers, as `import anywarp.transformers` does."""
    importlib.import_module("anywarp.transformers").register()


__all__ = ["attention", "disable_sdpa", "enable_sdpa", "implementations", "register_transformers", "scaled_dot_product_attention", *_FLASH_ATTN]
__version__ = "0.1.0"
