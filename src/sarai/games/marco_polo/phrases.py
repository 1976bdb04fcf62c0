"""What cards and tiles say, made from what they do: phrases as keys and arguments, so that both always agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sarai.games.marco_polo import constants, rulebook
from sarai.games.marco_polo.content import (
    Action,
    Amounts,
    Goal,
    MarcoPoloContent,
    Priced,
    PrintedCityCard,
    PrintedContract,
    PrintedLeg,
    PrintedLocation,
    PrintedOffer,
    PrintedReward,
    PrintedTrade,
    Seal,
)
from sarai.games.marco_polo.printed import by_die, printed
from sarai.kernel.phrases import Phrase

Args = dict[str, int | str]


def all_phrases(content: MarcoPoloContent) -> dict[str, Phrase]:
    """What each printed thing says, and each location, each leg and the track of shields."""
    found = {name: SAYS[type(thing)](thing) for name, thing in printed(content)}
    for leg in content.legs:
        found[f"leg.{'.'.join(sorted(leg.between))}"] = of_leg(leg)
    found |= {f"location.{one.id}": of_location(one) for one in content.locations}
    found["track"] = of_track(content.board.shield_track)
    return found


def all_figures(content: MarcoPoloContent) -> dict[str, int]:
    """The numbers of the rulebook and of the pack that texts use."""
    board = content.board
    return {
        "middle": board.middle_limit,
        "upper": board.upper_limit,
        "most_shields": board.shield_track[-1],
        **{f"book_{book.id}": book.die for book in content.books},
        "posts": constants.POSTS,
        "ninth": rulebook.NINTH,
        "eleventh": rulebook.ELEVENTH,
        "favor_coins": rulebook.FAVOR_COINS,
        "favor_camels": rulebook.FAVOR_CAMELS,
        "favor_places": rulebook.FAVOR_PLACES,
        "bag_coins": rulebook.BAG_COINS,
        "bag_camels": rulebook.BAG_CAMELS,
        "bag_jade": rulebook.BAG_JADE,
        "contracts_coins": rulebook.CONTRACTS_COINS,
        "lower_coins": rulebook.LOWER_COINS,
        "black_camels": rulebook.BLACK_CAMELS,
        "most_completed": rulebook.MOST_COMPLETED,
        "second_completed": rulebook.SECOND_COMPLETED,
        "goods_a_point": rulebook.GOODS_A_POINT,
        "coins_a_point": rulebook.COINS_A_POINT,
    }


def _list(items: list[Phrase], joint: str = ", ") -> Phrase:
    return Phrase("marco-polo-says-list", {}, {"items": items}, joint)


def of_amounts(amounts: Amounts) -> list[Phrase]:
    """Each stock with its number, in the order of the board."""
    return [
        Phrase("marco-polo-says-amount", {"stock": stock, "count": amounts[stock]})
        for stock in constants.ROW
        if amounts.get(stock)
    ]


def of_reward(reward: PrintedReward) -> Phrase:
    items = of_amounts(reward.amounts())
    items += [Phrase(f"marco-polo-says-{name}", {"count": count}) for name, count in reward.more().items()]
    if reward.copy:
        items.append(Phrase("marco-polo-says-copy"))
    return _list(items)


def of_trade(trade: PrintedTrade | Priced) -> Phrase:
    if not any(trade.pay.values()):
        return of_reward(trade.gives)
    return Phrase("marco-polo-says-for", {}, {"pay": of_amounts(trade.pay), "gives": [of_reward(trade.gives)]})


def of_contract(contract: PrintedContract) -> Phrase:
    said: Args = {"colour": contract.colour}
    parts = {"asks": of_amounts(contract.asks), "gives": [of_reward(contract.gives)]}
    return Phrase("marco-polo-says-contract", said, parts)


def of_offer(tile: PrintedOffer) -> Phrase:
    offers = [of_trade(one) for one in tile.offers]
    return Phrase("marco-polo-says-offer", {"number": tile.book}, {"offers": offers}, "; ")


def of_goal(goal: Goal) -> Phrase:
    icons = [
        Phrase("marco-polo-says-goal-seal", {"seal": seal, "count": goal.seals[seal]})
        for seal in constants.SEALS
        if seal in goal.seals
    ]
    icons += [Phrase("marco-polo-says-goal-shield", {"shield": shield}) for shield in goal.shields]
    return Phrase("marco-polo-says-goal", {}, {"icons": icons}, "; ")


def of_seal(seal: Seal) -> Phrase:
    said: Args = {"die": seal.die, "count": seal.jade}
    parts = {"pay": of_amounts(seal.improve), "gives": [of_reward(seal.gives)]}
    return Phrase("marco-polo-says-seal", said, parts)


def of_special(special: Action) -> Phrase:
    said: Args = {"seal": special.seal, "once": special.once, "twice": special.twice}
    return Phrase("marco-polo-says-special", said, {"gives": [of_reward(special.gives)]})


def of_leg(leg: PrintedLeg) -> Phrase:
    items = of_amounts(leg.cost)
    if leg.seal:
        items.append(Phrase("marco-polo-says-needs-seal", {"seal": leg.seal}))
    return _list(items)


def of_location(place: PrintedLocation) -> Phrase:
    """What the map prints there."""
    items = [Phrase("marco-polo-says-shield", {"shield": place.shield})] if place.shield else []
    for name in ("marker", "outpost", "card", "contracts"):
        if getattr(place, name):
            items.append(Phrase(f"marco-polo-says-has-{name}"))
    return Phrase("marco-polo-says-location", {"kind": place.kind}, {"items": items})


def of_track(points: list[int]) -> Phrase:
    """Points at the end for 1, 2, 3 … different shields."""
    return Phrase(
        "marco-polo-says-track",
        {"most": len(points)},
        {"points": [Phrase("marco-polo-says-amount", {"stock": "points", "count": count}) for count in points]},
    )


# -- city cards


def of_card(card: PrintedCityCard) -> Phrase:
    if card.do == "trade":
        trades = [of_trade(trade) for trade in card.trades]
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
            Phrase("marco-polo-says-row", _dice(low, high), {"gives": [of_reward(reward)]})
            for reward, low, high in by_die(card.table)
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


def _times(card: PrintedCityCard, what: str) -> list[Phrase]:
    """How often for which die, unless it is the die value itself."""
    if not card.times:
        return [Phrase("marco-polo-says-die-times")]
    rows = [
        Phrase(f"marco-polo-says-{what}-row", {**_dice(low, high), "count": count})
        for count, low, high in by_die(card.times)
        if count
    ]
    return [_list(rows)]


def _dice(low: int, high: int) -> Args:
    return {"low": low, "high": high, "range": "one" if low == high else "several"}


SAYS: dict[type, Callable[[Any], Phrase]] = {
    PrintedContract: of_contract,
    PrintedCityCard: of_card,
    PrintedOffer: of_offer,
    Goal: of_goal,
    PrintedReward: of_reward,
    Seal: of_seal,
    Action: of_special,
    Priced: of_trade,
    PrintedTrade: of_trade,
}
