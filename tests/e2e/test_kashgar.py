"""Games of Kashgar against bots: by mouse to the end, by keyboard alone, by touch; and what its board shows.

By keyboard and by touch an ordinary run ends when all ways to answer have been used, a deep one with the game: more
rounds show nothing new, and ending a game by keys and by touch is tested in Dunhuang.
"""

from __future__ import annotations

import random
import re

import pytest

from tests.e2e.test_pages import grave, pale
from tests.e2e.test_whole_games import EASY, LEAST_TOUCH, finished
from tests.e2e.visitor import ASKED, OVER, Visitor, expect

ROWS = ".board .deed.can"
HEADS = ".board .caravan.can .zone-button"
PLACES = ".board [data-place].can:not(.zone):not(.deed)"
SHORT = {"rounds": "12"}
HEIGHTS = "all => all.map(one => one.getBoundingClientRect().height)"
OPENED = f"""async ([heads, at]) => {{
    document.querySelectorAll(heads)[at].click()
    await new Promise(requestAnimationFrame)
    return ({HEIGHTS})([...document.querySelectorAll(".prompt .opened .choice")])
}}"""


def test_by_mouse(visitor):
    ann = visitor()
    page = ann.page
    ann.table("here", EASY, EASY, EASY, game="kashgar", options=SHORT)
    assert ann.asked()
    assert grave(ann) == []
    used = {"row": 0, "caravan": 0, "place": 0, "list": 0}

    def click(visitor: Visitor, chance: random.Random) -> None:
        """Click a row of a front card, a caravan and then one of its options, any other place that glows, or the
        list."""
        rows, heads, places = page.locator(ROWS), page.locator(HEADS), page.locator(PLACES)
        page.mouse.move(2, 2)  # a resting pointer does not enter anything
        caravans = rows.count()
        ways = ["list", "row", "caravan"] if caravans else ["list", "place"] if places.count() else ["list"]
        way = next((one for one in ways if not used[one]), chance.choice(ways))
        if way == "row":
            row = rows.nth(chance.randrange(caravans))
            row.hover()
            expect(page.locator(".prompt .choice.hot")).to_have_count(1)  # pointing at it lights its option
            row.click()
        elif way == "caravan":
            sent = len(visitor.answers())
            heads.nth(chance.randrange(heads.count())).click()
            options = page.locator(".prompt .opened .choice")
            expect(options).not_to_have_count(0)
            assert len(visitor.answers()) == sent  # looking at a caravan closely answers nothing yet
            options.nth(chance.randrange(options.count())).click()
        elif way == "place":
            place = places.nth(chance.randrange(places.count()))
            place.hover()
            expect(page.locator(".prompt .choice.hot")).to_have_count(1)
            place.click()
        elif not used["place"]:
            page.locator(ASKED).first.click()  # the Patriarch, who draws two cards of which one is kept
        else:
            visitor.click(chance)
        used[way] += 1

    answers = ann.play(click, 7)
    assert min(used.values()) > 0, used
    finished(ann, answers)
    assert grave(ann, within=".side") == []
    table = page.locator(f"{OVER} table")
    for category in ("contracts", "people", "Total"):
        expect(table).to_contain_text(re.compile(category, re.IGNORECASE))
    page.locator("output").wait_for()
    for _ in range(3):  # back through the game, through somebody else's eyes
        page.keyboard.press("ArrowLeft")
    expect(page.locator("main.board.past")).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("-1")
    expect(page.locator(".kashgar.watching .neighbour")).to_have_count(4)
    assert grave(ann, "dark") == []


def test_by_keyboard_alone(visitor, deep):
    ann = visitor()
    page = ann.page
    ann.table("here", EASY, EASY, game="kashgar", options=SHORT)
    assert ann.asked()
    used = {"key": 0, "option": 0, "board": 0}

    def press(visitor: Visitor, chance: random.Random) -> None:
        way = min(used, key=lambda one: (used[one], chance.random()))  # all three in turn, in any order
        if way == "board" and page.locator(".board .can").count():
            page.keyboard.press("Shift+B")
            assert page.evaluate("document.activeElement.closest('.board .can') !== null")
            several = page.locator(ROWS).count() > 0
            page.keyboard.press(chance.choice(["Enter", "Space"]))
            if several:  # a caravan: the keyboard moves on to what can be done with it
                ann.until(lambda: page.evaluate("document.activeElement.matches('.prompt .opened .choice')"))
                page.keyboard.press("Enter")
        elif way == "option":
            page.keyboard.press("Shift+Q")
            for _ in range(chance.randrange(min(4, page.locator(ASKED).count()))):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        else:
            way = "key"
            page.keyboard.press("123456789"[chance.randrange(min(9, page.locator(ASKED).count()))])
        used[way] += 1

    answers = ann.play(press, 11, enough=lambda: not deep and min(used.values()) > 2)
    assert min(used.values()) > 1, used
    if deep:
        finished(ann, answers)


