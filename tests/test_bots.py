"""Bots: named, budgeted, and better than chance."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sarai import games
from sarai.bots import BOTS, bot
from sarai.bots.base import UnknownBot
from sarai.bots.ismcts import Alternative, Budget, IsmctsBot, merge
from sarai.bots.search import Search
from sarai.bots.trials import Trial, Trials
from sarai.bots.workers import Workers
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.playout import first_deciding
from sarai.kernel.reasons import Refusal
from sarai.kernel.view import imagine, view, view_bytes
from sarai.lab.bench.games import BOARDS
from sarai.lab.simulate import simulate
from tests.laws.driver import GAMES, random_play, scrambled


def test_bots_have_names_and_some_a_budget():
    game = games.load("dunhuang")
    assert set(BOTS) == {"random", "greedy", "ismcts", "merchant"}
    assert bot("ismcts:50", game, Fast(1)).spec == "ismcts:50"
    assert bot("ismcts", game, Fast(1)).spec == "ismcts:1000"
    for wrong in ("genius", "random:3", "greedy:x", "ismcts:0", "ismcts:many", "ismcts:-1"):
        with pytest.raises(UnknownBot):
            bot(wrong, game, Fast(1))


@pytest.mark.parametrize(("better", "worse", "most"), [("greedy", "random", 60), ("ismcts:60", "random", 20)])
def test_the_better_bot_wins_most_games(better, worse, most):
    """The limit is far away: by bad luck alone this would fail less than once in a million runs."""
    tally = simulate(games.load("dunhuang"), [better, worse], most, seed=3)
    assert tally.wins[0].rate > 0.65


@pytest.mark.parametrize("name", list(GAMES))
def test_search_tells_the_values_of_the_alternatives(name):
    game = GAMES[name]
    for number, playing in enumerate(random_play(game, 3, 2)):
        for seat in range(3):
            seen = playing.view(seat)
            if seen.prompt is None or number > 12:
                continue
            searcher = bot("ismcts:40", game, Fast(number))
            assert isinstance(searcher, IsmctsBot)
            told = searcher.consider(seen)
            assert {game.actions.parse(one.action) for one in told} <= set(playing.state.legal(seat))
            spent = sum(one.visits for one in told)
            assert 1 <= spent <= 40 if game.thinking.races else spent == 40  # a race may be decided before all is spent
            assert all(0.0 <= one.value <= 1.0 for one in told)
            assert told == bot("ismcts:40", game, Fast(number)).consider(seen)  # type: ignore[attr-defined]


def test_an_answer_that_is_clearly_behind_leaves_the_race():
    """What is behind in every world leaves; what is behind in one and ahead in others stays, and so does the best."""
    race = Trials(GAMES["marco-polo"], 0, Fast(1))
    shares = {1: [0.5, 0.6, 0.5, 0.6], 2: [0.3, 0.4, 0.4, 0.4], 3: [0.9, 0.2, 0.8, 0.1]}
    race.tried = race.racing = [Trial(action) for action in shares]
    for trial in race.tried:
        trial.shares = shares[trial.action]
    race.part()
    assert [trial.action for trial in race.racing] == [1, 3]
    assert not race.decided()
    assert len(race.tried) == 3


def test_of_answers_that_come_to_the_same_one_goes_on():
    """What makes no difference gets no more thought; what sometimes makes one is looked at further."""
    race = Trials(GAMES["marco-polo"], 0, Fast(1))
    race.tried = race.racing = [Trial(action) for action in (1, 2, 3)]
    for trial in race.tried:
        trial.shares = [0.5, 0.7, 0.6, 0.4] if trial.action < 3 else [0.5, 0.7, 0.5, 0.48]
    race.part()
    assert [trial.action for trial in race.racing] == [1, 3]


def test_a_race_has_the_answers_with_the_best_estimate():
    game = GAMES["marco-polo"]
    for seen in positions(game, 2, 5, 12):
        worlds = imagine(game, seen)
        race = Trials(game, seen.seat, Fast(2))
        race.look([worlds.draw(Fast(3))], 6)
        assert len(race.tried) <= 6
        estimates = [trial.estimate for trial in race.tried]
        assert estimates == sorted(estimates, reverse=True)
        after = worlds.draw(Fast(3))
        left = set(after.legal(seen.seat)) - {trial.action for trial in race.tried}
        for action in left if game.thinking.tries(after) > 1 else ():
            beside = after.clone()
            beside.apply(seen.seat, action, Fast(2), None)
            assert game.thinking.evaluate(beside, seen.seat) <= estimates[-1] + 1e-9


def test_budgets_are_iterations_or_time_and_may_be_shared():
    assert Budget.read("1000") == Budget(1000, 0.0, 1)
    assert Budget.read("7x3") == Budget(7, 0.0, 3)
    assert [Budget.read("7x3").share(part) for part in range(3)] == [3, 2, 2]
    assert Budget.read("500ms") == Budget(0, 0.5, 1)
    assert Budget.read("1.5sx2") == Budget(0, 1.5, 2)
    for wrong in ("0", "0s", "1.5", "x2", "10x0", "10x65", "4000s", "99999999", "10 s", "1000ms2", "-5"):
        with pytest.raises(UnknownBot, match="ismcts:1000"):
            Budget.read(wrong)


def test_a_budget_of_time_is_used_and_not_exceeded_by_much():
    """No time is asserted, since the machine may have been stopped: only that the search tried and came back."""
    game = games.load("dunhuang")
    seen = next(random_play(game, 2, 1)).view(0)
    searcher = bot("ismcts:50ms", game, Fast(1))
    assert isinstance(searcher, IsmctsBot)
    began = time.perf_counter()
    told = searcher.consider(seen)
    assert time.perf_counter() - began >= 0.05
    assert sum(one.visits for one in told) >= 1


@pytest.fixture(scope="module")
def workers():
    made = Workers(2)
    yield made
    made.close()


def positions(game, seats, seed, most):
    """Views with a real choice."""
    for playing in random_play(game, seats, seed):
        for seat in range(seats):
            seen = playing.view(seat)
            if seen.prompt is not None and len(seen.prompt.choices) > 1 and most:
                most -= 1
                yield seen


@pytest.mark.parametrize("name", list(GAMES))
def test_workers_answer_as_the_bot_itself_does(name, workers):
    game = GAMES[name]
    for seed, seen in enumerate(positions(game, 2, 5, 4)):
        for spec in ("random", "greedy", "ismcts:30", "ismcts:31x2"):
            here = bot(spec, game, Fast(seed)).answer(seen)
            assert workers.answer(game, spec, seed, seen) == here
        searcher = bot("ismcts:31x2", game, Fast(seed))
        assert isinstance(searcher, IsmctsBot)
        told = workers.consider(game, "ismcts:31x2", seed, seen)
        assert told == searcher.consider(seen)
        spent = sum(one.visits for one in told)
        assert 1 <= spent <= 31 if game.thinking.races else spent == 31


def test_workers_are_handed_a_views_bytes_and_nothing_that_leads_to_the_state(workers, monkeypatch):
    """If everything hidden changes, the worker still gets the same bytes."""
    game = games.load("dunhuang")
    handed = []
    ask = workers._ask

    def watched(question):
        handed.append(question)
        return ask(question)

    monkeypatch.setattr(workers, "_ask", watched)
    playing = next(playing for playing in random_play(game, 2, 5) if len(playing.path) > 12)
    seat = first_deciding(playing.state)
    memory = playing.memory(seat)
    seen = view(playing.state, memory)
    truth = scrambled(playing.state, game.showing.hidden(seen.table).__contains__, Fast(2))
    assert key(truth) != key(playing.state)
    for state in (playing.state, truth):
        workers.answer(game, "greedy", 1, view(state, memory))
        workers.consider(game, "ismcts:4x2", 1, view(state, memory))
    assert len(handed) == 6
    assert sorted(handed[:3]) == sorted(handed[3:])
    assert all(view_bytes(seen) in question for question in handed)


def test_a_killed_worker_is_replaced_and_the_answer_comes(workers):
    game = games.load("dunhuang")
    seen = next(positions(game, 2, 5, 1))
    before = workers.answer(game, "greedy", 1, seen)
    idle = [workers._free.get() for _ in range(workers.processes)]
    assert any(idle)
    for worker in idle:
        if worker is not None:
            worker._process.kill()
            worker._process.wait()
        workers._free.put(worker)
    for _ in idle:
        assert workers.answer(game, "greedy", 1, seen) == before


def test_what_goes_wrong_in_a_worker_is_told_and_the_worker_goes_on(workers):
    game = games.load("dunhuang")
    seen = next(positions(game, 2, 5, 1))
    with pytest.raises(Refusal, match="BadPosition"):
        workers.answer(game, "greedy", 1, dataclasses.replace(seen, seats=7))
    assert workers.answer(game, "greedy", 1, seen) in bot("greedy", game, Fast(1)).legal(seen)


def test_workers_end_with_the_program_that_asked():
    code = """
