"""Calculating scores: who qualifies, rank and length bonuses, goods by the key, the floor, the bonus tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.adventures.board import EDGE_NAMES, HEX_NAMES, INNER, SHAPE
from sarai.games.adventures.constants import DECLARED, MAPS_A_ROUND, NOTHING, PICK, ROUNDS
from sarai.games.adventures.results import Result, Scored
from sarai.games.adventures.routes import EMPTY, LATE, QUALIFIES, Route, edges_of, follow, in_words, is_bonus, way_of
from sarai.games.adventures.solver import Best, best_route
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.adventures.table import AdventuresTable
    from sarai.kernel.events import Teller


# -- the round


def score(table: AdventuresTable, tell: Teller | None) -> None:
    """First the routes are checked, then come rank and length, then goods (S19)."""
    routes: list[Route] = []
    results: list[Result] = []
    for seat in range(table.seats):
        route = route_now(table, seat)
        routes.append(route)
        results.append(check_route(table, seat, route))
    table.scored = Scored(table.round, table.card, table.prices[:], results)
    if tell is not None:
        show_boards(table, routes, results, tell)
    if table.seats > 1:
        rank_bonus(table, results, tell)
        length_bonus(routes, results, tell)
    for seat in range(table.seats):
        result = results[seat]
        if result.cause == QUALIFIES:
            result.goods = buy(table, seat, result, routes[seat], tell)
            add_up(table, seat, result)
        if table.seats == 1:
            table.players[seat].par += points_of_best(table, seat)
        if tell is not None:
            now = table.players[seat].score
            tell.reveal("scores", seat=seat, count=now - result.before, total=now)
            best = best_for(table, seat)
            tell.reveal("best", seat=seat, count=best.value // 100 + 1, route=route_text(best))


def route_now(table: AdventuresTable, seat: i64) -> Route:
    """The route on a player's board now, from the first city of the card."""
    return follow_card(table, table.players[seat].layout, table.card)


def route_then(table: AdventuresTable, seat: i64) -> Route:
    """A player's route in the last scored round."""
    assert table.scored is not None
    return follow_card(table, table.scored.results[seat].layout, table.scored.card)


def follow_card(table: AdventuresTable, layout: vec[i64], card: i64) -> Route:
    terms = table.terms
    return follow(layout, terms.card_from[card], terms.card_to[card], terms.entries)


def check_route(table: AdventuresTable, seat: i64, route: Route) -> Result:
    """Qualified if one unbroken chain joins the two cities; tiles beside it count for nothing (S12)."""
    player = table.players[seat]
    cause = route.cause
    if cause == QUALIFIES and player.doing != DECLARED and table.terms.late_is_out and table.seats > 1:
        cause = LATE
    number = table.map_number(player.map)
    first = table.terms.first_circle[number]
    last = table.terms.first_circle[number + 1]
    key = vec[i64]([table.keys[circle] for circle in range(first, last)])
    result = Result(player.map, player.layout[:], key)
    result.doing = player.doing
    result.time = player.time
    result.cause = cause
    result.before = player.score
    return result


def show_boards(table: AdventuresTable, routes: list[Route], results: list[Result], tell: Teller) -> None:
    """At scoring the used maps, boards and keys are open to all (S40)."""
    for seat in range(table.seats):
        tell.move(table.players[seat].map, f"map-{table.round}:{seat}", 0, "open")
        if results[seat].cause == QUALIFIES:
            tell.reveal("arrives", seat=seat, count=len(routes[seat].hexes))
        else:
            tell.reveal("out", seat=seat, cause=results[seat].cause)


def rank_bonus(table: AdventuresTable, results: list[Result], tell: Teller | None) -> None:
    """The first gets the printed figure, the last nothing, those between one point (S22).

    Only those who qualify are ranked (S21). Whoever arrived without declaring comes after all who declared, and gets
    nothing (S25). A player who alone arrives gets something extra (S24).
    """
    order = ranked(table, results)
    for place in range(len(order)):
        seat = order[place]
        result = results[seat]
        result.place = place + 1
        if not table.terms.ranks or result.doing != DECLARED:
            continue
        if place == 0:
            result.rank = table.terms.first
            if len(order) == 1:
                result.rank += table.terms.lone
        elif place < len(order) - 1:
            result.rank = 1
        if tell is not None:
            tell.reveal("rank", seat=seat, place=place + 1, count=result.rank)


