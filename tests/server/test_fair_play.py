"""Fair among people: somebody who lost the connection is not gone at once, nobody decides alone, and the host has a
say."""

from __future__ import annotations

import contextlib
import sqlite3
from types import SimpleNamespace
from typing import Any

import pytest

from sarai.server import frames
from tests.server.harness import Guest, Live, Served, closed_with, refusal, serving, token_in, until, why_refused
from tests.server.proxy import between

pytestmark = pytest.mark.xdist_group("fair")
"""One worker runs them all, so that the server they share starts once."""
GRACE = 2.5
FOLLOWER = frames.follower("dunhuang")
HOUR = 3600 * 1000


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory):
    quotas = ("guest-open-tables", "address-open-tables", "address-open-seats")
    settings = ["--grace", str(GRACE), *(f"--{name}=0" for name in quotas)]
    with serving(tmp_path_factory.mktemp("fair") / "data", settings=settings) as one:
        yield one


def people(served: Served, count: int, **more) -> tuple[list[Guest], dict[str, Any], list[Live]]:
    """Guests at one table, each with a socket of their own; the first is its host."""
    guests = [served.guest() for _ in range(count)]
    table = guests[0].table("here", *["link"] * (count - 1), **more)
    for guest in guests[1:]:
        guest.join(table)
    return guests, table, [guest.look(table["id"], seat) for seat, guest in enumerate(guests)]


