"""Whether a table that somebody wrote can be: names that mean something, numbers that are possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sarai.games.marco_polo import spaces
from sarai.games.marco_polo.words import (
    ACTIVE,
    BAG,
    BONUS_KINDS,
    CARD,
    CHARACTERS,
    CITIES,
    COLOURS,
    DICE,
    DIE_NAMES,
    ENDINGS,
    FACES,
    FOR_REROLL,
    GUILD,
    MAILIN,
    NONE,
    PAID,
    PHASES,
    POSTS,
    PURPOSES,
    SEALS,
    STAGES,
    STOCKS,
    TASK,
    TASKS,
)
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import Table
    from sarai.games.marco_polo.view import Deck, Doing, Shown, Traveller

BOOKS = 3
MOST = 10_000
SIDES = ("basic", "improved")
TASKS_OF = {
    "twice": (18,),
    "pairs": (16,),
    "compensation": (17,),
    "take": (9, 11, 12),
    "good": (5, 6),
    "marker": (19,),
    "oases": (15,),
}
"""Which tasks may ask which question."""


class Words:
    """Collects faults: what is no name of this game, what is no possible number."""

    def __init__(self, game: MarcoPolo) -> None:
        self.game = game
        self.faults: list[str] = []

    def known(self, where: str, name: str, names: Iterable[str], empty: bool = False) -> None:
        options = list(names)
        if name not in options and not (empty and not name):
            some = ", ".join(options[:12]) + (", ..." if len(options) > 12 else "")
            self.faults.append(f"table.{where} is {name!r}; there are: {some}")

    def all_known(self, where: str, found: Iterable[str], names: Iterable[str]) -> None:
        options = list(names)
        listed = list(found)
        for name in listed:
            self.known(where, name, options)
        if len(set(listed)) != len(listed):
            self.faults.append(f"table.{where}: something stands there twice")

    def number(self, where: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            self.faults.append(f"table.{where} should be {least} to {most}, not {value}")

    def cards(self, where: str, cards: dict[str, int] | None, names: Iterable[str]) -> None:
        options = list(names)
        for name, count in (cards or {}).items():
            self.known(where, name, options)
            self.number(f"{where}.{name}", count, 1, 1)

    def keys(self, where: str, found: Iterable[str], wanted: Iterable[str]) -> None:
        if sorted(found) != sorted(wanted):
            self.faults.append(f"table.{where} should be for {', '.join(wanted)}")


def bad_words(game: MarcoPolo, shown: Shown, seats: int) -> list[str]:
    """Names that mean nothing here, and numbers that cannot be."""
    words = Words(game)
    letters = list(LETTERS[:seats])
    for where, name, names in (
        ("phase", shown.phase, PHASES),
        ("stage", shown.stage, STAGES),
        ("end", shown.end, ENDINGS),
        ("turn", shown.turn, letters),
        ("first", shown.first, letters),
        ("hourglass", shown.hourglass, letters),
    ):
        words.known(where, name, names)
    words.known("highest", shown.highest, [one for one in game.spaces if one.startswith("travel")], empty=True)
    words.all_known("deciding", shown.deciding, letters)
    words.number("round", shown.round, 1, 5)
    words.number("black_dice", shown.black_dice, 0, 6)
    words.number("bagged", shown.bagged, 0, 20)
    words.number("idle", shown.idle, 0, len(letters) - 1)
    if [one.seat for one in shown.travellers] != letters:
        words.faults.append(f"table.travellers should be for seats {' '.join(letters)}, in order")
    for one in shown.travellers:
        _traveller(words, one)
    _board(words, shown)
    _piles(words, shown)
    _doing(words, shown.doing)
    return words.faults


def _deck(game: MarcoPolo, *names: str) -> list[str]:
    return [game.pieces[kind] for name in names for kind in game.decks[name]]


def _traveller(words: Words, one: Traveller) -> None:
    game = words.game
    where = f"travellers {one.seat}"
    words.known(f"{where}.character", one.character, CHARACTERS, empty=True)
    words.keys(f"{where}.stocks", one.stocks, STOCKS)
    for stock, count in one.stocks.items():
        words.number(f"{where}.{stock}", count, 0, MOST)
    words.number(f"{where}.points", one.points, -MOST, MOST)
    words.number(f"{where}.shields", one.shields, 0, 99)
    for value in (*one.dice, *one.black_dice):
        words.number(f"{where}.dice", value, 1, FACES)
    if not 1 <= len(one.figures) <= 2:
        words.faults.append(f"table.{where} should have one figure, or two")
    for name in one.figures:
        words.known(f"{where}.figures", name, game.locations)
    words.all_known(f"{where}.posts", one.posts, game.locations[:CITIES])
    for seal, side in one.seals.items():
        words.known(f"{where}.seals", seal, SEALS)
        words.known(f"{where}.seals.{seal}", side, SIDES)
    contracts = _deck(game, "red", "blue")
    words.all_known(f"{where}.contracts", one.contracts, contracts)
    words.all_known(f"{where}.completed", one.completed, contracts)
    words.all_known(f"{where}.outposts", one.outposts, _deck(game, "outpost"))
    words.number(f"{where}.goal_cards", one.goal_cards, 1, 3)
    if one.goals is not None:
        words.all_known(f"{where}.goals", one.goals, _deck(game, "goal"))
        if len(one.goals) != one.goal_cards:
            words.faults.append(f"table.{where}.goals: {one.goal_cards} cards are counted, others are listed")


def _board(words: Words, shown: Shown) -> None:
    game = words.game
    cities = [one.id for one in game.content.locations if one.contracts]
    words.keys("spaces", shown.spaces, game.spaces)
    for space, dice in shown.spaces.items():
        for die in dice:
            words.known(f"spaces.{space}", die.colour, COLOURS)
            words.number(f"spaces.{space}", die.value, 1, FACES)
    for value in shown.black_rolled:
        words.number("black_rolled", value, 1, FACES)
    for where, tiles in (("offers", shown.offers), ("next_offers", shown.next_offers)):
        if len(tiles) != BOOKS:
            words.faults.append(f"table.{where} should have {BOOKS} places")
        for book, name in enumerate(tiles[:BOOKS], 1):
            words.known(where, name, _deck(game, f"offer-{book}"), empty=where == "next_offers")
    words.keys("contracts", shown.contracts, cities)
    for city, names in shown.contracts.items():
        if len(names) != 2:
            words.faults.append(f"table.contracts.{city} should have two places, an empty text for none")
        for name in names:
            words.known(f"contracts.{city}", name, _deck(game, "red"), empty=True)
    words.keys("city_cards", shown.city_cards, [one.id for one in game.content.locations if one.card])
    for name in (*shown.city_cards.values(), *shown.area):
        words.known("city_cards", name, _deck(game, "card"))
    if len(shown.area) != 2:
        words.faults.append("table.area should have two cards")
    words.keys("markers", shown.markers, [one.id for one in game.content.locations if one.marker])
    words.all_known("markers", shown.markers.values(), _deck(game, "marker"))
    words.all_known("outposts", shown.outposts.values(), _deck(game, "outpost"))
    words.all_known("outposts", shown.outposts, [one.id for one in game.content.locations if one.outpost])
    words.all_known("characters", shown.characters, CHARACTERS)
    words.all_known("fresh", shown.fresh, game.locations[:CITIES])
    words.cards("box", shown.box, game.pieces)


def _piles(words: Words, shown: Shown) -> None:
    game = words.game
    decks: list[tuple[str, Deck, list[str]]] = [
        ("red_pile", shown.red_pile, _deck(game, "red")),
        ("city_pile", shown.city_pile, _deck(game, "card")),
    ]
    if len(shown.offer_piles) != BOOKS:
        words.faults.append(f"table.offer_piles should be {BOOKS}")
    for book, deck in enumerate(shown.offer_piles[:BOOKS], 1):
        decks.append((f"offer_piles {book}", deck, _deck(game, f"offer-{book}")))
    for where, deck, names in decks:
        words.number(f"{where}.next_bag", deck.next_bag, 0, MOST)
        if len({bag.number for bag in deck.bags}) != len(deck.bags):
            words.faults.append(f"table.{where}: two bags have the same number")
        for bag in deck.bags:
            words.number(f"{where}.number", bag.number, 0, MOST)
            words.number(f"{where}.size", bag.size, 1, len(names))
            words.cards(where, bag.cards, names)
            if bag.cards is not None and sum(bag.cards.values()) != bag.size:
                words.faults.append(f"table.{where} bag {bag.number}: {bag.size} are counted, others are listed")
    for where, heap, deck_name in (("blue_left", shown.blue_left, "blue"), ("goals_left", shown.goals_left, "goal")):
        words.number(f"{where}.size", heap.size, 0, 14)
        words.cards(where, heap.cards, _deck(game, deck_name))
        if heap.cards is not None and sum(heap.cards.values()) != heap.size:
            words.faults.append(f"table.{where}: {heap.size} are counted, others are listed")


def _doing(words: Words, doing: Doing) -> None:
    game = words.game
    for text in (doing.task, *doing.todo):
        if text:
            _task(words, text)
    for text in doing.bonuses:
        kind, _, city = text.partition(" ")
        words.known("doing.bonuses", kind, BONUS_KINDS)
        words.known("doing.bonuses", city, game.locations[:CITIES])
    words.known("doing.space", doing.space, game.purposes_of_dice, empty=True)
    for name in doing.picked:
        words.known("doing.picked", name, DIE_NAMES)
    words.number("doing.lowest", doing.lowest, 0, FACES)
    words.number("doing.choice", doing.choice, NONE, 1 << CITIES)
    words.known("doing.incoming", doing.incoming, _deck(game, "red", "blue"), empty=True)
    words.all_known("doing.taken", doing.taken, _deck(game, "red", "blue"))
    made = doing.movement
    words.known("doing.movement.at", made.at, game.locations, empty=True)
    words.known("doing.movement.other_ended_at", made.other_ended_at, game.locations, empty=True)
    words.number("doing.movement.figure", made.figure, 1, 2)
    words.number("doing.movement.steps", made.steps, 0, 20)
    words.number("doing.movement.legs", made.legs, 0, MOST)
    words.all_known("doing.movement.passed", made.passed, game.locations[:CITIES])
    words.all_known("doing.movement.posts", made.posts, game.locations[:CITIES])
    words.all_known("doing.movement.oases", made.oases, game.locations[CITIES + 1 :])
    due = doing.payment
    words.known("doing.payment.purpose", due.purpose, PURPOSES)
    for name in ("coins", "camels", "jade", "jade_for_coins"):
        words.number(f"doing.payment.{name}", getattr(due, name), 0, MOST)


def _task(words: Words, text: str) -> None:
    kind, _, number = text.partition(" ")
    words.known("doing.task", kind, TASKS[1:])
    if not (number.isdecimal() and len(number) < 4):
        words.faults.append(f"table.doing: {text!r} should be a task with a number below {TASK}")
        return
    most = {"marker": CITIES - 1, "contract-at": CITIES - 1, "post": CITIES - 1, "seal": len(SEALS) - 1}
    if kind == "outpost":
        kinds = words.game.decks["outpost"]
        words.number("doing.task outpost", int(number), kinds[0], kinds[-1])
    elif kind == "pairs":
        words.number("doing.task pairs", int(number) % PAID, 1, FACES)
        words.number("doing.task pairs", int(number) // PAID, 0, DICE)
    elif kind in most:
        words.number(f"doing.task {kind}", int(number), 0, most[kind])


def impossible(game: MarcoPolo, shown: Shown, table: Table, whole: bool) -> list[str]:
    """What the words say but the rules rule out; `whole` where nothing is hidden."""
    faults = []
    if whole:
        tally = table.tally()
        for name in game.pieces:
            if tally[name] != 1:
                faults.append(f"table: there are {tally[name]} of {name} in all, not 1")
    for one, player in zip(shown.travellers, table.players, strict=True):
        where = f"travellers {one.seat}"
        if len(one.contracts) > ACTIVE or len(one.posts) > POSTS:
            faults.append(f"table.{where}: more contracts or posts than there is room for")
        if (len(one.figures) == 2) != (player.character == MAILIN):
            faults.append(f"table.{where}: only Mailin and Tian Chin have two figures")
        placed = sum(die // 10 == LETTERS.index(one.seat) for dice in table.spaces for die in dice)
        if len(one.dice) + placed not in (0, DICE):
            faults.append(f"table.{where}: should have {DICE} dice in all, not {len(one.dice) + placed}")
    black = sum(die // 10 == 4 for dice in table.spaces for die in dice) + shown.black_dice
    black += sum(len(one.black_dice) for one in shown.travellers)
    if black != table.seats + 2:
        faults.append(f"table: there should be {table.seats + 2} black dice in all, not {black} [M16]")
    if shown.round > table.terms.rounds:
        faults.append("table.round is beyond the last one")
    if len(shown.black_rolled) not in (0, shown.black_dice):
        faults.append("table.black_rolled should show every black die on the board, or none")
    return faults or _wrong_question(shown, table)


def _wrong_question(shown: Shown, table: Table) -> list[str]:
    """Whether what is asked fits what is being carried out."""
    over = shown.phase == "over"
    if over != (not shown.deciding) or over != bool(shown.end):
        return ["table: a game is over when its phase is over, nobody decides and the end is named"]
    if over:
        return []
    if shown.phase != "goal" and shown.deciding != [shown.turn]:
        return [f"table.deciding should be [{shown.turn}]: nobody else is asked"]
    if (shown.stage == "set-up") != (shown.phase in ("character", "goal")):
        return ["table.stage: characters and goals are chosen in the set-up, and nothing else is"]
    if shown.stage != "set-up" and any(not one.character for one in shown.travellers):
        return ["table.travellers: everybody has a character once the set-up is over"]
    if shown.phase in TASKS_OF and table.task // TASK not in TASKS_OF[shown.phase]:
        return [f"table.doing.task: no task asks that ({shown.phase})"]
    if not _has_what_it_needs(shown, table):
        return [f"table.doing: something is missing for the question ({shown.phase})"]
    for name in shown.deciding:
        if shown.phase != "goal" and not table.legal(LETTERS.index(name)):  # goals may be hidden here
            return [f"table: seat {name} could give no answer ({shown.phase})"]
    return []


def _has_what_it_needs(shown: Shown, table: Table) -> bool:
    phase, space = shown.phase, int(table.space)
    if phase == "die":
        return space != NONE and all(name in DIE_NAMES for name in shown.doing.picked)
    if phase == "offer":
        return 0 <= space < 4
    if phase in ("trade", "times"):
        if not CARD <= space < BAG or not 1 <= table.lowest <= FACES:
            return False
        trades = len(spaces.card_on(table, space).trades)
        return trades > 0 and (phase == "trade" or 0 <= table.choice < trades)
    if phase == "seal":
        return (space == GUILD or CARD <= space < BAG) and table.lowest >= 1
    if phase == "walk":
        return table.walker != NONE and space < FOR_REROLL
    if phase == "figure":
        return all(player.second != NONE for player in (table.players[table.turn],))
    if phase == "lift":
        return 0 <= table.choice < CITIES
    if phase == "drop":
        return table.incoming != NONE and len(table.players[table.turn].contracts) == ACTIVE
    if phase in ("pay-coins", "pay-camels"):
        return table.purpose != 0
    if phase == "bonus":
        return len(table.bonuses) > 1
    if phase == "marker":
        return table.choice >= 0
    return True
