#!/usr/bin/env bash
# The main job as a story: a CUDA attention extension is ported to HIP, run at both warp widths and checked, on the CPU.
# Every step shows the command that a person would type.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/build/bin:$PATH"
out=build/demo
rm -rf "$out"
mkdir -p "$out"

if [[ -t 1 && -z "${NO_COLOR:-}" ]]; then bold=$'\e[1m' dim=$'\e[2m' plain=$'\e[0m'; else bold="" dim="" plain=""; fi
say()  { printf '\n%s%s%s\n' "$bold" "$1" "$plain"; }
show() { printf '%s$ %s%s\n' "$dim" "$*" "$plain"; "$@"; }
# For a command whose exit status is part of the story.
expect() { local want=$1; shift; local got=0; show "$@" || got=$?; [[ $got -eq $want ]] || { echo "expected exit status $want, got $got" >&2; exit 1; }; }

say "1. Port: a CUDA PyTorch extension becomes a HIP project, compiled for five AMD GPUs with HIP 7.2's headers."
show anywarp port examples/fused_attention -o "$out/hip" --target gfx90a,gfx942,gfx950,gfx1100,gfx1201 --report "$out/report.html"
say "   The same for ROCm 6.4."
show anywarp port examples/fused_attention -o "$out/hip-6.4" --rocm 6.4 --target gfx90a,gfx942,gfx950,gfx1100,gfx1201
say "   Porting the port changes nothing."
show anywarp port "$out/hip" -o "$out/hip-again"
show diff -r "$out/hip" "$out/hip-again"

say "2. Run: the original at warp 32, the port at warp 64, both on the CPU, against a float64 oracle."
show anywarp run examples/fused_attention --warp 32
show anywarp run "$out/hip" --warp 64

say "3. Check: the same kernel with the faults that public ones really have."
expect 5 anywarp check examples/fused_attention_faulty
say "   And the ported example, which has none."
show anywarp check "$out/hip"

say "Every edit, with its reason: $out/report.html"
