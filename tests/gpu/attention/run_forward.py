"""The GPU kernels on a GPU: every option against float64, no worse than twice PyTorch's own error in the same dtype.

    python3 tests/gpu/attention/run_forward.py LIBRARY      (build/cuda/…/libanywarp_attention_gpu_test.so)

Draws fresh inputs in every run and prints the seed. Exits with 1 if a case fails. PyTorch only, so that it runs on a bare
GPU machine.
"""

import itertools
import math
import random
import sys
import time

import torch
from harness import Library, reference

DEVICE = "cuda"
DTYPES = (torch.float16, torch.bfloat16, torch.float32)
FAILED = []


def randn(*shape, dtype, layout="bhsd"):
    """[batch, heads, rows, columns], lying in memory as `layout` says."""
    batch, heads, rows, columns = shape
    if layout == "bshd":
        return torch.randn(batch, rows, heads, columns, device=DEVICE, dtype=dtype).transpose(1, 2)
    if layout == "odd":  # Rows that start off 16-byte boundaries.
        return torch.randn(batch, heads, rows, columns + 3, device=DEVICE, dtype=dtype)[..., 1 : columns + 1]
    return torch.randn(*shape, device=DEVICE, dtype=dtype)


def judge(name, out, lse, q, k, v, allow_tf32=False, **options):
    wanted, wanted_lse = reference(q, k, v, **options)
    torch.backends.cuda.matmul.allow_tf32 = allow_tf32
    same, _ = reference(q, k, v, dtype=q.dtype, **options)
    error = (out.double() - wanted).abs().max().item()
    single = q.dtype == torch.float32 and not allow_tf32
    allowed = 2 * (same.double() - wanted).abs().max().item() + (1e-6 if single else 1e-5)
    # Infinities are equal or differ by themselves; NaN differs from everything.
    lse_error = torch.where(lse == wanted_lse, 0, lse.double() - wanted_lse).abs().max().item()
    infinite = torch.equal(lse == -math.inf, wanted_lse == -math.inf)
    if (
        not error <= allowed
        or not lse_error
        < (1e-5 if single else 2e-3)
        * max(1.0, wanted_lse[wanted_lse.isfinite()].abs().max().item() if wanted_lse.isfinite().any() else 1.0)
        or not infinite
    ):
        FAILED.append(name)
        print(
            f"FAILED {name}: error {error:.3g}, allowed {allowed:.3g}; lse {lse_error:.3g}, infinities equal: {infinite}"
        )


def case(library, name, shape, dims, dtype, layout="bhsd", scale_of_inputs=1.0, **options):
    batch, heads, kv_heads, rows, keys = shape
    q = randn(batch, heads, rows, dims[0], dtype=dtype, layout=layout) * scale_of_inputs
    k = randn(batch, kv_heads, keys, dims[0], dtype=dtype, layout=layout) * scale_of_inputs
    v = randn(batch, kv_heads, keys, dims[1], dtype=dtype, layout=layout)
    out, lse = library.forward(q, k, v, **options)
    judge(f"{name} {shape} {dims} {dtype} {layout}", out, lse, q, k, v, **options)


DENSE_DIMS = [(32, 32), (64, 64), (96, 96), (128, 128), (192, 192), (256, 256), (40, 40), (192, 128), (72, 104), (63, 63)]
DENSE_MASKS = [dict(), dict(causal=True), dict(causal="top-left"), dict(window=(37, 5)), dict(causal=True, window=(100, -1))]


def dense_problems(lengths, dims):
    """Every mask with every (head_dim, head_dim_v) and dtype, the rest drawn: (shape, dims, dtype, layout, mask)."""
    for dim, dtype, mask in itertools.product(dims, DTYPES, DENSE_MASKS):
        rows, keys = random.choice(lengths)
        heads, kv_heads = random.choice([(1, 1), (4, 4), (4, 2), (6, 1)])
        yield (2, heads, kv_heads, rows, keys), dim, dtype, random.choice(["bhsd", "bshd", "odd"]), mask


