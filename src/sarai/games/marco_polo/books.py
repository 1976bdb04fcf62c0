"""The Khan's books: four offers each, two on the board and two on the tile that lies there in this round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, paying, rewards
from sarai.games.marco_polo.constants import BOOK_3_LOWER, NONE
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.terms import Offer
from sarai.kernel.native import i64
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def book_of(space: i64) -> i64:
    """The third book has two spaces."""
    return min(space, 2)


def offer(table: MarcoPoloTable, number: i64) -> Offer:
    book = book_of(table.space)
    return table.terms.offer(book, table.offers[book], number)


def offer_name(table: MarcoPoloTable, number: int) -> str:
    """The name among the phrases of one of the four offers of the book in use, numbered from 1."""
    book = int(book_of(table.space))
    return f"book.{book + 1}.{number}" if number < 3 else f"offer.{table.game.pieces[table.offers[book]]}.{number}"


class ChooseOffer(MarcoPoloQuestion):
    """Two offers are free, two cost jade; the fee must be payable too (M26)."""

    name = "offer"
    families = ("offer",)
    topic = "books"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        return [
            actions.OFFER + number
            for number in range(4)
            if paying.can_pay(player, table.coins_due, 0, offer(table, number).jade)
        ]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.choice = action - actions.OFFER
        if tell is not None:
            tell.say("chooses-offer", seat=seat, says=offer_name(table, int(table.choice) + 1))
        paying.owe(table, paying.FOR_OFFER, table.coins_due, 0, offer(table, table.choice).jade)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        number, jade = int(said["number"]), 0
        if number > 2:
            tile = table.game.pieces[table.offers[int(table.game.spaces[table.space][5]) - 1]]
            jade = next(one for one in table.game.content.offers if one.id == tile).offers[number - 3].jade
        return paying.why_not_pay(table, seat, {"coins": int(table.coins_due), "jade": jade})

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"number": int(book_of(table.space)) + 1}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "marco-polo-do-offer", {**said, "says": offer_name(table, int(said["number"]))}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"book:{int(book_of(table.space)) + 1}:{said['number']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return 0 <= table.space <= BOOK_3_LOWER


class TakeOffer(paying.Purpose):
    name = "offer"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        taken = offer(table, table.choice)
        table.choice = NONE
        rewards.give(table, seat, taken.gives, tell)
