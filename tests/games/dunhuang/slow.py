"""A slow second opinion on Merchants of Dunhuang: the final scoring and the whereabouts of the majority tokens.

Written from the two rulebooks and the rulings alone, without looking at the engine, so that the two can be
compared. Everything is counted afresh each time; nothing here is meant to be quick.
"""

from dataclasses import dataclass
from itertools import combinations

NUMBERS: dict[str, int] = {
    "gold": 1,
    "silver": 2,
    "lapis": 3,
    "pottery": 4,
    "glass": 5,
    "bamboo": 6,
    "tea": 7,
    "paper": 8,
    "wool": 9,
    "silk": 10,
}
"""What is printed on a good: its points in the hand, and also how many cards of it the box holds."""

LEFT_OUT: dict[int, list[str]] = {2: ["gold", "wool", "silk"], 3: ["gold", "silk"], 4: []}
"""Goods that go back into the box, by the number of players."""

PRICE = 2
"""Coins that the Buddhist makes a thief pay."""


# ---------------------------------------------------------------------------------------------------------------------
# The end of the game
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Purse:
    """What one player owns when the game is over."""

    tokens: list[str]  # goods of the majority tokens in the Shop, whichever side is up (D21b)
    prestige: int
    coins: int
    hand: dict[str, int]  # good -> cards; a good with 0 cards is the same as a good not named


def final_points(purses: list[Purse]) -> list[dict[str, int]]:
    """Score every player: "majorities", "prestige" and "goods", in the order of the purses."""
    _check_purses(purses)
    points = []
    for purse in purses:
        points.append(
            {
                "majorities": 2 * len(purse.tokens),
                "prestige": purse.prestige,
                "goods": _goods_points(purse, purses),
            }
        )
    return points


def final_ranks(purses: list[Purse]) -> list[int]:
    """Rank every player: 1 plus the number of players who did better, by points and then by coins (D28).

    Players equal in both share a rank, and the ranks they take up together are skipped after them: 1, 1, 3.
    A game won at step 4 is not ranked this way (D34).
    """
    totals = [sum(points.values()) for points in final_points(purses)]
    ranks = []
    for me in range(len(purses)):
        better = 0
        for other in range(len(purses)):
            more_points = totals[other] > totals[me]
            richer_at_a_tie = totals[other] == totals[me] and purses[other].coins > purses[me].coins
            if more_points or richer_at_a_tie:
                better += 1
        ranks.append(1 + better)
    return ranks


def wins_at_once(purse: Purse, seats: int) -> bool:
    """Tell whether a player with this purse wins in step 4 of their own turn, at a table of so many seats (D25)."""
    _check_seats(seats)
    _check_purses([purse])
    if seats == 2:
        tokens_needed = 5
    else:
        tokens_needed = 4
    different_goods = 0
    for good in NUMBERS:
        if _in_hand(purse, good) >= 1:
            different_goods += 1
    return len(purse.tokens) >= tokens_needed and different_goods >= 4


def _in_hand(purse: Purse, good: str) -> int:
    return purse.hand.get(good, 0)


def _goods_points(purse: Purse, purses: list[Purse]) -> int:
    """Points for the hand: one card of each good nobody has more of (D26), no more cards than tokens (D27)."""
    kept = []
    for good in NUMBERS:
        mine = _in_hand(purse, good)
        most = max(_in_hand(somebody, good) for somebody in purses)
        if mine >= 1 and mine == most:
            kept.append(good)

    # Try every choice of cards that the tokens allow and remember the best one.
    best = 0
    for size in range(len(kept) + 1):
        if size > len(purse.tokens):
            continue
        for choice in combinations(kept, size):
            value = sum(NUMBERS[good] for good in choice)
            if value > best:
                best = value
    return best


def _check_seats(seats: int) -> None:
    if seats not in LEFT_OUT:
        raise ValueError(f"the game is for 2, 3 or 4 players, not {seats}")


def _check_purses(purses: list[Purse]) -> None:
    """Refuse purses that no game can end with: unknown goods, negative amounts, one token in two places."""
    seen: list[str] = []
    for purse in purses:
        if purse.prestige < 0 or purse.coins < 0:
            raise ValueError(f"a purse cannot hold less than nothing: {purse}")
        for good, cards in purse.hand.items():
            if good not in NUMBERS:
                raise ValueError(f"no such good: {good}")
            if cards < 0:
                raise ValueError(f"a hand cannot hold {cards} {good}")
        for good in purse.tokens:
            if good not in NUMBERS:
                raise ValueError(f"no such good: {good}")
            if good in seen:
                raise ValueError(f"there is only one token for {good}")
            seen.append(good)


# ---------------------------------------------------------------------------------------------------------------------
# The majority tokens during the game
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Question:
    """Somebody has drawn level with the holder of a flipped token, and a choice has to be made before play goes on."""

    kind: str  # "defence": the holder decides; "price": the placer decides
    placer: int
    good: str


