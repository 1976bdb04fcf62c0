"""Kashgar as a game of the house: its actions, places and options, and what a seat is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sarai.games.kashgar import content as packs
from sarai.games.kashgar import cover, deeds, judging, observing, phrases, reasons, setup, view
from sarai.games.kashgar.table import Table, bare_table
from sarai.games.kashgar.terms import Terms
from sarai.games.kashgar.words import (
    CARAVANS,
    DECKS,
    ENDS,
    INCREASE_SPICES,
    MOST_DEEDS,
    MOST_SEATS,
    PHASES,
    SPICES,
    STOCKS,
)
from sarai.kernel.actions import ActionSpace, family
from sarai.kernel.chance import Chance
from sarai.kernel.content import Pack
from sarai.kernel.events import Teller
from sarai.kernel.game import NO_ONE, OPEN, OWNER, Game, Place, Sight, TableOption
from sarai.kernel.outcomes import Outcomes, streams
from sarai.kernel.play import Play
from sarai.kernel.reasons import Reason
from sarai.kernel.remember import once
from sarai.kernel.state import LETTERS, State

ORDER = ("patriarch", "matriarch", "start", "standard", "expansion", "special")
"""The order in which persons are numbered, whatever a pack's order: each deck's kinds stand together."""
MOST_ROUNDS = 200


class Kashgar(Game):
    """Kashgar (Gerhard Hecht, Kosmos 2013, Grail Games 2018), 2 to 4 players. Rulings: docs/rulings/kashgar.md."""

    id = "kashgar"
    rules = 1
    seats = range(2, 5)
    minutes = (20, 45)
    own_pack = "house"
    horizon = 25
    clear_lead = 1.5
    limits = observing.LIMITS
    topics = ("goal", "turn", "contracts", "stocks", "cards", "end")
    places = {
        "caravans": Place(OPEN),
        "completed": Place(OPEN),
        "market": Place(OPEN),
        "discard": Place(OPEN),
        "box": Place(OPEN),
        "ready": Place(OPEN),
        "start": Place(NO_ONE),
        "standard": Place(NO_ONE, "standard"),
        "special": Place(NO_ONE, "special"),
        "contract": Place(NO_ONE, "contract"),
        "drawn-standard": Place(OWNER, "standard"),
        "drawn-special": Place(OWNER, "special"),
        "drawn-contract": Place(OWNER, "contract"),
        "unused": Place(NO_ONE, "expansion"),
    }
    table_type = view.Shown
    content_type = packs.Content

    def __init__(self, pack: Pack[packs.Content]) -> None:
        self.pack = pack
        content: packs.Content = pack.content
        self.content = replace(content, persons=sorted(content.persons, key=lambda one: ORDER.index(one.deck)))
        persons = tuple(person.id for person in self.content.persons)
        agreed = tuple(contract.id for contract in self.content.contracts)
        self.pieces = persons + agreed
        self.number = {name: number for number, name in enumerate(self.pieces)}
        self.person_names = dict.fromkeys(persons)  # in order, and quick to look into
        self.contract_names = dict.fromkeys(agreed)
        self.decks = self._decks()
        self._terms: dict[tuple[str, ...], Terms] = {}
        seats = LETTERS[:MOST_SEATS]
        numbers, actions = range(1, CARAVANS + 1), range(1, MOST_DEEDS + 1)
        self.actions = ActionSpace(
            family("use", caravan=numbers, deed=actions),
            family("part", caravan=numbers, deed=actions),
            family("pass", caravan=numbers),
            family("pay", stock=STOCKS[:SPICES]),
            family("raise", stock=STOCKS),
            family("set", stock=STOCKS),
            family("trade", count=range(10)),
            family("enough"),
            family("caravan", caravan=numbers),
            family("rival", seat=seats),
            family("keep", person=persons),
            family("take", person=persons),
            family("remove", person=persons),
            family("fulfil", contract=agreed),
        )
        self.outcomes = Outcomes(
            *(streams(deck, self.pieces) for deck in DECKS),
            streams("start", self.pieces),
            streams("expansion", self.pieces),
        )
        self.names = {
            "person": self.pieces,
            "contract": self.pieces,
            "stock": STOCKS,
            "deck": DECKS,
            "end": ENDS,
            "seat": tuple(seats),
            "other": tuple(seats),
        }
        rules = self.content.rules
        self.figures = {"goal": rules.goal, "most": rules.most, "most_mules": rules.most_mules}
        self.phrases = phrases.all_phrases(self.content)
        self.options = (
            TableOption("expansion", "none", ("none", "all", "4"), "K18", self._expansion_fault),
            TableOption("rounds", "60", ("60", "30"), "K19", _rounds_fault),
            TableOption.among("free-contracts", "need-mules", "no-mules", rule="K9"),
            TableOption.among("empty-deck", "reshuffle", "stays-empty", rule="K1"),
            TableOption.among("goal-lost-again", "ends", "plays-on", rule="K12"),
        )
        self.default_terms = self.terms(self.complete_options({}))

    @staticmethod
    def check_content(content: Any) -> list[str]:
        return packs.check(content)

    def _decks(self) -> dict[str, range]:
        """Which kinds each deck has; the expansion's are part of the standard deck."""

        def kinds(*names: str) -> range:
            numbers = [n for n, person in enumerate(self.content.persons) if person.deck in names]
            return range(numbers[0], numbers[-1] + 1)

        return {
            "standard": kinds("standard", "expansion"),
            "expansion": kinds("expansion"),
            "special": kinds("special"),
            "contract": range(len(self.content.persons), len(self.pieces)),
        }

    def counts(self, deck: str) -> list[int]:
        """How many persons of each kind a deck has."""
        row = [person.copies if person.deck == deck else 0 for person in self.content.persons]
        return row + [0] * len(self.content.contracts)

    # -- the expansion

    def _expansion_fault(self, value: str) -> str | None:
        if value in ("none", "all", *map(str, range(13))):
            return None
        copies = {person.id: person.copies for person in self.content.of_deck("expansion")}
        named = value.split(",")
        if all(name in copies and named.count(name) <= copies[name] for name in named):
            return None
        return f"should be none, all, a number up to 12, or cards with commas between, of {', '.join(copies)}"

    def agreed_expansion(self, options: Mapping[str, str]) -> tuple[list[int], int]:
        """The cards the table agreed on, and how many of them join the standard deck (K18)."""
        value = options["expansion"]
        whole = self.counts("expansion")
        if value == "all":
            return whole, sum(whole)
        if value == "none" or value == "0":
            return [0] * len(whole), 0
        if value.isdecimal():
            return whole, int(value)
        named = value.split(",")
        return [named.count(name) for name in self.pieces], len(named)

    # -- playing

    def terms(self, options: Mapping[str, str]) -> Terms:
        """What holds for a whole game; made once for each way to play."""
        return once(self._terms, tuple(options.values()), lambda: self._make_terms(options))

    def _make_terms(self, options: Mapping[str, str]) -> Terms:
        made = Terms(self, options)
        made.worth = judging.person_worths(made)
        return made

    def start(self, seats: int, options: Mapping[str, str], chance: Chance, tell: Teller | None) -> Table:
        table = bare_table(self, seats, dict(options))
        setup.set_up(table, chance, tell)
        return table

    def bound(self, seats: int) -> int:
        """The rounds end (K19), and in a turn no card asks more often than there are cards."""
        cards = sum(person.copies for person in self.content.persons)
        return seats * MOST_ROUNDS * (cards + 10)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Table)
        return reasons.why_not(state, seat, action)

    def deed_name(self, card: int, parting: int, deed: int) -> str:
        """How a person's action is called among the phrases."""
        return f"{self.pieces[card]}.{phrases.SOURCES[parting]}.{deed + 1}"

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return judging.evaluate(state, seat)

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
        persons, agreed = self.content.persons, self.content.contracts
        return [one.copies for one in persons] + [one.copies for one in agreed]

    def ask(self, state: State, seat: int) -> tuple[str, dict[str, int | str]]:
        assert isinstance(state, Table)
        phase = PHASES[state.phase]
        args: dict[str, int | str] = {"round": int(state.round)}
        if phase != "choose":
            args = {"person": self.pieces[state.card], "left": int(state.left)}
        if phase == "pay":
            symbols = (state.terms.parting if state.parting else state.terms.caravan)[state.card][state.deed].symbols
            args["count"] = int(symbols[len(symbols) - state.left])
        elif phase == "pay-price":
            args |= {"contract": self.pieces[state.contract]}
            args["count"] = int(state.terms.symbols[state.contract][state.target])
        elif phase == "amount":
            step = deeds.step_now(state)
            args |= {"stock": STOCKS[step.asks], "rate": int(step.keep)}
            args["other_stock"] = next(name for name, count in zip(STOCKS, step.row, strict=True) if count)
        elif phase in ("choose-caravan", "remove-card"):
            args["other"] = LETTERS[state.rival]
            args["whose"] = "own" if state.rival == seat else "rival"
            args["caravan"] = int(state.target) + 1
        return f"kashgar-ask-{phase}", args

    def label(self, state: State, seat: int, action: int) -> tuple[str, dict[str, str]]:
        assert isinstance(state, Table)
        key, args = super().label(state, seat, action)
        chosen = self.actions.family(action).name
        if chosen in ("use", "part", "pass"):
            card = state.players[seat].caravans[int(args["caravan"]) - 1][0]
            args["person"] = self.pieces[card]
            if chosen != "pass":
                args["says"] = self.deed_name(card, int(chosen == "part"), int(args["deed"]) - 1)
        elif chosen == "raise":
            step = deeds.step_now(state)
            by = step.row[STOCKS.index(args["stock"])]
            if step.verb == INCREASE_SPICES:
                by = step.symbols[len(step.symbols) - state.left]
            args["count"] = str(by)
        elif chosen == "set":
            args["count"] = str(deeds.step_now(state).row[STOCKS.index(args["stock"])])
        elif chosen == "trade":
            step = deeds.step_now(state)
            args |= {"stock": STOCKS[step.asks], "got": str(int(args["count"]) * step.keep)}
            args["other_stock"] = next(name for name, count in zip(STOCKS, step.row, strict=True) if count)
        elif chosen == "fulfil":
            args["points"] = str(state.terms.points[self.pieces.index(args["contract"])])
            args["says"] = args["contract"]
        elif chosen in ("keep", "take"):
            args["says"] = args["person"]
        elif chosen == "caravan":
            caravan = state.players[state.rival].caravans[int(args["caravan"]) - 1]
            back = deeds.step_now(state).end == 1
            args["person"] = self.pieces[caravan[-1 if back else 0]] if caravan else ""
        return key, args

    def target(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Table)
        chosen = self.actions.family(action).name
        said = self.actions.arguments(action)
        if chosen in ("use", "part", "pass"):
            return f"caravans:{seat}:{int(said['caravan']) - 1}"
        if chosen == "caravan":
            return f"caravans:{int(state.rival)}:{int(said['caravan']) - 1}"
        if chosen in ("pay", "raise", "set"):
            return f"stocks:{seat}:{said['stock']}"
        if chosen == "rival":
            return f"merchant:{LETTERS.index(said['seat'])}"
        if chosen == "keep":
            return f"drawn:{seat}:{said['person']}"
        if chosen == "take":
            return f"discard:{said['person']}"
        if chosen == "remove":
            return f"caravans:{int(state.rival)}:{int(state.target)}:{said['person']}"
        if chosen == "fulfil":
            kind = self.pieces.index(said["contract"])
            market = [int(card) for card in state.market]
            open_ = PHASES[state.phase] == "fulfil-open"
            return f"market:{market.index(kind)}" if open_ else f"drawn:{seat}:{said['contract']}"
        return ""


def _rounds_fault(value: str) -> str | None:
    if value in map(str, range(1, MOST_ROUNDS + 1)):
        return None
    return f"should be a number of rounds, 1 to {MOST_ROUNDS}"
