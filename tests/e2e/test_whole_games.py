"""Whole games of Dunhuang against three bots, from the lobby to the end: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page

from tests.e2e.visitor import ASKED, OVER, Visitor, expect

EASY = "greedy"
GLOWING = ".board [data-place].can"
LEAST_TOUCH = 44
WON = re.compile("Winner|Shared win")


def finished(visitor: Visitor, answers: int) -> None:
    """The end is shown, the server agrees that the game is over, and every answer was one line of it."""
    page = visitor.page
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(f"{OVER} h2")).to_contain_text(WON)
    table = page.url.rpartition("/t/")[2]
    assert visitor.get(f"/api/tables/{table}")["over"]
    lines = visitor.get(f"/api/tables/{table}/lines?seat=0")["lines"]
    assert sum(line["seat"] == 0 for line in lines) == answers
    page.locator(f"{OVER} summary").click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".good-news")).to_be_visible()


def tab_to(page: Page, name: str, most: int = 40) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(
            "name => { const at = document.activeElement;"
            " return (at.getAttribute('aria-label') ?? at.textContent).trim() === name }", name
        ):  # fmt: skip
            return
    raise AssertionError(f"Tab does not come to {name!r}")


def test_by_mouse(visitor):
    ann = visitor()
    page = ann.page
    page.goto("/")
    ann.play_button().click()
    for seat in (2, 3, 4):
        page.get_by_label(f"Level of the bot in seat {seat}").select_option(EASY)
    page.get_by_role("button", name="Start").click()
    used = {"board": 0, "list": 0}

    def click(visitor: Visitor, chance: random.Random) -> None:
        """Click the board where something glows, otherwise an option of the list."""
        spots = page.locator(GLOWING)
        if (count := spots.count()) and chance.random() < 0.7:
            spot = spots.nth(chance.randrange(count))
            page.mouse.move(2, 2)  # a resting pointer does not enter anything
            spot.hover()
            expect(page.locator(".prompt .choice.hot")).not_to_have_count(0)  # pointing at it lights its option
            spot.click()
            used["board"] += 1
        else:
            visitor.click(chance)
            used["list"] += 1

    answers = ann.play(click, 7)
    assert min(used.values()) > 0, used
    finished(ann, answers)


def test_by_keyboard_alone(visitor):
    ann = visitor()
    page = ann.page
    page.goto("/")
    ann.play_button().wait_for()

    tab_to(page, "Play")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    for seat in (2, 3, 4):
        tab_to(page, f"Level of the bot in seat {seat}")
        page.keyboard.press("e")
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    assert ann.asked()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    used = {"key": 0, "option": 0, "board": 0}

    def press(visitor: Visitor, chance: random.Random) -> None:
        """By its number, by moving to it in the list, or by moving to a glowing place on the board."""
        way = chance.choice([*used])
        if way == "board" and page.locator(GLOWING).count():
            page.keyboard.press("Shift+B")
            assert page.evaluate("document.activeElement.closest('.board .can') !== null")
            page.keyboard.press(chance.choice(["Enter", "Space"]))
        elif way == "option":
            page.keyboard.press("Shift+Q")
            for _ in range(chance.randrange(min(4, page.locator(ASKED).count()))):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        else:
            way = "key"
            page.keyboard.press("123456789"[chance.randrange(min(9, page.locator(ASKED).count()))])
        used[way] += 1

    answers = ann.play(press, 11)
    assert min(used.values()) > 1, used
    finished(ann, answers)


def test_by_touch_on_a_narrow_phone(visitor):
    ann = visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = ann.page
    page.goto("/")
    ann.play_button().tap()
    for seat in (2, 3, 4):
        page.get_by_label(f"Level of the bot in seat {seat}").select_option(EASY)
    page.get_by_role("button", name="Start").tap()
    used = {"board": 0, "list": 0}

    def tap(visitor: Visitor, chance: random.Random) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        options = page.locator(ASKED)
        heights = options.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(heights) >= LEAST_TOUCH, heights
        cards = page.locator(".board .drawn .can, .board .hand .can")
        if count := cards.count():
            card = cards.nth(chance.randrange(count))
            visitor.tap_twice(card)
            used["board"] += 1
        else:
            visitor.tap_once(options.nth(chance.randrange(options.count())))
            used["list"] += 1

    answers = ann.play(tap, 3)
    assert min(used.values()) > 0, used
    finished(ann, answers)
