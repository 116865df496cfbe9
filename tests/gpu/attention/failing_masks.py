"""Public failures of masking, empty rows and NaN (rows 1 to 15 of docs/public_failures.md), on a GPU."""

import math

import torch
from failing import BRAIN, DEVICE, HALF, check, expect, inputs, randn
from run_forward import judge

INF, NAN = math.inf, math.nan
LOWEST = torch.finfo(torch.float32).min


def mask_of(*shape):
    return torch.ones(*shape, dtype=torch.bool, device=DEVICE)


def row_01_rows_with_no_key_are_zero(library):
    mask = ~mask_of(1, 1, 8, 8)
    mask[..., :4, :4] = True
    out, lse, gradients = check(library, "8 by 8", *inputs(1, 1, 1, 8, 8, 8), mask=mask)
    nothing = not out[:, :, 4:].any() and not gradients["dq"][:, :, 4:].any() and (lse[:, :, 4:] == -INF).all()
    expect("row 1", nothing, "rows without keys are not zero")


def row_02_last_query_sees_nothing(library):
    mask = mask_of(1, 1, 6, 10)
    mask[..., 5, :] = False
    out, _, _ = check(library, "last query", *inputs(1, 2, 2, 6, 10, 8), mask=mask)
    expect("row 2", not out[:, :, 5].any(), "not zero")


def row_03_the_lowest_float_as_mask_in_the_backward(library):
    bias = torch.zeros(1, 1, 1, 441, device=DEVICE)
    bias[..., :128] = LOWEST
    q, k, v, dout = inputs(32, 12, 12, 441, 441, 64)
    out, _, _ = check(library, "lowest float", q, k, v, dout, bias=bias, sample=[(0, 0), (31, 11)])
    judge("keys removed", out[:1], library.forward(q[:1], k[:1], v[:1], bias=bias)[1], q[:1], k[:1, :, 128:], v[:1, :, 128:])


def row_04_a_row_of_the_lowest_float_is_uniform(library):
    bias = torch.zeros(1, 1, 3, 4, device=DEVICE)
    bias[..., 0, :] = LOWEST
    q, k, v, dout = inputs(1, 1, 1, 3, 4, 64)
    out, lse, _ = check(library, "uniform", q, k, v, dout, bias=bias, only_forward=True)
    expect("row 4", (out[:, :, 0].double() - v.double().mean(2)).abs().max() < 0.02, "not the mean of v")
    expect("row 4", lse.isfinite().all() and (lse[:, :, 0] < 0.999 * LOWEST).all(), "lse is not the lowest float")
    for deterministic in (False, True):
        forward, backward, _, _, gradients = library.prepare(q, k, v, dout=dout, bias=bias, deterministic=deterministic)
        forward()
        backward()
        expect("row 4", all(g.isfinite().all() for g in gradients.values()), "a gradient is not finite")


def row_05_what_is_masked_is_not_read(library):
    rows, keys = 150, 300
    mask = mask_of(1, 1, 1, keys)
    mask[..., 200:] = False
    by_bias = torch.zeros(1, 1, 1, keys, device=DEVICE).masked_fill(~mask, -INF)
    for name, hidden, options in (
        ("mask", slice(200, keys), dict(mask=mask)),
        ("bias", slice(200, keys), dict(bias=by_bias)),
        ("causal", slice(rows, keys), dict(causal="top-left")),
        ("window", slice(0, keys - rows - 20), dict(window=(20, 20))),
    ):
        for dim, poison in ((64, NAN), (128, INF)):
            q, k, v, dout = inputs(2, 4, 2, rows, keys, dim)
            clean = k.clone(), v.clone()
            k[:, :, hidden], v[:, :, hidden] = poison, poison
            for tensor in clean:
                tensor[:, :, hidden] = 0
            check(library, f"{name} {poison}", q, k, v, dout, clean=clean, **options)


