"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, cast

from sarai.games.dunhuang import ending
from sarai.games.dunhuang.constants import CHARACTERS, ENDINGS, KINDS, MIDDLE, MOST_SEATS, NO_CARD, SPACES
from sarai.games.dunhuang.table import DunhuangTable
from sarai.kernel.members import Count, Lies, Phase, Seat, Seats, counts, named
from sarai.kernel.plain_data import Among, Exactly, WholeNumber, changed, plain_data
from sarai.kernel.showing import Showing
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.dunhuang.game import Dunhuang
    from sarai.games.dunhuang.questions import Asking
    from sarai.kernel.places import Sight

Goods = dict[Annotated[str, Among("good")], Annotated[int, WholeNumber(1, 999)]]
Left = Annotated[int, WholeNumber(-(10**6))]
"""What is left of a supply, which may be unlimited."""
PLACES = [(f"hand:{seat}", f"drawn:{seat}", f"removed:{seat}") for seat in range(MOST_SEATS)]


@plain_data
class DunhuangSpace:
    """A tile of the ring with the good beside it; the ring is listed clockwise."""

    character: Annotated[str, Among(CHARACTERS)]
    good: Annotated[str | None, Among("good")]


@plain_data
class Token:
    """A majority token in a Shop."""

    good: Annotated[str, Among("good")]
    flipped: bool


@plain_data
class DunhuangMerchant:
    """One player. Only its owner sees a hand, cards just drawn and cards removed in set-up (D29, D33)."""

    seat: Seat
    coins: Count
    prestige: Count
    tokens: list[Token]
    shop: Goods
    cards: Count
    hand: Annotated[Goods | None, Lies("hand", by="seat", counted="cards")]
    drawn_cards: Count
    drawn: Annotated[Goods | None, Lies("drawn", by="seat", counted="drawn_cards")]
    removed_cards: Count
    removed: Annotated[Goods | None, Lies("removed", by="seat", counted="removed_cards")]


@plain_data
class DunhuangBag:
    """Cards of the pile from which chance will choose; the bags are listed in drawing order."""

    number: Count
    size: Annotated[int, WholeNumber(1)]
    goods: Annotated[Goods | None, Lies("bag", by="number", counted="size")]


@plain_data
class DunhuangShown:
    """All of the table that a seat may see."""

    phase: Phase
    turn: Seat
    first: Seat
    deciding: Seats
    camel: Annotated[str, Among(CHARACTERS)]
    steps: Count
    ring: Annotated[list[DunhuangSpace], Exactly(SPACES)]
    pile: list[DunhuangBag]
    next_bag: Count
    discard: Goods
    coins: Left
    prestige: Left
    merchants: list[DunhuangMerchant]
    chosen: Annotated[int, WholeNumber(0, KINDS - 1)]
    partner: Seat
    exchange: Count
    owed: Count
    thief: Seat
    after_token: Phase
    last_round: bool
    end: Annotated[str, Among(ENDINGS)]


@plain_data
class DunhuangBoard:
    """What a client needs to know of the rules; it follows from the pack."""

    steps: dict[str, int]
    """Which of the five steps of a turn each phase belongs to; 0: the turns have not begun."""
    free_steps: int
    """Free steps of the camel; each further one costs a coin."""
    goods_to_win: int
    """How many different goods in hand it takes to win at once, besides the tokens."""
    points: dict[str, int]
    """What each token and each prestige counts in the end."""
    tiles: list[list[str]]
    """The two characters of each tile."""


