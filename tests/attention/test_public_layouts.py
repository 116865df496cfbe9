"""Strides and layouts: rows 41 to 48 of docs/public_failures.md. Every tensor may have strides of its own."""

import itertools

import pytest

torch = pytest.importorskip("torch")
anywarp = pytest.importorskip("anywarp")

from judge import Verdict, attend, evaluate, forced, normal  # noqa: E402


def transposed(*shape, dtype=torch.float32):
    """(batch, heads, rows, columns) whose memory is (batch, rows, heads, columns)."""
    return normal(shape[0], shape[2], shape[1], shape[3], dtype=dtype).transpose(1, 2)


def column_major(*shape, dtype=torch.float32):
    """The last axis has a stride, the rows have none."""
    return normal(shape[0], shape[1], shape[3], shape[2], dtype=dtype).transpose(2, 3)


def every_other(*shape, dtype=torch.float32):
    return normal(shape[0], shape[1], 2 * shape[2], 3 * shape[3], dtype=dtype)[:, :, ::2, ::3]


def sliced(*shape, dtype=torch.float32):
    """A part of fused projections, one element in."""
    return normal(shape[0], shape[2], shape[1], 3 * shape[3] + 1, dtype=dtype)[..., 1:shape[3] + 1].transpose(1, 2)


def constant(*shape, dtype=torch.float32):
    return normal(1, dtype=dtype).view(1, 1, 1, 1).expand(shape)


LAYOUTS = [normal, transposed, column_major, every_other, sliced, constant]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_row_41_dout_has_its_own_strides(implementation, layout, dtype):
    tensors = {"q": normal(2, 4, 32, 128, dtype=dtype), "k": normal(2, 1, 32, 128, dtype=dtype), "v": normal(2, 1, 32, 128, dtype=dtype)}
    Verdict(tensors, layout(2, 4, 32, 128, dtype=dtype)).check_call(attend)


def test_row_42_v_is_transposed_alone(implementation):
    bf16 = torch.bfloat16
    for v in (transposed(1, 16, 62, 128, dtype=bf16), column_major(1, 16, 62, 128, dtype=bf16)):
        tensors = {"q": normal(1, 16, 62, 128, dtype=bf16), "k": normal(1, 16, 62, 128, dtype=bf16), "v": v}
        Verdict(tensors, normal(1, 16, 62, 128, dtype=bf16)).check_call(attend)


@pytest.mark.parametrize("layout_q", LAYOUTS)
def test_row_42_all_layouts_against_all(implementation, layout_q):
    for index, (layout_k, layout_v) in enumerate(itertools.product(LAYOUTS, repeat=2)):
        tensors = {"q": layout_q(2, 4, 9, 24), "k": layout_k(2, 2, 21, 24), "v": layout_v(2, 2, 21, 24)}
        said = f"q {layout_q.__name__}, k {layout_k.__name__}, v {layout_v.__name__}, dout {LAYOUTS[index % 6].__name__}"
        Verdict(tensors, LAYOUTS[index % 6](2, 4, 9, 24)).check_call(attend, said)


@pytest.mark.parametrize("keys", [33, 65, 1, 97])
def test_row_43_stride_zero_keys_and_a_bf16_mask(implementation, keys):
    bf16 = torch.bfloat16
    bias = torch.where(torch.arange(keys) % 5 == 4, -torch.inf, 0.25).to(bf16).view(1, 1, 1, keys)
    q = normal(2, 4, 40, 64, dtype=bf16)
    k = normal(1, 1, keys, 64, dtype=bf16).expand(2, 4, keys, 64)
    v = normal(1, 1, keys, 64, dtype=bf16).expand(2, 4, keys, 64)
    Verdict({"q": q, "k": k, "v": v, "bias": bias}, normal(2, 4, 40, 64, dtype=bf16)).check_call(attend)
    rows = {"q": q, "k": normal(2, 4, 1, 64, dtype=bf16).expand(2, 4, keys, 64), "v": v, "bias": bias.expand(2, 4, 40, keys)}
    Verdict(rows, normal(2, 4, 40, 64, dtype=bf16)).check_call(attend)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_row_44_dout_of_a_sum(implementation, dtype):
    tensors = {"q": normal(1, 4, 1, 64, dtype=dtype), "k": normal(1, 4, 4097, 64, dtype=dtype), "v": normal(1, 4, 4097, 64, dtype=dtype)}
    dout = torch.ones((), dtype=dtype).expand(1, 4, 1, 64)
    assert dout.stride() == (0, 0, 0, 0)
    results = Verdict(tensors, dout).check_call(attend)
    leaves = {name: tensor.detach().requires_grad_() for name, tensor in tensors.items()}
    anywarp.attention(**leaves).sum().backward()
    for name, leaf in leaves.items():
        torch.testing.assert_close(leaf.grad, results["d" + name], rtol=0, atol=0)


