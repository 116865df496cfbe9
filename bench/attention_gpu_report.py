#!/usr/bin/env python3
"""The forms of what bench/attention_gpu.py measured: JSON, CSV, and two pictures. Needs no GPU:

    bench/attention_gpu_report.py bench/results/attention_h200.json                             makes the CSV and the pictures beside it again
    bench/attention_gpu_report.py bench/results/attention_h200.json docs/attention_gpu.md       and the table in the docs
"""

import csv
import itertools
import json
import pathlib
import statistics
import sys

from plot import Panel, chart

PASSES = ("forward", "backward")
NAMES = {"ours": "anywarp", "tf32": "anywarp, TF32", "flash2": "FlashAttention-2", "cudnn": "cuDNN"}
NAMES |= {"efficient": "memory-efficient", "math": "plain PyTorch"}


def mask(cell):
    return "causal" if cell["causal"] else "full"


def line(cell):
    """One cell for the terminal."""
    rates = [" ".join(f"{kernel} {rate['tflops']:.0f}" for kernel, rate in cell[which].items()) for which in PASSES]
    return f"{cell['dtype']} d{cell['head_dim']} {mask(cell)} {cell['seqlen']}: {rates[0]} | {rates[1]}"


def peer_of(cell):
    """What is to be beaten: FlashAttention-2 has no float32."""
    return "efficient" if cell["dtype"] == "float32" else "flash2"


def ratio_of(cell, which):
    """Our rate over the peer's, or None where it did not run."""
    peer = cell[which].get(peer_of(cell))
    return cell[which]["ours"]["tflops"] / peer["tflops"] if peer else None


def summarise(result):
    """Adds and prints the ratios to the peers."""
    for which, peer in itertools.product(PASSES, ("flash2", "efficient")):
        ratios = [ratio_of(cell, which) for cell in result["dense"] if peer_of(cell) == peer]
        ratios = [ratio for ratio in ratios if ratio is not None]
        if not ratios:
            continue
        mean = statistics.geometric_mean(ratios)
        result[f"{which}_over_{peer}"] = {"geometric_mean": mean, "least": min(ratios)}
        print(f"{which}: {mean:.2f} times {NAMES[peer]} in the geometric mean, {min(ratios):.2f} at least")


def write_csv(result, path):
    with open(path, "w", newline="") as file:
        to = csv.writer(file, lineterminator="\n")
        to.writerow("dtype pass mask batch heads seqlen head_dim kernel ms tflops share_of_gemm ours_over_kernel".split())
        for cell in result["dense"]:
            for which in PASSES:
                for kernel, rate in cell[which].items():
                    ratio = cell[which]["ours"]["tflops"] / rate["tflops"]
                    to.writerow(
                        [cell["dtype"], which, mask(cell), cell["batch"], cell["heads"], cell["seqlen"], cell["head_dim"], kernel,
                         f"{rate['ms']:.5g}", f"{rate['tflops']:.5g}", f"{rate['tflops'] / result['gemm_tflops']:.4f}", f"{ratio:.4f}"]
                    )  # fmt: skip


def _label(cell):
    length = cell["seqlen"]
    return f"{length // 1024}k\n{mask(cell)}" if length % 1024 == 0 else f"{length}\n{mask(cell)}"


def _kinds(result):
    """(dtype, head_dim) of the cells, in order."""
    return list(dict.fromkeys((cell["dtype"], cell["head_dim"]) for cell in result["dense"]))