def ranked(table: AdventuresTable, results: list[Result]) -> list[int]:
    """The qualified seats in the order of their arrival."""
    order: list[int] = []
    for seat in range(table.seats):
        if results[seat].cause == QUALIFIES:
            at = 0
            while at < len(order) and not comes_before(table, results, seat, order[at]):
                at += 1
            order.insert(at, int(seat))
    return order


def comes_before(table: AdventuresTable, results: list[Result], one: i64, two: i64) -> bool:
    """Declared before undeclared; then by time; then the lower score before this round; then the younger (S26)."""
    declared = results[one].doing == DECLARED
    if declared != (results[two].doing == DECLARED):
        return declared
    if declared and results[one].time != results[two].time:
        return results[one].time < results[two].time
    if results[one].before != results[two].before:
        return results[one].before < results[two].before
    return table.terms.youth[one] < table.terms.youth[two]


def length_bonus(routes: list[Route], results: list[Result], tell: Teller | None) -> None:
    """A point for everybody whose route has the most tiles, bonus tiles included (S27)."""
    longest = 0
    for seat in range(len(routes)):
        if results[seat].cause == QUALIFIES:
            longest = max(longest, len(routes[seat].hexes))
    for seat in range(len(routes)):
        if results[seat].cause == QUALIFIES and len(routes[seat].hexes) == longest:
            results[seat].length = 1
            if tell is not None:
                tell.reveal("length", seat=seat, count=longest)


def buy(table: AdventuresTable, seat: i64, result: Result, route: Route, tell: Teller | None) -> i64:
    """Every good whose edge the route crosses, wanted or not (S15, S16, S18); twice at a bonus tile (S17)."""
    first = table.terms.first_circle[table.map_number(result.map)]
    total: i64 = 0
    for number in range(len(result.key)):
        circle = table.terms.circles[first + number]
        edges = circle.edges[result.key[number]]
        if edges & route.crossed:
            times: i64 = 2 if edges & route.doubled else 1
            total += times * table.prices[circle.good]
            if tell is not None:
                met = edges_of(edges & route.crossed)
                edge = EDGE_NAMES[met[0]]
                tell.reveal("buys", seat=seat, good=circle.good, count=times * table.prices[circle.good], edge=edge)
    return total


def add_up(table: AdventuresTable, seat: i64, result: Result) -> None:
    """The score never falls below 0; a bad round does cost points that were there (S19)."""
    player = table.players[seat]
    change = result.rank + result.length + result.goods
    before = player.score
    if table.terms.floor_each_round:
        player.score += max(0, change)
    else:
        player.score = max(0, player.score + change)
    player.won[0] += result.goods
    player.won[1] += result.rank
    player.won[2] += result.length
    player.won[3] += player.score - before - change


# -- the best there was


def best_for(table: AdventuresTable, seat: i64) -> Best:
    """The best route this player could have built, by the key. Its value is 100 per point, less 1 per tile."""
    scored = table.scored
    assert scored is not None
    result = scored.results[seat]
    riddle = riddle_of(table, seat, result.map, result.key, scored.prices, scored.card)
    known = table.terms.solved.get(riddle)
    return solve(riddle) if known is None else Best(known[0], list(known[1::2]), list(known[2::2]))


def riddle_of(
    table: AdventuresTable, seat: i64, map_: i64, key: vec[i64], prices: vec[i64], card: i64
) -> tuple[int, ...]:
    """The riddle whose answer is the best route: two cities, tiles, bonus tiles, what goods on one edge bring, and then
    the goods on several edges: those edges as a mask, and what they bring."""
    first = table.terms.first_circle[table.map_number(map_)]
    worth = [0] * INNER
    prizes: list[int] = []
    for number in range(len(key)):
        circle = table.terms.circles[first + number]
        mask = circle.edges[key[number]]
        value = 100 * int(prices[circle.good])
        met = edges_of(mask)
        if len(met) == 1:
            worth[met[0]] += value
        else:
            prizes.append(int(mask))
            prizes.append(value)
    cities = [int(table.terms.card_from[card]), int(table.terms.card_to[card])]
    bonus = [int(count) for count in table.players[seat].bonus]
    return (*cities, int(table.terms.tiles), *bonus, *worth, *prizes)


