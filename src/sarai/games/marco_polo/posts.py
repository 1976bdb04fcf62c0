"""What a movement brings: the figures arrive, posts are placed, and then come the bonuses of all these posts (M9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import actions, cards, contracts, paying, questions, rewards, rulebook, tasks
from sarai.games.marco_polo.constants import (
    BONUS_CONTRACT,
    BONUS_KINDS,
    BONUS_MARKER,
    BONUS_OUTPOST,
    CITIES,
    FILIPPO,
    MONGKE,
    MOST_CAMELS,
    NONE,
    POSTS,
)
from sarai.games.marco_polo.dice import Compensation
from sarai.games.marco_polo.questions import MarcoPoloQuestion
from sarai.games.marco_polo.tasks import Task, task
from sarai.kernel.native import i64
from sarai.kernel.questions import Args, Arguments
from sarai.kernel.reasons import Reason

if TYPE_CHECKING:
    from sarai.games.marco_polo.game import MarcoPolo
    from sarai.games.marco_polo.table import MarcoPoloPlayer, MarcoPoloTable
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


class Arrive(paying.Purpose):
    """The figures move as planned."""

    name = "move"

    def paid(self, table: MarcoPoloTable, seat: i64, chance: Chance, tell: Teller | None) -> None:
        player = table.players[seat]
        found: list[int] = []
        if table.switched:
            set_figure(player, 1 - table.mover, table.ended_at)
            if table.terms.split_posts:  # otherwise only where the second figure ends the movement (M3)
                end_post(player, table.ended_at, found)
            if tell is not None:
                tell.say("travels", seat=seat, location=table.ended_at)
        set_figure(player, table.mover, table.walker)
        if tell is not None:
            tell.say("travels", seat=seat, location=table.walker)
        end_post(player, table.walker, found)
        if table.upper:
            found.append(task(tasks.EXTRA_POST))
        if player.character == MONGKE and table.oases:
            found.append(task(tasks.OASES, cards.count_bits(table.oases)))
        table.todo = found + table.todo
        table.moving = 0


def set_figure(player: MarcoPoloPlayer, number: i64, location: i64) -> None:
    if number:
        player.second = location
    else:
        player.figure = location


def end_post(player: MarcoPoloPlayer, location: i64, found: list[int]) -> None:
    """Anybody may end on an oasis or in Beijing, where nothing happens (M8)."""
    if location < CITIES and not player.has_post(location):
        found.append(task(tasks.POST, location))


# -- placing posts


class PlacePost(Task):
    """Place a post in a city."""

    name = "post"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        place_post(table, seat, number, tell)

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return number < CITIES


def place_post(table: MarcoPoloTable, seat: i64, city: i64, tell: Teller | None) -> None:
    """When all are placed, the player chooses one of them to move (M10)."""
    player = table.players[seat]
    if player.has_post(city):
        return
    if player.posts_placed() == POSTS:
        table.choice = city
        table.ask(questions.LIFT)
        return
    set_post(table, seat, city, tell)
    placed = player.posts_placed()
    if placed >= 9:
        paying.score(table, seat, rulebook.ELEVENTH if placed == POSTS else rulebook.NINTH, tell)
    note_bonuses(table, city)


def set_post(table: MarcoPoloTable, seat: i64, city: i64, tell: Teller | None) -> None:
    player = table.players[seat]
    player.posts |= 1 << city
    table.moved |= 1 << city
    table.fresh |= 1 << city
    if tell is not None:
        tell.say("places-post", seat=seat, location=city, count=player.posts_placed())


class LiftPost(MarcoPoloQuestion):
    """Any of the player's posts except those placed in this movement (M10)."""

    name = "lift"
    families = ("lift",)
    topic = "travel"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        posts = table.players[seat].posts & ~table.moved
        return [int(actions.LIFT + city) for city in range(CITIES) if posts >> city & 1]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        """It counts as placed in its new city; moving scores nothing (M10)."""
        city = action - actions.LIFT
        table.players[seat].posts &= ~(1 << city)
        table.fresh &= ~(1 << city)
        if tell is not None:
            tell.say("lifts-post", seat=seat, location=city)
        goal = table.choice
        table.choice = NONE
        set_post(table, seat, goal, tell)
        if table.terms.moved_counts:
            note_bonuses(table, goal)
        table.phase = questions.FLOW

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        city = table.game.locations.index(said["location"])
        if not table.players[seat].has_post(city):
            return Reason("marco-polo-why-no-post", {"location": said["location"]})
        now = int(table.moved) >> city & 1
        return Reason("marco-polo-why-placed-now", {"location": said["location"]}, "M10") if now else None

    def args(self, table: MarcoPoloTable, seat: int) -> Args:
        return {"location": table.game.locations[table.choice]}

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"location:{said['location']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return 0 <= table.choice < CITIES


class AnotherPost(Task):
    """The upper space allows one more post, in a city that was passed through (M9)."""

    name = "extra-post"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        if table.moved or table.terms.extra_always:
            if extra_cities(table, seat):
                table.ask(questions.EXTRA_POST)


def extra_cities(table: MarcoPoloTable, seat: i64) -> list[int]:
    free = table.passed & ~table.players[seat].posts
    return [int(actions.POST + city) for city in range(CITIES) if free >> city & 1]


