"""The backward's GPU kernels on a GPU: gradients against autograd in float64, no worse than twice PyTorch's own error.

python3 tests/gpu/attention/run_backward.py LIBRARY
"""

import itertools
import math
import random
import sys
import time

import torch
from harness import Library, reference
from run_forward import DENSE_DIMS, DEVICE, DTYPES, dense_problems, randn

FAILED = []
WORST = {}  # Of each gradient the largest share of the allowed error.


def gradients_of(q, k, v, dout, dlse, dtype, **options):
    """dq, dk, dv, and of what is given dsinks and dbias, by name: by autograd through the plain formula in `dtype`."""
    leaves = {"dq": q, "dk": k, "dv": v, "dsinks": options.pop("sinks", None), "dbias": options.pop("bias", None)}
    leaves = {name: t.detach().to(dtype).requires_grad_() for name, t in leaves.items() if t is not None}
    q, k, v = (leaves[name] for name in ("dq", "dk", "dv"))
    out, lse = reference(q, k, v, sinks=leaves.get("dsinks"), bias=leaves.get("dbias"), dtype=dtype, **options)
    total = (out * dout.to(dtype)).sum()
    if dlse is not None:
        total = total + torch.where(lse.isfinite(), lse * dlse.to(lse.dtype), 0).sum()
    return {
        name: g.nan_to_num(0) for name, g in zip(leaves, torch.autograd.grad(total, list(leaves.values())), strict=True)
    }


def bounds(q, k, v, dout, dlse, allow_tf32=False, **options):
    """(name, float64's gradient, largest error allowed) of each gradient."""
    exact = gradients_of(q, k, v, dout, dlse, torch.float64, **options)
    torch.backends.cuda.matmul.allow_tf32 = allow_tf32
    same = gradients_of(q, k, v, dout, dlse, q.dtype, **options)
    single = q.dtype == torch.float32 and not allow_tf32
    found = []
    for (which, want), peer in zip(exact.items(), same.values(), strict=True):
        # Of a row with one key dS is 0: of a difference of two sums, where PyTorch's softmax multiplies with 0.
        floor = 1e-4 / (5 if single else 1)
        # What sums whole rows sums what the rounding of out makes of each: PyTorch's error may be small by chance.
        if which in ("dq", "dk") and min(q.shape[2], k.shape[2]) < 16:
            # Of a few numbers PyTorch's error may be small by chance; this is what rounding out makes of dout · out.
            other = (k if which == "dq" else q).abs().max().item()
            scale = options.get("scale") or q.shape[3] ** -0.5
            floor = max(floor, torch.finfo(q.dtype).eps / 2 * math.sqrt(v.shape[3]) * abs(scale) * other)
        if which == "dsinks":
            floor *= 20
        if which == "dk":  # The fewer keys, the more rows each sums.
            floor = max(floor, 2e-6 * math.sqrt(q.shape[1] / k.shape[1] * q.shape[2] / k.shape[2]))
        if which == "dbias" and want.shape[3] == 1:
            rows = q.shape[0] * q.shape[1] * q.shape[2] / want.numel()
            floor = max(5 * torch.finfo(q.dtype).eps, 4e-6) * math.sqrt(rows)
        size = want.abs().max().item()
        rounding = 0.0 if single else torch.finfo(q.dtype).eps / 2 * size  # Of the result itself: PyTorch's may be 0 by chance.
        allowed = 2 * (peer.double() - want).abs().max().item() + floor * max(1.0, size) + rounding
        found.append((which, want, allowed))
    return found


def hold(name, ours, limits):
    for got, (which, want, allowed) in zip(ours, limits, strict=True):
        error = (got.double().reshape(want.shape) - want).abs().max().item()
        WORST[which] = max(WORST.get(which, 0.0), error / allowed)
        if not error <= allowed:
            FAILED.append(f"{name} {which}")
            print(
                f"FAILED {name} {which}: error {error:.3g}, allowed {allowed:.3g}, size {want.abs().max().item():.3g}"
            )


