"""What holds for a whole game: what the cards say, as numbers, and what the table has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sarai.games.kashgar.constants import (
    COMPLETE,
    COMPLETE_DRAWN,
    CONTRACTS,
    DECKS,
    DRAW,
    ENDS,
    EXCHANGE,
    INCREASE,
    INCREASE_ONE,
    INCREASE_PER_CARD,
    INCREASE_SPICES,
    KEEP,
    KINDS_OF_STOCK,
    MOVE,
    MULES,
    OTHERS_INCREASE,
    OTHERS_LOSE,
    OTHERS_SET,
    PASS_ON,
    READY_PATRIARCH,
    REMOVE,
    ROB,
    SET,
    SET_ONE,
    SPICES,
    STOCKS,
    TAKE,
    TURN_OVER,
)
from sarai.games.kashgar.content import fits
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.kashgar import content as packs
    from sarai.games.kashgar.game import Kashgar

SIMPLE = {
    "take-discarded": TAKE,
    "turn": TURN_OVER,
    "others-increase": OTHERS_INCREASE,
    "others-set": OTHERS_SET,
    "others-lose": OTHERS_LOSE,
    "take-from-rival": ROB,
    "pass-on": PASS_ON,
    "ready-patriarch": READY_PATRIARCH,
    "remove": REMOVE,
    "move": MOVE,
    "increase-per-card": INCREASE_PER_CARD,
    "exchange": EXCHANGE,
    "draw": DRAW,
}
"""The verbs that make one step each."""


def amounts(named: Mapping[str, int], missing: int = 0) -> vec[i64]:
    """A number for each stock; `spice` stands for each of the five."""
    row = [missing] * KINDS_OF_STOCK
    for stock, count in named.items():
        if stock == "spice":
            row[:SPICES] = [count] * SPICES
        else:
            row[STOCKS.index(stock)] = count
    return vec[i64](row)


class DeedStep:
    """A step of an action. Which members mean something depends on the verb."""

    verb: i64
    row: vec[i64]  # a number for each stock
    symbols: vec[i64]  # the number on each S
    allowed: vec[i64]  # 1 for each kind of contract that may be completed
    deck: i64 = 0
    count: i64 = 0  # cards drawn, or the most that is exchanged
    keep: i64 = 0  # cards kept, contracts completed, or how many one unit brings in an exchange
    asks: i64 = -1  # the stock given in an exchange, or asked for by a contract; -1: none
    less: i64 = 0
    end: i64 = 0
    free: bool = False
    no_mules: bool = False
    may: bool = False
    from_rival: bool = False

    def __init__(self, verb: i64, row: vec[i64], symbols: vec[i64], allowed: vec[i64]) -> None:
        self.verb = verb
        self.row = row
        self.symbols = symbols
        self.allowed = allowed


class Deed:
    """A caravan action or a parting action."""

    cost: vec[i64]
    symbols: vec[i64]  # symbols S in the cost
    steps: list[DeedStep]
    free: bool
    completes: bool  # an open contract, as its first step
    draws_contracts: bool

    def __init__(self, cost: vec[i64], symbols: vec[i64], steps: list[DeedStep]) -> None:
        self.cost = cost
        self.symbols = symbols
        self.steps = steps
        self.free = len(symbols) == 0 and not any(count for count in cost)
        self.completes = steps[0].verb == COMPLETE
        self.draws_contracts = any(step.verb == COMPLETE_DRAWN for step in steps)


class KashgarTerms:
    """Never changes during a game, so that all clones of a table share it."""

    kinds: i64  # of cards, persons before contracts
    first_contract: i64
    persons: i64
    points: vec[i64]
    points_per: vec[i64]  # a point for each completed contract of this kind, or -1
    must: vec[i64]  # 1 for the !
    rank: vec[i64]
    caravan: list[list[Deed]]
    parting: list[list[Deed]]
    mules: vec[i64]  # that must be there to complete a contract
    price: list[vec[i64]]
    symbols: list[vec[i64]]  # symbols S in the price
    start: vec[i64]  # the decks, by kind
    standard: vec[i64]
    special: vec[i64]
    contracts: vec[i64]
    expansion: vec[i64]  # the cards from which `expansion_count` are drawn, or all that were agreed on
    expansion_count: i64
    goal: i64
    at_start: i64
    most: i64
    most_mules: i64
    take: i64  # actions: the first of the families whose size the pack decides
    remove: i64
    fulfil: i64
    rounds: i64  # K19
    reshuffles: bool  # K1
    waives_mules: bool  # K9
    holds: bool  # K12
    worth: list[float]  # of each card in a caravan, by `thinking`

    def __init__(self, game: Kashgar, options: Mapping[str, str]) -> None:
        content = game.content
        persons, contracts = content.persons, content.contracts
        rules = content.rules
        self.persons = len(persons)
        self.first_contract = len(persons)
        self.kinds = len(persons) + len(contracts)
        self.points = vec[i64]([one.points for one in persons] + [one.points for one in contracts])
        pieces = game.pieces
        self.points_per = vec[i64]([pieces.index(one.points_per) if one.points_per else -1 for one in persons])
        self.must = vec[i64]([int(one.must) for one in persons])
        self.rank = vec[i64]([one.rank for one in persons])
        self.caravan = [[made_of(game, deed) for deed in one.caravan] for one in persons]
        self.parting = [[made_of(game, deed) for deed in one.parting] for one in persons]
        nobody = [0] * len(persons)
        self.mules = vec[i64](nobody + [one.mules for one in contracts])
        self.price = [amounts({}) for _ in persons] + [amounts(one.price) for one in contracts]
        self.symbols = [vec[i64]([]) for _ in persons] + [vec[i64](one.spices) for one in contracts]
        self.start = vec[i64](game.counts("start"))
        self.standard = vec[i64](game.counts("standard"))
        self.special = vec[i64](game.counts("special"))
        self.contracts = vec[i64](nobody + [one.copies for one in contracts])
        agreed, count = game.agreed_expansion(options)
        self.expansion = vec[i64](agreed)
        self.expansion_count = count
        self.goal = rules.goal
        self.at_start = rules.at_start
        self.most = rules.most
        self.most_mules = rules.most_mules
        self.take = KEEP + len(persons)
        self.remove = KEEP + 2 * len(persons)
        self.fulfil = KEEP + 3 * len(persons) - len(persons)  # a contract's number among all cards is added to it
        self.rounds = int(options["rounds"])
        self.reshuffles = options["empty-deck"] == "reshuffle"
        self.waives_mules = options["free-contracts"] == "no-mules"
        self.holds = options["goal-lost-again"] == "plays-on"
        self.worth = []

    def cap(self, stock: i64) -> i64:
        return self.most_mules if stock == MULES else self.most


def made_of(game: Kashgar, deed: packs.PrintedDeed) -> Deed:
    """An action of the pack, as the rules carry it out."""
    steps: list[DeedStep] = []
    for step in deed.does:
        steps += steps_of(game, step)
    return Deed(amounts(deed.cost), vec[i64](deed.spices), steps)


def steps_of(game: Kashgar, step: packs.PrintedStep) -> list[DeedStep]:
    """What is raised or set at once and what is chosen are separate steps."""
    none = vec[i64]([])
    made: list[DeedStep] = []
    if step.do in ("increase", "set"):
        missing = -1 if step.do == "set" else 0
        if step.all:
            made.append(DeedStep(INCREASE if step.do == "increase" else SET, amounts(step.all, missing), none, none))
        if step.either:
            verb = INCREASE_ONE if step.do == "increase" else SET_ONE
            made.append(DeedStep(verb, amounts(step.either, missing), none, none))
        if step.spices:
            made.append(DeedStep(INCREASE_SPICES, amounts({"spice": 1}), vec[i64](step.spices), none))
        return made
    if step.do == "complete":
        one = DeedStep(COMPLETE if step.source == "open" else COMPLETE_DRAWN, none, none, allowed_by(game, step))
        one.asks = STOCKS.index(step.asks) if step.asks else -1
    else:
        stated = step.either or step.all
        one = DeedStep(SIMPLE[step.do], amounts(stated, -1 if step.do == "others-set" else 0), none, none)
        one.asks = STOCKS.index(step.give) if step.give else -1
        if step.get:
            one.row = amounts({step.get: 1})
    one.deck = CONTRACTS if step.do == "complete" else DECKS.index(step.deck) if step.deck else 0
    one.count = step.most if step.do == "exchange" else step.draw
    one.keep = step.rate if step.do == "exchange" else step.most if step.do == "complete" else step.keep
    one.less = step.less
    one.end = ENDS.index(step.end)
    one.free = step.free
    one.no_mules = step.no_mules
    one.may = step.may
    one.from_rival = step.whose == "rival"
    return [one]


def allowed_by(game: Kashgar, step: packs.PrintedStep) -> vec[i64]:
    """Which kinds of contracts a step may complete."""
    row = [0] * len(game.pieces)
    for number, contract in enumerate(game.content.contracts):
        row[len(game.content.persons) + number] = int(fits(step, contract))
    return vec[i64](row)
