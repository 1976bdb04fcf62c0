"""The sixteen characters.

`possible` says whether one can do anything (D12), `begin` starts its action, `choices` and `answer` carry on where
it asks something. `begin` and `answer` return True when the action is finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sarai.games.dunhuang import majority, setup
from sarai.games.dunhuang.words import (
    BLIND,
    CHOOSE_OPPONENT,
    COLLECT,
    DANCER,
    DIPLOMAT,
    DISCARD,
    DISCARD_FROM_HAND,
    DISCARD_FROM_SHOP,
    DOMESTIC,
    FARMER,
    FLIP,
    FLIP_TOKEN,
    GENERAL,
    GIVE,
    GIVE_BACK,
    GIVE_TO_MARKET,
    INTERPRETER,
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
    MUSICIAN,
    NO_CARD,
    OVER,
    PAINTER,
    PRINCESS,
    SHEPHERD,
    SOLDIER,
    SPACES,
    TAKE,
    TAKE_FOR_HAND,
    TAKE_FOR_SHOP,
    TRADE,
    TRADER,
    VICTIM_GIVES,
)
from sarai.kernel.events import eye
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.dunhuang.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def possible(table: Table, seat: i64, character: i64) -> bool:
    """Whether the character's main effect can do something (D12)."""
    player = table.players[seat]
    if character == PAINTER:
        return has_cards(player.hand)
    if character == MUSICIAN:
        return has_cards(player.shop)
    if character == PRINCESS:
        return table.tokens(seat) > 0 and prestige_left(table)
    if character == DANCER:
        return prestige_left(table)
    if character in (INTERPRETER, DIPLOMAT):
        return table.pile.size > 0
    if character == SOLDIER:
        return any(player.shop[good] and market_has_another(table, good) for good in range(KINDS))
    if character == GENERAL:
        return any(player.hand[good] and market_has_another(table, good) for good in range(KINDS))
    if character in (TRADER, MERCHANT):
        return len(opponents_with_cards(table, seat)) > 0 or (character == MERCHANT and lonely_merchant(table))
    if character == MAID:
        return any(player.shop[good] and another(player.hand, good) for good in range(KINDS))
    if character == DOMESTIC:
        return has_cards(player.shop) or has_cards(player.hand)
    if character in (SHEPHERD, FARMER):
        return len(within_reach(table, character)) > 0
    return len(number_side_tokens(table, seat)) > 0


def begin(table: Table, seat: i64, character: i64, chance: Chance, tell: Teller | None) -> bool:
    """Start the character's action; True when it is finished already."""
    if character == PRINCESS:
        take_prestige(table, seat, table.tokens(seat), tell)
        return True
    if character == DANCER:
        take_prestige(table, seat, 2, tell)
        return True
    if character == INTERPRETER:
        return draw_and_keep(table, seat, table.steps, chance, tell)
    if character == DIPLOMAT:
        return draw_and_keep(table, seat, 2, chance, tell)
    if character == MERCHANT and not opponents_with_cards(table, seat):
        take_prestige(table, seat, 1, tell)
        return True
    table.phase = FIRST_QUESTION[character]
    return False


FIRST_QUESTION: Final = vec[i64](
    [
        DISCARD_FROM_HAND,  # Painter
        DISCARD_FROM_SHOP,  # Musician
        OVER,  # Princess asks nothing
        OVER,  # Dancer asks nothing
        KEEP_DRAWN,  # Interpreter
        KEEP_DRAWN,  # Diplomat
        LIFT_FROM_SHOP,  # Soldier
        TAKE_FOR_HAND,  # General
        CHOOSE_OPPONENT,  # Trader
        CHOOSE_OPPONENT,  # Merchant
        LIFT_FROM_SHOP,  # Maid
        LIFT_OR_LAY,  # Domestic
        COLLECT,  # Shepherd
        COLLECT,  # Farmer
        FLIP_TOKEN,  # Manichean
        FLIP_TOKEN,  # Buddhist
    ]
)


