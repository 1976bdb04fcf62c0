"""Texts in the reader's language, from Fluent files: the shared ones here, a game's own in its folder.

Rules, prompts, events and reasons use keys and arguments; here they become sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import serialize
from fluent.syntax.ast import Message, Resource

from sarai import games
from sarai.kernel.events import Said
from sarai.kernel.game import Game
from sarai.kernel.phrases import Phrase
from sarai.kernel.prompts import Choice, Prompt
from sarai.kernel.reasons import Reason, Refusal
from sarai.kernel.state import LETTERS

LANGUAGES = ("en", "nl")

_LOBBY = ("title", "about")
_LATER = ("rules", "topic", "why", "option", "place")
_AT_THE_TABLE = tuple(
    f"why-{reason}"
    for reason in ("illegal", "over", "clock", "glass", "undo", "time", "stale", "paused", "resigned", "not-your-turn",
                   "not-asked", "not-paused", "not-away", "not-gone", "follower", "pause-alone", "game-lines",
                   "too-late", "bot", "person", "spectator")
)  # fmt: skip
"""Beginnings of refusals that occur only with a game on the table; the others may occur anywhere."""
BROWSER_PLAYS = ("play-you", "play-person", "play-winner", "play-shared-win", "play-place", "play-total")
"""The `play-` texts that the browser shares with the terminal; the others are for the terminal alone."""


class UnknownLanguage(Refusal):
    """A language that has no texts."""


class MissingText(KeyError):
    """A key without a text, or a text that lacks an argument: our mistake, never the reader's."""


