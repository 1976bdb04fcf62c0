"""The figures are counted right: on small sources, where anybody can count along."""

from __future__ import annotations

import ast
import subprocess
import sys
from textwrap import dedent

import pytest

from tests.house import alike, measure, members, scripts
from tests.house.measure import OWN

# -- the same lines

CHEST = '''
"""A chest."""

from lid import open_lid


class Chest:
    """Holds things."""

    def take(self, seat: int) -> int:  # the lid first
        open_lid(self)

        left = self.things[seat]
        if left > 3:
            return 3
        return left
'''
CRATE = '''
from nail import pull_nail

SIZE = 4


class Chest:
    def take(self, seat: int) -> int:
        """One by one."""
        open_lid(self)
        # nothing is left behind
        left = self.things[seat]
        if left > 3:
            return 3

        return left
'''
BARREL = CHEST.replace("things", "apples").replace("3", "12").replace("left", "rest")


@pytest.fixture
def checkout(tmp_path):
    """Three games of one file each."""
    for name, source in (("chest", CHEST), ("crate", CRATE), ("barrel", BARREL)):
        folder = tmp_path / "src" / "sarai" / "games" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("")
        (folder / "rules.py").write_text(source)
    return tmp_path


def found(checkout, least, **how):
    return {(str(pair.one), str(pair.other)): len(pair) for pair in alike.pairs(checkout, least, **how)}


def test_only_code_is_a_line():
    lines = alike.code_lines(CHEST)
    assert [line.number for line in lines] == [7, 10, 11, 13, 14, 15, 16]
    assert lines[3].letters == "left = self . things [ seat ]"
    assert lines[3].shape == "name = name . name [ name ]"
    assert lines[4].shape == "if name > 0 :"


def test_a_long_text_has_all_its_lines():
    lines = alike.code_lines('said = """one\n\n  two"""\n')
    assert [(line.number, line.letters) for line in lines] == [(1, 'said = """one'), (3, 'two"""')]


def test_games_share_lines_to_the_letter(checkout):
    place = "src/sarai/games/{}/rules.py:7-16".format
    assert found(checkout, 7) == {(place("chest"), place("crate")): 7}
    assert found(checkout, 8) == {}


def test_games_share_lines_in_shape(checkout):
    assert sorted(found(checkout, 7, in_shape=True).values()) == [7, 7, 7]
    assert all(alike.varied(pair, 7) for pair in alike.pairs(checkout, 7, in_shape=True))


def test_lines_within_one_game_are_not_shared(checkout):
    folder = checkout / "src" / "sarai" / "games" / "chest"
    (folder / "again.py").write_text(CHEST)
    assert all("crate" in one + other for one, other in found(checkout, 7))


def test_runs_are_as_long_as_they_can_be():
    assert alike.runs("xabcdy", "abcdzabc", 3) == [(1, 0, 4), (1, 5, 3)]
    assert alike.runs("abc", "abd", 3) == []


def test_a_run_that_repeats_itself_counts_once():
    assert alike.runs("aaaaaa", "aaaa", 2) == [(0, 0, 4), (4, 0, 2)]


def test_a_list_of_fields_is_not_varied():
    fields = [alike.Line(n, f"field_{n} : int", "name : name") for n in range(6)]
    pair = alike.Pair(alike.Place(OWN, fields), alike.Place(OWN, fields))
    assert not alike.varied(pair, 6)


# -- members

GAME = """
class Game(Seats, Generic[T], kept.Memory, ABC):
    id: ClassVar[str]
    minutes: int = 20
    low, high = 1, 2
    _own = 3
    known: dict

    def __init__(self):
        self.inside = 1

    @property
    def bots(self): ...

    @abstractmethod
    def start(self): ...

    @staticmethod
    def check(content): ...

    def _hidden(self): ...
"""
BASES = """
class Seats:
    seats: range
    id = ""

class Memory(Seats):
    async def remember(self): ...
"""


def test_members_are_public_names_of_the_class_and_its_bases(tmp_path):
    (tmp_path / "game.py").write_text(GAME)
    (tmp_path / "bases.py").write_text(BASES)
    counted = members.public_members(tmp_path, "Game", "game.py")
    assert counted is not None
    assert set(counted) == {
        *("id", "minutes", "low", "high", "known", "bots", "start", "check"),
        *("seats", "remember"),
    }
    assert {name for name, open_ in counted.items() if open_} == {"id", "known", "start", "seats"}
    assert members.public_members(tmp_path, "Table", "game.py") is None


# -- glue


def hands_on(body: str, params: str = "self, state, seat") -> bool:
    source = f"def asked({params}):\n" + "".join(f"    {line}\n" for line in body.split("\n"))
    return members.only_hands_on(ast.parse(source).body[0])


@pytest.mark.parametrize(
    "body",
    [
        "return view.show(self, state, seat)",
        '"""Says so."""\nassert isinstance(state, Table)\nreturn reasons.why_not(state, seat)',
        "assert isinstance(state, Table) and isinstance(seat, int)\nturn.take(self, state, int(seat), True)",
        "return await self.inn.ask(state, seat=seat)",
        "return super().label(state, seat)",
    ],
)
def test_who_only_hands_on(body):
    assert hands_on(body)


@pytest.mark.parametrize(
    "body",
    [
        "return view.show(self, state, seat + 1)",
        "return view.show(self)",
        "return len(state)",
        "return Place(state, seat)",
        "return state.seats",
        "state.turn = seat\nreturn view.show(self, state, seat)",
        "assert state.turn\nreturn view.show(self, state, seat)",
        "return [view.show(self, one) for one in state]",
        "...",
    ],
)
def test_who_does_more_than_hand_on(body):
    assert not hands_on(body)


