"""Small scenes at the table of Dunhuang: lay out just what a rule is about, let somebody act, look."""

from __future__ import annotations

from typing import Any

from sarai import games
from sarai.games.dunhuang import Dunhuang
from sarai.games.dunhuang.constants import CHARACTERS, MOVE_CAMEL, NO_CARD
from sarai.games.dunhuang.showing import DunhuangShown
from sarai.games.dunhuang.table import DunhuangTable
from sarai.kernel.chance import Chance
from sarai.kernel.native import i64, vec
from sarai.kernel.options import complete_options
from sarai.kernel.prompts import Prompt, prompt
from sarai.kernel.showing import everything
from sarai.kernel.state import LETTERS
from tests import scene

RING = "painter princess interpreter soldier trader maid shepherd manichean"
"""The ring for tests that are not about the ring."""
BUDDHIST = RING.replace("manichean", "buddhist")
MARKET = "paper paper paper paper paper paper paper paper"


def loaded() -> Dunhuang:
    game = games.load("dunhuang")
    assert isinstance(game, Dunhuang)
    return game


class Scene(scene.Scene[Dunhuang, DunhuangTable]):
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
        game = loaded()
        table = DunhuangTable.bare(game, seats, complete_options(game, options or {}))
        super().__init__(game, table, chance)
        table.ring = vec[i64]([CHARACTERS.index(name) for name in ring.split()])
        table.market = vec[i64]([NO_CARD if n == "-" else self.kind(n) for n in market.split()])
        table.camel = (ring.split().index(on) - 1) % 8
        table.pile.put_under(self.row(pile))
        table.bank, table.prestige_bank = bank, prestige
        table.first, table.turn = LETTERS.index(first), LETTERS.index(turn)
        table.ask(MOVE_CAMEL)
        table.last_round = int(last_round)
        for seat, player in enumerate(table.players):
            told = players.get(LETTERS[seat], {})
            player.hand = self.row(told.get("hand", ""))
            player.shop = self.row(told.get("shop", ""))
            player.coins, player.prestige = told.get("coins", 5), told.get("prestige", 0)
            for name in told.get("tokens", "").split():
                table.holder[self.kind(name)] = seat
            for name in told.get("flipped", "").split():
                table.holder[self.kind(name)] = seat
                table.flipped[self.kind(name)] = 1

    def asked(self, seat: str = "A") -> Prompt:
        """What a seat is asked."""
        asked = prompt(self.table, LETTERS.index(seat))
        assert asked is not None
        return asked

    def knows(self, answer: str) -> int:
        """Who may know that somebody answers this."""
        seat, text = scene.read(answer)
        family = text.split()[0]
        return self.table.asked(seat).knows(self.table, seat, family)

    def seen_by(self, seat: int) -> DunhuangShown:
        shown: DunhuangShown = self.game.showing.tables(self.table, [self.game.places.sight(seat)])[0]
        return shown

    def whole(self) -> DunhuangShown:
        shown: DunhuangShown = everything(self.game, self.table)
        return shown

    def holder(self, good: str) -> str:
        owner = int(self.table.holder[self.kind(good)])
        return "middle" if owner < 0 else LETTERS[owner]

    def flipped(self, good: str) -> bool:
        return bool(self.table.flipped[self.kind(good)])

    def hand(self, seat: str) -> dict[str, int]:
        return self.at(f"hand:{LETTERS.index(seat)}")

    def shop(self, seat: str) -> dict[str, int]:
        return self.at(f"shop:{LETTERS.index(seat)}")

    def coins(self, seat: str) -> int:
        return int(self.table.players[LETTERS.index(seat)].coins)

    def prestige(self, seat: str) -> int:
        return int(self.table.players[LETTERS.index(seat)].prestige)

    def market(self, character: str) -> str | None:
        space = [CHARACTERS[c] for c in self.table.ring].index(character)
        good = int(self.table.market[space])
        return None if good == NO_CARD else self.game.pieces[good]


def ring_with(character: str) -> str:
    """The usual ring with this character instead of its reverse side."""
    game = loaded()
    reverse = CHARACTERS[game.content.reverse_sides()[CHARACTERS.index(character)]]
    return RING if character in RING.split() else RING.replace(reverse, character)


def on(character: str, *, take: str = "hand", **more) -> Scene:
    """A has reached a character, picked up the card there and chosen `use`."""
    return Scene(ring=ring_with(character), on=character, **more).do("camel 1", f"place {take}", "use")
