"""What lies on the table in Silk Road Adventures; the rules that move it are in market, trading and scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures import ending, trading
from sarai.games.adventures.results import Scored
from sarai.games.adventures.routes import empty_layout
from sarai.games.adventures.terms import Terms
from sarai.games.adventures.words import (
    BUILDING,
    CARDS,
    LIVE,
    MAPS_A_ROUND,
    NOTHING,
    OWN_TIME,
    PIECES,
    READY,
    ROUNDS,
    TRADING,
    WAITING,
)
from sarai.kernel.chance import Chance
from sarai.kernel.native import i64, vec
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.games.adventures.game import Adventures
    from sarai.kernel.events import Teller


class Player:
    """One merchant: the own board with its tiles, the map, bonus tiles, and the points so far."""

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
    par: i64  # alone: what the best routes would have brought so far

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
        """Have these tiles on the board."""
        self.layout = vec[i64](layout)

    def hold(self, bonus: list[int], won: list[int]) -> None:
        """Have these bonus tiles, and these points by category."""
        self.bonus = vec[i64](bonus)
        self.won = vec[i64](won)

    def clone(self) -> Player:
        twin = Player(self.layout[:], self.bonus[:], self.won[:])
        twin.doing = self.doing
        twin.commands = self.commands
        twin.opened = self.opened
        twin.time = self.time
        twin.map = self.map
        twin.score = self.score
        twin.par = self.par
        return twin


class Table(State):
    """The whole position."""

    __slots__ = (
        "box",
        "card",
        "cards",
        "gone",
        "keys",
        "maps",
        "phase",
        "players",
        "prices",
        "round",
        "rules",
        "scored",
        "started",
        "terms",
        "used",
    )

    phase: i64
    round: i64
    card: i64  # the trade card of this round
    cards: vec[i64]  # face down, by piece (S7)
    maps: list[vec[i64]]  # face down, by round and piece (S8)
    used: vec[i64]  # cards that were turned and maps that were scored, open to all
    keys: vec[i64]  # for every circle of the maps that are not scored yet: what it means, known to nobody (S8)
    prices: vec[i64]  # by good; 0 for one that is not on the market yet
    started: i64  # when the glass was turned
    box: vec[i64]  # bonus tiles that nobody has, by shape (S29)
    gone: vec[i64]  # bonus tiles that were used up (S30)
    players: list[Player]
    scored: Scored | None

    rules: Adventures
    terms: Terms

    def __init__(self, rules: Adventures, terms: Terms, seats: i64, options: dict[str, str]) -> None:
        """A table with nothing on it: `bare_table` and `clone` lay out the rest."""
        self.rules = rules
        self.terms = terms
        self.seats = seats
        self.options = options

    def lay_bare(self) -> None:
        self.deciding = 0
        self.phase = READY
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
        self.players = [Player(empty_layout(), vec[i64]([0, 0, 0]), vec[i64]([0, 0, 0, 0])) for _ in range(self.seats)]
        self.scored = None

    @property
    def game(self) -> Adventures:
        return self.rules

    def legal(self, seat: i64) -> list[int]:
        if not self.deciding >> seat & 1:
            return []
        return trading.choices(self, seat)

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        trading.answer(self, seat, action, chance, tell, at)

    def wakes(self) -> int:
        """When the next glass runs out: one for all, or each player's own (S35)."""
        if self.phase != TRADING:
            return 0
        if self.terms.mode == LIVE:
            return int(self.started + self.terms.glass)
        if self.terms.mode != OWN_TIME:
            return 0
        first: i64 = 0
        for player in self.players:
            if player.doing == BUILDING:
                ends = player.opened + self.terms.glass
                if first == 0 or ends < first:
                    first = ends
        return int(first)

    def standings(self) -> Standings:
        return ending.standings(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def clone(self) -> Table:
        twin = Table(self.rules, self.terms, self.seats, self.options)
        twin.deciding = self.deciding
        twin.phase = self.phase
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
        twin.scored = self.scored  # never changes, another takes its place
        return twin

    def key(self) -> bytes:
        middle = [self.deciding, self.phase, self.round, self.card, self.started]
        rows = [list(row) for row in (self.cards, self.used, self.keys, self.prices, self.box, self.gone, *self.maps)]
        seats = []
        for one in self.players:
            numbers = (one.doing, one.commands, one.opened, one.time, one.map, one.score, one.par)
            seats.append((list(one.layout), list(one.bonus), list(one.won), [int(n) for n in numbers]))
        last: list[object] = []
        if self.scored is not None:
            last = [int(self.scored.round), int(self.scored.card), list(self.scored.prices)]
            last += [one.raw() for one in self.scored.results]
        options = sorted(self.options.items())
        return repr(([int(n) for n in middle], rows, seats, last, options)).encode()

    def tally(self) -> dict[str, int]:
        """Cards and maps by kind, and the bonus tiles: none is ever made or lost."""
        held = [0] * PIECES
        for place in self.places():
            for kind, count in enumerate(self.at(place)):
                held[kind] += int(count)
        named = dict(zip(self.rules.pieces, held, strict=True))
        for shape, name in enumerate(("straight", "wide", "tight")):
            named[name] = int(self.box[shape] + self.gone[shape])
            for player in self.players:
                named[name] += int(player.bonus[shape])
        return named

    def places(self) -> list[str]:
        decks = ["cards", *(f"maps-{round_ + 1}" for round_ in range(ROUNDS))]
        dealt = [f"map-{self.round}:{seat}" for seat in range(self.seats) if self.players[seat].map != NOTHING]
        return [*decks, "open", *dealt]

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
        elif kind.startswith("maps-"):
            self.maps[int(kind[5:]) - 1] = pieces
        else:
            self.players[int(number)].map = NOTHING
            for piece in range(PIECES):
                if pieces[piece]:
                    self.players[int(number)].map = piece

    def set_market(self, prices: list[int], box: list[int], gone: list[int], used: list[int]) -> None:
        """Have these prices, bonus tiles in the box and out of the game, and open cards and maps."""
        self.prices = vec[i64](prices)
        self.box = vec[i64](box)
        self.gone = vec[i64](gone)
        self.used = vec[i64](used)

    def map_number(self, piece: i64) -> i64:
        """The map's place among all maps."""
        return piece - CARDS

    def round_of(self, piece: i64) -> i64:
        return (piece - CARDS) // MAPS_A_ROUND + 1


def bare_table(rules: Adventures, seats: int, options: dict[str, str]) -> Table:
    """A table before anything is dealt."""
    table = Table(rules, rules.terms(options), seats, options)
    table.lay_bare()
    return table
