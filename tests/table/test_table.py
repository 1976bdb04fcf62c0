"""A table: who owes an answer, what may be undone, and that bots get a view and nothing else."""

from __future__ import annotations

import pytest

from sarai import bots
from sarai.kernel import questions
from sarai.kernel.actions import UnknownAction
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.copying import key
from sarai.kernel.game import Game
from sarai.kernel.play import verify
from sarai.kernel.reasons import IllegalAction, Reason
from sarai.kernel.record import parse_record
from sarai.kernel.view import view_bytes
from sarai.table import BotQuestion, Seat, Table
from tests.laws.driver import GAMES

over_games = pytest.mark.parametrize("name", list(GAMES))


def opened(name: str, *who: str, seed: bytes = b"dune", options: dict[str, str] | None = None) -> Table:
    """A table with a person where a bot's name is empty."""
    seats = [Seat(f"Seat {'ABCD'[n]}", bot) for n, bot in enumerate(who)]
    return Table.opened(GAMES[name], seats, Dealer(seed, tuple("abcd"[: len(who)])), options)


def builds(game: Game) -> bool:
    """Whether seats build freely in it: what was built cannot be undone."""
    return any(type(question).builds is not questions.Question.builds for question in game.questions)


def ask(question: BotQuestion) -> int:
    return bots.ask(GAMES[question.view.game], question.bot, question.view, question.luck)


def answer_any(table: Table, chance: Fast) -> int:
    """One answer of a person who owes one; returns the seat."""
    owed = [seat for seat in table.owed if seat in table.people]
    seat = owed[chance.below(len(owed))]
    legal = table.playing.state.legal(seat)
    table.answer(seat, legal[chance.below(len(legal))])
    return seat


def counters(table: Table) -> dict[int, int]:
    return dict(table.dealer.counters)


@over_games
def test_a_table_knows_its_seats_and_whose_answers_are_owed(name):
    table = opened(name, "", "greedy", "random")
    assert table.seats == [Seat("Seat A"), Seat("Seat B", "greedy"), Seat("Seat C", "random")]
    assert table.people == [0]
    assert table.owed == [seat for seat in range(3) if table.playing.state.deciding >> seat & 1]
    table.ask_bots(ask)
    assert table.owed == [0]
    assert [str(line) for line in table.playing.record.lines[1:3]] == ["1 B bot greedy", "2 C bot random"]


@over_games
def test_whole_games_end_with_their_seed_and_verify(name):
    for seed in range(2):
        table, chance = opened(name, "", "", "random", seed=bytes([seed])), Fast(seed)
        while not table.over:
            table.ask_bots(ask)
            if not table.over:
                answer_any(table, chance)
        record = table.playing.record
        assert str(record.lines[-1]).endswith(f"- seed {bytes([seed]).hex()}")
        verify(table.game, parse_record(str(record)))
        assert table.undo_goes_to(0) == Reason("why-over")
        with pytest.raises(IllegalAction):
            table.answer(0, 1)


def test_what_is_not_allowed_is_refused_and_changes_nothing():
    table = opened("dunhuang", "", "random")
    before = str(table.playing.record)
    for action in ("camel 1", "keep silk", "time-up"):
        with pytest.raises(IllegalAction):
            table.answer(0, action)
    with pytest.raises(UnknownAction):
        table.answer(0, "gallop")
    with pytest.raises(IllegalAction):
        table.undo(0)
    assert str(table.playing.record) == before
    reason = table.why_not(0, table.game.actions.parse("camel 1"))
    assert reason is not None
    assert reason.key == "dunhuang-why-step"


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not builds(game)])
def test_against_bots_alone_every_choice_can_be_taken_back(name):
    """Back to the position before one's own last choice, at any time, as a line of the record; chance goes on."""
    table, chance = opened(name, "", "greedy", "random"), Fast(3)
    assert table.undo_goes_to(0) == Reason("why-undo-nothing")
    undone = 0
    while table.owed and undone < 40:
        table.ask_bots(ask)
        before, choice = table.playing.state, table.playing.path[-1].line.n
        answer_any(table, chance)
        table.ask_bots(ask)
        if chance.below(2) or not table.owed:
            continue
        drawn, lines = counters(table), len(table.playing.record.lines)
        table.undo(0)
        undone += 1
        assert key(table.playing.state) == key(before)
        assert str(table.playing.record.lines[-1]) == f"{lines} - undo {choice}"
        assert len(table.playing.record.lines) == lines + 1
        assert counters(table) == drawn
    assert undone > 1


