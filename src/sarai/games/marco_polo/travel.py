"""Travel: a movement is planned step by step, then paid as a whole; `posts` has what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, paying, questions
from sarai.games.marco_polo.constants import CITIES, FOR_REROLL, GANTULGA, MONGKE, NONE, SEALS, TRAVEL_LOWER
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.reach import Due, Reach
from sarai.games.marco_polo.tasks import Task
from sarai.games.marco_polo.terms import Way
from sarai.kernel.native import i64
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo import content as packs
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


# -- whether a leg can be used


def can_use(
    table: MarcoPoloTable, player: MarcoPoloPlayer, way: Way, steps: i64, coins: i64, camels: i64, jade: i64
) -> bool:
    """Whether a leg can be added to the costs already planned: the seal is there and all can be paid (M8)."""
    if way.seal != NONE and not player.seals[way.seal]:
        return False
    if steps == 0 and not (player.character == MONGKE and table.terms.is_oasis(way.to)):
        return False
    if player.character == GANTULGA:  # jade and seals are still needed
        return paying.can_pay(player, coins, camels, jade + way.jade)
    return paying.can_pay(player, coins + way.coins, camels + way.camels, jade + way.jade)


def can_leave(
    table: MarcoPoloTable, player: MarcoPoloPlayer, location: i64, steps: i64, coins: i64, camels: i64, jade: i64
) -> bool:
    if location == NONE:
        return False
    for way in table.terms.ways[location]:
        if can_use(table, player, way, steps, coins, camels, jade):
            return True
    return False


def can_begin(table: MarcoPoloTable, seat: i64, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether a figure can make a first step on top of these costs (M26)."""
    player = table.players[seat]
    return can_leave(table, player, player.figure, 1, coins, camels, jade) or can_leave(
        table, player, player.second, 1, coins, camels, jade
    )


def why_not_go(table: MarcoPoloTable, seat: int, start: str, to: str, steps: int, due: paying.Amounts) -> Reason | None:
    player = table.players[seat]
    leg = leg_between(table, start, to)
    if leg is None:
        return Reason("marco-polo-why-no-leg", {"location": to}, "M8")
    if leg.seal and not player.seals[SEALS.index(leg.seal)]:
        return Reason("marco-polo-why-leg-seal", {"seal": leg.seal}, "M8")
    place = next(one for one in table.game.content.locations if one.id == to)
    if not steps and not (player.character == MONGKE and place.kind == "oasis"):
        return Reason("marco-polo-why-no-steps", {}, "M8")
    cost = {"coins": leg.coins, "camels": leg.camels, "jade": leg.jade}
    if player.character == GANTULGA:
        cost = {"coins": 0, "camels": 0, "jade": leg.jade}
    return paying.why_not_pay(table, seat, {**due, **{one: due.get(one, 0) + count for one, count in cost.items()}})


def leg_between(table: MarcoPoloTable, one: str, other: str) -> packs.PrintedLeg | None:
    for leg in table.game.content.legs:
        if set(leg.between) == {one, other}:
            return leg
    return None


def why_stuck(table: MarcoPoloTable, seat: int, start: int, steps: int, due: paying.Amounts) -> Reason | None:
    """Why a figure cannot leave its place."""
    names = table.game.locations
    reasons = [why_not_go(table, seat, names[start], to, steps, due) for to in names]
    if None in reasons:
        return None
    for reason in reasons:
        if reason is not None and reason.key != "marco-polo-why-no-leg":
            return reason
    return Reason("marco-polo-why-no-steps", {}, "M8")


def why_no_first_step(table: MarcoPoloTable, seat: int, due: paying.Amounts) -> Reason | None:
    player = table.players[seat]
    starts = [int(one) for one in (player.figure, player.second) if one != NONE]
    reasons = [why_stuck(table, seat, start, 1, due) for start in starts]
    return None if None in reasons else reasons[0]


# -- planning


class Move(Task):
    """A movement of this many steps as a reward, if one can be made at all."""

    name = "move"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        if can_begin(table, seat, 0, 0, 0):
            begin(table, seat, number, False, True)


def begin(table: MarcoPoloTable, seat: i64, steps: i64, upper: bool, may_decline: bool) -> None:
    """Plan a movement; its fee and other costs have already been noted as due."""
    player = table.players[seat]
    table.forget_movement()
    table.moving = 1
    table.steps = steps
    table.upper = 1 if upper else 0
    table.may_decline = 1 if may_decline else 0
    if player.second != NONE:
        table.ask(questions.FIGURE)
    else:
        choose_figure(table, seat, 0)


