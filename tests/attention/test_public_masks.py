"""Masks, rows with no key, NaN: rows 1 to 16 of docs/public_failures.md, cases on which published attention kernels failed."""

import pytest

torch = pytest.importorskip("torch")
anywarp = pytest.importorskip("anywarp")

from judge import Verdict, assert_close, attend, evaluate, normal  # noqa: E402

LOWEST = torch.finfo(torch.float32).min
NAN = float("nan")


def test_row_01_rows_with_no_key_are_zero(implementation):
    tensors = {"q": normal(1, 1, 8, 8), "k": normal(1, 1, 8, 8), "v": normal(1, 1, 8, 8), "mask": torch.zeros(1, 1, 8, 8, dtype=torch.bool)}
    tensors["mask"][:, :, :4, :4] = True
    results = Verdict(tensors, normal(1, 1, 8, 8)).check_call(attend)
    assert (results["out"][:, :, 4:] == 0).all() and (results["lse"][:, :, 4:] == -torch.inf).all() and (results["dq"][:, :, 4:] == 0).all()
    assert (results["dk"][:, :, 4:] == 0).all() and (results["dv"][:, :, 4:] == 0).all()


def test_row_02_last_query_sees_nothing(implementation):
    mask = torch.ones(1, 1, 6, 10, dtype=torch.bool)
    mask[:, :, -1] = False
    tensors = {"q": normal(1, 2, 6, 8), "k": normal(1, 2, 10, 8), "v": normal(1, 2, 10, 8), "mask": mask}
    results = Verdict(tensors, normal(1, 2, 6, 8)).check_call(attend)
    assert (results["out"][:, :, -1] == 0).all()
    plain = anywarp.scaled_dot_product_attention(tensors["q"], tensors["k"], tensors["v"], attn_mask=mask)
    assert (plain[:, :, -1] == 0).all() and torch.isfinite(plain).all()


def test_row_03_the_lowest_float_as_mask_in_the_backward(implementation):
    bias = torch.zeros(1, 1, 1, 441)
    bias[..., :128] = LOWEST
    tensors = {"q": normal(1, 2, 441, 64), "k": normal(1, 2, 441, 64), "v": normal(1, 2, 441, 64), "bias": bias}
    dout = normal(1, 2, 441, 64)
    results = evaluate(attend, tensors, dout)
    assert all(torch.isfinite(tensor).all() for tensor in results.values())
    removed = {"q": tensors["q"], "k": tensors["k"][:, :, 128:], "v": tensors["v"][:, :, 128:]}
    verdict = Verdict(removed, dout)
    for name, rest in (("out", slice(None)), ("lse", slice(None)), ("dq", slice(None)), ("dk", slice(128, None)), ("dv", slice(128, None))):
        assert_close(name, results[name][:, :, rest], verdict.exact[name], verdict.allowed[name])
    assert (results["dk"][:, :, :128] == 0).all() and (results["dv"][:, :, :128] == 0).all()


def test_row_04_a_row_of_the_lowest_float_is_uniform(implementation):
    q, k, v = normal(1, 1, 3, 4), normal(1, 1, 4, 4), normal(1, 1, 4, 4)
    bias = torch.zeros(1, 1, 3, 4)
    bias[:, :, 0] = LOWEST
    out, lse = attend(q, k, v, bias=bias)
    torch.testing.assert_close(out[0, 0, 0], v[0, 0].mean(0), rtol=1e-6, atol=1e-6)
    assert torch.isfinite(lse).all() and lse[0, 0, 0] <= LOWEST * 0.999
    results = evaluate(attend, {"q": q, "k": k, "v": v, "bias": bias}, normal(1, 1, 3, 4))
    assert all(torch.isfinite(tensor).all() for tensor in results.values())


