"""How to think about a game of Dunhuang: what bots and reviews need from it beyond its rules."""

from __future__ import annotations

from sarai.games.dunhuang import characters, ending, majority
from sarai.games.dunhuang.constants import BONUS, MOVE_CAMEL, PICK_UP, PRINCESS
from sarai.games.dunhuang.table import DunhuangTable
from sarai.games.dunhuang.turn import bonus_coins
from sarai.kernel.thinking import Thinking

# Roughly how many points it brings to use each character, and to be in the middle of using one.
WORTH_OF_USING = (2.0, 1.5, 0.0, 2.0, 1.5, 1.5, 1.5, 1.5, 1.0, 1.5, 1.5, 1.5, 1.5, 1.5, 0.3, 0.3)
WORTH_OF_ASKING = 1.3


class DunhuangThinking(Thinking[DunhuangTable]):
    """Judges by a simple estimate."""

    def evaluate(self, table: DunhuangTable, seat: int) -> float:
        """Points so far, a share of what the hand may score, what coins may buy, and how close four and four is."""
        if not table.deciding:
            return 1000.0 - 1000.0 * (table.standings().ranks[seat] - 1)
        player = table.players[seat]
        tokens = int(table.tokens(seat))
        types = sum(1 for count in player.hand if count)
        points = sum(ending.points(table, seat).values())
        near = min(tokens, int(table.terms.to_win)) + min(types, ending.HAND_TYPES_TO_WIN)
        worth = points + 0.4 * float(player.coins) + 0.3 * types + 0.25 * near * near
        return worth + (pending(table, seat) if table.turn == seat else 0.0)


def pending(table: DunhuangTable, seat: int) -> float:
    """What the rest of the seat's own turn may still bring: the card beside the camel, and the bonus."""
    if table.phase == MOVE_CAMEL:
        return 0.0
    if table.phase not in (PICK_UP, BONUS):
        return WORTH_OF_ASKING
    card = 0.0
    if table.phase == PICK_UP:
        good = table.market[table.camel]
        mine = table.players[seat].shop[good] + 1
        token = table.holder[good] != seat and mine >= majority.most_of_others(table, seat, good)
        new_type = table.players[seat].hand[good] == 0
        card = max(3.0 * token, 1.0 * new_type + 0.2 * float(table.terms.numbers[good]))
    return card + bonus_worth(table, seat)


def bonus_worth(table: DunhuangTable, seat: int) -> float:
    """A rough guess at the better of character and coins."""
    coins = 0.4 * float(bonus_coins(table))
    character = table.character()
    if not characters.SIXTEEN[character].possible(table, seat):
        return coins
    return max(coins, float(table.tokens(seat)) if character == PRINCESS else WORTH_OF_USING[character])
