"""A malicious client: each attempt is refused with a reason, and the table is unharmed."""

from __future__ import annotations

import json
import re
from http.client import HTTPConnection
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sarai import games
from sarai.kernel.reasons import BadRecord
from sarai.server import pages
from sarai.server.refusals import reason_of
from sarai.words import Words
from tests.server.harness import Live, Refusal


@pytest.fixture
def seated(served):
    """Ann has seat 0 and is asked; Ben has seat 1."""
    ann, ben = served.guest(), served.guest()
    table = ann.table("here", "link", "random")
    ben.join(table)
    mine, his = ann.look(table["id"], 0), ben.look(table["id"], 1)
    mine.until_asked()
    his.until_asked()
    mine.drain(0.2)
    his.drain(0.2)
    yield ann, ben, table, mine, his
    before = dict(mine.lines)
    mine.answer()
    while len(mine.lines) <= len(before):  # or the table was harmed
        mine.read()
    assert {n: line for n, line in mine.lines.items() if n in before} == before


def refused_by(live, key, do="answer", **more):
    with pytest.raises(Refusal) as no:
        live.do(do, **more)
    assert no.value.key == key
    frame = live.answers[list(live.answers)[-1]][-1]
    assert frame["said"]
    words = Words("nl", games.load("dunhuang"))
    assert words.has(frame["reason"]["key"]), "every reason can be said in Dutch too"


def test_answers_that_are_not_allowed(seated):
    _, _, _, mine, _ = seated
    action = mine.asked["choices"][0]["action"]
    refused_by(mine, "why-stale", prompt=mine.prompt - 1, action=action)
    refused_by(mine, "why-stale", prompt=mine.prompt + 7, action=action)
    refused_by(mine, "dunhuang-why-step", prompt=mine.prompt, action="camel 1")
    refused_by(mine, "why-bad-request", prompt=mine.prompt, action="fly to the moon")
    refused_by(mine, "why-clock-only", prompt=mine.prompt, action="time-up")
    refused_by(mine, "why-not-paused", "resume")
    refused_by(mine, "why-person-sits-there", "back")
    refused_by(mine, "why-no-seat", "bot", seat=7, bot="greedy")
    refused_by(mine, "why-no-bot", "bot", seat=0, bot="ismcts:99999999")
    refused_by(mine, "why-bad-request", "dance")
    refused_by(mine, "why-bad-request", "answer", prompt="1", action=action)
    refused_by(mine, "why-bad-request", "answer", prompt=1, action=action, seat=1)


def test_out_of_turn(served):
    ann, ben = served.guest(), served.guest()
    table = ann.table("here", "link")
    ben.join(table)
    mine, his = ann.look(table["id"], 0), ben.look(table["id"], 1)
    mine.answer()
    his.until_asked()
    his.answer()
    lines = ann.get(f"/api/tables/{table['id']}/lines?seat=0")["lines"]
    for live in (mine, his):
        live.until(lines[-1]["n"])
    waiting = his if mine.asked else mine
    refused_by(waiting, "why-not-your-turn", prompt=waiting.prompt, action="camel 1")


def test_another_seat_and_a_spectator(seated):
    _, ben, table, mine, _ = seated
    stolen = Live(ben, table["id"], 0)
    assert stolen.hello["kind"] == "refused"
    assert stolen.hello["reason"]["key"] == "why-not-your-seat"
    with pytest.raises(ConnectionClosed) as closed:
        stolen.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    watching = ben.look(table["id"], -1)
    action = mine.asked["choices"][0]["action"]
    refused_by(watching, "why-not-your-seat", prompt=mine.prompt, action=action)
    refused_by(watching, "why-not-your-seat", "resign")
    refused_by(watching, "why-not-asked", "why")
    for seat, key in (("9", "why-no-seat"), ("-5", "why-no-seat"), ("x", "why-bad-request")):
        assert Live(ben, table["id"], seat).hello["reason"]["key"] == key  # type: ignore[arg-type]
    assert Live(ben, "nowhere", -1).hello["reason"]["key"] == "why-no-table"


def test_a_stranger_without_a_cookie_sees_no_seat_that_is_nobodys(served):
    ann, eve = served.guest(), served.guest()
    table = ann.table("here", "link", "random")
    eve.http.cookies.clear()
    for seat in (0, 1, 2):
        assert Live(eve, table["id"], seat).hello["reason"]["key"] == "why-not-your-seat"
        for what in ("record", "lines", "views"):
            assert eve.get(f"/api/tables/{table['id']}/{what}?seat={seat}", 403)["reason"]["key"] == "why-not-your-seat"
            eve.http.cookies.clear()
    assert Live(eve, table["id"], -1).hello["kind"] == "hello"
    assert not any(seat["mine"] for seat in eve.get(f"/api/tables/{table['id']}")["seats"])