class ExtraPost(MarcoPoloQuestion):
    name = "extra-post"
    families = ("post", "enough")
    topic = "travel"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        return [*extra_cities(table, seat), actions.ENOUGH]

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.phase = questions.FLOW
        if action != actions.ENOUGH:
            place_post(table, seat, action - actions.POST, tell)
        elif tell is not None:
            tell.say("enough", seat=seat)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        if family == "enough":
            return None
        city = table.game.locations.index(said["location"])
        if table.players[seat].has_post(city):
            return Reason("marco-polo-why-has-post", {"location": said["location"]}, "M8")
        passed = int(table.passed) >> city & 1
        return None if passed else Reason("marco-polo-why-not-passed", {"location": said["location"]}, "M9")

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return "" if family == "enough" else f"location:{said['location']}"


# -- bonuses of new posts


def note_bonuses(table: MarcoPoloTable, city: i64) -> None:
    """Marker, outpost and contract of a city wait until all posts are placed (M9)."""
    if table.markers[city] != NONE:
        table.bonuses.append(int(BONUS_MARKER * CITIES + city))
    if table.outposts[city] != NONE:
        table.bonuses.append(int(BONUS_OUTPOST * CITIES + city))
    if contracts.any_open(table, city):
        table.bonuses.append(int(BONUS_CONTRACT * CITIES + city))


def order_matters(table: MarcoPoloTable) -> bool:
    """If only fixed amounts are waiting, their order makes no difference and nobody is asked."""
    if len(table.bonuses) < 2:
        return False
    for bonus in table.bonuses:
        kind, city = bonus // CITIES, bonus % CITIES
        if kind == BONUS_CONTRACT:
            return True
        if kind == BONUS_MARKER and not table.terms.markers[table.markers[city] - table.terms.first_marker].plain:
            return True
        if kind == BONUS_OUTPOST and not table.terms.outposts[table.outposts[city] - table.terms.first_outpost].plain:
            return True
    return False


def next_bonus(table: MarcoPoloTable, seat: i64, tell: Teller | None) -> None:
    if order_matters(table):
        table.ask(questions.BONUS)
    else:
        take_bonus(table, seat, table.bonuses[0], tell)


class ChooseBonus(MarcoPoloQuestion):
    """Which of the waiting bonuses comes next."""

    name = "bonus"
    families = ("bonus",)
    topic = "travel"

    def choices(self, table: MarcoPoloTable, seat: i64) -> list[int]:
        found = [actions.BONUS + bonus for bonus in table.bonuses]
        found.sort()
        return found

    def answer(
        self, table: MarcoPoloTable, seat: i64, action: i64, chance: Chance, tell: Teller | None, at: int
    ) -> None:
        table.phase = questions.FLOW
        take_bonus(table, seat, action - actions.BONUS, tell)

    def why_not(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> Reason | None:
        city = table.game.locations.index(said["location"])
        waits = BONUS_KINDS.index(said["bonus"]) * CITIES + city in table.bonuses
        return None if waits else Reason("marco-polo-why-no-such-bonus", {}, "M9")

    def label(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> tuple[str, Arguments]:
        kind, city = said["bonus"], table.game.locations.index(said["location"])
        args = {"location": said["location"]}
        if kind != "contract":
            tile = (table.markers if kind == "marker" else table.outposts)[city]
            args["says"] = table.game.pieces[tile]
        return f"marco-polo-do-bonus-{kind}", args

    def target(self, table: MarcoPoloTable, seat: int, family: str, said: Arguments) -> str:
        return f"location:{said['location']}"

    def fits(self, table: MarcoPoloTable) -> bool:
        return len(table.bonuses) > 1


def take_bonus(table: MarcoPoloTable, seat: i64, bonus: i64, tell: Teller | None) -> None:
    table.bonuses.remove(int(bonus))
    kind, city = bonus // CITIES, bonus % CITIES
    if kind == BONUS_MARKER:
        rewards.receive_marker(table, seat, city, tell)
    elif kind == BONUS_OUTPOST:
        claim_outpost(table, seat, city, tell)
    else:
        table.todo.insert(0, task(tasks.CONTRACT_AT, city))


def claim_outpost(table: MarcoPoloTable, seat: i64, city: i64, tell: Teller | None) -> None:
    """Only the first post in a city gets it. The tile leaves the game, or goes to Filippo, even if it was his post."""
    tile = table.outposts[city]
    table.outposts = table.outposts[:]
    table.outposts[city] = NONE
    keeper: i64 = NONE
    for other in range(table.seats):
        if table.players[other].character == FILIPPO:
            keeper = other
    if keeper == NONE:
        table.put_in_box(tile)
        if tell is not None:
            tell.move(tile, "board", 0, "box")
    else:
        table.players[keeper].tiles = [*table.players[keeper].tiles, int(tile)]
        if tell is not None:
            tell.move(tile, "board", 0, f"tiles:{keeper}")
    rewards.receive_outpost(table, seat, tile, tell)
    if keeper != NONE and tell is not None:
        tell.say("keeps-outpost", seat=keeper, says=table.game.pieces[tile])


# -- Möngke Khan


class PassOases(Task):
    """Möngke Khan passed this many oases: 3 points for each, and a choice of coins or a camel."""

    name = "oases"

    def carry_out(self, table: MarcoPoloTable, seat: i64, number: i64, chance: Chance, tell: Teller | None) -> None:
        paying.score(table, seat, rulebook.OASIS_POINTS * number, tell)
        table.ask(questions.OASES)

    def possible(self, game: MarcoPolo, number: int) -> bool:
        return number <= MOST_CAMELS


class Oases(Compensation):
    """Two coins or a camel for each oasis, asked for as for a low roll."""

    name = "oases"
    topic = "dice"

    def coins(self) -> i64:
        return rulebook.OASIS_COINS

    def fits(self, table: MarcoPoloTable) -> bool:
        return tasks.kind_of(table.task) == tasks.OASES
