"""Saved games: they go on as if nothing had happened, and a damaged save is refused with its line."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from sarai.kernel.chance import Fast
from sarai.kernel.copying import key
from sarai.kernel.play import verify
from sarai.kernel.reasons import BadRecord, Refusal
from sarai.kernel.record import parse_record
from sarai.table import Keeper, SavesFolder, Table, read_save
from sarai.table.saves import save_text
from sarai.terminal.sitting import BadSave, resume_table
from tests.laws.driver import GAMES
from tests.table.test_table import answer_any, ask, counters, opened


def reopened(table: Table, at: int = 0) -> Table:
    return read_save(save_text(table, at)).table(table.game)


def some_game(answers: int) -> Table:
    """A game of one person and two bots, with an undo in it."""
    table, chance = opened("dunhuang", "", "random", "greedy"), Fast(5)
    for n in range(answers):
        table.ask_bots(ask)
        answer_any(table, chance)
        if n % 4 == 3:
            table.ask_bots(ask)
            table.undo(0)
    return table


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_left_after_every_answer_is_the_game_played_in_one_sitting(name):
    """Dealer, bots, prompts and undo continue where they were."""
    whole, left = opened(name, "", "random", "greedy"), opened(name, "", "random", "greedy")
    chances = Fast(7), Fast(7)
    for n in range(40):
        left = reopened(left)
        assert counters(left) == counters(whole)
        assert left.playing.numbers == whole.playing.numbers
        for table, chance in zip((whole, left), chances, strict=True):
            if table.over:
                continue
            table.ask_bots(ask)
            if not table.over:
                answer_any(table, chance)
                if n % 5 == 2 and isinstance(table.undo_goes_to(0), int):
                    table.undo(0)
        assert str(left.playing.record) == str(whole.playing.record)
    assert left.seats == whole.seats
    assert key(left.playing.state) == key(whole.playing.state)


def test_a_save_keeps_the_time():
    table = opened("sealed-bid", "", "")
    table.answer(0, "bid 1", at=2500)
    assert read_save(save_text(table, 7000)).at == 7000
    assert read_save(save_text(table, 0)).at == 2500


@pytest.mark.parametrize(
    ("change", "line", "says"),
    [
        (lambda rows: ["sarai record 1", *rows[1:]], 1, "begins with"),
        (lambda rows: [rows[0], "seed: zz", *rows[2:]], 2, "begins with"),
        (lambda rows: [*rows[:2], "at: now", *rows[3:]], 3, "begins with"),
        (lambda rows: [*rows[:3], "x", *rows[4:]], 4, "begins with"),
        (lambda rows: [*rows[:4], "sarai record 9", *rows[5:]], 5, "begins with"),
        (lambda rows: [rows[0], "seed: 00", *rows[2:]], 0, "not the one that was promised"),
        (lambda rows: rows[:-1], None, "cut off"),
        (lambda rows: [*rows[:-2], rows[-2].replace(" A ", " A gallop "), ""], None, "gallop"),
        (lambda rows: [*rows[:-2], "7 A camel 1", ""], None, "line number"),
    ],
)
def test_a_damaged_save_is_refused_by_line(change, line, says):
    rows = save_text(some_game(6), 0).split("\n")
    broken = change(rows)
    with pytest.raises(BadRecord, match=says) as bad:
        read_save("\n".join(broken)).table(GAMES["dunhuang"])
    assert bad.value.line == (len(rows) - 1 if line is None else line)


def test_an_outcome_that_the_seed_did_not_give_is_found():
    """The cards of two hands are swapped: the record replays, but it is not what was dealt."""
    rows = save_text(opened("dunhuang", "", "random", "greedy"), 0).split("\n")
    start = next(n for n, row in enumerate(rows) if row.startswith("0 - start"))
    head, outcomes = rows[start].split(" > ")
    dealt = outcomes.split()
    other = next(n for n in range(17, len(dealt)) if dealt[n] != dealt[16])
    dealt[16], dealt[other] = dealt[other], dealt[16]
    rows[start] = f"{head} > {' '.join(dealt)}"
    with pytest.raises(BadRecord, match="by the seed") as bad:
        read_save("\n".join(rows)).table(GAMES["dunhuang"])
    assert bad.value.line == start + 1


def test_a_refused_save_is_left_as_it_was(tmp_path):
    save = tmp_path / "game.sarai.save"
    rows = save_text(some_game(6), 0).split("\n")
    move = next(n for n, row in enumerate(rows) if " camel " in row)
    rows[move] = rows[move].rpartition(" ")[0] + " 44"
    save.write_text("\n".join(rows))
    with pytest.raises(BadSave, match=rf"line {move + 1}: .*\[D4\]") as bad:
        resume_table(save)
    assert bad.value.line == move + 1
    with pytest.raises(BadSave, match="munten"):
        resume_table(save, language="nl")
    assert save.read_text() == "\n".join(rows)
    assert os.listdir(tmp_path) == ["game.sarai.save"]
    save.write_bytes(b"\xff")
    with pytest.raises(Refusal, match="not text"):
        resume_table(save)
    with pytest.raises(Refusal, match="cannot be read"):
        resume_table(tmp_path / "none.save")


def test_a_save_is_private_whole_and_gone_at_the_end(tmp_path, monkeypatch):
    table, chance = opened("sealed-bid", "", "random"), Fast(1)
    keeper = Keeper(tmp_path / "game.sarai")
    keeper.keep(table, 0)
    assert keeper.save is not None
    assert keeper.record is not None
    assert stat.S_IMODE(keeper.save.stat().st_mode) == 0o600
    before = keeper.save.read_text()
    table.ask_bots(ask)

    def full(*_: object) -> None:
        raise OSError(28, "no space")

    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", full)
        with pytest.raises(OSError, match="no space"):
            keeper.keep(table, 0)
    assert keeper.save.read_text() == before
    assert sorted(os.listdir(tmp_path)) == ["game.sarai", "game.sarai.save"]
    while not table.over:
        table.ask_bots(ask)
        if not table.over:
            answer_any(table, chance)
        keeper.keep(table, 0)
    keeper.keep(table, 0)
    assert os.listdir(tmp_path) == ["game.sarai"]
    verify(table.game, parse_record(keeper.record.read_text()))


def test_the_seed_is_in_the_save_and_not_in_the_running_record(tmp_path):
    keeper = Keeper(tmp_path / "game.sarai")
    table = opened("dunhuang", "", "random", seed=b"secret")
    keeper.keep(table, 0)
    assert keeper.save is not None
    assert keeper.record is not None
    assert b"secret".hex() in keeper.save.read_text()
    assert b"secret".hex() not in keeper.record.read_text()


def test_the_shelf_lists_the_games_that_can_be_resumed(tmp_path):
    shelf = SavesFolder(tmp_path / "shelf")
    assert shelf.kept() == []
    first, second = shelf.keeper("dunhuang"), shelf.keeper("dunhuang")
    assert first.record != second.record
    first.keep(some_game(2), 0)
    second.keep(some_game(3), 0)
    assert first.save is not None
    assert second.save is not None
    os.utime(first.save, (1, 1))
    (tmp_path / "shelf" / "trash.sarai.save").write_bytes(b"\xff trash")
    kept = shelf.kept()
    assert [one.file for one in kept] == [second.save, first.save]
    assert kept[0].seats == ["Seat A", "Seat B", "Seat C"]
    assert (kept[0].game, kept[0].lines) == ("dunhuang", len(some_game(3).playing.record.lines))
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        SavesFolder(tmp_path / "file").keeper("dunhuang").keep(some_game(1), 0)


def test_a_save_names_its_record():
    keeper = Keeper.of_save(Path("a/mine.sarai.save"))
    assert (keeper.record, keeper.save) == (Path("a/mine.sarai"), Path("a/mine.sarai.save"))
    with pytest.raises(Refusal, match=r"ends with \.save"):
        Keeper.of_save(Path("a/mine.sarai"))