def choices(table: Table, seat: i64) -> list[int]:
    """What may be answered to a character's question, in rising order."""
    phase = table.phase
    player = table.players[seat]
    character = table.ring[table.camel]
    if phase == DISCARD_FROM_HAND:
        return [DISCARD + good for good in range(KINDS) if player.hand[good]]
    if phase == DISCARD_FROM_SHOP:
        return [DISCARD + good for good in range(KINDS) if player.shop[good]]
    if phase == KEEP_DRAWN:
        return setup.drawn_choices(table, seat)
    if phase == LIFT_FROM_SHOP and character == SOLDIER:
        return [LIFT + good for good in range(KINDS) if player.shop[good] and market_has_another(table, good)]
    if phase == LIFT_FROM_SHOP:
        return [LIFT + good for good in range(KINDS) if player.shop[good] and another(player.hand, good)]
    if phase == TAKE_FOR_SHOP:
        return market_choices(table, table.chosen)
    if phase == TAKE_FOR_HAND:
        return [take for take in market_choices(table, NO_CARD) if another(player.hand, beside(table, take - TAKE))]
    if phase == LAY_IN_SHOP:
        return [LAY + good for good in range(KINDS) if player.hand[good] and good != table.chosen]
    if phase == GIVE_TO_MARKET:
        return [GIVE + good for good in range(KINDS) if player.hand[good] and good != table.market[table.chosen]]
    if phase == LIFT_OR_LAY:
        lifts = [LIFT + good for good in range(KINDS) if player.shop[good]]
        return lifts + [LAY + good for good in range(KINDS) if player.hand[good]]
    if phase == CHOOSE_OPPONENT:
        return [TRADE + other for other in opponents_with_cards(table, seat)]
    if phase in (VICTIM_GIVES, GIVE_BACK):
        return [GIVE + good for good in range(KINDS) if player.hand[good]]
    if phase == COLLECT:
        takes = [TAKE + table.ring[space] for space in within_reach(table, character)]
        takes.sort()
        return takes
    return [FLIP + good for good in number_side_tokens(table, seat)]


