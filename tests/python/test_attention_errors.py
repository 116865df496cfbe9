"""A wrong argument is a Python exception that names the argument, its value and what would be valid; nothing is computed."""

import os

import pytest
import torch

import anywarp
from anywarp import ops


def qkv(dtype=torch.float32):
    return torch.zeros(2, 4, 5, 8, dtype=dtype), torch.zeros(2, 2, 6, 8, dtype=dtype), torch.zeros(2, 2, 6, 8, dtype=dtype)


@pytest.mark.parametrize("error, words, options", [
    (ValueError, ["causal", "'left'", "top-left"], dict(causal="left")),
    (ValueError, ["causal", "1", "bottom-right"], dict(causal=1)),
    (ValueError, ["window", "3", "(left, right)"], dict(window=3)),
    (ValueError, ["window", "-2", "None or -1"], dict(window=(-2, 0))),
    (ValueError, ["scale", "nan", "finite"], dict(scale=float("nan"))),
    (ValueError, ["softcap", "-1", "0 (none)"], dict(softcap=-1.0)),
    (ValueError, ["dropout_p", "1.0", "below 1"], dict(dropout_p=1.0)),
    (TypeError, ["bias", "torch.bool", "floating"], dict(bias=torch.ones(5, 6, dtype=torch.bool))),
    (ValueError, ["bias", "(5, 7)", "(2, 4, 5, 6)"], dict(bias=torch.zeros(5, 7))),
    (TypeError, ["mask", "torch.float32", "torch.bool"], dict(mask=torch.zeros(5, 6))),
    (ValueError, ["mask", "(3, 5, 6)", "(2, 4, 5, 6)"], dict(mask=torch.ones(3, 5, 6, dtype=torch.bool))),
    (ValueError, ["mask", "at most 4 axes"], dict(mask=torch.ones(1, 1, 1, 5, 6, dtype=torch.bool))),
    (TypeError, ["alibi_slopes", "torch.float16", "torch.float32"], dict(alibi_slopes=torch.zeros(4, dtype=torch.float16))),
    (ValueError, ["alibi_slopes", "3", "4"], dict(alibi_slopes=torch.zeros(3))),
    (TypeError, ["sinks", "torch.int64", "floating"], dict(sinks=torch.zeros(4, dtype=torch.int64))),
    (ValueError, ["sinks", "5", "4"], dict(sinks=torch.zeros(5))),
], ids=lambda value: str(value) if isinstance(value, dict) else "")
def test_options(error, words, options):
    with pytest.raises(error) as raised:
        anywarp.attention(*qkv(), **options)
    assert [word for word in words if word not in str(raised.value)] == [], str(raised.value)


@pytest.mark.parametrize("error, words, change", [
    (TypeError, ["q", "list", "Tensor"], lambda q, k, v: ([1.0], k, v)),
    (ValueError, ["k", "(2, 6, 8)", "4 axes"], lambda q, k, v: (q, k[:, 0], v)),
    (TypeError, ["q", "torch.float64", "torch.float32"], lambda q, k, v: (q.double(), k.double(), v.double())),
    (TypeError, ["v", "torch.float16", "torch.float32"], lambda q, k, v: (q, k, v.half())),
    (ValueError, ["k", "7"], lambda q, k, v: (q, torch.zeros(2, 2, 6, 7), v)),
    (ValueError, ["v", "5"], lambda q, k, v: (q, k, torch.zeros(2, 2, 5, 8))),
    (ValueError, ["k", "3"], lambda q, k, v: (q, k[:, :1].expand(2, 3, 6, 8), v[:, :1].expand(2, 3, 6, 8))),
    (ValueError, ["k", "1"], lambda q, k, v: (q, k[:1], v[:1])),
], ids=["list", "3 axes", "float64", "mixed", "head_dim", "seqlen", "heads", "batch"])
def test_tensors(error, words, change):
    with pytest.raises(error) as raised:
        anywarp.attention(*change(*qkv()))
    assert [word for word in words if word not in str(raised.value)] == [], str(raised.value)


@pytest.mark.parametrize("device, words", [("mps", "q is on mps:0; valid: cpu"), ("cuda", "q is on cuda:0; valid: cpu; .*`make cuda` or `make hip`")])
def test_devices_without_kernels(device, words):
    from torch._subclasses import FakeTensorMode

    if device in ops.DEVICES:
        pytest.skip("this library has kernels for it")
    with FakeTensorMode():
        q = torch.empty(1, 1, 2, 8, device=device)
        with pytest.raises(ValueError, match=words):
            anywarp.attention(q, q, q)