def where(player: MarcoPoloPlayer, number: i64) -> i64:
    return player.second if number else player.figure


def can_leave_now(table: MarcoPoloTable, player: MarcoPoloPlayer, location: i64) -> bool:
    return can_leave(table, player, location, table.steps, table.coins_due, table.camels_due, table.jade_due)


def why_stuck_now(table: MarcoPoloTable, seat: int, start: int) -> Reason | None:
    return why_stuck(table, seat, start, int(table.steps), due_so_far(table))


def due_so_far(table: MarcoPoloTable) -> dict[str, int]:
    return {"coins": int(table.coins_due), "camels": int(table.camels_due), "jade": int(table.jade_due)}


class ChooseFigure(MarcoPoloQuestion):
    """Mailin and Tian Chin choose which figure goes first; it must be able to move."""

    name = "figure"
    families = ("figure", "stop")
    topic = "travel"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        found: list[int] = []
        for number in range(2):
            if can_leave_now(table, player, where(player, number)):
                found.append(actions.FIGURE + int(number))
        if table.may_decline:
            found.append(actions.STOP)
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        if action == actions.STOP:
            stop(table, seat, tell)
            return
        choose_figure(table, seat, action - actions.FIGURE)
        if tell is not None:
            tell.say("moves-figure", seat=seat, location=table.walker)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if family == "stop":
            return why_not_stop(table)
        player = table.players[seat]
        return why_stuck_now(table, seat, int(player.second if said["number"] == "2" else player.figure))

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"steps": int(table.steps), **due_so_far(table)}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        if family == "stop":
            return super().label(table, seat, family, said)
        stands = where(table.players[seat], int(said["number"]) - 1)
        return "marco-polo-do-figure", {**said, "location": table.game.locations[stands]}

    def fits(self, table: MarcoPoloTable) -> bool:
        return table.players[table.turn].second != NONE


def choose_figure(table: MarcoPoloTable, seat: i64, number: i64) -> None:
    table.mover = number
    table.walker = where(table.players[seat], number)
    table.walked = 0
    table.ask(questions.WALK)


class Walk(MarcoPoloQuestion):
    """Where the figure goes next, or that it stops; with two figures, also to continue with the other one."""

    name = "walk"
    families = ("go", "stop", "switch")
    topic = "travel"
    shows_type = Reach

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        found: list[int] = []
        if may_stop(table):
            found.append(actions.STOP)
        if can_switch(table, player):
            found.append(actions.SWITCH)
        return found + leg_choices(table, player)

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        if action == actions.STOP:
            stop(table, seat, tell)
        elif action == actions.SWITCH:
            switch(table, seat, tell)
        else:
            go(table, seat, action - actions.GO, tell)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if family == "stop":
            return why_not_stop(table)
        if family == "switch":
            return why_not_switch(table, seat)
        start = table.game.locations[table.walker]
        return why_not_go(table, seat, start, said["location"], int(table.steps), due_so_far(table))

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"steps": int(table.steps), **due_so_far(table), "location": table.game.locations[table.walker]}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        key, args = super().label(table, seat, family, said)
        if family == "go":
            way = way_to(table, table.game.locations.index(said["location"]))
            free = table.players[seat].character == GANTULGA
            args |= {"coins": "0" if free else str(way.coins), "camels": "0" if free else str(way.camels)}
            args["jade"] = str(way.jade)
        return key, args

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"location:{said['location']}" if family == "go" else ""

    def shows(self, table: MarcoPoloTable, seat: int) -> Reach:
        """Not needed by the rules: it saves clients that draw the map from having to know them."""
        ways = reachable(table, seat)
        return Reach({table.game.locations[place]: Due(*due) for place, due in ways.items()})

    def fits(self, table: MarcoPoloTable) -> bool:
        return table.walker != NONE and table.space < FOR_REROLL


def leg_choices(table: MarcoPoloTable, player: MarcoPoloPlayer) -> list[int]:
    found: list[int] = []
    for way in table.terms.ways[table.walker]:
        if can_use(table, player, way, table.steps, table.coins_due, table.camels_due, table.jade_due):
            found.append(int(actions.GO + way.to))
    found.sort()
    return found


def way_to(table: MarcoPoloTable, location: i64) -> Way:
    for way in table.terms.ways[table.walker]:
        if way.to == location:
            return way
    raise KeyError(f"there is no leg to {location}")


