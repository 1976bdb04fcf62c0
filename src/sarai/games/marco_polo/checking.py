"""What the rules forbid on a table whatever question is open; each question adds what it needs itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import questions, tasks
from sarai.games.marco_polo.constants import ACTIVE, BLACK, DICE, MAILIN, NONE, POSTS, SETTING_UP
from sarai.kernel.state import letter

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable


def impossible(table: MarcoPoloTable) -> list[str]:
    """Faults of a table whose numbers and names are all possible by themselves."""
    faults = [fault for seat, one in enumerate(table.players) for fault in wrong_player(table, seat, one)]
    placed = [die // 10 for there in table.spaces for die in there]
    black = placed.count(BLACK) + int(table.black_left) + sum(sum(one.black) for one in table.players)
    if black != table.seats + 2:
        faults.append(f"table: there should be {table.seats + 2} black dice in all, not {black} [M16]")
    if sum(table.pool) not in (0, table.black_left):
        faults.append("table.black_rolled should show every black die on the board, or none")
    if table.round > table.terms.rounds:
        faults.append("table.round is beyond the last one")
    for one in [int(one) for one in (table.task, *table.todo) if one]:
        kind = table.terms.tasks[tasks.kind_of(one)]
        if not kind.possible(table.game, tasks.number_of(one)):
            faults.append(f"table.doing: there is no task {kind.name} {tasks.number_of(one)}")
    if table.phase != questions.OVER:
        faults += wrong_stage(table)
    return faults


def wrong_player(table: MarcoPoloTable, seat: int, player: MarcoPoloPlayer) -> list[str]:
    faults = []
    where = f"table.travellers {letter(seat)}"
    if len(player.contracts) > ACTIVE or player.posts_placed() > POSTS:
        faults.append(f"{where}: more contracts or posts than there is room for")
    if (player.second != NONE) != (player.character == MAILIN):
        faults.append(f"{where}: only Mailin and Tian Chin have two figures")
    dice = sum(player.own) + sum(die // 10 == seat for there in table.spaces for die in there)
    if dice not in (0, DICE):
        faults.append(f"{where}: should have {DICE} dice in all, not {dice}")
    return faults


def wrong_stage(table: MarcoPoloTable) -> list[str]:
    before = table.phase in (questions.CHARACTER, questions.GOAL)
    if (table.stage == SETTING_UP) != before:
        return ["table.stage: characters and goals are chosen in set-up, and nothing else"]
    if not before and any(one.character == NONE for one in table.players):
        return ["table.travellers: everybody should have a character after set-up"]
    return []
