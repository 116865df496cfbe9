#!/usr/bin/env python3
"""Runs programs that others wrote on the engine and says which of them verify themselves.

    git clone https://github.com/zjin-lcf/HeCBench && git -C HeCBench checkout COMMIT   # the commit: corpus/engine.toml
    scripts/engine_corpus.py HeCBench [NAME…] [--side cuda|hip] [--mode run|check] [--results FILE]

Every result is one JSON line in FILE; --table FILE prints the Markdown table of docs/engine-corpus.md from it. Not part of CI:
the programs are not ours to keep, and an hour of CPU is not a test.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT_CPU_SECONDS = 60
SIDES = {"cuda": "32", "hip": "64"}


def makefile(folder: pathlib.Path) -> str:
    path = folder / "Makefile"
    return re.sub(r"#.*", "", path.read_text().replace("\\\n", " ")) if path.exists() else ""


def sources(folder: pathlib.Path) -> list[str]:
    """What the program's Makefile compiles; the folder if it does not say so plainly."""
    found = re.search(r"^source\s*=\s*(.+)$", makefile(folder), re.MULTILINE)
    names = found.group(1).split() if found else []
    paths = [folder / name for name in names]
    return [str(p) for p in paths] if paths and all(p.is_file() for p in paths) else [str(folder)]


def include_dirs(folder: pathlib.Path) -> list[str]:
    dirs = [folder / flag for flag in re.findall(r"-I\s*(\S+)", makefile(folder)) if "$" not in flag]
    return [str(d.resolve()) for d in dirs if d.is_dir()]


def defines(folder: pathlib.Path) -> list[str]:
    text = re.sub(r"^ifeq.*?^endif", "", makefile(folder), flags=re.MULTILINE | re.DOTALL)
    return [d for d in re.findall(r"-D\s*(\w+(?:=[\w.]+)?)", text) if not d.startswith("__")]


def scaled(folder: pathlib.Path, replace: list[list[str]], scratch: pathlib.Path) -> pathlib.Path:
    """A copy of the program with constants made smaller, where arguments cannot do that."""
    if not replace:
        return folder
    copy = scratch / folder.name
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    for name, before, after in replace:
        text = (copy / name).read_text()
        if before not in text:
            raise SystemExit(f"{folder}/{name} does not hold {before!r}: is the checkout at the commit of corpus/engine.toml?")
        (copy / name).write_text(text.replace(before, after))
    return copy


def limit_processor_time() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT_CPU_SECONDS, LIMIT_CPU_SECONDS))


def verdict(status: int, out: str, err: str, accept: str | None) -> str:
    text = out + err
    if "does not compile for the engine" in text:
        return "does not compile"
    if "does not link for the engine" in text:
        return "does not link"
    if status == 120:
        return "deadlock"
    if status in (121, 122):
        return "ended by the engine"
    if "signal" in err or status in (2, 3):
        return f"longer than {LIMIT_CPU_SECONDS} s" if status == 2 else "crash"
    if re.search(r"\bFAIL|mismatch", out, re.IGNORECASE) and not accept:
        return "FAIL"
    if status != 0:
        return f"exit {status}"
    if accept:
        return "pass" if re.search(accept, out) else "FAIL"
    return "pass" if re.search(r"PASS", out, re.IGNORECASE) else "ran"


def run_one(task: tuple) -> dict:
    anywarp, checkout, name, side, mode, entry, logs, limit = task
    original = checkout / "src" / f"{name}-{side}"
    folder = scaled(original, entry.get("replace", []) + entry.get(f"{side}_replace", []), logs / "scaled")
    arguments = shlex.split(entry.get(f"{side}_args", entry["args"]))
    warp = SIDES[side]
    command = [str(anywarp), mode, *sources(folder), "--warp", warp]
    for directory in include_dirs(original):
        command += ["-I", directory]
    for define in defines(folder):
        command += ["-D", define]
    command += (["--json"] if mode == "check" else []) + ["--", *arguments]
    began = time.monotonic()
    child = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
                             start_new_session=True, preexec_fn=limit_processor_time)
    try:
        out, err = child.communicate(timeout=limit)
        status = child.returncode
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)  # The program too, not the command line alone.
        out, err = child.communicate()
        status = None
    seconds = round(time.monotonic() - began, 1)
    (logs / f"{name}-{side}-{mode}.log").write_text(shlex.join(command) + f"\n[{status}]\n{out}\n---- stderr\n{err}")
    result = {"name": name, "side": side, "mode": mode, "warp": warp, "args": shlex.join(arguments), "seconds": seconds}
    if status is None:
        return {**result, "verdict": f"longer than {limit} s"}
    if mode == "run":
        return {**result, "verdict": verdict(status, out, err, entry.get("accept"))}
    try:
        findings = json.loads(out)["findings"]
    except ValueError:
        return {**result, "verdict": verdict(status, out, err, None)}
    kinds = sorted({f"{f['checker']} {f['severity']} {pathlib.Path(f['file']).name}:{f['line']}" for f in findings})
    return {**result, "verdict": "findings" if kinds else "clean", "findings": kinds}


def table(results: list[dict]) -> str:
    names = sorted({r["name"] for r in results})
    latest = {(r["name"], r["side"], r["mode"]): r for r in results}

    def cell(name: str, side: str, mode: str) -> str:
        r = latest.get((name, side, mode))
        if not r:
            return ""
        if r["verdict"] == "findings":
            return "; ".join(r["findings"][:3]) + (f"; … {len(r['findings'])} in all" if len(r["findings"]) > 3 else "")
        return r["verdict"]

    lines = ["| program | arguments | CUDA, 32 | HIP, 64 | check of CUDA, 32 | check of HIP, 64 |", "|---|---|---|---|---|---|"]
    for name in names:
        args = next((latest[k]["args"] for k in latest if k[0] == name), "")
        cells = [cell(name, "cuda", "run"), cell(name, "hip", "run"), cell(name, "cuda", "check"), cell(name, "hip", "check")]
        lines.append(f"| {name} | `{args}` | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=pathlib.Path, nargs="?")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--anywarp", type=pathlib.Path, default=ROOT / "build/bin/anywarp")
    parser.add_argument("--side", choices=["cuda", "hip", "both"], default="both")
    parser.add_argument("--mode", choices=["run", "check"], default="run")
    parser.add_argument("--results", type=pathlib.Path, default=ROOT / "build/engine_corpus.jsonl")
    parser.add_argument("--limit", type=int, default=120, help="seconds for build and run of one program")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--table", type=pathlib.Path, help="print the table of this results file and end")
    options = parser.parse_args()
    if options.table:
        print(table([json.loads(line) for line in options.table.read_text().splitlines()]))
        return 0
    if not options.checkout:
        parser.error("a checkout of HeCBench is needed")
    programs = tomllib.loads((ROOT / "corpus/engine.toml").read_text())["programs"]
    sides = ["cuda", "hip"] if options.side == "both" else [options.side]
    logs = options.results.parent / "engine_corpus_logs"
    logs.mkdir(parents=True, exist_ok=True)
    tasks = [(options.anywarp, options.checkout.resolve(), name, side, options.mode, programs[name], logs, options.limit)
             for name in (options.names or programs) for side in sides]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool, options.results.open("a") as sink:
        for done in concurrent.futures.as_completed([pool.submit(run_one, task) for task in tasks]):
            result = done.result()
            print(json.dumps(result), file=sink, flush=True)
            print(f"{result['name']:26} {result['side']:5} {result['verdict']:24} {result['seconds']:6} s", *result.get("findings", [])[:3])
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
