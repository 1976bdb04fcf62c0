"""Several browsers at one table: what each receives, what a lost connection costs, who answers how often."""

from __future__ import annotations

import json
import random

import pytest

from sarai import games
from sarai.kernel.play import replay
from sarai.kernel.record import parse_record
from sarai.kernel.state import NOBODY
from tests.e2e.visitor import ASKED, OVER, Visitor, expect, visiting
from tests.server.harness import serving
from tests.server.test_secrets import expected


def two_at_a_table(visitor, game: str = "dunhuang", **more) -> tuple[Visitor, Visitor, str]:
    """Ann makes a table, and Ben comes by the link that she sees."""
    ann, ben = visitor(), visitor()
    table = ann.table("here", "link", game=game, **more)
    ben.page.goto(table["join_link"])
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("main.board")).to_be_visible()
    return ann, ben, table["id"]


def log_of(visitor: Visitor, page=None) -> list[str]:
    """What the log says, without the names of those it is about: these differ between one's own eyes and others'."""
    return list((page or visitor.page).locator(".log li").evaluate_all("all => all.map(one => one.innerText)"))


def take_turns(players: list[Visitor], answers: int, chance: random.Random) -> None:
    for _ in range(answers):
        players[0].until(lambda: any(one.page.query_selector(ASKED) for one in players))
        for one in players:
            if one.page.query_selector(ASKED):
                with one.answering():
                    one.click(chance)
                one.page.wait_for_timeout(60)
                break


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What each game hides is checked frame by frame in `tests/server`; here one game shows that the page asks for no
    more."""
    if "hiding" in metafunc.fixturenames:
        metafunc.parametrize("hiding", ["dunhuang", *(["kashgar"] if metafunc.config.getoption("--deep") else [])])


def test_nobody_receives_what_others_hide(visitor, hiding):
    """Every frame sent to the opponent and to a spectator says what their seats may know, and nothing else."""
    ann, ben, table = two_at_a_table(visitor, hiding)
    eve = visitor()
    eve.page.goto(f"/t/{table}")
    expect(eve.page.locator(".board")).to_be_visible()
    take_turns([ann, ben], 16, random.Random(5))
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.locator("button.danger").click()
    for one in (ann, ben, eve):
        expect(one.page.locator(OVER)).to_be_visible()
    record = parse_record(ann.context.request.get(f"/api/tables/{table}/record").text())
    truth = replay(games.load(hiding), record)
    seed = record.lines[-1].text.removeprefix("seed ")
    compared = 0
    for seat, one in ((0, ann), (1, ben), (NOBODY, eve)):
        for frame in map(json.loads, one.heard):
            if frame["kind"] == "line":
                n = frame["line"]["n"]
                assert (frame["line"]["events"], frame["view"]) == expected(truth, n, seat), (seat, n)
                assert frame["line"]["text"] == truth.line_as_told(n, seat).text
                assert frame["line"]["text"].startswith("seed") or seed not in json.dumps(frame)
                compared += 1
            else:
                assert seed not in json.dumps(frame)
    hidden = [n for n in range(len(record.lines)) if truth.line_as_told(n, NOBODY) != record.lines[n]]
    assert hidden, "a game without secrets proves nothing"
    assert compared > 40


def test_reload_and_two_tabs(visitor):
    ann, ben, table = two_at_a_table(visitor)
    take_turns([ann, ben], 6, random.Random(8))
    second = ann.tab()
    second.goto(f"/t/{table}")
    expect(second.locator(".log li")).to_have_count(ann.page.locator(".log li").count())
    take_turns([ann, ben], 6, random.Random(9))
    ann.until(lambda: any(one.page.query_selector(ASKED) for one in (ann, ben)))  # the last answer has been carried out
    ann.until(lambda: len(log_of(ann)) == len(log_of(ben)) and log_of(ann, second) == log_of(ann))
    lines = log_of(ann)
    assert len(lines) > 6
    before = ann.page.locator(".prompt h2").inner_text(), ann.actions()
    ann.page.reload()
    ann.until(lambda: log_of(ann) == lines)
    assert (ann.page.locator(".prompt h2").inner_text(), ann.actions()) == before
    ann.asked() if ann.page.query_selector(ASKED) else ben.asked()


def test_a_double_click_makes_one_move(visitor):
    ann = visitor()
    table = ann.table("here", "random")

    def answered() -> int:
        lines = ann.get(f"/api/tables/{table['id']}/lines?seat=0")["lines"]
        return sum(line["seat"] == 0 for line in lines)

    for count in range(1, 9):
        assert ann.asked()
        box = ann.page.locator(ASKED).first.bounding_box()
        assert box is not None
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        ann.page.mouse.click(*at)
        ann.page.wait_for_timeout(0 if count % 2 else 160)  # at once, and after the next question has come
        ann.page.mouse.down(click_count=2)
        ann.page.mouse.up(click_count=2)
        ann.until(lambda count=count: len(ann.answers()) >= count)
        ann.page.wait_for_timeout(100)
        assert len(ann.answers()) == count
        ann.until(lambda count=count: answered() >= count)
        assert answered() == count


def test_a_lost_connection_comes_back(browser, tmp_path):
    """The server is killed and started again: the page says so meanwhile, and resumes where it was."""
    with serving(tmp_path / "data") as served, visiting(browser, served) as ann:
        ann.table("here", "random")
        for _ in range(4):
            assert ann.asked()
            with ann.answering():
                ann.page.locator(ASKED).first.click()
        assert ann.asked()
        before = log_of(ann)
        ann.pardon("WebSocket", "ERR_CONNECTION")
        served.kill()
        expect(ann.page.locator(".banner.lost")).to_be_visible()
        ann.page.locator(ASKED).first.click()  # it is sent when the server is back
        served.start()
        expect(ann.page.locator(".banner.lost")).to_have_count(0)
        ann.until(lambda: len(log_of(ann)) > len(before))
        assert log_of(ann)[: len(before)] == before
        assert ann.asked()
        lines = ann.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}/lines?seat=0")["lines"]
        assert sum(line["seat"] == 0 for line in lines) == 5


def test_what_one_is_about_to_choose_stays_while_the_others_answer(visitor):
    """Everybody chooses a card at the same time, and Ann wants to confirm hers."""
    ann, ben, _ = two_at_a_table(visitor)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Ask twice").check()
    ann.page.keyboard.press("Escape")
    armed = ann.page.locator(".prompt .choice.armed")
    ann.page.locator(ASKED).first.click()
    expect(armed).to_have_count(1)
    with ben.answering():
        ben.page.locator(ASKED).first.click()
    expect(ann.page.locator(".log")).to_contain_text("Ben kept a card")
    expect(armed).to_have_count(1)
    with ann.answering():
        armed.click()


def test_the_toy_game_is_decided_by_its_glass(visitor):
    """Both have the same question at once; letting the sand run out bids nothing."""
    ann, ben, table = two_at_a_table(visitor, game="sealed-bid", options={"glass": "30"})
    expect(ann.page.get_by_role("timer")).to_be_visible()
    ann.page.locator(ASKED).last.click()
    assert ben.page.query_selector(ASKED)
    expect(ben.page.locator(".log")).to_contain_text("sandglass ran out")
    lines = ann.get(f"/api/tables/{table}/lines?seat=-1")["lines"]
    assert any(line["text"].startswith("time") for line in lines), [line["text"] for line in lines]
    for _ in range(40):
        ann.until(lambda: any(one.page.query_selector(f"{ASKED}, {OVER}") for one in (ann, ben)))
        if ann.page.query_selector(OVER):
            break
        for one in (ann, ben):
            if one.page.query_selector(ASKED):
                one.page.locator(ASKED).last.click()
                one.page.wait_for_timeout(60)
    for one in (ann, ben):
        expect(one.page.locator(OVER)).to_be_visible()