from sarai import games
from sarai.bots.workers import shared
from sarai.kernel.chance import Fast
from sarai.kernel.play import Play
game = games.load("dunhuang")
workers = shared()
workers.answer(game, "random", 1, Play(game, ["a", "b"], Fast(1)).view(0))
print([w._process.pid for w in [workers._free.get() for _ in range(workers.processes)] if w][0], flush=True)
import os; os._exit(0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended(int(done.stdout))


def test_a_killed_simulation_leaves_nobody_behind():
    code = "from sarai.cli import main; main()"
    command = [sys.executable, "-c", code, "sim", "dunhuang", "--bots", "ismcts:1000", "--games", "9999"]
    started = subprocess.Popen([*command, "--processes", "2"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    found: set[int] = set()
    while len(found) < 2:
        time.sleep(0.1)
        found = {pid for pid in children(started.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}
    started.kill()
    started.wait()
    assert all(ended(pid) for pid in found)


def children(parent: int) -> set[int]:
    return {int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()}


def ended(pid: int) -> bool:
    """Whether within half a minute the process is gone, or is a zombie that nobody has reaped yet."""
    for _ in range(300):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.1)
    return False


def test_closing_ends_a_thought_that_nobody_wants_any_more():
    game = games.load("dunhuang")
    seen = next(positions(game, 2, 5, 1))
    workers = Workers(1)
    workers.answer(game, "random", 1, seen)
    with ThreadPoolExecutor(1) as pool:
        thought = pool.submit(workers.answer, game, "ismcts:600s", 1, seen)
        while workers._free.qsize():
            time.sleep(0.01)
        workers.close()
        with pytest.raises(Refusal, match="sent home"):
            thought.result(timeout=60)
    with pytest.raises(Refusal, match="sent home"):
        workers.answer(game, "random", 1, seen)


def test_only_a_searching_bot_has_alternatives_to_tell(workers):
    game = games.load("dunhuang")
    seen = next(positions(game, 2, 5, 1))
    with pytest.raises(Refusal, match="does not search"):
        workers.consider(game, "greedy", 1, seen)


def test_several_processes_play_the_same_games():
    game = games.load("dunhuang")
    alone, shared = (simulate(game, ["greedy", "random"], 9, 4, processes=n) for n in (1, 2))
    alone.seconds = shared.seconds = 0
    assert alone == shared


def test_a_tree_grows_to_its_bound_and_no_further():
    game = games.load("dunhuang")
    seen = next(positions(game, 2, 5, 1))
    worlds, chance = imagine(game, seen), Fast(3)
    small, large = Search(seen.seat, chance, 0.6, most=40), Search(seen.seat, chance, 0.6)
    for search in (small, large):
        for _ in range(400):
            search.iterate(worlds.draw(chance))

    def size(node) -> int:
        return sum(1 + size(child) for child in node.children.values())

    assert size(small.root) == small.nodes == 40
    assert size(large.root) == large.nodes > 200
    assert small.root.visits == large.root.visits == 400, "it goes on learning about what it has"


# -- what a tree counts, on a board where everything is open


def tic_tac_toe(*lines: str):
    """A position; A is to move if there are as many x as o."""
    board = BOARDS["tic-tac-toe"]()
    return board.showing.state_of(board.showing.table_type(list(lines), ""), 2, {}, [])


def test_a_shared_win_is_half_a_win_for_each():
    last = tic_tac_toe("xox", "oxx", "o.o")
    search = Search(0, Fast(1), 0.6)
    search.iterate(last.clone())
    (only,) = search.root.children.values()
    assert (only.visits, only.value) == (1, 0.5)


def test_an_answer_counts_how_often_it_could_have_been_chosen():
    """If all answers are legal in every world, each one was available in every world since it was first tried."""
    begun, search = tic_tac_toe("...", "...", "..."), Search(0, Fast(1), 0.6)
    for worlds in range(1, 41):
        search.iterate(begun.clone())
        tried = search.root.children
        first_tried = {action: number for number, action in enumerate(tried)}
        assert {action: child.available for action, child in tried.items()} == {
            action: worlds - first_tried[action] for action in tried
        }


def test_what_was_visited_most_comes_first_and_parts_are_added_up():
    parts = [
        [Alternative("camel 1", 10, 0.2), Alternative("camel 2", 5, 0.9)],
        [Alternative("camel 1", 2, 0.8), Alternative("camel 3", 5, 0.95)],
    ]
    found = merge(parts)
    assert [(one.action, one.visits) for one in found] == [("camel 1", 12), ("camel 3", 5), ("camel 2", 5)]
    assert [one.value for one in found] == pytest.approx([0.3, 0.95, 0.9])
