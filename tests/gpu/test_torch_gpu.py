"""PyTorch tensors on a GPU: values and gradients against float64, CUDA graphs, streams, torch.compile, opcheck, the front ends.

    python3 -m pytest -q tests/gpu/test_torch_gpu.py

on a machine with a GPU, PyTorch and pytest; skipped elsewhere. $ANYWARP_TORCH_LIBRARY names a library that was built on another
machine, and PYTHONPATH=python finds the package. Inputs are fresh in every run; the seed is printed.
"""

import itertools
import math
import os
import random
import socket
import sys
from pathlib import Path

import pytest
import torch
import torch.distributed as dist
import torch.multiprocessing as mp

sys.path.insert(0, str(Path(__file__).resolve().parent / "attention"))
anywarp = pytest.importorskip("anywarp")
from anywarp import flash_attn, ops  # noqa: E402
from harness import reference  # noqa: E402

if "cuda" not in ops.DEVICES or not torch.cuda.is_available():
    pytest.skip("needs a GPU and a library with kernels for it (make cuda)", allow_module_level=True)

SEED = random.SystemRandom().randrange(2**31)
SEED_OF_THE_RING = 5  # The same in all its processes.
HALVES = (torch.float16, torch.bfloat16)
GRADIENTS = ("q", "k", "v", "bias", "sinks")


@pytest.fixture(autouse=True)
def seeded():
    print("seed", SEED)  # pytest shows it where a test fails.
    torch.manual_seed(SEED)
    random.seed(SEED)


def randn(*shape, dtype=torch.float16, device="cuda", grad=False):
    return torch.randn(*shape, device=device).to(dtype).requires_grad_(grad)


def heads_last(*shape, dtype=torch.float16, grad=False):
    batch, heads, rows, columns = shape
    return randn(batch, rows, heads, columns, dtype=dtype).transpose(1, 2).requires_grad_(grad)


def int32(*values):
    return torch.tensor(values, dtype=torch.int32, device="cuda")


def close(got, same, wanted):
    """At most twice the error that the plain formula has in the same dtype."""
    error, allowed = ((x.double() - wanted).abs().max().item() for x in (got, same))
    assert error <= 2 * allowed + 1e-5 * (1 + wanted.abs().max().item()), f"error {error:.3g}, of the plain formula {allowed:.3g}"


def judge(q, k, v, **options):
    """anywarp.attention and its gradients beside the plain formula, in float64 and in q's dtype."""
    weights, lse_weights = torch.randn(*q.shape[:3], v.shape[3], device="cuda"), torch.randn(*q.shape[:3], device="cuda")
    results = []
    for form in ("ours", q.dtype, torch.float64):
        tensors = {"q": q, "k": k, "v": v, **{name: value for name, value in options.items() if torch.is_tensor(value)}}
        leaves = {name: t.detach().clone().requires_grad_() if name in GRADIENTS else t for name, t in tensors.items()}
        rest = {name: value for name, value in options.items() if name not in tensors}
        if form == "ours":
            out, lse = anywarp.attention(**leaves, **rest, return_lse=True)
        else:
            out, lse = reference(**leaves, **rest, dtype=form)
            lse = lse[..., 0]
        seen = lse.isfinite()
        loss = (out * weights.to(out.dtype)).sum() + (lse.where(seen, 0) * lse_weights).sum()
        wanted = [name for name in GRADIENTS if name in leaves]
        gradients = torch.autograd.grad(loss, [leaves[name] for name in wanted])
        results.append((out.detach(), lse.detach().where(seen, 0), *gradients))
    for got, same, right in zip(*results):
        close(got, same, right)


@pytest.mark.parametrize("dtype", HALVES, ids=str)
@pytest.mark.parametrize("name, options", [
    ("plain", lambda: {}),
    ("causal", lambda: dict(causal=True)),
    ("top left, window", lambda: dict(causal="top-left", window=(70, -1))),
    ("softcap, scale", lambda: dict(softcap=5.0, scale=0.3)),
    ("mask, alibi", lambda: dict(mask=torch.rand(2, 1, 150, 210, device="cuda") < 0.7, alibi_slopes=torch.rand(4, device="cuda"))),
    ("sinks", lambda: dict(sinks=randn(4, dtype=torch.float32), causal=True)),
    ("bias", lambda: dict(bias=randn(1, 4, 150, 210, dtype=torch.float32))),
], ids=lambda value: value if isinstance(value, str) else "")  # fmt: skip
def test_values_and_gradients(dtype, name, options):
    make = random.choice([randn, heads_last])
    judge(make(2, 4, 150, 64, dtype=dtype), make(2, 2, 210, 64, dtype=dtype), make(2, 2, 210, 64, dtype=dtype), **options())


