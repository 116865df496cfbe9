"""Naive attention (three PyTorch calls) against the fused kernel: time, memory and error.

python benchmark.py [--batch 4] [--heads 40] [--seqlen 2048] [--head-dim 128] [--causal]
"""

import argparse

import torch

from fused_attention import fused_attention, naive_attention


def measure(function, repeats):
    for _ in range(3):
        function()
    torch.cuda.synchronize()
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    start.record()
    for _ in range(repeats):
        function()
    end.record()
    torch.cuda.synchronize()
    return start.elapsed_time(end) / repeats, (torch.cuda.max_memory_allocated() - before) / 2**20


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--batch", type=int, default=4)
    parser.add_argument("--heads", type=int, default=40)
    parser.add_argument("--seqlen", type=int, default=2048)
    parser.add_argument("--head-dim", type=int, default=128)
    parser.add_argument("--causal", action="store_true")
    parser.add_argument("--repeats", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    shape = (args.batch, args.heads, args.seqlen, args.head_dim)
    q, k, v = (torch.randn(shape, device="cuda", dtype=torch.half) for _ in range(3))
    mask = None
    if args.causal:
        mask = torch.full((args.batch, args.seqlen, args.seqlen), float("-inf"), device="cuda", dtype=torch.half).triu(1)

    # one head at a time, so that the float64 scores fit
    expected = torch.cat(
        [
            naive_attention(*(x[:, h : h + 1].double() for x in (q, k, v)), None if mask is None else mask.double())
            for h in range(args.heads)
        ],
        dim=1,
    )
    flops = 4 * args.batch * args.heads * args.seqlen**2 * args.head_dim

    print(f"{torch.cuda.get_device_name()}, {shape}, causal={args.causal}, seed {args.seed}")
    for name, function in (
        ("naive", lambda: naive_attention(q, k, v, mask)),
        ("fused", lambda: fused_attention(q, k, v, mask)),
    ):
        milliseconds, megabytes = measure(function, args.repeats)
        error = ((function().double() - expected).norm() / expected.norm()).item()
        print(
            f"{name}: {milliseconds:8.3f} ms  {flops / milliseconds / 1e9:6.1f} TFLOP/s  "
            f"{megabytes:8.0f} MiB  relative error {error:.1e}"
        )


if __name__ == "__main__":
    main()
