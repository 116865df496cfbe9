"""The judge must refuse what is wrong: faults as kernels have them, put into an otherwise right attention in each dtype."""

import pytest

torch = pytest.importorskip("torch")

import oracle  # noqa: E402
from judge import GENERATOR, Verdict, normal  # noqa: E402

OPTIONS = {"causal": True, "window": (9, -1), "softcap": 4.0}


def right(dtype, **changes):
    """float32 inside and rounded at the end, as an implementation is."""
    def function(**arguments):
        out, lse = oracle.attention(**{**arguments, **changes}, dtype=torch.float32)
        return out.to(dtype), lse

    return function


def swap_heads(dtype):
    """Query head h reads key head h % kv_heads."""
    def function(k, v, **arguments):
        return right(dtype)(k=k.repeat(1, 2, 1, 1), v=v.repeat(1, 2, 1, 1), **arguments)

    return function


def changed(dtype, change):
    def function(**arguments):
        return change(*right(dtype)(**arguments))

    return function


class WrongGradient(torch.autograd.Function):
    """Identity forward; the gradient times `factor`."""

    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x.view_as(x)

    @staticmethod
    def backward(ctx, gradient):
        return gradient * ctx.factor, None


def wrong_gradient(dtype, name, factor):
    def function(**arguments):
        return right(dtype)(**{**arguments, name: WrongGradient.apply(arguments[name], factor)})

    return function


def last_key_unread(dtype):
    def function(mask=None, **arguments):
        seen = torch.ones(1, 1, 1, arguments["k"].shape[2], dtype=torch.bool)
        seen[..., -1] = False
        return right(dtype)(mask=seen, **arguments)

    return function


FAULTS = {
    "causal top-left": lambda dtype: right(dtype, causal="top-left"),
    "not causal": lambda dtype: right(dtype, causal=False),
    "window one too wide": lambda dtype: right(dtype, window=(10, -1)),
    "window one too narrow": lambda dtype: right(dtype, window=(8, -1)),
    "no softcap": lambda dtype: right(dtype, softcap=0.0),
    "no bias": lambda dtype: right(dtype, bias=None),
    "no ALiBi": lambda dtype: right(dtype, alibi_slopes=None),
    "no sinks": lambda dtype: right(dtype, sinks=None),
    "last key unread": last_key_unread,
    "heads of another order": swap_heads,
    "lse in base 2": lambda dtype: changed(dtype, lambda out, lse: (out, lse * 1.442695)),
    "lse without the maximum": lambda dtype: changed(dtype, lambda out, lse: (out, lse - 1)),
    "lse has no gradient": lambda dtype: changed(dtype, lambda out, lse: (out, lse.detach())),
    "one NaN": lambda dtype: changed(dtype, lambda out, lse: (out.index_fill(2, torch.tensor([3]), float("nan")), lse)),
    "a row of zeros": lambda dtype: changed(dtype, lambda out, lse: (out.index_fill(2, torch.tensor([11]), 0.0), lse)),
    "dq without the scale": lambda dtype: wrong_gradient(dtype, "q", 4.0),
    "dk of the other sign": lambda dtype: wrong_gradient(dtype, "k", -1.0),
    "dv of one head of the group": lambda dtype: wrong_gradient(dtype, "v", 0.5),
    "dbias twice": lambda dtype: wrong_gradient(dtype, "bias", 2.0),
    "dsinks of the other sign": lambda dtype: wrong_gradient(dtype, "sinks", -1.0),
}


@pytest.fixture
def problem():
    def make(dtype):
        GENERATOR.manual_seed(1)  # Whether one key's weight is above bfloat16's noise is the draw's.
        tensors = {"q": normal(1, 4, 17, 16, dtype=dtype), "k": normal(1, 2, 23, 16, dtype=dtype), "v": normal(1, 2, 23, 16, dtype=dtype),
                   "bias": normal(1, 1, 17, 23) * 2, "alibi_slopes": torch.tensor([0.5, 0.4, 0.3, 0.2]), "sinks": normal(4)}
        return Verdict(tensors, normal(1, 4, 17, 16, dtype=dtype), normal(1, 4, 17), **OPTIONS)

    return make


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_right_is_right(problem, dtype):
    problem(dtype).check_call(right(dtype), **OPTIONS)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("fault", FAULTS)
def test_wrong_is_wrong(problem, fault, dtype):
    with pytest.raises((AssertionError, RuntimeError)):  # PyTorch itself complains where there is no gradient.
        problem(dtype).check_call(FAULTS[fault](dtype), **OPTIONS)


@pytest.mark.parametrize("name", ["q", "k", "v", "bias"])
def test_a_percent_is_seen_in_float32(problem, name):
    with pytest.raises(AssertionError, match="d" + name):
        problem(torch.float32).check_call(wrong_gradient(torch.float32, name, 1.01), **OPTIONS)


def test_another_seed_of_dropout_is_seen():
    tensors = {name: normal(1, 2, 20, 16) for name in "qkv"}
    keep, other = (oracle.dropout_keep(0.2, 5, offset, 1, 2, 20, 20) for offset in (0, 1))
    verdict = Verdict(tensors, keep=keep, dropout_p=0.2)
    verdict.check_call(right(torch.float32, keep=keep, dropout_p=0.2))
    with pytest.raises(AssertionError):
        verdict.check_call(right(torch.float32, keep=other, dropout_p=0.2))