class MajorityTokens:
    """Follows what happens in the Shops, told card by card, and says where every token must lie.

    Only goods in play at this number of seats exist here. Each Shop lists all of them, with 0 for none.
    A swap is told as the card that leaves and then the card that comes. Nothing may be told while a question is open
    except its answer. Coins are not followed: the caller says how many the placing player has.
    """

    def __init__(self, seats: int, manichean: bool, bare_token: str = "return") -> None:
        """Start with empty Shops and every token in the middle, number side up.

        manichean: True if the shared tile shows the Manichean, False if it shows the Buddhist (D21a).
        bare_token: "return" or "keep" a token whose last card left while nobody else has that good (D21e).
        """
        _check_seats(seats)
        if bare_token not in ("return", "keep"):
            raise ValueError(f'bare_token is "return" or "keep", not {bare_token!r}')
        goods = [good for good in NUMBERS if good not in LEFT_OUT[seats]]
        self.seats = seats
        self.manichean = manichean
        self.bare_token = bare_token
        self.holder: dict[str, int | None] = dict.fromkeys(goods)
        self.flipped: dict[str, bool] = dict.fromkeys(goods, False)
        self.shops: list[dict[str, int]] = [dict.fromkeys(goods, 0) for _ in range(seats)]
        self.question: Question | None = None

    def added(self, seat: int, good: str, coins: int) -> str | None:
        """Note that a card came into a Shop, from wherever it came (D21c, D21f).

        coins: what the placing seat has now. The answer is None if all is settled, or else the question to ask:
        "defence" to the holder, or "price" to the placing seat.
        """
        self._check_no_question()
        self._check_place(seat, good)
        if coins < 0:
            raise ValueError(f"nobody has {coins} coins")
        in_all_shops = sum(shop[good] for shop in self.shops)
        if in_all_shops + 1 > NUMBERS[good]:
            raise ValueError(f"there are only {NUMBERS[good]} cards of {good}")

        self.shops[seat][good] += 1

        holder = self.holder[good]
        if holder == seat:
            return None  # D8: it stays as it lies
        if self._somebody_has_more(seat, good):
            return None  # D6: whoever has more, with or without the token, is in the way
        if holder is None:
            self._take(seat, good)
            return None
        level = self.shops[holder][good] == self.shops[seat][good]
        if not level:
            self._take(seat, good)  # strictly more: no side of the token helps the holder
            return None
        if not self.flipped[good]:
            self._take(seat, good)  # a tie goes to the player who placed the card
            return None

        # A tie, and the token shows its character side.
        if self.manichean:
            self.question = Question("defence", seat, good)
            return "defence"
        if coins < PRICE:
            return None  # D21: cannot pay, so the token stays, still flipped
        self.question = Question("price", seat, good)
        return "price"

    def answered(self, used: bool) -> None:
        """Settle the open question: defence used or price paid (True), yielded or left alone (False)."""
        if self.question is None:
            raise ValueError("there is no question to answer")
        question = self.question
        self.question = None
        if question.kind == "defence":
            if used:
                self.flipped[question.good] = False  # D20: kept, and the protection is spent
            else:
                self._take(question.placer, question.good)
        else:
            if used:
                self._take(question.placer, question.good)
            # Left alone: nothing happened to the token, so it also stays flipped.

    def removed(self, seat: int, good: str) -> None:
        """Note that a card left a Shop, whether discarded, swapped or taken into the hand."""
        self._check_no_question()
        self._check_place(seat, good)
        if self.shops[seat][good] == 0:
            raise ValueError(f"seat {seat} has no {good} in the Shop")

        self.shops[seat][good] -= 1

        if self.holder[good] != seat:
            return  # a token elsewhere, or in the middle, does not move by this
        if self._somebody_has_more(seat, good):
            self._return(good)  # D21d: to the middle, not to the player with more
        elif self.shops[seat][good] == 0 and self.bare_token == "return":
            self._return(good)  # D21e

    def flip(self, seat: int, good: str) -> None:
        """Turn a token to its character side; only its holder may, and only from the number side (D21b)."""
        self._check_no_question()
        self._check_place(seat, good)
        if self.holder[good] != seat:
            raise ValueError(f"seat {seat} does not hold the token of {good}")
        if self.flipped[good]:
            raise ValueError(f"the token of {good} is flipped already")
        self.flipped[good] = True

    def _somebody_has_more(self, seat: int, good: str) -> bool:
        return max(shop[good] for shop in self.shops) > self.shops[seat][good]

    def _take(self, seat: int, good: str) -> None:
        self.holder[good] = seat
        self.flipped[good] = False  # D9

    def _return(self, good: str) -> None:
        self.holder[good] = None
        self.flipped[good] = False  # D9

    def _check_no_question(self) -> None:
        if self.question is not None:
            raise ValueError(f"first answer the {self.question.kind} question about {self.question.good}")

    def _check_place(self, seat: int, good: str) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"no such seat: {seat}")
        if good not in self.holder:
            raise ValueError(f"no such good with {self.seats} players: {good}")
