"""anywarp.scaled_dot_product_attention against PyTorch's own function, and enable_sdpa() behind nn.MultiheadAttention and what
else calls torch.nn.functional."""

import contextlib
import warnings

import pytest
import torch
import torch.nn.functional as F

import anywarp

TORCHS = F.scaled_dot_product_attention


def randn(*shape, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def qkv(q, k, v=None):
    return randn(*q, seed=1), randn(*k, seed=2), randn(*(v or k), seed=3)


def bools(*shape):
    """Some keys of every row are seen, but for the first row, which sees none."""
    mask = randn(*shape, seed=4) > -0.3
    mask[..., 0] = True
    mask[..., 0, :] = False
    return mask


CASES = {
    "4-D": (qkv((2, 4, 9, 8), (2, 4, 9, 8)), {}),
    "3-D": (qkv((3, 9, 8), (3, 7, 8)), {}),
    "2-D": (qkv((9, 8), (7, 8)), {}),
    "5-D": (qkv((2, 3, 4, 9, 8), (2, 3, 4, 7, 8)), {}),
    "values of another width": (qkv((2, 4, 9, 8), (2, 4, 7, 8), (2, 4, 7, 12)), {}),
    "causal": (qkv((2, 4, 9, 8), (2, 4, 9, 8)), dict(is_causal=True)),
    "causal, more keys": (qkv((2, 4, 5, 8), (2, 4, 9, 8)), dict(is_causal=True)),
    "causal, fewer keys": (qkv((2, 4, 9, 8), (2, 4, 5, 8)), dict(is_causal=True)),
    "causal 5-D": (qkv((2, 1, 4, 9, 8), (2, 1, 4, 9, 8)), dict(is_causal=True)),
    "grouped": (qkv((2, 6, 9, 8), (2, 2, 7, 8)), dict(enable_gqa=True)),
    "grouped 3-D": (qkv((6, 9, 8), (2, 7, 8)), dict(enable_gqa=True)),
    "grouped 5-D": (qkv((2, 3, 6, 9, 8), (2, 3, 3, 7, 8)), dict(enable_gqa=True)),
    "grouped causal": (qkv((2, 4, 9, 8), (2, 1, 9, 8)), dict(enable_gqa=True, is_causal=True)),
    "scale": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(scale=0.9)),
    "keys broadcast over batch": (qkv((2, 4, 9, 8), (1, 4, 7, 8)), {}),
    "keys broadcast over heads": (qkv((2, 4, 9, 8), (2, 1, 7, 8)), {}),
    "queries broadcast": (qkv((1, 1, 9, 8), (2, 4, 7, 8)), {}),
    "bool mask": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(attn_mask=bools(2, 4, 9, 7))),
    "bool mask 2-D": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(attn_mask=bools(9, 7))),
    "bool mask of keys": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(attn_mask=randn(2, 1, 1, 7, seed=4) > -0.5)),
    "bool mask 3-D": (qkv((3, 9, 8), (3, 7, 8)), dict(attn_mask=bools(3, 9, 7))),
    "bool mask 5-D": (qkv((2, 3, 4, 9, 8), (2, 3, 4, 7, 8)), dict(attn_mask=bools(2, 1, 1, 9, 7))),
    "bool mask of 5-D, 2-D": (qkv((2, 3, 4, 9, 8), (2, 3, 4, 7, 8)), dict(attn_mask=bools(9, 7))),
    "float mask": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(attn_mask=randn(2, 4, 9, 7, seed=5))),
    "float mask of heads": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(attn_mask=randn(1, 4, 9, 7, seed=5))),
    "float mask of rows": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(attn_mask=randn(9, 1, seed=5))),
    "float mask 3-D": (qkv((3, 9, 8), (3, 7, 8)), dict(attn_mask=randn(3, 9, 7, seed=5))),
    "float mask 5-D": (qkv((2, 3, 4, 9, 8), (2, 3, 4, 7, 8)), dict(attn_mask=randn(2, 3, 1, 9, 7, seed=5))),
    "float mask -inf": (qkv((2, 4, 9, 8), (2, 4, 7, 8)), dict(attn_mask=torch.zeros(9, 7, dtype=torch.float64).masked_fill(~bools(9, 7), float("-inf")))),
    "float mask, grouped": (qkv((2, 4, 9, 8), (2, 2, 7, 8)), dict(attn_mask=randn(2, 1, 9, 7, seed=5), enable_gqa=True)),
    "one query": (qkv((2, 4, 1, 8), (2, 4, 50, 8)), {}),
    "no queries": (qkv((2, 4, 0, 8), (2, 4, 7, 8)), {}),
    "heads last": (tuple(t.transpose(1, 2) for t in qkv((2, 9, 4, 8), (2, 7, 4, 8))), {}),
}


