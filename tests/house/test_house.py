"""What keeps the tree one house: each thing has its file, its test and its page under the same name, the rooms do not look
into one another, and what is written in the documents is there. Nothing is built or run; git says which files are ours.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ("src/port/cuda_headers/generated/", "bench/results/")
# Long because they are lists: of names, of declarations, of what is refused or granted.
LISTS = (".tsv", ".def", ".inc", ".json", ".diagnostics.txt")
LONG_DECLARATIONS = {
    "src/port/cuda_headers/anywarp/device_functions.h",
    "src/port/cuda_headers/cub/cub.cuh",
    "src/port/cuda_headers/thrust/anywarp_thrust.h",
    "src/port/cuda_headers/torch_stubs/anywarp_torch.h",
    "tests/port/compat/every_function.hip.cpp",
}


def tracked(*patterns):
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "--", *patterns], capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def text_of(name):
    return (ROOT / name).read_text(errors="replace")


def ids(table, macro):
    return re.findall(rf"^{macro}\((\w+)", text_of(table), re.M)


RULES = ids("src/port/rules/rules.def", "ANYWARP_RULE")
CHECKERS = ids("src/simt/checkers/checkers.def", "ANYWARP_CHECKER")


@pytest.mark.parametrize("room", ["base", "port", "simt", "attention", "torch"])
def test_rooms_do_not_look_into_one_another(room):
    closed = {"base": "port|simt|attention|torch|cli", "port": "simt|attention|torch|cli", "simt": "port|attention|torch|cli",
              "attention": "port|simt|torch|cli", "torch": "port|simt|attention|cli"}
    include = re.compile(rf'^\s*#\s*include\s+"((?:\.\./)*(?:{closed[room]})/[^"]*)"', re.M)
    assert [(name, found) for name in tracked(f"src/{room}/*") for found in include.findall(text_of(name))] == []


def test_what_needs_no_clang_includes_none():
    folders = ["src/port/tables/*", "src/port/amd/*", "src/port/project/build_files/*", "src/cli/*", "src/base/*"]
    assert [name for name in tracked(*folders) if re.search(r'#\s*include\s+[<"](clang|llvm)/', text_of(name))] == []


def test_rules_are_above_what_prepares_their_input():
    folders = ["src/port/normalise/*", "src/port/tables/*", "src/port/amd/*", "src/port/simt_target/*", "src/port/*.h"]
    names = [name for name in tracked(*folders) if not re.match(r"src/port/(rules|report|project|cuda_headers|compat)/|src/port/pch.h", name)]
    assert [name for name in names if '#include "port/rules/' in text_of(name)] == []


def test_public_headers_include_public_headers():
    includes = [(name, line) for name in tracked("include/*") for line in re.findall(r'#include ("[^"]+")', text_of(name))]
    assert [(name, line) for name, line in includes if not line.startswith('"anywarp/')] == []


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_its_file_tests_and_page(rule):
    assert (ROOT / f"src/port/rules/{rule}.cpp").is_file()
    folder = ROOT / f"tests/port/rules/{rule}"
    assert list(folder.glob("*.expected.*")), f"{folder} holds no golden port"
    assert list(folder.glob("*.diagnostics.txt")), f"{folder} holds no diagnostics"
    page = text_of(f"docs/rules/{rule}.md")
    assert page.startswith(f"# {rule}\n")
    assert "anual" in page, "the page does not say what stays manual"
    assert f"`--suppress {rule}`" in page


def test_every_rule_file_is_in_the_table():
    files = {Path(name).stem for name in tracked("src/port/rules/*.cpp") if Path(name).parent.name == "rules"}
    assert files - {"rules"} == set(RULES)


def test_every_id_in_a_diagnostic_has_a_page():
    pages = {Path(name).stem for name in tracked("docs/rules/*.md")}
    said = set()
    for name in tracked("tests/port/*.diagnostics.txt"):
        said.update(re.findall(r"\[(\w+)\]$", text_of(name), re.M))
    assert said and said - pages == set()


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_checker_has_its_file_and_programs(checker):
    assert (ROOT / f"src/simt/checkers/{checker}.cpp").is_file()
    folder = ROOT / f"tests/simt/checkers/{checker}"
    assert list(folder.glob("bad_*.cu")), f"{folder} holds no program that it must find"
    assert list(folder.glob("good_*.cu")), f"{folder} holds no program on which it is silent"


def test_generated_tables_of_the_readme_are_up_to_date():
    done = subprocess.run([sys.executable, ROOT / "scripts/capabilities.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_files_stay_short():
    def may_be_long(name):
        return name.startswith(GENERATED) or name.endswith(LISTS) or name in LONG_DECLARATIONS or name == "LICENSE"

    lengths = {name: text_of(name).count("\n") for name in tracked() if not may_be_long(name)}
    assert {name: lines for name, lines in lengths.items() if lines > 500} == {}


def test_every_source_says_why_it_exists():
    sources = tracked("src/*.h", "src/*.cpp", "include/*.h", "scripts/*.py", "scripts/*.sh", "python/*.py")
    # Folders of headers that forward.
    sources = [name for name in sources if "/torch_shims/" not in name and not name.startswith("src/simt/headers/")]
    # What forwards to one header of its own has nothing to say.
    forwards = re.compile(r"\A(\s*(//.*|#pragma once|#include .*|#define .*|#if.*|#endif.*)?\n)*\Z")
    silent = []
    for name in sources:
        text = text_of(name)
        opened = text.removeprefix("#!/usr/bin/env python3\n").removeprefix("#!/usr/bin/env bash\n").lstrip()
        pair = name.endswith(".cpp") and re.search(r'#include "(.*)"', text)[1].endswith((f"{Path(name).stem}.h", "/rule.h"))
        if not opened.startswith(("//", "#!", '"""', "# ", "/*")) and not pair and not forwards.match(text):
            silent.append(name)
    assert silent == []


