"""Rounds: dice back, new offers, everybody's bonuses, new cards in the action area, the roll; and how a round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, contracts, dice, ending, luck, questions, rulebook, tasks
from sarai.games.marco_polo.constants import (
    ABHA,
    BLACK,
    BLOCKING,
    BONUSES,
    BOOKS,
    CITIES,
    FACES,
    IMPROVED,
    MAILIN,
    NONE,
    OFFERS_OF_BOOK,
    PLAYING,
    ROLLED,
    SEALS,
    SPACES,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import task
from sarai.kernel.native import i64
from sarai.kernel.questions import Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


# -- a new round


def begin_round(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
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


def retrieve_dice(table: MarcoPoloTable) -> None:
    """Everybody takes their dice back; blocking dice stay where they are (M16)."""
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


def new_offer(table: MarcoPoloTable, book: i64, chance: Chance, tell: Teller | None) -> None:
    """The tile already visible is laid out, and the next one of its pile is shown (M28)."""
    if table.offers[book] != NONE:
        table.put_in_box(table.offers[book])
    table.offers = table.offers[:]
    table.offers[book] = table.next_offers[book]
    table.next_offers = table.next_offers[:]
    table.next_offers[book] = NONE
    if table.round < table.terms.rounds:
        show_offer(table, book, chance, tell)


def show_offer(table: MarcoPoloTable, book: i64, chance: Chance, tell: Teller | None) -> None:
    """One tile of each pile goes back unseen: it is the one that is never drawn."""
    pile = table.own_offer_pile(book)
    bag = pile.bags[0]
    number, left = bag.number, bag.size - 1
    tile = table.terms.first_offer + OFFERS_OF_BOOK * book + pile.draw(luck.OFFER + book, chance)
    table.next_offers[book] = tile
    if tell is not None:
        tell.move(tile, f"offer-{book + 1}:{number}", left, "board")
        tell.say("next-offer", says=table.game.pieces[tile])


def draw_city_card(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> i64:
    bag = table.city_pile.bags[0]
    number, left = bag.number, bag.size - 1
    card = table.terms.first_card + table.own_city_pile().draw(luck.CITY, chance)
    if tell is not None:
        tell.move(card, f"city:{number}", left, "board")
    return card


def new_area_cards(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    table.area = table.area[:]
    for slot in range(2):
        if table.area[slot] != NONE:
            table.put_in_box(table.area[slot])
        table.area[slot] = draw_city_card(table, chance, tell)
        if tell is not None:
            tell.say("area-card", card=table.area[slot], says=table.game.pieces[table.area[slot]])


# -- bonuses at the start of a round: player by player from the first (M2, M25)


def begin_bonuses(table: MarcoPoloTable) -> None:
    table.stage = BONUSES
    table.turn = table.first
    award(table)


def award(table: MarcoPoloTable) -> None:
    """Everything a player has coming. No bonus depends on another, so the player is not asked for an order."""
    table.begin_turn()
    table.phase = questions.FLOW
    player = table.players[table.turn]
    found: list[int] = []
    for city in table.terms.marker_cities:
        if player.has_post(city):
            found.append(task(tasks.MARKER, city))
    for seal in range(len(SEALS)):
        if player.seals[seal] == IMPROVED:
            found.append(task(tasks.SEAL, seal))
    if player.character == MAILIN and found:
        found.append(task(tasks.TWICE))
    if player.character == ABHA:
        found.append(task(tasks.COINS, rulebook.ABHA_COINS))
    table.todo = found


class Twice(MarcoPoloQuestion):
    """Mailin and Tian Chin receive one of their bonuses once more (M25)."""

    name = "twice"
    families = ("twice",)
    topic = "round"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        found: list[int] = []
        for city in table.terms.marker_cities:
            if player.has_post(city):
                found.append(int(actions.TWICE + city))
        for seal in range(len(SEALS)):
            if player.seals[seal] == IMPROVED:
                found.append(actions.TWICE + CITIES + int(seal))
        found.sort()
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        number = action - actions.TWICE
        table.phase = questions.FLOW
        if tell is not None:
            tell.say("twice", seat=seat)
        if number < CITIES:
            table.todo.insert(0, task(tasks.MARKER, number))
        else:
            table.todo.insert(0, task(tasks.SEAL, number - CITIES))

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        bonus, player = said["bonus"], table.players[seat]
        if bonus in SEALS:
            has = player.seals[SEALS.index(bonus)] == IMPROVED
        else:
            city = table.game.locations.index(bonus)
            has = table.game.content.locations[city].marker and player.has_post(city)
        return None if has else Reason("marco-polo-why-no-such-bonus", {}, "M25")

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        bonus = said["bonus"]
        if bonus in SEALS:
            return "marco-polo-do-twice-seal", {"seal": bonus, "says": f"bonus.{bonus}"}
        marker = table.game.pieces[table.markers[table.game.locations.index(bonus)]]
        return "marco-polo-do-twice", {"location": bonus, "says": marker}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"seals:{seat}:{said['bonus']}" if said["bonus"] in SEALS else f"location:{said['bonus']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return tasks.kind_of(table.task) == tasks.TWICE


def go_on(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """This player has nothing left to do: on to the next one, or to the next stage of the round."""
    contracts.refill(table, chance, tell)
    table.turn = (table.turn + 1) % table.seats
    if table.turn != table.first:
        if table.stage == BONUSES:
            award(table)
        else:
            dice.after_roll(table)
        return
    if table.stage == BONUSES:
        if table.round > 1:
            new_area_cards(table, chance, tell)
        if table.round > 1 or table.terms.rolls_last:
            dice.roll_all(table, chance, tell)
        table.stage = ROLLED
        dice.after_roll(table)
        return
    table.stage = PLAYING
    table.begin_turn()
    table.ask(questions.TURN)


# -- the end of a turn and of a round


def end_turn(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """Cities get their contracts again (M11); then the next player who has dice, or the round is over.

    If nobody has to use a die, it is also over when all who have dice left have in turn used none (M14).
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


def holding_dice(table: MarcoPoloTable) -> i64:
    """How many players have dice left."""
    count: i64 = 0
    for player in table.players:
        if player.dice():
            count += 1
    return count


def next_with_dice(table: MarcoPoloTable) -> None:
    table.turn = (table.turn + 1) % table.seats
    while not table.players[table.turn].dice():
        table.turn = (table.turn + 1) % table.seats
    table.ask(questions.TURN)
