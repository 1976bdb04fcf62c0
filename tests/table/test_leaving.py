"""Clocks, pause, resignation, take-over, branches: each is a line of the record, which can rebuild the table."""

from __future__ import annotations

import pytest

from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.play import replay, resume, verify
from sarai.kernel.reasons import BadOption, BadRecord, IllegalAction, Reason
from sarai.kernel.record import NOTES, Record, parse_record
from sarai.kernel.standings import Standings, after_resigning
from sarai.kernel.state import NOBODY
from sarai.table import Seat, Table, TimeControl
from tests.laws.driver import GAMES
from tests.table.test_table import answer_any, ask, over_games

DAY = 24 * 3600 * 1000


def opened(
    name: str,
    *who: str,
    pace: TimeControl | None = None,
    seed: bytes = b"dune",
    options: dict[str, str] | None = None,
) -> Table:
    seats = [Seat(f"Seat {'ABCD'[n]}", bot) for n, bot in enumerate(who)]
    return Table.opened(GAMES[name], seats, Dealer(seed, tuple("abcd"[: len(who)])), options, pace)


def anew(table: Table) -> Table:
    """The table rebuilt from nothing but its record and seed; it must be the same in everything."""
    record = parse_record(str(table.playing.record))
    again = Table.resumed(table.game, record, table.dealer.seed)
    assert str(again.playing.record) == str(table.playing.record)
    assert (again.bots, again.names, again.paused, again.owed) == (table.bots, table.names, table.paused, table.owed)
    assert (again.clock.left, again.clock.running, again.clock.since) == (
        table.clock.left,
        table.clock.running,
        table.clock.since,
    )
    assert again.clock.pace == table.clock.pace
    assert again.playing.resigned == table.playing.resigned
    assert again.playing.numbers == table.playing.numbers
    assert [again.playing.view(seat) for seat in (-1, 0, 1)] == [table.playing.view(seat) for seat in (-1, 0, 1)]
    return again


def refused(key: str, do, *args) -> None:
    with pytest.raises(IllegalAction) as no:
        do(*args)
    assert no.value.reason.key == key


def play_out(table: Table, seed: int = 1) -> None:
    chance = Fast(seed)
    while not table.over:
        table.ask_bots(ask)
        if not table.over:
            answer_any(table, chance)


# -- clocks


def test_minutes_run_for_those_who_owe_and_an_answer_adds_the_increment():
    table = opened("dunhuang", "", "", pace=TimeControl(minutes=10, increment=5))
    assert str(table.playing.record.lines[1]) == "1 - clock minutes 10 5"
    assert table.clock.left_at(7000) == [593_000, 593_000], "both choose a card first"
    table.answer(0, table.playing.state.legal(0)[0], 10_000)
    assert table.clock.left_at(10_000) == [595_000, 590_000]
    assert table.clock.left_at(20_000) == [595_000, 580_000]
    table.answer(1, table.playing.state.legal(1)[0], 20_000)
    (turn,) = table.owed
    assert table.clock.running == [turn]
    assert table.due() == 20_000 + table.clock.left[turn]
    anew(table)


def test_days_are_given_anew_for_every_answer():
    table = opened("dunhuang", "", "random", pace=TimeControl(days=2))
    table.ask_bots(ask, DAY)
    assert table.clock.left_at(DAY) == [DAY, 2 * DAY]
    table.answer(0, table.playing.state.legal(0)[0], DAY)
    table.ask_bots(ask, DAY)
    if 0 in table.owed:
        assert table.clock.left[0] == 2 * DAY
    assert not table.tick(table.due() - 1, "greedy")
    anew(table)


def test_a_bot_follows_whoever_runs_out_of_time():
    table = opened("dunhuang", "", "", "", pace=TimeControl(minutes=1))
    table.answer(1, table.playing.state.legal(1)[0], 59_000)
    assert not table.tick(59_999, "greedy")
    assert table.tick(60_000, "greedy")
    written = [str(line) for line in table.playing.record.lines[-4:]]
    assert [text.partition(" ")[2] for text in written] == [
        "A out-of-time @60000",
        "A bot greedy @60000",
        "C out-of-time @60000",
        "C bot greedy @60000",
    ]
    assert table.people == [1]
    anew(table)
    play_out(table)
    verify(table.game, parse_record(str(table.playing.record)))
    assert not table.tick(10**9, "greedy")