def test_by_touch_on_a_narrow_phone(visitor, deep):
    ann = visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = ann.page
    ann.table("here", EASY, game="kashgar", options=SHORT)
    used = {"row": 0, "place": 0, "list": 0}

    def tap(visitor: Visitor, chance: random.Random) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        touchable = page.locator(f"{ASKED}:visible, {ROWS}:visible, {PLACES}:visible, .caravan-tabs button:visible")
        heights = touchable.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(heights) >= LEAST_TOUCH, heights
        tabs, rows = page.locator(".caravan-tabs button.glows"), page.locator(f"{ROWS}:visible")
        if rows.count():
            visitor.tap(tabs.nth(chance.randrange(tabs.count()) if used["place"] else 0))
            expect(page.locator(".prompt .headed:visible")).to_have_count(1)  # one caravan at a time
        places, options = page.locator(f"{PLACES}:visible"), page.locator(f"{ASKED}:visible")
        ways = ["list", "row"] if rows.count() else ["list", "place"] if places.count() else ["list"]
        way = next((one for one in ways if not used[one]), chance.choice(ways))
        if way == "row":
            visitor.tap_twice(rows.nth(chance.randrange(rows.count())))
        elif way == "place":
            visitor.tap_twice(places.nth(chance.randrange(places.count())))
        else:
            at = chance.randrange(options.count()) if used["place"] else 0  # the Patriarch first
            visitor.tap_once(options.nth(at))
        used[way] += 1

    answers = ann.play(tap, 3, enough=lambda: not deep and min(used.values()) > 1)
    assert min(used.values()) > 0, used
    if deep:
        finished(ann, answers)


def test_what_an_action_would_do_is_shown_before_it_is_done(visitor):
    """When a caravan is looked at, each action says what it does; the one pointed at shows it on the board."""
    ann = visitor()
    page = ann.page
    ann.table("here", "greedy", game="kashgar")
    seen = {"stock": 0, "ghost": 0, "outcome": 0}
    chance = random.Random(1)
    for _ in range(60):
        assert ann.asked()
        if page.locator(ROWS).count():
            for head in range(page.locator(HEADS).count()):
                options = page.locator(".prompt .opened .choice")
                at_once = page.evaluate(OPENED, [HEADS, head])
                assert at_once
                page.wait_for_timeout(150)
                seen["outcome"] += page.locator(".prompt .opened .sign").count()
                assert options.evaluate_all(HEIGHTS) == at_once  # room was reserved: nothing moves under a pointer
            for row in range(page.locator(ROWS).count()):
                page.mouse.move(2, 2)
                page.locator(ROWS).nth(row).hover()
                expect(page.locator(".foreseen h3")).to_be_visible()
                expect(page.locator(".ghost-card")).not_to_have_count(0)
                seen["ghost"] += 1
                seen["stock"] += page.locator(".gauge .later").count()
        with ann.answering():
            ann.click(chance)
        if min(seen.values()) > 0:
            return
    raise AssertionError(seen)


def test_what_cannot_be_done_says_why(visitor):
    """Always paying leads to a front card whose action cannot be paid for; it says why."""
    ann = visitor()
    page = ann.page
    chance = random.Random(2)
    ann.table("here", "greedy", game="kashgar")
    for _ in range(250):
        if not ann.asked():
            ann.table("here", "greedy", game="kashgar")
            continue
        impossible = page.locator(".board .deed.cannot")
        if impossible.count():
            page.mouse.move(2, 2)
            impossible.first.hover()
            expect(page.locator(".explanation .why")).to_contain_text("Not now:")
            return
        dear = page.locator(f"{ASKED}:has(.sign-cost)")
        with ann.answering():
            dear.first.click() if dear.count() else ann.click(chance)
    raise AssertionError("everything was possible all the time")


