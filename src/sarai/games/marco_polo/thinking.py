"""An estimate of how a seat stands, for bots: points now, points to come, and what the rest is worth.

In the middle of an action it is the estimate for the best way to carry the action out, found among a limited number of
continuations; so a bot that looks one answer ahead sees what the answer is good for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.marco_polo import actions, ending, paying, questions
from sarai.games.marco_polo.constants import (
    ABHA,
    CAMELS,
    CITIES,
    FACES,
    FOR_REROLL,
    GANTULGA,
    IMPROVED,
    JADE,
    KINDS_OF_STOCK,
    MAILIN,
    MARKERS,
    NONE,
    POINTS,
    SEALS,
    SPECIAL_CITIES,
)
from sarai.games.marco_polo.terms import Reward
from sarai.kernel.chance import Fast
from sarai.kernel.native import i64, mypyc_attr, vec
from sarai.kernel.playout import first_deciding
from sarai.kernel.thinking import Thinking

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable

WORTH: Final = vec[float]([0.36, 0.5, 0.8, 0.95, 1.15, 1.05])
"""Points that one of each stock is worth while there is time to use it."""
WORTH_AT_END: Final = vec[float]([0.1, 0.02, 0.5, 0.5, 0.5, 0.5])
PLENTY: Final = vec[float]([16.0, 9.0, 4.0, 4.0, 4.0, 5.0])
"""Whatever exceeds this is worth half."""
MOST_NODES: Final = 220
"""The most positions that one estimate looks at."""
FEW_NODES: Final = 40
"""The same while everybody plays on."""
TRIES: Final = 6
"""How many answers search tries."""
TURNS: Final = 1
"""How many more turns the seat itself has before a world that is played on is judged."""
REROLL: Final = 0.7
"""How much more a reroll costs than it brings, on average."""
LIKING: Final = 10.0
"""Points by which one character may look better than another before the game."""
WON: Final = 500.0
TO_ACT: Final = 1.3
"""Taken off while the action of a turn is still to come, so that putting it off looks no better than it is."""


def worth(table: MarcoPoloTable, seat: i64) -> float:
    """Roughly, in points: what the seat has, and what may come of it."""
    if table.phase == questions.OVER:
        return float(ending.total(table, seat)) + (WON if seat in ending.winners(table) else 0.0)
    if table.phase in (questions.CHARACTER, questions.GOAL):
        return as_it_stands(table, seat) + taste(table, table.players[seat])
    if table.turn != seat or table.phase == questions.TURN:
        return as_it_stands(table, seat)
    return Continuation(seat, MOST_NODES, Fast(1)).best(table.clone())


@mypyc_attr(native_class=False)
class MarcoPoloThinking(Thinking["MarcoPoloTable"]):
    """A turn has too many answers for a tree: search tries a few, and everybody plays on as seems best."""

    races = True
    clear_lead = 15.0

    def evaluate(self, state: MarcoPoloTable, seat: int) -> float:
        return worth(state, seat)

    def tries(self, state: MarcoPoloTable) -> int:
        return tries(state)

    def play_on(self, state: MarcoPoloTable, seat: int, chance: Fast) -> MarcoPoloTable:
        return play_on(state, seat, chance)


class Continuation:
    """Looks for the best way to finish what was begun, and keeps the table where that ends."""

    seat: i64
    left: i64
    chance: Fast
    end: MarcoPoloTable

    __slots__ = tuple(__annotations__)

    def __init__(self, seat: i64, most: i64, chance: Fast) -> None:
        self.seat = seat
        self.left = most
        self.chance = chance

    def best(self, table: MarcoPoloTable) -> float:
        """The value of the best way. The given table is used up: the last way is tried on it."""
        seat = self.seat
        phase = table.phase
        self.end = table
        if table.turn != seat or phase in (questions.OVER, questions.TURN, questions.GOAL):
            return as_it_stands(table, seat)
        if phase == questions.DIE and table.space == FOR_REROLL:
            return as_it_stands(table, seat) - REROLL - (0.0 if table.acted else TO_ACT)
        pays = phase in (questions.PAY_COINS, questions.PAY_CAMELS)
        if pays and table.purpose in (paying.FOR_REROLL, paying.FOR_BLACK):
            good = -REROLL if table.purpose == paying.FOR_REROLL else 0.3
            return as_it_stands(table, seat) + good - (0.0 if table.acted else TO_ACT)
        legal = table.legal(seat)
        if pays:
            legal = legal[:1]  # as little jade as possible
        highest = -1e9
        end = table
        last = len(legal) - 1
        for index in range(len(legal)):
            if self.left <= 0 and index:
                break
            self.left -= 1
            after = table if index == last else table.clone()
            after.apply(seat, legal[index], self.chance, None)
            value = self.best(after)
            if value > highest:
                highest = value
                end = self.end
        self.end = end
        return highest


# -- playing on


def tries(table: MarcoPoloTable) -> int:
    """How many answers search tries: several where they decide a turn, one where the estimate sees what follows."""
    phase = table.phase
    if phase in (questions.TURN, questions.WALK, questions.OFFER):
        return TRIES
    return TRIES if phase in (questions.SEAL, questions.TRADE, questions.TAKE) else 1


def play_on(table: MarcoPoloTable, seat: i64, chance: Fast) -> MarcoPoloTable:
    """Everybody carries on as seems best, until the seat has had another turn and is about to take the next."""
    turns = TURNS
    glimpsed = Fast(chance.below(1 << 30))
    away = table.turn != seat
    last = table.round + 1
    while table.phase != questions.OVER and table.round <= last:
        if table.turn != seat:
            away = True
        elif away and table.phase == questions.TURN:
            turns -= 1
            away = False
            if turns < 0:
                break
        table = carry_on(table, glimpsed, chance)
    return table


def carry_on(table: MarcoPoloTable, glimpsed: Fast, chance: Fast) -> MarcoPoloTable:
    """The table after the best answer to the open question has been carried out. Nobody rerolls or buys dice.

    Answers are compared with separate luck, `glimpsed`; only if the best one needs no luck is its end reused.
    """
    seat = first_deciding(table)
    legal = table.legal(seat)
    chosen = legal[0]
    end = table
    sure = False
    if table.phase != questions.DIE or table.space != FOR_REROLL:  # for a reroll the lowest die is taken
        highest = -1e9
        for action in legal:
            if table.phase == questions.TURN and action in (actions.REROLL, actions.BUY):
                continue
            before = glimpsed.state
            after = table.clone()
            after.apply(seat, action, glimpsed, None)
            ahead = Continuation(seat, FEW_NODES, glimpsed)
            value = ahead.best(after)
            if value > highest:
                highest = value
                chosen = action
                end = ahead.end
                sure = glimpsed.state == before
    if not sure:
        table.apply(seat, chosen, chance, None)
        return table
    return end


def as_it_stands(table: MarcoPoloTable, seat: i64) -> float:
    """The points if the game ended now, and the value of everything that can still be used."""
    terms = table.terms
    player = table.players[seat]
    ahead = float(terms.rounds - table.round)
    dice: i64 = 0
    value = 0.0
    for face in range(1, FACES + 1):
        count = player.own[face] + player.black[face]
        dice += count
        value += float(count) * (1.25 + 0.17 * float(face))
    time = min(1.0, (ahead + float(dice) / 5.0) / 2.2)
    value += float(player.points) + float(ending.goal_points(table, player))
    shields = ending.shields_of(table, player)
    value += float(terms.track[min(shields, len(terms.track) - 1)]) + 1.1 * float(shields) * time
    value += stock_worth(player, time)
    value += coming(table, player, ahead, time)
    value += contracts_worth(table, player, time)
    value += 0.5 * float(ending.contract_points(table, seat)) + 0.8 * float(len(player.completed))
    value += places_worth(table, player, time)
    if table.phase == questions.TURN and table.turn == seat and not table.acted and dice:
        value -= TO_ACT
    return value


def taste(table: MarcoPoloTable, player: MarcoPoloPlayer) -> float:
    """Before the game there is little to choose between characters or goals; what lies in the cities decides, so that
    bots choose differently from game to game."""
    lies: i64 = 0
    for card in table.city_cards:
        lies = (lies * 31 + card) % 7919
    value = 0.0
    if player.character != NONE:
        value += LIKING * 0.01 * float((lies * (player.character + 3)) % 101)
    for goal in range(len(player.goals)):
        if player.goals[goal]:
            value += 0.01 * float((lies * (goal + 5)) % 103)
    return value


def stock_worth(player: MarcoPoloPlayer, time: float) -> float:
    value = 0.0
    for stock in range(KINDS_OF_STOCK):
        each = WORTH_AT_END[stock] + (WORTH[stock] - WORTH_AT_END[stock]) * time
        count = float(player.stocks[stock])
        if count > PLENTY[stock]:
            count = PLENTY[stock] + 0.5 * (count - PLENTY[stock])
        value += each * count
    return value


def reward_worth(reward: Reward) -> float:
    """What a reward is worth while there is time to use it."""
    if reward.worth < 0.0:
        reward.worth = sum_of_worths(reward)
    return reward.worth


def sum_of_worths(reward: Reward) -> float:
    value = float(reward.row[POINTS])
    for stock in range(KINDS_OF_STOCK):
        value += WORTH[stock] * float(reward.row[stock])
    value += 1.0 * float(reward.goods) + 2.0 * float(reward.black) + 1.5 * float(reward.move)
    value += 1.0 * float(reward.contracts + reward.pile_contracts) + 3.0 * float(reward.shields)
    return value + (2.0 if reward.copies else 0.0)


def coming(table: MarcoPoloTable, player: MarcoPoloPlayer, ahead: float, time: float) -> float:
    """What returns each round: markers at one's posts, improved seals; and seals that may still be improved."""
    terms = table.terms
    value = 0.0
    best = 0.0
    for number in range(MARKERS - 1):
        city = terms.marker_cities[number]
        if player.has_post(city):
            returns = reward_worth(terms.markers[table.markers[city] - terms.first_marker])
            value += 0.9 * ahead * returns
            best = max(best, returns)
    for seal in range(len(SEALS)):
        if player.seals[seal] == IMPROVED:
            returns = reward_worth(terms.seal_gives[seal])
            value += 0.9 * ahead * returns + 0.5 * time
            best = max(best, returns)
        elif player.seals[seal]:
            shown = 0.0
            for goal in range(len(player.goals)):
                if player.goals[goal]:
                    shown += float(terms.goal_seals[goal][seal])
            value += time * (1.0 + 0.45 * shown)
    return value + (0.9 * ahead * best if player.character == MAILIN else 0.0)


