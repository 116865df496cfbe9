#!/usr/bin/env bash
# The Python that anywarp's own tools and tests use, in build/venv. Does nothing that its stamps say is done.
#   scripts/python-venv.sh         what the porter and its tests need: python/requirements.txt (a few seconds)
#   scripts/python-venv.sh torch   and PyTorch with what the operator's tests need: python/requirements-torch.txt (about 5 GB
#                                  unpacked, one or two minutes), and `import anywarp` from this checkout
# Prints the path of the Python.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
venv="$root/build/venv"
what="${1:-base}"
case "$what" in
  base) lists=(requirements) ;;
  torch) lists=(requirements requirements-torch) ;;
  *) echo "python-venv.sh: '$what' is not known; valid: base, torch" >&2; exit 2 ;;
esac

ready() { [[ -x "$venv/bin/python" ]] && cmp -s "$root/python/$1.txt" "$venv/.anywarp-$1"; }
all_ready() { for list in "${lists[@]}"; do ready "$list" || return 1; done; }

if ! all_ready; then
  mkdir -p "$(dirname "$venv")"
  exec 9>"$venv.lock"
  flock 9  # Two callers at once (ctest -j): the second waits, then finds the stamps.
  if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    echo "python-venv.sh: python3 has no venv module: apt-get install python3-venv" >&2
    exit 1
  fi
  [[ -x "$venv/bin/python" ]] || python3 -m venv "$venv" >&2
  for list in "${lists[@]}"; do
    ready "$list" && continue
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input -r "$root/python/$list.txt" >&2
    cp "$root/python/$list.txt" "$venv/.anywarp-$list"
  done
fi
if [[ "$what" == torch ]]; then
  site="$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
  [[ -f "$site/anywarp-checkout.pth" ]] || echo "$root/python" > "$site/anywarp-checkout.pth"
fi
echo "$venv/bin/python"
