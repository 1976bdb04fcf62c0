"""Marco Polo II as a game of the house: its actions, places and options, and what a seat is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sarai.games.marco_polo import content as packs
from sarai.games.marco_polo import (
    cover,
    judging,
    observing,
    phrases,
    reach,
    reasons,
    rounds,
    setup,
    spaces,
    travel,
    view,
)
from sarai.games.marco_polo.table import Table, bare_table
from sarai.games.marco_polo.terms import Terms
from sarai.games.marco_polo.words import (
    ACTIVE,
    AREA,
    BAG,
    BAG_CAMELS,
    BAG_COINS,
    BAG_JADE,
    BLACK_CAMELS,
    BONUS_KINDS,
    CARD,
    CHANGE_CAMELS,
    CHARACTERS,
    CITIES,
    COINS_A_POINT,
    CONTRACTS_COINS,
    CONTRACTS_TAKEN,
    DIE_NAMES,
    DO_JADE_CAMELS,
    DO_JADE_COINS,
    ELEVENTH,
    FAVOR_CAMELS,
    FAVOR_COINS,
    FAVOR_PLACES,
    FIXED_SPACES,
    FOR_REROLL,
    GANTULGA,
    GOODS_A_POINT,
    LOWER_COINS,
    MOST_CAMELS,
    MOST_COMPLETED,
    MOST_JADE,
    MOST_SEATS,
    MOST_TIMES,
    MOST_TRADES,
    NINTH,
    OASIS_COINS,
    OFFERS_OF_BOOK,
    PAY_CAMELS,
    PAY_COINS,
    PHASES,
    POSTS,
    REROLL_CAMELS,
    ROUNDS,
    SEALS,
    SECOND_COMPLETED,
    SPECIAL,
    SPECIAL_PLACES,
    STOCKS,
    TAKE_CONTRACTS,
    TASK,
)
from sarai.kernel.actions import ActionSpace, family
from sarai.kernel.chance import Chance, Fast
from sarai.kernel.content import Pack
from sarai.kernel.events import EVERYONE, Teller, eye
from sarai.kernel.game import NO_ONE, OPEN, OWNER, Game, Place, Sight, TableOption
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.play import Play
from sarai.kernel.reasons import Reason
from sarai.kernel.remember import once
from sarai.kernel.state import LETTERS, State

ORDER = ("city", "start", "oasis")
"""The order in which locations are numbered, whatever a pack's order."""
FACES = tuple("123456")
WHERE = (*FIXED_SPACES, "area-1", "area-2", "bag", "reroll", "raise", "lower")
"""What a die may be for, where no city has a say in it."""


RULEBOOK = {
    "posts": POSTS,
    "ninth": NINTH,
    "eleventh": ELEVENTH,
    "active": ACTIVE,
    "favor_coins": FAVOR_COINS,
    "favor_camels": FAVOR_CAMELS,
    "favor_places": FAVOR_PLACES,
    "special_places": SPECIAL_PLACES,
    "bag_coins": BAG_COINS,
    "bag_camels": BAG_CAMELS,
    "bag_jade": BAG_JADE,
    "contracts_coins": CONTRACTS_COINS,
    "contracts_taken": CONTRACTS_TAKEN,
    "lower_coins": LOWER_COINS,
    "reroll_camels": REROLL_CAMELS,
    "change_camels": CHANGE_CAMELS,
    "black_camels": BLACK_CAMELS,
    "most_completed": MOST_COMPLETED,
    "second_completed": SECOND_COMPLETED,
    "goods_a_point": GOODS_A_POINT,
    "coins_a_point": COINS_A_POINT,
}
"""Numbers of the rulebook that boards and rules at hand speak of; a pack cannot change them."""


