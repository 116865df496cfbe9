#!/usr/bin/env python3
"""How wrong is attention? Against float64 (tests/attention/oracle.py): the operator, PyTorch's math attention in the same dtype, the
same computed in float32 inside (PyTorch's default for halves), and PyTorch's best backend on the CPU; forward and every gradient,
inputs that are easy and inputs that are not. Writes bench/results/attention_accuracy.json and docs/accuracy.md.

    bench/attention_accuracy.py             measure, then write both
    bench/attention_accuracy.py --render    write the page from the JSON that is there
"""
import argparse
import contextlib
import datetime
import json
import math
import pathlib
import platform
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench/results/attention_accuracy.json"
PAGE = ROOT / "docs/accuracy.md"
sys.path.insert(0, str(ROOT / "tests/attention"))
sys.path.insert(0, str(ROOT / "python"))

RULE = 2.0
DTYPES = ["float32", "float16", "bfloat16"]
INPUTS = {
    "randn": "standard normals",
    "logits ×8": "q eight times larger: logits to about ±30",
    "logits ×30": "q thirty times larger: nearly one key a row",
    "outliers": "N(0, 1) + N(0, 100)·Bernoulli(0.001), as in FlashAttention-3's paper",
    "low rank": "q and k of rank one in the head dimension",
    "repeated keys": "four different keys, repeated",
    "ramps": "every tensor a monotone ramp along the sequence",
    "dominant key": "one key ten times larger than the rest",
    "constant": "one number a tensor; the exact dq and dk are zero",
}


