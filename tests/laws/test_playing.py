"""Laws of playing, over every registered game."""

from __future__ import annotations

import pytest

from sarai.kernel.actions import TIME_UP
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.events import Said, Teller
from sarai.kernel.game import Game, why_not
from sarai.kernel.play import Play, play, replay
from sarai.kernel.playout import first_deciding
from sarai.kernel.prompts import Prompt, prompt
from sarai.kernel.reasons import IllegalAction
from sarai.kernel.record import parse_record
from sarai.kernel.state import NOBODY
from tests.laws.driver import (
    GAMES,
    eyes,
    named,
    new_play,
    over_all_games,
    over_all_tables,
    play_on,
    random_play,
    seeds,
    some_of,
)


@over_all_games
def test_every_action_has_one_text_one_json_form_and_one_number(name):
    space = GAMES[name].actions
    assert len({space.text(action) for action in space}) == space.size
    for action in space:
        assert space.parse(space.text(action)) == action
        assert space.from_json(space.to_json(action)) == action


@over_all_tables
def test_what_is_legal_is_accepted_and_what_is_not_is_refused_with_a_reason(name, seats, shard, deep):
    game = GAMES[name]
    for seed in seeds(8, deep, 64, shard, name):
        with named(seed):
            for playing in random_play(game, seats, seed):
                state = playing.state
                before = key(state)
                for seat in range(seats):
                    legal = state.legal(seat)
                    assert legal == sorted(set(legal))
                    assert bool(legal) == bool(state.deciding >> seat & 1)
                    for action in game.actions:
                        reason = why_not(state, seat, action, playing.at)
                        assert (reason is None) == (action in legal), (game.actions.text(action), reason)
                _a_legal_and_an_illegal_action_at_the_door(playing, Fast(seed))
                assert key(state) == before


def _a_legal_and_an_illegal_action_at_the_door(playing: Play, chance: Fast) -> None:
    state, game = playing.state, playing.game
    for seat in range(state.seats):
        legal = state.legal(seat)
        for action in some_of(legal, 60):
            play(state.clone(), seat, action, Fast(1), None, playing.at)
        for _ in range(4):
            action = int(chance.below(game.actions.size))
            twin = state.clone()
            if action not in legal:
                with pytest.raises(IllegalAction):
                    play(twin, seat, action, Fast(1), None, playing.at)
                assert key(twin) == key(state)
    with pytest.raises(IllegalAction):
        play(state.clone(), NOBODY, TIME_UP, Fast(1), None, playing.at)


@over_all_tables
def test_what_nobody_hears_happens_all_the_same(name, seats, shard, deep):
    """Search plays without listening: the rules must not do more, or less, when somebody listens."""
    game = GAMES[name]
    for seed in seeds(4, deep, 64, shard, name):
        with named(seed):
            for playing in random_play(game, seats, seed):
                state = playing.state
                for seat in range(seats):
                    for action in some_of(state.legal(seat), 6):
                        heard, unheard = state.clone(), state.clone()
                        play(heard, seat, action, Fast(seed), Teller(game), playing.at)
                        play(unheard, seat, action, Fast(seed), None, playing.at)
                        assert key(heard) == key(unheard), game.actions.text(action)


@over_all_tables
def test_clones_are_independent(name, seats, shard, deep):
    for seed in seeds(3, deep, 64, shard, name):
        with named(seed):
            for playing in random_play(GAMES[name], seats, seed):
                state = playing.state
                before = key(state)
                twin = state.clone()
                assert key(twin) == before
                chance = Fast(seed)
                while twin.deciding:
                    seat = first_deciding(twin)
                    legal = twin.legal(seat)
                    twin.apply(seat, legal[chance.below(len(legal))], chance, None)
                assert key(state) == before


@over_all_tables
def test_a_record_replays_byte_for_byte(name, seats, shard, deep):
    game = GAMES[name]
    for seed in seeds(4, deep, 400, shard, name):
        with named(seed):
            *_, playing = random_play(game, seats, seed)
            text = str(playing.record)
            again = replay(game, parse_record(text))
            assert str(again.record) == text
            assert [key(step.state) for step in again.path] == [key(step.state) for step in playing.path]
            for one, other in zip(again.path[-1].memories, playing.path[-1].memories, strict=True):
                assert one.knowledge() == other.knowledge()


@over_all_tables
def test_undo_is_the_game_without_the_line_and_takes_back_nothing_revealed(name, seats, shard, deep):
    game = GAMES[name]
    undone = possible = 0
    for seed in seeds(4, deep, 400, shard, name):
        with named(seed):
            playing = new_play(game, seats, seed)
            chance = Fast(seed + 1)
            while not playing.over:
                play_on(playing, chance)
                seat = playing.path[-1].line.seat
                if seat == NOBODY:
                    continue
                goal = playing.undo_goes_to(seat)
                possible += isinstance(goal, int)
                if chance.below(3):
                    continue
                step = playing.path[-1]
                if not isinstance(goal, int):
                    assert step.sealed or step.workbench
                    with pytest.raises(IllegalAction):
                        playing.undo(seat)
                    continue
                assert not step.line.outcomes
                prefix = playing.path[-2]
                playing.undo(seat)
                undone += 1
                assert key(playing.state) == key(prefix.state)
                assert [m.knowledge() for m in playing.path[-1].memories] == [m.knowledge() for m in prefix.memories]
                other = (seat + 1) % seats
                assert (
                    seats == 1
                    or not isinstance(playing.undo_goes_to(other), int)
                    or playing.path[-1].line.seat == other
                )
            again = replay(game, parse_record(str(playing.record)))
            assert key(again.state) == key(playing.state)
            assert str(again.record) == str(playing.record)
    assert undone or possible < 20, "if every answer reveals something, nothing is ever undone"