def go(table: MarcoPoloTable, seat: i64, location: i64, tell: Teller | None) -> None:
    """Add a leg to the plan: its cost is due, and the city it starts from has been passed through (M9)."""
    player = table.players[seat]
    way = way_to(table, location)
    if player.character != GANTULGA:
        table.coins_due += way.coins
        table.camels_due += way.camels
    table.jade_due += way.jade
    if table.walked and table.walker < CITIES:
        table.passed |= 1 << table.walker
    table.walker = location
    table.walked += 1
    oasis = table.terms.is_oasis(location)
    if oasis:
        table.oases |= 1 << (location - CITIES)
    if not (oasis and player.character == MONGKE):
        table.steps -= 1
    if tell is not None:
        tell.say("plans", seat=seat, location=location)


def can_switch(table: MarcoPoloTable, player: MarcoPoloPlayer) -> bool:
    """Whether the other figure can continue: a movement of several steps may be split between two figures."""
    if player.second == NONE or table.switched or not table.walked or not table.steps:
        return False
    return can_leave_now(table, player, where(player, 1 - table.mover))


def why_not_switch(table: MarcoPoloTable, seat: int) -> Reason | None:
    player = table.players[seat]
    if player.second == NONE:
        return Reason("marco-polo-why-one-figure")
    if table.switched:
        return Reason("marco-polo-why-switched")
    if not table.walked:
        return Reason("marco-polo-why-must-move", {}, "M7")
    if not table.steps:
        return Reason("marco-polo-why-no-steps", {}, "M8")
    return why_stuck_now(table, seat, int(player.figure if table.mover else player.second))


def switch(table: MarcoPoloTable, seat: i64, tell: Teller | None) -> None:
    table.ended_at = table.walker
    table.switched = 1
    choose_figure(table, seat, 1 - table.mover)
    if tell is not None:
        tell.say("switches", seat=seat, location=table.walker)


def may_stop(table: MarcoPoloTable) -> bool:
    """A movement by an action must be made; one by a reward may be declined (M7)."""
    return bool(table.walked or (table.may_decline and not table.switched))


def why_not_stop(table: MarcoPoloTable) -> Reason | None:
    may = table.walked or (table.may_decline and not table.switched)
    return None if may else Reason("marco-polo-why-must-move", {}, "M7")


def stop(table: MarcoPoloTable, seat: i64, tell: Teller | None) -> None:
    """The plan is complete; all of it is paid before anything moves (M8)."""
    if not table.walked:
        if tell is not None:
            tell.say("stays", seat=seat)
        table.forget_movement()
        paying.owe_nothing(table)
        table.phase = questions.FLOW
        return
    if tell is not None:
        tell.say("sets-out", seat=seat, coins=table.coins_due, camels=table.camels_due, jade=table.jade_due)
    paying.owe(table, paying.FOR_MOVE, table.coins_due, table.camels_due, table.jade_due)


def reachable(table: MarcoPoloTable, seat: int) -> dict[int, tuple[int, int, int]]:
    """The coins, camels and jade due in total for the cheapest way to each place that can still be reached.

    It tries the steps of the rules themselves, on copies of the table.
    """
    found: dict[int, tuple[int, int, int]] = {}
    tried: dict[int, list[tuple[int, tuple[int, int, int]]]] = {}
    waiting = [table]
    for here in waiting:  # grows during the loop
        for action in leg_choices(here, here.players[seat]):
            there = here.clone()
            go(there, seat, action - actions.GO, None)
            place, steps = int(there.walker), int(there.steps)
            due = (int(there.coins_due), int(there.camels_due), int(there.jade_due))
            ways = tried.setdefault(place, [])
            if any(left >= steps and all(a <= b for a, b in zip(paid, due, strict=True)) for left, paid in ways):
                continue  # an earlier way got here at no higher cost, with at least as many steps left
            ways.append((steps, due))
            waiting.append(there)
            if place not in found or dear(due) < dear(found[place]):
                found[place] = due
    found.pop(int(table.walker), None)
    return found


def dear(due: tuple[int, int, int]) -> tuple[int, int]:
    """Jade is worth at least what it replaces, so of two equal sums the one with less of it is cheaper."""
    return sum(due), due[2]


# -- who will be first


def note_traveller(table: MarcoPoloTable, seat: i64, space: i64, tell: Teller | None) -> None:
    """The last to use the highest travel space of the round takes the hourglass (M15)."""
    if space < TRAVEL_LOWER or space < table.highest:
        return
    table.highest = space
    if table.hourglass != seat:
        table.hourglass = seat
        if tell is not None:
            tell.say("takes-hourglass", seat=seat)
