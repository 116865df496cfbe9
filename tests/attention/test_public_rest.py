"""Determinism, dtypes, silent options, PyTorch's compiler: rows 49 to 63 of docs/public_failures.md."""

import math

import pytest

torch = pytest.importorskip("torch")
anywarp = pytest.importorskip("anywarp")

import oracle  # noqa: E402
from judge import Verdict, attend, evaluate, forced, normal, operate  # noqa: E402

DTYPES = pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])


def assert_same_bits(one, other):
    for name in one:
        assert torch.equal(one[name].nan_to_num(7e30), other[name].nan_to_num(7e30)), f"{name} differs between runs"


@DTYPES
def test_row_49_deterministic_means_the_same_bits(implementation, dtype):
    """200 runs of a small problem, and a larger one at several thread counts (an idle and a busy machine in turn)."""
    def problem(heads, length):
        tensors = {"q": normal(2, heads, length, 64, dtype=dtype), "k": normal(2, 1, length, 64, dtype=dtype), "v": normal(2, 1, length, 64, dtype=dtype),
                   "bias": normal(1, 1, length, length)}
        return tensors, normal(2, heads, length, 64, dtype=dtype)

    tensors, dout = problem(2, 20)
    first = evaluate(attend, tensors, dout, deterministic=True)
    for _ in range(200):
        assert_same_bits(first, evaluate(attend, tensors, dout, deterministic=True))
    if implementation == "reference":
        return
    tensors, dout = problem(3, 300)
    first = evaluate(attend, tensors, dout, deterministic=True)
    threads = torch.get_num_threads()
    try:
        for count in (1, 2, 3, 7):
            torch.set_num_threads(count)
            assert_same_bits(first, evaluate(attend, tensors, dout, deterministic=True))
    finally:
        torch.set_num_threads(threads)


def test_row_50_a_race_would_show(implementation):
    """(300, 1, 2048 × 128, 128) cut to a batch of 2 and 512 queries: long and narrow, all threads on one key head, repeated."""
    tensors = {"q": normal(2, 1, 512, 128, dtype=torch.float16), "k": normal(2, 1, 128, 128, dtype=torch.float16),
               "v": normal(2, 1, 128, 128, dtype=torch.float16)}
    verdict = Verdict(tensors, normal(2, 1, 512, 128, dtype=torch.float16))
    for _ in range(2 if implementation == "reference" else 10):
        verdict.check_call(attend)


def test_row_51_left_padding_with_the_lowest_half(implementation):
    lowest = torch.finfo(torch.float16).min
    bias = torch.full((3, 1, 70, 70), -0.0, dtype=torch.float16)
    for sequence, padding in enumerate((0, 13, 70)):
        bias[sequence, :, :, :padding] = lowest
    bias = torch.where(torch.ones(70, 70, dtype=torch.bool).triu(1), torch.tensor(lowest, dtype=torch.float16), bias)
    tensors = {"q": normal(3, 2, 70, 64, dtype=torch.float16), "k": normal(3, 2, 70, 64, dtype=torch.float16),
               "v": normal(3, 2, 70, 64, dtype=torch.float16), "bias": bias}
    Verdict(tensors, normal(3, 2, 70, 64, dtype=torch.float16)).check_call(attend)


@pytest.mark.parametrize("causal", [True, False])
def test_row_51_sliding_windows_from_1024_on(implementation, causal):
    tensors = {name: normal(1, 1, 1100, 16) for name in "qkv"}
    Verdict(tensors, normal(1, 1, 1100, 16), causal=causal, window=(100, 3)).check_call(attend, causal=causal, window=(100, 3))


