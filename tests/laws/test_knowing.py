"""Laws of knowing: nobody learns what is hidden, nobody forgets what was shown, and worlds are imagined fairly."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Iterator
from math import comb

import pytest

from sarai.bots import BOTS, bot, levels
from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.events import Event, Moved, Said, Teller, eye
from sarai.kernel.game import Game, why_not
from sarai.kernel.memory import Memory
from sarai.kernel.plain_data import to_plain
from sarai.kernel.play import replay
from sarai.kernel.position import position_text, read_position, read_view_text, view_text
from sarai.kernel.reasons import BadRecord
from sarai.kernel.record import parse_record
from sarai.kernel.state import NOBODY, State
from sarai.kernel.view import View, deck_of, foresee, imagine, read_view, view, view_bytes, whole_decks
from tests.laws.driver import (
    FACTS,
    GAMES,
    INTERPRETED,
    TABLES,
    check_knowing,
    eyes,
    named,
    over_all_tables,
    random_play,
    seeds,
    some_of,
)


@over_all_tables
def test_at_every_step_views_hide_and_worlds_fit(name, seats, shard, deep):
    """Non-interference, the truth among imagined worlds, conservation and view(imagine(v)) == v, for everybody."""
    game = GAMES[name]
    for seed in seeds(16, deep, 2000, shard, name):
        with named(seed):
            chance = Fast(seed)
            whole = None
            for playing in random_play(game, seats, seed):
                whole = whole or playing.state.tally()
                assert playing.state.tally() == whole
                for seat in eyes(seats):
                    check_knowing(playing, seat, chance)


@over_all_tables
def test_a_seat_that_is_told_the_same_sees_the_same(name, seats, shard, deep):
    """Play on from the truth and from an imagined world: as long as a seat is told the same, it sees the same."""
    game = GAMES[name]
    compared = 0
    for seed in seeds(6, deep, 100, shard, name):
        with named(seed):
            chance = Fast(seed)
            for playing in random_play(game, seats, seed):
                state = playing.state
                for seat in eyes(seats):
                    world = imagine(game, playing.view(seat)).draw(chance)
                    for actor in range(seats):
                        for action in world.legal(actor)[:4]:
                            if action in state.legal(actor):
                                compared += _same_told_same_seen(
                                    game, state, world, playing.memory(seat), actor, action
                                )
    assert compared


def _same_told_same_seen(game: Game, one: State, two: State, memory: Memory, actor: int, action: int) -> int:
    """Whether the two could be compared; if so, they must be the same."""
    told, seen = [], []
    for state in (one.clone(), two.clone()):
        teller, recall = Teller(game), memory.clone()
        state.apply(actor, action, Fast(action), teller, 0)
        heard = [event.told_to(memory.seat) for event in teller.events]
        for event in heard:
            recall.hear(event)
        told.append(heard)
        seen.append(view_bytes(view(state, recall)))
    if told[0] != told[1]:
        return 0
    assert seen[0] == seen[1]
    return 1


@over_all_tables
def test_legal_and_why_not_are_the_same_in_every_imagined_state(name, seats, shard, deep):
    game = GAMES[name]
    for seed in seeds(4, deep, 40, shard, name):
        with named(seed):
            chance = Fast(seed)
            for playing in random_play(game, seats, seed):
                for seat in range(seats):
                    world = imagine(game, playing.view(seat)).draw(chance)
                    assert world.legal(seat) == playing.state.legal(seat)
                    for action in game.actions:
                        assert why_not(world, seat, action) == why_not(playing.state, seat, action)


def _bots(name: str) -> list[str]:
    """The bots of a game with very small budgets; its own bots, if it has any."""
    own = levels(GAMES[name])["hard"]
    if own.startswith("ismcts"):
        searches = [] if INTERPRETED and GAMES[name].thinking.races else ["ismcts:8"]  # a race takes too long there
        return ["random", "greedy", *searches]
    return ["random"] if INTERPRETED else ["random", own]


BOTS_AT_TABLES = [(bot_name, name, seats) for name, seats in TABLES for bot_name in _bots(name)]


@pytest.mark.parametrize(
    ("bot_name", "name", "seats"), BOTS_AT_TABLES, ids=["-".join(map(str, one)) for one in BOTS_AT_TABLES]
)
def test_a_bot_answers_the_same_view_the_same(bot_name, name, seats, shard, deep):
    """Same view and seed, different hidden truth: the same answer."""
    assert bot_name.partition(":")[0] in BOTS
    game = GAMES[name]
    for seed in seeds(2, deep, 40, shard, name):
        with named(seed):
            chance = Fast(seed)
            for playing in random_play(game, seats, seed):
                for seat in range(seats):
                    seen = playing.view(seat)
                    if seen.prompt is None:
                        continue
                    world = imagine(game, seen).draw(chance)
                    other = view(world, playing.memory(seat))
                    answer = bot(bot_name, game, Fast(seed)).answer(seen)
                    assert answer in playing.state.legal(seat)
                    assert bot(bot_name, game, Fast(seed)).answer(other) == answer


@over_all_tables
def test_positions_and_views_round_trip_through_text(name, seats, shard, deep):
    game = GAMES[name]
    for seed in seeds(6, deep, 40, shard, name):
        with named(seed):
            for number, playing in enumerate(random_play(game, seats, seed)):
                if FACTS[name].long and number % 3:
                    continue  # only one in three, because these positions take long to write and read
                memories = playing.path[-1].memories
                text = position_text(playing.state, memories)
                state, known = read_position(game, text)
                assert key(state) == key(playing.state)
                assert [memory.knowledge() for memory in known] == [memory.knowledge() for memory in memories]
                assert position_text(state, known) == text
                for seat in eyes(seats):
                    seen = playing.view(seat)
                    assert read_view_text(game, view_text(seen)) == seen


@over_all_tables
def test_a_view_is_plain_data_with_no_way_back(name, seats):
    for playing in random_play(GAMES[name], seats, 11):
        for seat in eyes(seats):
            seen = playing.view(seat)
            _assert_plain(seen)
            plain = json.loads(view_bytes(seen))
            assert view_bytes(read_view(GAMES[name], plain)) == view_bytes(seen)


def _assert_plain(thing: object) -> None:
    if dataclasses.is_dataclass(thing):
        for member in dataclasses.fields(thing):
            _assert_plain(getattr(thing, member.name))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            assert type(key) is str
            _assert_plain(value)
    elif isinstance(thing, list):
        for value in thing:
            _assert_plain(value)
    else:
        assert type(thing) in (int, str, bool, type(None)), thing


@over_all_tables
def test_a_seats_record_hides_what_it_may_not_know_and_replays_its_views(name, seats, shard, deep):
    game = GAMES[name]
    hidden = 0
    for seed in seeds(4, deep, 40, shard, name):
        with named(seed):
            seen: dict[int, list[object]] = {seat: [] for seat in eyes(seats)}
            for playing in random_play(game, seats, seed):
                for seat in eyes(seats):
                    seen[seat].append(to_plain(playing.view(seat)))
            for seat in eyes(seats):
                text = str(playing.redacted(seat))
                parsed = parse_record(text)
                assert str(parsed) == text
                assert parsed.views() == seen[seat]
                with pytest.raises(BadRecord):
                    replay(game, parsed)
                for step, line in zip(playing.path, parsed.lines, strict=True):
                    hidden += _names_only_what_was_told(game, step.events, line.text, line.outcomes, seat)
    assert hidden


def _names_only_what_was_told(game: Game, events: list[Event], text: str, outcomes: tuple[str, ...], seat: int) -> int:
    """Every piece that a line names was told to the seat with that line; what was not told is a question mark."""
    told = [event.told_to(seat) for event in events]
    known = Counter(game.pieces[e.piece] for e in told if isinstance(e, Moved) and e.piece is not None)
    named_pieces = Counter(name for name in outcomes if name in game.pieces)
    assert named_pieces <= known
    unknown = [event for event in told if isinstance(event, Moved) and event.piece is None]
    if unknown and text != "?":
        assert all(word not in game.pieces or word in known for word in text.split())
    whispers = [event for event in told if isinstance(event, Said) and None in event.args.values()]
    return len(unknown) + len(whispers)


@over_all_tables
def test_foresight_tells_what_then_happens(name, seats):
    """A preview is the beginning of what then happens, and knows nothing that the view does not."""
    game = GAMES[name]
    for playing in random_play(game, seats, 23):
        for seat in range(seats):
            seen = playing.view(seat)
            for action in some_of(playing.state.legal(seat), 40):
                foreseen = foresee(game, seen, action)
                teller = Teller(game)
                playing.state.clone().apply(seat, action, Fast(3), teller, 0)
                real = [event.told_to(seat) for event in teller.events]
                assert foreseen == real[: len(foreseen)]


@over_all_tables
def test_drawn_worlds_match_full_enumeration(name, seats):
    """On positions small enough to list every arrangement of the unseen pieces, draws have the right frequencies."""
    if seats == 1:
        return  # the unheld pieces of each deck lie in one place: there is only one arrangement
    game = GAMES[name]
    if seats in FACTS[name].many_worlds:
        _each_place_gets_its_share(game, seats)
        return
    checked = grouped = 0
    groups_expected = seats in FACTS[name].unseen_exchanges
    for seed in range(400):
        for playing in random_play(game, seats, seed):
            for seat in range(seats):
                seen = playing.view(seat)
                if checked >= 12 and not seen.memory.groups:
                    continue  # enough of these: now look for those where something was exchanged
                for number in range(len(whole_decks(game))):
                    expected = _all_worlds(game, seen, number)
                    if expected is None or not 2 <= len(expected) <= 40:
                        continue
                    _chi_square(game, seen, number, expected, seed)
                    checked += 1
                    grouped += bool(seen.memory.groups)
            if checked >= 12 and (grouped >= 3 or not groups_expected):
                return
    pytest.fail(f"only {checked} positions were small enough, {grouped} with groups")


def _each_place_gets_its_share(game: Game, seats: int) -> None:
    """Instead of whole worlds: each unseen card of a deck lies in each place as often as the room there says."""
    checked = 0
    for number, playing in enumerate(random_play(game, seats, 3)):
        if number % 40 != 20 or checked > 4:
            continue
        seen = playing.view(0)
        worlds, chance, draws = imagine(game, seen), Fast(number), 1200
        drawn = [worlds.draw(chance) for _ in range(draws)]
        for deck, unseen in enumerate(worlds.unseen):
            places = [place for place in worlds.places if place.deck == deck and place.room]
            room = sum(int(place.room) for place in places)
            if len(places) < 2 or worlds.spreads:
                continue
            for place in places:
                for kind, count in enumerate(unseen):
                    share = int(count) * int(place.room) / room
                    found = sum(int(world.at(place.name)[kind]) - int(place.certain[kind]) for world in drawn) / draws
                    spread = share * (1 - int(place.room) / room)  # at most, as many are drawn at once
                    assert abs(found - share) < 5 * (spread / draws) ** 0.5 + 1e-9, (place.name, kind)
                    checked += count > 0
    assert checked > 20


def _hidden_of_deck(game: Game, seen: View, number: int) -> dict[str, int]:
    """The hidden places of one deck; a deck of which a place takes only a part is left out: it is never small."""
    hidden = {
        p: n for p, n in game.showing.hidden(seen.table).items() if deck_of(game, p)[0] in whole_decks(game)[number]
    }
    return {} if any(deck_of(game, place) not in whole_decks(game) for place in hidden) else hidden


def _all_worlds(game: Game, seen: View, number: int) -> dict[str, float] | None:
    """Every arrangement of a deck's unseen pieces with its share, by brute force over distinguishable cards."""
    places = _hidden_of_deck(game, seen, number)
    if not places or sum(places.values()) > 60:
        return None
    memory = Memory.of(game, seen.seat, seen.memory)
    worlds = imagine(game, seen)
    free = dict(places)
    for place in places:
        free[place] -= sum(memory.certain.get(place, {}).values())
    cards = [
        (kind, among)
        for among, pieces in memory.groups
        if among & set(free)
        for kind, n in pieces.items()
        for _ in range(n)
    ]
    rest = [(kind, frozenset(places)) for kind, n in enumerate(worlds.unseen[number]) for _ in range(n)]
    everyone = cards + rest
    if comb(len(everyone) + 3, 3) > 400 or len(free) ** len(everyone) > 60_000:
        return None
    found: Counter[str] = Counter()
    names = sorted(free)
    for where in _arrangements([allowed for _, allowed in everyone], free):
        found[_world_key({p: [k for q, (k, _) in zip(where, everyone, strict=True) if q == p] for p in names})] += 1
    total = sum(found.values())
    return {world: ways / total for world, ways in found.items()}


