"""How the Python tests decide: one call of the operator against tests/attention/oracle.py in float64, forward, log-sum-exp and
every gradient, with NaN and infinities compared position by position.

The rule is the project's: at most twice the error of same-dtype math attention. Small tensors make that error zero by luck,
so a bound from rounding analysis is added; it grows with the logits, as the rounding of a float32 product does.
"""

import collections
import contextlib
import hashlib
import itertools
import math
import os

import torch

import oracle

UNIT = {torch.float32: 2.0**-24, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8, torch.float64: 2.0**-53}
DIFFERENTIABLE = ("q", "k", "v", "bias", "sinks")
GENERATOR = torch.Generator()  # Seeded before each test, tests/attention/conftest.py.


def normal(*shape, dtype=torch.float32):
    return torch.randn(*shape, generator=GENERATOR).to(dtype)


def attend(q, k, v, **options):
    """(out, lse) of anywarp.attention."""
    import anywarp

    return anywarp.attention(q, k, v, return_lse=True, **options)


@contextlib.contextmanager
def forced(implementation):
    """ANYWARP_ATTENTION for the time of a block; None leaves the choice to the operator."""
    before = os.environ.pop("ANYWARP_ATTENTION", None)
    if implementation:
        os.environ["ANYWARP_ATTENTION"] = implementation
    try:
        yield
    finally:
        os.environ.pop("ANYWARP_ATTENTION", None)
        if before is not None:
            os.environ["ANYWARP_ATTENTION"] = before


CAUSAL = {False: 0, True: 1, "bottom-right": 1, "top-left": 2}


def operate(q, k, v, bias=None, mask=None, alibi_slopes=None, sinks=None, *, causal=False, window=None, dropout_state=None,
            cu_seqlens_q=None, cu_seqlens_k=None, seqlens_k=None, leftpad_k=None, kv_batch_index=None, block_table=None, **options):
    """(out, lse) of the operator itself, in the words of the oracle."""
    from anywarp import ops

    left, right = window or (-1, -1)
    return ops.attention(q, k, v, bias, mask, alibi_slopes, sinks, dropout_state, cu_seqlens_q, cu_seqlens_k, seqlens_k, leftpad_k,
                         kv_batch_index, block_table, causal=CAUSAL[causal], window_left=-1 if left is None else left,
                         window_right=-1 if right is None else right, **options)


def offsets(lengths):
    """cu_seqlens of these lengths."""
    return torch.tensor([0, *itertools.accumulate(lengths)], dtype=torch.int32)


def evaluate(function, tensors, dout=None, dlse=None, **options):
    """{"out", "lse", "dq", …}: what `function` (returning out and lse) gives for fresh leaves with the tensors' own strides."""
    leaves = {name: tensor.detach() for name, tensor in tensors.items() if tensor is not None}
    wanted = [name for name in DIFFERENTIABLE if name in leaves] if dout is not None else []
    for name in wanted:
        leaves[name].requires_grad_()
    out, lse = function(**leaves, **options)
    results = {"out": out.detach(), "lse": lse.detach()}
    if wanted:
        outputs, seeds = [out], [dout if dout.dtype == out.dtype else dout.to(out.dtype)]
        if dlse is not None:
            outputs, seeds = [out, lse], [*seeds, dlse.to(lse.dtype)]
        found = torch.autograd.grad(outputs, [leaves[name] for name in wanted], seeds, allow_unused=True)
        for name, gradient in zip(wanted, found):
            results["d" + name] = torch.zeros_like(leaves[name]) if gradient is None else gradient
    return results