def contracts_worth(table: MarcoPoloTable, player: MarcoPoloPlayer, time: float) -> float:
    """Active contracts: the more of what they ask for is there, the more of their value counts."""
    value = 0.0
    jade = WORTH[JADE] + 1.0 if player.character == ABHA else 0.0
    for contract in player.contracts:
        asks = table.terms.asks[contract]
        cost = 0.0
        missing = 0.0
        for stock in range(CAMELS, JADE + 1):
            cost += WORTH[stock] * float(asks[stock])
            missing += max(0.0, float(asks[stock] - player.stocks[stock]))
        gain = reward_worth(table.terms.contract_gives[contract]) + jade + 1.5 - 0.6 * cost
        value += max(0.3, gain) * 0.7 * time / (1.0 + 0.4 * missing)
    return value


def places_worth(table: MarcoPoloTable, player: MarcoPoloPlayer, time: float) -> float:
    """Posts where something can be done, and nearby cities without a post."""
    terms = table.terms
    value = 0.5 * float(player.posts_placed())
    for city in terms.card_cities:
        if player.has_post(city):
            value += 0.9 * time
    for city in terms.contract_cities:
        if player.has_post(city):
            value += 0.9 * time
    for number in range(SPECIAL_CITIES):
        if player.has_post(terms.special[number].city):
            value += 2.2 * time
    each = 0.5 if player.character == GANTULGA else 0.22
    value += each * time * float(near(table, player, player.figure))
    if player.second != NONE:
        value += each * time * float(near(table, player, player.second))
    return value


def near(table: MarcoPoloTable, player: MarcoPoloPlayer, location: i64) -> i64:
    """How many cities without one's post are one or two legs away; one leg for Gantulga Od, who goes step by step."""
    seen: i64 = 0
    for way in table.terms.ways[location]:
        if way.to < CITIES:
            seen |= 1 << way.to
        if player.character == GANTULGA:
            continue
        for further in table.terms.ways[way.to]:
            if further.to < CITIES:
                seen |= 1 << further.to
    seen &= ~player.posts
    count: i64 = 0
    while seen:
        seen &= seen - 1
        count += 1
    return count
