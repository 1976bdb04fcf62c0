"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

from sarai.games.kashgar import ending, phrases
from sarai.games.kashgar.constants import (
    CARAVANS,
    DECKS,
    ENDINGS,
    MOST_DEEDS,
    NO_CARD,
    NO_DECK,
    NOT_YET,
    OPEN,
    OVER,
    STOCKS,
)
from sarai.games.kashgar.table import KashgarTable
from sarai.kernel.members import NOTHING, Count, Phase, Seat, Seats, counts, named
from sarai.kernel.native import i64
from sarai.kernel.places import Sight
from sarai.kernel.plain_data import Among, Exactly, WholeNumber, changed, plain_data
from sarai.kernel.showing import Showing
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.kashgar.game import Kashgar

Cards = dict[Annotated[str, Among("piece")], Annotated[int, WholeNumber(1, 999)]]
Person = Annotated[str, Among("person")]
Contract = Annotated[str, Among("contract")]
NoContract = Annotated[str, Among("contract", empty=True)]


@plain_data
class KashgarMerchant:
    """One player; caravans have their front card first. `rose` orders the moments at which points last rose (K13)."""

    seat: Seat
    points: Annotated[int, WholeNumber(-(10**6))]
    rose: Count
    stocks: Annotated[dict[str, Annotated[int, WholeNumber(0, 9)]], Exactly(STOCKS)]
    caravans: Annotated[list[list[Person]], Exactly(CARAVANS)]
    contracts: list[Contract]


@plain_data
class KashgarBag:
    """Cards of a deck from which chance will choose; the bags are listed in drawing order."""

    number: Count
    size: Annotated[int, WholeNumber(1)]
    cards: Cards | None


@plain_data
class KashgarDeck:
    bags: list[KashgarBag]
    next_bag: Count


@plain_data
class Drawn:
    """Cards just drawn; only the drawer sees which (K23)."""

    deck: Annotated[str, Among(DECKS)]
    count: Annotated[int, WholeNumber(1)]
    cards: Cards | None


@plain_data
class KashgarDoing:
    """The action that is being carried out, as far as it has got."""

    card: Person
    caravan: Annotated[int, WholeNumber(1, CARAVANS)]
    parting: bool
    deed: Annotated[int, WholeNumber(1, MOST_DEEDS)]
    step: Annotated[int, WholeNumber(1)]
    left: Count
    contract: NoContract
    rival: Seat
    target: Count


@plain_data
class KashgarShown:
    """All of the table that a seat may see. An open contract that could not be replaced is an empty text."""

    phase: Phase
    turn: Seat
    first: Seat
    round: Annotated[int, WholeNumber(1)]
    deciding: Seats
    market: Annotated[list[NoContract], Exactly(OPEN)]
    merchants: list[KashgarMerchant]
    standard: KashgarDeck
    special: KashgarDeck
    contracts: KashgarDeck
    discard: Cards
    box: Cards
    unused: Cards | None
    unused_cards: Count
    ready: bool
    drawn: Drawn | None
    doing: KashgarDoing | None
    moment: Count
    last_round: bool
    end: Annotated[str, Among(ENDINGS)]


def decks_of(shown: KashgarShown) -> Iterator[tuple[str, KashgarDeck]]:
    return zip(DECKS, (shown.standard, shown.special, shown.contracts), strict=True)


def hidden_from_some(shown: KashgarShown) -> Iterator[tuple[str, int, Cards | None]]:
    """Every place that not everybody sees into: how many cards lie there, and which, if they are shown."""
    for name, deck in decks_of(shown):
        for bag in deck.bags:
            yield f"{name}:{bag.number}", bag.size, bag.cards
    if shown.drawn is not None:
        yield f"drawn-{shown.drawn.deck}:{LETTERS.index(shown.turn)}", shown.drawn.count, shown.drawn.cards
    yield "unused", shown.unused_cards, shown.unused


@plain_data
class PersonCard:
    """What is printed on a person: points, the kind of contract that adds a point each, the !, the actions."""

    points: int
    points_per: str
    must: bool
    caravan: list[str]
    parting: list[str]


@plain_data
class ContractCard:
    """What is printed on a contract; `spices` are the numbers on its symbols S."""

    size: str
    points: int
    mules: int
    price: dict[str, int]
    spices: list[int]


@plain_data
class Printed:
    """What is printed on all cards, by name; actions are named after their phrases."""

    persons: dict[str, PersonCard]
    contracts: dict[str, ContractCard]


