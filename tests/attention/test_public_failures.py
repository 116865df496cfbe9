"""docs/public_failures.md is made of tests/attention/public_failures.tsv and of the tests that are there, so that it claims
nothing that is not tested: every row has its tests, every test its row. ANYWARP_UPDATE_GOLDEN=1 writes the page.
"""

import csv
import os
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "docs" / "public_failures.md"
HEAD = """# Cases on which attention kernels have failed in public

What users reported against published attention kernels, each as a test of this operator. "Answer" is what the test asserts: values against
float64 (`tests/attention/oracle.py`), NaN and infinities position by position, or a refusal that says why. Each test runs with the
implementation that the operator chooses and with every other one that the machine can run. "Cut" says where sizes are smaller than
reported because the fault does not need them.

`pytest tests/attention -k row_17` runs one row on a CPU. `python3 tests/gpu/attention/run_failing_shapes.py LIBRARY 17` runs those of the
last column on a GPU, in the size reported where the size is the point; all passed on an H200. The page is written by
`tests/attention/test_public_failures.py` from `tests/attention/public_failures.tsv`, and the test fails when it differs.

| row | reported | case | answer | cut | tests | on a GPU |
|---|---|---|---|---|---|---|
"""


def rows():
    with open(HERE / "public_failures.tsv", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def by_row(files=("attention", "test_public_*.py"), prefix="test_"):
    """{row: [test name]} of the files."""
    found = {}
    for path in sorted((HERE.parent / files[0]).glob(files[1])):
        for name, row in re.findall(rf"^def ({prefix}row_(\d\d)_\w+)\(", path.read_text(), re.M):
            found.setdefault(int(row), []).append(name)
    return found


def on_gpu():
    return by_row(("gpu/attention", "failing_*.py"), "")


def link(issue):
    repository, number = issue.split("#")
    return f"[{repository.split('/')[1]}#{number}](https://github.com/{repository}/issues/{number})"


def page():
    have, gpu = by_row(), on_gpu()

    def names(of, row):
        return ", ".join(f"`{name}`" for name in of.get(int(row["row"]), []))

    lines = [
        f"| {row['row']} | {', '.join(link(issue) for issue in row['issues'].split())} | {row['case']} | {row['answer']} | {row['cut']} | "
        f"{names(have, row)} | {names(gpu, row)} |\n"
        for row in rows()
    ]
    return HEAD + "".join(lines)


def test_every_row_has_a_test_and_every_test_a_row():
    assert [int(row["row"]) for row in rows()] == list(range(1, 64))
    assert sorted(by_row()) == list(range(1, 64))
    names = [name for row in by_row().values() for name in row]
    assert len(names) == len(set(names)) >= 63
    assert set(on_gpu()) <= set(by_row())


def test_rows_are_complete():
    for row in rows():
        assert row["case"] and row["answer"], row
        assert all(re.fullmatch(r"[\w.-]+/[\w.-]+#\d+", issue) for issue in row["issues"].split()) and row["issues"], row


def test_the_page_is_up_to_date():
    if os.environ.get("ANYWARP_UPDATE_GOLDEN"):
        PAGE.write_text(page())
    assert PAGE.read_text() == page(), "run with ANYWARP_UPDATE_GOLDEN=1 and read the difference"
