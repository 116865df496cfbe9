"""anywarp.distributed on gloo against one process with the whole sequence: results, log-sum-exp and gradients. Four
processes run every case, once all together and once as two groups of two, and report what failed.
"""

import functools
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


def check(group, name):
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

    cut = lambda x: context.shard(x.detach(), layout=layout, group=group)  # noqa: E731
    parts = [cut(x).requires_grad_() for x in whole]
    out, lse = context.attention(*parts, sinks=sinks, return_lse=True, layout=layout, group=group, **options)
    inputs = parts + ([sinks] if sinks is not None else [])
    got = [out, lse, *torch.autograd.grad((out, lse), inputs, (cut(dout), cut(dlse)))]
    got = [context.unshard(x, layout=layout, group=group) for x in got[:5]] + got[5:]
    if sinks is not None:
        dist.all_reduce(got[5], group=group)
    for label, a, b in zip(("out", "lse", "dq", "dk", "dv", "dsinks"), got, want):
        torch.testing.assert_close(a, b.detach(), rtol=2e-5, atol=2e-5, msg=lambda text: f"{label}: {text}")  # noqa: B023


def check_only_lse(group):
    whole = [randn(1, 2, 21, 8, seed=n) for n in range(3)]
    for x in whole:
        x.requires_grad_()
    want = torch.autograd.grad(anywarp.attention(*whole, return_lse=True)[1].sum(), whole[:2])
    parts = [context.shard(x.detach(), group=group).requires_grad_() for x in whole]
    got = torch.autograd.grad(context.attention(*parts, return_lse=True, group=group)[1].sum(), parts[:2])
    for a, b in zip(got, want):
        torch.testing.assert_close(context.unshard(a, group=group), b, rtol=2e-5, atol=2e-5)


def check_bfloat16(group):
    whole = [randn(1, 2, 48, 16, seed=n).bfloat16() for n in range(3)]
    dout = randn(1, 2, 48, 16, seed=4).bfloat16()

    def results(attention, tensors, dout):
        tensors = [x.detach().requires_grad_() for x in tensors]
        out = attention(*tensors, causal=True)
        return [out.detach(), *torch.autograd.grad(out, tensors, dout)]

    truth = results(anywarp.attention, [x.float() for x in whole], dout.float())
    alone = results(anywarp.attention, whole, dout)
    cut = lambda x: context.shard(x, group=group)  # noqa: E731
    ranks = results(functools.partial(context.attention, group=group), [cut(x) for x in whole], cut(dout))
    for want, one, part in zip(truth, alone, ranks):
        got = context.unshard(part, group=group)
        assert got.dtype == torch.bfloat16
        assert (got - want).abs().max() <= 2 * (one - want).abs().max()


def check_any_contiguous_cut(group):
    rank, size = dist.get_rank(group), dist.get_world_size(group)
    lengths = [5, 0, 9, 2][:size]
    start = sum(lengths[:rank])
    whole = [randn(1, 2, sum(lengths), 8, seed=n) for n in range(3)]
    mine = [x[:, :, start : start + lengths[rank]] for x in whole]
    options = dict(layout="contiguous", group=group)
    out = context.unshard(context.attention(*mine, causal=True, **options), **options)
    torch.testing.assert_close(out, anywarp.attention(*whole, causal=True), rtol=2e-5, atol=2e-5)


def check_dropout(group):
    q = torch.zeros(1, 2, 16, 4)
    k, v = torch.zeros(1, 2, 32, 4), torch.eye(32).expand(1, 2, 32, 32)
    parts = [context.shard(x, group=group).requires_grad_() for x in (q, k, v)]
    results = []
    for seed in (7, 7, 8):
        torch.manual_seed(seed)
        out = context.attention(*parts, dropout_p=0.25, group=group)
        (dv,) = torch.autograd.grad(out.sum(), parts[2:])
        results.append([context.unshard(x, group=group) for x in (out, dv)])
    (out, dv), (again, _), (other, _) = results
    assert torch.equal(out, again) and not torch.equal(out, other)
    kept = out != 0  # (…, query, key): v is the identity.
    torch.testing.assert_close(out, kept / (32 * 0.75))
    assert 0.6 < kept.float().mean() < 0.9
    torch.testing.assert_close(dv[..., 0], out.sum(2))  # The backward drops the same elements.
    size = dist.get_world_size(group)
    assert not torch.equal(kept[:, :, : 16 // size], kept[:, :, 16 - 16 // size :])  # Not the same on every rank.


def check_helpers(group):
    x = torch.arange(19).view(1, 19, 1).expand(2, 19, 3)
    for layout in ("zigzag", "contiguous"):
        mine = context.shard(x, 1, layout=layout, group=group)
        assert torch.equal(mine[0, :, 0], context.positions(19, layout=layout, group=group))
        assert torch.equal(context.unshard(mine, 1, layout=layout, group=group), x)


def check_errors(group):
    rank = dist.get_rank(group)
    x = randn(1, 2, 4 + rank, 8, seed=0)
    with pytest.raises(ValueError, match=r"q has lengths .* valid with layout 'zigzag'"):
        context.attention(x, x, x, group=group)
    with pytest.raises(ValueError, match="layout is 'stripes'"):
        context.attention(x, x, x, layout="stripes", group=group)
    with pytest.raises(ValueError, match="rank 1 has"):
        y = randn(1, 2, 4, 8 + (rank == 1), seed=0)
        context.attention(y, y, y, group=group)
    with pytest.raises(ValueError, match="window is"):
        context.attention(x, x, x, window=(-3, 0), group=group)


CHECKS = {
    **{name: lambda group, name=name: check(group, name) for name in CASES},
    "lse alone": check_only_lse,
    "bfloat16": check_bfloat16,
    "any contiguous cut": check_any_contiguous_cut,
    "dropout": check_dropout,
    "helpers": check_helpers,
    "errors": check_errors,
}
RANKS = 4


def work(rank, folder):
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{folder}/store", rank=rank, world_size=RANKS)
    pairs = [dist.new_group([0, 1]), dist.new_group([2, 3])]
    results = {}
    for size, group in ((4, None), (2, pairs[rank // 2])):
        for name, function in CHECKS.items():
            try:
                function(group)
            except BaseException:  # noqa: BLE001, reported by the parent; a rank that stopped would block the others.
                results[size, name] = f"rank {rank}:\n{traceback.format_exc()}"
            dist.barrier()
    torch.save(results, os.path.join(folder, f"{rank}.pt"))
    dist.destroy_process_group()


@pytest.fixture(scope="module")
def failures(tmp_path_factory):
    folder = str(tmp_path_factory.mktemp("ranks"))
    mp.spawn(work, args=(folder,), nprocs=RANKS)
    return [torch.load(os.path.join(folder, f"{rank}.pt")) for rank in range(RANKS)]


@pytest.mark.parametrize("size", [2, 4])
@pytest.mark.parametrize("name", list(CHECKS))
def test_ranks_give_what_one_process_gives(failures, name, size):
    found = [result[size, name] for result in failures if (size, name) in result]
    assert not found, "\n".join(found)


def test_without_a_process_group():
    x = randn(1, 1, 2, 8, seed=0)
    with pytest.raises(RuntimeError, match="init_process_group"):
        context.attention(x, x, x)
