#!/usr/bin/env python3
"""What clang makes of the attention kernels for CDNA, without a GPU: registers, spills, LDS, occupancy, and what one iteration of
the main loop consists of. Nothing is run, and no time follows from it.

    scripts/isa_stats.py            prints the table
    scripts/isa_stats.py --write    writes it into docs/attention_gpu.md, between `<!-- generated: isa -->` and `<!-- end -->`

HIP's headers come from scripts/hip-sdk.sh, or from ROCM_PATH's clang if HIP_COMPILE holds a whole compile command.
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/attention_gpu.md"
TARGETS = ("gfx90a", "gfx942")
LDS_OF_UNIT, SIMDS_OF_UNIT = 64 << 10, 4

# What a row is called, the template that it is of, its parameters.
KERNELS = [
    ("forward d64 float16", "Forward", "Cdna, Half, 64"),
    ("forward d128 float16", "Forward", "Cdna, Half, 128"),
    ("backward d64 bfloat16, dk and dv", "BackwardKeys", "Cdna, BFloat16, 64"),
    ("backward d64 bfloat16, dq", "BackwardQuery", "Cdna, BFloat16, 64"),
    ("backward d128 bfloat16, dk and dv", "BackwardKeys", "Cdna, BFloat16, 128"),
    ("backward d128 bfloat16, dq", "BackwardQuery", "Cdna, BFloat16, 128"),
    ("forward d64 float32", "Forward", "CdnaFloat, Float32, 64"),
    ("forward d128 float32", "Forward", "CdnaFloat, Float32, 128"),
    ("backward d64 float32, dk and dv", "BackwardKeys", "CdnaFloat, Float32, 64"),
    ("backward d64 float32, dq", "BackwardQuery", "CdnaFloat, Float32, 64"),
    ("backward d128 float32, dk and dv", "BackwardKeys", "CdnaFloat, Float32, 128"),
    ("backward d128 float32, dq", "BackwardQuery", "CdnaFloat, Float32, 128"),
]
NAMES = {"Forward": "forward", "BackwardKeys": "backward_keys", "BackwardQuery": "backward_query"}
SOURCE = """
#include "attention/arch/cdna/family.h"
#include "attention/arch/cdna/float_family.h"
#include "attention/arch/gpu/amd_backward.h"
#include "attention/arch/gpu/amd_forward.h"
namespace anywarp::attention::gpu {{
template __global__ void amd_{name}_kernel<{arguments}, Role::Main>({params});
using Config = Amd{template}Config<{arguments}, Role::Main>;
extern "C" __device__ __attribute__((used)) const int dynamic_lds = Config::Shared::kBytes;
extern "C" __device__ __attribute__((used)) const int wavefronts = Config::kShape.warps;
extern "C" __device__ __attribute__((used)) const int columns = Config::kShape.columns;
}}
"""

# Composable Kernel 8e22e1ae (2024-10-23), example/ck_tile/01_fmha, its own flags but for -amdgpu-early-inline-all, read in the same
# way: its smallest forward instances for these head dimensions, and its backward, one kernel for dk, dv and (by atomic additions) dq.
PEER = "Composable Kernel, "
PEER_ROWS = [
    (PEER + "forward d64 float16, clang 22", "gfx90a", "144 + 0", "0", "0", "13824", "3", "64 keys", "32", "512", "33", "16/4", "12"),
    (PEER + "forward d64 float16, clang 22", "gfx942", "144 + 0", "0", "0", "13824", "3", "64 keys", "32", "512", "33", "16/4", "12"),
    (PEER + "forward d128 float16, clang 22", "gfx90a", "256 + 0", "56", "228", "27648", "2", "128 keys", "128", "2048", "65", "64/8", "48"),
    (PEER + "forward d128 float16, clang 22", "gfx942", "256 + 0", "62", "252", "27648", "2", "128 keys", "128", "2048", "65", "64/8", "48"),
    (PEER + "forward d128 float16, clang 19", "gfx90a", "224 + 0", "0", "0", "27648", "2", "128 keys", "128", "2048", "65", "64/16", "48"),
    (PEER + "backward d64 bfloat16, clang 22", "gfx90a", "256 + 37", "0", "0", "32768", "1", "32 queries", "80", "640", "16", "58/30", "6"),
    (PEER + "backward d64 bfloat16, clang 22", "gfx942", "256 + 39", "0", "0", "32768", "1", "32 queries", "80", "640", "16", "58/30", "6"),
    (PEER + "backward d128 bfloat16, clang 22", "gfx90a", "256 + 124", "0", "0", "65536", "1", "16 queries", "80", "640", "8", "38/22", "6"),
    (PEER + "backward d128 bfloat16, clang 22", "gfx942", "256 + 122", "0", "0", "65536", "1", "16 queries", "80", "640", "8", "38/22", "6"),
]
HEADER = ["kernel", "target", "VGPR + AGPR", "VGPRs spilt", "scratch B", "LDS B", "wavefronts of a SIMD", "an iteration", "MFMA", "kflop of a wavefront",
          "exp", "LDS reads/writes", "global loads"]


def compile_command():
    if command := os.environ.get("HIP_COMPILE"):
        return shlex.split(command)
    return shlex.split(subprocess.check_output([ROOT / "scripts/hip-sdk.sh", "7.2"], text=True).splitlines()[-1])


def assembly(template, arguments, target, folder):
    name = NAMES[template]
    params = "ForwardParams" if template == "Forward" else "BackwardParams"
    source, output = folder / "kernel.hip", folder / "kernel.s"
    source.write_text(SOURCE.format(template=template, name=name, arguments=arguments, params=params))
    flags = ["-std=c++20", "-O3", f"-I{ROOT}/src", f"-I{ROOT}/include", "--cuda-device-only", "-S", f"--offload-arch={target}"]
    subprocess.run([*compile_command(), *flags, source, "-o", output], check=True)
    return output.read_text()


def number(text, pattern):
    found = re.search(pattern, text, re.M)
    if not found:
        sys.exit(f"isa_stats.py: the assembly holds no {pattern}")
    return int(found[1])


def main_loop(text):
    """The instructions of the loop with the most matrix instructions; of nested loops each has those that are in no inner one. The
    compiler says in a comment which loop a block is in."""
    loops, header = {}, None
    for line in text.splitlines():
        if label := re.match(r"(?:\.L|; %)(BB\d+_\d+|bb\.\d+):", line):
            inside = re.search(r"in Loop: Header=(BB\d+_\d+)", line)
            header = inside[1] if inside else label[1] if "Loop Header" in line else None
        elif "=>This" in line and "Loop Header" in line and not header:
            header = "first"
        elif header and (code := re.match(r"\s+([a-z]\w+)", line)):
            loops.setdefault(header, []).append(code[1])
    return max(loops.values(), key=lambda codes: sum(code.startswith("v_mfma") for code in codes))


def kflop(codes):
    sizes = [map(int, re.search(r"(\d+)x(\d+)x(\d+)", code).groups()) for code in codes if code.startswith("v_mfma")]
    return sum(2 * m * n * k for m, n, k in sizes) // 1024


def row(title, template, arguments, target):
    with tempfile.TemporaryDirectory() as folder:
        text = assembly(template, arguments, target, pathlib.Path(folder))
    codes = main_loop(text)

    def count(pattern):
        return sum(re.match(pattern, code) is not None for code in codes)

    def constant(name):
        return number(text, rf"^{name}:\n\s+\.long\s+(\d+)")

    # A launch's LDS comes on top of what __syncthreads_or has.
    lds = number(text, r"^\s+\.group_segment_fixed_size:\s+(\d+)") + constant("dynamic_lds")
    occupancy = min(number(text, r"^; Occupancy: (\d+)"), LDS_OF_UNIT // lds * constant("wavefronts") // SIMDS_OF_UNIT)
    vgprs, agprs = number(text, r"^; NumVgprs: (\d+)"), number(text, r"^; NumAgprs: (\d+)")
    spilt, scratch = number(text, r"\.vgpr_spill_count:\s+(\d+)"), number(text, r"\.private_segment_fixed_size:\s+(\d+)")
    iteration = f"{constant('columns')} {'queries' if template == 'BackwardKeys' else 'keys'}"
    lds_codes = f"{count('ds_(read|load)')}/{count('ds_(write|store)')}"
    return (title, target, f"{vgprs} + {agprs}", spilt, scratch, lds, occupancy, iteration, count("v_mfma"), kflop(codes), count("v_exp"), lds_codes,
            count("(global|buffer|flat)_load"))


def table():
    rows = [row(*kernel, target) for kernel in KERNELS for target in TARGETS]
    lines = ["| " + " | ".join(HEADER) + " |", "|" + "---|" * len(HEADER)]
    return "\n".join(lines + ["| " + " | ".join(map(str, one)) + " |" for one in [*rows, *PEER_ROWS]])


def main():
    made = table()
    if sys.argv[1:] != ["--write"]:
        print(made)
        return
    page = PAGE.read_text()
    start, end = "<!-- generated: isa -->\n", "<!-- end -->"
    before, rest = page.split(start)
    PAGE.write_text(before + start + made + "\n" + rest[rest.index(end):])


main()
