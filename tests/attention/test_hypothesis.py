"""Random problems over the whole option space, forward, log-sum-exp and every gradient: each implementation that this machine can
run against float64 and against all others.

    ANYWARP_SEED=N                   repeat a run (each failure prints its own)
    ANYWARP_HYPOTHESIS_EXAMPLES=N    examples a test (default 60; 2000 and more for a deep run)
    ANYWARP_HYPOTHESIS_LARGEST=N     longest sequence (default 96)
"""

import math
import os

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("anywarp")
hypothesis = pytest.importorskip("hypothesis")

from hypothesis import HealthCheck, Phase, assume, event, note, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

import oracle  # noqa: E402
from conftest import SEED, available  # noqa: E402
from judge import Verdict, forced, offsets, operate  # noqa: E402

EXAMPLES = int(os.environ.get("ANYWARP_HYPOTHESIS_EXAMPLES", "60"))
LARGEST = int(os.environ.get("ANYWARP_HYPOTHESIS_LARGEST", "96"))
DTYPES = [torch.float32, torch.float16, torch.bfloat16]
OPTIONAL_SIDE = st.one_of(st.none(), st.integers(0, LARGEST), st.sampled_from([0, -1, 2**40]))


def explore(test):
    """Given by seed, so that ANYWARP_SEED repeats a run; no deadline, as machines are busy."""
    test = settings(max_examples=EXAMPLES, deadline=None, database=None, print_blob=True, phases=[Phase.explicit, Phase.generate, Phase.shrink],
                    suppress_health_check=list(HealthCheck))(test)
    return hypothesis.seed(SEED)(test)


lengths = st.one_of(st.integers(0, 9), st.integers(0, LARGEST), st.sampled_from([1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 95]))
head_dims = st.one_of(st.integers(1, 40), st.integers(1, 300), st.sampled_from([8, 16, 24, 32, 48, 64, 80, 96, 111, 128, 192, 256]))
LAYOUTS = ["dense", "transposed", "sliced", "columns", "every other", "batch 0", "head 0", "row 0", "all 0"]


class Draws:
    """Tensors from one drawn seed, in drawn layouts."""

    def __init__(self, draw):
        self.draw = draw
        self.generator = torch.Generator().manual_seed(draw(st.integers(0, 2**32 - 1), label="values"))

    def normal(self, *shape):
        return torch.randn(*shape, generator=self.generator)

    def tensor(self, name, shape, dtype, size=1.0):
        """Normal values of that size, in a layout of its own."""
        layout = self.draw(st.sampled_from(LAYOUTS), label=f"layout of {name}")
        event(f"layout {layout}")
        b, h, r, c = shape
        if layout == "transposed":
            return (self.normal(b, r, h, c) * size).to(dtype).transpose(1, 2)
        if layout == "sliced":  # A part of a larger projection, not aligned.
            return (self.normal(b, r, h, 2 * c + 3) * size).to(dtype)[..., 3:3 + c].transpose(1, 2)
        if layout == "columns":
            return (self.normal(b, h, c, r) * size).to(dtype).transpose(2, 3)
        if layout == "every other":
            return (self.normal(b, h, 2 * r, 2 * c) * size).to(dtype)[:, :, ::2, ::2]
        if layout == "dense":
            return (self.normal(b, h, r, c) * size).to(dtype)
        axes = {"batch 0": [0], "head 0": [1], "row 0": [2], "all 0": [0, 1, 2, 3]}[layout]
        return (self.normal(*(1 if axis in axes else n for axis, n in enumerate(shape))) * size).to(dtype).expand(shape)

    def scores(self, name, full, make):
        """A bias or mask that broadcasts along drawn axes, perhaps by stride 0."""
        broadcast = self.draw(st.lists(st.booleans(), min_size=4, max_size=4), label=f"broadcast of {name}")
        shape = [1 if flag else n for flag, n in zip(broadcast, full)]
        tensor = make(shape)
        if self.draw(st.booleans(), label=f"{name} transposed"):
            tensor = tensor.transpose(2, 3).contiguous().transpose(2, 3)
        if self.draw(st.integers(0, 4), label=f"{name} expanded") == 0:
            tensor = tensor.expand(full)
        return tensor


