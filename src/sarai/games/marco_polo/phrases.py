"""What cards and tiles say, made from what they do: phrases as keys and arguments, so that the two cannot drift."""

from __future__ import annotations

from itertools import groupby

from sarai.games.marco_polo.content import Amounts, Card, Content, Contract, Goal, Leg, Location, Offer, Reward, Seal
from sarai.games.marco_polo.words import ROW, SEALS
from sarai.kernel.phrases import Phrase

Args = dict[str, int | str]


def all_phrases(content: Content) -> dict[str, Phrase]:
    """For each card and tile what it says; also `seal.farmer`, `city.kashgar`, `book.1.2` and `card.mint.1`."""
    found = {one.id: of_contract(one) for one in content.contracts}
    found |= {one.id: of_card(one) for one in content.cards}
    found |= {one.id: of_offer(one) for one in content.offers}
    found |= {one.id: of_goal(one) for one in content.goals}
    found |= {one.id: of_reward(one.gives) for one in (*content.markers, *content.outposts)}
    found |= {f"seal.{one.id}": of_seal(one) for one in content.seals}
    found |= {f"bonus.{one.id}": of_reward(one.gives) for one in content.seals}
    for city in content.cities():
        if city.special is not None:
            found[f"city.{city.id}"] = of_special(city)
    for book in content.books:
        for number, reward in enumerate(book.free, 1):
            found[f"book.{book.id}.{number}"] = of_reward(reward)
    for tile in content.offers:
        for number, priced in enumerate(tile.offers, 3):
            found[f"offer.{tile.id}.{number}"] = _for({"jade": priced.jade}, priced.gives)
    for card in content.cards:
        for number, trade in enumerate(card.trades, 1):
            found[f"trade.{card.id}.{number}"] = _for(trade.pay, trade.gives)
    for leg in content.legs:
        found[f"leg.{'.'.join(sorted(leg.between))}"] = of_leg(leg)
    found |= {f"location.{one.id}": of_location(one) for one in content.locations}
    found["track"] = of_track(content.board.shield_track)
    return found


def _list(items: list[Phrase], joint: str = ", ") -> Phrase:
    return Phrase("marco-polo-says-list", {}, {"items": items}, joint)


def of_amounts(amounts: Amounts) -> list[Phrase]:
    """Each stock with its number, in the order of the board."""
    return [
        Phrase("marco-polo-says-amount", {"stock": stock, "count": amounts[stock]})
        for stock in ROW
        if amounts.get(stock)
    ]


def of_reward(reward: Reward) -> Phrase:
    items = of_amounts(reward.amounts())
    if reward.goods:
        key = "marco-polo-says-different-goods" if reward.different else "marco-polo-says-goods"
        items.append(Phrase(key, {"count": reward.goods}))
    for name in ("black_dice", "move", "contracts", "pile_contracts", "shields"):
        count = getattr(reward, name)
        if count:
            items.append(Phrase(f"marco-polo-says-{name.replace('_', '-')}", {"count": count}))
    if reward.copy:
        items.append(Phrase("marco-polo-says-copy"))
    return _list(items)


def _for(pay: Amounts, reward: Reward) -> Phrase:
    if not any(pay.values()):
        return of_reward(reward)
    return Phrase("marco-polo-says-for", {}, {"pay": of_amounts(pay), "gives": [of_reward(reward)]})


def of_contract(contract: Contract) -> Phrase:
    said: Args = {"colour": contract.colour}
    parts = {"asks": of_amounts(contract.asks), "gives": [of_reward(contract.gives)]}
    return Phrase("marco-polo-says-contract", said, parts)


def of_offer(tile: Offer) -> Phrase:
    offers = [_for({"jade": one.jade}, one.gives) for one in tile.offers]
    return Phrase("marco-polo-says-offer", {"number": tile.book}, {"offers": offers}, "; ")


def of_goal(goal: Goal) -> Phrase:
    icons = [
        Phrase("marco-polo-says-goal-seal", {"seal": seal, "count": goal.seals[seal]})
        for seal in SEALS
        if seal in goal.seals
    ]
    icons += [Phrase("marco-polo-says-goal-shield", {"shield": shield}) for shield in goal.shields]
    return Phrase("marco-polo-says-goal", {}, {"icons": icons}, "; ")