def run(function, tensors, options, dtype):
    """Output and gradients, in float64."""
    leaves = [tensor.detach().to(dtype).requires_grad_() for tensor in tensors]
    options = dict(options)
    mask = options.get("attn_mask")
    if mask is not None and mask.is_floating_point():
        options["attn_mask"] = mask.to(dtype).requires_grad_()
        leaves.append(options["attn_mask"])
    out = function(*leaves[:3], **options)
    gradients = torch.autograd.grad(out, leaves, randn(*out.shape, seed=6).to(dtype))
    return out.detach(), [gradient.double() for gradient in gradients]


@pytest.mark.parametrize("name", CASES)
def test_as_pytorch(name):
    tensors, options = CASES[name]
    want, want_gradients = run(TORCHS, tensors, options, torch.float64)
    got, got_gradients = run(anywarp.scaled_dot_product_attention, tensors, options, torch.float32)
    assert got.shape == want.shape and got.dtype == torch.float32
    assert torch.allclose(got.double(), want, atol=2e-6), (got - want).abs().max()
    for ours, theirs in zip(got_gradients, want_gradients, strict=True):
        assert ours.shape == theirs.shape and torch.allclose(ours, theirs, atol=1e-5), (ours - theirs).abs().max()


@pytest.mark.parametrize("dtype, bound", [(torch.float16, 3e-3), (torch.bfloat16, 2e-2)], ids=str)
def test_half_precision_and_a_float32_mask(dtype, bound):
    q, k, v = (t.to(dtype) for t in qkv((2, 4, 9, 8), (2, 4, 7, 8)))
    mask = randn(9, 7, seed=5).float().requires_grad_()
    out = anywarp.scaled_dot_product_attention(q, k, v, mask)
    assert out.dtype == dtype
    assert torch.allclose(out.double(), TORCHS(q.double(), k.double(), v.double(), mask.double()), atol=bound)
    assert torch.autograd.grad(out.sum(), mask)[0].dtype == torch.float32


def test_strides_of_the_output_are_pytorchs():
    for tensors, options in (CASES["4-D"], CASES["heads last"]):
        leaves = [t.float() for t in tensors]
        assert anywarp.scaled_dot_product_attention(*leaves).stride() == leaves[0].stride()


def test_dropout_drops_that_share_and_keeps_the_mean():
    q, k = torch.zeros(1, 8, 64, 16), torch.zeros(1, 8, 64, 16)
    v = torch.eye(64).expand(1, 8, 64, 64)
    torch.manual_seed(0)
    weights = anywarp.scaled_dot_product_attention(q, k, v, dropout_p=0.25) * 64
    dropped = (weights == 0).float().mean().item()
    assert dropped == pytest.approx(0.25, abs=0.01)
    assert torch.allclose(weights[weights != 0], torch.tensor(1 / 0.75))


