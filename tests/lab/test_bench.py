"""The bench: what it reports is what was measured, and what cannot be measured is named. No test looks at a time."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sarai import build
from sarai.kernel.copying import key
from sarai.kernel.reasons import Refusal
from sarai.lab.bench import environment, ours, run
from sarai.lab.bench.environment import OWN, PEERS, SAME, Environment, locked
from sarai.lab.bench.report import COMPILED, INTERPRETED, OURS, Report, Reporter, Subjects, subject_of
from sarai.lab.bench.report_text import sheets
from sarai.lab.bench.rounds import Crew, Measurements, Spread, Start
from sarai.lab.bench.slices import Subject, Workload, dice, measure, playouts, serve
from tests.cli.test_cli import good, refused

LOCKS = Path(__file__).parent.parent.parent / "locks"

# -- arithmetic


def test_a_ratio_is_made_within_each_round():
    """The machine was three times as busy in the second round; the ratio does not notice."""
    slices = Measurements()
    for busy in (1.0, 3.0, 1.0):
        slices.add(("ours", "lane"), 600, 1.0 * busy)
        slices.add(("theirs", "lane"), 100, 0.5 * busy)
    assert slices.ratio(("ours", "lane"), ("theirs", "lane")) == Spread(3.0, 3.0, 3.0)
    assert slices.ratio(("ours", "lane"), ("theirs", "lane"), 0.5).median == 1.5
    assert slices.rate(("ours", "lane")) == Spread(600.0, 200.0, 600.0)
    assert slices.done(("theirs", "lane")) == 300


def test_medians_and_spread():
    assert Spread.over([5, 1, 3]) == Spread(3, 1, 5)
    assert Spread.over([4, 1, 3, 2]) == Spread(2.5, 1, 4)


def test_playouts_know_their_length_and_how_many_were_choices():
    games = iter([(4, 2), (6, 3)])
    lane = playouts(lambda: 1, 2, lambda: next(games))
    assert (lane.length, lane.choices) == (5.0, 0.5)


def test_dice_are_fair_enough_for_every_board():
    rolled = dice()
    counts = [0] * 7
    for _ in range(65_521):
        counts[next(rolled) % 7] += 1
    assert all(8_900 < count < 9_800 for count in counts)


# -- the two sides


def test_a_slice_counts_whole_batches():
    assert measure(lambda: 5, 0.0)[0] == 5


def test_the_measuring_side_answers_line_by_line():
    orders = io.StringIO('{"lane": "steps", "seconds": 0}\n{"lane": "nonsense", "seconds": 0}\n')
    answers = io.StringIO()
    serve(lambda: Subject({"steps": Workload(lambda: 3, 9.0, 0.5)}, {"version": "1"}), orders, answers)
    ready, slice_, failed = map(json.loads, answers.getvalue().splitlines())
    lanes = {"steps": {"length": 9.0, "choices": 0.5}}
    assert ready == {"ready": {"lanes": lanes, "facts": {"version": "1"}}}
    assert slice_["done"] == 3
    assert failed == {"failed": "KeyError: 'nonsense'"}


FAKE = """
import json, sys
print(json.dumps({"ready": {"lanes": {"driven": {"length": 5.0, "choices": 0.4}}, "facts": {}}}), flush=True)
for number, line in enumerate(sys.stdin):
    if number == LAST:
        sys.exit("it is too hot")
    print(json.dumps({"done": 10 * (number + 1), "seconds": json.loads(line)["seconds"]}), flush=True)