class KashgarShowing(Showing[KashgarTable]):
    """Only the drawer sees cards just drawn; nobody sees the decks, and what is left of a drawn expansion."""

    table_type, board_type = KashgarShown, Printed
    topics = ("goal", "turn", "contracts", "stocks", "cards", "end")
    topics_unasked = {"": "goal", "over": "end"}
    arguments = {
        "person": "good",
        "contract": "good",
        "stock": "stock",
        "other_stock": "stock",
        "deck": "deck",
        "phase": "phase",
    }
    own_names = {"good": False}
    game: Kashgar

    def __init__(self, game: Kashgar) -> None:
        same = ("phase", "turn", "first", "round", "deciding", "discard", "box", "ready", "moment", "last_round")
        super().__init__(game, *same, end="ended")
        rules = game.content.rules
        self.figures = {"goal": rules.goal, "most": rules.most, "most_mules": rules.most_mules}
        self.phrases = phrases.all_phrases(game.content)

    # -- showing

    def tables(self, table: KashgarTable, sights: Sequence[Sight]) -> list[KashgarShown]:
        shown = self._open_side(table)
        return [self._with_secrets(table, shown, sees) for sees in sights]

    def _open_side(self, table: KashgarTable) -> KashgarShown:
        """What everybody sees."""
        pieces = self.game.pieces

        def name(card: i64) -> str:
            return "" if card == NO_CARD else pieces[card]

        def deck(number: int) -> KashgarDeck:
            pile = table.pile(number)
            return KashgarDeck(
                [KashgarBag(int(bag.number), int(bag.size), None) for bag in pile.bags], int(pile.next_bag)
            )

        merchants = [
            KashgarMerchant(
                LETTERS[seat],
                int(player.points),
                int(player.rose),
                {stock: int(count) for stock, count in zip(STOCKS, player.stocks, strict=True)},
                [[pieces[card] for card in caravan] for caravan in player.caravans],
                [pieces[card] for card in player.contracts],
            )
            for seat, player in enumerate(table.players)
        ]
        drawn = None
        if table.drawn_deck != NO_DECK:
            drawn = Drawn(DECKS[table.drawn_deck], sum(table.drawn), None)
        doing = None
        if table.card != NO_CARD:
            doing = KashgarDoing(
                pieces[table.card],
                int(table.caravan) + 1,
                bool(table.parting),
                int(table.deed) + 1,
                int(table.step) + 1,
                int(table.left),
                name(table.contract),
                LETTERS[table.rival],
                int(table.target),
            )
        unused = sum(table.unused)
        return KashgarShown(
            **self.members.show(table),
            market=[name(card) for card in table.market],
            merchants=merchants,
            standard=deck(0),
            special=deck(1),
            contracts=deck(2),
            unused=None if unused else {},
            unused_cards=unused,
            drawn=drawn,
            doing=doing,
        )

    def _with_secrets(self, table: KashgarTable, shown: KashgarShown, sees: Sight) -> KashgarShown:
        """Cards just drawn, bags of the decks and expansion cards that stay in the box, for those who see into them."""
        pieces = self.game.pieces

        def deck(number: int, known: KashgarDeck) -> KashgarDeck:
            bags = table.pile(number).bags
            seen = [sees(f"{DECKS[number]}:{bag.number}") for bag in bags]
            if not any(seen):
                return known
            shown_bags = [
                changed(bag, cards=named(lying.cards, pieces)) if sight else bag
                for bag, lying, sight in zip(known.bags, bags, seen, strict=True)
            ]
            return changed(known, bags=shown_bags)

        drawn = shown.drawn
        if drawn is not None and sees(table.drawn_place()):
            drawn = changed(drawn, cards=named(table.drawn, pieces))
        return changed(
            shown,
            standard=deck(0, shown.standard),
            special=deck(1, shown.special),
            contracts=deck(2, shown.contracts),
            unused=named(table.unused, pieces) if sees("unused") else shown.unused,
            drawn=drawn,
        )

    def hidden(self, shown: KashgarShown) -> dict[str, int]:
        return {place: size for place, size, cards in hidden_from_some(shown) if cards is None}

    def board(self) -> Printed:
        content, action = self.game.content, self.game.deed_name
        persons = {
            one.id: PersonCard(
                one.points,
                one.points_per,
                one.must,
                [action(card, 0, number) for number in range(len(one.caravan))],
                [action(card, 1, number) for number in range(len(one.parting))],
            )
            for card, one in enumerate(content.persons)
        }
        contracts = {
            one.id: ContractCard(one.size, one.points, one.mules, one.price, one.spices) for one in content.contracts
        }
        return Printed(persons, contracts)

    # -- and back

    def state_of(
        self, shown: KashgarShown, seats: int, options: Mapping[str, str], faults: list[str]
    ) -> KashgarTable | None:
        table = KashgarTable.bare(self.game, seats, options)
        faults += [*self._miscounted(shown, seats), *_no_action(table, shown.doing)]
        if faults:
            return None
        pieces = self.game.pieces

        def number(name: str) -> int:
            return pieces.index(name) if name else NOTHING

        self.members.lay(shown, table)
        for deck, (_, cards) in enumerate(decks_of(shown)):
            pile = table.pile(deck)
            for bag in cards.bags:
                pile.lay(counts(bag.cards, pieces), bag.number, bag.size)
            pile.next_bag = cards.next_bag
        table.lay_out("unused", counts(shown.unused, pieces))
        for slot, name in enumerate(shown.market):
            table.market[slot] = number(name)
        for player, one in zip(table.players, shown.merchants, strict=True):
            for kind, stock in enumerate(STOCKS):
                player.stocks[kind] = one.stocks[stock]
            player.caravans = [[number(name) for name in caravan] for caravan in one.caravans]
            player.contracts = [number(name) for name in one.contracts]
            player.points, player.rose = one.points, one.rose
        if shown.drawn is not None:
            table.drawn_deck = DECKS.index(shown.drawn.deck)
            table.lay_out(table.drawn_place(), counts(shown.drawn.cards, pieces))
        if shown.doing is not None:
            doing = shown.doing
            table.card, table.caravan, table.parting = number(doing.card), doing.caravan - 1, int(doing.parting)
            table.deed, table.step, table.left = doing.deed - 1, doing.step - 1, doing.left
            table.contract, table.rival, table.target = number(doing.contract), LETTERS.index(doing.rival), doing.target
        faults += _impossible(table)
        return table

    def _miscounted(self, shown: KashgarShown, seats: int) -> Iterator[str]:
        """Faults: cards of which there are fewer or more than counted, and stocks beyond their limit."""
        for place, size, cards in hidden_from_some(shown):
            if cards is not None and sum(cards.values()) != size:
                yield f"table: {place} should list {size} cards, not {sum(cards.values())}"
        for name, deck in decks_of(shown):
            numbers = [bag.number for bag in deck.bags]
            if len(set(numbers)) != len(numbers) or max(numbers, default=-1) >= deck.next_bag:
                yield f"table.{name}: each bag should have its own number, below next_bag"
        if [one.seat for one in shown.merchants] != list(LETTERS[:seats]):
            yield f"table.merchants should be for seats {' '.join(LETTERS[:seats])}, in order"
        rules = self.game.content.rules
        for one in shown.merchants:
            for stock, count in one.stocks.items():
                most = rules.most_mules if stock == "mules" else rules.most
                if count > most:
                    yield f"table.merchants {one.seat}: {stock} should be 0 to {most}, not {count} [K21]"
            if one.rose > shown.moment:
                yield f"table.merchants {one.seat}: rose should be 0 to table.moment"
        if shown.phase == "keep-card" and shown.drawn and shown.doing and shown.doing.left > shown.drawn.count:
            yield "table.doing.left: no more cards can be kept than are drawn"


def _no_action(table: KashgarTable, doing: KashgarDoing | None) -> Iterator[str]:
    """A fault: an action that its card does not have."""
    if doing is None:
        return
    actions = table.terms.parting if doing.parting else table.terms.caravan
    deeds = actions[table.game.pieces.index(doing.card)]
    if doing.deed > len(deeds) or doing.step > len(deeds[doing.deed - 1].steps):
        yield "table.doing: the card has no such action, or the action no such step"


def _impossible(table: KashgarTable) -> Iterator[str]:
    """Faults by the rules of the game."""
    for seat, player in enumerate(table.players):
        points = ending.person_points(table, seat) + ending.contract_points(table, seat)
        if points != player.points:
            yield f"table.merchants {LETTERS[seat]}: has {points} points, not {player.points} [K11]"
    if table.round > table.terms.rounds:
        yield "table.round is beyond the last one [K19]"
    over = table.phase == OVER
    if over != (table.ended != NOT_YET):
        yield "table.end should be given when the game is over, and only then"
    if over and (table.card != NO_CARD or table.drawn_deck != NO_DECK):
        yield "table: nothing is being carried out or drawn when the game is over"
