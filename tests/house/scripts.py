"""Reads the client's TypeScript as far as counting needs: which functions there are, and what an interface lists.

Everything that is not code (strings, comments, regular expressions, the text of a page) is blanked out first, so that
brackets can be matched. It expects the style of the client's formatter: statements end with `;`, and so do members of
an interface.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

OPENING = {"(": ")", "[": "]", "{": "}"}
BEFORE_AN_EXPRESSION = set("(,=?:[{};&|!>+-*%~^")
WORDS_BEFORE_AN_EXPRESSION = {
    "return",
    "default",
    "case",
    "typeof",
    "await",
    "yield",
    "in",
    "of",
    "else",
    "void",
    "new",
}
NO_FUNCTION = {"if", "for", "while", "switch", "catch", "return", "await", "typeof"}
BEFORE_A_METHOD = set("{};,")
MODIFIERS = {"async", "get", "set", "static", "public", "private", "protected", "readonly", "override"}
BEFORE_A_TYPE = {"keyof", "typeof", "readonly", "asserts", "infer", "unique", "is", "extends"}


class Unbalanced(Exception):
    """Brackets that do not match: the source is not code, or was not understood."""


class _Blanking:
    """Copies a source; what is not code becomes blanks, and line ends stay in place."""

    def __init__(self, source: str, pages: bool) -> None:
        self.source = source
        self.pages = pages
        self.kept = ["\n" if sign == "\n" else " " for sign in source]
        self.at = 0
        self.before = ""

    def all_code(self) -> str:
        try:
            self.code("")
        except IndexError:
            raise Unbalanced("it ends within a text or an element") from None
        return "".join(self.kept)

    def keep(self, size: int = 1) -> None:
        for place in range(self.at, self.at + size):
            self.kept[place] = self.source[place]
        self.at += size

    def sees(self, start: str) -> bool:
        return self.source.startswith(start, self.at)

    def skip_past(self, end: str) -> None:
        found = self.source.find(end, self.at)
        self.at = len(self.source) if found < 0 else found + len(end)

    def code(self, end: str) -> None:
        """Up to the bracket that ends it, which is kept; without one, up to the end of the source."""
        while self.at < len(self.source):
            sign = self.source[self.at]
            if sign == end:
                self.keep()
                self.before = sign
                return
            if sign.isspace():
                self.at += 1
            elif self.sees("//"):
                self.skip_past("\n")
            elif self.sees("/*"):
                self.at += 2
                self.skip_past("*/")
            elif sign in OPENING:
                self.keep()
                self.before = sign
                self.code(OPENING[sign])
            elif sign in ")]}":
                raise Unbalanced(f"{sign} in line {self.source.count(chr(10), 0, self.at) + 1}")
            else:
                self.word_or_sign(sign)
        if end:
            raise Unbalanced(f"no {end} at the end")

    def word_or_sign(self, sign: str) -> None:
        expects = self.before[-1:] in BEFORE_AN_EXPRESSION or self.before in WORDS_BEFORE_AN_EXPRESSION
        if sign in "\"'":
            self.quoted(sign)
        elif sign == "`":
            self.template()
        elif sign == "/" and (expects or not self.before):
            self.expression()
        elif sign == "<" and (expects or not self.before) and self.begins_page():
            self.kept[self.at] = "x"  # it is a value, as a name would be
            self.element()
            self.before = "x"
        elif found := re.compile(r"[\w$]+").match(self.source, self.at):
            self.before = found[0]
            self.keep(len(found[0]))
        else:
            self.before = sign
            self.keep()

    def begins_page(self) -> bool:
        here = self.source[self.at : self.at + 200]
        return self.pages and bool(re.match(r"<[A-Za-z>]", here)) and not re.match(r"<\w+(,|\s+extends\b)", here)

    def quoted(self, quote: str) -> None:
        self.keep()
        while self.source[self.at] != quote:
            self.at += 2 if self.source[self.at] == "\\" else 1
        self.keep()
        self.before = "x"

    def template(self) -> None:
        self.keep()
        while not self.sees("`"):
            if self.sees("${"):
                self.at += 1
                self.keep()
                self.before = "{"
                self.code("}")
            else:
                self.at += 2 if self.sees("\\") else 1
        self.keep()
        self.before = "x"

    def expression(self) -> None:
        found = re.compile(r"/(\\.|\[(\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*").match(self.source, self.at)
        if found is None:
            raise Unbalanced(f"no end of an expression in line {self.source.count(chr(10), 0, self.at) + 1}")
        self.kept[self.at] = "x"
        self.at = found.end()
        self.before = "x"

    def element(self) -> None:
        """One element of a page, from its `<`, with everything inside it."""
        self.at += 1
        while not self.sees(">") and not self.sees("/>"):
            if self.sees("{"):
                self.braces()
            elif self.source[self.at] in "\"'":
                self.at += 1
                self.skip_past(self.source[self.at - 1])
            else:
                self.at += 1
        if self.sees("/>"):
            self.at += 2
            return
        self.at += 1
        while not self.sees("</"):
            if self.source[self.at] == "{":
                self.braces()
            elif self.source[self.at] == "<":
                self.element()
            else:
                self.at += 1
        while self.source[self.at] != ">":
            self.at += 1
        self.at += 1

    def braces(self) -> None:
        self.keep()
        self.before = "{"
        self.code("}")


def only_code(source: str, pages: bool = False) -> str:
    """The source with blanks for everything that is not code; `pages`: it may contain elements, as in .tsx."""
    return _Blanking(source, pages).all_code()


def matched(code: str) -> dict[int, int]:
    """For each opening bracket, the place of the one that closes it."""
    pairs, open_ = {}, []
    for place, sign in enumerate(code):
        if sign in OPENING:
            open_.append(place)
        elif sign in ")]}":
            if not open_ or OPENING[code[open_[-1]]] != sign:
                raise Unbalanced(f"{sign} in line {code.count(chr(10), 0, place) + 1}")
            pairs[open_.pop()] = place
    if open_:
        raise Unbalanced(f"{code[open_[-1]]} is not closed")
    return pairs


@dataclass(frozen=True, slots=True)
class Function:
    name: str
    line: int
    lines: int


class _Functions:
    def __init__(self, code: str) -> None:
        self.code = code
        self.pairs = matched(code)
        self.starts = [0, *(found.end() for found in re.finditer("\n", code))]

    def line(self, place: int) -> int:
        return bisect_right(self.starts, place)

    def all(self) -> Iterator[Function]:
        for opening in (place for place in self.pairs if self.code[place] == "("):
            found = self.from_(opening)
            if found is not None:
                name, start, end = found
                yield Function(name, self.line(start), self.line(end) - self.line(start) + 1)
        for single in re.finditer(r"(?<![\w$.)\]])([A-Za-z_$][\w$]*)\s*=>", self.code):
            if not re.search(r"([:|&]|\bis)\s*$", self.code[: single.start()][-40:]):  # otherwise it is a return type
                start, name = self.named(single.start())
                yield Function(
                    name, self.line(start), self.line(self.end_of_arrow(single.end())) - self.line(start) + 1
                )

    def from_(self, opening: int) -> tuple[str, int, int] | None:
        """The function whose parameters these brackets hold, if any: its name, and where it begins and ends."""
        head = self.code[:opening].rstrip()
        if head.endswith(">") and not head.endswith("=>"):  # <T>
            head = head[: _opening_angle(head)].rstrip()
        word = (re.search(r"[\w$#]+$", head[-80:]) or [""])[0]
        after = self.blank(self.pairs[opening] + 1)
        method = word not in NO_FUNCTION and word not in ("", "async")
        before = head[: len(head) - len(word)].rstrip()
        kind = (re.search(r"[\w$]+$", before[-80:]) or [""])[0]
        begins = kind == "function" or word == "function" or before[-1:] in BEFORE_A_METHOD or kind in MODIFIERS
        if self.code[after : after + 1] == ":" and (begins or not method):
            after = self.blank(self.after_type(after + 1))
        if self.code.startswith("=>", after) and not method:
            start, name = self.named(opening)
            return name, start, self.end_of_arrow(after + 2)
        if self.code[after : after + 1] == "{" and method and begins:
            start = len(before) - len(kind) if kind == "function" or kind in MODIFIERS else len(before)
            return word, self.blank(start), self.pairs[after]
        return None

    def blank(self, place: int) -> int:
        """The next place that is not a blank."""
        while place < len(self.code) and self.code[place].isspace():
            place += 1
        return place

    def after_type(self, place: int) -> int:
        """The place after a type that begins here."""
        while True:
            place = self.blank(place)
            takes = re.match(r"\(\s*(\)|\w+\s*\??:)", self.code[place : place + 80])
            if self.code[place] in OPENING:
                place = self.pairs[place] + 1
            elif self.code[place] in "\"'`":
                place = self.code.index(self.code[place], place + 1) + 1
            else:
                found = re.compile(r"[\w$.]+").match(self.code, place)
                if found is None:
                    return place
                place = found.end()
                if found[0] in BEFORE_A_TYPE:
                    continue
            place = self.after_arguments(place)
            more = re.compile(r"\s*(\||&|is\b|=>)" if takes else r"\s*(\||&|is\b)").match(self.code, place)
            if more is None:
                return place
            place = more.end()

    def after_arguments(self, place: int) -> int:
        """The place after `<…>` and `[…]` that belong to a type."""
        while self.code[place : place + 1] in ("<", "["):
            if self.code[place] == "[":
                place = self.pairs[place] + 1
                continue
            depth = 1
            while depth:
                place += 1
                if self.code[place] == "<":
                    depth += 1
                elif self.code[place] == ">" and self.code[place - 1] != "=":
                    depth -= 1
            place += 1
        return place

    def end_of_arrow(self, place: int) -> int:
        """The last place of what follows an arrow."""
        place = self.blank(place)
        if self.code[place] == "{":
            return self.pairs[place]
        while place < len(self.code) and self.code[place] not in ",;)]}":
            place = self.pairs.get(place, place) + 1
        return len(self.code[:place].rstrip()) - 1

    def named(self, start: int) -> tuple[int, str]:
        """Where an arrow function begins, including its declaration if it has one, and its name there."""
        head = re.sub(r"(\basync\s*)?(<[^()=;]*>\s*)?$", "", self.code[max(0, start - 300) : start])
        for way in (r"(?:const|let|var)\s+([\w$]+)\s*(?::[^;]*)?=\s*$", r"([\w$]+)\s*[:=]\s*$"):
            found = re.search(way, head)
            if found:
                return start - min(300, start) + found.start(), found[1]
        found = re.search(r"([\w$.]+)\([^()]*$", head)
        return start, f"given to {found[1]}" if found else "without a name"


def _opening_angle(head: str) -> int:
    depth = 0
    for place in range(len(head) - 1, -1, -1):
        if head[place] == ">" and head[place - 1] != "=":
            depth += 1
        elif head[place] == "<":
            depth -= 1
        if not depth:
            return place
    return len(head)


def functions(source: str, pages: bool = False) -> list[Function]:
    """Every function of a script, including those inside others, from its declaration to its end."""
    return list(_Functions(only_code(source, pages)).all())


def members(sources: list[str], interface: str) -> list[str] | None:
    """The names that an interface lists or inherits, in these sources; None if there is no such interface."""
    for source in sources:
        code = only_code(source, pages=True)
        found = re.search(rf"\b(?:interface|type)\s+{interface}\b(?:<[^{{=]*>)?([^{{;]*)([{{;])", code)
        if found is None:
            continue
        others = re.findall(r"[A-Z]\w*", found[1])
        own = _listed(code, found.start(2)) if found[2] == "{" else []
        return list(dict.fromkeys(own + [name for other in others for name in members(sources, other) or []]))
    return None


def _listed(code: str, opening: int) -> list[str]:
    pairs = matched(code)
    names, place, begins = [], opening + 1, True
    while place < pairs[opening]:
        found = re.compile(r"(?:readonly\s+)?([\w$]+)\s*\??\s*[:(<]").match(code, place) if begins else None
        if found:
            names.append(found[1])
            place, begins = found.end() - 1, False
        elif code[place] == ";":
            begins = True
        place = pairs.get(place, place) + 1
    return names


def scripts(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.ts*") if path.suffix in (".ts", ".tsx"))
