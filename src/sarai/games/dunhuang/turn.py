"""A turn: move the camel, pick up a good, use a bonus, check for victory, refill the Market.

`choices` lists what may be answered to the open question, `answer` carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.dunhuang import characters, ending, majority, setup
from sarai.games.dunhuang.words import (
    BONUS,
    BUDDHIST_PRICE,
    CAMEL,
    COINS,
    DEFEND,
    HAND,
    KEEP,
    KEEP_ONE,
    LEAVE,
    MANICHEAN_DEFENCE,
    MOVE_CAMEL,
    NO_CARD,
    PASS,
    PAY,
    PICK_UP,
    PLACE_CAMEL,
    SHOP,
    SPACES,
    START,
    USE,
    YIELD,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def choices(table: Table, seat: i64) -> list[int]:
    """Every answer the seat may give to the open question, in rising order."""
    phase = table.phase
    if phase == MOVE_CAMEL:
        return camel_choices(table, seat)
    if phase == PICK_UP:
        return [SHOP, HAND]
    if phase == BONUS:
        return bonus_choices(table, seat)
    if phase == BUDDHIST_PRICE:
        return [PAY, LEAVE]
    if phase == MANICHEAN_DEFENCE:
        return [DEFEND, YIELD]
    if phase == KEEP_ONE:
        return setup.drawn_choices(table, seat)
    if phase == PLACE_CAMEL:
        return setup.camel_choices(table)
    return characters.choices(table, seat)


def answer(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> None:
    """Carry out an answer, and whatever follows from it without a further question."""
    phase = table.phase
    if phase == MOVE_CAMEL:
        move_camel(table, seat, action - CAMEL + 1, tell)
    elif phase == PICK_UP:
        pick_up(table, seat, action, tell)
    elif phase == BONUS:
        use_bonus(table, seat, action, chance, tell)
    elif phase == BUDDHIST_PRICE:
        majority.buddhist_answer(table, action == PAY, tell)
        go_on_after_token(table, chance, tell)
    elif phase == MANICHEAN_DEFENCE:
        majority.manichean_answer(table, action == DEFEND, tell)
        go_on_after_token(table, chance, tell)
    elif phase == KEEP_ONE:
        setup.keep_one(table, seat, action - KEEP, chance, tell)
    elif phase == PLACE_CAMEL:
        setup.place_camel(table, seat, action - START, tell)
    elif characters.answer(table, seat, action, chance, tell):
        finish_turn(table, chance, tell)


# -- 1. Move the camel


def camel_choices(table: Table, seat: i64) -> list[int]:
    """One step is free and compulsory, each further one costs a coin; laps are allowed (D4).

    A purse fuller than the pack's whole supply, as an unlimited one allows, still pays for no more steps than that.
    """
    paid = min(table.players[seat].coins, table.terms.coins)
    return [CAMEL + step for step in range(paid + 1)]


def move_camel(table: Table, seat: i64, steps: i64, tell: Teller | None) -> None:
    """Empty spaces count as steps too; the coins go to the supply first (D4)."""
    table.players[seat].coins -= steps - 1
    table.bank += steps - 1
    table.steps = steps
    table.camel = (table.camel + steps) % SPACES
    if tell is not None:
        tell.say("camel", seat=seat, steps=steps, coins=steps - 1, space=table.ring[table.camel])
    if table.market[table.camel] == NO_CARD:
        if tell is not None:
            tell.say("no-card", seat=seat, space=table.ring[table.camel])
        begin_bonus(table)
    else:
        table.phase = PICK_UP


# -- 2. Pick up a good


def pick_up(table: Table, seat: i64, where: i64, tell: Teller | None) -> None:
    """The card beside the camel must be taken, into the Shop or the hand, which has no limit (D5)."""
    good = table.market[table.camel]
    table.market[table.camel] = NO_CARD
    player = table.players[seat]
    if where == HAND:
        player.hand[good] += 1
        if tell is not None:
            tell.move(good, f"market:{table.camel}", 0, f"hand:{seat}")
            tell.say("picks-up", seat=seat, good=good, where=1)
        begin_bonus(table)
        return
    player.shop[good] += 1
    if tell is not None:
        tell.move(good, f"market:{table.camel}", 0, f"shop:{seat}")
        tell.say("picks-up", seat=seat, good=good, where=0)
    if majority.card_added(table, seat, good, BONUS, tell):
        begin_bonus(table)


# -- 3. Use a bonus


def begin_bonus(table: Table) -> None:
    """Also where the Market space was empty: only the card is denied (D11)."""
    table.phase = BONUS
    table.deciding = 1 << table.turn


def bonus_choices(table: Table, seat: i64) -> list[int]:
    """The character if it can do something (D12), or coins while there are any (D13), or nothing (D10)."""
    choices = []
    if characters.possible(table, seat, table.ring[table.camel]):
        choices.append(USE)
    if table.terms.unlimited or table.bank > 0:
        choices.append(COINS)
    choices.append(PASS)
    return choices


def use_bonus(table: Table, seat: i64, bonus: i64, chance: Chance, tell: Teller | None) -> None:
    if bonus == USE:
        if tell is not None:
            tell.say("uses", seat=seat, character=table.ring[table.camel])
        if not characters.begin(table, seat, table.ring[table.camel], chance, tell):
            return
    elif bonus == COINS:
        characters.take_coins(table, seat, table.terms.bonus_coins, tell)
    elif tell is not None:
        tell.say("passes", seat=seat)
    finish_turn(table, chance, tell)


def go_on_after_token(table: Table, chance: Chance, tell: Teller | None) -> None:
    """The question about a flipped token is settled: back to where the turn was interrupted."""
    table.chosen = 0
    table.thief = 0
    if table.after_token == BONUS:
        table.after_token = 0
        begin_bonus(table)
    else:
        table.after_token = 0
        finish_turn(table, chance, tell)


# -- 4. Check for victory, 5. Refill the Market


def finish_turn(table: Table, chance: Chance, tell: Teller | None) -> None:
    """Steps 4 and 5, then the player on the left."""
    seat = table.turn
    table.chosen = 0
    table.partner = 0
    if ending.has_won(table, seat):
        ending.win(table, seat, tell)
        return
    refill(table, seat, chance, tell)
    if table.last_round and seat == (table.first + table.seats - 1) % table.seats:
        ending.score(table, tell)  # the round is finished, so all have had equally many turns (D23)
        return
    table.steps = 0
    table.turn = (seat + 1) % table.seats
    table.phase = MOVE_CAMEL
    table.deciding = 1 << table.turn


def refill(table: Table, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """From the camel's space clockwise (D24). A space that stays empty, not an empty pile, ends the game (D22)."""
    for step in range(SPACES):
        space = (table.camel + step) % SPACES
        if table.market[space] != NO_CARD:
            continue
        if table.pile.size:
            setup.fill_space(table, space, chance, tell)
            if tell is not None:
                tell.say("refill", good=table.market[space], space=table.ring[space])
        elif not table.last_round:
            table.last_round = 1
            if tell is not None:
                tell.say("last-round", seat=seat)
