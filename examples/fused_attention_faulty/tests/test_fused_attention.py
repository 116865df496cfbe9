import pytest

torch = pytest.importorskip("torch")
if not torch.cuda.is_available():
    pytest.skip("needs a GPU", allow_module_level=True)

from fused_attention import fused_attention, naive_attention  # noqa: E402

SEED = 20240229


def make_inputs(batch, heads, seqlen, head_dim):
    generator = torch.Generator("cuda").manual_seed(SEED)
    shape = (batch, heads, seqlen, head_dim)
    return [torch.randn(shape, generator=generator, device="cuda", dtype=torch.half) for _ in range(3)]


def make_mask(kind, batch, seqlen):
    if kind == "none":
        return None
    mask = torch.zeros(batch, seqlen, seqlen, device="cuda", dtype=torch.half)
    if kind == "causal":
        above = torch.ones(seqlen, seqlen, device="cuda", dtype=torch.bool).triu(1)
        return mask.masked_fill(above, float("-inf"))
    if kind == "padding":
        mask[:, :, seqlen - seqlen // 4 :] = float("-inf")
        return mask
    generator = torch.Generator("cuda").manual_seed(SEED + 1)
    return torch.randn(mask.shape, generator=generator, device="cuda", dtype=torch.half)


def relative_error(actual, q, k, v, mask, **kwargs):
    expected = naive_attention(q.double(), k.double(), v.double(), None if mask is None else mask.double(), **kwargs)
    return ((actual.double() - expected).norm() / expected.norm()).item()


@pytest.mark.parametrize("mask", ["none", "causal", "random", "padding"])
@pytest.mark.parametrize("seqlen", [1, 31, 64, 100, 257, 1024])
@pytest.mark.parametrize("head_dim, chunk_size", [(32, 32), (64, 32), (64, 64), (128, 32)])
def test_matches_float64(head_dim, chunk_size, seqlen, mask):
    q, k, v = make_inputs(2, 3, seqlen, head_dim)
    m = make_mask(mask, 2, seqlen)
    out = fused_attention(q, k, v, m, chunk_size=chunk_size)
    assert out.shape == q.shape and out.dtype == torch.half
    assert relative_error(out, q, k, v, m) < 2e-3


def test_logit_scale():
    q, k, v = make_inputs(1, 2, 96, 64)
    out = fused_attention(q, k, v, logit_scale=0.25)
    assert relative_error(out, q, k, v, None, logit_scale=0.25) < 2e-3


def test_fully_masked_row_is_zero():
    q, k, v = make_inputs(1, 1, 40, 64)
    mask = torch.zeros(1, 40, 40, device="cuda", dtype=torch.half)
    mask[:, 7] = float("-inf")
    out = fused_attention(q, k, v, mask)
    assert torch.isfinite(out).all()
    assert (out[:, :, 7] == 0).all()


def test_same_result_every_time():
    q, k, v = make_inputs(2, 4, 300, 128)
    first = fused_attention(q, k, v)
    for _ in range(10):
        assert torch.equal(fused_attention(q, k, v), first)


def test_bad_arguments():
    q, k, v = make_inputs(1, 1, 32, 64)
    with pytest.raises(RuntimeError, match="same shape"):
        fused_attention(q, k[:, :, :16], v)
    with pytest.raises(RuntimeError, match="fp16"):
        fused_attention(q.float(), k.float(), v.float())
    with pytest.raises((RuntimeError, ValueError), match="no kernel"):
        fused_attention(q, k, v, chunk_size=48)
