"""anywarp.distributed on gloo, 2 and 4 processes, against one process with the whole sequence: results, log-sum-exp and
gradients. One set of processes runs every case of its size and reports what failed.
"""

import os
import traceback

import pytest
import torch
import torch.distributed as dist
import torch.multiprocessing as mp

import anywarp
import anywarp.distributed as context

# name: (seqlen_q, seqlen_k, layout, options)
CASES = {
    "full": (32, 32, "zigzag", {}),
    "causal": (64, 64, "zigzag", dict(causal=True)),
    "causal contiguous": (32, 32, "contiguous", dict(causal=True)),
    "causal of uneven length": (37, 37, "zigzag", dict(causal=True)),
    "uneven contiguous": (29, 29, "contiguous", dict(causal=True, softcap=1.5)),
    "shorter than the ranks": (3, 3, "zigzag", dict(causal=True)),
    "one token": (1, 5, "contiguous", {}),
    "no token": (0, 0, "zigzag", dict(causal=True)),
    "window": (41, 41, "zigzag", dict(window=(6, 3))),
    "causal window": (64, 64, "zigzag", dict(causal=True, window=(9, None))),
    "window to the right": (33, 33, "contiguous", dict(window=(None, 2))),
    "more keys, bottom-right": (19, 43, "zigzag", dict(causal=True)),
    "more keys, top-left": (19, 43, "zigzag", dict(causal="top-left")),
    "more queries": (43, 19, "zigzag", dict(causal=True)),
    "more queries, window": (43, 19, "contiguous", dict(window=(3, 1), scale=-0.7)),
    "sinks": (37, 37, "zigzag", dict(causal=True, sinks=True)),
    "sinks of blind queries": (23, 7, "zigzag", dict(causal=True, sinks=True)),
}


def randn(*shape, seed):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def check(rank, size, name):
    seqlen_q, seqlen_k, layout, options = CASES[name]
    options = dict(options)
    sinks = randn(4, seed=6).requires_grad_() if options.pop("sinks", False) else None
    whole = [randn(2, 4, seqlen_q, 8, seed=1), randn(2, 2, seqlen_k, 8, seed=2), randn(2, 2, seqlen_k, 12, seed=3)]
    dout, dlse = randn(2, 4, seqlen_q, 12, seed=4), randn(2, 4, seqlen_q, seed=5)

    for x in whole:
        x.requires_grad_()
    out, lse = anywarp.attention(*whole, sinks=sinks, return_lse=True, **options)
    dlse = dlse.masked_fill(lse == -torch.inf, 0)
    inputs = whole + ([sinks] if sinks is not None else [])
    want = [out, lse, *torch.autograd.grad((out, lse), inputs, (dout, dlse))]

    cut = lambda x: context.shard(x.detach(), layout=layout)  # noqa: E731
    parts = [cut(x).requires_grad_() for x in whole]
    out, lse = context.attention(*parts, sinks=sinks, return_lse=True, layout=layout, **options)
    inputs = parts + ([sinks] if sinks is not None else [])
    got = [out, lse, *torch.autograd.grad((out, lse), inputs, (cut(dout), cut(dlse)))]
    got = [context.unshard(x, layout=layout) for x in got[:5]] + got[5:]
    if sinks is not None:
        dist.all_reduce(got[5])
    for label, a, b in zip(("out", "lse", "dq", "dk", "dv", "dsinks"), got, want):
        torch.testing.assert_close(a, b.detach(), rtol=2e-5, atol=2e-5, msg=lambda text: f"{label}: {text}")  # noqa: B023


def check_only_lse(rank, size):
    whole = [randn(1, 2, 21, 8, seed=n) for n in range(3)]
    for x in whole:
        x.requires_grad_()
    want = torch.autograd.grad(anywarp.attention(*whole, return_lse=True)[1].sum(), whole[:2])
    parts = [context.shard(x.detach()).requires_grad_() for x in whole]
    got = torch.autograd.grad(context.attention(*parts, return_lse=True)[1].sum(), parts[:2])
    for a, b in zip(got, want):
        torch.testing.assert_close(context.unshard(a), b, rtol=2e-5, atol=2e-5)


def check_bfloat16(rank, size):
    whole = [randn(1, 2, 48, 16, seed=n).bfloat16() for n in range(3)]
    truth = anywarp.attention(*(x.float() for x in whole), causal=True)
    alone = anywarp.attention(*whole, causal=True)
    out = context.unshard(context.attention(*(context.shard(x) for x in whole), causal=True))
    assert out.dtype == torch.bfloat16
    assert (out - truth).abs().max() <= 2 * (alone - truth).abs().max()