@st.composite
def options(draw, head_dim):
    """What is no tensor."""
    chosen = {"causal": draw(st.sampled_from([False, False, True, "top-left"]))}
    if draw(st.integers(0, 2)) == 0:
        chosen["window"] = (draw(OPTIONAL_SIDE), draw(OPTIONAL_SIDE))
    scale = draw(st.sampled_from([None, None, None, 0.0, -1.0, 0.3, 3.0]))
    if scale is not None:
        chosen["scale"] = scale / math.sqrt(head_dim)
    if draw(st.integers(0, 3)) == 0:
        chosen["softcap"] = draw(st.sampled_from([0.25, 1.0, 15.0, 50.0]))
    return chosen


def rounded(value):
    """What a float32 argument is."""
    return torch.tensor(value, dtype=torch.float32).item()


def add_options_with_tensors(draws, tensors, batch, heads, seqlen_q, seqlen_k):
    draw, dtype = draws.draw, tensors["q"].dtype
    full = (batch, heads, seqlen_q, seqlen_k)
    if draw(st.integers(0, 2), label="bias") == 0:
        bias_dtype = draw(st.sampled_from([torch.float32, dtype, torch.bfloat16]), label="bias dtype")
        holes = draw(st.sampled_from([0.0, 0.0, 0.3, 1.0]), label="share of -inf in bias")

        def bias(shape):
            values = draws.normal(*shape).to(bias_dtype)
            return values.masked_fill(torch.rand(shape, generator=draws.generator) < holes, -math.inf)

        tensors["bias"] = draws.scores("bias", full, bias)
    if draw(st.integers(0, 2), label="mask") == 0:
        share = draw(st.sampled_from([0.0, 0.1, 0.7, 1.0]), label="share of mask")
        tensors["mask"] = draws.scores("mask", full, lambda shape: torch.rand(shape, generator=draws.generator) < share)
    if draw(st.integers(0, 3), label="alibi") == 0:
        shape = (batch, heads) if draw(st.booleans(), label="alibi per batch") else (heads,)
        tensors["alibi_slopes"] = draws.normal(*shape)
    if draw(st.integers(0, 3), label="sinks") == 0:
        tensors["sinks"] = draws.normal(heads) * 2


def poison(draws, tensors, keys_unseen):
    """NaN and infinity into k and v of keys [batch, seqlen_k] that nobody sees."""
    if not keys_unseen.any():
        return
    value = draws.draw(st.sampled_from([math.nan, math.inf, -math.inf]), label="value of unseen keys")
    event("unseen keys poisoned")
    for name in "kv":
        tensors[name] = tensors[name].clone()
        where = keys_unseen[:, None, :, None].expand(tensors[name].shape)
        tensors[name][where] = value


def dropout(draws, chosen, batch, heads, seqlen_q, seqlen_k):
    """Options of the oracle and of the operator."""
    draw = draws.draw
    if draw(st.integers(0, 3), label="dropout") != 0 or not heads:
        return {}, {}
    p = rounded(draw(st.sampled_from([0.1, 0.5, 0.99]), label="dropout_p"))
    state = draw(st.tuples(st.integers(0, 2**63 - 1), st.integers(0, 2**62)), label="seed and offset")
    chosen["dropout_p"] = p
    keep = oracle.dropout_keep(p, *state, batch, heads, seqlen_q, seqlen_k)
    return {"keep": keep}, {"dropout_state": torch.tensor(state, dtype=torch.int64)}


def check_all(verdict, said="", **call):
    """Every implementation; one that refuses says so in the words of the registry, and the operator's own choice never does."""
    results = {}
    for name in [None, *available()[1:]]:
        with forced(name):
            try:
                results[name] = verdict.check_call(operate, f"({name or 'chosen'}) {said}", **call)
            except (RuntimeError, NotImplementedError) as error:
                if name is None or "required" not in str(error):
                    raise
                event(f"{name} refused")
    names = list(results)
    for index, one in enumerate(names):
        for other in names[:index]:
            for what, allowed in verdict.allowed.items():
                if what not in results[one]:
                    continue
                a, b = results[one][what].double(), results[other][what].double()
                apart = (a - b).nan_to_num(0).abs()
                assert not apart.numel() or apart.max() <= 2 * allowed, f"{one} and {other} disagree on {what}"