def test_used_up_minutes_bar_a_return_and_a_missed_day_does_not():
    table = opened("dunhuang", "", "", pace=TimeControl(minutes=1, increment=30))
    table.answer(1, table.playing.state.legal(1)[0], 1000)
    assert table.tick(60_000, "random")
    table.ask_bots(ask, 60_000)
    assert table.clock.left[0] == 0, "what a bot answers brings no time"
    refused("why-out-of-time", table.come_back, 0, 70_000)
    anew(table)
    table = opened("dunhuang", "", "", pace=TimeControl(days=1))
    table.answer(1, table.playing.state.legal(1)[0], 1000)
    assert table.tick(DAY, "random")
    refused("why-out-of-time", table.come_back, 0, DAY)
    table.ask_bots(ask, DAY)
    table.come_back(0, DAY)
    assert table.clock.left[0] == DAY
    anew(table)


def test_what_is_taken_back_and_answered_again_brings_no_more_time():
    table = opened("dunhuang", "", "", pace=TimeControl(minutes=1, increment=30))
    legal = table.playing.state.legal(0)
    table.answer(0, legal[0], 1000)
    assert table.clock.left[0] == 89_000
    for turn in range(10):
        table.undo(0, 1000 + turn)
        table.answer(0, legal[turn % 2], 1000 + turn + 1)
    assert table.clock.left[0] == 89_000 - 10
    anew(table)
    table.answer(1, table.playing.state.legal(1)[0], 2000)
    (turn,) = table.owed
    before = table.clock.left[turn]
    table.answer(turn, table.playing.state.legal(turn)[0], 2000)
    assert table.clock.left[turn] == before + 30_000, "a new answer brings what it should"
    anew(table)


def test_neither_undo_nor_a_pause_nor_a_bot_in_between_gives_the_days_anew():
    table = opened("dunhuang", "", "", pace=TimeControl(days=2))
    table.answer(0, table.playing.state.legal(0)[0], DAY)
    table.undo(0, DAY)
    assert table.clock.left[0] == DAY
    table.pause(0, DAY + 1)
    table.resume(1, DAY + 1)
    assert table.clock.left == [DAY - 1, DAY - 1]
    table.take_over(0, "random", DAY + 2)
    table.come_back(0, DAY + 2)
    assert table.clock.left == [DAY - 2, DAY - 2]
    anew(table)


@pytest.mark.parametrize("pace", [TimeControl(minutes=9, increment=30), TimeControl(days=1)])
def test_building_brings_no_time_before_it_is_done(pace):
    table, chance = opened("adventures", "", "", pace=pace, options={"mode": "turns"}), Fast(2)
    while not (asked := table.playing.prompts[(seat := table.owed[0])]) or asked.workbench is None:
        answer_any(table, chance)
    before, steps = table.clock.left[seat], 0
    at = table.playing.at
    for text in ("place a1 e-w", "turn a1 ne-sw", "lift a1") * 3:
        table.answer(seat, text, at := at + 1000)
        steps += 1
    assert table.clock.left[seat] == before - 1000 * steps
    anew(table)


def test_the_glass_and_the_clock_at_one_table():
    table = opened("sealed-bid", "", "", pace=TimeControl(minutes=9))
    wakes = table.playing.state.wakes()
    assert table.due() == wakes
    assert table.tick(wakes, "greedy")
    assert table.playing.record.lines[-1].text == "time-up"
    anew(table)


@pytest.mark.parametrize("wrong", [{"minutes": 1, "days": 1}, {"increment": 3}, {"minutes": -1}, {"days": 1000}])
def test_impossible_clocks_are_refused(wrong):
    with pytest.raises(BadOption):
        TimeControl(**wrong)


# -- pause


@over_games
def test_nobody_answers_and_no_time_runs_during_a_pause(name):
    table = opened(name, "", "", "random", pace=TimeControl(minutes=5))
    table.ask_bots(ask)
    thinking = [seat for seat in table.owed if seat in table.people]
    table.pause(1, 1000)
    refused("why-paused", table.answer, 0, 1)
    refused("why-paused", table.pause, 0)
    assert table.undo_goes_to(0) == Reason("why-paused")
    assert table.question() is None
    assert table.due() == 0
    assert table.clock.left_at(99_000) == [299_000 if seat in thinking else 300_000 for seat in range(3)]
    anew(table)
    table.resume(0, 1000)
    refused("why-not-paused", table.resume, 0)
    assert table.clock.running == thinking != []
    play_out(table)
    refused("why-over", table.pause, 0)
    anew(table)