def dense_cases(library):
    lengths = [(1, 1), (64, 128), (239, 1), (113, 203), (108, 256), (384, 256), (640, 128), (1023, 1024), (1024, 1023)]
    for shape, dim, dtype, layout, mask in dense_problems(lengths, [*DENSE_DIMS, (7, 250)]):
        case(library, f"dense {mask}", shape, dim, dtype, layout, **mask)
    for rows, keys in lengths:
        case(library, "lengths", (1, 2, 1, rows, keys), (64, 64), torch.bfloat16, causal=True)


def option_cases(library):
    for dtype, dim in itertools.product(DTYPES, (64, 128, 256)):
        shape, dims = (2, 4, 2, 200, 330), (dim, dim)
        rows, keys = 200, 330
        case(library, "softcap", shape, dims, dtype, softcap=15.0, scale_of_inputs=2.0, causal=True)
        case(library, "negative scale", shape, dims, dtype, scale=-0.3)
        case(library, "scale 0", shape, dims, dtype, scale=0.0)
        case(library, "large logits", shape, dims, dtype, scale_of_inputs=8.0, causal=True)
        case(library, "alibi", shape, dims, dtype, causal=True, alibi_slopes=torch.rand(4, device=DEVICE))
        case(library, "sinks", shape, dims, dtype, causal=True, sinks=torch.randn(4, device=DEVICE))
        for bias_dtype in (torch.float32, dtype):
            bias = torch.randn(1, 4, rows, keys, device=DEVICE, dtype=bias_dtype)
            bias[..., 5, :] = -math.inf
            case(library, "bias", shape, dims, dtype, bias=bias)
        case(library, "bias by key", shape, dims, dtype, bias=torch.randn(2, 1, 1, keys, device=DEVICE))
        mask = torch.rand(2, 1, rows, keys, device=DEVICE) < 0.5
        mask[:, :, 3] = False
        case(library, "mask", shape, dims, dtype, mask=mask, causal=True)
        dropout = (0.2, random.getrandbits(64), random.getrandbits(64))
        case(library, "dropout", shape, dims, dtype, dropout=dropout, causal=True)
        case(library, "few queries", (3, 8, 2, 3, 2000), dims, dtype, causal=True)
        case(library, "one query, no grouping", (1, 4, 4, 1, 5000), dims, dtype, sinks=torch.randn(4, device=DEVICE))
        case(
            library,
            "one query, biased",
            (1, 4, 1, 1, 3000),
            dims,
            dtype,
            bias=torch.randn(1, 4, 1, 3000, device=DEVICE),
        )


def far_logits(library):
    """So large that rounding scale · maximum would move weights by powers of two: one key takes all. PyTorch overflows."""
    for dtype, dim, causal in itertools.product(DTYPES, (32, 64, 128, 256), (False, True)):
        q, k, v = (randn(1, 2, 70, dim, dtype=dtype) for _ in range(3))
        out, lse = library.forward(q, k, v, scale=1e8, causal=causal)
        wanted, wanted_lse = reference(q, k, v, scale=1e8, causal=causal)
        error = (out.double() - wanted).abs().max().item()
        lse_error = (lse.double() / wanted_lse - 1).abs().max().item()
        if not (error < 1e-2 and lse_error < 1e-4):
            FAILED.append(f"far logits {dtype} {dim}")
            print(f"FAILED far logits {dtype} {dim}: error {error:.3g}, of lse {lse_error:.3g}")


def tf32(tensor):
    """Rounded to 10 bits of mantissa."""
    return ((tensor.view(torch.int32) + 0x1000) & ~0x1FFF).view(torch.float32)


def float32_cases(library):
    """float32 is far more exact than TF32 operands allow; TF32 where it is allowed, as exact as PyTorch's."""
    for dim, rows, causal in itertools.product((64, 128, 256), (300, 1024), (False, True)):
        q, k, v = (torch.randn(1, 2, rows, dim, device=DEVICE) for _ in range(3))
        wanted, _ = reference(q, k, v, causal=causal)
        rounded, _ = reference(tf32(q), tf32(k), tf32(v), causal=causal)
        reach = (rounded - wanted).abs().max().item()
        error = (library.forward(q, k, v, causal=causal)[0] - wanted).abs().max().item()
        if not error < reach / 100:
            FAILED.append(f"float32, head_dim {dim}, {rows} rows, {causal=}: error {error:.3g}, TF32 could {reach:.3g}")
            print("FAILED", FAILED[-1])
        out, lse = library.forward(q, k, v, causal=causal, allow_tf32=True)
        judge(f"TF32, head_dim {dim}, {rows} rows, {causal=}", out, lse, q, k, v, causal=causal, allow_tf32=True)


