"""anywarp.flash_attn: the functions of flash-attn 2.8 against float64, in every packing, and what surrounds them."""

import importlib
import inspect
import math
import subprocess
import sys

import pytest
import torch

import anywarp
import oracle
from anywarp.flash_attn import (
    bert_padding,
    flash_attn_func,
    flash_attn_kvpacked_func,
    flash_attn_qkvpacked_func,
    flash_attn_varlen_func,
    flash_attn_varlen_kvpacked_func,
    flash_attn_varlen_qkvpacked_func,
    flash_attn_with_kvcache,
)
from anywarp.flash_attn.layers.rotary import apply_rotary_emb

TOLERANCE = {torch.float32: 1e-5, torch.float16: 3e-3, torch.bfloat16: 2e-2}  # Of the largest true value.
SLOPES = torch.tensor([[0.1, 0.3, 0.5, 0.7], [0.2, 0.4, 0.6, 0.8]])
# flash-attn's options, and the oracle's for the same.
OPTIONS = {
    "plain": ({}, {}),
    "causal": (dict(causal=True), dict(causal=True)),
    "window": (dict(window_size=(4, 2)), dict(window=(4, 2))),
    "window of a tensor": (dict(window_size=torch.tensor([3, 0])), dict(window=(3, 0))),
    "causal window": (dict(causal=True, window_size=(5, 5)), dict(causal=True, window=(5, None))),
    "scale, softcap": (dict(softmax_scale=0.9, softcap=1.5), dict(scale=0.9, softcap=1.5)),
    "alibi": (dict(alibi_slopes=SLOPES), dict(alibi_slopes=SLOPES)),
    "alibi of heads, causal": (dict(alibi_slopes=SLOPES[0], causal=True), dict(alibi_slopes=SLOPES[0], causal=True)),
}


