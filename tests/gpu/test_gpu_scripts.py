"""The scripts for a GPU machine, as far as a machine without one can tell: they compile and import, their pictures show the
numbers, dropout's mask is the C++'s, and the command that runs all of them notices what goes wrong.
"""

import argparse
import csv
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

import pytest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "bench"), str(HERE), str(HERE / "attention")]
torch = pytest.importorskip("torch")

import attention_gpu_report  # noqa: E402
import fused_vs_naive  # noqa: E402
import philox  # noqa: E402
import plot  # noqa: E402
import run_all  # noqa: E402

FACTS = {"device": "Some GPU <8>", "driver": "1.2", "torch": "2.11", "date": "2026-01-02"}


@pytest.mark.parametrize("script", [*ROOT.glob("bench/*.py"), *HERE.rglob("*.py")], ids=lambda path: path.name)
def test_scripts_compile(script):
    compile(script.read_text(), script, "exec")


def shown(svg):
    """What the bars say: {(series, value)} of the picture, which has to be well-formed."""
    root = xml.fromstring(svg)
    titles = [t.text for t in root.iter("{http://www.w3.org/2000/svg}title")]
    return [re.fullmatch(r"(.+): (\S+) .+", t).groups() for t in titles]


def heights(svg):
    return [float(h) for h in re.findall(r'height="([\d.]+)" fill="#\w+"><title>', svg)]


def test_bars_are_as_tall_as_their_values():
    bars = {"anywarp": [4.0, 1.0], "other": [2.0, None]}
    svg = plot.chart("a < b", ["note"], [plot.Panel("panel", "ms", ["x\ny", "z"], bars)])
    assert sorted(shown(svg)) == [("anywarp", "1"), ("anywarp", "4"), ("other", "2")]
    tall = dict(zip(shown(svg), heights(svg), strict=True))
    assert tall["anywarp", "4"] == pytest.approx(2 * tall["other", "2"], rel=0.01)
    assert plot.OUR_COLOUR in svg and "a &lt; b" in svg


def test_a_logarithmic_axis_and_what_is_no_number():
    bars = {"a": [1e-3], "b": [1e-1], "c": [float("nan")]}
    svg = plot.chart("t", [], [plot.Panel("p", "error", ["g"], bars, logarithmic=True, form="{:.0e}")])
    assert shown(svg) == [("a", "1e-03"), ("b", "1e-01"), ("c", "nan")]
    low, high, nan = heights(svg)
    assert 0 < low < high < nan == plot.PLOT_HEIGHT


def test_the_report_of_attention_gpu(tmp_path):
    def rates(ours, theirs, peer="flash2"):
        return {"ours": {"ms": 1.0, "tflops": ours}, peer: {"ms": 2.0, "tflops": theirs}}

    shape = {"dtype": "bfloat16", "batch": 1, "heads": 2, "head_dim": 64, "seqlen": 4096, "causal": True}
    cells = [
        {**shape, "forward": rates(300.0, 200.0), "backward": rates(150.0, 200.0)},
        {**shape, "dtype": "float32", "forward": rates(44.0, 40.0, "efficient"), "backward": rates(20.0, 40.0, "efficient")},
    ]
    decode = [{"batch": 16, "seqlen_k": 8192, "ms": 0.1, "tb_per_s": 4.04}]
    result = {**FACTS, "gemm_tflops": 600.0, "dense": cells, "decode": decode}
    attention_gpu_report.summarise(result)
    assert result["forward_over_flash2"] == {"geometric_mean": 1.5, "least": 1.5}
    assert result["forward_over_efficient"]["least"] == pytest.approx(1.1)
    attention_gpu_report.write(result, tmp_path / "run.json")
    assert json.loads((tmp_path / "run.json").read_text())["driver"] == "1.2"
    rows = list(csv.DictReader((tmp_path / "run.csv").open()))
    first = {"kernel": "ours", "pass": "forward", "share_of_gemm": "0.5000"}
    assert len(rows) == 8 and first.items() <= rows[0].items()
    assert ("FlashAttention-2", "200") in shown((tmp_path / "run_tflops.svg").read_text())
    ratios = (tmp_path / "run_ratio.svg").read_text()
    assert {value for _, value in shown(ratios)} == {"1.50", "0.75", "1.10", "0.50"}
    assert "Some GPU &lt;8&gt;" in ratios

    page = tmp_path / "page.md"
    page.write_text("above\n<!-- generated: figures -->\nold\n<!-- end -->\nbelow\n")
    attention_gpu_report.write_docs(result, page)
    text = page.read_text()
    assert text.startswith("above\n") and text.endswith("<!-- end -->\nbelow\n") and "old" not in text
    assert "| bfloat16 | 64 | causal | 4096 | 300 |  | 200 |" in text and "Decoding, 16 sequences of 8192 keys: 4.0 TB/s." in text


def test_the_report_of_fused_vs_naive(tmp_path):
    def kernels(d):
        return {n: {"ms": 1.5 * d / 64, "max_abs": 0.01, "relative": "nan" if n == "faulty" else 3e-4} for n in fused_vs_naive.KERNELS}

    rows = [{"head_dim": d, "inputs": i, "kernels": kernels(d)} for d in fused_vs_naive.HEAD_DIMS for i in fused_vs_naive.INPUTS]
    fused_vs_naive.write({**FACTS, "rows": rows}, tmp_path / "f.json")
    said = shown((tmp_path / "f.svg").read_text())
    assert ("anywarp", "3.00") in said and said.count(("anywarp", "3e-04")) == 6
    assert said.count(("examples/fused_attention_faulty", "nan")) == 6
    assert "nan" in fused_vs_naive.table(rows[0])
    assert len(list(csv.DictReader((tmp_path / "f.csv").open()))) == 30


def test_dropout_is_philox():
    """Known answers of Random123, and the order of an element's words."""
    digits = [torch.tensor([word]) for word in (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)]
    words = philox.philox4x32_10(digits, (0xA4093822, 0x299F31D0))
    assert [int(word) for word in words] == [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1]
    kept = philox.kept((0.5, 7, 2**64 - 1), 1, 2, 3, 6, "cpu")
    assert set(kept.unique().tolist()) == {0.0, 2.0}
    for head, stream in ((0, 2**64 - 1), (1, 0)):  # offset + head, in 64 bits.
        counter = [torch.tensor([word]) for word in (1, 2, stream & philox.WORD, stream >> 32)]
        word = philox.philox4x32_10(counter, (7, 0))[1]
        assert (kept[0, head, 2, 5] == 2) == (int(word) >= 2**31)


def test_every_failing_shape_has_its_report():
    import run_failing_shapes

    rows = {row for row, _, _ in run_failing_shapes.cases()}
    known = {int(row["row"]) for row in csv.DictReader(run_failing_shapes.TABLE.open(), delimiter="\t", quoting=csv.QUOTE_NONE)}
    assert rows <= known and len(rows) > 50


def test_run_all_notices(tmp_path, capsys):
    options = argparse.Namespace(logs=tmp_path, timeout=60)

    def verdict(script, needed="fine"):
        return run_all.run("step", [sys.executable, "-c", script], {}, needed, options)

    assert verdict("print('seed 3'); print('fine')") == ""
    assert "seed 3" in capsys.readouterr().out
    assert verdict("print('fine'); raise SystemExit(3)") == "exit code 3"
    assert "does not say" in verdict("print('nothing')")
    assert "No such file" in run_all.run("step", ["/nowhere/tool"], {}, "fine", options)
