"""What comes in and goes out: stocks, points, and payments in which jade may replace coins and camels (M4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from sarai.games.marco_polo import actions, questions
from sarai.games.marco_polo.constants import (
    ABHA,
    CAMELS,
    COINS,
    GOODS,
    JADE,
    KINDS_OF_STOCK,
    MOST_JADE,
    POINTS,
    STOCKS,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.kernel.native import i64, vec
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller

FOR_OFFER: Final = 1
FOR_SEAL: Final = 2
FOR_MOVE: Final = 3
FOR_CONTRACTS: Final = 4
FOR_TRADE: Final = 5
FOR_COMPLETING: Final = 6
FOR_IMPROVING: Final = 7
FOR_REROLL: Final = 8
FOR_CHANGE: Final = 9
FOR_BLACK: Final = 10


class Purpose(ABC):
    """What a payment is for; it happens once everything is paid. `game` lists them in the order of their numbers."""

    name: ClassVar[str] = ""

    @abstractmethod
    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        """What happens once it is paid."""


class NoPurpose(Purpose):
    """Has number 0 in the list: nothing is being paid for."""

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        return


def gain(table: MarcoPoloTable, seat: i64, stock: i64, count: i64, tell: Teller | None) -> None:
    """Goods, coins and camels never run out (M23)."""
    if count == 0:
        return
    player = table.players[seat]
    player.stocks[stock] += count
    if tell is not None:
        tell.say("gains", seat=seat, stock=stock, count=count, now=player.stocks[stock])
    if stock == JADE and player.character == ABHA:
        score(table, seat, count, tell)


def lose(table: MarcoPoloTable, seat: i64, stock: i64, count: i64, tell: Teller | None) -> None:
    if count == 0:
        return
    player = table.players[seat]
    player.stocks[stock] -= count
    if tell is not None:
        tell.say("pays", seat=seat, stock=stock, count=count, now=player.stocks[stock])


def score(table: MarcoPoloTable, seat: i64, count: i64, tell: Teller | None) -> None:
    """Points may fall below 0 (M20)."""
    if count == 0:
        return
    player = table.players[seat]
    player.points += count
    if tell is not None and count > 0:
        tell.say("scores", seat=seat, count=count, now=player.points)
    elif tell is not None:
        tell.say("loses-points", seat=seat, count=-count, now=player.points)


def gain_row(table: MarcoPoloTable, seat: i64, row: vec[i64], times: i64, tell: Teller | None) -> None:
    for stock in range(KINDS_OF_STOCK):
        gain(table, seat, stock, row[stock] * times, tell)
    score(table, seat, row[POINTS] * times, tell)


# -- payments


def can_pay(player: MarcoPoloPlayer, coins: i64, camels: i64, jade: i64) -> bool:
    """A price in jade takes jade only; each piece that is left can replace a coin or a camel (M4)."""
    stocks = player.stocks
    spare = stocks[JADE] - jade
    if coins > stocks[COINS]:
        spare -= coins - stocks[COINS]
    if camels > stocks[CAMELS]:
        spare -= camels - stocks[CAMELS]
    return spare >= 0


def can_pay_row(player: MarcoPoloPlayer, row: vec[i64], times: i64) -> bool:
    """Whether a price in several stocks can be paid this many times. Points can always be paid."""
    for stock in range(CAMELS + 1, JADE):
        if player.stocks[stock] < row[stock] * times:
            return False
    return can_pay(player, row[COINS] * times, row[CAMELS] * times, row[JADE] * times)


def pay_goods(table: MarcoPoloTable, seat: i64, row: vec[i64], times: i64, tell: Teller | None) -> None:
    """Pay what a price asks besides coins, camels and jade, which were paid before."""
    for stock in range(CAMELS + 1, JADE):
        lose(table, seat, stock, row[stock] * times, tell)
    score(table, seat, -row[POINTS] * times, tell)


def owe(table: MarcoPoloTable, purpose: i64, coins: i64, camels: i64, jade: i64) -> None:
    """A payment is due; the player is asked how to make it, first for the coins, then for the camels."""
    table.purpose = purpose
    table.coins_due = coins
    table.camels_due = camels
    table.jade_due = jade
    table.jade_for_coins = 0
    table.ask(questions.PAY_COINS)


class PartOfPayment(MarcoPoloQuestion):
    """Part of a payment."""

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return due(table)

    def default(self, table: MarcoPoloTable, seat: int) -> int | None:
        """As little jade as possible."""
        return self.choices(table, seat)[0]

    def fits(self, table: MarcoPoloTable) -> bool:
        return table.purpose != 0


class PayCoins(PartOfPayment):
    """How many of the coins are paid with jade: no more than are due, and so that the camels can still be paid."""

    name = "pay-coins"
    families = ("jade-for-coins",)

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        stocks = table.players[seat].stocks
        spare = stocks[JADE] - table.jade_due - max(0, table.camels_due - stocks[CAMELS])
        most = min(table.coins_due, spare, MOST_JADE)
        return [actions.JADE_FOR_COINS + int(n) for n in range(max(0, table.coins_due - stocks[COINS]), most + 1)]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.jade_for_coins = action - actions.JADE_FOR_COINS
        table.ask(questions.PAY_CAMELS)
        if tell is not None and table.coins_due:
            tell.say("settles", seat=seat)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        return why_not_mix(int(said["count"]), {for_coins for for_coins, _ in mixes(table, seat)})


class PayCamels(PartOfPayment):
    """How many of the camels are paid with jade; then everything is paid, and what it was for happens."""

    name = "pay-camels"
    families = ("jade-for-camels",)

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        stocks = table.players[seat].stocks
        most = min(table.camels_due, stocks[JADE] - table.jade_due - table.jade_for_coins, MOST_JADE)
        return [actions.JADE_FOR_CAMELS + int(n) for n in range(max(0, table.camels_due - stocks[CAMELS]), most + 1)]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        for_coins = table.jade_for_coins
        for_camels = action - actions.JADE_FOR_CAMELS
        lose(table, seat, COINS, table.coins_due - for_coins, tell)
        lose(table, seat, CAMELS, table.camels_due - for_camels, tell)
        lose(table, seat, JADE, table.jade_due + for_coins + for_camels, tell)
        purpose = table.terms.purposes[table.purpose]
        owe_nothing(table)
        table.phase = questions.FLOW
        purpose.paid(table, seat, chance, tell)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        chosen = int(table.jade_for_coins)
        return why_not_mix(
            int(said["count"]), {for_camels for for_coins, for_camels in mixes(table, seat) if for_coins == chosen}
        )


def owe_nothing(table: MarcoPoloTable) -> None:
    table.purpose = 0
    table.coins_due = 0
    table.camels_due = 0
    table.jade_due = 0
    table.jade_for_coins = 0


def due(table: MarcoPoloTable) -> Args:
    return {"coins": int(table.coins_due), "camels": int(table.camels_due), "jade": int(table.jade_due)}


# -- why not

Amounts = Mapping[str, int]


def stocks_of(table: MarcoPoloTable, seat: int) -> dict[str, int]:
    return {stock: int(count) for stock, count in zip(STOCKS, table.players[seat].stocks, strict=True)}


def why_not_pay(table: MarcoPoloTable, seat: int, cost: Amounts) -> Reason | None:
    """Goods are paid as they are; for coins and camels, try every mix with jade (M4)."""
    have = stocks_of(table, seat)
    for stock in GOODS:
        if have[stock] < cost.get(stock, 0):
            return Reason("marco-polo-why-goods", {"stock": stock, "count": cost[stock], "have": have[stock]})
    coins, camels, jade = (cost.get(stock, 0) for stock in ("coins", "camels", "jade"))
    for for_coins in range(min(coins, have["jade"]) + 1):
        for for_camels in range(min(camels, have["jade"]) + 1):
            enough = have["coins"] >= coins - for_coins and have["camels"] >= camels - for_camels
            if enough and have["jade"] >= jade + for_coins + for_camels:
                return None
    return Reason("marco-polo-why-cost", {"coins": coins, "camels": camels, "jade": jade}, "M4")


def mixes(table: MarcoPoloTable, seat: int) -> list[tuple[int, int]]:
    """Every way to pay what is due: the jade used for coins and for camels (M4)."""
    have = stocks_of(table, seat)
    coins, camels, jade = int(table.coins_due), int(table.camels_due), int(table.jade_due)
    return [
        (for_coins, for_camels)
        for for_coins in range(min(coins, MOST_JADE) + 1)
        for for_camels in range(min(camels, MOST_JADE) + 1)
        if have["coins"] >= coins - for_coins
        and have["camels"] >= camels - for_camels
        and have["jade"] >= jade + for_coins + for_camels
    ]


def why_not_mix(count: int, possible: set[int]) -> Reason | None:
    return None if count in possible else Reason("marco-polo-why-mix", {"count": count}, "M4")