def rates(result):
    """TFLOP/s of each kernel; the axis on the right counts in shares of the run's GEMM."""
    panels = []
    for dtype, head_dim in _kinds(result):
        cells = [cell for cell in result["dense"] if (cell["dtype"], cell["head_dim"]) == (dtype, head_dim)]
        for which in PASSES:
            kernels = [kernel for kernel in NAMES if any(kernel in cell[which] for cell in cells)]
            bars = {
                NAMES[kernel]: [cell[which][kernel]["tflops"] if kernel in cell[which] else None for cell in cells]
                for kernel in kernels
            }
            whole = (result["gemm_tflops"], "of GEMM") if dtype != "float32" else None
            panels.append(
                Panel(f"{which}, {dtype}, head_dim {head_dim}", "TFLOP/s", [_label(cell) for cell in cells], bars, whole=whole)
            )
    return chart("Attention on a GPU: TFLOP/s", notes(result), panels)


def ratios(result):
    """Our rate over the peer's."""
    panels = []
    for which, peer in itertools.product(PASSES, ("flash2", "efficient")):
        cells = [c for c in result["dense"] if peer_of(c) == peer and ratio_of(c, which) is not None]
        groups = list(dict.fromkeys(_label(cell) for cell in cells))
        bars = {}
        for cell in cells:
            mine = bars.setdefault(f"{cell['dtype']} head_dim {cell['head_dim']}", [None] * len(groups))
            mine[groups.index(_label(cell))] = ratio_of(cell, which)
        if cells:
            title = f"{which}: anywarp over {NAMES[peer]}"
            panels.append(Panel(title, "ratio of rates", groups, bars, line=(1.0, "equal"), form="{:.2f}"))
    return chart("Attention on a GPU: beside what PyTorch has", notes(result), panels, columns=1)


def notes(result):
    where = f"{result['device']}, driver {result['driver']}, PyTorch {result['torch']}, {result['date']}"
    return [where, f"medians of event-timed calls in one run; GEMM 8192³ bf16 of that run {result['gemm_tflops']:.0f} TFLOP/s"]


def write(result, path):
    """`path`: the JSON; the others lie beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result, indent=1) + "\n")
    write_csv(result, path.with_suffix(".csv"))
    for name, picture in (("tflops", rates(result)), ("ratio", ratios(result))):
        path.with_name(f"{path.stem}_{name}.svg").write_text(picture)


def table(result):
    """The cells as Markdown."""
    kernels = ("ours", "tf32", "flash2", "cudnn", "efficient", "math")
    head = ["dtype", "head dim", "mask", "tokens", *(f"{which}: {NAMES[kernel]}" for which in PASSES for kernel in kernels)]
    rows = [head, ["---"] * len(head)]
    for cell in result["dense"]:
        found = [cell[which].get(kernel) for which in PASSES for kernel in kernels]
        values = [f"{rate['tflops']:.0f}" if rate else "" for rate in found]
        rows.append([cell["dtype"], str(cell["head_dim"]), mask(cell), str(cell["seqlen"]), *values])
    said = [f"{result['device']}, driver {result['driver']}, PyTorch {result['torch']}, {result['date']}; GEMM of the run {result['gemm_tflops']:.0f}."]
    for which, peer in itertools.product(PASSES, ("flash2", "efficient")):
        if ratio := result.get(f"{which}_over_{peer}"):
            said.append(f"{which.capitalize()}: {ratio['geometric_mean']:.2f} times {NAMES[peer]} in the geometric mean, {ratio['least']:.2f} at least.")
    for row in result["decode"]:
        said.append(f"Decoding, {row['batch']} sequences of {row['seqlen_k']} keys: {row['tb_per_s']:.1f} TB/s.")
    return "\n".join([*("| " + " | ".join(row) + " |" for row in rows), "", *said])


def write_docs(result, page):
    """Between the page's markers."""
    text = page.read_text()
    before, rest = text.split("<!-- generated: figures -->\n")
    page.write_text(f"{before}<!-- generated: figures -->\n{table(result)}\n<!-- end -->{rest.split('<!-- end -->', 1)[1]}")


if __name__ == "__main__":
    file = pathlib.Path(sys.argv[1])
    measured = json.loads(file.read_text())
    write(measured, file)
    if len(sys.argv) > 2:
        write_docs(measured, pathlib.Path(sys.argv[2]))
