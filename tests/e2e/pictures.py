"""Pictures of the client as it is, on a server of its own:

python -m tests.e2e.pictures [GAME]          docs/board.png for the README, and docs/board-GAME.png; all, or that game's
python -m tests.e2e.pictures --all FOLDER    every page, at four widths, in both languages, by day and by night
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.test_adventures import by_mouse, view_of
from tests.e2e.test_marco_polo import brisk, until_asked
from tests.e2e.visitor import ASKED, OVER, Visitor, launch
from tests.server.harness import BRIEF, Served, bots, serving
from tests.server.travelling import shortest_way

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BUSY = 12
"""Answers after which the table is full enough to be worth looking at."""


def play(visitor: Visitor, answers: int) -> None:
    chance = random.Random(4)
    options = visitor.page.locator(f"{ASKED}:visible")
    for _ in range(answers):
        if not visitor.asked():
            return
        if (go_on := visitor.page.locator(".go-on")).count():
            go_on.click()
        with visitor.answering():
            options.nth(chance.randrange(options.count())).click()
    visitor.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")


def dunhuang(browser: Browser, served: Served, path: Path) -> None:
    """A busy table where the camel is about to move, with the landing of one step shown."""
    ann = Visitor(browser, served, viewport={"width": 1280, "height": 860})
    options = ann.page.locator(f"{ASKED}[data-action^=camel]")
    ann.table("here", "greedy", "greedy", "greedy")
    play(ann, BUSY)
    while options.count() < 3:
        if not ann.asked():
            ann.table("here", "greedy", "greedy", "greedy")
            play(ann, BUSY)
        play(ann, 1)
    options.nth(2).hover()
    ann.page.wait_for_timeout(600)
    ann.page.screenshot(path=path)
    ann.settled()


def kashgar(browser: Browser, served: Served, path: Path) -> None:
    """A busy table where one of three front cards is about to act, showing what it would do to stocks and caravan."""
    ann = Visitor(browser, served, viewport={"width": 1440, "height": 900})
    rows = ann.page.locator(f"{ASKED}[data-action^=use]")
    changes = ann.page.locator(".gauge .later")
    ann.table("here", "greedy", "greedy", game="kashgar")
    play(ann, 2 * BUSY)
    for _ in range(200):
        if not ann.asked():
            ann.table("here", "greedy", "greedy", game="kashgar")
            play(ann, 2 * BUSY)
        for row in range(rows.count()):
            rows.nth(row).hover()
            ann.page.wait_for_timeout(400)
            if changes.count() > 1:
                ann.page.screenshot(path=path)
                ann.settled()
                return
        play(ann, 1)
    raise AssertionError("nothing worth a picture happened")


def adventures(browser: Browser, served: Served, path: Path) -> None:
    """A nearly finished route, with the map beside it and the sand half through."""
    ann = Visitor(browser, served, viewport={"width": 1280, "height": 780})
    options = {"mode": "live", "glass": "20"}
    ann.table("here", "merchant:4", "merchant:3", game="adventures", options=options)
    ann.page.locator("[data-action=ready]").click()
    ann.page.locator(".hexes.open").wait_for()
    *way, _ = shortest_way(view_of(ann)).items()
    for hex_, lies in way:
        by_mouse(ann, hex_, lies)
    ann.page.wait_for_timeout(8000)
    ann.page.screenshot(path=path)
    ann.settled()


def marco_polo(browser: Browser, served: Served, path: Path) -> None:
    """The middle of a game, with a journey being planned: what is within reach, and what it costs."""
    ann = Visitor(browser, served, viewport={"width": 1440, "height": 980})
    ann.table("here", "greedy", "greedy", "greedy", game="marco-polo")
    chance = random.Random(6)
    for _ in range(3 * BUSY):
        ann.asked()
        with ann.answering():
            ann.page.locator(f'{ASKED}[data-action="{brisk(ann, chance)}"]').click()
    until_asked(ann, "go", chance)
    ann.page.wait_for_timeout(600)
    ann.page.screenshot(path=path)
    ann.settled()


BOARDS = {
    "dunhuang": (dunhuang, DOCS / "board.png"),
    "kashgar": (kashgar, DOCS / "board-kashgar.png"),
    "adventures": (adventures, DOCS / "board-adventures.png"),
    "marco-polo": (marco_polo, DOCS / "board-marco-polo.png"),
}


def everything(browser: Browser, served: Served, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for width, language, scheme in [
        (360, "en", "light"), (360, "nl", "dark"), (768, "nl", "light"), (768, "en", "dark"), (1366, "nl", "dark"),
        (1440, "en", "light"),
    ]:  # fmt: skip
        ann = Visitor(
            browser,
            served,
            viewport={"width": width, "height": 740 if width == 360 else 900},
            locale=language,
            color_scheme=scheme,
            has_touch=width < 1000,
        )

        def shoot(name: str, ann: Visitor = ann, mark: str = f"{width}-{language}-{scheme}") -> None:
            ann.page.wait_for_timeout(300)
            ann.page.screenshot(path=folder / f"{mark}-{name}.png")

        ann.page.goto("/")
        ann.play_button().wait_for()
        shoot("lobby")
        ann.play_button().click()
        shoot("setup")
        for game in BOARDS:
            ann.table("here", *bots(game), aid=True, game=game, options=BRIEF.get(game, {}))
            ann.asked()
            shoot(f"{game}-start")
            play(ann, BUSY)
            shoot(f"{game}-table")
            play(ann, 300)
            shoot(f"{game}-end")
        ann.table("here", "greedy", game="sealed-bid")
        ann.asked()
        shoot("toy")
        ann.context.close()


def main(args: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as served,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        if args[:1] == ["--all"]:
            everything(browser, served, Path(args[1]))
        else:
            for draw, path in (BOARDS[game] for game in args or BOARDS):
                draw(browser, served, path)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
