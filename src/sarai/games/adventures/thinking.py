"""What a board that is being built seems to be worth."""

from __future__ import annotations

from sarai.games.adventures import scoring
from sarai.games.adventures.board import HEXES, NEIGHBOUR, OUTSIDE, SIDES
from sarai.games.adventures.constants import BUILDING, DECLARED, STOPPED, TRADING
from sarai.games.adventures.routes import EMPTY, QUALIFIES, leads, tiles_on
from sarai.games.adventures.solver import distances
from sarai.games.adventures.table import AdventuresTable
from sarai.kernel.thinking import Thinking


class AdventuresThinking(Thinking[AdventuresTable]):
    """The score and, for a board that is being built, what it promises and how close to the goal its path is."""

    horizon = 60
    clear_lead = 4.0

    def evaluate(self, table: AdventuresTable, seat: int) -> float:
        player = table.players[seat]
        worth = float(player.score) + 0.5 * float(sum(player.bonus))
        if table.phase != TRADING or player.doing not in (BUILDING, DECLARED, STOPPED):
            return worth
        route = scoring.route_now(table, seat)
        promised = _promised(table, seat, int(route.crossed), int(route.doubled))
        if route.cause == QUALIFIES:
            return worth + 3.0 + promised + (1.0 if player.doing == DECLARED else 0.0)
        if player.doing != BUILDING:
            return worth
        strays = int(tiles_on(player.layout)) - len(route.hexes)
        return worth + 0.5 * promised - 0.4 * _still_to_go(table, seat, route.hexes) - 0.3 * strays


def _promised(table: AdventuresTable, seat: int, crossed: int, doubled: int) -> float:
    """What the crossed edges are worth on average, by the weights of the map; the key is not looked at."""
    terms = table.terms
    number = table.map_number(table.players[seat].map)
    total = 0.0
    for index in range(int(terms.first_circle[number]), int(terms.first_circle[number + 1])):
        circle = terms.circles[index]
        price, whole = float(table.prices[circle.good]), float(sum(circle.weights))
        for weight, edges in zip(circle.weights, circle.edges, strict=True):
            if edges & crossed:
                total += price * float(weight) / whole * (2.0 if edges & doubled else 1.0)
    return total


def _still_to_go(table: AdventuresTable, seat: int, hexes: list[int]) -> float:
    """The least number of tiles still missing after the end of the path out of the first city."""
    far = distances(table.terms.card_to[table.card])
    layout = table.players[seat].layout
    start = int(table.terms.card_from[table.card])
    here, entered = start // SIDES, start % SIDES
    for hex_ in hexes:
        leaves = int(leads(layout[hex_], entered))
        beyond = int(NEIGHBOUR[hex_ * SIDES + leaves])
        if beyond == OUTSIDE:
            return float(HEXES)
        here, entered = beyond, (leaves + 3) % SIDES
    return float(far[here]) + 1.0 + (0.0 if layout[here] == EMPTY else 3.0)