def _arrangements(cards: list[frozenset[str]], room: dict[str, int]) -> Iterator[tuple[str, ...]]:
    """Every way to lay out cards, each where it may lie, so that all places are full."""
    if not cards:
        if not any(room.values()):
            yield ()
        return
    for place in sorted(room):
        if room[place] and place in cards[0]:
            for others in _arrangements(cards[1:], {**room, place: room[place] - 1}):
                yield place, *others


def _world_key(cards: dict[str, list[int]]) -> str:
    return repr({place: sorted(kinds) for place, kinds in cards.items()})


def _chi_square(game: Game, seen: View, number: int, expected: dict[str, float], seed: int) -> None:
    memory = Memory.of(game, seen.seat, seen.memory)
    worlds = imagine(game, seen)
    chance = Fast(seed)
    places = sorted(_hidden_of_deck(game, seen, number))
    draws = 60 * len(expected)
    found: Counter[str] = Counter()
    for _ in range(draws):
        world = worlds.draw(chance)
        cards = {}
        for place in places:
            known = memory.certain.get(place, {})
            cards[place] = [kind for kind, n in enumerate(world.at(place)) for _ in range(int(n) - known.get(kind, 0))]
        found[_world_key(cards)] += 1
    assert set(found) <= set(expected)
    statistic = sum((found[w] - draws * share) ** 2 / (draws * share) for w, share in expected.items())
    freedom = len(expected) - 1
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5 + 10, (statistic, freedom)


@over_all_tables
def test_a_spectator_is_asked_nothing_and_sees_no_hand(name, seats):
    for playing in random_play(GAMES[name], seats, 5):
        seen = playing.view(NOBODY)
        assert seen.prompt is None
        hidden = GAMES[name].showing.hidden(seen.table)
        if not playing.over:
            assert all(
                place in hidden for place in playing.state.places() if not GAMES[name].places.seers(place) & eye(NOBODY)
            )
            assert hidden