def judge(name, ours, *problem, **options):
    hold(name, ours, bounds(*problem, **options))


def case(library, name, shape, dims, dtype, layout="bhsd", with_dlse=False, dout_like="out", **options):
    batch, heads, kv_heads, rows, keys = shape
    q = randn(batch, heads, rows, dims[0], dtype=dtype, layout=layout)
    k = randn(batch, kv_heads, keys, dims[0], dtype=dtype, layout=layout)
    v = randn(batch, kv_heads, keys, dims[1], dtype=dtype, layout=layout)
    dout = randn(batch, heads, rows, dims[1], dtype=dtype, layout=layout)
    if dout_like == "sum":  # What .sum().backward() gives.
        dout = torch.ones((), device=DEVICE, dtype=dtype).expand(batch, heads, rows, dims[1])
    dlse = torch.randn(batch, heads, rows, 1, device=DEVICE) if with_dlse else None
    limits = bounds(q, k, v, dout, dlse, **options)
    for deterministic in (False, True):
        forward, backward, _, _, gradients = library.prepare(
            q, k, v, dout=dout, dlse=dlse, deterministic=deterministic, **options
        )
        forward()
        backward()
        ours = list(gradients.values())
        hold(f"{name} {shape} {dims} {dtype} {layout} {deterministic=}", ours, limits)
    first = [g.clone() for g in ours]
    backward()
    if not all(torch.equal(a, b) for a, b in zip(first, ours, strict=True)):
        FAILED.append(f"{name} {shape} {dims} {dtype} {layout}: not the same bits twice")
        print("FAILED", FAILED[-1])


def dense_cases(library):
    lengths = [(1, 1), (64, 128), (239, 1), (113, 203), (384, 256), (640, 128), (1023, 1024)]
    for shape, dim, dtype, layout, mask in dense_problems(lengths, DENSE_DIMS):
        case(library, f"dense {mask}", shape, dim, dtype, layout, random.random() < 0.3, **mask)


def option_cases(library):
    for dtype, dim in itertools.product(DTYPES, (64, 128, 256)):
        shape, dims, rows, keys = (2, 4, 2, 200, 330), (dim, dim), 200, 330
        case(library, "dout of a sum", shape, dims, dtype, dout_like="sum", causal=True)
        case(library, "softcap", shape, dims, dtype, softcap=5.0, causal=True)
        case(library, "negative scale", shape, dims, dtype, scale=-0.1)
        case(library, "alibi", shape, dims, dtype, causal=True, alibi_slopes=torch.rand(4, device=DEVICE))
        case(library, "sinks", shape, dims, dtype, with_dlse=True, causal=True, sinks=torch.randn(4, device=DEVICE))
        case(library, "bias", shape, dims, dtype, bias=torch.randn(1, 4, rows, keys, device=DEVICE))
        dropout = (0.2, random.getrandbits(64), random.getrandbits(64))
        case(library, "dropout", shape, dims, dtype, dropout=dropout, causal=True)
        mask = torch.rand(2, 1, rows, keys, device=DEVICE) < 0.5
        mask[:, :, 3] = False
        case(library, "mask", shape, dims, dtype, mask=mask, causal=True)