def riddles_of_round(table: AdventuresTable) -> list[tuple[int, ...]]:
    """The best routes that scoring will need, as riddles."""
    found: list[tuple[int, ...]] = []
    for seat in range(table.seats):
        map_ = table.players[seat].map
        if map_ != NOTHING and table.card != NOTHING:
            number = table.map_number(map_)
            circles = range(table.terms.first_circle[number], table.terms.first_circle[number + 1])
            key = vec[i64]([table.keys[circle] for circle in circles])
            found.append(riddle_of(table, seat, map_, key, table.prices, table.card))
    return found


def solve(riddle: tuple[int, ...]) -> Best:
    worth, prizes = list(riddle[6 : 6 + INNER]), list(riddle[6 + INNER :])
    pairs = [(prizes[at], prizes[at + 1]) for at in range(0, len(prizes), 2)]
    best = best_route(riddle[0], riddle[1], worth, pairs, [riddle[2]] * 3, list(riddle[3:6]), -1)
    assert best is not None, "any two cities can be joined"
    return best


def answer_of(best: Best) -> tuple[int, ...]:
    """The best route in plain numbers: what it is worth, then each hex and the tile that lies there."""
    row = [int(best.value)]
    for number in range(len(best.hexes)):
        row.append(best.hexes[number])
        row.append(best.tiles[number])
    return tuple(row)


def points_of_best(table: AdventuresTable, seat: i64) -> i64:
    """The value is a hundredth short for each tile, so it is rounded up."""
    return best_for(table, seat).value // 100 + 1


def route_text(best: Best) -> str:
    """A route on one line: `b1 e-nw, b2 e-w, …`, bonus tiles with a star."""
    return ", ".join(f"{HEX_NAMES[hex_]} {in_words(laid)}" for hex_, laid in zip(best.hexes, best.tiles, strict=True))


# -- after the round


def clear_up(table: AdventuresTable, tell: Teller | None) -> None:
    """Used maps are open; the keys of this round are put away; bonus tiles that lie on a board are spent (S30, S31)."""
    for seat in range(table.seats):
        player = table.players[seat]
        table.used[player.map] += 1
        player.map = NOTHING
        for laid in player.layout:
            if laid != EMPTY and is_bonus(laid):
                shape = SHAPE[way_of(laid)]
                player.bonus[shape] -= 1
                table.gone[shape] += 1
                if tell is not None:
                    tell.say("spends", seat=seat, tile=shape + 3)
    first = table.terms.first_circle[(table.round - 1) * MAPS_A_ROUND]
    for circle in range(first, table.terms.first_circle[table.round * MAPS_A_ROUND]):
        table.keys[circle] = NOTHING


def award(table: AdventuresTable, tell: Teller | None) -> bool:
    """After rounds 1 to 3 the only player in last place gets a bonus tile (S28). Whether the game can go on at once."""
    last = sole_last(table)
    if table.seats == 1 or table.round == ROUNDS or last == NOTHING:
        return True
    shapes = [shape for shape in range(3) if table.box[shape]]
    if len(shapes) == 1:
        give_bonus(table, last, shapes[0], tell)
        return True
    table.ask(PICK)
    if tell is not None:
        tell.say("last", seat=last)
    return False


def sole_last(table: AdventuresTable) -> i64:
    """The only player with the lowest score, or nobody."""
    last: i64 = 0
    alone = True
    for seat in range(1, table.seats):
        if table.players[seat].score < table.players[last].score:
            last = seat
            alone = True
        elif table.players[seat].score == table.players[last].score:
            alone = False
    return last if alone else NOTHING


def give_bonus(table: AdventuresTable, seat: i64, shape: i64, tell: Teller | None) -> None:
    table.box[shape] -= 1
    table.players[seat].bonus[shape] += 1
    if tell is not None:
        tell.say("gets-bonus", seat=seat, tile=shape + 3)
