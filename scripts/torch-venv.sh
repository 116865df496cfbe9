#!/usr/bin/env bash
# PyTorch for the tests that need its headers or its hipify, where none is importable: the ordinary PyPI wheel (about 5 GB
# unpacked, one or two minutes) in build/torch-venv. Does nothing when the stamp names the same version.
# Usage: scripts/torch-venv.sh [DIR]; prints the path of the Python that can import torch.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
venv="${1:-$root/build/torch-venv}"
version="2.11.0"
packages=("torch==$version" numpy pytest setuptools wheel)
stamp="$venv/.anywarp-stamp"

if [[ -f "$stamp" && "$(cat "$stamp")" == "${packages[*]}" && -x "$venv/bin/python" ]]; then
  echo "$venv/bin/python"
  exit 0
fi

mkdir -p "$(dirname "$venv")"
exec 9>"$venv.lock"
flock 9  # Two callers at once (ctest -j): the second waits, then finds the stamp.
if [[ -f "$stamp" && "$(cat "$stamp")" == "${packages[*]}" ]]; then
  echo "$venv/bin/python"
  exit 0
fi

if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
  echo "torch-venv.sh: python3 has no venv module: apt-get install python3-venv" >&2
  exit 1
fi
python3 -m venv "$venv" >&2
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input "${packages[@]}" >&2
"$venv/bin/python" -c 'import torch, torch.utils.hipify.hipify_python' >&2
echo "${packages[*]}" > "$stamp"
echo "$venv/bin/python"
