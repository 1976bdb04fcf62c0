"""Views of the recorded games for the client's own tests: `python -m tests.web.recorded` writes them into web/mock."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from sarai import games
from sarai.kernel.plain_data import to_plain
from sarai.kernel.play import replay
from sarai.kernel.record import parse_record
from sarai.server import frames

ROOT = Path(__file__).parents[2]
MOCK = ROOT / "web" / "mock"


def text_of(game_id: str) -> str:
    """The first view of each question and each ending, and the first event of each kind, known and unknown."""
    game = games.load(game_id)
    views: dict[str, Any] = {}
    events: dict[tuple[str, ...], Any] = {}
    for path in sorted((ROOT / "tests" / "records" / game_id).glob("*.sarai"), reverse=True):
        playing = replay(game, parse_record(path.read_text(encoding="utf-8")))
        for line in playing.record.lines:
            step = playing.step_after(line.n)
            for seat in range(len(playing.record.head.seats)):
                if step.state.deciding >> seat & 1 or not step.state.deciding:  # others are shown no question
                    view = playing.view_after(line.n, seat)
                    shows = view.prompt.kind if view.prompt else view.standings.reason if view.standings else ""
                    if shows and shows not in views:
                        views[shows] = to_plain(view)
                for event in step.events:
                    shown = msgspec.to_builtins(frames.event(event.told_to(seat)))
                    unknown = [name for name, value in shown.get("args", {}).items() if value is None]
                    events.setdefault((shown.get("kind", "moved"), *unknown), shown)
    parts = {
        "info": {**msgspec.to_builtins(frames.game_info(game_id)), "board": json.loads(frames.board(game))},
        "cards": json.loads(frames.cards(game)),
        "views": list(views.values()),
        "events": list(events.values()),
    }
    return "{" + ",\n".join(f'"{name}":{_lines(part)}' for name, part in parts.items()) + "}\n"


def _lines(part: Any) -> str:
    """One line for each item of a list, so that changes can be read."""
    if isinstance(part, list):
        return "[\n" + ",\n".join(_lines(item) for item in part) + "\n]"
    return json.dumps(part, separators=(",", ":"))


if __name__ == "__main__":
    for known in games.GAMES:
        (MOCK / f"{known}.json").write_text(text_of(known), encoding="utf-8")
