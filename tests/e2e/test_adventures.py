"""A live game of Silk Road Adventures in four browsers: by mouse, by keyboard over a slow connection, by touch, by
dragging."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from sarai.games.adventures.board import SHAPES, WAY_NAMES
from tests.e2e.test_pages import grave
from tests.e2e.test_whole_games import LEAST_TOUCH
from tests.e2e.visitor import OVER, Visitor, expect, visiting
from tests.server.proxy import between
from tests.server.travelling import shortest_way

ROUNDS = 4
BUILT = 2
"""Rounds in which everybody builds; in a deep run they do in all. In the others all declare at once, which is
allowed."""
GLASS = 180
"""Seconds; nobody waits for them, they are there for a busy machine."""
LATE = 0.15
"""Seconds that the slow connection takes, each way."""
CLOCK_OFF = "const now = Date.now.bind(Date); Date.now = () => now() + %d"
FLICK = """async (spot) => {
    const box = spot.getBoundingClientRect();
    const at = (kind, by) => new PointerEvent(kind, {
        bubbles: true, pointerId: 7, pointerType: "touch", button: 0,
        clientX: box.x + box.width / 2 + by, clientY: box.y + box.height / 2,
    });
    spot.dispatchEvent(at("pointerdown", 0));
    for (const by of [5, 90, 180]) {
        await new Promise((done) => setTimeout(done, 20));
        dispatchEvent(at("pointermove", by));
    }
    dispatchEvent(at("pointerup", 180));
}"""
Lays = Callable[[Visitor, str, str], None]


def shape_of(way: str) -> str:
    number = WAY_NAMES.index(way)
    return SHAPES[0 if number < 3 else 1 if number < 9 else 2]


def view_of(visitor: Visitor) -> dict[str, Any]:
    """The view that the page was last told."""
    for raw in reversed(visitor.heard):
        frame: dict[str, Any] = json.loads(raw)
        if "view" in frame:
            shown: dict[str, Any] = frame["view"]["table"]
            return shown
    raise AssertionError("nothing was heard")


def lies(visitor: Visitor, hex_: str) -> str | None:
    return visitor.page.locator(f'[data-place="hex:{hex_}"]').get_attribute("data-lies")


def turned(visitor: Visitor, hex_: str, way: str, turn: Callable[[], None]) -> None:
    """Turn the tile until it lies that way; every turn is seen at once."""
    for _ in range(6):
        was = lies(visitor, hex_)
        if was == way:
            return
        turn()
        visitor.until(lambda was=was: lies(visitor, hex_) != was)  # type: ignore[misc]
    raise AssertionError(f"{hex_} does not come to lie {way}")


def by_mouse(visitor: Visitor, hex_: str, way: str) -> None:
    visitor.page.locator(f"[data-tile={shape_of(way)}]").click()
    spot = visitor.page.locator(f'[data-place="hex:{hex_}"]')
    spot.click()
    turned(visitor, hex_, way, spot.click)


def by_keys(visitor: Visitor, hex_: str, way: str) -> None:
    keys = visitor.page.keyboard
    keys.press(hex_[0])
    keys.press(hex_[1])
    keys.press(str(SHAPES.index(shape_of(way)) + 1))
    turned(visitor, hex_, way, lambda: keys.press("t"))


def by_touch(visitor: Visitor, hex_: str, way: str) -> None:
    visitor.page.locator(f"[data-tile={shape_of(way)}]").tap()
    spot = visitor.page.locator(f'[data-place="hex:{hex_}"]')
    spot.tap()
    turned(visitor, hex_, way, spot.tap)


def by_dragging(visitor: Visitor, hex_: str, way: str) -> None:
    mouse = visitor.page.mouse
    spot = visitor.page.locator(f'[data-place="hex:{hex_}"]')
    for place, does in ((visitor.page.locator(f"[data-tile={shape_of(way)}]"), mouse.down), (spot, mouse.up)):
        box = place.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        does()
    turned(visitor, hex_, way, lambda: spot.click(button="right"))


def answer(visitor: Visitor, action: str, lays: Lays) -> None:
    option = visitor.page.locator(f".prompt [data-action^={action}]").first
    option.wait_for()
    if lays is by_keys:
        visitor.page.keyboard.press("Shift+Q")
        visitor.page.keyboard.press("Enter")
    elif lays is by_touch:
        option.tap()
    else:
        option.click()


def lies_there(visitor: Visitor, number: int, way: dict[str, str]) -> None:
    """Wait until the server has the whole route."""
    visitor.until(lambda: view_of(visitor)["merchants"][number].get("layout") == way)


def has_declared(visitor: Visitor, number: int, round_: int) -> None:
    def heard() -> bool:
        shown = view_of(visitor)
        return bool(shown["merchants"][number]["doing"] == "declared" or shown.get("last", {}).get("round") == round_)

    visitor.until(heard)


def test_four_browsers_in_a_live_game(browser, served, visitor, deep):
    ann, eve = visitor(), visitor(viewport={"width": 1100, "height": 800})
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    with between(served.port, LATE) as line, visiting(browser, line) as ben:
        cem, dee = visitor(**phone, color_scheme="dark"), visitor(viewport={"width": 1200, "height": 800}, locale="nl")
        ben.context.add_init_script(CLOCK_OFF % 120_000)
        cem.context.add_init_script(CLOCK_OFF % -120_000)
        options = {"mode": "live", "glass": str(GLASS)}
        table = ann.table("here", "link", "link", "link", game="adventures", options=options)
        token = table["join_link"].partition("#join=")[2]
        for one, name in ((ben, "Ben"), (cem, "Cem"), (dee, "Dee")):
            one.post(f"/api/tables/{table['id']}/join", {"token": token, "name": name})
        for one in (ben, cem, dee, eve):
            one.page.goto(f"/t/{table['id']}")
        players = [(ann, by_mouse), (ben, by_keys), (cem, by_touch), (dee, by_dragging)]

        for round_ in range(1, ROUNDS + 1):
            for one, lays in players:
                answer(one, "ready", lays)
            for one, _ in players:
                one.page.locator(".hexes.open").wait_for()
            if round_ == 1:
                clocks_agree([one for one, _ in players])
                assert grave(ann) == []
                looked_at_on_a_phone(cem)
            ben.page.keyboard.press("Shift+B")
            building = players if deep or round_ <= BUILT else []
            for number, (one, lays) in enumerate(building):
                way = shortest_way(view_of(one))
                if one is ben and round_ == 1:
                    line.stall()
                for hex_, lie in way.items():
                    lays(one, hex_, lie)
                if one is ben and round_ == 1:  # all lies there, and none of it has been confirmed
                    assert view_of(ben)["merchants"][1]["tiles"] == 0
                    line.flow()
                lies_there(one, number, way)
                expect(one.page.locator(".own.whole")).to_have_count(1)
            if round_ == 1:
                expect(eve.page.locator(".builders li")).to_have_count(4)
                eve.until(lambda: all(one["tiles"] for one in view_of(eve)["merchants"]))
                assert '"circles"' not in "".join(eve.heard)
            order = [(round_ + step) % 4 for step in range(4)]
            for number in order:
                one, lays = players[number]
                answer(one, "declare", lays)
                has_declared(one, number, round_)
            for one, _ in players:
                expect(one.page.locator(".reveal")).to_be_visible()
            places = {one["seat"]: one["place"] for one in view_of(ann)["last"]["arrivals"]}
            if building:
                assert places == {"ABCD"[number]: place for place, number in enumerate(order, 1)}
            if round_ == 1:
                assert grave(ann, "light") == []
                assert grave(cem, "dark") == []
                the_reveal_shows_everybody(ann)
            while view_of(ann)["phase"] == "pick":
                last = "ABCD".index(view_of(ann)["deciding"][0])
                answer(players[last][0], "pick", players[last][1])
                ann.until(lambda: view_of(ann)["phase"] != "pick")

        for one, _ in players:
            expect(one.page.locator(OVER)).to_be_visible()
        watched_again(ann)


def clocks_agree(all_: list[Visitor]) -> None:
    """However wrong a machine's clock is, its glass shows what is left of the server's sand."""
    began = time.monotonic()
    seconds = [int(one.page.locator(".glass b").inner_text()) for one in all_]
    looking = time.monotonic() - began  # one page after the other, on a busy machine
    assert all(0 < shown <= GLASS for shown in seconds), seconds
    assert max(seconds) - min(seconds) <= 4 + looking, seconds


def looked_at_on_a_phone(cem: Visitor) -> None:
    """Nothing is wider than the screen, everything is big enough for a finger, and the map shows while its button is
    held."""
    page = cem.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = page.locator(".hex-spot, .tray-tile:visible, [data-action=declare]").evaluate_all(
        "all => all.map(one => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height) })"
    )
    assert len(boxes) > 20
    assert min(boxes) >= LEAST_TOUCH, boxes
    expect(page.locator(".own-map")).to_be_hidden()
    page.locator(".tray-peek").dispatch_event("pointerdown", {"pointerType": "touch", "button": 0})
    expect(page.locator(".own-map .ware-spot").first).to_be_visible()
    page.evaluate("dispatchEvent(new PointerEvent('pointerup'))")
    expect(page.locator(".own-map")).to_be_hidden()
    spot = page.locator('[data-place="hex:c3"]')
    spot.tap()
    expect(spot).to_have_attribute("data-lies", "ne-sw")
    spot.evaluate(FLICK)
    expect(spot).not_to_have_attribute("data-lies", "ne-sw")
    expect(page.locator(".hex-spot.laid")).to_have_count(0)
    assert grave(cem, "dark") == []


def the_reveal_shows_everybody(ann: Visitor) -> None:
    """The goods of one's own route, the others' when asked for, and the best that would have been possible."""
    page = ann.page
    for number, arrival in enumerate(view_of(ann)["last"]["arrivals"]):
        page.locator(".reveal .switch button").nth(number).click()
        bought = sum(good["times"] > 0 for good in arrival["goods"])
        expect(page.locator(".bought li:not(.nothing)")).to_have_count(bought)
        expect(page.locator(".keyed.lit")).to_have_count(bought)
        points = arrival["goods_points"] + arrival["rank_points"] + arrival["length_points"]
        total = max(0, arrival["before"] + points) - arrival["before"]  # no score falls below zero
        expect(page.locator(".sums .strong dd")).to_have_text(f"{total:+}".replace("-", "−") if total else "0")
    expect(page.locator(".best-route")).to_have_count(0)
    page.locator(".best").click()
    expect(page.locator(".best-route path")).not_to_have_count(0)
    expect(page.locator(".everybody tbody tr")).to_have_count(4)


def watched_again(ann: Visitor) -> None:
    """Replayed at least as fast as it was played, and through anybody's eyes."""
    page = ann.page
    page.get_by_label("Speed").select_option("16")
    page.get_by_label("Through whose eyes").select_option("2")
    page.get_by_label("To the start").click()
    page.get_by_label("Play", exact=True).click()
    expect(page.locator(".own .hex-spot.laid")).not_to_have_count(0)
    page.get_by_label("Pause").click()


