"""Packing of padded batches and back, with flash-attn's names: what programs use around the varlen functions."""

import torch


def index_first_axis(x, indices):
    """Rows `indices` (n,) of x (rows, ...)."""
    return x.index_select(0, indices)


def index_put_first_axis(values, indices, first_axis_dim):
    """A tensor of first_axis_dim zero rows whose rows `indices` are `values`."""
    return values.new_zeros(first_axis_dim, *values.shape[1:]).index_copy(0, indices, values)


def unpad_input(hidden_states, attention_mask, unused_mask=None):
    """Drops the padding of hidden_states (batch, seqlen, ...).

    attention_mask: (batch, seqlen), bool or int, true for tokens. unused_mask: likewise, places that are kept although
    they hold no token. Returns the rows (total, ...), their indices in the flattened batch (total,), cu_seqlens
    (batch + 1,) int32, the longest length (int), and the tokens of each sequence (batch,) int32 without unused places.
    """
    kept = attention_mask if unused_mask is None else attention_mask + unused_mask
    lengths = kept.sum(dim=-1, dtype=torch.int32)
    indices = kept.flatten().nonzero().flatten()
    return (
        index_first_axis(hidden_states.flatten(0, 1), indices),
        indices,
        torch.nn.functional.pad(lengths.cumsum(0, dtype=torch.int32), (1, 0)),
        int(lengths.max()) if lengths.numel() else 0,
        attention_mask.sum(dim=-1, dtype=torch.int32),
    )


def pad_input(hidden_states, indices, batch, seqlen):
    """The inverse of unpad_input: (total, ...) and indices (total,) to (batch, seqlen, ...), zero where there is no row."""
    return index_put_first_axis(hidden_states, indices, batch * seqlen).unflatten(0, (batch, seqlen))
