"""City cards: one executor for what they do. Which die was placed on one decides how often or how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import contracts, paying, rewards, travel
from sarai.games.marco_polo.terms import Card, Reward
from sarai.games.marco_polo.words import (
    CAMELS,
    CHOOSE_MARKER,
    CHOOSE_SEAL,
    CHOOSE_TIMES,
    CHOOSE_TRADE,
    COINS,
    COUNT,
    COUNT_CONTRACTS,
    COUNT_IMPROVED,
    COUNT_POSTS,
    COUNT_SEALS,
    COUNT_SHIELDS,
    DO_ENOUGH,
    DO_MARKER,
    DO_SEAL,
    DO_TIMES,
    DO_TRADE,
    FLOW,
    FOR_SEAL,
    FOR_TRADE,
    GAIN,
    GET_MARKER,
    IMPROVED,
    JADE,
    MARKERS_AGAIN,
    MOVEMENT,
    NONE,
    SEAL_ACTION,
    SEALS,
    TABLE,
    TAKE_MARKERS,
    TASK,
    TRADE,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Player, Table
    from sarai.kernel.events import Teller


def possible(table: Table, seat: i64, card: Card, die: i64) -> bool:
    """Whether the card would do anything: what could do nothing may not be chosen (M7)."""
    player = table.players[seat]
    verb = card.verb
    if verb == TRADE:
        if not card.times[die]:
            return False
        for trade in card.trades:
            if paying.can_pay_row(player, trade.pay, 1):
                return True
        return False
    if verb == COUNT:
        return counted(table, seat, card.counts) > 0
    if verb == SEAL_ACTION:
        return paying.can_pay_row(player, card.pay, 1) and can_take_seal(table, player, die)
    if verb == MARKERS_AGAIN:
        return card.times[die] > 0 and own_markers(table, player) > 0
    if verb == MOVEMENT:
        return card.times[die] > 0 and travel.can_begin(table, seat, card.pay[COINS], card.pay[CAMELS], card.pay[JADE])
    if verb == TABLE:
        return brings_something(table, seat, card.table[die])
    return verb == GAIN


def brings_something(table: Table, seat: i64, reward: Reward) -> bool:
    """Whether anything would come of it now: a black die, a contract or a step may not be there to be had."""
    if reward.goods or reward.shields:
        return True
    for amount in reward.row:
        if amount:
            return True
    if (reward.black and table.black_left) or (reward.pile_contracts and table.red_pile.size):
        return True
    if reward.contracts and contracts.within_reach(table, seat, NONE):
        return True
    return reward.move > 0 and travel.can_begin(table, seat, 0, 0, 0)


def begin(table: Table, seat: i64, card: Card, die: i64, tell: Teller | None) -> None:
    verb = card.verb
    if verb == TRADE:
        table.phase = CHOOSE_TRADE
    elif verb == COUNT:
        paying.gain_row(table, seat, card.gives.row, min(die, counted(table, seat, card.counts)), tell)
    elif verb == GAIN:
        paying.gain_row(table, seat, card.gives.row, die, tell)
    elif verb == TABLE:
        rewards.give(table, seat, card.table[die], tell)
    elif verb == SEAL_ACTION:
        table.coins_due += card.pay[COINS]
        table.camels_due += card.pay[CAMELS]
        table.jade_due += card.pay[JADE]
        table.phase = CHOOSE_SEAL
    elif verb == MARKERS_AGAIN:
        again(table, seat, card.times[die])
    else:
        table.coins_due += card.pay[COINS]
        table.camels_due += card.pay[CAMELS]
        table.jade_due += card.pay[JADE]
        travel.begin(table, seat, card.times[die], False, False)


def counted(table: Table, seat: i64, what: i64) -> i64:
    """How many a card counts, of its owner's own."""
    player = table.players[seat]
    if what == COUNT_CONTRACTS:
        return len(player.completed)
    if what == COUNT_POSTS:
        return player.posts_placed()
    if what == COUNT_SHIELDS:
        return different_shields(table, player)
    number: i64 = 0
    for seal in range(len(SEALS)):
        if player.seals[seal] == IMPROVED or (what == COUNT_SEALS and player.seals[seal]):
            number += 1
    assert what in (COUNT_SEALS, COUNT_IMPROVED)
    return number