@explore
@hypothesis.given(st.data())
def test_batches(data):
    draw = data.draw
    draws = Draws(draw)
    batch, kv_heads, group = draw(st.integers(0, 3), label="batch"), draw(st.integers(1, 3), label="kv_heads"), draw(st.sampled_from([1, 1, 2, 3, 4]), label="group")
    heads = kv_heads * group
    seqlen_q, seqlen_k = draw(lengths, label="seqlen_q"), draw(lengths, label="seqlen_k")
    head_dim = draw(head_dims, label="head_dim")
    columns = head_dim if draw(st.booleans(), label="head_dim_v = head_dim") else draw(head_dims, label="head_dim_v")
    assume(batch * heads * seqlen_q * seqlen_k * (head_dim + columns) < 2**25)
    dtype = draw(st.sampled_from(DTYPES), label="dtype")
    size = draw(st.sampled_from([1.0, 1.0, 1.0, 0.01, 8.0]), label="size of q")
    tensors = {"q": draws.tensor("q", (batch, heads, seqlen_q, head_dim), dtype, size), "k": draws.tensor("k", (batch, kv_heads, seqlen_k, head_dim), dtype),
               "v": draws.tensor("v", (batch, kv_heads, seqlen_k, columns), dtype)}
    add_options_with_tensors(draws, tensors, batch, heads, seqlen_q, seqlen_k)
    chosen = draw(options(head_dim), label="options")
    if seqlen_k and batch and draw(st.booleans(), label="poison"):
        seen = oracle.visible_band(seqlen_q, seqlen_k, chosen["causal"], chosen.get("window")).expand(batch, heads, seqlen_q, seqlen_k)
        if "mask" in tensors:
            seen = seen & tensors["mask"]
        if "bias" in tensors:
            seen = seen & (tensors["bias"] != -math.inf)
        poison(draws, tensors, ~seen.any(2).any(1))
    for_oracle, for_operator = dropout(draws, chosen, batch, heads, seqlen_q, seqlen_k)
    dout = draws.tensor("dout", (batch, heads, seqlen_q, columns), dtype)
    dlse = draws.normal(batch, heads, seqlen_q) if draw(st.booleans(), label="dlse") else None
    deterministic = draw(st.booleans(), label="deterministic")
    note(f"ANYWARP_SEED={SEED}")
    verdict = Verdict(tensors, dout, dlse, **chosen, **for_oracle)
    check_all(verdict, **chosen, **for_operator, deterministic=deterministic)


@explore
@hypothesis.given(st.data())
def test_packed_sequences(data):
    draw = data.draw
    draws = Draws(draw)
    each = st.lists(st.tuples(lengths, lengths), min_size=0, max_size=5)
    pairs = draw(each, label="lengths")
    lengths_q, lengths_k = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    kv_heads, group = draw(st.integers(1, 2), label="kv_heads"), draw(st.sampled_from([1, 2, 3]), label="group")
    heads, head_dim, columns = kv_heads * group, draw(head_dims, label="head_dim"), draw(head_dims, label="head_dim_v")
    dtype = draw(st.sampled_from(DTYPES), label="dtype")
    extra_q, extra_k = draw(st.sampled_from([0, 0, 3]), label="rows past the end of q"), draw(st.sampled_from([0, 0, 5]), label="of k")
    total_q, total_k = sum(lengths_q) + extra_q, sum(lengths_k) + extra_k
    tensors = {"q": draws.tensor("q", (1, heads, total_q, head_dim), dtype), "k": draws.tensor("k", (1, kv_heads, total_k, head_dim), dtype),
               "v": draws.tensor("v", (1, kv_heads, total_k, columns), dtype)}
    count, longest_q, longest_k = len(pairs), max(lengths_q, default=0), max(lengths_k, default=0)
    add_options_with_tensors(draws, tensors, count, heads, longest_q, longest_k)
    chosen = draw(options(head_dim), label="options")
    for_oracle, for_operator = dropout(draws, chosen, count, heads, longest_q, longest_k)
    dout = draws.tensor("dout", (1, heads, total_q, columns), dtype)
    dlse = draws.normal(1, heads, total_q) if draw(st.booleans(), label="dlse") else None
    cu = {"cu_seqlens_q": offsets(lengths_q), "cu_seqlens_k": offsets(lengths_k)}
    note(f"ANYWARP_SEED={SEED}")
    verdict = Verdict(tensors, dout, dlse, judge=oracle.varlen, **cu, **chosen, **for_oracle)
    check_all(verdict, **cu, **chosen, **for_operator)


