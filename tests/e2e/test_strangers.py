"""Among strangers: reasons in one's own language, grace for somebody who lost the connection, the host's rights, moving
seats."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route

from tests.e2e.test_customs import menu
from tests.e2e.test_pages import grave
from tests.e2e.test_together import two_at_a_table
from tests.e2e.visitor import ASKED, UNFETCHED, Visitor, expect

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
REMOVED = "The host has removed you from this table."
MOVED = "This seat is now played from another browser."
OLD_LINK = "This link has already been used or replaced."


def told(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("alert")


def sheet(visitor: Visitor, name: str | re.Pattern[str]) -> Locator:
    return visitor.page.get_by_role("dialog", name=name)


def open_menu(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name="Menu").click()
    found = sheet(visitor, "Menu")
    expect(found).to_be_visible()
    return found


def confirm(visitor: Visitor, item: str) -> None:
    menu(visitor, item)
    expect(sheet(visitor, item)).to_be_visible()
    sheet(visitor, item).locator("button.danger").click()


def private_link(visitor: Visitor) -> str:
    """The private link of one's seat, as the sheet shows it."""
    menu(visitor, "Play on another device")
    field = visitor.page.get_by_label("Private link to your seat", exact=True)
    expect(field).to_have_value(re.compile("#seat="))
    return field.input_value()


def bring(visitor: Visitor, link: str) -> None:
    visitor.page.goto(link)
    visitor.page.get_by_role("button", name="Bring it here").click()


# -- reasons


def test_a_reason_waits_for_its_words_and_follows_the_language(visitor):
    ann = visitor()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/shared/later", hold)
    ann.page.goto("/?game=chess")
    ann.until(lambda: bool(held))
    assert "why-" not in ann.page.locator("body").inner_text()
    expect(told(ann)).to_have_count(0)
    held[0].continue_()
    ann.page.unroute("**/shared/later")
    expect(told(ann)).to_have_text("There is no such game here. Choose one from the list.")
    ann.page.get_by_role("button", name="NL", exact=True).click()
    expect(told(ann)).to_have_text("Zo'n spel is er hier niet. Kies er een uit de lijst.")
    ann.page.get_by_role("button", name="EN", exact=True).click()
    expect(told(ann)).to_have_text("There is no such game here. Choose one from the list.")


def test_a_reason_whose_words_do_not_come_is_told_as_the_server_said_it(visitor):
    ann, ben = visitor(), visitor(locale="nl")
    table = ann.table("here", "link")
    ben.pardon(UNFETCHED)
    ben.page.route("**/shared/later", lambda route: route.abort())
    ben.page.goto(f"/t/{table['id']}#join=nothing")
    ben.page.get_by_role("button", name="Aanschuiven").click()
    expect(told(ben)).to_have_text("This link does not open the table. Ask whoever invited you for a new one.")


def test_who_sits_down_and_who_sets_up_is_told_why_not(visitor):
    ann, ben = visitor(), visitor(locale="nl")
    table = ann.table("here", "link")
    ben.pardon(UNFETCHED)
    ben.page.goto(f"/t/{table['id']}#join=nothing")
    ben.page.get_by_role("button", name="Aanschuiven").click()
    expect(told(ben)).to_have_text("Deze link opent de tafel niet. Vraag wie je uitnodigde om een nieuwe.")
    no = {"reason": {"key": "why-crowded", "args": {}, "rule": ""}, "said": "So many wait for this."}
    ben.page.route("**/api/promises", lambda route: route.fulfill(status=503, json=no))
    ben.page.goto("/")
    ben.play_button().click()
    ben.page.get_by_role("button", name="Beginnen").click()
    expect(told(ben)).to_contain_text("Er wachten hier te veel mensen op")


# -- grace


def test_a_bot_for_who_lost_the_line_is_offered_only_after_a_while(visitor):
    """The page counts down by itself; the server has the last word."""
    ann, ben = visitor(), visitor()
    ann.page.clock.install()
    table = ann.table("here", "link")
    ben.page.goto(table["join_link"])
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("main.board")).to_be_visible()
    ben.page.goto("/")
    offer = open_menu(ann).get_by_role("button", name=re.compile("^Let a bot play for Guest"))
    expect(offer).to_be_disabled()
    expect(offer).to_contain_text(re.compile(r"possible in (\d|[12]\d|30) seconds"))
    offer.click(force=True)
    assert not [said for said in ann.said if '"bot"' in said]
    ann.page.clock.fast_forward(31_000)
    expect(offer).to_be_enabled()
    expect(offer).not_to_contain_text("possible in")
    offer.click()
    expect(told(ann)).to_contain_text("lost the connection only a moment ago")


