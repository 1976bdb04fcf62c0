"""What a pack for Kashgar says, in a small language of effects, and the checks that make it playable.

A person has caravan actions and parting actions. An action has a cost and does one step after another; a step is a
verb with what the verb needs. `terms` turns them into numbers for the rules, `phrases` into the card's text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from sarai.games.kashgar.constants import DECKS, ENDS, FACES, MOST_DEEDS, OPEN, SIZES, SPICES, STOCKS

Amounts = dict[str, int]
SPICES_BY_NAME = STOCKS[:SPICES]


@dataclass(frozen=True, slots=True)
class KashgarRules:
    """Numbers that hold for the whole game."""

    goal: int
    at_start: int
    most: int
    most_mules: int
    provenance: str


@dataclass(frozen=True, slots=True)
class PrintedStep:
    """One thing that an action does; `VERBS` says which fields each verb takes."""

    do: str
    all: Amounts = field(default_factory=dict)
    either: Amounts = field(default_factory=dict)
    spices: list[int] = field(default_factory=list)
    give: str = ""
    get: str = ""
    rate: int = 1
    most: int = 1
    deck: str = ""
    draw: int = 0
    keep: int = 1
    source: str = "open"
    kinds: list[str] = field(default_factory=list)
    asks: str = ""
    free: bool = False
    no_mules: bool = False
    less: int = 0
    may: bool = False
    whose: str = "own"
    end: str = "front"


@dataclass(frozen=True, slots=True)
class PrintedDeed:
    """A caravan action or a parting action: what it costs and what it does. `spices` are symbols S in the cost."""

    does: list[PrintedStep]
    cost: Amounts = field(default_factory=dict)
    spices: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    deck: str
    copies: int
    points: int
    provenance: str
    caravan: list[PrintedDeed] = field(default_factory=list)
    parting: list[PrintedDeed] = field(default_factory=list)
    rank: int = 0
    must: bool = False
    points_per: str = ""


@dataclass(frozen=True, slots=True)
class KashgarContract:
    id: str
    size: str
    copies: int
    points: int
    mules: int
    provenance: str
    price: Amounts = field(default_factory=dict)
    spices: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class KashgarContent:
    rules: KashgarRules
    persons: list[Person]
    contracts: list[KashgarContract]

    def of_deck(self, deck: str) -> list[Person]:
        return [person for person in self.persons if person.deck == deck]


PERSON_DECKS = {"patriarch": 13, "matriarch": 0, "start": 12, "standard": 76, "special": 12, "expansion": 12}
"""How many persons of each kind the box has; the Matriarch is the other side of the Patriarch."""
CONTRACT_CARDS = 40

VERBS: dict[str, tuple[str, ...]] = {
    "increase": ("all", "either", "spices"),
    "increase-per-card": ("either",),
    "set": ("all", "either"),
    "exchange": ("give", "get", "rate", "most"),
    "draw": ("deck", "draw", "keep"),
    "take-discarded": (),
    "complete": ("source", "draw", "kinds", "asks", "free", "no_mules", "less", "may", "most"),
    "remove": ("whose", "end"),
    "move": ("whose", "end"),
    "turn": (),
    "others-increase": ("all",),
    "others-set": ("all",),
    "others-lose": ("all",),
    "take-from-rival": ("all",),
    "pass-on": (),
    "ready-patriarch": (),
}
"""The verbs of the effect language and the fields that each may have; only the Aristocrat has the last one (K14)."""


def check(content: KashgarContent) -> list[str]:
    """Every fault of a pack, each naming its entry."""
    return [*_check_rules(content), *_check_cards(content), *_check_persons(content), *_check_contracts(content)]


def _check_rules(content: KashgarContent) -> Iterable[str]:
    rules = content.rules
    if not 1 <= rules.goal <= 1000:
        yield "rules: goal should be 1 to 1000"
    if not 1 <= rules.most <= 9 or not 1 <= rules.most_mules <= 9:
        yield "rules: most and most_mules should be 1 to 9"
    if not 0 <= rules.at_start <= min(rules.most, rules.most_mules):
        yield "rules: at_start should be 0 or more, and no more than any stock can be"


def _check_cards(content: KashgarContent) -> Iterable[str]:
    """The numbers of the cards, and their names."""
    ids = [person.id for person in content.persons] + [contract.id for contract in content.contracts]
    for name, times in Counter(ids).items():
        if times > 1:
            yield f"{name}: is there {times} times"
        if not name.replace("-", "").isalnum() or not name.isascii() or name != name.lower():
            yield f"{name!r}: an id is one word of lower-case letters, digits and hyphens"
    if tuple(ids[:2]) != FACES:
        yield "persons: the first two should be patriarch and matriarch"
    for person in content.persons:
        if person.deck not in PERSON_DECKS:
            yield f"persons {person.id}: deck is {person.deck!r}; there are: {', '.join(PERSON_DECKS)}"
        elif not (0 if person.deck == "matriarch" else 1) <= person.copies <= 100:
            yield f"persons {person.id}: copies should be 1 to 100, and 0 for the matriarch"
        if (person.deck == "patriarch") != (person.id == "patriarch"):
            yield f"persons {person.id}: deck patriarch is for the patriarch, and nobody else"
        if (person.deck == "matriarch") != (person.id == "matriarch"):
            yield f"persons {person.id}: deck matriarch is for the matriarch, and nobody else"
    for deck, wanted in PERSON_DECKS.items():
        count = sum(person.copies for person in content.of_deck(deck))
        if count != wanted:
            yield f"persons: there should be {wanted} cards of deck {deck}, not {count}"
    cards = sum(contract.copies for contract in content.contracts)
    if cards != CONTRACT_CARDS or cards <= OPEN:
        yield f"contracts: there should be {CONTRACT_CARDS} cards, not {cards}"


def _check_persons(content: KashgarContent) -> Iterable[str]:
    fields_ = {contract.id for contract in content.contracts}
    start = content.of_deck("start")
    if sorted(person.rank for person in start) != list(range(1, 13)) or any(person.copies != 1 for person in start):
        yield "persons: the 12 start cards should differ and have ranks 1 to 12, each once [K14]"
    for person in content.persons:
        where = f"persons {person.id}"
        if person.deck != "start" and person.rank:
            yield f"{where}: only start cards have a rank [K14]"
        if not -9 <= person.points <= 9:
            yield f"{where}: points should be -9 to 9"
        if person.points_per and person.points_per not in fields_:
            yield f"{where}: points_per names {person.points_per!r}, which is not a contract of this pack"
        if not person.caravan and not person.parting:
            yield f"{where}: has no action at all"
        if person.id in FACES and not (person.must and any(_always(deed) for deed in person.caravan)):
            yield f"{where}: should have the ! and a caravan action that costs nothing and is always possible [K8]"
        for name, deeds in (("caravan", person.caravan), ("parting", person.parting)):
            if len(deeds) > MOST_DEEDS:
                yield f"{where}: at most {MOST_DEEDS} actions of a kind"
            for number, deed in enumerate(deeds, 1):
                yield from _check_deed(content, person, deed, f"{where} {name} {number}", name == "parting")


def _always(deed: PrintedDeed) -> bool:
    return not deed.cost and not deed.spices and not any(step.do == "complete" for step in deed.does)


def _check_deed(content: KashgarContent, person: Person, deed: PrintedDeed, where: str, parting: bool) -> Iterable[str]:
    yield from _check_amounts(content, deed.cost, f"{where} cost", least=1)
    yield from _check_symbols(content, deed.spices, f"{where} spices")
    yield from _check_payable(content, deed.cost, deed.spices, f"{where} cost")
    if not deed.does:
        yield f"{where}: does nothing"
    for number, step in enumerate(deed.does, 1):
        here = f"{where} step {number}"
        if step.do not in VERBS:
            yield f"{here}: there is no verb {step.do!r}; there are: {', '.join(VERBS)}"
            continue
        plain = PrintedStep(step.do)
        for member in fields(PrintedStep):
            given = getattr(step, member.name) != getattr(plain, member.name)
            if given and member.name != "do" and member.name not in VERBS[step.do]:
                yield f"{here}: {step.do} takes no {member.name}"
        yield from _check_step(content, person, step, here, number, parting)


def _check_step(
    content: KashgarContent, person: Person, step: PrintedStep, here: str, number: int, parting: bool
) -> Iterable[str]:
    sets = step.do in ("set", "others-set")
    least = 0 if sets else 1
    yield from _check_amounts(content, step.all, f"{here} all", least, held=sets)
    yield from _check_amounts(content, step.either, f"{here} either", least, spice=True, held=sets)
    yield from _check_symbols(content, step.spices, f"{here} spices", held=False)
    if len(step.either) == 1 and "spice" not in step.either:
        yield f"{here}: either needs at least two stocks, or spice"
    if "all" in VERBS[step.do] and not (step.all or step.either or step.spices):
        yield f"{here}: says nothing about any stock"
    if step.do == "increase-per-card" and not step.either:
        yield f"{here}: either should say which stocks"
    if step.do == "exchange" and not (step.give in STOCKS and step.get in STOCKS and step.give != step.get):
        yield f"{here}: give and get should be two of {', '.join(STOCKS)}"
    if step.do == "exchange" and not (1 <= step.most <= 9 and 1 <= step.rate <= 9):
        yield f"{here}: most and rate should be 1 to 9"
    if step.do == "draw":
        if step.deck not in DECKS[:2]:
            yield f"{here}: deck should be one of {', '.join(DECKS[:2])}; contracts are drawn to complete them"
        if not 1 <= step.keep <= step.draw <= 9:
            yield f"{here}: draw and keep should be 1 to 9, and keep no more than draw"
    if step.do == "complete":
        yield from _check_complete(content, step, here, number)
    if step.do in ("remove", "move"):
        if step.whose not in ("own", "rival") or step.end not in ENDS:
            yield f"{here}: whose should be own or rival, end one of {', '.join(ENDS)}"
        if step.do == "move" and step.end == "any":
            yield f"{here}: a card moves from the front or from the back"
    if step.do == "turn" and (person.id not in FACES or parting):
        yield f"{here}: only patriarch and matriarch can turn over, in a caravan action"
    if step.do == "pass-on" and (parting or person.id in FACES):
        yield f"{here}: only a caravan action can pass its card on, and never a patriarch or matriarch"


def fits(step: PrintedStep, contract: KashgarContract) -> bool:
    """Whether a step may complete such a contract, by its size, its name and what it asks for."""
    named = not step.kinds or contract.size in step.kinds or contract.id in step.kinds
    return named and (not step.asks or contract.price.get(step.asks, 0) > 0)


def _check_complete(content: KashgarContent, step: PrintedStep, here: str, number: int) -> Iterable[str]:
    known = {*SIZES, *(contract.id for contract in content.contracts)}
    for kind in step.kinds:
        if kind not in known:
            yield f"{here}: kinds names {kind!r}, which is neither a size nor a contract of this pack"
    if step.asks and step.asks not in STOCKS:
        yield f"{here}: asks should be one of {', '.join(STOCKS)}"
    elif known >= set(step.kinds) and not any(fits(step, contract) for contract in content.contracts):
        yield f"{here}: no contract of this pack is of these kinds and asks for {step.asks}"
    if not 0 <= step.less <= 9 or (step.less and not step.asks):
        yield f"{here}: less should be 0 to 9, and only where asks names a stock"
    if step.source == "open":
        if number != 1:
            yield f"{here}: completing an open contract comes first, so that it is known to be possible [K6]"
        if step.draw or step.may or step.most != 1:
            yield f"{here}: draw, may and most are for drawn contracts; an open one is completed, one only [K6]"
    elif step.source == "drawn":
        if not 1 <= step.draw <= 9 or not 1 <= step.most <= 9:
            yield f"{here}: draw and most should be 1 to 9"
    else:
        yield f"{here}: source should be open or drawn"


def _check_contracts(content: KashgarContent) -> Iterable[str]:
    for contract in content.contracts:
        where = f"contracts {contract.id}"
        if contract.size not in SIZES:
            yield f"{where}: size should be one of {', '.join(SIZES)}"
        if not 1 <= contract.copies <= CONTRACT_CARDS or not 0 <= contract.points <= 99:
            yield f"{where}: copies should be 1 to {CONTRACT_CARDS}, points 0 to 99"
        if not 0 <= contract.mules <= content.rules.most_mules:
            yield f"{where}: mules should be 0 to {content.rules.most_mules}"
        yield from _check_amounts(content, contract.price, f"{where} price", least=1)
        yield from _check_symbols(content, contract.spices, f"{where} spices")
        yield from _check_payable(content, contract.price, contract.spices, f"{where} price")
        if not contract.price and not contract.spices:
            yield f"{where}: has no price at all"
        if contract.price.get("mules", 0) > contract.mules:
            yield f"{where}: its price takes more mules than it asks to be there [K9]"
    worth = sum(contract.copies * contract.points for contract in content.contracts)
    if worth < 4 * content.rules.goal:
        yield f"contracts: together they are worth {worth}, less than four times the goal"


def _check_amounts(
    content: KashgarContent, amounts: Amounts, where: str, least: int, spice: bool = False, held: bool = True
) -> Iterable[str]:
    """`held`: set or paid, so that a stock must be able to hold it; an increase may exceed that and is cut off."""
    for stock, count in amounts.items():
        if stock not in STOCKS and not (spice and stock == "spice"):
            yield f"{where}: there is no stock {stock!r}; there are: {', '.join(STOCKS)}{', spice' if spice else ''}"
        most = _cap(content, stock) if held else 9
        if not least <= count <= most:
            yield f"{where}: {stock} should be {least} to {most}, not {count}"
    if "spice" in amounts and any(stock in amounts for stock in SPICES_BY_NAME):
        yield f"{where}: spice means each of the five, so none of them should be named as well"


def _cap(content: KashgarContent, stock: str) -> int:
    return content.rules.most_mules if stock == "mules" else content.rules.most


def _check_symbols(content: KashgarContent, symbols: list[int], where: str, held: bool = True) -> Iterable[str]:
    most = content.rules.most if held else 9
    if len(symbols) > 4 or any(not 1 <= count <= most for count in symbols):
        yield f"{where}: at most four symbols S, each with a number from 1 to {most} [K22]"


def _check_payable(content: KashgarContent, named: Amounts, symbols: list[int], where: str) -> Iterable[str]:
    """Whether the fullest stocks could pay it: there must be a spice for each symbol S (K22)."""
    full = [content.rules.most - named.get(spice, 0) for spice in SPICES_BY_NAME]
    if symbols and min(full) >= 0 and not _fit(full, sorted(symbols, reverse=True)):
        yield f"{where}: is more than the fullest stocks can pay"


def _fit(left: list[int], symbols: list[int]) -> bool:
    if not symbols:
        return True
    return any(
        _fit([have - symbols[0] * (place == number) for place, have in enumerate(left)], symbols[1:])
        for number in range(len(left))
        if left[number] >= symbols[0]
    )
