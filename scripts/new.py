#!/usr/bin/env python3
"""Adds what a new rule or checker consists of, under one name: its file, its row, its page, and a test that fails until the
rule or checker does what it is for.

    scripts/new.py rule ID "what it does in one line"
    scripts/new.py checker ID "what it finds"
"""

import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

RULE = """// {summary}: why CUDA code that has it is wrong or does not compile on AMD, and what is written instead.
#include "port/rules/rule.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {{
namespace {{

class {type} final : public Rule {{
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {{
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {{
      if (file.spelling(i) != "cuda_name" || !is_cuda_name(file, i, context)) continue;
      sink.say(file, file.tokens()[i].offset, Severity::Manual, "cuda_name has no counterpart: …");
    }}
  }}
}};

}}  // namespace

std::unique_ptr<Rule> make_{id}() {{ return std::make_unique<{type}>(); }}

}}  // namespace anywarp::port
"""

RULE_INPUT = """#include <hip/hip_runtime.h>

// Every form in which people write it; the file and the rule of the same form in `untouched.cu` stay as they are.
__global__ void before() {}
"""
RULE_EXPECTED = RULE_INPUT.replace("before", "after")
RULE_UNTOUCHED = """#include <hip/hip_runtime.h>

// What only looks like it: a member, a string, a name of the project's own.
__global__ void kernel() {}
"""
RULE_PAGE = """# {id}

{summary}.

Why: what goes wrong on AMD without the rule.

```cpp
before();    // before
after();     // after
```

**Review:** what is changed and should be looked at.
**Manual:** what is left to do by hand.

Switch off with `--suppress {id}`.
"""

CHECKER = """// Checker `{id}`: {summary}.
#include "access.h"
#include "simt/engine/findings.h"

namespace anywarp::simt::checkers {{

// Called by: name the hook, and declare it in hooks.h or access.h.
void check_{id}(const Launch& launch) {{
  if (!options().checking(kCheck{type})) return;
  Record* f = new_finding("{id}", "error", reinterpret_cast<std::uintptr_t>(launch.site.file), launch.site.line);
  if (!f) return;
  f->message = "what is wrong, with the numbers";
}}

}}  // namespace anywarp::simt::checkers
"""
CHECKER_BAD = """// What the checker must find.
__global__ void kernel(int* out) {{ out[threadIdx.x] = 1; }}

int main() {{
  int* out;
  cudaMalloc(&out, 32 * sizeof(int));
  kernel<<<1, 32>>>(out);  // EXPECT: {id} error what is wrong, with the numbers
  cudaDeviceSynchronize();
  cudaFree(out);
}}
"""
CHECKER_GOOD = """// The same done right: every checker is silent.
__global__ void kernel(int* out) { out[threadIdx.x] = 1; }

int main() {
  int* out;
  cudaMalloc(&out, 32 * sizeof(int));
  kernel<<<1, 32>>>(out);
  cudaDeviceSynchronize();
  cudaFree(out);
}
"""


def write(path, text):
    """A new file; never over one that is there."""
    if path.exists():
        sys.exit(f"{path.relative_to(ROOT)} exists")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    print(path.relative_to(ROOT))


def insert(path, anchor, line, before=True):
    """One line beside the first line that matches `anchor`."""
    text = path.read_text()
    found = re.search(anchor, text, re.M)
    if not found:
        sys.exit(f"{path.relative_to(ROOT)} has no line like {anchor}")
    at = found.start() if before else found.end()
    path.write_text(text[:at] + line + text[at:])
    print(f"{path.relative_to(ROOT)}: {line.strip()}")


def new_rule(names):
    # Names are renamed last: rules before that one see CUDA's.
    insert(ROOT / "src/port/rules/rules.def", r"^ANYWARP_RULE\(api_names,", 'ANYWARP_RULE({id}, "{summary}")\n'.format(**names))
    write(ROOT / "src/port/rules/{id}.cpp".format(**names), RULE.format(**names))
    folder = ROOT / "tests/port/rules" / names["id"]
    write(folder / "forms.cu", RULE_INPUT)
    write(folder / "forms.expected.cu", RULE_EXPECTED)
    write(folder / "forms.diagnostics.txt", "4:1 auto what the rule says [{id}]\n".format(**names))
    write(folder / "untouched.cu", RULE_UNTOUCHED)
    write(ROOT / "docs/rules/{id}.md".format(**names), RULE_PAGE.format(**names))


def new_checker(names):
    options = ROOT / "src/simt/engine/options.h"
    bits = [int(bit) for bit in re.findall(r"kCheck\w+ = 1u << (\d+)", options.read_text())]
    insert(options, r"(?<=\n)};", f"  kCheck{names['type']} = 1u << {max(bits) + 1},\n")
    row = 'ANYWARP_CHECKER({id}, kCheck{type}, error, "{summary}")\n'.format(**names)
    insert(ROOT / "src/simt/checkers/checkers.def", r"\Z", row)
    insert(ROOT / "src/simt/CMakeLists.txt", r"checkers/warp\.cpp", " checkers/{id}.cpp".format(**names), before=False)
    write(ROOT / "src/simt/checkers/{id}.cpp".format(**names), CHECKER.format(**names))
    folder = ROOT / "tests/simt/checkers" / names["id"]
    write(folder / "bad_form.cu", CHECKER_BAD.format(**names))
    write(folder / "good_form.cu", CHECKER_GOOD)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["rule", "checker"])
    parser.add_argument("id", help="lower case, digits and _: file stem, row, test folder, doc page")
    parser.add_argument("summary", help="one line, without a full stop")
    arguments = parser.parse_args()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", arguments.id):
        parser.error(f"'{arguments.id}' is no id: lower case letters, digits and _")
    table = "src/port/rules/rules.def" if arguments.kind == "rule" else "src/simt/checkers/checkers.def"
    if re.search(rf"^ANYWARP_\w+\({arguments.id},", (ROOT / table).read_text(), re.M):
        sys.exit(f"{table} has a row {arguments.id}")
    names = {"id": arguments.id, "summary": arguments.summary.rstrip("."), "type": arguments.id.title().replace("_", "")}
    (new_rule if arguments.kind == "rule" else new_checker)(names)
    subprocess.run([sys.executable, ROOT / "scripts/capabilities.py"], check=True)


if __name__ == "__main__":
    main()