def make_inputs(name, shape, generator):
    """q, k, v, dout in float32."""
    import torch

    def normal(*sizes):
        return torch.randn(*sizes, generator=generator)

    q, k, v, dout = (normal(*shape) for _ in range(4))
    batch, heads, length, head_dim = shape
    if name == "logits ×8":
        q *= 8
    elif name == "logits ×30":
        q *= 30
    elif name == "outliers":
        q, k, v, dout = (x + 10 * normal(*shape) * (torch.rand(shape, generator=generator) < 0.001) for x in (q, k, v, dout))
    elif name == "low rank":
        q, k = (normal(batch, heads, length, 1) * normal(batch, heads, 1, head_dim) for _ in range(2))
    elif name == "repeated keys":
        k = k[:, :, :4].repeat(1, 1, -(-length // 4), 1)[:, :, :length].clone()
    elif name == "ramps":
        ramp = torch.linspace(-1, 1, length).view(1, 1, length, 1)
        q, k, v, dout = (ramp * slope + normal(batch, heads, 1, head_dim) / 2 for slope in (1.0, 2.0, -1.0, 0.5))
    elif name == "dominant key":
        k[:, :, length // 3] *= 10
    elif name == "constant":
        q, k, v, dout = (torch.full(shape, value) for value in (0.75, -0.5, 1.25, 0.3))
    else:
        assert name == "randn", name
    return q, k, v, dout


def pytorch(backend, same_dtype=False):
    """torch's attention through one backend, out only."""
    import torch
    from torch.nn.attention import SDPBackend, sdpa_kernel

    @contextlib.contextmanager
    def reduced():
        before = torch.backends.cuda.fp16_bf16_reduction_math_sdp_allowed()
        torch.backends.cuda.allow_fp16_bf16_reduction_math_sdp(same_dtype)
        try:
            yield
        finally:
            torch.backends.cuda.allow_fp16_bf16_reduction_math_sdp(before)

    def call(q, k, v, bias=None, causal=False):
        if bias is not None and causal:
            hidden = torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).triu(1)
            bias, causal = bias.masked_fill(hidden, -math.inf), False
        with sdpa_kernel([getattr(SDPBackend, backend)]), reduced():
            return torch.nn.functional.scaled_dot_product_attention(q, k, v, None if bias is None else bias.to(q.dtype), is_causal=causal)

    return call


def gradients(function, tensors, dout, **options):
    import torch

    leaves = {name: tensor.detach().clone().requires_grad_() for name, tensor in tensors.items()}
    out = function(**leaves, **options)
    found = torch.autograd.grad(out, list(leaves.values()), dout.to(out.dtype))
    return {"out": out.detach(), **{"d" + name: gradient for name, gradient in zip(leaves, found)}}


def measure(name, dtype, causal, head_dim, *, length, heads=2, bias=False, seeds=1, first_seed=0, peers=True):
    """{"out": {"ours": [max, rmse], "math": …}, …} of one cell over some seeds, and the size of each result. The largest error of
    one draw is one element's luck; of several it is not."""
    cell = {}
    for seed in range(first_seed, first_seed + seeds):
        for result, errors in measure_seed(name, dtype, causal, head_dim, length, heads, bias, seed, peers).items():
            for key, value in errors.items():
                kept = cell.setdefault(result, {}).setdefault(key, [0.0, 0.0])
                kept[0] = max(kept[0], value[0])
                kept[1] = math.sqrt(kept[1] ** 2 + value[1] ** 2 / seeds)
    return cell


def measure_seed(name, dtype, causal, head_dim, length, heads, bias, seed, peers):
    import anywarp
    import oracle
    import torch

    dtype = getattr(torch, dtype)
    generator = torch.Generator().manual_seed(seed)
    q, k, v, dout = (x.to(dtype) for x in make_inputs(name, (1, heads, length, head_dim), generator))
    tensors = {"q": q, "k": k, "v": v}
    if bias:
        tensors["bias"] = torch.randn(1, heads, length, length, generator=generator).to(dtype)
    exact = gradients(lambda **leaves: oracle.attention(**leaves, causal=causal)[0], {n: t.double() for n, t in tensors.items()}, dout)
    functions = {"ours": lambda **leaves: anywarp.attention(**leaves, causal="top-left" if causal else False),
                 "math": lambda **leaves: pytorch("MATH", same_dtype=True)(**leaves, causal=causal)}
    if peers and not bias:
        functions["math_in_float32"] = lambda **leaves: pytorch("MATH")(**leaves, causal=causal)
        functions["best"] = lambda **leaves: pytorch("FLASH_ATTENTION")(**leaves, causal=causal)
    cell = {result: {"exact": [float(tensor.abs().max()), float(tensor.square().mean().sqrt())]} for result, tensor in exact.items()}
    largest = {name: float(tensor.abs().max()) for name, tensor in tensors.items()}
    dp = float((dout.double() @ v.double().transpose(-1, -2)).abs().max())
    terms = {"out": largest["v"], "dq": dp * largest["k"] / math.sqrt(head_dim), "dk": dp * largest["q"] / math.sqrt(head_dim),
             "dv": float(dout.abs().max()), "dbias": dp}
    for result in cell:
        cell[result]["terms"] = [terms[result], 0.0]
    for peer, function in functions.items():
        for result, tensor in gradients(function, tensors, dout).items():
            error = tensor.double() - exact[result]
            cell[result][peer] = [float(error.abs().max()), float(error.square().mean().sqrt())]
    return cell


def ratios(cell, peer, which):
    """ours / peer of each result; `which` 0: largest error, 1: RMSE. An error counts as at least one float32 rounding of 1, or of the
    largest value. Results that are exactly zero by cancellation have no scale at all and are left out."""
    found = {}
    for result, errors in cell.items():
        if peer in errors and errors["exact"][0] > 1e-12:
            noise = 2.0**-23 * max(1.0, errors["exact"][0]) / (1 if which == 0 else 8)
            found[result] = max(errors["ours"][which], noise) / max(errors[peer][which], noise)
    return found


def above_the_rule(cell):
    """{result: (ratio to math, float32 roundings of the largest value or of four of the largest terms that it sums)} where the largest
    error is more than RULE times math's."""
    return {result: (ratio, cell[result]["ours"][0] / max(cell[result]["exact"][0], 4 * cell[result]["terms"][0]) * 2.0**24)
            for result, ratio in ratios(cell, "math", 0).items() if ratio > RULE}


def may_be_above(dtype, roundings):
    """Where large terms cancel, float32 may be above the rule by the noise of its own roundings: two correct orders of the same sum differ
    by that, and math attention's, which subtracts a mean of the very products that it has summed, happens to cancel."""
    return dtype == "float32" and roundings <= 16


def render(document):
    by_cell = document["cells"]

    def table(which):
        results = ["out", "dq", "dk", "dv", "dbias"]
        lines = []
        for dtype in DTYPES:
            lines += [f"### {dtype}", "", "| input | mask | d | " + " | ".join(results) + " |", "|---|---|---|" + "---|" * len(results)]
            for entry in (entry for entry in by_cell if entry["dtype"] == dtype):
                row = []
                for result in results:
                    errors = entry["results"].get(result)
                    if not errors:
                        row.append("")
                        continue
                    said = f"{errors['ours'][which]:.1e} · {errors['math'][which]:.1e}"
                    said += f" · {errors['math_in_float32'][which]:.1e} · {errors['best'][which]:.1e}" if "best" in errors else ""
                    row.append(said)
                lines.append(f"| {entry['input']} | {'causal' if entry['causal'] else 'full'} | {entry['head_dim']} | " + " | ".join(row) + " |")
            lines.append("")
        return lines

    worst = {}
    for dtype in DTYPES:
        for result in ("out", "dq", "dk", "dv", "dbias"):
            for which in (0, 1):
                for peer in ("math", "math_in_float32", "best"):
                    values = [ratios(entry["results"], peer, which).get(result) for entry in by_cell if entry["dtype"] == dtype]
                    values = [value for value in values if value is not None]
                    if values:
                        worst[dtype, result, which, peer] = max(values)
    lines = [
        "# Accuracy", "",
        "Errors against float64 (`tests/attention/oracle.py`; the inputs are first rounded to the dtype). The rule: in every cell the largest error is",
        "at most twice that of PyTorch's math attention computed in the same dtype. PyTorch's own default computes math attention of halves in",
        "float32 inside, so it is listed beside it.", "",
        f"Written by `bench/attention_accuracy.py` from `bench/results/attention_accuracy.json`: {document['date']}, {document['machine']}, PyTorch",
        f"{document['torch']}, implementation {document['implementation']}, (1, {document['heads']}, {document['length']}, d), {len(by_cell)} cells, {document['seeds']} draws each: the largest error of all, and the RMSE.",
        "In a ratio an error counts as at least 2⁻²³ (RMSE: 2⁻²⁶) of 1 or of the largest value; results that are exactly zero by cancellation (dq and",
        "dk of constants) have no scale and are left out of ratios. dbias is measured in a second run with a bias of standard normals.", "",
        "Inputs: " + "; ".join(f"**{name}**: {said}" for name, said in INPUTS.items()) + ".", "",
        "## Worst ratio of all cells, ours to theirs", "",
        "| dtype | result | to math, largest error | to math, RMSE | to math in float32, largest error | RMSE | to the best backend, largest error | RMSE |", "|---|---|---|---|---|---|---|---|"]
    for dtype in DTYPES:
        for result in ("out", "dq", "dk", "dv", "dbias"):
            cells = [f"{worst[key]:.2f}" if (key := (dtype, result, which, peer)) in worst else ""
                     for peer in ("math", "math_in_float32", "best") for which in (0, 1)]
            lines.append(f"| {dtype} | {result} | " + " | ".join(cells) + " |")
    above = [(entry, result, *pair) for entry in by_cell for result, pair in above_the_rule(entry["results"]).items()]
    lines += ["", f"Above twice math's largest error: {len(above)} of {sum(len(ratios(entry['results'], 'math', 0)) for entry in by_cell)} results"
              + (", all float32, where large terms cancel (roundings: the error in units of 2⁻²⁴ of the largest value or of four of the largest terms):"
                 if above else "."), ""]
    lines += [f"- {entry['dtype']}, {entry['input']}, {'causal' if entry['causal'] else 'full'}, d {entry['head_dim']}: {result} {ratio:.2f}, "
              f"{roundings:.1f} roundings" for entry, result, ratio, roundings in above]
    lines += ["", "## Largest error", "", "ours · math in the dtype · math in float32 · best backend", ""] + table(0)
    lines += ["## RMSE", "", "ours · math in the dtype · math in float32 · best backend", ""] + table(1)
    return "\n".join(lines).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--render", action="store_true", help="measure nothing")
    parser.add_argument("--length", type=int, default=384)
    parser.add_argument("--heads", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=8)
    options = parser.parse_args()
    if not options.render:
        import os

        import torch

        from conftest import available

        cells = []
        for dtype in DTYPES:
            for name in INPUTS:
                for causal in (False, True):
                    for head_dim in (64, 128):
                        size = {"length": options.length, "heads": options.heads, "seeds": options.seeds}
                        cell = measure(name, dtype, causal, head_dim, **size)
                        cell["dbias"] = measure(name, dtype, causal, head_dim, bias=True, **size)["dbias"]
                        cells.append({"input": name, "dtype": dtype, "causal": causal, "head_dim": head_dim, "results": cell})
                        worst = max(ratios(cell, "math", 0).items(), key=lambda item: item[1])
                        print(f"{dtype} {name} {'causal' if causal else 'full'} d{head_dim}: worst {worst[0]} {worst[1]:.2f}", flush=True)
        document = {"date": datetime.date.today().isoformat(), "command": "bench/attention_accuracy.py", "machine": platform.machine() + ", " +
                    torch.backends.cpu.get_cpu_capability(), "torch": torch.__version__, "implementation": os.environ.get("ANYWARP_ATTENTION") or available()[0],
                    "length": options.length, "heads": options.heads, "seeds": options.seeds, "cells": cells}
        RESULTS.write_text(json.dumps(document, indent=1) + "\n")
    PAGE.write_text(render(json.loads(RESULTS.read_text())))


if __name__ == "__main__":
    main()