def test_who_is_given_nothing_and_asks_another_only_hands_on():
    assert hands_on("return cover.goals()", "self")


def test_glue_is_counted_by_lines():
    source = dedent("""\
        from one import (
            two,
            three,
        )
        import four

        class Game:
            @staticmethod
            def check(content):
                return packs.check(content)

            def ask(self, state):
                assert isinstance(state, Table)
                return two if state.turn else three
        """)
    assert measure.glue_of(source) == {
        "only hands on": {8, 9, 10},
        "`assert isinstance`": {13},
        "imports": {1, 2, 3, 4, 5},
    }


def test_glue_of_a_game_counts_each_line_once(checkout):
    counted = measure.glue(checkout)
    assert counted["crate, glue: imports"] == "1"
    assert counted["crate, glue: alike in another game"] == "7"
    assert counted["crate, glue: together"] == "8 of 16 lines"


# -- functions


def test_functions_of_python():
    source = dedent("""\
        class Game:
            @property
            def bots(self):
                def inner():
                    pass

                return inner

        async def serve(): ...
        """)
    assert list(members.python_functions(source)) == [
        ("Game.bots", 3, 5),
        ("Game.bots.inner", 4, 2),
        ("serve", 9, 1),
    ]


PAGE = """\
import { h } from "preact"; // it's not a "text
/* function not() { */
const WORD = /[/{"]+/g.exec(text)?.[1] ?? `${names.map((one) => `{${one}`)} {`;

export function Page<T extends { id: string }>({ view, words }: { view: View; words: Words }): { at: number } | null {
  const half = (a: number): number => a / 2 / (1 / 2);
  useEffect(() => {
    if (a < half(b)) go("}");
  }, [a]);
  return (
    <section class="it's" onClick={() => go({})}>
      Don't say "{words.say("don't")}" {/* a } comment */}
      <>
        {view.seats.map((seat) => (
          <Seat key={seat} render={(p: Props) => <b>{p.name} isn't here</b>} />
        ))}
      </>
    </section>
  );
}

class Live {
  private async dial(address: string): Promise<void> {
    return when(address) ? { a: 1 } : undefined;
  }
  with = async <T,>(a: T): Promise<T> => {
    return a;
  };
}

export const isSaid = (event: Event): event is Said =>
  event.kind !== undefined && // (
  event.seat > 0;
"""


def test_functions_of_scripts():
    assert sorted((one.line, one.lines, one.name) for one in scripts.functions(PAGE, pages=True)) == [
        (3, 1, "given to names.map"),
        (5, 16, "Page"),
        (6, 1, "half"),
        (7, 3, "given to useEffect"),
        (11, 1, "without a name"),
        (14, 3, "given to view.seats.map"),
        (15, 1, "without a name"),
        (23, 3, "dial"),
        (26, 3, "with"),
        (31, 3, "isSaid"),
    ]


@pytest.mark.parametrize("source", ["const a = (b => { return b; };", "const a = b };", "const a = <b>{c}</b", "/[/"])
def test_what_cannot_be_read_is_said(source):
    with pytest.raises(scripts.Unbalanced):
        scripts.functions(source, pages=True)


BOARD = """
interface Extra extends Base { more: { inner: string; other: number }; }
/** What is given. */
export interface BoardModule extends Extra {
  Board: ComponentType<BoardProps>;
  /** Which; not { this. */
  spots?(place: string, piece: string | null): string[];
  step?(view: View): { at: number; of: number } | null;
  readonly options?: Record<string, ComponentType<OptionProps>>;
  build?: ((action: string) => Promise<boolean>) | undefined;
}
"""


def test_members_of_an_interface():
    base = "export interface Base { base(): void; more: string; }"
    assert scripts.members([base, BOARD], "BoardModule") == [
        *("Board", "spots", "step", "options", "build"),
        *("more", "base"),
    ]
    assert scripts.members([BOARD], "Nothing") is None


# -- this checkout


def test_every_script_of_the_client_can_be_read():
    for path in scripts.scripts(OWN / "web" / "src"):
        source = path.read_text("utf-8")
        written = source.count("function ") + source.count(" => {")
        assert not written or scripts.functions(source, path.suffix == ".tsx"), path


def test_there_are_figures_of_this_checkout():
    counted = measure.figures(OWN, move=False)
    assert len(alike.game_folders(OWN)) > 1
    assert {row for row, figure in counted.items() if figure == measure.NONE} == set()
    assert len([row for row in counted if row.startswith("longest")]) == 2 * measure.LONGEST


def test_a_move_is_counted():
    counted = measure.counted_move(OWN)
    assert counted["action"] == "camel 1"
    assert counted["frames"] == 3
    assert counted["files"] == len(counted["by_file"]) > 1
    assert counted["calls"] == sum(counted["by_file"].values()) > counted["files"]
    assert any(name.startswith("games/dunhuang/") for name in counted["by_file"])


def test_several_checkouts_have_a_column_each(checkout):
    command = [sys.executable, "-m", "tests.house.measure", "--no-move", "--of", str(checkout), str(OWN)]
    lines = subprocess.run(command, capture_output=True, text=True, check=True, cwd=OWN).stdout.splitlines()
    assert all(line.count(" | ") == 2 for line in lines[2:])
    row = next(line for line in lines if line.startswith("| crate, glue: imports"))
    assert row == "| crate, glue: imports | 1 | – |"
