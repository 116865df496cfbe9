"""The portable GPU body for AMD, without an AMD GPU: compiled for every family by clang-22, run on the engine."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
SDK = Path(os.environ.get("ANYWARP_HIP_SDK", ROOT / "build/hip-sdk"))
NEWEST = [("7.2", target) for target in ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")]


@pytest.mark.parametrize("version, target", [*NEWEST, ("6.4", "gfx942")])
def test_compiles(version, target, tmp_path):
    sdk = SDK / version
    if not (sdk / "layout").is_file():
        pytest.skip(f"no HIP {version} headers in {SDK}: run scripts/hip-sdk.sh {version}")
    bitcode = re.search(r"^bitcode=(.*)$", (sdk / "layout").read_text(), re.MULTILINE)[1]
    rdna = target.startswith("gfx1")
    command = ["clang++-22", "-x", "hip", f"--offload-arch={target}", "--cuda-device-only", "-S", "-O3", "-std=c++20"]
    command += [f"--rocm-path={sdk}/usr", f"--hip-path={sdk}/usr", f"--rocm-device-lib-path={sdk / bitcode}"]
    command += ["-isystem", f"{sdk}/usr/include", f"-I{ROOT}/src", f"-I{ROOT}/include", "-Wall", "-Wextra", "-Werror"]
    command += ["-Wno-missing-field-initializers"]  # As everywhere in the project.
    if version == "6.4":  # Clang 22 no longer defines it.
        command += [f"-D__AMDGCN_WAVEFRONT_SIZE={32 if rdna else 64}"]
    assembly = tmp_path / "kernels.s"
    done = subprocess.run(
        [*command, *(["-DRDNA"] if rdna else []), HERE / "amd_kernels.hip", "-o", assembly],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[:4000]
    # Kernels by name: instance of their template, registers that went to memory, bytes of stack.
    text = assembly.read_text()
    kernels = re.findall(
        r"\.name:\s+(\S+)\n(?:.*\n)*?\s+\.private_segment_fixed_size: (\d+)\n(?:.*\n)*?\s+\.vgpr_spill_count: (\d+)",
        text,
    )
    assert len(kernels) == (3 if rdna else 5)
    if target in ("gfx90a", "gfx942"):
        main = [kernel for kernel in kernels if "Lb0E" in kernel[0]]
        assert len(main) == 4
        assert all((stack, spills) == ("0", "0") for _, stack, spills in main), main


@pytest.mark.parametrize("program", ["engine_forward.cpp", "engine_backward.cpp", "engine_bias.cpp"])
@pytest.mark.parametrize("family, warp", [("cdna", 64), ("rdna", 32)])
def test_runs_on_the_engine(program, family, warp):
    run_on_the_engine(program, "plan.cpp", "--warp", str(warp), "-D", f"ENGINE_{family.upper()}")


def test_kv_append_runs_on_the_engine():
    run_on_the_engine("engine_kv_append.cpp", "append.cpp")


def run_on_the_engine(program, host_part, *options):
    sources = [HERE / program, ROOT / "src/attention/arch/gpu" / host_part, ROOT / "src/attention/problem.cpp"]
    command = [ROOT / "build/bin/anywarp", "run", *sources, "-I", ROOT / "src", "-I", ROOT / "include"]
    command += ["--std", "c++20", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stdout == "ok\n", done.stdout + done.stderr[-4000:]
