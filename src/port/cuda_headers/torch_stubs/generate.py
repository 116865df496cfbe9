#!/usr/bin/env python3
"""Makes tensor_methods.inc and tensor_functions.inc: the names of PyTorch's operators that anywarp_torch.h does not spell out.

    src/port/cuda_headers/torch_stubs/generate.py TORCH_INCLUDE     (…/site-packages/torch/include)

Only names and kinds of result are taken: each becomes a line that a macro of anywarp_torch.h turns into a declaration.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
KINDS = {"at::Tensor": "TENSOR", "bool": "BOOL", "int64_t": "INTEGER", "::std::vector<at::Tensor>": "TENSORS"}


def kind_of(result: str) -> str | None:
    result = re.sub(r"\s*&|const |\s", "", result)
    if re.fullmatch(r"::std::tuple<(at::Tensor,?){2,4}>", result):
        return f"TUPLE{result.count('at::Tensor')}"
    return KINDS.get(result)


def gather(text: str, pattern: str, known: set[str], free: bool) -> dict[str, str]:
    found: dict[str, str] = {}
    for result, name, parameters in re.findall(pattern, text, re.M):
        kind = kind_of(result)
        if kind and free and not re.match(r"(const )?at::Tensor &", parameters):
            kind = "FREE_" + kind
        if kind and name not in known and not name.startswith("__") and not re.search("symint|_outf?$", name):
            found.setdefault(name, kind)
    return found


def main() -> None:
    include = Path(sys.argv[1])
    stub = (HERE / "anywarp_torch.h").read_text()
    tensor, rest = stub.split("\nclass Tensor {", 1)[1].split("\n};", 1)
    declared = re.compile(r"\b(\w+)\(")
    methods = gather((include / "ATen/core/TensorBody.h").read_text(), r"^  (\S.*?) (\w+)\((.*)\) const;$",
                     set(declared.findall(tensor)), False)
    functions: dict[str, str] = {}
    for header in sorted((include / "ATen/ops").glob("*.h")):
        if re.search("_(ops|native|dispatch)\\.h$", header.name):
            continue
        for name, kind in gather(header.read_text(), r"^inline (\S.*?) (\w+)\((.*)\) \{$", set(declared.findall(rest)), True).items():
            functions.setdefault(name, kind)
    for name, found in (("tensor_methods.inc", methods), ("tensor_functions.inc", functions)):
        lines = [f"ANYWARP_{kind}({operator})\n" for operator, kind in sorted(found.items())]
        (HERE / name).write_text("// Made by generate.py from the names of PyTorch's operators.\n" + "".join(lines))
        print(name, len(lines))


main()