def test_everything_explains_itself_and_the_pile_can_be_browsed(visitor):
    ann = visitor()
    page = ann.page
    ann.table("here", "greedy", "greedy", game="kashgar")
    chance = random.Random(3)
    for answers in range(20):
        assert ann.asked()
        if answers > 8 and page.locator(ROWS).count():  # a front card is asked for, nothing is spread out
            break
        with ann.answering():
            ann.click(chance)
    things = page.locator(".board [data-explain]:visible, .seat-strip [data-explain]")
    names = sorted(set(things.evaluate_all("all => all.map(one => one.dataset.explain.split(':')[0])")))
    assert {"person", "contract", "stock", "deck", "discard", "road", "points", "completed", "caravan"} <= set(names)
    for name in names:
        page.mouse.move(2, 2)
        page.locator(f".board [data-explain^='{name}'], .seat-strip [data-explain^='{name}']").first.hover()
        expect(page.locator(".explanation p").first).not_to_be_empty()
    pile = page.locator("button.discard")
    cards = int(pile.inner_text())
    pile.click()
    tray = page.get_by_role("region", name=re.compile("Discard pile"))
    expect(tray).to_be_visible()
    shown = tray.locator(".person-card").evaluate_all(
        "all => all.map(one => Number((one.querySelector('.copies')?.textContent ?? '×1').slice(1)))"
    )
    assert sum(shown) == cards > 0
    tray.get_by_role("button", name="Close").click()
    expect(tray).to_have_count(0)


def test_cards_travel_unless_somebody_wants_them_still(visitor):
    """Drawn cards fly and the front card glides to the back; under reduced motion nothing does."""
    moved = {}
    for motion in ("no-preference", "reduce"):
        ann = visitor(reduced_motion=motion)
        page = ann.page
        page.add_init_script(
            "window.motions = []; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...args)"
            " { window.motions.push(this.closest('.queue') ? 'glide' : 'fly'); return animate.apply(this, args) }"
        )
        ann.table("here", "greedy", game="kashgar")
        for _ in range(4):  # the Patriarch draws two, one is kept, and so on
            assert ann.asked()
            with ann.answering():
                page.locator(ASKED).first.click()
        assert ann.asked()
        moved[motion] = set(page.evaluate("window.motions"))
    assert moved == {"no-preference": {"glide", "fly"}, "reduce": set()}


RIVALS = ".small-caravan, .small-caravan .face"
"""What "choose a rival's caravan" would light up."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Wide pages are tested in deep runs only: they ask the same in the same colours, and the game by mouse shows
    one."""
    if "width" in metafunc.fixturenames:
        metafunc.parametrize("width", [360, 1440] if metafunc.config.getoption("--deep") else [360])


def test_axe_at_the_table(visitor, width):
    ann = visitor(viewport={"width": width, "height": 900})
    page = ann.page
    ann.table("here", "greedy", "greedy", game="kashgar", options={"expansion": "all"})
    assert ann.asked()
    assert grave(ann) == []
    chance = random.Random(5)
    asked: set[str] = set()
    enough = 2 if width < 400 else 1  # a wide page asks the same, in the same colours
    for answers in range(60):  # a third kind of question is rare, and not waited for as long
        if len(asked) > enough - (answers > 25) or not ann.asked():
            break
        kinds = {action.partition(" ")[0] for action in ann.actions()} & {"keep", "take", "fulfil", "rival", "caravan"}
        if kinds - asked:
            asked |= kinds
            assert grave(ann, "light" if len(asked) % 2 else "dark", within=None if width < 400 else ".panel") == []
            if width < 400:
                assert pale(ann, also=RIVALS) == []
        options = page.locator(f"{ASKED}:visible")
        with ann.answering():
            options.nth(chance.randrange(options.count())).click()
    assert len(asked) >= enough, asked
    page.locator("button.discard").click()
    assert grave(ann, "dark") == []


@pytest.mark.parametrize(("widths", "language"), [((1100, 360), "en"), ((768, 360), "nl")])
def test_nothing_sticks_out(visitor, widths, language):
    """No part of the board is wider than the window, and no name is cut off on the cards that can be chosen."""
    ann = visitor(locale=language)
    ann.table("here", "greedy", "greedy", "greedy", game="kashgar")
    chance = random.Random(8)
    for _ in range(13):
        assert ann.asked()
        for width in widths:
            ann.page.set_viewport_size({"width": width, "height": 900})
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
            assert ann.stick_out(".kashgar .card, .kashgar .gauge, .kashgar .strip, .choice") == []
        options = ann.page.locator(f"{ASKED}:visible")
        with ann.answering():
            options.nth(chance.randrange(options.count())).click()
