"""The faulty example's README names its faults by line; the lines must still be those."""

import pathlib

import pytest

FAULTY = pathlib.Path(__file__).resolve().parents[2] / "examples" / "fused_attention_faulty"


@pytest.mark.parametrize(
    "file, line, code",
    [
        ("attention_kernel.cuh", 68, "src2[i]"),
        ("attention_kernel.cuh", 95, "half* results = probs + chunk_size * chunk_size"),
        ("attention_kernel.cuh", 172, "first && mask != nullptr"),
        ("attention_kernel.cuh", 233, "load_matrix_sync(prob_fragment"),
        ("attention_kernel.cuh", 239, "store_matrix_sync(results"),
        ("attention_kernel.cuh", 256, "}"),
        ("attention.cu", 46, "launch<128, 64, 4>"),
    ],
)
def test_line(file, line, code):
    text = (FAULTY / "csrc" / file).read_text().splitlines()
    assert code in text[line - 1]
    readme = (FAULTY / "README.md").read_text()
    assert str(line) in readme
