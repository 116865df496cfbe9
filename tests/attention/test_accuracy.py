"""The accuracy rule: in no cell more than twice the error of PyTorch's math attention in the same dtype. A small run of
bench/attention_accuracy.py with every implementation, and the recorded large one."""

import json
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("anywarp")

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench"))

import attention_accuracy  # noqa: E402


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("dtype", attention_accuracy.DTYPES)
@pytest.mark.parametrize("name", attention_accuracy.INPUTS)
def test_at_most_twice_the_error_of_math_attention(implementation, name, dtype, causal):
    for bias in (False, True):
        cell = attention_accuracy.measure(name, dtype, causal, 64, length=96, heads=1, bias=bias, seeds=3, peers=False)
        for result, (ratio, roundings) in attention_accuracy.above_the_rule(cell).items():
            assert attention_accuracy.may_be_above(dtype, roundings), \
                f"{result}: {ratio:.2f} times the error of math attention, {roundings:.1f} roundings, {cell[result]}{', with a bias' if bias else ''}"
        for result in ("dq", "dk"):
            if cell[result]["exact"][0] < 1e-12:  # Zero by cancellation.
                assert cell[result]["ours"][0] < (1e-5 if dtype == "float32" else 0.05), result


@pytest.fixture(scope="module")
def document():
    return json.loads(attention_accuracy.RESULTS.read_text())


def test_recorded_cells_keep_the_rule(document):
    cells = document["cells"]
    assert len(cells) == len(attention_accuracy.DTYPES) * len(attention_accuracy.INPUTS) * 4 and document["seeds"] >= 8
    for cell in cells:
        assert set(cell["results"]) == {"out", "dq", "dk", "dv", "dbias"}
        for result, (ratio, roundings) in attention_accuracy.above_the_rule(cell["results"]).items():
            assert attention_accuracy.may_be_above(cell["dtype"], roundings), f"{cell['dtype']} {cell['input']} {result}: {ratio}, {roundings}"


def test_the_page_is_what_was_recorded(document):
    assert attention_accuracy.PAGE.read_text() == attention_accuracy.render(document), "run bench/attention_accuracy.py --render"
