"""Lengths, packed sequences and caches: rows 17 to 30 of docs/public_failures.md, cases on which published kernels failed."""

import pytest

torch = pytest.importorskip("torch")
anywarp = pytest.importorskip("anywarp")

import oracle  # noqa: E402
from judge import Verdict, attend, evaluate, forced, normal, offsets, operate  # noqa: E402

HALVES = pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])


def check_varlen(lengths_q, lengths_k, heads, kv_heads, head_dim, dtype=torch.float32, extra=0, given=(), **options):
    """Packed sequences against the oracle, forward and backward; `extra` rows follow the last sequence; `given` is for the
    operator alone."""
    cu_q, cu_k = offsets(lengths_q), offsets(lengths_k)
    tensors = {"q": normal(1, heads, sum(lengths_q) + extra, head_dim, dtype=dtype),
               "k": normal(1, kv_heads, sum(lengths_k) + extra, head_dim, dtype=dtype),
               "v": normal(1, kv_heads, sum(lengths_k) + extra, head_dim, dtype=dtype)}
    dout = normal(1, heads, sum(lengths_q) + extra, head_dim, dtype=dtype)
    verdict = Verdict(tensors, dout, judge=oracle.varlen, cu_seqlens_q=cu_q, cu_seqlens_k=cu_k, **options)
    return verdict.check_call(operate, cu_seqlens_q=cu_q, cu_seqlens_k=cu_k, **options, **dict(given))


@HALVES
def test_row_17_packed_sequences_with_one_key(implementation, dtype):
    results = check_varlen([76, 34, 146], [1, 1, 1], 1, 1, 32, dtype, causal=True)
    assert (results["out"][:, :, :75] == 0).all() and (results["lse"][:, :, :75] == -torch.inf).all()
    assert (results["dq"][:, :, :75] == 0).all()


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_row_18_one_query_and_one_key(implementation, dtype):
    tensors = {name: normal(1, 1, 1, 16, dtype=dtype) for name in "qkv"}
    results = Verdict(tensors, normal(1, 1, 1, 16, dtype=dtype)).check_call(attend)
    torch.testing.assert_close(results["out"], tensors["v"], rtol=float(2 * torch.finfo(dtype).eps) if dtype == torch.float32 else 0, atol=0)
    # Zero but for the order in which two float32 sums of the same products are added.
    assert results["dq"].abs().max() < 1e-5 and results["dk"].abs().max() < 1e-5


def test_row_19_causal_for_unequal_lengths():
    def picture(lengths, causal):
        """What a query sees, from one-hot values."""
        q, k = torch.zeros(1, 1, lengths[0], 8), torch.zeros(1, 1, lengths[1], 8)
        v = torch.eye(lengths[1]).view(1, 1, lengths[1], lengths[1]).contiguous()
        out = anywarp.attention(q, k, v, causal=causal)[0, 0]
        return ["".join(".x"[int(weight > 0)] for weight in row) for row in out]

    for default in (True, "bottom-right"):
        assert picture((2, 5), default) == ["xxxx.", "xxxxx"]
        assert picture((5, 2), default) == ["..", "..", "..", "x.", "xx"]
    assert picture((2, 5), "top-left") == ["x....", "xx..."]
    assert picture((5, 2), "top-left") == ["x.", "xx", "xx", "xx", "xx"]
    q, k, v = normal(1, 2, 5, 8), normal(1, 2, 2, 8), normal(1, 2, 2, 8)
    torch.testing.assert_close(anywarp.scaled_dot_product_attention(q, k, v, is_causal=True), anywarp.attention(q, k, v, causal="top-left"))
    torch.testing.assert_close(flash_attn().flash_attn_func(*(t.transpose(1, 2) for t in (q, k, v)), causal=True).transpose(1, 2),
                               anywarp.attention(q, k, v, causal="bottom-right"))
    with pytest.raises(ValueError, match="causal.*bottom-right"):
        anywarp.attention(q, k, v, causal="upper-left")


@pytest.mark.parametrize("lengths", [(5, 2), (2, 5), (64, 130), (130, 64), (1, 257)])
@pytest.mark.parametrize("causal", ["bottom-right", "top-left"])
def test_row_19_values_for_unequal_lengths(implementation, causal, lengths):
    tensors = {"q": normal(1, 2, lengths[0], 24), "k": normal(1, 2, lengths[1], 24), "v": normal(1, 2, lengths[1], 24)}
    Verdict(tensors, normal(1, 2, lengths[0], 24), causal=causal).check_call(attend, causal=causal)


def flash_attn():
    return pytest.importorskip("anywarp.flash_attn")


@pytest.mark.parametrize("lengths", [[0, 0, 0, 1023], [1023, 0, 0], [0, 0], [0, 5, 0, 0, 3, 0]])
@pytest.mark.parametrize("causal", [False, True])
def test_row_20_sequences_of_no_length(implementation, causal, lengths):
    check_varlen(lengths, lengths, 1, 1, 16, causal=causal)


@HALVES
def test_row_21_no_query_in_one_sequence(implementation, dtype):
    results = check_varlen([33, 0, 20], [40, 17, 21], 4, 2, 64, dtype)
    assert (results["dk"][:, :, 40:57] == 0).all() and (results["dv"][:, :, 40:57] == 0).all()


def test_row_21_no_key_in_one_sequence(implementation):
    results = check_varlen([33, 8, 20], [40, 0, 21], 4, 2, 32)
    assert (results["out"][:, :, 33:41] == 0).all() and (results["dq"][:, :, 33:41] == 0).all()


@HALVES
def test_row_22_a_sequence_without_a_query_under_gqa(implementation, dtype):
    check_varlen([1, 0, 1], [3, 0, 5], 9, 3, 64, dtype, given={"max_seqlen_q": 1, "max_seqlen_k": 5})


