"""Small scenes at the table of Dunhuang: lay out just what a rule is about, let somebody act, look."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sarai import games
from sarai.games.dunhuang import Dunhuang
from sarai.games.dunhuang.table import bare_table
from sarai.games.dunhuang.words import CHARACTERS, MOVE_CAMEL, NO_CARD, PHASES
from sarai.kernel.chance import Chance, Fast, Playback
from sarai.kernel.events import Event, Said, Teller
from sarai.kernel.game import why_not
from sarai.kernel.native import i64, vec
from sarai.kernel.play import play
from sarai.kernel.reasons import Reason
from sarai.kernel.state import LETTERS

RING = "painter princess interpreter soldier trader maid shepherd manichean"
"""A ring to play on where the test is not about the ring."""
BUDDHIST = RING.replace("manichean", "buddhist")
MARKET = "paper paper paper paper paper paper paper paper"


def loaded() -> Dunhuang:
    game = games.load("dunhuang")
    assert isinstance(game, Dunhuang)
    return game


def goods(game: Dunhuang, text: str) -> list[int]:
    """Counts from words: `tea*2 silk`."""
    row = [0] * len(game.pieces)
    for word in text.split():
        name, _, count = word.partition("*")
        row[game.pieces.index(name)] += int(count or 1)
    return row


class Scene:
    """A turn about to begin with the camel one step before `on`, so that `camel 1` brings it there.

    Players are given as `A={"hand": "tea*2", "shop": "silk", "tokens": "silk", "flipped": "silk", "coins": 3}`.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        ring: str = RING,
        on: str = "painter",
        market: str = MARKET,
        pile: str = "paper*20",
        turn: str = "A",
        first: str = "A",
        options: dict[str, str] | None = None,
        bank: int = 20,
        prestige: int = 20,
        last_round: bool = False,
        chance: Chance | None = None,
        **players: Any,
    ) -> None:
        self.game = loaded()
        self.table = table = bare_table(self.game, seats, self.game.complete_options(options or {}))
        table.ring = vec[i64]([CHARACTERS.index(name) for name in ring.split()])
        table.market = vec[i64]([NO_CARD if n == "-" else self.game.pieces.index(n) for n in market.split()])
        table.camel = (ring.split().index(on) - 1) % 8
        table.pile.put_under(vec[i64](goods(self.game, pile)))
        table.bank, table.prestige_bank = bank, prestige
        table.first, table.turn = LETTERS.index(first), LETTERS.index(turn)
        table.phase = MOVE_CAMEL
        table.deciding = 1 << int(table.turn)
        table.last_round = int(last_round)
        for seat, player in enumerate(table.players):
            told = players.get(LETTERS[seat], {})
            player.hand = vec[i64](goods(self.game, str(told.get("hand", ""))))
            player.shop = vec[i64](goods(self.game, str(told.get("shop", ""))))
            player.coins, player.prestige = int(told.get("coins", 5)), int(told.get("prestige", 0))
            for name in str(told.get("tokens", "")).split():
                table.holder[self.game.pieces.index(name)] = seat
            for name in str(told.get("flipped", "")).split():
                table.holder[self.game.pieces.index(name)] = seat
                table.flipped[self.game.pieces.index(name)] = 1
        self.chance = chance or Fast(7)
        self.events: list[Event] = []

    def do(self, seat: str, *actions: str, gives: str | None = None) -> Scene:
        """Take actions; `gives` names what chance gives for them all together, else it is left to chance."""
        chance = self.chance
        if gives is not None:
            chance = Playback(self.game.outcomes)
            chance.waiting = gives.split()
        for text in actions:
            teller = Teller(self.game)
            play(self.table, LETTERS.index(seat), self.game.actions.parse(text), chance, teller)
            self.events += teller.events
        if isinstance(chance, Playback):
            assert not chance.waiting, f"chance was not asked for {chance.waiting}"
        return self

    def legal(self, seat: str) -> list[str]:
        return [self.game.actions.text(action) for action in self.table.legal(LETTERS.index(seat))]

    def why_not(self, seat: str, text: str) -> Reason:
        reason = why_not(self.table, LETTERS.index(seat), self.game.actions.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason

    def told(self, kind: str) -> list[dict[str, int | str | None]]:
        return [event.args for event in self.events if isinstance(event, Said) and event.kind == kind]

    @property
    def phase(self) -> str:
        return PHASES[self.table.phase]

    @property
    def deciding(self) -> str:
        return "".join(LETTERS[seat] for seat in range(self.table.seats) if self.table.deciding >> seat & 1)

    def holder(self, good: str) -> str:
        owner = int(self.table.holder[self.game.pieces.index(good)])
        return "middle" if owner < 0 else LETTERS[owner]

    def flipped(self, good: str) -> bool:
        return bool(self.table.flipped[self.game.pieces.index(good)])

    def hand(self, seat: str) -> dict[str, int]:
        return self._named(self.table.players[LETTERS.index(seat)].hand)

    def shop(self, seat: str) -> dict[str, int]:
        return self._named(self.table.players[LETTERS.index(seat)].shop)

    def coins(self, seat: str) -> int:
        return int(self.table.players[LETTERS.index(seat)].coins)

    def prestige(self, seat: str) -> int:
        return int(self.table.players[LETTERS.index(seat)].prestige)

    def market(self, character: str) -> str | None:
        space = [CHARACTERS[c] for c in self.table.ring].index(character)
        good = int(self.table.market[space])
        return None if good == NO_CARD else self.game.pieces[good]

    def _named(self, row: vec[i64]) -> dict[str, int]:
        return dict(Counter({name: int(n) for name, n in zip(self.game.pieces, row, strict=True) if n}))


def ring_with(character: str) -> str:
    """The usual ring with this character in the place of its reverse side."""
    game = loaded()
    reverse = CHARACTERS[game.reverse_side[CHARACTERS.index(character)]]
    return RING if character in RING.split() else RING.replace(reverse, character)


def on(character: str, *, take: str = "hand", **more) -> Scene:
    """A stands on a character with its card picked up, and has said `use`."""
    scene = Scene(ring=ring_with(character), on=character, **more)
    return scene.do("A", "camel 1", f"place {take}", "use")
