"""Whole games over real sockets: everything arrives, nothing twice, and nobody gets what is not theirs."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from sarai import games
from sarai.kernel.play import verify
from sarai.kernel.record import parse_record
from tests.server.harness import BRIEF, Refusal, bots


def play_out(live, most: int = 400) -> None:
    for turn in range(most):
        if not live.until_asked():
            return
        live.answer(turn * 7)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", list(games.GAMES))
def test_a_whole_game_against_bots(served, game):
    guest = served.guest()
    table = guest.table("here", *bots(game), game=game, options=BRIEF[game])
    assert table["seed"] is None
    assert len(table["commitment"]) == 64
    live = guest.look(table["id"], 0)
    assert live.hello["kind"] == "hello"
    play_out(live)
    live.drain()
    assert sorted(live.lines) == list(range(len(live.lines)))
    text = guest.get(f"/api/tables/{table['id']}/record")
    verify(games.load(game), parse_record(text))
    assert guest.post(f"/api/tables/{table['id']}/verify", status=200)["ok"]
    shown = guest.get(f"/api/tables/{table['id']}")
    assert shown["over"]
    assert text.splitlines()[-1].split()[3] == shown["seed"]
    assert [line["n"] for line in guest.get(f"/api/tables/{table['id']}/lines?seat=1")["lines"]] == sorted(live.lines)
    with pytest.raises(Refusal) as no:
        live.do("answer", prompt=live.prompt, action="pass")
    assert no.value.key in ("why-over", "why-bad-request")


def test_join_by_link_as_a_guest(served):
    ann, ben, cem = served.guest(), served.guest(), served.guest()
    table = ann.table("here", "link", clock={"kind": "days", "days": 2})
    assert table["join_link"].startswith(f"/t/{table['id']}#join=")
    assert [seat["kind"] for seat in table["seats"]] == ["here", "open"]
    assert ben.get(f"/api/tables/{table['id']}")["join_link"] is None
    joined = ben.join(table, "Ben Ö")
    assert [(seat["name"], seat["kind"], seat["mine"]) for seat in joined["seats"]] == [
        ("A", "here", False),
        ("Ben Ö", "link", True),
    ]
    again = [(seat["name"], seat["kind"], seat["mine"]) for seat in ben.join(table)["seats"]]
    assert again[1] == ("Ben Ö", "link", True), "joining again changes nothing"
    taken = cem.http.post(
        f"/api/tables/{table['id']}/join", json={"token": table["join_link"].partition("=")[2], "seat": 1}
    )
    assert (taken.status_code, taken.json()["reason"]["key"]) == (409, "why-seat-taken")
    assert [one["id"] for one in ben.get("/api/tables")["mine"]] == [table["id"]]
    assert ben.look(table["id"], 1).clocks["kind"] == "days"
    assert "name Ben Ö" in ann.get(f"/api/tables/{table['id']}/record?seat=0")


def test_open_tables_are_listed_and_joined_without_a_token(served):
    ann, ben = served.guest(), served.guest()
    table = ann.table("here", "link", open=True)
    assert table["id"] in [one["id"] for one in ben.get("/api/tables")["open"]]
    assert ben.post(f"/api/tables/{table['id']}/join", {"seat": 1, "name": "Ben"})["seats"][1]["mine"]
    assert table["id"] not in [one["id"] for one in served.guest().get("/api/tables")["open"]]


def test_reload_and_resume_lose_nothing(served):
    guest = served.guest()
    table = guest.table("here", "random", "random")
    live = guest.look(table["id"], 0)
    for turn in range(5):
        live.until_asked()
        live.answer(turn)
    live.until_asked()
    live.close()
    known = max(live.lines)
    again = guest.look(table["id"], 0, known + 1)
    assert again.hello["lines"] == []
    assert (again.view, again.prompt, again.undo) == (live.view, live.prompt, live.undo)
    part = guest.look(table["id"], 0, 3)
    assert [line["n"] for line in part.hello["lines"]] == list(range(3, known + 1))
    assert part.hello["lines"] == [live.lines[n] for n in range(3, known + 1)]
    whole = guest.get(f"/api/tables/{table['id']}/views?seat=0&from=0&to=999")["views"]
    assert [one["n"] for one in whole] == list(range(known + 1))
    assert whole[-1]["view"] == live.view


def test_two_sockets_of_one_seat_stay_in_step(served):
    guest = served.guest()
    table = guest.table("here", "random")
    one, two = guest.look(table["id"], 0), guest.look(table["id"], 0)
    for turn in range(6):
        actor, other = (one, two) if turn % 2 else (two, one)
        if not actor.until_asked():
            break
        actor.answer(turn)
        actor.until_asked()
        other.until(max(actor.lines))
    assert (one.view, one.prompt, one.lines) == (two.view, two.prompt, two.lines)
    frames = [[raw.partition('"clocks"')[0] for raw in live.raw if '"kind":"line"' in raw] for live in (one, two)]
    assert frames[1]
    assert frames[0][-len(frames[1]) :] == frames[1]


def test_a_repeated_command_makes_one_move_and_gets_the_same_answer(served):
    guest = served.guest()
    table = guest.table("here", "random")
    one, two = guest.look(table["id"], 0), guest.look(table["id"], 0)
    one.until_asked()
    two.until_asked()
    assert one.asked is not None
    command = {"prompt": one.prompt, "action": one.asked["choices"][0]["action"], "id": "the-same"}
    for live in (one, one, two, one):
        live.send("answer", **command)
    assert [one.wait_for("the-same", times=n)["kind"] for n in (1, 2, 3)] == ["done"] * 3
    assert two.wait_for("the-same")["kind"] == "done"
    one.drain()
    mine = [line for line in one.lines.values() if line["seat"] == 0]
    assert len(mine) == 1
    bad = {"prompt": 999, "action": "pass", "id": "bad"}
    one.send("answer", **bad)
    one.send("answer", **bad)
    assert one.wait_for("bad", 2) == one.answers["bad"][0]
    assert one.answers["bad"][0]["reason"]["key"] == "why-stale"


def test_why_and_foresee(served):
    guest = served.guest()
    live = guest.look(guest.table("here", "random")["id"], 0)
    live.until_asked()
    assert live.asked is not None
    reasons = live.do("why")["reasons"]
    possible = {choice["action"] for choice in live.asked["choices"]}
    assert reasons
    assert not possible & set(reasons)
    assert all(reason["key"] for reason in reasons.values())
    foreseen = live.do("foresee", action=live.asked["choices"][0]["action"])
    assert foreseen["events"]
    with pytest.raises(Refusal):
        live.do("foresee", action=next(iter(reasons)))


def test_free_takeback_against_bots_and_honest_undo_with_others(served):
    guest, ben = served.guest(), served.guest()
    live = guest.look(guest.table("here", "random")["id"], 0)
    live.until_asked()
    assert live.undo["reason"]["key"] == "why-undo-nothing"
    live.answer()
    live.until_asked()
    before = live.undo["to"]
    live.do("undo", prompt=live.prompt)
    live.until_asked()
    assert any(line["text"] == f"undo {before}" for line in live.lines.values())
    shared = guest.table("here", "link")
    ben.join(shared)
    mine, his = guest.look(shared["id"], 0), ben.look(shared["id"], 1)
    for live in (mine, his):
        live.until_asked()
    mine.answer()
    with pytest.raises(Refusal) as no:
        his.do("undo", prompt=his.prompt)
    assert no.value.key == "why-undo-not-yours"


def test_a_bot_follows_who_resigns_and_the_seat_is_last(served):
    ann, ben = served.guest(), served.guest()
    table = ann.table("here", "link", "random", "random", game="sealed-bid")
    ben.join(table)
    mine, his = ann.look(table["id"], 0), ben.look(table["id"], 1)
    his.do("resign")
    with pytest.raises(Refusal) as no:
        his.do("answer", prompt=his.prompt, action="bid 0")
    assert no.value.key == "why-bot-sits-there"
    with pytest.raises(Refusal) as no:
        his.do("back")
    assert no.value.key == "why-resigned"
    play_out(mine)
    assert mine.view["standings"]["ranks"][1] == 4
    assert any(frame["kind"] == "seats" and frame["seats"][1]["resigned"] for frame in mine.frames)


def test_with_two_seats_resignation_ends_the_game(served):
    guest = served.guest()
    table = guest.table("here", "random")
    live = guest.look(table["id"], 0)
    live.do("resign")
    while not live.over:
        live.read()
    assert live.view["standings"] == {"reason": "resigned", "ranks": [2, 1], "points": []}
    assert guest.post(f"/api/tables/{table['id']}/verify", status=200)["ok"]
    with ThreadPoolExecutor(4) as crowd:  # all at once, like two eager people
        again, *others = crowd.map(guest.post, [f"/api/tables/{table['id']}/rematch"] * 4)
    assert {other["id"] for other in others} == {again["id"]}
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [("here", ""), ("bot", "random")]
    assert guest.look(again["id"], 0).until_asked()


def test_branch_from_a_finished_game_and_study_of_a_record(served):
    guest = served.guest()
    table = guest.table("here", "random", "random")
    live = guest.look(table["id"], 0)
    play_out(live)
    branch = guest.post(f"/api/tables/{table['id']}/branch", {"n": 12, "seat": 1, "bots": ["greedy", None, "random"]})
    assert branch["branch_of"] == {"id": table["id"], "n": 12, "imagined": False}
    mine = guest.look(branch["id"], 1)
    at = guest.get(f"/api/tables/{table['id']}/views?seat=1&from=12&to=12")["views"][0]["view"]
    first = guest.get(f"/api/tables/{branch['id']}/views?seat=1&from=12&to=12")["views"][0]["view"]
    assert first == at
    play_out(mine)
    assert guest.post(f"/api/tables/{branch['id']}/verify", status=200)["ok"]
    text = guest.get(f"/api/tables/{table['id']}/record")
    study = guest.post("/api/records", {"text": text})
    assert study["over"]
    assert guest.get(f"/api/tables/{study['id']}/record?seat=2") == text
    bad = guest.http.post("/api/records", json={"text": text.replace(" camel 1", " camel 9", 1)})
    assert bad.status_code == 400
    assert bad.json()["reason"]["key"] == "why-bad-record"
    assert bad.json()["reason"]["args"]["line"] > 0


def test_branch_from_a_running_game_is_an_imagined_world(served):
    ann, ben = served.guest(), served.guest()
    table = ann.table("here", "link", "random")
    ben.join(table)
    mine, his = ann.look(table["id"], 0), ben.look(table["id"], 1)
    for live in (mine, his):
        live.until_asked()
        live.answer()
    mine.drain()
    n = max(mine.lines)
    no = ben.http.post(f"/api/tables/{table['id']}/branch", json={"n": n, "seat": 0})
    assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-not-your-seat")
    branch = ann.post(f"/api/tables/{table['id']}/branch", {"n": n, "seat": 0, "bots": [None, "random", "random"]})
    assert branch["branch_of"] == {"id": table["id"], "n": n, "imagined": True}
    view = ann.get(f"/api/tables/{branch['id']}/views?seat=0&from=0&to=0")["views"][0]["view"]
    assert view == mine.view
    assert "\nposition: ?\n" in ann.get(f"/api/tables/{branch['id']}/record?seat=0")
    live = ann.look(branch["id"], 0)
    play_out(live)
    assert ann.post(f"/api/tables/{branch['id']}/verify", status=200)["ok"]
    assert not ann.get(f"/api/tables/{table['id']}")["over"]


@pytest.mark.parametrize("mode", ["live", "own-time", "relaxed", "turns"])
def test_nobody_tries_out_a_map_beside_the_game_in_which_it_is_being_built(served, mode):
    """An imagined world would reveal where its goods can be bought, and the best route."""
    ann = served.guest()
    table = ann.table("here", game="adventures", options={"mode": mode})
    live = ann.look(table["id"], 0)
    live.until_asked()
    if mode in ("live", "own-time"):
        live.answer()
        live.until_asked()
    assert live.view["table"]["merchants"][0]["map"]
    no = ann.http.post(f"/api/tables/{table['id']}/branch", json={"n": max(live.lines), "seat": 0})
    assert (no.status_code, no.json()["reason"]["key"]) == (409, "why-branch-timed")
    assert "against time" in no.json()["said"]


def test_people_are_told_apart_and_may_be_called_by_a_picture(served):
    ann = served.guest()
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ann"}, {"kind": "here", "name": "👳🏽‍♂️ 🐪"}]
    made = ann.post("/api/tables", {"game": "sealed-bid", "seats": seats})
    assert [seat["name"] for seat in made["seats"]] == ["Ann", "Ann 2", "👳🏽‍♂️ 🐪"]
    seats[0]["name"] = "\u202eAnn"
    assert ann.post("/api/tables", {"game": "sealed-bid", "seats": seats}, 400)["reason"]["key"] == "why-bad-name"


def test_who_joins_is_told_apart_too(served):
    ann, ben, cem = served.guest(), served.guest(), served.guest()
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "link"}, {"kind": "link"}]
    table = ann.post("/api/tables", {"game": "sealed-bid", "seats": seats})
    assert [seat["name"] for seat in ben.join(table, "Ann")["seats"]] == ["Ann", "Ann 2", "C"]
    assert [seat["name"] for seat in cem.join(table, " Ann  2")["seats"]] == ["Ann", "Ann 2", "Ann 2 2"]
    long = "x" * 36 + " yz"
    table = ann.post("/api/tables", {"game": "sealed-bid", "seats": [{"kind": "here", "name": long}, {"kind": "link"}]})
    assert [seat["name"] for seat in ben.join(table, long)["seats"]] == [long, "x" * 36 + " 2"]


def test_a_record_may_lose_its_last_line_end_on_the_way(served):
    ann = served.guest()
    table = ann.table("here", "random")
    live = ann.look(table["id"], 0)
    live.until_asked()
    live.do("resign")
    text = ann.get(f"/api/tables/{table['id']}/record")
    for pasted in (text.strip(), "\n" + text + "\n\n", text.replace("\n", "\r\n"), "\ufeff" + text):
        studied = ann.post("/api/records", {"text": pasted})
        assert ann.get(f"/api/tables/{studied['id']}/record") == text


def test_no_time_runs_before_everybody_sits(served):
    ann, ben, eve = served.guest(), served.guest(), served.guest()
    table = ann.table("here", "link", "link", game="sealed-bid")
    live = ann.look(table["id"], 0)
    assert live.hello["paused"]
    assert live.hello["clocks"]["wakes"] == 0
    ben.join(table)
    with pytest.raises(Refusal) as no:
        ben.look(table["id"], 1).do("resume")
    assert no.value.key == "why-seat-free"
    assert ann.look(table["id"], 0).hello["paused"]
    eve.join(table)
    again = ann.look(table["id"], 0)
    assert not again.hello["paused"]
    assert again.hello["clocks"]["wakes"] > 0
    assert not ann.look(ann.table("here", "link")["id"], 0).hello["paused"]  # where no time runs, nobody has to wait


def test_who_ran_out_of_time_can_still_step_in(served):
    ann = served.guest()
    table = ann.table("here", "random")
    live = ann.look(table["id"], 0)
    live.until_asked()
    live.do("bot", seat=0, bot="random")
    for _ in range(3):
        live.read()
    assert not live.over, "the bots have rushed through the game"
    assert live.do("back")["kind"] == "done"
    assert live.until_asked()
