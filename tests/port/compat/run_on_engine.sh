#!/usr/bin/env bash
# run_on_engine.sh ANYWARP PROGRAM WARP WORK: runs a test program with the compat headers beside it, as ported code has them.
set -euo pipefail
anywarp="$1" program="$2" warp="$3" work="$4"
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)"
rm -rf "$work"
mkdir -p "$work/anywarp_compat"
cp "$root"/src/port/compat/*.h "$work/anywarp_compat/"
cp "$program" "$work/"
exec "$anywarp" run "$work/$(basename "$program")" --warp "$warp"
