"""Somebody at a real Chromium: what they see and click, and everything that went over the wire meanwhile."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Playwright, WebSocket, expect

from tests.server.harness import Served
from tests.server.proxy import Proxy

WAIT = 60_000
"""Milliseconds: a machine that does ten other things sometimes takes that long."""
expect.set_options(timeout=WAIT)
ASKED = ".prompt .choice:not([aria-disabled=true])"
OPENED = ".prompt .opened .choice:not([aria-disabled=true])"
"""The options of a place that has several, while it is being looked at."""
OVER = "section.end"
SOON = 5_000
LOOKS = 25
"""Milliseconds between two checks of a condition: each check costs work in three processes."""
UNFETCHED = "Failed to load resource"
"""How Chromium reports what it could not fetch, or was refused."""
REST = 0.4
"""Seconds after which a second tap is a tap of its own."""


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium where there is one, else the one that Playwright fetches."""
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])


class Visitor:
    """One guest in a browser context of their own."""

    def __init__(self, browser: Browser, served: Served | Proxy, **context: Any) -> None:
        context = {"reduced_motion": "reduce", "locale": "en-GB", "viewport": {"width": 1440, "height": 900}} | context
        self.served = served
        self.context = browser.new_context(base_url=served.origin, **context)
        self.context.set_default_timeout(WAIT)
        self.faults: list[str] = []
        self._pardoned: list[str] = []
        self.foreign: list[str] = []
        self.heard: list[str] = []
        self.said: list[str] = []
        self._tapped = 0.0
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self._complain(f"{error}"))
        page.on("console", lambda line: self._complain(line.text) if line.type in ("error", "warning") else None)
        page.on("request", lambda request: self._note(request.url))
        page.on("websocket", self._listen)
        return page

    def pardon(self, *words: str) -> None:
        """Expect the browser to complain in these words, now or a little later, about what the test does next."""
        self._pardoned.extend(words)

    def _complain(self, text: str) -> None:
        if not any(words in text for words in self._pardoned):
            self.faults.append(text)

    def _note(self, url: str) -> None:
        if not url.startswith((self.served.origin, "data:", "blob:")):
            self.foreign.append(url)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(str(data)))
        socket.on("framesent", lambda data: self.said.append(str(data)))

    # -- over HTTP, as the same guest

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(path, data=body or {}, headers={"origin": self.served.origin})
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, *kinds: str, game: str = "dunhuang", **more: Any) -> dict[str, Any]:
        """A table whose seats are `here`, `link`, or a bot by its name; opened in the page."""
        seats = [
            {"kind": kind, "name": f"Guest {n}"}
            if kind in ("here", "link")
            else {"kind": "bot", "bot": kind, "name": f"Bot {n}"}
            for n, kind in enumerate(kinds)
        ]
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        self.page.goto(f"/t/{made['id']}")
        return made

    # -- playing

    def play_button(self, game: str = "dunhuang") -> Locator:
        """The button in the lobby, on the game's card."""
        return self.page.locator(f'[data-game="{game}"]').get_by_role("button")

    def lines(self) -> int:
        """How many lines the log of the current table has."""
        return int(self.get(f"/api/tables/{self.page.url.rpartition('/t/')[2].partition('?')[0]}")["lines"])

    def asked(self, page: Page | None = None) -> bool:
        """Wait until the seat is asked something; False when the game is over first."""
        page = page or self.page
        page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        return page.query_selector(OVER) is None

    def actions(self) -> list[str]:
        return list(self.page.eval_on_selector_all(ASKED, "all => all.map(one => one.dataset.action)"))

    def stick_out(self, parts: str) -> list[str]:
        """The parts of the page, among these, whose content is wider than they are."""
        return list(
            self.page.eval_on_selector_all(
                parts,
                """all => all.filter(one => one.scrollWidth > one.clientWidth + 1 && one.getClientRects().length)
                .map(one => one.className + ': ' + one.textContent)""",
            )
        )

    def answers(self) -> list[dict[str, Any]]:
        """The answers that the page has sent."""
        return [command for command in map(json.loads, self.said) if command["do"] == "answer"]

    def click(self, chance: random.Random) -> None:
        options = self.page.locator(ASKED)
        options.nth(chance.randrange(options.count())).click()

    def play(
        self,
        choose: Callable[[Visitor, random.Random], None],
        seed: int,
        most: int = 300,
        enough: Callable[[], bool] = lambda: False,
    ) -> int:
        """Answer every question until the game is over, or has shown enough; returns how many answers that took."""
        chance = random.Random(seed)
        for count in range(most):
            if enough() or not self.asked():
                return count
            with self.answering():
                choose(self, chance)
        raise AssertionError(f"no end after {most} answers")

    def tap(self, spot: Locator) -> None:
        """Tap a spot, not so soon that it would count as part of a double tap, which answers nothing."""
        early = REST - (time.monotonic() - self._tapped)
        if early > 0:
            self.page.wait_for_timeout(1000 * early)
        spot.tap()
        self._tapped = time.monotonic()

    def tap_until(self, spot: Locator, holds: Callable[[], bool]) -> None:
        """Tap again if need be: on a busy machine a tap may become a long press, which explains, or the page may move
        under it."""
        for _ in range(3):
            self.tap(spot)
            if self.soon(holds):
                return
        raise AssertionError(f"three taps on {spot} did nothing")

    def tap_once(self, option: Locator) -> None:
        """Tap an option of the list, which answers."""
        before = len(self.answers())
        self.tap_until(option, lambda: len(self.answers()) > before)

    def tap_twice(self, spot: Locator) -> None:
        """Tap a place on the board: the first tap previews and answers nothing, the second answers.

        At a place with several options the first tap shows them, and the second is on one of them.
        """
        before = len(self.answers())
        armed, opened = self.page.locator(".prompt .choice.armed"), self.page.locator(OPENED)
        had = opened.count()
        self.tap_until(spot, lambda: armed.count() == 1 or opened.count() > had)
        assert len(self.answers()) == before
        if not armed.count():
            self.tap_once(opened.first)
        else:
            self.tap_until(spot, lambda: len(self.answers()) > before)

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Do something that answers the open question; goes on when the answer has been sent."""
        sent = len(self.answers())
        yield
        self.until(lambda: len(self.answers()) > sent)

    def soon(self, holds: Callable[[], bool], within: int = SOON) -> bool:
        """Let the page run until something holds, or for that many milliseconds; whether it holds."""
        for _ in range(within // LOOKS):
            if holds():
                return True
            self.page.wait_for_timeout(LOOKS)
        return holds()

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the page run until something holds."""
        if self.soon(holds, WAIT):
            return
        shown = self.page.locator(".panel").all_inner_texts()
        raise AssertionError(f"it never came to that; the page shows {shown}, last said {self.said[-3:]}")

    def settled(self) -> None:
        """Nobody complained, and nothing was asked of anybody else."""
        assert self.faults == []
        assert self.foreign == []


@contextlib.contextmanager
def visiting(browser: Browser, served: Served | Proxy, **context: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, served, **context)
    try:
        yield visitor
        visitor.settled()
    finally:
        visitor.context.close()


__all__ = ["ASKED", "OPENED", "OVER", "UNFETCHED", "Visitor", "chromium", "expect", "launch", "visiting"]
