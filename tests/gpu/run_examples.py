#!/usr/bin/env python3
"""Runs the example attention on an NVIDIA GPU and under compute-sanitizer, and writes what was seen as JSON.

The CPU engine's claims are held to this file: the correct example must be within fp16 accuracy of float64 and clean
under every sanitizer tool; the faulty one must be caught. Needs a GPU, the two drivers built by
`make -C tests/gpu`, and compute-sanitizer. Standard library only, so that it runs on a bare machine.

    tests/gpu/run_examples.py --binaries build/gpu --out bench/results/fused_attention_h200.json

Exits with 1 if an expectation is not met, and says which. Times are not looked at.
"""

import argparse
import datetime
import json
import pathlib
import re
import subprocess
import sys

GOOD, FAULTY = "fused_attention", "fused_attention_faulty"

# Beyond the driver's own small list: (head_dim, chunk, seqlen, mask, batch, heads).
LARGER_CASES = [
    (32, 32, 1000, "random", 2, 2),
    (64, 32, 1023, "causal", 1, 4),
    (64, 64, 2048, "none", 1, 2),
    (64, 64, 1537, "padding", 2, 2),
    (128, 32, 2048, "none", 1, 2),
    (128, 32, 2048, "causal", 1, 2),
    (128, 32, 1999, "random", 1, 2),
]

# Which sanitizer tools must find something and which nothing; a tool that is not named is recorded, not judged.
EXPECTED = {
    GOOD: {"memcheck": False, "racecheck": False, "initcheck": False, "synccheck": False},
    FAULTY: {"memcheck": True, "racecheck": True},
}

CASE_LINE = re.compile(
    r"case head_dim=(\d+) chunk=(\d+) seqlen=(\d+) mask=(\w+) batch=(\d+) heads=(\d+): relative error (\S+) (ok|WRONG)"
)
# memcheck knows the bounds of an allocation but not that a neighbour's bytes are somebody else's: space them out.
PADDING = {"memcheck": ["--padding", "65536"]}

SUMMARY_LINE = re.compile(r"(?:ERROR|RACECHECK) SUMMARY: (\d+) (?:error|hazard)")


def run(command, timeout=300):
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    return done.returncode, done.stdout + done.stderr


def parse_cases(output):
    cases = []
    for head_dim, chunk, seqlen, mask, batch, heads, error, verdict in CASE_LINE.findall(output):
        cases.append(
            {
                "head_dim": int(head_dim),
                "chunk": int(chunk),
                "seqlen": int(seqlen),
                "mask": mask,
                "batch": int(batch),
                "heads": int(heads),
                # A string where JSON has no number for it (NaN).
                "relative_error": error if "n" in error else float(error),
                "ok": verdict == "ok",
            }
        )
    return cases


def run_driver(binary, arguments=()):
    command = [str(binary), *map(str, arguments)]
    code, output = run(command)
    return {"command": " ".join(command), "exit_code": code, "cases": parse_cases(output), "output": output.splitlines()}


def reports(output):
    """The distinct complaints, each as lines, without margins, addresses, counts and host backtraces."""
    lines = [re.sub(r"^=+ ?", "", line).strip() for line in output.splitlines() if line.startswith("=====")]
    found = []
    for i, line in enumerate(lines):
        if not re.match(r"(Invalid|Error:|Warning:|Uninitialized|Barrier|Race)", line):
            continue
        report = []
        for text in lines[i:]:
            if not text or "Saved host backtrace" in text:
                break
            text = re.sub(r"\+0x[0-9a-f]+| \[\d+ hazards\]", "", text)
            if text not in report and not re.match(r"(Address|Access to|by thread|and is|in block)", text):
                report.append(text)
        if report not in found:
            found.append(report)
    return found


def places(output):
    """The lines of the example that the reports name."""
    return sorted(set(re.findall(r"\b(attention[\w.]*\.(?:cuh|cu|h):\d+)", output)))


def run_sanitizer(sanitizer, tool, binary, logs):
    command = [sanitizer, "--tool", tool, *PADDING.get(tool, []), "--print-limit", "1000", str(binary)]
    code, output = run(command, timeout=600)
    if logs:
        (logs / f"{tool}_{binary.name}.log").write_text(output)
    found = [int(n) for n in SUMMARY_LINE.findall(output)]
    usable = bool(found) and "Device not supported" not in output
    return {
        "tool": tool,
        "binary": binary.name,
        "command": " ".join(command),
        "exit_code": code,
        "usable": usable,
        "reports": max(found) if usable else None,
        "summary": [line.lstrip("= ") for line in output.splitlines() if "SUMMARY" in line],
        "places": places(output) if usable else [],
        "distinct_reports": reports(output)[:12],
        "cases": parse_cases(output),
        "last_output": [] if usable else output.splitlines()[-10:],
    }


def judge(good_runs, faulty_run, sanitizer_runs):
    problems = []
    for entry in good_runs:
        if entry["exit_code"] != 0 or not entry["cases"] or not all(case["ok"] for case in entry["cases"]):
            problems.append(f"{entry['command']}: exit {entry['exit_code']}, {entry['output'][-1:]}")
    if all(case["ok"] for case in faulty_run["cases"]):
        problems.append(f"{faulty_run['command']}: no case is wrong, though the kernel is")
    for entry in sanitizer_runs:
        name = f"{entry['tool']} on {entry['binary']}"
        must_find = EXPECTED[entry["binary"]].get(entry["tool"])
        if not entry["usable"]:
            problems.append(f"{name}: compute-sanitizer gave no summary: {entry['last_output'][-1:]}")
        elif must_find is not None and must_find != (entry["reports"] > 0):
            problems.append(f"{name}: {entry['reports']} reports, expected {'some' if must_find else 'none'}")
    return problems


def device_name():
    code, output = run(["nvidia-smi", "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"])
    return output.strip().splitlines()[0] if code == 0 and output.strip() else "unknown"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binaries", type=pathlib.Path, default=pathlib.Path("build/gpu"))
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--logs", type=pathlib.Path, help="an existing folder for the sanitizer's whole output")
    parser.add_argument("--sanitizer", default="compute-sanitizer")
    args = parser.parse_args()

    good, faulty = args.binaries / GOOD, args.binaries / FAULTY
    for binary in (good, faulty):
        if not binary.is_file():
            sys.exit(f"{binary} does not exist; build it with: make -C tests/gpu")

    good_runs = [run_driver(good)] + [run_driver(good, case) for case in LARGER_CASES]
    faulty_run = run_driver(faulty)
    version = run([args.sanitizer, "--version"])[1].splitlines()
    sanitizer_runs = [
        run_sanitizer(args.sanitizer, tool, binary, args.logs)
        for binary in (good, faulty)
        for tool in ("memcheck", "racecheck", "initcheck", "synccheck")
    ]
    problems = judge(good_runs, faulty_run, sanitizer_runs)

    document = {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d"),
        "device": device_name(),
        "command": "tests/gpu/run_examples.py",
        "oracle": "float64 loops in the driver; relative error = ||out - ref|| / ||ref||",
        "correct": good_runs,
        "faulty": faulty_run,
        "sanitizer_version": next((line for line in version if line.startswith("Version")), ""),
        "sanitizer": sanitizer_runs,
        "expected": EXPECTED,
        "problems": problems,
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")

    for entry in good_runs + [faulty_run]:
        print("\n".join(line for line in entry["output"] if line.startswith("case") or "error" in line))
    for entry in sanitizer_runs:
        print(f"{entry['tool']:10} {entry['binary']:24} reports: {entry['reports']}  at {entry['places']}")
    for problem in problems:
        print("PROBLEM", problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
