"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from sarai.games.marco_polo import checking
from sarai.games.marco_polo.table import Player, Table, bare_table
from sarai.games.marco_polo.words import (
    BONUS_KINDS,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    COLOURS,
    DIE_NAMES,
    ENDINGS,
    GOALS,
    NONE,
    OFFERS_OF_BOOK,
    OPEN_IN_CITY,
    PHASES,
    PURPOSES,
    RED,
    SEALS,
    STAGES,
    STOCKS,
    TASK,
    TASKS,
)
from sarai.kernel.native import i64, vec
from sarai.kernel.plain import changed, plain
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.kernel.game import Sight
    from sarai.kernel.piles import Pile

Cards = dict[str, int]
SIDES = ("", "basic", "improved")


@plain
class Die:
    """A die on an action space: of a seat, a black one, or one that blocks a place for the whole game."""

    colour: str
    value: int


@plain
class Traveller:
    """One player. Goals are seen by their owner, and by all when the game is over."""

    seat: str
    character: str
    points: int
    stocks: dict[str, int]
    dice: list[int]
    black_dice: list[int]
    figures: list[str]
    posts: list[str]
    seals: dict[str, str]
    contracts: list[str]
    completed: list[str]
    outposts: list[str]
    shields: int
    goal_cards: int
    goals: list[str] | None


@plain
class Bag:
    """Cards of a pile between which chance will choose; the bags come one after another."""

    number: int
    size: int
    cards: Cards | None


@plain
class Deck:
    bags: list[Bag]
    next_bag: int


@plain
class Heap:
    """Cards that were not dealt."""

    size: int
    cards: Cards | None


@plain
class Movement:
    """A movement as it is planned, or as it was made while its posts are placed."""

    planning: bool
    at: str
    figure: int
    other_ended_at: str
    second_half: bool
    steps: int
    legs: int
    passed: list[str]
    oases: list[str]
    posts: list[str]
    extra_post: bool
    may_stay: bool


@plain
class Payment:
    """What is due, and the jade that already stands for coins."""

    purpose: str
    coins: int
    camels: int
    jade: int
    jade_for_coins: int


@plain
class Doing:
    """What is being carried out. `task` is the one that asks now, `todo` what comes after it."""

    task: str
    todo: list[str]
    bonuses: list[str]
    space: str
    picked: list[str]
    lowest: int
    choice: int
    incoming: str
    taken: list[str]
    movement: Movement
    payment: Payment


@plain
class Shown:
    """All of the table that a seat may see. Cities, spaces and pieces go by name; nothing there is an empty text."""

    phase: str
    stage: str
    round: int
    turn: str
    first: str
    hourglass: str
    highest: str
    deciding: list[str]
    travellers: list[Traveller]
    spaces: dict[str, list[Die]]
    black_dice: int
    black_rolled: list[int]
    offers: list[str]
    next_offers: list[str]
    contracts: dict[str, list[str]]
    city_cards: dict[str, str]
    area: list[str]
    markers: dict[str, str]
    outposts: dict[str, str]
    characters: list[str]
    red_pile: Deck
    city_pile: Deck
    offer_piles: list[Deck]
    blue_left: Heap
    goals_left: Heap
    box: Cards
    acted: bool
    bought: bool
    bagged: int
    idle: int
    fresh: list[str]
    doing: Doing
    end: str


def show(game: MarcoPolo, table: Table, sights: Sequence[Sight]) -> list[Shown]:
    """The table with the cards of those places that are seen, for each who looks."""
    open_side = _open_side(game, table)
    return [_with_secrets(game, table, open_side, sees) for sees in sights]


def _cards(game: MarcoPolo, row: Iterable[int], first: int = 0) -> Cards:
    return {game.pieces[first + kind]: int(count) for kind, count in enumerate(row) if count}


