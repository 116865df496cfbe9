"""Big tensors and grid limits: rows 31 to 40 of docs/public_failures.md. Where the fault is in an offset, tensors span more than
2^31 or 2^32 elements of memory of which only the pages in use exist; where it is in a count, the count is kept and the rest is
small. The oracle judges a sample of the batch, and nothing anywhere may be infinite or NaN."""

import mmap

import pytest

torch = pytest.importorskip("torch")
anywarp = pytest.importorskip("anywarp")

from judge import Verdict, attend, evaluate, normal, offsets, operate  # noqa: E402


@pytest.fixture
def implementation(implementation):
    """The slow reference is held to these elsewhere, at sizes that it finishes."""
    if implementation == "reference":
        pytest.skip("too slow for large counts")
    return implementation


def sparse(elements, dtype):
    """1-D memory of that many elements, zero, of which no page exists until it is written."""
    size = elements * torch.empty(0, dtype=dtype).element_size()
    try:
        pages = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0x4000))
    except OSError as error:
        pytest.skip(f"no address space for {size} bytes: {error}")
    return torch.frombuffer(pages, dtype=dtype)


def far(shape, strides, dtype=torch.float32, fill=None):
    """A random tensor with these strides in sparse memory."""
    elements = 1 + sum((size - 1) * stride for size, stride in zip(shape, strides))
    tensor = sparse(elements, dtype).as_strided(shape, strides)
    tensor.copy_(normal(*shape, dtype=dtype) if fill is None else fill)
    return tensor


def check_sample(tensors, dout, sample, heads=slice(None), **options):
    """Everything finite; the sampled batch rows (and heads) are the oracle's."""
    results = evaluate(attend, tensors, dout, **options)
    for name, result in results.items():
        assert torch.isfinite(result).all(), name
    part = {name: tensor[sample] for name, tensor in tensors.items()}
    verdict = Verdict(part, dout[sample], **options)
    verdict.check({name: result[sample] for name, result in results.items()})


SAMPLE = torch.tensor([0, 1, 2, -3, -2, -1])


def test_row_31_batch_8300_of_one_row(implementation):
    tensors = {name: normal(8300, 4, 1, 128, dtype=torch.bfloat16) for name in "qkv"}
    check_sample(tensors, normal(8300, 4, 1, 128, dtype=torch.bfloat16), SAMPLE)


def test_row_31_offsets_above_2_to_the_32(implementation):
    """batch · heads · 128 rows · head_dim is 2.2e9 in the case; here the strides are that large."""
    shape, strides = (3, 2, 5, 16), (2**31 + 64, 2**20, 64, 1)
    tensors = {name: far(shape, strides) for name in "qkv"}
    dout = far(shape, strides)
    Verdict(tensors, dout).check_call(attend)


