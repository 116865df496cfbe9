"""anywarp.attention against float64: outputs, lse and every gradient, over the options."""

import pytest
import torch

import anywarp
import oracle

TOLERANCE = {torch.float32: 1e-5, torch.float16: 3e-3, torch.bfloat16: 2e-2}  # Of the largest true value.


def randn(*shape, dtype=torch.float32, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64).to(dtype)


def inputs(dtype, batch=2, heads=4, kv_heads=2, seqlen_q=13, seqlen_k=21, head_dim=16, head_dim_v=16):
    return (randn(batch, heads, seqlen_q, head_dim, dtype=dtype, seed=1), randn(batch, kv_heads, seqlen_k, head_dim, dtype=dtype, seed=2),
            randn(batch, kv_heads, seqlen_k, head_dim_v, dtype=dtype, seed=3))


def options_of(name):
    mask = randn(2, 1, 13, 21, seed=4) > -0.5
    mask[1, 0, 3] = False  # A row that sees nothing.
    return {
        "plain": {},
        "causal": dict(causal=True),
        "bottom-right": dict(causal="bottom-right"),
        "top-left": dict(causal="top-left"),
        "window": dict(window=(3, 2)),
        "window open": dict(window=(None, 0)),
        "causal window": dict(causal=True, window=(5, -1)),
        "scale": dict(scale=-0.7),
        "scale 0": dict(scale=0.0),
        "softcap": dict(softcap=1.5),
        "bias": dict(bias=randn(2, 4, 13, 21, seed=5)),
        "bias of heads": dict(bias=randn(4, 1, 21, seed=5)),
        "bias of keys, softcap": dict(bias=randn(21, seed=5), softcap=2.0),
        "bias -inf": dict(bias=torch.zeros(13, 21).masked_fill(~mask[1, 0], float("-inf"))),
        "mask": dict(mask=mask),
        "mask of keys": dict(mask=(torch.arange(21) < torch.tensor([[7], [0]]))[:, None, None, :]),
        "alibi": dict(alibi_slopes=torch.tensor([0.5, 0.25, 0.125, 0.0625]), causal=True),
        "alibi of batch": dict(alibi_slopes=randn(2, 4, seed=6).abs()),
        "sinks": dict(sinks=randn(4, seed=7), causal="top-left", mask=mask),
        "everything": dict(causal=True, window=(9, 3), scale=0.3, softcap=3.0, bias=randn(1, 4, 13, 1, seed=5), mask=mask,
                           alibi_slopes=torch.tensor([0.5, 0.25, 0.125, 0.0625]), sinks=randn(4, seed=7), deterministic=True),
    }[name]


ALL = ["plain", "causal", "bottom-right", "top-left", "window", "window open", "causal window", "scale", "scale 0", "softcap", "bias",
       "bias of heads", "bias of keys, softcap", "bias -inf", "mask", "mask of keys", "alibi", "alibi of batch", "sinks", "everything"]


def assert_close(name, got, truth, tolerance):
    assert got.shape == truth.shape, name
    assert torch.equal(got.isneginf(), truth.isneginf()), name
    finite = ~truth.isneginf()
    bound = tolerance * max(1.0, truth[finite].abs().max().item() if finite.any() else 1.0)
    assert torch.isfinite(got[finite]).all(), name
    error = (got.double() - truth)[finite].abs().max().item() if finite.any() else 0.0
    assert error <= bound, f"{name}: error {error:.2e}, bound {bound:.2e}"


def compare(tensors, options, tolerance):
    """Values, then gradients of a sum that weighs out and lse."""
    names = ["q", "k", "v"] + [name for name in ("bias", "sinks") if options.get(name) is not None]

    def run(function, cast):
        leaves = [cast(tensor).detach().clone().requires_grad_() for tensor in (*tensors, *(options[name] for name in names[3:]))]
        out, lse = function(*leaves[:3], **{**options, **dict(zip(names[3:], leaves[3:]))})
        seen = torch.where(lse.isneginf(), torch.zeros_like(lse), lse)
        loss = (out * cast(randn(*out.shape, seed=8))).sum() + (seen * cast(randn(*lse.shape, seed=9)).to(lse.dtype)).sum()
        return out.detach(), lse.detach(), torch.autograd.grad(loss, leaves)

    dtype = tensors[0].dtype
    truth = run(lambda *a, deterministic=False, **o: oracle.attention(*a, **o), lambda tensor: tensor.double())
    ours = run(lambda *a, **o: anywarp.attention(*a, return_lse=True, **o),
               lambda tensor: tensor.to(dtype) if tensor.dtype == torch.float64 else tensor)
    assert ours[0].dtype == dtype and ours[1].dtype == torch.float32
    assert_close("out", ours[0], truth[0], tolerance)
    assert_close("lse", ours[1], truth[1], tolerance)
    for name, got, want in zip(names, ours[2], truth[2]):
        assert_close(f"gradient of {name}", got, want, 3 * tolerance)


@pytest.mark.parametrize("dtype", TOLERANCE, ids=str)
@pytest.mark.parametrize("name", ALL)
def test_values_and_gradients(name, dtype):
    compare(inputs(dtype), options_of(name), TOLERANCE[dtype])


