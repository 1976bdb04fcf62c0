"""City cards: one executor for what they do. The die placed on one decides how often or how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, contracts, paying, questions, rewards, seals, tasks, travel
from sarai.games.marco_polo.constants import (
    AREA,
    BAG,
    CAMELS,
    CARD,
    COINS,
    COUNT,
    COUNT_CONTRACTS,
    COUNT_IMPROVED,
    COUNT_POSTS,
    COUNT_SEALS,
    COUNT_SHIELDS,
    FACES,
    GAIN,
    IMPROVED,
    JADE,
    MARKERS_AGAIN,
    MOVEMENT,
    NONE,
    SEAL_ACTION,
    SEALS,
    TABLE,
    TRADE,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import task
from sarai.games.marco_polo.terms import CityCard, Reward
from sarai.kernel.native import i64
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo import content as packs
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def kind_on(table: MarcoPoloTable, space: i64) -> i64:
    return table.area[space - AREA] if space >= AREA else table.city_cards[space - CARD]


def card_on(table: MarcoPoloTable, space: i64) -> CityCard:
    return table.terms.cards[kind_on(table, space) - table.terms.first_card]


def name_on(table: MarcoPoloTable, space: i64) -> str:
    return table.game.pieces[kind_on(table, space)]


def said_on(table: MarcoPoloTable, space: str) -> packs.PrintedCityCard:
    """The card as the pack has it, for reasons for refusals."""
    name = name_on(table, table.game.spaces.index(space))
    return next(one for one in table.game.content.cards if one.id == name)


def possible(table: MarcoPoloTable, seat: i64, card: CityCard, die: i64) -> bool:
    """Whether the card would do anything; otherwise it may not be chosen (M7)."""
    player = table.players[seat]
    verb = card.verb
    if verb == TRADE:
        if not card.times[die]:
            return False
        for trade in card.trades:
            if paying.can_pay_row(player, trade.pay, 1):
                return True
        return False
    if verb == COUNT:
        return counted(table, seat, card.counts) > 0
    if verb == SEAL_ACTION:
        return paying.can_pay_row(player, card.pay, 1) and seals.can_take(table, player, die)
    if verb == MARKERS_AGAIN:
        return card.times[die] > 0 and own_markers(table, player) > 0
    if verb == MOVEMENT:
        return card.times[die] > 0 and travel.can_begin(table, seat, card.pay[COINS], card.pay[CAMELS], card.pay[JADE])
    if verb == TABLE:
        return brings_something(table, seat, card.table[die])
    return verb == GAIN


def brings_something(table: MarcoPoloTable, seat: i64, reward: Reward) -> bool:
    """Whether the reward would bring anything now: there may be no black die, contract or step to be had."""
    if reward.goods or reward.shields:
        return True
    for amount in reward.row:
        if amount:
            return True
    if (reward.black and table.black_left) or (reward.pile_contracts and table.red_pile.size):
        return True
    if reward.contracts and contracts.within_reach(table, seat, NONE):
        return True
    return reward.move > 0 and travel.can_begin(table, seat, 0, 0, 0)


def why_not_card(table: MarcoPoloTable, seat: int, space: str, die: int) -> Reason | None:
    card = said_on(table, space)
    times = times_of(card, die)
    if card.do in ("trade", "markers", "move") and not times:
        return Reason("marco-polo-why-card-die", {"card": card.id, "die": die}, "M7")
    if card.do == "trade":
        reasons = [paying.why_not_pay(table, seat, trade.pay) for trade in card.trades]
        return None if None in reasons else reasons[0]
    if card.do == "count":
        some = counted_apart(table, seat, card.counts)
        return None if some else Reason("marco-polo-why-count", {"card": card.id}, "M7")
    if card.do == "seal":
        return paying.why_not_pay(table, seat, card.pay) or seals.why_none(table, seat, die)
    if card.do == "move":
        return travel.why_no_first_step(table, seat, dict(card.pay))
    if card.do == "markers":
        own = any(table.players[seat].has_post(city) for city in marker_cities(table))
        return None if own else Reason("marco-polo-why-no-marker", {"card": card.id}, "M7")
    if card.do == "table":
        return why_brings_nothing(table, seat, card, die)
    return None


def why_brings_nothing(table: MarcoPoloTable, seat: int, card: packs.PrintedCityCard, die: int) -> Reason | None:
    """What cannot be had: black dice, contracts, a first step (M7)."""
    reward = card.table[die - 1]
    if reward.amounts() or reward.goods or reward.shields:
        return None
    missing: list[Reason | None] = []
    if reward.black_dice:
        missing.append(None if table.black_left else Reason("marco-polo-why-no-black", {}, "M7"))
    if reward.pile_contracts or reward.contracts:
        drawn = reward.pile_contracts and table.red_pile.size
        taken = reward.contracts and contracts.names_within_reach(table, seat)
        missing.append(None if drawn or taken else Reason("marco-polo-why-no-contracts", {}, "M7"))
    if reward.move:
        missing.append(travel.why_no_first_step(table, seat, {}))
    if not missing:
        return Reason("marco-polo-why-card-die", {"card": card.id, "die": die}, "M7")
    return None if None in missing else missing[0]


def times_of(card: packs.PrintedCityCard, die: int) -> int:
    return card.times[die - 1] if card.times else die


def marker_cities(table: MarcoPoloTable) -> list[int]:
    return [number for number, one in enumerate(table.game.content.locations) if one.marker]


def counted_apart(table: MarcoPoloTable, seat: int, counts: str) -> int:
    player = table.players[seat]
    cities = [one for number, one in enumerate(table.game.content.cities()) if player.has_post(number)]
    sides = [int(side) for side in player.seals]
    return {
        "contracts": len(player.completed),
        "posts": len(cities),
        "shields": len({one.shield for one in cities}),
        "seals": sum(side > 0 for side in sides),
        "improved-seals": sides.count(IMPROVED),
    }[counts]


# -- using one


def begin(table: MarcoPoloTable, seat: i64, card: CityCard, die: i64, tell: Teller | None) -> None:
    verb = card.verb
    if verb == TRADE:
        table.ask(questions.TRADE)
    elif verb == COUNT:
        paying.gain_row(table, seat, card.gives.row, min(die, counted(table, seat, card.counts)), tell)
    elif verb == GAIN:
        paying.gain_row(table, seat, card.gives.row, die, tell)
    elif verb == TABLE:
        rewards.give(table, seat, card.table[die], tell)
    elif verb == MARKERS_AGAIN:
        again(table, seat, card.times[die])
    else:
        table.coins_due += card.pay[COINS]
        table.camels_due += card.pay[CAMELS]
        table.jade_due += card.pay[JADE]
        if verb == SEAL_ACTION:
            table.ask(questions.SEAL)
        else:
            travel.begin(table, seat, card.times[die], False, False)


def counted(table: MarcoPoloTable, seat: i64, what: i64) -> i64:
    """How many of a player's own things a card counts."""
    player = table.players[seat]
    if what == COUNT_CONTRACTS:
        return len(player.completed)
    if what == COUNT_POSTS:
        return player.posts_placed()
    if what == COUNT_SHIELDS:
        return different_shields(table, player)
    number: i64 = 0
    for seal in range(len(SEALS)):
        if player.seals[seal] == IMPROVED or (what == COUNT_SEALS and player.seals[seal]):
            number += 1
    assert what in (COUNT_SEALS, COUNT_IMPROVED)
    return number


