"""Finds which expressions of a build file end up as nvcc's flags, as libraries or as sources.

Flags travel: `nvcc_flags = [...]; nvcc_flags += more(); ext(extra_compile_args={"nvcc": nvcc_flags})`. From each place where
PyTorch takes them (a sink) the expressions are followed backwards by name, through `+`, `if`/`else`, stars, copies and functions
of the same file. Names are followed without scopes: in a build file one name means one thing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import libcst as cst

EXTENSIONS = {"CUDAExtension", "load", "load_inline", "CUDA_EXTENSION", "HIPExtension"}
LIST_METHODS = {"append", "extend", "insert"}
HIP_MARKS = ("version.hip", "IS_HIP_EXTENSION", "ROCM_HOME", "is_rocm", "IS_ROCM", "is_hip", "IS_HIP", "USE_ROCM", "rocm", "hip_")


@dataclass
class Sink:
    """Where PyTorch takes nvcc's flags: `value` is the expression, None where the call gives none; `call` is the call."""

    value: cst.BaseExpression | None
    call: cst.Call | None


@dataclass
class Found:
    sinks: list[Sink] = field(default_factory=list)
    flag_nodes: list[cst.CSTNode] = field(default_factory=list)  # Lists, tuples, strings, append calls that hold nvcc flags.
    unknown: list[cst.CSTNode] = field(default_factory=list)     # Flag expressions that cannot be read.
    link_nodes: list[cst.CSTNode] = field(default_factory=list)  # Lists with -l and -L words, or directories.
    library_nodes: list[cst.CSTNode] = field(default_factory=list)  # Lists with bare library names.
    strings: list[cst.SimpleString] = field(default_factory=list)
    calls: list[cst.Call] = field(default_factory=list)
    names: list[cst.CSTNode] = field(default_factory=list)       # Names and attributes, outermost first.
    cuda_home_imports: list[cst.CSTNode] = field(default_factory=list)  # `CUDA_HOME`, imported from PyTorch.
    keys: set[cst.CSTNode] = field(default_factory=set)          # Strings that are dictionary keys.
    link_strings: set[cst.CSTNode] = field(default_factory=set)  # Strings inside link_nodes and library_nodes.
    statements: dict[cst.CSTNode, cst.CSTNode] = field(default_factory=dict)  # Call -> the line that it fills.
    uses_cpp_extension: bool = False
    collect: "Collect | None" = None

    def reached_from(self, sink: Sink) -> tuple[list[cst.CSTNode], list[cst.CSTNode]]:
        """The flag nodes of one sink, nearest first, and the expressions that already choose between HIP and CUDA."""
        known: list[cst.CSTNode] = []
        follow = Follow(self.collect, known, [])
        if sink.value is not None:
            follow.expression(sink.value)
        return known, follow.guarded


def dotted(node: cst.CSTNode) -> str:
    if isinstance(node, cst.Name):
        return node.value
    if isinstance(node, cst.Attribute):
        return f"{dotted(node.value)}.{node.attr.value}"
    return ""


def mentions_hip(node: cst.CSTNode) -> bool:
    code = cst.Module([]).code_for_node(node)
    return any(mark in code for mark in HIP_MARKS)


def string_value(node: cst.CSTNode | None) -> str | None:
    """The text of a literal string, None for everything else (bytes and concatenations with f-strings too)."""
    if isinstance(node, (cst.SimpleString, cst.ConcatenatedString)):
        value = node.evaluated_value
        return value if isinstance(value, str) else None
    return None


