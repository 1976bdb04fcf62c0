"""The table in the players' words: what a view shows, what a position text says, and back to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sarai.games.dunhuang import ending
from sarai.games.dunhuang.table import Table, bare_table
from sarai.games.dunhuang.words import CHARACTERS, ENDINGS, MIDDLE, MOST_SEATS, NO_CARD, PHASES, SPACES
from sarai.kernel.native import i64, vec
from sarai.kernel.plain import changed, plain
from sarai.kernel.state import LETTERS

if TYPE_CHECKING:
    from sarai.games.dunhuang.game import Dunhuang
    from sarai.kernel.game import Sight

Goods = dict[str, int]
PLACES = [(f"hand:{seat}", f"drawn:{seat}", f"removed:{seat}") for seat in range(MOST_SEATS)]


@plain
class Space:
    """A tile of the ring with the good beside it; the ring is listed clockwise."""

    character: str
    good: str | None


@plain
class Token:
    """A majority token in a Shop."""

    good: str
    flipped: bool


@plain
class Merchant:
    """One player. A hand, cards just drawn and cards removed in set-up are shown to their owner only (D29, D33)."""

    seat: str
    coins: int
    prestige: int
    tokens: list[Token]
    shop: Goods
    cards: int
    hand: Goods | None
    drawn_cards: int
    drawn: Goods | None
    removed_cards: int
    removed: Goods | None


@plain
class Bag:
    """Cards of the pile between which chance will choose; the bags come one after another."""

    number: int
    size: int
    goods: Goods | None


@plain
class Shown:
    """All of the table that a seat may see."""

    phase: str
    turn: str
    first: str
    deciding: list[str]
    camel: str
    steps: int
    ring: list[Space]
    pile: list[Bag]
    next_bag: int
    discard: Goods
    coins: int
    prestige: int
    merchants: list[Merchant]
    chosen: int
    partner: str
    exchange: int
    owed: int
    thief: str
    after_token: str
    last_round: bool
    end: str


def show(game: Dunhuang, table: Table, sights: Sequence[Sight]) -> list[Shown]:
    """The table with the pieces of those places that are seen, for each who looks."""
    open_side = _open_side(game, table)
    return [_with_secrets(game, table, open_side, sees) for sees in sights]


def _goods(game: Dunhuang, row: vec[i64]) -> Goods:
    return {name: int(count) for name, count in zip(game.pieces, row, strict=True) if count}


def _open_side(game: Dunhuang, table: Table) -> Shown:
    """What everybody sees."""

    def card(good: i64) -> str | None:
        return None if good == NO_CARD else game.pieces[good]

    merchants = []
    for seat, player in enumerate(table.players):
        tokens = [
            Token(game.pieces[good], bool(table.flipped[good]))
            for good, owner in enumerate(table.holder)
            if owner == seat
        ]
        merchants.append(
            Merchant(
                LETTERS[seat],
                int(player.coins),
                int(player.prestige),
                tokens,
                _goods(game, player.shop),
                sum(player.hand),
                _goods(game, player.hand) if ending.shows_hand(table, seat) else None,
                sum(player.drawn),
                None,
                sum(player.removed),
                None,
            )
        )
    return Shown(
        PHASES[table.phase],
        LETTERS[table.turn],
        LETTERS[table.first],
        [LETTERS[seat] for seat in range(table.seats) if table.deciding >> seat & 1],
        CHARACTERS[table.ring[table.camel]],
        int(table.steps),
        [Space(CHARACTERS[table.ring[space]], card(table.market[space])) for space in range(SPACES)],
        [Bag(bag.number, bag.size, None) for bag in table.pile.bags],
        table.pile.next_bag,
        _goods(game, table.discard),
        int(table.bank),
        int(table.prestige_bank),
        merchants,
        int(table.chosen),
        LETTERS[table.partner],
        int(table.exchange),
        int(table.owed),
        LETTERS[table.thief],
        PHASES[table.after_token],
        bool(table.last_round),
        ENDINGS[table.end],
    )


def _with_secrets(game: Dunhuang, table: Table, shown: Shown, sees: Sight) -> Shown:
    """A hand, cards just drawn, cards removed in set-up, bags of the pile: for those who see into them."""
    merchants = list(shown.merchants)
    for seat, (hand, drawn, removed) in enumerate(PLACES[: table.seats]):
        player, secrets = table.players[seat], {}
        if sees(hand):
            secrets["hand"] = _goods(game, player.hand)
        if sees(drawn):
            secrets["drawn"] = _goods(game, player.drawn)
        if sees(removed):
            secrets["removed"] = _goods(game, player.removed)
        if secrets:
            merchants[seat] = changed(merchants[seat], **secrets)
    pile = [
        changed(bag, goods=_goods(game, lying.cards)) if sees(f"bag:{bag.number}") else bag
        for bag, lying in zip(shown.pile, table.pile.bags, strict=True)
    ]
    return changed(shown, merchants=merchants, pile=pile)


def hidden(shown: Shown) -> dict[str, int]:
    """The places whose cards are not shown, with how many lie there."""
    places = {f"bag:{bag.number}": bag.size for bag in shown.pile if bag.goods is None}
    for seat, one in enumerate(shown.merchants):
        if one.hand is None:
            places[f"hand:{seat}"] = one.cards
        if one.drawn is None:
            places[f"drawn:{seat}"] = one.drawn_cards
        if one.removed is None:
            places[f"removed:{seat}"] = one.removed_cards
    return places


def state_of(game: Dunhuang, shown: Shown, seats: int, options: Mapping[str, str], faults: list[str]) -> Table | None:
    """The state that is shown, hidden places empty. What cannot be is named in `faults`."""
    faults += _bad_words(game, shown, seats)
    if faults:
        return None

    def row(goods: Goods | None) -> list[int]:
        return [(goods or {}).get(name, 0) for name in game.pieces]

    table = bare_table(game, seats, dict(options))
    characters = [space.character for space in shown.ring]
    for number, space in enumerate(shown.ring):
        table.ring[number] = CHARACTERS.index(space.character)
        table.market[number] = NO_CARD if space.good is None else game.pieces.index(space.good)
    table.camel = characters.index(shown.camel)
    table.lay_out("discard", row(shown.discard))
    table.bank = shown.coins
    table.prestige_bank = shown.prestige
    for bag in shown.pile:
        table.pile.lay(row(bag.goods), bag.number, bag.size)
    table.pile.next_bag = shown.next_bag
    for seat, one in enumerate(shown.merchants):
        player = table.players[seat]
        player.coins, player.prestige = one.coins, one.prestige
        for kind, goods in (("hand", one.hand), ("shop", one.shop), ("drawn", one.drawn), ("removed", one.removed)):
            table.lay_out(f"{kind}:{seat}", row(goods))
        for token in one.tokens:
            table.holder[game.pieces.index(token.good)] = seat
            table.flipped[game.pieces.index(token.good)] = int(token.flipped)
    table.phase = PHASES.index(shown.phase)
    table.turn, table.first = LETTERS.index(shown.turn), LETTERS.index(shown.first)
    table.deciding = sum(1 << LETTERS.index(name) for name in shown.deciding)
    table.steps, table.chosen, table.exchange, table.owed = shown.steps, shown.chosen, shown.exchange, shown.owed
    table.partner, table.thief = LETTERS.index(shown.partner), LETTERS.index(shown.thief)
    table.after_token = PHASES.index(shown.after_token)
    table.last_round = int(shown.last_round)
    table.end = ENDINGS.index(shown.end)
    faults += _impossible(game, shown, table)
    return None if faults else table


def _bad_words(game: Dunhuang, shown: Shown, seats: int) -> list[str]:
    """Names that mean nothing here, and numbers that cannot be."""
    faults: list[str] = []
    letters = list(LETTERS[:seats])

    def known(where: str, name: str, names: tuple[str, ...] | list[str]) -> None:
        if name not in names:
            faults.append(f"table.{where} is {name!r}; there are: {', '.join(names)}")

    known("phase", shown.phase, PHASES)
    known("after_token", shown.after_token, PHASES)
    known("end", shown.end, ENDINGS)
    for where, name in (
        ("turn", shown.turn),
        ("first", shown.first),
        ("partner", shown.partner),
        ("thief", shown.thief),
        *(("deciding", name) for name in shown.deciding),
    ):
        known(where, name, letters)
    known("camel", shown.camel, [space.character for space in shown.ring])
    if len(shown.ring) != SPACES:
        faults.append(f"table.ring should have one side of each of the {SPACES} tiles [D1]")
    if [one.seat for one in shown.merchants] != letters:
        faults.append(f"table.merchants should be for seats {' '.join(letters)}, in order")
    for index, space in enumerate(shown.ring):
        known(f"ring[{index}].character", space.character, CHARACTERS)
        if space.good is not None:
            known(f"ring[{index}].good", space.good, game.pieces)
    rows = [("discard", shown.discard), *((f"pile[{n}].goods", bag.goods or {}) for n, bag in enumerate(shown.pile))]
    for one in shown.merchants:
        where = f"merchants {one.seat}"
        held = (("hand", one.hand), ("shop", one.shop), ("drawn", one.drawn), ("removed", one.removed))
        rows += [(f"{where} {name}", goods or {}) for name, goods in held]
        for token in one.tokens:
            known(f"{where} tokens", token.good, game.pieces)
        counts = (one.coins, one.prestige, one.cards, one.drawn_cards, one.removed_cards)
        if not all(0 <= count < 10**6 for count in counts):
            faults.append(f"table.{where}: coins, prestige and cards should be 0 or more")
    for where, goods in rows:
        for name, count in goods.items():
            known(where, name, game.pieces)
            if not 0 < count < 1000:
                faults.append(f"table.{where}: {count} {name}")
    numbers = (shown.steps, shown.chosen, shown.exchange, shown.owed, shown.next_bag, *(b.size for b in shown.pile))
    if not all(0 <= number < 10**6 for number in numbers) or abs(shown.coins) + abs(shown.prestige) > 10**6:
        faults.append("table: a number is out of its range")
    if len({bag.number for bag in shown.pile}) != len(shown.pile):
        faults.append("table.pile: two bags have the same number")
    return faults


def _impossible(game: Dunhuang, shown: Shown, table: Table) -> list[str]:
    """What the words say but the rules rule out."""
    faults = []
    tiles = {frozenset((c, game.reverse_side[c])) for c in (int(character) for character in table.ring)}
    if len(tiles) != SPACES:
        faults.append(f"table.ring should have one side of each of the {SPACES} tiles [D1]")
    for one in shown.merchants:
        for count, goods, where in (
            (one.cards, one.hand, "hand"),
            (one.drawn_cards, one.drawn, "drawn"),
            (one.removed_cards, one.removed, "removed"),
        ):
            if goods is not None and sum(goods.values()) != count:
                faults.append(f"table.merchants {one.seat} {where}: {count} cards are counted, others are listed")
    for bag in shown.pile:
        if bag.goods is not None and sum(bag.goods.values()) != bag.size:
            faults.append(f"table.pile bag {bag.number}: {bag.size} cards are counted, others are listed")
    owners = [token.good for one in shown.merchants for token in one.tokens]
    faults += [f"table.merchants: two have the {good} token" for good in sorted(set(owners)) if owners.count(good) > 1]
    for good, owner in enumerate(table.holder):
        if owner != MIDDLE and any(p.shop[good] > table.players[owner].shop[good] for p in table.players):
            name, where = game.pieces[good], LETTERS[owner]
            faults.append(f"table.merchants {where}: has the {name} token, but another Shop has more [D21d]")
        bare = owner != MIDDLE and table.players[owner].shop[good] == 0
        if bare and not table.terms.keep_bare_token:
            where = LETTERS[owner]
            faults.append(f"table.merchants {where}: a {game.pieces[good]} token on no card [D21e]")
    if shown.last_round and table.pile.size:
        faults.append("table.last_round: not while the pile has cards [D22]")
    agreed = game.agreed_ring(table.options)
    if agreed and agreed != [int(character) for character in table.ring]:
        faults.append("table.ring is not the one that option tiles agreed on [D1]")
    tally = table.tally()
    supply = game.content.supply
    for what, wanted in (("coins", supply.coins), ("prestige", supply.prestige)):
        if tally[what] != wanted:
            faults.append(f"table: there are {tally[what]} {what} in all, not {wanted}")
    if not hidden(shown):
        for name, count in zip(game.pieces, game.all_pieces(table.seats), strict=True):
            if tally[name] != count:
                faults.append(f"table: there are {tally[name]} {name} in all, not {count}")
    if not table.terms.unlimited and min(table.bank, table.prestige_bank) < 0:
        faults.append("table: the supply is below 0 [D13]")
    faults += _wrong_question(shown, table)
    return faults


PHASES_OF = {
    "discard-from-hand": ("painter",),
    "discard-from-shop": ("musician",),
    "keep-drawn": ("interpreter", "diplomat"),
    "lift-from-shop": ("soldier", "maid"),
    "take-for-shop": ("soldier",),
    "take-for-hand": ("general",),
    "lay-in-shop": ("maid",),
    "give-to-market": ("general",),
    "lift-or-lay": ("domestic",),
    "choose-opponent": ("trader", "merchant"),
    "victim-gives": ("merchant",),
    "give-back": ("trader", "merchant"),
    "collect": ("shepherd", "farmer"),
    "flip-token": ("manichean", "buddhist"),
}
"""The characters that ask each of their questions."""


def _who_is_asked(shown: Shown, table: Table) -> str | None:
    """The seat that answers in this phase; None where all do, or nobody does (D31, D32)."""
    if shown.phase in ("keep-one", "over"):
        return None
    if shown.phase == "place-camel":
        return LETTERS[(table.first + table.seats - 1) % table.seats]
    if shown.phase == "manichean-defence":
        good = min(shown.chosen, len(table.holder) - 1)
        return LETTERS[table.holder[good]] if table.holder[good] != MIDDLE else None
    return shown.partner if shown.phase == "victim-gives" else shown.turn


def _wrong_question(shown: Shown, table: Table) -> list[str]:
    """Whether those who are asked can answer what is asked."""
    if (shown.phase == "over") != (not shown.deciding) or (shown.phase == "over") != bool(shown.end):
        return ["table: a game is over when its phase is over, nobody decides and the end is named"]
    faults = []
    if len(set(shown.deciding)) != len(shown.deciding):
        faults.append("table.deciding names a seat twice")
    asked = _who_is_asked(shown, table)
    if asked is not None and shown.deciding != [asked]:
        faults.append(f"table.deciding should be [{asked}]: nobody else answers in phase {shown.phase}")
    before = shown.phase in ("keep-one", "place-camel", "move-camel", "over")
    if before != (shown.steps == 0):
        faults.append("table.steps: the camel's steps of this turn, 0 before it has moved and when the game is over")
    if shown.phase == "pick-up" and table.market[table.camel] == NO_CARD:
        faults.append("table.phase: there is nothing to pick up where the camel stands")
    needed = PHASES_OF.get(shown.phase)
    if needed is not None and shown.camel not in needed:
        faults.append(f"table.phase: only {' or '.join(needed)} asks that, and the camel is elsewhere")
    if shown.phase == "give-to-market" and (shown.chosen >= SPACES or table.market[shown.chosen] == NO_CARD):
        faults.append("table.chosen should be the number of a Market space with a card, from 0")
    elif shown.chosen >= len(table.holder):
        faults.append("table.chosen should be the number of a good, from 0")
    elif shown.phase in ("manichean-defence", "buddhist-price") and table.holder[shown.chosen] == MIDDLE:
        faults.append("table.chosen: nobody holds that token")
    if shown.phase in ("victim-gives", "give-back") and not 1 <= shown.owed <= shown.exchange:
        faults.append("table.owed should be at least 1 and at most table.exchange")
    return faults