def different_shields(table: MarcoPoloTable, player: MarcoPoloPlayer) -> i64:
    """How many different shields the player's cities have."""
    seen: i64 = 0
    posts = player.posts
    city: i64 = 0
    while posts:
        if posts & 1:
            seen |= 1 << table.terms.shield[city]
        posts >>= 1
        city += 1
    return count_bits(seen)


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# -- trades


class ChooseTrade(MarcoPoloQuestion):
    """One direction per use."""

    name = "trade"
    families = ("trade",)

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        trades = card_on(table, table.space).trades
        return [actions.TRADE + n for n, trade in enumerate(trades) if paying.can_pay_row(player, trade.pay, 1)]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.choice = action - actions.TRADE
        if tell is not None:
            tell.say("chooses-trade", seat=seat, number=table.choice + 1)
        table.ask(questions.TIMES)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        card, number = said_on(table, table.game.spaces[table.space]), int(said["number"])
        if number > len(card.trades):
            return Reason("marco-polo-why-no-such-trade", {"card": card.id})
        return paying.why_not_pay(table, seat, card.trades[number - 1].pay)

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"card": name_on(table, table.space)}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        return "marco-polo-do-trade", {**said, "says": f"trade.{name_on(table, table.space)}.{said['number']}"}

    def fits(self, table: MarcoPoloTable) -> bool:
        if not (CARD <= table.space < BAG and 1 <= table.lowest <= FACES):
            return False
        card = card_on(table, table.space)
        return len(card.trades) > 0 and card.times[table.lowest] > 0


