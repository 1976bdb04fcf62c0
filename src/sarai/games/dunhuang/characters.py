"""The sixteen characters, in the pairs that share a tile: what each can do as a bonus, and what it asks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from sarai.games.dunhuang import majority, setup
from sarai.games.dunhuang.constants import (
    BLIND,
    CHARACTERS,
    CHOOSE_OPPONENT,
    COLLECT,
    DISCARD,
    DISCARD_FROM_HAND,
    DISCARD_FROM_SHOP,
    FLIP,
    FLIP_TOKEN,
    GIVE,
    GIVE_BACK,
    GIVE_TO_MARKET,
    KEEP,
    KEEP_DRAWN,
    KINDS,
    LAY,
    LAY_IN_SHOP,
    LIFT,
    LIFT_FROM_SHOP,
    LIFT_OR_LAY,
    MAID,
    MERCHANT,
    NO_CARD,
    OVER,
    SHEPHERD,
    SOLDIER,
    SPACES,
    TAKE,
    TAKE_FOR_HAND,
    TAKE_FOR_SHOP,
    TRADE,
    VICTIM_GIVES,
)
from sarai.games.dunhuang.goods import another, each_of, has_cards, no_cards, size, types
from sarai.games.dunhuang.questions import Asking, AskingForCard, AskingForMarketCard, same_type
from sarai.kernel.events import eye
from sarai.kernel.native import i64, vec
from sarai.kernel.reasons import Reason
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import DunhuangPlayer, DunhuangTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller
    from sarai.kernel.questions import Args, Arguments


class Character(ABC):
    """A character, who may be used in the turn in which the camel stops there."""

    asks: i64 = OVER
    """The question that using it begins with, if there is one."""
    rule: ClassVar[str] = "D12"
    """The ruling on what it needs."""

    @abstractmethod
    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        """Whether its main effect can do something (D12)."""

    def use(self, table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        """Carry it out, or ask what that depends on. The bonus is over unless it asks something."""
        table.ask(self.asks)

    @abstractmethod
    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        """Whether it could do nothing: the slow twin of `possible`."""

    def why_not(self, table: DunhuangTable, seat: int) -> Reason | None:
        """Why it could do nothing."""
        lacking = Reason(f"dunhuang-why-no-{CHARACTERS[table.character()]}", {}, self.rule)
        return lacking if self.lacks(table, seat) else None


# -- Painter and Musician: discard a good from the hand, or from the Shop, for three prestige


class Painter(Character):
    asks: i64 = DISCARD_FROM_HAND

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return has_cards(table.players[seat].hand)

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return not types(table.players[seat].hand)


class Musician(Character):
    asks: i64 = DISCARD_FROM_SHOP

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return has_cards(table.players[seat].shop)

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return not types(table.players[seat].shop)


class DiscardFromHand(AskingForCard):
    """The card is discarded face up and never returns (D14), even when no prestige is left to gain (D13)."""

    name = "discard-from-hand"
    families = ("discard",)
    asked_by = ("painter",)

    def cards(self, player: DunhuangPlayer) -> vec[i64]:
        """The cards from which one is discarded."""
        return player.hand

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return each_of(self.cards(table.players[seat]), DISCARD)

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        good, cards = action - DISCARD, self.cards(table.players[seat])
        cards[good] -= 1
        table.discard[good] += 1
        if tell is not None:
            tell.move(good, f"{self.lies_in}:{seat}", size(cards), "discard")
            tell.say("discards", seat=seat, good=good, where=int(self.lies_in == "hand"))
        self.removed(table, seat, good, tell)
        take_prestige(table, seat, 3, tell)

    def removed(self, table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
        """What follows in the place that the card left: nothing in a hand."""
        return


class DiscardFromShop(DiscardFromHand):
    """This may cost the token as well (D21d)."""

    name = "discard-from-shop"
    lies_in = "shop"
    asked_by = ("musician",)

    def cards(self, player: DunhuangPlayer) -> vec[i64]:
        return player.shop

    def removed(self, table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
        majority.card_removed(table, seat, good, tell)


# -- Princess: one prestige for each majority token. Dancer: two prestige. Both as long as there is any (D12, D13)


class Dancer(Character):
    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return prestige_left(table)

    def use(self, table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        take_prestige(table, seat, 2, tell)

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return False

    def why_not(self, table: DunhuangTable, seat: int) -> Reason | None:
        if no_prestige(table):
            return Reason("dunhuang-why-no-prestige", {"character": CHARACTERS[table.character()]}, "D13")
        return super().why_not(table, seat)


class Princess(Dancer):
    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return table.tokens(seat) > 0 and prestige_left(table)

    def use(self, table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        take_prestige(table, seat, table.tokens(seat), tell)

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return table.tokens(seat) == 0


def prestige_left(table: DunhuangTable) -> bool:
    return table.terms.unlimited or table.prestige_bank > 0


def no_prestige(table: DunhuangTable) -> bool:
    return not table.terms.unlimited and table.prestige_bank <= 0


def take_prestige(table: DunhuangTable, seat: i64, wanted: i64, tell: Teller | None) -> None:
    """No more than is left in the supply, unless it is unlimited (D13)."""
    taken = wanted if table.terms.unlimited or table.prestige_bank >= wanted else table.prestige_bank
    table.prestige_bank -= taken
    table.players[seat].prestige += taken
    if tell is not None:
        tell.say("prestige", seat=seat, count=taken)


# -- Interpreter: draw as many as the camel's steps (D19). Diplomat: draw two. Keep one in hand, the rest under the pile


class Interpreter(Character):
    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return table.pile.size > 0

    def use(self, table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        draw_and_keep(table, seat, table.steps, chance, tell)

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return not table.pile.bags


class Diplomat(Interpreter):
    def use(self, table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        draw_and_keep(table, seat, 2, chance, tell)


def draw_and_keep(table: DunhuangTable, seat: i64, count: i64, chance: Chance, tell: Teller | None) -> None:
    """A pile that is too small gives what it has; a single card is kept without a question (D15)."""
    count = min(count, table.pile.size)
    for _ in range(count):
        setup.draw_card(table, seat, chance, tell)
    if tell is not None:
        tell.say("draws", seat=seat, count=count)
    if count > 1:
        table.ask(KEEP_DRAWN)
        return
    for good in range(KINDS):
        if table.players[seat].drawn[good]:
            setup.keep_drawn(table, seat, good, tell)


class KeepDrawn(setup.AskingForDrawn):
    """Exactly one card goes to the hand (D15), the others under the pile in an order nobody knows (D33)."""

    name = "keep-drawn"
    asked_by = ("interpreter", "diplomat")

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        setup.keep_drawn(table, seat, action - KEEP, tell)
        player = table.players[seat]
        put_back, left = player.drawn, size(player.drawn)
        if left:
            player.drawn = no_cards()
            bag = table.pile.put_under(put_back)
            if tell is not None:
                tell.say("puts-under", seat=seat, count=left)
                tell.move_all(put_back, f"drawn:{seat}", f"bag:{bag}")


# -- Soldier: exchange a good in the Shop with one in the Market. General: from the hand. Never the same type (D16)


class Soldier(Character):
    asks: i64 = LIFT_FROM_SHOP
    rule = "D16"

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        shop = table.players[seat].shop
        return any(shop[good] and market_has_another(table, good) for good in range(KINDS))

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return not differ(types(table.players[seat].shop), market_types(table))


class General(Character):
    asks: i64 = TAKE_FOR_HAND
    rule = "D16"

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        hand = table.players[seat].hand
        return any(hand[good] and market_has_another(table, good) for good in range(KINDS))

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return not differ(types(table.players[seat].hand), market_types(table))


def market_has_another(table: DunhuangTable, good: i64) -> bool:
    return any(card not in (NO_CARD, good) for card in table.market)


def market_types(table: DunhuangTable) -> set[int]:
    return {int(card) for card in table.market} - {NO_CARD}


def differ(ones: set[int], others: set[int]) -> bool:
    """Whether two cards of different types can be chosen, one from each."""
    return bool(ones) and bool(others) and len(ones | others) > 1


class LiftFromShop(AskingForCard):
    """The first half of the Soldier's and of the Maid's exchange: a card that can be exchanged for another type."""

    name = "lift-from-shop"
    families = ("lift",)
    lies_in = "shop"
    asked_by = ("soldier", "maid")

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        player = table.players[seat]
        if table.character() == SOLDIER:
            return [LIFT + good for good in range(KINDS) if player.shop[good] and market_has_another(table, good)]
        return [LIFT + good for good in range(KINDS) if player.shop[good] and another(player.hand, good)]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.chosen = action - LIFT
        table.ask(TAKE_FOR_SHOP if table.character() == SOLDIER else LAY_IN_SHOP)
        if tell is not None:
            tell.say("offers", seat=seat, good=action - LIFT)

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        good = table.game.pieces.index(said["good"])
        others = types(table.players[seat].hand) if table.character() == MAID else market_types(table)
        missing = super().why_not(table, seat, family, said)
        return missing or (None if others - {good} else same_type(table, good))


class TakeForShop(AskingForMarketCard):
    """The Soldier takes any card of another type; the camel's own space is empty (D16)."""

    name = "take-for-shop"
    asked_by = ("soldier",)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        market = table.market
        return takes_from(table, [space for space in range(SPACES) if market[space] not in (NO_CARD, table.chosen)])

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        shop, good, space = table.players[seat].shop, table.chosen, table.space_of(action - TAKE)
        taken = table.market[space]
        shop[good] -= 1
        shop[taken] += 1
        table.market[space] = good
        if tell is not None:
            tell.move(good, f"shop:{seat}", size(shop) - 1, f"market:{space}")
            tell.move(taken, f"market:{space}", 0, f"shop:{seat}")
            tell.say("exchanges", seat=seat, good=good, got=taken, where=0)
        majority.card_removed(table, seat, good, tell)
        majority.card_added(table, seat, taken, tell)

    def why_not_card(self, table: DunhuangTable, seat: int, space: int) -> Reason | None:
        card = int(table.market[space])
        return same_type(table, card) if card == table.chosen else None

    def args(self, table: DunhuangTable, seat: int) -> Args:
        return {**super().args(table, seat), "good": table.game.pieces[table.chosen]}

    def faults(self, table: DunhuangTable) -> list[str]:
        return [*super().faults(table), *not_offered(table)]


