"""What the cases of run_failing_shapes.py share: both passes on a GPU, finite everywhere, and right against float64 under the
2× rule, in all or in a sample of heads where the whole would not fit.
"""

import itertools

import run_backward
import run_forward
import torch

DEVICE = run_forward.DEVICE
HALF, BRAIN = torch.float16, torch.bfloat16


def randn(*shape, dtype=BRAIN):
    return torch.randn(*shape, device=DEVICE, dtype=dtype)


def inputs(batch, heads, kv_heads, rows, keys, dim, dtype=BRAIN):
    """q, k, v and dout."""
    return (
        randn(batch, heads, rows, dim, dtype=dtype),
        randn(batch, kv_heads, keys, dim, dtype=dtype),
        randn(batch, kv_heads, keys, dim, dtype=dtype),
        randn(batch, heads, rows, dim, dtype=dtype),
    )


def fail(name, said):
    run_forward.FAILED.append(name)
    print(f"FAILED {name}: {said}")


def failures():
    return run_forward.FAILED + run_backward.FAILED


def expect(name, condition, said):
    if not condition:
        fail(name, said)


def one_group(options, batch, heads):
    """The options of one batch and of these query heads."""
    found = dict(options)
    for which in ("bias", "mask"):
        if which in options:
            tensor = options[which]
            tensor = tensor[batch : batch + 1] if tensor.shape[0] > 1 else tensor
            found[which] = tensor[:, heads] if tensor.shape[1] > 1 else tensor
    for which in ("sinks", "alibi_slopes"):
        if which in options:
            found[which] = options[which][..., heads]
    return found


def check(library, name, q, k, v, dout, *, sample=None, clean=None, only_forward=False, **options):
    """Runs both passes, the backward in both of its forms, and judges all heads, or the (batch, key head) of `sample`.
    `clean`: k and v without what no query may see. Gives out, lse and the gradients."""
    exact_k, exact_v = clean or (k, v)
    out = lse = gradients = None
    for deterministic in (False,) if only_forward else (False, True):
        which = f"{name}{' deterministic' if deterministic else ''}"
        out = lse = gradients = None  # Large: the last ones go before new ones come.
        forward, backward, out, lse, gradients = library.prepare(
            q, k, v, dout=None if only_forward else dout, deterministic=deterministic, **options
        )
        forward()
        if not only_forward:
            backward()
        for part, tensor in {"out": out, **gradients}.items():
            expect(which, tensor.isfinite().all().item(), f"{part} is not finite everywhere")
        group = q.shape[1] // k.shape[1]
        for at in sample or [None]:
            batch, heads, kv, mine = slice(None), slice(None), slice(None), options
            if at is not None:
                batch, heads, kv = slice(at[0], at[0] + 1), slice(at[1] * group, (at[1] + 1) * group), slice(at[1], at[1] + 1)
                mine = one_group(options, at[0], heads)
            parts = q[batch, heads], exact_k[batch, kv], exact_v[batch, kv]
            run_forward.judge(which, out[batch, heads], lse[batch, heads], *parts, **mine)
            if gradients:
                ours = gradients["dq"][batch, heads], gradients["dk"][batch, kv], gradients["dv"][batch, kv]
                limits = run_backward.bounds(*parts, dout[batch, heads], None, **mine)
                run_backward.hold(which, ours, limits[:3])
    return out, lse, gradients


def packed(library, name, lengths_q, lengths_k, heads, kv_heads, dim, dtype=BRAIN, tail=0, sample=None, dout=None, **options):
    """As check, for packed sequences; `sample`: which of them are judged."""
    cu_q, cu_k = ([0, *itertools.accumulate(lengths)] for lengths in (lengths_q, lengths_k))
    q, k, v, other = inputs(1, heads, kv_heads, cu_q[-1] + tail, cu_k[-1] + tail, dim, dtype)
    dout = other if dout is None else dout
    cu = [torch.tensor(c, dtype=torch.int32, device=DEVICE) for c in (cu_q, cu_k)]
    longest = max(lengths_q), max(lengths_k)
    for deterministic in (False, True):
        which = f"{name}{' deterministic' if deterministic else ''}"
        forward, backward, out, lse, gradients = library.prepare(
            q, k, v, dout=dout, cu_seqlens=cu, max_seqlens=longest, deterministic=deterministic, **options
        )
        forward()
        backward()
        dq, dk, dv = gradients.values()
        for part, tensor in {"out": out, **gradients}.items():
            expect(which, tensor.isfinite().all().item(), f"{part} is not finite everywhere")
        for s in range(len(lengths_q)) if sample is None else sample:
            mine, its = slice(cu_q[s], cu_q[s + 1]), slice(cu_k[s], cu_k[s + 1])
            if lengths_q[s] == 0:
                expect(which, not dk[:, :, its].any() and not dv[:, :, its].any(), "gradients of keys that no query has")
                continue
            if lengths_k[s] == 0:
                empty = not out[:, :, mine].any() and not dq[:, :, mine].any() and (lse[:, :, mine] == -torch.inf).all()
                expect(which, empty, "rows without keys")
                continue
            parts = q[:, :, mine], k[:, :, its], v[:, :, its]
            run_forward.judge(f"{which}, sequence {s}", out[:, :, mine], lse[:, :, mine], *parts, **options)
            run_backward.judge(
                f"{which}, sequence {s}", (dq[:, :, mine], dk[:, :, its], dv[:, :, its]), *parts, dout[:, :, mine], None, **options
            )
        rest = (dq[:, :, cu_q[-1] :], dk[:, :, cu_k[-1] :], dv[:, :, cu_k[-1] :], out[:, :, cu_q[-1] :])
        expect(which, not any(t.any() for t in rest), "rows past the last sequence are not zero")
        expect(which, (lse[:, :, cu_q[-1] :] == -torch.inf).all(), "lse past the last sequence")
