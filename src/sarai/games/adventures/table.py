"""What lies on the table in Silk Road Adventures; the rules that move it are in `rounds` and the modules it uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sarai.games.adventures import ending
from sarai.games.adventures.constants import (
    BUILDING,
    CARDS,
    LIVE,
    NOTHING,
    OPENING,
    OWN_TIME,
    PIECES,
    ROUNDS,
    TRADING,
    WAITING,
)
from sarai.games.adventures.results import Scored
from sarai.games.adventures.routes import empty_layout
from sarai.games.adventures.terms import AdventuresTerms
from sarai.kernel.native import i64, vec
from sarai.kernel.questions import Question
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.games.adventures.game import Adventures  # noqa: F401 (named in a text)
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


class AdventuresPlayer:
    """One merchant: a board with its tiles, the map, bonus tiles, and the points so far."""

    __slots__ = ("bonus", "commands", "doing", "layout", "map", "opened", "par", "score", "time", "won")

    layout: vec[i64]
    bonus: vec[i64]  # tiles held, by shape; one that lies on the board is still held until trading ends (S30)
    doing: i64
    commands: i64  # changes of the board in this round
    opened: i64  # when the map was opened, in the milliseconds of `at`
    time: i64  # how long it took to declare, in milliseconds
    map: i64  # the piece, or NOTHING
    score: i64
    won: vec[i64]  # for goods, rank and length, and what the floor spared (S19)
    par: i64  # for a player alone: what the best routes would have brought so far

    def __init__(self, layout: vec[i64], bonus: vec[i64], won: vec[i64]) -> None:
        self.layout = layout
        self.bonus = bonus
        self.won = won
        self.doing = WAITING
        self.commands = 0
        self.opened = 0
        self.time = 0
        self.map = NOTHING
        self.score = 0
        self.par = 0

    def lay(self, layout: list[int]) -> None:
        """Put these tiles on the board."""
        self.layout = vec[i64](layout)

    def clone(self) -> AdventuresPlayer:
        twin = AdventuresPlayer(self.layout[:], self.bonus[:], self.won[:])
        twin.doing = self.doing
        twin.commands = self.commands
        twin.opened = self.opened
        twin.time = self.time
        twin.map = self.map
        twin.score = self.score
        twin.par = self.par
        return twin


class AdventuresTable(State["Adventures"]):
    """The whole position."""

    __slots__ = (
        "box",
        "card",
        "cards",
        "gone",
        "keys",
        "maps",
        "players",
        "prices",
        "round",
        "scored",
        "started",
        "terms",
        "used",
    )

    terms: AdventuresTerms
    round: i64
    card: i64  # the trade card of this round
    cards: vec[i64]  # face down, by piece (S7)
    maps: list[vec[i64]]  # face down, by round and piece (S8)
    used: vec[i64]  # cards that were turned and maps that were scored, open to all
    keys: vec[i64]  # for every circle of the maps that are not scored yet: what it means, known to nobody (S8)
    prices: vec[i64]  # by good; 0 for one that is not on the market yet
    started: i64  # when the sandglass was turned
    box: vec[i64]  # bonus tiles that nobody has, by shape (S29)
    gone: vec[i64]  # bonus tiles that were used up (S30)
    players: list[AdventuresPlayer]
    scored: Scored | None

    def lay_bare(self) -> None:
        self.terms = self.game.terms(self.options)
        self.round = 0
        self.card = NOTHING
        self.cards = vec[i64]([0] * PIECES)
        self.maps = [vec[i64]([0] * PIECES) for _ in range(ROUNDS)]
        self.used = vec[i64]([0] * PIECES)
        self.keys = vec[i64]([NOTHING] * len(self.terms.circles))
        self.prices = vec[i64]([0] * int(self.terms.goods))
        self.started = 0
        self.box = vec[i64]([1, 1, 1])
        self.gone = vec[i64]([0, 0, 0])
        self.players = [
            AdventuresPlayer(empty_layout(), vec[i64]([0, 0, 0]), vec[i64]([0, 0, 0, 0])) for _ in range(self.seats)
        ]
        self.scored = None

    def asked(self, seat: i64) -> Question[Any]:
        """Players open their maps when they like, while others are already building (S35)."""
        if self.phase == TRADING and self.players[seat].doing == WAITING:
            return self.questions[OPENING]
        return super().asked(seat)

    def legal(self, seat: i64) -> list[int]:
        return self.asked(seat).choices(self, seat) if self.deciding >> seat & 1 else []

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        if action:
            self.asked(seat).answer(self, seat, action, chance, tell, at)
        else:
            super().apply(seat, action, chance, tell, at)

    def those(self, doing: i64, or_doing: i64) -> i64:
        """The seats that do one thing or the other, one bit each."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.players[seat].doing in (doing, or_doing):
                found |= 1 << seat
        return found

    def wakes(self) -> int:
        """When the next sandglass runs out: one for all, or each player's own (S35)."""
        if self.phase != TRADING:
            return 0
        if self.terms.mode != OWN_TIME:
            return int(self.sand_ends(0))
        first: i64 = 0
        for seat in range(self.seats):
            if self.players[seat].doing == BUILDING:
                ends = self.sand_ends(seat)
                if first == 0 or ends < first:
                    first = ends
        return int(first)

    def sand_ends(self, seat: i64) -> i64:
        """When the sand runs out for somebody who builds; 0: none runs."""
        if self.terms.mode == OWN_TIME:
            return self.players[seat].opened + self.terms.glass
        return self.started + self.terms.glass if self.terms.mode == LIVE else 0

    def standings(self) -> Standings:
        return ending.standings(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def clone(self) -> AdventuresTable:
        twin = AdventuresTable(self.game, self.questions, self.seats, self.options)
        twin.deciding = self.deciding
        twin.phase = self.phase
        twin.terms = self.terms
        twin.round = self.round
        twin.card = self.card
        twin.cards = self.cards[:]
        twin.maps = [row[:] for row in self.maps]
        twin.used = self.used[:]
        twin.keys = self.keys[:]
        twin.prices = self.prices[:]
        twin.started = self.started
        twin.box = self.box[:]
        twin.gone = self.gone[:]
        twin.players = [player.clone() for player in self.players]
        twin.scored = self.scored  # never changes; the next one replaces it
        return twin

    # -- pieces

    def tally(self) -> dict[str, int]:
        """Cards and maps by kind, and the bonus tiles: none is ever made or lost."""
        named = super().tally()
        for shape, name in enumerate(("straight", "wide", "tight")):
            named[name] = int(self.box[shape] + self.gone[shape])
            for player in self.players:
                named[name] += int(player.bonus[shape])
        return named

    def places(self) -> list[str]:
        decks = ["cards", *(f"maps-{round_ + 1}" for round_ in range(ROUNDS))]
        dealt = [f"map-{self.round}:{seat}" for seat in range(self.seats) if self.players[seat].map != NOTHING]
        return [*decks, "open", *dealt]

    def lies(self) -> dict[str, vec[i64]]:
        return {place: self.at(place) for place in self.places()}

    def at(self, place: str) -> vec[i64]:
        kind, _, number = place.partition(":")
        if kind == "cards":
            return self.cards
        if kind == "open":
            return self.used
        if kind.startswith("maps-"):
            return self.maps[int(kind[5:]) - 1]
        row = vec[i64]([0] * PIECES)
        held = self.players[int(number)].map
        if held != NOTHING:
            row[held] = 1
        return row

    def put(self, place: str, pieces: vec[i64]) -> None:
        kind, _, number = place.partition(":")
        if kind == "cards":
            self.cards = pieces
        elif kind == "open":
            self.used = pieces
        elif kind.startswith("maps-"):
            self.maps[int(kind[5:]) - 1] = pieces
        else:
            self.players[int(number)].map = NOTHING
            for piece in range(PIECES):
                if pieces[piece]:
                    self.players[int(number)].map = piece

    def map_number(self, piece: i64) -> i64:
        """The map's index among all maps."""
        return piece - CARDS
