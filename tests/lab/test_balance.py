"""The balance: its intervals cover the truth, it finds what is rigged, and an interrupted run resumes."""

from __future__ import annotations

import csv
import io
import json
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from sarai import games
from sarai.kernel.counting import Limits
from sarai.kernel.game import Game
from sarai.kernel.reasons import BadOption, Refusal
from sarai.lab.balance import estimates, report, sampling
from sarai.lab.balance.sampling import LINES, BalancePlan, Played, TableSetup
from tests.cli.test_cli import good, refused, sarai
from tests.laws.driver import FACTS, GAMES

BRIEF = {"rounds": ["8"]}


def a_plan(*seats: int) -> BalancePlan:
    return BalancePlan("kashgar", 1, "house 1", "random", 1, [TableSetup(number, {}) for number in seats])


def a_game(
    number: int, winners: list[int], had: list[str], table: int = 0, turns: float = 20.0, points: int = 25
) -> Played:
    """`had` names the traits of each seat, separated by blanks."""
    traits = [[("card", name) for name in names.split()] for names in had]
    return Played(number, table, winners, points, turns, "goal", False, traits)


def row_of(found: estimates.Balance, name: str, scope: str = estimates.ALL) -> Any:
    return next(row for row in found.rows if (row.name, row.scope) == (name, scope))


# -- arithmetic


def test_shares_and_differences_by_hand():
    """30 games: the owner of the card wins 20 of them, and in 10 more nobody has it."""
    some = [a_game(n, [0 if n < 20 else 1], ["lamp", ""]) for n in range(30)]
    some += [a_game(n, [n % 2], ["", ""]) for n in range(30, 40)]
    found = estimates.count(a_plan(2), some, Limits(apart={"card": 0.06}))
    row = row_of(found, "lamp")
    assert (row.seats, row.wins, row.share, row.fair) == (30, 20.0, 2 / 3, 0.5)
    assert row.above.value == pytest.approx(2 / 3 - 1 / 2)
    assert row.apart.value == pytest.approx(20 / 30 - 20 / 50)
    assert row.apart.low < row.apart.value < row.apart.high
    assert (row.low, row.high) == pytest.approx((0.4878, 0.8077), abs=1e-3), "Wilson's interval, as in published tables"


def test_a_shared_win_counts_its_part():
    some = [a_game(n, [0, 1], ["lamp", ""]) for n in range(40)]
    row = row_of(estimates.count(a_plan(2), some, Limits()), "lamp")
    assert (row.wins, row.share) == (20.0, 0.5)
    assert row.apart.value == 0.0


def test_differences_are_made_within_each_number_of_seats():
    """Only players at two seats have the card, and they win more often because there are two; the card has no merit in
    it."""
    two = [a_game(n, [n % 2], ["lamp" if n % 4 < 2 else "", "lamp"]) for n in range(400)]
    four = [a_game(n, [n % 4], ["", "", "", "lamp" if n % 16 < 4 else ""], 1) for n in range(400, 800)]
    row = row_of(estimates.count(a_plan(2, 4), [*two, *four], Limits()), "lamp")
    assert row.share > 0.45, "three in four holders sit at two-seat tables"
    assert abs(row.apart.value) < 0.01
    assert abs(row.above.value) < 0.01


def test_too_few_say_nothing():
    some = [a_game(n, [0], ["lamp" if n < 29 else "", ""]) for n in range(100)]
    row = row_of(estimates.count(a_plan(2), some, Limits(apart={"card": 0.06})), "lamp")
    assert (row.above, row.apart, row.broken) == (None, None, False)


def test_intervals_cover_the_truth_as_often_as_they_say():
    """Several seats of a game may have the card, each with a chance of 40 %; its owners win at the others' cost."""
    random = Random(5)
    merit, covered, runs = 0.08, 0, 400
    truth = merit * (1 - (1 + 2 * 0.4) / 3 + 2 * 0.4 / 3)
    for _ in range(runs):
        some = []
        for number in range(250):
            owners = [random.random() < 0.4 for _ in range(3)]
            weights = [1 / 3 + (merit * (1 - sum(owners) / 3) if one else -merit * sum(owners) / 3) for one in owners]
            winner = random.choices(range(3), weights)[0]
            some.append(a_game(number, [winner], ["lamp" if one else "" for one in owners]))
        apart = row_of(estimates.count(a_plan(3), some, Limits()), "lamp").apart
        covered += apart.low <= truth <= apart.high
    assert 0.92 <= covered / runs <= 0.98


