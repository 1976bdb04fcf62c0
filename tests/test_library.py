"""What `import sarai` promises programs: the names, their types and docstrings, and that nobody sees too much."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import sarai
from sarai.kernel.chance import Chance
from sarai.kernel.memory import Memory
from sarai.kernel.options import complete_options
from sarai.kernel.play import Play
from sarai.kernel.state import State
from sarai.kernel.view import view_bytes
from sarai.library import NotPlayedOn

ROOT = Path(__file__).parent.parent
PROMISED = {
    "Bot": {"answer", "chance", "game", "legal", "name", "pause", "spec", "takes_budget"},
    "Choice": {"action", "args", "label", "target"},
    "Game": {"actions", "id", "options", "pack", "rules_version", "seats", "timed"},
    "IllegalAction": {"reason"},
    "Match": {
        "answer", "game", "names", "options", "over", "owed", "record", "standings", "time_up", "turn", "undo", "view",
    },
    "Prompt": {"args", "choices", "default", "families", "kind", "topic", "workbench"},
    "Refusal": set(),
    "Standings": {"points", "ranks", "reason", "total", "winners"},
    "Tally": {"ended", "games", "mean_length", "seat_wins", "seats", "wins"},
    "View": {
        "deciding", "game", "memory", "options", "pack", "prompt", "rules", "seat", "seats", "standings", "table",
        "wakes",
    },
    "__version__": set(),
    "bot": {"game", "seed", "spec"},
    "deal": {"game", "options", "seats", "seed"},
    "load": {"pack", "title"},
    "replay": {"record", "until"},
    "simulate": {"bots", "count", "game", "options", "processes", "progress", "seed"},
    "titles": set(),
}  # fmt: skip
"""Every public name with what people use of it: a class's members, a function's arguments. Removing one breaks a
promise, and belongs in the changelog; adding one makes a promise."""


def members(name: str) -> set[str]:
    """What a public name has, according to its source."""
    thing = getattr(sarai, name)
    if inspect.isclass(thing):
        said = {member for base in thing.__mro__ for member in getattr(base, "__annotations__", {})}
        made = set(re.findall(r"self\.(\w+)\b.* = ", inspect.getsource(thing)))
        return {member for member in {*dir(thing), *said, *made} if not member.startswith("_")}
    return set(inspect.signature(thing).parameters) if callable(thing) else set()


def test_the_public_names_are_those_that_were_promised():
    assert sorted(sarai.__all__) == sorted(PROMISED)
    assert set(dir(sarai)) == set(PROMISED)
    for name, promised in PROMISED.items():
        assert promised <= members(name), name
    for name in ("Match", "deal", "load", "bot", "replay", "titles"):
        assert members(name) == PROMISED[name], "make every promise here, and on the page"


def test_every_public_name_says_what_it_is():
    for name in PROMISED:
        thing = getattr(sarai, name)
        if callable(thing):
            assert inspect.getdoc(thing), name
    for name, member in inspect.getmembers(sarai.Match):
        if not name.startswith("_"):
            assert inspect.getdoc(member), name


def functions() -> Iterator[tuple[str, Any]]:
    for name in PROMISED:
        thing = getattr(sarai, name)
        if inspect.isfunction(thing):
            yield name, thing
    for name, member in inspect.getmembers(sarai.Match):
        if not name.startswith("_"):
            yield f"Match.{name}", member.fget if isinstance(member, property) else member


def test_every_public_function_is_typed():
    """mypy checks that the types are right; this, that every one is given and none is `Any`."""
    seen = dict(functions())
    assert len(seen) > 15
    for name, function in seen.items():
        types = get_type_hints(function)
        said = {"return", *inspect.signature(function).parameters} - {"self"}
        assert set(types) == said, name
        assert Any not in types.values(), name
    assert (ROOT / "src" / "sarai" / "py.typed").exists()


def test_the_page_explains_every_public_name_and_no_other():
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    table = page.partition("## All names")[2].partition("\n## ")[0]
    named = {
        name.partition("(")[0] for row in table.splitlines() for name in re.findall(r"`([^`]+)`", row.split(" | ")[0])
    }
    assert named == set(PROMISED)
    for name, promised in PROMISED.items():
        called = re.search(rf"`{name}\(([^)]*)\)`", table)
        if called:
            said = {part.partition("=")[0].strip() for part in called[1].split(",")} - {"", "..."}
            assert said <= promised, name
    (match,) = re.findall(r"^\| `Match` \| (.*) \|$", table, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", match)) == PROMISED["Match"]


def test_the_session_in_the_package_runs():
    results = doctest.testmod(sarai)
    assert results.attempted
    assert results.failed == 0


def test_importing_loads_nothing_before_it_is_asked_for():
    code = "import sarai, sys; print(*sorted(name for name in sys.modules if name.startswith('sarai')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["sarai", "sarai.build"]
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        sarai.nonsense  # type: ignore[attr-defined]  # noqa: B018


def play_on(match: sarai.Match, spec: str = "random") -> sarai.Match:
    bots = [sarai.bot(spec, match.game, seed) for seed in range(len(match.names))]
    while not match.over:
        match.answer(bots[match.turn].answer(match.view()))
    return match


@pytest.mark.parametrize("title", sarai.titles())
def test_every_game_can_be_played_and_replayed(title):
    match = play_on(sarai.deal(sarai.load(title), seed=5))
    assert min(match.standings().ranks) == 1
    assert match.owed == []
    assert match.view().seat == -1
    again = sarai.replay(match.record())
    assert again.record() == match.record()
    assert again.standings() == match.standings()
    assert match.record().rstrip().rpartition("\n")[2].split()[1:3] == ["-", "seed"], "anybody can check the deal"


def test_the_same_seed_deals_the_same_and_no_seed_does_not():
    game = sarai.load("dunhuang")
    first, second, other = (sarai.deal(game, seed=seed).record() for seed in (5, 5, 6))
    assert first == second != other
    assert sarai.deal(game).record() != sarai.deal(game).record()


def test_names_and_options_are_as_they_were_given():
    game = sarai.load("dunhuang")
    match = sarai.deal(game, ["Ann", "Ben"], seed=1, options={"supply": "unlimited"})
    assert match.names == ["Ann", "Ben"]
    assert match.options == complete_options(game, {"supply": "unlimited"})
    assert sarai.deal(game, 3).names == ["A", "B", "C"]


def reached(thing: object, seen: dict[int, object]) -> dict[int, object]:
    """Everything that public names of a thing lead to, except rules and content, which hold no position."""
    if id(thing) in seen or isinstance(thing, (str, int, float, type, sarai.Game)) or callable(thing):
        return seen
    seen[id(thing)] = thing
    if isinstance(thing, dict):
        inside = [*thing, *thing.values()]
    elif isinstance(thing, (list, tuple, set, frozenset)):
        inside = list(thing)
    else:
        inside = [getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")]
    for part in inside:
        reached(part, seen)
    return seen


@pytest.mark.parametrize("title", sarai.titles())
def test_nothing_public_leads_to_what_lies_face_down(title):
    match = sarai.deal(sarai.load(title), seed=3)
    seen = reached([match, match.view(), match.view(0), match.view(-1)], {})
    assert len(seen) > 5
    assert not [thing for thing in seen.values() if isinstance(thing, (State, Play, Memory, Chance))]
    assert [thing for thing in reached(vars(match), {}).values() if isinstance(thing, State)]


def test_a_view_is_the_seats_own_and_so_is_its_record():
    game = sarai.load("dunhuang")
    for seed in range(4):
        match = play_on_for(sarai.deal(game, 3, seed=seed), 30)
        for seat in range(3):
            seen = match.view(seat)
            assert seen.seat == seat
            assert view_bytes(seen) == view_bytes(match._play.view(seat))
            assert (seen.prompt is not None) == (seat in match.owed)
        assert match.record(eyes=0) != match.record()
        assert "?" in match.record(eyes=0).partition("\n\n")[2]


def play_on_for(match: sarai.Match, answers: int) -> sarai.Match:
    bot = sarai.bot("random", match.game, 1)
    for _ in range(answers):
        match.answer(bot.answer(match.view()))
    return match


def test_what_is_refused_changes_nothing():
    game = sarai.load("dunhuang")
    match = sarai.deal(game, 2, seed=7)
    before = match.record()
    with pytest.raises(sarai.Refusal):
        match.standings()
    asked = match.view(0).prompt
    assert asked is not None
    for answer, seat in (("camel 1", 0), ("nonsense", 0), (10**9, 0), (asked.choices[0].action, 5)):
        with pytest.raises(sarai.Refusal):
            match.answer(answer, seat)
    for seat in (-2, 2):
        with pytest.raises(sarai.Refusal):
            match.view(seat)
    with pytest.raises(sarai.IllegalAction):
        match.time_up(10)
    for made in (lambda: sarai.load("chess"), lambda: sarai.deal(game, 9), lambda: sarai.bot("deep", game)):
        with pytest.raises(sarai.Refusal):
            made()
    assert match.record() == before


def test_an_answer_is_taken_back_while_that_is_fair_and_not_after_the_end():
    match = play_on_for(sarai.deal(sarai.load("dunhuang"), 2, seed=7), 2)
    step = match.view()
    assert step.prompt is not None
    match.answer(step.prompt.choices[0].action)
    match.undo(step.seat)
    assert match.view(step.seat) == step
    with pytest.raises(sarai.IllegalAction):
        match.undo(1 - step.seat)
    play_on(match)
    for seat in (0, 1):
        with pytest.raises(sarai.IllegalAction, match="why-over"):
            match.undo(seat)
    with pytest.raises(sarai.IllegalAction, match="why-over"):
        match.turn  # noqa: B018


def test_time_runs_where_a_glass_does():
    match = sarai.deal(sarai.load("sealed-bid"), 2, seed=1)
    with pytest.raises(sarai.IllegalAction):
        match.time_up(10)
    match.answer("bid 1", 0, at=4000)
    match.time_up(match.view(0).wakes)
    assert "@4000" in match.record()
    assert match.owed


def test_a_game_that_time_ends_says_what_its_deal_was_made_from():
    match = sarai.deal(sarai.load("sealed-bid"), 2, seed=1)
    while not match.over:
        match.time_up(match.view(0).wakes)
    assert " seed " in match.record().rstrip().rpartition("\n")[2]


def test_a_replayed_game_is_looked_at():
    match = play_on_for(sarai.deal(sarai.load("dunhuang"), 2, seed=7), 12)
    again = sarai.replay(match.record())
    assert [again.view(seat) for seat in (-1, 0, 1)] == [match.view(seat) for seat in (-1, 0, 1)]
    assert sarai.replay(match.record(), until=0).owed == [0, 1]
    with pytest.raises(NotPlayedOn):
        again.answer(again.view().prompt.choices[0].action)  # type: ignore[union-attr]
    with pytest.raises(NotPlayedOn):
        again.undo(0)
    with pytest.raises(sarai.Refusal, match="line"):
        sarai.replay(match.record().replace("1 A keep", "1 B keep", 1))
