"""What people do around a game: share a screen, pause, leave and come back, branch, study, play again, check."""

from __future__ import annotations

import random
import re
from itertools import pairwise

from sarai.server.frames import follower
from tests.e2e.test_together import take_turns, two_at_a_table
from tests.e2e.visitor import ASKED, OVER, UNFETCHED, Visitor, expect

HAND_OVER = "main.hand-over"


def menu(visitor: Visitor, item: str) -> None:
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=item).click()


def give_up(visitor: Visitor) -> None:
    menu(visitor, "Resign")
    visitor.page.locator("button.danger").click()
    expect(visitor.page.locator(OVER)).to_be_visible()


def test_two_people_share_a_screen_and_neither_sees_the_others_hand(visitor):
    ann = visitor()
    table = ann.table("here", "here", "greedy")
    chance = random.Random(3)
    passed_to = []
    for _ in range(12):
        ann.page.wait_for_selector(f"{HAND_OVER}, {ASKED}")
        if ann.page.query_selector(HAND_OVER):
            name = re.sub("^Pass the screen to ", "", ann.page.locator(f"{HAND_OVER} h1").inner_text())
            passed_to.append(name)
            assert ann.page.locator(".board, .prompt, .log").count() == 0, "the hand is still in the page"
            expect(ann.page.get_by_role("button", name=f"I am {name}")).to_be_focused()
            ann.page.keyboard.press("Enter")
            assert ann.asked()
            mine = int(name.removeprefix("Guest "))
            hands = ann.page.eval_on_selector_all("[data-place^='hand:']", "all => all.map(one => one.dataset.place)")
            others = {place for place in hands if place.count(":") == 2 and not place.startswith(f"hand:{mine}:")}
            assert not others, "cards of another hand are shown by kind"
        with ann.answering():
            ann.click(chance)
        ann.page.wait_for_timeout(100)
    assert {"Guest 0", "Guest 1"} == set(passed_to)
    assert all(one != other for one, other in pairwise(passed_to))
    assert {line["seat"] for line in ann.get(f"/api/tables/{table['id']}/lines")["lines"]} >= {0, 1}


def test_a_pause_is_agreed_on_and_ended(visitor):
    ann, ben, _ = two_at_a_table(visitor)
    menu(ann, "Pause")
    expect(ben.page.locator(".banner").filter(has_text="Agree")).to_be_visible()
    expect(ann.page.locator(".banner").get_by_text("The game is paused.")).to_have_count(0)
    ben.page.get_by_role("button", name="Agree").click()
    for one in (ann, ben):
        expect(one.page.locator(".banner").get_by_text("The game is paused.")).to_be_visible()
        expect(one.page.locator(ASKED)).to_have_count(0)
    ann.page.locator(".banner").get_by_role("button", name="Play on").click()
    for one in (ann, ben):
        expect(one.page.locator(".banner").get_by_text("The game is paused.")).to_have_count(0)
        expect(one.page.locator(".log")).to_contain_text("Ben sat down.")
        expect(one.page.locator(".log")).to_contain_text(re.compile("was paused.*The game was resumed.", re.DOTALL))
    take_turns([ann, ben], 2, random.Random(1))