class Words:
    """One language's texts for one game; `seats` are the players' names."""

    def __init__(self, language: str, game: Game, seats: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.seats = list(seats) or list(LETTERS)
        self._shown = game.showing
        self._figures = self._shown.figures_for(len(seats) or game.seats[-1])
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in text_files(language, game.id):
            self._bundle.add_resource(_resource(path))

    def has(self, key: str) -> bool:
        """Whether this key has a text at all: a game may leave some out."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def text(self, key: str, **args: int | str) -> str:
        """The text of a key; `key.attribute` names an attribute of it."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingText(f"{key} has no text in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{key} has no text in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, {**self._figures, **args})
        if errors:
            raise MissingText(f"{key} in {self.language}: {errors[0]}")
        return str(said)

    def name(self, family: str, value: str) -> str:
        """What a good, a character or a phase is called: `name("good", "tea")`.

        Things that a pack may name are called as the pack calls them.
        """
        key = f"{self.game.id}-{family}-{value}"
        own = self._shown.own_names
        if family in own and not self._bundle.has_message(key):
            said = value.replace("-", " ")
            return said.title() if own[family] else said
        return self.text(key)

    def topic(self, topic: str) -> str:
        """What a topic of the rules, or a character, is called."""
        if topic in self._shown.topics:
            return self.text(f"{self.game.id}-topic-{topic}")
        return self.name("good" if topic in self._shown.phrases else "character", topic)

    def rule(self, topic: str) -> str:
        """What the rules at hand say on a topic, a card or a character."""
        if topic in self._shown.topics:
            return self.text(f"{self.game.id}-rules-{topic}")
        if topic in self._shown.phrases:
            return f"{self.name('good', topic)}: {self.phrase(self._shown.phrases[topic])}"
        return f"{self.name('character', topic)}: {self.text(f'{self.game.id}-character-{topic}.does')}"

    def phrase(self, phrase: Phrase) -> str:
        """What a card says, put together from its phrases."""
        said = self._translated(phrase.args)
        for name, parts in phrase.parts.items():
            said[name] = phrase.joint.join(self.phrase(part) for part in parts)
        return self.text(phrase.key, **said)

    def says(self, event: Said) -> str:
        """The log's sentence for an event, as it was told to the reader."""
        known = "no" if None in event.args.values() else "yes"
        named: dict[str, int | str] = {}
        for argument, value in event.args.items():
            names = self._shown.names_of(argument)
            if value is None:
                named[argument] = ""
            elif names is None or isinstance(value, str):
                named[argument] = value
            else:
                named[argument] = names[value]
        said = self.text(f"{self.game.id}-tells-{event.kind}", known=known, **self._translated(named))
        return said[:1].upper() + said[1:]

    def asks(self, prompt: Prompt) -> str:
        return self.text(prompt.kind, **self._translated(prompt.args))

    def label(self, choice: Choice, brief: bool = False) -> str:
        """What a choice says; `brief` where there is little room, if the text has such a form."""
        said = self._translated(choice.args)
        if brief and self.has(f"{choice.label}.brief"):
            return self.text(f"{choice.label}.brief", **said)
        return self.text(choice.label, **said)

    def why(self, reason: Reason) -> str:
        """A reason with the number of its ruling."""
        said = self.text(reason.key, **self._translated(reason.args))
        return said + (f" [{reason.rule}]" if reason.rule else "")

    def names_in(self, reason: Reason) -> list[str]:
        """The things and players that a reason names."""
        said = self._translated(reason.args)
        return [
            str(said[argument]) for argument in reason.args if argument in (*self._shown.arguments, "seat", "other")
        ]

    def about_good(self, good: str, seats: int) -> str:
        """What there is to know about a good, in a game that has a sentence for it."""
        number = self._shown.numbers[good]
        count = self.game.all_pieces(seats)[self.game.pieces.index(good)]
        return self.text(f"{self.game.id}-about-good", good=self.name("good", good), number=number, count=count)

    def _translated(self, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """Names for things and players, numbers as numbers."""
        said: dict[str, int | str] = {}
        for argument, value in args.items():
            text = str(value)
            if argument in self._shown.arguments and text:
                said[argument] = self.name(self._shown.arguments[argument], text)
                said[f"{argument}_is"] = text  # for sentences that depend on which one it is
            elif argument == "says":
                said[argument] = self.phrase(self._shown.phrases[text])
            elif argument in ("seat", "other", "seats"):
                said[argument] = ", ".join(self.seats[LETTERS.index(letter)] for letter in text.split())
            else:
                said[argument] = int(text) if text.isdecimal() else value
        return said


@lru_cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def text_files(language: str, game: str) -> list[Path]:
    """The files a game's reader needs: the shared texts and the game's own."""
    return [Path(__file__).parent / f"{language}.ftl", games.folder(game) / "text" / f"{language}.ftl"]


def game_source(language: str, game: str) -> str:
    """A game's own texts that a browser loads with the board: without those of the lobby and those for later."""
    return _source(language, game, lambda family: family not in (*_LATER, *_LOBBY))


def later_source(language: str, game: str) -> str:
    """Texts that a browser loads when somebody asks: the rules at hand, refusals, options of a table."""
    found = _messages(text_files(language, game)[0], lambda name: name.startswith(_AT_THE_TABLE))
    return serialize(Resource([*found])) + _source(language, game, lambda family: family in _LATER)


def lobby_source(language: str) -> str:
    """Texts for the lobby, as Fluent source: what games share, and each game's title and what it is about."""
    found = _messages(_shared(language), BROWSER_PLAYS.__contains__)
    return serialize(Resource([*found])) + "".join(_source(language, game, _LOBBY.__contains__) for game in games.GAMES)


def reasons_source(language: str) -> str:
    """Refusals that may occur anywhere; a browser loads them when it is first refused something."""
    found = _messages(_shared(language), lambda name: name.startswith("why-") and not name.startswith(_AT_THE_TABLE))
    return serialize(Resource([*found]))


def _shared(language: str) -> Path:
    return text_files(language, games.FIRST)[0]


def _source(language: str, game: str, wanted: Callable[[str], bool]) -> str:
    """The game's texts of the wanted families: `GAME-FAMILY-…`."""
    path = text_files(language, game)[1]
    found = _messages(path, lambda name: wanted(name.removeprefix(f"{game}-").partition("-")[0]))
    return serialize(Resource([*found]))


def _messages(path: Path, wanted: Callable[[str], bool]) -> list[Message]:
    return [entry for entry in _resource(path).body if isinstance(entry, Message) and wanted(entry.id.name)]
