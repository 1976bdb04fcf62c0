"""What a seat is asked, as data: a question, the options with their labels and board targets, perhaps a default."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from sarai.kernel.plain import plain

if TYPE_CHECKING:
    from sarai.kernel.state import State


@plain
class Choice:
    """One option: the action's text, the label's key and arguments, and where on the board it would be pointed at."""

    action: str
    label: str
    args: dict[str, str]
    target: str


@plain
class Prompt:
    """A question to one seat. `default` is what Enter or a time-out answers, where the game has one.

    A *bench* prompt asks for free building: it lists its options as families with domains instead of one by one, and
    keeps its number until its question changes.
    """

    kind: str
    args: dict[str, int | str] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    default: str | None = None
    bench: dict[str, dict[str, list[str]]] | None = None


def prompt(state: State, seat: int) -> Prompt | None:
    """What the seat is asked now, or None when it owes no answer. Tells the seat nothing its view does not."""
    actions = state.legal(seat)
    if not actions:
        return None
    game = state.game
    kind, args = game.ask(state, seat)
    families = game.bench(state, seat)
    if families:
        bench = {
            name: {argument: list(domain) for argument, domain in game.actions.families[name].domains.items()}
            for name in families
        }
        return Prompt(kind, args, bench=bench)
    default = game.default(state, seat)
    choices = [
        Choice(
            game.actions.text(action),
            *game.label(state, seat, action),
            game.target(state, seat, action),
        )
        for action in actions
    ]
    return Prompt(kind, args, choices, None if default is None else game.actions.text(default))
