"""Building in real time over real sockets: commands follow each other, stamps are the server's, secrets stay."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sarai import games
from sarai.games.adventures.board import EDGE_NAMES, INNER
from sarai.kernel.play import replay
from sarai.kernel.record import parse_record
from tests.server.harness import Refusal

ROUTE = ("place a1 e-w", "place a2 ne-sw", "turn a2 e-w", "lift a1", "place c3 nw-e")


def test_commands_need_not_wait_bots_take_their_time_and_the_servers_sand_decides(served):
    ann, eve = served.guest(), served.guest()
    options = {"mode": "live", "glass": "12"}
    table = ann.table("here", "merchant:4", game="adventures", options=options)
    live, watching = ann.look(table["id"], 0), eve.look(table["id"])
    assert live.until_asked()
    live.do("answer", prompt=live.prompt, action="ready")
    while live.view["table"]["phase"] != "trading":
        live.read()
    began = live.clocks["wakes"] - 12_000
    number = live.prompt
    sent = [live.send("answer", prompt=number, action=action) for action in ROUTE]
    assert [live.wait_for(command)["kind"] for command in sent] == ["done"] * len(ROUTE)
    assert live.prompt == number, "a bench keeps its number"
    assert live.view["table"]["merchants"][0]["layout"] == {"a2": "e-w", "c3": "nw-e"}
    with pytest.raises(Refusal) as no:
        live.do("answer", prompt=number, action="place c3 e-w")
    assert no.value.key == "adventures-why-taken"
    while "last" not in live.view["table"]:
        live.read(40)
    stamps = [line["at"] for line in live.lines.values() if line["seat"] == 1 and line["text"] == "?"]
    assert stamps, "the bot has built"
    assert stamps[0] - began > 3000, "not before a person could have"
    assert all(later - sooner > 1000 for sooner, later in pairwise(stamps))
    ends = [line["at"] for line in live.lines.values() if line["text"] == "time-up"]
    declared = [line["at"] for line in live.lines.values() if line["text"] == "declare"]
    assert ends or declared
    assert all(at >= began + 12_000 for at in ends)
    watching.until(max(live.lines))
    scoring = next(n for n, frame in enumerate(watching.frames) if "last" in frame.get("view", {}).get("table", {}))
    before = "".join(watching.raw[:scoring])
    assert '"circles"' not in before
    assert not any(f'"{name}"' in before for name in EDGE_NAMES[:INNER])
    assert "place a1" not in before
    live.do("resign")
    live.drain()
    text = ann.get(f"/api/tables/{table['id']}/record")
    assert str(replay(games.load("adventures"), parse_record(text)).record) == text
