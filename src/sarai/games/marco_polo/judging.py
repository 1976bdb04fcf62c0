"""An estimate of how a seat stands, for bots: points now, points that are coming, and what the rest is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import ending
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Table


def worth(table: Table, seat: i64) -> float:
    return float(ending.total(table, seat))