@pytest.mark.parametrize("value", [NAN, float("inf"), -float("inf")])
@pytest.mark.parametrize("kind", ["mask", "bias", "causal", "window"])
def test_row_05_what_is_masked_is_not_read(implementation, kind, value):
    tensors = {"q": normal(2, 2, 21, 16), "k": normal(2, 2, 40, 16), "v": normal(2, 2, 40, 24)}
    unseen, options = slice(25, 40), {}
    if kind == "mask":
        tensors["mask"] = (torch.arange(40) < 25).view(1, 1, 1, 40)
    elif kind == "bias":
        tensors["bias"] = torch.where(torch.arange(40) < 25, 0.5, -torch.inf).view(1, 1, 1, 40)
    elif kind == "causal":
        unseen, options = slice(21, 40), {"causal": "top-left"}
    else:
        unseen, options = slice(0, 12), {"window": (7, 0)}
    dirty = dict(tensors, k=tensors["k"].clone(), v=tensors["v"].clone())
    dirty["k"][:, :, unseen], dirty["v"][:, :, unseen] = value, value
    verdict = Verdict(dirty, normal(2, 2, 21, 24), normal(2, 2, 21), **options)
    assert all(torch.isfinite(tensor).all() for tensor in verdict.exact.values())
    verdict.check_call(attend, **options)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_row_06_nan_past_the_end_of_a_kv_cache(implementation, dtype):
    q, k, v = normal(2, 1, 4, 64, dtype=dtype), normal(2, 300, 2, 64, dtype=dtype), normal(2, 300, 2, 64, dtype=dtype)
    lengths = torch.tensor([129, 7], dtype=torch.int32)
    for sequence, length in enumerate(lengths.tolist()):
        k[sequence, length:], v[sequence, length:] = NAN, NAN
    out = pytest.importorskip("anywarp.flash_attn").flash_attn_with_kvcache(q, k, v, cache_seqlens=lengths)
    for sequence, length in enumerate(lengths.tolist()):
        part = slice(sequence, sequence + 1)
        verdict = Verdict({"q": q[part].transpose(1, 2), "k": k[part, :length].transpose(1, 2), "v": v[part, :length].transpose(1, 2)})
        verdict.check({"out": out[part].transpose(1, 2)})


@pytest.mark.parametrize("training", [False, True])
@pytest.mark.parametrize("batch", [1, 2])
def test_row_07_empty_rows_do_not_depend_on_batch_or_mode(implementation, batch, training):
    bias = torch.zeros(batch, 1, 5, 5)
    bias[:, :, 3:] = -torch.inf
    tensors = {"q": normal(batch, 2, 5, 16), "k": normal(batch, 2, 5, 16), "v": normal(batch, 2, 5, 16), "bias": bias}
    results = Verdict(tensors, normal(batch, 2, 5, 16) if training else None).check_call(attend)
    assert (results["out"][:, :, 3:] == 0).all()
    with torch.inference_mode():
        out, _ = attend(**tensors)
    assert torch.equal(out, results["out"])


def test_row_08_one_head_entirely_masked(implementation):
    mask = torch.ones(1, 3, 1, 6, dtype=torch.bool)
    mask[:, 1] = False
    tensors = {"q": normal(1, 3, 6, 4), "k": normal(1, 3, 6, 4), "v": normal(1, 3, 6, 4), "mask": mask}
    results = Verdict(tensors, normal(1, 3, 6, 4)).check_call(attend)
    for name in ("out", "dq", "dk", "dv"):
        assert (results[name][:, 1] == 0).all() and (results[name][:, 0] != 0).any() and (results[name][:, 2] != 0).any()


def test_row_09_large_values_do_not_overflow(implementation):
    q, k, v = (torch.full((2, 2, 16, 64), 133120.0, dtype=torch.bfloat16) for _ in range(3))
    out, lse = attend(q, k, v)
    assert (out == 133120.0).all()
    assert torch.isfinite(lse).all()  # The logits are 1.4e11.


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("shift", [-6e4, -5e5, -1e30, 3e4])
def test_row_10_a_constant_per_row_changes_nothing(implementation, shift, dtype):
    q, k, v = (normal(2, 2, 33, 32, dtype=dtype) for _ in range(3))
    plain, lse = attend(q, k, v)
    bias = torch.full((1, 1, 33, 1), shift)
    if abs(shift) < 1e6:  # A power of two as unit: adding the shift rounds the logits alike in both calls.
        unit = torch.finfo(torch.float32).eps * abs(shift)
        shifted, shifted_lse = attend(q, k, v, bias=bias)
        torch.testing.assert_close(shifted.float(), plain.float(), rtol=0, atol=8 * unit + 4 * torch.finfo(dtype).eps)
        torch.testing.assert_close(shifted_lse, lse + shift, rtol=1e-6, atol=0)
    else:  # No logit survives beside it: the weights are uniform, never zero.
        shifted, _ = attend(q, k, v, bias=bias)
        mean = v.double().mean(2, keepdim=True).expand_as(v)
        torch.testing.assert_close(shifted.double(), mean, rtol=0, atol=float(4 * torch.finfo(dtype).eps))
    # Logits of that size out of the product itself: every key the same, so uniform again.
    if abs(shift) < 1e6 and dtype != torch.float16:
        level = abs(shift) ** 0.5
        out, _ = attend(torch.full_like(q, level), torch.full_like(k, -level), v)
        torch.testing.assert_close(out.double(), v.double().mean(2, keepdim=True).expand_as(v), rtol=0, atol=float(4 * torch.finfo(dtype).eps))


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_row_11_very_small_lse_in_the_backward(implementation, dtype):
    bias = torch.zeros(1, 1, 704, 704)
    bias[:, :, 640:] = -300.0  # The last tile of 64 rows: exp(lse) is no float32.
    bias[:, :, ::3, 100:] = -torch.inf
    tensors = {name: normal(1, 1, 704, 64, dtype=dtype) for name in "qkv"}
    results = Verdict(dict(tensors, bias=bias), normal(1, 1, 704, 64, dtype=dtype)).check_call(attend)
    assert results["lse"].min() < -280


