"""The diagnostics of one file, with lines and columns as the C++ side counts them: from 1, columns in UTF-8 bytes."""

from __future__ import annotations


class Diagnostics:
    def __init__(self, text: str, positions):
        self._lines = text.splitlines()
        self._positions = positions
        self._list: list[dict] = []

    def line(self, node) -> int:
        return self._positions[node].start.line

    def add(self, node, severity: str, message: str, suggestion: str = "", rule: str = "setup_py") -> None:
        """`node` is None for what concerns the file as a whole."""
        line, column = 1, 1
        if node is not None:
            start = self._positions[node].start
            before = self._lines[start.line - 1][: start.column] if start.line <= len(self._lines) else ""
            line, column = start.line, len(before.encode("utf-8")) + 1
        self._list.append({"rule": rule, "severity": severity, "line": line, "column": column, "message": message,
                           "suggestion": suggestion})

    def sorted(self) -> list[dict]:
        unique = {json_key(entry): entry for entry in self._list}
        return sorted(unique.values(), key=lambda entry: (entry["line"], entry["column"]))


def json_key(entry: dict) -> tuple:
    return tuple(sorted(entry.items()))