def test_what_all_agree_on():
    table = opened("dunhuang", "", "", "")
    assert not table.agreed("pause", 0, [0, 1, 2])
    assert not table.agreed("pause", 0, [0, 1, 2])
    assert not table.agreed("bot 2 greedy", 1, [0, 1])
    assert not table.agreed("pause", 2, [0, 1, 2])
    assert table.offers == {"pause": 0, "bot 2 greedy": 1}
    assert table.agreed("pause", 1, [0, 1, 2])
    assert table.offers == {"bot 2 greedy": 1}
    table.answer(0, table.playing.state.legal(0)[0])
    assert not table.agreed("bot 2 greedy", 0, [0, 1]), "answering withdraws open offers"
    table.pause(0)
    assert not table.offers, "and so does pausing"


# -- resigning


@over_games
def test_with_two_seats_the_other_wins(name):
    table = opened(name, "", "")
    table.resign(0, "greedy", 500)
    assert table.over
    assert [line.text for line in table.playing.record.lines[-2:]] == ["resign", f"seed {b'dune'.hex()}"]
    assert table.playing.standings() == Standings("resigned", [2, 1])
    seen = table.playing.view(1)
    assert (seen.deciding, seen.wakes, seen.prompt, seen.standings) == (0, 0, None, Standings("resigned", [2, 1]))
    refused("why-over", table.answer, 1, 1)
    refused("why-over", table.resign, 1, "greedy")
    refused("why-over", table.come_back, 0)
    assert table.undo_goes_to(1) == Reason("why-over")
    verify(table.game, parse_record(str(table.playing.record)))
    views = table.playing.redacted(1).views()
    assert views[-1]["standings"]["ranks"] == [2, 1]
    anew(table)


@over_games
def test_with_four_seats_a_bot_plays_on_and_is_last(name):
    table = opened(name, "", "", "", "")
    table.resign(2, "random", 10)
    assert table.bots == {2: "random"}
    assert not table.over
    refused("why-bot-sits-there", table.resign, 2, "random")
    refused("why-resigned", table.come_back, 2)
    anew(table)
    play_out(table)
    standings, played = table.playing.standings(), table.playing.state.standings()
    assert standings.ranks[2] == 4
    assert (standings.reason, standings.points) == (played.reason, played.points)
    stayed = [seat for seat in range(4) if seat != 2]
    assert sorted(stayed, key=lambda seat: standings.ranks[seat]) == sorted(stayed, key=lambda seat: played.ranks[seat])
    assert table.playing.view(0).standings == standings
    assert replay(table.game, parse_record(str(table.playing.record))).standings() == standings
    anew(table)


def test_who_resigns_first_is_last():
    table = opened("sealed-bid", "", "", "", "")
    for seat in (1, 3):
        table.resign(seat, "greedy")
    assert table.people == [0, 2]
    table.resign(0, "greedy")
    assert table.over
    assert table.playing.standings().ranks == [2, 4, 1, 3]
    anew(table)


def test_ranks_after_resigning():
    played = Standings("x", [1, 2, 2, 4], [{"p": 1}] * 4)
    assert after_resigning(played, 4, (0,)).ranks == [4, 1, 1, 3]
    assert after_resigning(played, 4, (2, 0)).ranks == [3, 1, 4, 2]
    assert after_resigning(None, 3, (2, 0)).ranks == [2, 1, 3]


# -- leaving, coming back, names


def test_a_bot_for_a_leaver_and_the_leavers_return():
    table = opened("dunhuang", "", "")
    table.take_over(1, "random", 5)
    refused("why-bot-sits-there", table.take_over, 1, "random")
    assert table.people == [0]
    table.ask_bots(ask)
    anew(table)
    table.come_back(1)
    refused("why-person-sits-there", table.come_back, 1)
    assert table.people == [0, 1]
    anew(table)


