"""What is changed in a Python build file, and what is said about it. Plans are made on the tree as it was read: node -> change."""

from __future__ import annotations

import re

import libcst as cst

import reach
from diagnostics import Diagnostics
from nodes import ListPlan, choose, inline_list, prefix, quote_of, string, words_of
from nvcc_flags import ARCHITECTURE_VALUE, Mapped, Table, Word, message
from reach import Found, dotted, string_value

HALF_FLAGS = ["-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]
CUDA_FOLDER = re.compile(r"/usr/local/cuda(-[0-9.]+)?(/targets/x86_64-linux)?(?=/|$)")


class Flags:
    """Runs the table over the flag expressions of a file."""

    def __init__(self, table: Table, guarded: bool, diagnostics: Diagnostics, plan: dict, statements: dict):
        self.table, self.guarded, self.diagnostics, self.plan = table, guarded, diagnostics, plan
        self.statements = statements

    def walk(self, words: list[Word]) -> list[Mapped]:
        mapped = self.table.walk(words)
        at = 0
        for index, one in enumerate(mapped):  # A value without its flag: what is left of a pair split over two statements.
            if one.count == 1 and one.words is None and ARCHITECTURE_VALUE.match(words[at].text):
                reason = "NVIDIA architectures; the ROCm targets are chosen with --offload-arch"
                mapped[index] = Mapped(1, [], "auto", reason, architecture=True)
            at += one.count
        return mapped

    def report(self, node: cst.CSTNode, written: str, mapped: Mapped) -> None:
        self.diagnostics.add(node, mapped.severity, message(written, mapped), "", "nvcc_flags")

    def text(self, node: cst.CSTNode) -> list[str] | None:
        """The words that a string becomes, None where it stays; reports."""
        words = words_of(node)
        result: list[str] = []
        changed = False
        at = 0
        for mapped in self.walk(words):
            own = words[at : at + mapped.count]
            at += mapped.count
            written = " ".join(word.text + ("" if word.complete else "…") for word in own)
            if mapped.words is not None:
                changed = True
                result += mapped.words
                self.report(node, written, mapped)
                continue
            if mapped.severity != "auto":
                self.report(node, written, mapped)
            if not all(word.complete for word in own):
                # The rest of the string is computed and stays, so nothing before it is changed either.
                if changed:
                    self.diagnostics.add(node, "manual", f"`{written}` is computed: the flags in this string are left as they are.")
                return None
            result += [word.text for word in own]
        return result if changed else None

    def list(self, node: cst.List | cst.Tuple) -> None:
        values = [element.value for element in node.elements]
        words = []
        for value in values:
            inner = words_of(value)
            words.append(inner[0] if len(inner) == 1 else Word("", True))
        plan = ListPlan(node, self.guarded)
        at = 0
        for mapped in self.walk(words):
            value = values[at]
            if len(words_of(value)) > 1:
                if (text := self.text(value)) is not None:
                    plan.replaced[at] = [string(" ".join(text), quote_of(value))] if text else []
            elif mapped.words is not None or mapped.severity != "auto":
                written = " ".join(word.text + ("" if word.complete else "…") for word in words[at : at + mapped.count])
                self.report(value, written, mapped)
                if mapped.words is not None:
                    plan.replaced[at] = [string(word, quote_of(value)) for word in mapped.words]
                    for following in range(at + 1, at + mapped.count):
                        plan.replaced[following] = []
            elif not words[at].complete and not words[at].text and isinstance(node.elements[at], cst.Element):
                code = cst.Module([]).code_for_node(value)
                self.diagnostics.add(value, "review", f"`{code}` is computed: see that hipcc takes the flag it holds.")
            at += mapped.count
        if plan.replaced:
            self.plan[node] = plan

    def string(self, node: cst.CSTNode) -> None:
        if (words := self.text(node)) is None:
            return
        new = string(" ".join(words), quote_of(node))
        self.plan[node] = lambda updated: choose(new, updated) if self.guarded else new

    def call(self, node: cst.Call) -> None:
        """`flags.append(x)` and `flags.insert(0, x)`."""
        value = node.args[-1].value if node.args else None
        if value is None:
            return
        words = self.text(value)
        if words is None:
            return
        quote = quote_of(value)
        append = dotted(node.func).endswith(".append")
        if append and (self.guarded or len(words) > 1):
            new = inline_list(words, quote)
            argument = choose(new, cst.List([cst.Element(value.deep_clone())])) if self.guarded else new
            self.plan[node] = lambda updated: updated.with_changes(
                func=updated.func.with_changes(attr=cst.Name("extend")), args=[cst.Arg(argument)])
        elif words and not self.guarded:
            self.plan[value] = lambda updated: string(" ".join(words), quote)
        elif not self.guarded and node in self.statements:
            self.plan[self.statements[node]] = lambda updated: cst.RemoveFromParent()
        else:
            self.diagnostics.add(node, "manual", "This call is left as it is: write it for ROCm by hand.")

    def comprehension(self, node: cst.ListComp) -> None:
        words = words_of(node.elt)
        mapped = self.walk(words)
        if all(one.words == [] for one in mapped):
            written = " ".join(word.text + ("" if word.complete else "…") for word in words)
            self.report(node, written, mapped[0])
            self.plan[node] = lambda updated: choose(cst.List([]), updated) if self.guarded else cst.List([])
        elif any(one.words is not None or one.severity != "auto" for one in mapped) or not words[0].text:
            self.diagnostics.add(node, "manual", "The flags made here are computed: write them for hipcc by hand.")


def plan_flags(found: Found, table: Table, guarded: bool, diagnostics: Diagnostics, plan: dict) -> None:
    flags = Flags(table, guarded, diagnostics, plan, found.statements)
    for node in found.flag_nodes:
        if isinstance(node, (cst.List, cst.Tuple)):
            flags.list(node)
        elif isinstance(node, cst.Call):
            flags.call(node)
        elif isinstance(node, cst.ListComp):
            flags.comprehension(node)
        else:
            flags.string(node)
    for node in found.unknown:
        code = cst.Module([]).code_for_node(node)
        diagnostics.add(node, "review", f"nvcc's flags come from `{shorten(code)}`, which is computed: see that hipcc takes them.")


def plan_half_flags(found: Found, guarded: bool, diagnostics: Diagnostics, plan: dict) -> None:
    """PyTorch defines __HIP_NO_HALF_OPERATORS__ and __HIP_NO_HALF_CONVERSIONS__ on ROCm; half arithmetic needs them undefined."""
    for sink in found.sinks:
        nodes, chosen = found.reached_from(sink)
        text = "\n".join(cst.Module([]).code_for_node(node) for node in nodes + chosen)
        if sink.value is not None:
            text += cst.Module([]).code_for_node(sink.value)
        holder = next((node for node in nodes if isinstance(node, cst.List)), None)
        holder_plan = plan.get(holder)
        have = holder_plan.added if isinstance(holder_plan, ListPlan) else []
        missing = [flag for flag in HALF_FLAGS
                   if flag not in have and flag not in text and flag.replace("HIP", "CUDA") not in text]
        if not missing:
            continue
        anchor = sink.value if sink.value is not None else sink.call
        diagnostics.add(anchor, "auto", f"`{' '.join(missing)}` added: PyTorch for ROCm defines both macros, and they take "
                        "half's operators and conversions away.")
        if holder is not None:
            if not isinstance(holder_plan, ListPlan):
                holder_plan = plan[holder] = ListPlan(holder, guarded)
            holder_plan.added += missing
            continue
        words = inline_list(missing, '"')
        value = choose(words, cst.List([])) if guarded else words
        if sink.value is not None:
            add_to_expression(sink.value, value, missing, guarded, plan)
        else:
            add_to_call(sink, value, plan)


def add_to_expression(node, value, words, guarded, plan) -> None:
    before = plan.get(node, lambda updated: updated)
    if string_value(node) is not None and not guarded:
        def longer(updated):
            text = string_value(before(updated))
            return string(f"{text} {' '.join(words)}".strip(), quote_of(node))
        plan[node] = longer
    else:
        plan[node] = lambda updated: cst.BinaryOperation(left=before(updated), operator=cst.Add(), right=value)


def add_to_call(sink: reach.Sink, value: cst.BaseExpression, plan: dict) -> None:
    call = sink.call
    dictionary = reach.argument(call, "extra_compile_args")
    entry = cst.DictElement(cst.SimpleString('"nvcc"'), value)
    if isinstance(dictionary, cst.Dict):
        end = dictionary.elements[-1].comma if dictionary.elements else cst.MaybeSentinel.DEFAULT

        def with_entry(updated):
            elements = list(updated.elements)
            if elements:
                elements[-1] = elements[-1].with_changes(comma=cst.Comma(whitespace_after=cst.SimpleWhitespace(" ")))
            return updated.with_changes(elements=[*elements, entry.with_changes(comma=end)])
        plan[dictionary] = with_entry
        return
    if dictionary is not None:  # dict(cxx=[...])
        extra = cst.Arg(value, keyword=cst.Name("nvcc"), equal=tight_equal())
        plan[dictionary] = lambda updated: updated.with_changes(args=with_argument(updated.args, extra))
        return
    if dotted(call.func).endswith(("Extension", "EXTENSION")):
        cxx = cst.DictElement(cst.SimpleString('"cxx"'), cst.List([]))
        argument = cst.Arg(cst.Dict([cxx, entry]), keyword=cst.Name("extra_compile_args"), equal=tight_equal())
    else:
        argument = cst.Arg(value, keyword=cst.Name("extra_cuda_cflags"), equal=tight_equal())
    plan[call] = lambda updated: updated.with_changes(args=with_argument(updated.args, argument))


def plan_include_root(found: Found, root: str, diagnostics: Diagnostics, plan: dict) -> bool:
    """The ported sources include "anywarp_compat/…", which lies in the project's root. True if the file needs `os` for it."""
    if not root:
        return False
    here = "os.path.dirname(os.path.abspath(__file__))"
    code = here if root == "." else f'os.path.join({here}, "{root}")'
    for sink in found.sinks:
        call = sink.call
        if call is None:
            continue
        keyword = "include_dirs" if dotted(call.func).endswith(("Extension", "EXTENSION")) else "extra_include_paths"
        given = reach.argument(call, keyword)
        if given is not None and code in cst.Module([]).code_for_node(given):
            continue
        folders = cst.List([cst.Element(cst.parse_expression(code))])
        before = plan.get(given if given is not None else call, lambda updated: updated)
        if given is not None:
            plan[given] = lambda updated, before=before: cst.BinaryOperation(left=before(updated), operator=cst.Add(), right=folders)
        else:
            argument = cst.Arg(folders, keyword=cst.Name(keyword), equal=tight_equal())
            def with_folder(updated, before=before, argument=argument):
                updated = before(updated)
                return updated.with_changes(args=with_argument(updated.args, argument))
            plan[call] = with_folder
        diagnostics.add(call, "auto", "The project's folder is an include folder: the ported sources include anywarp_compat/.")
    return "abspath(__file__)" in code


def tight_equal() -> cst.AssignEqual:
    return cst.AssignEqual(cst.SimpleWhitespace(""), cst.SimpleWhitespace(""))


def with_argument(args, extra: cst.Arg):
    """Adds an argument at the end, on a line of its own where the others have theirs."""
    args = list(args)
    if not args:
        return [extra]
    end, after = args[-1].comma, args[-1].whitespace_after_arg
    comma = args[0].comma if len(args) > 1 else cst.Comma(whitespace_after=cst.SimpleWhitespace(" "))
    args[-1] = args[-1].with_changes(comma=comma, whitespace_after_arg=cst.SimpleWhitespace(""))
    return [*args, extra.with_changes(comma=end, whitespace_after_arg=after)]


def plan_link(found: Found, table: Table, guarded: bool, diagnostics: Diagnostics, plan: dict) -> None:
    for nodes, bare in ((found.link_nodes, False), (found.library_nodes, True)):
        for node in nodes:
            if isinstance(node, (cst.List, cst.Tuple)):
                plan_library_list(node, bare, table, guarded, diagnostics, plan)


def plan_library_list(node, bare: bool, table: Table, guarded: bool, diagnostics: Diagnostics, plan: dict) -> None:
    list_plan = ListPlan(node, guarded)
    for index, element in enumerate(node.elements):
        text = string_value(element.value)
        if text is None:
            continue
        quote = quote_of(element.value)
        row = table.rows.get((f"-l{text}" if bare else text, "alone"))
        if row is not None and row.spelling.startswith("-l"):
            words = [word[2:] if bare else word for word in row.hip.split()]
            mapped = Mapped(1, None if row.severity == "manual" else words, row.severity, row.reason)
            diagnostics.add(element.value, row.severity, message(text, mapped), "", "nvcc_flags")
            if mapped.words is not None:
                list_plan.replaced[index] = [string(word, quote) for word in words]
        elif CUDA_FOLDER.search(text):
            new = CUDA_FOLDER.sub("/opt/rocm", text).replace("/lib64", "/lib")
            diagnostics.add(element.value, "review", f"`{text}` becomes `{new}`: ROCm's usual folder.")
            list_plan.replaced[index] = [string(new, quote)]
    if list_plan.replaced:
        plan[node] = list_plan


def plan_renames(found: Found, rename: dict[str, str], diagnostics: Diagnostics, plan: dict) -> None:
    for node in found.strings:
        text = string_value(node)
        new = rename.get(text.removeprefix("./")) if text is not None else None
        if new is not None and node not in plan:
            diagnostics.add(node, "auto", f"`{text}` becomes `{new}`: the ported file's name.")
            plan[node] = lambda updated, new=new: string(new, quote_of(updated))


def plan_rocm_home(found: Found, module: cst.Module, guarded: bool, diagnostics: Diagnostics, plan: dict) -> None:
    """PyTorch's CUDA_HOME is None where it is built for ROCm, so that `if CUDA_HOME is not None` builds for the CPU alone and says
    nothing. Its ROCM_HOME is the same thing there. A file that asks for ROCm itself, or sets CUDA_HOME, is left alone."""
    uses = [node for node in found.names if re.fullmatch(r"CUDA_HOME|(.*\.)?cpp_extension\.CUDA_HOME", dotted(node))]
    ours = found.cuda_home_imports or all("." in dotted(node) for node in uses)
    if guarded or not uses or not ours or reach.mentions_hip(module) or "CUDA_HOME" in found.collect.values:
        return
    diagnostics.add(uses[0], "auto", "PyTorch's `CUDA_HOME` becomes its `ROCM_HOME`: the former is None where PyTorch is built for ROCm.")
    for node in [*found.cuda_home_imports, *uses]:
        if isinstance(node, cst.Name):
            plan[node] = lambda updated: updated.with_changes(value="ROCM_HOME")
        else:
            plan[node] = lambda updated: updated.with_changes(attr=cst.Name("ROCM_HOME"))


CUDA_ONLY_NAMES = [
    (re.compile(r"(^|\.)CUDA_HOME$"), "manual", "CUDA_HOME is None where PyTorch is built for ROCm", "ROCM_HOME"),
    (re.compile(r"(^|\.)get_device_capability$"), "manual",
     "compute capability numbers NVIDIA architectures; on ROCm it gives gfx numbers such as (9, 0)",
     "torch.cuda.get_device_properties(0).gcnArchName"),
    (re.compile(r"torch\.version\.cuda$"), "manual", "torch.version.cuda is None where PyTorch is built for ROCm",
     "torch.version.hip"),
    (re.compile(r"_get_cuda_arch_flags$"), "manual", "these are NVIDIA architectures", "PYTORCH_ROCM_ARCH"),
]
CUDA_ONLY_STRINGS = [
    (re.compile(r"^TORCH_CUDA_ARCH_LIST$"), "manual", "PyTorch for ROCm does not read TORCH_CUDA_ARCH_LIST", "PYTORCH_ROCM_ARCH"),
    (re.compile(r"^CUDA_(HOME|PATH)$"), "manual", "the variable names a CUDA toolkit", "ROCM_HOME"),
    (re.compile(r"(^|/)nvcc( |$)"), "manual", "this runs nvcc", "hipcc"),
    (re.compile(r"/usr/local/cuda"), "manual", "a folder of the CUDA toolkit", "/opt/rocm"),
    (re.compile(r"^nvidia-smi( |$)"), "manual", "this runs NVIDIA's tool", "rocm-smi"),
]


def report_cuda_only(found: Found, module: cst.Module, diagnostics: Diagnostics, plan: dict) -> None:
    seen = set()
    def once(node, text, severity, reason, suggestion):
        key = (diagnostics.line(node), reason)
        if key not in seen:
            seen.add(key)
            diagnostics.add(node, severity, f"`{text}` is left as it is: {reason}.", suggestion)

    if not found.uses_cpp_extension:
        return
    for sink in found.sinks:
        for keyword in ("dlink", "dlink_libraries"):
            if sink.call is not None and (value := reach.argument(sink.call, keyword)) is not None:
                once(value, keyword, "manual", "this is a step of nvcc's device linker", '"nvcc": [..., "-fgpu-rdc"]')
    for node in found.names:
        name = dotted(node)
        for pattern, severity, *rest in CUDA_ONLY_NAMES:
            if node not in plan and pattern.search(name):
                once(node, name, "review" if reach.mentions_hip(module) else severity, *rest)
    for node in found.strings:
        text = string_value(node)
        if text is None or text == "nvcc" and node in found.keys or node in found.link_strings:
            continue
        for pattern, *rest in CUDA_ONLY_STRINGS:
            if pattern.search(text):
                once(node, shorten(text), *rest)


def shorten(text: str) -> str:
    first = " ".join(text.split())
    return first if len(first) <= 60 else first[:57] + "..."


def add_prologue(module: cst.Module, targets: list[str], torch_needed: bool, os_needed: bool,
                 diagnostics: Diagnostics) -> cst.Module:
    """Gives PyTorch the targets after the first run of imports, unless the file already speaks of PYTORCH_ROCM_ARCH."""
    body = list(module.body)
    at = end_of_imports(body)
    head = cst.Module(body[:at]).code
    new: list[str] = []
    if torch_needed and not re.search(r"^import torch\b", head, re.M):
        new.append("import torch\n")
    sets_targets = bool(targets) and "PYTORCH_ROCM_ARCH" not in module.code
    if (sets_targets or os_needed) and not re.search(r"^import (.*, *)?os\b(?! as)", head, re.M):
        new.append("import os\n")
    if sets_targets:
        value = ";".join(targets)
        new.append("\n# The ROCm targets, unless the environment names others.\n"
                   f'os.environ.setdefault("PYTORCH_ROCM_ARCH", "{value}")\n')
        diagnostics.add(None, "auto", f'PYTORCH_ROCM_ARCH is set to "{value}" unless the environment has it: PyTorch for ROCm '
                        "builds for these targets.")
    if not new:
        return module
    config = cst.PartialParserConfig(default_newline=module.default_newline)
    parsed = cst.parse_module("".join(new).replace("\n", module.default_newline), config)
    first, *rest = parsed.body
    first = first.with_changes(leading_lines=[*parsed.header, *first.leading_lines])
    return module.with_changes(body=[*body[:at], first, *rest, *body[at:]])


def end_of_imports(body: list) -> int:
    at = 0
    while at < len(body) and (is_import(body[at]) or at == 0 and is_docstring(body[at])):
        at += 1
    return at


def is_docstring(statement) -> bool:
    return (isinstance(statement, cst.SimpleStatementLine) and isinstance(statement.body[0], cst.Expr)
            and string_value(statement.body[0].value) is not None)


def is_import(statement) -> bool:
    if isinstance(statement, cst.Try):
        return bool(statement.body.body) and is_import(statement.body.body[0])
    return isinstance(statement, cst.SimpleStatementLine) and isinstance(statement.body[0], (cst.Import, cst.ImportFrom))
