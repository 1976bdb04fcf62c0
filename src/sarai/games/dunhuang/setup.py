"""Setting up the game: ring, Market, hands, coins, first player, camel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang.constants import (
    FIRST,
    KEEP,
    KEEP_ONE,
    KINDS,
    MOVE_CAMEL,
    PILE,
    PLACE_CAMEL,
    SPACES,
    START,
    TILES,
)
from sarai.games.dunhuang.goods import each_of
from sarai.games.dunhuang.questions import AskingForCard, AskingForSpace
from sarai.kernel.events import eye
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import DunhuangTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def set_up(table: DunhuangTable, chance: Chance, tell: Teller | None) -> None:
    """Everything before the first question, which is the one of three cards that each player keeps."""
    lay_ring(table, chance, tell)
    terms = table.terms
    table.pile.put_under(vec[i64](terms.cards))
    for space in range(SPACES):  # the Market is dealt before the hands (D2)
        fill_space(table, space, chance, tell)
    for seat in range(table.seats):
        for _ in range(3):
            draw_card(table, seat, chance, tell)
    for player in table.players:
        player.coins = terms.coins_each
    table.bank = terms.coins - table.seats * terms.coins_each
    table.prestige_bank = terms.prestige
    table.ask(KEEP_ONE)


def lay_ring(table: DunhuangTable, chance: Chance, tell: Teller | None) -> None:
    """Tiles in random order with a random side up, or as the table agreed; one side of each tile (D1)."""
    agreed, reverse_side = table.terms.agreed_ring, table.terms.reverse_side
    left = vec[i64]([1] * (2 * SPACES))
    for space in range(SPACES):
        character = agreed[space] if len(agreed) else chance.pick(TILES, left)
        left[character] = 0
        left[reverse_side[character]] = 0
        table.ring[space] = character
        if tell is not None:
            tell.say("tile", number=space + 1, space=character)


def fill_space(table: DunhuangTable, space: i64, chance: Chance, tell: Teller | None) -> None:
    """The top card of the pile goes beside a character."""
    bag = table.pile.bags[0]
    good = table.pile.draw(PILE, chance)
    table.market[space] = good
    if tell is not None:
        tell.move(good, f"bag:{bag.number}", bag.size, f"market:{space}")


def draw_card(table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """Only the player who draws the top card looks at it (D33)."""
    bag = table.pile.bags[0]
    good = table.pile.draw(PILE, chance)
    table.players[seat].drawn[good] += 1
    if tell is not None:
        tell.move(good, f"bag:{bag.number}", bag.size, f"drawn:{seat}")


def keep_drawn(table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
    """One drawn card goes to the hand; nobody else learns which."""
    player = table.players[seat]
    player.drawn[good] -= 1
    player.hand[good] += 1
    if tell is not None:
        tell.move(good, f"drawn:{seat}", sum(player.drawn), f"hand:{seat}")
        tell.whisper("keeps", eye(seat), "good", seat=seat, good=good)


class AskingForDrawn(AskingForCard):
    """Which of the cards just drawn goes to the hand; only the player who drew them knows (D33)."""

    families = ("keep",)
    lies_in = "drawn"

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return each_of(table.players[seat].drawn, KEEP)

    def knows(self, table: DunhuangTable, seat: int, family: str) -> int:
        return eye(seat)


class KeepOne(AskingForDrawn):
    """All keep one of three at the same time; the others leave the game, seen only by those who drew them (D2, D32)."""

    name = "keep-one"
    topic = "goal"
    step = 0

    def who(self, table: DunhuangTable) -> i64:
        everybody: i64 = 1
        return (everybody << table.seats) - 1

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        keep_drawn(table, seat, action - KEEP, tell)
        player = table.players[seat]
        left = 2
        for other in range(KINDS):
            while player.drawn[other]:
                player.drawn[other] -= 1
                player.removed[other] += 1
                left -= 1
                if tell is not None:
                    tell.move(other, f"drawn:{seat}", left, f"removed:{seat}")
        table.deciding &= ~(1 << seat)
        if not table.deciding:
            choose_first_player(table, chance, tell)


def choose_first_player(table: DunhuangTable, chance: Chance, tell: Teller | None) -> None:
    """Only now is the first player drawn; then the last player, who knows hand and Market, places the camel (D32)."""
    table.first = chance.pick(FIRST, vec[i64]([1] * table.seats))
    table.turn = table.first
    table.ask(PLACE_CAMEL)
    if tell is not None:
        tell.say("first", seat=table.first)


class PlaceCamel(AskingForSpace):
    """The camel starts on any tile; the first turn must move it on (D3)."""

    name = "place-camel"
    families = ("start",)
    topic = "goal"
    step = 0

    def who(self, table: DunhuangTable) -> i64:
        return 1 << int((table.first + table.seats - 1) % table.seats)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        choices = [START + character for character in table.ring]
        choices.sort()
        return choices

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        character = action - START
        table.camel = table.space_of(character)
        table.ask(MOVE_CAMEL)
        if tell is not None:
            tell.say("camel-starts", seat=seat, space=character)
