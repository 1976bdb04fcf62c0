"""What a card says, made from what it does: phrases as keys and arguments, so that text and rule cannot drift apart."""

from __future__ import annotations

from sarai.games.kashgar.constants import STOCKS
from sarai.games.kashgar.content import Amounts, KashgarContent, KashgarContract, Person, PrintedDeed, PrintedStep
from sarai.kernel.phrases import Phrase

Args = dict[str, int | str]
SOURCES = ("caravan", "parting")


def all_phrases(content: KashgarContent) -> dict[str, Phrase]:
    """What each card says, and what each action of a person does; actions are named `grocer.parting.1`."""
    found = {person.id: of_person(person) for person in content.persons}
    found |= {contract.id: of_contract(contract) for contract in content.contracts}
    for person in content.persons:
        for kind, deeds in zip(SOURCES, (person.caravan, person.parting), strict=True):
            for number, deed in enumerate(deeds, 1):
                found[f"{person.id}.{kind}.{number}"] = of_deed(deed)
    return found


def of_person(person: Person) -> Phrase:
    worth = Phrase("kashgar-says-points", {"count": person.points})
    if person.points_per:
        worth = Phrase("kashgar-says-points-per", {"count": person.points, "contract": person.points_per})
    lines = [worth]
    if person.must:
        lines.append(Phrase("kashgar-says-must"))
    lines += [Phrase("kashgar-says-caravan", {}, {"deed": [of_deed(deed)]}) for deed in person.caravan]
    lines += [Phrase("kashgar-says-parting", {}, {"deed": [of_deed(deed)]}) for deed in person.parting]
    return Phrase("kashgar-says-person", {}, {"lines": lines}, " ")


def of_contract(contract: KashgarContract) -> Phrase:
    said: Args = {"count": contract.points, "mules": contract.mules, "size": contract.size}
    return Phrase("kashgar-says-contract", said, {"price": _cost(contract.price, contract.spices)})


def of_deed(deed: PrintedDeed) -> Phrase:
    does = [phrase for step in deed.does for phrase in of_step(step)]
    if not deed.cost and not deed.spices:
        return Phrase("kashgar-says-free", {}, {"does": does}, "; ")
    return Phrase("kashgar-says-for", {}, {"cost": _cost(deed.cost, deed.spices), "does": does}, "; ")


def _cost(named: Amounts, symbols: list[int]) -> list[Phrase]:
    paid = _each("kashgar-says-amount", named)
    paid += [Phrase("kashgar-says-any-spice", {"count": count}) for count in symbols]
    return [Phrase("kashgar-says-list", {}, {"items": paid or [Phrase("kashgar-says-nothing")]}, ", ")]


def _each(key: str, named: Amounts) -> list[Phrase]:
    shown = [Phrase(key, {"stock": stock, "count": named[stock]}) for stock in STOCKS if stock in named]
    if "spice" in named:
        shown.append(Phrase(f"{key}-spice", {"count": named["spice"]}))
    return shown


def of_step(step: PrintedStep) -> list[Phrase]:
    """What one step does."""
    if step.do in ("increase", "set"):
        found = []
        if step.all:
            found.append(Phrase(f"kashgar-says-{step.do}", {}, {"stocks": _each(f"kashgar-says-{step.do}s", step.all)}))
        if step.either:
            stocks = _each(f"kashgar-says-{step.do}s", step.either)
            found.append(Phrase(f"kashgar-says-{step.do}", {}, {"stocks": stocks}, " / "))
        if step.spices:
            stocks = [Phrase("kashgar-says-increases-spice", {"count": count}) for count in step.spices]
            found.append(Phrase("kashgar-says-increase", {}, {"stocks": stocks}))
        return found
    if step.do == "increase-per-card":
        stocks = _each("kashgar-says-increases", step.either)
        return [Phrase("kashgar-says-per-card", {}, {"stocks": stocks}, " / ")]
    if step.do == "exchange":
        given: Args = {"stock": step.give, "other_stock": step.get, "count": step.most, "rate": step.rate}
        return [Phrase("kashgar-says-exchange", given)]
    if step.do == "draw":
        said: Args = {"deck": step.deck, "count": step.draw, "kept": step.keep}
        return [Phrase("kashgar-says-draw", said)]
    if step.do == "complete":
        return _complete(step)
    if step.do in ("remove", "move"):
        return [Phrase(f"kashgar-says-{step.do}", {"whose": step.whose, "end": step.end})]
    if step.do.startswith("others-"):
        key = "kashgar-says-sets" if step.do == "others-set" else "kashgar-says-increases"
        if step.do == "others-lose":
            key = "kashgar-says-amount"
        return [Phrase(f"kashgar-says-{step.do}", {}, {"stocks": _each(key, step.all)})]
    if step.do == "take-from-rival":
        return [Phrase("kashgar-says-take-from-rival", {}, {"stocks": _each("kashgar-says-amount", step.all)})]
    return [Phrase(f"kashgar-says-{step.do}")]


def _complete(step: PrintedStep) -> list[Phrase]:
    kinds = [
        Phrase("kashgar-says-size", {"size": kind})
        if kind in ("small", "large", "special")
        else Phrase("kashgar-says-named", {"contract": kind})
        for kind in step.kinds
    ]
    if step.asks:
        key = "kashgar-says-cheaper" if step.less else "kashgar-says-asking"
        kinds.append(Phrase(key, {"stock": step.asks, "count": step.less}))
    kinds = kinds or [Phrase("kashgar-says-any-contract")]
    said: Args = {"count": step.draw, "most": step.most, "may": "yes" if step.may else "no"}
    found = [Phrase(f"kashgar-says-complete-{step.source}", said, {"kinds": kinds}, " / ")]
    if step.free:
        found.append(Phrase("kashgar-says-for-nothing"))
    if step.no_mules:
        found.append(Phrase("kashgar-says-without-mules"))
    return [Phrase("kashgar-says-list", {}, {"items": found}, ", ")]
