"""What goes wrong on the way: a meaningless address, a part of the page that does not arrive, a browser that may not
copy."""

from __future__ import annotations

import json
import re

import pytest

from sarai.server.guests import COOKIE
from tests.e2e.test_customs import give_up, menu
from tests.e2e.visitor import ASKED, OVER, UNFETCHED, expect

NO_CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
    "addEventListener('copy', () => { window.copied = document.activeElement.value })"
)
"""As on a page that came over plain HTTP from another machine; the older way of copying is observed."""
NO_PART = "dynamically imported module"
"""How our page reports a part of itself that did not arrive."""


def test_a_link_can_be_had_without_a_clipboard(visitor):
    ann = visitor()
    ann.context.add_init_script(NO_CLIPBOARD)
    table = ann.table("here", "link")
    invitation = ann.served.origin + table["join_link"]
    expect(ann.page.get_by_label("Link to a free seat")).to_have_value(invitation)
    ann.page.get_by_role("button", name="Copy link").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_focused()
    assert ann.page.evaluate("window.copied") == invitation
    menu(ann, "Share")
    link = ann.page.get_by_label("Link to this table")
    expect(link).to_have_value(f"{ann.served.origin}/t/{table['id']}")
    link.focus()
    assert ann.page.evaluate("getSelection().toString()") == link.input_value()
    ann.page.get_by_role("dialog").get_by_role("button", name="Copy record").click()
    expect(ann.page.get_by_role("dialog").get_by_role("button", name="Copied")).to_be_visible()
    assert ann.page.evaluate("window.copied") == ann.page.get_by_label("Record of a game").input_value()


def test_an_address_may_name_the_game(visitor):
    """As `sarai play GAME` opens it."""
    ann = visitor()
    ann.page.goto("/?game=kashgar")
    expect(ann.page.get_by_role("dialog", name="Kashgar")).to_be_visible()
    assert ann.page.url == f"{ann.served.origin}/"
    ann.page.goto("/?game=chess")
    expect(ann.page.get_by_text("There is no such game here.")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("n", ["99999", "last", "-1"])
def test_an_address_beyond_the_end_shows_the_end(visitor, n):
    ann = visitor()
    table = ann.table("here", "greedy")
    assert ann.asked()
    ann.page.goto(f"/t/{table['id']}?n={n}")
    expect(ann.page.locator("main.board")).to_be_visible()
    if n == "99999":
        expect(ann.page.get_by_text("You are looking at the board after line 0.")).to_be_hidden()
        ann.page.get_by_role("button", name="Back to now").click()
    assert ann.asked()


def test_what_the_keyboard_is_on_is_described(visitor):
    """What an option would do, what a place is and why it cannot be chosen: for screen readers too."""
    ann = visitor()
    ann.table("here", "greedy")
    assert ann.asked()
    ann.page.keyboard.press("Shift+Q")
    option = ann.page.locator(".prompt .choice").first
    expect(option).to_have_attribute("aria-describedby", re.compile(r"\bforeseen\b"))
    expect(ann.page.locator("#foreseen")).not_to_be_empty()
    ann.page.keyboard.press("Shift+B")
    expect(option).not_to_have_attribute("aria-describedby", re.compile("."))
    expect(ann.page.locator(".board :focus")).to_have_attribute("aria-describedby", re.compile(r"\bexplanation\b"))
    while not any(action.startswith("camel") for action in ann.actions()):
        ann.page.locator(ASKED).first.click()
        assert ann.asked()
    near = ann.page.locator(".board .can").evaluate_all("all => all.map(one => one.dataset.place.slice(-1))")
    far = next(space for space in "01234567" if space not in near)
    ann.page.keyboard.press("Shift+B")
    ann.page.locator(f"[data-place='character:{far}']").focus()
    expect(ann.page.locator("#explanation .why")).to_be_visible()
    expect(ann.page.locator(".board :focus")).to_have_attribute("aria-describedby", "explanation")


def test_a_key_is_for_the_question_that_is_shown(visitor):
    """Pressed as soon as a question is there, it answers that one and not the one before."""
    ann = visitor()
    ann.table("here", "greedy")
    assert ann.asked()
    ann.page.evaluate(
        """asked => {
        let shown = "";
        const strike = () => {
            const options = [...document.querySelectorAll(asked)].map(one => one.dataset.action).join();
            if (options === shown) return;
            shown = options;
            if (options) dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
        };
        new MutationObserver(strike).observe(document.body, { subtree: true, childList: true, attributes: true });
        strike();
        }""",
        ASKED,
    )
    ann.until(lambda: len(ann.answers()) > 8)
    answers = {answer["id"] for answer in ann.answers()}
    assert not [said for said in map(json.loads, ann.heard) if said["kind"] == "refused" and said["id"] in answers]


def test_the_first_thing_one_does_may_be_to_take_back(visitor):
    ann = visitor()
    ann.table("here", "greedy")
    assert ann.asked()
    ann.page.keyboard.press("Control+z")
    expect(ann.page.locator(".undo-said")).to_contain_text(re.compile("take (it )?back"))


def test_a_part_that_does_not_come_is_told(visitor):
    """The page is loaded again then: a browser does not ask twice for a part that failed."""
    ann = visitor()
    ann.table("here", "greedy")
    assert ann.asked()
    ann.pardon(UNFETCHED, NO_PART)
    ann.page.route("**/assets/sheets-*.js", lambda route: route.abort())
    ann.page.get_by_role("button", name="Menu").click()
    told = ann.page.locator(".lacking")
    expect(told).to_contain_text("Part of this page did not load.")
    ann.page.unroute("**/assets/sheets-*.js")
    told.get_by_role("button", name="Try again").click()
    expect(told).to_have_count(0)
    assert ann.asked()
    menu(ann, "Keys")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_board_that_does_not_come_is_told(visitor):
    ann = visitor()
    ann.pardon(UNFETCHED, NO_PART)
    ann.page.route("**/assets/kashgar-*.js", lambda route: route.abort())
    ann.table("here", "greedy", game="kashgar")
    expect(ann.page.locator(".lacking")).to_contain_text("Part of this page did not load.")


def test_an_answer_that_does_not_come_is_told(visitor):
    """Words, a past position, a record, the list of tables: each is asked for again without reloading the page."""
    ann = visitor()
    table = ann.table("here", "greedy")["id"]
    assert ann.asked()
    told = ann.page.locator(".lacking")
    ann.pardon(UNFETCHED)

    def fails_first(address: str, act) -> None:
        ann.page.route(address, lambda route: route.abort())
        act()
        expect(told).to_contain_text("The house does not answer.")
        ann.page.unroute(address)
        told.get_by_role("button", name="Try again").click()
        expect(told).to_have_count(0)

    ann.page.evaluate("document.body.dataset.same = 'page'")
    fails_first("**/dunhuang/later", lambda: ann.page.get_by_role("button", name="Menu").click())
    expect(ann.page.get_by_role("dialog", name="Menu")).to_be_visible()
    ann.page.route("**/record?*", lambda route: route.abort())
    ann.page.get_by_role("dialog").get_by_role("button", name="Share").click()
    expect(ann.page.get_by_role("dialog").locator(".error")).to_contain_text("The house does not answer.")
    ann.page.unroute("**/record?*")
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.get_by_label("Record of a game")).to_have_value(re.compile("^sarai"))
    ann.page.keyboard.press("Escape")
    give_up(ann)
    ann.page.goto(f"/t/{table}")
    expect(ann.page.locator(OVER)).to_be_visible()
    fails_first("**/views?*", lambda: ann.page.keyboard.press("Home"))
    expect(ann.page.get_by_text("The game was set up.")).to_be_visible()

    ann.page.route("**/api/tables", lambda route: route.abort())
    ann.page.goto("/")
    expect(ann.page.locator(".lobby-lists .error")).to_contain_text("The house does not answer.")
    expect(ann.page.get_by_text("Nothing yet.")).to_have_count(0)
    ann.page.unroute("**/api/tables")
    ann.page.locator(".lobby-lists .error").get_by_role("button").click()
    expect(ann.page.locator(".lobby-lists .error")).to_have_count(0)
    expect(ann.page.locator(".table-line").first).to_be_attached()