def different_shields(table: Table, player: Player) -> i64:
    """On the cities where posts stand."""
    seen: i64 = 0
    posts = player.posts
    city: i64 = 0
    while posts:
        if posts & 1:
            seen |= 1 << table.terms.shield[city]
        posts >>= 1
        city += 1
    return travel.count_bits(seen)


# -- trades


def trade_choices(table: Table, seat: i64, card: Card) -> list[int]:
    """One direction per use."""
    player = table.players[seat]
    return [DO_TRADE + n for n, trade in enumerate(card.trades) if paying.can_pay_row(player, trade.pay, 1)]


def choose_trade(table: Table, number: i64) -> None:
    table.choice = number
    table.phase = CHOOSE_TIMES


def times_choices(table: Table, seat: i64, card: Card) -> list[int]:
    """At least once, at most so often as the die allows and can be paid (M7)."""
    player = table.players[seat]
    pay = card.trades[table.choice].pay
    found: list[int] = []
    for times in range(1, card.times[table.lowest] + 1):
        if paying.can_pay_row(player, pay, times):
            found.append(DO_TIMES + int(times) - 1)
    return found


def choose_times(table: Table, card: Card, times: i64) -> None:
    pay = card.trades[table.choice].pay
    table.steps = times
    paying.owe(table, FOR_TRADE, pay[COINS] * times, pay[CAMELS] * times, pay[JADE] * times)


def trade(table: Table, seat: i64, card: Card, tell: Teller | None) -> None:
    made = card.trades[table.choice]
    paying.pay_goods(table, seat, made.pay, table.steps, tell)
    paying.gain_row(table, seat, made.gives.row, table.steps, tell)
    table.choice = -1
    table.steps = 0


# -- seals: this action of a card, and that of the board


def can_take_seal(table: Table, player: Player, die: i64) -> bool:
    for seal in range(len(SEALS)):
        if not player.seals[seal] and table.terms.seal_die[seal] <= die:
            return True
    return False


def seal_choices(table: Table, seat: i64) -> list[int]:
    """One of each; the lowest die decides which (M7)."""
    player = table.players[seat]
    return [
        DO_SEAL + seal
        for seal in range(len(SEALS))
        if not player.seals[seal] and table.terms.seal_die[seal] <= table.lowest
    ]


def choose_seal(table: Table, seal: i64) -> None:
    table.choice = seal
    paying.owe(table, FOR_SEAL, table.coins_due, table.camels_due, table.jade_due)


def take_seal(table: Table, seat: i64, tell: Teller | None) -> None:
    """Its basic side up, with jade once."""
    seal = table.choice
    table.choice = -1
    player = table.players[seat]
    player.seals = player.seals[:]
    player.seals[seal] = 1
    if tell is not None:
        tell.say("takes-seal", seat=seat, seal=seal)
    paying.gain(table, seat, JADE, table.terms.seal_jade[seal], tell)


# -- bonuses of markers once more


def own_markers(table: Table, player: Player) -> i64:
    count: i64 = 0
    for city in table.terms.marker_cities:
        if player.has_post(city):
            count += 1
    return count


def again(table: Table, seat: i64, most: i64) -> None:
    """All of them where the die allows it; else they are chosen one by one."""
    player = table.players[seat]
    if own_markers(table, player) <= most:
        tasks = [int(GET_MARKER * TASK + city) for city in table.terms.marker_cities if player.has_post(city)]
        table.todo = tasks + table.todo
    else:
        table.choice = 0  # a bit for each city whose marker was chosen
        table.todo.insert(0, int(TAKE_MARKERS * TASK + most))


def marker_choices(table: Table, seat: i64) -> list[int]:
    """All different (M7: fewer may be taken, one must be)."""
    player = table.players[seat]
    found: list[int] = []
    for city in table.terms.marker_cities:
        if player.has_post(city) and not table.choice >> city & 1:
            found.append(int(DO_MARKER + city))
    found.sort()
    return [DO_ENOUGH, *found] if table.choice else found


def ask_marker(table: Table) -> None:
    table.phase = CHOOSE_MARKER


def choose_marker(table: Table, seat: i64, city: i64, tell: Teller | None) -> None:
    left = table.task % TASK - 1
    table.choice |= 1 << city
    table.phase = FLOW
    tasks = [int(GET_MARKER * TASK + city)]
    if left:
        tasks.append(int(TAKE_MARKERS * TASK + left))
    table.todo = tasks + table.todo
    if tell is not None:
        tell.say("chooses-marker", seat=seat, location=city)
