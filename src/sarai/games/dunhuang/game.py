"""Merchants of Dunhuang as a game of the house: its actions, places and options, and what a seat is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sarai.games.dunhuang import characters, cover, ending, majority, reasons, setup, view
from sarai.games.dunhuang import content as packs
from sarai.games.dunhuang.table import Table, bare_table
from sarai.games.dunhuang.terms import Terms
from sarai.games.dunhuang.words import (
    BONUS,
    CHARACTERS,
    DEFEND,
    KINDS,
    MANICHEAN_DEFENCE,
    MOST_SEATS,
    MOVE_CAMEL,
    NO_CARD,
    PHASES,
    PICK_UP,
    PRINCESS,
    SPACES,
)
from sarai.kernel.actions import ActionSpace, family
from sarai.kernel.chance import Chance
from sarai.kernel.content import Pack
from sarai.kernel.events import EVERYONE, Teller, eye
from sarai.kernel.game import NO_ONE, OPEN, OWNER, Game, Place, Sight, TableOption
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.play import Play
from sarai.kernel.reasons import Reason
from sarai.kernel.remember import once
from sarai.kernel.state import LETTERS, State

WHERE = ("shop", "hand")

# For `evaluate`: about how many points it brings to use each character, and to be asked by one what to do.
WORTH_OF_USING = (2.0, 1.5, 0.0, 2.0, 1.5, 1.5, 1.5, 1.5, 1.0, 1.5, 1.5, 1.5, 1.5, 1.5, 0.3, 0.3)
WORTH_OF_ASKING = 1.3


class Dunhuang(Game):
    """Merchants of Dunhuang (Gabriele Bubola, Mandoo Games 2020), 2 to 4 players. Rulings: docs/rulings/dunhuang.md."""

    id = "dunhuang"
    rules = 1
    seats = range(2, 5)
    minutes = (20, 35)
    own_pack = "base"
    topics = ("goal", "turn", "tokens", "end", "points")
    places = {
        "market": Place(OPEN),
        "shop": Place(OPEN),
        "discard": Place(OPEN),
        "shown": Place(OPEN),
        "hand": Place(OWNER),
        "drawn": Place(OWNER),
        "removed": Place(OWNER),
        "bag": Place(NO_ONE),
    }
    table_type = view.Shown
    content_type = packs.Content

    def __init__(self, pack: Pack[packs.Content]) -> None:
        self.pack = pack
        self.content = pack.content
        goods = tuple(good.id for good in self.content.goods)
        self.pieces = goods
        self.decks = {"": range(KINDS)}
        self.numbers = [good.number for good in self.content.goods]
        self.reverse_side = self._reverse_sides()
        self._terms: dict[tuple[int | str, ...], Terms] = {}
        seats = LETTERS[:MOST_SEATS]
        self.actions = ActionSpace(
            family("keep", good=goods),
            family("place", where=WHERE),
            family("pay"),
            family("leave"),
            family("defend"),
            family("yield"),
            family("use"),
            family("coins"),
            family("pass"),
            family("discard", good=goods),
            family("lift", good=goods),
            family("lay", good=goods),
            family("give", good=goods),
            family("flip", good=goods),
            family("take", space=CHARACTERS),
            family("start", space=CHARACTERS),
            family("trade", seat=seats),
            family("camel", steps=range(1, self.content.supply.coins + 2)),
        )
        self.outcomes = Outcomes(
            streams("tiles", CHARACTERS), streams("pile", goods), streams("first", seats), streams("blind", goods)
        )
        self.names = {
            "good": goods,
            "got": goods,
            "seat": tuple(seats),
            "other": tuple(seats),
            "space": CHARACTERS,
            "character": CHARACTERS,
            "where": WHERE,
        }
        worth = self.content.worth
        self.figures = {
            "buddhist_price": worth.buddhist_price,
            "majority_points": worth.majority,
            "prestige_points": worth.prestige,
        }
        self.options = (
            TableOption("tiles", "random", ("random",), "D1", self._ring_fault),
            TableOption.among("supply", "limited", "unlimited", rule="D13"),
            TableOption.among("lonely-merchant", "nothing", "prestige", rule="D17"),
            TableOption.among("bare-token", "return", "keep", rule="D21e"),
        )

    @staticmethod
    def check_content(content: Any) -> list[str]:
        return packs.check(content)

    def _reverse_sides(self) -> list[int]:
        """For each character the one on the other side of its tile."""
        other = [0] * len(CHARACTERS)
        for tile in self.content.tiles:
            one, two = (CHARACTERS.index(side) for side in tile.sides)
            other[one], other[two] = two, one
        return other

    def _ring_fault(self, value: str) -> str | None:
        if value == "random":
            return None
        ring = value.split(",")
        unknown = [name for name in ring if name not in CHARACTERS]
        if unknown:
            return f"names {unknown[0]!r}, which is no character; there are: {', '.join(CHARACTERS)}"
        tiles = {frozenset((n, self.reverse_side[n])) for n in (CHARACTERS.index(name) for name in ring)}
        if len(ring) != SPACES or len(tiles) != SPACES:
            return f"should be 'random' or {SPACES} characters with commas between, one side of each tile"
        return None

    def agreed_ring(self, options: Mapping[str, str]) -> list[int]:
        """The characters the table agreed on, clockwise, or none when the ring is random (D1)."""
        agreed = options["tiles"]
        return [] if agreed == "random" else [CHARACTERS.index(name) for name in agreed.split(",")]

    # -- playing

    def terms(self, seats: int, options: Mapping[str, str]) -> Terms:
        """What holds for a whole game; made once for each way to play."""
        way: tuple[int | str, ...] = (seats, *options.values())
        return once(self._terms, way, lambda: Terms(self, seats, options))

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Table:
        table = bare_table(self, seats, dict(options))
        setup.set_up(table, chance, tell)
        return table

    def figures_for(self, seats: int) -> dict[str, int]:
        return {**self.figures, "tokens_to_win": self.content.players_of(seats).tokens_to_win}

    def bound(self, seats: int) -> int:
        """Every turn takes a card of the pile, and the last round is finished; no turn has more than nine answers."""
        pile = sum(self.content.counts(seats)) - SPACES - 3 * seats
        turns = -(-(pile + 1) // seats) * seats
        return seats + 1 + 9 * turns

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Table)
        return reasons.why_not(state, seat, action)

    def evaluate(self, state: State, seat: int) -> float:
        """Points so far, a share of what the hand may score, what coins may buy, and how near four and four is."""
        assert isinstance(state, Table)
        if not state.deciding:
            standings = state.standings()
            return 1000.0 - 1000.0 * (standings.ranks[seat] - 1)
        player = state.players[seat]
        tokens = int(state.tokens(seat))
        types = sum(1 for count in player.hand if count)
        points = sum(ending.points(state, seat).values())
        near = min(tokens, int(state.terms.to_win)) + min(types, ending.HAND_TYPES_TO_WIN)
        worth = points + 0.4 * float(player.coins) + 0.3 * types + 0.25 * near * near
        return worth + (self._pending(state, seat) if state.turn == seat else 0.0)

    def _pending(self, state: Table, seat: int) -> float:
        """What the rest of the own turn may still bring: the card beside the camel, and the bonus."""
        if state.phase == MOVE_CAMEL:
            return 0.0
        if state.phase not in (PICK_UP, BONUS):
            return WORTH_OF_ASKING
        card = 0.0
        if state.phase == PICK_UP:
            good = state.market[state.camel]
            mine = state.players[seat].shop[good] + 1
            token = state.holder[good] != seat and mine >= majority.most_of_others(state, seat, good)
            new_type = state.players[seat].hand[good] == 0
            card = max(3.0 * token, 1.0 * new_type + 0.2 * self.numbers[good])
        return card + self._bonus_worth(state, seat)

    def _bonus_worth(self, state: Table, seat: int) -> float:
        """A rough guess at the better of character and coins."""
        coins = 0.4 * self._bonus_coins(state)
        character = int(state.ring[state.camel])
        if not characters.possible(state, seat, character):
            return coins
        worth = float(state.tokens(seat)) if character == PRINCESS else WORTH_OF_USING[character]
        return max(coins, worth)

    def seers_of_action(self, state: State, seat: int, action: int) -> int:
        """Which card is kept is the drawer's secret; which is given is known to giver and taker (D33, D17)."""
        assert isinstance(state, Table)
        chosen = self.actions.family(action).name
        if chosen == "keep":
            return eye(seat)
        if chosen == "give" and PHASES[state.phase] != "give-to-market":
            return eye(int(state.turn)) | eye(int(state.partner))
        return EVERYONE

    def goals(self) -> set[str]:
        return cover.goals()

    def goals_shown_by(self, playing: Play) -> set[str]:
        return cover.shown_by(playing)

    def tempers(self) -> Sequence[Mapping[str, float]]:
        return cover.TEMPERS

    # -- showing

    def tables(self, state: State, sights: Sequence[Sight]) -> list[view.Shown]:
        assert isinstance(state, Table)
        return view.show(self, state, sights)

    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> Table | None:
        return view.state_of(self, table, seats, options, faults)

    def hidden(self, table: Any) -> dict[str, int]:
        return view.hidden(table)

    def all_pieces(self, seats: int) -> list[int]:
        return self.content.counts(seats)

    def ask(self, state: State, seat: int) -> tuple[str, dict[str, int | str]]:
        assert isinstance(state, Table)
        args: dict[str, int | str] = {"character": CHARACTERS[state.ring[state.camel]]}
        phase = PHASES[state.phase]
        if phase == "pick-up":
            args["good"] = self.pieces[state.market[state.camel]]
        elif phase in ("buddhist-price", "manichean-defence"):
            args |= {"good": self.pieces[state.chosen], "coins": int(state.terms.price), "seat": LETTERS[state.thief]}
            args["other"] = LETTERS[state.holder[state.chosen]]
        elif phase in ("take-for-shop", "lay-in-shop"):
            args["good"] = self.pieces[state.chosen]
        elif phase == "give-to-market":
            args["good"] = self.pieces[state.market[state.chosen]]
        elif phase in ("victim-gives", "give-back"):
            args |= {"count": int(state.owed), "other": LETTERS[state.turn if seat == state.partner else state.partner]}
        elif phase == "move-camel":
            args["coins"] = int(state.players[seat].coins)
        elif phase == "bonus":
            args["coins"] = self._bonus_coins(state)
            args["usable"] = "yes" if characters.possible(state, seat, state.ring[state.camel]) else "no"
        return f"dunhuang-ask-{phase}", args

    def label(self, state: State, seat: int, action: int) -> tuple[str, dict[str, str]]:
        assert isinstance(state, Table)
        key, args = super().label(state, seat, action)
        chosen = self.actions.family(action).name
        if chosen == "camel":
            steps = int(args["steps"])
            space = (state.camel + steps) % SPACES
            good = state.market[space]
            args |= {"cost": str(steps - 1), "space": CHARACTERS[state.ring[space]]}
            args |= {"card": "no", "good": ""} if good == NO_CARD else {"card": "yes", "good": self.pieces[good]}
        elif chosen == "take":
            args["good"] = self.pieces[characters.beside(state, CHARACTERS.index(args["space"]))]
        elif chosen == "use":
            args["character"] = CHARACTERS[state.ring[state.camel]]
        elif chosen == "coins":
            args["coins"] = str(self._bonus_coins(state))
        elif chosen == "pay":
            args["coins"] = str(state.terms.price)
        return key, args

    def _bonus_coins(self, state: Table) -> int:
        """What the plain bonus would bring now (D13)."""
        wanted = self.content.worth.bonus_coins
        return wanted if state.terms.unlimited else min(wanted, int(state.bank))

    def target(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Table)
        chosen = self.actions.family(action).name
        said = self.actions.arguments(action)
        if chosen == "camel":
            return f"market:{int(state.camel + int(said['steps'])) % SPACES}"
        if chosen in ("take", "start"):
            return f"market:{[CHARACTERS[c] for c in state.ring].index(said['space'])}"
        if chosen == "place":
            return f"{said['where']}:{seat}"
        if chosen == "trade":
            return f"hand:{LETTERS.index(said['seat'])}"
        if chosen in ("lift", "flip") or PHASES[state.phase] == "discard-from-shop":
            return f"shop:{seat}:{said['good']}"
        if chosen == "keep":
            return f"drawn:{seat}:{said['good']}"
        if "good" in said:
            return f"hand:{seat}:{said['good']}"
        return {"use": f"character:{int(state.camel)}", "coins": "coins"}.get(chosen, "")

    def default(self, state: State, seat: int) -> int | None:
        """A defence is used unless its owner lets the token go (D20)."""
        assert isinstance(state, Table)
        return DEFEND if state.phase == MANICHEAN_DEFENCE else None
