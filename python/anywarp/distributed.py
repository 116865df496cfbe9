"""Context-parallel attention on torch.distributed: the sequence is cut over the ranks of a group, keys and values go round
in a ring, and each rank merges what its queries saw by log-sum-exp. Any backend that sends and receives (NCCL, RCCL, gloo).

    q, k, v = (anywarp.distributed.shard(x) for x in (q, k, v))       # this rank's part of dimension 2
    out = anywarp.distributed.attention(q, k, v, causal=True)          # this rank's part of the result

Layouts. "zigzag" (default) cuts the sequence into 2 · size chunks and gives rank r chunks r and 2 · size − 1 − r: causal work
is then the same for all. "contiguous" gives rank r the r-th piece. Lengths need not divide; `positions` says which tokens a
rank holds, for position embeddings.

Sources: Liu et al. 2023, "Ring Attention with Blockwise Transformers"; the zigzag: Grattafiori et al. 2024, "The Llama 3
Herd of Models", section 3.3.2.
"""

from dataclasses import dataclass
from typing import List, Optional, Tuple

import torch
import torch.distributed as dist
from torch import Tensor

from anywarp import ops
from anywarp._sequence_cut import FAR, Block, blocks_of, cut, fit
from anywarp.attention import Window, autocast, causal_code


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    causal=False,
    window: Optional[Window] = None,
    scale: Optional[float] = None,
    softcap: float = 0.0,
    sinks: Optional[Tensor] = None,
    dropout_p: float = 0.0,
    deterministic: bool = False,
    return_lse: bool = False,
    group: Optional[dist.ProcessGroup] = None,
    layout: str = "zigzag",
):
    """anywarp.attention of a sequence that is spread over the ranks of `group`. All ranks call it, with the same options.

    Args:
        q: (batch, heads, this rank's queries, head_dim). k, v: (batch, kv_heads, this rank's keys, ...). As `shard` cuts
            them; with layout "contiguous" any cut will do. Queries and keys may differ in number.
        causal, window, scale, softcap, deterministic, return_lse: as in anywarp.attention, of the whole sequences.
        sinks: (heads), the same on all ranks. Its gradient is this rank's share: sum it over the group, as other parameters'.
        dropout_p: which elements are dropped depends on how the sequence is cut.
        group: default: all ranks. layout: "zigzag" or "contiguous".

    Returns: out (batch, heads, this rank's queries, head_dim_v), and with return_lse lse (batch, heads, queries). They, and
    the gradients of q, k and v, are those of one process with the whole sequence.

    Raises: ValueError, on every rank, if the ranks' parts do not fit together.
    """
    ring = _Ring(group)
    q, k, v = autocast(q, k, v)
    left, right = (-1 if side is None else int(side) for side in (window or (None, None)))
    if left < -1 or right < -1:
        raise ValueError(f"window is {window!r}; valid: None or (left, right), each from 0, or None or -1 for open")
    pieces_q, pieces_k = _pieces(ring, q, k, v, layout)
    total_q, total_k = (sum(p.length for rank in pieces for p in rank) for pieces in (pieces_q, pieces_k))
    code = causal_code(causal)
    diagonal = 0 if code == ops.CAUSAL_TOP_LEFT else total_k - total_q
    low = diagonal - left if left >= 0 else -FAR
    high = diagonal + right if right >= 0 else FAR
    if code != ops.CAUSAL_NONE:
        high = min(high, diagonal)
    plan = _Plan(
        ring=ring,
        lengths=[sum(p.length for p in rank) for rank in pieces_k],
        blocks=[blocks_of(pieces_q[ring.rank], pieces_k[source], low, high) for source in range(ring.size)],
        options={
            "scale": None if scale is None else float(scale),
            "softcap": float(softcap),
            "dropout_p": float(dropout_p),
            "deterministic": bool(deterministic),
        },
        dropout_state=ops.dropout_state() if dropout_p > 0 else None,
    )
    out, lse = _RingAttention.apply(q, k, v, None if sinks is None else sinks.float(), plan)
    return (out, lse) if return_lse else out


def shard(x: Tensor, dim: int = 2, *, group: Optional[dist.ProcessGroup] = None, layout: str = "zigzag") -> Tensor:
    """This rank's part of x, which all ranks hold whole, along `dim`. Has a gradient."""
    ring = _Ring(group)
    parts = [x.narrow(dim, p.start, p.length) for p in cut(x.shape[dim], ring.size, layout)[ring.rank]]
    return torch.cat(parts, dim) if len(parts) > 1 else parts[0].contiguous()


