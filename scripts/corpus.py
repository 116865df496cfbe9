#!/usr/bin/env python3
"""Ports public CUDA programs and says how that went: `make corpus CORPUS=DIR`. By hand, not part of the tests: other people's
code is neither kept nor fetched here.

    scripts/corpus.py [options] MANIFEST CHECKOUT      CHECKOUT: where the repository of the manifest is checked out

A manifest (corpus/*.toml) names a repository, its commit and cases. A case is one project: `path`, and `with`, other folders of
the repository that it includes from. Each is ported, compiled for the targets, and its port is ported again.

Prints one line a case and the totals. A case is
    clean      ported without manual work, and all of it compiled
    announced  manual work is left, and the report says so
    silent     no manual work is left, yet something does not compile: a fault of anywarp
    broken     anywarp crashed, timed out, or a second port changed something: a fault of anywarp
Ends with 1 if a case is silent or broken, or worse than its `expect`.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
ORDER = ["clean", "announced", "silent", "broken"]


def anywarp(arguments, timeout):
    """The document and the exit code; None and the code if there is none. 124: timed out."""
    try:
        done = subprocess.run(arguments, capture_output=True, text=True, timeout=timeout, errors="replace")
    except subprocess.TimeoutExpired:
        return None, 124
    try:
        return json.loads(done.stdout), done.returncode
    except json.JSONDecodeError:
        return None, done.returncode


def changed_files(before, after):
    names = sorted(path.relative_to(before) for path in before.rglob("*") if path.is_file())
    return [str(name) for name in names
            if not (after / name).is_file() or (before / name).read_bytes() != (after / name).read_bytes()]


def score(case, options):
    paths = [options.checkout / path for path in [case["path"], *case.get("with", [])]]
    row = {"path": case["path"], "expect": case.get("expect", "announced"), "errors": []}
    folder = pathlib.Path(tempfile.mkdtemp(prefix="anywarp-corpus-"))
    try:
        flags = [f"--target={options.target}", "--json", *case.get("options", [])]
        start = time.monotonic()
        report, row["exit"] = anywarp([options.anywarp, "port", *paths, "-o", folder / "1", *flags], options.timeout)
        row["seconds"] = time.monotonic() - start
        if report is None or row["exit"] not in (0, 3, 4):
            return row | {"state": "broken", "errors": [f"exit code {row['exit']}"]}
        # Of the folders ported along, only what the project includes is of interest.
        own = paths[0].name + "/" if len(paths) > 1 else ""
        main = [file for file in report["files"] if file["output"].startswith(own)]
        severities = collections.Counter(said["severity"] for file in main for said in file["diagnostics"])
        row |= {severity: severities[severity] for severity in ("auto", "review", "manual")}
        row["files"] = sum(file["read"] != "copied" for file in main)
        row["partly"] = sum(file["read"] == "tokens" for file in main)
        compiled = [unit for unit in report["compiled"] if unit["path"].startswith(own)]
        row["units"] = len({unit["path"] for unit in compiled})
        bad = {unit["path"] for unit in compiled if not unit["ok"]}
        row["compiled"] = row["units"] - len(bad)
        row["errors"] = [f"{file['output']}:{said['line']}: [{said['rule']}] {said['message']}"
                         for file in main for said in file["diagnostics"] if said["severity"] == "manual"]
        row["errors"] += [f"{file['output']}:{region['first_line']}: not parsed: {region['error']}"
                          for file in main for region in file["unparsed"]]
        row["notes"] = [note for note in report["notes"] if "not found" in note]
        row["state"] = "announced" if row["manual"] else "silent" if bad else "clean"
        if options.once:
            return row
        again = [folder / "1" / path.name for path in paths] if len(paths) > 1 else [folder / "1"]
        second, code = anywarp([options.anywarp, "port", *again, "-o", folder / "2", "--json", *case.get("options", [])], options.timeout)
        row["changed"] = ["(no second port)"] if second is None or code not in (0, 3, 4) else changed_files(folder / "1", folder / "2")
        if len(paths) > 1:
            row["changed"] = [name for name in row["changed"] if name.startswith(own)]
        if row["changed"]:
            row |= {"state": "broken", "errors": [f"a second port changes {name}" for name in row["changed"]] + row["errors"]}
        return row
    finally:
        if options.keep:
            kept = options.keep / case["path"].replace("/", "_")
            shutil.rmtree(kept, ignore_errors=True)
            shutil.move(folder, kept)
        else:
            shutil.rmtree(folder, ignore_errors=True)


def line_of(row):
    if "manual" not in row:
        return f"{row['path']:44} {row['state']:9}  exit code {row['exit']}, {row['seconds']:.1f} s"
    return (f"{row['path']:44} {row['state']:9} {row['files']:4} files {row['auto']:5} auto {row['review']:4} review "
            f"{row['manual']:4} manual  compiled {row['compiled']}/{row['units']}  {row['seconds']:5.1f} s")


def totals(rows):
    count = collections.Counter(row["state"] for row in rows)
    unit = sum(row.get("units", 0) for row in rows)
    compiled = sum(row.get("compiled", 0) for row in rows)
    times = sorted(row["seconds"] for row in rows)
    whole = sum(row.get("units", 0) == row.get("compiled", -1) for row in rows)
    lines = [f"{len(rows)} projects: " + ", ".join(f"{count[state]} {state}" for state in ORDER),
             f"all of it compiled: {whole}; source files compiled: {compiled} of {unit}",
             f"edits: {sum(row.get('auto', 0) for row in rows)} auto, {sum(row.get('review', 0) for row in rows)} review, "
             f"{sum(row.get('manual', 0) for row in rows)} manual",
             f"seconds a project: median {times[len(times) // 2]:.1f}, longest {times[-1]:.1f}"]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("manifest", type=pathlib.Path)
    parser.add_argument("checkout", type=pathlib.Path)
    parser.add_argument("--anywarp", default=ROOT / "build/bin/anywarp", type=pathlib.Path)
    parser.add_argument("--target", default="gfx90a", help="as for anywarp port --target")
    parser.add_argument("--only", default="", help="cases whose path contains this; several: a,b")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=int, default=300, help="seconds for one port")
    parser.add_argument("--once", action="store_true", help="do not port the port again")
    parser.add_argument("--keep", type=pathlib.Path, help="keep what was written below this folder")
    parser.add_argument("--json", type=pathlib.Path, help="write the rows there, too")
    parser.add_argument("-v", "--verbose", action="store_true", help="what is left, too")
    options = parser.parse_args()

    manifest = tomllib.loads(options.manifest.read_text())
    wanted = options.only.split(",")
    cases = [case for case in manifest["case"] if any(part in case["path"] for part in wanted)]
    gone = [case["path"] for case in cases if not (options.checkout / case["path"]).exists()]
    if gone or not cases:
        sys.exit(f"CHECKOUT is '{options.checkout}', which has no {gone[0] if gone else 'case of ' + options.only}; valid: a checkout of "
                 f"{manifest['repository']} at {manifest['commit']}")
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)

    rows = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for done in concurrent.futures.as_completed([pool.submit(score, case, options) for case in cases]):
            row = done.result()
            rows.append(row)
            print(line_of(row), flush=True)
            if options.verbose or row["state"] in ("silent", "broken"):
                for error in row["errors"][:20] + row.get("notes", []):
                    print("    " + error.replace("\n", "\n      "))
    rows.sort(key=lambda row: row["path"])
    print(totals(rows))
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1))
    worse = [row for row in rows if ORDER.index(row["state"]) > max(ORDER.index(row["expect"]), 0)]
    for row in worse:
        print(f"worse than expected ({row['expect']}): {row['path']} is {row['state']}")
    sys.exit(1 if worse else 0)


if __name__ == "__main__":
    main()
