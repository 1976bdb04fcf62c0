"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from sarai.games.marco_polo import board, checking, phrases
from sarai.games.marco_polo.constants import (
    BONUS_KINDS,
    CHARACTERS,
    CITIES,
    COLOURS,
    DIE_NAMES,
    ENDINGS,
    FACES,
    NONE,
    OPEN_IN_CITY,
    ROUNDS,
    SEALS,
    STAGES,
)
from sarai.games.marco_polo.questions import OVER
from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
from sarai.games.marco_polo.tasks import TASK
from sarai.kernel.members import Lies, Members, Phase, Seat, Seats, counts, fill, named
from sarai.kernel.plain_data import Among, Exactly, Lists, Once, WholeNumber, changed, plain_data
from sarai.kernel.showing import Showing
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.kernel.piles import Pile
    from sarai.kernel.places import Sight

MOST = 10_000
SIDES = ("", "basic", "improved")
BOOKS = ("offer-1", "offer-2", "offer-3")


@dataclass(frozen=True, slots=True)
class IsTask:
    """Of a text: a task, with its number."""

    empty: bool = False

    def fault(self, value: str, lists: Lists) -> str | None:
        kind, _, number = value.partition(" ")
        if (self.empty and not value) or (kind in lists["task"][1:] and number.isdecimal() and len(number) < 4):
            return None
        return f"is {value!r}; it should be a task and a number below {TASK}; tasks are: {', '.join(lists['task'][1:])}"


Face = Annotated[int, WholeNumber(1, FACES)]
Location = Annotated[str, Among("location")]
Somewhere = Annotated[str, Among("location", empty=True)]
City = Annotated[str, Among("city")]
Cities = Annotated[list[City], Once()]
Contract = Annotated[str, Among("contract")]
Contracts = Annotated[list[Contract], Once()]
Offer = Annotated[str, Among("offer")]
Outpost = Annotated[str, Among("outpost")]
Cards = dict[Annotated[str, Among("piece")], Annotated[int, WholeNumber(1, 1)]]


@plain_data
class Die:
    """A die on an action space: of a seat, a black one, or one that blocks a place for the whole game."""

    colour: Annotated[str, Among(COLOURS)]
    value: Face


@plain_data
class Traveller:
    """One player. Only their owner sees goals, until the game is over."""

    seat: Seat
    character: Annotated[str, Among("character", empty=True)]
    points: Annotated[int, WholeNumber(-MOST, MOST)]
    stocks: Annotated[dict[Annotated[str, Among("stock")], Annotated[int, WholeNumber(0, MOST)]], Exactly("stock")]
    dice: list[Face]
    black_dice: list[Face]
    figures: list[Location]
    posts: Cities
    seals: dict[Annotated[str, Among("seal")], Annotated[str, Among(SIDES[1:])]]
    contracts: Contracts
    completed: Contracts
    outposts: Annotated[list[Outpost], Once()]
    shields: Annotated[int, WholeNumber(0, 99)]
    goal_cards: Annotated[int, WholeNumber(1, 3)]
    goals: Annotated[list[Annotated[str, Among("goal")]] | None, Once(), Lies("goal", by="seat", counted="goal_cards")]


@plain_data
class MarcoPoloBag:
    """Cards of a pile from which chance will choose; the bags are listed in drawing order."""

    number: Annotated[int, WholeNumber(0, MOST)]
    size: Annotated[int, WholeNumber(1)]
    cards: Cards | None


@plain_data
class MarcoPoloDeck:
    bags: list[MarcoPoloBag]
    next_bag: Annotated[int, WholeNumber(0, MOST)]


@plain_data
class Heap:
    """Cards that were not dealt."""

    size: Annotated[int, WholeNumber(0, 14)]
    cards: Cards | None


@plain_data
class MarcoPoloMovement:
    """A movement while it is planned, and then while its posts are placed."""

    planning: bool
    at: Somewhere
    figure: Annotated[int, WholeNumber(1, 2)]
    other_ended_at: Somewhere
    second_half: bool
    steps: Annotated[int, WholeNumber(0, 20)]
    legs: Annotated[int, WholeNumber(0, MOST)]
    passed: Cities
    oases: Annotated[list[Annotated[str, Among("oasis")]], Once()]
    posts: Cities
    extra_post: bool
    may_stay: bool


@plain_data
class MarcoPoloPayment:
    """What is due, and the jade that already replaces coins."""

    purpose: Annotated[str, Among("purpose")]
    coins: Annotated[int, WholeNumber(0, MOST)]
    camels: Annotated[int, WholeNumber(0, MOST)]
    jade: Annotated[int, WholeNumber(0, MOST)]
    jade_for_coins: Annotated[int, WholeNumber(0, MOST)]