def test_a_bot_plays_for_who_left_until_they_come_back(soon_gone):
    ann, ben, table = two_at_a_table(soon_gone)
    take_turns([ann, ben], 3, random.Random(2))
    ben.page.goto("/")
    ann.page.get_by_role("button", name="Menu").click()
    offer = ann.page.get_by_role("button", name="Let a bot play for Ben")
    expect(offer).to_be_enabled()
    offer.click()
    for _ in range(6):
        assert ann.asked()  # the bot answers in between
        with ann.answering():
            ann.page.locator(ASKED).first.click()
    lines = ann.get(f"/api/tables/{table}/lines")["lines"]
    given = next(line["n"] for line in lines if line["text"].startswith("bot "))
    assert any(line["seat"] == 1 and line["n"] > given for line in lines)
    assert lines[given]["text"] == f"bot {follower('dunhuang')}", "nobody chooses how well an opponent's seat is played"
    ben.page.goto(f"/t/{table}")
    expect(ben.page.get_by_text("A bot is playing for you.")).to_be_visible()
    ben.page.get_by_role("button", name="Play on yourself").click()
    expect(ben.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    take_turns([ann, ben], 6, random.Random(4))
    lines = ann.get(f"/api/tables/{table}/lines")["lines"]
    back = next(line["n"] for line in lines if line["text"].startswith("person"))
    expect(ann.page.locator(".log")).to_contain_text("Ben came back.")
    assert any(line["seat"] == 1 and line["n"] > back for line in lines) or ben.asked()


def test_who_has_to_go_leaves_the_seat_to_a_bot_and_comes_back(visitor):
    ann, ben, _ = two_at_a_table(visitor)
    menu(ann, "Let a bot play for me")
    expect(ben.page.locator(".log")).to_contain_text("A bot took over for Guest 0.")
    ann.page.get_by_role("button", name="Play on yourself").click()
    expect(ben.page.locator(".log")).to_contain_text("Guest 0 came back.")
    take_turns([ann, ben], 2, random.Random(6))
    alone = visitor()
    alone.table("here", "random")
    alone.asked()
    alone.page.get_by_role("button", name="Menu").click()
    expect(alone.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(alone.page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)


def test_a_game_against_time_offers_no_world_beside_it_until_it_is_over(visitor):
    ann = visitor()
    ann.table("here", "merchant:1", game="adventures", options={"mode": "turns"})
    ann.page.locator(".hexes.open").wait_for()
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_role("dialog").get_by_role("button", name="Resign")).to_be_visible()
    expect(ann.page.get_by_role("dialog").get_by_role("button", name="Play on from here")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    give_up(ann)
    expect(ann.page.locator(".replay").get_by_role("button", name="Play on from here")).to_be_visible()


def test_play_on_from_a_point_of_a_finished_game_and_of_a_running_one(visitor):
    ann = visitor()
    table = ann.table("here", "greedy")
    for _ in range(6):
        assert ann.asked()
        with ann.answering():
            ann.page.locator(ASKED).first.click()
    assert ann.asked()
    menu(ann, "Play on from here")
    ann.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(ann.page.get_by_text("An imagined world")).to_be_visible()
    assert ann.asked()
    imagined = ann.page.url
    with ann.answering():
        ann.page.locator(ASKED).first.click()
    ann.page.get_by_role("link", name="To that game").click()
    ann.page.wait_for_url(f"**/t/{table['id']}*")
    ann.page.get_by_role("button", name="Back to now").or_(ann.page.locator(ASKED)).first.wait_for()
    ann.page.keyboard.press("Escape")
    give_up(ann)
    for _ in range(5):
        ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("main.board.past")).to_be_visible()
    ann.page.locator(".replay").get_by_role("button", name="Play on from here").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(ann.page.get_by_text("Branched off from another game")).to_be_visible()
    assert ann.page.url not in (imagined, f"{ann.served.origin}/t/{table['id']}")
    assert ann.asked()
    with ann.answering():
        ann.page.locator(ASKED).first.click()
    branch = ann.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
    assert branch["branch_of"]["id"] == table["id"]
    assert not branch["branch_of"]["imagined"]


def test_a_game_travels_as_text_and_its_shuffles_are_checked(visitor, tmp_path):
    """Started by hand, so that the browser adds its own share to the seed."""
    ann = visitor()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play", exact=True).first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="2", exact=True).click()
    ann.page.get_by_role("button", name="Start").click()
    for _ in range(3):
        assert ann.asked()
        with ann.answering():
            ann.page.locator(ASKED).first.click()
    give_up(ann)
    ann.page.get_by_text("Were the shuffles fair?").click()
    ann.page.get_by_role("button", name="Check the shuffles").click()
    expect(ann.page.get_by_text("mixed with what your browser added")).to_be_visible()
    ann.page.evaluate("localStorage.setItem('sarai-shares', JSON.stringify([[location.pathname.slice(3), 'aa']]))")
    ann.page.get_by_role("button", name="Check the shuffles").click()
    expect(ann.page.get_by_text("is not among them")).to_be_visible()

    ann.page.locator(OVER).get_by_role("button", name="Share").click()
    record = ann.page.get_by_label("Record of a game")
    ann.until(lambda: record.input_value().endswith("\n"))
    text = record.input_value()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save record").click()
    assert saved.value.path().read_text(encoding="utf-8") == text

    ben = visitor()
    ben.pardon(UNFETCHED)
    ben.page.goto("/")
    ben.page.get_by_label("Record of a game").fill(text.replace("camel", "donkey"))
    ben.page.get_by_role("button", name="Open", exact=True).click()
    expect(ben.page.locator(".study .error")).to_contain_text("line")
    ben.page.get_by_label("Record of a game").fill(text)
    ben.page.get_by_role("button", name="Open", exact=True).click()
    expect(ben.page.locator(OVER)).to_be_visible()
    file = tmp_path / "game.sarai"
    file.write_text(text, encoding="utf-8")
    ben.page.goto("/")
    ben.page.set_input_files(".study input[type=file]", file)
    expect(ben.page.locator(OVER)).to_be_visible()


def test_a_rematch_is_told_and_finds_both_at_one_table(visitor):
    ann, ben, table = two_at_a_table(visitor, game="sealed-bid")
    eve = visitor()
    eve.page.goto(f"/t/{table}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    give_up(ann)
    expect(ben.page.locator(OVER)).to_be_visible()
    ann.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("button", name="Join the rematch").click()
    eve.page.get_by_role("button", name="Watch the rematch").click()
    for one in (ann, ben):
        one.page.wait_for_url(lambda url: table not in url)
        assert one.asked()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    assert ann.page.url == ben.page.url == eve.page.url


def test_a_tile_that_can_be_reached_gives_no_reason_why_not(visitor):
    """Several numbers of steps lead to a tile; that the expensive ones are out of reach says nothing about the cheap
    one."""
    ann = visitor()
    ann.table("here", "greedy")
    for _ in range(40):
        assert ann.asked()
        if any(action.startswith("camel") for action in ann.actions()):
            break
        with ann.answering():
            ann.page.locator(ASKED).first.click()
    last = ann.lines() - 1
    (now,) = ann.get(f"/api/tables/{table_of(ann)}/views?seat=0&from={last}")["views"]
    reached = {choice["target"] for choice in now["view"]["prompt"]["choices"]}
    assert reached <= {f"market:{space}" for space in range(8)}
    for space in range(8):
        ann.page.locator(f"[data-place='character:{space}']").first.hover()
        expect(ann.page.locator(".explanation")).to_be_visible()
        reason = ann.page.locator(".explanation .why")
        if f"market:{space}" in reached:
            ann.page.wait_for_timeout(350)  # time for the others to get their reason
            expect(reason).to_have_count(0)
        else:
            expect(reason).to_have_count(1)
        ann.page.mouse.move(2, 2)
        expect(ann.page.locator(".explanation")).to_have_count(0)


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/t/")[2].partition("?")[0]


def test_a_replay_stands_still_while_one_branches(visitor):
    ann = visitor()
    ann.table("here", "greedy")
    for _ in range(6):
        assert ann.asked()
        with ann.answering():
            ann.page.locator(ASKED).first.click()
    give_up(ann)
    ann.page.locator(OVER).get_by_role("button", name="Replay").click()
    ann.page.wait_for_timeout(1200)
    ann.page.locator(".replay").get_by_role("button", name="Play on from here").click()
    told = ann.page.get_by_role("dialog").locator("p").first.inner_text()
    ann.page.wait_for_timeout(1500)
    assert ann.page.get_by_role("dialog").locator("p").first.inner_text() == told


def test_silence_is_told(visitor):
    """The network goes silently: the page says so, and the answer arrives once it is back."""
    ann = visitor()
    table = ann.table("here", "random")
    assert ann.asked()
    ann.pardon("WebSocket", "ERR_INTERNET")
    ann.context.set_offline(True)
    expect(ann.page.locator(".banner.lost")).to_be_visible()
    ann.page.locator(ASKED).first.click()
    ann.context.set_offline(False)
    expect(ann.page.locator(".banner.lost")).to_have_count(0)
    ann.until(lambda: any(line["seat"] == 0 for line in ann.get(f"/api/tables/{table['id']}/lines")["lines"]))


def test_who_comes_too_late_can_watch(visitor):
    ann, ben, eve = visitor(), visitor(), visitor()
    table = ann.table("here", "link", clock={"kind": "minutes", "minutes": 10})
    expect(ann.page.locator(".banner").get_by_text("waits until everybody has sat down")).to_be_visible()
    for one in (ben, eve):
        one.page.goto(table["join_link"])
    expect(eve.page.get_by_role("button", name="Watch")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()
    assert ben.asked()
    expect(ann.page.locator(".banner").get_by_text("waits until everybody")).to_have_count(0)
    eve.pardon(UNFETCHED)
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()


def test_with_movement_the_game_goes_the_same_way(visitor):
    """What flies over the board never blocks an answer, and can be skipped."""
    ann = visitor(reduced_motion="no-preference")
    ann.page.add_init_script(
        "window.flown = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...args)"
        " { window.flown += this.matches('.flying'); return animate.apply(this, args) }"
    )
    ann.table("here", "greedy", "greedy")
    for count in range(8):
        assert ann.asked()
        with ann.answering():
            ann.page.locator(ASKED).first.click()
        ann.page.wait_for_timeout(150)
        if count % 2:
            ann.page.keyboard.press("Escape")
    assert ann.asked()
    assert ann.page.evaluate("window.flown"), "nothing moved"