def unshard(x: Tensor, dim: int = 2, *, group: Optional[dist.ProcessGroup] = None, layout: str = "zigzag") -> Tensor:
    """The inverse of `shard`: the whole tensor, on every rank. Without a gradient."""
    ring = _Ring(group)
    x = x.detach().movedim(dim, 0).contiguous()
    lengths = [int(n) for (n,) in ring.gather([x.shape[0]], x.device)]
    rank_pieces = fit("x", lengths, layout)
    padded = x.new_zeros(max(lengths), *x.shape[1:])
    padded[: x.shape[0]] = x
    parts = [torch.empty_like(padded) for _ in range(ring.size)]
    dist.all_gather([_bytes(part) for part in parts], _bytes(padded), group=group)
    whole = x.new_empty(sum(lengths), *x.shape[1:])
    for pieces, part in zip(rank_pieces, parts):
        for piece in pieces:
            whole[piece.start : piece.start + piece.length] = part[piece.offset : piece.offset + piece.length]
    return whole.movedim(0, dim)


def positions(
    seqlen: int, *, group: Optional[dist.ProcessGroup] = None, layout: str = "zigzag", device=None
) -> Tensor:
    """Which tokens of a sequence of `seqlen` this rank holds, in the order in which it holds them: int64."""
    ring = _Ring(group)
    pieces = cut(seqlen, ring.size, layout)[ring.rank]
    return torch.cat([torch.arange(p.start, p.start + p.length, device=device) for p in pieces])


@dataclass
class _Plan:
    ring: "_Ring"
    lengths: List[int]  # Keys of each rank.
    blocks: List[List[Block]]  # Of this rank's queries with each rank's keys.
    options: dict
    dropout_state: Optional[Tensor]

    def dropout(self, source: int, index: int, heads: int) -> Optional[Tensor]:
        """Every block of every rank has Philox streams of its own (at most four blocks a pair of ranks)."""
        if self.dropout_state is None:
            return None
        block = (self.ring.rank * self.ring.size + source) * 4 + index
        return self.dropout_state + torch.tensor([0, block * heads])


class _Ring:
    """Neighbours in a group, and what is sent between them."""

    def __init__(self, group):
        if not dist.is_initialized():
            raise RuntimeError("torch.distributed is not initialised; call torch.distributed.init_process_group first")
        self.group = group if group is not None else dist.group.WORLD
        self.rank, self.size = dist.get_rank(self.group), dist.get_world_size(self.group)
        if self.rank < 0:
            raise ValueError("group does not hold this rank; call with a group that does")
        self._next, self._previous = (
            dist.get_global_rank(self.group, (self.rank + step) % self.size) for step in (1, -1)
        )

    def gather(self, numbers: List[int], device) -> List[List[int]]:
        """What each rank gave."""
        mine = torch.tensor(numbers, dtype=torch.int64, device=device)
        everyone = [torch.empty_like(mine) for _ in range(self.size)]
        dist.all_gather(everyone, mine, group=self.group)
        return [numbers.tolist() for numbers in everyone]

    def start_exchange(self, outgoing: Tensor, elements: int) -> "_Exchange":
        """Begins to send to the next rank, and to receive that many elements of the same dtype from the previous one."""
        incoming = outgoing.new_empty(elements)
        operations = []
        if outgoing.numel():  # Both sides know the sizes: what is empty is not sent.
            operations.append(dist.P2POp(dist.isend, _bytes(outgoing), self._next, self.group))
        if incoming.numel():
            operations.append(dist.P2POp(dist.irecv, _bytes(incoming), self._previous, self.group))
        # The tensor that is sent has to live until then.
        return _Exchange(dist.batch_isend_irecv(operations) if operations else [], outgoing, incoming)


@dataclass
class _Exchange:
    requests: list
    outgoing: Tensor
    incoming: Tensor

    def wait(self) -> Tensor:
        for request in self.requests:
            request.wait()
        return self.incoming


