"""The GPU operator for AMD, without an AMD GPU: compiled for every family by clang-22, run on the engine."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
SDK = Path(os.environ.get("ANYWARP_HIP_SDK", ROOT / "build/hip-sdk"))
TARGETS = ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"]
FAMILIES = {"cdna": "gfx90a", "rdna": "gfx1100"}


def compile_hip(version, target, source, *options):
    sdk = SDK / version
    if not (sdk / "layout").is_file():
        pytest.skip(f"no HIP {version} headers in {SDK}: run scripts/hip-sdk.sh {version}")
    bitcode = re.search(r"^bitcode=(.*)$", (sdk / "layout").read_text(), re.MULTILINE)[1]
    rdna = target.startswith("gfx1")
    command = ["clang++-22", "-x", "hip", f"--offload-arch={target}", "-std=c++20"]
    command += [f"--rocm-path={sdk}/usr", f"--hip-path={sdk}/usr", f"--rocm-device-lib-path={sdk / bitcode}"]
    command += ["-isystem", f"{sdk}/usr/include", f"-I{ROOT}/src", f"-I{ROOT}/include", "-Wall", "-Wextra", "-Werror"]
    command += ["-Wno-missing-field-initializers"]  # As everywhere in the project.
    if version == "6.4":  # Clang 22 no longer defines it.
        command += [f"-D__AMDGCN_WAVEFRONT_SIZE={32 if rdna else 64}"]
    command += ["-DRDNA"] if rdna else []
    done = subprocess.run([*command, *options, source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:4000]


@pytest.mark.parametrize("target", TARGETS)
def test_kernels_compile(target, tmp_path):
    assembly = tmp_path / "kernels.s"
    compile_hip("7.2", target, HERE / "amd_kernels.hip", "--cuda-device-only", "-S", "-O3", "-o", assembly)
    # Kernels by name: instance of their template, registers that went to memory, bytes of stack.
    text = assembly.read_text()
    kernels = re.findall(
        r"\.name:\s+(\S+)\n(?:.*\n)*?\s+\.private_segment_fixed_size: (\d+)\n(?:.*\n)*?\s+\.vgpr_spill_count: (\d+)",
        text,
    )
    assert len(kernels) == (5 if target.startswith("gfx1") else 7)
    main = [kernel for kernel in kernels if "RoleE0E" in kernel[0]]
    if target.startswith("gfx1"):  # WMMA's kernels have too few registers on some.
        main = [kernel for kernel in main if "Float32" in kernel[0]]
    assert len(main) == (2 if target.startswith("gfx1") else 6)
    assert all((stack, spills) == ("0", "0") for _, stack, spills in main), main


# Headers differ between HIP's versions, code generation does not: one kernel of each target is enough.
@pytest.mark.parametrize("target", TARGETS)
def test_a_kernel_compiles_with_hip_6(target, tmp_path):
    compile_hip("6.4", target, HERE / "amd_kernels.hip", "-DONE", "--cuda-device-only", "-S", "-O1", "-o", tmp_path / "s")


@pytest.mark.parametrize("version", ["7.2", "6.4"])
@pytest.mark.parametrize("family", FAMILIES)
def test_launch_code_compiles(version, family):
    source = ROOT / f"src/attention/arch/{family}/implementation.hip"
    compile_hip(version, FAMILIES[family], source, '-DANYWARP_HIP_TARGETS=""', "-fsyntax-only")


# Launch code and kernels. Not `unread`: a cache is longer than what is in use of it.
@pytest.mark.parametrize("family, target", [("cdna", "gfx90a"), ("rdna", "gfx1100"), ("rdna", "gfx1201")])
def test_runs_on_the_engine(family, target):
    programs = [HERE / f"engine_{name}.cpp" for name in ("main", "library", "forward", "backward", "bias")]
    programs += [HERE / "engine_kernels.hip", ROOT / f"src/attention/arch/{family}/implementation.hip"]
    options = ["--target", target, "--warp", "64" if family == "cdna" else "32", "-D", "ANYWARP_HEAD_DIMS=32"]
    options += ["-D", "ANYWARP_FLOAT_HEAD_DIMS=32"]
    options += ["-D", 'ANYWARP_HIP_TARGETS=""', *(["-D", "__GFX12__=1"] if target == "gfx1201" else [])]
    run_on_the_engine("check", programs, *options, "--check", "memory,race,init,sync,warp,lds", "--verbose")


def test_kv_append_runs_on_the_engine():
    host = [ROOT / "src/attention/arch/gpu/append.cpp", ROOT / "src/attention/problem.cpp"]
    run_on_the_engine("run", [HERE / "engine_kv_append.cpp", *host])


def run_on_the_engine(verb, sources, *options):
    command = [ROOT / "build/bin/anywarp", verb, *sources, "-I", ROOT / "src", "-I", ROOT / "include"]
    done = subprocess.run([*command, "--std", "c++20", *options], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and lines[0] == "ok", done.stdout + done.stderr[-4000:]
    if verb == "check":
        assert lines[-1].startswith("no faults found: 0 errors, 0 warnings"), done.stdout
