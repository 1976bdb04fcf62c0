"""Rounds: dice back, new offers, bonuses of every player, new cards in the action area, the roll; and how one ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import contracts, ending, paying
from sarai.games.marco_polo.words import (
    ABHA,
    ABHA_COINS,
    BLACK,
    BLACK_DIE,
    BLACK_POOL,
    BLOCKING,
    BONUSES,
    CAMELS,
    CHOOSE_BLACK,
    CHOOSE_COMPENSATION,
    CHOOSE_OASES,
    CHOOSE_PAIRS,
    CHOOSE_TWICE,
    CITIES,
    CITY_CARD,
    COINS,
    COMPENSATE,
    DICE,
    DIE,
    DO_BLACK,
    DO_CAMELS,
    DO_PAIRS,
    DO_TWICE,
    FACES,
    FAIR_ROLL,
    FLOW,
    GET_COINS,
    GET_MARKER,
    GET_SEAL,
    GOLD,
    IMPROVED,
    ISABELLA,
    ISABELLA_COINS,
    JADE,
    MAILIN,
    NONE,
    OASIS_COINS,
    OFFER,
    PAID,
    PAIRS,
    PLAYING,
    ROLLED,
    SEALS,
    SILK,
    SPACES,
    TASK,
    TURN,
    TWICE,
)
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller

BOOKS = 3


# -- a new round


def begin_round(table: Table, chance: Chance, tell: Teller | None) -> None:
    """Everything before the bonuses: dice are retrieved and new offers laid out."""
    table.round += 1
    table.first = table.hourglass
    table.highest = NONE
    if tell is not None:
        tell.say("round", count=table.round, seat=table.first)
    retrieve_dice(table)
    for book in range(BOOKS):
        new_offer(table, book, chance, tell)
    begin_bonuses(table)


def retrieve_dice(table: Table) -> None:
    """Blocking dice stay where they are (M16)."""
    for space in range(SPACES):
        kept: list[int] = []
        for die in table.spaces[space]:
            if die // 10 == BLOCKING:
                kept.append(die)
            elif die // 10 == BLACK:
                table.black_left += 1
        table.spaces[space] = kept
    for player in table.players:
        for value in range(1, FACES + 1):
            table.black_left += player.black[value]
            player.black[value] = 0
            player.own[value] = 0
    for value in range(FACES + 1):
        table.pool[value] = 0


def new_offer(table: Table, book: i64, chance: Chance, tell: Teller | None) -> None:
    """The tile seen before is laid out, and the next one of its pile is seen (M28)."""
    if table.offers[book] != NONE:
        table.put_in_box(table.offers[book])
    table.offers = table.offers[:]
    table.offers[book] = table.next_offers[book]
    table.next_offers = table.next_offers[:]
    table.next_offers[book] = NONE
    if table.round < table.terms.rounds:
        show_offer(table, book, chance, tell)


def show_offer(table: Table, book: i64, chance: Chance, tell: Teller | None) -> None:
    """One tile of each pile was put back unseen; it is the one that is never drawn."""
    pile = table.own_offer_pile(book)
    bag = pile.bags[0]
    number, left = bag.number, bag.size - 1
    tile = table.terms.first_offer + 6 * book + pile.draw(OFFER + book, chance)
    table.next_offers[book] = tile
    if tell is not None:
        tell.move(tile, f"offer-{book + 1}:{number}", left, "board")
        tell.say("next-offer", says=table.rules.pieces[tile])


def draw_city_card(table: Table, chance: Chance, tell: Teller | None) -> i64:
    bag = table.city_pile.bags[0]
    number, left = bag.number, bag.size - 1
    card = table.terms.first_card + table.own_city_pile().draw(CITY_CARD, chance)
    if tell is not None:
        tell.move(card, f"city:{number}", left, "board")
    return card


def new_area_cards(table: Table, chance: Chance, tell: Teller | None) -> None:
    table.area = table.area[:]
    for slot in range(2):
        if table.area[slot] != NONE:
            table.put_in_box(table.area[slot])
        table.area[slot] = draw_city_card(table, chance, tell)
        if tell is not None:
            tell.say("area-card", card=table.area[slot], says=table.rules.pieces[table.area[slot]])


# -- bonuses at the start of a round: player by player from the first (M2, M25)


def begin_bonuses(table: Table) -> None:
    table.stage = BONUSES
    table.turn = table.first
    award(table)


def award(table: Table) -> None:
    """All that a player has coming. None of it depends on another, so their order is not asked."""
    table.begin_turn()
    table.phase = FLOW
    player = table.players[table.turn]
    tasks: list[int] = []
    for city in table.terms.marker_cities:
        if player.has_post(city):
            tasks.append(int(GET_MARKER * TASK + city))
    for seal in range(len(SEALS)):
        if player.seals[seal] == IMPROVED:
            tasks.append(int(GET_SEAL * TASK + seal))
    if player.character == MAILIN and tasks:
        tasks.append(TWICE * TASK)
    if player.character == ABHA:
        tasks.append(GET_COINS * TASK + ABHA_COINS)
    table.todo = tasks


def twice_choices(table: Table, seat: i64) -> list[int]:
    """Mailin and Tian Chin receive one of their bonuses once more."""
    player = table.players[seat]
    found: list[int] = []
    for city in table.terms.marker_cities:
        if player.has_post(city):
            found.append(int(DO_TWICE + city))
    for seal in range(len(SEALS)):
        if player.seals[seal] == IMPROVED:
            found.append(DO_TWICE + CITIES + seal)
    found.sort()
    return found


def ask_twice(table: Table) -> None:
    table.phase = CHOOSE_TWICE


def choose_twice(table: Table, seat: i64, number: i64, tell: Teller | None) -> None:
    table.phase = FLOW
    if tell is not None:
        tell.say("twice", seat=seat)
    if number < CITIES:
        table.todo.insert(0, int(GET_MARKER * TASK + number))
    else:
        table.todo.insert(0, int(GET_SEAL * TASK + number - CITIES))


def go_on(table: Table, chance: Chance, tell: Teller | None) -> None:
    """Nothing is left to do for this player: the next one, or the next stage of the round."""
    contracts.refill(table, chance, tell)
    table.turn = (table.turn + 1) % table.seats
    if table.turn != table.first:
        if table.stage == BONUSES:
            award(table)
        else:
            after_roll(table, tell)
        return
    if table.stage == BONUSES:
        if table.round > 1:
            new_area_cards(table, chance, tell)
        if table.round > 1 or table.terms.rolls_last:
            roll_all(table, chance, tell)
        table.stage = ROLLED
        after_roll(table, tell)
        return
    table.stage = PLAYING
    table.begin_turn()
    table.phase = TURN


# -- the roll


def roll_all(table: Table, chance: Chance, tell: Teller | None) -> None:
    """Everybody's five dice; with the variant the black dice on the board too."""
    faces = vec[i64]([1] * FACES)
    for ahead in range(table.seats):
        seat = (table.first + ahead) % table.seats
        player = table.players[seat]
        shown: list[str] = []
        for _ in range(DICE):
            value = chance.pick(DIE + seat, faces) + 1
            player.own[value] += 1
            shown.append(str(value))
        if tell is not None:
            tell.reveal("rolls", seat=seat, dice=" ".join(shown))
    if table.terms.rolled_at_start:
        rolled: list[str] = []
        for _ in range(table.black_left):
            value = chance.pick(BLACK_POOL, faces) + 1
            table.pool[value] += 1
            rolled.append(str(value))
        if tell is not None:
            tell.reveal("rolls-pool", dice=" ".join(rolled))


