"""A seat on another device, by its private link; and commands that are told apart by seat and id."""

from __future__ import annotations

import pytest

from tests.server.harness import Guest, Live, closed_with, refusal, token_in, why_refused


def link_of(guest: Guest, table: str, seat: int, anew: bool = False) -> str:
    made = guest.post(f"/api/tables/{table}/link", {"seat": seat, "anew": anew}, 200)["link"]
    assert made.startswith(f"/t/{table}#seat=")
    return token_in(made)


def take(guest: Guest, table: str, token: str):
    return guest.http.post(f"/api/tables/{table}/take", json={"token": token})


@pytest.fixture
def seated(served):
    """Ann is the host and has seat 0; Ben came by link and has seat 1."""
    ann, ben = served.guest(), served.guest()
    table = ann.table("here", "link", "random")
    ben.join(table, "Ben")
    return ann, ben, table["id"]


def test_the_private_link_takes_a_seat_to_another_browser(served, seated):
    _, ben, table = seated
    phone = served.guest()
    old, watching = ben.look(table, 1), ben.look(table)
    old.until_asked()
    link = link_of(ben, table, 1)
    assert link_of(ben, table, 1) == link
    moved = take(phone, table, link)
    assert (moved.status_code, moved.json()["seats"][1]["mine"]) == (201, True)
    assert closed_with(old) == ("why-seat-moved", 4403)
    for path in ("lines", "record", "views"):
        assert refusal(ben.http.get(f"/api/tables/{table}/{path}?seat=1")) == (403, "why-not-your-seat")
    assert Live(ben, table, 1).hello["reason"]["key"] == "why-not-your-seat"
    assert why_refused(watching, "resign") == "why-not-your-seat", "the old browser may watch"
    assert refusal(ben.http.post(f"/api/tables/{table}/link", json={"seat": 1})) == (403, "why-not-your-seat")
    assert [one["id"] for one in phone.get("/api/tables")["mine"]] == [table]
    new = phone.look(table, 1)
    new.until_asked()
    assert new.view["prompt"] == old.view["prompt"]
    new.answer()
    assert refusal(take(ben, table, link)) == (403, "why-old-link"), "a link works once"
    assert take(ben, table, link_of(phone, table, 1)).status_code == 201, "and back again"


def test_a_link_made_anew_makes_the_former_useless(served, seated):
    _, ben, table = seated
    eve = served.guest()
    lost = link_of(ben, table, 1)
    newest = link_of(ben, table, 1, anew=True)
    assert newest != lost
    assert refusal(take(eve, table, lost)) == (403, "why-old-link")
    assert ben.get(f"/api/tables/{table}")["seats"][1]["mine"]
    assert take(ben, table, newest).status_code == 201, "in the owner's browser it changes nothing"
    assert link_of(ben, table, 1) == newest


def test_nobody_gets_the_link_of_another(served, seated):
    ann, ben, table = seated
    eve = served.guest()
    for guest in (ann, eve):
        for anew in (False, True):
            no = guest.http.post(f"/api/tables/{table}/link", json={"seat": 1, "anew": anew})
            assert refusal(no) == (403, "why-not-your-seat")
    for seat in (2, -1, 7):
        no = ann.http.post(f"/api/tables/{table}/link", json={"seat": seat})
        assert no.status_code in (403, 404), "a bot's seat, and nobody's"
    mine = link_of(ben, table, 1)
    other = eve.table("here", "link")["id"]
    for token in (mine[:-3] + "abc", "", link_of(eve, other, 0), eve.http.cookies["sarai_guest"], '[1,"x",2]'):
        assert refusal(take(eve, table, token)) == (403, "why-bad-token")
    frames = " ".join(raw for live in (ann.look(table, 0), ann.look(table)) for raw in live.raw)
    assert mine not in frames + str(ann.get("/api/tables")) + str(ann.get(f"/api/tables/{table}"))


def test_the_rights_of_the_host_go_with_his_seat(served, seated):
    ann, _, table = seated
    phone = served.guest()
    assert ann.get(f"/api/tables/{table}")["host"]
    assert take(phone, table, link_of(ann, table, 0)).json()["host"]
    assert not ann.get(f"/api/tables/{table}")["host"]
    assert refusal(ann.http.post(f"/api/tables/{table}/remove", json={"seat": 1})) == (403, "why-not-the-host")
    assert phone.post(f"/api/tables/{table}/remove", {"seat": 1})["seats"][1]["kind"] == "open"
    assert refusal(ann.http.post(f"/api/tables/{table}/close", json={})) == (403, "why-not-the-host")
    assert phone.post(f"/api/tables/{table}/close", {}, 200) == {"closed": True}


def test_links_and_removals_outlast_a_restart(mortal):
    ann, ben, phone = (mortal.guest() for _ in range(3))
    table = ann.table("here", "link")
    ben.join(table)
    link = link_of(ben, table["id"], 1)
    newest = link_of(ben, table["id"], 1, anew=True)
    eve = ann.table("here", "link")
    ben.join(eve)
    ann.post(f"/api/tables/{eve['id']}/remove", {"seat": 1})
    mortal.kill()
    mortal.start()
    assert refusal(take(phone, table["id"], link)) == (403, "why-old-link")
    assert take(phone, table["id"], newest).status_code == 201
    back = ben.http.post(f"/api/tables/{eve['id']}/join", json={"token": token_in(eve["join_link"])})
    assert refusal(back) == (403, "why-removed")


def test_one_id_on_two_of_ones_own_seats_is_two_commands_and_on_one_seat_is_one(mortal):
    ann = mortal.guest()
    table = ann.table("here", "here", "here")["id"]
    eyes = [ann.look(table, seat) for seat in range(3)]
    sent = {}
    for live in eyes[:2]:
        live.until_asked()
        assert live.asked is not None
        sent[live.seat] = {
            "id": "one-and-the-same",
            "prompt": live.prompt,
            "action": live.asked["choices"][0]["action"],
        }
        for times in (1, 2):
            live.send("answer", **sent[live.seat])
            assert live.wait_for("one-and-the-same", times)["kind"] == "done"
    eyes[2].until(max(eyes[0].lines | eyes[1].lines))
    played = [(line["seat"], line["n"]) for line in eyes[2].lines.values() if line["seat"] in (0, 1)]
    assert [seat for seat, _ in played] == [0, 1], "each was played, once"
    mortal.kill()
    mortal.start()
    for seat in (0, 1):
        again = ann.look(table, seat)
        assert again.wait_for(again.send("answer", **sent[seat]))["kind"] == "done"
        again.drain(0.2)
        assert [(line["seat"], line["n"]) for line in again.lines.values() if line["seat"] in (0, 1)] == played
