"""Layers of the flash-attn package that programs import beside its functions."""
