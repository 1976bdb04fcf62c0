"""The log tells what happened: in the past tense, and so that "You" fits wherever a name fits.

Each of its sentences is read in every way that its text allows, for the reader and for somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sarai import games
from sarai.words import LANGUAGES, Words, text_files

WEB = Path(__file__).parents[2] / "web" / "texts"
READER = {"en": "You", "nl": "Jij"}
SOMETHING = "…"
"""Stands for whatever is no seat."""

PAST = {
    "en": """
        bid bought came chose could did drew found gave got had kept laid left let lost made paid put ran sat
        set stole took went won
    """,
    "nl": """
        begon bleef bood deed gaf ging had haalde hield kocht kon koos kreeg kwam liet nam riep schoof sloeg stal stond
        trok verloor vertrok vond won
    """,
}
"""Past forms that do not end as regular ones do. "Was" and "were" are none of them: neither fits both."""

REGULAR = {"en": ("ed",), "nl": ("de", "te")}
PRESENT = {
    "en": """
        am are can comes does gets gives goes has is lies may must puts remains stands stays takes wants will
    """,
    "nl": """
        ben bent blijft gaat geeft hebben hebt heeft is kan komt krijgt legt ligt mag moet neemt staat wil word wordt
        worden zal zijn
    """,
}
NOT_OF_THE_READER = {"en": "their them they his her", "nl": "zich hun haar diens"}
"""What somebody else does to things of their own, and "You" does not."""

BEFORE_THE_VERB = {"en": ["alone"], "nl": []}
TOGETHER = {"en": "and", "nl": "en"}

over_all_languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def log_texts(language: str) -> dict[str, ftl.Pattern]:
    """The log's texts of all games, and what a browser's log says besides."""
    paths = [*(text_files(language, game)[1] for game in games.GAMES), WEB / f"{language}.ftl"]
    return {
        entry.id.name: entry.value
        for path in paths
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and entry.value and re.search("-tells-|^web-log-", entry.id.name)
    }


def readings(node: ftl.SyntaxNode, seats: Mapping[str, str]) -> Iterator[str]:
    """Every way in which a text may read with these seats."""
    if isinstance(node, ftl.Pattern):
        yield from map("".join, product(*([*readings(element, seats)] for element in node.elements)))
    elif isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, ftl.Placeable):
        yield from readings(node.expression, seats)
    elif isinstance(node, ftl.VariableReference):
        yield seats.get(node.id.name, SOMETHING)
    elif isinstance(node, ftl.StringLiteral):
        yield node.parse()["value"]
    else:
        assert isinstance(node, ftl.SelectExpression)
        assert isinstance(node.selector, ftl.VariableReference)
        for variant in variants(node, seats.get(node.selector.id.name)):
            yield from readings(variant.value, seats)


def variants(node: ftl.SelectExpression, seat: str | None) -> list[ftl.Variant]:
    """The one for a seat of this name; all of them where it depends on something else."""
    if seat is None:
        return node.variants
    named = [one for one in node.variants if isinstance(one.key, ftl.Identifier) and one.key.name == seat]
    return named or [one for one in node.variants if one.default]


def told(language: str, seat: str, other: str = "Cem") -> Iterator[tuple[str, str]]:
    """Every sentence of the log about these two, with its key; what somebody calls out is left out."""
    for key, pattern in log_texts(language).items():
        for sentence in readings(pattern, {"seat": seat, "name": seat, "other": other}):
            yield key, re.sub("“.*?”", SOMETHING, " ".join(sentence.split()))


def words_of(sentence: str) -> list[str]:
    return re.findall(r"[\w'’-]+|…", sentence)


def is_past(language: str, word: str) -> bool:
    return word in PAST[language].split() or word.endswith(REGULAR[language])


@over_all_languages
def test_what_a_seat_did_is_told_in_the_past_which_fits_the_reader_too(language):
    checked = 0
    for seat in ("Anna", READER[language]):
        for key, sentence in told(language, seat):
            first, *rest = words_of(sentence)
            if first != seat or sentence.startswith(f"{seat} {TOGETHER[language]} "):
                continue
            verb = next(word for word in rest if word not in BEFORE_THE_VERB[language])
            irregular = "an irregular past form belongs into PAST here"
            assert is_past(language, verb), f"{key}: {verb!r} is not in the past tense ({irregular}): {sentence}"
            assert not {*rest} & {*NOT_OF_THE_READER[language].split()}, f"{key}: {sentence}"
            checked += 1
    assert checked > 300


@over_all_languages
def test_no_sentence_of_the_log_is_in_the_present_tense(language):
    for key, sentence in told(language, "Anna"):
        assert not {*words_of(sentence.lower())} & {*PRESENT[language].split()}, f"{key}: {sentence}"


@over_all_languages
def test_the_readers_name_is_written_large_only_where_a_sentence_or_a_list_begins(language):
    reader = READER[language]
    assert Words(language, games.load(games.FIRST)).text("play-you") == reader
    for seat, other in ((reader, "Cem"), ("Anna", reader)):
        for key, sentence in told(language, seat, other):
            later = re.sub(rf"^{reader}\b|: {reader}\b", "", sentence)
            assert not re.search(rf"\b{reader}\b", later), f"{key}: {sentence}"
            assert not re.search(rf"\b{reader}('s|s)\b", sentence), f"{key}: {sentence}"
            if seat == "Anna" and f" {TOGETHER[language]} " not in sentence:
                assert not re.search(r"\bjij\b", sentence), f"{key}: {sentence}"


@over_all_languages
def test_who_does_something_to_the_reader_does_it_to_them_and_not_to_a_name(language):
    """Every sentence about another seat has a form in which that one is the reader."""
    small = {"en": {"you", "your", "yours"}, "nl": {"jou", "jouw", "jij"}}[language]
    for key, sentence in told(language, "Anna", READER[language]):
        if any(variable == "other" for variable in variables_of(log_texts(language)[key])):
            assert small & {*words_of(sentence)}, f"{key}: {sentence}"


def variables_of(node: object) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        yield from variables_of(list(vars(node).values()))
    elif isinstance(node, list):
        for one in node:
            yield from variables_of(one)
