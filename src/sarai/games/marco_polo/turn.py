"""A turn: bonus actions, one normal action, bonus actions again. Every choice is a small question of its own.

`choices` lists what may be answered to the open question, `answer` carries it out. Between two questions the phase is
FLOW: tasks in `todo` are carried out one after another, then the bonuses of new posts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sarai.games.marco_polo import cards, contracts, paying, rewards, rounds, setup, spaces, travel
from sarai.games.marco_polo.words import (
    BAG,
    BAG_CAMELS,
    BAG_COINS,
    BAG_JADE,
    BLACK_CAMELS,
    CAMELS,
    CHANGE_CAMELS,
    CHOOSE_BLACK,
    CHOOSE_BONUS,
    CHOOSE_CHARACTER,
    CHOOSE_COMPENSATION,
    CHOOSE_DIE,
    CHOOSE_DIFFERENT,
    CHOOSE_FIGURE,
    CHOOSE_GOAL,
    CHOOSE_GOOD,
    CHOOSE_GOODS,
    CHOOSE_MARKER,
    CHOOSE_MONEY,
    CHOOSE_OASES,
    CHOOSE_OFFER,
    CHOOSE_PAIRS,
    CHOOSE_POST,
    CHOOSE_SEAL,
    CHOOSE_TIMES,
    CHOOSE_TRADE,
    CHOOSE_TWICE,
    COINS,
    COMPENSATE,
    CONTRACT_AT,
    CONTRACTS_COINS,
    CONTRACTS_TAKEN,
    COPY_MARKER,
    DE_WU,
    DIE,
    DO_ACT,
    DO_BLACK,
    DO_BONUS,
    DO_BUY,
    DO_CAMELS,
    DO_CHARACTER,
    DO_COMPLETE,
    DO_COPY,
    DO_DIE,
    DO_DROP,
    DO_END,
    DO_ENOUGH,
    DO_FIGURE,
    DO_GET,
    DO_GO,
    DO_GOOD,
    DO_IMPROVE,
    DO_JADE_CAMELS,
    DO_JADE_COINS,
    DO_KEEP,
    DO_LIFT,
    DO_LOWER,
    DO_MARKER,
    DO_OFFER,
    DO_PAIRS,
    DO_POST,
    DO_RAISE,
    DO_REROLL,
    DO_SEAL,
    DO_SPEND,
    DO_STOP,
    DO_SWITCH,
    DO_TAKE,
    DO_TIMES,
    DO_TRADE,
    DO_TWICE,
    DROP_CONTRACT,
    EXTRA_POST,
    FACES,
    FLOW,
    FOR_BLACK,
    FOR_CHANGE,
    FOR_COMPLETING,
    FOR_CONTRACTS,
    FOR_IMPROVING,
    FOR_LOWER,
    FOR_MOVE,
    FOR_NEW_ROLL,
    FOR_OFFER,
    FOR_RAISE,
    FOR_REROLL,
    FOR_SEAL,
    GET_COINS,
    GET_MARKER,
    GET_SEAL,
    GET_TILE,
    IMPROVED,
    JADE,
    LIFT_POST,
    MOVE,
    NONE,
    OASES,
    OPEN_CONTRACT,
    OVER,
    PAIRS,
    PAY_CAMELS,
    PAY_COINS,
    PILE_CONTRACT,
    PLACE_POST,
    PLAYING,
    REROLL_CAMELS,
    ROLL_BLACK,
    SEALS,
    TAKE_CONTRACT,
    TAKE_CONTRACTS,
    TAKE_MARKERS,
    TASK,
    TURN,
    TWICE,
    WALK,
)
from sarai.kernel.native import i64, vec

if TYPE_CHECKING:
    from sarai.games.marco_polo.table import Table
    from sarai.kernel.chance import Chance
    from sarai.kernel.events import Teller


def choices(table: Table, seat: i64) -> list[int]:
    """Every answer the seat may give to the open question, in rising order."""
    phase = table.phase
    if phase == TURN:
        return turn_choices(table, seat)
    if phase == CHOOSE_DIE:
        if table.space >= FOR_REROLL:
            return spaces.change_choices(table, seat, table.space)
        return spaces.die_choices(table, seat, table.space)
    if phase == WALK:
        return travel.walk_choices(table, seat)
    if phase == PAY_COINS:
        return paying.coin_choices(table, seat)
    if phase == PAY_CAMELS:
        return paying.camel_choices(table, seat)
    if phase == CHOOSE_OFFER:
        return spaces.offer_choices(table, seat)
    if phase == TAKE_CONTRACT:
        return contracts.take_choices(table, seat)
    if phase == DROP_CONTRACT:
        return contracts.drop_choices(table, seat)
    if phase == CHOOSE_MONEY:
        return [DO_GET, DO_GET + 1, DO_GET + 2]
    if phase == CHOOSE_SEAL:
        return cards.seal_choices(table, seat)
    if phase == CHOOSE_FIGURE:
        return travel.figure_choices(table, seat)
    if phase == CHOOSE_POST:
        return travel.extra_choices(table, seat)
    if phase == LIFT_POST:
        return travel.lift_choices(table, seat)
    if phase == CHOOSE_BONUS:
        return travel.bonus_choices(table)
    if phase == CHOOSE_GOOD:
        return rewards.good_choices(table)
    if phase == COPY_MARKER:
        return rewards.copy_choices(table)
    if phase == CHOOSE_TRADE:
        return cards.trade_choices(table, seat, spaces.card_on(table, table.space))
    if phase == CHOOSE_TIMES:
        return cards.times_choices(table, seat, spaces.card_on(table, table.space))
    if phase == CHOOSE_MARKER:
        return cards.marker_choices(table, seat)
    if phase in (CHOOSE_COMPENSATION, CHOOSE_OASES):
        return rounds.camel_choices(table)
    if phase == CHOOSE_PAIRS:
        return rounds.pair_choices(table, seat)
    if phase == CHOOSE_TWICE:
        return rounds.twice_choices(table, seat)
    if phase == CHOOSE_BLACK:
        return rounds.black_choices(table)
    if phase == CHOOSE_GOAL:
        return setup.goal_choices(table, seat)
    assert phase == CHOOSE_CHARACTER
    return setup.character_choices(table)


def answer(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> None:
    """Carry out an answer and whatever follows from it. Inside an action the only possible answer is not asked for."""
    carry_out(table, seat, action, chance, tell)
    while True:
        if table.phase == FLOW:
            go_on(table, chance, tell)
            continue
        if table.phase in (OVER, TURN, CHOOSE_GOAL, CHOOSE_CHARACTER):
            if table.phase == TURN:
                table.deciding = 1 << table.turn
            return
        table.deciding = 1 << table.turn
        if table.phase == CHOOSE_DIE and table.space == FOR_REROLL:
            return  # what is rolled cannot be taken back, so even a single die is asked for
        forced = choices(table, table.turn)
        if len(forced) > 1:
            return
        carry_out(table, table.turn, forced[0], chance, tell)


def go_on(table: Table, chance: Chance, tell: Teller | None) -> None:
    """The next task; then the bonuses of new posts; then the turn, or the start of the round, goes on."""
    if table.todo:
        table.task = table.todo.pop(0)
        carry_out_task(table, chance, tell)
    elif table.bonuses:
        travel.next_bonus(table, table.turn, tell)
    elif table.stage == PLAYING:
        table.forget_action()
        table.phase = TURN
    else:
        rounds.go_on(table, chance, tell)


def carry_out_task(table: Table, chance: Chance, tell: Teller | None) -> None:
    seat = table.turn
    kind, argument = table.task // TASK, table.task % TASK
    if kind == GET_MARKER:
        rewards.receive_marker(table, seat, argument, tell)
    elif kind == GET_SEAL:
        rewards.receive_seal(table, seat, argument, tell)
    elif kind == GET_TILE:
        rewards.receive_tile(table, seat, argument, tell)
    elif kind == GET_COINS:
        paying.gain(table, seat, COINS, argument, tell)
    elif kind in (CHOOSE_GOODS, CHOOSE_DIFFERENT):
        table.phase = CHOOSE_GOOD
    elif kind == ROLL_BLACK:
        rounds.take_black(table, seat, chance, tell)
    elif kind == MOVE:
        if travel.can_begin(table, seat, 0, 0, 0):
            travel.begin(table, seat, argument, False, True)
    elif kind in (OPEN_CONTRACT, TAKE_CONTRACTS, CONTRACT_AT):
        contracts.ask_take(table, seat)
    elif kind == PILE_CONTRACT:
        contracts.draw(table, seat, chance, tell)
    elif kind == PLACE_POST:
        travel.place_post(table, seat, argument, tell)
    elif kind == EXTRA_POST:
        travel.extra_post(table, seat)
    elif kind == OASES:
        travel.pass_oases(table, seat, argument, tell)
    elif kind == PAIRS:
        rounds.ask_pairs(table, seat, tell)
    elif kind == COMPENSATE:
        rounds.ask_compensation(table)
    elif kind == TWICE:
        rounds.ask_twice(table)
    else:
        assert kind == TAKE_MARKERS
        cards.ask_marker(table)


# -- what may be done in a turn


def turn_choices(table: Table, seat: i64) -> list[int]:
    """Normal actions while none was done, bonus actions before and after it (M13), and the end of the turn (M14)."""
    player = table.players[seat]
    found: list[int] = []
    if not table.acted:
        found += spaces.act_choices(table, seat)
    stuck = not found
    dice = player.dice()
    if dice:
        found.append(DO_ACT + BAG)
        if paying.can_pay(player, 0, REROLL_CAMELS, 0):
            found.append(DO_REROLL)
        if paying.can_pay(player, 0, CHANGE_CAMELS, 0):
            if spaces.change_choices(table, seat, FOR_RAISE):
                found.append(DO_RAISE)
            if spaces.change_choices(table, seat, FOR_LOWER):
                found.append(DO_LOWER)
    if can_buy(table, seat):
        found.append(DO_BUY)
    if may_end(table, dice, stuck):
        found.append(DO_END)
    found += contracts.complete_choices(table, seat)
    for seal in range(len(SEALS)):
        if can_improve(table, seat, seal):
            found.append(DO_IMPROVE + int(seal))
    if player.tiles:
        found += spend_choices(table, seat)
    return found


def may_end(table: Table, dice: i64, stuck: bool) -> bool:
    """When the normal action is done or no die is left; without a legal one after one die on the bag (M14)."""
    if table.acted or dice == 0:
        return True
    return stuck and (table.bagged > 0 or not table.terms.must_bag)


def can_buy(table: Table, seat: i64) -> bool:
    """A black die for camels once a turn (M13)."""
    return not table.bought and table.black_left > 0 and paying.can_pay(table.players[seat], 0, BLACK_CAMELS, 0)


def can_improve(table: Table, seat: i64, seal: i64) -> bool:
    player = table.players[seat]
    return player.seals[seal] == 1 and paying.can_pay_row(player, table.terms.seal_cost[seal], 1)


def spend_choices(table: Table, seat: i64) -> list[int]:
    """Filippo: the bonus of a tile he keeps, which then leaves the game."""
    found = [int(DO_SPEND + tile - table.terms.first_outpost) for tile in table.players[seat].tiles]
    found.sort()
    return found


# -- answers


def carry_out(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> None:
    phase = table.phase
    if phase == TURN:
        begin_choice(table, seat, action, chance, tell)
    elif phase == CHOOSE_DIE:
        choose_die(table, seat, action - DO_DIE, tell)
    elif phase in (WALK, CHOOSE_FIGURE):
        walk(table, seat, action, tell)
    elif phase == PAY_COINS:
        paying.pay_coins(table, action - DO_JADE_COINS)
        if tell is not None and table.coins_due:
            tell.say("settles", seat=seat)
    elif phase == PAY_CAMELS:
        paying.settle(table, seat, action - DO_JADE_CAMELS, tell)
        paid(table, seat, chance, tell)
    elif phase == CHOOSE_OFFER:
        if tell is not None:
            tell.say("chooses-offer", seat=seat, says=table.rules.offer_name(table, action - DO_OFFER + 1))
        spaces.choose_offer(table, action - DO_OFFER)
    elif phase == TAKE_CONTRACT:
        table.phase = FLOW
        if action == DO_ENOUGH:
            tell_enough(table, seat, tell)
        else:
            contracts.take(table, seat, action - DO_TAKE, tell)
    elif phase == DROP_CONTRACT:
        contracts.drop(table, seat, action - DO_DROP, tell)
    elif phase == CHOOSE_MONEY:
        table.phase = FLOW
        get_money(table, seat, action - DO_GET, tell)
    elif phase == CHOOSE_SEAL:
        if tell is not None:
            tell.say("wants-seal", seat=seat, seal=action - DO_SEAL)
        cards.choose_seal(table, action - DO_SEAL)
    elif phase == CHOOSE_POST:
        table.phase = FLOW
        if action == DO_ENOUGH:
            tell_enough(table, seat, tell)
        else:
            travel.place_post(table, seat, action - DO_POST, tell)
    elif phase == LIFT_POST:
        travel.lift_post(table, seat, action - DO_LIFT, tell)
    elif phase == CHOOSE_BONUS:
        table.phase = FLOW
        travel.take_bonus(table, seat, action - DO_BONUS, tell)
    elif phase == CHOOSE_GOOD:
        table.phase = FLOW
        rewards.choose_good(table, seat, action - DO_GOOD, tell)
    elif phase == COPY_MARKER:
        table.phase = FLOW
        rewards.copy(table, seat, action - DO_COPY, tell)
    elif phase == CHOOSE_TRADE:
        if tell is not None:
            tell.say("chooses-trade", seat=seat, number=action - DO_TRADE + 1)
        cards.choose_trade(table, action - DO_TRADE)
    elif phase == CHOOSE_TIMES:
        if tell is not None:
            tell.say("chooses-times", seat=seat, count=action - DO_TIMES + 1)
        cards.choose_times(table, spaces.card_on(table, table.space), action - DO_TIMES + 1)
    elif phase == CHOOSE_MARKER:
        table.phase = FLOW
        if action == DO_ENOUGH:
            tell_enough(table, seat, tell)
        else:
            cards.choose_marker(table, seat, action - DO_MARKER, tell)
    elif phase in (CHOOSE_COMPENSATION, CHOOSE_OASES):
        rounds.choose_camels(table, seat, action - DO_CAMELS, tell)
    elif phase == CHOOSE_PAIRS:
        rounds.choose_pairs(table, seat, action - DO_PAIRS, tell)
    elif phase == CHOOSE_TWICE:
        rounds.choose_twice(table, seat, action - DO_TWICE, tell)
    elif phase == CHOOSE_BLACK:
        rounds.choose_black(table, seat, action - DO_BLACK + 1, tell)
    elif phase == CHOOSE_GOAL:
        setup.keep_goal(table, seat, action - DO_KEEP, tell)
    else:
        setup.choose_character(table, seat, action - DO_CHARACTER, tell)


def tell_enough(table: Table, seat: i64, tell: Teller | None) -> None:
    if tell is not None:
        tell.say("enough", seat=seat)


def begin_choice(table: Table, seat: i64, action: i64, chance: Chance, tell: Teller | None) -> None:
    """Something is chosen in a turn: an action, a bonus action, or its end."""
    if action == DO_END:
        if tell is not None:
            tell.say("ends-turn", seat=seat)
        rounds.end_turn(table, chance, tell)
    elif action < DO_DIE:
        ask_die(table, seat, action - DO_ACT, tell)
    elif action == DO_REROLL:
        ask_die(table, seat, FOR_REROLL, tell)
    elif action == DO_RAISE:
        ask_die(table, seat, FOR_RAISE, tell)
    elif action == DO_LOWER:
        ask_die(table, seat, FOR_LOWER, tell)
    elif action == DO_BUY:
        table.bought = 1
        if tell is not None:
            tell.say("buys-die", seat=seat)
        paying.owe(table, FOR_BLACK, 0, BLACK_CAMELS, 0)
    elif action < DO_IMPROVE:
        if tell is not None:
            tell.say("begins-completing", seat=seat, contract=action - DO_COMPLETE)
        contracts.begin_completing(table, seat, action - DO_COMPLETE)
    elif action < DO_SPEND:
        begin_improving(table, seat, action - DO_IMPROVE, tell)
    else:
        spend(table, seat, table.terms.first_outpost + action - DO_SPEND, tell)


def ask_die(table: Table, seat: i64, space: i64, tell: Teller | None) -> None:
    table.space = space
    table.picked = []
    table.phase = CHOOSE_DIE
    if tell is not None:
        spaces.say_turn(table, seat, space, tell)


def choose_die(table: Table, seat: i64, kind: i64, tell: Teller | None) -> None:
    if table.space < FOR_REROLL:
        table.picked.append(int(kind))
        if len(table.picked) < spaces.dice_needed(table.players[seat], table.space):
            if tell is not None:
                tell.say("picks", seat=seat, die=spaces.value_of(kind))
            return
        table.phase = FLOW
        spaces.place_dice(table, seat, tell)
        return
    table.choice = kind
    if tell is not None:
        tell.say("picks", seat=seat, die=spaces.value_of(kind))
    if table.space == FOR_REROLL:
        paying.owe(table, FOR_NEW_ROLL, 0, REROLL_CAMELS, 0)
    else:
        paying.owe(table, FOR_CHANGE, 0, CHANGE_CAMELS, 0)


def walk(table: Table, seat: i64, action: i64, tell: Teller | None) -> None:
    if action == DO_STOP:
        travel.stop(table, seat, tell)
    elif action == DO_SWITCH:
        travel.switch(table, seat, tell)
    elif action >= DO_GO:
        travel.go(table, seat, action - DO_GO, tell)
    else:
        travel.choose_figure(table, seat, action - DO_FIGURE)
        if tell is not None:
            tell.say("moves-figure", seat=seat, location=table.walker)


def get_money(table: Table, seat: i64, number: i64, tell: Teller | None) -> None:
    """The money bag: always the same, whatever the die."""
    if number == 0:
        paying.gain(table, seat, COINS, BAG_COINS, tell)
    elif number == 1:
        paying.gain(table, seat, CAMELS, BAG_CAMELS, tell)
    else:
        paying.gain(table, seat, JADE, BAG_JADE, tell)


# -- improving a seal, spending a tile, changing a die


def begin_improving(table: Table, seat: i64, seal: i64, tell: Teller | None) -> None:
    cost = table.terms.seal_cost[seal]
    table.choice = seal
    if tell is not None:
        tell.say("begins-improving", seat=seat, seal=seal)
    paying.owe(table, FOR_IMPROVING, cost[COINS], cost[CAMELS], cost[JADE])


def improve(table: Table, seat: i64, tell: Teller | None) -> None:
    """The bonus comes at once, and again at the start of each round; De Wu gets a jade for it."""
    seal = table.choice
    player = table.players[seat]
    table.choice = NONE
    paying.pay_goods(table, seat, table.terms.seal_cost[seal], 1, tell)
    player.seals = player.seals[:]
    player.seals[seal] = IMPROVED
    if tell is not None:
        tell.say("improves", seat=seat, seal=seal)
    if player.character == DE_WU:
        paying.gain(table, seat, JADE, 1, tell)
    table.todo.insert(0, int(GET_SEAL * TASK + seal))


def spend(table: Table, seat: i64, tile: i64, tell: Teller | None) -> None:
    player = table.players[seat]
    player.tiles = [one for one in player.tiles if one != tile]
    table.put_in_box(tile)
    table.phase = FLOW
    if tell is not None:
        tell.move(tile, f"tiles:{seat}", 0, "box")
        tell.say("spends-outpost", seat=seat, says=table.rules.pieces[tile])
    table.todo.insert(0, int(GET_TILE * TASK + tile))


def reroll(table: Table, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """A reroll is a roll: Isabella is paid for the new face (M27)."""
    player = table.players[seat]
    kind = table.choice
    table.choice = NONE
    spaces.take_die(player, kind)
    value = chance.pick(DIE + seat, vec[i64]([1] * FACES)) + 1
    spaces.add_die(player, 2 * (value - 1) + (kind & 1))
    if tell is not None:
        tell.reveal("rerolls", seat=seat, die=spaces.value_of(kind), now=value)
    if table.terms.reroll_pays:
        rounds.pay_for_roll(table, seat, value, tell)


def change(table: Table, seat: i64, tell: Teller | None) -> None:
    player = table.players[seat]
    kind = table.choice
    table.choice = NONE
    spaces.take_die(player, kind)
    turned = kind + (2 if table.space == FOR_RAISE else -2)
    spaces.add_die(player, turned)
    if tell is not None:
        tell.say("changes", seat=seat, die=spaces.value_of(kind), now=spaces.value_of(turned))


# -- what was paid for


def paid(table: Table, seat: i64, chance: Chance, tell: Teller | None) -> None:
    """All is paid; what it was for happens now."""
    purpose = table.purpose
    table.purpose = 0
    if purpose == FOR_OFFER:
        spaces.take_offer(table, seat, tell)
    elif purpose == FOR_SEAL:
        cards.take_seal(table, seat, tell)
    elif purpose == FOR_MOVE:
        travel.arrive(table, seat, tell)
    elif purpose == FOR_CONTRACTS:
        table.todo = [TAKE_CONTRACTS * TASK + CONTRACTS_TAKEN, GET_COINS * TASK + CONTRACTS_COINS, *table.todo]
    elif purpose == FOR_COMPLETING:
        contracts.complete(table, seat, tell)
    elif purpose == FOR_IMPROVING:
        improve(table, seat, tell)
    elif purpose == FOR_NEW_ROLL:
        reroll(table, seat, chance, tell)
    elif purpose == FOR_CHANGE:
        change(table, seat, tell)
    elif purpose == FOR_BLACK:
        rounds.take_black(table, seat, chance, tell)
    else:
        cards.trade(table, seat, spaces.card_on(table, table.space), tell)
