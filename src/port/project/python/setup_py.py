"""Ports a Python build file (setup.py, or any file that calls torch.utils.cpp_extension) from nvcc to hipcc, with LibCST, so that
what is not changed keeps every byte.

Run by build_files/setup_py.cpp as `python setup_py.py REQUEST RESPONSE`: REQUEST is JSON (the text, the style, the targets, the
renamed sources, the flag table), RESPONSE is JSON (the text, the diagnostics). Exit 3: LibCST is not installed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

try:
    import libcst as cst
    from libcst.metadata import MetadataWrapper, PositionProvider
except ImportError:
    sys.exit(3)

import edits
import reach
from diagnostics import Diagnostics
from nvcc_flags import Table


class Apply(cst.CSTTransformer):
    """Runs the planned change of each node, on the node as its children's changes left it."""

    def __init__(self, plan: dict):
        super().__init__()
        self.plan = plan

    def on_leave(self, original_node, updated_node):
        changed = super().on_leave(original_node, updated_node)
        change = self.plan.get(original_node)
        return change(changed) if change else changed


def port(text: str, request: dict) -> dict:
    module = cst.parse_module(text)
    wrapper = MetadataWrapper(module, unsafe_skip_copy=True)
    diagnostics = Diagnostics(text, wrapper.resolve(PositionProvider))
    table = Table.load(request["flags"])
    guarded = request["style"] == "guarded"

    found = reach.find(module)
    plan: dict = {}
    if found.sinks:
        edits.plan_flags(found, table, guarded, diagnostics, plan)
        edits.plan_half_flags(found, guarded, diagnostics, plan)
        edits.plan_link(found, table, guarded, diagnostics, plan)
    os_needed = edits.plan_include_root(found, request["include_root"], diagnostics, plan)
    guarded_edits = guarded and bool(plan)
    edits.plan_renames(found, request["rename"], diagnostics, plan)
    edits.plan_rocm_home(found, module, guarded, diagnostics, plan)
    edits.report_cuda_only(found, module, diagnostics, plan)
    module = module.visit(Apply(plan))
    if found.sinks:
        module = edits.add_prologue(module, request["targets"], guarded_edits, os_needed, diagnostics)
    return {"text": module.code, "diagnostics": diagnostics.sorted()}


def main() -> None:
    request = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    try:
        response = port(request["text"], request)
    except cst.ParserSyntaxError as error:
        response = {"text": request["text"], "diagnostics": [{
            "rule": "setup_py", "severity": "manual", "line": error.raw_line, "column": error.raw_column + 1,
            "message": "The file is not Python 3 that can be read: it is left as it is.", "suggestion": ""}]}
    Path(sys.argv[2]).write_text(json.dumps(response), encoding="utf-8")


if __name__ == "__main__":
    main()
