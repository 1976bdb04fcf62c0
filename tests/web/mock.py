"""Views of recorded games for the client's own tests: one for each question and each ending, and one of each event.

python -m tests.web.mock kashgar        writes web/mock/kashgar.json from the recorded games
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from sarai import games
from sarai.kernel.events import Said
from sarai.kernel.play import replay
from sarai.kernel.record import parse_record
from sarai.server import showing
from sarai.server.wire import encode

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
MOCK = ROOT / "web" / "mock"


def path_of(game: str) -> Path:
    return MOCK / f"{game}.json"


def collect(game: str) -> dict[str, Any]:
    """What the records show, the largest tables first; a question or an event that was seen is not taken again."""
    loaded = games.load(game)
    views: dict[str, Any] = {}
    events: dict[tuple[str, bool], Any] = {}
    for path in sorted((RECORDS / game).glob("*.sarai"), reverse=True):
        playing = replay(loaded, parse_record(path.read_text(encoding="utf-8")))
        for n in range(len(playing.record.lines)):
            for seat in range(playing.state.seats):
                view = json.loads(bytes(showing.view(playing, n, seat)))
                asked = view.get("prompt", {}).get("kind") or view.get("standings", {}).get("reason")
                if asked:
                    views.setdefault(asked, view)
            for event in playing.step_after(n).events:
                for seat in (-1, 0, 1):
                    told = event.told_to(seat)
                    kind = (told.kind, None in told.args.values()) if isinstance(told, Said) else ("moved", False)
                    events.setdefault(kind, json.loads(encode(showing.event(told))))
    return {
        "info": json.loads(msgspec.json.encode(showing.game_shown(game))),
        "cards": json.loads(showing.cards(loaded)),
        "views": list(views.values()),
        "events": list(events.values()),
    }


def main(game: str) -> None:
    found = collect(game)
    parts = [f'"{name}":{json.dumps(found[name], separators=(",", ":"))}' for name in ("info", "cards")]
    parts += [
        f'"{name}":[\n' + ",\n".join(json.dumps(one, separators=(",", ":")) for one in found[name]) + "\n]"
        for name in ("views", "events")
    ]
    path_of(game).write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