def hidden_values(library):
    """NaN and infinity in k and v of keys that causality hides reach no query that does not see them."""
    for dim, rows, dtype in itertools.product((64, 128, 256), (200, 1000), (torch.bfloat16, torch.float32)):
        q, k, v = (torch.randn(1, 2, rows, dim, device=DEVICE, dtype=dtype) for _ in range(3))
        clean, _ = library.forward(q, k, v, causal=True)
        at = rows * 2 // 3
        k[0, 0, at], v[0, 0, at, 0], v[0, 1, at] = math.nan, math.inf, math.nan
        out, _ = library.forward(q, k, v, causal=True)
        good = torch.equal(out[:, :, :at], clean[:, :, :at]) and not out[0, :, at:, 0].isfinite().any()
        if not good:
            FAILED.append(f"hidden values, head_dim {dim}, {rows} rows, {dtype}")
            print("FAILED", FAILED[-1])


def packed_cases(library):
    for dim, causal, dtype in itertools.product((64, 128), (False, True), (torch.float16, torch.float32)):
        lengths_q, lengths_k = [0, 76, 34, 146, 1, 300, 0], [3, 1, 1, 200, 70, 301, 0]
        for tail in (0, 9):
            cu_q, cu_k = ([0, *itertools.accumulate(lengths)] for lengths in (lengths_q, lengths_k))
            q = torch.randn(1, 4, cu_q[-1] + tail, dim, device=DEVICE, dtype=dtype)
            k, v = (torch.randn(1, 2, cu_k[-1] + tail, dim, device=DEVICE, dtype=dtype) for _ in range(2))
            cu = [torch.tensor(c, dtype=torch.int32, device=DEVICE) for c in (cu_q, cu_k)]
            out, lse = library.forward(q, k, v, causal=causal, cu_seqlens=cu, max_seqlens=(300, 301))
            for s, (rows, keys) in enumerate(zip(lengths_q, lengths_k, strict=True)):
                if rows == 0:
                    continue
                mine, its = slice(cu_q[s], cu_q[s + 1]), slice(cu_k[s], cu_k[s + 1])
                judge(
                    f"packed, sequence {s}, head_dim {dim}, {causal=}",
                    out[:, :, mine],
                    lse[:, :, mine],
                    q[:, :, mine],
                    k[:, :, its],
                    v[:, :, its],
                    causal=causal,
                )
            if tail and (out[:, :, cu_q[-1] :].any() or not (lse[:, :, cu_q[-1] :] == -math.inf).all()):
                FAILED.append("packed: rows past the last sequence")


