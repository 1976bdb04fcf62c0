"""The seven actions: which dice an action space takes, what it costs to use it, and how the action begins.

Blue spaces: four books, Guild Seals, three travel spaces, Contracts. Brown ones, for one die: each of the two places of
a special city, every city card. Khan's Favor has four places in order (M22).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import cards, contracts, paying, rewards, travel
from sarai.games.marco_polo.terms import Card, Offer
from sarai.games.marco_polo.words import (
    AREA,
    BAG,
    BLACK,
    BOOK_3_LOWER,
    CAMELS,
    CARD,
    CHOOSE_MONEY,
    CHOOSE_OFFER,
    CHOOSE_SEAL,
    COINS,
    CONTRACTS,
    DE_WU,
    DIE_KINDS,
    DO_ACT,
    DO_DIE,
    DO_OFFER,
    FACES,
    FAVOR,
    FAVOR_CAMELS,
    FAVOR_COINS,
    FAVOR_PLACES,
    FOR_CONTRACTS,
    FOR_LOWER,
    FOR_OFFER,
    FOR_RAISE,
    GANTULGA,
    GET_SEAL,
    GUILD,
    IMPROVED,
    LOWER_COINS,
    NONE,
    SPECIAL,
    SPECIAL_PLACES,
    TASK,
    TRAVEL_LOWER,
    TRAVEL_UPPER,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Player, Table
    from sarai.kernel.events import Teller


# -- dice


def value_of(kind: i64) -> i64:
    return kind // 2 + 1


def is_black(kind: i64) -> bool:
    return bool(kind & 1)


def held(player: Player, kind: i64) -> i64:
    """Unplaced dice of a kind."""
    return player.black[value_of(kind)] if is_black(kind) else player.own[value_of(kind)]


def take_die(player: Player, kind: i64) -> None:
    if is_black(kind):
        player.black[value_of(kind)] -= 1
    else:
        player.own[value_of(kind)] -= 1


def add_die(player: Player, kind: i64) -> None:
    if is_black(kind):
        player.black[value_of(kind)] += 1
    else:
        player.own[value_of(kind)] += 1


# -- which dice a space takes


def is_blue(space: i64) -> bool:
    return space <= BOOK_3_LOWER or GUILD <= space <= CONTRACTS


def dice_needed(player: Player, space: i64) -> i64:
    """De Wu takes a seal with one die."""
    if space == GUILD:
        return 1 if player.character == DE_WU else 2
    if TRAVEL_LOWER <= space <= TRAVEL_UPPER:
        return space - TRAVEL_LOWER + 1
    return 1


def is_full(table: Table, space: i64) -> bool:
    """An occupied brown space is closed to every die; the two of a special city count as one (M6)."""
    there = len(table.spaces[space])
    if space == FAVOR:
        return there >= FAVOR_PLACES
    if SPECIAL <= space < CARD:
        return there >= SPECIAL_PLACES
    return CARD <= space < BAG and there > 0


def used_by(table: Table, seat: i64, space: i64) -> bool:
    """A colour once per action space and round, the money bag excepted (M6)."""
    if space == BAG:
        return False
    for die in table.spaces[space]:
        if die // 10 == seat:
            return True
    return False


def least_die(table: Table, space: i64) -> i64:
    """Books ask for a value; Khan's Favor compares with the last die there (M16)."""
    if space <= BOOK_3_LOWER:
        return table.terms.book_die[space]
    if space == FAVOR and table.spaces[FAVOR]:
        return table.spaces[FAVOR][-1] % 10
    return 1


def fee(table: Table, space: i64, lowest: i64) -> i64:
    """For an occupied blue space as many coins as the lowest die shows, also where only own dice lie (M5)."""
    return lowest if is_blue(space) and table.spaces[space] else 0


def may_use(table: Table, seat: i64, space: i64) -> bool:
    """Whether the space is the seat's to use at all, whatever its dice (M12)."""
    player = table.players[seat]
    terms = table.terms
    if is_full(table, space):
        return False
    if SPECIAL <= space < CARD:
        return stands_since_before(table, player, terms.special[space - SPECIAL].city)
    if CARD <= space < AREA:
        return stands_since_before(table, player, terms.card_cities[space - CARD])
    if TRAVEL_LOWER < space <= TRAVEL_UPPER:
        return player.character != GANTULGA
    if space == CONTRACTS:
        return len(contracts.within_reach(table, seat, NONE)) > 0
    return True


