"""torch.ops.anywarp as PyTorch wants an operator to be: opcheck, torch.compile without graph breaks, autocast, torch.func, vmap;
second and forward-mode derivatives are refused; threads and the interpreter lock."""

import threading

import pytest
import torch
import torch.autograd.forward_ad as forward_ad

import anywarp
from anywarp import ops

OPERATOR = torch.ops.anywarp.attention.default


def randn(*shape, dtype=torch.float32, seed=0, grad=True):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype).requires_grad_(grad)


def heads_last(*shape, **options):
    """(batch, heads, seqlen, head_dim) in memory as (batch, seqlen, heads, head_dim)."""
    batch, heads, seqlen, head_dim = shape
    return randn(batch, seqlen, heads, head_dim, grad=False, **options).transpose(1, 2).requires_grad_()


def int32(*values):
    return torch.tensor(values, dtype=torch.int32)


QKV = lambda: (randn(2, 4, 9, 8), randn(2, 2, 11, 8, seed=1), randn(2, 2, 11, 6, seed=2))  # noqa: E731
CASES = {
    "plain": lambda: (QKV(), {}),
    "half, heads last": lambda: ((heads_last(2, 4, 9, 8, dtype=torch.float16), heads_last(2, 2, 11, 8, dtype=torch.float16),
                                  heads_last(2, 2, 11, 8, dtype=torch.float16)), dict(causal=1)),
    "bias, softcap": lambda: ((*QKV(), randn(1, 4, 9, 11, seed=3)), dict(softcap=3.0)),
    "bias of another dtype": lambda: ((*QKV(), randn(2, 1, 1, 11, dtype=torch.bfloat16, seed=3)), dict(causal=2, deterministic=True)),
    "mask, alibi, sinks": lambda: ((*QKV(), None, randn(2, 1, 9, 11, grad=False) > 0, randn(4, grad=False).abs(), randn(4, seed=4)),
                                   dict(window_left=4, window_right=2, scale=0.1)),
    "dropout": lambda: ((*QKV(), None, None, None, None, torch.tensor([3, 4])), dict(dropout_p=0.3)),
    "last stride": lambda: (tuple(randn(2, 2, 8, 9, grad=False, seed=seed).transpose(2, 3).requires_grad_() for seed in range(3)), {}),
    "expanded": lambda: ((randn(1, 4, 9, 8, grad=False).expand(2, 4, 9, 8), randn(2, 1, 11, 8, grad=False).expand(2, 2, 11, 8), QKV()[2]), {}),
    "packed": lambda: ((randn(1, 4, 9, 8), randn(1, 2, 11, 8), randn(1, 2, 11, 6), None, None, None, None, None, int32(0, 3, 9), int32(0, 5, 11)),
                       dict(causal=1, max_seqlen_q=6, max_seqlen_k=6)),
    "cache": lambda: ((randn(2, 4, 1, 8, grad=False), randn(3, 2, 11, 8, grad=False), randn(3, 2, 11, 6, grad=False), *(None,) * 7,
                       int32(3, 9), int32(0, 2), int32(2, 0)), {}),
    "pages": lambda: ((randn(2, 4, 1, 8, grad=False), randn(6, 2, 4, 8, grad=False), randn(6, 2, 4, 6, grad=False), *(None,) * 7,
                       int32(3, 9), None, None, torch.tensor([[0, 2, 1], [4, 3, 5]], dtype=torch.int32)), {}),
    "no queries": lambda: ((randn(2, 4, 0, 8), *QKV()[1:]), {}),
    "no keys": lambda: ((QKV()[0], randn(2, 2, 0, 8), randn(2, 2, 0, 6)), {}),
    "one column": lambda: ((randn(2, 4, 3, 1), randn(2, 2, 4, 1), randn(2, 2, 4, 1)), {}),
}


@pytest.mark.parametrize("name", CASES)
def test_opcheck(name):
    args, options = CASES[name]()
    torch.library.opcheck(OPERATOR, args, options)


def test_opcheck_of_the_backward():
    q, k, v = (t.detach() for t in QKV())
    bias, sinks = randn(1, 4, 9, 11, grad=False), randn(4, grad=False)
    out, lse = ops.attention(q, k, v, bias, None, None, sinks)
    for wanted in ([True] * 5, [False, True, False, False, True]):
        torch.library.opcheck(torch.ops.anywarp.attention_backward.default, (torch.ones_like(out), lse, out, lse, q, k, v, bias, None, None, sinks),
                              dict(wanted=wanted))


