"""How anywarp.distributed cuts sequences: every score that is visible is worked on by one block of one rank, no other is,
and causal work is the same for all ranks.
"""

import pytest
import torch

import oracle
from anywarp import ops
from anywarp._sequence_cut import FAR, blocks_of, cut


def places(pieces):
    return [p.start + i for p in pieces for i in range(p.length)]


@pytest.mark.parametrize("layout", ["zigzag", "contiguous"])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_each_visible_score_is_in_one_block(size, layout):
    for seqlen_q, seqlen_k in [(1, 1), (5, 5), (13, 13), (16, 16), (4, 19), (19, 4), (0, 3), (3, 0)]:
        ranks_q, ranks_k = (cut(n, size, layout) for n in (seqlen_q, seqlen_k))
        assert sorted(sum(map(places, ranks_q), [])) == list(range(seqlen_q))
        for causal in (False, True, "top-left"):
            for left, right in [(-1, -1), (3, -1), (-1, 2), (3, 2), (0, 0)]:
                diagonal = 0 if causal == "top-left" else seqlen_k - seqlen_q
                low = diagonal - left if left >= 0 else -FAR
                high = diagonal + right if right >= 0 else FAR
                high = min(high, diagonal) if causal else high
                count = torch.zeros(seqlen_q, seqlen_k, dtype=torch.int)
                for queries in ranks_q:
                    for keys in ranks_k:
                        for block in blocks_of(queries, keys, low, high):
                            rows, columns = places(queries)[block.rows], places(keys)[block.columns]
                            options = block.options
                            assert options["window_left"] >= -1 and options["window_right"] >= -1
                            seen = oracle.visible_band(
                                len(rows), len(columns), options["causal"] == ops.CAUSAL_BOTTOM_RIGHT,
                                (options["window_left"], options["window_right"]),
                            )  # fmt: skip
                            assert seen.any(0).all() and seen.any(1).all()  # Nothing is sent to the operator in vain.
                            count[torch.tensor(rows)[:, None], torch.tensor(columns)] += seen.int()
                assert torch.equal(count, oracle.visible_band(seqlen_q, seqlen_k, causal, (left, right)).int())


def test_zigzag_balances_causal_work():
    def work(layout, size=4, seqlen=4096):
        ranks = cut(seqlen, size, layout)
        return [
            sum(
                (b.rows.stop - b.rows.start) * (b.columns.stop - b.columns.start)
                * (0.5 if b.options["causal"] else 1)
                for keys in ranks
                for b in blocks_of(queries, keys, -FAR, 0)
            )
            for queries in ranks
        ]  # fmt: skip

    assert len(set(work("zigzag"))) == 1
    assert max(work("contiguous")) == 7 * min(work("contiguous"))
