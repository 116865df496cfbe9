#!/usr/bin/env bash
# The newest PyTorch, in build/torch-latest, to run the operator library that was compiled against the oldest one. Only what
# has to be newer is fetched (900 MB, about a minute): PyTorch itself, and those of its CUDA libraries that it cannot be loaded
# without; all else is build/venv's, which must be there (make python). Both versions are pinned, so that the mixture is too.
# Prints the path of the Python. Does nothing when the stamp names the same packages.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
venv="$root/build/torch-latest"
packages=("torch==2.15.0" "nvidia-nccl-cu13==2.30.7" "nvidia-nvshmem-cu13==3.7.2")
stamp="$venv/.anywarp-stamp"

if [[ ! -f "$stamp" || "$(cat "$stamp")" != "${packages[*]}" ]]; then
  rm -rf "$venv"
  python3 -m venv "$venv" >&2
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --no-deps "${packages[@]}" >&2
  own="$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
  base="$("$root/build/venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
  for library in "$base"/nvidia/*; do
    [[ -e "$own/nvidia/$(basename "$library")" ]] || ln -s "$library" "$own/nvidia/"
  done
  printf '%s\n' "$base" "$root/python" > "$own/anywarp-base.pth"  # Looked at last.
  "$venv/bin/python" -c 'import torch; assert torch.__version__.startswith("2.15.")' >&2
  echo "${packages[*]}" > "$stamp"
fi
echo "$venv/bin/python"