@over_all_tables
def test_what_was_forgotten_is_played_again_when_somebody_asks(name, seats, shard, deep):
    """A long game forgets its old positions; views, steps and undo are the same as without that."""
    game = GAMES[name]
    for seed in seeds(2, deep, 100, shard, name):
        with named(seed):
            whole, thin = new_play(game, seats, seed), new_play(game, seats, seed)
            one, other = Fast(seed + 2), Fast(seed + 2)
            while not whole.over:
                play_on(whole, one)
                play_on(thin, other)
                thin.forget(4)
                assert sum(not step.forgotten for step in thin.path) <= 5
                last = len(thin.record.lines) - 1
                assert thin.view_after(last, 0) == whole.view_after(last, 0)
                if last % 25 == 9 and not game.timed:  # as a table with only bots allows; sand cannot run back
                    for playing in (whole, thin):
                        playing.go_back(playing.path[-8].line.n)
                    assert key(thin.state) == key(whole.state)
            assert str(thin.record) == str(whole.record)
            assert any(step.forgotten for step in thin.path) or len(thin.path) < 6
            for n in range(0, len(thin.record.lines), 7):
                thin.forget(1)
                assert thin.view_after(n, seats - 1) == whole.view_after(n, seats - 1)
                assert thin.step_after(n).events == whole.step_after(n).events


@over_all_tables
def test_games_end_within_the_bound_and_nothing_is_made_or_lost(name, seats, shard, deep):
    game = GAMES[name]
    for seed in seeds(4, deep, 2000, shard, name):
        with named(seed):
            whole = None
            for playing in random_play(game, seats, seed):
                whole = whole or playing.state.tally()
                assert playing.state.tally() == whole
            assert len(playing.path) - 1 <= game.bound(seats)
            standings = playing.state.standings()
            assert min(standings.ranks) == 1
            assert len(standings.ranks) == seats
            assert playing.state.winners() == standings.winners()


@over_all_tables
def test_every_prompt_can_be_answered_and_numbers_count_the_questions(name, seats, shard, deep):
    game = GAMES[name]
    for seed in seeds(3, deep, 100, shard, name):
        with named(seed):
            numbers = [0] * seats
            for playing in random_play(game, seats, seed):
                for seat in range(seats):
                    asked = playing.view(seat).prompt
                    assert (asked is None) == (not playing.state.deciding >> seat & 1)
                    assert asked == playing.prompts[seat] == prompt(playing.state, seat)
                    assert playing.numbers[seat] >= numbers[seat]
                    if asked is None:
                        continue
                    if asked.workbench is not None:
                        _bench_takes_what_is_legal(game, asked, playing.state.legal(seat))
                        continue
                    assert [game.actions.parse(c.action) for c in asked.choices] == playing.state.legal(seat)
                    assert asked.default is None or asked.default in [c.action for c in asked.choices]
                    if playing.path[-1].line.seat == seat:
                        assert playing.numbers[seat] == numbers[seat] + 1
                numbers = list(playing.numbers)


def _bench_takes_what_is_legal(game: Game, asked: Prompt, legal: list[int]) -> None:
    """A workbench lists families with their domains; everything legal is among these."""
    assert asked.workbench is not None
    assert not asked.choices
    for action in legal:
        domains = asked.workbench[game.actions.family(action).name]
        assert all(value in domains[argument] for argument, value in game.actions.arguments(action).items())


@over_all_tables
def test_a_bench_keeps_its_number_while_somebody_builds(name, seats):
    """Commands may follow each other without waiting: they all answer the same question."""
    game = GAMES[name]
    before: tuple[int, Prompt | None] = (0, None)
    for playing in random_play(game, seats, 8):
        line = playing.path[-1]
        asked = playing.prompts[0]
        if line.workbench and line.line.seat == 0 and asked is not None and asked.workbench is not None:
            same_round = before[1] is not None and asked.args == before[1].args
            assert not same_round or playing.numbers[0] == before[0]
        before = (playing.numbers[0], asked)


@over_all_tables
def test_events_speak_of_what_happened(name, seats):
    """A log for everybody has no secrets in it, and every line that is played says something."""
    for playing in random_play(GAMES[name], seats, 4):
        assert any(isinstance(event, Said) for event in playing.path[-1].events)
        for eye in eyes(seats):
            for event in playing.path[-1].events:
                told = event.told_to(eye)
                assert (told.knows, told.reveals) == (0, 0)