def test_every_implementation_is_there_or_says_why_not():
    why_not = {one.name: one.unavailable for one in anywarp.implementations()}
    assert {"sm80", "cdna", "rdna", "cpu-generic", "reference"} <= set(why_not) and why_not["reference"] == ""
    if "cuda" not in ops.DEVICES:
        assert why_not["sm80"] == "not built: configure with -DANYWARP_CUDA=ON, as `make cuda` does"


def test_the_newest_build_is_loaded(tmp_path, monkeypatch):
    from anywarp import _library

    monkeypatch.delenv("ANYWARP_TORCH_LIBRARY", raising=False)
    monkeypatch.setattr(_library, "__file__", str(tmp_path / "python/anywarp/_library.py"))
    for age, folder in enumerate(("build/cuda/lib", "build/lib")):
        path = tmp_path / folder / _library.NAME
        path.parent.mkdir(parents=True)
        path.touch()
        os.utime(path, (1000 - age, 1000 - age))
    monkeypatch.setattr(torch.version, "hip", None)
    found = lambda: [path.parent.relative_to(tmp_path).as_posix() for path in _library.candidates()]  # noqa: E731
    assert found() == ["python/anywarp", "build/cuda/lib", "build/lib"]
    monkeypatch.setattr(torch.version, "hip", "7.2")
    assert found() == ["python/anywarp", "build/lib", "build/hip/lib"]


def test_low_level_arguments():
    q, k, v = qkv()
    lengths = torch.tensor([0, 2, 5])
    for words, args, options in [
        (["cu_seqlens_q", "int64", "int32"], (), dict(cu_seqlens_q=lengths, cu_seqlens_k=lengths)),
        (["q.shape[0]", "2", "1 with cu_seqlens_q"], (), dict(cu_seqlens_q=lengths.int(), cu_seqlens_k=lengths.int())),
        (["seqlens_k", "(3)", "2 rows"], (), dict(seqlens_k=lengths.int())),
        (["seqlens_k", "7"], (), dict(seqlens_k=torch.tensor([7, 1], dtype=torch.int32))),
        (["dropout_state", "None"], (), dict(dropout_p=0.5)),
        (["dropout_state", "int64"], (), dict(dropout_p=0.5, dropout_state=torch.zeros(2))),
        (["causal", "3"], (), dict(causal=3)),
        (["bias", "4 axes"], (torch.zeros(5, 6),), {}),
        (["window_left", "-3"], (), dict(window_left=-3)),
    ]:
        with pytest.raises(ValueError) as raised:
            ops.attention(q, k, v, *args, **options)
        text = str(raised.value).replace("Long", "int64").replace("(3,", "(3")
        assert [word for word in words if word not in text] == [], text


def test_backward_arguments():
    q, k, v = qkv()
    out, lse = ops.attention(q, k, v)
    wanted = [True] * 5
    for words, args in [
        (["dlse", "Double", "float32"], (out, lse.double(), out, lse)),
        (["lse", "(2, 4, 5, 1)", "3 axes"], (out, None, out, lse[..., None])),
        (["dout", "(2, 4, 5, 7)"], (out[..., :7], None, out, lse)),
        (["dout", "half"], (out.half(), None, out, lse)),
    ]:
        with pytest.raises(ValueError) as raised:
            ops.attention_backward(*args, q, k, v, wanted=wanted)
        text = str(raised.value).replace("[", "(").replace("]", ")").replace("Float16", "half").replace("float16", "half")
        assert [word for word in words if word not in text] == [], text


def test_the_compiled_graph_refuses_too():
    q, k, v = qkv()
    with pytest.raises(Exception, match="causal is 'left'"):
        torch.compile(anywarp.attention, fullgraph=True, backend="eager")(q, k, v, causal="left")


def test_what_no_implementation_takes_says_why(monkeypatch):
    q, k, v = qkv()
    pages = dict(block_table=torch.zeros(2, 1, dtype=torch.int32), seqlens_k=torch.full((2,), 6, dtype=torch.int32))
    out, _ = ops.attention(q.requires_grad_(), k, v, **pages)
    with pytest.raises(RuntimeError, match="cannot run this: .*block_table"):
        out.sum().backward()
    monkeypatch.setenv("ANYWARP_ATTENTION", "abacus")
    with pytest.raises((ValueError, RuntimeError), match="ANYWARP_ATTENTION.*abacus.*reference"):
        anywarp.attention(q, k, v)