@DTYPES
@pytest.mark.parametrize("bias_dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64])
def test_row_52_a_mask_of_another_dtype(implementation, dtype, bias_dtype):
    bias = normal(1, 2, 30, 40).to(bias_dtype)
    bias[..., 7] = -torch.inf
    tensors = {"q": normal(1, 2, 30, 32, dtype=dtype), "k": normal(1, 2, 40, 32, dtype=dtype), "v": normal(1, 2, 40, 32, dtype=dtype), "bias": bias}
    Verdict(tensors, normal(1, 2, 30, 32, dtype=dtype)).check_call(attend)


@pytest.mark.parametrize("wrong", [torch.int32, torch.int64, torch.uint8, torch.complex64])
def test_row_52_a_mask_that_is_no_mask_is_refused(wrong):
    q = normal(1, 2, 4, 8)
    mask = torch.ones(1, 1, 4, 4, dtype=wrong)
    for option in ("mask", "bias"):
        with pytest.raises(TypeError, match=f"{option}.*{str(wrong).split('.')[1]}"):
            anywarp.attention(q, q, q, **{option: mask})
    with pytest.raises((TypeError, ValueError, RuntimeError), match="mask"):
        anywarp.scaled_dot_product_attention(q, q, q, attn_mask=mask)


@DTYPES
@pytest.mark.parametrize("head_dim", [257, 320, 384, 512])
def test_row_53_large_head_dimensions(implementation, head_dim, dtype):
    """Right or refused with the head dimension named, and chosen by nobody's name always right."""
    tensors = {"q": normal(1, 2, 33, head_dim, dtype=dtype), "k": normal(1, 1, 40, head_dim, dtype=dtype), "v": normal(1, 1, 40, head_dim, dtype=dtype)}
    verdict = Verdict(tensors, normal(1, 2, 33, head_dim, dtype=dtype))
    try:
        results = verdict.check_call(attend)
    except RuntimeError as error:
        assert implementation and "head_dim" in str(error)
        return
    assert (results["out"].double() - verdict.exact["out"]).abs().max() < 0.1


def test_row_54_no_option_is_silently_ignored(implementation):
    """Each option alone changes the result, and to what it should."""
    tensors = {"q": normal(1, 2, 24, 16), "k": normal(1, 2, 30, 16), "v": normal(1, 2, 30, 16)}
    plain, _ = attend(**tensors)
    slopes = torch.tensor([0.5, 0.25])
    extras = [({"window": (4, 2)}, {}), ({"window": (None, 3)}, {}), ({"window": (0, None)}, {}), ({"causal": True}, {}), ({"causal": "top-left"}, {}),
              ({"softcap": 0.5}, {}), ({"scale": -1.0}, {}), ({"scale": 0.0}, {}), ({}, {"alibi_slopes": slopes}), ({}, {"sinks": torch.tensor([1.0, -1.0])}),
              ({}, {"bias": normal(24, 30)}), ({}, {"mask": normal(24, 30) > 0})]
    for options, arguments in extras:
        results = Verdict(dict(tensors, **arguments), normal(1, 2, 24, 16), **options).check_call(attend, f"{options} {list(arguments)}", **options)
        assert (results["out"] - plain).abs().max() > 1e-3, f"{options} {list(arguments)} changed nothing"
    assert not torch.equal(anywarp.attention(**tensors, dropout_p=0.5), plain)
    with pytest.raises(TypeError):
        anywarp.attention(**tensors, window_size=(3, 3))


def test_row_55_a_long_run_stays_finite():
    """A layer trained for 300 steps on windows, causal and masks in turn; every gradient is finite."""
    torch.manual_seed(55)
    weight = (torch.randn(3, 16, 16) / 4).requires_grad_()
    optimiser = torch.optim.SGD([weight], lr=0.1)
    for step in range(300):
        rows = 1 + step % 37
        x = normal(2, 2, rows, 16)
        q, k, v = (x @ weight[index] for index in range(3))
        mask = None if step % 3 else normal(2, 1, rows, rows) > 0.5
        out = anywarp.attention(q, k, v, causal=bool(step % 2), window=(step % 9, -1) if step % 5 == 0 else None, mask=mask)
        loss = (out - x.roll(1, 2)).square().mean()
        optimiser.zero_grad()
        loss.backward()
        assert torch.isfinite(weight.grad).all(), step
        optimiser.step()
    assert torch.isfinite(weight).all()


@pytest.mark.parametrize("shape", [(1, 2, 256, 32, 80), (1, 2, 256, 80, 80)])
@DTYPES
def test_row_56_lse_of_head_dimension_80(implementation, shape, dtype):
    batch, heads, length, head_dim, columns = shape
    tensors = {"q": normal(batch, heads, length, head_dim, dtype=dtype), "k": normal(batch, heads, length, head_dim, dtype=dtype),
               "v": normal(batch, heads, length, columns, dtype=dtype)}
    results = Verdict(tensors, normal(batch, heads, length, columns, dtype=dtype), causal=True).check_call(attend, causal=True)
    assert torch.isfinite(results["lse"]).all()


@DTYPES
@pytest.mark.parametrize("head_dim", [32, 64, 96, 128, 192, 256])
def test_row_57_both_layouts_with_and_without_lse(implementation, head_dim, dtype):
    q, k, v = (normal(1, 3, length, head_dim, dtype=dtype) for length in (70, 100, 100))
    swapped = [tensor.transpose(1, 2).contiguous().transpose(1, 2) for tensor in (q, k, v)]
    for causal in (False, True):
        results = Verdict({"q": q, "k": k, "v": v}, causal=causal).check_call(attend, causal=causal)
        assert torch.equal(anywarp.attention(q, k, v, causal=causal), results["out"])
        out, lse = attend(*swapped, causal=causal)
        torch.testing.assert_close(out, results["out"], rtol=0, atol=4 * torch.finfo(dtype).eps)
        torch.testing.assert_close(lse, results["lse"], rtol=1e-6, atol=1e-6)
    if pytest.importorskip("anywarp.flash_attn"):
        out, lse, _ = anywarp.flash_attn.flash_attn_func(*(tensor.transpose(1, 2) for tensor in (q, k, v)), causal=True, return_attn_probs=True)
        torch.testing.assert_close(out.transpose(1, 2), results["out"], rtol=0, atol=4 * torch.finfo(dtype).eps)
        torch.testing.assert_close(lse, results["lse"], rtol=1e-6, atol=1e-6)


def structured(name, *shape):
    """Inputs that random normals never are."""
    x = normal(*shape)
    if name == "outliers":  # FlashAttention-3's distribution.
        return x + 10 * normal(*shape) * (torch.rand(shape) < 0.001)
    if name == "low rank":
        return normal(*shape[:3], 1) * normal(*shape[:2], 1, shape[3])
    if name == "repeated":
        return x[:, :, :1].expand(shape).contiguous()
    if name == "ramp":
        return torch.linspace(-2, 2, shape[2]).view(1, 1, -1, 1).expand(shape).contiguous()
    if name == "dominant":
        x[:, :, shape[2] // 3] *= 12
        return x
    if name == "constant":
        return torch.full(shape, 0.75)
    assert name == "offset"
    return x + 4


@pytest.mark.parametrize("kind", ["outliers", "low rank", "repeated", "ramp", "dominant", "constant", "offset"])
@DTYPES
def test_row_58_structured_inputs_in_the_backward(implementation, kind, dtype):
    """(2, 16/2 heads, d256) with fewer heads; a gradient five times too large passes no bound here."""
    tensors = {"q": structured(kind, 2, 4, 40, 256).to(dtype), "k": structured(kind, 2, 1, 50, 256).to(dtype), "v": structured(kind, 2, 1, 50, 256).to(dtype)}
    results = Verdict(tensors, structured(kind, 2, 4, 40, 256).to(dtype), causal=True).check_call(attend, causal=True)
    assert all(torch.isfinite(result).all() for result in results.values())


def test_row_59_compiles_without_graph_breaks():
    q, k, v = normal(2, 4, 20, 16), normal(2, 2, 24, 16), normal(2, 2, 24, 16)
    bias = normal(1, 1, 20, 24)

    def model(q, k, v, bias):
        return anywarp.attention(q * 2, k, v, causal=True, bias=bias, window=(7, -1), softcap=3.0).sin()

    compiled = torch.compile(model, fullgraph=True, backend="aot_eager")
    leaves = [tensor.requires_grad_() for tensor in (q, k, v, bias)]
    ours = torch.autograd.grad(compiled(*leaves).sum(), leaves)
    eager = torch.autograd.grad(model(*leaves).sum(), leaves)
    for one, other in zip(ours, eager):
        torch.testing.assert_close(one, other, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("case", ["plain", "packed", "everything"])
def test_row_59_opcheck(case):
    q, k, v = (tensor.requires_grad_() for tensor in (normal(2, 4, 5, 8), normal(2, 2, 7, 8), normal(2, 2, 7, 6)))
    arguments, options = (q, k, v), {}
    if case == "packed":
        arguments = tuple(tensor.detach()[:1].requires_grad_() for tensor in (q, k, v))
        cu_q, cu_k = torch.tensor([0, 2, 5], dtype=torch.int32), torch.tensor([0, 4, 7], dtype=torch.int32)
        options = {"cu_seqlens_q": cu_q, "cu_seqlens_k": cu_k, "max_seqlen_q": 3, "max_seqlen_k": 4, "causal": 1}
    elif case == "everything":
        options = {"bias": normal(1, 4, 1, 7).requires_grad_(), "mask": normal(2, 1, 5, 7) > -1, "alibi_slopes": torch.rand(2, 4),
                   "sinks": normal(4).requires_grad_(), "dropout_state": torch.tensor([3, 4]), "dropout_p": 0.25, "causal": 2, "window_left": 3,
                   "softcap": 2.0, "scale": -0.5}
    torch.library.opcheck(torch.ops.anywarp.attention.default, arguments, options)


def test_row_60_nothing_is_mutated():
    for name in ("attention", "attention_backward"):
        assert not getattr(torch.ops.anywarp, name).default._schema.is_mutable
    tensors = {"q": normal(1, 2, 9, 8), "k": normal(1, 2, 9, 8), "v": normal(1, 2, 9, 8), "bias": normal(1, 1, 9, 9), "sinks": normal(2)}
    before = {name: tensor.clone() for name, tensor in tensors.items()}
    dout = normal(1, 2, 9, 8)
    kept = dout.clone()
    evaluate(attend, tensors, dout)
    assert torch.equal(dout, kept) and all(torch.equal(tensors[name], before[name]) for name in tensors)
    leaves = [tensors[name].requires_grad_() for name in "qkv"]
    out = anywarp.attention(*leaves)
    first = torch.autograd.grad(out, leaves, dout, retain_graph=True)
    second = torch.autograd.grad(out, leaves, dout)  # What the first backward saved is as it was.
    assert all(torch.equal(one, other) for one, other in zip(first, second))


@pytest.mark.parametrize("causal", [False, True])
def test_row_61_float32_is_float32(implementation, causal):
    tensors = {name: normal(1, 1, 128, 32) for name in "qkv"}
    dout = normal(1, 1, 128, 32)
    results = Verdict(tensors, dout, causal=causal).check_call(attend, causal=causal)
    exact = evaluate(oracle.attention, {name: tensor.double() for name, tensor in tensors.items()}, dout, causal=causal)
    for name in ("out", "dq", "dk", "dv"):
        assert (results[name].double() - exact[name]).abs().max() < 2e-5, name  # TF32 or bf16 products: above 1e-3.


@DTYPES
def test_row_62_every_batch_entry_is_its_own(implementation, dtype):
    q, k, v, dout = (normal(5, 2, 33, 32, dtype=dtype) for _ in range(4))
    bias = normal(5, 2, 33, 33)
    together = evaluate(attend, {"q": q, "k": k, "v": v, "bias": bias}, dout)
    for entry in range(5):
        part = slice(entry, entry + 1)
        verdict = Verdict({"q": q[part], "k": k[part], "v": v[part], "bias": bias[part]}, dout[part])
        verdict.check({name: result[part] for name, result in together.items()}, f"entry {entry}")
        assert (together["out"][entry] != 0).any()


@DTYPES
def test_row_63_the_backward_knows_causal_and_full(implementation, dtype):
    q, k, v, dout = (normal(1, 2, 100, 64, dtype=dtype) for _ in range(4))
    tensors = {"q": q, "k": k, "v": v}
    full = Verdict(tensors, dout).check_call(attend)
    causal = Verdict(tensors, dout, causal=True).check_call(attend, causal=True)
    for name in ("dq", "dk", "dv"):
        assert (full[name].float() - causal[name].float()).abs().max() > 0.05, name
    with forced(implementation):
        out, lse = operate(q, k, v, causal=True)
    assert torch.equal(out, causal["out"]) and math.isfinite(lse.sum())
