"""Somebody who wants the machine to themselves: no bot of their choice, no endless thought, no request that stops the
others, and only so much of everything."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from sarai import games
from sarai.kernel.chance import commitment
from sarai.lab.load.strangers import finished_record
from sarai.server import frames
from tests.server.harness import Live, is_alive, refusal, serving, until, workers

pytestmark = pytest.mark.xdist_group("strangers")
"""One worker runs them all, so that the servers they share start once."""

ENDLESS = """
from sarai import bots
bots.OWN["dunhuang"] = {**bots.ORDINARY, "hard": "ismcts:3000s"}
"""
"""A level that nobody waits for."""


# -- bots


def with_another_bot(guest, spec: str) -> str:
    """The record of a finished game of two, uploaded by somebody who has changed its bot."""
    table = guest.table("here", "greedy")
    live = guest.look(table["id"], 0)
    for turn in range(4):
        live.until_asked()
        live.answer(turn)
    live.do("resign")
    text = guest.get(f"/api/tables/{table['id']}/record")
    assert " bot greedy\n" in text
    return str(text.replace(" bot greedy\n", f" bot {spec}\n"))


@pytest.mark.parametrize("spec", ["ismcts:2500000", "ismcts:900s", "ismcts:40000x8", "merchant:4"])
def test_no_bot_comes_in_by_the_back_door(served, spec):
    """Not in a record, nor when a game is played on from it, nor in a rematch."""
    eve = served.guest()
    study = eve.post("/api/records", {"text": with_another_bot(eve, spec)})
    assert study["seats"][1]["bot"] == spec, "a record is shown as it was played"
    known = set(frames.levels("dunhuang").values())
    for asked in ({"n": 3, "seat": 0}, {"n": 3, "seat": 0, "bots": [None, frames.follower("dunhuang")]}):
        branch = eve.post(f"/api/tables/{study['id']}/branch", asked)
        assert branch["seats"][1]["bot"] in known
        live = eve.look(branch["id"], 0)
        live.until_asked()
        live.do("resign")
        again = eve.post(f"/api/tables/{branch['id']}/rematch")
        assert again["seats"][1]["bot"] in known
        assert eve.look(again["id"], 0).until_asked()
    no = eve.http.post(f"/api/tables/{study['id']}/branch", json={"n": 3, "seat": 0, "bots": [None, spec]})
    assert refusal(no) == (400, "why-no-bot")


def test_a_name_for_a_bot_is_short(served):
    eve = served.guest()
    no = eve.http.post("/api/records", json={"text": with_another_bot(eve, "ismcts:" + "1" * 60)})
    assert refusal(no) == (400, "why-bad-record")


def test_a_bot_that_an_old_table_has_is_replaced_when_it_is_opened(mortal):
    """A store written before bots were checked."""
    ann = mortal.guest()
    table = ann.table("here", "greedy", "random")
    live = ann.look(table["id"], 0)
    live.until_asked()
    known = max(live.lines)
    mortal.kill()
    with sqlite3.connect(mortal.folder / "sarai.sqlite") as store:
        named = 'update entries set line = replace(line, "bot greedy", "bot ismcts:7000000") where "table" = ?'
        assert store.execute(named, (table["id"],)).rowcount
        store.execute('update seats set bot = "ismcts:7000000" where "table" = ? and seat = 1', (table["id"],))
    mortal.start()
    again = ann.look(table["id"], 0)
    bots = [line["text"] for line in again.lines.values() if line["text"].startswith("bot ")]
    assert "bot ismcts:7000000" in bots
    assert bots[-1] == f"bot {frames.follower('dunhuang')}"
    assert max(again.lines) > known
    again.until_asked()
    again.answer()
    assert again.until_asked()
    assert "a bot that tables may not have was replaced" in mortal.said()


@pytest.fixture(scope="module")
def endless(tmp_path_factory: pytest.TempPathFactory):
    settings = ["--bot-seconds", "0.7", "--bots", "1"]
    with serving(tmp_path_factory.mktemp("endless") / "data", ENDLESS, settings) as one:
        yield one


def test_a_thought_without_end_is_ended_and_the_game_goes_on(endless):
    ann = endless.guest()
    live = ann.look(ann.table("here", "ismcts:3000s")["id"], 0)
    for _ in range(3):
        assert live.until_asked()
        live.answer()
    assert live.until_asked()
    said = until(lambda: re.findall(r"a bot's thought was ended.*", endless.said()))
    assert "bot=ismcts:3000s" in said[0]
    assert "instead=greedy" in said[0]
    assert "longer than 0.7 seconds" in said[0]


def test_a_stopped_worker_is_noticed(endless):
    ann = endless.guest()
    live = ann.look(ann.table("here", "random")["id"], 0)
    live.until_asked()
    live.answer()
    live.until_asked()
    stopped = workers(endless)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    first = max(live.lines)
    while not any(line["seat"] == 1 for n, line in live.lines.items() if n > first):  # a turn has several questions
        assert live.until_asked(), "nobody answers for it"
        live.answer()
        live.until_asked()
    until(lambda: any(not is_alive(pid) for pid in stopped))


def test_whoever_searches_keeps_nobody_waiting_who_does_not(endless):
    """One process searches for hard bots all the time; a quick bot elsewhere answers."""
    ann, ben = endless.guest(), endless.guest()
    busy = [ann.look(ann.table("here", "ismcts:3000s")["id"], 0) for _ in range(4)]
    for live in busy:
        live.until_asked()
        live.answer()
    quick = ben.look(ben.table("here", "random")["id"], 0)
    thinking = ben.look(ben.table("here", "random")["id"], 0)
    for live in (quick, thinking):
        for turn in range(4):
            assert live.until_asked()
            live.answer(turn)


def test_no_worker_outlives_a_killed_server_not_even_in_the_middle_of_a_thought(tmp_path):
    with serving(tmp_path / "data", ENDLESS, ["--bot-seconds", "600"]) as served:
        ann = served.guest()
        live = ann.look(ann.table("here", "ismcts:3000s")["id"], 0)
        live.until_asked()
        live.answer()
        ann.post("/api/records", {"text": finished_record("dunhuang", 5)})
        thinking = until(lambda: workers(served))
        kinds = ("sarai.bots.workers", "sarai.server.chores", "sarai.server.writing")
        everybody = [pid for kind in kinds for pid in workers(served, kind)]
        assert len(everybody) >= 3
        time.sleep(0.5)  # it thinks
        assert all(is_alive(pid) for pid in thinking)
        served.kill()
        until(lambda: not any(is_alive(pid) for pid in everybody))


# -- what one request may bring


TOO_MUCH = [
    ("/api/tables", {"options": {f"rain-{n}": "yes" for n in range(60)}}),
    ("/api/tables", {"options": {"x" * 200: "y"}}),
    ("/api/tables", {"options": {"supply": "y" * 5000}}),
    ("/api/tables", {"seats": [{"kind": "here"}] * 40}),
    ("/api/tables", {"seats": [{"kind": "here", "name": "n" * 3000}] * 2}),
    ("/api/tables", {"nonce": "a" * 500}),
    ("/api/tables", {"promise": "0" * 70}),
    ("/api/tables/none/join", {"token": "t" * 900}),
    ("/api/tables/none/join", {"name": " " * 900}),
    ("/api/tables/none/take", {"token": "t" * 900}),
    ("/api/tables/none/branch", {"n": 10**200}),
    ("/api/tables/none/branch", {"n": 1, "bots": ["random"] * 50}),
    ("/api/tables/none/link", {"seat": 10**40}),
]


@pytest.mark.parametrize(("path", "wish"), TOO_MUCH, ids=lambda one: one if isinstance(one, str) else next(iter(one)))
def test_everything_that_is_sent_has_a_limit(served, path, wish):
    guest = served.guest()
    body = {"game": "dunhuang", "seats": [{"kind": "here"}] * 2, **wish} if path == "/api/tables" else wish
    assert refusal(guest.http.post(path, json=body)) == (400, "why-bad-request")


def test_a_body_is_read_as_far_as_it_may_be_long(served):
    guest = served.guest()
    options = {f"rain-{n}": "yes" for n in range(7000)}
    wish = {"game": "dunhuang", "seats": [{"kind": "here"}] * 2, "options": options}
    assert refusal(guest.http.post("/api/tables", json=wish)) == (413, "why-too-big")

    def pieces():
        for _ in range(60):
            yield b"[" * 1000

    no = guest.http.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    assert refusal(no) == (413, "why-too-big"), "even without saying how long it is"
    no = guest.http.post("/api/records", json={"text": "x" * 450_000})
    assert refusal(no) == (413, "why-too-big")


@pytest.mark.parametrize("number", ["9" * 400, "-1", "1e400", "1000000000"])
def test_a_number_of_a_question_is_one_that_can_be(served, number):
    guest = served.guest()
    live = guest.look(guest.table("here", "random")["id"], 0)
    live.until_asked()
    for do in ("answer", "undo"):
        more = ',"action":"pass"' if do == "answer" else ""
        live.socket.send(f'{{"id":"{do}","do":"{do}","prompt":{number}{more}}}')
        assert live.wait_for(do)["reason"]["key"] == "why-bad-request"
    live.answer()
    assert "Traceback" not in served.said()


def test_a_record_that_promises_no_seed_is_brought_without_one(served):
    head, _, lines = finished_record("dunhuang", 3).partition("\n\n")
    promised = re.sub(r"commitment: \w+", f"commitment: {commitment(b'')}", head)
    assert promised != head
    text = f"{promised}\n\n{lines[: lines.rindex(' - seed ')].rpartition(chr(10))[0]}\n"
    brought = served.guest().post("/api/records", {"text": text})
    assert brought["over"]
    assert brought["seed"] is None


LONG = [
    ("seat A: Player A", "seat A: " + "A" * 90),
    ("\n\n0 - start", "\noption x: y\n\n0 - start"),
    ("\n\n0 - start", "\n" + "\n".join(f"option o{n}: y" for n in range(3000)) + "\n\n0 - start"),
    ("\n1 ", "\n" + "1" * 50_000 + " "),
]


@pytest.mark.parametrize(("part", "instead"), LONG, ids=["name", "option", "options", "line"])
def test_a_record_has_limits_inside_too(served, part, instead):
    text = finished_record("dunhuang", 3)
    assert part in text
    no = served.guest().http.post("/api/records", json={"text": text.replace(part, instead, 1)})
    assert refusal(no) == (400, "why-bad-record")
    assert len(no.text) < 1000


def test_a_record_of_very_many_lines_is_refused(served):
    text = finished_record("dunhuang", 3).rstrip("\n")
    last = len(text.splitlines()) - text.splitlines().index("") - 2
    pauses = "\n".join(f"{last + 1 + n} - {'resume' if n % 2 else 'pause'}" for n in range(21_000))
    no = served.guest().http.post("/api/records", json={"text": f"{text}\n{pauses}\n"})
    assert refusal(no) == (400, "why-bad-record")


# -- what is the same for everybody


def test_what_is_the_same_for_everybody_is_made_once_and_told_by_its_tag(served):
    guest = served.guest()
    table = guest.table("here", "random", game="kashgar")
    for path in (
        "/api/games",
        "/api/games/marco-polo",
        "/api/words/nl/shared",
        "/api/words/nl/kashgar",
        "/api/words/en/kashgar/later",
        f"/api/tables/{table['id']}/cards",
        f"/api/tables/{table['id']}/board",
        "/",
    ):
        first = guest.http.get(path)
        assert first.status_code == 200
        again = guest.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path
        other = guest.http.get(path, headers={"if-none-match": '"something-else"'})
        assert (other.status_code, other.content) == (200, first.content)


def test_tables_share_their_game():
    assert games.load("kashgar") is games.load("kashgar")
    for name in games.GAMES:
        newest = games.load(name)
        assert games.load_as_named(name, str(newest.pack)) is newest
        assert games.load(name, games.packs(name)[-1]) is newest


def test_a_pack_of_ones_own_is_read_each_time(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(games.packs("dunhuang")[-1].read_text(encoding="utf-8"), encoding="utf-8")
    assert games.load("dunhuang", mine) is not games.load("dunhuang", mine)


# -- how much one guest may take up


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory):
    """A server with small quotas; each is for one thing, so that tests can tell them apart."""
    settings = {
        "guest-tables": 6,
        "guest-open-tables": 2,
        "guest-bot-tables": 1,
        "guest-new-tables": 9,
        "guest-sockets": 3,
        "guest-chores": 1,
        "guest-open-seats": 1,
        "address-open-seats": 2,
        "game-lines": 40,
        "request-seconds": 1.5,
        "address-sockets": 0,
        "address-connections": 3,
    }
    words = [f"--{name}={value}" for name, value in settings.items()]
    with serving(tmp_path_factory.mktemp("strict") / "data", settings=words) as one:
        yield one


def quota(answer: httpx.Response) -> tuple[int, str, str, int]:
    reason = answer.json()["reason"]
    return answer.status_code, reason["key"], reason["args"]["what"], reason["args"]["most"]


def lay(guest, *kinds: str, **more) -> httpx.Response:
    seats = [{"kind": kind} if kind in ("here", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
    answer: httpx.Response = guest.http.post("/api/tables", json={"game": "dunhuang", "seats": seats, **more})
    return answer


def test_a_guest_has_so_many_tables_in_play_and_may_close_one(strict):
    ann, ben = strict.guest(), strict.guest()
    made = [ann.table("here", "random") for _ in range(6)]
    assert quota(lay(ann, "here", "random")) == (429, "why-quota-guest", "tables", 6)
    ben.table("here", "random")
    assert ann.post(f"/api/tables/{made[0]['id']}/close", {}, 200) == {"closed": True}
    assert lay(ann, "here", "random").status_code == 201
    live = ann.look(made[1]["id"], 0)
    live.until_asked()
    live.do("resign")
    again = ann.http.post(f"/api/tables/{made[1]['id']}/rematch", json={})
    assert again.status_code == 201, "a game that is over does not count"
    live = ann.look(made[2]["id"], 0)
    no = ann.http.post(f"/api/tables/{made[2]['id']}/branch", json={"n": 0, "seat": 0})
    assert quota(no) == (429, "why-quota-guest", "tables", 6), "a branch does"


def test_new_tables_are_counted_whatever_becomes_of_them(strict):
    ann, eve = strict.guest(), strict.guest()
    for _ in range(9):
        ann.post(f"/api/tables/{ann.table('here', 'random')['id']}/close", {}, 200)
    assert quota(lay(ann, "here", "random")) == (429, "why-quota-guest", "new-tables", 9)
    text = finished_record("dunhuang", 8)
    for _ in range(9):
        eve.post("/api/records", {"text": text})
    for no in (lay(eve, "here", "random"), eve.http.post("/api/records", json={"text": text})):
        assert quota(no) == (429, "why-quota-guest", "new-tables", 9)


def test_the_lobby_cannot_be_filled_by_one_guest(strict):
    eve, ben = strict.guest(), strict.guest()
    for _ in range(2):
        eve.table("here", "link", open=True)
    assert quota(lay(eve, "here", "link", open=True)) == (429, "why-quota-guest", "open-tables", 2)
    assert lay(eve, "here", "link").status_code == 201, "one that is not shown"
    mine = ben.table("here", "link", open=True)
    shown = [one["id"] for one in strict.guest().get("/api/tables")["open"]]
    assert mine["id"] in shown
    assert len(shown) <= 3


def test_only_so_many_tables_are_left_to_bots_alone(strict):
    eve = strict.guest()
    eve.table("greedy", "greedy", game="kashgar", options={"rounds": "60"})
    assert quota(lay(eve, "greedy", "greedy")) == (429, "why-quota-guest", "bot-tables", 1)
    live = eve.look(eve.table("here", "greedy")["id"], 0)
    live.until_asked()
    no = live.wait_for(live.send("bot", seat=0, bot="greedy"))
    assert (no["reason"]["key"], no["reason"]["args"]["what"]) == ("why-quota-guest", "bot-tables")


def test_a_guest_has_so_many_sockets(strict):
    ann = strict.guest()
    table = ann.table("here", "random")
    eyes = [ann.look(table["id"], 0) for _ in range(3)]
    no = Live(ann, table["id"], 0).hello
    assert (no["reason"]["key"], no["reason"]["args"]["what"]) == ("why-quota-guest", "sockets")
    eyes.pop().close()
    until(lambda: Live(ann, table["id"], 0).hello["kind"] == "hello")


def test_nobody_takes_all_the_seats_of_an_open_table(strict):
    ann, eve, ben, cem = (strict.guest() for _ in range(4))
    table = ann.table("here", "link", "link", "link", open=True)
    join = f"/api/tables/{table['id']}/join"
    sat = eve.http.post(join, json={"seat": 1})
    assert sat.status_code == 201
    assert sat.json()["join_link"] is None, "somebody who sat down invites nobody else"
    assert quota(eve.http.post(join, json={"seat": 2})) == (429, "why-quota-guest", "open-seats", 1)
    # all come from one address here, which already has the host's seat and Eve's
    assert quota(ben.http.post(join, json={"seat": 2})) == (429, "why-quota-address", "open-seats", 2)
    token = table["join_link"].partition("=")[2]
    assert cem.http.post(join, json={"seat": 2, "token": token}).status_code == 201, "an invited guest is welcome"


def test_a_game_has_so_many_lines_and_can_still_be_finished(strict):
    ann = strict.guest()
    table = ann.table("here", "random")
    live = ann.look(table["id"], 0)
    live.until_asked()
    while len(live.lines) < 40:
        live.do("pause")
        live.do("resume")  # that is always possible
    no = live.wait_for(live.send("pause"))
    assert (no["reason"]["key"], no["reason"]["args"]) == ("why-game-lines", {"most": 40})
    for do in ("undo", "bot"):
        more = {"prompt": live.prompt} if do == "undo" else {"seat": 0, "bot": "greedy"}
        assert live.wait_for(live.send(do, **more))["reason"]["key"] == "why-game-lines"
    while live.until_asked():
        live.answer()
    assert live.over


def test_coming_and_going_makes_no_more_lines_than_a_game_may_have(strict):
    ann, eve = strict.guest(), strict.guest()
    table = ann.table("here", "link", clock={"kind": "minutes", "minutes": 10})
    wish = {"token": table["join_link"].partition("=")[2]}
    for n in range(40):
        joined = eve.http.post(f"/api/tables/{table['id']}/join", json=wish | {"name": f"Eve {n}"})
        if joined.status_code != 201:
            break
        eve.post(f"/api/tables/{table['id']}/remove", {"seat": 1})
    assert refusal(joined) == (429, "why-game-lines")
    assert ann.get(f"/api/tables/{table['id']}")["lines"] <= 40 + 4, "what had begun was completed"


def test_costly_requests_wait_for_no_more_than_one_of_a_guests(strict):
    ann, eve = strict.guest(), strict.guest()
    text = finished_record("marco-polo", 4)
    table = eve.post("/api/records", {"text": text})["id"]
    path = f"/api/tables/{table}/views?seat=0&from=0&to=119"
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: eve.http.get(path), range(16)))
    assert {answer.status_code for answer in answers} == {200, 429}
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert quota(refused) == (429, "why-quota-guest", "chores", 1)
    assert ann.http.get(path).status_code == 200, "another guest is not refused for it"


def test_a_request_that_does_not_come_whole_ends(strict):
    half = [
        b"",
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n"
        b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{" % (strict.port, strict.port),
    ]
    waiting = []
    for begun in half:
        line = socket.create_connection(("127.0.0.1", strict.port))
        line.settimeout(30)
        line.sendall(begun)
        waiting.append(line)
    for line in waiting:
        with contextlib.suppress(ConnectionError):
            while line.recv(4096):
                pass
        line.close()
    assert strict.guest().get("/api/games")


def test_nobody_takes_all_connections(strict):
    def come(stack: contextlib.ExitStack) -> socket.socket:
        address = ("127.0.0.1", strict.port)
        return stack.enter_context(socket.create_connection(address, 30, source_address=("127.0.0.7", 0)))

    def one_too_many() -> bytes:
        """What the last of several silent connections is told; the server soon closes them all."""
        with contextlib.ExitStack() as stack:
            told = [come(stack) for _ in range(4)][-1].recv(65_536)
            if told:
                assert strict.guest().get("/api/games"), "others still come in"
            return told

    def answered() -> bool:
        with contextlib.ExitStack() as stack, contextlib.suppress(ConnectionError):
            line = come(stack)
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            return line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        return False

    head, _, body = until(one_too_many).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 429 ")
    reason = json.loads(body)["reason"]
    assert (reason["key"], reason["args"]) == ("why-quota-address", {"what": "connections", "most": 3})
    assert until(answered), "an address that has let go of its connections may connect again"


def test_defaults_leave_room_for_a_club_and_not_for_one_guest(tmp_path):
    """With the defaults of `sarai serve` somebody who plays notices no quota."""
    with serving(tmp_path / "data", settings=[]) as served:
        ann = served.guest()
        tables = [ann.table("here", "random") for _ in range(12)]
        looking = [ann.look(one["id"], 0) for one in tables]
        assert all(live.until_asked() for live in looking)
        with ThreadPoolExecutor(2) as two:
            assert [one.status_code for one in two.map(ann.http.get, ["/api/games"] * 40)] == [200] * 40
        assert lay(ann, "here", "link", open=True).status_code == 201
        made = [lay(ann, "here", "random").status_code for _ in range(40)]
        assert made.count(429) == 13, "forty tables in play, one of them in the lobby"
