"""Nobody receives what their seat may not know: in the raw bytes, and whatever the hidden truth is."""

from __future__ import annotations

import json

import pytest

from sarai import games
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.copying import key
from sarai.kernel.events import Moved
from sarai.kernel.play import Play, replay
from sarai.kernel.prompts import prompt
from sarai.kernel.record import parse_record
from sarai.kernel.state import NOBODY
from sarai.kernel.view import imagine, view_bytes
from sarai.server import frames
from sarai.server.encoding import CONSTANT
from sarai.server.line_cache import LineCache
from sarai.table import Seat, Table
from tests.server.harness import BRIEF, bots


def expected(playing: Play, n: int, seat: int) -> tuple[object, object]:
    """What a frame may say about a line: made from the events as told to the seat and from its view, and nothing
    else."""
    step = playing.step_after(n)
    events: list[object] = []
    for event in step.events if step.line.n == n else ():
        told = event.told_to(seat)
        if isinstance(told, Moved):
            events.append({"moved": {"piece": told.piece, "source": told.source, "target": told.target}})
        else:
            events.append({"kind": told.kind, "args": told.args} if told.args else {"kind": told.kind})
    view = json.loads(view_bytes(playing.view_after(n, seat)))
    return events, {key: told for key, told in view.items() if key not in CONSTANT}


def test_a_promised_seed_is_dealt_with_the_guests_own_nonce_and_once(served):
    ann, eve = served.guest(), served.guest()
    promised = ann.post("/api/promises", {})["commitment"]
    wish = {"game": "sealed-bid", "promise": promised, "nonce": "c0ffee"}
    wish["seats"] = [{"kind": "here"}, {"kind": "bot", "bot": "random"}, {"kind": "link"}]
    assert eve.post("/api/tables", wish, 409)["reason"]["key"] == "why-no-promise"
    table = ann.post("/api/tables", wish)
    assert table["commitment"] == promised
    head = parse_record(ann.get(f"/api/tables/{table['id']}/record?seat=0")).head
    assert (head.commitment, head.nonces[0]) == (promised, "c0ffee")
    assert "c0ffee" not in head.nonces[1:]
    assert ann.post("/api/tables", wish, 409)["reason"]["key"] == "why-no-promise"
    assert ann.post("/api/tables", {**wish, "promise": "", "nonce": "not hex"}, 400)


@pytest.mark.parametrize("game", list(games.GAMES))
def test_raw_frames_hold_what_the_seat_was_told_and_no_more(served, game):
    ann, ben, eve = served.guest(), served.guest(), served.guest()
    table = ann.table("here", "link", bots(game)[0], game=game, options=BRIEF[game])
    ben.join(table)
    looking = {0: ann.look(table["id"], 0), 1: ben.look(table["id"], 1), NOBODY: eve.look(table["id"])}
    for turn in range(3000):
        live = looking[turn % 2]
        if live.over:
            break
        live.drain(0.02)
        if live.asked:
            live.answer(turn * 5)
    last = max(looking[0].lines)
    for live in looking.values():
        live.until(last)
    record = parse_record(ann.get(f"/api/tables/{table['id']}/record"))
    truth = replay(games.load(game), record)
    seed = record.lines[-1].text.removeprefix("seed ")
    for seat, live in looking.items():
        compared = 0
        for raw in live.raw:
            frame = json.loads(raw)
            assert (frame["kind"] == "line" and frame["line"]["text"].startswith("seed")) or seed not in raw
            if frame["kind"] == "line":
                n = frame["line"]["n"]
                events, view = expected(truth, n, seat)
                assert (frame["line"]["events"], frame["view"]) == (events, view), (seat, n)
                assert frame["line"]["text"] == truth.line_as_told(n, seat).text
                assert set(frame) == {"kind", "line", "view", "prompt", "undo", "clocks"}
                compared += 1
        assert compared > 8
    hidden = [n for n in range(last) if truth.line_as_told(n, NOBODY) != truth.record.lines[n]]
    assert hidden, "a game without secrets proves nothing"


def sent(table: Table, seat: int) -> tuple[bytes, bytes]:
    """What the server would send a seat about the last line, and about all lines when it arrives."""
    told, playing = LineCache(), table.playing
    for _ in playing.record.lines:
        told.follow(playing)
    last = len(playing.record.lines) - 1
    frame = frames.line_frame(table, playing.view(seat), told.line(last, seat), frames.clocks(table, 0))
    return frame, b",".join([*told.since(0, seat), bytes(frames.view(playing, seat))])


@pytest.mark.parametrize("name", list(games.GAMES))
def test_another_hidden_truth_gives_the_same_bytes(name):
    """Everything that a seat cannot know is changed; what the server would send it stays the same."""
    game = games.load(name)
    changed = 0
    for seed in range(6):
        table = Table.opened(
            game, [Seat("A"), Seat("B"), Seat("C")], Dealer(bytes([seed]), ("a", "b", "c")), BRIEF[name]
        )
        chance = Fast(seed)
        for _ in range(min(25, game.bound(3) // 4) + seed):
            seat = table.owed[0]
            legal = table.playing.state.legal(seat)
            table.answer(seat, legal[chance.below(len(legal))])
        for seat in (NOBODY, 0, 1, 2):
            if table.over:
                continue
            before = sent(table, seat)
            step = table.playing.path[-1]
            truth, asked = step.state, list(table.playing.prompts)
            step.state = imagine(game, table.playing.view(seat)).draw(Fast(99))
            table.playing.prompts = [prompt(step.state, one) for one in range(3)]
            changed += key(step.state) != key(truth)
            assert sent(table, seat) == before
            step.state, table.playing.prompts = truth, asked
    assert changed > 10


def test_a_running_game_gives_away_one_seats_record_and_no_seed(served):
    ann, ben = served.guest(), served.guest()
    table = ann.table("here", "link", "random")
    ben.join(table)
    mine = ann.get(f"/api/tables/{table['id']}/record?seat=0")
    public = ben.get(f"/api/tables/{table['id']}/record")
    assert "eyes: A\n" in mine
    assert "eyes: -\n" in public
    assert " > ? ? ?" in public or "? ? ?" in public
    for what in ("record", "lines", "views"):
        no = ben.http.get(f"/api/tables/{table['id']}/{what}?seat=0")
        assert (no.status_code, no.json()["reason"]["key"]) == (403, "why-not-your-seat")
    no = ann.http.post(f"/api/tables/{table['id']}/verify")
    assert (no.status_code, no.json()["reason"]["key"]) == (409, "why-not-over")
    assert "seed" not in mine.replace("commitment", "")
