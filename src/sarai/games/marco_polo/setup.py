"""Setting up the game, in the numbered order of the rulebook (M1): board, players, characters, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, contracts, dice, luck, paying, questions, rounds, rulebook
from sarai.games.marco_polo.constants import (
    BLOCKING,
    BLUE,
    BOOK_3_LOWER,
    BOOKS,
    CAMELS,
    CARD_CITIES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    COINS,
    FAVOR,
    GOALS,
    MAILIN,
    MARKERS,
    OFFERS_OF_BOOK,
    OUTPOSTS,
    RED,
    SPECIAL,
    SPECIAL_CITIES,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.kernel.events import eye
from sarai.kernel.native import i64, vec
from sarai.kernel.questions import Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def set_up(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """Everything before the first question."""
    lay_tiles(table, chance, tell)
    table.city_pile.put_under(vec[i64]([1] * CITY_CARDS))
    for slot in range(CARD_CITIES):
        table.city_cards[slot] = rounds.draw_city_card(table, chance, tell)
        if tell is not None:
            card = table.city_cards[slot]
            tell.say("city-card", card=card, location=table.terms.card_cities[slot], says=table.game.pieces[card])
    rounds.new_area_cards(table, chance, tell)
    table.red_pile.put_under(vec[i64]([1] * RED))
    contracts.refill(table, chance, tell)
    for book in range(BOOKS):
        table.offer_piles[book].put_under(vec[i64]([1] * OFFERS_OF_BOOK))
        rounds.show_offer(table, book, chance, tell)
        rounds.new_offer(table, book, chance, tell)
    table.black_left = table.seats + 2
    block_spaces(table)
    table.first = chance.pick(luck.FIRST, vec[i64]([1] * int(table.seats)))
    table.hourglass = table.first
    if tell is not None:
        tell.reveal("first", seat=table.first)
    if not table.terms.rolls_last:
        dice.roll_all(table, chance, tell)  # the roll of round 1 (M1)
    equip(table, chance, tell)
    deal_goals(table, chance, tell)
    show_characters(table, chance, tell)
    table.turn = (table.first + table.seats - 1) % table.seats
    table.ask(questions.CHARACTER)


def lay_tiles(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """A marker goes on each city that has room for one, the seventh to the box; outpost tiles likewise."""
    terms = table.terms
    markers = vec[i64]([1] * MARKERS)
    left: i64 = MARKERS
    for city in terms.marker_cities:
        marker = chance.pick(luck.MARKER, markers)
        markers[marker] = 0
        left -= 1
        table.markers[city] = terms.first_marker + marker
        if tell is not None:
            tell.move(table.markers[city], "markers", left, "board")
            tell.say("marker", says=table.game.pieces[table.markers[city]], location=city)
    for marker in range(MARKERS):
        table.box[terms.first_marker + marker] += markers[marker]
    outposts = vec[i64]([1] * OUTPOSTS)
    left = OUTPOSTS
    for city in range(CITIES):
        if terms.has_outpost[city]:
            tile = chance.pick(luck.OUTPOST, outposts)
            outposts[tile] = 0
            left -= 1
            table.outposts[city] = terms.first_outpost + tile
            if tell is not None:
                tell.move(table.outposts[city], "outposts", left, "board")
                tell.say("outpost", says=table.game.pieces[table.outposts[city]], location=city)


def block_spaces(table: MarcoPoloTable) -> None:
    """Dice of unused colours block spaces for the whole game (M16)."""
    if table.seats == 3:
        table.spaces[FAVOR] = [BLOCKING * 10 + 1]
    elif table.seats == 2:
        table.spaces[FAVOR] = [BLOCKING * 10 + 1, BLOCKING * 10 + 1]
        for number in range(SPECIAL_CITIES):
            table.spaces[SPECIAL + number] = [BLOCKING * 10 + 1]
        table.spaces[BOOK_3_LOWER] = [BLOCKING * 10 + 5]


def equip(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """Give everybody a starting contract, camels and coins."""
    left: i64 = BLUE
    deck = vec[i64]([1] * BLUE)
    for seat in range(table.seats):
        number = chance.pick(luck.BLUE, deck)
        deck[number] = 0
        left -= 1
        contract = table.terms.first_blue + number
        table.players[seat].contracts.append(int(contract))
        if tell is not None:
            tell.move(contract, "blue", left, f"active:{seat}")
            tell.say("starts-with", seat=seat, contract=contract, says=table.game.pieces[contract])
        paying.gain(table, seat, CAMELS, rulebook.START_CAMELS, tell)
        paying.gain(table, seat, COINS, rulebook.START_COINS, tell)
    table.blue = deck


def deal_goals(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """Three for each player, and only their owner looks at them."""
    left: i64 = GOALS
    deck = vec[i64]([1] * GOALS)
    for seat in range(table.seats):
        for _ in range(rulebook.GOALS_DEALT):
            goal = chance.pick(luck.GOAL, deck)
            deck[goal] = 0
            left -= 1
            table.players[seat].goals[goal] = 1
            if tell is not None:
                tell.move(table.terms.first_goal + goal, "goals", left, f"goal:{seat}")
    table.goals = deck


def show_characters(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """Show one more character than there are players."""
    deck = vec[i64]([1] * len(CHARACTERS))
    for _ in range(table.seats + 1):
        character = chance.pick(luck.CHARACTER, deck)
        deck[character] = 0
        table.characters[character] = 1
        if tell is not None:
            tell.reveal("shows-character", character=character)


# -- choosing


class ChooseCharacter(MarcoPoloQuestion):
    """One of those that are shown; the last player chooses first (M1)."""

    name = "character"
    families = ("character",)
    topic = "goal"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        return [actions.CHARACTER + one for one in range(len(CHARACTERS)) if table.characters[one]]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        player = table.players[seat]
        character = action - actions.CHARACTER
        player.character = character
        table.characters = table.characters[:]
        table.characters[character] = 0
        if tell is not None:
            tell.say("chooses-character", seat=seat, character=character)
        if character == MAILIN:
            player.second = table.terms.start
            paying.gain(table, seat, COINS, rulebook.MAILIN_COINS, tell)
        if seat == table.first:
            table.ask(questions.GOAL)
        else:
            table.turn = (table.turn + table.seats - 1) % table.seats
            table.ask(questions.CHARACTER)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        there = table.characters[CHARACTERS.index(said["character"])]
        return None if there else Reason("marco-polo-why-character", {"character": said["character"]}, "M1")

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"character:{said['character']}"


class KeepGoal(MarcoPoloQuestion):
    """One of three; all choose at the same time, each unseen, and the other two go back unseen (M28)."""

    name = "goal"
    families = ("keep",)
    topic = "end"

    def who(self, table: MarcoPoloTable) -> i64:
        return (1 << table.seats) - 1

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        return [actions.KEEP + goal for goal in range(GOALS) if table.players[seat].goals[goal]]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        player = table.players[seat]
        kept = action - actions.KEEP
        player.goals = player.goals[:]
        table.goals = table.goals[:]
        left: i64 = rulebook.GOALS_DEALT
        for goal in range(GOALS):
            if player.goals[goal] and goal != kept:
                player.goals[goal] = 0
                table.goals[goal] = 1
                left -= 1
                if tell is not None:
                    tell.move(table.terms.first_goal + goal, f"goal:{seat}", left, "goals")
        if tell is not None:
            tell.whisper("keeps-goal", eye(seat), "goal", seat=seat, goal=table.terms.first_goal + kept)
        table.deciding &= ~(1 << seat)
        if not table.deciding:
            rounds.begin_bonuses(table)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        goal = table.game.pieces.index(said["goal"]) - int(table.terms.first_goal)
        return None if table.players[seat].goals[goal] else Reason("marco-polo-why-goal", {"goal": said["goal"]})

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "marco-polo-do-keep", {**said, "says": said["goal"]}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"keep:{said['goal']}"

    def knows(self, table: MarcoPoloTable, seat: int, family: str) -> int:
        """Only its owner knows which goal is kept (M28)."""
        return eye(seat)

    def faults(self, table: MarcoPoloTable) -> list[str]:
        """None: goals may be hidden, and then no choices can be seen."""
        return []