class DunhuangShowing(Showing[DunhuangTable]):
    """Only their owner sees a hand and cards face down; all see a hand when it is counted, or has won."""

    table_type = DunhuangShown
    board_type = DunhuangBoard
    topics = ("goal", "turn", "tokens", "end", "points")
    topics_unasked = {"": "goal", "four-and-four": "goal", "over": "points"}
    arguments = {
        "good": "good",
        "got": "good",
        "space": "character",
        "character": "character",
        "where": "where",
        "phase": "phase",
    }
    own_names = {"good": False}
    game: Dunhuang

    def __init__(self, game: Dunhuang) -> None:
        super().__init__(
            game,
            *("phase", "turn", "first", "deciding", "steps", "discard", "chosen", "partner", "exchange", "owed"),
            *("thief", "after_token", "last_round"),
            coins="bank",
            prestige="prestige_bank",
            end="ended",
        )
        asked = cast("list[Asking]", game.questions)
        self.steps = {question.name: question.step for question in asked} | {"over": 5}
        worth = game.content.worth
        self.numbers = {good.id: good.number for good in game.content.goods}
        self.figures = {
            "buddhist_price": worth.buddhist_price,
            "majority_points": worth.majority,
            "prestige_points": worth.prestige,
        }

    def figures_for(self, seats: int) -> dict[str, int]:
        return {**self.figures, "tokens_to_win": self.game.content.players_of(seats).tokens_to_win}

    def board(self) -> DunhuangBoard:
        worth = self.game.content.worth
        return DunhuangBoard(
            self.steps,
            1,
            ending.HAND_TYPES_TO_WIN,
            {"tokens": worth.majority, "prestige": worth.prestige},
            [list(tile.sides) for tile in self.game.content.tiles],
        )

    # -- from a state

    def tables(self, table: DunhuangTable, sights: Sequence[Sight]) -> list[DunhuangShown]:
        open_side = self.open_side(table)
        return [self.with_secrets(table, open_side, sees) for sees in sights]

    def open_side(self, table: DunhuangTable) -> DunhuangShown:
        """What everybody sees."""
        goods = self.game.pieces
        return DunhuangShown(
            **self.members.show(table),
            camel=CHARACTERS[table.character()],
            ring=[
                DunhuangSpace(CHARACTERS[character], None if good == NO_CARD else goods[good])
                for character, good in zip(table.ring, table.market)
            ],
            pile=[DunhuangBag(bag.number, bag.size, None) for bag in table.pile.bags],
            next_bag=table.pile.next_bag,
            merchants=[self.merchant(table, seat) for seat in range(table.seats)],
        )

    def merchant(self, table: DunhuangTable, seat: int) -> DunhuangMerchant:
        goods, player = self.game.pieces, table.players[seat]
        return DunhuangMerchant(
            LETTERS[seat],
            int(player.coins),
            int(player.prestige),
            [
                Token(name, bool(flipped))
                for name, owner, flipped in zip(goods, table.holder, table.flipped)
                if owner == seat
            ],
            named(player.shop, goods),
            sum(player.hand),
            named(player.hand, goods) if ending.shows_hand(table, seat) else None,
            sum(player.drawn),
            None,
            sum(player.removed),
            None,
        )

    def with_secrets(self, table: DunhuangTable, shown: DunhuangShown, sees: Sight) -> DunhuangShown:
        """Hands, cards just drawn, cards removed in set-up and bags of the pile, for those who see into them."""
        goods, merchants = self.game.pieces, list(shown.merchants)
        for seat, (hand, drawn, removed) in enumerate(PLACES[: table.seats]):
            player, secrets = table.players[seat], {}
            if sees(hand):
                secrets["hand"] = named(player.hand, goods)
            if sees(drawn):
                secrets["drawn"] = named(player.drawn, goods)
            if sees(removed):
                secrets["removed"] = named(player.removed, goods)
            if secrets:
                merchants[seat] = changed(merchants[seat], **secrets)
        pile = [
            changed(bag, goods=named(lying.cards, goods)) if sees(f"bag:{bag.number}") else bag
            for bag, lying in zip(shown.pile, table.pile.bags)
        ]
        return changed(shown, merchants=merchants, pile=pile)

    # -- to a state

    def state_of(
        self, shown: DunhuangShown, seats: int, options: Mapping[str, str], faults: list[str]
    ) -> DunhuangTable | None:
        characters, goods = [space.character for space in shown.ring], self.game.pieces
        if [one.seat for one in shown.merchants] != list(LETTERS[:seats]):
            faults.append(f"table.merchants should be for seats {' '.join(LETTERS[:seats])}, in order")
        if not self.game.content.is_ring(characters):
            faults.append(f"table.ring should have one side of each of the {SPACES} tiles [D1]")
        if shown.camel not in characters:
            faults.append(f"table.camel is {shown.camel!r}; there are: {', '.join(characters)}")
        if faults:
            return None
        table = DunhuangTable.bare(self.game, seats, options)
        self.members.lay(shown, table)
        for number, space in enumerate(shown.ring):
            table.ring[number] = CHARACTERS.index(space.character)
            table.market[number] = NO_CARD if space.good is None else goods.index(space.good)
        table.camel = characters.index(shown.camel)
        for bag in shown.pile:
            table.pile.lay(counts(bag.goods, goods), bag.number, bag.size)
        table.pile.next_bag = shown.next_bag
        for seat, one in enumerate(shown.merchants):
            player = table.players[seat]
            player.coins, player.prestige = one.coins, one.prestige
            for kind, row in (("hand", one.hand), ("shop", one.shop), ("drawn", one.drawn), ("removed", one.removed)):
                table.lay_out(f"{kind}:{seat}", counts(row, goods))
            for token in one.tokens:
                table.holder[goods.index(token.good)] = seat
                table.flipped[goods.index(token.good)] = int(token.flipped)
        faults += self.impossible(shown, table)
        return table

    def impossible(self, shown: DunhuangShown, table: DunhuangTable) -> list[str]:
        """Faults by the rules of the game."""
        faults = []
        owners = [token.good for one in shown.merchants for token in one.tokens]
        faults += [f"table.merchants: two have the {one} token" for one in sorted(set(owners)) if owners.count(one) > 1]
        for good, name in enumerate(self.game.pieces):
            owner, shops = int(table.holder[good]), [int(player.shop[good]) for player in table.players]
            if owner != MIDDLE and shops[owner] < max(shops):
                faults.append(f"table.merchants {LETTERS[owner]}: has the {name} token; another Shop has more [D21d]")
            if owner != MIDDLE and not shops[owner] and not table.terms.keep_bare_token:
                faults.append(f"table.merchants {LETTERS[owner]}: has the {name} token without a card [D21e]")
        if shown.last_round and table.pile.size:
            faults.append("table.last_round: not while the pile has cards [D22]")
        if any(bag.number >= shown.next_bag for bag in shown.pile):
            faults.append("table.next_bag should be above the numbers of all bags")
        if len(table.terms.agreed_ring) and list(table.terms.agreed_ring) != list(table.ring):
            faults.append("table.ring is not the one agreed on in option tiles [D1]")
        tally, supply = table.tally(), self.game.content.supply
        for what, wanted in (("coins", supply.coins), ("prestige", supply.prestige)):
            if tally[what] != wanted:
                faults.append(f"table: there are {tally[what]} {what} in all, not {wanted}")
        if not table.terms.unlimited and min(table.bank, table.prestige_bank) < 0:
            faults.append("table: the supply is below 0 [D13]")
        if (shown.phase == "over") != bool(shown.end):
            faults.append("table.end should be given when the game is over, and only then")
        if (self.steps[shown.phase] in (2, 3)) != (shown.steps > 0):
            faults.append("table.steps should be the camel's in this turn, 0 before it has moved and after the game")
        return faults