def row_06_nan_past_the_end_of_a_kv_cache(library):
    used = [129, 7]
    lengths = torch.tensor(used, dtype=torch.int32, device=DEVICE)
    q, k, v, _ = inputs(2, 4, 2, 1, 300, 64, HALF)
    for b, length in enumerate(used):
        k[b, :, length:], v[b, :, length:] = NAN, INF
    for page in (0, 1, 7, 100):
        options, where = {}, (k, v)
        if page:
            each = -(-300 // page)
            padded = [torch.nn.functional.pad(t, (0, 0, 0, each * page - 300), value=NAN) for t in (k, v)]
            where = [t.reshape(2, 2, each, page, 64).transpose(1, 2).flatten(0, 1) for t in padded]
            options["block_table"] = torch.arange(2 * each, dtype=torch.int32, device=DEVICE).reshape(2, each)
        out, lse = library.forward(q, *where, seqlens_k=lengths, **options)
        for b, length in enumerate(used):
            one = slice(b, b + 1)
            judge(f"pages of {page}", out[one], lse[one], q[one], k[one, :, :length], v[one, :, :length])


def row_07_empty_rows_do_not_depend_on_batch(library):
    bias = torch.zeros(1, 1, 5, 5, device=DEVICE)
    bias[:, :, 3:] = -INF
    q, k, v, dout = inputs(2, 2, 2, 5, 5, 16)
    two, _, _ = check(library, "batch 2", q, k, v, dout, bias=bias)
    one, _, _ = check(library, "batch 1", q[:1], k[:1], v[:1], dout[:1], bias=bias)
    expect("row 7", torch.equal(two[:1], one) and not one[:, :, 3:].any(), "batch 1 differs from batch 2")


def row_08_one_head_entirely_masked(library):
    mask = mask_of(1, 3, 1, 6)
    mask[:, 1] = False
    out, _, gradients = check(library, "one head", *inputs(1, 3, 3, 6, 6, 8), mask=mask)
    for tensor in (out, *gradients.values()):
        expect("row 8", not tensor[:, 1].any() and tensor[:, 0].any() and tensor[:, 2].any(), "not that head alone")


def row_09_large_values_do_not_overflow(library):
    for keys in (64, 256):
        one = torch.full((1, 2, keys, 64), 133120.0, device=DEVICE, dtype=BRAIN)
        out, _ = library.forward(one, one, one)
        expect("row 9", (out == 133120).all(), f"out is {out.unique().tolist()[:5]}")


def row_10_logits_far_below_zero(library):
    bias = torch.full((1, 1, 128, 1), -60000.0, device=DEVICE)
    out, _, _ = check(library, "bias −6e4", *inputs(1, 2, 2, 128, 200, 64, HALF), bias=bias)
    expect("row 10", out.any(), "zeros")
    q, k, v, dout = inputs(1, 2, 2, 128, 200, 64)
    check(library, "products of −6e4", q.abs() * 150, -k.abs() * 150 - 100, v, dout, only_forward=True)


def row_11_very_small_lse_in_the_backward(library):
    mask = torch.rand(1, 1, 704, 704, device=DEVICE) < 0.8
    for dtype in (HALF, BRAIN):
        bias = randn(1, 1, 704, 704, dtype=torch.float32) - 300
        check(library, "lse −300", *inputs(1, 2, 2, 704, 704, 64, dtype), bias=bias, mask=mask)


def row_12_tail_rows_of_the_backward(library):
    def behind(tensor):
        held = torch.full((*tensor.shape[:2], tensor.shape[2] + 70, tensor.shape[3]), NAN, device=DEVICE, dtype=tensor.dtype)
        held[:, :, : tensor.shape[2]] = tensor
        return held[:, :, : tensor.shape[2]]

    for rows, keys, dim in ((70, 70, 64), (129, 191, 128), (1, 65, 64)):
        for causal in (False, True):
            check(library, f"NaN behind {rows}, {keys}", *map(behind, inputs(2, 2, 1, rows, keys, dim)), causal=causal)


def row_13_masks_at_600(library):
    mask = torch.rand(2, 1, 600, 600, device=DEVICE) < 0.5
    bias = torch.zeros(2, 1, 600, 600, device=DEVICE).masked_fill(~mask, -INF)
    q, k, v, dout = inputs(2, 4, 4, 600, 600, 64)
    by_mask, _, _ = check(library, "mask", q, k, v, dout, mask=mask)
    by_bias, _, _ = check(library, "bias", q, k, v, dout, bias=bias)
    expect("row 13", (by_mask - by_bias).abs().max() < 0.02, "a mask and its bias differ")


def row_14_leading_keys_masked_then_valid(library):
    mask = mask_of(1, 1, 200, 500)
    mask[..., :100, :320] = False
    mask[..., 100:, :64] = False
    for dim in (64, 128):
        check(library, f"d{dim}", *inputs(1, 2, 2, 200, 500, dim), mask=mask)


def row_15_alibi_with_causal(library):
    for causal in (True, "top-left"):
        for batches in (1, 2):
            slopes = torch.rand(batches, 4, device=DEVICE)
            check(library, f"{causal}", *inputs(2, 4, 2, 200, 300, 64), causal=causal, alibi_slopes=slopes)