def refused(live: Live) -> dict[str, Any]:
    """The next refusal; other news of the table may come before it."""
    while (frame := live.read())["kind"] != "refused":
        assert "id" not in frame, frame
    return frame


def test_malformed_and_huge_frames(seated):
    _, ben, table, _, his = seated
    for bad in ("", "{", "[]", "null", "1", '{"do":"answer"}', '{"id":"","do":"resign"}', "\x00" * 10, "[" * 3000):
        his.socket.send(bad)
        assert refused(his)["reason"]["key"] == "why-bad-request", bad
    for worse in (b"\xff\xfe\x00", b'{"id":"\xff"}', b'{"x":' + b"[" * 3000, b'{"id":"a","x":' + b'{"x":' * 700):
        his.socket.send(worse)
        assert refused(his)["reason"]["key"] == "why-bad-request", worse
    his.socket.send(json.dumps({"id": "big", "do": "answer", "prompt": 1, "action": "x" * 20_000}))
    no = refused(his)
    assert (no["reason"]["key"], no["id"]) == ("why-too-big", "big")
    his.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed) as closed:
        his.drain(5)
    assert closed.value.sent is not None or closed.value.rcvd is not None
    back = ben.look(table["id"], 1)
    assert back.view == his.view


def test_forged_tokens_and_cookies(seated, served):
    ann, _, table, _, _ = seated
    eve = served.guest()
    join = f"/api/tables/{table['id']}/join"
    other = ann.table("here", "link")["join_link"].partition("=")[2]
    for token in ("", "x", other, other[:-2] + "xx"):
        no = eve.http.post(join, json={"token": token, "seat": 1})
        assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-bad-token")
    forged = ann.http.cookies["sarai_guest"]
    forged = forged[:-6] + ("A" if forged[-6] != "A" else "B") + forged[-5:]
    eve.http.cookies.set("sarai_guest", forged)
    no = eve.http.post("/api/tables", json={"game": "dunhuang", "seats": [{"kind": "here"}]})
    assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-bad-cookie")
    eve.http.cookies.clear()
    eve.http.cookies.set("sarai_guest", forged)
    assert Live(eve, table["id"], 0).hello["reason"]["key"] == "why-bad-cookie"
    cookie = served.guest().http.get("/", headers={"cookie": "x=1"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


FOREIGN = ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example", "file://", "::::"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_can_neither_post_nor_open_the_socket(served, origin):
    guest = served.guest()
    table = guest.table("here", "random")
    wish = {"game": "dunhuang", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]}
    no = guest.http.post("/api/tables", json=wish, headers={"origin": origin})
    assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-foreign-origin")
    with pytest.raises(InvalidStatus) as closed:
        Live(guest, table["id"], 0, origin=origin)
    assert closed.value.response.status_code == 403


def test_a_post_without_an_origin_and_another_host_are_refused(served):
    guest = served.guest()
    del guest.http.headers["origin"]
    no = guest.http.post("/api/tables", json={})
    assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-foreign-origin")
    no = guest.http.get("/api/tables", headers={"host": "evil.example"})
    assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-unknown-host")


def test_what_cannot_be_asked_for(served):
    guest = served.guest()
    here, bot = {"kind": "here"}, {"kind": "bot", "bot": "random"}
    wishes = [
        ({"game": "chess", "seats": [here, bot]}, "why-bad-request"),
        ({"game": "adventures", "seats": [here, bot]}, "why-no-bot"),
        ({"game": "dunhuang", "seats": [here]}, "why-bad-request"),
        ({"game": "dunhuang", "seats": [here] * 5}, "why-bad-request"),
        ({"game": "dunhuang", "seats": []}, "why-bad-request"),
        ({"game": "dunhuang", "seats": [here, {"kind": "bot", "bot": "ismcts:10000000"}]}, "why-no-bot"),
        ({"game": "dunhuang", "seats": [here, {"kind": "bot"}]}, "why-no-bot"),
        ({"game": "dunhuang", "seats": [here, bot], "options": {"rain": "yes"}}, "why-bad-request"),
        ({"game": "dunhuang", "seats": [{**here, "name": "a>b"}, bot]}, "why-bad-name"),
        ({"game": "dunhuang", "seats": [{**here, "name": "a\nb: c\u202e"}, bot]}, "why-bad-name"),
        ({"game": "dunhuang", "seats": [here, bot], "clock": {"kind": "days"}}, "why-bad-clock"),
        ({"game": "dunhuang", "seats": [here, bot], "clock": {"kind": "minutes", "minutes": -1}}, "why-bad-request"),
        ({"game": "dunhuang", "seats": [here, bot], "seed": "00"}, "why-bad-request"),
    ]
    for wish, key in wishes:
        no = guest.http.post("/api/tables", json=wish)
        assert no.status_code == 400, (wish, no.text)
        assert no.json()["reason"]["key"] == key, (wish, no.text)
        assert no.json()["said"]
    for path, key in (("/api/tables/none", "why-no-table"), ("/api/nothing", "why-no-page"), ("/x.js", "why-no-page")):
        assert guest.get(path, 404)["reason"]["key"] == key
    assert guest.get("/api/words/xx/shared", 404)["reason"]["key"] == "why-no-language"
    huge = guest.http.post("/api/records", content=b"x" * 1_200_000, headers={"content-type": "application/json"})
    assert (huge.status_code, huge.json()["reason"]["key"]) == (413, "why-too-big")


def test_bodies_that_cannot_be_read(served):
    guest = served.guest()
    for path in ("/api/tables", "/api/records", "/api/tables/none/join"):
        for body in (b'{"text":"\xff"}', b'{"text":' + b"[" * 5000, b"[" * 19_000, b'{"x":' * 3000, b"\xff", b"{"):
            no = guest.http.post(path, content=body, headers={"content-type": "application/json"})
            assert (no.status_code, no.json()["reason"]["key"]) == (400, "why-bad-request"), (path, body[:20])


def test_names_that_no_file_can_have(served):
    guest = served.guest()
    for path in ("/%00", "/a%00b.js", "/assets/" + "x" * 5000, "/assets/" + "x/" * 3000, "/%ff.js", "/%ed%a0%80.js"):
        assert guest.get(path, 404)["reason"]["key"] == "why-no-page"


@pytest.fixture
def client_files():
    """Files as Vite would leave them; the server under test finds them by the same path."""
    made = []
    if not pages.built():
        for name, text in {"index.html": "<!doctype html><title>x</title>", "assets/a-1.js": "0;" * 400}.items():
            path = pages.STATIC / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            made.append(path)
    yield next(path.relative_to(pages.STATIC) for path in (pages.STATIC / "assets").iterdir() if path.suffix == ".js")
    for path in made:
        path.unlink()
    if made:
        (pages.STATIC / "assets").rmdir()
        pages.STATIC.rmdir()


def test_policy_on_every_response(served, client_files):
    guest = served.guest()
    asked = ["/", "/t/abc", "/replay/abc", f"/{client_files}", "/none.css", "/../../etc/passwd", "/assets/../../cli.py"]
    asked += ["/api/games", "/api/none", "/api/tables/x", "/api/words/en/dunhuang", "/api/schema/openapi.json"]
    answers = [guest.http.get(path) for path in asked]
    answers += [guest.http.head(f"/{client_files}"), guest.http.post("/api/tables", content=b"{")]
    answers += [guest.http.post("/api/tables", headers={"origin": "http://evil.example"}), guest.http.put("/api/games")]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy, answer.url
        assert "default-src 'none'" in policy
        assert re.search(r"script-src 'self'(;|$)", policy)
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.status_code < 500
        assert "from __future__" not in answer.text  # as the program's own sources begin
    script = guest.http.get(f"/{client_files}")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"


def test_a_raw_path_does_not_lead_out_of_the_folder(served):
    for path in ("/../cli.py", "/%2e%2e/cli.py", "/..%2fcli.py", "//etc/passwd", "/assets/..%2f..%2fcli.py"):
        connection = HTTPConnection("127.0.0.1", served.port)
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status in (200, 404, 400), path
        assert b"cyclopts" not in answer.read()


def test_what_a_refusal_repeats_of_what_came_in_is_short_and_on_one_line():
    said = reason_of(BadRecord(7, f"not {'x' * 900}\n\x1b[31mred")).args["fault"]
    assert isinstance(said, str)
    assert len(said) == 300
    assert said.endswith("...")
    assert str(reason_of(BadRecord(7, "a\n b\x1b[31m")).args["fault"]).endswith("a b?[31m")