@pytest.mark.parametrize("bot", [(), ("random",)], ids=["alone", "with-a-bot"])
@pytest.mark.parametrize("mode", ["live", "own-time", "relaxed", "turns"])
def test_what_was_built_and_what_led_there_stands_against_bots_too(mode, bot):
    """Otherwise one could look at the key and rebuild on the same map, or get a fresh sandglass and map."""
    table = opened("adventures", "", *bot, options={"mode": mode})
    beginning = {"live": "ready", "own-time": "open"}.get(mode)
    for action in (*filter(None, [beginning]), "place c3 e-w", "lift c3", "declare"):
        table.answer(0, action)
        if action == "ready" and bot:
            table.answer(1, "ready")
        assert table.undo_goes_to(0) == Reason("why-undo-workbench")
        with pytest.raises(IllegalAction, match="workbench"):
            table.undo(0)
    if mode == "own-time" and bot:
        table.answer(1, "open")
    if bot:
        table.answer(1, "declare")
    assert table.playing.view(0).table.last is not None, "the key is shown"
    assert table.undo_goes_to(0) == Reason("why-undo-workbench")


@pytest.mark.parametrize(("mode", "beginning"), [("live", "ready"), ("own-time", "open")])
def test_nobody_gets_a_fresh_glass_after_time_was_up(mode, beginning):
    table = opened("adventures", "", options={"mode": mode})
    table.answer(0, beginning, 5000)
    table.time_up(125_000)
    assert table.undo_goes_to(0) == Reason("why-undo-workbench")


def test_taking_back_twice_goes_back_two_choices():
    table, chance = opened("dunhuang", "", "random"), Fast(1)
    keys = []
    for _ in range(5):
        table.ask_bots(ask)
        keys.append(key(table.playing.state))
        answer_any(table, chance)
    table.undo(0)
    assert key(table.playing.state) == keys[-1]
    table.undo(0)
    assert key(table.playing.state) == keys[-2]


def test_with_other_people_only_what_revealed_nothing_can_be_taken_back():
    table = opened("dunhuang", "", "")
    legal = table.playing.state.legal(0)
    table.answer(0, legal[0])
    assert table.undo_goes_to(1) == Reason("why-undo-not-yours")
    table.undo(0)
    table.answer(0, legal[-1])
    table.answer(1, table.playing.state.legal(1)[0])  # the first player is drawn
    assert table.undo_goes_to(1) == Reason("why-undo-revealed")
    assert table.undo_goes_to(0) == Reason("why-undo-not-yours")
    with pytest.raises(IllegalAction, match="revealed"):
        table.undo(1)


def test_a_bots_answer_that_comes_too_late_is_dropped():
    table = opened("dunhuang", "", "random")
    question = table.question()
    assert question is not None
    action = ask(question)
    assert table.bot_answers(question, action)
    before = str(table.playing.record)
    assert not table.bot_answers(question, action)
    assert str(table.playing.record) == before


@over_games
def test_a_bots_question_is_its_own_view_and_tells_nothing_of_the_seed(name):
    one, other = opened(name, "", "random", seed=b"one"), opened(name, "", "random", seed=b"two")
    for table in (one, other):
        while table.question() is None:  # the person is asked first
            table.answer(0, table.game.actions.text(table.playing.state.legal(0)[0]))
    question, twin = one.question(), one.question()
    assert question is not None
    assert question == twin
    assert view_bytes(question.view) == view_bytes(one.playing.view(1))
    different = other.question()
    assert different is not None
    assert different.luck != question.luck


def test_the_glass_runs_out_on_everybody():
    table = opened("sealed-bid", "", "", "")
    table.answer(0, "bid 3", at=1000)
    with pytest.raises(IllegalAction, match="why-glass-runs"):
        table.time_up(29_999)
    table.time_up(30_000)
    assert table.owed == [0]
    assert table.playing.at == 30_000