def test_row_32_batch_28800(implementation):
    tensors = {name: normal(28800, 1, 4, 72, dtype=torch.bfloat16).transpose(1, 2).contiguous().transpose(1, 2) for name in "qkv"}
    check_sample(tensors, normal(28800, 1, 4, 72, dtype=torch.bfloat16), SAMPLE)


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("far_one", ["q", "k", "v", "dout"])
def test_row_33_each_tensor_past_2_to_the_31(implementation, far_one, axis):
    """One tensor at a time, one axis at a time: the last step along it ends just past 2^31 elements."""
    shapes = {"q": (2, 2, 3, 16), "k": (2, 2, 4, 16), "v": (2, 2, 4, 16), "dout": (2, 2, 3, 16)}
    tensors = {name: normal(*shape) for name, shape in shapes.items()}
    shape = shapes[far_one]
    strides = [4096, 512, 32, 1]
    strides[axis] = -(-(2**31) // (shape[axis] - 1)) + 32
    tensors[far_one] = far(shape, strides)
    dout = tensors.pop("dout")
    Verdict(tensors, dout).check_call(attend)


def test_row_34_strides_of_dout_past_2_to_the_32(implementation):
    """dout (410923, 16, 96) with strides (9728, 96, 1), the last sequences of it: their offsets are 4.0e9 elements."""
    rows, heads, head_dim = 410923, 16, 96
    whole = sparse(rows * 9728, torch.bfloat16).as_strided((rows, heads, head_dim), (9728, 96, 1))
    whole[-70:] = normal(70, heads, head_dim, dtype=torch.bfloat16)
    dout = whole.transpose(0, 1)[None]
    # A packed batch whose only rows with keys are the last ones would need q of the same length; instead, step by the stride.
    step = 41091
    picked = dout[:, :, 2::step]
    picked.copy_(normal(*picked.shape, dtype=torch.bfloat16))
    count = picked.shape[2]
    cu = offsets([count - 4, 0, 4])
    import oracle

    tensors = {name: normal(1, heads, count, head_dim, dtype=torch.bfloat16) for name in "qkv"}
    verdict = Verdict(tensors, picked, judge=oracle.varlen, cu_seqlens_q=cu, cu_seqlens_k=cu)
    verdict.check_call(operate, cu_seqlens_q=cu, cu_seqlens_k=cu)


@pytest.mark.parametrize("shape", [(12000, 1, 3, 16), (1600, 2, 9, 72), (768, 1, 2, 2048 // 16)])
def test_row_35_large_batches(implementation, shape):
    tensors = {name: normal(*shape) for name in "qkv"}
    check_sample(tensors, normal(*shape), SAMPLE)


def test_row_35_a_long_wide_sequence(implementation):
    """256k keys in rows of 6144 elements: offsets of 1.6e9 elements, 3.2e9 bytes, of which one head of 16 is used."""
    keys, width = 2**18, 6144
    k, v = sparse(keys * width, torch.bfloat16), sparse(keys * width, torch.bfloat16)
    mask = torch.zeros(1, 1, 1, keys, dtype=torch.bool)
    mask[..., ::8192], mask[..., -3:] = True, True
    seen = mask[0, 0, 0].nonzero()[:, 0]
    k, v = (tensor.view(keys, width)[:, -16:].unsqueeze(0).unsqueeze(0) for tensor in (k, v))
    for tensor in (k, v):
        tensor[:, :, seen] = normal(1, 1, len(seen), 16, dtype=torch.bfloat16)
    q = normal(1, 1, 2, 16, dtype=torch.bfloat16)
    results = evaluate(attend, {"q": q, "k": k, "v": v, "mask": mask})
    Verdict({"q": q, "k": k[:, :, seen], "v": v[:, :, seen]}).check(results)


@pytest.mark.parametrize("kind", ["mask", "bias"])
def test_row_36_masks_past_2_to_the_31(implementation, kind):
    """The last corner of a mask of 8·28·4096² elements, in its own strides."""
    length, rows, keys = 4096, 3, 40
    strides = (28 * length**2, length**2, length, 1)
    whole = sparse(8 * strides[0], torch.bool if kind == "mask" else torch.bfloat16).as_strided((8, 28, length, length), strides)
    corner = whole[:, :, -rows:, -keys:]
    drawn = torch.rand(8, 28, rows, keys) < 0.5
    corner.copy_(drawn if kind == "mask" else torch.where(drawn, normal(8, 28, rows, keys), -torch.inf))
    tensors = {"q": normal(8, 28, rows, 8), "k": normal(8, 28, keys, 8), "v": normal(8, 28, keys, 8), kind: corner}
    dense = dict(tensors, **{kind: corner.contiguous()})
    dout = normal(8, 28, rows, 8)
    if kind == "mask":
        Verdict(dense, dout).check(evaluate(attend, tensors, dout))
    else:  # No gradient: it would have the shape of the view, but a dense one is checked elsewhere.
        Verdict(dense).check(evaluate(attend, tensors))


@pytest.mark.parametrize("batch", [699, 700])
def test_row_37_batch_700(implementation, batch):
    tensors = {name: normal(batch, 2, 6, 16) for name in "qkv"}
    check_sample(tensors, normal(batch, 2, 6, 16), SAMPLE, causal=True)


@pytest.mark.parametrize("shape, dtype", [((100000, 1, 4, 16), torch.float32), ((2**16 - 1, 2, 2, 8), torch.float16),
                                          ((2**16, 2, 2, 8), torch.float16), ((65536, 1, 2, 80), torch.bfloat16)])
def test_row_38_batch_past_2_to_the_16(implementation, shape, dtype):
    tensors = {name: normal(*shape, dtype=dtype) for name in "qkv"}
    check_sample(tensors, normal(*shape, dtype=dtype), SAMPLE)


def test_row_39_more_heads_than_rows(implementation):
    """(1, 71280, 3, 128): what an API of another layout makes of three heads of 71280 rows; here the head dimension is 16."""
    tensors = {name: normal(1, 71280, 3, 16) for name in "qkv"}
    dout = normal(1, 71280, 3, 16)
    results = evaluate(attend, tensors, dout)
    heads = torch.tensor([0, 1, 65535, 65536, 71279])
    Verdict({name: tensor[:, heads] for name, tensor in tensors.items()}, dout[:, heads]).check(
        {name: result[:, heads] for name, result in results.items()})


def test_row_40_no_count_is_silently_cut(implementation):
    """Every one of 70,000 batches, 70,000 sequences and 70,000 pages is computed: the value is the index."""
    count = 70000
    v = torch.arange(count, dtype=torch.float32).view(count, 1, 1, 1).expand(count, 1, 2, 4)
    q = torch.zeros(count, 1, 1, 4)
    assert torch.equal(anywarp.attention(q, torch.zeros(count, 1, 2, 4), v)[:, 0, 0, 0], v[:, 0, 0, 0])
    cu = torch.arange(count + 1, dtype=torch.int32)
    packed = torch.arange(count, dtype=torch.float32).view(1, 1, count, 1).expand(1, 1, count, 4).contiguous()
    out, lse = operate(torch.zeros(1, 1, count, 4), torch.zeros(1, 1, count, 4), packed, cu_seqlens_q=cu, cu_seqlens_k=cu)
    assert torch.equal(out, packed) and (lse == 0).all()
    pages = torch.arange(count, dtype=torch.int32).flip(0).view(count, 1)
    out, _ = operate(q, torch.zeros(count, 1, 2, 4), v, seqlens_k=torch.full((count,), 2, dtype=torch.int32), block_table=pages)
    assert torch.equal(out[:, 0, 0, 0], v[:, 0, 0, 0].flip(0))
