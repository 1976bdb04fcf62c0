"""The seven actions: which dice an action space takes, what it costs to use it, and how the action begins.

Blue spaces: four books, Guild Seals, three travel spaces, Contracts. Brown spaces, for one die: each of the two places
of a special city, and every city card. Khan's Favor has four places in order (M22).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sarai.games.marco_polo import (
    actions,
    cards,
    contracts,
    dice,
    paying,
    questions,
    rewards,
    rulebook,
    seals,
    tasks,
    travel,
)
from sarai.games.marco_polo.constants import (
    AREA,
    BAG,
    BLACK,
    BOOK_3_LOWER,
    CAMELS,
    CARD,
    COINS,
    CONTRACTS,
    DE_WU,
    DIE_KINDS,
    DIE_NAMES,
    FAVOR,
    FOR_REROLL,
    GANTULGA,
    GUILD,
    IMPROVED,
    JADE,
    NONE,
    SPECIAL,
    TRAVEL_LOWER,
    TRAVEL_UPPER,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import task
from sarai.kernel.native import i64
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


# -- which dice a space takes


def is_blue(space: i64) -> bool:
    return space <= BOOK_3_LOWER or GUILD <= space <= CONTRACTS


def dice_needed(player: MarcoPoloPlayer, space: i64) -> i64:
    """How many dice the space takes; De Wu takes a seal with one die."""
    if space == GUILD:
        return 1 if player.character == DE_WU else 2
    if TRAVEL_LOWER <= space <= TRAVEL_UPPER:
        return space - TRAVEL_LOWER + 1
    return 1


def is_full(table: MarcoPoloTable, space: i64) -> bool:
    """An occupied brown space is closed to every die; the two of a special city count as one (M6)."""
    there = len(table.spaces[space])
    if space == FAVOR:
        return there >= rulebook.FAVOR_PLACES
    if SPECIAL <= space < CARD:
        return there >= rulebook.SPECIAL_PLACES
    return CARD <= space < BAG and there > 0


def used_by(table: MarcoPoloTable, seat: i64, space: i64) -> bool:
    """Whether the seat's colour is there: once per action space and round, except on the money bag (M6)."""
    if space == BAG:
        return False
    for die in table.spaces[space]:
        if die // 10 == seat:
            return True
    return False


def least_die(table: MarcoPoloTable, space: i64) -> i64:
    """The least value: books ask for one, and Khan's Favor goes by the last die there (M16)."""
    if space <= BOOK_3_LOWER:
        return table.terms.book_die[space]
    if space == FAVOR and table.spaces[FAVOR]:
        return table.spaces[FAVOR][-1] % 10
    return 1


def fee(table: MarcoPoloTable, space: i64, lowest: i64) -> i64:
    """An occupied blue space costs as many coins as the lowest die shows, even if all dice there are one's own (M5)."""
    return lowest if is_blue(space) and table.spaces[space] else 0


def may_use(table: MarcoPoloTable, seat: i64, space: i64) -> bool:
    """Whether the seat may use the space at all, with whatever dice (M12)."""
    player = table.players[seat]
    terms = table.terms
    if is_full(table, space):
        return False
    if SPECIAL <= space < CARD:
        return stands_since_before(table, player, terms.special[space - SPECIAL].city)
    if CARD <= space < AREA:
        return stands_since_before(table, player, terms.card_cities[space - CARD])
    if TRAVEL_LOWER < space <= TRAVEL_UPPER:
        return player.character != GANTULGA
    if space == CONTRACTS:
        return len(contracts.within_reach(table, seat, NONE)) > 0
    return True


def stands_since_before(table: MarcoPoloTable, player: MarcoPoloPlayer, city: i64) -> bool:
    """A city can be used from the turn after its post was placed (M12)."""
    return player.has_post(city) and not table.fresh >> city & 1


def does_something(table: MarcoPoloTable, seat: i64, space: i64, lowest: i64) -> bool:
    """Whether it would; fee, cost of the space and the first step or repetition are checked together (M7, M26)."""
    player = table.players[seat]
    due = fee(table, space, lowest)
    if TRAVEL_LOWER <= space <= TRAVEL_UPPER:
        return travel.can_begin(table, seat, due + (rulebook.LOWER_COINS if space == TRAVEL_LOWER else 0), 0, 0)
    if due and not paying.can_pay(player, due, 0, 0):
        return False
    if space == GUILD:
        return seals.can_take(table, player, lowest)
    if CARD <= space < BAG:
        return cards.possible(table, seat, cards.card_on(table, space), lowest)
    return True