def test_a_limit_is_broken_when_the_whole_interval_lies_beyond_it():
    limits = Limits(apart={"card": 0.06}, turns=(15, 30), bounded=0.01)

    def share(of: float, count: int) -> Any:
        some = [a_game(n, [0 if n % 50 * 7 % 50 < 50 * of else 1], ["lamp", ""]) for n in range(count)]
        return row_of(estimates.count(a_plan(2), some, limits), "lamp")

    assert share(0.60, 4000).broken
    assert share(0.40, 4000).broken, "less than those without counts too"
    assert not share(0.52, 4000).broken
    assert not share(0.60, 40).broken, "that few games do not show it"
    for turns, kept in ((14.0, False), (15.0, True), (30.0, True), (31.0, False)):
        some = [a_game(n, [n % 2], ["", ""], turns=turns) for n in range(50)]
        found = estimates.count(a_plan(2), some, limits)
        assert [one.kept for one in found.findings if one.limit.startswith("median")] == [kept]


def test_a_part_of_the_games_breaks_only_limits_that_hold_everywhere():
    """The card wins at two seats and loses at three, so nothing shows over all games."""
    two = [a_game(n, [0 if n % 10 < 8 else 1], ["lamp", ""]) for n in range(1000)]
    three = [a_game(n, [0 if n % 100 < 7 else 1 + n % 2], ["lamp", "", ""], 1) for n in range(1000, 2000)]
    for everywhere in ((), ("card",)):
        limits = Limits(above={"card": 0.1}, everywhere=everywhere)
        found = estimates.count(a_plan(2, 3), [*two, *three], limits)
        part = row_of(found, "lamp", "2 seats")
        assert part.beyond
        assert not row_of(found, "lamp").beyond
        assert part.broken == bool(everywhere) != found.kept


def test_what_nobody_used_and_what_winners_had_are_promises_too():
    some = [a_game(n, [0], ["lamp", ""], points=70 if n % 10 else 140) for n in range(40)]
    promised = Limits(used={"card": ("lamp", "rug")}, winning=(60, 130))
    used, winning = estimates.count(a_plan(2), some, promised).findings
    assert (used.kept, used.worst) == (False, "rug")
    assert winning.kept, "nine of ten"
    assert winning.worst.startswith("90.0 %")
    used, winning = estimates.count(a_plan(2), some, Limits(used={"card": ("lamp",)}, winning=(60, 65))).findings
    assert used.kept
    assert not winning.kept


# -- what games say of themselves


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_can_be_balanced(name, tmp_path):
    game = GAMES[name]
    options = {option: [value] for option, value in FACTS[name].brief[0].items()}
    planned = sampling.plan(game, "random", 3, list(game.seats), options)
    told = sampling.play_all(game, planned, 2 * len(planned.tables), tmp_path)
    for one in told:
        seats = planned.tables[one.table].seats
        assert len(one.had) == seats
        assert [("seat", "ABCD"[seat]) in traits for seat, traits in enumerate(one.had)] == [True] * seats
        assert 0 < len(one.winners) <= seats
        assert one.turns > 0
        assert Played.read(one.line()) == one
    assert set(report.files(estimates.count(planned, told, game.counting.limits))) >= {
        "README.md",
        "balance.csv",
        "turns.svg",
    }


def test_a_rigged_start_card_is_found(tmp_path):
    """A Servant worth nine points wins; no other card breaks a limit so clearly."""
    text = games.packs("kashgar")[0].read_text(encoding="utf-8")
    rigged = tmp_path / "rigged.toml"
    rigged.write_text(text.replace('id = "servant"\ndeck = "start"\ncopies = 1\npoints = 0', SERVANT), encoding="utf-8")
    game = games.load("kashgar", rigged)
    planned = sampling.plan(game, "random", 1, [2, 3], BRIEF)
    found = estimates.count(planned, sampling.play_all(game, planned, 300, tmp_path), game.counting.limits)
    servant = row_of(found, "servant")
    assert servant.broken
    assert servant.above.low > 0.2
    assert not found.kept
    assert any("servant" in one.worst and not one.kept for one in found.findings)


SERVANT = 'id = "servant"\ndeck = "start"\ncopies = 1\npoints = 9'


# -- interruptions


def test_a_broken_off_run_goes_on_and_ends_the_same(tmp_path, monkeypatch):
    game = GAMES["kashgar"]
    planned = sampling.plan(game, "random", 7, [2, 3], BRIEF)
    whole = sampling.play_all(game, planned, 12, tmp_path / "whole")
    broken = tmp_path / "broken"
    sampling.play_all(game, planned, 5, broken)
    lines = (broken / LINES).read_text(encoding="utf-8")
    (broken / LINES).write_text(lines[:-40], encoding="utf-8")  # killed in the middle of a line
    anew = []
    original = sampling.play_number

    def play(game: Game, planned: BalancePlan, number: int) -> Played:
        anew.append(number)
        return original(game, planned, number)

    monkeypatch.setattr(sampling, "play_number", play)
    assert sampling.play_all(game, planned, 12, broken) == whole
    assert anew == list(range(4, 12)), "what was kept is not played again"
    assert (broken / LINES).read_text(encoding="utf-8") == (tmp_path / "whole" / LINES).read_text(encoding="utf-8")
    assert sampling.play_all(game, planned, 3, broken) == whole[:3]