@pytest.mark.parametrize("leaves", ["take_over", "resign", "tick"])
def test_somebody_left_alone_with_bots_cannot_undo_past_the_others(leaves):
    """The others may come back, and should find their own choice, and what it brought to light, as it was."""
    table, chance = opened("dunhuang", "", "", "random", pace=TimeControl(minutes=1)), Fast(1)
    answered = {NOBODY}
    while answered < {NOBODY, 0, 1} or table.owed != [1]:
        table.ask_bots(ask)
        answered.add(answer_any(table, chance))
        table.ask_bots(ask)
    if leaves == "tick":
        assert table.tick(table.due(), "random")
    else:
        getattr(table, leaves)(1, "random")
    assert table.people == [0]
    for _ in range(2):  # before a bot has chosen, and after
        assert isinstance(table.undo_goes_to(0), Reason)
        table.ask_bots(ask)
    before = table.playing.path[-1].line.n
    answer_any(table, chance)
    table.ask_bots(ask)
    assert table.undo_goes_to(0) == before, "what was chosen alone among bots can be undone"
    anew(table)


def test_somebody_back_from_a_bot_can_undo_as_before():
    table = opened("dunhuang", "", "random")
    table.ask_bots(ask)
    table.take_over(0, "random")
    question = table.question()
    assert question is not None
    table.bot_answers(question, ask(question))
    table.come_back(0)
    assert table.undo_goes_to(0) == question_line(table, 0)


def question_line(table: Table, seat: int) -> int:
    """The line before the seat's last answer."""
    path = table.playing.path
    return next(path[n - 1].line.n for n in range(len(path) - 1, 0, -1) if path[n].line.seat == seat)


def test_names_change_and_are_kept():
    table = opened("dunhuang", "", "")
    table.call(1, "Ben van de Wal")
    table.call(1, "Ben van de Wal")
    assert [line.text for line in table.playing.record.lines[1:]] == ["name Ben van de Wal"]
    assert anew(table).seats[1].name == "Ben van de Wal"
    for bad in ("", " ", "a>b", "a@b", "two  blanks", "a\nb"):
        with pytest.raises(BadOption):
            table.call(0, bad)


def test_what_no_table_writes_is_refused():
    table = opened("dunhuang", "", "")
    for seat, text in ((-1, "resign"), (0, "clock none"), (2, "resign"), (-1, "clock minutes 0 1"), (0, "resign now"),
                       (0, "seed 00"), (0, "person x"), (-1, "bot greedy"), (0, "pause now")):  # fmt: skip
        with pytest.raises(BadOption):
            table.playing.note(text, seat)


@over_games
def test_no_game_has_actions_that_a_table_writes(name):
    assert not set(GAMES[name].actions.families) & set(NOTES)


# -- branches


@over_games
def test_a_branch_goes_on_from_another_game_with_its_own_seed(name):
    table = opened(name, "", "random")
    play_out(table)
    lines = table.playing.record.lines
    point = next(line.n for line in lines[6:] if any(dealt.outcomes for dealt in lines[1 : line.n + 1]))
    dealer = Dealer(b"other", ("x", "y"))
    head = parse_record(str(table.playing.record)).head
    head.commitment, head.nonces, head.branch = dealer.commitment, ["x", "y"], point
    again = Table(resume(table.game, Record(head, lines[: point + 1]), b"other"))
    assert again.playing.view(0) == table.playing.view_after(point, 0)
    play_out(again, 3)
    text = str(again.playing.record)
    assert f"\nbranch: {point}\n" in text
    verify(table.game, parse_record(text))
    with pytest.raises(BadRecord):
        verify(table.game, parse_record(text.replace(f"branch: {point}", "branch: 0")))
    for bad in ("branch: 9999", "branch: x"):
        with pytest.raises(BadRecord):
            replay(table.game, parse_record(text.replace(f"branch: {point}", bad)))


def test_in_a_branch_of_ones_own_all_of_it_can_be_taken_back():
    """Others played in the game it branched off from; here they are bots, and nobody will come back."""
    table = opened("dunhuang", "", "")
    chance = Fast(2)
    while {step.line.seat for step in table.playing.path} < {NOBODY, 0, 1} or table.playing.path[-1].line.seat != 1:
        answer_any(table, chance)
    head = parse_record(str(table.playing.record)).head
    dealer = Dealer(b"other", ("x", "y"))
    lines = table.playing.record.lines
    head.commitment, head.nonces, head.branch = dealer.commitment, ["x", "y"], lines[-1].n
    branch = Table(resume(table.game, Record(head, list(lines)), b"other"))
    branch.take_over(1, "random")
    assert branch.people == [0]
    path = branch.playing.path
    mine = max(number for number, step in enumerate(path) if step.line.seat == 0)
    assert branch.undo_goes_to(0) == path[mine - 1].line.n
    table.take_over(1, "random")
    assert isinstance(table.undo_goes_to(0), Reason), "but not in the game itself"
