"""CUDA sources parse against our own declarations, without an error, under every configuration that the porter reads.

Also: each header stands on its own, in CUDA and in plain C++, and generated/ is what generate.py makes.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HEADERS = ROOT / "src/port/cuda_headers"
SOURCES = sorted(Path(__file__).parent.glob("parse/*.cu")) + sorted(ROOT.glob("examples/*/csrc/*.cu"))
CLANG = shutil.which("clang++-22") or shutil.which("clang++")
CONFIGURATIONS = {"host": [], "sm_70": ["-D__CUDA_ARCH__=700"], "sm_80": ["-D__CUDA_ARCH__=800"], "sm_90": ["-D__CUDA_ARCH__=900"]}

pytestmark = pytest.mark.skipif(not CLANG, reason="no clang++ to parse with")


def command(*arguments, language="cuda", standard="17"):
    cuda = ["--cuda-host-only", "-nocudainc", "-nocudalib", "-Wno-unknown-cuda-version"] if language == "cuda" else []
    prelude = ["-include", str(HEADERS / "anywarp_cuda_prelude.h")] if language == "cuda" else []
    return [
        CLANG, "-x", language, *cuda, "-fsyntax-only", f"-std=gnu++{standard}", "-isystem", str(HEADERS),
        "-idirafter", str(HEADERS / "torch_stubs"), *prelude, *arguments,
    ]  # fmt: skip


def parse(*arguments, **options):
    result = subprocess.run(command(*arguments, **options), capture_output=True, text=True)
    errors = [line for line in result.stderr.splitlines() if "error:" in line]
    assert result.returncode == 0 and not errors, "\n".join(errors[:10]) or result.stderr


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
@pytest.mark.parametrize("source", SOURCES, ids=lambda path: "/".join(path.relative_to(ROOT).parts[-3:]))
def test_source_parses(source, configuration):
    start = time.perf_counter()
    parse(*CONFIGURATIONS[configuration], str(source))
    print(f"{source.name} {configuration}: {time.perf_counter() - start:.2f} s")


@pytest.mark.parametrize("standard", ["14", "20"])
def test_other_language_standards(standard):
    for source in SOURCES:
        if standard == "14" and (source.parent.name != "parse" or "torch" in source.name):
            continue  # PyTorch asks for C++17; the examples for what their build files say.
        parse(str(source), standard=standard)


def test_a_wrong_name_is_an_error(tmp_path):
    source = tmp_path / "wrong.cu"
    source.write_text("int main() { return cudaMaloc(nullptr, 4) + cudaMalloc(3); }\n")
    result = subprocess.run(command("-ferror-limit=0", str(source)), capture_output=True, text=True)
    assert result.returncode != 0
    assert re.search(r"cudaMaloc", result.stderr) and re.search(r"no matching function for call to 'cudaMalloc'", result.stderr)


@pytest.mark.parametrize("language", ["cuda", "c++"])
def test_headers_stand_alone_and_together(tmp_path, language):
    names = [
        path.relative_to(HEADERS).as_posix()
        for path in sorted(HEADERS.rglob("*"))
        if path.is_file() and path.suffix in {".h", ".cuh", ".hpp", ""} and "torch_stubs" not in path.parts
        and not {"anywarp", "generated", "__pycache__"} & set(path.relative_to(HEADERS).parts)
    ]  # fmt: skip
    assert "cuda_runtime.h" in names and "cub/cub.cuh" in names and "cuda/pipeline" in names
    together = tmp_path / "together.cu"
    together.write_text("".join(f"#include <{name}>\n" for name in names))
    parse(str(together), language=language, standard="20")
    for name in ("cublas_v2.h", "cooperative_groups/reduce.h", "cuda_fp8.h", "curand_kernel.h", "mma.h", "nccl.h", "thrust/sort.h"):
        alone = tmp_path / "alone.cu"
        alone.write_text(f"#include <{name}>\n")
        parse(str(alone), language=language)


def test_the_c_and_cpp_libraries_stay_includable(tmp_path):
    source = tmp_path / "standard.cu"
    headers = (
        "algorithm array atomic chrono cmath complex cstdlib exception functional iostream limits map memory mutex numeric "
        "optional random sstream string thread tuple type_traits unordered_map vector assert.h malloc.h math.h unistd.h immintrin.h"
    )
    source.write_text(
        "".join(f"#include <{name}>\n" for name in headers.split())
        + "__global__ void k(float* p) { p[0] = std::max(1.f, std::sqrt(p[1])) + std::abs(p[2]) + fmaf(p[0], 2, 3) + isnan(p[1]);"
        " assert(p); memcpy(p, p + 1, 4); printf(\"%f\", exp2f(p[0])); }\n"
    )
    parse(str(source))


def test_pytorch_stubs_are_one_header(tmp_path):
    stubs = HEADERS / "torch_stubs"
    names = [path.relative_to(stubs).as_posix() for path in sorted(stubs.rglob("*.h")) + sorted(stubs.rglob("*.cuh"))]
    source = tmp_path / "torch.cu"
    source.write_text("".join(f"#include <{name}>\n" for name in names))
    parse(str(source))


def test_names_are_never_pasted():
    """The porter asks in which file a name is spelled; a name made with ## is spelled nowhere."""
    for path in list(HEADERS.rglob("*.h")) + list(HEADERS.rglob("*.cuh")):
        if path.name == "anywarp_torch.h":
            continue  # Pastes the names of functions of its own for PYBIND11_MODULE.
        pasted = [line for line in path.read_text().splitlines() if re.search(r"\w\s*##\s*\w", line)]
        assert not pasted, f"{path}: {pasted[0]}"


def test_generated_headers_are_up_to_date():
    base = os.environ.get("ANYWARP_HIP_SDK")
    include = (Path(base) if base else ROOT / "build/hip-sdk") / "7.2/usr/include"
    if not (include / "hip").exists():
        pytest.skip(f"no HIP 7.2 headers at {include}: run scripts/hip-sdk.sh, or set ANYWARP_HIP_SDK")
    result = subprocess.run([sys.executable, HEADERS / "generate.py", "--check", include], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