def after_roll(table: Table, tell: Teller | None) -> None:
    """Isabella's gains for the roll (M27), then compensation for less than 15, of the five own dice (M21, M25)."""
    table.begin_turn()
    table.phase = FLOW
    seat = table.turn
    player = table.players[seat]
    tasks: list[int] = []
    total: i64 = 0
    for value in range(1, FACES + 1):
        total += value * player.own[value]
    if player.character == ISABELLA:
        for value in range(1, FACES + 1):
            if player.own[value]:
                tasks.append(int(PAIRS * TASK + value))
    if total < FAIR_ROLL:
        tasks.append(int(COMPENSATE * TASK + FAIR_ROLL - total))
    table.todo = tasks


def ask_compensation(table: Table) -> None:
    table.phase = CHOOSE_COMPENSATION


def camel_choices(table: Table) -> list[int]:
    """How many of them as camels, the others as coins."""
    return [DO_CAMELS + count for count in range(table.task % TASK + 1)]


def choose_camels(table: Table, seat: i64, camels: i64, tell: Teller | None) -> None:
    count = table.task % TASK
    each: i64 = OASIS_COINS if table.phase == CHOOSE_OASES else 1
    table.phase = FLOW
    paying.gain(table, seat, CAMELS, camels, tell)
    paying.gain(table, seat, COINS, (count - camels) * each, tell)


