"""PyTorch's tensors into libanywarp_attention_gpu_test, and attention in float64 to hold it to."""

import ctypes
import math

import torch
from philox import kept

DTYPES = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2, torch.bool: 3, torch.int32: 4}
TENSORS = "q k v bias mask alibi_slopes sinks out lse dout dlse dq dk dv dsinks dbias".split()
CAUSAL = {False: 0, True: 1, "bottom-right": 1, "top-left": 2}


class PlainTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("dtype", ctypes.c_int32),
        ("shape", ctypes.c_int64 * 4),
        ("strides", ctypes.c_int64 * 4),
    ]


class PlainProblem(ctypes.Structure):
    _fields_ = (
        [(name, PlainTensor) for name in TENSORS]
        + [(name, ctypes.c_void_p) for name in "cu_q cu_k seqlens_k leftpad_k kv_batch_index block_table".split()]
        + [
            (name, ctypes.c_int64)
            for name in "sequences max_seqlen_q max_seqlen_k pages_per_sequence window_left window_right".split()
        ]
        + [(name, ctypes.c_int32) for name in "causal has_scale deterministic allow_tf32".split()]
        + [(name, ctypes.c_float) for name in "scale softcap dropout_p".split()]
        + [("dropout_seed", ctypes.c_uint64), ("dropout_offset", ctypes.c_uint64)]
        + [("stream", ctypes.c_void_p), ("workspace", ctypes.c_void_p), ("workspace_bytes", ctypes.c_int64)]
    )


def plain(tensor):
    if tensor is None:
        return PlainTensor()
    return PlainTensor(
        tensor.data_ptr() or None,
        DTYPES[tensor.dtype],
        (ctypes.c_int64 * 4)(*tensor.shape),
        (ctypes.c_int64 * 4)(*tensor.stride()),
    )


