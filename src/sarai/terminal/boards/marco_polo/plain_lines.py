"""The table in plain lines and whole words, without signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from sarai.games.marco_polo.board import MarcoPoloBoard as Printed
from sarai.games.marco_polo.board import MarcoPoloLeg
from sarai.games.marco_polo.showing import Die, MarcoPoloShown, Traveller
from sarai.kernel.phrases import Phrase
from sarai.kernel.state import LETTERS
from sarai.terminal.boards.board import who
from sarai.terminal.boards.marco_polo.contracts import missing
from sarai.terminal.boards.marco_polo.scene import offers_of, printed_on
from sarai.terminal.boards.marco_polo.travellers import shields_of, worth
from sarai.words import Words


def in_lines(words: Words, shown: MarcoPoloShown) -> list[str]:
    """The round, the spaces for dice, the map, then the players."""
    printed = printed_on(words.game)
    lines = [*_head(words, shown), f"{words.text('marco-polo-board-spaces')}:"]
    lines += [f"    {line}" for line in _spaces(words, shown, printed)]
    lines += ["", f"{words.text('marco-polo-board-map')}:"]
    lines += [f"    {_place(words, shown, printed, place)}" for place in printed.locations]
    for one in shown.travellers:
        lines += ["", *_traveller(words, shown, printed, one)]
    return lines


def _says(words: Words, name: str) -> str:
    """What is printed on a card or tile, in words."""
    return words.phrase(words.game.showing.phrases[name])


def _head(words: Words, shown: MarcoPoloShown) -> Iterator[str]:
    names = {letter: words.seats[LETTERS.index(letter)] for letter in (shown.first, shown.hourglass)}
    yield " · ".join(
        [
            words.text("marco-polo-board-round", round=shown.round),
            words.text("marco-polo-board-first", name=names[shown.first]),
            words.text("marco-polo-board-hourglass", name=names[shown.hourglass]),
            words.text("marco-polo-board-black", count=shown.black_dice),
            words.text("marco-polo-board-pile", count=sum(bag.size for bag in shown.red_pile.bags)),
        ]
    )
    if shown.phase == "character":
        named = ", ".join(words.name("character", one) for one in shown.characters)
        yield words.text("marco-polo-board-characters", characters=named)


# -- spaces


def _spaces(words: Words, shown: MarcoPoloShown, printed: Printed) -> Iterator[str]:
    for name, space in printed.spaces.items():
        parts = []
        if space.icon == "special":
            parts.append(f"{words.name('location', space.city)}: {_says(words, f'city.{space.city}')}")
        elif space.icon == "card":
            card = shown.city_cards[space.city] if space.city else shown.area[int(name[-1]) - 1]
            where = f", {words.name('location', space.city)}" if space.city else ""
            parts.append(f"{words.name('good', card)}{where}: {_says(words, card)}")
        else:
            parts.append(words.name("where", name))
        if space.book:
            said = [_says(words, offer) for offer in offers_of(shown, space.book)]
            parts.append(words.text("marco-polo-board-offers", offers=" / ".join(said)))
        dice = shown.spaces[name]
        if dice:
            parts.append(words.text("marco-polo-board-dice-there", dice=", ".join(_die(words, die) for die in dice)))
        yield "; ".join(parts)


def _die(words: Words, die: Die) -> str:
    if die.colour in LETTERS:
        return f"{words.seats[LETTERS.index(die.colour)]} {die.value}"
    black = die.colour == "black"
    return words.text("marco-polo-board-black-die" if black else "marco-polo-board-blocking-die", value=die.value)


# -- the map


def _place(words: Words, shown: MarcoPoloShown, printed: Printed, place: str) -> str:
    parts = [words.name("location", place)]
    if printed.locations[place].shield:
        parts[0] += f" ({words.name('shield', printed.locations[place].shield)})"
    for key, names in (
        ("marco-polo-board-posts-of", [one.seat for one in shown.travellers if place in one.posts]),
        ("marco-polo-board-figures-of", [one.seat for one in shown.travellers if place in one.figures]),
    ):
        if names:
            parts.append(words.text(key, names=", ".join(words.seats[LETTERS.index(name)] for name in names)))
    if place in shown.markers:
        parts.append(words.text("marco-polo-board-marker", says=_says(words, shown.markers[place])))
    if place in shown.outposts:
        parts.append(words.text("marco-polo-board-outpost", says=_says(words, shown.outposts[place])))
    for one in shown.contracts.get(place, []):
        if one:
            parts.append(f"{words.name('good', one)}: {_says(words, one)}")
    legs = [_leg(words, leg, place) for leg in printed.legs if place in leg.ends]
    return "; ".join([*parts, words.text("marco-polo-board-legs", legs=", ".join(legs))])


def _leg(words: Words, leg: MarcoPoloLeg, start: str) -> str:
    other = next(end for end in leg.ends if end != start)
    says = _says(words, f"leg.{'.'.join(leg.ends)}")
    return words.text("marco-polo-board-leg", location=words.name("location", other), says=says)


# -- the players


def _traveller(words: Words, shown: MarcoPoloShown, printed: Printed, one: Traveller) -> Iterator[str]:
    said = words.text
    mark = "*" if one.seat in shown.deciding else " "
    name = who(words, one.seat)
    if one.character:
        name = said("marco-polo-board-character", seat=name, character=words.name("character", one.character))
    yield f"{mark} {name}: {said('marco-polo-board-points', count=one.points)}"
    yield f"    {', '.join(_amounts(words, one.stocks))}"
    dice = [*map(str, one.dice), *(said("marco-polo-board-black-die", value=value) for value in one.black_dice)]
    where = ", ".join(words.name("location", at) for at in one.figures)
    shields = shields_of(printed, one)
    parts = [
        said("marco-polo-board-dice", dice=", ".join(dice)) if dice else said("marco-polo-board-no-dice"),
        said("marco-polo-board-at", location=where),
        said("marco-polo-board-posts", count=len(one.posts), posts=len(printed.posts)),
        said("marco-polo-board-shields", count=shields, points=worth(printed, shields)),
        said("marco-polo-board-completed", count=len(one.completed)),
    ]
    if one.seals:
        seals = [_seal(words, seal, side) for seal, side in one.seals.items()]
        parts.append(said("marco-polo-board-seals", seals="; ".join(seals)))
    yield f"    {'; '.join(parts)}"
    for contract in one.contracts:
        lacking = missing(printed.contracts[contract].asks, one.stocks)
        state = said("marco-polo-board-missing", what=", ".join(_amounts(words, lacking)))
        if not lacking:
            state = said("marco-polo-board-enough")
        yield f"    {words.name('good', contract)}: {_says(words, contract)} ({state})"
    for tile in one.outposts:
        yield f"    {said('marco-polo-board-tile', says=_says(words, tile))}"
    for goal in one.goals or []:
        yield f"    {words.name('good', goal)}: {_says(words, goal)}"


def _seal(words: Words, seal: str, side: str) -> str:
    name = words.name("seal", seal)
    return words.text("marco-polo-board-improved", seal=name) if side == "improved" else name


def _amounts(words: Words, stocks: Mapping[str, int]) -> Iterable[str]:
    for stock, count in stocks.items():
        yield words.phrase(Phrase("marco-polo-says-amount", {"stock": stock, "count": count}))
