"""intrinsics.def against the headers: every row's name is declared for exactly the vendors that it names, and its family's
file exists."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[3] / "src" / "simt"
ROW = re.compile(r'^ANYWARP_INTRINSIC\((\w+), (\w+), (both|cuda|hip), "([^"]+)"\)$')
INCLUDES = {
    "cuda": "cuda_runtime.h cuda_fp16.h cuda_bf16.h cuda_fp8.h mma.h cooperative_groups.h",
    "hip": "hip/hip_runtime.h hip/hip_fp16.h hip/hip_bf16.h hip/hip_fp8.h hip/hip_cooperative_groups.h",
}
MACROS = {"cuda": ["-D__CUDACC__", "-D__CUDA_ARCH__=800"], "hip": ["-D__HIP__", "-D__HIPCC__"]}


def rows():
    lines = (SOURCE / "intrinsics" / "intrinsics.def").read_text().splitlines()
    found = [ROW.match(line) for line in lines if line and not line.startswith("//")]
    assert all(found), [line for line, row in zip(lines, found) if not row]
    return [row.groups() for row in found]


def declared(vendor):
    """The identifiers of the preprocessed headers, strings aside."""
    compiler = shutil.which("clang++-22") or shutil.which("clang++")
    if not compiler:
        pytest.skip("needs clang")
    source = "".join(f"#include <{name}>\n" for name in INCLUDES[vendor].split())
    done = subprocess.run(
        [compiler, "-std=gnu++17", "-fdeclspec", "-DANYWARP_SIMT=1", "-DANYWARP_SIMT_WARP=32", *MACROS[vendor],
         "-I", str(SOURCE / "headers"), "-E", "-P", "-x", "c++", "-"],
        input=source, capture_output=True, text=True, check=True)
    return set(re.findall(r"\b[A-Za-z_]\w*\b", re.sub(r'"[^"\n]*"', "", done.stdout)))


def test_rows_are_unique_and_their_families_exist():
    names = [(name, family) for name, family, _, _ in rows()]
    assert len(names) == len(set(names))
    for family in {family for _, family in names}:
        assert (SOURCE / "intrinsics" / f"{family}.h").is_file(), family


def test_every_row_is_declared_for_its_vendors():
    there = {vendor: declared(vendor) for vendor in INCLUDES}
    for name, _, vendors, _ in rows():
        for vendor in INCLUDES:
            assert (name in there[vendor]) == (vendors in ("both", vendor)), (name, vendor)
