#!/usr/bin/env python3
"""The problem that this project started from: fp16 attention, batch 4, 40 heads of 64 and of 128, 2048 tokens. Times, and
errors against float64, of plain PyTorch, of the fused CUDA kernels that people write (examples/fused_attention, and the
same with the faults of published ones), of PyTorch's FlashAttention-2 and of the operator, side by side.

    make -C tests/gpu && make cuda                  # needs nvcc
    bench/fused_vs_naive.py LIBRARY --out bench/results/fused_vs_naive_h200.json    # needs a GPU and PyTorch
    bench/fused_vs_naive.py --render bench/results/fused_vs_naive_h200.json         # CSV and picture again; needs neither

LIBRARY: libanywarp_attention_gpu_test.so of build/cuda. Medians of event-timed calls, in turn.
"""

import argparse
import csv
import ctypes
import json
import math
import pathlib
import sys

from plot import Panel, chart

ROOT = pathlib.Path(__file__).resolve().parent.parent
BATCH, HEADS, TOKENS, HEAD_DIMS = 4, 40, 2048, (64, 128)
INPUTS = {
    "randn": "standard normals",
    "logits ×8": "q eight times larger",
    "outliers": "N(0, 1) + N(0, 100)·Bernoulli(0.001)",
}
KERNELS = {
    "naive": "plain PyTorch",
    "example": "examples/fused_attention",
    "faulty": "examples/fused_attention_faulty",
    "flash2": "FlashAttention-2",
    "ours": "anywarp",
}
FLOP = {d: 4 * BATCH * HEADS * TOKENS**2 * d for d in HEAD_DIMS}


class Example:
    """An example's kernel, built by tests/gpu/Makefile."""

    def __init__(self, path):
        self.function = ctypes.CDLL(str(path)).fused_attention

    def __call__(self, q, k, v, out, stream):
        sizes, message = (ctypes.c_uint * 4)(*q.shape), ctypes.create_string_buffer(500)
        pointers = [ctypes.c_void_p(t.data_ptr()) for t in (q, k, v, out)]
        if self.function(*pointers, sizes, ctypes.c_void_p(stream), message, ctypes.c_size_t(500)):
            raise RuntimeError(message.value.decode())


def make_inputs(torch, name, head_dim):
    q, k, v = (torch.randn(BATCH, HEADS, TOKENS, head_dim, device="cuda") for _ in range(3))
    if name == "logits ×8":
        q = q * 8
    if name == "outliers":
        q, k, v = (t + 10 * torch.randn_like(t) * (torch.rand_like(t) < 0.001) for t in (q, k, v))
    return [t.half() for t in (q, k, v)]


def calls(torch, examples, library, q, k, v):
    """{kernel: (function, where its result is)}."""
    from torch.nn.attention import SDPBackend, sdpa_kernel

    stream, made = torch.cuda.current_stream().cuda_stream, {}
    scale = 1 / math.sqrt(q.shape[3])
    last = {}

    def naive():
        last["naive"] = torch.softmax(q @ k.transpose(-1, -2) * scale, -1) @ v

    def flash2():
        with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
            last["flash2"] = torch.nn.functional.scaled_dot_product_attention(q, k, v)

    made["naive"] = naive
    for name, example in examples.items():
        last[name] = torch.full_like(q, math.nan)
        made[name] = lambda name=name, example=example: example(q, k, v, last[name], stream)
    made["flash2"] = flash2
    forward, _, last["ours"], _, _ = library.prepare(q, k, v, out=torch.full_like(q, math.nan))
    made["ours"] = forward
    return made, last


def errors(torch, q, k, v, results):
    """Against float64, a batch at a time: the largest difference, and ||out − exact|| / ||exact||."""
    largest, squares, total = dict.fromkeys(results, 0.0), dict.fromkeys(results, 0.0), 0.0
    for b in range(BATCH):
        exact = torch.softmax(q[b].double() @ k[b].double().transpose(-1, -2) / math.sqrt(q.shape[3]), -1) @ v[b].double()
        total += exact.square().sum().item()
        for name, out in results.items():
            difference = out[b].double() - exact
            # A NaN stays one: max() would drop it if it came second.
            at_most = difference.abs().max().item()
            largest[name] = at_most if math.isnan(at_most) or at_most > largest[name] else largest[name]
            squares[name] += difference.square().sum().item()
    found = {n: {"max_abs": largest[n], "relative": math.sqrt(squares[n] / total)} for n in results}
    # A string where JSON has no number for it (NaN).
    return {n: {key: e if math.isfinite(e) else str(e) for key, e in each.items()} for n, each in found.items()}