def test_errors_are_pytorchs():
    q, k, v = (t.float() for t in qkv((2, 4, 9, 8), (2, 4, 9, 8)))
    wrong = [((q, k.half(), v), {}), ((q[0, 0, 0], k, v), {}),
             ((q, k[:, :3], v[:, :3]), dict(enable_gqa=True)), ((q, k[:, :3], v[:, :3]), {}), ((q, k[..., :7], v), {}),
             ((q, k, v, torch.zeros(8, 9)), {}), ((q[0], k[0], v[0], torch.zeros(2, 4, 9, 9)), {})]
    for args, options in wrong:
        with pytest.raises(RuntimeError):
            TORCHS(*args, **options)
        with pytest.raises((RuntimeError, ValueError)):
            anywarp.scaled_dot_product_attention(*args, **options)
    with pytest.raises(RuntimeError, match="attn_mask is set and is_causal is True"):
        anywarp.scaled_dot_product_attention(q, k, v, torch.ones(9, 9, dtype=torch.bool), is_causal=True)
    with pytest.raises(TypeError):
        anywarp.scaled_dot_product_attention(q, k, v, None, 0.0, False, 1.0)  # scale is keyword-only, as in PyTorch.


@pytest.fixture
def calls(monkeypatch):
    """How often the operator was called."""
    count = []
    original = anywarp.ops.attention
    monkeypatch.setattr(anywarp.ops, "attention", lambda *args, **options: count.append(1) or original(*args, **options))
    return count


def close(got, want):
    assert torch.allclose(got, want, atol=1e-5), (got - want).abs().max()


def test_enable_and_disable(calls):
    q, k, v = (t.float() for t in qkv((2, 4, 9, 8), (2, 4, 9, 8)))
    want = TORCHS(q, k, v)
    with anywarp.enable_sdpa():
        close(F.scaled_dot_product_attention(q, k, v), want)
        with anywarp.enable_sdpa():
            pass
        close(F.scaled_dot_product_attention(q, k, v), want)
        assert not torch.backends.mha.get_fastpath_enabled()
    assert len(calls) == 2 and F.scaled_dot_product_attention is TORCHS and torch.backends.mha.get_fastpath_enabled()
    anywarp.enable_sdpa()
    F.scaled_dot_product_attention(q, k, v)
    anywarp.disable_sdpa()
    anywarp.disable_sdpa()
    assert len(calls) == 3 and F.scaled_dot_product_attention is TORCHS
    with pytest.raises(ZeroDivisionError), anywarp.enable_sdpa():
        1 / 0
    assert F.scaled_dot_product_attention is TORCHS


@pytest.mark.parametrize("training", [True, False])
def test_multihead_attention(calls, training):
    torch.manual_seed(0)
    module = torch.nn.MultiheadAttention(32, 4, batch_first=True).train(training)
    x = torch.randn(2, 7, 32)
    padding = torch.zeros(2, 7, dtype=torch.bool)
    padding[1, 4:] = True
    causal = torch.nn.Transformer.generate_square_subsequent_mask(7)
    for options in ({}, dict(key_padding_mask=padding), dict(attn_mask=causal, is_causal=True), dict(attn_mask=causal)):
        outs, gradients = [], []
        for enabled in (False, True):
            with torch.set_grad_enabled(training):
                if enabled:
                    with anywarp.enable_sdpa():
                        outs.append(module(x, x, x, need_weights=False, **options)[0])
                else:
                    outs.append(module(x, x, x, need_weights=False, **options)[0])
            if training:
                gradients.append(torch.autograd.grad(outs[-1].sum(), list(module.parameters())))
        close(outs[1], outs[0])
        for ours, theirs in zip(*gradients) if training else ():
            close(ours, theirs)
    assert len(calls) == 4


def test_transformer_encoder_layer(calls):
    torch.manual_seed(0)
    layer = torch.nn.TransformerEncoderLayer(32, 4, 64, batch_first=True).eval()
    x = torch.randn(2, 7, 32)
    with torch.no_grad():
        want = layer(x)
        with anywarp.enable_sdpa():
            got = layer(x)
    close(got, want)
    assert len(calls) == 1