@plain_data
class MarcoPoloDoing:
    """What is being carried out. `task` is the one that is asking now, `todo` what comes after it."""

    task: Annotated[str, IsTask(empty=True)]
    todo: list[Annotated[str, IsTask()]]
    bonuses: list[Annotated[str, Among("bonus")]]
    space: Annotated[str, Among("use of dice", empty=True)]
    picked: list[Annotated[str, Among(DIE_NAMES)]]
    lowest: Annotated[int, WholeNumber(0, FACES)]
    choice: Annotated[int, WholeNumber(NONE, 1 << CITIES)]
    incoming: Annotated[str, Among("contract", empty=True)]
    taken: Contracts
    movement: MarcoPoloMovement
    payment: MarcoPoloPayment


@plain_data
class MarcoPoloShown:
    """All of the table that a seat may see. Cities, spaces and pieces go by name; an empty text means nothing."""

    phase: Phase
    stage: Annotated[str, Among(STAGES)]
    round: Annotated[int, WholeNumber(1, ROUNDS)]
    turn: Seat
    first: Seat
    hourglass: Seat
    highest: Annotated[str, Among("space", empty=True)]
    deciding: Seats
    travellers: list[Traveller]
    spaces: Annotated[dict[Annotated[str, Among("space")], list[Die]], Exactly("space")]
    black_dice: Annotated[int, WholeNumber(0, 6)]
    black_rolled: list[Face]
    offers: Annotated[list[Offer], Exactly(len(BOOKS))]
    next_offers: Annotated[list[Annotated[str, Among("offer", empty=True)]], Exactly(len(BOOKS))]
    contracts: Annotated[
        dict[str, Annotated[list[Annotated[str, Among("red", empty=True)]], Exactly(OPEN_IN_CITY)]],
        Exactly("contract city"),
    ]
    city_cards: Annotated[dict[str, Annotated[str, Among("card")]], Exactly("card city")]
    area: Annotated[list[Annotated[str, Among("card")]], Exactly(2)]
    markers: Annotated[dict[str, Annotated[str, Among("marker")]], Exactly("marker city")]
    outposts: dict[Annotated[str, Among("outpost city")], Outpost]
    characters: Annotated[list[Annotated[str, Among("character")]], Once()]
    red_pile: MarcoPoloDeck
    city_pile: MarcoPoloDeck
    offer_piles: Annotated[list[MarcoPoloDeck], Exactly(len(BOOKS))]
    blue_left: Heap
    goals_left: Heap
    box: Cards
    acted: bool
    bought: bool
    bagged: Annotated[int, WholeNumber(0, 20)]
    idle: Annotated[int, WholeNumber(0, 3)]
    fresh: Cities
    doing: MarcoPoloDoing
    end: Annotated[str, Among(ENDINGS)]


