"""Travel: a movement is planned step by step, paid as a whole, then carried out; posts are placed where it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import contracts, paying, rewards
from sarai.games.marco_polo.terms import Way
from sarai.games.marco_polo.words import (
    BONUS_CONTRACT,
    BONUS_MARKER,
    BONUS_OUTPOST,
    CHOOSE_BONUS,
    CHOOSE_FIGURE,
    CHOOSE_OASES,
    CHOOSE_POST,
    CITIES,
    CONTRACT_AT,
    DO_BONUS,
    DO_ENOUGH,
    DO_FIGURE,
    DO_GO,
    DO_LIFT,
    DO_POST,
    DO_STOP,
    DO_SWITCH,
    ELEVENTH,
    EXTRA_POST,
    FILIPPO,
    FLOW,
    FOR_MOVE,
    GANTULGA,
    LIFT_POST,
    MONGKE,
    NINTH,
    NONE,
    OASES,
    OASIS_POINTS,
    PLACE_POST,
    POSTS,
    TASK,
    TRAVEL_LOWER,
    WALK,
)
from sarai.kernel.native import i64

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Player, Table
    from sarai.kernel.events import Teller


# -- planning


def can_use(table: Table, player: Player, way: Way, steps: i64, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether a leg can follow on costs that are already planned: the seal is there and all can be paid (M8)."""
    if way.seal != NONE and not player.seals[way.seal]:
        return False
    if steps == 0 and not (player.character == MONGKE and table.terms.is_oasis(way.to)):
        return False
    if player.character == GANTULGA:  # jade and seals are still needed
        return paying.can_pay(player, coins, camels, jade + way.jade)
    return paying.can_pay(player, coins + way.coins, camels + way.camels, jade + way.jade)


def can_leave(table: Table, player: Player, location: i64, steps: i64, coins: i64, camels: i64, jade: i64) -> bool:
    if location == NONE:
        return False
    for way in table.terms.ways[location]:
        if can_use(table, player, way, steps, coins, camels, jade):
            return True
    return False


