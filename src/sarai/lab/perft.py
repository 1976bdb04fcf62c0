"""Count the sequences of answers and outcomes that the rules allow from a position: any change of a rule changes the
count."""

from __future__ import annotations

from sarai.kernel.chance import Scripted, ScriptEnded
from sarai.kernel.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` answers there are; an answer counts once for each outcome chance may give with
    it."""
    if depth == 0 or not state.deciding:
        return 1
    count = 0
    for seat in range(state.seats):
        for action in state.legal(seat):
            for after in outcomes(state, seat, action):
                count += perft(after, depth - 1)
    return count


def outcomes(state: State, seat: int, action: int) -> list[State]:
    """Every state an action can lead to, one for each sequence of kinds that chance may give."""
    found: list[State] = []
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        script = scripts.pop()
        after = state.clone()
        try:
            after.apply(seat, action, Scripted(*script), None, 0)
        except ScriptEnded as asked:
            scripts += [(*script, kind) for kind, count in enumerate(asked.counts) if count]
        else:
            found.append(after)
    return found