def not_offered(table: DunhuangTable) -> list[str]:
    """The fault of a table on which the first half of an exchange was chosen and the card is not there."""
    offered = table.players[table.turn].shop[table.chosen]
    return [] if offered else ["table.chosen should be the number of a good in the Shop of whose turn it is, from 0"]


class TakeForHand(AskingForMarketCard):
    """The first half of the General's exchange: a card for which there is another type in the hand (D16)."""

    name = "take-for-hand"
    asked_by = ("general",)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        hand, market = table.players[seat].hand, table.market
        spaces = [space for space in range(SPACES) if market[space] != NO_CARD and another(hand, market[space])]
        return takes_from(table, spaces)

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.chosen = table.space_of(action - TAKE)
        table.ask(GIVE_TO_MARKET)
        if tell is not None:
            tell.say("wants", seat=seat, good=table.market[table.chosen], space=action - TAKE)

    def why_not_card(self, table: DunhuangTable, seat: int, space: int) -> Reason | None:
        card = int(table.market[space])
        return None if types(table.players[seat].hand) - {card} else same_type(table, card)


def takes_from(table: DunhuangTable, spaces: list[int]) -> list[int]:
    """The actions that take the cards on these spaces, in the order of the characters beside them."""
    takes = [TAKE + table.ring[space] for space in spaces]
    takes.sort()
    return takes


