"""What players are asked: to be ready, to open the map, to build and, in last place, to pick a bonus tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures import rounds, scoring
from sarai.games.adventures.board import HEXES, SHAPE, SHAPES, WAYS, shape_of
from sarai.games.adventures.constants import (
    A_BONUS,
    A_DECLARE,
    A_LIFT,
    A_OPEN,
    A_PICK,
    A_PLACE,
    A_READY,
    A_STOP,
    A_TURN,
    BUILDING,
    DECLARED,
    LIVE,
    NOTHING,
    OWN_TIME,
    SET,
    STOPPED,
    TRADING,
    TURNS,
    WAITING,
)
from sarai.games.adventures.routes import EMPTY, by_hex, is_bonus, of_shape, tile, way_of
from sarai.games.adventures.sand import Sand
from sarai.kernel.events import EVERYONE, eye
from sarai.kernel.native import i64, vec
from sarai.kernel.questions import Args, Arguments, Question
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.adventures.table import AdventuresTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


class OfRound(Question["AdventuresTable"]):
    """A question asked in a round; its text names the two cities of the round's card."""

    topic = "round"

    def args(self, table: AdventuresTable, seat: int) -> Args:
        one, other = table.game.content.cards[table.card].cities
        return {"round": int(table.round), "city": one, "other_city": other}

    def faults(self, table: AdventuresTable) -> list[str]:
        if table.deciding == self.who(table):
            return []
        return ["table.deciding should be all who are not ready, or have not declared, and nobody else"]