def rounding_bounds(exact, tensors, dout, dlse, scale, softcap, dropout_p):
    """Absolute error that the arithmetic allows to each result: float32 products and sums, P and dS rounded to the inputs'
    dtype, results rounded once."""
    def largest(tensor):
        finite = tensor[torch.isfinite(tensor)] if tensor is not None and tensor.numel() else torch.zeros(1)
        return float(finite.abs().max()) if finite.numel() else 0.0

    q, k, v = (torch.nan_to_num(tensors[name].detach().double(), 0, 0, 0) for name in "qkv")
    scale = abs(1 / math.sqrt(q.shape[3]) if scale is None else scale)
    logit = scale * largest(q.norm(dim=-1)) * largest(k.norm(dim=-1))
    if softcap:
        logit = min(logit, softcap)
    logit += largest(tensors.get("bias"))
    if tensors.get("alibi_slopes") is not None:
        logit += largest(tensors["alibi_slopes"]) * max(q.shape[2], k.shape[2])
    logit = max(logit, largest(tensors.get("sinks")))
    unit, single = UNIT[tensors["q"].dtype], UNIT[torch.float32]
    if tensors["q"].dtype == torch.float64:
        single = unit
    logit_error = (8 + q.shape[3] / 4) * single * (2 + logit)  # Of one chain of head_dim products, roundings partly alike.
    weight = unit + logit_error  # Relative error of an element of P.
    keep = 1 / (1 - dropout_p)
    largest_v = largest(v)
    bounds = {"out": unit * largest(exact["out"]) + weight * largest_v * keep, "lse": logit_error + 4 * single * largest(exact["lse"])}
    if dout is None:
        return bounds
    columns = v.shape[3]
    dp = largest(dout) * largest_v * math.sqrt(columns) * keep + largest(dlse)
    ds = 2 * dp * (weight + unit + 4 * single * math.sqrt(columns))
    queries = math.sqrt(max(1, q.shape[2] * (q.shape[1] // max(1, k.shape[1]))))
    bounds["dv"] = weight * largest(dout) * queries * keep
    bounds["dq"] = scale * largest(k) * ds
    bounds["dk"] = scale * largest(q) * ds * queries
    scores = q.shape[0] * q.shape[1] * q.shape[2] * k.shape[2]
    if "dbias" in exact:
        bounds["dbias"] = ds * math.sqrt(max(1, scores / max(1, exact["dbias"].numel())))
    if "dsinks" in exact:
        bounds["dsinks"] = ds * math.sqrt(max(1, q.shape[0] * q.shape[2]))
    for name in bounds:
        if name.startswith("d"):
            dtype = tensors[name[1:]].dtype
            bounds[name] += 2 * UNIT[dtype] * largest(exact[name])
    return bounds


def non_finite(tensor):
    """0 finite, 1 NaN, 2 +inf, 3 −inf."""
    return torch.isnan(tensor) * 1 + (tensor == math.inf) * 2 + (tensor == -math.inf) * 3


def assert_close(name, ours, exact, allowed, said=""):
    """Shape, non-finite positions, then the largest error."""
    assert ours.shape == exact.shape, f"{name}: shape {tuple(ours.shape)}, not {tuple(exact.shape)} {said}"
    kinds, expected = non_finite(ours.double()), non_finite(exact)
    wrong = (kinds != expected).nonzero()
    assert len(wrong) == 0, f"{name}: {len(wrong)} NaN or infinities differ, first at {wrong[0].tolist()}: " \
        f"{ours[tuple(wrong[0])].item()}, not {exact[tuple(wrong[0])].item()} {said}"
    error = torch.where(expected == 0, ours.double() - exact, 0).abs()
    if error.numel():
        place = int(error.argmax())
        worst = error.flatten()[place].item()
        assert worst <= allowed, f"{name}: error {worst:.3g}, allowed {allowed:.3g}, ours {ours.flatten()[place].item():.9g}, exact " \
            f"{exact.flatten()[place].item():.9g} at {[int(i) for i in torch.unravel_index(torch.tensor(place), error.shape)]} {said}"


def largest_finite_error(results, exact):
    found = {}
    for name, tensor in results.items():
        error = (tensor.double() - exact[name]).abs()
        error = error[torch.isfinite(error)]
        found[name] = float(error.max()) if error.numel() else 0.0
    return found


def fingerprint(*things):
    """The same for the same numbers, whatever holds them."""
    digest = hashlib.sha256()
    for thing in things:
        for name, value in sorted(thing.items()) if isinstance(thing, dict) else [("", thing)]:
            digest.update(repr((name, value.shape, value.dtype) if torch.is_tensor(value) else (name, value)).encode())
            if torch.is_tensor(value):
                dense = value.detach().clone(memory_format=torch.contiguous_format)  # Contiguous is also one element with stride 2.
                digest.update(dense.view(-1).view(torch.uint8).numpy().tobytes())
    return digest.digest()


class Verdict:
    """The float64 truth of one problem and the error that it allows; `check` as many implementations as there are."""

    remembered = collections.OrderedDict()  # Tests ask the same of one implementation after another.
    largest_math = 2**14  # Scores. Math attention in half precision is slow: above, the analysis decides alone.

    def __init__(self, tensors, dout=None, dlse=None, judge=oracle.attention, keep=None, **options):
        """`options`: what the operator and the oracle both take; `keep` and `judge` are the oracle's."""
        self.tensors, self.dout, self.dlse = tensors, dout, dlse
        key = fingerprint(tensors, dout, dlse, judge.__name__, keep, options)
        if key not in self.remembered:
            self.remembered[key] = self.decide(judge, {"keep": keep} if keep is not None else {}, options)
            if len(self.remembered) > 24:
                self.remembered.popitem(last=False)
        self.exact, self.allowed = self.remembered[key]

    def decide(self, judge, extra, options):
        exact_tensors = {name: tensor.double() if tensor is not None and tensor.is_floating_point() else tensor
                         for name, tensor in self.tensors.items()}
        exact = evaluate(judge, exact_tensors, self.dout, self.dlse, **options, **extra)
        q, k = self.tensors["q"], self.tensors["k"]
        allowed = rounding_bounds(exact, self.tensors, self.dout, self.dlse, options.get("scale"), options.get("softcap", 0.0),
                                  options.get("dropout_p", 0.0))
        if q.shape[0] * q.shape[1] * q.shape[2] * k.shape[2] <= self.largest_math:
            math_attention = evaluate(judge, self.tensors, self.dout, self.dlse, **options, **extra, dtype=q.dtype)
            error = largest_finite_error(math_attention, exact)
            # In half precision math attention's own error says more than the analysis, whose terms seldom meet at their worst.
            share = 1 if q.dtype == torch.float32 else 0.2
            allowed = {name: 2 * error[name] + share * allowed[name] for name in exact}
        return exact, allowed

    def check(self, results, said=""):
        for name, exact in self.exact.items():
            if name in results:
                assert_close(name, results[name], exact.double(), self.allowed[name], said)

    def check_call(self, function, said="", **options):
        """Calls the operator with the tensors and `options` (out and lse expected back) and checks all that comes back."""
        results = evaluate(function, self.tensors, self.dout, self.dlse, **options)
        assert results["out"].dtype == self.tensors["q"].dtype and results["lse"].dtype == torch.float32, said
        for name in DIFFERENTIABLE:
            if "d" + name in results:
                assert results["d" + name].dtype == self.tensors[name].dtype, f"d{name} {said}"
        self.check(results, said)
        return results
