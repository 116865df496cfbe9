"""`anywarp bench attention` and `anywarp tune` on problems of milliseconds: that their figures are whole, never how large."""

import os
import sys
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import document, run

SMALL = ["--shape", "1,2,64,16", "--dtype", "float32", "--threads", "1"]


def bench(*arguments, env=None):
    return run("bench", "attention", "--seconds", "0", *arguments, env=env)


def test_bench_without_a_peer():
    answer = document(bench(*SMALL, "--peer", "none", "--json"), "bench")
    assert [(f["pass"], f["causal"]) for f in answer["figures"]] == [("forward", False), ("forward", True), ("backward", False), ("backward", True)]
    assert [f["flops"] for f in answer["figures"]] == [4 * 2 * 64 * 64 * 16 * x for x in (1, 0.5, 2.5, 1.25)]
    for figure in answer["figures"]:
        assert figure["seconds"] > 0 and figure["turns"] >= 3 and "ratio" not in figure
    assert answer["peer"] == "" and answer["threads"] == 1


def test_bench_forces_a_kernel():
    answer = document(bench(*SMALL, "--pass", "forward", "--peer", "none", "--json", env={"ANYWARP_ATTENTION": "reference"}), "bench")
    assert {f["implementation"] for f in answer["figures"]} == {"reference"}
    unknown = bench(*SMALL, "--peer", "none", env={"ANYWARP_ATTENTION": "nonsense"})
    assert unknown.returncode == 2 and "ANYWARP_ATTENTION is nonsense" in unknown.stderr


def test_bench_beside_torch_with_accuracy():
    pytest.importorskip("torch")
    arguments = ["--shape", "1,4/2,64,16", "--threads", "1", "--accuracy", "--json"]
    answer = document(bench(*arguments, env={"ANYWARP_PYTHON": sys.executable}), "bench")
    assert answer["peer"].startswith("torch ") and answer["peer_missing"] == ""
    for figure in answer["figures"]:
        assert "peer_error" not in figure and figure["ratio"] > 0 and figure["peer_seconds"] > 0
        # The same numbers reached both: what is wrong by more than rounding would be wrong by about 1.
        limit = {"float32": 1e-5, "float16": 2e-2, "bfloat16": 1e-1}[figure["dtype"]]
        assert set(figure["errors"]) == ({"out"} if figure["pass"] == "forward" else {"dq", "dk", "dv"})
        for name, error in figure["errors"].items():
            assert error < limit and figure["peer_errors"][name] < limit, figure


def test_bench_says_why_there_is_no_peer(tmp_path):
    # A Python that has no torch, whatever this one has.
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} -S -I "$@"\n')
    python.chmod(0o755)
    programs = tmp_path / "bin"
    programs.mkdir()
    env = {"ANYWARP_PYTHON": str(python), "PATH": str(programs)}
    done = bench(*SMALL, "--json", env=env)
    answer = document(done, "bench")
    if answer["peer"] == "":
        assert "torch" in answer["peer_missing"] and all("ratio" not in f for f in answer["figures"])


def test_bench_of_decoding_counts_bytes():
    answer = document(bench("--shape", "1,8/2,1,256,32", "--dtype", "bfloat16", "--peer", "none", "--json"), "bench")
    (figure,) = answer["figures"]
    assert figure["kv_bytes"] == 2 * 256 * 64 * 2 and answer["read_bandwidth"] > 0 and figure["share_of_limit"] > 0


def test_bench_writes_a_table_csv_and_a_picture(tmp_path):
    done = bench(*SMALL, "--pass", "forward", "--peer", "none", "--csv", tmp_path / "f.csv", "--plot", tmp_path / "f.svg")
    assert done.returncode == 0 and "float32 forward causal 1x2x64x16" in done.stdout and done.stderr == ""
    header, *rows = (tmp_path / "f.csv").read_text().splitlines()
    assert header.startswith("dtype,pass,mask") and len(rows) == 2
    assert all(row.count(",") == header.count(",") for row in rows)
    picture = ElementTree.parse(tmp_path / "f.svg").getroot()
    assert len(picture.findall(".//{*}rect")) == 1 + 2
    assert sorted(os.listdir(tmp_path)) == ["f.csv", "f.svg"]


@pytest.mark.parametrize("shape", ["", "1,2,3", "1,2,3,4,5,6", "1,3/2,8,8", "0,1,8,8", "1,1,8,x"])
@pytest.mark.parametrize("command", [["bench", "attention"], ["tune"]])
def test_a_shape_that_cannot_be_read(command, shape):
    done = run(*command, "--shape", shape)
    assert done.returncode == 2 and "BATCH,HEADS,LENGTH,DIM" in done.stderr and done.stdout == ""


def test_nothing_left_to_run():
    done = bench("--shape", "1,1,1,64,8", "--mask", "causal", "--peer", "none")
    assert done.returncode == 2 and "no workload is left" in done.stderr


def test_tune_keeps_what_attention_then_uses(tmp_path):
    env = {"XDG_CACHE_HOME": str(tmp_path), "ANYWARP_ATTENTION": "cpu-generic"}
    small = ["--shape", "1,1,40,16", "--dtype", "float32", "--pass", "forward", "--rounds", "1", "--quick", "--threads", "1"]
    assert document(run("tune", *small, "--dry-run", "--json", env=env), "tune")["file"] == ""
    assert list(tmp_path.iterdir()) == []
    answer = document(run("tune", *small, "--json", env=env), "tune")
    assert [t["implementation"] for t in answer["tuned"]] == ["cpu-generic"] * 2
    text = open(answer["file"]).read()
    assert os.path.dirname(answer["file"]) == str(tmp_path / "anywarp")
    for tuned in answer["tuned"]:
        assert f"{tuned['shape_class']} = {tuned['best']['query_block']} {tuned['best']['key_block']}\n" in text
    done = run("tune", *small, env=env)
    assert done.returncode == 0 and "kept in" in done.stdout and done.stderr == ""


def test_tune_without_a_place_to_keep_it():
    env = {"ANYWARP_TILES": "", "ANYWARP_ATTENTION": "cpu-generic"}
    done = run("tune", "--shape", "1,1,20,16", "--dtype", "float32", "--pass", "forward", "--quick", "--rounds", "1", env=env)
    assert done.returncode == 1 and "ANYWARP_TILES" in done.stderr
