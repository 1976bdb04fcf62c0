"""Kashgar once more, slowly: written from the rulebook, the rulings and the pack's file, without the engine's code.

The whole game is one generator. It yields who is asked and the possible answers, and is sent an answer; what chance
gives comes from a list that the caller fills. Cards are names, decks are lists of bags.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import product
from typing import Any

SPICES = ["ginger", "cloves", "pepper", "anise", "cinnamon"]
STOCKS = [*SPICES, "gold", "mules"]
NEVER_REMOVED = ("patriarch", "matriarch")

Question = tuple[int, list[str]]
Asking = Generator[Question, str, Any]


class Slow:
    def __init__(self, pack: dict[str, Any], seats: int, options: dict[str, str]) -> None:
        self.persons = {one["id"]: one for one in pack["persons"]}
        self.deals = {one["id"]: one for one in pack["contracts"]}
        self.rules = pack["rules"]
        self.seats = seats
        self.options = options
        self.fate: list[str] = []
        self.stocks = [dict.fromkeys(STOCKS, self.rules["at_start"]) for _ in range(seats)]
        self.caravans: list[list[list[str]]] = [[[], [], []] for _ in range(seats)]
        self.done: list[list[str]] = [[] for _ in range(seats)]
        self.decks: dict[str, list[Counter[str]]] = {}
        self.discard: Counter[str] = Counter()
        self.box: Counter[str] = Counter()
        self.open: list[str] = []
        self.ready = 1
        self.totals = [0] * seats
        self.rises: list[set[int]] = []
        self.last = False
        self.ended = ""

    # -- the whole game

    def play(self) -> Asking:
        first = self.set_up()
        round_ = 0
        while not self.ended:
            round_ += 1
            for ahead in range(self.seats):
                yield from self.turn((first + ahead) % self.seats)
                if self.options["goal-lost-again"] == "plays-on" and max(self.totals) >= self.rules["goal"]:
                    self.last = True
            if self.last:
                self.ended = "goal"
            elif round_ == int(self.options["rounds"]):
                self.ended = "rounds"

    def deck_of(self, name: str) -> Counter[str]:
        return Counter({one["id"]: one["copies"] for one in self.persons.values() if one["deck"] == name})

    def set_up(self) -> int:
        standard, expansion = self.deck_of("standard"), self.deck_of("expansion")
        wanted = self.options["expansion"]
        if wanted == "all":
            joined = Counter(expansion)
        elif wanted in ("none", "0"):
            joined = Counter()
        elif wanted.isdecimal():
            joined = Counter(self.fate.pop(0) for _ in range(int(wanted))) if int(wanted) < 12 else Counter(expansion)
        else:
            joined = Counter(wanted.split(","))
        assert joined <= expansion
        contracts = Counter({one["id"]: one["copies"] for one in self.deals.values()})
        self.decks = {"standard": [standard + joined], "special": [self.deck_of("special")], "contract": [contracts]}
        self.open = [self.draw_one("contract") for _ in range(4)]
        start = self.deck_of("start")
        lowest = (99, 0)
        for seat in range(self.seats):
            for number in range(3):
                card = self.fate.pop(0)
                assert start[card]
                start[card] -= 1
                self.caravans[seat][number] = ["patriarch", card]
                lowest = min(lowest, (self.persons[card]["rank"], seat))
        self.totals = [self.count(seat) for seat in range(self.seats)]
        return lowest[1]

    # -- decks

    def draw_one(self, deck: str) -> str:
        bags = self.decks[deck]
        card = self.fate.pop(0)
        assert bags[0][card], f"{card} is not on top of {deck}"
        bags[0][card] -= 1
        bags[0] = +bags[0]
        if not bags[0]:
            bags.pop(0)
        return card

    def draw(self, deck: str, count: int) -> list[str]:
        drawn: list[str] = []
        while len(drawn) < count:
            if not self.decks[deck] and deck == "standard" and self.options["empty-deck"] == "reshuffle":
                if self.discard:
                    self.decks[deck] = [self.discard]
                    self.discard = Counter()
            if not self.decks[deck]:
                break
            drawn.append(self.draw_one(deck))
        return drawn

    def put_back(self, deck: str, cards: list[str]) -> None:
        if deck == "standard":
            self.discard += Counter(cards)
        elif cards:
            self.decks[deck].append(Counter(cards))

    # -- points

    def count(self, seat: int) -> int:
        total = sum(int(self.deals[name]["points"]) for name in self.done[seat])
        for name in (name for caravan in self.caravans[seat] for name in caravan):
            person = self.persons[name]
            total += int(person["points"])
            if "points_per" in person:
                total += self.done[seat].count(person["points_per"])
        return total

    def scored(self) -> None:
        """After each step: whose points rose, and has anybody reached the goal?"""
        now = [self.count(seat) for seat in range(self.seats)]
        self.rises.append({seat for seat in range(self.seats) if now[seat] > self.totals[seat]})
        self.totals = now
        if self.options["goal-lost-again"] == "ends" and max(now) >= self.rules["goal"]:
            self.last = True

    def winners(self) -> list[int]:
        first = [seat for seat in range(self.seats) if self.totals[seat] == max(self.totals)]
        for rose in reversed(self.rises):
            if rose & set(first):
                return sorted(rose & set(first))
        return first

    # -- a turn

    def ask(self, seat: int, answers: list[str]) -> Asking:
        if len(answers) == 1:
            return answers[0]
        return (yield seat, answers)

    def turn(self, seat: int) -> Asking:
        answers = []
        for number, caravan in enumerate(self.caravans[seat], 1):
            if caravan:
                person = self.persons[caravan[0]]
                for verb, kind in (("use", "caravan"), ("part", "parting")):
                    for index, deed in enumerate(person.get(kind, []), 1):
                        if self.possible(seat, deed):
                            answers.append(f"{verb} {number} {index}")
                if not person.get("must"):
                    answers.append(f"pass {number}")
        if not answers:
            return
        verb, number_, *rest = (yield seat, answers).split()
        where = int(number_) - 1
        card = self.caravans[seat][where].pop(0)
        if verb == "part":
            self.box[card] += 1
            self.scored()
        else:
            self.caravans[seat][where].append(card)
        if verb == "pass":
            return
        deed = self.persons[card]["parting" if verb == "part" else "caravan"][int(rest[0]) - 1]
        for stock, count in deed.get("cost", {}).items():
            self.stocks[seat][stock] -= count
        yield from self.pay_spices(seat, deed.get("spices", []), deed)
        for step in deed["does"]:
            yield from self.do(seat, where, card, step)

    # -- paying

    def mixes(self, have: dict[str, int], symbols: list[int]) -> list[dict[str, int]]:
        found = []
        for chosen in product(SPICES, repeat=len(symbols)):
            left = dict(have)
            for spice, count in zip(chosen, symbols, strict=True):
                left[spice] -= count
            if min(left.values()) >= 0:
                found.append(left)
        return found

    def possible(self, seat: int, deed: dict[str, Any]) -> bool:
        have = {stock: count - deed.get("cost", {}).get(stock, 0) for stock, count in self.stocks[seat].items()}
        return min(have.values()) >= 0 and self.can_follow(have, deed.get("spices", []), deed)

    def can_follow(self, have: dict[str, int], symbols: list[int], deed: dict[str, Any]) -> bool:
        """Whether some way to pay the symbols leaves the action possible."""
        for left in self.mixes(have, symbols):
            fine = True
            for step in deed["does"]:
                if step["do"] == "complete" and step.get("source") == "drawn":
                    fine = fine and bool(self.decks["contract"])
                elif step["do"] == "complete":
                    fine = fine and any(self.completable(left, name, step) for name in self.open)
            if fine:
                return True
        return False

    def pay_spices(self, seat: int, symbols: list[int], deed: dict[str, Any]) -> Asking:
        own = self.stocks[seat]
        for index, count in enumerate(symbols):
            answers = []
            for spice in SPICES:
                left = {**own, spice: own[spice] - count}
                if left[spice] >= 0 and self.can_follow(left, symbols[index + 1 :], deed):
                    answers.append(f"pay {spice}")
            chosen = yield from self.ask(seat, answers)
            own[chosen.split()[1]] -= count

    # -- contracts

    def price(self, name: str, step: dict[str, Any]) -> dict[str, int]:
        price = dict(self.deals[name].get("price", {}))
        if "asks" in step and step["asks"] in price:
            price[step["asks"]] = max(0, price[step["asks"]] - step.get("less", 0))
        return price

    def completable(self, have: dict[str, int], name: str, step: dict[str, Any]) -> bool:
        deal = self.deals[name]
        kinds = step.get("kinds", [])
        if kinds and deal["size"] not in kinds and name not in kinds:
            return False
        if "asks" in step and not deal.get("price", {}).get(step["asks"]):
            return False
        free = step.get("free", False)
        needs_mules = not step.get("no_mules") and not (free and self.options["free-contracts"] == "no-mules")
        if needs_mules and have["mules"] < deal["mules"]:
            return False
        if free:
            return True
        left = {stock: count - self.price(name, step).get(stock, 0) for stock, count in have.items()}
        return min(left.values()) >= 0 and bool(self.mixes(left, deal.get("spices", [])))

    def complete(self, seat: int, name: str, step: dict[str, Any]) -> Asking:
        """Pay for it, unless it is free, and take it."""
        if not step.get("free"):
            for stock, count in self.price(name, step).items():
                self.stocks[seat][stock] -= count
            yield from self.pay_spices(seat, self.deals[name].get("spices", []), {"does": []})
        self.done[seat].append(name)
        self.scored()

    def complete_open(self, seat: int, step: dict[str, Any]) -> Asking:
        answers = sorted({f"fulfil {name}" for name in self.open if self.completable(self.stocks[seat], name, step)})
        name = (yield from self.ask(seat, answers)).split()[1]
        yield from self.complete(seat, name, step)
        place = self.open.index(name)
        self.open[place : place + 1] = [self.draw_one("contract")] if self.decks["contract"] else []

    def complete_drawn(self, seat: int, step: dict[str, Any]) -> Asking:
        drawn = self.draw("contract", step["draw"])
        for _ in range(step.get("most", 1)):
            answers = sorted({f"fulfil {name}" for name in drawn if self.completable(self.stocks[seat], name, step)})
            if step.get("may") or not answers:
                answers.append("enough")
            chosen = yield from self.ask(seat, answers)
            if chosen == "enough":
                break
            drawn.remove(chosen.split()[1])
            yield from self.complete(seat, chosen.split()[1], step)
            if not drawn:
                break
        self.put_back("contract", drawn)

    # -- what cards do

    def add(self, seat: int, stock: str, count: int) -> None:
        cap = self.rules["most_mules"] if stock == "mules" else self.rules["most"]
        self.stocks[seat][stock] = min(cap, self.stocks[seat][stock] + count)

    def gain(self, seat: int, where: int, card: str) -> None:
        self.caravans[seat][where].append(card)
        self.scored()

    @staticmethod
    def offered(either: dict[str, int]) -> dict[str, int]:
        return {s: either.get(s, either.get("spice") if s in SPICES else None) for s in STOCKS}  # type: ignore[misc]

    def do(self, seat: int, where: int, card: str, step: dict[str, Any]) -> Asking:
        verb = step["do"]
        own = self.stocks[seat]
        others = [(seat + ahead) % self.seats for ahead in range(1, self.seats)]
        if verb in ("increase", "set", "increase-per-card"):
            yield from self.change(seat, where, step)
        elif verb == "exchange":
            answers = [f"trade {count}" for count in range(min(step["most"], own[step["give"]]) + 1)]
            count = int((yield from self.ask(seat, answers)).split()[1])
            own[step["give"]] -= count
            self.add(seat, step["get"], count * step["rate"])
        elif verb == "draw":
            drawn = self.draw(step["deck"], step["draw"])
            for _ in range(min(step.get("keep", 1), len(drawn))):
                kept = (yield from self.ask(seat, sorted({f"keep {name}" for name in drawn}))).split()[1]
                drawn.remove(kept)
                self.gain(seat, where, kept)
            self.put_back(step["deck"], drawn)
        elif verb == "take-discarded":
            if self.discard:
                taken = (yield from self.ask(seat, sorted(f"take {name}" for name in self.discard))).split()[1]
                self.discard -= Counter([taken])
                self.gain(seat, where, taken)
        elif verb == "complete":
            yield from (self.complete_drawn if step.get("source") == "drawn" else self.complete_open)(seat, step)
        elif verb == "turn":
            cards = self.caravans[seat][where]
            place = max(index for index, name in enumerate(cards) if name == card)
            cards[place] = "matriarch" if card == "patriarch" else "patriarch"
            self.scored()
        elif verb == "ready-patriarch":
            if self.ready:
                self.ready = 0
                self.gain(seat, where, "patriarch")
        elif verb.startswith("others-"):
            for other in others:
                for stock, count in step["all"].items():
                    if verb == "others-set":
                        self.stocks[other][stock] = count
                    elif verb == "others-increase":
                        self.add(other, stock, count)
                    else:
                        self.stocks[other][stock] = max(0, self.stocks[other][stock] - count)
        elif verb == "take-from-rival":
            other = yield from self.rival(seat, others)
            for stock, count in step["all"].items():
                taken = min(count, self.stocks[other][stock])
                self.stocks[other][stock] -= taken
                self.add(seat, stock, taken)
        elif verb == "pass-on":
            other = yield from self.rival(seat, others)
            number = int((yield from self.ask(seat, ["caravan 1", "caravan 2", "caravan 3"])).split()[1]) - 1
            cards = self.caravans[seat][where]
            del cards[max(index for index, name in enumerate(cards) if name == card)]
            self.caravans[other][number].append(card)
            self.scored()
        else:
            yield from self.move_or_remove(seat, others, step)

    def rival(self, seat: int, others: list[int]) -> Asking:
        chosen = yield from self.ask(seat, [f"rival {'ABCD'[other]}" for other in others])
        return "ABCD".index(chosen.split()[1])

    def change(self, seat: int, where: int, step: dict[str, Any]) -> Asking:
        sets = step["do"] == "set"
        for stock, count in step.get("all", {}).items():
            if sets:
                self.stocks[seat][stock] = count
            else:
                self.add(seat, stock, count)
        times = len(self.caravans[seat][where]) if step["do"] == "increase-per-card" else 1
        choices = [self.offered(step["either"])] * times if "either" in step else []
        choices += [self.offered({"spice": count}) for count in step.get("spices", [])]
        for offer in choices:
            names = [stock for stock in STOCKS if offer[stock] is not None]
            chosen = yield from self.ask(seat, [f"{'set' if sets else 'raise'} {stock}" for stock in names])
            stock = chosen.split()[1]
            if sets:
                self.stocks[seat][stock] = offer[stock]
            else:
                self.add(seat, stock, offer[stock])

    def reachable(self, owner: int, step: dict[str, Any]) -> list[int]:
        """The caravans that the step can affect."""
        found = []
        for number, cards in enumerate(self.caravans[owner]):
            end = step.get("end", "front")
            there = cards[:1] if end == "front" else cards[-1:] if end == "back" else cards
            removable = [name for name in there if name not in NEVER_REMOVED]
            if len(cards) >= 2 if step["do"] == "move" else removable:
                found.append(number)
        return found

    def move_or_remove(self, seat: int, others: list[int], step: dict[str, Any]) -> Asking:
        owner = seat
        if step["whose"] == "rival":
            able = [other for other in others if self.reachable(other, step)]
            if not able:
                return
            owner = yield from self.rival(seat, able)
        numbers = self.reachable(owner, step)
        if not numbers:
            return
        chosen = yield from self.ask(seat, [f"caravan {number + 1}" for number in numbers])
        cards = self.caravans[owner][int(chosen.split()[1]) - 1]
        end = step.get("end", "front")
        if step["do"] == "move":
            if end == "front":
                cards.append(cards.pop(0))
            else:
                cards.insert(0, cards.pop())
            return
        place = 0 if end == "front" else len(cards) - 1
        if end == "any":
            names = sorted({f"remove {name}" for name in cards if name not in NEVER_REMOVED})
            place = cards.index((yield from self.ask(seat, names)).split()[1])
        self.box[cards.pop(place)] += 1
        self.scored()