def measure(options):
    import torch
    from gpu_run import facts, medians

    sys.path.insert(0, str(ROOT / "tests/gpu/attention"))
    from harness import Library

    seed = torch.seed() % 2**31 if options.seed is None else options.seed
    torch.manual_seed(seed)
    library = Library(options.library)
    files = {"example": "libfused_attention.so", "faulty": "libfused_attention_faulty.so"}
    examples = {name: Example(options.examples / file) for name, file in files.items()}
    result = {**facts(), "seed": seed, "batch": BATCH, "heads": HEADS, "tokens": TOKENS, "dtype": "float16", "rows": []}
    for head_dim in HEAD_DIMS:
        for inputs in INPUTS:
            q, k, v = make_inputs(torch, inputs, head_dim)
            made, last = calls(torch, examples, library, q, k, v)
            times = medians(made, 10)
            row = {"head_dim": head_dim, "inputs": inputs, "kernels": errors(torch, q, k, v, last)}
            for name, milliseconds in times.items():
                row["kernels"][name]["ms"] = milliseconds
            result["rows"].append(row)
            print(table(row), flush=True)
    return result


def table(row):
    lines = [f"\nhead_dim {row['head_dim']}, {row['inputs']} ({INPUTS[row['inputs']]})", f"{'':34}     ms  TFLOP/s  max error  relative"]
    for name in KERNELS:
        f = row["kernels"][name]
        rate = FLOP[row["head_dim"]] / f["ms"] / 1e9
        lines.append(f"{KERNELS[name]:34}{f['ms']:7.3f}{rate:9.0f}{float(f['max_abs']):11.1e}{float(f['relative']):10.1e}")
    return "\n".join(lines)


def write_csv(result, path):
    with open(path, "w", newline="") as file:
        to = csv.writer(file, lineterminator="\n")
        to.writerow("head_dim inputs kernel ms tflops max_abs_error relative_error".split())
        for row in result["rows"]:
            for name in KERNELS:
                f = row["kernels"][name]
                rate = FLOP[row["head_dim"]] / f["ms"] / 1e9
                to.writerow([row["head_dim"], row["inputs"], name, f"{f['ms']:.5g}", f"{rate:.5g}",
                             f"{float(f['max_abs']):.3g}", f"{float(f['relative']):.3g}"])  # fmt: skip


def picture(result):
    groups = [f"head_dim {d}" for d in HEAD_DIMS]

    def bars(inputs, figure):
        rows = [row for row in result["rows"] if row["inputs"] == inputs]
        return {KERNELS[n]: [float(row["kernels"][n][figure]) for row in rows] for n in KERNELS}

    panels = [Panel("time, standard normals", "ms", groups, bars("randn", "ms"), form="{:.2f}")]
    panels += [
        Panel(f"error, {INPUTS[name]}", "relative to float64", groups, bars(name, "relative"), logarithmic=True, form="{:.0e}")
        for name in INPUTS
    ]
    notes = [f"{result['device']}, driver {result['driver']}, PyTorch {result['torch']}, {result['date']}; medians of event-timed calls",
             "error: ||out − exact|| / ||exact||"]  # fmt: skip
    return chart(f"fp16 attention, batch {BATCH}, {HEADS} heads, {TOKENS} tokens", notes, panels)


def write(result, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result, indent=1, ensure_ascii=False, allow_nan=False) + "\n")
    write_csv(result, path.with_suffix(".csv"))
    path.with_suffix(".svg").write_text(picture(result))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", nargs="?")
    parser.add_argument("--examples", type=pathlib.Path, default=ROOT / "build/gpu", help="where tests/gpu/Makefile built")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--render", type=pathlib.Path, help="a JSON of an earlier run")
    parser.add_argument("--seed", type=int)
    options = parser.parse_args()
    if options.render:
        write(json.loads(options.render.read_text()), options.render)
        return
    if not options.library:
        parser.error("give the library, or --render")
    result = measure(options)
    if options.out:
        write(result, options.out)


if __name__ == "__main__":
    main()