def check_any_contiguous_cut(rank, size):
    lengths = [5, 0, 9, 2][:size]
    start = sum(lengths[:rank])
    whole = [randn(1, 2, sum(lengths), 8, seed=n) for n in range(3)]
    mine = [x[:, :, start : start + lengths[rank]] for x in whole]
    out = context.unshard(context.attention(*mine, causal=True, layout="contiguous"), layout="contiguous")
    torch.testing.assert_close(out, anywarp.attention(*whole, causal=True), rtol=2e-5, atol=2e-5)


def check_dropout(rank, size):
    q = torch.zeros(1, 2, 16, 4)
    k, v = torch.zeros(1, 2, 32, 4), torch.eye(32).expand(1, 2, 32, 32)
    parts = [context.shard(x).requires_grad_() for x in (q, k, v)]
    results = []
    for seed in (7, 7, 8):
        torch.manual_seed(seed)
        out = context.attention(*parts, dropout_p=0.25)
        (dv,) = torch.autograd.grad(out.sum(), parts[2:])
        results.append((context.unshard(out.detach()), context.unshard(dv)))
    (out, dv), (again, _), (other, _) = results
    assert torch.equal(out, again) and not torch.equal(out, other)
    kept = out != 0  # (…, query, key): v is the identity.
    torch.testing.assert_close(out, kept / (32 * 0.75))
    assert 0.6 < kept.float().mean() < 0.9
    torch.testing.assert_close(dv[..., 0], out.sum(2))  # The backward drops the same elements.
    assert not torch.equal(kept[:, :, : 16 // size], kept[:, :, 16 - 16 // size :])  # Not the same on every rank.


def check_helpers(rank, size):
    x = torch.arange(19).view(1, 19, 1).expand(2, 19, 3)
    for layout in ("zigzag", "contiguous"):
        mine = context.shard(x, 1, layout=layout)
        assert torch.equal(mine[0, :, 0], context.positions(19, layout=layout))
        assert torch.equal(context.unshard(mine, 1, layout=layout), x)


def check_errors(rank, size):
    x = randn(1, 2, 4 + rank, 8, seed=0)
    with pytest.raises(ValueError, match=r"q has lengths .* valid with layout 'zigzag'"):
        context.attention(x, x, x)
    with pytest.raises(ValueError, match="layout is 'stripes'"):
        context.attention(x, x, x, layout="stripes")
    with pytest.raises(ValueError, match="rank 1 has"):
        y = randn(1, 2, 4, 8 + (rank == 1), seed=0)
        context.attention(y, y, y)
    with pytest.raises(ValueError, match="window is"):
        context.attention(x, x, x, window=(-3, 0))


CHECKS = {
    **{name: lambda rank, size, name=name: check(rank, size, name) for name in CASES},
    "lse alone": check_only_lse,
    "bfloat16": check_bfloat16,
    "any contiguous cut": check_any_contiguous_cut,
    "dropout": check_dropout,
    "helpers": check_helpers,
    "errors": check_errors,
}


def work(rank, size, folder):
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{folder}/store", rank=rank, world_size=size)
    results = {}
    for name, function in CHECKS.items():
        try:
            function(rank, size)
        except BaseException:  # noqa: BLE001, reported by the parent; a rank that stopped would block the others.
            results[name] = f"rank {rank}:\n{traceback.format_exc()}"
        dist.barrier()
    torch.save(results, os.path.join(folder, f"{rank}.pt"))
    dist.destroy_process_group()


@pytest.fixture(scope="module")
def failures(tmp_path_factory):
    done = {}

    def of(size):
        if size not in done:
            folder = str(tmp_path_factory.mktemp(f"ranks{size}"))
            mp.spawn(work, args=(size, folder), nprocs=size)
            done[size] = [torch.load(os.path.join(folder, f"{rank}.pt")) for rank in range(size)]
        return done[size]

    return of


@pytest.mark.parametrize("size", [2, 4])
@pytest.mark.parametrize("name", list(CHECKS))
def test_ranks_give_what_one_process_gives(failures, name, size):
    found = [result[name] for result in failures(size) if name in result]
    assert not found, "\n".join(found)


def test_without_a_process_group():
    x = randn(1, 1, 2, 8, seed=0)
    with pytest.raises(RuntimeError, match="init_process_group"):
        context.attention(x, x, x)
