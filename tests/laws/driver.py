"""What the laws share: which games and seats they run over, their seeds, and games played for their positions."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from sarai import games
from sarai.kernel.chance import Chance, Fast, pick_weighted
from sarai.kernel.events import eye
from sarai.kernel.game import Game
from sarai.kernel.play import Play
from sarai.kernel.state import LETTERS, NOBODY, State
from sarai.kernel.view import deck_of, imagine, view, view_bytes
from tests.facts import facts

GAMES = {name: games.load(name) for name in games.GAMES}
FACTS = {name: facts(name) for name in games.GAMES}
os.environ.setdefault("SARAI_SEED", str(int(time.time()) % 1_000_000))  # processes started from here use it too
INTERPRETED = os.environ.get("SARAI_BUILD") == "interpreted"


def _looked_at(name: str, seats: range) -> list[int]:
    turn = int(os.environ["SARAI_SEED"]) % len(seats)
    return [seats[turn]] if INTERPRETED and FACTS[name].long else list(seats)


TABLES = [(name, seats) for name, game in GAMES.items() for seats in _looked_at(name, game.seats)]
over_all_tables = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{n}-{s}" for n, s in TABLES])
over_all_games = pytest.mark.parametrize("name", list(GAMES))

SHARDS = 8
"""A deep law is cut into this many tests, so that all cores work on it; `conftest` hands out the `shard`."""

SHARE = 0.5 if INTERPRETED else 0.7
"""Most games are played where they are fast; interpreted, the source is the same."""

DEEP_PART = 25
"""The large counts are meant for short games; a deep run looks at one in this many of a long game."""


def seeds(seconds: float, deep: bool, deep_count: int = 0, shard: int = 0, name: str = "") -> Iterator[int]:
    """New seeds until the law's time is used up, at least one; in a deep run, this shard's part of the large count.

    The more tables there are, the less time each one has, so that all together take no longer.
    """
    first = int(os.environ["SARAI_SEED"]) * 100_000 + shard * 10_000
    if deep and deep_count:
        yield from range(first, first + -(-deep_count // (SHARDS * (DEEP_PART if name and FACTS[name].long else 1))))
        return
    ends = time.monotonic() + seconds * SHARE / len(TABLES)
    seed = first
    while seed == first or time.monotonic() < ends:
        yield seed
        seed += 1


@contextmanager
def named(seed: int) -> Iterator[None]:
    """Make a failure say which seed it came from."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"seed {seed}; SARAI_SEED={os.environ['SARAI_SEED']} repeats the run")
        raise


def options_for(game: Game, seed: int) -> dict[str, str]:
    """Mostly the default options, sometimes any choice; always those that make games short."""
    known, chosen = FACTS[game.id], {}
    if seed % 3 == 0:
        chosen = {option.name: option.choices[seed // 3 % len(option.choices)] for option in game.options}
    whole = known.whole if seed % 5 == 4 else {}
    return {**chosen, **known.brief[seed % len(known.brief)], **whole}


def play_on(playing: Play, chance: Fast) -> None:
    """One more line: a random answer of a random seat that owes one, or the sandglass runs out."""
    state = playing.state
    wakes = state.wakes()
    at = playing.at + int(chance.below(20))
    if wakes and (at >= wakes or chance.below(8) == 0):
        playing.time_up(wakes)
        return
    deciding = [seat for seat in range(state.seats) if state.deciding >> seat & 1]
    seat = deciding[chance.below(len(deciding))]
    playing.act(seat, any_answer(state, seat, chance), at)


def any_answer(state: State, seat: int, chance: Fast) -> int:
    """A random answer; at a workbench all families are equally likely, so that building comes to an end."""
    legal = state.legal(seat)
    if state.asked(seat).builds(state, seat):
        named = {action: state.game.actions.family(action).name for action in legal}
        families = sorted(set(named.values()))
        chosen = families[chance.below(len(families))]
        legal = [action for action in legal if named[action] == chosen]
    return legal[chance.below(len(legal))]


def new_play(game: Game, seats: int, seed: int, chance: Chance | None = None) -> Play:
    return Play(game, [f"Seat {LETTERS[seat]}" for seat in range(seats)], chance or Fast(seed), options_for(game, seed))


def random_play(game: Game, seats: int, seed: int) -> Iterator[Play]:
    """A random game, yielded after every line."""
    playing = new_play(game, seats, seed)
    chance = Fast(-seed - 1)
    yield playing
    while not playing.over:
        play_on(playing, chance)
        yield playing


def some_of(actions: list[int], most: int) -> list[int]:
    """All of them or, if there are too many to try each, this many spread over the list."""
    return actions[:: -(-len(actions) // most)] if actions else []


def eyes(seats: int) -> tuple[int, ...]:
    """Everybody who looks on: the seats and a spectator."""
    return (*range(seats), NOBODY)


def scrambled(state: State, hidden: Callable[[str], bool], chance: Fast) -> State:
    """The same state with the pieces of hidden places shuffled among those places, deck by deck, keeping sizes."""
    twin = state.clone()
    places = [place for place in twin.places() if hidden(place)]
    game = twin.game
    for deck in set(game.decks.values()):
        mine = [place for place in places if deck_of(game, place) == deck]
        rows = {place: [int(count) for count in state.at(place)] for place in mine}
        pool = [sum(row[kind] for row in rows.values()) for kind in range(len(game.pieces))]
        for place in mine:
            row = [0] * len(game.pieces)
            for _ in range(sum(rows[place])):
                kind = pick_weighted(chance, 0, pool)
                pool[kind] -= 1
                row[kind] += 1
            twin.lay_out(place, row)
    return twin


def check_knowing(playing: Play, seat: int, chance: Fast) -> None:
    """Non-interference, true memory, and view(imagine(v)) == v, for one onlooker."""
    game, state, memory = playing.game, playing.state, playing.memory(seat)
    seen = playing.view(seat)
    hidden = game.showing.hidden(seen.table)
    # if everything the seat cannot know changes, its view stays the same, to the byte
    other = scrambled(state, hidden.__contains__, chance)
    assert view(other, memory) == seen
    if chance.below(8) == 0:
        assert view_bytes(view(other, memory)) == view_bytes(seen)
    # what is hidden is hidden: no more and no less than the places say
    for place, size in hidden.items():
        assert not game.places.seers(place) & eye(seat)
        assert sum(int(count) for count in state.at(place)) == size
    # what the seat remembers is true
    for places, pieces in (*((frozenset((p,)), known) for p, known in memory.certain.items()), *memory.groups):
        assert places <= set(hidden)
        for kind, count in pieces.items():
            assert sum(int(state.at(place)[kind]) for place in places) >= count
    assert len({place for places, _ in memory.groups for place in places}) == sum(len(p) for p, _ in memory.groups)
    # imagined worlds look the same
    world = imagine(game, seen).draw(chance)
    assert view(world, memory) == seen
    assert world.tally() == state.tally()
