"""Why not: for every action that is not possible now, the rule that forbids it. Slow, and apart from `legal`."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sarai.games.marco_polo import content as packs
from sarai.games.marco_polo.words import (
    BLACK_CAMELS,
    BONUS_KINDS,
    CHANGE_CAMELS,
    CHARACTERS,
    CITIES,
    CONTRACTS_TAKEN,
    DIE_NAMES,
    FAVOR_PLACES,
    LOWER_COINS,
    MOST_JADE,
    NONE,
    PAID,
    PHASES,
    REROLL_CAMELS,
    SEALS,
    SPECIAL_PLACES,
    STOCKS,
    TASK,
)
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Player, Table

ANSWERS = {
    "character": {"character"},
    "goal": {"keep"},
    "twice": {"twice"},
    "pairs": {"pairs"},
    "compensation": {"camels"},
    "turn": {"act", "reroll", "raise", "lower", "buy-die", "end", "complete", "improve", "spend"},
    "die": {"die"},
    "offer": {"offer"},
    "seal": {"seal"},
    "figure": {"figure", "stop"},
    "walk": {"go", "stop", "switch"},
    "extra-post": {"post", "enough"},
    "lift": {"lift"},
    "bonus": {"bonus"},
    "take": {"take", "enough"},
    "drop": {"drop"},
    "good": {"good"},
    "copy": {"copy"},
    "trade": {"trade"},
    "times": {"times"},
    "marker": {"marker", "enough"},
    "money-bag": {"get"},
    "pay-coins": {"jade-for-coins"},
    "pay-camels": {"jade-for-camels"},
    "oases": {"camels"},
    "black": {"black"},
}
"""Which families of actions answer which question."""

Amounts = dict[str, int]
Said = dict[str, str]
BLUE_SPACES = ("book-", "guild", "travel-", "contracts")
COSTS = {"reroll": REROLL_CAMELS, "raise": CHANGE_CAMELS, "lower": CHANGE_CAMELS, "buy-die": BLACK_CAMELS}


def why_not(table: Table, seat: int, action: int) -> Reason | None:
    """The rule that forbids an action to a seat that owes an answer; None when it is legal."""
    family = table.rules.actions.family(action).name
    said = table.rules.actions.arguments(action)
    phase = PHASES[table.phase]
    if family not in ANSWERS[phase]:
        return Reason("marco-polo-why-step", {"phase": phase})
    if phase == "turn":
        return _turn(table, seat, family, said)
    if phase == "die":
        return _die(table, seat, DIE_NAMES.index(said["die"]))
    if phase in ("walk", "figure"):
        return _move(table, seat, family, said)
    if phase in ("pay-coins", "pay-camels"):
        return _jade(table, seat, phase, int(said["count"]))
    if phase in ("take", "drop"):
        return _contract(table, seat, family, said)
    if phase in ("extra-post", "lift", "bonus"):
        return _post(table, seat, family, said)
    if phase in ("offer", "seal", "trade", "times", "marker"):
        return _within_action(table, seat, family, said)
    return _small(table, seat, family, said)


# -- what everything rests on


def _stocks(table: Table, seat: int) -> Amounts:
    return {stock: int(count) for stock, count in zip(STOCKS, table.players[seat].stocks, strict=True)}


def _why_not_pay(have: Amounts, cost: Amounts) -> Reason | None:
    """Goods as they are; for coins and camels try every mix with jade (M4)."""
    for stock in ("pepper", "silk", "gold"):
        if have[stock] < cost.get(stock, 0):
            lacking: dict[str, int | str] = {"stock": stock, "count": cost[stock], "have": have[stock]}
            return Reason("marco-polo-why-goods", lacking)
    coins, camels, jade = (cost.get(stock, 0) for stock in ("coins", "camels", "jade"))
    for for_coins in range(coins + 1):
        for for_camels in range(camels + 1):
            enough = have["coins"] >= coins - for_coins and have["camels"] >= camels - for_camels
            if enough and have["jade"] >= jade + for_coins + for_camels:
                return None
    return Reason("marco-polo-why-cost", {"coins": coins, "camels": camels, "jade": jade}, "M4")


def _times(amounts: Amounts, times: int) -> Amounts:
    return {stock: count * times for stock, count in amounts.items()}


def _plus(one: Amounts, other: Amounts) -> Amounts:
    return {stock: one.get(stock, 0) + other.get(stock, 0) for stock in {*one, *other}}


def _dice(player: Player) -> list[int]:
    """Every unplaced die by its kind: value from 1, twice, less two, and one more for a black one."""
    found = [2 * value - 2 for value in range(1, 7) for _ in range(player.own[value])]
    return sorted(found + [2 * value - 1 for value in range(1, 7) for _ in range(player.black[value])])


def _city(table: Table, name: str) -> packs.Location:
    return next(one for one in table.rules.content.locations if one.id == name)


def _owns_post(table: Table, seat: int, city: str) -> bool:
    return bool(int(table.players[seat].posts) >> table.rules.locations.index(city) & 1)


def _card(table: Table, space: str) -> packs.Card:
    kind = int(table.area[int(space[5:]) - 1]) if space.startswith("area") else NONE
    if kind == NONE:
        kind = int(table.city_cards[[one for one in table.rules.spaces if one.startswith("card-")].index(space)])
    return next(one for one in table.rules.content.cards if one.id == table.rules.pieces[kind])


# -- a turn


def _turn(table: Table, seat: int, family: str, said: Said) -> Reason | None:
    player = table.players[seat]
    dice = _dice(player)
    if family == "act":
        return why_not_act(table, seat, said["space"])
    if family == "end":
        return _end(table, seat, dice)
    if family == "complete":
        if table.rules.pieces.index(said["contract"]) not in player.contracts:
            return Reason("marco-polo-why-not-active", {"contract": said["contract"]})
        asks = next(one.asks for one in table.rules.content.contracts if one.id == said["contract"])
        return _why_not_pay(_stocks(table, seat), asks)
    if family == "improve":
        seal = SEALS.index(said["seal"])
        if player.seals[seal] != 1:
            key = "marco-polo-why-improved" if player.seals[seal] else "marco-polo-why-seal-missing"
            return Reason(key, {"seal": said["seal"]})
        return _why_not_pay(_stocks(table, seat), table.rules.content.seals[seal].improve)
    if family == "spend":
        kept = table.rules.pieces.index(said["outpost"]) in player.tiles
        return None if kept else Reason("marco-polo-why-not-kept", {"outpost": said["outpost"]})
    if family == "buy-die":
        if table.bought:
            return Reason("marco-polo-why-bought", {}, "M13")
        if not table.black_left:
            return Reason("marco-polo-why-no-black", {}, "M16")
    elif not dice:
        return Reason("marco-polo-why-no-dice")
    if family == "raise" and all(die // 2 == 5 for die in dice):
        return Reason("marco-polo-why-die-limit", {"die": 6})
    if family == "lower" and all(die // 2 == 0 for die in dice):
        return Reason("marco-polo-why-die-limit", {"die": 1})
    return _why_not_pay(_stocks(table, seat), {"camels": COSTS[family]})


def _end(table: Table, seat: int, dice: list[int]) -> Reason | None:
    if table.acted or not dice:
        return None
    normal = [space for space in table.rules.spaces if space != "bag"]
    if any(why_not_act(table, seat, space) is None for space in normal):
        return Reason("marco-polo-why-must-act", {}, "M14")
    if table.options["no-action"] == "one-die" and not table.bagged:
        return Reason("marco-polo-why-must-bag", {}, "M14")
    return None


def why_not_act(table: Table, seat: int, space: str) -> Reason | None:
    """Why an action cannot be chosen: the space, the dice for it, or what it would do."""
    player = table.players[seat]
    dice = _dice(player)
    if space != "bag" and table.acted:
        return Reason("marco-polo-why-acted", {}, "M13")
    if not dice:
        return Reason("marco-polo-why-no-dice")
    closed = _why_closed(table, seat, space)
    if closed is not None:
        return closed
    needed = _needed(table, seat, space)
    if len(dice) < needed:
        return Reason("marco-polo-why-dice-needed", {"count": needed, "have": len(dice)})
    reason: Reason | None = None
    for lowest in sorted({min(some) for some in combinations(dice, needed)}, reverse=True):
        some = [some for some in combinations(dice, needed) if min(some) == lowest]
        reasons = [_why_not_dice(table, seat, space, list(dice)) for dice in some]
        if None in reasons:
            return None
        reason = reason or reasons[0]
    return reason


def _needed(table: Table, seat: int, space: str) -> int:
    if space == "guild":
        return 1 if _is(table, seat, "de-wu") else 2
    return {"travel-middle": 2, "travel-upper": 3}.get(space, 1)


def _is(table: Table, seat: int, character: str) -> bool:
    return int(table.players[seat].character) == CHARACTERS.index(character)


def _why_closed(table: Table, seat: int, space: str) -> Reason | None:
    """Whether the space is the seat's to use at all."""
    there = len(table.spaces[table.rules.spaces.index(space)])
    if space == "favor" and there >= FAVOR_PLACES:
        return Reason("marco-polo-why-full", {}, "M22")
    kind, _, city = space.partition("-")
    if (kind in ("card", "area") and there) or (kind == "action" and there >= SPECIAL_PLACES):
        return Reason("marco-polo-why-full", {}, "M6")
    if kind in ("card", "action"):
        if not _owns_post(table, seat, city):
            return Reason("marco-polo-why-no-post", {"location": city})
        if int(table.fresh) >> table.rules.locations.index(city) & 1:
            return Reason("marco-polo-why-fresh", {"location": city}, "M12")
    if space in ("travel-middle", "travel-upper") and _is(table, seat, "gantulga-od"):
        return Reason("marco-polo-why-gantulga")
    if space == "contracts" and not _open_contracts(table, seat):
        return Reason("marco-polo-why-no-contracts", {}, "M7")
    return None


