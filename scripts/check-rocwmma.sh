#!/usr/bin/env bash
# Compiles the ported example against AMD's own rocWMMA instead of our subset of it: `make check-rocwmma ROCWMMA=DIR`. By hand,
# not part of the tests: rocWMMA's sources are not fetched by anything here.
#
#   scripts/check-rocwmma.sh DIR [TARGET…]     DIR: a checkout of rocWMMA (its sources of October 2024 compile with clang-22
#                                              and HIP 6.4, not with 7.2)     TARGET: gfx90a gfx942 gfx1100
#
# shellcheck disable=SC2086  # $command and $for_target are command lines, split into words on purpose.
# Prints one line for each target with the number of matrix instructions in the code. Ends with 0 if all compiled.
set -euo pipefail

die() { echo "check-rocwmma.sh: $1" >&2; exit "${2:-1}"; }

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
[[ $# -ge 1 && -n "$1" ]] || die "usage: check-rocwmma.sh DIR [TARGET…]; DIR: a checkout of rocWMMA" 2
include="$1/library/include"
[[ -f "$include/rocwmma/rocwmma.hpp" ]] || include="$1/include"
[[ -f "$include/rocwmma/rocwmma.hpp" ]] || die "DIR is '$1', which has no library/include/rocwmma/rocwmma.hpp" 2
shift
targets=("$@")
[[ ${#targets[@]} -gt 0 ]] || targets=(gfx90a gfx942 gfx1100)
anywarp="$root/build/bin/anywarp"
[[ -x "$anywarp" ]] || die "$anywarp is not built: make build"

work="$root/build/check-rocwmma"
rm -rf "$work"
mkdir -p "$work/generated/rocwmma/internal"
# What rocWMMA's CMake makes of its template; the numbers are printed by nothing here.
if [[ ! -f "$include/rocwmma/internal/rocwmma-version.hpp" ]]; then
  sed -E 's/@rocwmma_VERSION_(MAJOR|MINOR|PATCH)@/0/' "$include/rocwmma/internal/rocwmma-version.hpp.in" \
    > "$work/generated/rocwmma/internal/rocwmma-version.hpp"
fi

"$anywarp" port "$root/examples/fused_attention" -o "$work/port" --rocm 6.4 > "$work/port.log" 2>&1 || {
  status=$?
  [[ $status -eq 3 ]] || { cat "$work/port.log" >&2; die "anywarp port ended with $status"; }
}
compile="$("$root/scripts/hip-sdk.sh" 6.4 | tail -n 1)"

failed=0
for source in "$work"/port/csrc/*.cu "$work"/port/csrc/*.hip; do
  [[ -f "$source" ]] || continue
  name="$(basename "$source")"
  command="$compile -std=c++17 -O3 -w -isystem $work/generated -isystem $include"
  $command --offload-arch=gfx90a --cuda-host-only -M "$source" > "$work/dependencies"
  grep -q rocwmma_subset.h "$work/dependencies" && die "$name takes the subset, not $include"
  grep -q rocwmma/rocwmma.hpp "$work/dependencies" || { echo "$name  uses no fragments"; continue; }
  for target in "${targets[@]}"; do
    width=64
    [[ "$target" == gfx9* ]] || width=32
    for_target="${command/WAVEFRONT_SIZE=64/WAVEFRONT_SIZE=$width} --offload-arch=$target"
    if $for_target --cuda-device-only -S -o "$work/$target.s" "$source" 2> "$work/$target.log" &&
       $for_target --cuda-host-only -fsyntax-only "$source" 2>> "$work/$target.log"; then
      count="$(grep -cE 'v_(mfma|wmma)_' "$work/$target.s" || true)"
      echo "$name  $target  compiles with HIP 6.4 and AMD's rocWMMA: $count matrix instructions"
    else
      failed=1
      echo "$name  $target  FAILED"
      grep -E 'error' "$work/$target.log" | head -n 5 || true
    fi
  done
done
exit $failed