@pytest.mark.parametrize("shape", [
    dict(batch=1, heads=1, kv_heads=1, seqlen_q=1, seqlen_k=1, head_dim=1, head_dim_v=1),
    dict(batch=3, heads=6, kv_heads=1, seqlen_q=1, seqlen_k=200, head_dim=64, head_dim_v=64),
    dict(batch=1, heads=3, kv_heads=3, seqlen_q=130, seqlen_k=67, head_dim=40, head_dim_v=72),
    dict(batch=1, heads=2, kv_heads=1, seqlen_q=9, seqlen_k=33, head_dim=192, head_dim_v=128),
    dict(batch=1, heads=1, kv_heads=1, seqlen_q=3, seqlen_k=5, head_dim=512, head_dim_v=512),
], ids=str)
@pytest.mark.parametrize("causal", [False, True])
def test_shapes(shape, causal):
    compare(inputs(torch.float32, **shape), dict(causal=causal), TOLERANCE[torch.float32])


@pytest.mark.parametrize("batch, seqlen_q, seqlen_k", [(0, 3, 4), (2, 0, 4), (2, 3, 0), (2, 0, 0)])
def test_lengths_of_zero(batch, seqlen_q, seqlen_k):
    q, k, v = (t.requires_grad_() for t in inputs(torch.float32, batch=batch, seqlen_q=seqlen_q, seqlen_k=seqlen_k))
    out, lse = anywarp.attention(q, k, v, return_lse=True)
    assert out.shape == (batch, 4, seqlen_q, 16) and (out == 0).all() and lse.isneginf().all()
    for gradient, tensor in zip(torch.autograd.grad(out.sum(), (q, k, v)), (q, k, v)):
        assert gradient.shape == tensor.shape and (gradient == 0).all()


def test_causal_with_unequal_lengths_by_hand():
    q, k, v = torch.zeros(1, 1, 2, 1), torch.zeros(1, 1, 3, 1), torch.tensor([1.0, 2.0, 6.0]).reshape(1, 1, 3, 1)
    assert anywarp.attention(q, k, v, causal=True).flatten().tolist() == pytest.approx([1.5, 3.0])
    assert anywarp.attention(q, k, v, causal="top-left").flatten().tolist() == pytest.approx([1.0, 1.5])


def test_nan_in_masked_keys_reaches_nothing():
    q, k, v = inputs(torch.float32)
    mask = torch.ones(21, dtype=torch.bool)
    mask[5] = mask[20] = False
    clean = anywarp.attention(q, k, v, mask=mask)
    k, v = k.clone(), v.clone()
    k[:, :, 5], v[:, :, 20] = float("nan"), float("inf")
    leaves = [t.requires_grad_() for t in (q, k, v)]
    out = anywarp.attention(*leaves, mask=mask)
    assert torch.equal(out, clean)
    assert all(torch.isfinite(gradient).all() for gradient in torch.autograd.grad(out.sum(), leaves))


def test_only_what_is_wanted_has_a_gradient():
    q, k, v = inputs(torch.float32)
    alone = v.clone().requires_grad_()
    (dv,) = torch.autograd.grad(anywarp.attention(q, k, alone).sum(), alone)
    leaves = [t.clone().requires_grad_() for t in (q, k, v)]
    assert torch.equal(dv, torch.autograd.grad(anywarp.attention(*leaves).sum(), leaves)[2])


def test_gradient_through_lse_alone():
    q, k, v = (t.requires_grad_() for t in inputs(torch.float32))
    _, lse = anywarp.attention(q, k, v, return_lse=True)
    dq, dk, dv = torch.autograd.grad(lse.sum(), (q, k, v))
    q64, k64, v64 = (t.detach().double().requires_grad_() for t in (q, k, v))
    want = torch.autograd.grad(oracle.attention(q64, k64, v64)[1].sum(), (q64, k64))
    assert_close("dq", dq, want[0], 1e-5)
    assert_close("dk", dk, want[1], 1e-5)
    assert (dv == 0).all()


def test_deterministic_backward_repeats_bit_for_bit():
    q, k, v = (t.requires_grad_() for t in inputs(torch.bfloat16, seqlen_q=65, seqlen_k=65))
    runs = [torch.autograd.grad(anywarp.attention(q, k, v, deterministic=True).sum(), (q, k, v)) for _ in range(5)]
    assert all(torch.equal(a, b) for run in runs[1:] for a, b in zip(runs[0], run))


def test_dropout_follows_torchs_generator():
    q, k, v = inputs(torch.float32)
    torch.manual_seed(11)
    first, second = anywarp.attention(q, k, v, dropout_p=0.4), anywarp.attention(q, k, v, dropout_p=0.4)
    torch.manual_seed(11)
    assert torch.equal(anywarp.attention(q, k, v, dropout_p=0.4), first)
    assert not torch.equal(first, second)


def test_dropout_of_values_and_gradients():
    """Against the oracle with the same elements kept."""
    q, k, v = inputs(torch.float32)
    state, p = torch.tensor([2**63 - 5, 12345]), 0.3
    keep = oracle.dropout_keep(p, 2**63 - 5, 12345, 2, 4, 13, 21)
    ours, truth = ([cast(t).clone().requires_grad_() for t in (q, k, v)] for cast in (torch.Tensor.float, torch.Tensor.double))
    out, _ = anywarp.ops.attention(*ours, dropout_state=state, dropout_p=p)
    want, _ = oracle.attention(*truth, dropout_p=p, keep=keep)
    assert_close("out", out.detach(), want.detach(), 1e-5)
    for got, true in zip(torch.autograd.grad(out.sum(), ours), torch.autograd.grad(want.sum(), truth)):
        assert_close("gradient", got, true, 1e-5)
