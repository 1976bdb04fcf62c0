"""A turn: bonus actions, one normal action, more bonus actions. Every choice is a small question of its own.

Between two questions the phase is FLOW: the tasks in `todo` are carried out one after another, then the bonuses of new
posts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, contracts, dice, posts, questions, rounds, seals, spaces, tasks
from sarai.games.marco_polo.cards import kind_on, name_on
from sarai.games.marco_polo.constants import (
    BAG,
    CARD,
    FOR_LOWER,
    FOR_RAISE,
    FOR_REROLL,
    PLAYING,
    SEALS,
    SPECIAL,
)
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import task
from sarai.kernel.native import i64
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def go_on(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """Carry on until there is a question to ask: within an action nobody is asked if only one answer is possible."""
    while True:
        if table.phase == questions.FLOW:
            next_thing(table, chance, tell)
            continue
        if is_asked_anyway(table):
            return
        question = table.questions[table.phase]
        forced = question.choices(table, table.turn)
        if len(forced) > 1:
            return
        question.answer(table, table.turn, forced[0], chance, tell, 0)


def is_asked_anyway(table: MarcoPoloTable) -> bool:
    """Whether it is asked even with one answer: turns, set-up, and which die to reroll, as that cannot be undone."""
    if table.phase == questions.DIE:
        return table.space == FOR_REROLL
    return table.phase in (questions.OVER, questions.TURN, questions.GOAL, questions.CHARACTER)


def next_thing(table: MarcoPoloTable, chance: Chance, tell: Teller | None) -> None:
    """The next task; then the bonuses of new posts; then the rest of the turn, or of the start of the round."""
    if table.todo:
        table.task = table.todo.pop(0)
        table.terms.tasks[tasks.kind_of(table.task)].carry_out(
            table, table.turn, tasks.number_of(table.task), chance, tell
        )
    elif table.bonuses:
        posts.next_bonus(table, table.turn, tell)
    elif table.stage == PLAYING:
        table.forget_action()
        table.ask(questions.TURN)
    else:
        rounds.go_on(table, chance, tell)


class Turn(MarcoPoloQuestion):
    """Normal actions until one is done, bonus actions before and after it (M13), and the end of the turn (M14)."""

    name = "turn"
    families = ("act", "reroll", "raise", "lower", "buy-die", "end", "complete", "improve", "spend")
    topic = "turn"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        player = table.players[seat]
        found: list[int] = []
        if not table.acted:
            found += spaces.act_choices(table, seat)
        stuck = not found
        left = player.dice()
        if left:
            found.append(actions.ACT + BAG)
            if dice.can_change(table, seat, FOR_REROLL):
                found.append(actions.REROLL)
            if dice.can_change(table, seat, FOR_RAISE):
                found.append(actions.RAISE)
            if dice.can_change(table, seat, FOR_LOWER):
                found.append(actions.LOWER)
        if dice.can_buy(table, seat):
            found.append(actions.BUY)
        if may_end(table, left, stuck):
            found.append(actions.END)
        found += contracts.complete_choices(table, seat)
        for seal in range(len(SEALS)):
            if seals.can_improve(table, seat, seal):
                found.append(actions.IMPROVE + int(seal))
        if player.tiles:
            found += spend_choices(table, seat)
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        if action == actions.END:
            if tell is not None:
                tell.say("ends-turn", seat=seat)
            rounds.end_turn(table, chance, tell)
        elif action < actions.DIE:
            ask_die(table, seat, action - actions.ACT, tell)
        elif action == actions.REROLL:
            ask_die(table, seat, FOR_REROLL, tell)
        elif action == actions.RAISE:
            ask_die(table, seat, FOR_RAISE, tell)
        elif action == actions.LOWER:
            ask_die(table, seat, FOR_LOWER, tell)
        elif action == actions.BUY:
            dice.begin_buying(table, seat, tell)
        elif action < actions.IMPROVE:
            contracts.begin_completing(table, seat, action - actions.COMPLETE, tell)
        elif action < actions.SPEND:
            seals.begin_improving(table, seat, action - actions.IMPROVE, tell)
        else:
            spend(table, seat, table.terms.first_outpost + action - actions.SPEND, tell)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if family == "act":
            return spaces.why_not_act(table, seat, said["space"])
        if family == "end":
            return why_not_end(table, seat)
        if family == "complete":
            return contracts.why_not_complete(table, seat, said["contract"])
        if family == "improve":
            return seals.why_not_improve(table, seat, said["seal"])
        if family == "spend":
            return why_not_spend(table, seat, said["outpost"])
        if family == "buy-die":
            return dice.why_not_buy(table, seat)
        return dice.why_not_change(table, seat, family)

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"round": int(table.round), "acted": "yes" if table.acted else "no"}

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        if family == "act":
            return label_of_space(table, said["space"])
        key = f"marco-polo-do-{family}"
        if family == "complete":
            return key, {**said, "says": said["contract"]}
        if family == "improve":
            return key, {**said, "says": f"seal.{said['seal']}"}
        if family == "spend":
            return key, {**said, "says": said["outpost"]}
        return key, said

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        if family == "act":
            return f"space:{said['space']}"
        if family == "complete":
            return f"active:{seat}:{said['contract']}"
        if family == "improve":
            return f"seals:{seat}:{said['seal']}"
        return f"tiles:{seat}:{said['outpost']}" if family == "spend" else ""


def may_end(table: MarcoPoloTable, left: i64, stuck: bool) -> bool:
    """When the normal action is done or no die is left; if none is legal, after one die on the bag (M14)."""
    if table.acted or left == 0:
        return True
    return stuck and (table.bagged > 0 or not table.terms.must_bag)


def why_not_end(table: MarcoPoloTable, seat: int) -> Reason | None:
    if table.acted or not dice.unplaced(table.players[seat]):
        return None
    normal = [space for space in table.game.spaces if space != "bag"]
    if any(spaces.why_not_act(table, seat, space) is None for space in normal):
        return Reason("marco-polo-why-must-act", {}, "M14")
    if table.options["no-action"] == "one-die" and not table.bagged:
        return Reason("marco-polo-why-must-bag", {}, "M14")
    return None


def ask_die(table: MarcoPoloTable, seat: i64, space: i64, tell: Teller | None) -> None:
    table.space = space
    table.picked = []
    table.ask(questions.DIE)
    if tell is None:
        return
    if SPECIAL <= space < CARD:
        tell.say("turns-to-city", seat=seat, location=table.terms.special[space - SPECIAL].city)
    elif CARD <= space < BAG:
        tell.say("turns-to-card", seat=seat, card=kind_on(table, space))
    else:
        tell.say("turns-to", seat=seat, where=table.game.purposes_of_dice[space])


def label_of_space(table: MarcoPoloTable, name: str) -> tuple[str, Arguments]:
    space = table.game.spaces.index(name)
    kind, _, city = name.partition("-")
    if kind == "action":
        return "marco-polo-do-act-city", {"location": city, "says": f"city.{city}"}
    if kind in ("card", "area"):
        card = name_on(table, space)
        where = {"location": city} if kind == "card" else {}
        return f"marco-polo-do-act-{kind}", {"card": card, "says": card, **where}
    fee = "yes" if spaces.is_blue(space) and table.spaces[space] else "no"
    return "marco-polo-do-act", {"where": name, "fee": fee}


# -- Filippo Vitello


def spend_choices(table: MarcoPoloTable, seat: i64) -> list[int]:
    """Filippo uses the bonus of a tile he keeps, which then leaves the game."""
    found = [int(actions.SPEND + tile - table.terms.first_outpost) for tile in table.players[seat].tiles]
    found.sort()
    return found


def why_not_spend(table: MarcoPoloTable, seat: int, tile: str) -> Reason | None:
    kept = table.game.pieces.index(tile) in table.players[seat].tiles
    return None if kept else Reason("marco-polo-why-not-kept", {"outpost": tile})


def spend(table: MarcoPoloTable, seat: i64, tile: i64, tell: Teller | None) -> None:
    player = table.players[seat]
    player.tiles = [one for one in player.tiles if one != tile]
    table.put_in_box(tile)
    table.phase = questions.FLOW
    if tell is not None:
        tell.move(tile, f"tiles:{seat}", 0, "box")
        tell.say("spends-outpost", seat=seat, says=table.game.pieces[tile])
    table.todo.insert(0, task(tasks.OUTPOST, tile))