def of_seal(seal: Seal) -> Phrase:
    said: Args = {"die": seal.die, "count": seal.jade}
    parts = {"pay": of_amounts(seal.improve), "gives": [of_reward(seal.gives)]}
    return Phrase("marco-polo-says-seal", said, parts)


def of_special(city: Location) -> Phrase:
    special = city.special
    assert special is not None
    said: Args = {"seal": special.seal, "once": special.once, "twice": special.twice}
    return Phrase("marco-polo-says-special", said, {"gives": [of_reward(special.gives)]})


def of_leg(leg: Leg) -> Phrase:
    cost: Amounts = {"coins": leg.coins, "camels": leg.camels, "jade": leg.jade}
    items = of_amounts(cost)
    if leg.seal:
        items.append(Phrase("marco-polo-says-needs-seal", {"seal": leg.seal}))
    bends = " ".join(f"{x},{y}" for x, y in leg.via)  # for whoever draws it
    return Phrase("marco-polo-says-list", {"via": bends} if bends else {}, {"items": items})


def of_location(place: Location) -> Phrase:
    """What the map prints there, and where: the position is for whoever draws it."""
    said: Args = {"kind": place.kind, "x": place.x, "y": place.y}
    items = [Phrase("marco-polo-says-shield", {"shield": place.shield})] if place.shield else []
    for name in ("marker", "outpost", "card", "contracts"):
        if getattr(place, name):
            items.append(Phrase(f"marco-polo-says-has-{name}"))
    return Phrase("marco-polo-says-location", said, {"items": items})


def of_track(points: list[int]) -> Phrase:
    """Points at the end for 1, 2, 3 … different shields."""
    return Phrase(
        "marco-polo-says-track",
        {"most": len(points)},
        {"points": [Phrase("marco-polo-says-amount", {"stock": "points", "count": count}) for count in points]},
    )


# -- city cards


def of_card(card: Card) -> Phrase:
    if card.do == "trade":
        trades = [_for(trade.pay, trade.gives) for trade in card.trades]
        said = Phrase("marco-polo-says-trade", {}, {"trades": trades}, " / ")
        return _list([said, *_times(card, "times")], "; ")
    if card.do == "count":
        assert card.gives is not None
        return Phrase("marco-polo-says-count", {"counts": card.counts}, {"gives": [of_reward(card.gives)]})
    if card.do == "gain":
        assert card.gives is not None
        return Phrase("marco-polo-says-gain", {}, {"gives": [of_reward(card.gives)]})
    if card.do == "table":
        rows = [
            Phrase("marco-polo-says-row", _dice(list(dice)), {"gives": [of_reward(reward)]})
            for reward, dice in _grouped(card.table)
        ]
        return _list(rows, "; ")
    if card.do == "seal":
        return Phrase(
            "marco-polo-says-seal-action", {}, {"pay": of_amounts(card.pay) or [Phrase("marco-polo-says-nothing")]}
        )
    if card.do == "markers":
        return _list([Phrase("marco-polo-says-markers"), *_times(card, "markers")], "; ")
    paid = Phrase("marco-polo-says-movement", {}, {"pay": of_amounts(card.pay) or [Phrase("marco-polo-says-nothing")]})
    return _list([paid, *_times(card, "steps")], "; ")


def _times(card: Card, what: str) -> list[Phrase]:
    """How often by the die, unless it is the die value itself."""
    if not card.times:
        return [Phrase("marco-polo-says-die-times")]
    rows = [
        Phrase(f"marco-polo-says-{what}-row", {**_dice(list(dice)), "count": count})
        for count, dice in _grouped(card.times)
        if count
    ]
    return [_list(rows)]


def _grouped(by_die: list[Reward] | list[int]):  # type: ignore[no-untyped-def]
    """Die values that stand for the same, together."""
    for same, dice in groupby(enumerate(by_die, 1), key=lambda pair: pair[1]):
        yield same, [die for die, _ in dice]


def _dice(dice: list[int]) -> Args:
    return {"low": dice[0], "high": dice[-1], "range": "one" if dice[0] == dice[-1] else "several"}
