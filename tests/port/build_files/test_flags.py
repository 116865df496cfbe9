"""The flag table seen from Python, by clang-22, and by nvcc where there is one."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TABLE = ROOT / "src/port/tables/nvcc_flags.tsv"
sys.path.insert(0, str(ROOT / "src/port/project/python"))

from nvcc_flags import Table, Word  # noqa: E402


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if line and not line.startswith("#")]


def records() -> list[dict]:
    rows = [line.split("\t") for line in lines(TABLE)[1:]]
    return [{"flag": flag, "form": form, "hip": hip, "severity": severity, "reason": reason}
            for flags, forms, hip, severity, reason in rows for flag in flags.split() for form in forms.split(",")]


@pytest.mark.parametrize("line", lines(Path(__file__).with_name("flag_cases.tsv")))
def test_walk_gives_what_the_cases_say(line):
    written, expected = line.split("\t")
    words = written.split()
    result, at = [], 0
    for mapped in Table.load(records()).walk([Word(word) for word in words]):
        result += words[at : at + mapped.count] if mapped.words is None else mapped.words
        at += mapped.count
    assert at == len(words)
    assert " ".join(result) == expected


def test_clang_takes_every_word_of_the_hip_column(tmp_path):
    """Clang's driver says `unknown argument` without compiling anything."""
    source = tmp_path / "a.hip"
    source.write_text("")
    values = {"-std={value}": "-std=c++17", "-MF {value}": "-MF a.d", "-m{value}": "-m64", "-x {value}": "-x hip",
              "-fgpu-default-stream={value}": "-fgpu-default-stream=legacy"}
    checked = 0
    for hip in sorted({record["hip"] for record in records()}):
        if not hip or "{arch}" in hip or "{host}" in hip:
            continue
        words = values.get(hip, hip).replace("{value}", "1").split()
        command = ["clang++-22", "-###", "-nogpuinc", "-nogpulib", "--offload-arch=gfx90a", *words]
        ran = subprocess.run([*command, "-x", "hip", source], capture_output=True, text=True, cwd=tmp_path)
        assert "unknown argument" not in ran.stderr and "error:" not in ran.stderr, f"{hip}: {ran.stderr}"
        checked += 1
    assert checked > 50


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed; nvcc_options.txt was taken from 13.0")
def test_installed_nvcc_has_no_option_that_the_list_lacks():
    said = subprocess.run(["nvcc", "--help"], capture_output=True, text=True, check=True).stdout
    options = set(re.findall(r"^(--[a-zA-Z][\w-]*)", said, re.M))
    assert options <= set(lines(Path(__file__).with_name("nvcc_options.txt")))
