"""What recorded games should show between them, so that no rule, card or tile goes without an example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo.constants import CHARACTERS
from sarai.games.marco_polo.table import MarcoPoloTable
from sarai.kernel.covering import Covering
from sarai.kernel.events import Said
from sarai.kernel.play import Play
from sarai.kernel.state import NOBODY

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
"""Events that should happen in some game."""

TRAVEL = {f"act travel-{space}": weight for space, weight in (("lower", 8.0), ("middle", 30.0), ("upper", 60.0))}
FAR = {**dict.fromkeys(TRAVEL, 300.0), "stop": 0.01, "post": 10.0}
CHANGES = {"reroll": 0.05, "raise": 0.05, "lower": 0.05}


class MarcoPoloCovering(Covering[MarcoPoloTable]):
    """Every tile and card used, every character played, every offer taken."""

    tempers = (
        {"by-estimate": 0.75, "act bag": 0.1, "reroll": 0.1, "end": 3},
        {"by-estimate": 0.5, "act bag": 0.2, **CHANGES, "complete": 30, "improve": 20},
        {"by-estimate": 0.3, **TRAVEL, "act favor": 30, "act bag": 0.5, "reroll": 0.02, "complete": 30, "end": 2},
        {"by-estimate": 0.8, **FAR, "act bag": 0.5, **dict.fromkeys(CHANGES, 0.01), "complete": 50, "end": 5},
    )
    agreements = ({}, {"black-dice": "rolled-at-start"}, {})

    def __init__(self, game: MarcoPolo) -> None:
        super().__init__(*TOLD)
        self.game = game

    def goals(self) -> set[str]:
        content = self.game.content
        return (
            super().goals()
            | {f"completes-{one.id}" for one in content.contracts}
            | {f"uses-{one.id}" for one in content.cards}
            | {f"receives-{one.id}" for one in (*content.outposts, *content.markers)}
            | {f"keeps-{one.id}" for one in content.goals}
            | {f"chooses-{name}" for name in self.game.showing.phrases if name.startswith(("book.", "offer."))}
            | {f"plays-{one}" for one in CHARACTERS}
        )

    def shown_by(self, playing: Play) -> set[str]:
        shown = super().shown_by(playing)
        for step in playing.path:
            for event in step.events:
                if isinstance(event, Said):
                    shown |= self._shown_by_event(event)
        return shown | {f"plays-{one.character}" for one in playing.view(NOBODY).table.travellers}

    def _shown_by_event(self, event: Said) -> set[str]:
        def piece(argument: str) -> str:
            return self.game.pieces[int(event.args[argument] or 0)]

        if event.kind == "completes":
            return {f"completes-{piece('contract')}"}
        if event.kind == "uses-card":
            return {f"uses-{piece('card')}"}
        if event.kind in ("receives-marker", "receives-outpost", "copies"):
            return {f"receives-{event.args['says']}"}
        if event.kind == "shows-goal":
            return {f"keeps-{piece('goal')}"}
        return {f"chooses-{event.args['says']}"} if event.kind == "chooses-offer" else set()
