"""Small LibCST pieces: reading a list's elements as words, changing a list without disturbing its layout."""

from __future__ import annotations

from dataclasses import dataclass, field

import libcst as cst

from nvcc_flags import Word
from reach import string_value

HIP_TEST = "torch.version.hip is not None"


def prefix(node: cst.CSTNode) -> tuple[str, bool]:
    """The text that `node` begins with when it is evaluated, and whether that is all of it."""
    text = string_value(node)
    if text is not None:
        return text, True
    if isinstance(node, cst.FormattedString):
        first = node.parts[0] if node.parts else None
        if isinstance(first, cst.FormattedStringText):
            return first.value, len(node.parts) == 1
        return "", not node.parts
    if isinstance(node, cst.BinaryOperation) and isinstance(node.operator, cst.Modulo):
        return prefix(node.left)[0].split("%")[0], False
    if isinstance(node, cst.BinaryOperation):
        return prefix(node.left)[0], False
    if isinstance(node, cst.Call) and isinstance(node.func, cst.Attribute) and node.func.attr.value == "format":
        return prefix(node.func.value)[0].split("{")[0], False
    return "", False


def words_of(node: cst.CSTNode) -> list[Word]:
    """The words in one string expression; the last may be known in part."""
    text, complete = prefix(node)
    words = [Word(part) for part in text.split()]
    if not words:
        return [Word("", complete)]
    if not complete:
        if text[-1].isspace():
            words.append(Word("", False))
        else:
            words[-1].complete = False
    return words


def quote_of(node: cst.CSTNode) -> str:
    while not isinstance(node, cst.SimpleString):
        if isinstance(node, cst.ConcatenatedString):
            node = node.left
        elif isinstance(node, cst.FormattedString):
            return "'" if node.start.endswith("'") else '"'
        else:
            return '"'
    return "'" if node.quote.startswith("'") else '"'


def string(text: str, quote: str) -> cst.SimpleString:
    escaped = text.replace("\\", "\\\\").replace(quote, "\\" + quote)
    return cst.SimpleString(f"{quote}{escaped}{quote}")


def inline_list(words: list[str], quote: str) -> cst.List:
    elements = [cst.Element(string(word, quote)) for word in words]
    return cst.List(with_commas(elements))


def with_commas(elements: list[cst.BaseElement]) -> list[cst.BaseElement]:
    comma = cst.Comma(whitespace_after=cst.SimpleWhitespace(" "))
    return [element.with_changes(comma=comma) for element in elements[:-1]] + [
        element.with_changes(comma=cst.MaybeSentinel.DEFAULT) for element in elements[-1:]]


def choose(hip: cst.BaseExpression, cuda: cst.BaseExpression) -> cst.BaseExpression:
    """`(hip if torch.version.hip is not None else cuda)`."""
    return cst.IfExp(test=cst.parse_expression(HIP_TEST), body=hip, orelse=cuda, lpar=[cst.LeftParen()],
                     rpar=[cst.RightParen()])


def bare(whitespace: cst.BaseParenthesizableWhitespace) -> cst.BaseParenthesizableWhitespace:
    """The same line break and indentation without the comment and blank lines that stand in it."""
    if isinstance(whitespace, cst.ParenthesizedWhitespace):
        return whitespace.with_changes(first_line=cst.TrailingWhitespace(newline=whitespace.first_line.newline), empty_lines=[])
    return whitespace


def end_like(element: cst.BaseElement, comma) -> cst.BaseElement:
    """The element with another comma (and the line break after it), its own comment at the line's end kept where it fits."""
    own = element.comma.whitespace_after if isinstance(element.comma, cst.Comma) else None
    after = comma.whitespace_after if isinstance(comma, cst.Comma) else None
    if isinstance(own, cst.ParenthesizedWhitespace) and isinstance(after, cst.ParenthesizedWhitespace):
        comma = comma.with_changes(whitespace_after=after.with_changes(first_line=own.first_line))
    return element.with_changes(comma=comma)


@dataclass
class ListPlan:
    """What happens to one list or tuple. Indices are those of the original elements."""

    original: cst.List | cst.Tuple
    guarded: bool
    replaced: dict[int, list[cst.BaseExpression]] = field(default_factory=dict)
    added: list[str] = field(default_factory=list)

    def __call__(self, updated):
        hip = self._changed(updated)
        return choose(hip, self.original.deep_clone()) if self.guarded else hip

    def _changed(self, updated):
        elements: list[cst.BaseElement] = []
        for index, element in enumerate(updated.elements):
            values = self.replaced.get(index)
            if values is None:
                elements.append(element)
                continue
            parts = [cst.Element(value) for value in values]
            if parts:
                comma = cst.Comma(whitespace_after=cst.SimpleWhitespace(" "))
                parts = [part.with_changes(comma=comma) for part in parts]
                parts[-1] = parts[-1].with_changes(comma=element.comma)
            elements.extend(parts)
        if self.added:
            elements = self._append(updated, elements)
        elif elements:
            elements[-1] = end_like(elements[-1], updated.elements[-1].comma)
        return updated.with_changes(elements=elements)

    def _append(self, updated, elements):
        quote = next((quote_of(element.value) for element in updated.elements if string_value(element.value) is not None), '"')
        separator: cst.BaseParenthesizableWhitespace = cst.SimpleWhitespace(" ")
        if len(updated.elements) > 1 and isinstance(updated.elements[0].comma, cst.Comma):
            separator = bare(updated.elements[0].comma.whitespace_after)
        elif isinstance(updated, cst.List) and isinstance(updated.lbracket.whitespace_after, cst.ParenthesizedWhitespace):
            separator = bare(updated.lbracket.whitespace_after)
        end = updated.elements[-1].comma if updated.elements else cst.MaybeSentinel.DEFAULT
        parts = [cst.Element(string(word, quote)) for word in self.added]
        everything = [*elements, *parts]
        first_new = len(elements)
        for index in range(max(first_new - 1, 0), len(everything) - 1):
            everything[index] = end_like(everything[index], cst.Comma(whitespace_after=separator))
        everything[-1] = everything[-1].with_changes(comma=end)
        return everything
