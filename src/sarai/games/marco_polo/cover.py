"""What recorded games should show between them, so that no rule, card or tile goes without an example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo.table import Table
from sarai.games.marco_polo.words import CHARACTERS, PHASES
from sarai.kernel.events import Said
from sarai.kernel.play import Play

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo

TOLD = (
    "keeps-outpost",
    "spends-outpost",
    "lifts-post",
    "switches",
    "stays",
    "takes-hourglass",
    "drops",
    "no-black-die",
    "rolls-pool",
    "gains-shield",
    "loses-points",
    "enough",
    "uses-city",
    "rerolls",
    "changes",
)
"""Events that should happen somewhere."""

TRAVEL = {f"act travel-{space}": weight for space, weight in (("lower", 8.0), ("middle", 30.0), ("upper", 60.0))}
FAR = {**dict.fromkeys(TRAVEL, 300.0), "stop": 0.01, "post": 10.0}
TEMPERS: tuple[dict[str, float], ...] = (
    {"by-estimate": 0.75, "act bag": 0.1, "reroll": 0.1, "end": 3},
    {"by-estimate": 0.5, "act bag": 0.2, "reroll": 0.05, "raise": 0.05, "lower": 0.05, "complete": 30, "improve": 20},
    {"by-estimate": 0.3, **TRAVEL, "act favor": 30, "act bag": 0.5, "reroll": 0.02, "complete": 30, "end": 2},
    {"by-estimate": 0.8, **FAR, "act bag": 0.5, "reroll": 0.01, "raise": 0.01, "lower": 0.01, "complete": 50, "end": 5},
)
"""Ways to play that make rare things likelier: how much likelier than the rest an action is taken, by its text."""

AGREEMENTS: tuple[dict[str, str], ...] = ({}, {"black-dice": "rolled-at-start"}, {})


def goals(game: MarcoPolo) -> set[str]:
    """The names of everything that should be shown: every tile and card used, every character, question and offer."""
    content = game.content
    return (
        {f"completes-{one.id}" for one in content.contracts}
        | {f"uses-{one.id}" for one in content.cards}
        | {f"receives-{one.id}" for one in (*content.outposts, *content.markers)}
        | {f"keeps-{one.id}" for one in content.goals}
        | {f"chooses-{name}" for name in game.phrases if name.startswith(("book.", "offer."))}
        | {f"plays-{one}" for one in CHARACTERS}
        | {f"tells-{kind}" for kind in TOLD}
        | {f"asks-{phase}" for phase in PHASES if phase != "over"}
    )


def shown_by(playing: Play) -> set[str]:
    """Which of the goals a finished game shows."""
    game = playing.game
    shown: set[str] = set()
    for step in playing.path:
        table = step.state
        assert isinstance(table, Table)
        shown.add(f"asks-{PHASES[table.phase]}")
        for event in step.events:
            if isinstance(event, Said):
                shown |= _shown_by_event(game.pieces, event)
    assert isinstance(table, Table)
    return shown | {f"plays-{CHARACTERS[player.character]}" for player in table.players}


def _shown_by_event(pieces: tuple[str, ...], event: Said) -> set[str]:
    shown = {f"tells-{event.kind}"} & {f"tells-{kind}" for kind in TOLD}
    if event.kind == "completes":
        shown.add(f"completes-{pieces[int(event.args['contract'] or 0)]}")
    elif event.kind == "uses-card":
        shown.add(f"uses-{pieces[int(event.args['card'] or 0)]}")
    elif event.kind in ("receives-marker", "receives-outpost", "copies"):
        shown.add(f"receives-{event.args['says']}")
    elif event.kind == "shows-goal":
        shown.add(f"keeps-{pieces[int(event.args['goal'] or 0)]}")
    elif event.kind == "chooses-offer":
        shown.add(f"chooses-{event.args['says']}")
    return shown