# -- the host of a table


def test_the_host_closes_a_table_for_everybody(visitor):
    ann, ben, table = two_at_a_table(visitor)
    sockets: list[str] = []
    ben.page.on("websocket", lambda socket: sockets.append(socket.url))
    ben.page.clock.install()
    menu(ann, "Close this table")
    sheet(ann, "Close this table").get_by_role("button", name="Keep it open").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    confirm(ann, "Close this table")
    expect(ann.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(told(ben)).to_have_text("This table has been closed for good. Open another from the lobby.")
    expect(ben.page.locator("main.board")).to_have_count(0)
    ben.page.clock.fast_forward(60_000)
    assert not sockets, "nobody should ask for that table again"
    ben.page.get_by_role("button", name="To the lobby").click()
    expect(ben.page.get_by_role("heading", name="My tables")).to_be_visible()
    ben.pardon(UNFETCHED)
    ben.page.goto(f"/t/{table}")
    expect(ben.page.get_by_text("There is no such table.")).to_be_visible()


def test_who_has_played_stays_and_so_does_the_table(visitor):
    ann, ben, _ = two_at_a_table(visitor)
    while not ben.answers():
        ann.until(lambda: any(one.page.query_selector(ASKED) for one in (ann, ben)))
        one = ben if ben.page.query_selector(ASKED) else ann
        with one.answering():
            one.page.locator(ASKED).first.click()
    expect(ann.page.locator(".log")).to_contain_text("Ben ")
    items = open_menu(ann)
    expect(items.get_by_role("button", name="Resign")).to_be_visible()
    for item in ("Close this table", "Remove Ben"):
        expect(items.get_by_role("button", name=item)).to_have_count(0)
    items = open_menu(ben)
    expect(items.get_by_role("button", name="Resign")).to_be_visible()
    expect(items.get_by_role("button", name="Leave my seat")).to_have_count(0)


def test_the_host_removes_who_has_not_played(visitor):
    ann, ben, table = two_at_a_table(visitor)
    ann.page.reload()  # so that she arrives when no seat is free, and is told no link to one
    expect(ann.page.locator("main.board")).to_be_visible()
    confirm(ann, "Remove Ben")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator(".seat-strip li").nth(1)).to_contain_text("free")
    invitation = ann.page.get_by_label("Link to a free seat")
    expect(invitation).to_have_value(re.compile("#join="))
    expect(told(ben)).to_contain_text(REMOVED)
    ben.page.get_by_role("button", name="Watch").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    ben.page.goto("/")
    ben.pardon(UNFETCHED)
    ben.page.goto(invitation.input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    expect(told(ben)).to_contain_text(REMOVED)
    assert not [seat for seat in ben.get(f"/api/tables/{table}")["seats"] if seat["mine"]]


def test_who_gets_up_may_sit_down_again(visitor):
    ann, ben, table = two_at_a_table(visitor, open=True)
    confirm(ben, "Leave my seat")
    expect(told(ben)).to_contain_text("You have left your seat.")
    expect(ann.page.locator(".seat-strip li").nth(1)).to_contain_text("free")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("textbox").fill("Ben again")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("main.board")).to_be_visible()
    expect(ann.page.locator(".seat-strip li").nth(1)).to_contain_text("Ben again")
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "link"


# -- one's seat on another device


def test_a_seat_moves_to_another_browser(visitor):
    ann, phone, eve = visitor(), visitor(**PHONE), visitor()
    table = ann.table("here", "greedy")["id"]
    assert ann.asked()
    link = private_link(ann)
    assert link.startswith(f"{ann.served.origin}/t/{table}#seat=")
    expect(ann.page.get_by_role("img", name="QR code of the private link to your seat")).to_be_visible()
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Dunhuang")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="Bring this seat here?")).to_be_visible()
    assert phone.page.url == f"{ann.served.origin}/t/{table}"
    assert not phone.get(f"/api/tables/{table}")["seats"][0]["mine"], "nothing moves before somebody says so"
    phone.page.get_by_role("button", name="Bring it here").tap()
    assert phone.asked()
    you = re.compile("^You$")
    expect(phone.page.get_by_text(you).first).to_be_visible()
    expect(told(ann)).to_contain_text(MOVED)
    expect(ann.page.locator("[data-place^='hand:']")).to_have_count(0)
    ann.page.get_by_role("button", name="Watch").click()
    expect(ann.page.get_by_text("You are watching")).to_be_visible()
    expect(ann.page.get_by_text(you)).to_have_count(0)
    eve.pardon(UNFETCHED)
    bring(eve, link)
    expect(told(eve)).to_contain_text(OLD_LINK)
    expect(eve.page.get_by_role("button", name="Bring it here")).to_have_count(0)
    eve.page.get_by_role("button", name="Watch").click()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()