def available(table: MarcoPoloTable, seat: i64, kind: i64, blacks_only: bool) -> i64:
    """Dice of a kind that may still be picked."""
    if blacks_only and not dice.is_black(kind):
        return 0
    count = dice.held(table.players[seat], kind)
    for one in table.picked:
        if one == kind:
            count -= 1
    return count


def enough_from(table: MarcoPoloTable, seat: i64, kind: i64, needed: i64, blacks_only: bool) -> bool:
    """Whether this many dice of this kind or a higher one can be picked."""
    count: i64 = 0
    for other in range(kind, DIE_KINDS):
        count += available(table, seat, other, blacks_only)
        if count >= needed:
            return True
    return False


def die_choices(table: MarcoPoloTable, seat: i64, space: i64) -> list[int]:
    """The lowest die is picked first, because it decides; the others are as high or higher."""
    needed = dice_needed(table.players[seat], space) - len(table.picked)
    blacks_only = used_by(table, seat, space)
    first = not table.picked
    start: i64 = 2 * (least_die(table, space) - 1) if first else table.picked[-1]
    found: list[int] = []
    judged: i64 = 0
    able = False
    for kind in range(start, DIE_KINDS):
        if available(table, seat, kind, blacks_only) > 0:
            if not enough_from(table, seat, kind, needed, blacks_only):
                break
            if first and dice.value_of(kind) != judged:
                judged = dice.value_of(kind)
                able = does_something(table, seat, space, judged)
            if able or not first:
                found.append(int(actions.DIE + kind))
    return found


def can_act(table: MarcoPoloTable, seat: i64, space: i64) -> bool:
    """Whether the action can be chosen now (M7, M26)."""
    return may_use(table, seat, space) and len(die_choices(table, seat, space)) > 0


def act_choices(table: MarcoPoloTable, seat: i64) -> list[int]:
    """The normal actions that can be chosen, if this turn's is not done yet; the money bag is separate."""
    return [actions.ACT + space for space in range(BAG) if can_act(table, seat, space)]