def test_opcheck_of_kv_append():
    args = (randn(2, 2, 16, 8, grad=False), randn(2, 2, 16, 6, grad=False), randn(2, 2, 3, 8, grad=False), randn(2, 2, 3, 6, grad=False), int32(3, 9))
    torch.library.opcheck(torch.ops.anywarp.kv_append.default, args)


def test_kv_append_writes_behind_what_is_there():
    k_cache, v_cache = torch.zeros(2, 1, 5, 2), torch.zeros(2, 1, 5, 3)
    new_k, new_v = torch.ones(2, 1, 2, 2), torch.full((2, 1, 2, 3), 2.0)
    ops.kv_append(k_cache, v_cache, new_k, new_v, int32(0, 3))
    assert k_cache[:, 0, :, 0].tolist() == [[1, 1, 0, 0, 0], [0, 0, 0, 1, 1]]
    assert v_cache[:, 0, :, 2].tolist() == [[2, 2, 0, 0, 0], [0, 0, 0, 2, 2]]
    with pytest.raises(ValueError):
        ops.kv_append(k_cache, v_cache, new_k, new_v, int32(0, 4))
    with pytest.raises(ValueError, match="k_cache has last stride"):
        ops.kv_append(torch.zeros(2, 1, 2, 5).transpose(2, 3), v_cache, new_k, new_v, int32(0, 0))


@pytest.mark.parametrize("backend", ["aot_eager", "inductor"])
def test_compiled_without_graph_breaks(backend):
    def model(q, k, v, bias, sinks):
        out, lse = anywarp.attention(q, k, v, causal=True, window=(5, None), bias=bias, sinks=sinks, softcap=4.0, return_lse=True)
        return (out * 2).sum() + lse.logsumexp(0).sum()

    leaves = (heads_last(2, 4, 9, 8), randn(2, 2, 9, 8, seed=1), heads_last(2, 2, 9, 8, seed=2), randn(9, 9, seed=3), randn(4, dtype=torch.bfloat16, seed=4))
    eager = model(*leaves)
    compiled = torch.compile(model, fullgraph=True, backend=backend)(*leaves)
    assert torch.allclose(compiled, eager)
    for got, want in zip(torch.autograd.grad(compiled, leaves), torch.autograd.grad(eager, leaves)):
        assert torch.allclose(got, want, atol=1e-5)


def test_compiled_once_for_changing_lengths():
    compiles = []

    def backend(graph, inputs):
        compiles.append(graph)
        return graph

    model = torch.compile(lambda q, k, v: anywarp.attention(q, k, v, causal=True), fullgraph=True, dynamic=True, backend=backend)
    for seqlen in (5, 9, 17, 30):
        q, k, v = (randn(2, 4, seqlen, 8, seed=seed, grad=False) for seed in range(3))
        assert torch.equal(model(q, k, v), anywarp.attention(q, k, v, causal=True))
    assert len(compiles) == 1


def test_compiled_with_a_scale_of_a_changing_head_dim():
    function = lambda q: anywarp.attention(q, q, q, scale=q.shape[-1] ** -0.5 * 2)  # noqa: E731
    model = torch.compile(function, fullgraph=True, dynamic=True, backend="aot_eager")
    for head_dim in (8, 12):
        q = randn(2, 4, 5, head_dim, grad=False)
        assert torch.equal(model(q), function(q))


def test_exported():
    class Model(torch.nn.Module):
        def forward(self, q, k, v):
            return anywarp.attention(q, k, v, causal=True, window=(3, None))

    q, k, v = (t.detach() for t in QKV())
    exported = torch.export.export(Model(), (q, k, v)).run_decompositions()
    assert [node.target for node in exported.graph.nodes if node.op == "call_function"][0] is OPERATOR
    assert torch.equal(exported.module()(q, k, v), Model()(q, k, v))


def test_compiled_packed_sequences():
    model = torch.compile(lambda *args: ops.attention(*args[:3], cu_seqlens_q=args[3], cu_seqlens_k=args[3], causal=1)[0], fullgraph=True, backend="aot_eager")
    q, k, v = (heads_last(1, 2, 12, 8, seed=seed) for seed in range(3))
    cu_seqlens = int32(0, 4, 4, 12)
    parts = [anywarp.attention(q[:, :, a:b], k[:, :, a:b], v[:, :, a:b], causal=True) for a, b in ((0, 4), (4, 12))]
    assert torch.allclose(model(q, k, v, cu_seqlens), torch.cat(parts, 2), atol=1e-6)


