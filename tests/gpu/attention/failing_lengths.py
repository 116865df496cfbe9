"""Public failures of lengths, alignment and packed sequences (rows 17 to 30), on a GPU."""

import itertools

import torch
from failing import BRAIN, DEVICE, HALF, check, expect, inputs, packed, randn
from run_backward import judge as judge_backward
from run_forward import judge


def ints(values):
    return torch.tensor(values, dtype=torch.int32, device=DEVICE)


def row_17_packed_sequences_with_one_key(library):
    for dim in (32, 64):
        packed(library, f"d{dim}", [76, 34, 146], [1, 1, 1], 1, 1, dim, HALF, causal=True)


def row_18_one_query_and_one_key(library):
    for dim in (16, 64):
        q, k, v, dout = inputs(1, 1, 1, 1, 1, dim, HALF)
        out, _, gradients = check(library, f"d{dim}", q, k, v, dout)
        expect("row 18", torch.equal(out, v), "out is not v")
        expect("row 18", gradients["dq"].abs().max() < 1e-3 and gradients["dk"].abs().max() < 1e-3, "dq or dk is not 0")


def row_19_causal_for_unequal_lengths(library):
    for rows, keys in ((5, 2), (2, 5), (300, 130), (130, 300)):
        for causal in (True, "top-left"):
            check(library, f"{rows}, {keys}, {causal}", *inputs(1, 2, 2, rows, keys, 64), causal=causal)


def row_20_sequences_of_no_length(library):
    for lengths in ([0, 0, 0, 1023], [1023, 0, 0], [0, 5, 0, 700, 0]):
        packed(library, f"{lengths}", lengths, lengths, 2, 2, 64, causal=True)


def row_21_no_query_in_one_sequence(library):
    packed(library, "no query", [100, 0, 50], [120, 70, 60], 4, 2, 128)
    packed(library, "no key", [100, 40, 50], [120, 0, 60], 4, 2, 128)


def row_22_a_sequence_without_a_query_under_gqa(library):
    packed(library, "lengths 1, 0, 1", [1, 0, 1], [3, 0, 5], 9, 3, 64)


def row_23_fewer_queries_than_sequences(library):
    packed(library, "one query", [0, 0, 0, 1], [3, 4, 5, 60], 21, 7, 120)


def row_24_rows_past_the_last_sequence(library):
    packed(library, "tail", [60, 70], [80, 90], 4, 2, 64, tail=37, causal=True)


def row_25_a_graph_follows_lengths(library):
    """Forward and backward of packed sequences, captured; then other lengths on the device."""
    heads, dim, rows, keys = 4, 64, 200, 1500
    q, k, v, dout = inputs(1, heads, 2, rows, keys, dim, HALF)
    cu_q, cu_k = ints([0, 10, 20]), ints([0, 700, 1400])
    run, back, out, lse, gradients = library.prepare(q, k, v, dout=dout, cu_seqlens=(cu_q, cu_k), max_seqlens=(150, 1400))
    run()
    back()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()
        back()
    for now_q, now_k in (([0, 150, 200], [0, 100, 1500]), ([0, 1, 1], [0, 1400, 1450])):
        cu_q.copy_(ints(now_q))
        cu_k.copy_(ints(now_k))
        graph.replay()
        for s in range(2):
            mine, its = slice(*now_q[s : s + 2]), slice(*now_k[s : s + 2])
            if mine.start == mine.stop:
                continue
            parts = q[:, :, mine], k[:, :, its], v[:, :, its]
            judge(f"{now_q}, sequence {s}", out[:, :, mine], lse[:, :, mine], *parts)
            ours = gradients["dq"][:, :, mine], gradients["dk"][:, :, its], gradients["dv"][:, :, its]
            judge_backward(f"{now_q}, sequence {s}", ours, *parts, dout[:, :, mine], None)


def row_26_one_query_and_257_keys(library):
    for keys, dim in itertools.product((1, 64, 255, 256, 257, 1025), (32, 64)):
        check(library, f"{keys} keys, d{dim}", *inputs(1, 1, 1, 1, keys, dim))


def row_27_packed_sequences_of_one_query(library):
    for dtype, dim in itertools.product((HALF, BRAIN), (64, 128, 256)):
        packed(library, f"{dtype} d{dim}", [1, 1, 1], [512, 512, 77], 8, 8, dim, dtype)


def row_28_several_queries_on_a_cache(library):
    used = [300, 700, 5]
    for rows, (heads, kv_heads), dim in itertools.product((2, 5, 17), ((8, 2), (4, 4)), (64, 128)):
        q, k, v, _ = inputs(3, heads, kv_heads, rows, 700, dim)
        out, lse = library.forward(q, k, v, causal=True, seqlens_k=ints(used))
        for b, length in enumerate(used):
            one = slice(b, b + 1)
            keys = (k[one, :, :length], v[one, :, :length])
            judge(f"{rows} queries on {length}", out[one], lse[one], q[one], *keys, causal=True)


def row_28_a_long_decode(library):
    """One query on a million keys, and pages of odd sizes."""
    q, k, v, _ = inputs(1, 8, 1, 1, 1_000_003, 64, HALF)
    check(library, "a million keys", q, k, v, None, only_forward=True)
    for page in (1, 3, 33, 129):
        each, batch = -(-5000 // page), 2
        pools = [randn(batch * each, 2, page, 128) for _ in range(2)]
        table = torch.randperm(batch * each, device=DEVICE).to(torch.int32).reshape(batch, each)
        used = [5000, 4321]
        q = randn(batch, 8, 1, 128)
        out, lse = library.forward(q, *pools, block_table=table, seqlens_k=ints(used))
        for b, length in enumerate(used):
            dense = [pool[table[b].long()].transpose(0, 1).reshape(1, 2, each * page, 128)[:, :, :length] for pool in pools]
            judge(f"pages of {page}", out[b : b + 1], lse[b : b + 1], q[b : b + 1], *dense)


def row_29_offsets_of_padded_tiles(library):
    lengths = [63, 64, 65, 127, 128, 129, 1, 0, 191, 192, 193]
    for dim in (64, 128):
        packed(library, f"d{dim}", lengths, lengths, 2, 1, dim, causal=True)
        packed(library, f"d{dim} reversed", lengths, lengths[::-1], 2, 1, dim)


def row_30_sizes_that_are_no_power_of_two(library):
    check(library, "(2, 32, 4096, 63)", *inputs(2, 32, 32, 4096, 4096, 63), sample=[(0, 0), (1, 31)])
    for dim, rows in ((59, 333), (111, 257), (120, 1001), (200, 99)):
        check(library, f"d{dim}, {rows} rows", *inputs(1, 2, 2, rows, rows + 3, dim), causal=True)
