#!/usr/bin/env bash
# Installs what building and running anywarp needs, from Debian's own packages, and fetches HIP's headers into build/. Does
# nothing that is done already.
#   scripts/setup.sh build     what the build needs: clang 22 and libraries
#   scripts/setup.sh demo      and the Python and HIP headers that the porter uses
#   scripts/setup.sh test      and all HIP versions, GoogleTest and PyTorch
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$root"
what="${1:-build}"
case "$what" in build|demo|test) ;; *) echo "setup.sh: '$what' is not known; valid: build demo test" >&2; exit 2 ;; esac

packages=(build-essential cmake ninja-build ccache git ca-certificates clang-22 libclang-22-dev llvm-22-dev llvm-22
          libboost-context-dev libcli11-dev libfmt-dev nlohmann-json3-dev libexpected-dev libgtest-dev
          python3 python3-venv)
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [[ ${#missing[@]} -gt 0 ]]; then
  echo "installing: ${missing[*]}"
  sudo=()
  [[ $(id -u) -eq 0 ]] || sudo=(sudo)
  export DEBIAN_FRONTEND=noninteractive
  "${sudo[@]}" apt-get -qq update
  "${sudo[@]}" apt-get -qq install -y --no-install-recommends "${missing[@]}" > build-setup.log 2>&1 ||
    { tail -n 20 build-setup.log >&2; exit 1; }
  rm -f build-setup.log
fi
[[ "$what" == build ]] && exit 0

scripts/python-venv.sh > /dev/null
case "$what" in
  demo) scripts/hip-sdk.sh 7.2 6.4 > /dev/null ;;
  test)
    scripts/hip-sdk.sh 7.2 6.4 5.7 > /dev/null
    scripts/python-venv.sh torch > /dev/null
    ;;
esac