class PickDie(MarcoPoloQuestion):
    """The dice for a space, the lowest first; or the one die that is to be changed."""

    name = "die"
    families = ("die",)

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        if table.space >= FOR_REROLL:
            return dice.change_choices(table, seat, table.space)
        return die_choices(table, seat, table.space)

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        kind = action - actions.DIE
        if table.space >= FOR_REROLL:
            dice.begin_changing(table, seat, kind, tell)
            return
        table.picked.append(int(kind))
        if len(table.picked) < dice_needed(table.players[seat], table.space):
            if tell is not None:
                tell.say("picks", seat=seat, die=dice.value_of(kind))
            return
        table.phase = questions.FLOW
        place_dice(table, seat, tell)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        kind = DIE_NAMES.index(said["die"])
        left = dice.unplaced(table.players[seat])
        for picked in table.picked:
            left.remove(picked)
        if kind not in left:
            colour = "black" if kind & 1 else "own"
            return Reason("marco-polo-why-no-such-die", {"die": kind // 2 + 1, "colour": colour})
        space = table.game.purposes_of_dice[table.space]
        if space in ("reroll", "raise", "lower"):
            return dice.why_not_changed(kind, space)
        if table.picked and kind < table.picked[-1]:
            return Reason("marco-polo-why-lowest-first", {}, "M7")
        left.remove(kind)
        needed = needed_for(table, seat, space) - len(table.picked) - 1
        higher = [die for die in left if die >= kind]
        if len(higher) < needed:
            return Reason("marco-polo-why-dice-needed", {"count": needed, "have": len(higher)})
        sets = [[*table.picked, kind, *some] for some in combinations(higher, needed)]
        reasons = [why_not_dice(table, seat, space, some) for some in sets]
        return None if None in reasons else reasons[0]

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        """Which of how many dice, and what they are for."""
        left = 1
        if table.space < FOR_REROLL:
            left = int(dice_needed(table.players[seat], table.space)) - len(table.picked)
        args: Args = {"first": "no" if table.picked else "yes", "left": left}
        if SPECIAL <= table.space < CARD:
            return {**args, "of": "city", "location": special_city(table, table.space)}
        if CARD <= table.space < BAG:
            return {**args, "of": "card", "card": cards.name_on(table, table.space)}
        return {**args, "of": "where", "where": table.game.purposes_of_dice[table.space]}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        value = said["die"].removeprefix("black-")
        due = 0
        if table.space < FOR_REROLL and not table.picked:
            due = int(fee(table, table.space, int(value)))
        colour = "black" if said["die"].startswith("black") else "own"
        return "marco-polo-do-die", {"die": value, "colour": colour, "fee": str(due)}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"dice:{seat}:{said['die']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        if table.space == NONE:
            return False
        player = table.players[table.turn]
        left, needed = dice.unplaced(player), 1
        if table.space < FOR_REROLL:
            needed = int(dice_needed(player, table.space))
        there = all(table.picked.count(kind) <= left.count(kind) for kind in table.picked)
        return there and len(table.picked) < needed


def special_city(table: MarcoPoloTable, space: i64) -> str:
    """The name of the city whose action a space is."""
    return table.game.locations[table.terms.special[space - SPECIAL].city]


# -- placing them


def place_dice(table: MarcoPoloTable, seat: i64, tell: Teller | None) -> None:
    """All picked dice go on the space, and the fee set by the lowest is noted."""
    player = table.players[seat]
    space = table.space
    table.lowest = dice.value_of(table.picked[0])
    due = fee(table, space, table.lowest)
    for kind in table.picked:
        dice.take_die(player, kind)
        die = int((BLACK if dice.is_black(kind) else seat) * 10 + dice.value_of(kind))
        table.spaces[space] = [*table.spaces[space], die]
    if tell is not None:
        say_use(table, seat, space, " ".join(str(dice.value_of(kind)) for kind in table.picked), tell)
    table.picked = []
    table.coins_due = due
    table.camels_due = 0
    table.jade_due = 0
    if space == BAG:
        table.bagged += 1
        table.ask(questions.MONEY_BAG)
    else:
        table.acted = 1
        begin(table, seat, space, tell)


def say_use(table: MarcoPoloTable, seat: i64, space: i64, placed: str, tell: Teller) -> None:
    if SPECIAL <= space < CARD:
        tell.say("uses-city", seat=seat, location=table.terms.special[space - SPECIAL].city, dice=placed)
    elif CARD <= space < BAG:
        tell.say("uses-card", seat=seat, card=cards.kind_on(table, space), dice=placed)
    else:
        tell.say("uses", seat=seat, where=table.game.spaces[space], dice=placed)


def begin(table: MarcoPoloTable, seat: i64, space: i64, tell: Teller | None) -> None:
    """Begin the action itself."""
    if space <= BOOK_3_LOWER:
        table.ask(questions.OFFER)
    elif space == FAVOR:
        paying.gain(table, seat, COINS, rulebook.FAVOR_COINS, tell)
        paying.gain(table, seat, CAMELS, rulebook.FAVOR_CAMELS, tell)
    elif space == GUILD:
        table.ask(questions.SEAL)
    elif space <= TRAVEL_UPPER:
        if space == TRAVEL_LOWER:
            table.coins_due += rulebook.LOWER_COINS
        travel.note_traveller(table, seat, space, tell)
        steps = min(table.lowest, table.terms.limit(space))
        travel.begin(table, seat, steps, space == TRAVEL_UPPER, False)
    elif space == CONTRACTS:
        paying.owe(table, paying.FOR_CONTRACTS, table.coins_due, 0, 0)
    elif space < CARD:
        use_special(table, seat, space - SPECIAL, tell)
    else:
        cards.begin(table, seat, cards.card_on(table, space), table.lowest, tell)


def use_special(table: MarcoPoloTable, seat: i64, number: i64, tell: Teller | None) -> None:
    """Always the same reward; if its seal is improved, also that seal's bonus, once or twice depending on the die."""
    special = table.terms.special[number]
    found: list[int] = []
    if table.players[seat].seals[special.seal] == IMPROVED:
        if table.lowest >= special.once:
            found.append(task(tasks.SEAL, special.seal))
        if table.lowest >= special.twice:
            found.append(task(tasks.SEAL, special.seal))
    table.todo = found + table.todo
    rewards.give(table, seat, special.gives, tell)


class MoneyBag(MarcoPoloQuestion):
    """The money bag gives the same whatever the die."""

    name = "money-bag"
    families = ("get",)
    topic = "bonus"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        return [actions.GET, actions.GET + 1, actions.GET + 2]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.phase = questions.FLOW
        if action == actions.GET:
            paying.gain(table, seat, COINS, rulebook.BAG_COINS, tell)
        elif action == actions.GET + 1:
            paying.gain(table, seat, CAMELS, rulebook.BAG_CAMELS, tell)
        else:
            paying.gain(table, seat, JADE, rulebook.BAG_JADE, tell)

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"stocks:{seat}:{said['stock']}"


# -- why an action cannot be chosen


def why_not_act(table: MarcoPoloTable, seat: int, space: str) -> Reason | None:
    """Because of the space, the dice for it, or what it would do."""
    left = dice.unplaced(table.players[seat])
    if space != "bag" and table.acted:
        return Reason("marco-polo-why-acted", {}, "M13")
    if not left:
        return Reason("marco-polo-why-no-dice")
    closed = why_closed(table, seat, space)
    if closed is not None:
        return closed
    needed = needed_for(table, seat, space)
    if len(left) < needed:
        return Reason("marco-polo-why-dice-needed", {"count": needed, "have": len(left)})
    reason: Reason | None = None
    for lowest in sorted({min(some) for some in combinations(left, needed)}, reverse=True):
        some = [some for some in combinations(left, needed) if min(some) == lowest]
        reasons = [why_not_dice(table, seat, space, list(one)) for one in some]
        if None in reasons:
            return None
        reason = reason or reasons[0]
    return reason


def needed_for(table: MarcoPoloTable, seat: int, space: str) -> int:
    if space == "guild":
        return 1 if table.players[seat].character == DE_WU else 2
    return {"travel-middle": 2, "travel-upper": 3}.get(space, 1)


def why_closed(table: MarcoPoloTable, seat: int, space: str) -> Reason | None:
    """Why the seat may not use the space at all."""
    player = table.players[seat]
    there = len(table.spaces[table.game.spaces.index(space)])
    if space == "favor" and there >= rulebook.FAVOR_PLACES:
        return Reason("marco-polo-why-full", {}, "M22")
    kind, _, city = space.partition("-")
    if (kind in ("card", "area") and there) or (kind == "action" and there >= rulebook.SPECIAL_PLACES):
        return Reason("marco-polo-why-full", {}, "M6")
    if kind in ("card", "action"):
        number = table.game.locations.index(city)
        if not player.has_post(number):
            return Reason("marco-polo-why-no-post", {"location": city})
        if int(table.fresh) >> number & 1:
            return Reason("marco-polo-why-fresh", {"location": city}, "M12")
    if space in ("travel-middle", "travel-upper") and player.character == GANTULGA:
        return Reason("marco-polo-why-gantulga")
    if space == "contracts" and not contracts.names_within_reach(table, seat):
        return Reason("marco-polo-why-no-contracts", {}, "M7")
    return None


def why_not_dice(table: MarcoPoloTable, seat: int, space: str, some: list[int]) -> Reason | None:
    """Why these dice cannot go on the space: colour, value, or what the lowest would do (M6, M7)."""
    there = table.spaces[table.game.spaces.index(space)]
    lowest = min(some) // 2 + 1
    if space != "bag" and any(die // 10 == seat for die in there) and any(not die & 1 for die in some):
        return Reason("marco-polo-why-colour", {}, "M6")
    least = 1
    if space.startswith("book"):
        least = table.game.content.books[int(space[5]) - 1].die
    elif space == "favor" and there:
        least = there[-1] % 10
    if lowest < least:
        return Reason("marco-polo-why-die-too-low", {"die": least}, "M16" if space == "favor" else "")
    return why_nothing(table, seat, space, lowest)


def why_nothing(table: MarcoPoloTable, seat: int, space: str, lowest: int) -> Reason | None:
    """Why it would do nothing; fee, cost and the first step or repetition together (M26)."""
    blue = space.startswith(("book-", "guild", "travel-", "contracts"))
    due = lowest if blue and table.spaces[table.game.spaces.index(space)] else 0
    if space.startswith("travel"):
        coins = due + (rulebook.LOWER_COINS if space == "travel-lower" else 0)
        return travel.why_no_first_step(table, seat, {"coins": coins})
    if paying.why_not_pay(table, seat, {"coins": due}) is not None:
        return Reason("marco-polo-why-fee", {"count": due}, "M5")
    if space == "guild":
        return seals.why_none(table, seat, lowest)
    if space.startswith(("card-", "area-")):
        return cards.why_not_card(table, seat, space, lowest)
    return None
