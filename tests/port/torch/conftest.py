"""What the tests with PyTorch share: a Python that has it, the HIP headers, the ported example."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / "build"


@pytest.fixture(scope="session")
def torch_python() -> str:
    """This Python if it can import PyTorch, else the one of scripts/python-venv.sh, which is made when missing."""
    if subprocess.run([sys.executable, "-c", "import torch"], capture_output=True).returncode == 0:
        return sys.executable
    made = subprocess.run([ROOT / "scripts/python-venv.sh", "torch"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return made.stdout.strip()


@pytest.fixture(scope="session")
def hip_flags() -> list[str]:
    """clang-22 for gfx90a with the HIP 7.2 headers of scripts/hip-sdk.sh."""
    sdk = BUILD / "hip-sdk/7.2/usr"
    assert sdk.is_dir(), "scripts/hip-sdk.sh 7.2 has not run"
    return ["clang++-22", "-x", "hip", "--offload-arch=gfx90a", f"--rocm-path={sdk}", f"--hip-path={sdk}",
            f"--rocm-device-lib-path={sdk}/lib/llvm-22/lib/clang/22/amdgcn/bitcode", f"-I{sdk}/include", "-std=c++17"]


@pytest.fixture(scope="session")
def fresh_port(tmp_path_factory) -> Path:
    """examples/fused_attention, ported; not to be changed."""
    out = tmp_path_factory.mktemp("fresh") / "port"
    ported = subprocess.run([BUILD / "bin/anywarp", "port", ROOT / "examples/fused_attention", "-o", out], capture_output=True, text=True)
    assert ported.returncode == 0, ported.stdout + ported.stderr
    return out
