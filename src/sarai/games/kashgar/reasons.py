"""Why not: for every action that is not possible now, the rule that forbids it. Slow, and apart from `legal`."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from sarai.games.kashgar import content as packs
from sarai.games.kashgar.words import CARAVANS, FACES, NO_CARD, PHASES, SPICES, STOCKS
from sarai.kernel.reasons import Reason
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.kashgar.table import Table

ANSWERS = {
    "choose": {"use", "part", "pass"},
    "pay": {"pay"},
    "raise": {"raise"},
    "set-stock": {"set"},
    "amount": {"trade"},
    "keep-card": {"keep"},
    "take-card": {"take"},
    "fulfil-open": {"fulfil"},
    "fulfil-drawn": {"fulfil", "enough"},
    "pay-price": {"pay"},
    "choose-rival": {"rival"},
    "choose-caravan": {"caravan"},
    "remove-card": {"remove"},
}
"""Which families of actions answer which question."""

Stocks = dict[str, int]


def why_not(table: Table, seat: int, action: int) -> Reason | None:
    """The rule that forbids an action to a seat that owes an answer; None when it is legal."""
    family = table.rules.actions.family(action).name
    said = table.rules.actions.arguments(action)
    phase = PHASES[table.phase]
    if family not in ANSWERS[phase]:
        return Reason("kashgar-why-step", {"phase": phase})
    if phase == "choose":
        return _front(table, seat, family, int(said["caravan"]) - 1, int(said.get("deed", 1)) - 1)
    if phase in ("pay", "pay-price"):
        return _pay(table, seat, said["stock"])
    if family in ("raise", "set"):
        return _stock(table, family, said["stock"])
    if family == "trade":
        step = _step(table)
        most = min(step.most, _stocks(table, seat)[step.give])
        over = int(said["count"]) > most
        return Reason("kashgar-why-amount", {"stock": step.give, "count": most}) if over else None
    if family in ("keep", "take"):
        kind = table.rules.pieces.index(said["person"])
        there = table.drawn[kind] if family == "keep" else table.discard[kind]
        key = "kashgar-why-not-drawn" if family == "keep" else "kashgar-why-not-discarded"
        return None if there else Reason(key, {"person": said["person"]}, "K23" if family == "keep" else "K15")
    if family == "enough":
        return _enough(table, seat)
    if family == "fulfil":
        return _fulfil(table, seat, said["contract"])
    if family == "rival":
        return _rival(table, seat, LETTERS.index(said["seat"]))
    if family == "caravan":
        return _caravan(table, int(said["caravan"]) - 1)
    standing = [table.rules.pieces[card] for card in table.players[table.rival].caravans[table.target]]
    if said["person"] in FACES:
        return Reason("kashgar-why-never-removed", {"person": said["person"]})
    if said["person"] not in standing:
        return Reason("kashgar-why-not-there", {"person": said["person"], "caravan": int(table.target) + 1})
    return None


def _stocks(table: Table, seat: int) -> Stocks:
    return {stock: int(count) for stock, count in zip(STOCKS, table.players[seat].stocks, strict=True)}


def _person(table: Table, card: int) -> packs.Person:
    return table.rules.content.persons[card]


def _contract(table: Table, name: str) -> packs.Contract:
    return next(contract for contract in table.rules.content.contracts if contract.id == name)


def _deed(table: Table) -> packs.Deed:
    person = _person(table, int(table.card))
    return (person.parting if table.parting else person.caravan)[table.deed]


def _step(table: Table) -> packs.Step:
    """The step of the pack that is being carried out; one that raises all and asks too counts for several."""
    steps = [step for step in _deed(table).does for _ in range(_parts(step))]
    return steps[table.step]


def _parts(step: packs.Step) -> int:
    if step.do in ("increase", "set"):
        return bool(step.all) + bool(step.either) + bool(step.spices)
    return 1


# -- the front card and its actions


def _front(table: Table, seat: int, family: str, number: int, index: int) -> Reason | None:
    caravan = table.players[seat].caravans[number]
    if not caravan:
        return Reason("kashgar-why-empty-caravan", {"caravan": number + 1}, "K16")
    person = _person(table, caravan[0])
    if family == "pass":
        return Reason("kashgar-why-must", {"person": person.id}, "K8") if person.must else None
    deeds = person.parting if family == "part" else person.caravan
    if index >= len(deeds):
        rule = "K24" if person.id in FACES and family == "part" else "K7"
        return Reason(f"kashgar-why-no-such-{family}", {"person": person.id}, rule)
    return why_not_deed(table, seat, deeds[index])


def why_not_deed(table: Table, seat: int, deed: packs.Deed) -> Reason | None:
    """Why an action of a front card cannot be taken: its cost, or nothing to complete (K6)."""
    if any(step.do == "complete" and step.source == "drawn" for step in deed.does) and not table.contracts.size:
        return Reason("kashgar-why-no-contracts", {}, "K6")
    have = _stocks(table, seat)
    for stock, count in deed.cost.items():
        if have[stock] < count:
            return Reason("kashgar-why-cost", {"stock": stock, "count": count, "have": have[stock]}, "K6")
    mixes = list(_mixes(_without(have, deed.cost), deed.spices))
    if not mixes:
        return Reason("kashgar-why-spices", {"count": sum(deed.spices)}, "K6")
    first = deed.does[0]
    if first.do == "complete" and first.source == "open":
        names = [table.rules.pieces[card] for card in table.market if card != NO_CARD]
        if not any(why_not_complete(table, first, name, left) is None for name in names for left in mixes):
            return Reason("kashgar-why-none-to-complete", {}, "K6")
    return None


def _without(have: Stocks, cost: dict[str, int]) -> Stocks:
    return {stock: count - cost.get(stock, 0) for stock, count in have.items()}


def _mixes(have: Stocks, symbols: list[int]) -> list[Stocks]:
    """Everything that may be left after paying the symbols S, each with a spice of its own (K22)."""
    found = []
    for spices in product(STOCKS[:SPICES], repeat=len(symbols)):
        left = dict(have)
        for spice, count in zip(spices, symbols, strict=True):
            left[spice] -= count
        if min(left.values()) >= 0 and left not in found:
            found.append(left)
    return found


# -- contracts


def why_not_complete(table: Table, step: packs.Step, name: str, have: Stocks) -> Reason | None:
    """Why a step cannot complete a contract with these stocks (K9)."""
    contract = _contract(table, name)
    named: dict[str, int | str] = {"contract": name}
    if step.kinds and contract.size not in step.kinds and contract.id not in step.kinds:
        return Reason("kashgar-why-other-kind", named)
    if step.asks and not contract.price.get(step.asks):
        return Reason("kashgar-why-does-not-ask", {**named, "stock": step.asks})
    waived = step.no_mules or (step.free and table.terms.waives_mules)
    if not waived and have["mules"] < contract.mules:
        return Reason("kashgar-why-mules", {**named, "count": contract.mules, "have": have["mules"]}, "K9")
    if step.free:
        return None
    price = dict(contract.price)
    if step.asks:
        price[step.asks] = max(0, price[step.asks] - step.less)
    for stock, count in price.items():
        if have[stock] < count:
            return Reason("kashgar-why-price", {**named, "stock": stock, "count": count, "have": have[stock]}, "K9")
    if not _mixes(_without(have, price), contract.spices):
        return Reason("kashgar-why-price-spices", {**named, "count": sum(contract.spices)}, "K22")
    return None


def _fulfil(table: Table, seat: int, name: str) -> Reason | None:
    kind = table.rules.pieces.index(name)
    if PHASES[table.phase] == "fulfil-open":
        if kind not in [int(card) for card in table.market]:
            return Reason("kashgar-why-not-open", {"contract": name})
    elif not table.drawn[kind]:
        return Reason("kashgar-why-contract-not-drawn", {"contract": name}, "K23")
    return why_not_complete(table, _step(table), name, _stocks(table, seat))


def _enough(table: Table, seat: int) -> Reason | None:
    step = _step(table)
    if step.may:
        return None
    drawn = [name for name, count in zip(table.rules.pieces, table.drawn, strict=True) if count]
    possible = any(why_not_complete(table, step, name, _stocks(table, seat)) is None for name in drawn)
    return Reason("kashgar-why-not-enough", {}, "K23") if possible else None


# -- stocks


def _pay(table: Table, seat: int, spice: str) -> Reason | None:
    """A symbol S: enough of the spice, so much that the rest can be paid and the action stays possible (K6, K22)."""
    have = _stocks(table, seat)
    price = PHASES[table.phase] == "pay-price"
    deed = _deed(table)
    symbols = _contract(table, table.rules.pieces[table.contract]).spices if price else deed.spices
    number = int(table.target) if price else len(symbols) - int(table.left)
    if have[spice] < symbols[number]:
        return Reason("kashgar-why-cost", {"stock": spice, "count": symbols[number], "have": have[spice]}, "K6")
    mixes = _mixes(_without(have, {spice: symbols[number]}), symbols[number + 1 :])
    if not mixes:
        return Reason("kashgar-why-too-little-left", {"stock": spice}, "K6")
    first = deed.does[0]
    if not price and first.do == "complete" and first.source == "open":
        names = [table.rules.pieces[card] for card in table.market if card != NO_CARD]
        if not any(why_not_complete(table, first, name, left) is None for name in names for left in mixes):
            return Reason("kashgar-why-too-little-left", {"stock": spice}, "K6")
    return None


def _stock(table: Table, family: str, stock: str) -> Reason | None:
    step = _step(table)
    offered = step.either
    if step.spices and _last_part(table):
        offered = {"spice": 1}
    spice = stock in STOCKS[:SPICES] and "spice" in offered
    return None if stock in offered or spice else Reason(f"kashgar-why-not-to-{family}", {"stock": stock}, "K7")


def _last_part(table: Table) -> bool:
    """Whether the symbols S are asked about: the last of the parts that one step of the pack makes."""
    steps = [(number, part) for number, one in enumerate(_deed(table).does) for part in range(_parts(one))]
    number, part = steps[table.step]
    return part == _parts(_deed(table).does[number]) - 1


# -- one caravan


def _rival(table: Table, seat: int, other: int) -> Reason | None:
    if other == seat or other >= table.seats:
        return Reason("kashgar-why-not-rival", {})
    step = _step(table)
    if step.do in ("remove", "move") and all(_why_not_target(table, other, n) for n in range(CARAVANS)):
        return Reason("kashgar-why-no-target", {"seat": LETTERS[other]})
    return None


def _caravan(table: Table, number: int) -> Reason | None:
    return _why_not_target(table, int(table.rival), number)


def _why_not_target(table: Table, owner: int, number: int) -> Reason | None:
    step = _step(table)
    caravan = [table.rules.pieces[card] for card in table.players[owner].caravans[number]]
    said: dict[str, int | str] = {"caravan": number + 1}
    if step.do == "move" and len(caravan) < 2:
        return Reason("kashgar-why-too-short", said)
    if step.do == "remove":
        ends = {"front": caravan[:1], "back": caravan[-1:], "any": caravan}[step.end]
        if not [name for name in ends if name not in FACES]:
            return Reason("kashgar-why-nobody-to-remove", said)
    return None
