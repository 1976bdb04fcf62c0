"""What cards ask for, read from the pack: reasons for refusals are worked out apart from `choices`, and slowly."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from sarai.games.kashgar import content as packs
from sarai.games.kashgar.constants import NO_CARD, SPICES, STOCKS
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.kashgar.table import KashgarTable

Stocks = dict[str, int]


def stocks_of(table: KashgarTable, seat: int) -> Stocks:
    return {stock: int(count) for stock, count in zip(STOCKS, table.players[seat].stocks, strict=True)}


def contract_named(table: KashgarTable, name: str) -> packs.KashgarContract:
    return next(contract for contract in table.game.content.contracts if contract.id == name)


def deed_in_use(table: KashgarTable) -> packs.PrintedDeed:
    person = table.game.content.persons[table.card]
    return (person.parting if table.parting else person.caravan)[table.deed]


def step_in_use(table: KashgarTable) -> packs.PrintedStep:
    return _parts(table)[table.step][0]


def offered(table: KashgarTable) -> set[str]:
    """The stocks from which one is chosen for the step in use to raise or set."""
    step, part = _parts(table)[table.step]
    named = {"spice"} if part == "spices" else set(step.either)
    return named | set(STOCKS[:SPICES]) if "spice" in named else named


def _parts(table: KashgarTable) -> list[tuple[packs.PrintedStep, str]]:
    """The steps that are carried out one by one: what is raised or set at once is separate from what is chosen."""
    return [
        (step, part)
        for step in deed_in_use(table).does
        for part in (("all", "either", "spices") if step.do in ("increase", "set") else ("do",))
        if getattr(step, part)
    ]


def why_not_deed(table: KashgarTable, seat: int, deed: packs.PrintedDeed) -> Reason | None:
    """Why an action of a front card cannot be taken: its cost, or nothing to complete (K6)."""
    if any(step.do == "complete" and step.source == "drawn" for step in deed.does) and not table.contracts.size:
        return Reason("kashgar-why-no-contracts", {}, "K6")
    have = stocks_of(table, seat)
    for stock, count in deed.cost.items():
        if have[stock] < count:
            return Reason("kashgar-why-cost", {"stock": stock, "count": count, "have": have[stock]}, "K6")
    mixes = _mixes(_without(have, deed.cost), deed.spices)
    if not mixes:
        return Reason("kashgar-why-spices", {"count": sum(deed.spices)}, "K6")
    return None if _goes_on(table, deed, mixes) else Reason("kashgar-why-none-to-complete", {}, "K6")


def why_not_symbol(
    table: KashgarTable, seat: int, spice: str, symbols: list[int], deed: packs.PrintedDeed | None = None
) -> Reason | None:
    """A symbol S: there must be enough of the spice, the rest payable and an action still possible (K6, K22)."""
    have = stocks_of(table, seat)
    if have[spice] < symbols[0]:
        return Reason("kashgar-why-cost", {"stock": spice, "count": symbols[0], "have": have[spice]}, "K6")
    mixes = _mixes(_without(have, {spice: symbols[0]}), symbols[1:])
    if mixes and (deed is None or _goes_on(table, deed, mixes)):
        return None
    return Reason("kashgar-why-too-little-left", {"stock": spice}, "K6")


def _goes_on(table: KashgarTable, deed: packs.PrintedDeed, mixes: list[Stocks]) -> bool:
    """Whether some way to pay for an action leaves it possible, as completing an open contract may not be (K6)."""
    first = deed.does[0]
    if first.do != "complete" or first.source != "open":
        return True
    names = [table.game.pieces[card] for card in table.market if card != NO_CARD]
    return any(why_not_complete(table, first, name, left) is None for name in names for left in mixes)


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


def why_not_complete(table: KashgarTable, step: packs.PrintedStep, name: str, have: Stocks) -> Reason | None:
    """Why a step cannot complete a contract with these stocks (K9)."""
    contract = contract_named(table, name)
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