class Collect(cst.CSTVisitor):
    """One walk over the file, outside of what is already written for HIP."""

    def __init__(self) -> None:
        super().__init__()
        self.found = Found()
        self.values: dict[str, list[cst.CSTNode]] = {}     # Name -> expressions assigned or added, list-method calls.
        self.items: dict[tuple[str, str], list[cst.CSTNode]] = {}  # (name, key) -> the same for name["key"].
        self.functions: dict[str, list[cst.BaseExpression]] = {}  # Name -> what it returns.
        self.parameters: dict[str, set[str]] = {}
        self.dicts: list[cst.CSTNode] = []
        self.imported: set[str] = set()                    # From torch.utils.cpp_extension.
        self._function: list[str] = []

    def visit_If(self, node: cst.If) -> bool:
        return not mentions_hip(node.test)

    def visit_IfExp(self, node: cst.IfExp) -> bool:
        return not mentions_hip(node.test)

    def visit_FunctionDef(self, node: cst.FunctionDef) -> None:
        self._function.append(node.name.value)
        self.parameters[node.name.value] = {parameter.name.value for parameter in node.params.params}

    def leave_FunctionDef(self, original_node: cst.FunctionDef) -> None:
        self._function.pop()

    def visit_Return(self, node: cst.Return) -> None:
        if self._function and node.value is not None:
            self.functions.setdefault(self._function[-1], []).append(node.value)

    def _assigned(self, target: cst.CSTNode, value: cst.CSTNode) -> None:
        if isinstance(target, (cst.Name, cst.Attribute)):
            self.values.setdefault(dotted(target), []).append(value)
        elif isinstance(target, cst.Subscript) and (key := subscript_key(target)) is not None:
            self.items.setdefault((dotted(target.value), key), []).append(value)

    def visit_SimpleStatementLine(self, node: cst.SimpleStatementLine) -> None:
        if len(node.body) == 1 and isinstance(node.body[0], cst.Expr) and isinstance(node.body[0].value, cst.Call):
            self.found.statements[node.body[0].value] = node

    def visit_Assign(self, node: cst.Assign) -> None:
        for target in node.targets:
            self._assigned(target.target, node.value)

    def visit_AnnAssign(self, node: cst.AnnAssign) -> None:
        if node.value is not None:
            self._assigned(node.target, node.value)

    def visit_AugAssign(self, node: cst.AugAssign) -> None:
        self._assigned(node.target, node.value)

    def visit_Call(self, node: cst.Call) -> None:
        self.found.calls.append(node)
        if isinstance(node.func, cst.Attribute) and node.func.attr.value in LIST_METHODS:
            self._assigned(node.func.value, node)
        if dotted(node.func).split(".")[-1] == "dict":
            self.dicts.append(node)

    def visit_Dict(self, node: cst.Dict) -> None:
        self.dicts.append(node)
        self.found.keys.update(element.key for element in node.elements if isinstance(element, cst.DictElement))

    def visit_Subscript(self, node: cst.Subscript) -> None:
        if len(node.slice) == 1 and isinstance(node.slice[0].slice, cst.Index):
            self.found.keys.add(node.slice[0].slice.value)

    def visit_SimpleString(self, node: cst.SimpleString) -> None:
        self.found.strings.append(node)

    def visit_Attribute(self, node: cst.Attribute) -> bool:
        self.found.names.append(node)
        return not dotted(node)

    def visit_Name(self, node: cst.Name) -> None:
        self.found.names.append(node)

    def visit_Import(self, node: cst.Import) -> bool:
        self.found.uses_cpp_extension |= any("cpp_extension" in dotted(alias.name) for alias in node.names)
        return False

    def visit_ImportFrom(self, node: cst.ImportFrom) -> bool:
        names = [] if isinstance(node.names, cst.ImportStar) else [dotted(alias.name) for alias in node.names]
        from_module = node.module is not None and "cpp_extension" in dotted(node.module)
        self.found.uses_cpp_extension |= from_module or "cpp_extension" in names
        if from_module:
            self.imported.update(names)
            if not isinstance(node.names, cst.ImportStar):
                self.found.cuda_home_imports += [a.name for a in node.names if dotted(a.name) == "CUDA_HOME" and a.asname is None]
        return False


def subscript_key(node: cst.Subscript) -> str | None:
    if len(node.slice) == 1 and isinstance(node.slice[0].slice, cst.Index):
        return string_value(node.slice[0].slice.value)
    return None


def argument(call: cst.Call, keyword: str) -> cst.BaseExpression | None:
    for arg in call.args:
        if arg.keyword is not None and arg.keyword.value == keyword:
            return arg.value
    return None


def dict_item(node: cst.CSTNode, key: str) -> cst.BaseExpression | None:
    if isinstance(node, cst.Call):
        return argument(node, key)
    for element in node.elements:
        if isinstance(element, cst.DictElement) and string_value(element.key) == key:
            return element.value
    return None


