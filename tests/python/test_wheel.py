"""pip makes a wheel of this tree, and what it installs runs by itself. The Python package alone: the tools, which the whole wheel
has besides, take minutes to compile. The checkout's own build folder is not used, its compiler cache is."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import torch, anywarp
from anywarp import _library
q, k, v = (torch.randn(1, 2, 5, 8) for _ in range(3))
want = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
assert torch.allclose(anywarp.attention(q, k, v, causal=True), want, atol=1e-5)
print(anywarp.__version__, _library.load())
"""


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-w", folder, "-C", "build-dir=build/wheel-python",
        "-C", "cmake.define.ANYWARP_PORT=OFF", "-C", "build.targets=anywarp_torch", "-C", "install.components=python", ROOT, cwd=ROOT)
    (made,) = folder.glob("*.whl")
    return made


def test_the_wheel_holds_the_package(wheel):
    assert wheel.name.startswith("anywarp-") and "-py3-none-linux_" in wheel.name
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {path.relative_to(ROOT / "python").as_posix() for path in (ROOT / "python/anywarp").rglob("*.py")}
    assert sources | {"anywarp/py.typed", "anywarp/libanywarp_torch.so"} <= names
    assert [name for name in names if not name.startswith("anywarp")] == []


def test_the_wheel_runs_in_a_fresh_environment(wheel, tmp_path):
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv")
    python = tmp_path / "venv/bin/python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    run(sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", site, wheel)
    (site / "torch.pth").write_text(sysconfig.get_path("purelib") + "\n")  # PyTorch is 5 GB: this environment's, looked at last.
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ANYWARP_TORCH_LIBRARY")}
    said = run(python, "-c", PROGRAM, cwd=tmp_path, env=environment)
    version, library = said.split()
    assert Path(library) == site / "anywarp/libanywarp_torch.so"
    assert f"project(anywarp VERSION {version} " in (ROOT / "CMakeLists.txt").read_text()


def test_the_library_needs_torch_and_the_c_library_only(wheel, tmp_path):
    library = Path(zipfile.ZipFile(wheel).extract("anywarp/libanywarp_torch.so", tmp_path))
    dynamic = run("readelf", "-d", "--wide", library)
    needed = {line.split("[")[1].rstrip("]") for line in dynamic.splitlines() if "(NEEDED)" in line}
    assert needed <= {"libtorch_cpu.so", "libstdc++.so.6", "libm.so.6", "libgcc_s.so.1", "libc.so.6"}
    assert "RPATH" not in dynamic and "RUNPATH" not in dynamic
    defined = [line.split()[-1] for line in run("nm", "-D", "--defined-only", library).splitlines()]
    assert [name for name in defined if "anywarp" in name] == []  # Nothing that another copy could be taken for.
    wanted = [line.split()[-1] for line in run("nm", "-D", "--undefined-only", library).splitlines()]
    assert [name for name in wanted if "c10" in name or "2at" in name or "N5torch" in name] == []  # The stable C functions alone.


def test_the_source_distribution_is_complete(tmp_path):
    run(sys.executable, "-c", f"from scikit_build_core.build import build_sdist; build_sdist({str(tmp_path)!r})", cwd=ROOT)
    (archive,) = tmp_path.glob("anywarp-*.tar.gz")
    names = {name.split("/", 1)[1] for name in tarfile.open(archive).getnames() if "/" in name}
    assert {"CMakeLists.txt", "LICENSE", "pyproject.toml", "cmake/anywarp.cmake", "src/torch/library.cpp", "python/anywarp/ops.py",
            "include/anywarp/attention.h"} <= names
    listed = run("git", "-C", ROOT, "ls-files", "src", "include", "cmake", "python").splitlines()
    assert [name for name in listed if name not in names and (ROOT / name).is_file()] == []
    assert [name for name in names if name.startswith(("build/", ".git/"))] == []
