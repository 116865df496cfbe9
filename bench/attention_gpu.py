#!/usr/bin/env python3
"""Attention on an NVIDIA GPU: ours beside PyTorch's FlashAttention-2, memory-efficient and cuDNN kernels, in one process.

    bench/attention_gpu.py LIBRARY --out bench/results/attention_h200.json     (LIBRARY: build/cuda's test library)

Medians of event-timed calls, in turn, so that clocks and neighbours are the same for all. TFLOP/s by the papers' formula:
forward 4 · batch · heads · seqlen² · head_dim, halved when causal; backward 2.5 times that. PyTorch alone is needed.
"""

import argparse
import contextlib
import json
import math
import pathlib
import statistics
import sys

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tests/gpu/attention"))
from harness import Library  # noqa: E402

TOKENS, HIDDEN = 16384, 2048
PEERS = {
    "flash2": SDPBackend.FLASH_ATTENTION,
    "efficient": SDPBackend.EFFICIENT_ATTENTION,
    "cudnn": SDPBackend.CUDNN_ATTENTION,
}


def medians(calls, repeats):
    """Milliseconds of each, called in turn."""
    events = {name: [] for name in calls}
    for call in calls.values():
        call()
    for _ in range(repeats):
        for name, call in calls.items():
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            call()
            call()
            end.record()
            events[name].append((start, end))
    torch.cuda.synchronize()
    return {name: statistics.median(a.elapsed_time(b) / 2 for a, b in pairs) for name, pairs in events.items()}


def peer_calls(q, k, v, dout, causal):
    """Forward and backward of every peer that takes the problem."""
    forward, backward = {}, {}
    for name, backend in PEERS.items():
        with contextlib.suppress(RuntimeError), sdpa_kernel(backend):
            leaves = [t.detach().requires_grad_() for t in (q, k, v)]
            out = F.scaled_dot_product_attention(*leaves, is_causal=causal)

            def run_forward(backend=backend):
                with sdpa_kernel(backend), torch.no_grad():
                    F.scaled_dot_product_attention(q, k, v, is_causal=causal)

            forward[name] = run_forward
            backward[name] = lambda out=out, leaves=leaves: torch.autograd.grad(out, leaves, dout, retain_graph=True)
    return forward, backward


def dense(library, head_dim, length, causal, repeats):
    batch, heads = TOKENS // length, HIDDEN // head_dim
    q, k, v, dout = (
        torch.randn(batch, length, heads, head_dim, device="cuda", dtype=torch.bfloat16).transpose(1, 2)
        for _ in range(4)
    )
    forward, backward = peer_calls(q, k, v, dout, causal)
    ours = library.prepare(q, k, v, dout=dout, causal="top-left" if causal else False)
    flop = 4 * batch * heads * length**2 * head_dim / (2 if causal else 1)
    cell = {"head_dim": head_dim, "seqlen": length, "causal": causal}
    for name, calls, work in (
        ("forward", {"ours": ours[0], **forward}, 1),
        ("backward", {"ours": ours[1], **backward}, 2.5),
    ):
        times = medians(calls, repeats)
        cell[name] = {peer: {"ms": ms, "tflops": flop * work / ms / 1e9} for peer, ms in times.items()}
    return cell


def decode(library, batch, length):
    """One query, 32 heads over 8: bound by reading keys and values."""
    q = torch.randn(batch, 32, 1, 128, device="cuda", dtype=torch.bfloat16)
    k, v = (torch.randn(batch, 8, length, 128, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    ms = medians({"ours": library.prepare(q, k, v)[0]}, 10)["ours"]
    return {"batch": batch, "seqlen_k": length, "ms": ms, "tb_per_s": 2 * k.numel() * 2 / ms / 1e9}


def public_shape(library, head_dim):
    """fp16, batch 4, 40 heads, 2048 tokens: the fused extension that this project started from."""
    q, k, v = (torch.randn(4, 40, 2048, head_dim, device="cuda", dtype=torch.float16) for _ in range(3))

    def naive():
        return torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(head_dim), -1) @ v

    forward, _ = peer_calls(q, k, v, None, False)
    return {"head_dim": head_dim, "ms": medians({"ours": library.prepare(q, k, v)[0], "naive": naive, **forward}, 10)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--out", type=pathlib.Path)
    arguments = parser.parse_args()
    torch.manual_seed(0)
    library = Library(arguments.library)
    a = torch.randn(8192, 8192, device="cuda", dtype=torch.bfloat16)
    gemm = 2 * 8192**3 / medians({"gemm": lambda: a @ a}, 10)["gemm"] / 1e9
    result = {"device": torch.cuda.get_device_name(), "torch": torch.__version__, "gemm_tflops": gemm, "dense": []}
    print(f"GEMM {gemm:.0f} TFLOP/s; TFLOP/s by kernel, forward | backward")
    for head_dim in (64, 128, 256):
        for causal in (False, True):
            for length in (1024, 4096, 16384):
                cell = dense(library, head_dim, length, causal, 6 if length > 4096 else 10)
                result["dense"].append(cell)
                rates = [
                    " ".join(f"{n} {r['tflops']:.0f}" for n, r in cell[p].items()) for p in ("forward", "backward")
                ]
                print(f"d{head_dim} {'causal' if causal else 'full'} {length}: {rates[0]} | {rates[1]}", flush=True)
    for which in ("forward", "backward"):
        ratios = [c[which]["ours"]["tflops"] / c[which]["flash2"]["tflops"] for c in result["dense"]]
        mean = math.exp(statistics.fmean(map(math.log, ratios)))
        result[f"{which}_over_flash2"] = {"geometric_mean": mean, "least": min(ratios)}
        print(f"{which}: {mean:.2f} times FlashAttention-2 in the geometric mean, {min(ratios):.2f} at least")
    result["decode"] = [decode(library, 16, 8192), decode(library, 128, 8192)]
    result["public_shape"] = [public_shape(library, 64), public_shape(library, 128)]
    for row in result["decode"] + result["public_shape"]:
        print(row)
    if arguments.out:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