def test_a_table_that_is_shut_says_why(visitor):
    ann = visitor()
    ann.table("here", "greedy")
    assert ann.asked()
    ann.pardon("ERR_INTERNET", "WebSocket")
    ann.context.add_cookies([{"name": COOKIE, "value": "nobody", "url": ann.served.origin}])
    ann.context.set_offline(True)
    expect(ann.page.locator(".banner.lost")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.get_by_role("alert")).to_have_text("We do not know who you are. Reload the page.")


def test_who_only_waits_asks_whether_anybody_is_there(visitor):
    ann = visitor()
    ann.page.clock.install()
    ann.table("here", "greedy")
    assert ann.asked()
    for beats in (1, 2):
        ann.page.clock.fast_forward(20_100)
        ann.until(lambda beats=beats: sum('"pong"' in frame for frame in ann.heard) == beats)
    assert [json.loads(frame)["do"] for frame in ann.said] == ["ping", "ping"]
    ann.page.clock.fast_forward(11_000)
    expect(ann.page.locator(".banner")).to_have_count(0)
    expect(ann.page.locator(".error")).to_have_count(0)


def test_a_failed_check_is_told_in_the_readers_language(visitor):
    ann = visitor(locale="nl")
    ann.table("here", "greedy")
    ann.page.route("**/verify", lambda route: route.fulfill(json={"ok": False, "said": "line 3: not what was dealt"}))
    assert ann.asked()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Opgeven").click()
    ann.page.locator("button.danger").click()
    ann.page.get_by_text("Was het schudden eerlijk?").click()
    ann.page.get_by_role("button", name="Het schudden nagaan").click()
    expect(ann.page.locator(f"{OVER} .error")).to_have_text(
        "Dat er met het beloofde startgetal is geschud, kon niet worden aangetoond. "
        "De controle meldt (in het Engels): line 3: not what was dealt"
    )


def test_who_watches_a_running_game_is_not_offered_to_play_on(visitor):
    """The server lets people imagine only what their own seat knows."""
    ann, eve = visitor(), visitor()
    table = ann.table("here", "greedy")
    assert ann.asked()
    eve.page.goto(f"/t/{table['id']}")
    eve.page.get_by_role("button", name="Menu").click()
    expect(eve.page.get_by_role("dialog").get_by_role("button", name="Share")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Play on from here")).to_have_count(0)
    give_up(ann)
    eve.page.keyboard.press("Escape")
    expect(eve.page.get_by_role("button", name="Play on from here")).to_be_visible()
    assert not eve.page.query_selector(ASKED)
