"""Any strides in; strides out that follow q, as torch.empty_like's do; gradients laid out as what they are the gradient of."""

import itertools

import pytest
import torch

import anywarp

SHAPE = (2, 3, 7, 16)


def laid_out(order, shape=SHAPE, seed=0):
    """A tensor of that shape whose axes lie in memory in that order."""
    generator = torch.Generator().manual_seed(seed)
    values = torch.randn(shape, generator=generator)
    return torch.empty_permuted(shape, order).copy_(values)


@pytest.mark.parametrize("order", [(*o, 3) for o in itertools.permutations(range(3))], ids=str)
def test_strides_follow_q(order):
    q, k, v = laid_out(order, seed=1), laid_out((0, 1, 2, 3), seed=2), laid_out((0, 2, 1, 3), seed=3)
    leaves = [t.requires_grad_() for t in (q, k, v)]
    out = anywarp.attention(*leaves)
    assert out.stride() == torch.empty_like(q).stride() == q.stride()
    for gradient, tensor in zip(torch.autograd.grad(out.sum(), leaves), leaves):
        assert gradient.stride() == tensor.stride()
    dense = anywarp.attention(*(t.detach().contiguous() for t in leaves))
    assert dense.is_contiguous() and torch.equal(out, dense)


def test_views_of_one_packed_projection():
    packed = torch.randn(2, 7, 3, 3, 16, generator=torch.Generator().manual_seed(0))  # batch, seqlen, qkv, heads, head_dim
    q, k, v = packed.permute(2, 0, 3, 1, 4)
    out = anywarp.attention(q, k, v, causal=True)
    assert out.transpose(1, 2).is_contiguous()
    assert torch.equal(out, anywarp.attention(q.contiguous(), k.contiguous(), v.contiguous(), causal=True))


@pytest.mark.parametrize("which", ["q", "k", "v"])
def test_last_stride_other_than_one(which):
    tensors = {name: laid_out((0, 1, 2, 3), seed=seed) for seed, name in enumerate("qkv")}
    want = anywarp.attention(*tensors.values())
    tensors[which] = laid_out((0, 1, 3, 2), seed="qkv".index(which))
    assert tensors[which].stride(3) != 1
    leaves = [t.requires_grad_() for t in tensors.values()]
    out = anywarp.attention(*leaves)
    assert torch.equal(out, want) and out.is_contiguous()
    assert [g.shape for g in torch.autograd.grad(out.sum(), leaves)] == [SHAPE] * 3


def test_expanded_keys_and_incoming_gradients():
    q, base = laid_out((0, 1, 2, 3), seed=1), torch.randn(2, 1, 7, 16, generator=torch.Generator().manual_seed(2))
    expanded, grouped = base.clone().requires_grad_(), base.clone().requires_grad_()
    wide = anywarp.attention(q, expanded.expand(SHAPE), expanded.expand(SHAPE))
    narrow = anywarp.attention(q, grouped, grouped)
    assert torch.allclose(wide, narrow, atol=1e-6)
    (a,) = torch.autograd.grad(wide.sum(), expanded)  # The gradient of a sum has strides of 0.
    (b,) = torch.autograd.grad(narrow, grouped, torch.ones(*SHAPE[:2], 16, 7).transpose(2, 3))
    assert torch.allclose(a, b, atol=1e-5)


def test_storage_offsets_and_gaps():
    big = torch.full((3, 5, 20, 24), float("nan"))
    view = big[1:3, 1:4, 3:17:2, 4:20]
    view.copy_(laid_out((0, 1, 2, 3), seed=4))
    out = anywarp.attention(view, view, view)
    assert torch.equal(out, anywarp.attention(*(view.contiguous(),) * 3))


def test_bias_and_mask_in_any_strides():
    q, k, v = (laid_out((0, 1, 2, 3), seed=seed) for seed in range(3))
    bias, mask = laid_out((3, 0, 2, 1), shape=(2, 3, 7, 7), seed=5), laid_out((1, 3, 0, 2), shape=(2, 3, 7, 7), seed=6) > -1
    bias.requires_grad_()
    out = anywarp.attention(q, k, v, bias=bias, mask=mask)
    dense = bias.detach().contiguous().requires_grad_()
    want = anywarp.attention(q, k, v, bias=dense, mask=mask.contiguous())
    assert torch.equal(out, want)
    assert torch.equal(torch.autograd.grad(out.sum(), bias)[0], torch.autograd.grad(want.sum(), dense)[0])
    row = torch.randn(7, generator=torch.Generator().manual_seed(7)).requires_grad_()
    (gradient,) = torch.autograd.grad(anywarp.attention(q, k, v, bias=row.expand(2, 3, 7, 7)).square().sum(), row)
    (want,) = torch.autograd.grad(anywarp.attention(q, k, v, bias=row).square().sum(), row)
    assert torch.allclose(gradient, want, atol=1e-5)