def stands_since_before(table: Table, player: Player, city: i64) -> bool:
    """A city serves from the player's next turn after the post was placed (M12)."""
    return player.has_post(city) and not table.fresh >> city & 1


def does_something(table: Table, seat: i64, space: i64, lowest: i64) -> bool:
    """Fee, cost of the space and the first step or repetition are checked together (M7, M26)."""
    player = table.players[seat]
    due = fee(table, space, lowest)
    if TRAVEL_LOWER <= space <= TRAVEL_UPPER:
        return travel.can_begin(table, seat, due + (LOWER_COINS if space == TRAVEL_LOWER else 0), 0, 0)
    if due and not paying.can_pay(player, due, 0, 0):
        return False
    if space == GUILD:
        return cards.can_take_seal(table, player, lowest)
    if CARD <= space < BAG:
        return cards.possible(table, seat, card_on(table, space), lowest)
    return True


def card_kind(table: Table, space: i64) -> i64:
    return table.area[space - AREA] if space >= AREA else table.city_cards[space - CARD]


def card_on(table: Table, space: i64) -> Card:
    return table.terms.cards[card_kind(table, space) - table.terms.first_card]


def available(table: Table, seat: i64, space: i64, kind: i64, blacks_only: bool) -> i64:
    """Dice of a kind that may still be picked for the space."""
    if blacks_only and not is_black(kind):
        return 0
    count = held(table.players[seat], kind)
    for one in table.picked:
        if one == kind:
            count -= 1
    return count


def enough_from(table: Table, seat: i64, space: i64, kind: i64, needed: i64, blacks_only: bool) -> bool:
    """Whether so many dice of this kind or a higher one can be picked."""
    count: i64 = 0
    for other in range(kind, DIE_KINDS):
        count += available(table, seat, space, other, blacks_only)
        if count >= needed:
            return True
    return False


def die_choices(table: Table, seat: i64, space: i64) -> list[int]:
    """The lowest die is picked first, since it decides; the others are as high or higher."""
    needed = dice_needed(table.players[seat], space) - len(table.picked)
    blacks_only = used_by(table, seat, space)
    first = not table.picked
    start: i64 = 2 * (least_die(table, space) - 1) if first else table.picked[-1]
    found: list[int] = []
    judged: i64 = 0
    able = False
    for kind in range(start, DIE_KINDS):
        if available(table, seat, space, kind, blacks_only) > 0:
            if not enough_from(table, seat, space, kind, needed, blacks_only):
                break
            if first and value_of(kind) != judged:
                judged = value_of(kind)
                able = does_something(table, seat, space, judged)
            if able or not first:
                found.append(int(DO_DIE + kind))
    return found


def can_act(table: Table, seat: i64, space: i64) -> bool:
    """Whether the action can be chosen now (M7, M26)."""
    return may_use(table, seat, space) and len(die_choices(table, seat, space)) > 0


def act_choices(table: Table, seat: i64) -> list[int]:
    """The normal actions that are open, if this turn's is not done; the money bag stands apart."""
    return [DO_ACT + space for space in range(BAG) if can_act(table, seat, space)]


# -- changing dice: for these a die is asked too


def change_choices(table: Table, seat: i64, what: i64) -> list[int]:
    """Unplaced dice, black ones too; a 6 goes no higher and a 1 no lower (M13)."""
    found: list[int] = []
    for kind in range(DIE_KINDS):
        if held(table.players[seat], kind):
            if (what == FOR_RAISE and value_of(kind) == FACES) or (what == FOR_LOWER and value_of(kind) == 1):
                continue
            found.append(int(DO_DIE + kind))
    return found


# -- placing them


