"""What people write: actions, records, positions, packs. Wrong ones get a clear answer, however wrong they are."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sarai import games
from sarai.games import packs
from sarai.kernel.actions import ActionSpace, UnknownAction, family
from sarai.kernel.chance import Dealer, Fast
from sarai.kernel.content import read_pack
from sarai.kernel.plain_data import from_plain, to_plain, to_toml
from sarai.kernel.play import Play, replay, verify
from sarai.kernel.position import game_named_in, position_text, read_position, read_view_text, view_text
from sarai.kernel.reasons import BadOption, BadPack, BadPosition, BadRecord, IllegalAction, Refusal
from sarai.kernel.record import difference, parse_record, patched
from sarai.kernel.view import view
from sarai.lab.coverage import record_game
from sarai.lab.perft import perft
from tests.laws.driver import random_play

GAME = games.load("dunhuang")
TOY = games.load("sealed-bid")
RECORD = str(record_game(GAME, 3, 7, {}, {}).record)
HEAD, LINES = RECORD.split("\n\n")
HALFWAY = next(p for n, p in enumerate(random_play(GAME, 3, 8)) if n == 40)
POSITION = position_text(HALFWAY.state, HALFWAY.path[-1].memories)
VIEW = view_text(HALFWAY.view(1))
TOY_PLAY = next(p for n, p in enumerate(random_play(TOY, 3, 1)) if n == 2)
TOY_POSITION = position_text(TOY_PLAY.state, TOY_PLAY.path[-1].memories)
PACK = packs("dunhuang")[-1].read_text(encoding="utf-8")


# -- actions


def test_actions_say_what_they_would_understand():
    space = ActionSpace(family("camel", steps=range(1, 9)), family("place", where=("shop", "hand")), family("pass"))
    for text, hint in (
        ("", "needs a name"),
        ("fly", "there are: time-up, camel, place, pass"),
        ("camel", "steps"),
        ("camel 9", "1 to 8"),
        ("camel 1 2", "takes steps"),
        ("place moon", "shop, hand"),
        ("pass on", "nothing after it"),
    ):
        with pytest.raises(UnknownAction, match=hint):
            space.parse(text)
    forms: tuple[object, ...] = (
        None,
        [],
        {"do": 3},
        {"camel": "1"},
        {"do": "camel"},
        {"do": "camel", "steps": "1", "x": "y"},
    )
    for form in forms:
        with pytest.raises(UnknownAction):
            space.from_json(form)
    for number in (-1, space.size):
        with pytest.raises(UnknownAction):
            space.text(number)
    with pytest.raises(ValueError, match="twice"):
        ActionSpace(family("pass"), family("pass"))


# -- records


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda line: re.sub(r"camel \d+", "camel 40", line), "D4"),
        (lambda line: line.replace("camel", "gallop"), "no action 'gallop'"),
        (lambda line: re.sub(r" @", " > tea @", line), "do not ask chance"),
        (lambda line: re.sub(r" [A-D] ", " - ", line), "why-clock-only"),
        (lambda line: line.partition(" @")[0] + " @3", "why-time-backwards"),
        (lambda line: line + " > tea", "a line reads"),
        (lambda line: "7", "a line reads"),
    ],
)
def test_a_wrong_line_is_named_with_its_rule(wrong, message):
    lines = LINES.splitlines()
    at = next(n for n, line in enumerate(lines) if " camel " in line)
    broken = HEAD + "\n\n" + "\n".join([*lines[:at], wrong(lines[at]), *lines[at + 1 :]]) + "\n"
    with pytest.raises(BadRecord, match=message) as bad:
        replay(GAME, parse_record(broken))
    assert bad.value.line == len(HEAD.splitlines()) + 2 + at


def test_an_answer_may_begin_with_a_word_that_the_table_writes_for_nobody():
    answer = next(line for line in parse_record(RECORD).lines if line.text.startswith("start "))
    assert (answer.noted, answer.plays) == ("", True)
    assert parse_record(RECORD).lines[0].noted == "start"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("sarai record 1", "sarai record 9"), "begins with"),
        (lambda text: text.replace("game: dunhuang\n", ""), "lacks game"),
        (lambda text: text.replace("rules: 1", "rules: one"), "rules should be"),
        (lambda text: text.replace("rules: 1", "rules: 2"), "rules 2"),
        (lambda text: text.replace("seat B", "seat D"), "in order"),
        (lambda text: text.replace("seat A: Player A", "seat A: Player A\nseat A: Player A"), "twice"),
        (lambda text: text.replace("option supply", "option colour"), "no option"),
        (lambda text: text.replace("supply: limited", "supply: endless"), "D13"),
        (lambda text: text.replace("\npack: ", "\npace: "), "not known"),
        (lambda text: text.replace("0 - start", "0 A start"), "begins with '0 - start'"),
        (lambda text: text.replace("\n1 ", "\n3 ", 1), "line number 1"),
        (lambda text: text[:-1], "cut off"),
        (lambda text: HEAD + "\n\n", "no lines"),
        (lambda text: text.replace(" > ", " > nonsense ", 1), "cannot come from"),
        (lambda text: text + "999 - undo 3\n", "line number"),
        (lambda text: text.rsplit("\n", 2)[0] + "\n", ""),
    ],
)
def test_a_broken_record_gets_one_clear_message(change, message):
    broken = change(RECORD)
    assert broken != RECORD
    if not message:  # without its last line, the seed, the record is still valid
        assert replay(GAME, parse_record(broken)).over
        with pytest.raises(BadRecord, match="does not end with its seed"):
            verify(GAME, parse_record(broken))
        return
    with pytest.raises((BadRecord, BadOption), match=message):
        replay(GAME, parse_record(broken))


def test_verification_finds_a_false_seed_a_false_promise_and_a_false_card():
    false_seed = re.sub(r"seed ..", "seed 00", RECORD)
    assert false_seed != RECORD
    with pytest.raises(BadRecord, match="not the one that was promised"):
        verify(GAME, parse_record(false_seed))
    with pytest.raises(BadRecord, match="promises no seed"):
        verify(GAME, parse_record("\n".join(row for row in RECORD.split("\n") if "commitment" not in row)))
    nonce = RECORD.replace("nonce A: A", "nonce A: Z")
    with pytest.raises(BadRecord, match="by the seed"):
        verify(GAME, parse_record(nonce))


def test_undo_lines_and_bots_are_kept_and_chance_does_not_go_back():
    dealer = Dealer(b"s", ("x", "y"))
    playing = Play(GAME, ["Ann", "Bob"], dealer)
    playing.act(0, playing.state.legal(0)[0], 10)
    playing.undo(0, 20)
    playing.act(0, playing.state.legal(0)[-1], 30)
    playing.seat_bot(1, "random", 40)
    playing.act(1, playing.state.legal(1)[0], 50)
    drawn = dict(dealer.counters)
    before = playing.record.lines[-1].outcomes
    playing.go_back(3, 60)
    playing.act(1, playing.state.legal(1)[0], 70)
    assert dealer.counters != drawn
    assert len(before) == 1
    text = str(playing.record)
    assert [line.split(" @")[0] for line in text.splitlines()[-7:]][1::2][:2] == ["2 - undo 0", "4 B bot random"]
    assert str(replay(GAME, parse_record(text)).record) == text
    with pytest.raises(IllegalAction):
        playing.act(0, 0, 71)
    seat = int(playing.state.deciding).bit_length() - 1
    with pytest.raises(IllegalAction, match="why-time-backwards"):
        playing.act(seat, playing.state.legal(seat)[0], 5)
    with pytest.raises(BadOption):
        playing.seat_bot(9, "random")
    with pytest.raises(IllegalAction, match="why-undo-no-such-line"):
        playing.go_back(99)


def test_names_of_seats_stay_on_their_line():
    for nonces in (("a",), ("", "b"), ("x\ny", "b")):
        with pytest.raises(BadOption):
            Play(GAME, ["A", "B"], Dealer(b"s", nonces))
    for bot in ("a b", "x>y", "x@y", ""):
        with pytest.raises(BadOption):
            Play(GAME, ["A", "B"], Fast(1)).seat_bot(0, bot)
    for name in ("", "two\nlines", " edge", "a\x00b"):
        with pytest.raises(BadOption):
            Play(GAME, [name, "B"], Fast(1))
    with pytest.raises(BadOption, match="2 to 4"):
        Play(GAME, ["A"], Fast(1))


# -- positions


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace('sarai = "position 1"', ""), "begins with"),
        (lambda text: text.replace("[table", "[table", 1).replace('game = "dunhuang"', "game = 3"), "game"),
        (lambda text: text.replace("seats = 3", "seats = 7"), "seats should be 2 to 4"),
        (lambda text: text.replace("seats = 3", "seats = 2"), "merchants"),
        (lambda text: text.replace('phase = "', 'phase = "un'), "table.phase"),
        (lambda text: text.replace('camel = "', 'camel = "no'), "table.camel"),
        (lambda text: text.replace("coins = ", "coins = 9", 1), "coins in all"),
        (lambda text: text.replace("steps = ", 'steps = "x" #'), "whole number"),
        (lambda text: text.replace("last_round = false", "last_round = 0"), "true or false"),
        (lambda text: text + "\n[more]\nx = 1\n", "not known"),
        (lambda text: text.replace('supply = "limited"', 'supply = "huge"'), "D13"),
        (lambda text: text + "= =", "not TOML"),
    ],
)
def test_a_broken_position_names_what_is_wrong(change, message):
    broken = change(POSITION)
    assert broken != POSITION
    with pytest.raises(BadPosition, match=message):
        _read_as_named(broken)


def _read_as_named(text: str) -> None:
    game_named_in(text)
    read_position(GAME, text)


def test_a_position_lists_all_its_faults_at_once():
    broken = POSITION.replace('phase = "', 'phase = "un').replace('camel = "', 'camel = "no')
    with pytest.raises(BadPosition) as bad:
        read_position(GAME, broken)
    assert len(bad.value.faults) == 2


def test_a_memory_cannot_know_what_is_not_so():
    for memory in (
        '[memory.A.certain]\n"hand:1" = {gold = 3}\n',
        "[memory.Q.certain]\n",
        '[memory.A.certain]\n"x:1" = {tea = 1}\n',
    ):
        bare = POSITION.split("\n[memory")[0] + "\n"
        with pytest.raises(BadPosition, match="memory"):
            read_position(GAME, bare + memory)


def test_a_view_is_no_whole_position_and_the_other_way_round():
    with pytest.raises(BadPosition, match="one seat's view"):
        read_position(GAME, VIEW)
    with pytest.raises(BadPosition):
        read_view_text(GAME, POSITION)
    assert read_view_text(GAME, VIEW) == HALFWAY.view(1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("removed_cards = 2", "removed_cards = 3", 1), "unseen do not fill"),
        (lambda text: text.replace("\nseat = 1", "\nseat = 7"), "seat should be 0 to 2"),
        (lambda text: text.replace("\nseat = 1", "\nseat = -3"), "seat should be 0 to 2"),
        (lambda text: text.replace("\nrules = 1", "\nrules = 2"), "rules should be 1"),
        (lambda text: re.sub(r"\ndeciding = \d", "\ndeciding = 7", text, count=1), "deciding does not fit"),
        (lambda text: text.replace("wakes = 0", "wakes = 9"), "wakes does not fit"),
    ],
)
def test_a_view_that_cannot_be_is_refused(change, message):
    broken = change(VIEW)
    assert broken != VIEW
    with pytest.raises(BadPosition, match=message):
        read_view_text(GAME, broken)


def test_a_view_may_leave_options_to_their_defaults():
    short = re.sub(r"\noptions = .*\n", "\noptions = {}\n", VIEW)
    assert short != VIEW
    assert read_view_text(GAME, short) == HALFWAY.view(1)


# -- packs


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace('game = "dunhuang"', 'game = "chess"'), "not for 'dunhuang'"),
        (lambda text: text.replace("version = 1", 'version = "1"'), "version should be a whole number"),
        (lambda text: text.replace('id = "tea"', 'id = "silk"'), "goods: two entries have the same id, silk"),
        (lambda text: text.replace('id = "tea"', 'id = "green tea"'), "one word"),
        (lambda text: text.replace('"painter", "musician"', '"painter", "painter"'), "musician"),
        (lambda text: text.replace('"painter", "musician"', '"painter", "juggler"'), "juggler"),
        (lambda text: text.replace('"painter", "musician"', '"painter"'), r"tiles\[0\].sides should have 2 entries"),
        (lambda text: text.replace("coins = 44", "coins = 4"), "supply has 4"),
        (lambda text: text.replace('provenance = "house"', 'provenance = "hearsay"', 1), "provenance"),
        (lambda text: text.replace('without = ["gold", "silk"]', 'without = ["gems"]'), "gems"),
        (lambda text: text.replace("tokens_to_win = 5", "tokens_to_win = 0"), "tokens_to_win"),
        (lambda text: text.replace("seats = 2", "seats = 5"), "2, 3 and 4"),
        (lambda text: text.replace("count = 7", "count = 0"), r"goods\[6\].count should be 1 to 100"),
        (lambda text: text.replace("count = 7", "cnt = 7"), "count is missing"),
        (lambda text: text.replace("majority = 2", "majority = -1"), "worth.majority should be 0 to"),
        (lambda text: text + "[[", "not TOML"),
    ],
)
def test_a_broken_pack_names_the_entry(change, message):
    broken = change(PACK)
    assert broken != PACK
    with pytest.raises(BadPack, match=message):
        read_pack(broken, "dunhuang", GAME.content_type, GAME.check_content)


def test_a_packs_hash_is_of_what_it_says_not_how():
    read = read_pack("# a note\n" + PACK, "dunhuang", GAME.content_type, GAME.check_content)
    assert read.hash == GAME.pack.hash
    other = read_pack(PACK.replace("coins = 5", "coins = 4"), "dunhuang", GAME.content_type, GAME.check_content)
    assert other.hash != GAME.pack.hash


def test_an_older_pack_is_found_by_its_name_and_an_unknown_one_is_not():
    assert str(games.load_as_named("dunhuang", str(GAME.pack)).pack) == str(GAME.pack)
    with pytest.raises(BadPack, match="--pack"):
        games.load_as_named("dunhuang", "base 0 feed")
    with pytest.raises(games.UnknownGame, match="there are: dunhuang"):
        games.load("chess")


# -- plain data


@dataclass(frozen=True)
class Caravan:
    name: str
    camels: int
    goods: dict[str, int]
    stops: list[str]
    leader: str | None = None


def test_dataclasses_go_through_toml_and_back():
    one = Caravan('a "b" \\ c', 3, {"tea": 2, "x y": 1}, ["Dunhuang", "Turfan"])
    faults: list[str] = []
    assert from_plain(Caravan, tomllib.loads(to_toml(to_plain(one))), faults) == one
    assert faults == []
    assert from_plain(Caravan, {"name": 3, "goods": [], "stops": ["a", 1], "x": 0}, faults) is None
    assert len(faults) == 5


TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
PLAIN = st.recursive(
    st.integers(-(2**60), 2**60) | st.booleans() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(TEXTS, PLAIN, max_size=5))
def test_any_plain_table_goes_through_toml_and_back(data):
    assert tomllib.loads(to_toml(data)) == data


@given(st.dictionaries(TEXTS, PLAIN, max_size=5), st.dictionaries(TEXTS, PLAIN, max_size=5))
def test_a_patch_turns_one_into_the_other(before, after):
    assert patched(before, difference(before, after)) == after


# -- fuzzing: whatever is read, the answer is a result or a refusal, never anything else


def mangled(text: str):
    """The text with a few places cut, doubled or overwritten."""
    cuts = st.tuples(st.integers(0, len(text)), st.integers(0, 30), TEXTS)
    return st.lists(cuts, min_size=1, max_size=4).map(lambda edits: _edited(text, edits))


def numbers_changed(text: str):
    """The text with some of its numbers and names replaced by others."""
    words = [found.span() for found in re.finditer(r"-?\b\d+\b|(?<=\")[\w-]+(?=\")", text)]
    names = sorted({text[start:end] for start, end in words})
    others = st.sampled_from(names) | st.integers(-5, 60).map(str)
    edits = st.lists(st.tuples(st.sampled_from(words), others), min_size=1, max_size=3)
    return edits.map(lambda chosen: _replaced(text, dict(chosen)))


def _replaced(text: str, edits: dict[tuple[int, int], str]) -> str:
    for (start, end), instead in sorted(edits.items(), reverse=True):
        text = text[:start] + instead + text[end:]
    return text


def _edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    for at, length, instead in edits:
        text = text[:at] + instead + text[at + length :]
    return text


def test_a_record_names_options_in_order():
    lines = RECORD.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("option "))
    swapped = [*lines[:first], lines[first + 1], lines[first], *lines[first + 2 :]]
    with pytest.raises(BadRecord, match="should name options in this order"):
        replay(GAME, parse_record("".join(swapped)))


def test_a_record_older_than_an_option_is_played_by_its_default_and_stays_as_it_is():
    rows = RECORD.splitlines(keepends=True)
    for option in GAME.options:
        older = "".join(row for row in rows if not row.startswith(f"option {option.name}:"))
        assert older != RECORD
        again = replay(GAME, parse_record(older))
        assert str(again.record) == older
        assert again.state.options == replay(GAME, parse_record(RECORD)).state.options


@settings(max_examples=300, deadline=None)
@given(mangled(RECORD) | st.text(max_size=200))
def test_any_record_is_replayed_or_refused(text):
    try:
        record = parse_record(text)
        playing = replay(GAME, record)
    except Refusal:
        return
    assert str(playing.record) == str(record)


@settings(max_examples=300, deadline=None)
@given(
    mangled(POSITION) | mangled(VIEW) | mangled(TOY_POSITION) | numbers_changed(TOY_POSITION) | numbers_changed(VIEW)
)
def test_any_position_is_read_or_refused(text):
    game = TOY if "sealed-bid" in text else GAME
    with suppress(BadPosition):
        state, memories = read_position(game, text)
        assert position_text(state, memories)
        for memory in memories:
            view(state, memory)
    with suppress(BadPosition):
        assert view_text(read_view_text(game, text))


@settings(max_examples=300, deadline=None)
@given(numbers_changed(POSITION))
def test_a_position_with_other_numbers_is_read_or_refused_and_what_is_read_can_be_played(text):
    with suppress(BadPosition):
        state, _ = read_position(GAME, text)
        perft(state, 1)


@settings(max_examples=200, deadline=None)
@given(mangled(PACK) | st.text(max_size=200))
def test_any_pack_is_read_or_refused(text):
    with suppress(BadPack):
        read_pack(text, "dunhuang", GAME.content_type, GAME.check_content)


@given(st.text(max_size=40))
def test_any_action_text_is_understood_or_refused(text):
    with suppress(UnknownAction):
        assert GAME.actions.text(GAME.actions.parse(text)) == " ".join(text.split())
