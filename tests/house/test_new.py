"""scripts/new.py on a copy of the tree: what it writes is complete by the house's own rules, and nothing is overwritten."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = [
    "README.md",
    "include/anywarp/target.h",
    "scripts/capabilities.py",
    "scripts/new.py",
    "src/port/rules/rules.def",
    "src/simt/CMakeLists.txt",
    "src/simt/checkers/checkers.def",
    "src/simt/engine/options.h",
]


@pytest.fixture
def copy(tmp_path):
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "docs/rules", tmp_path / "docs/rules")
    return tmp_path


def new(copy, *arguments):
    return subprocess.run([sys.executable, copy / "scripts/new.py", *arguments], capture_output=True, text=True)


def test_a_rule_is_complete(copy):
    done = new(copy, "rule", "grid_constant", "kernel parameters that are constant for the grid.")
    assert done.returncode == 0, done.stderr
    rows = re.findall(r"^ANYWARP_RULE\((\w+)", (copy / "src/port/rules/rules.def").read_text(), re.M)
    assert rows[-2:] == ["grid_constant", "api_names"]
    source = (copy / "src/port/rules/grid_constant.cpp").read_text()
    assert source.startswith("// ") and "class GridConstant final : public Rule" in source and "make_grid_constant()" in source
    folder = copy / "tests/port/rules/grid_constant"
    assert {path.name for path in folder.iterdir()} == {"forms.cu", "forms.expected.cu", "forms.diagnostics.txt", "untouched.cu"}
    assert (folder / "forms.cu").read_text() != (folder / "forms.expected.cu").read_text()
    page = (copy / "docs/rules/grid_constant.md").read_text()
    assert page.startswith("# grid_constant\n") and "`--suppress grid_constant`" in page
    assert "docs/rules/grid_constant.md" in (copy / "README.md").read_text()


def test_a_checker_is_complete(copy):
    done = new(copy, "checker", "stale", "reads of what another stream still writes")
    assert done.returncode == 0, done.stderr
    assert 'ANYWARP_CHECKER(stale, kCheckStale, error, "reads' in (copy / "src/simt/checkers/checkers.def").read_text()
    bits = re.findall(r"kCheck(\w+) = 1u << (\d+)", (copy / "src/simt/engine/options.h").read_text())
    assert bits[-1][0] == "Stale" and len({bit for _, bit in bits}) == len(bits)
    assert "checkers/stale.cpp" in (copy / "src/simt/CMakeLists.txt").read_text()
    assert "// Checker `stale`" in (copy / "src/simt/checkers/stale.cpp").read_text()
    folder = copy / "tests/simt/checkers/stale"
    assert "// EXPECT: stale error" in (folder / "bad_form.cu").read_text()
    assert "EXPECT" not in (folder / "good_form.cu").read_text()
    assert "| stale |" in (copy / "README.md").read_text()


@pytest.mark.parametrize("arguments, words", [
    (("rule", "api_names", "x"), "has a row api_names"),
    (("checker", "race", "x"), "has a row race"),
    (("rule", "Upper", "x"), "'Upper' is no id"),
])
def test_what_is_there_or_has_no_name_is_refused(copy, arguments, words):
    before = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    done = new(copy, *arguments)
    assert done.returncode != 0 and words in done.stderr
    assert {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()} == before