class _RingAttention(torch.autograd.Function):
    @staticmethod
    def forward(ctx, q, k, v, sinks, plan):
        ring, heads = plan.ring, q.shape[0] * q.shape[1]
        out = q.new_zeros(*q.shape[:3], v.shape[3], dtype=torch.float32)
        lse = q.new_full(q.shape[:3], -torch.inf, dtype=torch.float32)
        for source, keys, values in _travelling(plan, k, v):
            for index, block in enumerate(plan.blocks[source]):
                part, part_lse = ops.attention(
                    q[:, :, block.rows],
                    keys[:, :, block.columns],
                    values[:, :, block.columns],
                    dropout_state=plan.dropout(source, index, heads),
                    **block.options,
                    **plan.options,
                )
                _merge(out[:, :, block.rows], lse[:, :, block.rows], part, part_lse)
        if sinks is not None:
            without, lse = lse, torch.logaddexp(lse, sinks[:, None])
            out *= torch.exp(without - lse)[..., None]
        out = out.to(q.dtype)
        ctx.plan = plan
        ctx.set_materialize_grads(False)
        ctx.save_for_backward(q, k, v, sinks, out, lse)
        return out, lse

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, dout, dlse):
        q, k, v, sinks, out, lse = ctx.saved_tensors
        plan, ring, heads = ctx.plan, ctx.plan.ring, q.shape[0] * q.shape[1]
        if dout is None and dlse is None:
            # The other ranks wait for this one's share, which is zero.
            dlse = torch.zeros_like(lse)
        if dout is None:
            dout = out.new_zeros(()).expand(out.shape)
        dq = torch.zeros_like(q, dtype=torch.float32)
        pending, gradients = None, None
        for source, keys, values in _travelling(plan, k, v):
            dk, dv = (torch.zeros_like(x, dtype=torch.float32) for x in (keys, values))
            for index, block in enumerate(plan.blocks[source]):
                rows, columns = block.rows, block.columns
                part_q, part_k, part_v, _, _ = ops.attention_backward(
                    dout[:, :, rows],
                    None if dlse is None else dlse[:, :, rows],
                    out[:, :, rows],
                    lse[:, :, rows],
                    q[:, :, rows],
                    keys[:, :, columns],
                    values[:, :, columns],
                    dropout_state=plan.dropout(source, index, heads),
                    wanted=[True, True, True, False, False],
                    **block.options,
                    **plan.options,
                )
                dq[:, :, rows] += part_q
                dk[:, :, columns] += part_k
                dv[:, :, columns] += part_v
            gradients = torch.cat([dk.flatten(), dv.flatten()])
            if pending is not None:  # What the ranks before this one have for these keys.
                gradients += pending.wait()
            if ring.size > 1:
                pending = ring.start_exchange(gradients, _elements(k, v, plan.lengths[(source - 1) % ring.size]))
        if pending is not None:  # Gone round: this rank's own keys.
            gradients = pending.wait()
        dk, dv = _unpack(gradients, k, v, k.shape[2])
        dsinks = None
        if sinks is not None:
            delta = (dout.float() * out.float()).sum(-1) - (0.0 if dlse is None else dlse)
            dsinks = -(torch.exp(sinks[:, None] - lse) * delta).sum((0, 2))
        return dq.to(q.dtype), dk.to(k.dtype), dv.to(v.dtype), dsinks, None


def _travelling(plan, k, v):
    """Yields (source, keys, values) of every rank once, this one's first, and fetches the next while the caller works."""
    ring = plan.ring
    packed = torch.cat([k.flatten(), v.flatten()])
    for step in range(ring.size):
        source = (ring.rank - step) % ring.size
        pending = None
        if step + 1 < ring.size:
            pending = ring.start_exchange(packed, _elements(k, v, plan.lengths[(source - 1) % ring.size]))
        yield source, *_unpack(packed, k, v, plan.lengths[source])
        if pending is not None:
            packed = pending.wait()


def _elements(k, v, length) -> int:
    return k.shape[0] * k.shape[1] * length * (k.shape[3] + v.shape[3])


def _unpack(packed, k, v, length) -> Tuple[Tensor, Tensor]:
    shapes = [(*x.shape[:2], length, x.shape[3]) for x in (k, v)]
    split = k.shape[0] * k.shape[1] * length * k.shape[3]
    return packed[:split].view(shapes[0]), packed[split:].view(shapes[1])


def _merge(out, lse, part, part_lse):
    """Joins two results of the same queries with different keys, in place."""
    total = torch.logaddexp(lse, part_lse)
    reference = torch.where(total == -torch.inf, 0.0, total)  # Rows that saw nothing yet.
    out *= torch.exp(lse - reference)[..., None]
    out += torch.exp(part_lse - reference)[..., None] * part
    lse.copy_(total)


def _bytes(x: Tensor) -> Tensor:
    """The same memory as bytes, which every backend can send."""
    return x.view(-1).view(torch.uint8)


def _pieces(ring, q, k, v, layout):
    """What each rank holds of the queries and of the keys; raises on all ranks if it does not fit together."""
    for name, x in (("q", q), ("k", k), ("v", v)):
        if x.dim() != 4:
            raise ValueError(f"{name} has shape {tuple(x.shape)}; valid: 4 axes, (batch, heads, seqlen, head_dim)")
    everyone = ring.gather([q.shape[2], k.shape[2], v.shape[2], *q.shape[:2], *k.shape[:2], k.shape[3], v.shape[3]], q.device)
    for rank, shape in enumerate(everyone):
        if shape[3:] != everyone[0][3:] or shape[1] != shape[2]:
            raise ValueError(
                f"rank {rank} has q, k, v of lengths {shape[:3]} and (batch, heads, batch, kv_heads, head_dim, head_dim_v) "
                f"{shape[3:]}; valid: k and v of one length, and rank 0's {everyone[0][3:]}"
            )
    return [fit(name, [shape[column] for shape in everyone], layout) for name, column in (("q", 0), ("k", 1))]