"""


def fake(name: str, text: str) -> Start:
    return Start(name, (sys.executable, "-c", text), dict(os.environ))


def test_whoever_cannot_work_is_named_and_the_others_go_on():
    starts = [
        fake("good", FAKE.replace("LAST", "99")),
        fake("dies later", FAKE.replace("LAST", "2")),
        fake("dies at once", "import sys; sys.exit('no such engine')"),
        fake("says why", 'import json; print(json.dumps({"failed": "ImportError: engine"}))'),
        Start("is not there", ("/no/such/program",)),
    ]
    with Crew(starts) as crew:
        slices = crew.take_turns(3, 0.5)
        assert list(crew.workers) == ["good"]
    assert crew.missing == {
        "dies later": "it ended with status 1: it is too hot",
        "dies at once": "it ended with status 1: no such engine",
        "says why": "ImportError: engine",
        "is not there": "/no/such/program: No such file or directory",
    }
    assert slices.done(("good", "driven")) == 20 + 30 + 40, "the first slice only warms up"
    assert ("dies later", "driven") not in slices


def test_those_that_are_compared_take_their_turns_together():
    text = 'import json; print(json.dumps({"ready": {"lanes": LANES, "facts": {}}}), flush=True); input()'
    two = text.replace("LANES", '{"fast": {}, "slow": {}}')
    names = [("a1", "x"), ("b", "y"), ("a2", "x")]
    starts = [Start(name, (sys.executable, "-c", two), dict(os.environ), beside) for name, beside in names]
    with Crew(starts) as crew:
        order = [("a1", "fast"), ("a2", "fast"), ("a1", "slow"), ("a2", "slow"), ("b", "fast"), ("b", "slow")]
        assert crew._in_order() == order


# -- reports


def made_up_run() -> tuple[Subjects, Any, Measurements]:
    """Every subject at 1000 a second, ours compiled at 20 times that; half of all our decisions are choices."""
    subjects = Subjects((("dunhuang", 4), ("kashgar", 4), ("tic-tac-toe", 2)), (COMPILED, INTERPRETED))
    slices, workers = Measurements(), {}
    playing: dict[str, float | None] = {"length": 10.0, "choices": 0.5}
    for game, seats in subjects.tables:
        for which in subjects.builds:
            name = subject_of(game, seats, which)
            lanes = [ours.IN_MODULE, ours.DRIVEN, ours.CLONES, ours.VIEWS, ours.ITERATIONS]
            workers[name] = SimpleNamespace(lanes=dict.fromkeys(lanes, playing), facts={"bytes": 99.0})
            for lane in lanes:
                slices.add((name, lane), 20_000 if which == COMPILED else 1000, 1.0)
    for peer in PEERS:
        if peer.game != "connect-four":
            lanes = ["driven", *{"OpenSpiel": ["in C++"], "PettingZoo": ["driven, unchecked"]}.get(peer.engine, [])]
            forced: dict[str, float | None] = {"length": 10.0, "choices": 0.25}
            workers[peer.name] = SimpleNamespace(lanes=dict.fromkeys(lanes, forced), facts={})
            for lane in lanes:
                slices.add((peer.name, lane), 1000, 1.0)
    return subjects, SimpleNamespace(workers=workers), slices


def test_rows_and_ratios_of_a_run():
    reporter = Reporter(*made_up_run())
    rows = {row.name: row for row in reporter.rows()}
    assert len(rows) == len(reporter.rows()), "no two rows have the same name"
    own = rows["dunhuang, 4 seats, compiled"]
    assert (own.group, own.decisions_per_second, own.choices_per_second) == (OURS, 20_000, 10_000)
    assert (own.clones_per_second, own.iterations_per_second, own.bytes_per_state) == (20_000, 20_000, 99.0)
    assert rows["OpenSpiel, tic-tac-toe, in C++"].group == SAME
    assert rows["catanatron, Catan, 4 seats, driven"].group == OWN
    ratios = {(ratio.name, ratio.of): ratio for ratio in reporter.ratios()}
    catan = "dunhuang, 4 seats, compiled, in module / catanatron, Catan, 4 seats, driven"
    assert (ratios[catan, "decisions"].median, ratios[catan, "decisions"].goal) == (20.0, 150.0)
    assert ratios[catan.replace("dunhuang", "kashgar"), "decisions"].goal == 50.0
    assert ratios[catan, "choices"].median == 40.0, "most of their decisions are forced"
    inside = "tic-tac-toe, compiled, in module / OpenSpiel, tic-tac-toe, in C++"
    assert (ratios[inside, "decisions"].median, ratios[inside, "decisions"].goal) == (20.0, 0.5)
    assert {ratio.group for ratio in reporter.ratios()} == {OURS, SAME, OWN}
    assert sum(ratio.goal is not None for ratio in reporter.ratios()) == 3 + 2 + 2 + 1


def test_a_report_keeps_the_two_comparisons_apart():
    reporter = Reporter(*made_up_run())
    report = Report(1, 1.0, {}, reporter.rows(), reporter.ratios(), {"engine": "it is too hot"})
    titles = [sheet.title for sheet in sheets(report)]
    assert titles[0] == "Our own games"
    assert "The same game on each engine: tic-tac-toe" in titles
    assert any("engine and game together" in title for title in titles)
    assert all(len(line) == len(sheet.heads) for sheet in sheets(report) for line in sheet.lines)
    text = "\n".join(sheet.markdown() for sheet in sheets(report))
    assert "| OpenSpiel, in C++ | 1 k |" in text
    assert "20× (below goal 150×)" in text
    assert report.to_json()["missing"] == [{"name": "engine", "reason": "it is too hot"}]
    assert json.loads(json.dumps(report.to_json()))["rows"][0]["decisions_per_second"]


# -- the program


@pytest.mark.usefixtures("both_builds")
def test_the_bench_of_our_own_in_both_builds():
    told = json.loads(good("bench", "--games", "sealed-bid,tic-tac-toe", "--rounds", "2", "--slice", "1", "--json"))
    assert (told["rounds"], told["missing"], told["builds"]) == (2, [], ["compiled", "interpreted"])
    own = [row for row in told["rows"] if row["group"] == "ours"]
    assert {(row["seats"], row["build"]) for row in own} == {(n, b) for n in (2, 3, 4) for b in told["builds"]}
    for row in own:
        for column in ("decisions", "choices", "driven_decisions", "clones", "views", "iterations"):
            assert row[f"{column}_per_second"] > 0
        assert row["bytes_per_state"] > 100
        assert row["choices_per_second"] <= row["decisions_per_second"]
    same = [row for row in told["rows"] if row["group"] == "same game"]
    assert {(row["build"], row["how"]) for row in same} == {
        (which, how) for which in told["builds"] for how in ("in module", "driven")
    }
    assert {ratio["group"] for ratio in told["ratios"]} == {"ours"}


def test_without_a_compiler_only_the_interpreted_build_is_measured(monkeypatch, tmp_path):
    monkeypatch.setattr(build, "folder", lambda: tmp_path / "nothing")
    monkeypatch.setattr(build, "missing_for_compiling", lambda: "a C compiler")
    report = run.bench(["tic-tac-toe"], peers=False, rounds=1, seconds=0.001)
    assert report.missing == {"the compiled build": "compiling needs a C compiler"}
    assert {row.build for row in report.rows} == {"interpreted"}


def test_what_cannot_be_asked_for_is_refused():
    assert "no game 'go' to measure" in refused("bench", "--games", "go")
    assert "rounds should be" in refused("bench", "--rounds", "0")
    assert "a slice should be" in refused("bench", "--slice", "0")
    assert "not a whole number" in refused("bench", "--slice", "0.5")


def test_subjects_stop_in_the_middle_of_a_game_where_there_is_a_choice():
    from sarai import games

    for name, seats in (("dunhuang", 2), ("sealed-bid", 3)):
        middle = ours.middle_of_a_game(games.load(name), seats)
        assert not middle.over
        assert key(middle.state) == key(ours.middle_of_a_game(games.load(name), seats).state)


# -- the other engines


def test_the_locks_of_the_others_hold_hashes_and_name_no_host():
    lock = (LOCKS / "peers.txt").read_text()
    assert "://" not in lock
    pinned = re.findall(r"^\S+==", lock, re.MULTILINE)
    assert len(re.findall(r"^\S+==.*(?:\n +--hash=sha256:[0-9a-f]{64}.*)+", lock, re.MULTILINE)) == len(pinned)
    node = json.loads((LOCKS / "peers" / "package-lock.json").read_text())
    assert "://" not in json.dumps(node)
    assert all("integrity" in package for name, package in node["packages"].items() if name)
    assert set(environment.versions()) == {"catanatron", "chess", "open-spiel", "pettingzoo", "rlcard", "boardgame.io"}


def test_every_peer_has_a_module_and_a_locked_package():
    lock = (LOCKS / "peers.txt").read_text()
    folder = Path(environment.__file__).parent / "peers"
    for peer in PEERS:
        script = peer.module.endswith(".cjs")
        assert (folder / (peer.module if script else f"{peer.module}.py")).exists()
        assert script or re.fullmatch(r"[a-z-]+(\[classic\])?==[\d.]+", locked(lock, peer.package))
    with pytest.raises(Refusal, match="does not name"):
        locked(lock, "monopoly")


def test_engines_that_cannot_be_installed_are_missing_by_name(monkeypatch, tmp_path):
    def attempt(command: list[str], *_: object) -> str:
        if "-r" in command or "open-spiel" in command[-1]:
            return "uv failed: no wheel for this machine"
        return ""

    monkeypatch.setattr(environment, "_attempt", attempt)
    monkeypatch.setattr(environment, "_uv_environment", dict)
    monkeypatch.setattr(shutil, "which", lambda name, path=None: None if name == "node" else f"/bin/{name}")
    said: list[str] = []
    others = Environment(tmp_path, said.append)
    others.make()
    assert others.missing == {
        "open-spiel": "uv failed: no wheel for this machine",
        "boardgame.io": "there is no node with npm here",
    }
    assert not (tmp_path / "ready").exists(), "the next run tries again"
    assert said == ["installing the other engines"]


def test_without_the_locks_the_others_cannot_be_had(monkeypatch, tmp_path):
    monkeypatch.setattr(environment, "LOCK", tmp_path / "peers.txt")
    with pytest.raises(Refusal, match=r"run \./sarai bench --peers"):
        Environment(tmp_path, print).make()
