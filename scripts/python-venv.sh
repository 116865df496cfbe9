#!/usr/bin/env bash
# The Python that anywarp's own tools and tests use: build/venv with the packages of python/requirements.txt (a few seconds).
# Does nothing when the stamp has the same list.
# Usage: scripts/python-venv.sh [DIR]; prints the path of the Python.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
venv="${1:-$root/build/venv}"
requirements="$root/python/requirements.txt"
stamp="$venv/.anywarp-stamp"

ready() { [[ -x "$venv/bin/python" ]] && cmp -s "$requirements" "$stamp"; }

if ! ready; then
  mkdir -p "$(dirname "$venv")"
  exec 9>"$venv.lock"
  flock 9  # Two callers at once: the second waits, then finds the stamp.
  if ! ready; then
    if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
      echo "python-venv.sh: python3 has no venv module: apt-get install python3-venv" >&2
      exit 1
    fi
    python3 -m venv "$venv" >&2
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input -r "$requirements" >&2
    cp "$requirements" "$stamp"
  fi
fi
echo "$venv/bin/python"