def seat_of(guest: Guest, table: dict[str, Any], seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = guest.get(f"/api/tables/{table['id']}")["seats"][seat]
    return shown


def until_gone(guest: Guest, table: dict[str, Any], seat: int) -> None:
    until(lambda: (shown := seat_of(guest, table, seat))["away"] and not shown["gone_in"])


def texts(live: Live) -> list[str]:
    """What has come, and what still comes for a moment: to see that something is not there."""
    live.drain()
    return [line["text"] for line in live.lines.values()]


def until_followed(live: Live) -> None:
    while f"bot {FOLLOWER}" not in [line["text"] for line in live.lines.values()]:
        live.read()


# -- a bot for somebody who is gone


def test_who_reloads_keeps_his_seat_and_who_is_gone_is_followed_by_the_easy_bot(fair):
    (ann, ben), table, (mine, his) = people(fair, 2)
    assert why_refused(mine, "bot", seat=1) == "why-not-away"
    his.close()
    until(lambda: seat_of(ann, table, 1)["away"])
    assert why_refused(mine, "bot", seat=1) == "why-not-gone"
    his = ben.look(table["id"], 1)
    assert why_refused(mine, "bot", seat=1) == "why-not-away"
    assert not seat_of(ann, table, 1)["away"]
    his.close()
    until_gone(ann, table, 1)
    for level in set(frames.levels("dunhuang").values()) - {FOLLOWER}:
        assert why_refused(mine, "bot", seat=1, bot=level) == "why-follower-only"
    assert why_refused(mine, "bot", seat=1) == ""
    until_followed(mine)
    assert why_refused(ben.look(table["id"], 1), "back") == "", "the owner may come back"


def test_who_has_just_sat_down_is_not_gone(fair):
    """The table waited for the guest for longer than the grace time; their page is still loading."""
    ann, ben, phone = (fair.guest() for _ in range(3))
    table = ann.table("here", "link")
    mine = ann.look(table["id"], 0)
    until_gone(ann, table, 1)
    ben.join(table)
    assert why_refused(mine, "bot", seat=1) == "why-not-gone"
    until_gone(ann, table, 1)
    link = ben.post(f"/api/tables/{table['id']}/link", {"seat": 1}, 200)["link"]
    phone.post(f"/api/tables/{table['id']}/take", {"token": token_in(link)})
    assert why_refused(mine, "bot", seat=1) == "why-not-gone", "the seat is moving to another browser"


def test_a_line_that_is_half_open_counts_as_away(fair):
    ann = fair.guest()
    table = ann.table("here", "link")
    mine = ann.look(table["id"], 0)
    with between(fair.port) as line:
        ben = Guest(SimpleNamespace(port=line.port, origin=line.origin))  # type: ignore[arg-type]
        ben.join(table)
        his = ben.look(table["id"], 1)
        his.until_asked()
        line.stall()  # nothing comes from Ben any more, and nobody says so
        until_gone(ann, table, 1)
        assert why_refused(mine, "bot", seat=1) == ""
        with contextlib.suppress(Exception):
            line.drop()
            his.close()


def test_three_people_and_one_is_gone_so_the_other_two_agree(fair):
    (ann, ben, _), table, (mine, his, cems) = people(fair, 3)
    cems.close()
    until_gone(ann, table, 2)
    for _ in range(2):
        assert why_refused(mine, "bot", seat=2) == ""
    offered = {"kind": "offered", "what": "bot", "by": 0, "seat": 2, "bot": FOLLOWER}
    while offered not in his.frames:
        his.read()
    assert f"bot {FOLLOWER}" not in texts(mine), "one of two has agreed, twice"
    assert ben.look(table["id"], 1).hello["offers"] == [offered], "a later visitor finds the offer"
    watching = fair.guest().look(table["id"])
    assert why_refused(watching, "bot", seat=2) == "why-not-your-seat"
    assert why_refused(his, "bot", seat=2) == ""
    until_followed(mine)


def test_who_reloads_does_not_lose_his_voice(fair):
    (ann, ben, _), table, (mine, his, cems) = people(fair, 3)
    cems.close()
    until_gone(ann, table, 2)
    his.close()
    until(lambda: seat_of(ann, table, 1)["away"])
    assert why_refused(mine, "bot", seat=2) == ""
    his = ben.look(table["id"], 1)
    assert f"bot {FOLLOWER}" not in texts(mine), "Ben was asked by nobody"
    assert why_refused(his, "bot", seat=2) == ""
    until_followed(mine)


def test_who_comes_back_withdraws_what_was_offered_for_his_seat(fair):
    (ann, _, cem), table, (mine, his, cems) = people(fair, 3)
    cems.close()
    until_gone(ann, table, 2)
    assert why_refused(mine, "bot", seat=2) == ""
    cem.look(table["id"], 2).close()
    assert ann.look(table["id"], 0).hello["offers"] == []
    until_gone(ann, table, 2)
    assert why_refused(his, "bot", seat=2) == ""
    assert f"bot {FOLLOWER}" not in texts(his), "Ann agreed before Cem had come back"
    assert why_refused(mine, "bot", seat=2) == ""
    until_followed(his)


def test_with_days_for_an_answer_somebody_is_gone_after_a_day_whoever_serves_meanwhile(fair):
    clock = {"kind": "days", "days": 30}
    tables = [people(fair, 2, clock=clock)[:2] for _ in range(2)]
    until(lambda: fair.guest().get("/health")["ok"])
    fair.stop()
    with contextlib.closing(sqlite3.connect(fair.folder / "sarai.sqlite")) as store, store:
        for hours, (_, table) in zip((22, 25), tables, strict=True):
            at = 'update seats set seen = seen - ? where "table" = ? and seat = 1'
            assert store.execute(at, (hours * HOUR, table["id"])).rowcount == 1
    fair.start()
    for gone, ((ann, _), table) in zip((False, True), tables, strict=True):
        shown = seat_of(ann, table, 1)
        assert shown["away"]
        assert (shown["gone_in"] == 0) is gone
        assert shown["gone_in"] < 3 * HOUR
        mine = ann.look(table["id"], 0)
        assert why_refused(mine, "bot", seat=1) == ("" if gone else "why-not-gone")


# -- pausing


def is_paused(live: Live) -> bool:
    """After a moment: to see that it is not."""
    live.drain()
    return live.paused


def until_paused(live: Live) -> None:
    while not live.paused:
        live.read()


def test_nobody_stops_his_own_clock_while_the_other_has_lost_the_line(fair):
    (ann, ben), table, (mine, his) = people(fair, 2, clock={"kind": "minutes", "minutes": 90})
    for live in (mine, his):
        live.until_asked()
        live.answer()
    for live in (mine, his):
        live.until(max(mine.lines | his.lines))
    seat, asked, other = (0, mine, his) if mine.asked else (1, his, mine)
    other.close()
    until(lambda: seat_of(ann, table, 1 - seat)["away"])
    assert why_refused(asked, "pause") == "why-pause-alone"
    assert not is_paused(asked)
    other = (ben if seat == 0 else ann).look(table["id"], 1 - seat)
    assert why_refused(asked, "pause") == "", "it is an offer now"
    assert not is_paused(other)
    assert why_refused(other, "pause") == ""
    until_paused(other)
    assert why_refused(other, "resume") == ""
    while other.paused:
        other.read()
    asked.close()
    until(lambda: seat_of(ann, table, seat)["away"])
    assert why_refused(other, "pause") == "", "the clock of somebody who lost the connection may be stopped"
    until_paused(other)


def test_who_plays_against_bots_alone_pauses_when_he_likes(fair):
    ann = fair.guest()
    mine = ann.look(ann.table("here", "random", "random")["id"], 0)
    mine.until_asked()
    assert why_refused(mine, "pause") == ""
    until_paused(mine)


# -- the host


def test_the_host_closes_a_table_that_has_not_begun(fair):
    ann, ben = fair.guest(), fair.guest()
    table = ann.table("here", "link", open=True)
    close = f"/api/tables/{table['id']}/close"
    ben.join(table)
    his = ben.look(table["id"], 1)
    mine = ann.look(table["id"], 0)
    mine.until_asked()
    mine.answer()  # the host has played; nobody else has
    assert refusal(ben.http.post(close, json={})) == (403, "why-not-the-host")
    assert ann.post(close, {}, 200) == {"closed": True}
    assert closed_with(his) == ("why-table-closed", 4410)
    assert refusal(ann.http.get(f"/api/tables/{table['id']}")) == (404, "why-no-table")
    for guest in (ann, ben):
        lists = guest.get("/api/tables")
        assert table["id"] not in [one["id"] for one in lists["mine"] + lists["open"]]


def test_nobody_closes_a_table_at_which_somebody_else_has_played(fair):
    (ann, _), table, (_, his) = people(fair, 2)
    his.until_asked()
    his.answer()
    assert ann.get(f"/api/tables/{table['id']}")["begun"]
    assert refusal(ann.http.post(f"/api/tables/{table['id']}/close", json={})) == (409, "why-begun")
    assert refusal(ann.http.post(f"/api/tables/{table['id']}/remove", json={"seat": 1})) == (409, "why-has-played")


def test_whom_the_host_removes_does_not_come_back(fair):
    ann, eve, cem = (fair.guest() for _ in range(3))
    table = ann.table("here", "link", "link", open=True)
    remove, join = (f"/api/tables/{table['id']}/{what}" for what in ("remove", "join"))
    eve.post(join, {"seat": 1, "name": "Eve"})
    link = token_in(eve.post(f"/api/tables/{table['id']}/link", {"seat": 1}, 200)["link"])
    hers = eve.look(table["id"], 1)
    assert refusal(cem.http.post(remove, json={"seat": 1})) == (403, "why-not-the-host")
    assert refusal(eve.http.post(remove, json={"seat": 0})) == (403, "why-not-the-host")
    assert refusal(ann.http.post(remove, json={"seat": 2})) == (409, "why-nobody-there")
    shown = ann.post(remove, {"seat": 1})["seats"][1]
    assert (shown["kind"], shown["name"]) == ("open", "B"), "the seat is free, and has its own name again"
    assert closed_with(hers) == ("why-removed", 4403)
    for wish in ({"seat": 1}, {"seat": 2, "token": token_in(table["join_link"])}, {}):
        assert refusal(eve.http.post(join, json=wish)) == (403, "why-removed")
    assert refusal(eve.http.post(f"/api/tables/{table['id']}/take", json={"token": link}))[0] == 403
    assert refusal(eve.http.get(f"/api/tables/{table['id']}/lines?seat=1")) == (403, "why-not-your-seat")
    assert cem.post(join, {"seat": 1})["seats"][1]["mine"]
    cems = token_in(cem.post(f"/api/tables/{table['id']}/link", {"seat": 1}, 200)["link"])
    taken = eve.http.post(f"/api/tables/{table['id']}/take", json={"token": cems})
    assert refusal(taken) == (403, "why-removed"), "a friend cannot let her in either"


def test_who_gets_up_may_sit_again_until_he_has_played(fair):
    ann, ben = fair.guest(), fair.guest()
    table = ann.table("here", "link", clock={"kind": "minutes", "minutes": 60})
    ben.join(table)
    his = ben.look(table["id"], 1)
    assert not his.hello["paused"]
    remove = f"/api/tables/{table['id']}/remove"
    assert ben.post(remove, {"seat": 1})["seats"][1]["kind"] == "open"
    assert closed_with(his) == ("why-seat-left", 4403)
    mine = ann.look(table["id"], 0)
    assert mine.hello["paused"], "no time runs while a seat is free"
    ben.join(table)
    his = ben.look(table["id"], 1)
    assert not his.hello["paused"]
    his.until_asked()
    his.answer()
    assert refusal(ben.http.post(remove, json={"seat": 1})) == (409, "why-has-played")


def test_a_table_leaves_the_lobby_with_the_last_who_waits_there(fair):
    ann, ben, eve = (fair.guest() for _ in range(3))
    table = ann.table("here", "link", "link", open=True)

    def is_listed() -> bool:
        return table["id"] in [one["id"] for one in eve.get("/api/tables")["open"]]

    ben.post(f"/api/tables/{table['id']}/join", {"seat": 2})
    mine, his = ann.look(table["id"], 0), ben.look(table["id"], 2)
    mine.close()
    until_gone(eve, table, 0)
    assert is_listed(), "somebody still waits"
    his.close()
    until(lambda: not is_listed())
    mine = ann.look(table["id"], 0)
    until(is_listed)
    mine.close()
