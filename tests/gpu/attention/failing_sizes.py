"""Public failures of large tensors, grids and strides (rows 31 to 48), on a GPU, most of them in the reported size."""

import itertools

import torch
from failing import BRAIN, DEVICE, HALF, check, expect, inputs, packed, randn
from run_forward import judge


def rows_first(*shape, dtype=BRAIN):
    """[batch, heads, rows, columns] that lies as [batch, rows, heads, columns]."""
    batch, heads, rows, columns = shape
    return randn(batch, rows, heads, columns, dtype=dtype).transpose(1, 2)


def row_31_batch_8300_of_one_row(library):
    check(library, "8300", *inputs(8300, 16, 16, 1, 1, 128), sample=[(0, 0), (8299, 15)])


def row_32_batch_28800(library):
    check(library, "28800", *(rows_first(28800, 16, 15, 72) for _ in range(4)), sample=[(0, 0), (28799, 15)])


def row_33_q_past_2_to_the_31(library):
    check(library, "(400, 4, 10496, 128)", *inputs(400, 4, 4, 10496, 128, 128), sample=[(0, 0), (399, 3)])


def row_34_strides_of_dout_past_2_to_the_31(library):
    """dout [410923, 16, 96] with strides (9728, 96, 1)."""
    lengths = [4096] * 100 + [1323]
    held = torch.empty(sum(lengths), 9728, device=DEVICE, dtype=BRAIN).normal_()
    dout = held[:, : 16 * 96].unflatten(1, (16, 96)).transpose(0, 1)[None]
    packed(library, "dout", lengths, lengths, 16, 16, 96, dout=dout, sample=[0, 100])


def row_35_keys_past_2_to_the_31(library):
    check(library, "400k keys of 6144", *inputs(1, 48, 48, 128, 400_000, 128), causal=True, sample=[(0, 0), (0, 47)])


def row_35_large_batches(library):
    check(library, "(1600, 16, 729, 72)", *inputs(1600, 16, 16, 729, 729, 72), sample=[(1599, 15)])
    check(library, "batch 15000", *inputs(15000, 4, 4, 50, 50, 64, HALF), sample=[(0, 0), (14999, 3)])


def row_36_masks_past_2_to_the_31(library):
    q, k, v, dout = inputs(8, 28, 28, 4096, 4096, 64)
    mask = torch.empty(8, 28, 4096, 4096, device=DEVICE, dtype=torch.uint8).random_(2).view(torch.bool)
    check(library, "mask", q, k, v, dout, mask=mask, sample=[(0, 0), (7, 27)])
    bias = torch.empty(8, 28, 4096, 4096, device=DEVICE, dtype=BRAIN).normal_()
    check(library, "bias", q, k, v, dout, bias=bias, sample=[(7, 27)])


def row_37_batch_700_past_2_to_the_31(library):
    check(library, "(700, 48, 1000, 64)", *inputs(700, 48, 48, 1000, 1000, 64), sample=[(0, 0), (699, 47)])


def row_38_batch_past_2_to_the_16(library):
    check(library, "(100000, 1, 10, 16)", *inputs(100_000, 1, 1, 10, 10, 16), sample=[(0, 0), (65536, 0), (99_999, 0)])
    for batch in (65535, 65536, 65537):
        check(library, f"({batch}, 8, 4, 64)", *inputs(batch, 8, 8, 4, 4, 64, HALF), sample=[(0, 0), (batch - 1, 7)])
    check(library, "(65536, 1, 16, 80)", *inputs(65536, 1, 1, 16, 16, 80), sample=[(65535, 0)])


def row_39_more_heads_than_rows(library):
    check(library, "71280 heads", *inputs(1, 71280, 71280, 3, 3, 128), sample=[(0, 0), (0, 65536), (0, 71279)])


def row_40_no_count_is_silently_cut(library):
    """70,000 batches, sequences and pages, of which every one has its value."""
    check(library, "batches", *inputs(70_000, 2, 1, 5, 6, 64))
    lengths = [1 + i % 3 for i in range(70_000)]
    packed(library, "sequences", lengths, lengths, 2, 1, 64, sample=[0, 1, 65535, 65536, 69_999])
    pools = [randn(70_000, 2, 16, 64) for _ in range(2)]
    table = torch.arange(69_999, -1, -1, dtype=torch.int32, device=DEVICE).reshape(70_000, 1)
    used = torch.full((70_000,), 13, dtype=torch.int32, device=DEVICE)
    q = randn(70_000, 2, 1, 64)
    out, lse = library.forward(q, *pools, block_table=table, seqlens_k=used)
    keys, values = (pool.flip(0)[:, :, :13] for pool in pools)
    judge("pages", out, lse, q, keys, values)


def row_41_dout_has_its_own_strides(library):
    q, k, v, _ = inputs(2, 32, 1, 4, 4, 128)
    for name, dout in {
        "rows first": rows_first(2, 32, 4, 128),
        "heads last": randn(2, 4, 128, 32).permute(0, 3, 1, 2),
        "every other": randn(2, 32, 4, 256)[..., ::2],
        "batch last": randn(32, 4, 128, 2).permute(3, 0, 1, 2),
        "off 16 bytes": randn(2, 32, 4, 131)[..., 1:129],
    }.items():
        check(library, name, q, k, v, dout)


def row_42_all_layouts_against_all(library):
    def lying(name, batch, heads, rows, dim):
        if name == "rows first":
            return rows_first(batch, heads, rows, dim)
        if name == "batch inside":
            return randn(heads, rows, batch, dim).permute(2, 0, 1, 3)
        if name == "odd rows":
            return randn(batch, heads, rows, dim + 5)[..., 2 : dim + 2]
        return randn(batch, heads, rows, dim)

    names = ("dense", "rows first", "batch inside", "odd rows")
    for layouts in itertools.product(names, names, names):
        q, k, v = (lying(name, 1, 16, 62, 128) for name in layouts)
        check(library, f"{layouts}", q, k, v, randn(1, 16, 62, 128))


def row_43_stride_zero_keys_and_a_bf16_bias(library):
    for keys in (33, 65, 129):
        q, _, v, dout = inputs(2, 4, 4, 70, keys, 64)
        bias = randn(2, 1, 70, keys)
        check(library, f"one key, {keys} times", q, randn(2, 4, 1, 64).expand(2, 4, keys, 64), v, dout, bias=bias)
        alike = [randn(1, 1, keys, 64).expand(2, 4, keys, 64) for _ in range(2)]
        check(library, f"{keys} keys for all heads", q, *alike, dout, bias=bias)


def row_44_dout_of_a_sum(library):
    q, k, v, _ = inputs(1, 16, 16, 1, 65536, 64)
    check(library, "65536 keys", q, k, v, torch.ones((), device=DEVICE, dtype=BRAIN).expand(1, 16, 1, 64))


def row_46_strides_of_out_and_dout_differ(library):
    q, k, v = (rows_first(2, 48, 2048, 64) for _ in range(3))
    check(library, "dout dense", q, k, v, randn(2, 48, 2048, 64), sample=[(1, 47)])


def row_48_gradients_in_any_order_of_axes(library):
    for order in itertools.permutations(range(3)):
        back = [order.index(axis) for axis in range(3)]
        q, k, v, dout = (
            t.permute(*order, 3).contiguous().permute(*back, 3) for t in inputs(2, 4, 4, 100, 100, 64)
        )
        _, _, gradients = check(library, f"{order}", q, k, v, dout, causal=True)
        expect("row 48", gradients["dq"].stride() == q.stride(), "a gradient that lies elsewhere")
