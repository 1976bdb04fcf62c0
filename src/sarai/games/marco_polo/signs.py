"""What cards and tiles say in pictures, made from what they do: rows of signs, as on a printed board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sarai.games.marco_polo.constants import FACES, ROW, SEALS
from sarai.games.marco_polo.content import (
    Action,
    Amounts,
    Goal,
    MarcoPoloContent,
    Priced,
    PrintedCityCard,
    PrintedLeg,
    PrintedOffer,
    PrintedReward,
    PrintedTrade,
    Seal,
)
from sarai.games.marco_polo.printed import by_die, printed
from sarai.kernel.plain_data import plain_data


@plain_data
class Sign:
    """An icon, or a beast on a shield, with a number; or what comes between icons.

    `look` is `cost` for what is paid, `die` for die values, `joint` for what joins two things.
    """

    icon: str | None = None
    shield: str | None = None
    text: str | None = None
    look: str | None = None


Signs = list[Sign]

FOR: Final = Sign(text="→", look="joint")
AND: Final = Sign(text="·", look="joint")
OR: Final = Sign(text="/", look="joint")
TIMES: Final = Sign(text="×")
AT_MOST: Final = Sign(text="≤")
DIE: Final = Sign(icon="die")
COUNTED: Final = {
    "contracts": "complete",
    "posts": "post",
    "shields": "shields",
    "seals": "guild",
    "improved-seals": "improved",
}
"""The icons of what cards count."""


def all_signs(content: MarcoPoloContent) -> dict[str, Signs]:
    """What each printed thing shows; contracts, which show two things separately, are not included."""
    return {name: SHOWS[type(thing)](thing) for name, thing in printed(content) if type(thing) in SHOWS}


def dice(low: int, high: int) -> Sign:
    """The die values for which something holds."""
    return Sign(text=str(low) if low == high else f"{low}–{high}", look="die")


def least(die: int) -> Sign:
    return Sign(text=f"{die}+", look="die")


def of_amounts(amounts: Mapping[str, int], look: str | None = None) -> Signs:
    """Each stock with its number, in the order of the board."""
    return [Sign(icon=stock, text=str(amounts[stock]), look=look) for stock in ROW if amounts.get(stock)]


def of_cost(pay: Amounts) -> Signs:
    return of_amounts(pay, "cost") or [Sign(icon="nothing", look="cost")]


def of_reward(reward: PrintedReward) -> Signs:
    more = [Sign(icon=name, text=str(count)) for name, count in reward.more().items()]
    return [*of_amounts(reward.amounts()), *more, *([Sign(icon="copy")] if reward.copy else [])]


def of_trade(trade: PrintedTrade | Priced) -> Signs:
    gives = of_reward(trade.gives)
    return [*of_cost(trade.pay), FOR, *gives] if any(trade.pay.values()) else gives


def of_offer(tile: PrintedOffer) -> Signs:
    return joined([of_trade(one) for one in tile.offers], AND)


def of_goal(goal: Goal) -> Signs:
    seals = [
        sign
        for seal in SEALS
        if seal in goal.seals
        for sign in (Sign(icon=seal), Sign(icon="points", text=str(goal.seals[seal])))
    ]
    return [*seals, *(Sign(shield=shield) for shield in goal.shields)]


def of_seal(seal: Seal) -> Signs:
    improving = [Sign(icon="improved"), *of_cost(seal.improve), FOR, Sign(icon="again"), *of_reward(seal.gives)]
    return [least(seal.die), *of_amounts({"jade": seal.jade}), AND, *improving]


def of_special(special: Action) -> Signs:
    twice = [least(special.twice), Sign(text="×2")] if special.twice <= FACES else []
    return [*of_reward(special.gives), AND, Sign(icon=special.seal), least(special.once), *twice]


def of_leg(leg: PrintedLeg) -> Signs:
    return [*of_amounts(leg.cost), *([Sign(icon=leg.seal)] if leg.seal else [])]


# -- city cards


def of_card(card: PrintedCityCard) -> Signs:
    gives = of_reward(card.gives) if card.gives is not None else []
    if card.do == "trade":
        trades = joined([of_trade(trade) for trade in card.trades], OR)
        return [*trades, AND, *(_by_times(card, lambda count: Sign(text=f"×{count}")) or [TIMES, DIE])]
    if card.do == "count":
        return [*gives, TIMES, Sign(icon=COUNTED[card.counts]), AT_MOST, DIE]
    if card.do == "gain":
        return [*gives, TIMES, DIE]
    if card.do == "table":
        return joined([[dice(low, high), *of_reward(reward)] for reward, low, high in by_die(card.table)], AND)
    if card.do == "seal":
        return [*of_cost(card.pay), FOR, Sign(icon="guild")]
    if card.do == "markers":
        many = _by_times(card, lambda count: Sign(icon="marker", text=str(count)))
        return [Sign(icon="marker"), Sign(icon="post"), AND, *many]
    steps = _by_times(card, lambda count: Sign(icon="move", text=str(count)))
    return [Sign(icon="move"), *of_cost(card.pay), AND, *steps]


def _by_times(card: PrintedCityCard, sign: Callable[[int], Sign]) -> Signs:
    """How often, or how many, for which die; empty if it is the die value itself."""
    return [one for count, low, high in by_die(card.times) if count for one in (dice(low, high), sign(count))]


def joined(rows: Sequence[Signs], joint: Sign) -> Signs:
    """Several rows as one, with a joint between them."""
    return [sign for number, row in enumerate(rows) for sign in ([joint, *row] if number else row)]


SHOWS: dict[type, Callable[[Any], Signs]] = {
    PrintedCityCard: of_card,
    PrintedOffer: of_offer,
    Goal: of_goal,
    PrintedReward: of_reward,
    Seal: of_seal,
    Action: of_special,
    Priced: of_trade,
    PrintedTrade: of_trade,
}
