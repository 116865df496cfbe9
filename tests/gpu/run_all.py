#!/usr/bin/env python3
"""Everything that is to be checked on an NVIDIA GPU, in one command; exits with 1 if anything is wrong.

    make cuda && make -C tests/gpu                                              # needs nvcc
    tests/gpu/run_all.py build/cuda/tests/gpu/attention/libanywarp_attention_gpu_test.so

- forward, backward: every option of the attention operator against float64 (tests/gpu/attention, PyTorch alone)
- failing: the shapes on which published kernels have failed (docs/public_failures.md)
- torch: PyTorch's tensors, CUDA graphs, streams, torch.compile (test_torch_gpu.py); where the operator was built, needs pytest
- sweep: the same operator without PyTorch, drawn problems against the CPU's reference
- memcheck, racecheck: a part of the sweep under compute-sanitizer
- examples: the CUDA examples, alone and under compute-sanitizer (run_examples.py)

Steps run side by side, inputs are fresh in each run and the seeds printed; the whole output of each is kept in --logs.
--small: the sweep and the sanitizer only.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ATTENTION = HERE / "attention"
TELLING = re.compile(r"^seed \d+|FAILED|\d+ passed|failed:|SUMMARY|problems ran|share of|PROBLEM|rror:| element \d+ is|differ$")


def steps(options):
    """{name: (command, environment, what its output must hold)}."""
    library = options.library.resolve()
    sweep = str(library.with_name("anywarp_attention_gpu_sweep"))
    families = "*Drawn*:" + ":".join(f"*/{dim}" for dim in options.head_dims)
    small = "*Drawn*:" + ":".join(f"*/{dim}" for dim in options.head_dims if dim in (64, 128))

    def cases(count):
        return {"ANYWARP_SWEEP_CASES": str(count)}

    def sanitizer(tool, *more):
        limits = ["--error-exitcode", "9", "--print-limit", "20", *more]
        return [options.sanitizer, "--tool", tool, *limits, sweep, f"--gtest_filter={small}"]

    python = [sys.executable]
    found = {
        "memcheck": (sanitizer("memcheck", "--padding", "1024"), cases(40), "ERROR SUMMARY: 0 errors"),
        "racecheck": (sanitizer("racecheck"), cases(20), "RACECHECK SUMMARY: 0 hazards"),
        "sweep": ([sweep, f"--gtest_filter={families}"], cases(400), "problems ran"),
    }
    if not options.small:
        binaries = str(options.examples)
        found |= {
            "failing": ([*python, str(ATTENTION / "run_failing_shapes.py"), str(library)], {}, "rows failed: 0"),
            "forward": ([*python, str(ATTENTION / "run_forward.py"), str(library)], {}, "failed: 0"),
            "backward": ([*python, str(ATTENTION / "run_backward.py"), str(library)], {}, "failed: 0"),
            "examples": (
                [*python, str(HERE / "run_examples.py"), "--binaries", binaries, "--sanitizer", options.sanitizer, "--out", str(options.logs / "examples.json")],
                {},
                "racecheck",
            ),
        }  # fmt: skip
        if operator := operator_of(library):
            environment = {"ANYWARP_TORCH_LIBRARY": str(operator), "PYTHONPATH": str(HERE.parents[1] / "python")}
            found["torch"] = ([*python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / "test_torch_gpu.py")], environment, " passed")
    return {name: step for name, step in found.items() if not options.only or name in options.only}


def operator_of(library):
    """libanywarp_torch.so of the same build, or from beside the library."""
    folders = [library.parent, *(parent / "lib" for parent in library.parents)]
    return next((found for folder in folders if (found := folder / "libanywarp_torch.so").is_file()), None)


def run(name, command, environment, needed, options):
    start = time.time()
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=options.timeout,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **environment}, check=False,
        )  # fmt: skip
        output, wrong = done.stdout, f"exit code {done.returncode}" if done.returncode else ""
    except subprocess.TimeoutExpired as expired:
        output, wrong = (expired.stdout or b"").decode(errors="replace"), f"more than {options.timeout} s"
    except OSError as error:
        output, wrong = "", str(error)
    if not wrong and needed not in output:
        wrong = f"its output does not say “{needed}”"
    (options.logs / f"{name}.log").write_text(output)
    told = [line for line in output.splitlines() if TELLING.search(line)]
    shown = told if len(told) <= 24 else [*told[:12], f"… {len(told) - 24} more lines in {options.logs / f'{name}.log'}", *told[-12:]]
    print(f"== {name}: {'FAILED, ' + wrong if wrong else 'ok'}, {time.time() - start:.0f} s", *shown, sep="\n   ", flush=True)
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--only", nargs="+", help="these steps")
    parser.add_argument("--head-dims", type=int, nargs="+", default=[32, 64, 96, 128, 192, 256], help="families in the sweep")
    parser.add_argument("--examples", type=pathlib.Path, default=HERE.parents[1] / "build/gpu", help="where tests/gpu/Makefile built")
    parser.add_argument("--logs", type=pathlib.Path, default=HERE.parents[1] / "build/gpu-logs")
    parser.add_argument("--sanitizer", default="compute-sanitizer")
    parser.add_argument("--timeout", type=int, default=900, help="seconds for a step")
    parser.add_argument("--jobs", type=int, default=4, help="steps at a time")
    options = parser.parse_args()
    options.logs.mkdir(parents=True, exist_ok=True)
    start, chosen = time.time(), steps(options)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        running = {name: pool.submit(run, name, *step, options) for name, step in chosen.items()}
    wrong = [name for name, future in running.items() if future.result()]
    verdict = f"FAILED: {', '.join(wrong)}" if wrong else "all is well"
    print(f"{verdict} ({len(chosen) - len(wrong)} of {len(chosen)} steps, {time.time() - start:.0f} s)")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
