"""The .tsv files against their own rules and against HIP's headers.

The headers are looked for in $ANYWARP_HIP_SDK/<version> or build/hip-sdk/<version> (scripts/hip-sdk.sh fetches them);
where they are missing, the tests that need them are skipped. A row whose note begins with "unchecked:" names a package
that is not among them.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TABLES = ROOT / "src/port/tables"
LIBRARIES = re.findall(r"^ANYWARP_TABLE\((\w+)\)", (TABLES / "libraries.def").read_text(), re.M)
COLUMNS = ["cuda", "hip", "kind", "since", "until", "note"]
KINDS = {"function", "device_function", "type", "enum", "macro", "header", "namespace", "variable"}
VERSION = re.compile(r"(\d+\.\d+)?")


def read(library):
    lines = (TABLES / f"{library}.tsv").read_text(encoding="utf-8").splitlines()
    assert lines[0].split("\t") == COLUMNS, f"{library}.tsv: the first line names the columns"
    return [dict(zip(COLUMNS, line.split("\t"))) for line in lines[1:] if len(line.split("\t")) == 6]


def number(version):
    return tuple(map(int, version.split(".")))


def sdk(version):
    base = os.environ.get("ANYWARP_HIP_SDK")
    include = (Path(base) if base else ROOT / "build/hip-sdk") / version / "usr/include"
    if not (include / "hip/hip_runtime.h").exists():
        pytest.skip(f"no HIP {version} headers at {include}: run scripts/hip-sdk.sh, or set ANYWARP_HIP_SDK")
    return include


def words(files):
    found = set()
    for path in files:
        text = path.read_text(errors="replace")
        text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.S)
        found.update(re.findall(r"[A-Za-z_]\w*", text))
    return found


def header_words(include):
    """Every word outside comments in HIP's headers for AMD; device mathematics stands in Clang's own headers."""
    clang = shutil.which("clang++-22") or shutil.which("clang++")
    if not clang:
        pytest.skip("no clang++: its headers declare HIP's device mathematics")
    resource = subprocess.run([clang, "-print-resource-dir"], capture_output=True, text=True, check=True).stdout.strip()
    ours = [
        p
        for p in include.rglob("*")
        if p.is_file() and not any(part in {"nvidia_detail", "nvcc_detail", "cub"} for part in p.parts) and "nvcc" not in p.name
    ]
    return words(ours + list(Path(resource, "include").glob("__clang_hip*.h")) + list(Path(resource, "include").glob("__clang_cuda_*.h")))


@pytest.mark.parametrize("library", LIBRARIES)
def test_rows_are_well_formed(library):
    lines = (TABLES / f"{library}.tsv").read_text(encoding="utf-8").splitlines()
    for number_of_line, line in enumerate(lines[1:], 2):
        place = f"{library}.tsv:{number_of_line}"
        cells = line.split("\t")
        assert len(cells) == 6, f"{place}: six columns"
        row = dict(zip(COLUMNS, cells))
        assert all(cell == cell.strip() for cell in cells), f"{place}: no spaces at the ends of a cell"
        assert row["kind"] in KINDS, f"{place}: kind {row['kind']!r}"
        assert VERSION.fullmatch(row["since"]) and VERSION.fullmatch(row["until"]), place
        assert row["hip"] or row["note"], f"{place}: neither a HIP name nor advice"


@pytest.mark.parametrize("library", LIBRARIES)
def test_rows_are_sorted_and_unique(library):
    keys = [(row["cuda"], row["kind"]) for row in read(library)]
    assert keys == sorted(keys)
    assert len(keys) == len(set(keys))


def test_every_api_table_is_listed():
    with_columns = {p.stem for p in TABLES.glob("*.tsv") if p.read_text(encoding="utf-8").startswith("\t".join(COLUMNS) + "\n")}
    assert with_columns == set(LIBRARIES)


def compiler_has(names):
    """Those of `names` that are Clang's own when it compiles HIP: predefined macros and builtins stand in no header."""
    probes = "".join(f"#if defined({name}) || __has_builtin({name})\nanywarp_has {name}_\n#endif\n" for name in sorted(names))
    command = ["clang++-22", "-x", "hip", "--cuda-device-only", "--offload-arch=gfx90a", "-nogpuinc", "-nogpulib", "-E", "-P", "-"]
    done = subprocess.run(command, input=probes, capture_output=True, text=True, check=True)
    return {match[:-1] for match in re.findall(r"anywarp_has (\w+_)", done.stdout)}


@pytest.mark.parametrize("version", ["5.7", "6.4", "7.2"])
def test_hip_names_exist_in_the_headers(version):
    include = sdk(version)
    known = header_words(include)
    # Debian's 5.7 set has neither hipBLASLt nor MIOpen.
    absent = re.compile(r"hipblasLt|HIPBLASLT") if version == "5.7" else None
    known |= compiler_has({row["hip"] for row in read("device") if row["hip"].startswith("__")})
    missing = []
    for library in LIBRARIES:
        for row in read(library):
            if not row["hip"] or row["note"].startswith("unchecked:"):
                continue
            if number(row["since"]) > number(version) or (row["until"] and number(row["until"]) < number(version)):
                continue
            if absent and absent.match(row["hip"].split("/")[0]):
                continue
            if row["kind"] == "header":
                if not (include / row["hip"]).exists():
                    missing.append(f"{row['cuda']} -> {row['hip']}")
            elif not all(part in known for part in row["hip"].split("::")):
                missing.append(f"{library}: {row['cuda']} -> {row['hip']}")
    assert not missing, f"{len(missing)} HIP names are not in HIP {version}'s headers: {missing[:20]}"
