"""What a careful user would not do: sizes of 0 and 1 everywhere, subsets of gradients, the same tensor three times, NaN and infinity that may
be seen, limits of every option, arguments that are wrong."""

import concurrent.futures
import itertools
import math

import pytest

torch = pytest.importorskip("torch")
anywarp = pytest.importorskip("anywarp")

import oracle  # noqa: E402
from judge import Verdict, attend, evaluate, non_finite, normal, operate  # noqa: E402

DTYPES = pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])


@pytest.mark.parametrize("causal", [False, True, "top-left"])
def test_every_small_shape(implementation, causal):
    for batch, kv_heads, group, rows, keys, head_dim, columns in itertools.product(
            (0, 2), (1, 2), (1, 3), (0, 1, 7), (0, 1, 9), (1, 5), (1, 8)):
        heads = kv_heads * group
        tensors = {"q": normal(batch, heads, rows, head_dim), "k": normal(batch, kv_heads, keys, head_dim), "v": normal(batch, kv_heads, keys, columns)}
        said = str([tuple(tensor.shape) for tensor in tensors.values()])
        results = evaluate(attend, tensors, normal(batch, heads, rows, columns), causal=causal)
        exact = evaluate(oracle.attention, {name: tensor.double() for name, tensor in tensors.items()}, normal(batch, heads, rows, columns), causal=causal)
        assert {name: tensor.shape for name, tensor in results.items()} == {name: tensor.shape for name, tensor in exact.items()}, said
        for name in ("out", "lse"):
            torch.testing.assert_close(results[name].double(), exact[name].double(), rtol=1e-5, atol=1e-5, msg=lambda text: f"{said}: {text}")
        assert all(torch.isfinite(results[name]).all() for name in ("dq", "dk", "dv")), said


def test_no_heads_and_no_batch(implementation):
    for shape in ((0, 2, 3, 8), (2, 0, 3, 8), (0, 0, 0, 8)):
        q = normal(*shape).requires_grad_()
        out, lse = attend(q, q, q)
        assert out.shape == q.shape and lse.shape == q.shape[:3]
        assert torch.autograd.grad(out.sum(), q)[0].shape == q.shape


def test_every_subset_of_gradients(implementation):
    tensors = {"q": normal(2, 4, 9, 16), "k": normal(2, 2, 20, 16), "v": normal(2, 2, 20, 8), "bias": normal(1, 4, 9, 20), "sinks": normal(4)}
    dout = normal(2, 4, 9, 8)
    exact = Verdict(tensors, dout, causal=True)
    for count in range(1, 6):
        for wanted in itertools.combinations(tensors, count):
            leaves = {name: tensor.detach().clone().requires_grad_(name in wanted) for name, tensor in tensors.items()}
            out, _ = attend(**leaves, causal=True)
            found = torch.autograd.grad(out, [leaves[name] for name in wanted], dout)
            exact.check({"d" + name: gradient for name, gradient in zip(wanted, found)}, str(wanted))


def test_only_lse_is_used(implementation):
    tensors = {"q": normal(2, 2, 9, 16), "k": normal(2, 2, 20, 16), "v": normal(2, 2, 20, 8), "sinks": normal(2)}
    leaves = {name: tensor.clone().requires_grad_() for name, tensor in tensors.items()}
    dlse = normal(2, 9, 2).transpose(1, 2)
    _, lse = attend(**leaves)
    found = torch.autograd.grad(lse, list(leaves.values()), dlse, allow_unused=True)
    Verdict(tensors, torch.zeros(2, 2, 9, 8), dlse).check({"d" + name: gradient for name, gradient in zip(leaves, found) if gradient is not None})


def test_one_tensor_three_times(implementation):
    x = normal(2, 2, 33, 16)
    dout = normal(2, 2, 33, 16)
    leaf = x.clone().requires_grad_()
    ours, = torch.autograd.grad(anywarp.attention(leaf, leaf, leaf, causal=True), leaf, dout)
    exact_leaf = x.double().requires_grad_()
    exact, = torch.autograd.grad(oracle.attention(exact_leaf, exact_leaf, exact_leaf, causal=True)[0], exact_leaf, dout.double())
    torch.testing.assert_close(ours.double(), exact, rtol=1e-4, atol=1e-5)