class GiveToMarket(AskingForCard):
    """The other half of the General's exchange."""

    name = "give-to-market"
    families = ("give",)
    asked_by = ("general",)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        hand, wanted = table.players[seat].hand, table.market[table.chosen]
        return [GIVE + good for good in range(KINDS) if hand[good] and good != wanted]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        hand, good, space = table.players[seat].hand, action - GIVE, table.chosen
        taken = table.market[space]
        hand[good] -= 1
        hand[taken] += 1
        table.market[space] = good
        if tell is not None:
            tell.move(good, f"hand:{seat}", size(hand) - 1, f"market:{space}")
            tell.move(taken, f"market:{space}", 0, f"hand:{seat}")
            tell.say("exchanges", seat=seat, good=good, got=taken, where=1)

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        good = table.game.pieces.index(said["good"])
        missing = super().why_not(table, seat, family, said)
        return missing or (same_type(table, good) if good == table.market[table.chosen] else None)

    def args(self, table: DunhuangTable, seat: int) -> Args:
        return {**super().args(table, seat), "good": table.game.pieces[table.market[table.chosen]]}

    def faults(self, table: DunhuangTable) -> list[str]:
        there = table.chosen < SPACES and table.market[table.chosen] != NO_CARD
        wanting = [] if there else ["table.chosen should be the number of a Market space with a card, from 0"]
        return [*super().faults(table), *wanting]