def _open_contracts(table: Table, seat: int, city: str = "") -> list[str]:
    """What lies open in one city, or in all where the seat has a post."""
    cities = [one.id for one in table.rules.content.locations if one.contracts]
    found = []
    for number, name in enumerate(cities):
        if name == city or (not city and _owns_post(table, seat, name)):
            found += [int(one) for one in (table.market[2 * number], table.market[2 * number + 1])]
    return [table.rules.pieces[one] for one in found if one != NONE]


def _why_not_dice(table: Table, seat: int, space: str, dice: list[int]) -> Reason | None:
    """Why these dice cannot go on the space: colour, value, or what the lowest would do (M6, M7)."""
    there = table.spaces[table.rules.spaces.index(space)]
    lowest = min(dice) // 2 + 1
    if space != "bag" and any(die // 10 == seat for die in there) and any(not die & 1 for die in dice):
        return Reason("marco-polo-why-colour", {}, "M6")
    least = 1
    if space.startswith("book"):
        least = table.rules.content.books[int(space[5]) - 1].die
    elif space == "favor" and there:
        least = there[-1] % 10
    if lowest < least:
        return Reason("marco-polo-why-die-too-low", {"die": least}, "M16" if space == "favor" else "")
    return _why_nothing(table, seat, space, lowest)


def _why_nothing(table: Table, seat: int, space: str, lowest: int) -> Reason | None:
    """Fee, cost and the first step or repetition together (M26)."""
    have = _stocks(table, seat)
    there = table.spaces[table.rules.spaces.index(space)]
    fee = lowest if space.startswith(BLUE_SPACES) and there else 0
    if space.startswith("travel"):
        due = {"coins": fee + (LOWER_COINS if space == "travel-lower" else 0)}
        return _why_no_first_step(table, seat, due)
    reason = _why_not_pay(have, {"coins": fee})
    if reason is not None:
        return Reason("marco-polo-why-fee", {"count": fee}, "M5")
    if space == "guild":
        return _why_no_seal(table, seat, lowest)
    if space.startswith(("card-", "area-")):
        return _why_not_card(table, seat, _card(table, space), lowest)
    return None


def _why_no_seal(table: Table, seat: int, lowest: int) -> Reason | None:
    seals = table.players[seat].seals
    able = [one for number, one in enumerate(table.rules.content.seals) if one.die <= lowest and not seals[number]]
    return None if able else Reason("marco-polo-why-no-seal", {"die": lowest}, "M7")


def _why_not_card(table: Table, seat: int, card: packs.Card, die: int) -> Reason | None:
    have = _stocks(table, seat)
    times = card.times[die - 1] if card.times else die
    if card.do in ("trade", "markers", "move") and not times:
        return Reason("marco-polo-why-card-die", {"card": card.id, "die": die}, "M7")
    if card.do == "trade":
        reasons = [_why_not_pay(have, trade.pay) for trade in card.trades]
        return None if None in reasons else reasons[0]
    if card.do == "count":
        return None if _counted(table, seat, card.counts) else Reason("marco-polo-why-count", {"card": card.id}, "M7")
    if card.do == "seal":
        return _why_not_pay(have, card.pay) or _why_no_seal(table, seat, die)
    if card.do == "move":
        return _why_no_first_step(table, seat, dict(card.pay))
    if card.do == "markers":
        markers = [one.id for one in table.rules.content.locations if one.marker]
        own = any(_owns_post(table, seat, city) for city in markers)
        return None if own else Reason("marco-polo-why-no-marker", {"card": card.id}, "M7")
    if card.do == "table":
        return _why_brings_nothing(table, seat, card.id, die, card.table[die - 1])
    assert card.do == "gain"
    return None


def _why_brings_nothing(table: Table, seat: int, card: str, die: int, reward: packs.Reward) -> Reason | None:
    """What is not there to be had: black dice, contracts, a first step (M7)."""
    if reward.amounts() or reward.goods or reward.shields:
        return None
    missing: list[Reason | None] = []
    if reward.black_dice:
        missing.append(None if table.black_left else Reason("marco-polo-why-no-black", {}, "M7"))
    if reward.pile_contracts or reward.contracts:
        drawn = reward.pile_contracts and table.red_pile.size
        taken = reward.contracts and _open_contracts(table, seat)
        missing.append(None if drawn or taken else Reason("marco-polo-why-no-contracts", {}, "M7"))
    if reward.move:
        missing.append(_why_no_first_step(table, seat, {}))
    if not missing:
        return Reason("marco-polo-why-card-die", {"card": card, "die": die}, "M7")
    return None if None in missing else missing[0]


def _counted(table: Table, seat: int, counts: str) -> int:
    player = table.players[seat]
    posts = [one for one in table.rules.content.cities() if _owns_post(table, seat, one.id)]
    seals = [int(side) for side in player.seals]
    return {
        "contracts": len(player.completed),
        "posts": len(posts),
        "shields": len({one.shield for one in posts}),
        "seals": sum(side > 0 for side in seals),
        "improved-seals": seals.count(2),
    }[counts]


def _die(table: Table, seat: int, kind: int) -> Reason | None:
    """Why a die cannot be picked: for a space the lowest comes first."""
    dice = _dice(table.players[seat])
    for picked in table.picked:
        dice.remove(picked)
    if kind not in dice:
        return Reason("marco-polo-why-no-such-die", {"die": kind // 2 + 1, "colour": "black" if kind & 1 else "own"})
    what = table.rules.purposes_of_dice[table.space]
    if what in ("reroll", "raise", "lower"):
        end = {"raise": 5, "lower": 0}.get(what)
        return Reason("marco-polo-why-die-limit", {"die": kind // 2 + 1}) if kind // 2 == end else None
    if table.picked and kind < table.picked[-1]:
        return Reason("marco-polo-why-lowest-first", {}, "M7")
    dice.remove(kind)
    needed = _needed(table, seat, what) - len(table.picked) - 1
    higher = [die for die in dice if die >= kind]
    if len(higher) < needed:
        return Reason("marco-polo-why-dice-needed", {"count": needed, "have": len(higher)})
    reasons = [_why_not_dice(table, seat, what, [*table.picked, kind, *some]) for some in combinations(higher, needed)]
    return None if None in reasons else reasons[0]


# -- movements


def _leg(table: Table, one: str, other: str) -> packs.Leg | None:
    for leg in table.rules.content.legs:
        if set(leg.between) == {one, other}:
            return leg
    return None


def _why_not_go(table: Table, seat: int, start: str, to: str, steps: int, due: Amounts) -> Reason | None:
    leg = _leg(table, start, to)
    if leg is None:
        return Reason("marco-polo-why-no-leg", {"location": to}, "M8")
    if leg.seal and not table.players[seat].seals[SEALS.index(leg.seal)]:
        return Reason("marco-polo-why-leg-seal", {"seal": leg.seal}, "M8")
    free_oasis = _is(table, seat, "mongke-khan") and _city(table, to).kind == "oasis"
    if not steps and not free_oasis:
        return Reason("marco-polo-why-no-steps", {}, "M8")
    cost = {"coins": leg.coins, "camels": leg.camels, "jade": leg.jade}
    if _is(table, seat, "gantulga-od"):
        cost = {"jade": leg.jade}
    return _why_not_pay(_stocks(table, seat), _plus(due, cost))


def _why_stuck(table: Table, seat: int, start: int, steps: int, due: Amounts) -> Reason | None:
    """Why a figure cannot leave its place."""
    names = table.rules.locations
    reasons = [_why_not_go(table, seat, names[start], to, steps, due) for to in names]
    if None in reasons:
        return None
    return next(
        (one for one in reasons if one is not None and one.key != "marco-polo-why-no-leg"),
        Reason("marco-polo-why-no-steps", {}, "M8"),
    )


def _why_no_first_step(table: Table, seat: int, due: Amounts) -> Reason | None:
    player = table.players[seat]
    starts = [int(one) for one in (player.figure, player.second) if one != NONE]
    reasons = [_why_stuck(table, seat, start, 1, due) for start in starts]
    return None if None in reasons else reasons[0]


def _move(table: Table, seat: int, family: str, said: Said) -> Reason | None:
    player = table.players[seat]
    due = {"coins": int(table.coins_due), "camels": int(table.camels_due), "jade": int(table.jade_due)}
    steps = int(table.steps)
    if family == "figure":
        return _why_stuck(table, seat, int(player.second if said["number"] == "2" else player.figure), steps, due)
    if family == "stop":
        may = table.walked or (table.may_decline and not table.switched)
        return None if may else Reason("marco-polo-why-must-move", {}, "M7")
    if family == "switch":
        if player.second == NONE:
            return Reason("marco-polo-why-one-figure")
        if table.switched:
            return Reason("marco-polo-why-switched")
        if not table.walked:
            return Reason("marco-polo-why-must-move", {}, "M7")
        if not steps:
            return Reason("marco-polo-why-no-steps", {}, "M8")
        return _why_stuck(table, seat, int(player.figure if table.mover else player.second), steps, due)
    return _why_not_go(table, seat, table.rules.locations[table.walker], said["location"], steps, due)


def _jade(table: Table, seat: int, phase: str, count: int) -> Reason | None:
    """Every mix that pays all of it may be chosen (M4)."""
    have = _stocks(table, seat)
    coins, camels, jade = int(table.coins_due), int(table.camels_due), int(table.jade_due)
    mixes = [
        (for_coins, for_camels)
        for for_coins in range(min(coins, MOST_JADE) + 1)
        for for_camels in range(min(camels, MOST_JADE) + 1)
        if have["coins"] >= coins - for_coins
        and have["camels"] >= camels - for_camels
        and have["jade"] >= jade + for_coins + for_camels
    ]
    if phase == "pay-coins":
        possible = {for_coins for for_coins, _ in mixes}
    else:
        possible = {for_camels for for_coins, for_camels in mixes if for_coins == int(table.jade_for_coins)}
    return None if count in possible else Reason("marco-polo-why-mix", {"count": count}, "M4")


# -- contracts, posts


def _contract(table: Table, seat: int, family: str, said: Said) -> Reason | None:
    kind, number = int(table.task) // TASK, int(table.task) % TASK
    if family == "enough":
        may = kind == 12 or (kind == 11 and number < CONTRACTS_TAKEN)
        return None if may else Reason("marco-polo-why-must-take", {}, "M7")
    name = said["contract"]
    if family == "take":
        city = table.rules.locations[number] if kind == 12 else ""
        there = name in _open_contracts(table, seat, city)
        return None if there else Reason("marco-polo-why-not-within-reach", {"contract": name}, "M11")
    piece = table.rules.pieces.index(name)
    if piece == int(table.incoming):
        return None if kind == 10 else Reason("marco-polo-why-just-taken", {"contract": name}, "M11")
    if piece not in table.players[seat].contracts:
        return Reason("marco-polo-why-not-active", {"contract": name})
    return Reason("marco-polo-why-just-taken", {"contract": name}, "M11") if piece in table.taken else None


def _post(table: Table, seat: int, family: str, said: Said) -> Reason | None:
    if family == "enough":
        return None
    number = table.rules.locations.index(said["location"])
    owns = _owns_post(table, seat, said["location"])
    named: dict[str, int | str] = {"location": said["location"]}
    if family == "bonus":
        waits = BONUS_KINDS.index(said["bonus"]) * CITIES + number in table.bonuses
        return None if waits else Reason("marco-polo-why-no-such-bonus", {}, "M9")
    if family == "post":
        if owns:
            return Reason("marco-polo-why-has-post", named, "M8")
        passed = int(table.passed) >> number & 1
        return None if passed else Reason("marco-polo-why-not-passed", named, "M9")
    if not owns:
        return Reason("marco-polo-why-no-post", named)
    return Reason("marco-polo-why-placed-now", named, "M10") if int(table.moved) >> number & 1 else None


# -- inside an action, and the small questions


def _within_action(table: Table, seat: int, family: str, said: Said) -> Reason | None:
    have = _stocks(table, seat)
    space = table.rules.spaces[table.space]
    if family == "offer":
        return _offer(table, seat, space, int(said["number"]))
    if family == "seal":
        number = SEALS.index(said["seal"])
        if table.players[seat].seals[number]:
            return Reason("marco-polo-why-has-seal", {"seal": said["seal"]})
        die = table.rules.content.seals[number].die
        return Reason("marco-polo-why-die-too-low", {"die": die}, "M7") if die > table.lowest else None
    if family == "enough":
        return None if table.choice else Reason("marco-polo-why-must-choose", {}, "M7")
    if family == "marker":
        city = said["location"]
        if not (_city(table, city).marker and _owns_post(table, seat, city)):
            return Reason("marco-polo-why-no-such-bonus", {}, "M7")
        chosen = int(table.choice) >> table.rules.locations.index(city) & 1
        return Reason("marco-polo-why-chosen", {"location": city}) if chosen else None
    card = _card(table, space)
    if family == "trade":
        number = int(said["number"])
        if number > len(card.trades):
            return Reason("marco-polo-why-no-such-trade", {"card": card.id})
        return _why_not_pay(have, card.trades[number - 1].pay)
    times = int(said["count"])
    if times > (card.times[table.lowest - 1] if card.times else table.lowest):
        return Reason("marco-polo-why-card-die", {"card": card.id, "die": int(table.lowest)}, "M7")
    return _why_not_pay(have, _times(card.trades[table.choice].pay, times))


def _offer(table: Table, seat: int, space: str, number: int) -> Reason | None:
    book = int(space[5])
    jade = 0
    if number > 2:
        tile = table.rules.pieces[table.offers[book - 1]]
        jade = next(one for one in table.rules.content.offers if one.id == tile).offers[number - 3].jade
    return _why_not_pay(_stocks(table, seat), {"coins": int(table.coins_due), "jade": jade})


def _small(table: Table, seat: int, family: str, said: Said) -> Reason | None:
    player = table.players[seat]
    number = int(table.task) % TASK
    if family == "character":
        there = table.characters[CHARACTERS.index(said["character"])]
        return None if there else Reason("marco-polo-why-character", {"character": said["character"]}, "M1")
    if family == "keep":
        kind = table.rules.pieces.index(said["goal"]) - int(table.terms.first_goal)
        return None if player.goals[kind] else Reason("marco-polo-why-goal", {"goal": said["goal"]})
    if family == "camels":
        return None if int(said["count"]) <= number else Reason("marco-polo-why-camels", {"count": number}, "M21")
    if family == "pairs":
        most = int(player.own[number % PAID]) // 2
        return None if int(said["count"]) <= most else Reason("marco-polo-why-pairs", {"count": most}, "M27")
    if family == "good":
        chosen = int(table.task) // TASK == 6 and number >> STOCKS[2:5].index(said["stock"]) & 1
        return Reason("marco-polo-why-different", {"stock": said["stock"]}) if chosen else None
    if family == "copy":
        return _copy(table, said["marker"])
    if family == "twice":
        if said["bonus"] in SEALS:
            has = player.seals[SEALS.index(said["bonus"])] == 2
        else:
            has = _city(table, said["bonus"]).marker and _owns_post(table, seat, said["bonus"])
        return None if has else Reason("marco-polo-why-no-such-bonus", {}, "M25")
    if family == "black":
        die = int(said["die"])
        return None if table.pool[die] else Reason("marco-polo-why-no-such-die", {"die": die, "colour": "black"})
    assert family == "get"
    return None


def _copy(table: Table, marker: str) -> Reason | None:
    if table.rules.pieces.index(marker) not in [int(one) for one in table.markers]:
        return Reason("marco-polo-why-not-in-game", {"marker": marker}, "M17")
    copies = next(one for one in table.rules.content.markers if one.id == marker).gives.copy
    return Reason("marco-polo-why-copies-itself", {}, "M17") if copies else None