class MarcoPolo(Game):
    """Marco Polo II (Tascini & Luciani, Hans im Glück 2019), 2 to 4 players. Rulings: docs/rulings/marco-polo.md."""

    id = "marco-polo"
    rules = 1
    seats = range(2, 5)
    minutes = (60, 120)
    own_pack = "house"
    levels = {"beginner": "random", "easy": "greedy", "medium": "ismcts:60ms", "hard": "ismcts:600ms"}
    races = True
    clear_lead = 15.0
    topics = ("goal", "turn", "spaces", "dice", "books", "seals", "travel", "contracts", "bonus", "round", "end")
    places = {
        "board": Place(OPEN),
        "box": Place(OPEN),
        "active": Place(OPEN),
        "completed": Place(OPEN),
        "tiles": Place(OPEN),
        "shown": Place(OPEN),
        "red": Place(NO_ONE, "red"),
        "blue": Place(NO_ONE, "blue"),
        "city": Place(NO_ONE, "card"),
        "offer-1": Place(NO_ONE, "offer-1"),
        "offer-2": Place(NO_ONE, "offer-2"),
        "offer-3": Place(NO_ONE, "offer-3"),
        "goals": Place(NO_ONE, "goal"),
        "markers": Place(NO_ONE, "marker"),
        "outposts": Place(NO_ONE, "outpost"),
        "goal": Place(OWNER, "goal"),
    }
    table_type = view.Shown
    content_type = packs.Content

    def __init__(self, pack: Pack[packs.Content]) -> None:
        self.pack = pack
        self.content = content = _in_order(pack.content)
        self.locations = tuple(one.id for one in content.locations)
        cities = self.locations[:CITIES]
        self.first: dict[str, int] = {}
        self.pieces: tuple[str, ...] = ()
        self.decks = {}
        red = [one.id for one in content.contracts if one.colour == "red"]
        blue = [one.id for one in content.contracts if one.colour == "blue"]
        for name, ids in (
            ("red", red),
            ("blue", blue),
            ("card", [one.id for one in content.cards]),
            ("offer-1", [one.id for one in content.offers[:OFFERS_OF_BOOK]]),
            ("offer-2", [one.id for one in content.offers[OFFERS_OF_BOOK : 2 * OFFERS_OF_BOOK]]),
            ("offer-3", [one.id for one in content.offers[2 * OFFERS_OF_BOOK :]]),
            ("goal", [one.id for one in content.goals]),
            ("marker", [one.id for one in content.markers]),
            ("outpost", [one.id for one in content.outposts]),
        ):
            self.first[name] = len(self.pieces)
            self.decks[name] = range(len(self.pieces), len(self.pieces) + len(ids))
            self.pieces += tuple(ids)
        self.first["offer"] = self.first["offer-1"]
        self.spaces = (
            *FIXED_SPACES,
            *(f"action-{one.id}" for one in content.locations if one.special is not None),
            *(f"card-{one.id}" for one in content.locations if one.card),
            "area-1",
            "area-2",
            "bag",
        )
        self.purposes_of_dice = (*self.spaces, "reroll", "raise", "lower")
        self._terms: dict[tuple[str, ...], Terms] = {}
        seats = tuple(LETTERS[:MOST_SEATS])
        contracts = self.pieces[: len(red) + len(blue)]
        goals, markers, outposts = (tuple(self._deck(name)) for name in ("goal", "marker", "outpost"))
        self.actions = ActionSpace(
            family("act", space=self.spaces),
            family("die", die=DIE_NAMES),
            family("reroll"),
            family("raise"),
            family("lower"),
            family("buy-die"),
            family("end"),
            family("complete", contract=contracts),
            family("improve", seal=SEALS),
            family("spend", outpost=outposts),
            family("offer", number=range(1, 5)),
            family("seal", seal=SEALS),
            family("figure", number=range(1, 3)),
            family("stop"),
            family("switch"),
            family("post", location=cities),
            family("lift", location=cities),
            family("bonus", bonus=BONUS_KINDS, location=cities),
            family("take", contract=contracts),
            family("drop", contract=contracts),
            family("enough"),
            family("good", stock=STOCKS[2:5]),
            family("copy", marker=markers),
            family("trade", number=range(1, MOST_TRADES + 1)),
            family("times", count=range(1, MOST_TIMES + 1)),
            family("marker", location=cities),
            family("get", stock=("coins", "camels", "jade")),
            family("jade-for-coins", count=range(MOST_JADE + 1)),
            family("jade-for-camels", count=range(MOST_JADE + 1)),
            family("camels", count=range(MOST_CAMELS + 1)),
            family("twice", bonus=(*cities, *SEALS)),
            family("pairs", count=range(3)),
            family("character", character=CHARACTERS),
            family("keep", goal=goals),
            family("black", die=FACES),
            family("go", location=self.locations),
        )
        self.outcomes = Outcomes(
            streams("first", seats),
            streams("character", CHARACTERS),
            streams("marker", markers),
            streams("outpost", outposts),
            streams("city", self._deck("card")),
            streams("red", red),
            streams("blue", blue),
            streams("offer-1", self._deck("offer-1")),
            streams("offer-2", self._deck("offer-2")),
            streams("offer-3", self._deck("offer-3")),
            streams("goal", goals),
            streams("die", FACES, each_seat=True),
            streams("black-die", FACES, each_seat=True),
            streams("black-pool", FACES),
        )
        self.names = {
            "location": self.locations,
            "where": WHERE,
            "stock": STOCKS,
            "seal": SEALS,
            "character": CHARACTERS,
            "seat": seats,
            **dict.fromkeys(("contract", "card", "offer", "goal", "marker", "outpost"), self.pieces),
        }
        board = content.board
        self.figures = {
            "middle": board.middle_limit,
            "upper": board.upper_limit,
            "most_shields": board.shield_track[-1],
            **{f"book_{book.id}": book.die for book in content.books},
            **RULEBOOK,
        }
        self.phrases = phrases.all_phrases(content)
        self.options = (
            TableOption("rounds", str(ROUNDS), ("5", "3"), "", _rounds_fault),
            TableOption.among("black-dice", "rolled-when-taken", "rolled-at-start", rule=""),
            TableOption.among("first-roll", "before-characters", "after-characters", rule="M1"),
            TableOption.among("split-movement", "two-posts", "one-post", rule="M3"),
            TableOption.among("extra-post", "always", "with-end-post", rule="M9"),
            TableOption.among("moved-posts", "count", "bring-nothing", rule="M10"),
            TableOption.among("no-action", "one-die", "may-pass", rule="M14"),
            TableOption.among("second-place", "after-a-tie", "not-after-a-tie", rule="M18"),
            TableOption.among("isabella-rerolls", "paid", "not-paid", rule="M27"),
            TableOption.among("isabella-rows", "each-die", "once", rule="M27"),
        )
        self.limits = observing.limits(content)
        self.default_terms = self.terms(self.complete_options({}))

    @staticmethod
    def check_content(content: Any) -> list[str]:
        return packs.check(content)

    def _deck(self, name: str) -> list[str]:
        return [self.pieces[kind] for kind in self.decks[name]]

    # -- playing

    def terms(self, options: Mapping[str, str]) -> Terms:
        """What holds for a whole game; made once for each way to play."""
        return once(self._terms, tuple(options.values()), lambda: Terms(self, options))

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Table:
        table = bare_table(self, seats, dict(options))
        setup.set_up(table, chance, tell)
        return table

    def bound(self, seats: int) -> int:
        """Each answer uses dice, money or a task. Only Isabella's luck with rerolls has no strict end."""
        return seats * ROUNDS * 2000

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Table)
        return reasons.why_not(state, seat, action)

    def seers_of_action(self, state: State, seat: int, action: int) -> int:
        """Which goal is kept is nobody else's business (M28)."""
        return eye(seat) if self.actions.family(action).name == "keep" else EVERYONE

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return judging.worth(state, seat)

    def tries(self, state: State) -> int:
        assert isinstance(state, Table)
        return judging.tries(state)

    def play_on(self, state: State, seat: int, chance: Fast) -> State:
        assert isinstance(state, Table)
        return judging.play_on(state, seat, chance)

    # -- balance

    def observer(self, seats: int) -> observing.Watcher:
        return observing.Watcher(self, seats)

    # -- recorded games

    def goals(self) -> set[str]:
        return cover.goals(self)

    def goals_shown_by(self, playing: Play) -> set[str]:
        return cover.shown_by(playing)

    def tempers(self) -> Sequence[Mapping[str, float]]:
        return cover.TEMPERS

    def agreements(self) -> Sequence[Mapping[str, str]]:
        return cover.AGREEMENTS

    # -- showing

    def tables(self, state: State, sights: Sequence[Sight]) -> list[view.Shown]:
        assert isinstance(state, Table)
        return view.show(self, state, sights)

    def state_of(self, table: Any, seats: int, options: Mapping[str, str], faults: list[str]) -> Table | None:
        return view.state_of(self, table, seats, options, faults)

    def hidden(self, table: Any) -> dict[str, int]:
        return view.hidden(table)

    def all_pieces(self, seats: int) -> list[int]:
        return [1] * len(self.pieces)

    def ask(self, state: State, seat: int) -> tuple[str, dict[str, int | str]]:
        assert isinstance(state, Table)
        phase = PHASES[state.phase]
        args: dict[str, int | str] = {}
        if phase == "turn":
            args = {"round": int(state.round), "acted": "yes" if state.acted else "no"}
        elif phase == "die":
            left = 1
            if state.space < FOR_REROLL:
                left = int(spaces.dice_needed(state.players[seat], state.space)) - len(state.picked)
            args = {"first": "no" if state.picked else "yes", "left": left, **self._used(state)}
        elif phase in ("walk", "figure"):
            args = {"steps": int(state.steps), **self._due(state)}
            if phase == "walk":
                args["location"] = self.locations[state.walker]
                args["reach"] = self._reach(state, seat)
        elif phase in ("pay-coins", "pay-camels"):
            args = self._due(state)
        elif phase == "lift":
            args = {"location": self.locations[state.choice]}
        elif phase == "drop":
            args = {"contract": self.pieces[state.incoming]}
        elif phase in ("compensation", "oases", "good"):
            number = int(state.task % TASK)
            args = {"count": number // 8 if state.task // TASK == 6 else number}
        elif phase == "pairs":
            die = int(rounds.face_of(state.task))
            args = {"die": die, "count": int(state.players[seat].own[die])}
        elif phase == "take":
            second = state.task // TASK == TAKE_CONTRACTS and state.task % TASK < CONTRACTS_TAKEN
            args = {"second": "yes" if second else "no"}
        elif phase == "marker":
            args = {"left": int(state.task % TASK)}
        elif phase in ("trade", "times"):
            args = {"card": self._card(state, state.space)}
        elif phase == "offer":
            args = {"number": int(spaces.book_of(state.space)) + 1}
        return f"marco-polo-ask-{phase}", args

    def _reach(self, state: Table, seat: int) -> str:
        """Where the planned movement can still go, with the coins, camels and jade that would be due in all."""
        ways = reach.reachable(state, seat)
        return " ".join(f"{self.locations[place]}:{':'.join(map(str, due))}" for place, due in ways.items())

    def _due(self, state: Table) -> dict[str, int | str]:
        return {"coins": int(state.coins_due), "camels": int(state.camels_due), "jade": int(state.jade_due)}

    def _used(self, state: Table) -> dict[str, int | str]:
        """What the dice that are asked for are meant for."""
        if SPECIAL <= state.space < CARD:
            return {"of": "city", "location": self.locations[state.terms.special[state.space - SPECIAL].city]}
        if CARD <= state.space < BAG:
            return {"of": "card", "card": self._card(state, state.space)}
        return {"of": "where", "where": self.purposes_of_dice[state.space]}

    def _card(self, state: Table, space: int) -> str:
        kind = state.area[space - AREA] if space >= AREA else state.city_cards[space - CARD]
        return self.pieces[kind]

    def label(self, state: State, seat: int, action: int) -> tuple[str, dict[str, str]]:
        assert isinstance(state, Table)
        key, args = super().label(state, seat, action)
        chosen = self.actions.family(action).name
        if chosen == "act":
            space = self.spaces.index(args.pop("space"))
            if SPECIAL <= space < CARD:
                city = self.locations[state.terms.special[space - SPECIAL].city]
                return f"{key}-city", {"location": city, "says": f"city.{city}"}
            if CARD <= space < BAG:
                card = self._card(state, space)
                if space >= AREA:
                    return f"{key}-area", {"card": card, "says": card}
                return f"{key}-card", {"card": card, "says": card, "location": self.locations[self._city(state, space)]}
            args["where"] = self.spaces[space]
            args["fee"] = "yes" if spaces.is_blue(space) and state.spaces[space] else "no"
        elif chosen == "die":
            args["colour"] = "black" if args["die"].startswith("black") else "own"
            args["die"] = args["die"].removeprefix("black-")
            fee = 0
            if state.space < FOR_REROLL and not state.picked:
                fee = int(spaces.fee(state, state.space, int(args["die"])))
            args["fee"] = str(fee)
        elif chosen in ("complete", "take", "drop"):
            args["says"] = args["contract"]
        elif chosen in ("improve", "seal"):
            args["says"] = f"seal.{args['seal']}"
        elif chosen == "spend":
            args["says"] = args["outpost"]
        elif chosen == "offer":
            args["says"] = self.offer_name(state, int(args["number"]))
        elif chosen == "figure":
            player = state.players[seat]
            args["location"] = self.locations[player.second if args["number"] == "2" else player.figure]
        elif chosen == "go":
            way = travel.way_to(state, self.locations.index(args["location"]))
            free = state.players[seat].character == GANTULGA
            args |= {"coins": "0" if free else str(way.coins), "camels": "0" if free else str(way.camels)}
            args["jade"] = str(way.jade)
        elif chosen in ("marker", "copy"):
            kind = args.get("marker") or self.pieces[state.markers[self.locations.index(args["location"])]]
            args["says"] = kind
        elif chosen == "bonus":
            args["says"] = self._bonus(state, args["bonus"], args["location"])
            key = f"{key}-{args.pop('bonus')}"
            if not args["says"]:
                del args["says"]
        elif chosen == "twice":
            return self._twice(state, args["bonus"])
        elif chosen == "trade":
            args["says"] = f"trade.{self._card(state, state.space)}.{args['number']}"
        elif chosen == "camels":
            count = int(state.task % TASK) - int(args["count"])
            args["coins"] = str(count * (OASIS_COINS if PHASES[state.phase] == "oases" else 1))
        elif chosen == "keep":
            args["says"] = args["goal"]
        return key, args

    def _city(self, state: Table, space: int) -> int:
        return int(state.terms.card_cities[space - CARD])

    def offer_name(self, state: Table, number: int) -> str:
        """How one of the four offers of the book in use is called among the phrases."""
        book = int(spaces.book_of(state.space))
        return f"book.{book + 1}.{number}" if number < 3 else f"offer.{self.pieces[state.offers[book]]}.{number}"

    def _bonus(self, state: Table, kind: str, city: str) -> str:
        number = self.locations.index(city)
        if kind == "contract":
            return ""
        return self.pieces[(state.markers if kind == "marker" else state.outposts)[number]]

    def _twice(self, state: Table, bonus: str) -> tuple[str, dict[str, str]]:
        if bonus in SEALS:
            return "marco-polo-do-twice-seal", {"seal": bonus, "says": f"bonus.{bonus}"}
        kind = self.pieces[state.markers[self.locations.index(bonus)]]
        return "marco-polo-do-twice", {"location": bonus, "says": kind}

    def target(self, state: State, seat: int, action: int) -> str:
        """Where on the board an answer is pointed at."""
        assert isinstance(state, Table)
        chosen = self.actions.family(action).name
        said = self.actions.arguments(action)
        if chosen == "act":
            return f"space:{said['space']}"
        if chosen == "die":
            return f"dice:{seat}:{said['die']}"
        if chosen in ("go", "post", "lift", "marker", "bonus"):
            return f"location:{said['location']}"
        if chosen in ("complete", "drop"):
            return f"active:{seat}:{said['contract']}"
        if chosen == "take":
            return f"contract:{said['contract']}"
        if chosen == "improve":
            return f"seals:{seat}:{said['seal']}"
        if chosen == "seal":
            return f"seal:{said['seal']}"
        if chosen == "spend":
            return f"tiles:{seat}:{said['outpost']}"
        if chosen == "offer":
            return f"book:{int(spaces.book_of(state.space)) + 1}:{said['number']}"
        if chosen in ("good", "get"):
            return f"stocks:{seat}:{said['stock']}"
        if chosen == "copy":
            return f"marker:{said['marker']}"
        if chosen == "twice":
            return f"location:{said['bonus']}" if said["bonus"] in self.locations else f"seals:{seat}:{said['bonus']}"
        if chosen in ("keep", "character"):
            return f"{chosen}:{said['goal' if chosen == 'keep' else 'character']}"
        return ""

    def default(self, state: State, seat: int) -> int | None:
        """A payment spares jade."""
        assert isinstance(state, Table)
        if state.phase not in (PAY_COINS, PAY_CAMELS):
            return None
        least = min(state.legal(seat))
        assert least >= (DO_JADE_COINS if state.phase == PAY_COINS else DO_JADE_CAMELS)
        return least


def _in_order(content: packs.Content) -> packs.Content:
    """Cities before the start before oases, red contracts before blue ones, offers by their book."""
    return replace(
        content,
        locations=sorted(content.locations, key=lambda one: ORDER.index(one.kind)),
        contracts=sorted(content.contracts, key=lambda one: one.colour == "blue"),
        offers=sorted(content.offers, key=lambda one: one.book),
    )


def _rounds_fault(value: str) -> str | None:
    return None if value in tuple("12345") else f"should be a number of rounds, 1 to {ROUNDS}"