def cache_cases(library):
    for dim, page, group, dtype in itertools.product(
        (64, 128), (0, 1, 16, 100), (1, 4), (torch.bfloat16, torch.float32)
    ):
        batch, rows, capacity = 3, 2, 700
        q = torch.randn(batch, 2 * group, rows, dim, device=DEVICE, dtype=dtype)
        k, v = (torch.randn(batch, 2, capacity, dim, device=DEVICE, dtype=dtype) for _ in range(2))
        used, skipped = [700, 33, 517], [0, 3, 100]
        options = dict(causal=True, seqlens_k=torch.tensor(used, dtype=torch.int32, device=DEVICE),
                       leftpad_k=torch.tensor(skipped, dtype=torch.int32, device=DEVICE))  # fmt: skip
        if page:
            each = -(-capacity // page)
            table = torch.randperm(batch * each, device=DEVICE).to(torch.int32).reshape(batch, each)
            pools = []
            for dense in (k, v):
                padded = torch.nn.functional.pad(dense, (0, 0, 0, each * page - capacity), value=math.nan)
                pool = torch.empty(batch * each, 2, page, dim, device=DEVICE, dtype=k.dtype)
                pool[table.long().flatten()] = padded.reshape(batch, 2, each, page, dim).transpose(1, 2).flatten(0, 1)
                pools.append(pool)
            out, lse = library.forward(q, *pools, block_table=table, **options)
        else:
            order = torch.tensor([2, 0, 1], dtype=torch.int32, device=DEVICE)
            inverse = torch.argsort(order)
            out, lse = library.forward(q, k[inverse], v[inverse], kv_batch_index=order, **options)
        for b in range(batch):
            one, keys = slice(b, b + 1), slice(skipped[b], used[b])
            judge(
                f"cache, sequence {b}, head_dim {dim}, pages of {page}, group {group}",
                out[one],
                lse[one],
                q[one],
                k[one, :, keys],
                v[one, :, keys],
                causal=True,
            )


def append_cases(library):
    """New rows behind those in use, in every layout; what does not fit is left out."""
    layouts, dtypes = ("bhsd", "bshd", "odd"), (torch.float16, torch.bfloat16, torch.float32)
    for page, dtype, columns in itertools.product((0, 1, 7, 16), dtypes, (64, 19)):
        batch, capacity, new = 3, 112, 5
        each = capacity // page if page else 1
        places = batch * each if page else 4
        layout = random.choice(layouts)
        caches = [randn(places, 2, page or capacity, columns, dtype=dtype, layout=layout) for _ in range(2)]
        rows = [randn(batch, 2, new, columns, dtype=dtype, layout=random.choice(layouts)) for _ in range(2)]
        used = [3, capacity - 2, random.randrange(100)]
        table = torch.randperm(places, device=DEVICE).to(torch.int32).reshape(batch, each) if page else None
        order = None if page else torch.tensor([2, 0, 3], dtype=torch.int32, device=DEVICE)
        wanted = [cache.clone() for cache in caches]
        for s, t in itertools.product(range(batch), range(new)):
            at = used[s] + t
            if at < capacity:
                place, inside = (table[s, at // page], at % page) if page else (order[s], at)
                for cache, row in zip(wanted, rows, strict=True):
                    cache[place, :, inside] = row[s, :, t]
        lengths = torch.tensor(used, dtype=torch.int32, device=DEVICE)
        library.append(*caches, *rows, lengths, kv_batch_index=order, block_table=table)
        if not all(torch.equal(got, want) for got, want in zip(caches, wanted, strict=True)):
            FAILED.append(f"append: pages of {page}, {dtype}, {columns} columns, {layout}, lengths {used}")
            print("FAILED", FAILED[-1])


def large_offsets(library):
    """Batches that end beyond 2^31 elements, and more of them than a grid's second axis holds."""
    q, k, v = (torch.randn(70000, 16, 16, 128, device=DEVICE, dtype=torch.float16) for _ in range(3))
    out, lse = library.forward(q, k, v, causal=True)
    last = slice(69990, 70000)
    judge("large offsets", out[last], lse[last], q[last], k[last], v[last], causal=True)


def graphs(library):
    """A captured graph follows lengths that change on the device."""
    q = torch.randn(2, 4, 1, 64, device=DEVICE, dtype=torch.float16)
    k, v = (torch.randn(2, 2, 512, 64, device=DEVICE, dtype=torch.float16) for _ in range(2))
    used = torch.tensor([10, 20], dtype=torch.int32, device=DEVICE)
    run, _, out, lse, _ = library.prepare(q, k, v, seqlens_k=used)
    run()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()
    used.copy_(torch.tensor([512, 77], dtype=torch.int32))
    graph.replay()
    for b, length in enumerate((512, 77)):
        one = slice(b, b + 1)
        judge("graph", out[one], lse[one], q[one], k[one, :, :length], v[one, :, :length])


def main():
    seed = random.SystemRandom().randrange(2**31)
    print("seed", seed)
    random.seed(seed)
    torch.manual_seed(seed)
    library = Library(sys.argv[1])
    groups = (dense_cases, option_cases, far_logits, float32_cases, hidden_values, packed_cases, cache_cases, append_cases, graphs, large_offsets)
    for group in groups:
        start = time.time()
        group(library)
        torch.cuda.synchronize()
        print(f"{group.__name__}: {time.time() - start:.1f} s", flush=True)
    print("failed:", len(FAILED))
    return bool(FAILED)


if __name__ == "__main__":
    sys.exit(main())
