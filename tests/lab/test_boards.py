"""Tic-tac-toe and connect four, written for the bench: their rules are right, and they are games like any other."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from sarai.bots import bot
from sarai.kernel.chance import Fast, Scripted
from sarai.kernel.copying import key
from sarai.kernel.game import why_not
from sarai.kernel.play import Play, replay
from sarai.kernel.playout import first_deciding, playout
from sarai.kernel.record import parse_record
from sarai.kernel.showing import everything
from sarai.kernel.state import State
from sarai.kernel.view import imagine, view_bytes
from sarai.lab.bench.games import BOARDS, GridGame
from sarai.lab.bench.loops import clones, rollouts

over_both = pytest.mark.parametrize("name", list(BOARDS))
TO_WIN = {"tic-tac-toe": 3, "connect-four": 4}
CONNECT_FOUR = [7, 49, 343, 2401, 16807, 117649, 823536, 5673234]


def start(name: str) -> State:
    return BOARDS[name]().start(2, {}, Scripted(), None)


def after(state: State) -> list[State]:
    found = []
    seat = first_deciding(state)
    for action in state.legal(seat):
        twin = state.clone()
        twin.apply(seat, action, Scripted(), None)
        found.append(twin)
    return found


def positions_at(state: State, depth: int) -> int:
    """How many sequences of exactly that many moves there are."""
    if depth == 0 or not state.deciding:
        return int(depth == 0)
    return sum(positions_at(twin, depth - 1) for twin in after(state))


def test_every_game_of_tic_tac_toe_is_counted():
    games = nodes = 0
    stack = [start("tic-tac-toe")]
    while stack:
        state = stack.pop()
        nodes += 1
        if state.deciding:
            stack += after(state)
        else:
            games += 1
    assert (games, nodes) == (255_168, 549_946)


def test_the_sequences_of_connect_four_are_counted(deep):
    depth = 8 if deep else 5
    assert [positions_at(start("connect-four"), n) for n in range(1, depth + 1)] == CONNECT_FOUR[:depth]


def lines_of(shown: list[str]) -> set[str]:
    """Everything that stands in a line somewhere, found the slow way: square by square."""
    height, width = len(shown), len(shown[0])
    found = set()
    for row in range(height):
        for column in range(width):
            for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
                squares = []
                y, x = row, column
                while 0 <= y < height and 0 <= x < width:
                    squares.append(shown[y][x])
                    y, x = y + down, x + across
                found.add("".join(squares))
    return found


@over_both
def test_a_game_ends_exactly_with_a_row_or_a_full_board(name):
    game, chance = BOARDS[name](), Fast(3)
    ends = set()
    for _ in range(300):
        state = game.start(2, {}, chance, None)
        while True:
            shown = everything(game, state).lines
            rows = {mark for mark in "xo" if any(mark * TO_WIN[name] in line for line in lines_of(shown))}
            full = not any("." in line for line in shown)
            assert bool(state.deciding) == (not rows and not full)
            if not state.deciding:
                break
            seat = first_deciding(state)
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))], chance, None)
        ranks = {"x": [1, 2], "o": [2, 1]}[rows.pop()] if rows else [1, 1]
        assert state.standings().ranks == ranks
        assert state.winners() == state.standings().winners()
        assert state.tally() == {"marked twice": 0}
        ends.add(tuple(ranks))
    assert ends >= {(1, 2), (2, 1)}


def random_play(game: GridGame, seed: int) -> Play:
    playing, chance = Play(game, ["Ann", "Ben"], Fast(seed)), Fast(seed)
    while not playing.over:
        seat = first_deciding(playing.state)
        legal = playing.state.legal(seat)
        playing.act(seat, legal[chance.below(len(legal))], 0)
    return playing


@over_both
def test_they_are_games_like_any_other(name):
    """Codecs, records, views, imagined worlds and reasons, on every position of some games."""
    game = BOARDS[name]()
    for seed in range(8):
        playing = random_play(game, seed)
        assert len(playing.record.lines) - 1 <= game.bound(2)
        text = str(playing.record)
        for step in range(len(playing.record.lines)):
            here = replay(game, parse_record(text), step)
            for seat in (0, 1):
                legal = here.state.legal(seat)
                owes = here.state.deciding >> seat & 1
                for action in game.actions:
                    assert game.actions.parse(game.actions.text(action)) == action
                    assert (why_not(here.state, seat, action) is None) == (action in legal)
                assert bool(legal) == bool(owes)
                seen = here.view(seat)
                world = imagine(game, seen).draw(Fast(1))
                assert key(world) == key(here.state)
                assert view_bytes(seen)
        assert str(replay(game, parse_record(text)).record) == text


@over_both
def test_clones_are_independent(name):
    state = start(name)
    before = key(state)
    twin = state.clone()
    playout(twin, Fast(1))
    assert key(state) == before != key(twin)
    state.legal(0).clear()
    assert state.legal(0), "what legal gives belongs to the caller"


@over_both
def test_search_takes_the_win_that_is_there(name):
    game = BOARDS[name]()
    playing = Play(game, ["Ann", "Ben"], Fast(1))
    verb = game.actions.family(1).name
    played, winning = {"tic-tac-toe": ((1, 4, 2, 5), 3), "connect-four": ((1, 1, 2, 2, 3, 3), 4)}[name]
    for number, where in enumerate(played):
        playing.answer(number % 2, f"{verb} {where}")
    best = bot("ismcts:300", game, Fast(2)).answer(playing.view(0))
    assert game.actions.text(best) == f"{verb} {winning}"


@over_both
def test_the_loops_say_what_they_did(name):
    state, chance, again = start(name), Fast(5), Fast(5)
    one_by_one = sum(playout(state.clone(), again) for _ in range(20))
    assert rollouts(state, 20, chance) == one_by_one
    assert chance.state == again.state
    assert clones(state, 7) == 7


@over_both
def test_the_same_seeds_give_the_same_games_in_both_builds(name):
    """The digest is pinned, and the test runs in both."""
    told = hashlib.sha256()
    state: Any = start(name)
    for seed in range(200):
        twin = state.clone()
        told.update(f"{playout(twin, Fast(seed))}{twin.deciding} {twin.first} {twin.second}".encode())
    assert told.hexdigest()[:16] == {"tic-tac-toe": "749bc51b83408266", "connect-four": "ffa4b322d3381f25"}[name]