class MarcoPoloShowing(Showing[MarcoPoloTable]):
    """Everything is open except the piles, the contracts and goals not dealt, and the goals of others."""

    table_type, board_type = MarcoPoloShown, board.MarcoPoloBoard
    topics = ("goal", "turn", "spaces", "dice", "books", "seals", "travel", "contracts", "bonus", "round", "end")
    topics_unasked = {"": "goal", "over": "end"}
    arguments = {
        "phase": "phase",
        "character": "character",
        "where": "where",
        "contract": "good",
        "stock": "stock",
        "card": "good",
        "goal": "good",
        "marker": "good",
        "outpost": "good",
        "location": "location",
        "seal": "seal",
        "shield": "shield",
    }
    own_names = {"good": False, "location": True, "shield": False}

    game: MarcoPolo

    def __init__(self, game: MarcoPolo) -> None:
        super().__init__(
            game,
            *("phase", "stage", "round", "turn", "first", "hourglass", "highest", "deciding", "box"),
            *("acted", "bought", "bagged", "idle", "fresh"),
            black_dice="black_left",
        )
        self.figures = phrases.all_figures(game.content)
        self.phrases = phrases.all_phrases(game.content)
        names = self.lists(game.seats[-1])
        self.of_player = Members(Traveller, names, "character", "points", "stocks", "posts", "shields")
        self.of_doing = Members(MarcoPoloDoing, names, "bonuses", "space", "picked", "lowest", "choice", "incoming")
        self.of_movement = Members(
            MarcoPoloMovement,
            names,
            *("passed", "steps"),
            planning="moving",
            at="walker",
            other_ended_at="ended_at",
            second_half="switched",
            legs="walked",
            posts="moved",
            extra_post="upper",
            may_stay="may_decline",
        )
        due = {one: f"{one}_due" for one in ("coins", "camels", "jade")}
        self.of_payment = Members(MarcoPoloPayment, names, "purpose", "jade_for_coins", **due)
        decks = {"red": "red", "city": "card", **{book: book for book in BOOKS}, "blue": "blue", "goals": "goal"}
        self.decks = {place: game.deck(name) for place, name in decks.items()}
        """What may lie in each hidden place."""
        self.called = [*game.pieces, ""]
        """The names of the pieces; `NONE`, which is -1, finds the empty text at the end."""
        self.kinds = {name: kind for kind, name in enumerate(game.pieces)} | {"": NONE}

    def lists(self, seats: int) -> Lists:
        """Adds those of spaces and cities, and of what may be carried out."""
        game, places = self.game, self.game.content.locations
        cities = game.locations[:CITIES]
        return {
            **super().lists(seats),
            "offer": [name for book in BOOKS for name in game.deck(book)],
            "space": game.spaces,
            "use of dice": game.purposes_of_dice,
            "city": cities,
            "oasis": game.locations[CITIES + 1 :],
            "marker city": [one.id for one in places if one.marker],
            "card city": [one.id for one in places if one.card],
            "contract city": [one.id for one in places if one.contracts],
            "outpost city": [one.id for one in places if one.outpost],
            "bonus": [f"{kind} {city}" for kind in BONUS_KINDS for city in cities],
            "task": [one.name for one in game.tasks],
            "purpose": [one.name for one in game.purposes],
        }

    def board(self) -> board.MarcoPoloBoard:
        return board.board_of(self.game)

    # -- what is seen

    def tables(self, table: MarcoPoloTable, sights: Sequence[Sight]) -> list[MarcoPoloShown]:
        shown = self._open_side(table)
        return [self._with_secrets(table, shown, sees) for sees in sights]

    def _open_side(self, table: MarcoPoloTable) -> MarcoPoloShown:
        """What everybody sees."""
        game, terms, called = self.game, table.terms, self.called
        return MarcoPoloShown(
            **self.members.show(table),
            travellers=[self._traveller(table, seat) for seat in range(table.seats)],
            spaces={
                space: [Die(COLOURS[die // 10], die % 10) for die in dice]
                for space, dice in zip(game.spaces, table.spaces, strict=True)
            },
            black_rolled=_values(table.pool),
            offers=[called[tile] for tile in table.offers],
            next_offers=[called[tile] for tile in table.next_offers],
            contracts={
                game.locations[city]: [
                    called[one] for one in table.market[slot * OPEN_IN_CITY : (slot + 1) * OPEN_IN_CITY]
                ]
                for slot, city in enumerate(terms.contract_cities)
            },
            city_cards={game.locations[city]: called[table.city_cards[n]] for n, city in enumerate(terms.card_cities)},
            area=[called[card] for card in table.area],
            markers={game.locations[city]: called[table.markers[city]] for city in terms.marker_cities},
            outposts={game.locations[city]: called[tile] for city, tile in enumerate(table.outposts) if tile != NONE},
            characters=[one for number, one in enumerate(CHARACTERS) if table.characters[number]],
            red_pile=_closed(table.red_pile),
            city_pile=_closed(table.city_pile),
            offer_piles=[_closed(pile) for pile in table.offer_piles],
            blue_left=Heap(sum(table.blue), None),
            goals_left=Heap(sum(table.goals), None),
            doing=self._doing(table),
            end=ENDINGS[int(table.phase == OVER)],
        )

    def _traveller(self, table: MarcoPoloTable, seat: int) -> Traveller:
        player, called = table.players[seat], self.called
        goals = self._goals(player)
        figures = [player.figure] if player.second == NONE else [player.figure, player.second]
        return Traveller(
            **self.of_player.show(player),
            seat=LETTERS[seat],
            dice=_values(player.own),
            black_dice=_values(player.black),
            figures=[self.game.locations[at] for at in figures],
            seals={seal: SIDES[side] for seal, side in zip(SEALS, player.seals, strict=True) if side},
            contracts=[called[one] for one in player.contracts],
            completed=[called[one] for one in player.completed],
            outposts=[called[one] for one in player.tiles],
            goal_cards=len(goals),
            goals=goals if table.phase == OVER else None,
        )

    def _goals(self, player: MarcoPoloPlayer) -> list[str]:
        first = self.game.first["goal"]
        return [self.called[first + kind] for kind, count in enumerate(player.goals) if count]

    def _doing(self, table: MarcoPoloTable) -> MarcoPoloDoing:
        kept, oases = self.game.locations, table.oases
        return MarcoPoloDoing(
            **self.of_doing.show(table),
            task=self._task(table.task),
            todo=[self._task(one) for one in table.todo],
            taken=[self.called[one] for one in table.taken],
            movement=MarcoPoloMovement(
                **self.of_movement.show(table),
                figure=int(table.mover) + 1,
                oases=[kept[at] for at in range(CITIES + 1, len(kept)) if oases >> (at - CITIES) & 1],
            ),
            payment=MarcoPoloPayment(**self.of_payment.show(table)),
        )

    def _task(self, number: int) -> str:
        return f"{self.game.tasks[number // TASK].name} {number % TASK}" if number else ""

    def _with_secrets(self, table: MarcoPoloTable, shown: MarcoPoloShown, sees: Sight) -> MarcoPoloShown:
        """Goal cards, bags of the piles, contracts and goals that nobody has, for those who see into them."""
        travellers = [
            changed(one, goals=self._goals(table.players[seat])) if one.goals is None and sees(f"goal:{seat}") else one
            for seat, one in enumerate(shown.travellers)
        ]
        offers = [
            self._opened(known, pile, name, sees)
            for name, known, pile in zip(BOOKS, shown.offer_piles, table.offer_piles, strict=True)
        ]
        return changed(
            shown,
            travellers=travellers,
            red_pile=self._opened(shown.red_pile, table.red_pile, "red", sees),
            city_pile=self._opened(shown.city_pile, table.city_pile, "city", sees),
            offer_piles=offers,
            blue_left=self._spread(shown.blue_left, table.blue, "blue", sees),
            goals_left=self._spread(shown.goals_left, table.goals, "goals", sees),
        )

    def _opened(self, known: MarcoPoloDeck, pile: Pile, place: str, sees: Sight) -> MarcoPoloDeck:
        seen = [sees(f"{place}:{bag.number}") for bag in pile.bags]
        if not any(seen):
            return known
        names = self.decks[place]
        bags = [
            changed(bag, cards=named(lying.cards, names)) if sight else bag
            for bag, lying, sight in zip(known.bags, pile.bags, seen, strict=True)
        ]
        return changed(known, bags=bags)

    def _spread(self, known: Heap, row: Iterable[int], place: str, sees: Sight) -> Heap:
        return changed(known, cards=named(row, self.decks[place])) if sees(place) else known

    def hidden(self, shown: MarcoPoloShown) -> dict[str, int]:
        """The places whose cards are not shown, with the number of cards there."""
        found = {place: heap.size for place, heap in _heaps(shown) if heap.cards is None}
        for place, deck in _decks(shown):
            found |= {f"{place}:{bag.number}": bag.size for bag in deck.bags if bag.cards is None}
        return found | super().hidden(shown)

    # -- back to a state

    def state_of(
        self, shown: MarcoPoloShown, seats: int, options: Mapping[str, str], faults: list[str]
    ) -> MarcoPoloTable | None:
        faults += self._misplaced(shown, seats)
        if faults:
            return None
        game, kinds = self.game, self.kinds
        table = MarcoPoloTable.bare(game, seats, options)
        self.members.lay(shown, table)
        for player, one in zip(table.players, shown.travellers, strict=True):
            self._seat(player, one)
        table.spaces = [
            [COLOURS.index(die.colour) * 10 + die.value for die in shown.spaces[space]] for space in game.spaces
        ]
        for value in shown.black_rolled:
            table.pool[value] += 1
        fill(table, "offers", [kinds[name] for name in shown.offers])
        fill(table, "next_offers", [kinds[name] for name in shown.next_offers])
        open_contracts = [shown.contracts[game.locations[city]] for city in table.terms.contract_cities]
        fill(table, "market", [kinds[name] for there in open_contracts for name in there])
        fill(table, "city_cards", [kinds[shown.city_cards[game.locations[city]]] for city in table.terms.card_cities])
        fill(table, "area", [kinds[name] for name in shown.area])
        fill(table, "markers", [kinds[shown.markers.get(city, "")] for city in game.locations[:CITIES]])
        fill(table, "outposts", [kinds[shown.outposts.get(city, "")] for city in game.locations[:CITIES]])
        fill(table, "characters", [int(one in shown.characters) for one in CHARACTERS])
        for (place, deck), pile in zip(
            _decks(shown), (table.red_pile, table.city_pile, *table.offer_piles), strict=True
        ):
            for bag in deck.bags:
                pile.lay(counts(bag.cards, self.decks[place]), bag.number, bag.size)
            pile.next_bag = deck.next_bag
        for place, heap in _heaps(shown):
            fill(table, place, counts(heap.cards, self.decks[place]))
        self._resume(table, shown.doing)
        faults += checking.impossible(table)
        return None if faults else table

    def _misplaced(self, shown: MarcoPoloShown, seats: int) -> list[str]:
        """Faults in seats, figures and piles: what does not fit, or is not listed as it is counted."""
        faults = []
        if "".join(one.seat for one in shown.travellers) != LETTERS[:seats]:
            faults.append(f"table.travellers should be for seats {' '.join(LETTERS[:seats])}, in order")
        faults += [
            f"table.travellers {one.seat} should have one figure, or two"
            for one in shown.travellers
            if not 1 <= len(one.figures) <= 2
        ]
        if shown.highest and not shown.highest.startswith("travel"):
            faults.append(f"table.highest is {shown.highest!r}, which is not a travel space")
        if bool(shown.end) != (shown.phase == "over"):
            faults.append("table.end should be given when the game is over, and only then")
        if shown.idle >= seats:
            faults.append(f"table.idle should be 0 to {seats - 1}, not {shown.idle}")
        lying = _heaps(shown)
        for place, deck in _decks(shown):
            lying += [(place, bag) for bag in deck.bags]
            if len({bag.number for bag in deck.bags}) != len(deck.bags):
                faults.append(f"table: two bags of {place} have the same number")
        for place, some in lying:
            cards = some.cards or {}
            faults += [f"table: {name} is not a card of {place}" for name in cards if name not in self.decks[place]]
            if some.cards is not None and sum(cards.values()) != some.size:
                faults.append(f"table: {place} should list {some.size} cards, not {sum(cards.values())}")
        books = zip(BOOKS * 2, (*shown.offers, *shown.next_offers), strict=True)
        return faults + [
            f"table: {name} is not an offer of {book}" for book, name in books if name not in (*self.decks[book], "")
        ]

    def _seat(self, player: MarcoPoloPlayer, one: Traveller) -> None:
        kinds, locations = self.kinds, self.game.locations
        self.of_player.lay(one, player)
        for row, values in ((player.own, one.dice), (player.black, one.black_dice)):
            for value in values:
                row[value] += 1
        player.figure, player.second = (locations.index(at) if at else NONE for at in (*one.figures, "")[:2])
        fill(player, "seals", [SIDES.index(one.seals.get(seal, "")) for seal in SEALS])
        player.contracts = [kinds[name] for name in one.contracts]
        player.completed = [kinds[name] for name in one.completed]
        player.tiles = [kinds[name] for name in one.outposts]
        for name in one.goals or []:
            player.goals[kinds[name] - self.game.first["goal"]] += 1

    def _resume(self, table: MarcoPoloTable, doing: MarcoPoloDoing) -> None:
        """Restore what was being carried out."""
        self.of_doing.lay(doing, table)
        self.of_movement.lay(doing.movement, table)
        self.of_payment.lay(doing.payment, table)
        table.task = self._number(doing.task)
        table.todo = [self._number(one) for one in doing.todo]
        table.taken = [self.kinds[name] for name in doing.taken]
        table.mover = doing.movement.figure - 1
        table.oases = sum(1 << (self.game.locations.index(oasis) - CITIES) for oasis in doing.movement.oases)

    def _number(self, task: str) -> int:
        kind, _, number = task.partition(" ")
        return next(n for n, one in enumerate(self.game.tasks) if one.name == kind) * TASK + int(number or 0)


def _values(row: Iterable[int]) -> list[int]:
    return [value for value, count in enumerate(row) for _ in range(count)]


def _closed(pile: Pile) -> MarcoPoloDeck:
    return MarcoPoloDeck([MarcoPoloBag(int(bag.number), int(bag.size), None) for bag in pile.bags], int(pile.next_bag))


def _decks(shown: MarcoPoloShown) -> list[tuple[str, MarcoPoloDeck]]:
    """The piles, by the places of their bags."""
    return [("red", shown.red_pile), ("city", shown.city_pile), *zip(BOOKS, shown.offer_piles, strict=True)]


def _heaps(shown: MarcoPoloShown) -> list[tuple[str, Heap | MarcoPoloBag]]:
    return [("blue", shown.blue_left), ("goals", shown.goals_left)]