class Library:
    """attention_forward of a built library; keeps the tensors of a prepared call alive."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)

    def _call(self, function, *arguments):
        message = ctypes.create_string_buffer(2000)
        if function(*arguments, message, ctypes.c_size_t(len(message))):
            raise RuntimeError(message.value.decode())

    def prepare(
        self, q, k, v, *, out=None, lse=None, causal=False, window=(-1, -1), scale=None, softcap=0.0, bias=None,
        mask=None, alibi_slopes=None, sinks=None, dropout=(0.0, 0, 0), cu_seqlens=None, max_seqlens=None,
        seqlens_k=None, leftpad_k=None, kv_batch_index=None, block_table=None, dout=None, dlse=None,
        deterministic=False, allow_tf32=False,
    ):  # fmt: skip
        """Functions that run the forward and the backward, and what they write: (forward, backward, out, lse, gradients).

        q, k, v are [batch, heads, rows, columns]; without dout there is no backward. gradients: dq, dk, dv, and of what is
        given dsinks and dbias, which lies in memory as the bias."""
        batch, heads, rows, _ = q.shape
        if out is None:  # The order of q's axes.
            out = torch.full((batch, rows, heads, v.shape[3]), math.nan, dtype=q.dtype, device=q.device).transpose(1, 2)
        if lse is None:
            lse = torch.full((batch, heads, rows, 1), math.nan, device=q.device)
        slopes = None if alibi_slopes is None else alibi_slopes.reshape(-1, heads, 1, 1)
        sink = None if sinks is None else sinks.reshape(1, heads, 1, 1)
        problem = PlainProblem()
        tensors = dict(q=q, k=k, v=v, bias=bias, mask=mask, alibi_slopes=slopes, sinks=sink, out=out, lse=lse)
        gradients = {}
        if dout is not None:
            gradients = dict(
                dq=torch.full_like(q, math.nan), dk=torch.full_like(k, math.nan), dv=torch.full_like(v, math.nan)
            )
            if sinks is not None:
                gradients["dsinks"] = torch.full_like(sink, math.nan)
            if bias is not None:
                gradients["dbias"] = torch.full_like(bias, math.nan)
            tensors |= dict(dout=dout, dlse=dlse, **gradients)
        for name, tensor in tensors.items():
            setattr(problem, name, plain(tensor))
        pointers = dict(
            seqlens_k=seqlens_k, leftpad_k=leftpad_k, kv_batch_index=kv_batch_index, block_table=block_table
        )
        if cu_seqlens is not None:
            pointers |= dict(cu_q=cu_seqlens[0], cu_k=cu_seqlens[1])
            problem.sequences = len(cu_seqlens[0]) - 1
            problem.max_seqlen_q, problem.max_seqlen_k = max_seqlens
        for name, tensor in pointers.items():
            setattr(problem, name, None if tensor is None else tensor.data_ptr())
        if block_table is not None:
            problem.pages_per_sequence = block_table.shape[1]
        problem.window_left, problem.window_right = window
        problem.causal = CAUSAL[causal]
        problem.deterministic = deterministic
        problem.allow_tf32 = allow_tf32
        problem.has_scale, problem.scale = (0, 0.0) if scale is None else (1, scale)
        problem.softcap = softcap
        problem.dropout_p, problem.dropout_seed, problem.dropout_offset = dropout
        bytes_needed = ctypes.c_int64()
        both = ctypes.c_int(dout is not None)
        self._call(self.library.anywarp_workspace, ctypes.byref(problem), both, ctypes.byref(bytes_needed))
        workspace = torch.empty(bytes_needed.value, dtype=torch.uint8, device=q.device)
        problem.workspace, problem.workspace_bytes = workspace.data_ptr(), bytes_needed.value
        keep = (tensors, pointers, workspace)

        def run(function):
            _ = keep
            problem.stream = torch.cuda.current_stream().cuda_stream
            self._call(function, ctypes.byref(problem))

        forward, backward = (lambda function=function: run(function) for function in (self.library.anywarp_forward, self.library.anywarp_backward))  # fmt: skip
        return forward, backward, out, lse, gradients

    def append(self, k_cache, v_cache, new_k, new_v, seqlens_k, kv_batch_index=None, block_table=None):
        problem = PlainProblem(k=plain(k_cache), v=plain(v_cache), stream=torch.cuda.current_stream().cuda_stream)
        pointers = dict(seqlens_k=seqlens_k, kv_batch_index=kv_batch_index, block_table=block_table)
        for name, tensor in pointers.items():
            setattr(problem, name, None if tensor is None else tensor.data_ptr())
        if block_table is not None:
            problem.pages_per_sequence = block_table.shape[1]
        rows = (plain(new_k), plain(new_v))
        self._call(self.library.anywarp_append, ctypes.byref(problem), *(ctypes.byref(one) for one in rows))

    def forward(self, q, k, v, **options):
        forward, _, out, lse, _ = self.prepare(q, k, v, **options)
        forward()
        return out, lse


def band(rows, keys, causal, window, device):
    """Which keys a query sees: [rows, keys]."""
    i = torch.arange(rows, device=device)[:, None]
    j = torch.arange(keys, device=device)[None]
    diagonal = i if causal == "top-left" else i + keys - rows
    visible = torch.ones(rows, keys, dtype=torch.bool, device=device)
    if causal:
        visible &= j <= diagonal
    if window[0] >= 0:
        visible &= j >= diagonal - window[0]
    if window[1] >= 0:
        visible &= j <= diagonal + window[1]
    return visible


def scores_of(q, k, *, causal=False, window=(-1, -1), scale=None, softcap=0.0, bias=None, mask=None, alibi_slopes=None):
    """Scores with −inf where a key is hidden, in q's dtype."""
    rows, keys = q.shape[2], k.shape[2]
    scores = q @ k.transpose(-1, -2) * (1 / math.sqrt(q.shape[3]) if scale is None else scale)
    if softcap:
        scores = softcap * torch.tanh(scores / softcap)
    if bias is not None:
        scores = scores + bias.to(scores.dtype)
    if alibi_slopes is not None:
        i = torch.arange(rows, device=q.device)[:, None] + keys - rows
        distance = (i - torch.arange(keys, device=q.device)[None]).abs()
        scores = scores - alibi_slopes.to(scores.dtype).reshape(-1, q.shape[1], 1, 1) * distance
    visible = band(rows, keys, causal, window, q.device)
    if mask is not None:
        visible = visible & mask
    if bias is not None:
        visible = visible & (bias != -math.inf)
    return scores.masked_fill(~visible, -math.inf)


def reference(q, k, v, *, sinks=None, dtype=torch.float64, dropout=(0.0, 0, 0), **options):
    """(out, lse) by plain matrix products in `dtype`."""
    group = q.shape[1] // k.shape[1]
    q, k, v = q.to(dtype), k.to(dtype).repeat_interleave(group, 1), v.to(dtype).repeat_interleave(group, 1)
    scores = scores_of(q, k, **options)
    keys = scores.shape[-1]
    if sinks is not None:
        column = sinks.to(dtype).reshape(1, -1, 1, 1).expand(*scores.shape[:3], 1)
        scores = torch.cat([scores, column], -1)
    lse = torch.logsumexp(scores.double(), -1, keepdim=True)
    weights = torch.exp(scores - torch.where(lse == -math.inf, 0, lse).to(dtype))[..., :keys]
    if dropout[0]:
        weights = weights * kept(dropout, *weights.shape, q.device).to(dtype)
    # A hidden value reaches nothing, whatever it is.
    return torch.where(weights.sum(-1, keepdim=True) == 0, 0, weights @ v), lse
