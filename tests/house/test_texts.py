"""Whatever the program may say has a text in every language, and no text is left over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sarai import games
from sarai.kernel.actions import TIME_UP
from sarai.kernel.events import Said
from sarai.kernel.game import Game, why_not
from sarai.kernel.phrases import Phrase
from sarai.kernel.places import OPEN
from sarai.kernel.prompts import Choice, Prompt
from sarai.kernel.reasons import Reason
from sarai.kernel.showing import phases
from sarai.kernel.standings import Standings
from sarai.words import LANGUAGES, Words, text_files
from tests.laws.driver import FACTS, GAMES, over_all_games, random_play

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sarai"
over_all_languages = pytest.mark.parametrize("language", LANGUAGES)


def messages(path: Path) -> dict[str, set[str]]:
    """Every key of a Fluent file, attributes as `key.attribute`, with the variables its text uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            for key, node in (
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes),
            ):
                if node is not None:
                    assert key not in found, f"{key} is there twice in {path}"
                    found[key] = set(variables(node))
    return found


def variables(node: object) -> Iterator[str]:
    """The variables that a text of a syntax tree uses."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        yield from variables(list(vars(node).values()))
    elif isinstance(node, list):
        for one in node:
            yield from variables(one)


@over_all_games
def test_every_language_has_the_same_keys_with_the_same_variables(name):
    spoken = [
        {k: v for path in text_files(language, name) for k, v in messages(path).items()} for language in LANGUAGES
    ]
    for other in spoken[1:]:
        differing = sorted(set(other) ^ set(spoken[0]))
        assert differing == [], "these are not in every language"
        assert {k: v for k, v in other.items() if v != spoken[0][k]} == {}


# -- what is needed


@cache
def needed_keys(name: str) -> frozenset[str]:
    """Every key the program can ask for in a game: from its declarations, its source, and the ends of forty games."""
    keys = {*literal_keys(name), *(f"{name}-{text}" for text in FACTS[name].texts)}
    for pack in games.packs(name):  # tables go on with the pack that they began with
        keys |= set(declared_keys(games.load(name, pack)))
    endings = [_ending(name, seed) for seed in range(40)]
    keys |= {f"{name}-end-{ending.reason}" for ending in endings}
    keys |= {f"{name}-points-{category}" for ending in endings for won in ending.points for category in won}
    return frozenset(keys)


def declared_keys(game: Game) -> Iterator[str]:
    """The keys that follow from what a game declares."""
    name, shown = game.id, game.showing
    yield from (f"{name}-title", f"{name}-about", f"{name}-why-step")
    yield from (f"{name}-phase-{phase}" for phase in phases(game.questions))
    yield from (f"{name}-ask-{question.asks or question.name}" for question in game.questions)
    yield from (f"{name}-do-{family}" for family in game.actions.families if family != "time-up")
    yield from (f"{name}-tells-{kind}" for kind in game.covering.told)
    yield from (f"{name}-good-{piece}" for piece in game.pieces)
    yield from (f"{name}-place-{kind}" for kind, place in game.places.kinds.items() if place.seen_by != OPEN)
    for option in game.options:
        yield from (f"{name}-option-{option.name}", f"{name}-option-{option.name}.does")
        yield from (f"{name}-option-{option.name}-{choice}" for choice in option.choices)
    for argument, family in shown.arguments.items():
        yield from (f"{name}-{family}-{value}" for value in game.names.get(argument, ()) if value)
        if family == "character":
            yield from (f"{name}-character-{value}.does" for value in game.names.get(argument, ()))
    yield from (f"{name}-{stem}-{topic}" for topic in shown.topics for stem in ("rules", "topic"))
    for path in games.packs(name):
        yield from keys_of(games.load(name, path).showing.phrases.values())


def keys_of(phrases: Iterable[Phrase]) -> Iterator[str]:
    for phrase in phrases:
        yield phrase.key
        for parts in phrase.parts.values():
            yield from keys_of(parts)


def literal_keys(name: str) -> Iterator[str]:
    """The keys that are written out in the source of the kernel and of the game."""
    folders = [SOURCE / "kernel", games.folder(name)]
    text = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    for kind in re.findall(r'tell\.(?:say|reveal|whisper)\(\s*"([a-z-]+)"', text):
        yield f"{name}-tells-{kind}"
    yield from re.findall(rf'"((?:{name}-)?why-[a-z-]+[a-z])"', text)
    yield from re.findall(rf'"({name}-[a-z-]+[a-z])"', text)


def _ending(name: str, seed: int) -> Standings:
    *_, playing = random_play(GAMES[name], seats_for(name, seed), seed)
    return playing.state.standings()


def seats_for(name: str, seed: int) -> int:
    """Each number of seats in turn."""
    seats = GAMES[name].seats
    return seats[seed % len(seats)]


@over_all_languages
@over_all_games
def test_every_key_has_a_text(name, language):
    known = {key for path in text_files(language, name) for key in messages(path)}
    missing = sorted(needed_keys(name) - known)
    assert missing == [], f"no text in {language}"


@over_all_games
def test_every_question_stands_in_the_rules_at_hand(name):
    game = GAMES[name]
    told = {"", *game.showing.topics, *game.showing.phrases}
    for argument, family in game.showing.arguments.items():
        if family == "character":
            told |= {*game.names[argument]}
    assert {question.topic for question in game.questions} <= told


@over_all_languages
@over_all_games
def test_what_cards_do_and_every_rule_at_hand_can_be_said(name, language):
    """What the cards of a pack say is made from what they do."""
    game, words = GAMES[name], Words(language, GAMES[name])
    for said, phrase in game.showing.phrases.items():
        assert words.phrase(phrase), said
    for topic in (*game.showing.topics, *(piece for piece in game.pieces if piece in game.showing.phrases)):
        assert words.rule(topic)
        assert words.topic(topic)


# -- what is not needed

MADE = ("term-key-", "term-do-", "term-bot-")
"""Beginnings of shared keys that are put together where they are asked for."""
MADE_IN_A_GAME = ("end-", "points-", "about-good", "table-")
"""The same for a game's own keys: how it may end, what points are for, what there is to know about a good, and texts
for tables that the terminal has no board for."""


@cache
def sources() -> str:
    """The sources that run here and in a browser."""
    paths = [*SOURCE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts*")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@over_all_games
def test_no_text_is_dead(name):
    """A key that nothing asks for is a text that nobody keeps true."""
    keys = {key.partition(".")[0] for path in text_files("en", name) for key in messages(path)}
    stems = (*MADE, *(f"{name}-{stem}" for stem in MADE_IN_A_GAME))
    rare = {key for key in keys - needed_keys(name) if not key.startswith(stems)}
    assert {key for key in rare if key not in sources()} == set()


# -- whole games


def brought_up(name: str) -> tuple[list[Said], list[Prompt], list[Choice], list[Reason]]:
    """Every log sentence, question, option and reason that whole games bring up, each once."""
    game = GAMES[name]
    said: dict[str, Said] = {}
    asked: dict[str, Prompt] = {}
    offered: dict[str, Choice] = {}
    refused: dict[str, Reason] = {}
    for seed in range(2 if FACTS[name].long else 6):
        for playing in random_play(game, seats_for(name, seed + 1), seed):
            for seat in range(playing.state.seats):
                for event in playing.path[-1].events:
                    told = event.told_to(seat)
                    if isinstance(told, Said):
                        said[f"{told.kind} {told.args}"] = told
                prompt = playing.view(seat).prompt
                if prompt:
                    asked[f"{prompt.kind} {prompt.args}"] = prompt
                    offered |= {f"{choice.label} {choice.args}": choice for choice in prompt.choices}
                    for action in game.actions:
                        reason = why_not(playing.state, seat, action) if action != TIME_UP else None
                        if reason:
                            refused[str(reason)] = reason
    return [*said.values()], [*asked.values()], [*offered.values()], [*refused.values()]


@over_all_games
def test_whole_games_can_be_told_in_every_language(name):
    said, asked, offered, refused = brought_up(name)
    assert all((said, asked, offered, refused))
    for language in LANGUAGES:
        words = Words(language, GAMES[name])
        assert all(words.says(one) for one in said)
        assert all(words.asks(one) for one in asked)
        assert all(words.label(one) for one in offered)
        assert all(words.why(one) for one in refused)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_rules_at_hand_open_at_a_topic_that_is_there(name):
    game = GAMES[name]
    known = {"", *game.showing.topics, *game.names.get("character", ()), *game.pieces}
    opened = {*game.showing.topics_unasked.values()}
    for seed in range(3):
        for playing in random_play(game, game.seats[-1], seed):
            opened |= {asked.topic for asked in playing.prompts if asked is not None}
    assert opened <= known
    assert not game.showing.topics or {"", "over"} <= set(game.showing.topics_unasked)
