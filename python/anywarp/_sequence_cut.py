"""How context-parallel attention cuts a sequence over ranks, and which parts of the scores each rank then works on: plain
arithmetic, without tensors. Used by anywarp.distributed.
"""

from dataclasses import dataclass
from typing import List, Optional

from anywarp import ops

FAR = 1 << 60  # Beyond any length, and safe to add to one.
LAYOUTS = ("zigzag", "contiguous")


@dataclass
class Piece:
    """Tokens [start, start + length) of the sequence, at row `offset` of the rank that holds them."""

    start: int
    length: int
    offset: int


@dataclass
class Block:
    """Queries that may see keys: one call of the operator. Rows are of the ranks' tensors."""

    rows: slice
    columns: slice
    options: dict  # causal, window_left, window_right.


def cut(total: int, size: int, layout: str) -> List[List[Piece]]:
    """The pieces of a sequence that each rank holds."""
    if layout not in LAYOUTS:
        raise ValueError(f"layout is {layout!r}; valid: {', '.join(map(repr, LAYOUTS))}")
    chunks = 2 * size if layout == "zigzag" else size
    bounds = [chunk * total // chunks for chunk in range(chunks + 1)]
    result = []
    for rank in range(size):
        pieces, offset = [], 0
        for chunk in (rank, chunks - 1 - rank) if layout == "zigzag" else (rank,):
            length = bounds[chunk + 1] - bounds[chunk]
            pieces.append(Piece(bounds[chunk], length, offset))
            offset += length
        result.append(pieces)
    return result


def fit(name: str, lengths: List[int], layout: str) -> List[List[Piece]]:
    """The pieces that ranks hold who have so many tokens each. Contiguous pieces may have any length."""
    result = cut(sum(lengths), len(lengths), layout)
    if layout == "contiguous":
        return [[Piece(sum(lengths[:rank]), length, 0)] for rank, length in enumerate(lengths)]
    want = [sum(piece.length for piece in pieces) for pieces in result]
    if lengths != want:
        raise ValueError(
            f"{name} has lengths {lengths} on the ranks; valid with layout 'zigzag' for a sequence of {sum(lengths)}: {want}, "
            "as anywarp.distributed.shard cuts it"
        )
    return result


def blocks_of(pieces_q, pieces_k, low, high) -> List[Block]:
    """The pairs of pieces in which query i sees some key of [i + low, i + high], each cut to what is seen, where the
    band is a window from the bottom-right corner with sides of at least 0.
    """
    blocks = []
    for a in pieces_q:
        for b in pieces_k:
            block = _block(a, b, low + a.start - b.start, high + a.start - b.start)
            if block is not None:
                blocks.append(block)
    return blocks


def _block(a, b, low, high) -> Optional[Block]:
    """Rows of piece a, of which row i sees columns [i + low, i + high] of piece b."""
    first_row, last_row = max(0, -high), min(a.length - 1, b.length - 1 - low)
    if first_row > last_row or b.length == 0:
        return None
    first_column, last_column = max(0, first_row + low), min(b.length - 1, last_row + high)
    rows, columns = last_row - first_row + 1, last_column - first_column + 1
    corner = columns - rows  # The diagonal that ends in the corner: column i + corner.
    left = corner - (low + first_row - first_column)
    right = high + first_row - first_column - corner
    left = -1 if left >= columns - 1 else left  # Open where it hides nothing.
    right = -1 if right >= rows - 1 and right > 0 else right
    causal = ops.CAUSAL_BOTTOM_RIGHT if right == 0 else ops.CAUSAL_NONE
    return Block(
        slice(a.offset + first_row, a.offset + last_row + 1),
        slice(b.offset + first_column, b.offset + last_column + 1),
        {"causal": causal, "window_left": left, "window_right": -1 if causal else right},
    )
