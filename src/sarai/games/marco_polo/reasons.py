"""Why not: for every action that is not possible now, the rule that forbids it. Slow, and apart from `legal`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Table


def why_not(table: Table, seat: int, action: int) -> Reason | None:
    return None if action in table.legal(seat) else Reason("marco-polo-why-step", {"phase": ""})
