"""Worlds that a seat cannot tell from the true one, dealt from what it knows; a search draws one each iteration."""

from __future__ import annotations

from typing import Any

from sarai.kernel.chance import Chance
from sarai.kernel.native import i64, vec
from sarai.kernel.showing import Showing
from sarai.kernel.state import State


class HiddenPlace:
    """A place whose pieces are not shown: those certain to lie there, and the room for others of its deck.

    A narrow place takes only the kinds of its deck from `first` up to, not including, `last`; the others take them all.
    """

    __slots__ = ("certain", "deck", "first", "last", "name", "narrow", "room")

    name: str
    certain: vec[i64]
    room: i64
    deck: i64
    narrow: bool
    first: i64
    last: i64

    def __init__(self, name: str, certain: list[int], room: i64, deck: i64) -> None:
        self.name = name
        self.certain = vec[i64](certain)
        self.room = room
        self.deck = deck
        self.narrow = False
        self.first = 0
        self.last = 0

    def take_only(self, first: i64, last: i64) -> None:
        self.narrow = True
        self.first = first
        self.last = last


class SpreadPiece:
    """A piece that lies in one of these places, each named by its number among the hidden ones."""

    __slots__ = ("among", "kind")

    kind: i64
    among: list[int]

    def __init__(self, kind: i64, among: list[int]) -> None:
        self.kind = kind
        self.among = among


class Worlds:
    """`draw` gives one world; every arrangement of the unseen pieces that fits is equally likely."""

    __slots__ = ("at_once", "bare", "guess", "places", "seat", "spreads", "unseen")

    bare: State
    at_once: bool  # the table fills all its places together, not one by one
    guess: Any  # fills in what a game hides besides pieces; None where there is nothing
    seat: i64
    places: list[HiddenPlace]
    spreads: list[SpreadPiece]
    unseen: list[vec[i64]]

    def __init__(
        self, bare: State, seat: i64, places: list[HiddenPlace], spreads: list[SpreadPiece], unseen: list[list[int]]
    ) -> None:
        """`bare` has nothing in the hidden places; `unseen` counts, deck by deck, what may lie in any of them."""
        game: Any = bare.game
        self.bare = bare
        self.at_once = type(bare).at is State.at and type(bare).put is State.put
        self.guess = None if type(game.showing).guess is Showing.guess else game.showing.guess
        self.seat = seat
        self.places = places
        self.spreads = spreads
        self.unseen = [vec[i64](deck) for deck in unseen]

    def draw(self, chance: Chance) -> State:
        """One world. Certain pieces first, then those of the groups over their places, then the rest."""
        rows = [place.certain[:] for place in self.places]
        room = vec[i64]([place.room for place in self.places])
        for spread in self.spreads:
            free = vec[i64]([room[index] for index in spread.among])
            index = spread.among[chance.pick(0, free)]
            rows[index][spread.kind] += 1
            room[index] -= 1
        unseen = [deck[:] for deck in self.unseen]
        for index in range(len(rows)):
            place = self.places[index]
            if place.narrow:
                self.fill_narrow(rows[index], room[index], unseen[place.deck], place, chance)
            else:
                self.fill(rows[index], room[index], unseen[place.deck], chance)
        world = self.bare.clone()
        if self.at_once:
            world.put_all({place.name: row for place, row in zip(self.places, rows, strict=True)})
        else:
            for index in range(len(rows)):
                world.put(self.places[index].name, rows[index])
        if self.guess is not None:
            self.guess(world, self.seat, chance)
        return world

    def fill_narrow(self, row: vec[i64], room: i64, unseen: vec[i64], place: HiddenPlace, chance: Chance) -> None:
        """Narrow places are filled before all others; every choice of the pieces they take is equally likely."""
        kinds = vec[i64]([0] * len(unseen))
        for kind in range(place.first, place.last):
            kinds[kind] = unseen[kind]
        for _ in range(room):
            kind = chance.pick(0, kinds)
            kinds[kind] -= 1
            unseen[kind] -= 1
            row[kind] += 1

    def fill(self, row: vec[i64], room: i64, unseen: vec[i64], chance: Chance) -> None:
        """Deal as many unseen pieces as there is room for; if exactly those are left, there is nothing to draw."""
        left: i64 = 0
        for count in unseen:
            left += count
        if left == room:
            for kind in range(len(unseen)):
                row[kind] += unseen[kind]
            return
        for _ in range(room):
            kind = chance.pick(0, unseen)
            row[kind] += 1
            unseen[kind] -= 1