@pytest.mark.parametrize("tf32", [False, True])
def test_float32_is_exact_unless_tf32_is_allowed(tf32):
    q, k, v = (randn(1, 4, 300, 64, dtype=torch.float32) for _ in range(3))
    before = torch.backends.cuda.matmul.allow_tf32
    torch.backends.cuda.matmul.allow_tf32 = tf32
    try:
        out = anywarp.attention(q, k, v)
        asked = [anywarp.attention(q, k, v, allow_tf32=allowed) for allowed in (False, True)]
    finally:
        torch.backends.cuda.matmul.allow_tf32 = before
    assert torch.equal(out, asked[tf32])
    wanted, _ = reference(q, k, v)
    exact, rounded = ((x.double() - wanted).abs().max().item() for x in asked)
    assert exact < 3e-6 and rounded < 3e-3, (exact, rounded)


def test_dropout_drops_what_it_drops_on_the_cpu():
    q, k, v = (randn(2, 4, 100, 64) for _ in range(3))
    state = ops.dropout_state()
    options = dict(dropout_p=0.3, causal=1)
    wanted, _ = ops.attention(*(x.cpu().float() for x in (q, k, v)), dropout_state=state, **options)
    by_value, _ = ops.attention(q, k, v, dropout_state=state, **options)
    from_memory, _ = ops.attention(q, k, v, dropout_state=state.cuda(), **options)
    assert torch.equal(by_value, from_memory)
    assert torch.allclose(by_value.cpu().float(), wanted, atol=4e-3)
    torch.manual_seed(7)
    first = anywarp.attention(q, k, v, dropout_p=0.5)
    torch.manual_seed(7)
    assert torch.equal(first, anywarp.attention(q, k, v, dropout_p=0.5))
    assert not torch.equal(first, anywarp.attention(q, k, v, dropout_p=0.5))


def test_packed_sequences():
    lengths = [[40, 0, 100, 7], [60, 5, 100, 9]]
    cu = [int32(0, *itertools.accumulate(length)) for length in lengths]
    q, k, v = randn(147, 4, 64), randn(174, 2, 64), randn(174, 2, 64)
    leaves = [x.clone().requires_grad_() for x in (q, k, v)]
    out = flash_attn.flash_attn_varlen_func(*leaves, *cu, 100, 100, causal=True)
    gradients = torch.autograd.grad(out.sum(), leaves)
    for s, (a, b) in enumerate(zip(*lengths)):
        mine, its = slice(int(cu[0][s]), int(cu[0][s]) + a), slice(int(cu[1][s]), int(cu[1][s]) + b)
        parts = [x[rows].clone().requires_grad_() for x, rows in ((q, mine), (k, its), (v, its))]
        alone = flash_attn.flash_attn_func(*(x[None] for x in parts), causal=True)[0]
        assert torch.allclose(out[mine], alone, atol=2e-3)
        for got, want, rows in zip(gradients, torch.autograd.grad(alone.sum(), parts), (mine, its, its)):
            assert torch.allclose(got[rows], want, atol=1e-2)


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32], ids=str)
@pytest.mark.parametrize("page", [0, 1, 7, 16])
def test_kv_append_as_on_the_cpu(dtype, page):
    heads, columns, new = 2, random.choice([64, 19]), 3
    pages = 8 if page else 1
    shape = (3 * pages, heads, page, columns) if page else (4, heads, 40, columns)
    caches = [randn(*shape, dtype=dtype), heads_last(*shape, dtype=dtype)]
    rows = [randn(3, heads, new, columns, dtype=dtype), heads_last(3, heads, new, columns, dtype=dtype)]
    used = int32(0, 4, 2)
    table = torch.randperm(3 * pages, device="cuda").to(torch.int32).reshape(3, pages) if page else None
    index = None if page else int32(2, 0, 3)
    args = (*caches, *rows, used, index, table)
    wanted = [x if x is None else x.cpu().clone() for x in args]
    ops.kv_append(*args)
    ops.kv_append(*wanted)
    assert torch.equal(caches[0].cpu(), wanted[0]) and torch.equal(caches[1].cpu(), wanted[1])
    before = caches[0].clone()
    ops.kv_append(*caches, *rows, int32(1000, -5, 100000), index, table)  # Beyond the end: nothing is written.
    assert torch.equal(caches[0], before)