def test_a_seat_comes_back_by_a_link_opened_at_its_own_table(visitor):
    """Only the fragment of the address changes then, so no page is loaded."""
    ann, phone = visitor(), visitor()
    ann.table("here", "greedy")
    bring(phone, private_link(ann))
    assert phone.asked()
    back = private_link(phone)
    expect(told(ann)).to_contain_text(MOVED)
    ann.page.evaluate("document.body.dataset.same = 'page'")
    bring(ann, back)
    assert ann.asked()
    assert ann.page.evaluate("document.body.dataset.same") == "page"
    expect(told(phone)).to_contain_text(MOVED)


def test_a_new_link_makes_the_old_one_useless(visitor):
    ann, eve, phone = visitor(), visitor(), visitor()
    ann.table("here", "greedy")
    old = private_link(ann)
    ann.page.get_by_role("button", name="Make a new link").click()
    expect(ann.page.get_by_text("This link is new. The old one no longer works.")).to_be_visible()
    field = ann.page.get_by_label("Private link to your seat", exact=True)
    expect(field).not_to_have_value(old)
    eve.pardon(UNFETCHED)
    bring(eve, old)
    expect(told(eve)).to_contain_text(OLD_LINK)
    bring(phone, field.input_value())
    assert phone.asked()
    expect(told(ann)).to_contain_text(MOVED)


def test_of_several_seats_at_one_screen_the_one_looked_at_moves(visitor):
    ann, phone = visitor(), visitor()
    table = ann.table("here", "here", "greedy")["id"]
    name = ann.page.locator("main.hand-over h1").inner_text().removeprefix("Pass the screen to ")
    ann.page.locator("main.hand-over .main").click()
    assert ann.asked()
    link = private_link(ann)
    expect(sheet(ann, "Play on another device")).to_contain_text(f"This is {name}'s seat.")
    bring(phone, link)
    assert phone.asked()
    seats = phone.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats if seat["mine"]] == [name]
    expect(told(ann)).to_contain_text(MOVED)
    ann.page.get_by_role("button", name="Back to the table").click()
    expect(ann.page.locator("main.board")).to_be_visible()
    expect(ann.page.get_by_text("You are watching")).to_have_count(0)


# -- every new sheet and page on a phone

SAID = {
    "en": ("Sit down", "Remove Ben", "Play on another device", "Close this table", "Leave my seat"),
    "nl": (
        "Aanschuiven",
        "Ben van tafel sturen",
        "Op een ander apparaat spelen",
        "Deze tafel sluiten",
        "Mijn plaats verlaten",
    ),
}


def fits(visitor: Visitor, within: str, axe: bool) -> None:
    """No word sticks out; and where asked, axe has nothing to say."""
    assert not axe or grave(visitor, within=within) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert visitor.stick_out(f"{within}, {within} .button") == []


@pytest.mark.parametrize("language", SAID)
def test_axe_on_a_phone(visitor, language):
    """Axe in one language, since colours and roles are the same in all; whether it fits, in each."""
    axe = language == "en"
    sit_down, remove, elsewhere, close, leave = SAID[language]
    ann, ben, phone = (visitor(**PHONE, locale=language) for _ in range(3))
    table = ann.table("here", "link")
    ben.page.goto(table["join_link"])
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name=sit_down).click()
    expect(ben.page.locator("main.board")).to_be_visible()
    for one, items in ((ann, (remove, close, elsewhere)), (ben, (leave,))):
        for item in items:
            one.page.get_by_role("button", name="Menu").click()
            expect(sheet(one, "Menu").get_by_role("button", name=item)).to_be_visible()
            if item == items[0]:
                fits(one, "dialog", axe)
            sheet(one, "Menu").get_by_role("button", name=item).click()
            expect(sheet(one, item)).to_be_visible()
            if item == elsewhere:
                expect(one.page.locator("svg.code")).to_be_visible()
            fits(one, "dialog", axe)
            if item != elsewhere:
                one.page.keyboard.press("Escape")
    phone.page.goto(ann.page.locator("dialog .address input").input_value())
    expect(phone.page.locator("main h2")).to_be_visible()
    fits(phone, "main", axe)
    phone.page.locator("main .button.main").click()
    expect(told(ann)).to_be_visible()
    fits(ann, "main", axe)