def place_dice(table: Table, seat: i64, tell: Teller | None) -> None:
    """All dice that were picked go on the space; what the lowest makes due is noted."""
    player = table.players[seat]
    space = table.space
    table.lowest = value_of(table.picked[0])
    due = fee(table, space, table.lowest)
    for kind in table.picked:
        take_die(player, kind)
        die = int((BLACK if is_black(kind) else seat) * 10 + value_of(kind))
        table.spaces[space] = [*table.spaces[space], die]
    if tell is not None:
        say_use(table, seat, space, " ".join(str(value_of(kind)) for kind in table.picked), tell)
    table.picked = []
    table.coins_due = due
    table.camels_due = 0
    table.jade_due = 0
    if space == BAG:
        table.bagged += 1
        table.phase = CHOOSE_MONEY
    else:
        table.acted = 1
        begin(table, seat, space, tell)


def say_use(table: Table, seat: i64, space: i64, dice: str, tell: Teller) -> None:
    if SPECIAL <= space < CARD:
        tell.say("uses-city", seat=seat, location=table.terms.special[space - SPECIAL].city, dice=dice)
    elif CARD <= space < BAG:
        tell.say("uses-card", seat=seat, card=card_kind(table, space), dice=dice)
    else:
        tell.say("uses", seat=seat, where=table.rules.spaces[space], dice=dice)


def say_turn(table: Table, seat: i64, space: i64, tell: Teller) -> None:
    if SPECIAL <= space < CARD:
        tell.say("turns-to-city", seat=seat, location=table.terms.special[space - SPECIAL].city)
    elif CARD <= space < BAG:
        tell.say("turns-to-card", seat=seat, card=card_kind(table, space))
    else:
        tell.say("turns-to", seat=seat, where=table.rules.purposes_of_dice[space])


def begin(table: Table, seat: i64, space: i64, tell: Teller | None) -> None:
    """The action itself."""
    if space <= BOOK_3_LOWER:
        table.phase = CHOOSE_OFFER
    elif space == FAVOR:
        paying.gain(table, seat, COINS, FAVOR_COINS, tell)
        paying.gain(table, seat, CAMELS, FAVOR_CAMELS, tell)
    elif space == GUILD:
        table.phase = CHOOSE_SEAL
    elif space <= TRAVEL_UPPER:
        if space == TRAVEL_LOWER:
            table.coins_due += LOWER_COINS
        travel.note_traveller(table, seat, space, tell)
        steps = min(table.lowest, table.terms.limit(space))
        travel.begin(table, seat, steps, space == TRAVEL_UPPER, False)
    elif space == CONTRACTS:
        paying.owe(table, FOR_CONTRACTS, table.coins_due, 0, 0)
    elif space < CARD:
        use_special(table, seat, space - SPECIAL, tell)
    else:
        cards.begin(table, seat, card_on(table, space), table.lowest, tell)


def use_special(table: Table, seat: i64, number: i64, tell: Teller | None) -> None:
    """Always the same reward; with its seal improved also that seal's bonus, once or twice by the die."""
    special = table.terms.special[number]
    tasks: list[int] = []
    if table.players[seat].seals[special.seal] == IMPROVED:
        if table.lowest >= special.once:
            tasks.append(int(GET_SEAL * TASK + special.seal))
        if table.lowest >= special.twice:
            tasks.append(int(GET_SEAL * TASK + special.seal))
    table.todo = tasks + table.todo
    rewards.give(table, seat, special.gives, tell)


# -- books


def book_of(space: i64) -> i64:
    """The third book has two spaces."""
    return min(space, 2)


def offer(table: Table, number: i64) -> Offer:
    book = book_of(table.space)
    return table.terms.offer(book, table.offers[book], number)


def offer_choices(table: Table, seat: i64) -> list[int]:
    """Two are free, two cost jade; the fee has to be paid too (M26)."""
    player = table.players[seat]
    return [
        DO_OFFER + number
        for number in range(4)
        if paying.can_pay(player, table.coins_due, 0, offer(table, number).jade)
    ]


def choose_offer(table: Table, number: i64) -> None:
    table.choice = number
    paying.owe(table, FOR_OFFER, table.coins_due, 0, offer(table, number).jade)


def take_offer(table: Table, seat: i64, tell: Teller | None) -> None:
    chosen = offer(table, table.choice)
    table.choice = NONE
    rewards.give(table, seat, chosen.gives, tell)
