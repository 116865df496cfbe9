"""How the tests of the command line run it: as a user does, in a pipe."""

import json
import os
import subprocess
from pathlib import Path

import jsonschema
import pytest

ROOT = Path(__file__).resolve().parents[2]
ANYWARP = os.environ.get("ANYWARP", str(ROOT / "build" / "bin" / "anywarp"))


def run(*arguments, cwd=None, env=None, timeout=180, text=True, prefix=()):
    """anywarp with these arguments; NO_COLOR and CLICOLOR_FORCE are as the test sets them."""
    environment = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CLICOLOR_FORCE")}
    environment.update(env or {})
    command = [*prefix, ANYWARP, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=text, cwd=cwd, env=environment, timeout=timeout)


def schema_errors(document, name):
    schema = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text())
    validator = jsonschema.Draft202012Validator(schema)
    return [f"{'/'.join(map(str, e.absolute_path))}: {e.message}" for e in validator.iter_errors(document)]


def document(done, name):
    """The one JSON document that stdout holds, which the schema accepts."""
    parsed = json.loads(done.stdout)
    assert schema_errors(parsed, name) == []
    return parsed


def tree(folder):
    """Every file below a folder, and its bytes."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


KERNEL = """#include <cuda_runtime.h>

__global__ void add(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) b[i] += a[i];
}

int main() {
  float *a, *b;
  cudaMalloc(&a, 256);
  cudaMalloc(&b, 256);
  add<<<1, 64>>>(a, b, 64);
  cudaDeviceSynchronize();
  return cudaGetLastError() == cudaSuccess ? 0 : 1;
}
"""


@pytest.fixture
def project(tmp_path):
    """A project of one program, a header, a Makefile and a picture."""
    folder = tmp_path / "project"
    (folder / "include").mkdir(parents=True)
    (folder / "add.cu").write_text(KERNEL.replace("#include <cuda_runtime.h>", '#include <cuda_runtime.h>\n#include "include/check.cuh"'))
    (folder / "include" / "check.cuh").write_text(
        '#pragma once\n#define CHECK(call) if ((call) != cudaSuccess) return 1\n__device__ inline int lane() { return threadIdx.x % 32; }\n'
    )
    (folder / "Makefile").write_text("add: add.cu\n\tnvcc -O2 -o $@ $<\n")
    (folder / "picture.png").write_bytes(b"\x89PNG\0\1\2")
    return folder
