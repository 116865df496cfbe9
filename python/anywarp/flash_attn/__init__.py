"""The functions of the flash-attn package (2.8) on anywarp's operator: same signatures, layouts and meanings, on every
device and data type that the operator has (also float32, also the CPU), with any head dimension up to 512.

A program that imports flash_attn runs on it unchanged, submodules included, after

    import sys, anywarp.flash_attn
    sys.modules["flash_attn"] = anywarp.flash_attn

Tensors are (batch, seqlen, heads, head_dim), or (total, heads, head_dim) with cumulative lengths. Two things differ on
purpose: softmax_lse of a row that sees no key is -inf (it is +inf in flash-attn), and softmax_lse has a gradient.
"""

from anywarp.flash_attn.flash_attn_interface import (
    flash_attn_func,
    flash_attn_kvpacked_func,
    flash_attn_qkvpacked_func,
    flash_attn_varlen_func,
    flash_attn_varlen_kvpacked_func,
    flash_attn_varlen_qkvpacked_func,
    flash_attn_with_kvcache,
)

# The version whose interface this is: libraries choose code paths by it.
__version__ = "2.8.3"

__all__ = [
    "flash_attn_func",
    "flash_attn_kvpacked_func",
    "flash_attn_qkvpacked_func",
    "flash_attn_varlen_func",
    "flash_attn_varlen_kvpacked_func",
    "flash_attn_varlen_qkvpacked_func",
    "flash_attn_with_kvcache",
]