def test_several_processes_play_the_same_games(tmp_path):
    game = GAMES["kashgar"]
    planned = sampling.plan(game, "random", 7, [2, 3], BRIEF)
    alone = sampling.play_all(game, planned, 20, tmp_path / "alone")
    assert sampling.play_all(game, planned, 20, tmp_path / "together", processes=2) == alone


def test_games_of_another_plan_are_not_mixed_in(tmp_path):
    game = GAMES["kashgar"]
    sampling.play_all(game, sampling.plan(game, "random", 7, [2], BRIEF), 1, tmp_path)
    for other, what in (
        (sampling.plan(game, "random", 8, [2], BRIEF), "another seed"),
        (sampling.plan(game, "greedy", 7, [2], BRIEF), "another bot"),
        (sampling.plan(game, "random", 7, [2, 3], BRIEF), "another tables"),
    ):
        with pytest.raises(Refusal, match=what):
            sampling.play_all(game, other, 1, tmp_path)
    (tmp_path / LINES).write_text("a shopping list\n", encoding="utf-8")
    with pytest.raises(Refusal, match="does not hold games"):
        sampling.play_all(game, sampling.plan(game, "random", 7, [2], BRIEF), 1, tmp_path)


def test_a_line_that_is_no_game_is_named(tmp_path):
    game = GAMES["kashgar"]
    planned = sampling.plan(game, "random", 7, [2], BRIEF)
    sampling.play_all(game, planned, 2, tmp_path)
    with (tmp_path / LINES).open("a", encoding="utf-8") as lines:
        lines.write('{"n": 2}\n')
    with pytest.raises(Refusal, match="line 4"):
        sampling.play_all(game, planned, 3, tmp_path)


def test_what_cannot_be_played_is_refused(tmp_path):
    game = GAMES["kashgar"]
    for seats, options in (([], {}), ([5], {}), ([2], {"rain": ["yes"]}), ([2], {"rounds": []})):
        with pytest.raises(BadOption):
            sampling.plan(game, "random", 1, seats, options)
    with pytest.raises(BadOption):
        sampling.play_all(game, sampling.plan(game, "random", 1, [2], {}), 0, tmp_path)


# -- the report


def test_the_report_says_the_same_to_people_and_programs(tmp_path):
    some = [a_game(n, [0 if n % 3 else 1], ["lamp", "night-owl"]) for n in range(90)]
    found = estimates.count(a_plan(2), some, Limits(apart={"card": 0.06}, turns=(15, 30)))
    texts = report.files(found)
    rows = list(csv.DictReader(io.StringIO(texts["balance.csv"])))
    told = json.loads(texts["balance.json"])
    assert [row["name"] for row in rows] == [row["name"] for row in told["rows"]] == ["lamp", "night-owl"]
    assert [float(row["apart"]) for row in rows] == [row["apart"]["value"] for row in told["rows"]]
    assert [row["broken"] for row in rows] == ["1", "1"]
    assert not told["kept"]
    assert "| lamp | 90 | 66.7 % (56.4 to 75.5 %) | 50.0 % | +33.3" in texts["README.md"]
    assert "**broken**" in texts["README.md"]
    for name in ("card.svg", "turns.svg"):
        drawn = ElementTree.fromstring(texts[name])
        assert drawn.tag.endswith("svg")
        assert f"({name})" in texts["README.md"]
    assert texts["card.svg"].count('class="broken"') == 2
    report.write(found, tmp_path / "report")
    assert {path.name for path in (tmp_path / "report").iterdir()} == set(texts)


def test_the_command(tmp_path):
    folder = str(tmp_path / "found")
    args = ["balance", "kashgar", "--bots", "random", "--games", "8", "--seats", "2", "--option", "rounds=6"]
    args += ["--option", "expansion=none", "--option", "expansion=all", "--out", folder]
    done = sarai(*args, "--json")
    assert done.returncode == 1, "games of six rounds are too short, and all reach the bound"
    told = json.loads(done.stdout)
    assert {one["limit"]: one["kept"] for one in told["findings"]}["median length 15 to 30 turns a player"] is False
    assert [table["options"]["expansion"] for table in told["tables"]] == ["none", "all"]
    assert [one["scope"] for one in told["lengths"]] == ["all", "expansion none", "expansion all"]
    assert told["games"] == 8
    again = sarai(*args)
    assert (again.returncode, again.stderr) == (1, "")
    assert "BROKEN median length" in again.stdout
    assert "8 games; the report is" in again.stdout
    assert good("balance", "dunhuang", "--bots", "random", "--games", "3", "--out", folder + "2")
    assert "as in 2,3,4" in refused("balance", "kashgar", "--seats", "two", "--out", folder)
    assert "another seed" in refused(*args, "--seed", "9")