class Follow:
    """Follows expressions backwards and files what it meets under `known` (lists and strings) and `unknown`."""

    def __init__(self, collect: Collect, known: list, unknown: list):
        self.collect, self.known, self.unknown = collect, known, unknown
        self.seen: set[int] = set()
        self.names: set[str] = set()
        self.guarded: list[cst.CSTNode] = []  # What is already chosen for HIP or CUDA at run time.

    def expression(self, node: cst.CSTNode) -> None:
        if id(node) in self.seen:
            return
        self.seen.add(id(node))
        if isinstance(node, (cst.List, cst.Tuple)):
            self.known.append(node)
            for element in node.elements:
                if isinstance(element, cst.StarredElement):
                    self.expression(element.value)
        elif string_value(node) is not None:
            self.known.append(node)
        elif isinstance(node, cst.BinaryOperation):
            self.expression(node.left)
            self.expression(node.right)
        elif isinstance(node, cst.BooleanOperation):
            self.expression(node.left)
            self.expression(node.right)
        elif isinstance(node, cst.IfExp):
            if mentions_hip(node.test):
                self.guarded.append(node)
            else:
                self.expression(node.body)
                self.expression(node.orelse)
        elif isinstance(node, (cst.Name, cst.Attribute)):
            self._name(node)
        elif isinstance(node, cst.Subscript):
            self._item(node)
        elif isinstance(node, cst.Call):
            self._call(node)
        elif isinstance(node, cst.ListComp):
            self.known.append(node)
        elif not isinstance(node, cst.Dict):
            self.unknown.append(node)

    def _name(self, node: cst.CSTNode) -> None:
        name = dotted(node)
        if name == "None" or name in self.names:
            return
        self.names.add(name)
        values = self.collect.values.get(name)
        if not values:
            self.unknown.append(node)
        for value in values or []:
            self.expression(value)

    def _item(self, node: cst.Subscript) -> None:
        key = subscript_key(node)
        name = dotted(node.value)
        values = self.collect.items.get((name, key), []) if key else []
        # A dictionary's literal is a sink of its own where the key is "nvcc"; here only later additions are to be found.
        for value in values:
            self.expression(value)
        if not values and key is None:
            self.unknown.append(node)

    def _call(self, node: cst.Call) -> None:
        name = dotted(node.func)
        last = node.func.attr.value if isinstance(node.func, cst.Attribute) else name
        if isinstance(node.func, cst.Attribute) and last in LIST_METHODS:
            value = node.args[-1].value if node.args else None
            if last == "extend" and value is not None:
                self.expression(value)
            else:
                self.known.append(node)
        elif isinstance(node.func, cst.Attribute) and last in {"copy", "split"}:
            if last == "split" and string_value(node.func.value) is None:
                self.unknown.append(node)
            else:
                self.expression(node.func.value)
        elif name in {"list", "tuple", "sorted", "set"} and len(node.args) == 1:
            self.expression(node.args[0].value)
        elif name in self.collect.functions:
            self.names |= self.collect.parameters[name]
            for value in self.collect.functions[name]:
                self.expression(value)
            for arg in node.args:  # `append_nvcc_threads([...])`: a list given to such a function comes out of it.
                if isinstance(arg.value, (cst.List, cst.BinaryOperation)):
                    self.expression(arg.value)
        else:
            self.unknown.append(node)


def find(module: cst.Module) -> Found:
    collect = Collect()
    module.visit(collect)
    found = collect.found
    found.collect = collect
    flags = Follow(collect, found.flag_nodes, found.unknown)
    link = Follow(collect, found.link_nodes, [])
    libraries = Follow(collect, found.library_nodes, [])

    extensions = [call for call in found.calls if is_extension(call, collect.imported)]
    in_calls: set[int] = set()
    for call in extensions:
        keyword = "extra_compile_args" if dotted(call.func).endswith(("Extension", "EXTENSION")) else "extra_cuda_cflags"
        value = argument(call, keyword)
        dictionary = value if isinstance(value, cst.Dict) or is_dict_call(value) else None
        if value is None:
            if not any(arg.star == "**" for arg in call.args):
                found.sinks.append(Sink(None, call))
        elif dictionary is not None:
            in_calls.add(id(dictionary))
            found.sinks.append(Sink(dict_item(dictionary, "nvcc"), call))
        elif isinstance(value, (cst.Name, cst.Attribute)) and holds_dict(collect, dotted(value)):
            pass  # The dictionary's literal or its items are sinks below.
        else:
            found.sinks.append(Sink(value, call))
        for name, follow in (("extra_link_args", link), ("extra_ldflags", link), ("library_dirs", link), ("include_dirs", link),
                             ("extra_include_paths", link), ("libraries", libraries)):
            if (given := argument(call, name)) is not None:
                follow.expression(given)
    for dictionary in collect.dicts:
        if id(dictionary) not in in_calls and (value := dict_item(dictionary, "nvcc")) is not None:
            found.sinks.append(Sink(value, None))
    for (_, key), values in collect.items.items():
        if key == "nvcc":
            plain = [value for value in values if not isinstance(value, cst.Call)]
            found.sinks.extend(Sink(value, None) for value in plain[:1])
            for value in values:
                flags.expression(value)
    for sink in found.sinks:
        if sink.value is not None:
            flags.expression(sink.value)
    for node in found.link_nodes + found.library_nodes:
        if isinstance(node, (cst.List, cst.Tuple)):
            found.link_strings.update(element.value for element in node.elements)
    return found


def is_extension(call: cst.Call, imported: set[str]) -> bool:
    name = dotted(call.func)
    last = name.split(".")[-1]
    if last in {"load", "load_inline"}:
        return name in imported or "cpp_extension" in name
    return last in EXTENSIONS


def is_dict_call(node: cst.CSTNode | None) -> bool:
    return isinstance(node, cst.Call) and dotted(node.func) == "dict"


def holds_dict(collect: Collect, name: str) -> bool:
    values = collect.values.get(name, [])
    return any(isinstance(value, cst.Dict) or is_dict_call(value) for value in values) or any(
        key[0] == name for key in collect.items)
