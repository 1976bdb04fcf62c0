"""Hands and eyes for the terminal: the screen as text, and a whole game played by pressing keys."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widget import Widget

from sarai import games
from sarai.kernel.chance import Dealer
from sarai.kernel.prompts import Prompt
from sarai.kernel.standings import Standings
from sarai.table import Keeper, Seat, Table
from sarai.terminal.app import SaraiApp
from sarai.terminal.lobby import EndPage
from sarai.terminal.pages import HandOver
from sarai.terminal.sitting import Sitting
from sarai.terminal.table_page import TablePage
from sarai.terminal.widgets import KEYS, Choices
from sarai.words import Words

SMALL, LARGE = (80, 24), (160, 50)


def sitting(
    game: str, *bots: str, seed: bytes = b"dune", record: Any = None, options: Any = None, pack: Path | None = None
) -> Sitting:
    """A sitting with these bots, and a person wherever the name is empty; time stands still."""
    loaded = games.load(game, pack)
    seats = [Seat(f"Seat {'ABCD'[n]}", bot) for n, bot in enumerate(bots)]
    dealer = Dealer(seed, tuple("abcd"[: len(bots)]))
    return Sitting(Table.opened(loaded, seats, dealer, options), Keeper(record), clock=None)


def small_pack(folder: Path) -> Path:
    """Dunhuang with at most four cards of a kind: the same game, but it ends soon."""
    text = games.packs("dunhuang")[-1].read_text(encoding="utf-8").replace('pack = "base"', 'pack = "small"')
    path = folder / "small.toml"
    path.write_text(re.sub(r"count = ([5-9]|10)\b", "count = 4", text), encoding="utf-8")
    return path


def seen_on(app: SaraiApp) -> str:
    """The text on the screen, line by line."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def run(app: SaraiApp, size: tuple[int, int], steps: Callable[[Pilot[Any]], Awaitable[object]]) -> None:
    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot)

    with ThreadPoolExecutor(1) as thread:  # Playwright's loop may be running in the main thread
        thread.submit(asyncio.run, whole()).result()


def prompt_of(kept: Sitting, seat: int = 0) -> Prompt:
    prompt = kept.table.playing.view(seat).prompt
    assert prompt is not None
    return prompt


def plain(widget: Any) -> str:
    return str(widget.render().plain)


def shows(app: SaraiApp, kind: type) -> bool:
    return isinstance(app.screen, kind)


def table_page(app: SaraiApp) -> TablePage:
    return next(page for page in reversed(app.screen_stack) if isinstance(page, TablePage))


async def until(pilot: Pilot[Any], so: Callable[[], bool]) -> None:
    """Wait until it is so, however slow the machine is."""
    for _ in range(2000):
        await pilot.pause()
        if so():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("that never happened")


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until somebody is asked something, or the game is over, and the screen shows it."""
    app = pilot.app
    assert isinstance(app, SaraiApp)

    def asked() -> bool:
        page = table_page(app)
        if isinstance(app.screen, EndPage | HandOver):
            return True
        return app.screen is page and page.viewer in page.table.owed and bool(page.query_one(Choices).items)

    def painted() -> bool:
        parts = [app.screen, *app.screen.walk_children(Widget)]
        return not any(part._layout_required or part._repaint_required for part in parts)

    await until(pilot, asked)
    await until(pilot, painted)


async def press_choice(pilot: Pilot[Any], index: int) -> None:
    await pilot.press(KEYS[index])


async def play_to_the_end(
    pilot: Pilot[Any],
    pick: Callable[[int, int], int] = lambda n, choices: n % choices,
    look: Callable[[SaraiApp, int], None] = lambda app, seat: None,
    most: int = 400,
) -> int:
    """Answer each question with a key, and pass the screen on when asked; `look` sees each screen before the answer."""
    app = pilot.app
    assert isinstance(app, SaraiApp)
    for n in range(most):
        await settled(pilot)
        if isinstance(app.screen, EndPage):
            return n
        if isinstance(app.screen, HandOver):
            look(app, -1)
            await pilot.press("enter")
            continue
        page = table_page(app)
        look(app, page.viewer)
        await press_choice(pilot, pick(n, min(len(KEYS), len(page.query_one(Choices).items))))
    return most


def tells_the_end(app: SaraiApp, words: Words, standings: Standings) -> str:
    """The text of the last page, which says why the game ended and what points were for."""
    text = seen_on(app)
    game = words.game.id
    assert words.text(f"{game}-end-{standings.reason}").split(".")[0] in " ".join(text.split())
    for category in standings.points[0]:
        assert words.text(f"{game}-points-{category}") in text
    return text