def test_decoding_with_pages():
    batch, heads, capacity, page = 3, 8, 512, 16
    q, new = randn(batch, 1, heads, 64), [randn(batch, 1, 2, 64) for _ in range(2)]
    dense = [randn(batch, capacity, 2, 64) for _ in range(2)]
    table = torch.randperm(batch * capacity // page, device="cuda").to(torch.int32).reshape(batch, -1)
    pools = [torch.empty(batch * capacity // page, page, 2, 64, dtype=q.dtype, device="cuda") for _ in range(2)]
    for pool, cache in zip(pools, dense):
        pool[table.long().flatten()] = cache.reshape(-1, page, 2, 64)
    used = int32(500, 3, 128)
    paged = flash_attn.flash_attn_with_kvcache(q, *pools, *new, cache_seqlens=used, block_table=table, causal=True)
    plain = flash_attn.flash_attn_with_kvcache(q, *dense, *new, cache_seqlens=used, causal=True)
    assert torch.allclose(paged, plain, atol=1e-3)
    for b in range(batch):
        keys = [x[b : b + 1, : int(used[b]) + 1].transpose(1, 2) for x in dense]
        assert torch.equal(keys[0][0, :, -1], new[0][b, 0])
        wanted, _ = reference(q[b : b + 1].transpose(1, 2), *keys)
        assert (plain[b : b + 1].transpose(1, 2).double() - wanted).abs().max() < 2e-3


def test_a_stream_of_ones_own():
    """Kernels run on the current stream: behind what writes their inputs, before what reads their results."""
    want_q, k, v = (randn(1, 4, 200, 64) for _ in range(3))
    wanted = anywarp.attention(want_q, k, v, causal=True, deterministic=True)
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        q = torch.full_like(want_q, math.nan)
        torch.cuda._sleep(200_000_000)
        q.copy_(want_q)
        q.requires_grad_()
        out = anywarp.attention(q, k, v, causal=True, deterministic=True)
        (dq,) = torch.autograd.grad(out.sum(), q)
        copy = out.clone()
    stream.synchronize()
    assert torch.equal(copy, wanted) and dq.isfinite().all()


def test_nothing_waits_for_the_device():
    q, k, v = (randn(2, 4, 64, 64, grad=True) for _ in range(3))
    caches, used = [randn(2, 100, 4, 64) for _ in range(2)], int32(3, 50)
    anywarp.attention(q, k, v).sum().backward()
    mode = torch.cuda.get_sync_debug_mode()
    torch.cuda.set_sync_debug_mode("error")
    try:
        anywarp.attention(q, k, v, causal=True, dropout_p=0.1).sum().backward()
        flash_attn.flash_attn_with_kvcache(caches[0][:, :1], *caches, caches[0][:, :1], caches[1][:, :1], cache_seqlens=used)
    finally:
        torch.cuda.set_sync_debug_mode(mode)


def graph_of(step):
    """The step, captured; what it returned stays in place."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        step()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        result = step()
    return graph, result


def test_a_graph_of_forward_and_backward():
    leaves = [randn(2, 4, 130, 64, grad=True) for _ in range(3)]

    def step():
        out = anywarp.attention(*leaves, causal=True, deterministic=True)
        return (out.detach(), *torch.autograd.grad(out.float().square().sum(), leaves))

    graph, captured = graph_of(step)
    for _ in range(2):
        with torch.no_grad():
            for leaf in leaves:
                leaf.copy_(randn(*leaf.shape))
        graph.replay()
        for got, wanted in zip(captured, step()):
            assert torch.equal(got, wanted)


def test_a_graph_of_the_default_backward():
    leaves = [randn(2, 4, 130, 64, grad=True) for _ in range(3)]
    graph, captured = graph_of(lambda: torch.autograd.grad(anywarp.attention(*leaves, causal=True).sum(), leaves))
    with torch.no_grad():
        for leaf in leaves:
            leaf.copy_(randn(*leaf.shape))
    for _ in range(2):  # Sums that a replay leaves behind must not reach the next.
        graph.replay()
    for got, wanted in zip(captured, torch.autograd.grad(anywarp.attention(*leaves, causal=True, deterministic=True).sum(), leaves)):
        assert torch.allclose(got, wanted, atol=4e-3)


def test_a_graph_of_decoding():
    """One token: append to pages, attend with split keys. Lengths, pages and tokens change between replays."""
    batch, page, pages = 2, 16, 32
    token = [randn(batch, 1, heads, 64) for heads in (8, 2, 2)]
    pools = [randn(batch * pages, page, 2, 64) for _ in range(2)]
    table = torch.arange(batch * pages, device="cuda").to(torch.int32).reshape(batch, pages)
    used = int32(40, 1)
    step = lambda: flash_attn.flash_attn_with_kvcache(token[0], *pools, *token[1:], cache_seqlens=used, block_table=table, causal=True)  # noqa: E731
    graph, out = graph_of(step)
    for lengths in ((41, 2), (511, 300), (0, 17)):
        for x in token:
            x.copy_(randn(*x.shape))
        used.copy_(int32(*lengths))
        table.copy_(torch.randperm(batch * pages, device="cuda").reshape(batch, pages))
        graph.replay()
        got = out.clone()
        assert torch.equal(got, step())  # Writes the same token to the same place.


def test_a_graph_draws_new_dropout_from_the_gpu_and_the_same_from_the_cpu():
    q, k, v = (randn(1, 2, 128, 64) for _ in range(3))
    state = ops.dropout_state()
    for fresh, step in ((True, lambda: anywarp.attention(q, k, v, dropout_p=0.5)),
                        (False, lambda: ops.attention(q, k, v, dropout_state=state, dropout_p=0.5)[0])):  # fmt: skip
        graph, out = graph_of(step)
        replays = []
        for _ in range(2):
            graph.replay()
            replays.append(out.clone())
        assert torch.equal(*replays) != fresh


@pytest.mark.parametrize("mode", ["default", "reduce-overhead"])
def test_compiled_without_graph_breaks(mode):
    def model(q, k, v, bias):
        out, lse = anywarp.attention(q * 1.5, k, v, causal=True, bias=bias, softcap=4.0, deterministic=True, return_lse=True)
        return out.float().square().sum() + lse.sum()

    leaves = [randn(2, 4, 70, 64, grad=True), randn(2, 2, 70, 64, grad=True), randn(2, 2, 70, 64, grad=True)]
    bias = randn(70, 70)
    eager = torch.autograd.grad(model(*leaves, bias), leaves)
    compiled = torch.compile(model, fullgraph=True, mode=mode)
    for _ in range(3):  # The third is a replay, where there is a graph.
        for got, want in zip(torch.autograd.grad(compiled(*leaves, bias), leaves), eager):
            assert torch.allclose(got, want, atol=2e-2, rtol=2e-2)


OPCHECKS = {
    "plain": lambda: ([heads_last(2, 4, 9, 64, grad=True), randn(2, 2, 11, 64, grad=True), randn(2, 2, 11, 64, grad=True)], dict(causal=1)),
    "options": lambda: ([randn(2, 4, 9, 64, grad=True), randn(2, 2, 11, 64), randn(2, 2, 11, 64), randn(1, 4, 9, 11), None, torch.rand(4, device="cuda"),
                         randn(4, dtype=torch.float32, grad=True), torch.tensor([3, 4], device="cuda")], dict(softcap=3.0, dropout_p=0.3)),
    "packed": lambda: ([randn(1, 4, 9, 64, grad=True), randn(1, 2, 11, 64), randn(1, 2, 11, 64), *(None,) * 5, int32(0, 3, 9), int32(0, 5, 11)],
                       dict(max_seqlen_q=6, max_seqlen_k=6)),
    "pages": lambda: ([randn(2, 4, 1, 64), randn(6, 2, 4, 64), randn(6, 2, 4, 64), *(None,) * 7, int32(3, 9), None, None,
                       torch.tensor([[0, 2, 1], [4, 3, 5]], dtype=torch.int32, device="cuda")], {}),
    "no queries": lambda: ([randn(2, 4, 0, 64, grad=True), randn(2, 2, 3, 64), randn(2, 2, 3, 64)], {}),
    "no keys": lambda: ([randn(2, 4, 3, 64, grad=True), randn(2, 2, 0, 64), randn(2, 2, 0, 64)], {}),
}  # fmt: skip


@pytest.mark.parametrize("name", OPCHECKS)
def test_opcheck(name):
    args, options = OPCHECKS[name]()
    torch.library.opcheck(torch.ops.anywarp.attention.default, args, dict(deterministic=True, **options))


def test_opcheck_of_kv_append():
    args = (randn(2, 2, 16, 64), randn(2, 2, 16, 64), randn(2, 2, 3, 64), randn(2, 2, 3, 64), int32(3, 9))
    torch.library.opcheck(torch.ops.anywarp.kv_append.default, args)


def test_behind_torchs_own_function():
    q, k, v = (randn(2, 4, 60, 64) for _ in range(3))
    sdpa = torch.nn.functional.scaled_dot_product_attention
    with anywarp.enable_sdpa(), torch.profiler.profile() as profile:
        ours = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
    assert any(event.key == "anywarp::attention" for event in profile.key_averages())
    assert torch.allclose(ours, sdpa(q, k, v, is_causal=True), atol=2e-3)
    with torch.autocast("cuda", dtype=torch.bfloat16):
        assert anywarp.attention(q.float(), k.float(), v.float()).dtype == torch.bfloat16


def test_what_is_wrong_is_named():
    q, k, v = (randn(2, 4, 10, 64) for _ in range(3))
    with pytest.raises(ValueError, match="seqlens_k is on cpu; valid: as q, on cuda:0"):
        ops.attention(q, k, v, seqlens_k=torch.tensor([3, 4], dtype=torch.int32))
    with pytest.raises(ValueError, match="k is on cpu"):
        anywarp.attention(q, k.cpu(), v)
    with pytest.raises(ValueError, match="seqlens_k is on cpu; valid: as k_cache"):
        ops.kv_append(k, v, k, v, torch.tensor([0, 0], dtype=torch.int32))
    with pytest.raises(ValueError, match="max_seqlen_q is 0"):
        ops.attention(q[:1], k[:1], v[:1], cu_seqlens_q=int32(0, 10), cu_seqlens_k=int32(0, 10))
    with pytest.raises(RuntimeError, match="required head_dim 300; supported head_dim 1 to 256"):
        anywarp.attention(*(randn(1, 1, 4, 300) for _ in range(3)))
    assert [one.unavailable for one in anywarp.implementations() if one.name == "sm80"] == [""] or torch.version.hip


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_a_device_that_is_not_the_current_one():
    q, k, v = (randn(2, 4, 100, 64, grad=True) for _ in range(3))
    there = [x.detach().to("cuda:1").requires_grad_() for x in (q, k, v)]
    results = []
    for leaves in ((q, k, v), there):
        out = anywarp.attention(*leaves, causal=True, deterministic=True)
        results.append((out, *torch.autograd.grad(out.sum(), leaves)))
    assert torch.cuda.current_device() == 0
    for here, other in zip(*results):
        assert other.device.index == 1 and torch.equal(here, other.to("cuda:0"))


def ring_of_two(rank, port):
    """anywarp.distributed over NCCL or RCCL beside one process with the whole sequence."""
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port))
    torch.cuda.set_device(rank)
    dist.init_process_group("nccl", rank=rank, world_size=2)
    torch.manual_seed(SEED_OF_THE_RING)
    whole = [torch.randn(1, heads, 300, 64).half().cuda().requires_grad_() for heads in (4, 2, 2)]
    dout = torch.randn(1, 4, 300, 64).half().cuda()
    out = anywarp.attention(*whole, causal=True)
    wanted = (out, *torch.autograd.grad(out, whole, dout))
    parts = [anywarp.distributed.shard(x.detach()).requires_grad_() for x in whole]
    out = anywarp.distributed.attention(*parts, causal=True)
    results = (out, *torch.autograd.grad(out, parts, anywarp.distributed.shard(dout)))
    for got, want in zip(results, wanted):
        torch.testing.assert_close(anywarp.distributed.unshard(got), want.detach(), atol=4e-3, rtol=4e-3)
    dist.destroy_process_group()


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_a_ring_over_two_gpus():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    mp.spawn(ring_of_two, (port,), nprocs=2)


def test_a_model_of_transformers():
    transformers = pytest.importorskip("transformers")
    import anywarp.transformers  # noqa: F401

    torch.manual_seed(SEED)
    config = transformers.MistralConfig(
        hidden_size=256, intermediate_size=256, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2, vocab_size=100,
        sliding_window=16, pad_token_id=0)  # fmt: skip
    ids = torch.randint(1, 100, (2, 40), device="cuda")
    mask = torch.ones_like(ids)
    mask[1, :7] = 0
    results = []
    model = transformers.AutoModelForCausalLM.from_config(config).cuda().bfloat16().eval()
    for name in ("eager", "anywarp"):
        model.set_attn_implementation(name)
        logits = model(ids, attention_mask=mask).logits[mask.bool()]  # What padding sees is anybody's choice.
        logits.float().square().sum().backward()
        tokens = model.generate(ids, attention_mask=mask, max_new_tokens=4, do_sample=False)
        results.append((logits, model.model.layers[0].self_attn.q_proj.weight.grad.clone(), tokens))
        model.zero_grad()
    (logits, gradient, tokens), (got, got_gradient, got_tokens) = results
    assert torch.allclose(got, logits, atol=3e-2) and got_tokens.shape == tokens.shape
    assert (got_gradient - gradient).norm() < 0.05 * gradient.norm()


if __name__ == "__main__":
    sys.exit(pytest.main(["-q", __file__]))
