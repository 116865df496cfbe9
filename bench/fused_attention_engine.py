#!/usr/bin/env python3
"""Puts the CPU engine's errors beside the GPU's: runs the example at warp 32 and its port at warp 64 over the cases of
bench/results/fused_attention_h200.json and writes fused_attention_engine.json and the table fused_attention.md beside it.

    bench/fused_attention_engine.py [--anywarp build/bin/anywarp] [--longest 2048]
"""
import argparse
import datetime
import json
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench/results"
CASE = re.compile(r"case head_dim=(\d+) chunk=(\d+) seqlen=(\d+) mask=(\w+) batch=(\d+) heads=(\d+): relative error (\S+) (ok|WRONG)")


def key(case):
    return (case["head_dim"], case["chunk"], case["seqlen"], case["mask"], case["batch"], case["heads"])


def errors(anywarp, project, warp, cases):
    """Relative error of each case, by running the project's driver on the engine."""
    found = {}
    for case in cases:
        words = [str(field) for field in case]
        command = [anywarp, "run", project, "--warp", str(warp), "--json", "--", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        for match in CASE.finditer(json.loads(done.stdout)["runs"][0]["stdout"]):
            found[case] = float(match[7])
        print(f"warp {warp} {' '.join(words)}: {found.get(case)}", flush=True)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--anywarp", default=str(ROOT / "build/bin/anywarp"))
    parser.add_argument("--longest", type=int, default=2048, help="leave out cases with longer sequences")
    options = parser.parse_args()

    gpu = json.loads((RESULTS / "fused_attention_h200.json").read_text())
    measured = {key(case): case["relative_error"] for run in gpu["correct"] for case in run["cases"]}
    cases = [case for case in measured if case[2] <= options.longest]
    with tempfile.TemporaryDirectory() as folder:
        port = pathlib.Path(folder) / "hip"
        subprocess.run([options.anywarp, "port", str(ROOT / "examples/fused_attention"), "-o", str(port)], check=True, capture_output=True)
        original = errors(options.anywarp, str(ROOT / "examples/fused_attention"), 32, cases)
        ported = errors(options.anywarp, str(port), 64, cases)

    today = datetime.date.today().isoformat()
    fields = ["head_dim", "chunk", "seqlen", "mask", "batch", "heads"]
    rows = [{**dict(zip(fields, case)), "h200": measured[case], "engine_warp32": original[case], "engine_warp64_port": ported[case]}
            for case in cases]
    (RESULTS / "fused_attention_engine.json").write_text(
        json.dumps({"date": today, "command": "bench/fused_attention_engine.py", "h200_date": gpu["date"], "cases": rows}, indent=1) + "\n")
    lines = [f"Relative error ||out - ref|| / ||ref|| against float64 loops. H200: {gpu['device']}, {gpu['date']}, measured by",
             f"`{gpu['command']}`. Engine: run on the CPU, {today}, by `bench/fused_attention_engine.py`.", "",
             "| head_dim | chunk | seqlen | mask | batch | heads | CUDA on the H200 | CUDA on the engine, warp 32 | port on the engine, warp 64 |",
             "|" + "---|" * 9]
    lines += ["| " + " | ".join([*(str(row[field]) for field in fields), *(f"{row[who]:.1e}" for who in ("h200", "engine_warp32", "engine_warp64_port"))]) + " |"
              for row in rows]
    (RESULTS / "fused_attention.md").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
