"""Text captures of every board in the terminal, in the middle of a game: `python -m tests.terminal.pictures`.

This command writes them to `docs/terminal.md`; a test compares that page with what is drawn.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from sarai import games
from sarai.bots import ask, levels, searches
from sarai.terminal.app import SaraiApp
from sarai.words import Words
from tests.terminal.hands import LARGE, SMALL, run, seen_on, settled, sitting, table_page

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"
HEAD = """# The boards in the terminal

What `./sarai term` draws, as text: every board in the middle of a game, on a small screen of 80 × 24 and on a large one
of 160 × 50. Terminals with colour show colours too, but you can read everything without them.

`.venv/bin/python -m tests.terminal.pictures` makes this page, and a test compares it with what is drawn.
"""
LANGUAGE = {SMALL: "nl", LARGE: "en"}
ANSWERS = 20
"""How many answers are given, as the best bot without search would give them, before the picture is taken."""

IN_TURNS = {"adventures": {"mode": "turns"}}
"""Against the sand the bot waits for time to pass, and here it stands still."""


def capture(game: str, size: tuple[int, int]) -> str:
    """The screen as lines of text, without trailing spaces."""
    bot = next(spec for spec in reversed(levels(games.load(game)).values()) if not searches(spec))
    kept = sitting(game, "", bot, bot, seed=b"picture", options=IN_TURNS.get(game))
    app = SaraiApp(LANGUAGE[size], kept, pace=0)
    taken = ""

    async def steps(pilot: Pilot[Any]) -> None:
        nonlocal taken
        for n in range(ANSWERS):
            await settled(pilot)
            action = ask(kept.table.game, bot, kept.table.playing.view(0), n)
            table_page(app).answer(kept.table.game.actions.text(action))
        await settled(pilot)
        taken = seen_on(app)

    run(app, size, steps)
    return "\n".join(line.rstrip() for line in taken.splitlines())


def page() -> str:
    parts = [HEAD]
    for game in games.GAMES:
        if game in games.TOYS:
            continue
        parts.append(f"## {Words('en', games.load(game)).text(f'{game}-title')}\n")
        for size in (SMALL, LARGE):
            language = {"en": "English", "nl": "Dutch"}[LANGUAGE[size]]
            parts.append(f"{size[0]} × {size[1]}, in {language}:\n\n```text\n{capture(game, size)}\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
