"""The judge is judged: tests/attention/oracle.py against PyTorch's own attention in float64, Philox's published answers, and
finite differences."""

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("numpy")

import oracle  # noqa: E402
from torch.nn.functional import scaled_dot_product_attention  # noqa: E402


def random(*shape):
    return torch.randn(*shape, dtype=torch.float64, generator=torch.Generator().manual_seed(len(shape) + sum(shape)))


@pytest.mark.parametrize("causal", [False, "top-left"])
@pytest.mark.parametrize("masked", [False, True])
def test_equals_pytorch(causal, masked):
    q, k, v = (tensor.requires_grad_() for tensor in (random(2, 4, 7, 8), random(2, 2, 9, 8), random(2, 2, 9, 5)))
    bias = random(2, 1, 7, 9).requires_grad_() if masked else None
    out, _ = oracle.attention(q, k, v, causal=causal, bias=bias, scale=0.3)
    band = oracle.visible_band(7, 9, causal)
    float_mask = torch.where(band, 0.0, float("-inf")).double() + (bias if masked else 0)
    theirs = scaled_dot_product_attention(q, k, v, float_mask, scale=0.3, enable_gqa=True)
    torch.testing.assert_close(out, theirs, rtol=1e-12, atol=1e-12)
    wanted = [q, k, v] + ([bias] if masked else [])
    dout = random(2, 4, 7, 5)
    for ours, other in zip(torch.autograd.grad(out, wanted, dout), torch.autograd.grad(theirs, wanted, dout)):
        torch.testing.assert_close(ours, other, rtol=1e-11, atol=1e-12)


def test_bands():
    def picture(*arguments, **options):
        return ["".join(".x"[int(seen)] for seen in row) for row in oracle.visible_band(*arguments, **options)]

    assert picture(2, 5, True) == ["xxxx.", "xxxxx"]
    assert picture(5, 2, True) == ["..", "..", "..", "x.", "xx"]
    assert picture(2, 5, "top-left") == ["x....", "xx..."]
    assert picture(5, 2, "top-left") == ["x.", "xx", "xx", "xx", "xx"]
    assert picture(4, 4, window=(1, 1)) == ["xx..", "xxx.", ".xxx", "..xx"]
    assert picture(2, 4, window=(1, 0)) == [".xx.", "..xx"]
    assert picture(2, 4, "top-left", window=(0, 9)) == ["x...", ".x.."]


def test_philox_known_answers():
    """From the authors' Random123 distribution, kat_vectors."""
    ones = 0xFFFFFFFF
    assert [hex(int(word)) for word in oracle.philox4x32_10((0, 0, 0, 0), (0, 0))] == \
        ["0x6627e8d5", "0xe169c58d", "0xbc57ac4c", "0x9b00dbd8"]
    assert [hex(int(word)) for word in oracle.philox4x32_10((ones,) * 4, (ones,) * 2)] == \
        ["0x408f276d", "0x41c83b0e", "0xa20bc7c6", "0x6d5451fd"]
    assert [hex(int(word)) for word in oracle.philox4x32_10((0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344), (0xA4093822, 0x299F31D0))] == \
        ["0xd16cfe09", "0x94fdcceb", "0x5001e420", "0x24126ea1"]


def test_masked_rows_and_lse():
    q, k, v = random(1, 2, 3, 4), random(1, 2, 5, 4), random(1, 2, 5, 4)
    mask = torch.ones(1, 1, 3, 5, dtype=torch.bool)
    mask[:, :, 1] = False
    out, lse = oracle.attention(q, k, v, mask=mask)
    assert (out[:, :, 1] == 0).all() and (lse[:, :, 1] == float("-inf")).all()
    scores = (q @ k.transpose(-1, -2) / 2).masked_fill(~mask, float("-inf"))
    torch.testing.assert_close(lse, torch.logsumexp(scores, -1), rtol=1e-12, atol=0)
    sinks = torch.tensor([0.5, -1.0], dtype=torch.float64)
    out, lse = oracle.attention(q, k, v, mask=mask, sinks=sinks)
    assert (out[:, :, 1] == 0).all() and torch.equal(lse[0, :, 1], sinks)


def test_masked_nan_reaches_nothing():
    q, k, v = random(1, 1, 4, 4), random(1, 1, 6, 4), random(1, 1, 6, 4)
    clean = [tensor.clone().requires_grad_() for tensor in (q, k, v)]
    k[:, :, 4:], v[:, :, 5:] = float("nan"), float("inf")
    dirty = [tensor.clone().requires_grad_() for tensor in (q, k, v)]
    mask = (torch.arange(6) < 4).view(1, 1, 1, 6)
    results = []
    for q, k, v in (clean, dirty):
        out, lse = oracle.attention(q, k, v, mask=mask)
        results.append([out, lse, *torch.autograd.grad(out.sum() + lse.sum(), (q, k, v))])
    for one, other in zip(*results):
        torch.testing.assert_close(one, other, rtol=1e-12, atol=1e-12)


def test_gradients_by_finite_differences():
    q, k, v, bias = random(1, 4, 3, 4), random(1, 2, 5, 4), random(1, 2, 5, 3), random(1, 1, 3, 5)
    sinks = random(4)
    keep = oracle.dropout_keep(0.25, 7, 3, 1, 4, 3, 5)
    bias[0, 0, 0] = float("-inf")  # A row with no key.

    def all_options(q, k, v, sinks):
        return oracle.attention(q, k, v, causal=True, window=(3, -1), softcap=2.0, bias=bias, sinks=sinks, dropout_p=0.25, keep=keep,
                                alibi_slopes=torch.tensor([0.5, 0.25, 0.125, 0.0625]))

    assert torch.autograd.gradcheck(all_options, [tensor.requires_grad_() for tensor in (q, k, v, sinks)])


def test_dropout_keeps_the_right_share():
    keep = oracle.dropout_keep(0.3, 2**63 + 5, 2**33, 2, 3, 64, 63)
    assert abs(keep.double().mean().item() - 0.7) < 0.02
    assert not torch.equal(keep[0, 0], keep[0, 1])
    shifted = oracle.dropout_keep(0.3, 2**63 + 5, 2**33 + 3, 1, 3, 64, 63)
    assert torch.equal(keep[1], shifted[0])


def test_varlen_is_each_sequence_alone():
    q, k, v = random(1, 2, 9, 4), random(1, 2, 8, 4), random(1, 2, 8, 4)
    out, lse = oracle.varlen(q, k, v, [0, 3, 3, 8], [0, 0, 2, 8], causal=True)
    assert (out[:, :, :3] == 0).all() and (lse[:, :, :3] == float("-inf")).all()
    alone, _ = oracle.attention(q[:, :, 3:8], k[:, :, 2:8], v[:, :, 2:8], causal=True)
    torch.testing.assert_close(out[:, :, 3:8], alone)
    assert (out[:, :, 8:] == 0).all()