def _open_side(game: MarcoPolo, table: Table) -> Shown:
    """What everybody sees."""
    terms = table.terms

    def name(piece: int) -> str:
        return "" if piece == NONE else game.pieces[piece]

    def cities(mask: int) -> list[str]:
        return [game.locations[city] for city in range(CITIES) if mask >> city & 1]

    def deck(pile: Pile) -> Deck:
        return Deck([Bag(int(bag.number), int(bag.size), None) for bag in pile.bags], int(pile.next_bag))

    return Shown(
        phase=PHASES[table.phase],
        stage=STAGES[table.stage],
        round=int(table.round),
        turn=LETTERS[table.turn],
        first=LETTERS[table.first],
        hourglass=LETTERS[table.hourglass],
        highest="" if table.highest == NONE else game.spaces[table.highest],
        deciding=[LETTERS[seat] for seat in range(table.seats) if table.deciding >> seat & 1],
        travellers=[_traveller(game, table, seat) for seat in range(table.seats)],
        spaces={
            space: [Die(COLOURS[die // 10], die % 10) for die in table.spaces[number]]
            for number, space in enumerate(game.spaces)
        },
        black_dice=int(table.black_left),
        black_rolled=_values(table.pool),
        offers=[name(tile) for tile in table.offers],
        next_offers=[name(tile) for tile in table.next_offers],
        contracts={
            game.locations[city]: [name(one) for one in table.market[slot * OPEN_IN_CITY : (slot + 1) * OPEN_IN_CITY]]
            for slot, city in enumerate(terms.contract_cities)
        },
        city_cards={game.locations[city]: name(table.city_cards[n]) for n, city in enumerate(terms.card_cities)},
        area=[name(card) for card in table.area],
        markers={game.locations[city]: name(table.markers[city]) for city in terms.marker_cities},
        outposts={
            game.locations[city]: name(table.outposts[city]) for city in range(CITIES) if table.outposts[city] != NONE
        },
        characters=[one for number, one in enumerate(CHARACTERS) if table.characters[number]],
        red_pile=deck(table.red_pile),
        city_pile=deck(table.city_pile),
        offer_piles=[deck(pile) for pile in table.offer_piles],
        blue_left=Heap(sum(table.blue), None),
        goals_left=Heap(sum(table.goals), None),
        box=_cards(game, table.box),
        acted=bool(table.acted),
        bought=bool(table.bought),
        bagged=int(table.bagged),
        idle=int(table.idle),
        fresh=cities(table.fresh),
        doing=_doing(game, table),
        end=ENDINGS[table.end],
    )


def _with_secrets(game: MarcoPolo, table: Table, shown: Shown, sees: Sight) -> Shown:
    """Goal cards, bags of the piles, contracts and goals that nobody has: for those who see into them."""
    terms = table.terms

    def deck(known: Deck, pile: Pile, place: str, first: int) -> Deck:
        seen = [sees(f"{place}:{bag.number}") for bag in pile.bags]
        if not any(seen):
            return known
        bags = [
            changed(bag, cards=_cards(game, lying.cards, first)) if sight else bag
            for bag, lying, sight in zip(known.bags, pile.bags, seen, strict=True)
        ]
        return changed(known, bags=bags)

    def heap(known: Heap, place: str, row: Iterable[int], first: int) -> Heap:
        return changed(known, cards=_cards(game, row, first)) if sees(place) else known

    travellers = [
        changed(one, goals=_goals(game, table, seat)) if one.goals is None and sees(f"goal:{seat}") else one
        for seat, one in enumerate(shown.travellers)
    ]
    offers = [
        deck(known, pile, f"offer-{book + 1}", int(terms.first_offer) + OFFERS_OF_BOOK * book)
        for book, (known, pile) in enumerate(zip(shown.offer_piles, table.offer_piles, strict=True))
    ]
    return changed(
        shown,
        travellers=travellers,
        red_pile=deck(shown.red_pile, table.red_pile, "red", 0),
        city_pile=deck(shown.city_pile, table.city_pile, "city", int(terms.first_card)),
        offer_piles=offers,
        blue_left=heap(shown.blue_left, "blue", table.blue, int(terms.first_blue)),
        goals_left=heap(shown.goals_left, "goals", table.goals, int(terms.first_goal)),
    )


def _values(row: Iterable[int]) -> list[int]:
    return [value for value, count in enumerate(row) for _ in range(count)]


def _goals(game: MarcoPolo, table: Table, seat: int) -> list[str]:
    first = int(table.terms.first_goal)
    return [game.pieces[first + kind] for kind, count in enumerate(table.players[seat].goals) if count]


def _traveller(game: MarcoPolo, table: Table, seat: int) -> Traveller:
    player = table.players[seat]
    goals = _goals(game, table, seat)
    figures = [int(player.figure)] + ([] if player.second == NONE else [int(player.second)])
    return Traveller(
        seat=LETTERS[seat],
        character="" if player.character == NONE else CHARACTERS[player.character],
        points=int(player.points),
        stocks={stock: int(count) for stock, count in zip(STOCKS, player.stocks, strict=True)},
        dice=_values(player.own),
        black_dice=_values(player.black),
        figures=[game.locations[at] for at in figures],
        posts=[game.locations[city] for city in range(CITIES) if player.has_post(city)],
        seals={seal: SIDES[player.seals[number]] for number, seal in enumerate(SEALS) if player.seals[number]},
        contracts=[game.pieces[one] for one in player.contracts],
        completed=[game.pieces[one] for one in player.completed],
        outposts=[game.pieces[one] for one in player.tiles],
        shields=int(player.shields),
        goal_cards=len(goals),
        goals=goals if table.end else None,
    )


def _doing(game: MarcoPolo, table: Table) -> Doing:
    def task(number: int) -> str:
        return f"{TASKS[number // TASK]} {number % TASK}" if number else ""

    def location(number: int) -> str:
        return "" if number == NONE else game.locations[number]

    def cities(mask: int) -> list[str]:
        return [game.locations[city] for city in range(CITIES) if mask >> city & 1]

    oases = [game.locations[CITIES + n] for n in range(1, len(game.locations) - CITIES) if table.oases >> n & 1]
    return Doing(
        task(int(table.task)),
        [task(one) for one in table.todo],
        [f"{BONUS_KINDS[one // CITIES]} {game.locations[one % CITIES]}" for one in table.bonuses],
        "" if table.space == NONE else game.purposes_of_dice[table.space],
        [DIE_NAMES[kind] for kind in table.picked],
        int(table.lowest),
        int(table.choice),
        "" if table.incoming == NONE else game.pieces[table.incoming],
        [game.pieces[one] for one in table.taken],
        Movement(
            bool(table.moving),
            location(int(table.walker)),
            int(table.mover) + 1,
            location(int(table.ended_at)),
            bool(table.switched),
            int(table.steps),
            int(table.walked),
            cities(table.passed),
            oases,
            cities(table.moved),
            bool(table.upper),
            bool(table.may_decline),
        ),
        Payment(
            PURPOSES[table.purpose],
            int(table.coins_due),
            int(table.camels_due),
            int(table.jade_due),
            int(table.jade_for_coins),
        ),
    )


def hidden(shown: Shown) -> dict[str, int]:
    """The places whose cards are not shown, with how many lie there."""
    decks = [("red", shown.red_pile), ("city", shown.city_pile)]
    decks += [(f"offer-{book + 1}", deck) for book, deck in enumerate(shown.offer_piles)]
    places = {f"{name}:{bag.number}": bag.size for name, deck in decks for bag in deck.bags if bag.cards is None}
    for name, heap in (("blue", shown.blue_left), ("goals", shown.goals_left)):
        if heap.cards is None:
            places[name] = heap.size
    for seat, one in enumerate(shown.travellers):
        if one.goals is None:
            places[f"goal:{seat}"] = one.goal_cards
    return places


# -- back to a state


def state_of(game: MarcoPolo, shown: Shown, seats: int, options: Mapping[str, str], faults: list[str]) -> Table | None:
    """The state that is shown, hidden places empty. What cannot be is named in `faults`."""
    faults += checking.bad_words(game, shown, seats)
    if faults:
        return None
    table = bare_table(game, seats, dict(options))
    terms = table.terms

    def row(cards: Cards | None, first: int, size: int) -> list[int]:
        return [(cards or {}).get(game.pieces[first + kind], 0) for kind in range(size)]

    def piece(name: str) -> int:
        return game.pieces.index(name) if name else NONE

    def mask(names: Iterable[str]) -> int:
        return sum(1 << game.locations.index(name) for name in names)

    def fill(laid: vec[i64], counts: list[int]) -> None:
        for index, count in enumerate(counts):  # a row of our own, handed to compiled code, would never be given back
            laid[index] = count

    def lay(pile: Pile, deck: Deck, first: int, size: int) -> None:
        for bag in deck.bags:
            pile.lay(row(bag.cards, first, size), bag.number, bag.size)
        pile.next_bag = deck.next_bag

    table.phase, table.stage, table.end = PHASES.index(shown.phase), STAGES.index(shown.stage), ENDINGS.index(shown.end)
    table.round = shown.round
    table.turn, table.first, table.hourglass = (LETTERS.index(x) for x in (shown.turn, shown.first, shown.hourglass))
    table.highest = game.spaces.index(shown.highest) if shown.highest else NONE
    table.deciding = sum(1 << LETTERS.index(name) for name in shown.deciding)
    for player, one in zip(table.players, shown.travellers, strict=True):
        _seat(game, table, player, one)
    table.spaces = [
        [COLOURS.index(die.colour) * 10 + die.value for die in shown.spaces[space]] for space in game.spaces
    ]
    table.black_left = shown.black_dice
    for value in shown.black_rolled:
        table.pool[value] += 1
    fill(table.offers, [piece(name) for name in shown.offers])
    fill(table.next_offers, [piece(name) for name in shown.next_offers])
    fill(
        table.market,
        [piece(name) for city in terms.contract_cities for name in shown.contracts[game.locations[city]]],
    )
    fill(table.city_cards, [piece(shown.city_cards[game.locations[city]]) for city in terms.card_cities])
    fill(table.area, [piece(name) for name in shown.area])
    for city in range(CITIES):
        table.markers[city] = piece(shown.markers.get(game.locations[city], ""))
        table.outposts[city] = piece(shown.outposts.get(game.locations[city], ""))
    fill(table.characters, [int(one in shown.characters) for one in CHARACTERS])
    lay(table.red_pile, shown.red_pile, 0, RED)
    lay(table.city_pile, shown.city_pile, int(terms.first_card), CITY_CARDS)
    for book, deck in enumerate(shown.offer_piles):
        lay(table.offer_piles[book], deck, int(terms.first_offer) + OFFERS_OF_BOOK * book, OFFERS_OF_BOOK)
    fill(table.blue, row(shown.blue_left.cards, int(terms.first_blue), len(table.blue)))
    fill(table.goals, row(shown.goals_left.cards, int(terms.first_goal), GOALS))
    fill(table.box, row(shown.box, 0, int(terms.kinds)))
    table.acted, table.bought = int(shown.acted), int(shown.bought)
    table.bagged, table.idle = shown.bagged, shown.idle
    table.fresh = mask(shown.fresh)
    _resume(game, table, shown.doing)
    faults += checking.impossible(game, shown, table, whole=not hidden(shown))
    return None if faults else table


def _seat(game: MarcoPolo, table: Table, player: Player, one: Traveller) -> None:
    first = int(table.terms.first_goal)
    player.character = CHARACTERS.index(one.character) if one.character else NONE
    player.points, player.shields = one.points, one.shields
    for number, stock in enumerate(STOCKS):
        player.stocks[number] = one.stocks[stock]
    for row, values in ((player.own, one.dice), (player.black, one.black_dice)):
        for value in values:
            row[value] += 1
    player.figure = game.locations.index(one.figures[0])
    player.second = game.locations.index(one.figures[1]) if len(one.figures) > 1 else NONE
    player.posts = sum(1 << game.locations.index(city) for city in one.posts)
    for number, seal in enumerate(SEALS):
        player.seals[number] = SIDES.index(one.seals.get(seal, ""))
    player.contracts = [game.pieces.index(name) for name in one.contracts]
    player.completed = [game.pieces.index(name) for name in one.completed]
    player.tiles = [game.pieces.index(name) for name in one.outposts]
    for name in one.goals or []:
        player.goals[game.pieces.index(name) - first] += 1


def _resume(game: MarcoPolo, table: Table, doing: Doing) -> None:
    """What was being carried out goes on."""

    def task(text: str) -> int:
        kind, _, number = text.partition(" ")
        return TASKS.index(kind) * TASK + int(number) if text else 0

    def location(name: str) -> int:
        return game.locations.index(name) if name else NONE

    table.task = task(doing.task)
    table.todo = [task(one) for one in doing.todo]
    table.bonuses = []
    for text in doing.bonuses:
        kind, city = text.split()
        table.bonuses.append(BONUS_KINDS.index(kind) * CITIES + game.locations.index(city))
    table.space = game.purposes_of_dice.index(doing.space) if doing.space else NONE
    table.picked = [DIE_NAMES.index(name) for name in doing.picked]
    table.lowest, table.choice = doing.lowest, doing.choice
    table.incoming = game.pieces.index(doing.incoming) if doing.incoming else NONE
    table.taken = [game.pieces.index(name) for name in doing.taken]
    made = doing.movement
    table.moving, table.walker, table.mover = int(made.planning), location(made.at), made.figure - 1
    table.ended_at, table.switched = location(made.other_ended_at), int(made.second_half)
    table.steps, table.walked = made.steps, made.legs
    table.passed = sum(1 << game.locations.index(city) for city in made.passed)
    table.oases = sum(1 << (game.locations.index(oasis) - CITIES) for oasis in made.oases)
    table.moved = sum(1 << game.locations.index(city) for city in made.posts)
    table.upper, table.may_decline = int(made.extra_post), int(made.may_stay)
    due = doing.payment
    table.purpose = PURPOSES.index(due.purpose)
    table.coins_due, table.camels_due, table.jade_due = due.coins, due.camels, due.jade
    table.jade_for_coins = due.jade_for_coins