@explore
@hypothesis.given(st.data())
def test_caches(data):
    """Lengths in use, left padding, other batch rows, pages: forward, with NaN where nobody may look."""
    draw = data.draw
    draws = Draws(draw)
    batch, kv_heads, group = draw(st.integers(1, 4), label="batch"), draw(st.integers(1, 3), label="kv_heads"), draw(st.sampled_from([1, 4, 7]), label="group")
    heads, head_dim = kv_heads * group, draw(head_dims, label="head_dim")
    seqlen_q, capacity = draw(st.sampled_from([1, 1, 1, 2, 5, 17]), label="seqlen_q"), draw(st.integers(1, 4 * LARGEST), label="capacity")
    dtype = draw(st.sampled_from(DTYPES), label="dtype")
    chosen = draw(options(head_dim), label="options")
    in_use = [draw(st.integers(0, capacity)) for _ in range(batch)]
    cache = {"seqlens_k": torch.tensor(in_use, dtype=torch.int32)}
    kind = draw(st.sampled_from(["plain", "pages", "batch index", "left padding"]), label="kind")
    event(kind)
    if kind == "pages":
        page_size = draw(st.sampled_from([1, 3, 16, 64, 256]), label="page size")
        per_sequence = -(-capacity // page_size)
        pages = per_sequence * batch + 2
        order = torch.randperm(pages, generator=draws.generator)[:per_sequence * batch]
        cache["block_table"] = order.view(batch, per_sequence).to(torch.int32)
        shape = (pages, kv_heads, page_size)
    else:
        shape = (batch + 2, kv_heads, capacity) if kind == "batch index" else (batch, kv_heads, capacity)
        if kind == "batch index":
            cache["kv_batch_index"] = torch.randint(0, batch + 2, (batch,), generator=draws.generator).to(torch.int32)
        if kind == "left padding":
            cache["leftpad_k"] = torch.tensor([draw(st.integers(0, used)) for used in in_use], dtype=torch.int32)
    tensors = {"q": draws.tensor("q", (batch, heads, seqlen_q, head_dim), dtype), "k": draws.tensor("k", (*shape, head_dim), dtype),
               "v": draws.tensor("v", (*shape, head_dim), dtype)}
    if draw(st.integers(0, 3), label="alibi") == 0:
        tensors["alibi_slopes"] = draws.normal(heads)
    if draw(st.integers(0, 3), label="sinks") == 0:
        tensors["sinks"] = draws.normal(heads)
    used = torch.zeros(shape[0], shape[2], dtype=torch.bool)
    for sequence, length in enumerate(in_use):
        if kind == "pages":
            for position in range(length):
                used[cache["block_table"][sequence, position // page_size], position % page_size] = True
        else:
            row = int(cache["kv_batch_index"][sequence]) if kind == "batch index" else sequence
            first = int(cache["leftpad_k"][sequence]) if kind == "left padding" else 0
            used[row, first:length] = True
    poison(draws, tensors, ~used)
    note(f"ANYWARP_SEED={SEED}")
    backward = kind in ("plain", "left padding")
    dout = draws.tensor("dout", (batch, heads, seqlen_q, head_dim), dtype) if backward else None
    check_all(Verdict(tensors, dout, judge=oracle.cached, **cache, **chosen), **cache, **chosen)
