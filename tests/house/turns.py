"""What `turned.py` turns around. Each text occurs exactly once in its file, which an ordinary test checks."""

from __future__ import annotations

from tests.house.turned import Turn


def kernel(
    file: str, old: str, new: str, tests: str = "tests/kernel tests/laws/test_playing.py tests/laws/test_knowing.py"
) -> Turn:
    return Turn("kernel", f"kernel/{file}", old, new, tests)


def table(file: str, old: str, new: str) -> Turn:
    return Turn("table", f"table/{file}", old, new, "tests/table")


def server(file: str, old: str, new: str, tests: str) -> Turn:
    return Turn(
        "server", f"server/{file}", old, new, " ".join(f"tests/server/test_{name}.py" for name in tests.split())
    )


def bots(file: str, old: str, new: str) -> Turn:
    return Turn("bots", f"bots/{file}", old, new, "tests/test_bots.py")


def game(folder: str, file: str, old: str, new: str) -> Turn:
    return Turn(folder, f"games/{folder}/{file}", old, new, f"tests/games/{folder}")


def adventures(file: str, old: str, new: str) -> Turn:
    """Without whole games of its bot, which take longer than a turned rule has."""
    tests = "tests/games/adventures/test_rulings.py tests/games/adventures/test_solver.py"
    return Turn("adventures", f"games/adventures/{file}", old, new, tests)


