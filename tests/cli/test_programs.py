"""Whole programs on the engine, at both widths. What a program must print and how it must end stands in it:

    // ARGS: words                 after the `--`
    // EXPECT: line                a line of its output, at both widths
    // EXPECT32: line              at one width
    // EXIT: number                0 otherwise
"""

import re
import shlex
from pathlib import Path

import pytest
from conftest import document, run

HERE = Path(__file__).parent / "programs"
PROGRAMS = sorted(p for p in HERE.iterdir() if not p.name.startswith("."))


def marked(path, mark):
    source = path / "main.cpp" if path.is_dir() else path
    return re.findall(rf"^// {mark}: (.*)$", source.read_text(), re.M)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
def test_program(path):
    arguments = shlex.split(" ".join(marked(path, "ARGS")))
    status = int((marked(path, "EXIT") or ["0"])[0])
    done = run("run", path, "--warp", "both", "--json", "--", *arguments)
    assert done.returncode in (status, 5), done.stderr
    runs = document(done, "run")["runs"]
    assert [r["warp"] for r in runs] == [32, 64]
    for outcome in runs:
        lines = outcome["stdout"].splitlines()
        for expected in marked(path, "EXPECT") + marked(path, f"EXPECT{outcome['warp']}"):
            assert expected in lines, f"warp {outcome['warp']}: {outcome['stdout']}{outcome['stderr']}"
        assert (outcome["exit"], outcome["signal"]) == (status, 0)


def test_widths_that_agree_and_differ():
    agree = run("run", HERE / "shared_memory.cu", "--warp", "both")
    assert agree.returncode == 0
    assert agree.stdout == "warp 32:\nok\nwarp 64:\nok\nThe two widths agree.\n"
    differ = run("run", HERE / "by_width.cu", "--warp", "both")
    assert differ.returncode == 5
    assert differ.stdout == "warp 32:\n496\nwarp 64:\n2016\nThe two widths differ.\n"


def test_the_program_has_stdin_stdout_and_its_own_status(tmp_path):
    (tmp_path / "p.cu").write_text(
        '#include <cstdio>\nint main() { std::fputs("out\\n", stdout); std::fputs("err\\n", stderr); return 42; }\n'
    )
    done = run("run", tmp_path / "p.cu")
    assert (done.returncode, done.stdout, done.stderr) == (42, "out\n", "err\n")


def test_definitions_and_include_folders(tmp_path):
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "answer.h").write_text("#define ANSWER 40\n")
    (tmp_path / "p.cu").write_text(
        '#include <answer.h>\n#include <cstdio>\n__global__ void k(int* out) { *out = ANSWER + MORE; }\n'
        'int main() { int* out; cudaMallocManaged(&out, 4); k<<<1, 1>>>(out); cudaDeviceSynchronize(); printf("%d\\n", *out); }\n'
    )
    done = run("run", tmp_path / "p.cu", "-I", tmp_path / "library", "-D", "MORE=2")
    assert (done.returncode, done.stdout, done.stderr) == (0, "42\n", "")


def test_what_does_not_compile_is_said_at_its_line(tmp_path):
    source = tmp_path / "p.cu"
    source.write_text("__global__ void k(int* p) {\n  __shared__ float a[4], b;\n  *p = undeclared;\n}\nint main() {\n  k<<<1,\n   1>>>(0);\n}\n")
    done = run("run", source)
    assert done.returncode == 1
    assert f"{source}:3:8: error: use of undeclared identifier 'undeclared'" in done.stderr
    assert done.stdout == ""


def test_a_deadlock_is_a_report(tmp_path):
    source = tmp_path / "stuck.cu"
    source.write_text(
        "__global__ void stuck(int* out) {\n"
        "  if (threadIdx.x == 0)\n"
        "    __syncwarp(3);\n"
        "  else if (threadIdx.x == 1)\n"
        "    __syncthreads();\n"
        "  *out = 1;\n"
        "}\n"
        "int main() { int* out; cudaMalloc(&out, 4);\n  stuck<<<1, 64>>>(out);\n  return cudaDeviceSynchronize() != cudaSuccess; }\n"
    )
    done = run("check", source, "--check", "sync", "--json")
    assert done.returncode == 5, done.stderr
    waiting = [group for f in document(done, "check")["findings"] for group in f["waiting"]]
    assert {(group["line"], group["threads"], group["first"][0]) for group in waiting} == {(3, 1, 0), (5, 1, 1)}
    ran = run("run", source)
    assert ran.returncode not in (0, 2), ran.stdout
    assert "stuck" in ran.stderr and "deadlock" in ran.stderr.lower(), ran.stderr


def test_a_crash_names_kernel_block_thread_and_line(tmp_path):
    source = tmp_path / "crash.cu"
    source.write_text(
        "__global__ void crashing(int* out, int** where) {\n"
        "  if (blockIdx.x == 2 && threadIdx.x == 5)\n"
        "    **where = 1;\n"
        "  out[0] = 1;\n"
        "}\n"
        "int main() { int* out; int** where; cudaMalloc(&out, 4); cudaMalloc(&where, 8); cudaMemset(where, 0, 8);\n"
        "  crashing<<<4, 8>>>(out, where); return cudaDeviceSynchronize() != cudaSuccess; }\n"
    )
    done = run("check", source, "--check", "memory", "--json")
    assert done.returncode == 5, done.stderr
    found = [f for f in document(done, "check")["findings"] if f["checker"] == "memory"]
    assert found, done.stdout
    assert (found[0]["line"], found[0]["block"], found[0]["thread"]) == (3, [2, 0, 0], [5, 0, 0])
    assert "crashing" in found[0]["kernel"]
    said = run("check", source, "--check", "memory")
    assert "by thread (5, 0, 0) of block (2, 0, 0) in crashing" in said.stdout
    ran = run("run", source)
    assert ran.returncode != 0
    assert "crashing" in ran.stderr and "block (2,0,0), thread (5,0,0)" in ran.stderr, ran.stderr


def test_check_is_silent_on_good_programs():
    done = run("check", HERE / "several", "--warp", "both", "--json")
    assert done.returncode == 0, done.stdout
    checked = document(done, "check")
    assert checked["warp"] == [32, 64]
    assert checked["summary"] == {"errors": 0, "warnings": 0}


def test_a_folder_without_a_program(tmp_path):
    (tmp_path / "k.cu").write_text("__global__ void k() {}\n")
    for command in ("run", "check"):
        done = run(command, tmp_path)
        assert done.returncode == 2
        assert "main()" in done.stderr
