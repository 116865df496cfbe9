"""The recorded GPU run is evidence that other claims lean on: it must say what they say it says."""

import json
import pathlib

import pytest

RESULTS = pathlib.Path(__file__).resolve().parents[2] / "bench" / "results" / "fused_attention_h200.json"


@pytest.fixture(scope="module")
def document():
    return json.loads(RESULTS.read_text())


def test_correct_example_is_within_fp16_accuracy(document):
    cases = [case for run in document["correct"] for case in run["cases"]]
    assert len(cases) >= 12
    assert max(case["relative_error"] for case in cases) < 1e-3
    assert {case["mask"] for case in cases} == {"none", "causal", "random", "padding"}
    assert any(case["seqlen"] % case["chunk"] for case in cases)
    assert max(case["seqlen"] for case in cases if case["head_dim"] == 128) == 2048


def test_sanitizer_finds_the_faulty_one_only(document):
    reports = {(run["binary"], run["tool"]): run["reports"] for run in document["sanitizer"]}
    for tool in ("memcheck", "racecheck", "initcheck", "synccheck"):
        assert reports["fused_attention", tool] == 0
    assert reports["fused_attention_faulty", "racecheck"] > 0
    assert reports["fused_attention_faulty", "memcheck"] > 0
    assert document["problems"] == []


def test_faulty_example_is_wrong_on_every_default_case(document):
    assert [case["ok"] for case in document["faulty"]["cases"]] == [False] * 4


def test_fused_vs_naive_is_right_where_it_claims_to_be():
    rows = json.loads(RESULTS.with_name("fused_vs_naive_h200.json").read_text())["rows"]
    assert {(row["head_dim"], row["inputs"]) for row in rows} == {(d, i) for d in (64, 128) for i in ("randn", "logits ×8", "outliers")}
    for row in rows:
        kernels = row["kernels"]
        assert kernels["ours"]["max_abs"] <= 2 * kernels["naive"]["max_abs"]
        assert kernels["ours"]["relative"] < kernels["naive"]["relative"] < 1e-2
        assert kernels["example"]["relative"] < 1e-2
        assert not float(kernels["faulty"]["relative"]) <= 0.1  # NaN is as wrong.