def can_begin(table: Table, seat: i64, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether some figure can make a first step on top of these costs (M26)."""
    player = table.players[seat]
    return can_leave(table, player, player.figure, 1, coins, camels, jade) or can_leave(
        table, player, player.second, 1, coins, camels, jade
    )


def begin(table: Table, seat: i64, steps: i64, upper: bool, may_decline: bool) -> None:
    """Plan a movement; fee and other costs of it are already noted as due."""
    player = table.players[seat]
    table.forget_movement()
    table.moving = 1
    table.steps = steps
    table.upper = 1 if upper else 0
    table.may_decline = 1 if may_decline else 0
    if player.second != NONE:
        table.phase = CHOOSE_FIGURE
    else:
        choose_figure(table, seat, 0)


def figure_choices(table: Table, seat: i64) -> list[int]:
    """Mailin and Tian Chin: the figure that goes first, if it can go at all."""
    player = table.players[seat]
    found: list[int] = []
    for number in range(2):
        if can_leave_now(table, player, where(player, number)):
            found.append(int(DO_FIGURE + number))
    if table.may_decline:
        found.append(DO_STOP)
    return found


def where(player: Player, number: i64) -> i64:
    return player.second if number else player.figure


def can_leave_now(table: Table, player: Player, location: i64) -> bool:
    return can_leave(table, player, location, table.steps, table.coins_due, table.camels_due, table.jade_due)


def choose_figure(table: Table, seat: i64, number: i64) -> None:
    table.mover = number
    table.walker = where(table.players[seat], number)
    table.walked = 0
    table.phase = WALK


def walk_choices(table: Table, seat: i64) -> list[int]:
    """Where the figure can go next, to stop, and for two figures to go on with the other one."""
    player = table.players[seat]
    found: list[int] = []
    for way in table.terms.ways[table.walker]:
        if can_use(table, player, way, table.steps, table.coins_due, table.camels_due, table.jade_due):
            found.append(int(DO_GO + way.to))
    found.sort()
    before: list[int] = []
    if table.walked or (table.may_decline and not table.switched):
        before.append(DO_STOP)
    if can_switch(table, player):
        before.append(DO_SWITCH)
    return before + found


def can_switch(table: Table, player: Player) -> bool:
    """A movement of several steps may be split between two figures."""
    if player.second == NONE or table.switched or not table.walked or not table.steps:
        return False
    return can_leave_now(table, player, where(player, 1 - table.mover))


def switch(table: Table, seat: i64, tell: Teller | None) -> None:
    table.ended_at = table.walker
    table.switched = 1
    choose_figure(table, seat, 1 - table.mover)
    if tell is not None:
        tell.say("switches", seat=seat, location=table.walker)


def way_to(table: Table, location: i64) -> Way:
    for way in table.terms.ways[table.walker]:
        if way.to == location:
            return way
    raise KeyError(f"there is no leg to {location}")


def go(table: Table, seat: i64, location: i64, tell: Teller | None) -> None:
    """One leg more in the plan: its cost is due, and the city it starts from has been passed through (M9)."""
    player = table.players[seat]
    way = way_to(table, location)
    if player.character != GANTULGA:
        table.coins_due += way.coins
        table.camels_due += way.camels
    table.jade_due += way.jade
    if table.walked and table.walker < CITIES:
        table.passed |= 1 << table.walker
    table.walker = location
    table.walked += 1
    oasis = table.terms.is_oasis(location)
    if oasis:
        table.oases |= 1 << (location - CITIES)
    if not (oasis and player.character == MONGKE):
        table.steps -= 1
    if tell is not None:
        tell.say("plans", seat=seat, location=location)


def stop(table: Table, seat: i64, tell: Teller | None) -> None:
    """The plan is made; all of it is paid before anything moves (M8)."""
    if not table.walked:
        if tell is not None:
            tell.say("stays", seat=seat)
        table.forget_movement()
        table.coins_due = 0
        table.camels_due = 0
        table.jade_due = 0
        table.phase = FLOW
        return
    if tell is not None:
        tell.say("sets-out", seat=seat, coins=table.coins_due, camels=table.camels_due, jade=table.jade_due)
    paying.owe(table, FOR_MOVE, table.coins_due, table.camels_due, table.jade_due)


# -- arriving


def arrive(table: Table, seat: i64, tell: Teller | None) -> None:
    """The figures move, then posts are placed, then come the bonuses of all these posts (M9)."""
    player = table.players[seat]
    tasks: list[int] = []
    if table.switched:
        set_figure(player, 1 - table.mover, table.ended_at)
        if table.terms.split_posts:  # else only where the movement ends with the second figure (M3)
            end_post(table, player, table.ended_at, tasks)
        if tell is not None:
            tell.say("travels", seat=seat, location=table.ended_at)
    set_figure(player, table.mover, table.walker)
    if tell is not None:
        tell.say("travels", seat=seat, location=table.walker)
    end_post(table, player, table.walker, tasks)
    if table.upper:
        tasks.append(EXTRA_POST * TASK)
    if player.character == MONGKE and table.oases:
        tasks.append(int(OASES * TASK + count_bits(table.oases)))
    table.todo = tasks + table.todo
    table.moving = 0
    table.phase = FLOW


def set_figure(player: Player, number: i64, location: i64) -> None:
    if number:
        player.second = location
    else:
        player.figure = location


def end_post(table: Table, player: Player, location: i64, tasks: list[int]) -> None:
    """Anybody may end on an oasis or in Beijing, where nothing happens (M8)."""
    if location < CITIES and not player.has_post(location):
        tasks.append(int(PLACE_POST * TASK + location))


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def place_post(table: Table, seat: i64, city: i64, tell: Teller | None) -> None:
    """When all are placed, one of them has to move; which one is asked (M10)."""
    player = table.players[seat]
    if player.has_post(city):
        return
    if player.posts_placed() == POSTS:
        table.choice = city
        table.phase = LIFT_POST
        return
    set_post(table, seat, city, tell)
    placed = player.posts_placed()
    if placed >= 9:
        paying.score(table, seat, ELEVENTH if placed == POSTS else NINTH, tell)
    note_bonuses(table, city)


def set_post(table: Table, seat: i64, city: i64, tell: Teller | None) -> None:
    player = table.players[seat]
    player.posts |= 1 << city
    table.moved |= 1 << city
    table.fresh |= 1 << city
    if tell is not None:
        tell.say("places-post", seat=seat, location=city, count=player.posts_placed())


def lift_choices(table: Table, seat: i64) -> list[int]:
    """Any own post but those placed in this movement (M10)."""
    posts = table.players[seat].posts & ~table.moved
    return [int(DO_LIFT + city) for city in range(CITIES) if posts >> city & 1]


def lift_post(table: Table, seat: i64, city: i64, tell: Teller | None) -> None:
    """It counts as placed where it comes to stand; moving scores nothing (M10)."""
    table.players[seat].posts &= ~(1 << city)
    table.fresh &= ~(1 << city)
    if tell is not None:
        tell.say("lifts-post", seat=seat, location=city)
    goal = table.choice
    table.choice = NONE
    set_post(table, seat, goal, tell)
    if table.terms.moved_counts:
        note_bonuses(table, goal)
    table.phase = FLOW


def extra_post(table: Table, seat: i64) -> None:
    """One more post in a city that was passed through, on the upper space, as the player likes (M9)."""
    if table.moved or table.terms.extra_always:
        if extra_cities(table, seat):
            table.phase = CHOOSE_POST


def extra_cities(table: Table, seat: i64) -> list[int]:
    free = table.passed & ~table.players[seat].posts
    return [int(DO_POST + city) for city in range(CITIES) if free >> city & 1]


def extra_choices(table: Table, seat: i64) -> list[int]:
    return [*extra_cities(table, seat), DO_ENOUGH]


# -- bonuses of new posts


def note_bonuses(table: Table, city: i64) -> None:
    """Marker, outpost and contract of a city wait until all posts stand (M9)."""
    if table.markers[city] != NONE:
        table.bonuses.append(int(BONUS_MARKER * CITIES + city))
    if table.outposts[city] != NONE:
        table.bonuses.append(int(BONUS_OUTPOST * CITIES + city))
    if contracts.any_open(table, city):
        table.bonuses.append(int(BONUS_CONTRACT * CITIES + city))


def order_matters(table: Table) -> bool:
    """Where all that waits is fixed amounts, its order makes no difference and is not asked."""
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


def next_bonus(table: Table, seat: i64, tell: Teller | None) -> None:
    if order_matters(table):
        table.phase = CHOOSE_BONUS
    else:
        take_bonus(table, seat, table.bonuses[0], tell)


def bonus_choices(table: Table) -> list[int]:
    found = [DO_BONUS + bonus for bonus in table.bonuses]
    found.sort()
    return found


def take_bonus(table: Table, seat: i64, bonus: i64, tell: Teller | None) -> None:
    table.bonuses.remove(int(bonus))
    kind, city = bonus // CITIES, bonus % CITIES
    if kind == BONUS_MARKER:
        rewards.receive_marker(table, seat, city, tell)
    elif kind == BONUS_OUTPOST:
        claim_outpost(table, seat, city, tell)
    else:
        table.todo.insert(0, int(CONTRACT_AT * TASK + city))


def claim_outpost(table: Table, seat: i64, city: i64, tell: Teller | None) -> None:
    """Only the first post in a city has it. The tile leaves the game, or goes to Filippo, his own too."""
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
    rewards.receive_tile(table, seat, tile, tell)
    if keeper != NONE and tell is not None:
        tell.say("keeps-outpost", seat=keeper, says=table.rules.pieces[tile])


def pass_oases(table: Table, seat: i64, count: i64, tell: Teller | None) -> None:
    """Möngke Khan: 3 points for each, and a choice of coins or a camel."""
    paying.score(table, seat, OASIS_POINTS * count, tell)
    table.phase = CHOOSE_OASES


# -- who will be first


def note_traveller(table: Table, seat: i64, space: i64, tell: Teller | None) -> None:
    """The last to use the highest travel space of the round takes the hourglass (M15)."""
    if space < TRAVEL_LOWER or space < table.highest:
        return
    table.highest = space
    if table.hourglass != seat:
        table.hourglass = seat
        if tell is not None:
            tell.say("takes-hourglass", seat=seat)