def test_compiled_module():
    from torch._dynamo.backends.common import aot_autograd

    torch.manual_seed(0)
    module = torch.nn.MultiheadAttention(32, 4, batch_first=True)
    x = torch.randn(2, 7, 32)
    want = module(x, x, x, need_weights=False)[0]
    graphs = []

    def keep(graph, inputs):
        graphs.append(graph.code)
        return graph.forward

    with anywarp.enable_sdpa():
        got = torch.compile(lambda x: module(x, x, x, need_weights=False)[0], fullgraph=True, backend=aot_autograd(fw_compiler=keep))(x)
        grouped = torch.compile(lambda q, k: F.scaled_dot_product_attention(q, k, k, enable_gqa=True), fullgraph=True,
                                backend=aot_autograd(fw_compiler=keep))(x.reshape(1, 4, 7, 16), x.reshape(2, 2, 7, 16)[:1])
    close(got, want)
    close(grouped, TORCHS(x.reshape(1, 4, 7, 16), x.reshape(2, 2, 7, 16)[:1], x.reshape(2, 2, 7, 16)[:1], enable_gqa=True))
    assert ["anywarp.attention" in code for code in graphs] == [True, True]


def test_compiled_code_follows_the_switch():
    q = qkv((2, 4, 5, 8), (2, 4, 5, 8))[0].float()
    model = torch.compile(lambda q: F.scaled_dot_product_attention(q, q, q, is_causal=True), fullgraph=True, backend="eager")
    used = []
    for switch in (contextlib.nullcontext, anywarp.enable_sdpa, contextlib.nullcontext):
        with switch(), torch.profiler.profile() as profile:
            model(q)
        used.append(any(event.key == "anywarp::attention" for event in profile.key_averages()))
    assert used == [False, True, False]


def test_causal_bias_of_torch(calls):
    from torch.nn.attention.bias import causal_lower_right, causal_upper_left

    q, k, v = (t.float() for t in qkv((2, 4, 5, 8), (2, 4, 9, 8)))
    for bias in (causal_lower_right(5, 9), causal_upper_left(5, 9)):
        want = F.scaled_dot_product_attention(q, k, v, bias)
        with anywarp.enable_sdpa():
            close(F.scaled_dot_product_attention(q, k, v, bias), want)
    assert len(calls) == 2


def test_what_the_operator_does_not_take_goes_to_pytorch_and_is_said_once(calls, monkeypatch):
    monkeypatch.setattr("anywarp.sdpa._said", set())
    q, k, v = qkv((2, 4, 5, 8), (2, 4, 9, 8))
    nested = torch.nested.nested_tensor([torch.randn(3, 4, 8), torch.randn(5, 4, 8)], layout=torch.jagged).transpose(1, 2)
    with anywarp.enable_sdpa():
        with pytest.warns(UserWarning, match="the dtype is torch.float64; supported: float32"):
            close(F.scaled_dot_product_attention(q, k, v), TORCHS(q, k, v))
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            F.scaled_dot_product_attention(q, k, v)
        with pytest.warns(UserWarning, match="the device is meta"):
            assert F.scaled_dot_product_attention(*(t.to("meta") for t in (q, k, v))).device.type == "meta"
        with pytest.warns(UserWarning, match="a class of its own"):
            assert F.scaled_dot_product_attention(nested, nested, nested).is_nested
        with pytest.warns(UserWarning, match="forward-mode"):
            with torch.nn.attention.sdpa_kernel(torch.nn.attention.SDPBackend.MATH):
                torch.func.jvp(lambda q: F.scaled_dot_product_attention(q, k.float(), v.float()), (q.float(),), (q.float(),))
        # The newer PyTorch refuses it, the older combines them on the CPU.
        with pytest.warns(UserWarning, match="attn_mask and is_causal are given"), contextlib.suppress(RuntimeError):
            F.scaled_dot_product_attention(q.float(), k.float(), v.float(), torch.ones(5, 9, dtype=torch.bool), is_causal=True)
    assert calls == []