def bias_cases(library):
    """The gradient of a bias, every axis broadcast or not."""
    forms = ["bhqk", "1hqk", "b1qk", "11qk", "1h1k", "b11k", "1hq1", "1111"]
    for dtype, dim, form in itertools.product(DTYPES, (64, 128, 256), forms):
        lengths = dict(b=2, h=4, q=200, k=330)
        shape = [lengths.get(axis, 1) for axis in form]
        bias = torch.randn(shape, device=DEVICE, dtype=random.choice([dtype, torch.float32]))
        if form.endswith("qk"):
            bias[..., 5, 7] = -math.inf
            if random.random() < 0.3:  # Keys far apart in memory.
                bias = bias.transpose(2, 3).contiguous().transpose(2, 3)
        options = [
            dict(causal=True),
            dict(window=(60, 20), softcap=5.0),
            dict(dropout=(0.2, random.getrandbits(64), random.getrandbits(64))),
            dict(sinks=torch.randn(4, device=DEVICE), alibi_slopes=torch.rand(2, 4, device=DEVICE)),
            dict(mask=torch.rand(2, 1, 200, 330, device=DEVICE) < 0.5),
        ]
        layout = random.choice(["bhsd", "bshd", "odd"])
        case(
            library,
            f"dbias {form} {bias.dtype}",
            (2, 4, 2, 200, 330),
            (dim, dim),
            dtype,
            layout,
            with_dlse=True,
            bias=bias,
            **random.choice(options),
        )


def packed_bias(library):
    """Of a bias by sequence and position: 0 past the end of each."""
    for dim, dtype in itertools.product((64, 128), (torch.float16, torch.float32)):
        lengths_q, lengths_k = [76, 0, 130], [90, 20, 200]
        cu_q, cu_k = ([0, *itertools.accumulate(lengths)] for lengths in (lengths_q, lengths_k))
        q, dout = (torch.randn(1, 4, cu_q[-1], dim, device=DEVICE, dtype=dtype) for _ in range(2))
        k, v = (torch.randn(1, 2, cu_k[-1], dim, device=DEVICE, dtype=dtype) for _ in range(2))
        bias = torch.randn(3, 4, 140, 200, device=DEVICE)
        cu = [torch.tensor(c, dtype=torch.int32, device=DEVICE) for c in (cu_q, cu_k)]
        forward, backward, _, _, gradients = library.prepare(
            q, k, v, dout=dout, causal=True, bias=bias, cu_seqlens=cu, max_seqlens=(130, 200)
        )
        forward()
        backward()
        for s, (rows, keys) in enumerate(zip(lengths_q, lengths_k, strict=True)):
            mine, its = slice(cu_q[s], cu_q[s + 1]), slice(cu_k[s], cu_k[s + 1])
            inside = (slice(s, s + 1), slice(None), slice(rows), slice(keys))
            if rows > 0:
                judge(
                    f"packed bias, sequence {s}, head_dim {dim}, {dtype}",
                    (
                        *(gradients[name][:, :, part] for name, part in (("dq", mine), ("dk", its), ("dv", its))),
                        gradients["dbias"][inside].clone(),
                    ),
                    q[:, :, mine],
                    k[:, :, its],
                    v[:, :, its],
                    dout[:, :, mine],
                    None,
                    causal=True,
                    bias=bias[inside],
                )
            gradients["dbias"][inside] = 0
        if gradients["dbias"].any():
            FAILED.append(f"packed bias, head_dim {dim}, {dtype}: gradient past the end of a sequence")


def tf32_cases(library):
    for dim, causal in itertools.product((64, 128), (False, True)):
        shape, dims = (1, 4, 2, 300, 500), (dim, dim)
        case(library, "TF32", shape, dims, torch.float32, causal=causal, allow_tf32=True)