class ChooseTimes(MarcoPoloQuestion):
    """At least once, and as often as the die allows and can be paid (M7)."""

    name = "times"
    families = ("times",)

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        card = card_on(table, table.space)
        pay = card.trades[table.choice].pay
        found: list[int] = []
        for times in range(1, card.times[table.lowest] + 1):
            if paying.can_pay_row(player, pay, times):
                found.append(actions.TIMES + int(times) - 1)
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        times = action - actions.TIMES + 1
        if tell is not None:
            tell.say("chooses-times", seat=seat, count=times)
        pay = card_on(table, table.space).trades[table.choice].pay
        table.steps = times
        paying.owe(table, paying.FOR_TRADE, pay[COINS] * times, pay[CAMELS] * times, pay[JADE] * times)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        card, times, die = said_on(table, table.game.spaces[table.space]), int(said["count"]), int(table.lowest)
        if times > times_of(card, die):
            return Reason("marco-polo-why-card-die", {"card": card.id, "die": die}, "M7")
        pay = card.trades[table.choice].pay
        return paying.why_not_pay(table, seat, {stock: count * times for stock, count in pay.items()})

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"card": name_on(table, table.space)}

    def fits(self, table: MarcoPoloTable) -> bool:
        if not (CARD <= table.space < BAG and 1 <= table.lowest <= FACES):
            return False
        return 0 <= table.choice < len(card_on(table, table.space).trades)


class TradePaid(paying.Purpose):
    name = "trade"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        made = card_on(table, table.space).trades[table.choice]
        paying.pay_goods(table, seat, made.pay, table.steps, tell)
        paying.gain_row(table, seat, made.gives.row, table.steps, tell)
        table.choice = NONE
        table.steps = 0


# -- bonuses of markers once more


def own_markers(table: MarcoPoloTable, player: MarcoPoloPlayer) -> i64:
    count: i64 = 0
    for city in table.terms.marker_cities:
        if player.has_post(city):
            count += 1
    return count


def again(table: MarcoPoloTable, seat: i64, most: i64) -> None:
    """All of them if the die allows it; otherwise they are chosen one by one."""
    player = table.players[seat]
    if own_markers(table, player) <= most:
        found = [task(tasks.MARKER, city) for city in table.terms.marker_cities if player.has_post(city)]
        table.todo = found + table.todo
    else:
        table.choice = 0  # a bit for each city whose marker was chosen
        table.todo.insert(0, task(tasks.MARKERS, most))


class ChooseMarker(MarcoPoloQuestion):
    """All different; fewer may be taken, but at least one (M7)."""

    name = "marker"
    families = ("marker", "enough")

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        found: list[int] = []
        for city in table.terms.marker_cities:
            if player.has_post(city) and not table.choice >> city & 1:
                found.append(int(actions.MARKER + city))
        found.sort()
        return [actions.ENOUGH, *found] if table.choice else found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.phase = questions.FLOW
        if action == actions.ENOUGH:
            if tell is not None:
                tell.say("enough", seat=seat)
            return
        city = action - actions.MARKER
        left = tasks.number_of(table.task) - 1
        table.choice |= 1 << city
        found = [task(tasks.MARKER, city)]
        if left:
            found.append(task(tasks.MARKERS, left))
        table.todo = found + table.todo
        if tell is not None:
            tell.say("chooses-marker", seat=seat, location=city)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if family == "enough":
            return None if table.choice else Reason("marco-polo-why-must-choose", {}, "M7")
        name, city = said["location"], table.game.locations.index(said["location"])
        if city not in marker_cities(table) or not table.players[seat].has_post(city):
            return Reason("marco-polo-why-no-such-bonus", {}, "M7")
        return Reason("marco-polo-why-chosen", {"location": name}) if int(table.choice) >> city & 1 else None

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"left": int(tasks.number_of(table.task))}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        if family == "enough":
            return super().label(table, seat, family, said)
        marker = table.markers[table.game.locations.index(said["location"])]
        return "marco-polo-do-marker", {**said, "says": table.game.pieces[marker]}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return "" if family == "enough" else f"location:{said['location']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return tasks.kind_of(table.task) == tasks.MARKERS and table.choice >= 0