def test_nothing_names_the_machine_it_was_written_on():
    # Pieced together: this file is read too.
    words = re.compile("|".join([r"(?<![\w.$}])/" + r"work/", r"(?<![\w.$}])/" + r"root/", r"/home/" + r"\w", r"artifact" + r"ory"]))
    assert [(name, found) for name in tracked() for found in words.findall(text_of(name))] == []


def headings(text):
    """GitHub's anchors of a page's headings."""
    titles = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", tracked("*.md"))
def test_links_lead_somewhere(page):
    text = re.sub(r"```.*?```", "", text_of(page), flags=re.S)
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        if not file.exists() or (anchor and anchor not in headings(file.read_text())):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("page", tracked("*.md"))
def test_paths_in_the_text_are_there(page):
    said = re.findall(r"`((?:src|tests|docs|scripts|include|corpus|bench|examples|cmake)/[\w./*-]+)`", text_of(page))
    missing = [path for path in said if not (list(ROOT.glob(path)) if "*" in path else (ROOT / path).exists())]
    assert missing == []


def test_what_is_copied_into_users_trees_carries_its_licence():
    headers = [name for name in tracked("src/port/compat/*") if name.endswith((".h", ".cuh")) and "/torch_shims/" not in name]
    assert headers
    assert [name for name in headers if "SPDX-License-Identifier: Apache-2.0" not in text_of(name)] == []


def test_the_map_names_folders_that_are_there():
    house = re.search(r"## The house\n\n(.*?)\n\n", text_of("docs/design.md"), re.S)[1]
    parents, missing = [], []
    for line in house.splitlines():
        depth = len(line) - len(line.lstrip())
        names = re.split(r"  |$", line.strip())[0].split()
        while parents and parents[-1][0] >= depth:
            parents.pop()
        folder = ROOT.joinpath(*(name for _, name in parents))
        missing += [str((folder / name).relative_to(ROOT)) for name in names if not (folder / name).exists()]
        if names[0].endswith("/"):
            parents.append((depth, names[0]))
    assert missing == []
