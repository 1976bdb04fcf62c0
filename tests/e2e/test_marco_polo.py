"""Games of Marco Polo II: by mouse to the end, by keyboard alone, by touch; and what its board shows.

By keyboard and by touch an ordinary run ends when all ways to answer have been used, a deep one with the game.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.e2e.test_pages import grave, pale
from tests.e2e.test_whole_games import EASY, LEAST_TOUCH, finished
from tests.e2e.visitor import ASKED, OPENED, OVER, Visitor, expect

PLACES = ".board [data-place].can"
PHONE = 360
SHORT = {"rounds": "3"}
QUICK = {"rounds": "1"}
ENOUGH = 12
"""Answers by touch within which most parts of the board have been looked at."""
MOST = 500
"""Answers after which a game of five rounds is over, however small its steps."""


def brisk(visitor: Visitor, chance: random.Random) -> str:
    """The answer of somebody who wants to get on: actions rather than other dice, and the end if there is one."""
    actions = visitor.actions()
    if "end" in actions and chance.random() < 0.7:
        return "end"
    far = [one for one in actions if one.startswith(("act travel", "go ", "act guild", "complete", "improve", "take"))]
    if far and chance.random() < 0.6:
        return chance.choice(far)
    deeds = [one for one in actions if one.startswith("act ") and one != "act bag"]
    return chance.choice(deeds or actions)


def option(visitor: Visitor, action: str) -> Locator:
    return visitor.page.locator(f'{ASKED}[data-action="{action}"]')


def table(visitor: Visitor, *kinds: str, **more: object) -> None:
    visitor.table(*(kinds or ("here", EASY, EASY, EASY)), game="marco-polo", **more)


def one_of_several(visitor: Visitor, sent: int) -> None:
    """A place with several options answers nothing at first: its options are shown, and one of them is taken."""
    opened = visitor.page.locator(OPENED)
    visitor.until(lambda: len(visitor.answers()) > sent or opened.count() > 0)
    if not visitor.soon(lambda: len(visitor.answers()) > sent):
        opened.first.click()


def whole_or_quick(visitor: Visitor, deep: bool) -> None:
    """A round against one bot; in a deep run all five against three."""
    if deep:
        table(visitor)
    else:
        table(visitor, "here", EASY, options=QUICK)


def until_asked(visitor: Visitor, family: str, chance: random.Random) -> None:
    """Play on until an action of this family can be chosen."""
    for _ in range(200):
        assert visitor.asked()
        if any(action.split()[0] == family for action in visitor.actions()):
            return
        with visitor.answering():
            option(visitor, brisk(visitor, chance)).click()
    raise AssertionError(f"{family} was never asked")


def test_by_mouse(visitor, deep):
    """One round, and in a deep run all five, starting from the lobby."""
    ann = visitor()
    page = ann.page
    if deep:
        page.goto("/")
        ann.play_button("marco-polo").click()
        for seat in (2, 3, 4):
            page.get_by_label(f"Level of the bot in seat {seat}").select_option(EASY)
        page.get_by_role("button", name="Start").click()
    else:
        table(ann, options=QUICK)
    assert ann.asked()
    assert grave(ann) == []
    used = {"map": 0, "board": 0, "list": 0}

    def click(visitor: Visitor, chance: random.Random) -> None:
        """Click the map or another part of the board where something glows, otherwise an option of the list."""
        way = chance.random()
        cities, places = page.locator(f"{PLACES}.site"), page.locator(f"{PLACES}:not(.site)")
        if cities.count() and not used["map"]:
            way = 0.0
        elif used["list"] and not used["board"]:
            way = 0.4
        elif not used["list"]:
            way = 1.0
        spots, name = (cities, "map") if way < 0.3 and cities.count() else (places, "board")
        if (count := spots.count()) and way < 0.5:
            page.mouse.move(2, 2)  # a resting pointer does not enter anything
            spot = spots.nth(chance.randrange(count))
            spot.hover()
            expect(page.locator(".prompt .choice.hot")).not_to_have_count(0)  # pointing at it lights its option
            sent = len(visitor.answers())
            spot.click()
            one_of_several(visitor, sent)
            used[name] += 1
        else:
            option(visitor, brisk(visitor, chance)).click()
            used["list"] += 1

    answers = ann.play(click, 7, MOST)
    assert min(used["board"], used["list"]) > 0, used
    finished(ann, answers)
    assert grave(ann, within=".side") == []
    totals = page.locator(f"{OVER} .total td").all_inner_texts()
    strip = page.locator(".seat-strip .figure:first-child").all_inner_texts()
    assert sorted(map(int, strip)) == sorted(map(int, totals)) != []  # all that was scored, not what the track showed
    page.locator("output").wait_for()
    for _ in range(3):  # back through the game, through somebody else's eyes
        page.keyboard.press("ArrowLeft")
    expect(page.locator("main.board.past")).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("-1")
    expect(page.locator(".marco-polo.watching .neighbour")).to_have_count(4)
    assert grave(ann, "dark") == []


def test_by_keyboard_alone(visitor, deep):
    ann = visitor()
    page = ann.page
    whole_or_quick(ann, deep)
    assert ann.asked()
    used = {"key": 0, "option": 0, "board": 0}

    def press(visitor: Visitor, chance: random.Random) -> None:
        """By its number, by moving to it in the list, or by moving to a glowing place on the board."""
        way = min(used, key=lambda one: (used[one], chance.random()))  # all three in turn, in any order
        actions = visitor.actions()
        if way == "board" and page.locator(PLACES).count():
            page.keyboard.press("Shift+B")
            assert page.evaluate("document.activeElement.closest('.board .can') !== null")
            sent = len(visitor.answers())
            page.keyboard.press(chance.choice(["Enter", "Space"]))
            one_of_several(visitor, sent)
        elif way == "option":
            page.keyboard.press("Shift+Q")
            for _ in range(min(actions.index(brisk(visitor, chance)), 12)):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        else:
            way = "key"
            wished = brisk(visitor, chance)
            keys = option(visitor, wished).get_attribute("aria-keyshortcuts") or "1"
            page.keyboard.press(keys.split()[0])
        used[way] += 1

    answers = ann.play(press, 11, MOST, enough=lambda: not deep and min(used.values()) > 2)
    assert min(used.values()) > 1, used
    if deep:
        finished(ann, answers)


def test_by_touch_on_a_narrow_phone(visitor, deep):
    ann = visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = ann.page
    whole_or_quick(ann, deep)
    used = {"map": 0, "actions": 0, "mine": 0, "list": 0}
    tabs = page.locator(".journey-tabs button")

    def tap(visitor: Visitor, chance: random.Random) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        touchable = page.locator(f"{ASKED}:visible, {PLACES}:visible, .journey-tabs button")
        heights = touchable.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(heights) >= LEAST_TOUCH, heights
        # the question is always in reach, whatever part of the board is looked at
        expect(page.locator(".prompt h2")).to_be_in_viewport()
        glowing = tabs.and_(page.locator(".glows"))
        if (chance.random() < 0.6 or not used["actions"]) and used["list"] and glowing.count():
            visitor.tap(glowing.nth(chance.randrange(glowing.count())))
            places = page.locator(f"{PLACES}:visible")
            at = page.locator(".marco-polo").get_attribute("class") or ""
            visitor.tap_twice(places.nth(chance.randrange(places.count())))
            used[at.split()[1].removeprefix("on-")] += 1
        else:
            visitor.tap_once(option(visitor, brisk(visitor, chance)))
            used["list"] += 1

    answers = ann.play(tap, 3, MOST, enough=lambda: not deep and used["actions"] > 1 and sum(used.values()) >= ENOUGH)
    assert min(used["actions"], used["list"]) > 0, used
    if deep:
        finished(ann, answers)


def test_a_journey_shows_how_far_it_can_go_and_can_be_taken_back(visitor):
    ann = visitor()
    page = ann.page
    table(ann, "here", EASY, options=SHORT)
    chance = random.Random(5)
    beyond = page.locator(".board .site.reach:not(.can)")
    for _ in range(80):
        assert ann.asked()
        if beyond.count():
            break
        actions = ann.actions()
        far = [one for one in ("act travel-middle", "act travel-upper") if one in actions]
        dice = [one for one in actions if one.startswith("die ")]  # the highest go furthest
        who = [one for one in actions if one.startswith("character ") and "gantulga" not in one]  # he never goes far
        with ann.answering():
            option(ann, (far or dice[-1:] or who or [brisk(ann, chance)])[0]).click()
    steps = page.locator(f"{ASKED}[data-action^='go ']")
    for number in range(steps.count()):  # each step says what it costs, and shows where it would lead
        page.mouse.move(2, 2)
        steps.nth(number).hover()
        expect(page.locator(".map .on-way")).to_have_count(1)
        assert steps.nth(number).locator(".sign").count() > 0
    page.mouse.move(2, 2)
    beyond.first.hover()
    expect(page.locator(".explanation")).to_contain_text("Within reach of this journey")
    page.wait_for_timeout(300)
    expect(page.locator(".explanation")).not_to_contain_text("Not now")
    before = page.locator(".prompt h2").inner_text()
    with ann.answering():
        steps.first.click()
    expect(page.locator(".prompt h2")).not_to_have_text(before)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".prompt h2")).to_have_text(before)


def test_everything_explains_itself(visitor):
    ann = visitor()
    page = ann.page
    table(ann)
    chance = random.Random(3)
    for _ in range(25):
        assert ann.asked()
        with ann.answering():
            option(ann, brisk(ann, chance)).click()
    until_asked(ann, "act", chance)
    things = page.locator(".board [data-explain]:visible, .seat-strip [data-explain]")
    names = sorted(set(things.evaluate_all("all => all.map(one => one.dataset.explain.split(':')[0])")))
    assert {"location", "leg", "marker", "outpost", "space", "offer", "next", "seal", "contract", "goal", "character",
            "stock", "dice", "black", "pile", "posts", "shields", "completed", "points"} <= set(names)  # fmt: skip
    for name in names:
        page.mouse.move(2, 2)
        page.locator(f".board [data-explain^='{name}'], .seat-strip [data-explain^='{name}']").first.hover()
        expect(page.locator(".explanation p").first).not_to_be_empty()
    favor = page.locator('[data-place="space:favor"] .slots')
    assert favor.locator(".die, .slot").count() == 4  # what is still free is shown beside the dice that lie there


def test_what_comes_to_lie_under_a_resting_pointer_is_not_explained(visitor):
    ann = visitor()
    page = ann.page
    table(ann, "here", EASY, options=QUICK)
    assert ann.asked()
    page.mouse.move(2, 2)
    page.mouse.down()
    page.mouse.up()
    enters = """([x, y]) => document.querySelector('.seat-strip [data-explain]').dispatchEvent(
        new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse', clientX: x, clientY: y}))"""
    page.evaluate(enters, [2, 2])
    page.wait_for_timeout(500)
    expect(page.locator(".explanation")).to_have_count(0)
    page.evaluate(enters, [3, 2])
    expect(page.locator(".explanation")).to_be_visible()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Wide pages are tested in deep runs only: they ask the same in the same colours, and the game by mouse shows
    one."""
    if "width" in metafunc.fixturenames:
        metafunc.parametrize("width", [360, 1440] if metafunc.config.getoption("--deep") else [360])


def test_axe_at_the_table(visitor, width):
    ann = visitor(viewport={"width": width, "height": 900})
    table(ann, options=SHORT)
    chance = random.Random(5)
    asked: set[str] = set()
    enough = 4 if width < 400 else 2  # a wide page asks the same, in the same colours
    for _ in range(60):
        if len(asked) > enough or not ann.asked():
            break
        kinds = {action.partition(" ")[0] for action in ann.actions()} & {
            "character",
            "keep",
            "act",
            "die",
            "go",
            "offer",
        }
        if kinds - asked:
            asked |= kinds
            whole = "act" in kinds  # the map is checked once, and what can be chosen on it whenever something can
            assert grave(ann, "light" if len(asked) % 2 else "dark", within=None if whole else ".panel") == []
            if width < 400:
                assert pale(ann) == []
        with ann.answering():
            option(ann, brisk(ann, chance)).click()
    assert len(asked) >= enough, asked


@pytest.mark.parametrize(("wide", "language"), [(1100, "en"), (768, "nl")])
def test_nothing_sticks_out(visitor, wide, language):
    """No part of the board is wider than the window, except the map on a phone, which can be moved about."""
    ann = visitor(locale=language)

    def through(width: int) -> None:
        ann.page.set_viewport_size({"width": width, "height": 900})

    table(ann, options=SHORT)
    chance = random.Random(8)
    for _ in range(15):
        assert ann.asked()
        for width in (wide, PHONE):
            through(width)
            assert ann.stick_out(".choice") == []
        with ann.answering():
            option(ann, brisk(ann, chance)).click()
    assert ann.asked()
    tabs = ann.page.locator(".journey-tabs button:visible")
    for width in (PHONE, wide):
        through(width)
        if width == PHONE:
            expect(tabs).not_to_have_count(0)
        for tab in range(tabs.count() or 1):
            if width == PHONE:
                tabs.nth(tab).click()
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
            assert ann.stick_out(".act, .space, .mine, .neighbour, .tile, .choice") == []