def answer(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> bool:
    """Carry out an answer to a character's question; True when the character's action is finished."""
    phase = table.phase
    if phase in (DISCARD_FROM_HAND, DISCARD_FROM_SHOP):
        return discard(table, seat, action - DISCARD, phase == DISCARD_FROM_HAND, tell)
    if phase == KEEP_DRAWN:
        return keep_one_drawn(table, seat, action - KEEP, tell)
    if phase == LIFT_FROM_SHOP:
        table.chosen = action - LIFT
        table.phase = TAKE_FOR_SHOP if table.ring[table.camel] == SOLDIER else LAY_IN_SHOP
        if tell is not None:
            tell.say("offers", seat=seat, good=action - LIFT)
        return False
    if phase == TAKE_FOR_SHOP:
        return soldier_exchanges(table, seat, table.chosen, space_of(table, action - TAKE), tell)
    if phase == TAKE_FOR_HAND:
        table.chosen = space_of(table, action - TAKE)
        table.phase = GIVE_TO_MARKET
        if tell is not None:
            tell.say("wants", seat=seat, good=table.market[table.chosen], space=action - TAKE)
        return False
    if phase == GIVE_TO_MARKET:
        return general_exchanges(table, seat, action - GIVE, table.chosen, tell)
    if phase == LAY_IN_SHOP:
        lift(table, seat, table.chosen, tell)
        return lay(table, seat, action - LAY, tell)
    if phase == LIFT_OR_LAY and action < LAY:
        lift(table, seat, action - LIFT, tell)
        return True
    if phase == LIFT_OR_LAY:
        return lay(table, seat, action - LAY, tell)
    if phase == CHOOSE_OPPONENT:
        return choose_opponent(table, seat, action - TRADE, chance, tell)
    if phase in (VICTIM_GIVES, GIVE_BACK):
        return give(table, seat, action - GIVE, tell)
    if phase == COLLECT:
        return collect(table, seat, space_of(table, action - TAKE), tell)
    majority.flip(table, seat, action - FLIP, tell)
    return True


# -- Painter and Musician: discard a good from the hand, or from the Shop, for three prestige


def discard(table: Table, seat: i64, good: i64, from_hand: bool, tell: Teller | None) -> bool:
    """The card lies face up and never returns (D14); it is paid even when no prestige is left (D13)."""
    player = table.players[seat]
    row = player.hand if from_hand else player.shop
    row[good] -= 1
    table.discard[good] += 1
    if tell is not None:
        place = f"hand:{seat}" if from_hand else f"shop:{seat}"
        tell.move(good, place, size(row), "discard")
        tell.say("discards", seat=seat, good=good, where=int(from_hand))
    if not from_hand:
        majority.card_removed(table, seat, good, tell)
    take_prestige(table, seat, 3, tell)
    return True


# -- Princess: one prestige for each majority token. Dancer: two prestige. Both while there is any (D12, D13)


def prestige_left(table: Table) -> bool:
    return table.terms.unlimited or table.prestige_bank > 0


def take_prestige(table: Table, seat: i64, wanted: i64, tell: Teller | None) -> None:
    """What is left of the supply, unless it is unlimited (D13)."""
    taken = wanted if table.terms.unlimited or table.prestige_bank >= wanted else table.prestige_bank
    table.prestige_bank -= taken
    table.players[seat].prestige += taken
    if tell is not None:
        tell.say("prestige", seat=seat, count=taken)


def take_coins(table: Table, seat: i64, wanted: i64, tell: Teller | None) -> None:
    """The plain bonus: what is left of the supply, unless it is unlimited (D13)."""
    taken = wanted if table.terms.unlimited or table.bank >= wanted else table.bank
    table.bank -= taken
    table.players[seat].coins += taken
    if tell is not None:
        tell.say("coins", seat=seat, coins=taken)


# -- Interpreter: draw as many as the camel's steps (D19). Diplomat: draw two. Keep one in hand, the rest under the pile


def draw_and_keep(table: Table, seat: i64, count: i64, chance: Chance, tell: Teller | None) -> bool:
    """A short pile gives what it has; a single card is kept without a question (D15)."""
    count = min(count, table.pile.size)
    for _ in range(count):
        setup.draw_card(table, seat, chance, tell)
    if tell is not None:
        tell.say("draws", seat=seat, count=count)
    if count > 1:
        table.phase = KEEP_DRAWN
        return False
    for good in range(KINDS):
        if table.players[seat].drawn[good]:
            return keep_one_drawn(table, seat, good, tell)
    return True


def keep_one_drawn(table: Table, seat: i64, good: i64, tell: Teller | None) -> bool:
    """Exactly one, to the hand (D15); the others go under the pile in an order nobody knows (D33)."""
    setup.keep_drawn(table, seat, good, tell)
    player = table.players[seat]
    left = size(player.drawn)
    if left:
        put_back = player.drawn
        player.drawn = vec[i64]([0] * KINDS)
        bag = table.pile.put_under(put_back)
        if tell is not None:
            tell_put_under(tell, put_back, seat, bag, left)
    return True


def tell_put_under(tell: Teller, cards: vec[i64], seat: i64, bag: i64, left: i64) -> None:
    tell.say("puts-under", seat=seat, count=left)
    for good, count in enumerate(cards):
        for _ in range(count):
            left -= 1
            tell.move(good, f"drawn:{seat}", left, f"bag:{bag}")


def size(row: vec[i64]) -> i64:
    """How many cards a row counts."""
    cards: i64 = 0
    for count in row:
        cards += count
    return cards


def has_cards(row: vec[i64]) -> bool:
    for count in row:
        if count:
            return True
    return False


# -- Soldier: exchange a good of the Shop with one of the Market. General: from the hand. Never the same type (D16)


def market_has_another(table: Table, good: i64) -> bool:
    return any(card not in (NO_CARD, good) for card in table.market)


def another(row: vec[i64], good: i64) -> bool:
    """Whether a row holds a card of another type."""
    return any(row[other] and other != good for other in range(KINDS))


def market_choices(table: Table, but: i64) -> list[int]:
    """Any space with a card of another type; the camel's own space is empty (D16)."""
    takes = [TAKE + table.ring[space] for space in range(SPACES) if table.market[space] not in (NO_CARD, but)]
    takes.sort()
    return takes


def space_of(table: Table, character: i64) -> i64:
    for space in range(SPACES):
        if table.ring[space] == character:
            return space
    return NO_CARD


def beside(table: Table, character: i64) -> i64:
    """The good on the Market space beside a character."""
    return table.market[space_of(table, character)]


def soldier_exchanges(table: Table, seat: i64, good: i64, space: i64, tell: Teller | None) -> bool:
    player = table.players[seat]
    taken = table.market[space]
    player.shop[good] -= 1
    player.shop[taken] += 1
    table.market[space] = good
    if tell is not None:
        tell.move(good, f"shop:{seat}", size(player.shop) - 1, f"market:{space}")
        tell.move(taken, f"market:{space}", 0, f"shop:{seat}")
        tell.say("exchanges", seat=seat, good=good, got=taken, where=0)
    majority.card_removed(table, seat, good, tell)
    return majority.card_added(table, seat, taken, OVER, tell)


def general_exchanges(table: Table, seat: i64, good: i64, space: i64, tell: Teller | None) -> bool:
    player = table.players[seat]
    taken = table.market[space]
    player.hand[good] -= 1
    player.hand[taken] += 1
    table.market[space] = good
    if tell is not None:
        tell.move(good, f"hand:{seat}", size(player.hand) - 1, f"market:{space}")
        tell.move(taken, f"market:{space}", 0, f"hand:{seat}")
        tell.say("exchanges", seat=seat, good=good, got=taken, where=1)
    return True


# -- Maid: exchange a good of the Shop with a different one of the hand. Domestic: move one, either way


def lift(table: Table, seat: i64, good: i64, tell: Teller | None) -> None:
    """From the Shop to the hand."""
    player = table.players[seat]
    player.shop[good] -= 1
    player.hand[good] += 1
    if tell is not None:
        tell.move(good, f"shop:{seat}", size(player.shop), f"hand:{seat}")
        tell.say("lifts", seat=seat, good=good)
    majority.card_removed(table, seat, good, tell)


def lay(table: Table, seat: i64, good: i64, tell: Teller | None) -> bool:
    """From the hand into the Shop, where it counts as a new card (D21f)."""
    player = table.players[seat]
    player.hand[good] -= 1
    player.shop[good] += 1
    if tell is not None:
        tell.move(good, f"hand:{seat}", size(player.hand), f"shop:{seat}")
        tell.say("lays", seat=seat, good=good)
    return majority.card_added(table, seat, good, OVER, tell)


# -- Trader: draw two goods blind from an opponent's hand. Merchant: that opponent chooses them. Then give two back


def opponents_with_cards(table: Table, seat: i64) -> list[int]:
    """Who can be chosen: a hand of at least one card (D17)."""
    return [other for other in range(table.seats) if other != seat and has_cards(table.players[other].hand)]


def lonely_merchant(table: Table) -> bool:
    """Whether the Merchant may be used for the prestige alone when nobody has a card (D17)."""
    return table.terms.lonely_prestige and prestige_left(table)


def choose_opponent(table: Table, seat: i64, other: i64, chance: Chance, tell: Teller | None) -> bool:
    """As many as two, or as the opponent has, are exchanged (D17)."""
    table.partner = other
    table.exchange = min(size(table.players[other].hand), 2)
    table.owed = table.exchange
    if tell is not None:
        tell.say("chooses", seat=seat, other=other, count=table.owed)
    if table.ring[table.camel] == MERCHANT:
        table.phase = VICTIM_GIVES
        table.deciding = 1 << other
        return False
    for _ in range(table.owed):
        good = chance.pick(BLIND, table.players[other].hand)
        hand_over(table, other, seat, good, tell)
        if tell is not None:
            tell.whisper("draws-blind", eye(seat) | eye(other), "good", seat=seat, other=other, good=good)
    table.phase = GIVE_BACK
    return False


def hand_over(table: Table, giver: i64, taker: i64, good: i64, tell: Teller | None) -> None:
    """A card changes hands; only the two concerned see it (D17)."""
    table.players[giver].hand[good] -= 1
    table.players[taker].hand[good] += 1
    if tell is not None:
        tell.move(good, f"hand:{giver}", size(table.players[giver].hand), f"hand:{taker}")


def give(table: Table, seat: i64, good: i64, tell: Teller | None) -> bool:
    """The Merchant's victim gives first, then the player gives as many back, any mix; prestige comes last (D17)."""
    turn = table.turn
    other = table.partner if seat == turn else turn
    hand_over(table, seat, other, good, tell)
    if tell is not None:
        tell.whisper("gives", eye(seat) | eye(other), "good", seat=seat, other=other, good=good)
    table.owed -= 1
    if table.owed:
        return False
    if table.phase == VICTIM_GIVES:
        table.phase = GIVE_BACK
        table.owed = table.exchange
        table.deciding = 1 << turn
        return False
    table.exchange = 0
    if table.ring[table.camel] == MERCHANT:
        take_prestige(table, seat, 1, tell)
    return True


# -- Shepherd: a card from the space before or behind the camel. Farmer: from the next spaces, as many as steps


def within_reach(table: Table, character: i64) -> list[int]:
    """The spaces with a card; empty spaces count as spaces (D18). Eight steps and more reach all others (D4, D18)."""
    if character == SHEPHERD:
        reach = [(table.camel + 1) % SPACES, (table.camel + SPACES - 1) % SPACES]
    else:
        steps = table.steps if table.steps < SPACES else SPACES - 1
        reach = [(table.camel + 1 + step) % SPACES for step in range(steps)]
    return [space for space in reach if table.market[space] != NO_CARD]


def collect(table: Table, seat: i64, space: i64, tell: Teller | None) -> bool:
    """The card goes to the hand, for all to see (D33)."""
    good = table.market[space]
    table.market[space] = NO_CARD
    table.players[seat].hand[good] += 1
    if tell is not None:
        tell.move(good, f"market:{space}", 0, f"hand:{seat}")
        tell.say("collects", seat=seat, good=good, space=table.ring[space])
    return True


# -- Manichean and Buddhist: flip one of your tokens to its 商 side


def number_side_tokens(table: Table, seat: i64) -> list[int]:
    return [good for good in range(KINDS) if table.holder[good] == seat and not table.flipped[good]]