def packed_cases(library):
    for dim, causal, dtype in itertools.product((64, 128), (False, True), (torch.float16, torch.float32)):
        lengths_q, lengths_k = [0, 76, 34, 146, 1, 300, 0], [3, 1, 1, 200, 70, 301, 0]
        cu_q, cu_k = ([0, *itertools.accumulate(lengths)] for lengths in (lengths_q, lengths_k))
        q, dout = (torch.randn(1, 4, cu_q[-1] + 9, dim, device=DEVICE, dtype=dtype) for _ in range(2))
        k, v = (torch.randn(1, 2, cu_k[-1] + 9, dim, device=DEVICE, dtype=dtype) for _ in range(2))
        cu = [torch.tensor(c, dtype=torch.int32, device=DEVICE) for c in (cu_q, cu_k)]
        forward, backward, _, _, gradients = library.prepare(
            q, k, v, dout=dout, causal=causal, cu_seqlens=cu, max_seqlens=(300, 301)
        )
        forward()
        backward()
        dq, dk, dv = gradients.values()
        for s, (rows, keys) in enumerate(zip(lengths_q, lengths_k, strict=True)):
            mine, its = slice(cu_q[s], cu_q[s + 1]), slice(cu_k[s], cu_k[s + 1])
            if rows == 0:
                if dk[:, :, its].any() or dv[:, :, its].any():
                    FAILED.append("packed: gradients of keys without queries")
                continue
            judge(
                f"packed, sequence {s}, head_dim {dim}, {causal=}",
                (dq[:, :, mine], dk[:, :, its], dv[:, :, its]),
                q[:, :, mine],
                k[:, :, its],
                v[:, :, its],
                dout[:, :, mine],
                None,
                causal=causal,
            )
        if dq[:, :, cu_q[-1] :].any() or dk[:, :, cu_k[-1] :].any() or dv[:, :, cu_k[-1] :].any():
            FAILED.append("packed: gradients of rows past the last sequence")


def hidden_keys(library):
    """NaN in keys and values reaches no gradient of a query that does not see them."""
    for dim, dtype in itertools.product((64, 128, 256), (torch.bfloat16, torch.float32)):
        for deterministic in (False, True):
            q, k, v, dout = (torch.randn(1, 1, 300, dim, device=DEVICE, dtype=dtype) for _ in range(4))
            forward, backward, _, _, gradients = library.prepare(
                q, k, v, dout=dout, causal=True, deterministic=deterministic
            )
            forward()
            backward()
            clean = gradients["dq"][:, :, :200].clone()
            k[0, 0, 200], v[0, 0, 201] = math.nan, math.inf
            forward()
            backward()
            # Blocks add in any order: the last bit may differ.
            near = 0.0 if deterministic else 2 * torch.finfo(dtype).eps * clean.abs().max().item()
            if not torch.allclose(gradients["dq"][:, :, :200], clean, rtol=0, atol=near):
                FAILED.append(f"hidden keys, head_dim {dim}, {dtype}, {deterministic=}")


def keys_of_no_query(library):
    """NaN in keys and values that no query sees: their gradients are 0, the others as without."""
    for dim, dtype, deterministic in itertools.product(
        (64, 128, 256), (torch.bfloat16, torch.float32), (False, True)
    ):
        q, dout = (torch.randn(1, 1, 300, dim, device=DEVICE, dtype=dtype) for _ in range(2))
        k, v = (torch.randn(1, 1, 320, dim, device=DEVICE, dtype=dtype) for _ in range(2))
        limits = bounds(q, k, v, dout, None, causal="top-left")
        k[0, 0, 301], v[0, 0, 310] = math.nan, math.inf
        forward, backward, _, _, gradients = library.prepare(
            q, k, v, dout=dout, causal="top-left", deterministic=deterministic
        )
        forward()
        backward()
        hold(f"keys of no query, head_dim {dim}, {dtype}, {deterministic=}", list(gradients.values()), limits)


def main():
    seed = random.SystemRandom().randrange(2**31)
    print("seed", seed)
    random.seed(seed)
    torch.manual_seed(seed)
    library = Library(sys.argv[1])
    for group in (dense_cases, option_cases, bias_cases, packed_bias, tf32_cases, packed_cases, hidden_keys, keys_of_no_query):
        start = time.time()
        group(library)
        torch.cuda.synchronize()
        print(f"{group.__name__}: {time.time() - start:.1f} s", flush=True)
    print("share of the allowed error:", ", ".join(f"{which} {share:.2f}" for which, share in WORST.items()))
    print(f"failed: {len(FAILED)}", *FAILED[:20], sep="\n  ")
    return bool(FAILED)


if __name__ == "__main__":
    sys.exit(main())
