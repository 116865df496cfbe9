"""nvcc's options to hipcc's, word by word: the same walk over the same table as build_files/nvcc_flags.cpp.

Build files in Python hold their flags as list elements that may be any expression, so the walk works on `Word`s whose text may be
known only up to a point (an f-string, a name). tests/port/build_files/flag_cases.tsv holds both walks to one another.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

# What people write for a value that belongs to a preceding -gencode, -arch or -code which stands in another statement.
ARCHITECTURE_VALUE = re.compile(r"(arch=)?(compute|sm|lto)_[0-9a-z{]|native$|all$|all-major$")


@dataclass(frozen=True)
class Row:
    spelling: str
    form: str
    hip: str
    severity: str
    reason: str


@dataclass
class Word:
    """One word of a command line. `complete` is False when only the text's beginning is known."""

    text: str
    complete: bool = True


@dataclass
class Mapped:
    """What becomes of `count` words. `words` is None when they stay as they are."""

    count: int
    words: list[str] | None = None
    severity: str = "auto"
    reason: str = ""
    architecture: bool = False


@dataclass
class Table:
    rows: dict[tuple[str, str], Row] = field(default_factory=dict)

    @staticmethod
    def load(records: list[dict]) -> "Table":
        table = Table()
        for record in records:
            row = Row(record["flag"], record["form"], record["hip"], record["severity"], record["reason"])
            table.rows[row.spelling, row.form] = row
        return table

    def walk(self, words: list[Word]) -> list[Mapped]:
        """The words from left to right, each covered by exactly one result."""
        result = []
        at = 0
        while at < len(words):
            following = words[at + 1] if at + 1 < len(words) else None
            mapped = self._one(words[at], following)
            result.append(mapped)
            at += mapped.count
        return result

    def _one(self, word: Word, following: Word | None) -> Mapped:
        text = word.text
        if not text.startswith("-"):
            return Mapped(1)
        if word.complete and (row := self.rows.get((text, "alone"))):
            return self._apply(row, 1, "", text)
        name, equals, value = text.partition("=")
        if equals and (row := self.rows.get((name, "="))):
            return self._apply(row, 1, value, text, word.complete)
        if word.complete and not equals and following is not None:
            both = f"{text}={following.text}"
            if following.complete and (row := self.rows.get((both, "alone"))):
                return self._apply(row, 2, "", f"{text} {following.text}")
            if row := self.rows.get((text, "next-argument")):
                joined = self.rows.get((text + following.text, "alone"))
                if following.complete and joined:
                    return self._apply(joined, 2, "", f"{text} {following.text}")
                return self._apply(row, 2, following.text, f"{text} {following.text}", following.complete)
        if not text.startswith("--") and (row := self.rows.get((text[:2], "joined"))) and len(text) > 2:
            return self._apply(row, 1, text[2:], text, word.complete)
        if word.complete and self.rows.get((text, "next-argument")) and following is None:
            return self._dangling(text)
        return Mapped(1)

    def _dangling(self, text: str) -> Mapped:
        """An option whose value stands elsewhere (the next `append`): dropped only where the value is sure to be dropped too."""
        row = self.rows[text, "next-argument"]
        if row.hip == "{arch}":
            return Mapped(1, [], row.severity, row.reason, architecture=True)
        return Mapped(1, None, "manual", f"{row.reason}; its value stands elsewhere")

    def _apply(self, row: Row, count: int, value: str, written: str, complete: bool = True) -> Mapped:
        if row.severity == "manual":
            return Mapped(count, None, "manual", row.reason)
        if row.hip == "{arch}":
            return Mapped(count, [], row.severity, row.reason, architecture=True)
        if not row.hip:
            return Mapped(count, [], row.severity, row.reason)
        if not complete:
            same = row.hip.replace("{value}", value) == written
            return Mapped(count) if same else Mapped(count, None, "manual", f"{row.reason}; its value is computed")
        if row.hip == "{host}":
            words = [part for part in re.split(r"[,\s]+", unquote(value)) if part]
        else:
            words = [part.replace("{value}", value) for part in row.hip.split()]
        # One option in the spelling that Clang takes too stays as it was written.
        return Mapped(count) if " ".join(words) == written else Mapped(count, words, row.severity, row.reason)


def unquote(text: str) -> str:
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "'\"":
        return text[1:-1]
    return text


def message(written: str, mapped: Mapped) -> str:
    """The diagnostic's sentence, the same as nvcc_flags.cpp writes."""
    if mapped.words is None:
        return f"`{written}` is left as it is: {mapped.reason}."
    if not mapped.words:
        return f"`{written}` is dropped: {mapped.reason}."
    return f"`{written}` becomes `{' '.join(mapped.words)}`: {mapped.reason}."
