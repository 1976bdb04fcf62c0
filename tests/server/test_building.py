"""Building in real time over real sockets: commands follow each other, stamps are the server's, secrets stay secret."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sarai import games
from sarai.games.adventures.board import EDGE_NAMES, INNER
from sarai.kernel.play import replay
from sarai.kernel.record import parse_record
from tests.server.harness import Guest, Live, Refusal, Served
from tests.server.proxy import Proxy, between
from tests.server.travelling import shortest_way

ROUTE = ("place a1 e-w", "place a2 ne-sw", "turn a2 e-w", "lift a1", "place c3 nw-e")
GLASS = 15
"""Seconds: with so short a glass a bot looks at its map for 1.5 to 4.5 of them before it lays the first tile."""
LATE = 0.3
"""Seconds that a slow connection takes, each way."""


def joined_through(proxy: Proxy, served: Served, table: dict[str, object]) -> Guest:
    """A guest whose every byte passes through the proxy."""
    guest = Guest(served)
    guest.join(table)
    guest.served = proxy  # type: ignore[assignment]
    return guest


def until_trading(*all_: Live) -> None:
    for live in all_:
        assert live.until_asked()
        live.do("answer", prompt=live.prompt, action="ready")
    for live in all_:
        while live.view["table"]["phase"] != "trading":
            live.read()


def build(live: Live) -> list[str]:
    """Send a whole route, without waiting for any answer."""
    way = shortest_way(live.view["table"])
    return [live.send("answer", prompt=live.prompt, action=f"place {hex_} {lies}") for hex_, lies in way.items()]


def built(live: Live, sent: list[str]) -> bool:
    return all(live.wait_for(command)["kind"] == "done" for command in sent)


def test_the_servers_sand_decides_commands_need_not_wait_and_bots_take_their_time(served):
    ann, eve = served.guest(), served.guest()
    options = {"mode": "live", "glass": str(GLASS)}
    table = ann.table("here", "merchant:4", "link", game="adventures", options=options)
    with between(served.port) as line:
        ben = joined_through(line, served, table)
        live, watching, late = ann.look(table["id"], 0), eve.look(table["id"]), ben.look(table["id"], 2)
        until_trading(live, late)
        began = live.clocks["wakes"] - GLASS * 1000
        number = live.prompt
        sent = [live.send("answer", prompt=number, action=action) for action in ROUTE]
        assert built(live, sent)
        assert live.prompt == number, "the question on a workbench keeps its number"
        assert live.view["table"]["merchants"][0]["layout"] == {"a2": "e-w", "c3": "nw-e"}
        with pytest.raises(Refusal) as no:
            live.do("answer", prompt=number, action="place c3 e-w")
        assert no.value.key == "adventures-why-taken"
        with pytest.raises(Refusal):
            live.do("answer", prompt=number, action="declare", at=1)  # nobody sets their own time
        assert built(late, build(late))
        line.stall()  # sent in time, but it arrives after the sand has run out
        too_late = late.send("answer", prompt=late.prompt, action="declare")
        while "last" not in live.view["table"]:
            live.read()
        line.flow()
        assert late.wait_for(too_late)["kind"] == "refused"
        arrivals = live.view["table"]["last"]["arrivals"]
        assert arrivals[2]["doing"] == "stopped", "a call that comes too late does not count"
        assert (arrivals[2]["cause"], arrivals[2]["rank_points"]) == ("", 0), "but the route counts (S25)"
        late.do("resign")
    stamps = [line["at"] for line in live.lines.values() if line["seat"] == 1 and line["text"] == "?"]
    assert stamps, "the bot has built"
    assert stamps[0] - began >= 1500, "not before a person could have"
    assert all(later - sooner >= 500 for sooner, later in pairwise(stamps))
    ends = [line["at"] for line in live.lines.values() if line["text"] == "time-up"]
    assert len(ends) == 1
    assert ends[0] >= began + GLASS * 1000
    watching.until(max(live.lines))
    for seen in (watching, live):
        scoring = next(n for n, frame in enumerate(seen.frames) if "last" in frame.get("view", {}).get("table", {}))
        before = "".join(seen.raw[:scoring])
        assert not any(f'"{name}"' in before for name in EDGE_NAMES[:INNER]), "no edge before the key is shown"
        assert '"keys":' not in before
        if seen is watching:
            assert '"circles"' not in before
            assert "place a1" not in before
    live.do("resign")
    live.drain()
    text = ann.get(f"/api/tables/{table['id']}/record")
    assert str(replay(games.load("adventures"), parse_record(text)).record) == text


def test_ranks_are_those_of_arrival_at_the_server_however_slow_still_or_broken_a_line_is(served):
    ann = served.guest()
    table = ann.table("here", "link", "link", "link", game="adventures", options={"mode": "live", "glass": "60"})
    with between(served.port, LATE) as slow, between(served.port) as still, between(served.port) as broken:
        lines = [slow, still, broken]
        ben, cem, dee = [joined_through(line, served, table) for line in lines]
        near = ann.look(table["id"], 0)
        far, stalled, cut = [guest.look(table["id"], seat) for seat, guest in enumerate([ben, cem, dee], 1)]
        until_trading(near, far, stalled, cut)

        assert built(far, build(far)), "all of them were under way together"
        assert all(built(live, build(live)) for live in (near, stalled, cut))

        # the one with the broken connection calls first, then the one with the stalled one, then the slow one, then the
        # near one
        broken.stall()
        cut.send("answer", prompt=cut.prompt, action="declare", id="arrived")
        still.stall()
        third = stalled.send("answer", prompt=stalled.prompt, action="declare")
        second = far.send("answer", prompt=far.prompt, action="declare")
        near.do("answer", prompt=near.prompt, action="declare")
        far.wait_for(second)
        still.flow()
        stalled.wait_for(third)
        broken.drop()
        again = dee.look(table["id"], 3, max(cut.lines) + 1)
        assert again.view["table"]["merchants"][3]["doing"] == "building", "the call never arrived"
        again.do("answer", prompt=again.prompt, action="declare", id="arrived")
        while "last" not in near.view["table"]:
            near.read()
        arrivals = near.view["table"]["last"]["arrivals"]
        assert [one["place"] for one in arrivals] == [1, 2, 3, 4]
        assert [one["rank_points"] for one in arrivals] == [2, 1, 1, 0]
        times = [one["time"] for one in arrivals]
        assert times == sorted(times)
        assert times[1] - times[0] > LATE * 500, "the time on the way counts"
        # a command that is sent again after it was carried out is not carried out again
        assert (
            again.wait_for(again.send("answer", prompt=again.prompt, action="declare", id="arrived"))["kind"] == "done"
        )
        declared = [line["seat"] for line in near.lines.values() if line["text"] == "declare"]
        assert declared == [0, 1, 2, 3]
