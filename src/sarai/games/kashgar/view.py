"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from sarai.games.kashgar import deeds, ending
from sarai.games.kashgar.table import Table, bare_table
from sarai.games.kashgar.words import (
    CARAVANS,
    COMPLETE,
    COMPLETE_DRAWN,
    DECKS,
    DRAW,
    ENDINGS,
    EXCHANGE,
    INCREASE_ONE,
    INCREASE_PER_CARD,
    INCREASE_SPICES,
    MOVE,
    NO_CARD,
    NO_DECK,
    OPEN,
    PASS_ON,
    PHASES,
    REMOVE,
    ROB,
    SET_ONE,
    STOCKS,
    TAKE,
)
from sarai.kernel.native import i64, vec
from sarai.kernel.plain import changed, plain
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.kashgar.game import Kashgar
    from sarai.kernel.game import Sight

Cards = dict[str, int]


@plain
class Merchant:
    """One player; caravans have their front card first. `rose` orders the moments at which points last rose (K13)."""

    seat: str
    points: int
    rose: int
    stocks: dict[str, int]
    caravans: list[list[str]]
    contracts: list[str]


@plain
class Bag:
    """Cards of a deck between which chance will choose; the bags come one after another."""

    number: int
    size: int
    cards: Cards | None


@plain
class Deck:
    bags: list[Bag]
    next_bag: int


@plain
class Drawn:
    """Cards just drawn; only the drawer sees which (K23)."""

    deck: str
    count: int
    cards: Cards | None


@plain
class Doing:
    """The action that is being carried out, as far as it has got."""

    card: str
    caravan: int
    parting: bool
    deed: int
    step: int
    left: int
    contract: str
    rival: str
    target: int


@plain
class Shown:
    """All of the table that a seat may see. An open contract that could not be replaced is an empty text."""

    phase: str
    turn: str
    first: str
    round: int
    deciding: list[str]
    market: list[str]
    merchants: list[Merchant]
    standard: Deck
    special: Deck
    contracts: Deck
    discard: Cards
    box: Cards
    unused: Cards | None
    unused_cards: int
    ready: bool
    drawn: Drawn | None
    doing: Doing | None
    moment: int
    last_round: bool
    end: str


def show(game: Kashgar, table: Table, sights: Sequence[Sight]) -> list[Shown]:
    """The table with the cards of those places that are seen, for each who looks."""
    open_side = _open_side(game, table)
    return [_with_secrets(game, table, open_side, sees) for sees in sights]


def _cards(game: Kashgar, row: vec[i64]) -> Cards:
    return {name: int(count) for name, count in zip(game.pieces, row, strict=True) if count}