def test_compiled_dropout_repeats():
    model = torch.compile(lambda q, k, v: anywarp.attention(q, k, v, dropout_p=0.5), fullgraph=True)
    runs = []
    for _ in range(2):
        torch.manual_seed(5)
        runs.append(model(*QKV()))
    assert torch.equal(*runs) and not torch.equal(runs[0], model(*QKV()))


@pytest.mark.parametrize("compiled", [False, True])
def test_autocast_as_torchs_own(compiled):
    q, k, v = QKV()
    v = randn(2, 2, 11, 8, seed=2)
    function = torch.compile(anywarp.attention, fullgraph=True, backend="aot_eager") if compiled else anywarp.attention
    with torch.autocast("cpu", dtype=torch.bfloat16):
        out = function(q, k, v, sinks=torch.zeros(4), alibi_slopes=torch.zeros(4))
        assert out.dtype == torch.nn.functional.scaled_dot_product_attention(q, k, v, enable_gqa=True).dtype == torch.bfloat16
        assert anywarp.scaled_dot_product_attention(q, k, v, torch.zeros(9, 11), enable_gqa=True).dtype == torch.bfloat16
    assert torch.autograd.grad(out.float().sum(), q)[0].dtype == torch.float32


def test_second_derivatives_are_refused():
    q, k, v = QKV()
    (dq,) = torch.autograd.grad(anywarp.attention(q, k, v).square().sum(), q, create_graph=True)
    with pytest.raises(NotImplementedError, match="no second derivative"):
        torch.autograd.grad(dq.sum(), q)


def test_forward_mode_is_refused():
    q, k, v = (t.detach() for t in QKV())
    with forward_ad.dual_level(), pytest.raises(NotImplementedError, match="no forward-mode derivative"):
        anywarp.attention(forward_ad.make_dual(q, q), k, v)
    with pytest.raises(NotImplementedError, match="no forward-mode derivative"):
        torch.func.jvp(lambda q: anywarp.attention(q, k, v), (q,), (q,))


def test_functional_transforms():
    q, k, v = (t.detach() for t in QKV())
    loss = lambda q, k: anywarp.attention(q, k, v, causal=True).square().sum()  # noqa: E731
    leaves = (q.clone().requires_grad_(), k.clone().requires_grad_())
    for got, want in zip(torch.func.grad(loss, argnums=(0, 1))(q, k), torch.autograd.grad(loss(*leaves), leaves)):
        assert torch.equal(got, want)
    many = torch.stack([q, 2 * q, -q])
    assert torch.equal(torch.vmap(lambda q: anywarp.attention(q, k, v))(many), torch.stack([anywarp.attention(x, k, v) for x in many]))
    assert torch.equal(torch.vmap(torch.func.grad(loss), in_dims=(0, None))(many, k), torch.stack([torch.func.grad(loss)(x, k) for x in many]))
    with pytest.raises(NotImplementedError, match="no second derivative"):
        torch.func.grad(lambda q: torch.func.grad(loss)(q, k).sum())(q)


def test_threads_are_torchs():
    q, k, v = (randn(2, 4, 70, 16, seed=seed) for seed in range(3))
    before, results = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 3):
            torch.set_num_threads(threads)
            out = anywarp.attention(q, k, v, causal=True, deterministic=True)
            results.append((out, *torch.autograd.grad(out.sum(), (q, k, v))))
    finally:
        torch.set_num_threads(before)
    for result in results[1:]:
        for got, want in zip(result, results[0]):
            assert torch.allclose(got, want, atol=1e-5)


def test_calls_from_many_threads():
    q, k, v = (randn(1, 2, 40, 16, seed=seed, grad=False) for seed in range(3))
    want, wrong = anywarp.attention(q, k, v), []

    def work():
        for _ in range(20):
            if not torch.equal(anywarp.attention(q, k, v), want):
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_meta_tensors_have_shapes_only():
    q, k, v = (t.detach().to("meta") for t in QKV())
    out, lse = anywarp.attention(q, k, v, return_lse=True)
    assert out.device.type == "meta" and out.shape == (2, 4, 9, 6) and lse.shape == (2, 4, 9)
