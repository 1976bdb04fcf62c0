"""How the game ends: four and four at once, or the Market runs dry and points are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.dunhuang.constants import ENDINGS, FOUR_AND_FOUR, KINDS, MARKET_DRY
from sarai.kernel.native import i64
from sarai.kernel.standings import Standings, rank

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import DunhuangTable
    from sarai.kernel.events import Teller

HAND_TYPES_TO_WIN: Final = 4


def has_won(table: DunhuangTable, seat: i64) -> bool:
    """Enough tokens in the Shop and four types in hand, and only in step 4 of one's own turn (D25)."""
    if table.tokens(seat) < table.terms.to_win:
        return False
    types = 0
    for count in table.players[seat].hand:
        if count:
            types += 1
    return types >= HAND_TYPES_TO_WIN


def win(table: DunhuangTable, seat: i64, tell: Teller | None) -> None:
    """Win at once: the round is not finished and nothing is scored (D25)."""
    table.ended = FOUR_AND_FOUR
    table.end()
    if tell is not None:
        tell.move_all(table.players[seat].hand, f"hand:{seat}", "shown")
        tell.say("wins", seat=seat)


def score(table: DunhuangTable, tell: Teller | None) -> None:
    """After the last round, hands are shown and points counted."""
    table.ended = MARKET_DRY
    table.end()
    if tell is not None:
        for seat, player in enumerate(table.players):
            tell.move_all(player.hand, f"hand:{seat}", "shown")
        tell.say("scores")


def shows_hand(table: DunhuangTable, seat: i64) -> bool:
    """Whether a hand lies open: all when points are counted, the winner's when the game was won at once."""
    return table.ended == MARKET_DRY or (table.ended == FOUR_AND_FOUR and seat == table.turn)


# -- final scoring


def scoring_goods(table: DunhuangTable, seat: i64) -> list[int]:
    """One card of each type of which nobody holds more; only the best ones, one for each token (D26, D27)."""
    kept = [good for good in range(KINDS) if table.players[seat].hand[good] and nobody_holds_more(table, seat, good)]
    best: list[int] = []
    while kept and len(best) < table.tokens(seat):
        highest = kept[0]
        for good in kept:
            if table.terms.numbers[good] > table.terms.numbers[highest]:
                highest = good
        best.append(highest)
        kept.remove(highest)
    return best


def nobody_holds_more(table: DunhuangTable, seat: i64, good: i64) -> bool:
    own = table.players[seat].hand[good]
    for player in table.players:
        if player.hand[good] > own:
            return False
    return True


def majority_points(table: DunhuangTable, seat: i64) -> i64:
    return table.terms.majority_points * table.tokens(seat)


def prestige_points(table: DunhuangTable, seat: i64) -> i64:
    return table.terms.prestige_points * table.players[seat].prestige


def goods_points(table: DunhuangTable, seat: i64) -> i64:
    points: i64 = 0
    for good in scoring_goods(table, seat):
        points += table.terms.numbers[good]
    return points


def total(table: DunhuangTable, seat: i64) -> i64:
    return majority_points(table, seat) + prestige_points(table, seat) + goods_points(table, seat)


def points(table: DunhuangTable, seat: i64) -> dict[str, int]:
    """Points by category."""
    return {
        "majorities": majority_points(table, seat),
        "prestige": prestige_points(table, seat),
        "goods": goods_points(table, seat),
    }


def winners(table: DunhuangTable) -> list[int]:
    """Most points, then most coins, then a shared win (D28)."""
    if table.ended == FOUR_AND_FOUR:
        return [table.turn]
    first: list[int] = []
    most: i64 = -1
    coins: i64 = -1
    for seat in range(table.seats):
        own, purse = total(table, seat), table.players[seat].coins
        if own > most or (own == most and purse > coins):
            first = [seat]
            most, coins = own, purse
        elif own == most and purse == coins:
            first.append(seat)
    return first


def standings(table: DunhuangTable) -> Standings:
    """Ranked by the same rule as the winners (D28); after a win at once all others are second (D34)."""
    if table.ended == FOUR_AND_FOUR:
        return Standings(ENDINGS[table.ended], [1 if seat == table.turn else 2 for seat in range(table.seats)])
    won = [points(table, seat) for seat in range(table.seats)]
    order = [(total(table, seat), table.players[seat].coins) for seat in range(table.seats)]
    return Standings(ENDINGS[table.ended], rank(order), won)
