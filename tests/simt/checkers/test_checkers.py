"""Every program below is run by `anywarp check`. A bad_*.cu says on its own lines what must be found there, and nothing else
may be found; a good_*.cu must be silent under all checkers.

    // EXPECT: CHECKER SEVERITY TEXT     the line that this stands on has such a finding, whose message contains TEXT
    // WARP: 64                          the width to check at (32 otherwise)
"""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
ANYWARP = os.environ.get("ANYWARP", str(ROOT / "build" / "bin" / "anywarp"))
EXPECT = re.compile(r"// EXPECT: (\w+) (error|warning) (.*)$")


def expectations(path):
    """(line, checker, severity, text) of each EXPECT."""
    lines = path.read_text().splitlines()
    return [(number, *match.groups()) for number, line in enumerate(lines, 1) for match in EXPECT.finditer(line)]


def check(path, checkers, *options):
    width = re.search(r"// WARP: (\d+)", path.read_text())
    command = [ANYWARP, "check", str(path), "--check", checkers, "--warp", width.group(1) if width else "32", "--json", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode in (0, 5), done.stderr
    # How the program itself ended is no business of the checkers'.
    return [f for f in json.loads(done.stdout)["findings"] if f["checker"] != "program"], done.returncode


def matches(finding, expected):
    line, checker, severity, text = expected
    place = finding["line"] == line or (finding["other"] and finding["other"]["line"] == line)
    message = re.sub(r"[\w./-]*/", "", finding["message"])  # Places in it are shown from the working directory.
    return place and finding["checker"] == checker and finding["severity"] == severity and text in message


def describe(finding):
    return f'{finding["line"]}: {finding["checker"]} {finding["severity"]} {finding["message"]}'


@pytest.mark.parametrize("path", sorted(HERE.glob("*/bad_*.cu")), ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_is_found(path):
    expected = expectations(path)
    assert expected, "a bad program needs an EXPECT"
    findings, code = check(path, path.parent.name)
    assert code == 5
    shown = "\n".join(map(describe, findings))
    missed = [e for e in expected if not any(matches(f, e) for f in findings)]
    surplus = [describe(f) for f in findings if not any(matches(f, e) for e in expected)]
    assert not missed, f"not found: {missed}\nfound:\n{shown}"
    assert not surplus, f"not expected: {surplus}"


@pytest.mark.parametrize("path", sorted(HERE.glob("race/bad_*.cu")), ids=lambda p: p.stem)
def test_is_found_in_another_order_of_threads(path):
    """A finding must not hang on the schedule: a race may name its two lines the other way round, no more."""
    findings, code = check(path, path.parent.name, "--seed", "7")
    assert code == 5
    for line, checker, severity, _ in expectations(path):
        assert any(
            f["checker"] == checker and f["severity"] == severity and line in (f["line"], (f["other"] or {}).get("line"))
            for f in findings
        ), (line, checker)


@pytest.mark.parametrize("path", sorted(HERE.glob("*/good_*.cu")), ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_is_silent(path):
    findings, _ = check(path, "all")
    assert not findings, "\n".join(map(describe, findings))


def test_every_checker_has_cases():
    ids = re.findall(r"^ANYWARP_CHECKER\((\w+),", (ROOT / "src/simt/checkers/checkers.def").read_text(), re.MULTILINE)
    assert ids
    for checker in ids:
        folder = HERE / checker
        assert list(folder.glob("bad_*.cu")) and list(folder.glob("good_*.cu")), checker