class Ready(OfRound):
    """With one sandglass for all, players say they are ready; the last one starts it, and all maps are turned (S37)."""

    name = "ready"
    families = ("ready",)

    def who(self, table: AdventuresTable) -> i64:
        return table.those(WAITING, WAITING)

    def choices(self, table: AdventuresTable, seat: i64) -> list[int]:
        return [A_READY]

    def answer(
        self, table: AdventuresTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.players[seat].doing = SET
        table.deciding &= ~(1 << seat)
        if tell is not None:
            tell.say("ready", seat=seat)
        if table.deciding:
            return
        rounds.open_all(table, chance, tell, at)
        table.started = at
        table.ask(TRADING)
        if tell is not None:
            tell.say("sand", count=table.terms.glass // 1000)

    def why_other(self, table: AdventuresTable, family: str) -> Reason:
        return Reason("adventures-why-not-started", {}, "S5")


class Opening(OfRound):
    """With a sandglass each, players open their maps when they like (S35)."""

    name = "trading"
    asks = "open"
    families = ("open",)

    def choices(self, table: AdventuresTable, seat: i64) -> list[int]:
        return [A_OPEN]

    def answer(
        self, table: AdventuresTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        if tell is not None:
            tell.say("opens", seat=seat)
        rounds.open_map(table, seat, chance, tell, at)

    def why_other(self, table: AdventuresTable, family: str) -> Reason:
        return Reason("adventures-why-map-closed", {}, "S35")


class Building(OfRound):
    """All build at the same time, until they declare or the sand runs out."""

    name = "trading"
    asks = "build"
    families = ("place", "bonus", "turn", "lift", "declare", "stop")
    topic = "building"
    shows_type = Sand

    def who(self, table: AdventuresTable) -> i64:
        return table.those(WAITING, BUILDING)

    # -- what may be answered

    def choices(self, table: AdventuresTable, seat: i64) -> list[int]:
        found: list[int] = []
        if table.players[seat].commands < table.terms.moves:
            self.changes(table, seat, found)
        found.append(A_DECLARE)
        if table.terms.mode == TURNS:
            found.append(A_STOP)
        return found

    def changes(self, table: AdventuresTable, seat: i64, found: list[int]) -> None:
        """Free placing, turning and lifting; one tile per hex, and no more tiles than there are (S10)."""
        player = table.players[seat]
        layout = player.layout
        for bonus in range(2):
            base = A_BONUS if bonus else A_PLACE
            left = player.bonus[:] if bonus else vec[i64]([table.terms.tiles] * 3)
            for shape in range(3):
                left[shape] -= of_shape(layout, shape, bonus)
            for hex_ in range(HEXES):
                if layout[hex_] == EMPTY:
                    for way in range(WAYS):
                        if left[SHAPE[way]] > 0:
                            found.append(int(base + hex_ * WAYS + way))
        for hex_ in range(HEXES):
            laid = layout[hex_]
            if laid != EMPTY:
                lies = way_of(laid)
                for way in range(WAYS):
                    if way != lies and SHAPE[way] == SHAPE[lies]:
                        found.append(int(A_TURN + hex_ * WAYS + way))
        for hex_ in range(HEXES):
            if layout[hex_] != EMPTY:
                found.append(int(A_LIFT + hex_))

    def why_not(self, table: AdventuresTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if family == "stop" and table.terms.mode != TURNS:
            return Reason("adventures-why-no-stop", {}, "S35")
        if family in ("declare", "stop"):
            return None
        player = table.players[seat]
        if player.commands >= table.terms.moves:
            rule = "S35" if table.terms.mode == TURNS else "S10"
            return Reason("adventures-why-no-time", {"count": int(table.terms.moves)}, rule)
        hex_, lies = said["hex"], by_hex(player.layout)
        if family in ("place", "bonus"):
            return self.why_not_laid(table, seat, hex_, said["way"], "*" if family == "bonus" else "", lies)
        if hex_ not in lies:
            return Reason("adventures-why-empty", {"hex": hex_}, "S10")
        there = lies[hex_].removesuffix("*")
        if family == "turn" and shape_of(there) != shape_of(said["way"]):
            return Reason("adventures-why-other-shape", {"hex": hex_, "tile": shape_of(there)}, "S10")
        if family == "turn" and there == said["way"]:
            return Reason("adventures-why-lies-so", {"hex": hex_}, "S10")
        return None

    def why_not_laid(
        self, table: AdventuresTable, seat: int, hex_: str, way: str, star: str, lies: dict[str, str]
    ) -> Reason | None:
        """The rule that forbids laying this tile (S10)."""
        if hex_ in lies:
            return Reason("adventures-why-taken", {"hex": hex_}, "S10")
        shape = shape_of(way)
        alike = sum(
            shape_of(one.removesuffix("*")) == shape and one.endswith("*") == bool(star) for one in lies.values()
        )
        if star and alike >= table.players[seat].bonus[SHAPES.index(shape)]:
            return Reason("adventures-why-no-bonus", {"tile": shape}, "S29")
        if not star and alike >= table.terms.tiles:
            return Reason("adventures-why-no-tile", {"tile": shape, "count": int(table.terms.tiles)}, "S10")
        return None

    # -- answering

    def answer(
        self, table: AdventuresTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        if action < A_DECLARE:
            self.build(table, seat, action, tell)
        elif action == A_DECLARE:
            self.declare(table, seat, tell, at)
            rounds.end_when_all_are_done(table, chance, tell, at)
        else:
            self.stop(table, seat, tell)
            rounds.end_when_all_are_done(table, chance, tell, at)

    def build(self, table: AdventuresTable, seat: i64, action: i64, tell: Teller | None) -> None:
        """Place a tile, place a bonus tile, turn one, lift one. What lies where is its owner's secret (S40)."""
        player = table.players[seat]
        layout = player.layout
        player.commands += 1
        if action >= A_LIFT:
            hex_ = action - A_LIFT
            layout[hex_] = EMPTY
            if tell is not None:
                tell.whisper("lifts", eye(int(seat)), "hex", seat=seat, hex=hex_)
            return
        if action >= A_TURN:
            where = action - A_TURN
            hex_ = where // WAYS
            way = where % WAYS
            layout[hex_] = tile(way, 1 if is_bonus(layout[hex_]) else 0)
            if tell is not None:
                tell.whisper("turns", eye(int(seat)), "hex way", seat=seat, hex=hex_, way=way)
            return
        bonus: i64 = 1 if action >= A_BONUS else 0
        where = action - (A_BONUS if bonus else A_PLACE)
        hex_ = where // WAYS
        way = where % WAYS
        layout[hex_] = tile(way, bonus)
        if tell is not None:
            kind = SHAPE[way] + 3 * bonus
            tell.whisper("places", eye(int(seat)), "hex way tile", seat=seat, hex=hex_, way=way, tile=kind)

    def declare(self, table: AdventuresTable, seat: i64, tell: Teller | None, at: int) -> None:
        """Final, finished or not (S11). In turn mode the time is what the changes cost; nobody states a time (S35)."""
        player = table.players[seat]
        player.doing = DECLARED
        mode = table.terms.mode
        if mode == TURNS:
            player.time = player.commands * table.terms.step
        elif mode == OWN_TIME:
            player.time = at - player.opened
        elif mode == LIVE:
            player.time = at - table.started
        table.deciding &= ~(1 << seat)
        if tell is not None:
            if table.terms.ranks:
                tell.say("declares", seat=seat, count=player.time // 1000, time=player.time)
            else:
                tell.say("done", seat=seat)

    def stop(self, table: AdventuresTable, seat: i64, tell: Teller | None) -> None:
        """Time is up for one player; the board stays as it is."""
        table.players[seat].doing = STOPPED
        table.deciding &= ~(1 << seat)
        if tell is not None:
            tell.say("stops", seat=seat)

    def time_up(self, table: AdventuresTable, chance: Chance, tell: Teller | None, at: int) -> None:
        """The sand has run out for everybody, or for those whose own sandglass is empty (S36)."""
        own = table.terms.mode == OWN_TIME
        if tell is not None and not own:
            tell.say("time-up")
        for seat in range(table.seats):
            if table.players[seat].doing == BUILDING and (not own or table.sand_ends(seat) <= at):
                self.stop(table, seat, tell)
        rounds.end_when_all_are_done(table, chance, tell, at)

    # -- telling

    def target(self, table: AdventuresTable, seat: int, family: str, said: Arguments) -> str:
        return f"hex:{said['hex']}" if "hex" in said else ""

    def builds(self, table: AdventuresTable, seat: int) -> tuple[str, ...]:
        return self.families if table.terms.mode == TURNS else self.families[:-1]

    def knows(self, table: AdventuresTable, seat: int, family: str) -> int:
        """What a seat does on its own board is its own secret (S40)."""
        return EVERYONE if family in ("declare", "stop") else eye(seat)

    def shows(self, table: AdventuresTable, seat: int) -> Sand:
        terms = table.terms
        if terms.mode == TURNS:
            return Sand(0, int(terms.glass // 1000), int(terms.step // 1000))
        return Sand(int(table.sand_ends(seat)), 0, 0)


class Picking(Question["AdventuresTable"]):
    """The only player in last place picks one of the bonus tiles left (S29)."""

    name = "pick"
    families = ("pick",)
    topic = "bonus"

    def who(self, table: AdventuresTable) -> i64:
        last = scoring.sole_last(table)
        return 0 if last == NOTHING else 1 << last

    def choices(self, table: AdventuresTable, seat: i64) -> list[int]:
        return [A_PICK + shape for shape in range(3) if table.box[shape]]

    def why_not(self, table: AdventuresTable, seat: int, family: str, said: Arguments) -> Reason | None:
        left = table.box[SHAPES.index(said["tile"])]
        return None if left else Reason("adventures-why-bonus-taken", {"tile": said["tile"]}, "S29")

    def answer(
        self, table: AdventuresTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        scoring.give_bonus(table, seat, action - A_PICK, tell)
        table.deciding = 0
        rounds.go_on(table, chance, tell, at)

    def args(self, table: AdventuresTable, seat: int) -> Args:
        return {"round": int(table.round)}

    def target(self, table: AdventuresTable, seat: int, family: str, said: Arguments) -> str:
        return f"tile:{said['tile']}"

    def faults(self, table: AdventuresTable) -> list[str]:
        return [] if any(table.box) else ["table.box: there is no bonus tile to pick [S29]"]