def _open_side(game: Kashgar, table: Table) -> Shown:
    """What everybody sees."""

    def name(card: i64) -> str:
        return "" if card == NO_CARD else game.pieces[card]

    def deck(number: int) -> Deck:
        pile = table.pile(number)
        return Deck([Bag(int(bag.number), int(bag.size), None) for bag in pile.bags], int(pile.next_bag))

    merchants = [
        Merchant(
            LETTERS[seat],
            int(player.points),
            int(player.rose),
            {stock: int(count) for stock, count in zip(STOCKS, player.stocks, strict=True)},
            [[game.pieces[card] for card in caravan] for caravan in player.caravans],
            [game.pieces[card] for card in player.contracts],
        )
        for seat, player in enumerate(table.players)
    ]
    drawn = None
    if table.drawn_deck != NO_DECK:
        drawn = Drawn(DECKS[table.drawn_deck], sum(table.drawn), None)
    doing = None
    if table.card != NO_CARD:
        doing = Doing(
            game.pieces[table.card],
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
    return Shown(
        PHASES[table.phase],
        LETTERS[table.turn],
        LETTERS[table.first],
        int(table.round),
        [LETTERS[seat] for seat in range(table.seats) if table.deciding >> seat & 1],
        [name(card) for card in table.market],
        merchants,
        deck(0),
        deck(1),
        deck(2),
        _cards(game, table.discard),
        _cards(game, table.box),
        None if unused else {},
        unused,
        bool(table.ready),
        drawn,
        doing,
        int(table.moment),
        bool(table.last_round),
        ENDINGS[table.end],
    )


def _with_secrets(game: Kashgar, table: Table, shown: Shown, sees: Sight) -> Shown:
    """Cards just drawn, bags of the decks, expansion cards that stay in the box: for those who see into them."""

    def deck(number: int, known: Deck) -> Deck:
        bags = table.pile(number).bags
        seen = [sees(f"{DECKS[number]}:{bag.number}") for bag in bags]
        if not any(seen):
            return known
        shown_bags = [
            changed(bag, cards=_cards(game, lying.cards)) if sight else bag
            for bag, lying, sight in zip(known.bags, bags, seen, strict=True)
        ]
        return changed(known, bags=shown_bags)

    drawn = shown.drawn
    if drawn is not None and sees(table.drawn_place()):
        drawn = changed(drawn, cards=_cards(game, table.drawn))
    return changed(
        shown,
        standard=deck(0, shown.standard),
        special=deck(1, shown.special),
        contracts=deck(2, shown.contracts),
        unused=_cards(game, table.unused) if sees("unused") else shown.unused,
        drawn=drawn,
    )


def hidden(shown: Shown) -> dict[str, int]:
    """The places whose cards are not shown, with how many lie there."""
    places = {
        f"{name}:{bag.number}": bag.size
        for name, deck in zip(DECKS, (shown.standard, shown.special, shown.contracts), strict=True)
        for bag in deck.bags
        if bag.cards is None
    }
    if shown.drawn is not None and shown.drawn.cards is None:
        places[f"drawn-{shown.drawn.deck}:{LETTERS.index(shown.turn)}"] = shown.drawn.count
    if shown.unused is None:
        places["unused"] = shown.unused_cards
    return places


def state_of(game: Kashgar, shown: Shown, seats: int, options: Mapping[str, str], faults: list[str]) -> Table | None:
    """The state that is shown, hidden places empty. What cannot be is named in `faults`."""
    faults += _bad_words(game, shown, seats)
    if faults:
        return None

    def row(cards: Cards | None) -> list[int]:
        counts = [0] * len(game.pieces)
        for name, count in (cards or {}).items():
            counts[game.number[name]] = count
        return counts

    def number(name: str) -> int:
        return game.number[name] if name else NO_CARD

    table = bare_table(game, seats, dict(options))
    for pile, deck in zip(
        (table.standard, table.special, table.contracts), (shown.standard, shown.special, shown.contracts), strict=True
    ):
        for bag in deck.bags:
            pile.lay(row(bag.cards), bag.number, bag.size)
        pile.next_bag = deck.next_bag
    for place, cards in (("discard", shown.discard), ("box", shown.box), ("unused", shown.unused)):
        table.lay_out(place, row(cards))
    table.ready = int(shown.ready)
    for slot, name in enumerate(shown.market):
        table.market[slot] = number(name)
    for player, one in zip(table.players, shown.merchants, strict=True):
        for kind, stock in enumerate(STOCKS):
            player.stocks[kind] = one.stocks[stock]
        player.caravans = [[number(name) for name in caravan] for caravan in one.caravans]
        player.contracts = [number(name) for name in one.contracts]
        player.points, player.rose = one.points, one.rose
    table.phase, table.end = PHASES.index(shown.phase), ENDINGS.index(shown.end)
    table.turn, table.first = LETTERS.index(shown.turn), LETTERS.index(shown.first)
    table.round, table.moment, table.last_round = shown.round, shown.moment, int(shown.last_round)
    table.deciding = sum(1 << LETTERS.index(name) for name in shown.deciding)
    if shown.drawn is not None:
        table.drawn_deck = DECKS.index(shown.drawn.deck)
        table.lay_out(f"drawn-{shown.drawn.deck}:{table.turn}", row(shown.drawn.cards))
    if shown.doing is not None:
        doing = shown.doing
        table.card, table.caravan, table.parting = number(doing.card), doing.caravan - 1, int(doing.parting)
        table.deed, table.step, table.left = doing.deed - 1, doing.step - 1, doing.left
        table.contract, table.rival, table.target = number(doing.contract), LETTERS.index(doing.rival), doing.target
    faults += _impossible(game, shown, table)
    return None if faults else table


def _bad_words(game: Kashgar, shown: Shown, seats: int) -> list[str]:
    """Names that mean nothing here, and numbers that cannot be."""
    faults: list[str] = []
    letters = list(LETTERS[:seats])
    persons = game.person_names
    contracts = game.contract_names

    def known(where: str, name: str, names: Collection[str]) -> None:
        if name not in names:
            faults.append(f"table.{where} is {name!r}; there are: {', '.join(names)}")

    known("phase", shown.phase, PHASES)
    known("end", shown.end, ENDINGS)
    for where, name in (("turn", shown.turn), ("first", shown.first), *(("deciding", n) for n in shown.deciding)):
        known(where, name, letters)
    if [one.seat for one in shown.merchants] != letters:
        faults.append(f"table.merchants should be for seats {' '.join(letters)}, in order")
    if len(shown.market) != OPEN:
        faults.append(f"table.market should have {OPEN} places, those without a contract as an empty text")
    for name in shown.market:
        if name:
            known("market", name, contracts)
    rows = [("discard", shown.discard), ("box", shown.box), ("unused", shown.unused or {})]
    for name, deck in zip(DECKS, (shown.standard, shown.special, shown.contracts), strict=True):
        rows += [(f"{name} {bag.number}", bag.cards or {}) for bag in deck.bags]
        if len({bag.number for bag in deck.bags}) != len(deck.bags):
            faults.append(f"table.{name}: two bags have the same number")
        if not all(0 <= n < 10**6 for bag in deck.bags for n in (bag.number, bag.size)) or deck.next_bag > 10**6:
            faults.append(f"table.{name}: a number is out of its range")
    if shown.drawn is not None:
        known("drawn.deck", shown.drawn.deck, DECKS)
        rows.append(("drawn", shown.drawn.cards or {}))
    for where, cards in rows:
        for name, count in cards.items():
            known(where, name, game.number)
            if not 0 < count < 1000:
                faults.append(f"table.{where}: {count} {name}")
    rules = game.content.rules
    for one in shown.merchants:
        where = f"merchants {one.seat}"
        if set(one.stocks) != set(STOCKS):
            faults.append(f"table.{where}.stocks should be {', '.join(STOCKS)}")
        for stock, count in one.stocks.items():
            most = rules.most_mules if stock == "mules" else rules.most
            if not 0 <= count <= most:
                faults.append(f"table.{where}: {stock} should be 0 to {most}, not {count} [K21]")
        if len(one.caravans) != CARAVANS:
            faults.append(f"table.{where} should have {CARAVANS} caravans")
        for name in (name for caravan in one.caravans for name in caravan):
            known(f"{where}.caravans", name, persons)
        for name in one.contracts:
            known(f"{where}.contracts", name, contracts)
        if not 0 <= one.rose <= shown.moment:
            faults.append(f"table.{where}.rose should be 0 to table.moment")
    if not 1 <= shown.round < 10**6 or not 0 <= shown.moment < 10**9:
        faults.append("table: a number is out of its range")
    if shown.doing is not None:
        known("doing.card", shown.doing.card, persons)
        if shown.doing.contract:
            known("doing.contract", shown.doing.contract, contracts)
        known("doing.rival", shown.doing.rival, letters)
        if shown.doing.card in persons:
            faults += _bad_action(game, shown.doing)
    return faults


def _bad_action(game: Kashgar, doing: Doing) -> list[str]:
    person = game.content.persons[game.pieces.index(doing.card)]
    actions = person.parting if doing.parting else person.caravan
    if not 1 <= doing.caravan <= CARAVANS or not 1 <= doing.deed <= len(actions):
        return ["table.doing: there is no such caravan, or the card has no such action"]
    steps = len(game.default_terms.deed(game, actions[doing.deed - 1]).steps)
    if not 1 <= doing.step <= steps or not 0 <= doing.left < 1000 or not 0 <= doing.target < 1000:
        return ["table.doing: a number is out of its range"]
    return []


def _impossible(game: Kashgar, shown: Shown, table: Table) -> list[str]:
    """What the words say but the rules rule out."""
    faults = []
    for name, deck in zip(DECKS, (shown.standard, shown.special, shown.contracts), strict=True):
        for bag in deck.bags:
            if bag.cards is not None and sum(bag.cards.values()) != bag.size:
                faults.append(f"table.{name} bag {bag.number}: {bag.size} cards are counted, others are listed")
    if shown.drawn is not None and shown.drawn.cards is not None:
        if sum(shown.drawn.cards.values()) != shown.drawn.count:
            faults.append("table.drawn: so many cards are counted, others are listed")
    if shown.unused is not None and sum(shown.unused.values()) != shown.unused_cards:
        faults.append("table.unused: so many cards are counted, others are listed")
    if not hidden(shown):
        tally = table.tally()
        for name, count in zip(game.pieces, game.all_pieces(table.seats), strict=True):
            if tally[name] != count:
                faults.append(f"table: there are {tally[name]} {name} in all, not {count}")
    for seat, one in enumerate(shown.merchants):
        points = int(ending.person_points(table, seat) + ending.contract_points(table, seat))
        if points != one.points:
            faults.append(f"table.merchants {one.seat}: has {points} points, not {one.points} [K11]")
    if shown.round > table.terms.rounds:
        faults.append("table.round is beyond the last one [K19]")
    return faults + _wrong_question(shown, table)


def _wrong_question(shown: Shown, table: Table) -> list[str]:
    """Whether what is asked fits the action that is being carried out."""
    if (shown.phase == "over") != (not shown.deciding) or (shown.phase == "over") != bool(shown.end):
        return ["table: a game is over when its phase is over, nobody decides and the end is named"]
    faults = []
    if shown.phase != "over" and shown.deciding != [shown.turn]:
        faults.append(f"table.deciding should be [{shown.turn}]: nobody else is asked")
    if (shown.doing is None) != (shown.phase in ("choose", "over")):
        faults.append("table.doing: there is an action exactly while one is being carried out")
    if (shown.drawn is not None) != (shown.phase in ("keep-card", "fulfil-drawn") or _pays_for_drawn(table)):
        faults.append("table.drawn: cards are drawn exactly while one may be chosen")
    if shown.doing is None:
        return faults
    if shown.phase == "pay":
        deed = (table.terms.parting if table.parting else table.terms.caravan)[table.card][table.deed]
        if not 1 <= table.left <= len(deed.symbols) or table.step:
            faults.append("table.phase: no spice is owed for this action's cost")
        return faults
    verb = int(deeds.step_now(table).verb)
    if shown.phase not in QUESTIONS.get(verb, ()):
        faults.append("table.phase: the action does not ask that in this step")
    elif shown.phase == "pay-price":
        if table.contract == NO_CARD or table.target >= len(table.terms.symbols[table.contract]):
            faults.append("table.doing: no spice is owed for this contract")
    elif shown.phase in ("choose-caravan", "remove-card") and shown.doing.target >= CARAVANS:
        faults.append("table.doing.target should be a caravan, from 0")
    if not 1 <= table.left <= len(deeds.step_now(table).symbols) and verb == INCREASE_SPICES:
        faults.append("table.doing.left: there are not so many spices to choose")
    return faults


def _pays_for_drawn(table: Table) -> bool:
    return (
        table.card != NO_CARD
        and PHASES[table.phase] == "pay-price"
        and int(deeds.step_now(table).verb) == COMPLETE_DRAWN
    )


QUESTIONS = {
    INCREASE_ONE: ("raise",),
    INCREASE_SPICES: ("raise",),
    INCREASE_PER_CARD: ("raise",),
    SET_ONE: ("set-stock",),
    EXCHANGE: ("amount",),
    DRAW: ("keep-card",),
    TAKE: ("take-card",),
    COMPLETE: ("fulfil-open", "pay-price"),
    COMPLETE_DRAWN: ("fulfil-drawn", "pay-price"),
    REMOVE: ("choose-rival", "choose-caravan", "remove-card"),
    MOVE: ("choose-rival", "choose-caravan"),
    ROB: ("choose-rival",),
    PASS_ON: ("choose-rival", "choose-caravan"),
}
"""What each verb may ask."""