@pytest.mark.parametrize("length", [1, 31, 33, 65, 97, 127])
@pytest.mark.parametrize("causal", [False, True])
def test_row_12_tail_rows_of_the_backward(implementation, length, causal):
    """What lies behind the last row of each tensor is NaN: no tile may use it."""
    def padded(*shape):
        whole = torch.full((shape[0], shape[1], shape[2] + 130, shape[3]), NAN)
        whole[:, :, :shape[2]] = normal(*shape)
        return whole[:, :, :shape[2]]

    tensors = {"q": padded(1, 2, length, 40), "k": padded(1, 2, length + 3, 40), "v": padded(1, 2, length + 3, 40)}
    Verdict(tensors, padded(1, 2, length, 40), causal=causal).check_call(attend, causal=causal)


def test_row_13_masks_at_600(implementation):
    mask = torch.rand(1, 1, 600, 600, generator=torch.Generator().manual_seed(13)) < 0.5
    tensors = {"q": normal(1, 2, 600, 16), "k": normal(1, 2, 600, 16), "v": normal(1, 2, 600, 16)}
    Verdict(dict(tensors, mask=mask), normal(1, 2, 600, 16)).check_call(attend)
    bias = torch.where(mask, 0.0, -torch.inf)
    Verdict(dict(tensors, bias=bias), normal(1, 2, 600, 16)).check_call(attend)


@pytest.mark.parametrize("first", [1, 15, 16, 64, 200, 511])
def test_row_14_leading_keys_masked_then_valid(implementation, first):
    """The running maximum is −inf for whole tiles, then recovers."""
    mask = (torch.arange(512) >= first).view(1, 1, 1, 512).expand(1, 1, 9, 512).clone()
    mask[:, :, 4] = False
    tensors = {"q": normal(1, 2, 9, 32), "k": normal(1, 2, 512, 32), "v": normal(1, 2, 512, 32), "mask": mask}
    Verdict(tensors, normal(1, 2, 9, 32)).check_call(attend)


@pytest.mark.parametrize("lengths", [(100, 100), (17, 80), (80, 17)])
@pytest.mark.parametrize("causal", ["bottom-right", "top-left"])
def test_row_15_alibi_with_causal(implementation, causal, lengths):
    slopes = torch.tensor([2.0 ** (-8 * (head + 1) / 4) for head in range(4)])
    tensors = {"q": normal(2, 4, lengths[0], 32), "k": normal(2, 2, lengths[1], 32), "v": normal(2, 2, lengths[1], 32)}
    for alibi_slopes in (slopes, torch.stack([slopes, slopes * 7])):
        Verdict(dict(tensors, alibi_slopes=alibi_slopes), normal(2, 4, lengths[0], 32), causal=causal).check_call(attend, causal=causal)


def test_row_16_the_harness_sees_nan():
    exact = torch.tensor([1.0, NAN, float("inf")], dtype=torch.float64)
    assert_close("same", torch.tensor([1.0, NAN, float("inf")]), exact, 0.0)
    for wrong in ([NAN, NAN, float("inf")], [1.0, 1.0, float("inf")], [1.0, NAN, -float("inf")], [1.0, NAN, NAN]):
        with pytest.raises(AssertionError, match="NaN or infinities differ"):
            assert_close("different", torch.tensor(wrong), exact, 1e9)
    with pytest.raises(AssertionError, match="error"):
        assert_close("far", torch.tensor([1.5, NAN, float("inf")]), exact, 0.25)


def test_row_16_nan_that_may_be_seen_is_not_hidden(implementation):
    q, k, v = normal(1, 2, 6, 16), normal(1, 2, 40, 16), normal(1, 2, 40, 16)
    q[0, 0, 2, 3], k[0, 1, 7, 5], v[0, 1, 9, 1] = NAN, NAN, NAN
    out, _ = attend(q, k, v, causal="top-left")
    expected = torch.zeros(2, 6, dtype=torch.bool)
    expected[0, 2] = True  # Keys 7 and 9 are seen by no query: top-left.
    assert torch.equal(torch.isnan(out[0]).all(-1), expected) and torch.equal(torch.isnan(out[0]).any(-1), expected)
    out, _ = attend(q, k, v)
    expected[1] = True
    assert torch.equal(torch.isnan(out[0]).all(-1), expected)
