"""What PyTorch must know of the operators besides their kernels: the shapes and strides of what they return (fake kernels, for
torch.compile), gradients, vmap and torch.func."""

from __future__ import annotations

import functools
from typing import Sequence

import torch
from torch import Tensor

from anywarp import _library

_library.load()

# Of attention's arguments, in its schema's order.
_TENSORS = ("q", "k", "v", "bias", "mask", "alibi_slopes", "sinks", "dropout_state", "cu_seqlens_q", "cu_seqlens_k", "seqlens_k",
            "leftpad_k", "kv_batch_index", "block_table")
_WANTED = ("q", "k", "v", "bias", "sinks")


def empty_in_layout_of(model: Tensor, shape: Sequence[int]) -> Tensor:
    """Memory of that 4-D shape with the axes in the order they have in `model`, the last innermost. The same rule as in
    src/torch/tensors.cpp, so that fake tensors have the strides of real ones."""
    strides = model.stride()
    order = [0, 1, 2]
    if strides[3] == 1 and strides[0] != 0 and strides[1] != 0 and strides[2] != 0:
        order.sort(key=lambda axis: strides[axis], reverse=True)  # Stable: equal strides keep their order.
    return torch.empty_permuted(shape, (*order, 3), dtype=model.dtype, device=model.device)


@torch.library.register_fake("anywarp::attention")
def _(q, k, v, bias=None, mask=None, alibi_slopes=None, sinks=None, *rest, **options):
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        if tensor.dim() != 4:
            raise ValueError(f"anywarp: {name} has shape {tuple(tensor.shape)}; valid: 4 axes, (batch, heads, seqlen, head_dim)")
    out = empty_in_layout_of(q, (q.shape[0], q.shape[1], q.shape[2], v.shape[3]))
    return out, q.new_empty(q.shape[:3], dtype=torch.float32)


@torch.library.register_fake("anywarp::attention_backward")
def _(dout, dlse, out, lse, q, k, v, bias=None, mask=None, alibi_slopes=None, sinks=None, *rest, wanted, **options):
    def gradient(want, tensor):
        return empty_in_layout_of(tensor, tensor.shape) if want and tensor is not None else q.new_empty((0,))

    dq, dk, dv, dbias = (gradient(want, tensor) for want, tensor in zip(wanted, (q, k, v, bias)))
    dsinks = sinks.new_empty(sinks.shape) if wanted[4] and sinks is not None else q.new_empty((0,))
    return dq, dk, dv, dbias, dsinks


@torch.library.register_fake("anywarp::kv_append")
def _(k_cache, v_cache, new_k, new_v, seqlens_k, kv_batch_index=None, block_table=None):
    return None


def _setup_context(ctx, inputs, keyword_only_inputs, output):
    out, lse = output
    ctx.set_materialize_grads(False)
    ctx.save_for_backward(out, lse, *inputs)
    ctx.options = keyword_only_inputs


def _backward(ctx, dout, dlse):
    return _gradients(ctx, dout, dlse, ctx.needs_input_grad, torch.ops.anywarp.attention_backward)


def _gradients(ctx, dout, dlse, needs_input_grad, run):
    out, lse, *inputs = ctx.saved_tensors
    needs = dict(zip(_TENSORS, needs_input_grad))  # Short where trailing arguments were left out.
    if dout is None and dlse is None:
        return (None,) * len(_TENSORS)
    if dout is None:  # Only lse was used.
        dout = out.new_zeros(()).expand(out.shape)
    wanted = [needs.get(name, False) for name in _WANTED]
    gradients = run(dout, dlse, out, lse, *inputs, wanted=wanted, **ctx.options)
    given = {name: gradient for name, gradient, want in zip(_WANTED, gradients, wanted) if want}
    return tuple(given.get(name) for name in _TENSORS)


torch.library.register_autograd("anywarp::attention", _backward, setup_context=_setup_context)


def _no_double_backward(ctx, *gradients):
    raise NotImplementedError("anywarp: attention has no second derivative; valid: one backward, or torch's math attention where "
                              "gradients of gradients are needed")


torch.library.register_autograd("anywarp::attention_backward", _no_double_backward)


def _slices(values, dims, index):
    return [value if dim is None else value.select(dim, index) for value, dim in zip(values, dims)]


def _vmap_of(operator):
    """vmap runs the operator once a slice: it has a batch axis of its own, where speed matters."""

    def rule(info, in_dims, *args, **options):
        results = [operator(*_slices(args, in_dims, index), **options) for index in range(info.batch_size)]
        return tuple(torch.stack(outputs) for outputs in zip(*results)), (0,) * len(results[0])

    return rule


torch.library.register_vmap("anywarp::attention", _vmap_of(torch.ops.anywarp.attention))
torch.library.register_vmap("anywarp::attention_backward", _vmap_of(torch.ops.anywarp.attention_backward))


def below_autograd(operator, *tensors, **options):
    """The operator without the registration above, which is Python and runs also where no gradient is wanted."""
    with torch._C._AutoDispatchBelowAutograd():
        return operator(*tensors, **options)


class _Eager(torch.autograd.Function):
    """What eager calls that need gradients take: PyTorch's path through the registration above costs a third of a millisecond for a
    schema of this length, and a function of the form that torch.func takes a sixth."""

    @staticmethod
    def forward(ctx, options, *tensors):
        output = below_autograd(torch.ops.anywarp.attention.default, *tensors, **options)
        _setup_context(ctx, tensors, options, output)
        return output

    @staticmethod
    def backward(ctx, dout, dlse):
        twice = torch.is_grad_enabled() or torch._C._are_functorch_transforms_active()
        run = _Backward.run if twice else functools.partial(below_autograd, torch.ops.anywarp.attention_backward.default)
        return (None, *_gradients(ctx, dout, dlse, ctx.needs_input_grad[1:], run))


class _Function(torch.autograd.Function):
    """The same for torch.func, which takes no operator that saves tensors, but functions of this form."""

    @classmethod
    def run(cls, *tensors, **options):
        return cls.apply(options, *tensors)

    @classmethod
    def vmap(cls, info, in_dims, options, *tensors):
        return _vmap_of(cls.run)(info, in_dims[1:], *tensors, **options)

    @staticmethod
    def jvp(ctx, *tangents):
        raise NotImplementedError("anywarp: attention has no forward-mode derivative; valid: backward")


class _Backward(_Function):
    @staticmethod
    def forward(options, *tensors):
        return torch.ops.anywarp.attention_backward.default(*tensors, **options)

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, *gradients):
        _no_double_backward(ctx)


class _Forward(_Function):
    @staticmethod
    def forward(options, *tensors):
        return torch.ops.anywarp.attention.default(*tensors, **options)

    @staticmethod
    def setup_context(ctx, inputs, output):
        options, *tensors = inputs
        _setup_context(ctx, tensors, options, output)

    @staticmethod
    def backward(ctx, dout, dlse):
        return (None, *_gradients(ctx, dout, dlse, ctx.needs_input_grad[1:], _Backward.run))


def attention_with_gradients(*args, **options):
    """attention where a gradient may be wanted, or a torch.func transform is active; not while torch.compile traces."""
    named = {name: options[name] for name in options if name in _TENSORS}
    if named:
        args = (*args, *(None,) * (len(_TENSORS) - len(args)))
        args = tuple(named.get(name, tensor) for name, tensor in zip(_TENSORS, args))
        options = {name: value for name, value in options.items() if name not in named}
    if torch._C._are_functorch_transforms_active():
        return _Forward.run(*args, **options)
    return _Eager.apply(options, *args)
