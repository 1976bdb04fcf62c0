"""What a seat is asked, as data: a question, the options with their labels and board targets, perhaps a default."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from sarai.kernel.plain_data import plain_data

if TYPE_CHECKING:
    from sarai.kernel.game import Game
    from sarai.kernel.questions import Question
    from sarai.kernel.state import State


@plain_data
class Choice:
    """One option: the action's text, the label's key and arguments, and where on the board one points to choose it."""

    action: str
    label: str
    args: dict[str, str]
    target: str


@plain_data
class Prompt:
    """A question to one seat. `default` is what Enter or a time-out answers, where the game has one.

    `families` are those of its actions, legal or not, `topic` is where the rules at hand explain it, and `shows` is
    what a board may draw for it besides the table. A *workbench* prompt asks for free building: it lists its options as
    families with domains instead of one by one, and keeps its number until its question changes.
    """

    kind: str
    args: dict[str, int | str] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    default: str | None = None
    workbench: dict[str, dict[str, list[str]]] | None = None
    families: list[str] = field(default_factory=list)
    topic: str = ""
    shows: Any = None


def prompt(state: State, seat: int) -> Prompt | None:
    """What the seat is asked now, or None when it owes no answer. Tells the seat nothing its view does not."""
    actions = state.legal(seat)
    if not actions:
        return None
    game: Game = state.game
    question = state.asked(seat)
    kind = f"{game.id}-ask-{question.asks or question.name}"
    families, topic = list(question.families), question.topic_now(state)
    args, building = question.args(state, seat), question.builds(state, seat)
    if building:
        workbench = {
            name: {argument: list(domain) for argument, domain in game.actions.families[name].domains.items()}
            for name in building
        }
        return Prompt(
            kind, args, workbench=workbench, families=families, topic=topic, shows=question.shows(state, seat)
        )
    default = question.default(state, seat)
    return Prompt(
        kind,
        args,
        [_choice(game, question, state, seat, action) for action in actions],
        None if default is None else game.actions.text(default),
        None,
        families,
        topic,
        question.shows(state, seat),
    )


def _choice(game: Game, question: Question, state: State, seat: int, action: int) -> Choice:
    family, said, text = game.actions.parts(action)
    label, args = question.label(state, seat, family, said)
    return Choice(text, label, args, question.target(state, seat, family, said))