def test_views_into_one_projection(implementation):
    """q, k and v are slices of one tensor, whose gradient they share."""
    packed = normal(2, 30, 3, 4, 16)
    leaf = packed.clone().requires_grad_()
    q, k, v = leaf.permute(2, 0, 3, 1, 4)
    out = anywarp.attention(q, k, v, causal=True)
    out.square().sum().backward()
    exact = packed.double().requires_grad_()
    oracle.attention(*exact.permute(2, 0, 3, 1, 4), causal=True)[0].square().sum().backward()
    torch.testing.assert_close(leaf.grad.double(), exact.grad, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
@DTYPES
def test_without_gradients(implementation, mode, dtype):
    q, k, v = (normal(1, 2, 40, 32, dtype=dtype) for _ in range(3))
    with mode():
        out, lse = attend(q, k, v, causal=True)
    assert not out.requires_grad
    with_gradients, other = attend(q.requires_grad_(), k, v, causal=True)
    assert torch.equal(out, with_gradients) and torch.equal(lse, other)


@pytest.mark.parametrize("window", [(2**40, 2**40), (2**40, 0), (0, 2**40), (0, 0), (1000, 1000), (None, 0), (5, None), (-1, -1)])
@pytest.mark.parametrize("causal", [False, True, "top-left"])
def test_windows_at_their_limits(implementation, causal, window):
    tensors = {"q": normal(1, 1, 20, 8), "k": normal(1, 1, 33, 8), "v": normal(1, 1, 33, 8)}
    Verdict(tensors, normal(1, 1, 20, 8), causal=causal, window=window).check_call(attend, causal=causal, window=window)


@pytest.mark.parametrize("place", ["q", "k", "v"])
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_may_be_seen_is_not_hidden(implementation, place, value):
    """A bad element that rows see makes exactly those rows bad, and leaves all others as they were."""
    tensors = {name: normal(1, 2, 70, 24) for name in "qkv"}
    clean, _ = attend(**tensors, causal=True)
    tensors[place] = tensors[place].clone()
    tensors[place][0, 1, 40, 3] = value
    out, _ = attend(**tensors, causal=True)
    touched = torch.zeros(70, dtype=torch.bool)
    touched[40:41 if place == "q" else 70] = True
    torch.testing.assert_close(out[0, 0], clean[0, 0], rtol=0, atol=1e-6)
    torch.testing.assert_close(out[0, 1, ~touched], clean[0, 1, ~touched], rtol=0, atol=1e-6)
    bad = non_finite(out[0, 1, touched].double())
    if math.isnan(value) or place == "q":
        assert (bad == 1).any(-1).all()
    elif place == "v":
        assert (bad[:, 3] != 0).all() and (bad[:, :3] == 0).all()


@DTYPES
def test_very_large_values(implementation, dtype):
    """Weights are summed before they are normalised, in float32: the last factor of 10,000 below its largest number is room."""
    largest = torch.finfo(dtype).max / (1 if dtype == torch.float16 else 1e4)
    q, k = normal(1, 1, 5, 8, dtype=dtype), normal(1, 1, 6, 8, dtype=dtype)
    v = torch.full((1, 1, 6, 8), largest, dtype=dtype)
    largest = v[0, 0, 0, 0].item()
    out, _ = attend(q, k, v)
    torch.testing.assert_close(out.double() / largest, torch.ones(1, 1, 5, 8, dtype=torch.float64), rtol=0, atol=float(2 * torch.finfo(dtype).eps))


@DTYPES
def test_subnormal_and_zero_inputs(implementation, dtype):
    for value in (0.0, torch.finfo(dtype).tiny / 4):
        q, k = torch.full((1, 1, 3, 8), value, dtype=dtype), torch.full((1, 1, 5, 8), value, dtype=dtype)
        v = normal(1, 1, 5, 8, dtype=dtype)
        out, lse = attend(q, k, v)
        torch.testing.assert_close(out.double(), v.double().mean(2, keepdim=True).expand(1, 1, 3, 8), rtol=0, atol=float(2 * torch.finfo(dtype).eps))
        torch.testing.assert_close(lse, torch.full((1, 1, 3), math.log(5.0)))


@pytest.mark.parametrize("threads", [1, 3, 5])
def test_the_number_of_threads_changes_no_bit_of_the_forward(implementation, threads):
    tensors = {"q": normal(1, 3, 200, 32), "k": normal(1, 1, 500, 32), "v": normal(1, 1, 500, 32)}
    before = torch.get_num_threads()
    try:
        torch.set_num_threads(threads)
        verdict = Verdict(tensors, normal(1, 3, 200, 32), causal=True)
        verdict.check_call(attend, causal=True)
    finally:
        torch.set_num_threads(before)


def test_dropout_is_the_same_everywhere(implementation):
    tensors = {"q": normal(2, 4, 50, 16), "k": normal(2, 2, 61, 16), "v": normal(2, 2, 61, 16)}
    state = torch.tensor([2**62 + 12345, 2**40 + 1])
    keep = oracle.dropout_keep(0.3, *state.tolist(), 2, 4, 50, 61)
    verdict = Verdict(tensors, normal(2, 4, 50, 16), keep=keep, dropout_p=0.3, causal=True)
    verdict.check_call(operate, dropout_p=0.3, causal=True, dropout_state=state)


def test_dropout_follows_the_generator():
    q = normal(1, 2, 30, 16)
    torch.manual_seed(5)
    first, second = anywarp.attention(q, q, q, dropout_p=0.4), anywarp.attention(q, q, q, dropout_p=0.4)
    torch.manual_seed(5)
    assert torch.equal(anywarp.attention(q, q, q, dropout_p=0.4), first) and not torch.equal(first, second)


WRONG = [
    ({"q": (2, 3, 8)}, {}, "q.*shape"), ({"k": (1, 3, 7, 8)}, {}, "heads|shape"), ({"k": (1, 2, 7, 9)}, {}, "k.*shape|head_dim"),
    ({"v": (1, 2, 6, 8)}, {}, "v.*shape"), ({"k": (2, 2, 7, 8), "v": (2, 2, 7, 8)}, {}, "shape"), ({"q": (1, 2, 5, 0), "k": (1, 2, 7, 0)}, {}, "head_dim|shape"),
    ({}, {"scale": math.nan}, "scale"), ({}, {"scale": math.inf}, "scale"), ({}, {"softcap": -1.0}, "softcap"), ({}, {"softcap": math.nan}, "softcap"),
    ({}, {"dropout_p": 1.0}, "dropout"), ({}, {"dropout_p": -0.1}, "dropout"), ({}, {"dropout_p": math.nan}, "dropout"), ({}, {"window": (-2, 0)}, "window"),
    ({}, {"window": 5}, "window"), ({}, {"window": (1, 2, 3)}, "window"), ({}, {"causal": "left"}, "causal"), ({}, {"causal": 2}, "causal"),
    ({}, {"bias": torch.zeros(3, 7)}, "bias.*shape"), ({}, {"mask": torch.zeros(1, 2, 5, 6, dtype=torch.bool)}, "mask.*shape"),
    ({}, {"mask": torch.zeros(5, 7)}, "mask"), ({}, {"bias": torch.zeros(5, 7, dtype=torch.bool)}, "bias"),
    ({}, {"alibi_slopes": torch.zeros(3)}, "alibi_slopes"), ({}, {"alibi_slopes": torch.zeros(2, dtype=torch.int64)}, "alibi_slopes"),
    ({}, {"sinks": torch.zeros(1)}, "sinks"), ({}, {"sinks": torch.zeros(2, dtype=torch.int32)}, "sinks"),
]


@pytest.mark.parametrize("shapes, options, words", WRONG, ids=[f"{i}" for i in range(len(WRONG))])
def test_what_is_wrong_is_named(shapes, options, words):
    full = {"q": (1, 2, 5, 8), "k": (1, 2, 7, 8), "v": (1, 2, 7, 8), **shapes}
    with pytest.raises((TypeError, ValueError, RuntimeError), match=words):
        anywarp.attention(*(torch.zeros(full[name]) for name in "qkv"), **options)


@pytest.mark.parametrize("dtypes", [("float64",) * 3, ("int32",) * 3, ("float32", "float16", "float32"), ("bfloat16", "bfloat16", "float32")])
def test_wrong_dtypes_are_named(dtypes):
    with pytest.raises(TypeError, match="float"):
        anywarp.attention(*(torch.zeros(1, 1, 4, 8, dtype=getattr(torch, name)) for name in dtypes))


def test_a_second_derivative_is_refused():
    q = normal(1, 1, 4, 8).requires_grad_()
    gradient, = torch.autograd.grad(anywarp.attention(q, q, q).sum(), q, create_graph=True)
    with pytest.raises(NotImplementedError, match="second derivative"):
        torch.autograd.grad(gradient.sum(), q)


def test_calls_from_several_threads(implementation):
    """Each thread has its own problem, of another shape; what comes back is what one thread alone gets."""
    problems = []
    for index in range(4):
        tensors = {"q": normal(1, 2 + index, 40 + 17 * index, 16 + 8 * index), "k": normal(1, 1, 150 - 20 * index, 16 + 8 * index),
                   "v": normal(1, 1, 150 - 20 * index, 24)}
        problems.append((tensors, normal(1, 2 + index, 40 + 17 * index, 24)))
    alone = [evaluate(attend, *problem, causal=True, deterministic=True) for problem in problems]

    def repeat(index):
        for _ in range(3 if implementation == "reference" else 20):
            together = evaluate(attend, *problems[index], causal=True, deterministic=True)
            assert all(torch.equal(together[name], alone[index][name]) for name in together), index

    with concurrent.futures.ThreadPoolExecutor(len(problems)) as pool:
        for done in [pool.submit(repeat, index) for index in range(len(problems))]:
            done.result()


def test_the_memory_behind_an_input_is_left_alone(implementation):
    """Outputs are new memory: nothing around the inputs changes, also where their rows have gaps."""
    whole = torch.full((2, 3, 50, 40), 7.0)
    views = [whole[:, :, start:start + 12, 8:24] for start in (1, 17, 33)]
    for view in views:
        view.copy_(normal(*view.shape))
    before = whole.clone()
    evaluate(attend, dict(zip("qkv", views)), views[0], causal=True)
    assert torch.equal(whole, before)
