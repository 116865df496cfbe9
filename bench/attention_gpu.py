#!/usr/bin/env python3
"""Attention on an NVIDIA GPU: ours beside PyTorch's FlashAttention-2, memory-efficient and cuDNN kernels, in one process.

    bench/attention_gpu.py LIBRARY --out bench/results/attention_h200.json     (LIBRARY: build/cuda's test library)

Medians of event-timed calls, in turn, so that clocks and neighbours are the same for all. TFLOP/s by the papers' formula:
forward 4 · batch · heads · seqlen² · head_dim, halved when causal; backward 2.5 times that. PyTorch alone is needed.
Beside the JSON come a CSV and the pictures (attention_gpu_report.py, which also makes them again from the JSON).
"""

import argparse
import contextlib
import pathlib
import sys

import attention_gpu_report as report
import torch
import torch.nn.functional as F
from gpu_run import facts, medians
from torch.nn.attention import SDPBackend, sdpa_kernel

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tests/gpu/attention"))
from harness import Library  # noqa: E402

TOKENS, HIDDEN = 16384, 2048
PEERS = {
    "flash2": SDPBackend.FLASH_ATTENTION,
    "efficient": SDPBackend.EFFICIENT_ATTENTION,
    "cudnn": SDPBackend.CUDNN_ATTENTION,
}
FLOAT_PEERS = {"efficient": SDPBackend.EFFICIENT_ATTENTION, "math": SDPBackend.MATH}


def peer_calls(q, k, v, dout, causal):
    """Forward and backward of every peer that takes the problem."""
    forward, backward = {}, {}
    for name, backend in (FLOAT_PEERS if q.dtype == torch.float32 else PEERS).items():
        with contextlib.suppress(RuntimeError), sdpa_kernel(backend):
            leaves = [t.detach().requires_grad_() for t in (q, k, v)]
            out = F.scaled_dot_product_attention(*leaves, is_causal=causal)

            def run_forward(backend=backend):
                with sdpa_kernel(backend), torch.no_grad():
                    F.scaled_dot_product_attention(q, k, v, is_causal=causal)

            forward[name] = run_forward
            backward[name] = lambda out=out, leaves=leaves: torch.autograd.grad(out, leaves, dout, retain_graph=True)
    return forward, backward


def dense(library, dtype, batch, heads, length, head_dim, causal, repeats):
    """Forward and backward of one shape: [batch, length, heads, head_dim] in memory, as projections leave it."""
    q, k, v, dout = (
        torch.randn(batch, length, heads, head_dim, device="cuda", dtype=dtype).transpose(1, 2) for _ in range(4)
    )
    forward, backward = peer_calls(q, k, v, dout, causal)
    causality = "top-left" if causal else False
    ours = library.prepare(q, k, v, dout=dout, causal=causality)
    if dtype == torch.float32:
        tf32 = library.prepare(q, k, v, dout=dout, causal=causality, allow_tf32=True)
        forward["tf32"], backward["tf32"] = tf32[0], tf32[1]
    flop = 4 * batch * heads * length**2 * head_dim / (2 if causal else 1)
    cell = {"dtype": str(dtype).removeprefix("torch."), "batch": batch, "heads": heads}
    cell |= {"head_dim": head_dim, "seqlen": length, "causal": causal}
    for name, calls, work in (
        ("forward", {"ours": ours[0], **forward}, 1),
        ("backward", {"ours": ours[1], **backward}, 2.5),
    ):
        times = medians(calls, repeats)
        cell[name] = {kernel: {"ms": ms, "tflops": flop * work / ms / 1e9} for kernel, ms in times.items()}
    print(report.line(cell), flush=True)
    return cell


def decode(library, batch, length):
    """One query, 32 heads over 8: bound by reading keys and values."""
    q = torch.randn(batch, 32, 1, 128, device="cuda", dtype=torch.bfloat16)
    k, v = (torch.randn(batch, 8, length, 128, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    ms = medians({"ours": library.prepare(q, k, v)[0]}, 10)["ours"]
    return {"batch": batch, "seqlen_k": length, "ms": ms, "tb_per_s": 2 * k.numel() * 2 / ms / 1e9}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--out", type=pathlib.Path)
    arguments = parser.parse_args()
    torch.manual_seed(0)
    library = Library(arguments.library)
    a = torch.randn(8192, 8192, device="cuda", dtype=torch.bfloat16)
    gemm = 2 * 8192**3 / medians({"gemm": lambda: a @ a}, 10)["gemm"] / 1e9
    result = {**facts(), "gemm_tflops": gemm, "dense": []}
    print(f"GEMM {gemm:.0f} TFLOP/s; TFLOP/s by kernel, forward | backward")
    for head_dim in (64, 128, 256):
        for causal in (False, True):
            for length in (1024, 4096, 16384):
                repeats, batch, heads = 6 if length > 4096 else 10, TOKENS // length, HIDDEN // head_dim
                shape = (batch, heads, length, head_dim, causal, repeats)
                result["dense"].append(dense(library, torch.bfloat16, *shape))
    for head_dim in (64, 128):
        result["dense"].append(dense(library, torch.float32, 4, 16, 4096, head_dim, False, 4))
    print("a public example of tile languages:")
    kinds = (torch.float32, torch.bfloat16)
    result["public_example"] = [dense(library, dtype, 4, 4, 4096, 64, False, 10) for dtype in kinds]
    result["decode"] = [decode(library, 16, 8192), decode(library, 128, 8192)]
    for row in result["decode"]:
        print(row)
    report.summarise(result)
    if arguments.out:
        report.write(result, arguments.out)


if __name__ == "__main__":
    main()