def test_in_turns_every_change_costs_sand_and_the_reveal_goes_good_by_good(visitor):
    ann = visitor(reduced_motion="no-preference")
    page = ann.page
    ann.table("here", "merchant:1", game="adventures", options={"mode": "turns"})
    page.locator(".hexes.open").wait_for()
    way = shortest_way(view_of(ann))
    for hex_, lie in way.items():
        by_mouse(ann, hex_, lie)
    lies_there(ann, 0, way)
    changes = view_of(ann)["merchants"][0]["commands"]
    assert changes >= len(way)
    expect(page.locator(".turn-glass b")).to_have_text(str(120 - 3 * changes))
    page.locator("[data-action=declare]").click()
    total = page.locator(".sums .strong dd")
    expect(total).to_have_text("…")  # the key slides over the route, goods light up, then all is added
    assert grave(ann, "light") == []
    page.locator(".reveal-board").click()  # somebody who does not want to wait
    expect(total).not_to_have_text("…")
    if page.locator(".go-on").count():  # unless the last one picks a bonus tile first
        expect(page.locator("[data-action=declare]")).to_be_hidden()
        page.locator(".go-on").click()
        expect(page.locator("[data-action=declare]")).to_be_visible()
        page.locator(".look-back").click()
        expect(page.locator(".reveal")).to_be_visible()