@HALVES
def test_row_23_fewer_queries_than_sequences(implementation, dtype):
    check_varlen([0, 0, 0, 1], [64, 3, 0, 77], 21, 7, 120, dtype)


@pytest.mark.parametrize("extra", [1, 40])
def test_row_24_rows_past_the_last_sequence(implementation, extra):
    results = check_varlen([20, 30], [25, 30], 2, 1, 16, extra=extra)
    assert (results["out"][:, :, 50:] == 0).all() and (results["lse"][:, :, 50:] == -torch.inf).all()
    for name, end in (("dq", 50), ("dk", 55), ("dv", 55)):
        assert (results[name][:, :, end:] == 0).all()


def test_row_24_a_sequence_longer_than_said_is_refused_or_right(implementation):
    cu = offsets([20, 30])
    tensors = {name: normal(1, 2, 50, 16) for name in "qkv"}
    verdict = Verdict(tensors, judge=oracle.varlen, cu_seqlens_q=cu, cu_seqlens_k=cu)
    try:
        results = evaluate(operate, tensors, cu_seqlens_q=cu, cu_seqlens_k=cu, max_seqlen_q=10, max_seqlen_k=10)
    except (ValueError, RuntimeError) as error:
        assert "max_seqlen" in str(error) and "10" in str(error)
    else:
        verdict.check(results)


@pytest.mark.parametrize("broken", [[0, 20, 60], [0, 30, 20], [0, -1, 50]])
def test_row_24_broken_offsets_are_refused(implementation, broken):
    q = normal(1, 2, 50, 16)
    wrong = torch.tensor(broken, dtype=torch.int32)
    with pytest.raises((ValueError, RuntimeError), match="cu_seqlens"):
        operate(q, q, q, cu_seqlens_q=wrong, cu_seqlens_k=wrong)


def test_row_25_lengths_are_read_at_every_call(implementation):
    """The CPU's counterpart of a captured graph: one compiled function, lengths changed in place between calls."""
    q, k, v = normal(2, 4, 1, 32), normal(2, 2, 600, 32), normal(2, 2, 600, 32)
    lengths = torch.tensor([600, 600], dtype=torch.int32)
    for now in ([600, 600], [1, 257], [0, 599], [300, 2]):
        lengths.copy_(torch.tensor(now))
        verdict = Verdict({"q": q, "k": k, "v": v}, judge=oracle.cached, seqlens_k=lengths)
        verdict.check_call(operate, seqlens_k=lengths)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("keys", [1, 255, 256, 257, 1025])
def test_row_26_one_query_and_257_keys(implementation, keys, dtype):
    Verdict({"q": normal(1, 1, 1, 32, dtype=dtype), "k": normal(1, 1, keys, 32, dtype=dtype), "v": normal(1, 1, keys, 32, dtype=dtype)},
            normal(1, 1, 1, 32, dtype=dtype)).check_call(attend)


@HALVES
@pytest.mark.parametrize("head_dim", [64, 128, 256])
def test_row_27_packed_sequences_of_one_query(implementation, head_dim, dtype):
    check_varlen([1, 1, 1], [512, 100, 37], 8, 8, head_dim, dtype, causal=True)


@pytest.mark.parametrize("new", [1, 5, 33])
def test_row_28_several_queries_on_a_cache(implementation, new):
    interface = flash_attn()
    q, k, v = normal(2, new, 4, 32), normal(2, 128, 2, 32), normal(2, 128, 2, 32)
    new_k, new_v = normal(2, new, 2, 32), normal(2, new, 2, 32)
    lengths = torch.tensor([70, 13], dtype=torch.int32)
    expected_k, expected_v = k.clone(), v.clone()
    for sequence, length in enumerate(lengths.tolist()):
        expected_k[sequence, length:length + new], expected_v[sequence, length:length + new] = new_k[sequence], new_v[sequence]
    out = interface.flash_attn_with_kvcache(q, k, v, new_k, new_v, cache_seqlens=lengths, causal=True)
    assert torch.equal(k, expected_k) and torch.equal(v, expected_v)
    tensors = {"q": q.transpose(1, 2), "k": expected_k.transpose(1, 2), "v": expected_v.transpose(1, 2)}
    verdict = Verdict(tensors, judge=oracle.cached, seqlens_k=lengths + new, causal=True)
    verdict.check({"out": out.transpose(1, 2)})


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("lengths", [[1, 2, 3, 4], [127, 128, 129], [63, 65, 1, 64], [17] * 7, [31, 0, 33]])
def test_row_29_offsets_of_padded_tiles(implementation, lengths, dtype):
    """Sequences that end on either side of every tile edge, backward."""
    check_varlen(lengths, lengths[::-1], 2, 1, 48, dtype)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("length, head_dim", [(256, 63), (100, 59), (77, 111), (130, 72), (33, 120), (65, 200), (50, 1), (3, 7)])
def test_row_30_sizes_that_are_no_power_of_two(implementation, length, head_dim, dtype):
    tensors = {name: normal(1, 2, length, head_dim, dtype=dtype) for name in "qkv"}
    Verdict(tensors, normal(1, 2, length, head_dim, dtype=dtype), causal=True).check_call(attend, causal=True)


def test_row_30_every_implementation_says_what_it_refuses(implementation):
    q = normal(1, 1, 4, 600)
    try:
        Verdict({"q": q, "k": q, "v": q}).check_call(attend)
    except RuntimeError as error:
        assert "head_dim" in str(error) and "600" in str(error)
    with forced("no-such-thing"), pytest.raises((ValueError, RuntimeError), match="no-such-thing"):
        attend(q, q, q)
