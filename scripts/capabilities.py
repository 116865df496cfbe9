#!/usr/bin/env python3
"""Writes the capability tables of README.md from the sources that define them, between `<!-- generated: NAME -->` and
`<!-- end -->`: rules.def, checkers.def, intrinsics.def, target.h and the API tables.

    scripts/capabilities.py           rewrites README.md
    scripts/capabilities.py --check   fails if that would change it
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def rows_of(path, macro):
    """The arguments of each `macro(...)` line of a .def file."""
    for line in (ROOT / path).read_text().splitlines():
        match = re.match(rf"{macro}\((.*)\)\s*$", line)
        if match:
            yield [field.strip().strip('"') for field in re.findall(r'"[^"]*"|[^,]+', match[1])]


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def first_sentence(page):
    """Of a page's first paragraph, without links: they are relative to the page."""
    paragraph = page.read_text().split("\n\n")[1].replace("\n", " ")
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", paragraph.split(". ")[0]).rstrip(".:")


def rules():
    described = [(f"[{row[0]}](docs/rules/{row[0]}.md)", ", ".join(row[1:])) for row in rows_of("src/port/rules/rules.def", "ANYWARP_RULE")]
    pages = sorted((ROOT / "docs/rules").glob("*.md"))
    known = {row[0] for row in rows_of("src/port/rules/rules.def", "ANYWARP_RULE")}
    build = [page.stem for page in pages if page.stem in ("setup_py", "makefile", "cmake", "nvcc_flags")]
    described += [(f"[{stem}](docs/rules/{stem}.md)", first_sentence(ROOT / f"docs/rules/{stem}.md")) for stem in build if stem not in known]
    return table(["rule", "what it is about"], described)


def checkers():
    return table(["checker", "finds"], [(row[0], ", ".join(row[3:])) for row in rows_of("src/simt/checkers/checkers.def", "ANYWARP_CHECKER")])


def targets():
    text = (ROOT / "include/anywarp/target.h").read_text()
    rows = []
    for name, title, vendor, width, lds in re.findall(r'Target\{"(\w+)", "([^"]+)", Vendor::(\w+), (\d+), (\d+) \* 1024', text):
        what = "the porter compiles for it; its limits in checks" if vendor == "Amd" else "its limits in checks"
        rows.append((f"`{name}`", title, width, f"{lds} KiB", what))
    return table(["target", "GPU", "warp", "LDS of a block", "used for"], rows)


def api_tables():
    rows = []
    total = mapped = 0
    for path in sorted((ROOT / "src/port/tables").glob("*.tsv")):
        lines = path.read_text().splitlines()
        if not lines or not lines[0].startswith("cuda\thip"):
            continue
        body = [line.split("\t") for line in lines[1:] if line]
        with_hip = sum(1 for fields in body if len(fields) > 1 and fields[1])
        rows.append((path.stem, str(len(body)), str(with_hip)))
        total += len(body)
        mapped += with_hip
    rows.append(("**all**", f"**{total}**", f"**{mapped}**"))
    return table(["library", "CUDA names", "with a HIP name"], rows)


SECTIONS = {"rules": rules, "checkers": checkers, "targets": targets, "api": api_tables}


def main():
    path = ROOT / "README.md"
    text = path.read_text()
    for name, make in SECTIONS.items():
        pattern = re.compile(rf"(<!-- generated: {name} -->\n).*?(<!-- end -->)", re.S)
        if not pattern.search(text):
            sys.exit(f"README.md has no section '<!-- generated: {name} -->'")
        text = pattern.sub(lambda match, body=make(): match[1] + body + "\n" + match[2], text)
    if "--check" in sys.argv:
        if text != path.read_text():
            sys.exit("README.md is out of date: run scripts/capabilities.py")
    else:
        path.write_text(text)


if __name__ == "__main__":
    main()