@pytest.fixture(autouse=True, scope="module")
def one_thread():
    """The problems are tiny: threads that wait for each other would be most of the time."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def randn(*shape, seed, dtype=torch.float32):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def close(got, want, dtype=torch.float32):
    finite = want.isfinite()
    largest = float(want[finite].abs().max()) if finite.any() else 0.0
    torch.testing.assert_close(got.double(), want.double(), rtol=0, atol=TOLERANCE[dtype] * max(largest, 1e-3))


def qkv(dtype=torch.float32, seqlen_q=9, seqlen_k=14, heads_k=2, head_dim=16):
    shapes = ((2, seqlen_q, 4, head_dim), (2, seqlen_k, heads_k, head_dim), (2, seqlen_k, heads_k, head_dim))
    return [randn(*shape, seed=n, dtype=dtype).requires_grad_() for n, shape in enumerate(shapes)]


def truth(q, k, v, **options):
    out, lse = oracle.attention(*(x.transpose(1, 2) for x in (q, k, v)), **options)
    return out.transpose(1, 2), lse


@pytest.mark.parametrize("dtype", list(TOLERANCE), ids=str)
@pytest.mark.parametrize("name", list(OPTIONS))
def test_results_and_gradients(name, dtype):
    ours, theirs = OPTIONS[name]
    inputs = qkv(dtype)
    out, lse, dmask = flash_attn_func(*inputs, return_attn_probs=True, **ours)
    want, want_lse = truth(*inputs, **theirs)
    assert out.dtype == dtype and out.is_contiguous() and dmask.numel() == 0
    close(out, want, dtype)
    close(lse, want_lse, dtype)
    dout = randn(*out.shape, seed=5, dtype=dtype)
    for a, b in zip(torch.autograd.grad(out, inputs, dout), torch.autograd.grad(want, inputs, dout.double())):
        close(a, b, dtype)


@pytest.mark.parametrize("lengths", [(3, 8), (8, 3), (1, 1), (7, 0)])
def test_bottom_right_and_blind_rows(lengths):
    inputs = qkv(seqlen_q=lengths[0], seqlen_k=lengths[1])
    out, lse, _ = flash_attn_func(*inputs, causal=True, return_attn_probs=True)
    want, want_lse = truth(*inputs, causal=True)
    close(out, want)
    assert torch.equal(lse == -math.inf, want_lse == -math.inf)
    for gradient in torch.autograd.grad(out.sum(), inputs):
        assert gradient.isfinite().all()


def test_packed_inputs_and_their_gradients():
    q, k, v = (x.detach() for x in qkv(seqlen_q=9, seqlen_k=9, heads_k=4))
    dout = randn(*q.shape, seed=5)
    want_inputs = [x.clone().requires_grad_() for x in (q, k, v)]
    want = flash_attn_func(*want_inputs, causal=True)
    want_gradients = torch.autograd.grad(want, want_inputs, dout)
    packed = torch.stack([q, k, v], dim=2).requires_grad_()
    out = flash_attn_qkvpacked_func(packed, causal=True)
    assert torch.equal(out, want)
    assert torch.equal(torch.autograd.grad(out, packed, dout)[0], torch.stack(want_gradients, dim=2))
    kv = torch.stack([k, v], dim=2).requires_grad_()
    out = flash_attn_kvpacked_func(q, kv, causal=True)
    assert torch.equal(out, want)
    assert torch.equal(torch.autograd.grad(out, kv, dout)[0], torch.stack(want_gradients[1:], dim=2))


def test_strides_do_not_matter():
    q, k, v = (x.detach() for x in qkv())
    want = flash_attn_func(q, k, v)
    spread = [torch.stack([x, x], dim=-1)[..., 0] for x in (q, k, v)]
    turned = [x.permute(3, 0, 2, 1).contiguous().permute(1, 3, 2, 0) for x in (q, k, v)]
    assert all(x.stride(-1) != 1 for x in spread + turned)
    assert torch.equal(flash_attn_func(*spread), want) and torch.equal(flash_attn_func(*turned), want)


CU_Q, CU_K = [0, 5, 5, 6, 15], [0, 7, 9, 9, 20]  # With a sequence of no queries, and one of no keys.


def packed_inputs(heads_k=2):
    return [randn(n, h, 16, seed=s).requires_grad_() for s, (n, h) in enumerate([(15, 4), (20, heads_k), (20, heads_k)])]


@pytest.mark.parametrize("name", list(OPTIONS))
def test_varlen(name):
    ours, theirs = OPTIONS[name]
    if "alibi_slopes" in ours and ours["alibi_slopes"].dim() == 2:
        slopes = torch.cat([SLOPES, SLOPES.flip(0)])
        ours, theirs = {**ours, "alibi_slopes": slopes}, {**theirs, "alibi_slopes": slopes}
    inputs = packed_inputs()
    cu_q, cu_k = (torch.tensor(cu, dtype=torch.int32) for cu in (CU_Q, CU_K))
    out, lse, _ = flash_attn_varlen_func(*inputs, cu_q, cu_k, 9, 11, return_attn_probs=True, **ours)
    want, want_lse = oracle.varlen(*(x.transpose(0, 1)[None] for x in inputs), CU_Q, CU_K, **theirs)
    close(out, want[0].transpose(0, 1))
    close(lse, want_lse[0])
    dout = randn(*out.shape, seed=5)
    wanted = torch.autograd.grad(want[0].transpose(0, 1), inputs, dout.double())
    for a, b in zip(torch.autograd.grad(out, inputs, dout), wanted):
        close(a, b)


def test_varlen_packed_inputs():
    cu = torch.tensor([0, 5, 5, 6, 15], dtype=torch.int32)
    q, k, v = (randn(15, 4, 16, seed=n) for n in range(3))
    want = flash_attn_varlen_func(q, k, v, cu, cu, 9, 9, causal=True, window_size=(3, 0))
    assert torch.equal(
        flash_attn_varlen_qkvpacked_func(torch.stack([q, k, v], 1), cu, 9, causal=True, window_size=(3, 0)), want
    )
    kv = torch.stack([k, v], 1)
    assert torch.equal(flash_attn_varlen_kvpacked_func(q, kv, cu, cu, 9, 9, causal=True, window_size=(3, 0)), want)


def test_varlen_with_pages():
    q, k, v = (x.detach() for x in packed_inputs())
    cu_q, cu_k = (torch.tensor(cu, dtype=torch.int32) for cu in (CU_Q, CU_K))
    want = flash_attn_varlen_func(q, k, v, cu_q, cu_k, 9, 11, causal=True)
    table = torch.randperm(12, generator=torch.Generator().manual_seed(0)).view(4, 3).to(torch.int32)
    pages = [torch.full((12, 4, 2, 16), math.nan) for _ in range(2)]  # What no sequence uses must not matter.
    for sequence in range(4):
        for position in range(CU_K[sequence + 1] - CU_K[sequence]):
            place = table[sequence, position // 4], position % 4
            for page, x in zip(pages, (k, v)):
                page[place] = x[CU_K[sequence] + position]
    out = flash_attn_varlen_func(q, *pages, cu_q, cu_k, 9, 11, causal=True, block_table=table)
    close(out, want)


@pytest.mark.parametrize("varlen", [False, True])
def test_dropout_and_s_dmask(varlen):
    """S_dmask holds the very weights of the result: it and v give out."""
    options = dict(causal=True, window_size=(12, 0), softcap=3.0, alibi_slopes=SLOPES, return_attn_probs=True)
    q, k, v = qkv()
    torch.manual_seed(3)
    if varlen:
        cu_q, cu_k = (torch.arange(3, dtype=torch.int32) * n for n in (9, 14))
        out, lse, dmask = flash_attn_varlen_func(*(x.flatten(0, 1) for x in (q, k, v)), cu_q, cu_k, 9, 14, 0.3, **options)
        out, lse = out.unflatten(0, (2, 9)), lse.unflatten(1, (2, 9)).transpose(0, 1)
    else:
        out, lse, dmask = flash_attn_func(q, k, v, 0.3, **options)
    assert dmask.shape == (2, 4, 128, 128) and dmask.dtype == q.dtype
    assert not dmask[:, :, 9:].any() and not dmask[:, :, :, 14:].any()
    dmask = dmask[:, :, :9, :14].double()
    _, want_lse = truth(q, k, v, causal=True, window=(12, 0), softcap=3.0, alibi_slopes=SLOPES)
    close(lse, want_lse)
    weights = dmask.abs() / dmask.abs().sum(-1, keepdim=True)
    kept = torch.where(dmask > 0, weights, 0) / 0.7
    values = v.double().transpose(1, 2).repeat_interleave(2, dim=1)
    close(out, (kept @ values).transpose(1, 2))
    dropped = (dmask < 0).sum() / (dmask != 0).sum()
    assert 0.2 < dropped < 0.4
    dout = randn(*out.shape, seed=5)
    (dv,) = torch.autograd.grad(out, v, dout)
    want = (kept.transpose(2, 3) @ dout.double().transpose(1, 2)).unflatten(1, (2, 2)).sum(2).transpose(1, 2)
    close(dv, want)


def test_dropout_repeats_with_the_seed():
    inputs = qkv()
    results = []
    for seed in (1, 1, 2):
        torch.manual_seed(seed)
        out = flash_attn_func(*inputs, dropout_p=0.5)
        results.append((out, *torch.autograd.grad(out.sum(), inputs)))
    assert all(torch.equal(a, b) for a, b in zip(results[0], results[1]))
    assert not torch.equal(results[0][0], results[2][0])


def test_deterministic_gradients():
    inputs = qkv(seqlen_q=40, seqlen_k=70)
    out = flash_attn_func(*inputs, deterministic=True)
    dout = randn(*out.shape, seed=5)
    first = torch.autograd.grad(out, inputs, dout, retain_graph=True)
    for _ in range(5):
        assert all(torch.equal(a, b) for a, b in zip(first, torch.autograd.grad(out, inputs, dout, retain_graph=True)))


def rotated(x, angles, positions, interleaved):
    """x (seqlen, heads, head_dim) in float64, by complex numbers."""
    half = angles.shape[1]
    x, turn = x.double(), torch.polar(torch.ones_like(angles), angles)[positions][:, None]
    a, b = (x[..., 0 : 2 * half : 2], x[..., 1 : 2 * half : 2]) if interleaved else (x[..., :half], x[..., half : 2 * half])
    turned = torch.complex(a, b) * turn
    pair = (turned.real, turned.imag)
    turned = torch.stack(pair, -1).flatten(-2) if interleaved else torch.cat(pair, -1)
    return torch.cat([turned, x[..., 2 * half :]], -1)


LENGTHS = [5, 11]
KVCACHE = {
    "cache alone": {},
    "int length": dict(length=7, causal=True),
    "no length": dict(length=None),
    "append": dict(new=3, causal=True),
    "append more than queries": dict(new=5, seqlen_q=2, window_size=(6, 1)),
    "left padding": dict(leftpad=[2, 4], causal=True, alibi_slopes=SLOPES),
    "append with left padding": dict(leftpad=[2, 4], new=3, causal=True, window_size=(4, 0)),
    "batch index": dict(batch_index=[2, 0], new=3, causal=True),
    "pages": dict(page_size=4, causal=True, softcap=2.0),
    "pages, no length": dict(page_size=4, length=None),
    "append to pages": dict(page_size=4, new=3, causal=True, num_splits=2),
    "rotary": dict(new=3, rotary=8, causal=True),
    "rotary halves": dict(new=3, rotary=16, causal=True, rotary_interleaved=False),
    "rotary, not causal": dict(new=3, rotary=8),
    "rotary, windowed pages": dict(new=3, rotary=8, window_size=(5, 2), page_size=4),
    "rotary, left padding": dict(new=3, rotary=8, causal=True, leftpad=[2, 4]),
}


@pytest.mark.parametrize("name", list(KVCACHE))
def test_kvcache(name):
    options = dict(KVCACHE[name])
    new, seqlen_q, rotary = options.pop("new", 0), options.pop("seqlen_q", 3), options.pop("rotary", 0)
    leftpad, batch_index = options.pop("leftpad", [0, 0]), options.pop("batch_index", [0, 1])
    page_size, length = options.pop("page_size", None), options.pop("length", LENGTHS)
    q = randn(2, seqlen_q, 4, 16, seed=0)
    dense = [randn(3, 16, 2, 16, seed=n) for n in (1, 2)]
    added = [randn(2, new, 2, 16, seed=n) for n in (3, 4)] if new else [None, None]
    table = torch.randperm(12, generator=torch.Generator().manual_seed(5)).view(3, 4).to(torch.int32)
    caches = [x.clone() for x in dense]
    if page_size:
        caches = [torch.empty(12, 4, 2, 16) for _ in dense]
        for cache, x in zip(caches, dense):
            cache[table.flatten().long()] = x.reshape(12, 4, 2, 16)
    angles = randn(24, rotary // 2, seed=6).double() if rotary else None
    arguments = dict(options)
    if rotary:
        arguments.update(rotary_cos=angles.cos().float(), rotary_sin=angles.sin().float())
    if leftpad != [0, 0]:
        arguments["cache_leftpad"] = torch.tensor(leftpad, dtype=torch.int32)
    if batch_index != [0, 1]:
        arguments["cache_batch_idx"] = torch.tensor(batch_index, dtype=torch.int32)
    if page_size:
        arguments["block_table"] = table[:2].contiguous()
    arguments["cache_seqlens"] = torch.tensor(length, dtype=torch.int32) if isinstance(length, list) else length
    out, lse = flash_attn_with_kvcache(q, *caches, *added, return_softmax_lse=True, **arguments)

    lengths = length if isinstance(length, list) else [16 if length is None else length] * 2
    turn = lambda x, places: rotated(x, angles, places, options.get("rotary_interleaved", True)) if rotary else x  # noqa: E731
    local = options.get("causal") or "window_size" in options
    theirs = {"causal": options.get("causal", False), "softcap": options.get("softcap", 0.0)}
    left, right = options.get("window_size", (None, None))
    theirs["window"] = (left, None if options.get("causal") else right)
    for b in range(2):
        keys, values = (x[batch_index[b]].clone() for x in dense)
        places = lengths[b] + torch.arange(max(new, seqlen_q))
        if new:
            keys[places[:new]] = turn(added[0][b], places[:new]).float()
            values[places[:new]] = added[1][b]
        query = turn(q[b], places[:seqlen_q] if local else places[:1].expand(seqlen_q))
        used = slice(leftpad[b], lengths[b] + new)
        slopes = options["alibi_slopes"][b] if "alibi_slopes" in options else None
        want, want_lse = truth(query[None], keys[None, used], values[None, used], alibi_slopes=slopes, **theirs)
        close(out[b], want[0])
        close(lse[b], want_lse[0])
        for cache, x in zip(caches, (keys, values)):  # Written in place, and nothing else touched.
            row = cache[table[b].long()].flatten(0, 1) if page_size else cache[batch_index[b]]
            torch.testing.assert_close(row, x)


def test_kvcache_errors():
    q, k, v = (x.detach() for x in qkv(seqlen_q=2))
    caches = (k.clone(), v.clone())
    new = (k[:, :2], v[:, :2])
    table = torch.ones(24, 4)
    for arguments, message in [
        (dict(k=new[0]), "k and v go together"),
        (dict(k=new[0], v=new[1]), "k needs cache_seqlens"),
        (dict(rotary_cos=table, rotary_sin=table), "rotary_cos needs k and v"),
        (dict(k=new[0], v=new[1], cache_seqlens=3, rotary_cos=table), "rotary_cos and rotary_sin go together"),
        (dict(k=new[0], v=new[1], cache_seqlens=3, rotary_cos=table[:4], rotary_sin=table[:4]), "position 4"),
        (dict(k=new[0], v=new[1], cache_seqlens=13), "13"),  # Two more than 14 places hold.
    ]:
        with pytest.raises(ValueError, match=message):
            flash_attn_with_kvcache(q, *caches, **arguments)
    assert torch.equal(caches[0], k) and torch.equal(caches[1], v)


@pytest.mark.parametrize("interleaved", [False, True])
def test_apply_rotary_emb(interleaved):
    x = randn(2, 5, 3, 16, seed=0).requires_grad_()
    angles = randn(12, 6, seed=1).double()
    cos, sin = angles.cos().float(), angles.sin().float()
    offsets = torch.tensor([0, 7])
    out = apply_rotary_emb(x, cos, sin, interleaved=interleaved, seqlen_offsets=offsets)
    want = torch.stack([rotated(x[b], angles, offsets[b] + torch.arange(5), interleaved) for b in range(2)])
    close(out, want)
    close(torch.autograd.grad(out.square().sum(), x)[0], 2 * x)  # A rotation keeps the length.
    packed = torch.cat([x[0, :3], x[1]]).detach()
    cu_seqlens = torch.tensor([0, 3, 3, 8], dtype=torch.int32)
    got = apply_rotary_emb(packed, cos, sin, interleaved=interleaved, cu_seqlens=cu_seqlens, seqlen_offsets=2, inplace=True)
    assert got is packed
    close(got[:3], rotated(x[0, :3], angles, 2 + torch.arange(3), interleaved))
    close(got[3:], rotated(x[1], angles, 2 + torch.arange(5), interleaved))


def test_bert_padding():
    x = randn(3, 5, 2, 4, seed=0).requires_grad_()
    mask = torch.tensor([[1, 1, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 1, 1, 1]])
    rows, indices, cu_seqlens, longest, used = bert_padding.unpad_input(x, mask)
    assert indices.tolist() == [0, 1, 10, 11, 12, 13, 14] and longest == 5
    assert cu_seqlens.tolist() == [0, 2, 2, 7] and used.tolist() == [2, 0, 5] and cu_seqlens.dtype == torch.int32
    back = bert_padding.pad_input(rows, indices, 3, 5)
    assert torch.equal(back, x * mask[..., None, None])
    assert torch.equal(torch.autograd.grad(back.sum(), x)[0], mask[..., None, None].expand_as(x).float())
    unused = torch.tensor([[0, 0, 1, 0, 0], [0] * 5, [0] * 5])
    _, _, cu_seqlens, _, used = bert_padding.unpad_input(x, mask, unused)
    assert cu_seqlens.tolist() == [0, 3, 3, 8] and used.tolist() == [2, 0, 5]


def test_compiled_without_graph_breaks():
    q, k, v = (randn(2, 9, 4, 16, seed=n) for n in range(3))
    cu = torch.tensor([0, 9, 18], dtype=torch.int32)
    table = randn(32, 4, seed=4)
    length = torch.tensor([3, 5], dtype=torch.int32)

    def every(q, k, v):
        dense = flash_attn_func(q, k, v, causal=True, window_size=(4, 0))
        packed = flash_attn_varlen_func(*(x.flatten(0, 1) for x in (q, k, v)), cu, cu, 9, 9, causal=True)
        caches = [torch.cat([x, x], dim=1) for x in (k, v)]
        cached = flash_attn_with_kvcache(q, *caches, k, v, table, table, length, causal=True)
        return dense, packed, cached, caches[0]

    for a, b in zip(torch.compile(every, fullgraph=True, backend="aot_eager")(q, k, v), every(q, k, v)):
        torch.testing.assert_close(a, b, rtol=1e-6, atol=1e-6)


def test_signatures_are_those_of_flash_attn():
    options = "dropout_p softmax_scale causal window_size softcap alibi_slopes deterministic return_attn_probs"
    lengths = "cu_seqlens_q cu_seqlens_k max_seqlen_q max_seqlen_k"
    for function, names in {
        flash_attn_func: f"q k v {options}",
        flash_attn_kvpacked_func: f"q kv {options}",
        flash_attn_qkvpacked_func: f"qkv {options}",
        flash_attn_varlen_func: f"q k v {lengths} {options} block_table",
        flash_attn_varlen_kvpacked_func: f"q kv {lengths} {options}",
        flash_attn_varlen_qkvpacked_func: f"qkv cu_seqlens max_seqlen {options}",
        flash_attn_with_kvcache: "q k_cache v_cache k v rotary_cos rotary_sin cache_seqlens cache_batch_idx cache_leftpad "
        "block_table softmax_scale causal window_size softcap rotary_interleaved alibi_slopes num_splits return_softmax_lse",
    }.items():
        assert list(inspect.signature(function).parameters) == names.split(), function.__name__
        assert getattr(anywarp, function.__name__) is function


def test_a_program_that_imports_flash_attn():
    program = """if True:
        import sys, torch, anywarp.flash_attn
        sys.modules["flash_attn"] = anywarp.flash_attn
        import flash_attn
        from flash_attn import flash_attn_varlen_func
        from flash_attn.bert_padding import index_first_axis, pad_input, unpad_input
        from flash_attn.flash_attn_interface import flash_attn_with_kvcache
        from flash_attn.layers.rotary import apply_rotary_emb
        x = torch.randn(1, 4, 2, 8)
        assert flash_attn.__version__.startswith("2.8")
        new, length = x[:, :1], torch.tensor([2], dtype=torch.int32)
        cos = sin = torch.ones(4, 4)
        print(flash_attn_with_kvcache(x, x.clone(), x.clone(), new, new, cos, sin, length).shape)
    """
    path = [*sys.path]
    result = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:] = {path!r}\n" + program], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    assert "[1, 4, 2, 8]" in result.stdout
    assert importlib.util.find_spec("anywarp.flash_attn").submodule_search_locations