# -- Isabella Donati


def ask_pairs(table: Table, seat: i64, tell: Teller | None) -> None:
    """Of each face: how many pairs give a good instead; a single die asks nothing."""
    value = face_of(table.task)
    if table.players[seat].own[value] > 1:
        table.phase = CHOOSE_PAIRS
    else:
        choose_pairs(table, seat, 0, tell)


def pair_choices(table: Table, seat: i64) -> list[int]:
    return [DO_PAIRS + count for count in range(table.players[seat].own[face_of(table.task)] // 2 + 1)]


def face_of(task: i64) -> i64:
    """The face that a task about pairs is for."""
    return task % TASK % PAID


def choose_pairs(table: Table, seat: i64, pairs: i64, tell: Teller | None) -> None:
    """Each die pays once, alone or in one pair of its face (M27)."""
    value = face_of(table.task)
    table.phase = FLOW
    paying.gain(table, seat, pair_gives(value), pairs, tell)
    single = table.players[seat].own[value] - 2 * pairs
    if table.terms.example_reading:  # 1 and 6, 2 and 5, 3 and 4 pay once together (M27, other reading)
        opposite = int(PAIRS * TASK + FACES + 1 - value)
        if opposite in table.todo:
            table.todo[table.todo.index(opposite)] = int(opposite + PAID * single)
        single = max(0, single - table.task % TASK // PAID)
    for _ in range(single):
        pay_for_roll(table, seat, value, tell)


def pair_gives(value: i64) -> i64:
    if value in (1, 6):
        return JADE
    return SILK if value in (2, 5) else GOLD


def pay_for_roll(table: Table, seat: i64, value: i64, tell: Teller | None) -> None:
    """A single die of Isabella's, black ones too."""
    if table.players[seat].character != ISABELLA:
        return
    if value in (1, 6):
        paying.gain(table, seat, COINS, ISABELLA_COINS, tell)
    elif value in (2, 5):
        paying.score(table, seat, 1, tell)
    else:
        paying.gain(table, seat, CAMELS, 1, tell)


# -- black dice


def take_black(table: Table, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """Take and roll one, if any is left; with the variant the taker chooses one and keeps its value."""
    if table.black_left == 0:
        if tell is not None:
            tell.say("no-black-die", seat=seat)
        return
    if table.terms.rolled_at_start:
        table.phase = CHOOSE_BLACK
        return
    table.black_left -= 1
    value = chance.pick(BLACK_DIE + seat, vec[i64]([1] * FACES)) + 1
    table.players[seat].black[value] += 1
    if tell is not None:
        tell.reveal("rolls-black", seat=seat, die=value)
    pay_for_roll(table, seat, value, tell)


def black_choices(table: Table) -> list[int]:
    return [DO_BLACK + value - 1 for value in range(1, FACES + 1) if table.pool[value]]


def choose_black(table: Table, seat: i64, value: i64, tell: Teller | None) -> None:
    table.pool[value] -= 1
    table.black_left -= 1
    table.players[seat].black[value] += 1
    table.phase = FLOW
    if tell is not None:
        tell.say("takes-black", seat=seat, die=value)


# -- the end of a turn and of a round


def end_turn(table: Table, chance: Chance, tell: Teller | None) -> None:
    """Cities get their contracts again (M11); then the next player who has dice, or the round is over.

    Where nobody has to use a die, it is also over when all who have some left one after another used none (M14).
    """
    contracts.refill(table, chance, tell)
    table.idle = 0 if table.acted or table.bagged else table.idle + 1
    table.begin_turn()
    if table.idle < holding_dice(table):
        next_with_dice(table)
        return
    table.idle = 0
    if table.round >= table.terms.rounds:
        ending.close(table, tell)
    else:
        begin_round(table, chance, tell)


def holding_dice(table: Table) -> i64:
    """How many players have dice left."""
    count: i64 = 0
    for player in table.players:
        if player.dice():
            count += 1
    return count


def next_with_dice(table: Table) -> None:
    table.turn = (table.turn + 1) % table.seats
    while not table.players[table.turn].dice():
        table.turn = (table.turn + 1) % table.seats
    table.phase = TURN
