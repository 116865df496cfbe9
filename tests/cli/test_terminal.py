"""Help, exit codes, colours, progress."""

import os
import pty
import select
import subprocess
import time

import pytest
from conftest import ANYWARP, KERNEL, run

COMMANDS = ["port", "check", "run", "query", "doctor", "bench", "tune"]
ESCAPE = "\x1b"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_fits_a_screen(command):
    done = run(*([command] if command else []), "--help")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 100, max(lines, key=len)
    assert done.stderr == ""
    if not command:
        assert all(name in done.stdout for name in COMMANDS)


def test_version():
    done = run("--version")
    assert done.returncode == 0 and done.stdout.startswith("anywarp ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nonsense"],
        ["port"],
        ["port", "a.cu"],
        ["port", "a.cu", "-o", "out", "--nonsense"],
        ["port", "missing.cu", "-o", "out"],
        ["port", "a.cu", "-o", "out", "--target", "gfx123"],
        ["port", "a.cu", "-o", "out", "--target", "sm_80"],
        ["port", "a.cu", "-o", "out", "--rocm", "9.9.9.9"],
        ["port", "a.cu", "-o", "out", "--rocm", "new"],
        ["port", "a.cu", "-o", "out", "--rocm", ""],
        ["port", "a.cu", "-o", "out", "--warp", "48"],
        ["port", "a.cu", "-o", "out", "-p", "missing.json"],
        ["port", "a.cu", "-o", "out", "--in-place"],
        ["port", "a.cu", "-o", "out", "--cuda-path", "missing"],
        ["port", "a.cu", "-o", "out", "--report", "r.txt"],
        ["port", "a.cu", "-o", "a.cu"],
        ["port", "a.cu", "-o", "a.cu/out"],
        ["port", "a.cu", "a.cu", "-o", "out"],
        ["port", "binary.cu", "-o", "out"],
        ["check", "a.cu", "--warp", "48"],
        ["check", "a.cu", "--check", "nonsense"],
        ["check", "missing"],
        ["run", "missing"],
        ["run"],
        ["query"],
        ["query", "cudaNonsense"],
    ],
    ids=lambda a: " ".join(a) or "nothing",
)
def test_bad_usage_is_exit_2_or_1_says_why_and_writes_nothing(tmp_path, arguments):
    (tmp_path / "a.cu").write_text(KERNEL)
    (tmp_path / "binary.cu").write_bytes(b"int x;\0\1\2")
    before = sorted(os.listdir(tmp_path))
    done = run(*arguments, cwd=tmp_path)
    # Below a regular file nothing can be created: that is the disk's fault, not the command line's.
    assert done.returncode == (1 if "a.cu/out" in arguments else 2), done.stdout + done.stderr
    assert done.stdout == "" and done.stderr.strip() != ""
    assert sorted(os.listdir(tmp_path)) == before
    assert (tmp_path / "a.cu").read_text() == KERNEL


def test_errors_name_the_value_and_what_would_be_valid(tmp_path):
    (tmp_path / "a.cu").write_text(KERNEL)
    said = run("port", "a.cu", "-o", "out", "--target", "gfx123", cwd=tmp_path).stderr
    assert "--target" in said and "gfx123" in said and "gfx90a" in said
    said = run("port", "a.cu", "-o", "out", "--rocm", "new", cwd=tmp_path).stderr
    assert "rocm" in said and "new" in said and "7.2" in said
    said = run("port", "a.cu", cwd=tmp_path).stderr
    assert "-o" in said and "--in-place" in said


def test_no_ansi_in_a_pipe_and_quiet_progress(project, tmp_path):
    done = run("port", project, "-o", tmp_path / "out")
    assert ESCAPE not in done.stdout and done.stderr == ""
    assert ESCAPE not in run("query", "cudaMalloc").stdout
    assert ESCAPE not in run("doctor").stdout


def test_colours_on_demand_and_never_against_no_color():
    assert ESCAPE in run("query", "cudaMalloc", env={"CLICOLOR_FORCE": "1"}).stdout
    assert ESCAPE not in run("query", "cudaMalloc", env={"CLICOLOR_FORCE": "0"}).stdout
    assert ESCAPE not in run("query", "cudaMalloc", env={"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}).stdout
    assert ESCAPE not in run("query", "cudaMalloc", "--json", env={"CLICOLOR_FORCE": "1"}).stdout


def on_terminal(*arguments, env=None):
    """What anywarp writes to a terminal."""
    master, slave = pty.openpty()
    environment = {k: v for k, v in os.environ.items() if k != "NO_COLOR"} | (env or {})
    process = subprocess.Popen([ANYWARP, *map(str, arguments)], stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    written = b""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if select.select([master], [], [], 0.5)[0]:
            try:
                chunk = os.read(master, 65536)
            except OSError:
                break
            if not chunk:
                break
            written += chunk
        elif process.poll() is not None:
            break
    os.close(master)
    return process.wait(timeout=10), written.decode()


def test_a_terminal_has_colours_and_progress(project, tmp_path):
    status, written = on_terminal("port", project, "-o", tmp_path / "out")
    assert status == 0
    assert "reading 1/" in written and written.count("\r") > 1
    assert ESCAPE + "[32m" in on_terminal("query", "cudaMalloc")[1]
    assert ESCAPE not in on_terminal("query", "cudaMalloc", env={"NO_COLOR": "1"})[1]


def test_stdout_that_closes_early_is_no_crash(project):
    done = subprocess.run(f"'{ANYWARP}' port '{project}' --dry-run -v | head -1", shell=True, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "terminate" not in done.stderr