# -- Trader: draw two goods blind from an opponent's hand. Merchant: that opponent chooses them. Then give two back


class Trader(Character):
    asks: i64 = CHOOSE_OPPONENT
    rule = "D17"

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return len(opponents_with_cards(table, seat)) > 0

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return not any(types(player.hand) for other, player in enumerate(table.players) if other != seat)


class Merchant(Trader):
    """When no opponent has a card, some tables let the Merchant be used for the prestige alone (D17)."""

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        alone = table.terms.lonely_prestige and prestige_left(table)
        return alone or len(opponents_with_cards(table, seat)) > 0

    def use(self, table: DunhuangTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        if opponents_with_cards(table, seat):
            super().use(table, seat, chance, tell)
        else:
            take_prestige(table, seat, 1, tell)

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return super().lacks(table, seat) and (no_prestige(table) or not table.terms.lonely_prestige)


def opponents_with_cards(table: DunhuangTable, seat: i64) -> list[int]:
    """Who can be chosen: opponents with at least one card in hand (D17)."""
    return [other for other in range(table.seats) if other != seat and has_cards(table.players[other].hand)]


class ChooseOpponent(Asking):
    """Two cards are exchanged, or one if the opponent has no more (D17)."""

    name = "choose-opponent"
    families = ("trade",)
    asked_by = ("trader", "merchant")

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return [TRADE + other for other in opponents_with_cards(table, seat)]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        other = action - TRADE
        table.partner = other
        table.exchange = min(size(table.players[other].hand), 2)
        table.owed = table.exchange
        if tell is not None:
            tell.say("chooses", seat=seat, other=other, count=table.owed)
        if table.character() == MERCHANT:
            table.ask(VICTIM_GIVES)
            return
        for _ in range(table.owed):
            good = chance.pick(BLIND, table.players[other].hand)
            hand_over(table, other, seat, good, tell)
            if tell is not None:
                tell.whisper("draws-blind", eye(seat) | eye(other), "good", seat=seat, other=other, good=good)
        table.ask(GIVE_BACK)

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        other = LETTERS.index(said["seat"])
        if other == seat or other >= table.seats:
            return Reason("dunhuang-why-not-opponent", {}, "D17")
        return None if types(table.players[other].hand) else Reason("dunhuang-why-empty-hand", {**said}, "D17")

    def target(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> str:
        return f"hand:{LETTERS.index(said['seat'])}"


def hand_over(table: DunhuangTable, giver: i64, taker: i64, good: i64, tell: Teller | None) -> None:
    """A card changes hands; only giver and taker see it (D17)."""
    table.players[giver].hand[good] -= 1
    table.players[taker].hand[good] += 1
    if tell is not None:
        tell.move(good, f"hand:{giver}", size(table.players[giver].hand), f"hand:{taker}")


class AskingForGift(AskingForCard):
    """Which card goes from hand to hand: any of them, and only giver and taker know it (D17)."""

    families = ("give",)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return each_of(table.players[seat].hand, GIVE)

    def give(self, table: DunhuangTable, giver: i64, taker: i64, good: i64, tell: Teller | None) -> None:
        hand_over(table, giver, taker, good, tell)
        if tell is not None:
            tell.whisper("gives", eye(giver) | eye(taker), "good", seat=giver, other=taker, good=good)
        table.owed -= 1

    def knows(self, table: DunhuangTable, seat: int, family: str) -> int:
        return eye(int(table.turn)) | eye(int(table.partner))

    def args(self, table: DunhuangTable, seat: int) -> Args:
        other = table.turn if seat == table.partner else table.partner
        return {**super().args(table, seat), "count": int(table.owed), "other": LETTERS[other]}

    def faults(self, table: DunhuangTable) -> list[str]:
        if table.partner == table.turn:
            return ["table.partner should be an opponent of whose turn it is"]
        wrong = [] if 1 <= table.owed <= table.exchange else ["table.owed should be 1 or more, at most table.exchange"]
        return [*super().faults(table), *wrong]


class VictimGives(AskingForGift):
    """The Merchant's victim gives first (D17)."""

    name = "victim-gives"
    asked_by = ("merchant",)

    def who(self, table: DunhuangTable) -> i64:
        return 1 << int(table.partner)

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        self.give(table, seat, table.turn, action - GIVE, tell)
        if not table.owed:
            table.owed = table.exchange
            table.ask(GIVE_BACK)


class GiveBack(AskingForGift):
    """Then the player gives the same number back, in any mix; the Merchant's prestige comes last (D17)."""

    name = "give-back"
    asked_by = ("trader", "merchant")

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        self.give(table, seat, table.partner, action - GIVE, tell)
        if table.owed:
            return
        table.exchange = 0
        table.end_bonus()
        if table.character() == MERCHANT:
            take_prestige(table, seat, 1, tell)


# -- Maid: exchange a good in the Shop with a different one in the hand. Domestic: move one, either way


class Maid(Character):
    asks: i64 = LIFT_FROM_SHOP

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        player = table.players[seat]
        return any(player.shop[good] and another(player.hand, good) for good in range(KINDS))

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        player = table.players[seat]
        return not differ(types(player.shop), types(player.hand))


class Domestic(Character):
    asks: i64 = LIFT_OR_LAY

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        player = table.players[seat]
        return has_cards(player.shop) or has_cards(player.hand)

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        player = table.players[seat]
        return not types(player.shop) | types(player.hand)


class LayInShop(AskingForCard):
    """The other half of the Maid's exchange; the first is `LiftFromShop`."""

    name = "lay-in-shop"
    families = ("lay",)
    asked_by = ("maid",)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        hand = table.players[seat].hand
        return [LAY + good for good in range(KINDS) if hand[good] and good != table.chosen]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        lift(table, seat, table.chosen, tell)
        lay(table, seat, action - LAY, tell)

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        good = table.game.pieces.index(said["good"])
        missing = super().why_not(table, seat, family, said)
        return missing or (same_type(table, good) if good == table.chosen else None)

    def args(self, table: DunhuangTable, seat: int) -> Args:
        return {**super().args(table, seat), "good": table.game.pieces[table.chosen]}

    def faults(self, table: DunhuangTable) -> list[str]:
        return [*super().faults(table), *not_offered(table)]


class LiftOrLay(AskingForCard):
    """The Domestic moves one card, from the Shop or into it."""

    name = "lift-or-lay"
    families = ("lift", "lay")
    asked_by = ("domestic",)

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        player = table.players[seat]
        return each_of(player.shop, LIFT) + each_of(player.hand, LAY)

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        if action < LAY:
            lift(table, seat, action - LIFT, tell)
        else:
            lay(table, seat, action - LAY, tell)

    def place_of(self, family: str) -> str:
        return "shop" if family == "lift" else "hand"


def lift(table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
    """From the Shop to the hand."""
    player = table.players[seat]
    player.shop[good] -= 1
    player.hand[good] += 1
    if tell is not None:
        tell.move(good, f"shop:{seat}", size(player.shop), f"hand:{seat}")
        tell.say("lifts", seat=seat, good=good)
    majority.card_removed(table, seat, good, tell)


def lay(table: DunhuangTable, seat: i64, good: i64, tell: Teller | None) -> None:
    """From the hand into the Shop, where it counts as a new card (D21f)."""
    player = table.players[seat]
    player.hand[good] -= 1
    player.shop[good] += 1
    if tell is not None:
        tell.move(good, f"hand:{seat}", size(player.hand), f"shop:{seat}")
        tell.say("lays", seat=seat, good=good)
    majority.card_added(table, seat, good, tell)


# -- Shepherd: a card from the space before or behind the camel. Farmer: from the next spaces, as many as steps


class Shepherd(Character):
    asks: i64 = COLLECT

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return len(within_reach(table)) > 0

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return not reached(table)


class Farmer(Shepherd):
    """The same, with another reach."""


def within_reach(table: DunhuangTable) -> list[int]:
    """The spaces with a card within reach; empty ones count too (D18). Eight or more steps reach all (D4, D18)."""
    if table.character() == SHEPHERD:
        reach = [(table.camel + 1) % SPACES, (table.camel + SPACES - 1) % SPACES]
    else:
        steps = table.steps if table.steps < SPACES else SPACES - 1
        reach = [(table.camel + 1 + step) % SPACES for step in range(steps)]
    return [space for space in reach if table.market[space] != NO_CARD]


def reached(table: DunhuangTable) -> set[int]:
    """The slow twin of `within_reach`."""
    ahead = {(space - table.camel) % SPACES: space for space in range(SPACES) if table.market[space] != NO_CARD}
    near = {1, SPACES - 1} if table.character() == SHEPHERD else set(range(1, int(table.steps) + 1))
    return {int(space) for far, space in ahead.items() if far in near}


class Collect(AskingForMarketCard):
    """The card goes to the hand, for all to see (D33)."""

    name = "collect"
    asked_by = ("shepherd", "farmer")

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return takes_from(table, within_reach(table))

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        space = table.space_of(action - TAKE)
        good = table.market[space]
        table.market[space] = NO_CARD
        table.players[seat].hand[good] += 1
        if tell is not None:
            tell.move(good, f"market:{space}", 0, f"hand:{seat}")
            tell.say("collects", seat=seat, good=good, space=action - TAKE)

    def why_not_card(self, table: DunhuangTable, seat: int, space: int) -> Reason | None:
        named: Args = {"space": CHARACTERS[table.ring[space]]}
        return None if space in reached(table) else Reason("dunhuang-why-reach", named, "D18")


# -- Manichean and Buddhist: flip one of your tokens to its 商 side


class Manichean(Character):
    asks: i64 = FLIP_TOKEN

    def possible(self, table: DunhuangTable, seat: i64) -> bool:
        return len(number_side_tokens(table, seat)) > 0

    def lacks(self, table: DunhuangTable, seat: int) -> bool:
        return (seat, 0) not in zip(table.holder, table.flipped, strict=True)


class Buddhist(Manichean):
    """The same; only the way a flipped token is protected differs."""


def number_side_tokens(table: DunhuangTable, seat: i64) -> list[int]:
    return [good for good in range(KINDS) if table.holder[good] == seat and not table.flipped[good]]


class FlipToken(Asking):
    """One of the player's own tokens that shows its number side (D21b)."""

    name = "flip-token"
    families = ("flip",)
    asked_by = ("manichean", "buddhist")

    def choices(self, table: DunhuangTable, seat: i64) -> list[int]:
        return [FLIP + good for good in number_side_tokens(table, seat)]

    def answer(
        self, table: DunhuangTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.end_bonus()
        majority.flip(table, seat, action - FLIP, tell)

    def why_not(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> Reason | None:
        good = table.game.pieces.index(said["good"])
        if table.holder[good] != seat:
            return Reason("dunhuang-why-not-your-token", {**said}, "D21b")
        return Reason("dunhuang-why-flipped", {**said}, "D21b") if table.flipped[good] else None

    def target(self, table: DunhuangTable, seat: int, family: str, said: Arguments) -> str:
        return f"shop:{seat}:{said['good']}"


SIXTEEN: Final[list[Character]] = [
    *(Painter(), Musician(), Princess(), Dancer(), Interpreter(), Diplomat(), Soldier(), General()),
    *(Trader(), Merchant(), Maid(), Domestic(), Shepherd(), Farmer(), Manichean(), Buddhist()),
]
"""In the order of their numbers."""