@pytest.mark.parametrize("name", ["q", "k", "v", "bias", "mask", "all"])
def test_row_45_the_innermost_stride_is_not_one(implementation, name):
    tensors = {"q": normal(2, 2, 17, 40), "k": normal(2, 2, 33, 40), "v": normal(2, 2, 33, 40), "bias": normal(2, 1, 17, 33),
               "mask": normal(1, 2, 17, 33) > -0.5}
    for chosen in tensors if name == "all" else [name]:
        wide = torch.empty(*tensors[chosen].shape, 2, dtype=tensors[chosen].dtype)
        wide[..., 0] = tensors[chosen]
        tensors[chosen] = wide[..., 0]
        assert tensors[chosen].stride(3) == 2
    Verdict(tensors, normal(2, 2, 17, 40)).check_call(attend)


def test_row_45_output_strides_follow_the_query(implementation):
    out = anywarp.attention(transposed(2, 3, 5, 8), normal(2, 3, 7, 8), normal(2, 3, 7, 8))
    assert out.transpose(1, 2).is_contiguous()
    assert anywarp.attention(normal(2, 3, 5, 8), transposed(2, 3, 7, 8), normal(2, 3, 7, 8)).is_contiguous()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_row_46_strides_of_out_and_dout_differ(implementation, layout):
    bf16 = torch.bfloat16
    tensors = {name: transposed(2, 6, 64, 64, dtype=bf16) for name in "qkv"}
    Verdict(tensors, layout(2, 6, 64, 64, dtype=bf16), causal=True).check_call(attend, causal=True)


def test_row_47_layouts_are_named_and_distinct():
    """(batch, heads, seqlen, dim) and (batch, seqlen, heads, dim) are two functions; where a mistake cannot be computed, the
    message names the layout."""
    flash = pytest.importorskip("anywarp.flash_attn")
    q, k, v = normal(2, 5, 4, 8), normal(2, 7, 2, 8), normal(2, 7, 2, 8)
    ours = anywarp.attention(*(tensor.transpose(1, 2) for tensor in (q, k, v)))
    torch.testing.assert_close(flash.flash_attn_func(q, k, v), ours.transpose(1, 2), rtol=0, atol=0)
    with pytest.raises((ValueError, RuntimeError), match="heads"):
        anywarp.attention(q, k, v)  # 5 query heads, 7 key heads.
    with pytest.raises(ValueError, match=r"batch.*heads.*seqlen.*head_dim"):
        anywarp.attention(q[0], k[0], v[0])


@pytest.mark.parametrize("permutation", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (2, 0, 1), (1, 2, 0), (2, 1, 0)])
def test_row_48_gradients_in_any_order_of_axes(implementation, permutation):
    def permuted(*shape):
        order = [*permutation, 3]
        inverse = [order.index(axis) for axis in range(4)]
        return normal(*(shape[axis] for axis in order)).permute(inverse)

    tensors = {"q": permuted(2, 4, 19, 32), "k": permuted(2, 2, 23, 32), "v": permuted(2, 2, 23, 16)}
    results = Verdict(tensors, permuted(2, 4, 19, 16)).check_call(attend)
    dense = evaluate(attend, {name: tensor.contiguous() for name, tensor in tensors.items()})
    torch.testing.assert_close(results["out"], dense["out"], rtol=1e-5, atol=1e-6)


def test_row_48_compiled_graphs_assume_no_strides():
    pytest.importorskip("torch._dynamo")
    compiled = torch.compile(lambda q, k, v: anywarp.attention(q, k, v, causal=True) * 2, backend="aot_eager", fullgraph=True)
    for layouts in ([normal] * 3, [transposed, normal, sliced], [sliced, transposed, every_other], [constant, column_major, normal]):
        leaves = [layout(2, 2, 9, 16).requires_grad_() for layout in layouts]
        dout = transposed(2, 2, 9, 16)
        with forced(None):
            ours = torch.autograd.grad(compiled(*leaves), leaves, dout)
            eager = torch.autograd.grad(anywarp.attention(*leaves, causal=True) * 2, leaves, dout)
        for one, other in zip(ours, eager):
            torch.testing.assert_close(one, other, rtol=1e-6, atol=1e-6)