TURNS: list[Turn] = [
    # -- kernel
    kernel("standings.py", "sum(other > score for other in scores)", "sum(other >= score for other in scores)"),
    kernel(
        "standings.py",
        "len(resigned) >= max(1, seats - 1)",
        "len(resigned) >= max(1, seats)",
        "tests/table tests/kernel",
    ),
    kernel("standings.py", "ranks[seat] = seats - order", "ranks[seat] = 1 + order", "tests/table tests/kernel"),
    kernel("memory.py", "if places & {source, target}:", "if places & {source}:"),
    kernel("memory.py", "        self._vacated(source)\n\n    def _one_moved", "\n    def _one_moved"),
    kernel("memory.py", "if len(places) > 1 and pieces]", "if pieces]"),
    kernel("worlds.py", "            room[index] -= 1\n", ""),
    kernel("events.py", "knows, knows & ~sources))", "knows, knows))"),
    kernel("events.py", "knows = sources | self.game.places.seers(target)", "knows = self.game.places.seers(target)"),
    kernel("play.py", "if last.sealed:", "if not last.sealed:"),
    kernel("play.py", "if last.line.seat != seat or len(self.path) < 2:", "if len(self.path) < 2:"),
    kernel("play.py", "and (asked != self.prompts[seat] or again):", "and asked != self.prompts[seat]:"),
    kernel("piles.py", "        if bag.size == 0:\n            self.bags.pop(0)\n", ""),
    kernel("game.py", "return None if wakes and at >= wakes else", "return None if wakes else"),
    kernel("members.py", "if listed != count:", "if listed > count:"),
    # -- table
    table("clocks.py", "self.left[seat] += self.pace.increment * 1000", "self.left[seat] += self.pace.increment"),
    table("clocks.py", "            self._had[seat] -= 1\n            return\n", "            self._had[seat] -= 1\n"),
    table("clocks.py", "if seat not in self.asked:", "if seat in self.asked:"),
    table("clocks.py", "max(0, left - gone) if seat in self.running else left", "max(0, left - gone)"),
    table("table.py", "if self.people != [seat]:", "if seat not in self.people:"),
    table("table.py", "stand.people <= {seat} or stand.n <= branch", "stand.people <= {seat}"),
    table("table.py", "if not set(among) <= set(agreeing):", "if not set(among) & set(agreeing):"),
    table(
        "table.py",
        '        if self.clock.out_of_time(seat):\n            raise IllegalAction(Reason("why-out-of-time"))\n',
        "",
    ),
    # -- server
    server("quotas.py", "if self.allowed < many:", "if self.allowed <= 0:", "quotas strangers"),
    server("quotas.py", "(int(found), 64)", "(int(found), 128)", "quotas strangers"),
    server("fair_queue.py", "        self._of.move_to_end(address)\n", "", "lanes fair"),
    server("fair_queue.py", "        guests.move_to_end(guest)\n", "", "lanes fair"),
    server(
        "presence.py",
        "        if self._here[eyes.guest]:\n            return False\n",
        "",
        "presence eyes fair_play seats",
    ),
    server(
        "seating.py",
        "if not mine and guest != host.kept.maker:",
        "if not mine and guest == host.kept.maker:",
        "seats strangers",
    ),
    server("seating.py", "            host.barred.add(owner.guest)\n", "", "seats strangers"),
    server("names.py", "    if spec not in levels:\n", "    if not spec:\n", "strangers fair_play"),
    server(
        "commands.py",
        "if not host.table.over and prompt != asked:",
        "if not host.table.over and prompt < asked:",
        "playing races",
    ),
    server("commands.py", "if alone and others and any(", "if alone and any(", "fair_play time"),
    server(
        "refusals.py",
        "return line if len(line) <= 300 else",
        "return line if len(line) <= 3000 else",
        "hostile interface",
    ),
    # -- bots
    bots("search.py", "child.available += 1", "child.available += 2"),
    bots("search.py", "share = 1.0 / float(len(winners))", "share = 1.0"),
    bots("ismcts.py", "(-one.visits, -one.value, one.action)", "(-one.value, -one.visits, one.action)"),
    bots("greedy.py", "            if worth > best:", "            if worth < best or best == -1e9:"),
    bots("trials.py", "behind + MATTERS > CLEARLY", "behind - MATTERS > CLEARLY"),
    # -- dunhuang
    game(
        "dunhuang",
        "majority.py",
        "own < most_of_others(table, seat, good):",
        "own <= most_of_others(table, seat, good):",
    ),
    game(
        "dunhuang",
        "majority.py",
        "if not manichean and table.players[thief].coins < table.terms.price:",
        "if not manichean and table.players[thief].coins <= table.terms.price:",
    ),
    game("dunhuang", "majority.py", "        table.flipped[good] = 0  # D9\n", ""),
    game(
        "dunhuang",
        "majority.py",
        "most_of_others(table, seat, good) > own or (",
        "most_of_others(table, seat, good) >= own or (",
    ),
    game("dunhuang", "turn.py", "seat == (table.first + table.seats - 1) % table.seats", "seat == table.first"),
    game("dunhuang", "ending.py", "len(best) < table.tokens(seat):", "len(best) <= table.tokens(seat):"),
    game("dunhuang", "ending.py", "purse > coins", "purse < coins"),
    game(
        "dunhuang",
        "ending.py",
        "if player.hand[good] > own:",
        "if player.hand[good] >= own and player is not table.players[seat]:",
    ),
    # -- kashgar
    game("kashgar", "ending.py", "points == most and rose > last", "points == most and rose < last"),
    game(
        "kashgar",
        "ending.py",
        "table.players[seat].points < table.terms.goal:",
        "table.players[seat].points <= table.terms.goal:",
    ),
    game(
        "kashgar",
        "contracts.py",
        "price - min(step.less, price) if stock == step.asks",
        "price - min(step.less, price) if stock != step.asks",
    ),
    game("kashgar", "contracts.py", "if not waived and stocks[MULES]", "if waived and stocks[MULES]"),
    game(
        "kashgar",
        "turn.py",
        "        table.moment += 1\n        ending.recount(table, seat, tell)",
        "        ending.recount(table, seat, tell)",
    ),
    game("kashgar", "turn.py", "table.box[PATRIARCH if card == MATRIARCH else card] += 1", "table.box[card] += 1"),
    # -- adventures
    adventures("scoring.py", "elif place < len(order) - 1:", "else:"),
    adventures("scoring.py", "if len(order) == 1:", "if len(order) <= 2:"),
    adventures("scoring.py", "2 if edges & route.doubled else 1", "1"),
    adventures(
        "scoring.py",
        "return results[one].before < results[two].before",
        "return results[one].before > results[two].before",
    ),
    adventures("scoring.py", "player.score += max(0, change)", "player.score += change"),
    adventures("market.py", "prices[(rank + 1) % len(ranked)]", "prices[(rank - 1) % len(ranked)]"),
    adventures("ending.py", "if points >= SOLO_FROM[number]:", "if points > SOLO_FROM[number]:"),
    # -- marco polo
    game("marco_polo", "travel.py", "if not (oasis and player.character == MONGKE):", "if not oasis:"),
    game(
        "marco_polo",
        "travel.py",
        "return bool(table.walked or (table.may_decline and not table.switched))",
        "return bool(table.walked or not table.switched)",
    ),
    game(
        "marco_polo",
        "paying.py",
        "    if camels > stocks[CAMELS]:\n        spare -= camels - stocks[CAMELS]\n    return spare",
        "    return spare",
    ),
    game("marco_polo", "paying.py", "if stock == JADE and player.character == ABHA:", "if player.character == ABHA:"),
    game("marco_polo", "ending.py", "points == most and have > camels", "points == most and have < camels"),
    game("marco_polo", "ending.py", "mine != second or table.seats == 2 or (", "mine != second or ("),
    game("marco_polo", "ending.py", "if player.seals[seal] == IMPROVED:", "if player.seals[seal]:"),
    game("marco_polo", "ending.py", "    if player.character == DE_WU:\n        count += 1\n", ""),
]
