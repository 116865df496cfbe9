"""Finds and loads libanywarp_torch, the operators' compiled part."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

import torch

NAME = "libanywarp_torch.so"
OLDEST_TORCH = (2, 11)


def candidates() -> list[Path]:
    """Where the library may be, best first: $ANYWARP_TORCH_LIBRARY; beside this file (a wheel); in the checkout that this file is
    in, the newer of what `make python` and `make cuda` built, or, with a PyTorch for ROCm, `make python` and `make hip`."""
    here = Path(__file__).resolve().parent
    chosen = os.environ.get("ANYWARP_TORCH_LIBRARY")
    if chosen:
        return [Path(chosen)]
    builds = [here.parents[1] / "build" / folder / NAME for folder in ("lib", "hip/lib" if torch.version.hip else "cuda/lib")]
    builds.sort(key=lambda path: path.stat().st_mtime if path.is_file() else 0, reverse=True)
    return [here / NAME, *builds]


def _expose_hip_runtime() -> None:
    """PyTorch keeps HIP's runtime to itself; a library that was linked without an installed ROCm needs it from there."""
    for path in Path(torch.__file__).parent.glob("lib/libamdhip64.so*"):
        ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)


def load() -> Path:
    """Loads the library once; returns its path. Raises ImportError with what to do if it is not there or torch is too old."""
    version = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
    if version < OLDEST_TORCH:
        raise ImportError(f"anywarp needs PyTorch {OLDEST_TORCH[0]}.{OLDEST_TORCH[1]} or later; this is {torch.__version__}")
    for path in candidates():
        if path.is_file():
            if torch.version.hip:
                _expose_hip_runtime()
            torch.ops.load_library(str(path))
            return path
    tried = ", ".join(str(path) for path in candidates())
    raise ImportError(f"anywarp: {NAME} is not there (looked for {tried}); `make python` in the checkout builds it (`make cuda` and "
                      "`make hip` with kernels for GPUs), `pip install .` makes a wheel that holds it")
