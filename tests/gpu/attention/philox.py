"""Dropout's mask in PyTorch: the same Philox4x32-10 stream as src/attention/core/philox.h, so that values can be held to a
float64 computation that drops the same elements."""

import torch

WORD = 0xFFFFFFFF


def philox4x32_10(counter, key):
    """Four words of each counter (four int64 tensors of 32-bit words); the key: two numbers."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        # The product's 64 bits, kept in a signed number: shifting right and masking gives the upper word all the same.
        p0, p1 = c0 * 0xD2511F53, c2 * 0xCD9E8D57
        c0, c1, c2, c3 = (p1 >> 32 & WORD) ^ c1 ^ k0, p1 & WORD, (p0 >> 32 & WORD) ^ c3 ^ k1, p0 & WORD
        k0, k1 = k0 + 0x9E3779B9 & WORD, k1 + 0xBB67AE85 & WORD
    return c0, c1, c2, c3


def kept(dropout, batch, heads, rows, keys, device):
    """[batch, heads, rows, keys] in float64: 0 where P is dropped, else 1 / (1 − p). `dropout`: (p, seed, offset)."""
    p, seed, offset = dropout
    groups = (keys + 3) // 4
    index = torch.arange(batch * heads, device=device)
    stream = [(offset + i) % 2**64 for i in range(batch * heads)]
    low, high = (torch.tensor([s >> by & WORD for s in stream], device=device)[index, None, None] for by in (0, 32))
    query = torch.arange(rows, device=device)[None, :, None]
    group = torch.arange(groups, device=device)[None, None, :]
    counter = torch.broadcast_tensors(group, query, low, high)
    words = torch.stack(philox4x32_10(counter, (seed & WORD, seed >> 32 & WORD)), -1)
    words = words.reshape(batch, heads, rows, 4 * groups)[..., :keys]
    p = torch.tensor(p, dtype=torch.float32).double().item()  # As the C++ sees it.
    return (words >= int(p * 2**32)).double() / (1 - p)
