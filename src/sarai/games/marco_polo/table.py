"""What lies on the table in a game of Marco Polo II; the rules that move it are in `setup`, `rounds`, `turn` etc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import ending, questions, turn
from sarai.games.marco_polo.constants import (
    ACTIVE,
    BLACK,
    BLOCKING,
    BLUE,
    BOOKS,
    CARD_CITIES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    CONTRACT_CITIES,
    DICE,
    FACES,
    GOALS,
    KINDS_OF_STOCK,
    NONE,
    OFFERS_OF_BOOK,
    OPEN_IN_CITY,
    POSTS,
    RED,
    SEALS,
    SETTING_UP,
    SPACES,
)
from sarai.games.marco_polo.terms import MarcoPoloTerms
from sarai.kernel.native import i64, vec
from sarai.kernel.piles import Pile
from sarai.kernel.standings import Standings
from sarai.kernel.state import State

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo  # noqa: F401 (named in a text)
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


class MarcoPoloPlayer:
    """One traveller: goods, dice not yet placed, figures, posts, seals, contracts, goals."""

    stocks: vec[i64]
    own: vec[i64]  # unplaced dice of the player's own colour, by value
    black: vec[i64]
    seals: vec[i64]  # none, basic or improved
    contracts: list[int]  # active, at most two
    completed: list[int]  # this list and the next one are replaced whenever they change
    tiles: list[int]  # outpost tiles that Filippo keeps
    goals: vec[i64]  # three at first, later the one that was kept
    posts: i64  # a bit for each city
    figure: i64  # where it stands
    second: i64  # the second figure of Mailin and Tian Chin, or nowhere
    character: i64
    points: i64
    shields: i64  # +1 shields that were received

    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        stocks: vec[i64],
        own: vec[i64],
        black: vec[i64],
        seals: vec[i64],
        goals: vec[i64],
        contracts: list[int],
        completed: list[int],
        tiles: list[int],
    ) -> None:
        self.stocks = stocks
        self.own = own
        self.black = black
        self.seals = seals
        self.goals = goals
        self.contracts = contracts
        self.completed = completed
        self.tiles = tiles
        self.posts = 0
        self.figure = CITIES
        self.second = NONE
        self.character = NONE
        self.points = 0
        self.shields = 0

    def dice(self) -> i64:
        """How many dice are not yet placed, black ones too."""
        count: i64 = 0
        for value in range(1, FACES + 1):
            count += self.own[value] + self.black[value]
        return count

    def posts_placed(self) -> i64:
        count: i64 = 0
        left = self.posts
        while left:
            left &= left - 1
            count += 1
        return count

    def has_post(self, city: i64) -> bool:
        return bool(self.posts >> city & 1)

    def clone(self) -> MarcoPoloPlayer:
        twin = MarcoPoloPlayer(
            self.stocks[:],
            self.own[:],
            self.black[:],
            self.seals,
            self.goals,
            self.contracts[:],
            self.completed,
            self.tiles,
        )
        twin.posts = self.posts
        twin.figure = self.figure
        twin.second = self.second
        twin.character = self.character
        twin.points = self.points
        twin.shields = self.shields
        return twin


class MarcoPoloTable(State["MarcoPolo"]):
    """The whole position."""

    players: list[MarcoPoloPlayer]
    spaces: list[list[int]]  # the dice on each action space, colour * 10 + value, in the order they came
    black_left: i64
    pool: vec[i64]  # values of the black dice on the board, if they are rolled at the start of a round
    market: vec[i64]  # two open contracts for each contract city
    red_pile: Pile
    blue: vec[i64]  # starting contracts not dealt
    city_cards: vec[i64]
    area: vec[i64]
    city_pile: Pile
    markers: vec[i64]  # by city
    outposts: vec[i64]  # by city
    offers: vec[i64]
    next_offers: vec[i64]
    offer_piles: list[Pile]
    goals: vec[i64]  # not dealt, or put back
    characters: vec[i64]  # 1 for each that can still be chosen
    box: vec[i64]
    # whose turn, and where in it
    round: i64
    first: i64
    hourglass: i64  # who will go first in the next round (M15)
    highest: i64  # the highest travel space used in this round, or none
    stage: i64
    acted: i64  # the normal action of this turn is done
    bought: i64  # a black die was bought in this turn (M13)
    bagged: i64  # dice placed on the money bag in this turn (M14)
    idle: i64  # consecutive turns in which no die was placed (M14, other reading)
    fresh: i64  # cities where a post was placed in this turn (M12)
    # what is being carried out
    todo: list[int]
    bonuses: list[int]  # of new posts; the player chooses their order (M9)
    task: i64
    space: i64  # that dice are being picked for
    picked: list[int]
    lowest: i64  # value of the lowest die placed
    choice: i64  # what was chosen: an offer, a seal, a contract, a trade, a die
    incoming: i64  # a contract for which there is no room yet
    taken: list[int]  # contracts taken in this action, which cannot be given up in it (M11)
    # a movement
    moving: i64  # 1 while one is being planned
    walker: i64  # where the figure that is being moved is in the plan
    mover: i64  # which of the two figures
    switched: i64  # 1 when the other figure continues the movement
    ended_at: i64  # where the first figure ended
    steps: i64  # that are left
    walked: i64  # legs of the figure that is being moved
    passed: i64  # cities it went through
    oases: i64  # a bit for each one passed or ended on
    moved: i64  # cities where this movement placed a post
    upper: i64  # 1: an extra post may be placed
    may_decline: i64
    # a payment
    purpose: i64
    coins_due: i64
    camels_due: i64
    jade_due: i64
    jade_for_coins: i64

    terms: MarcoPoloTerms

    __slots__ = tuple(__annotations__)

    def lay_bare(self) -> None:
        self.terms = self.game.terms(self.options)
        self.players = [bare_player() for _ in range(self.seats)]
        self.spaces = [[] for _ in range(SPACES)]
        self.black_left = 0
        self.pool = vec[i64]([0] * (FACES + 1))
        self.market = vec[i64]([NONE] * (CONTRACT_CITIES * OPEN_IN_CITY))
        self.red_pile = Pile()
        self.blue = vec[i64]([0] * BLUE)
        self.city_cards = vec[i64]([NONE] * CARD_CITIES)
        self.area = vec[i64]([NONE, NONE])
        self.city_pile = Pile()
        self.markers = vec[i64]([NONE] * CITIES)
        self.outposts = vec[i64]([NONE] * CITIES)
        self.offers = vec[i64]([NONE] * BOOKS)
        self.next_offers = vec[i64]([NONE] * BOOKS)
        self.offer_piles = [Pile() for _ in range(BOOKS)]
        self.goals = vec[i64]([0] * GOALS)
        self.characters = vec[i64]([0] * len(CHARACTERS))
        self.box = self.empty_row()
        self.round = 1
        self.first = 0
        self.hourglass = 0
        self.highest = NONE
        self.stage = SETTING_UP
        self.idle = 0
        self.todo = []
        self.bonuses = []
        self.begin_turn()

    def begin_turn(self) -> None:
        """Nothing has been done in this turn."""
        self.acted = 0
        self.bought = 0
        self.bagged = 0
        self.fresh = 0
        self.forget_action()

    def forget_action(self) -> None:
        """Nothing is being carried out."""
        self.task = 0
        self.space = NONE
        self.picked = []
        self.lowest = 0
        self.choice = NONE
        self.incoming = NONE
        self.taken = []
        self.forget_movement()
        self.purpose = 0
        self.coins_due = 0
        self.camels_due = 0
        self.jade_due = 0
        self.jade_for_coins = 0

    def forget_movement(self) -> None:
        self.moving = 0
        self.walker = NONE
        self.mover = 0
        self.switched = 0
        self.ended_at = NONE
        self.steps = 0
        self.walked = 0
        self.passed = 0
        self.oases = 0
        self.moved = 0
        self.upper = 0
        self.may_decline = 0

    def empty_row(self) -> vec[i64]:
        return vec[i64]([0] * int(self.terms.kinds))

    def legal(self, seat: i64) -> list[int]:
        return self.questions[self.phase].choices(self, seat) if self.deciding >> seat & 1 else []

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int = 0) -> None:
        """Take an answer, and then everything that needs no answer."""
        self.questions[self.phase].answer(self, seat, action, chance, tell, at)
        turn.go_on(self, chance, tell)

    def standings(self) -> Standings:
        return ending.standings(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def clone(self) -> MarcoPoloTable:
        """Search makes clones more than anything else: what seldom changes is shared, and copied when it does."""
        twin = MarcoPoloTable(self.game, self.questions, self.seats, self.options)
        twin.terms = self.terms
        twin.deciding = self.deciding
        twin.players = [player.clone() for player in self.players]
        twin.spaces = self.spaces[:]  # a space gets a new list whenever its dice change
        twin.black_left = self.black_left
        twin.pool = self.pool[:]
        twin.market = self.market[:]
        twin.red_pile = self.red_pile
        twin.blue = self.blue
        twin.city_cards = self.city_cards
        twin.area = self.area
        twin.city_pile = self.city_pile
        twin.markers = self.markers
        twin.outposts = self.outposts
        twin.offers = self.offers
        twin.next_offers = self.next_offers
        twin.offer_piles = self.offer_piles
        twin.goals = self.goals
        twin.characters = self.characters
        twin.box = self.box
        twin.round = self.round
        twin.first = self.first
        twin.hourglass = self.hourglass
        twin.highest = self.highest
        twin.turn = self.turn
        twin.phase = self.phase
        twin.stage = self.stage
        twin.acted = self.acted
        twin.bought = self.bought
        twin.bagged = self.bagged
        twin.idle = self.idle
        twin.fresh = self.fresh
        twin.todo = self.todo[:]
        twin.bonuses = self.bonuses[:]
        twin.task = self.task
        twin.space = self.space
        twin.picked = self.picked[:]
        twin.lowest = self.lowest
        twin.choice = self.choice
        twin.incoming = self.incoming
        twin.taken = self.taken[:]
        twin.moving = self.moving
        twin.walker = self.walker
        twin.mover = self.mover
        twin.switched = self.switched
        twin.ended_at = self.ended_at
        twin.steps = self.steps
        twin.walked = self.walked
        twin.passed = self.passed
        twin.oases = self.oases
        twin.moved = self.moved
        twin.upper = self.upper
        twin.may_decline = self.may_decline
        twin.purpose = self.purpose
        twin.coins_due = self.coins_due
        twin.camels_due = self.camels_due
        twin.jade_due = self.jade_due
        twin.jade_for_coins = self.jade_for_coins
        return twin

    # -- piles and the box are shared with clones until they change

    def own_red_pile(self) -> Pile:
        self.red_pile = self.red_pile.clone()
        return self.red_pile

    def own_city_pile(self) -> Pile:
        self.city_pile = self.city_pile.clone()
        return self.city_pile

    def own_offer_pile(self, book: i64) -> Pile:
        self.offer_piles = [pile.clone() for pile in self.offer_piles]
        return self.offer_piles[book]

    def put_in_box(self, piece: i64) -> None:
        self.box = self.box[:]
        self.box[piece] += 1

    def tally(self) -> dict[str, int]:
        """The pieces, each seat's posts and dice, and the black dice: none is made or lost."""
        counted = super().tally()
        placed = [die // 10 for there in self.spaces for die in there]
        black = int(self.black_left) + placed.count(BLACK)
        for seat, player in enumerate(self.players):
            dice = sum(int(count) for count in player.own) + placed.count(seat)
            counted[f"dice {seat}"] = dice or DICE  # between rounds they lie in front of their owner, without a value
            counted[f"posts {seat}"] = max(POSTS, int(player.posts_placed()))
            counted[f"room {seat}"] = int(len(player.contracts) <= ACTIVE)
            black += sum(int(count) for count in player.black)
        counted["black dice"] = black
        counted["blocking dice"] = placed.count(BLOCKING)
        return counted

    # -- places of pieces

    def places(self) -> list[str]:
        open_to_all = ["board", "box"]
        owned = [
            f"{kind}:{seat}" for kind in ("active", "completed", "tiles", "goal", "shown") for seat in range(self.seats)
        ]
        bags = [f"red:{bag.number}" for bag in self.red_pile.bags]
        bags += [f"city:{bag.number}" for bag in self.city_pile.bags]
        for book in range(BOOKS):
            bags += [f"offer-{book + 1}:{bag.number}" for bag in self.offer_piles[book].bags]
        return [*open_to_all, *owned, *bags, "blue", "goals"]

    def lies(self) -> dict[str, vec[i64]]:
        return {place: self.at(place) for place in self.places()}

    def at(self, place: str) -> vec[i64]:
        kind, _, number = place.partition(":")
        row = self.empty_row()
        if kind == "box":
            return self.box
        if kind == "board":
            self.add_board(row)
        elif kind == "red":
            self.add(row, 0, self.red_pile.bag(int(number)).cards)
        elif kind == "city":
            self.add(row, self.terms.first_card, self.city_pile.bag(int(number)).cards)
        elif kind.startswith("offer-"):
            book = int(kind[6:]) - 1
            first = self.terms.first_offer + OFFERS_OF_BOOK * book
            self.add(row, first, self.offer_piles[book].bag(int(number)).cards)
        elif kind == "blue":
            self.add(row, self.terms.first_blue, self.blue)
        elif kind == "goals":
            self.add(row, self.terms.first_goal, self.goals)
        else:
            self.add_owned(row, kind, self.players[int(number)])
            if kind == "active" and self.incoming != NONE and int(number) == self.turn:
                row[self.incoming] += 1
        return row

    def add(self, row: vec[i64], first: i64, counts: vec[i64]) -> None:
        for index in range(len(counts)):
            row[first + index] += counts[index]

    def add_board(self, row: vec[i64]) -> None:
        for cards in (self.market, self.city_cards, self.area, self.markers, self.outposts, self.offers):
            for card in cards:
                if card != NONE:
                    row[card] += 1
        for card in self.next_offers:
            if card != NONE:
                row[card] += 1

    def add_owned(self, row: vec[i64], kind: str, player: MarcoPoloPlayer) -> None:
        if kind == "active":
            for card in player.contracts:
                row[card] += 1
        elif kind == "completed":
            for card in player.completed:
                row[card] += 1
        elif kind == "tiles":
            for card in player.tiles:
                row[card] += 1
        elif (kind == "shown") == (self.phase == questions.OVER):  # a goal is shown when the game is over (M28)
            self.add(row, self.terms.first_goal, player.goals)

    def put(self, place: str, pieces: vec[i64]) -> None:
        kind, _, number = place.partition(":")
        if kind == "red":
            self.own_red_pile().bag(int(number)).cards = part(pieces, 0, RED)
        elif kind == "city":
            self.own_city_pile().bag(int(number)).cards = part(pieces, self.terms.first_card, CITY_CARDS)
        elif kind.startswith("offer-"):
            book = int(kind[6:]) - 1
            first = self.terms.first_offer + OFFERS_OF_BOOK * book
            self.own_offer_pile(book).bag(int(number)).cards = part(pieces, first, OFFERS_OF_BOOK)
        elif kind == "blue":
            self.blue = part(pieces, self.terms.first_blue, BLUE)
        elif kind == "goals":
            self.goals = part(pieces, self.terms.first_goal, GOALS)
        else:
            self.players[int(number)].goals = part(pieces, self.terms.first_goal, GOALS)


def part(pieces: vec[i64], first: i64, size: i64) -> vec[i64]:
    """The counts of one deck."""
    return vec[i64]([int(pieces[first + index]) for index in range(size)])


def bare_player() -> MarcoPoloPlayer:
    return MarcoPoloPlayer(
        vec[i64]([0] * KINDS_OF_STOCK),
        vec[i64]([0] * (FACES + 1)),
        vec[i64]([0] * (FACES + 1)),
        vec[i64]([0] * len(SEALS)),
        vec[i64]([0] * GOALS),
        [],
        [],
        [],
    )
