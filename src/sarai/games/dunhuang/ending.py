"""How the game ends: four and four at once, or the Market runs dry and points are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang.words import ENDINGS, FOUR_AND_FOUR, KINDS, MARKET_DRY, OVER
from sarai.kernel.standings import Standings, rank

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import Table
    from sarai.kernel.events import Teller

HAND_TYPES_TO_WIN = 4


def has_won(table: Table, seat: int) -> bool:
    """Enough tokens in the Shop and four types in hand, in step 4 of the own turn only (D25)."""
    if table.tokens(seat) < table.to_win:
        return False
    types = 0
    for count in table.players[seat].hand:
        if count:
            types += 1
    return types >= HAND_TYPES_TO_WIN


def win(table: Table, seat: int, tell: Teller | None) -> None:
    """At once: the round is not finished and nothing is scored (D25)."""
    table.end = FOUR_AND_FOUR
    close(table)
    if tell is not None:
        show_hand(table, seat, tell)
        tell.say("wins", seat=seat)


def score(table: Table, tell: Teller | None) -> None:
    """The last round is over: hands are shown and points counted."""
    table.end = MARKET_DRY
    close(table)
    if tell is not None:
        for seat in range(table.seats):
            show_hand(table, seat, tell)
        tell.say("scores")


def close(table: Table) -> None:
    table.steps = 0
    table.phase = OVER
    table.deciding = 0


def shows_hand(table: Table, seat: int) -> bool:
    """Whether a hand lies open: all when points are counted, the winner's when the game was won at once."""
    return table.end == MARKET_DRY or (table.end == FOUR_AND_FOUR and seat == table.turn)


def show_hand(table: Table, seat: int, tell: Teller) -> None:
    hand = table.players[seat].hand
    left = int(sum(hand))
    for good in range(KINDS):
        for _ in range(int(hand[good])):
            left -= 1
            tell.move(good, f"hand:{seat}", left, "shown")


# -- final scoring


def scoring_goods(table: Table, seat: int) -> list[int]:
    """One card of each type of which nobody holds more, the best ones, at most as many as tokens (D26, D27)."""
    kept = [
        good
        for good in range(KINDS)
        if table.players[seat].hand[good] and all(o.hand[good] <= table.players[seat].hand[good] for o in table.players)
    ]
    numbers = table.rules.numbers
    kept.sort(key=lambda good: -numbers[good])
    return kept[: int(table.tokens(seat))]


def points(table: Table, seat: int) -> dict[str, int]:
    """Points by category."""
    worth = table.rules.content.worth
    return {
        "majorities": worth.majority * int(table.tokens(seat)),
        "prestige": worth.prestige * int(table.players[seat].prestige),
        "goods": sum(table.rules.numbers[good] for good in scoring_goods(table, seat)),
    }


def standings(table: Table) -> Standings:
    """Most points, then most coins, then a shared rank (D28). After a win at once all others are second (D34)."""
    if table.end == FOUR_AND_FOUR:
        return Standings(ENDINGS[table.end], [1 if seat == table.turn else 2 for seat in range(table.seats)])
    won = [points(table, seat) for seat in range(table.seats)]
    order = [(sum(won[seat].values()), int(table.players[seat].coins)) for seat in range(table.seats)]
    return Standings(ENDINGS[int(table.end)], rank(order), won)
