"""What the opponents know of Paladins: the terms that make a position look good to a seat."""

from typing import Final

from regalia.games.paladins.components import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    ANY,
    ATTACK,
    BOARD_SIZE,
    COLOURS,
    COMMISSION,
    CRIMINAL,
    FAITH,
    FAVOUR_PLACES,
    FORTIFY,
    GARRISON,
    GOODS,
    INFLUENCE,
    LEFT_ACTIONS,
    NO_SLOT,
    ORDER_PLACES,
    PIECES,
    PROVISION,
    ROUNDS,
    SILVER,
    SLOTS,
    STRENGTH,
    TOWNSFOLK,
    WORKERS,
)
from regalia.games.paladins.encoding import FREE, NO_CARD, NOBODY, OWNER, PAID, UNPAID, WORKSHOP
from regalia.games.paladins.options import (
    ASK_ATTACK,
    ASK_CHOICE,
    ASK_CONVERT,
    ASK_KEEP,
    ASK_TAVERN,
    ASK_WORKERS,
    affordable,
    has_target,
)
from regalia.games.paladins.position import Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.kernel.counts import filled
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import TermWeights

PLAIN: Final = (
    "base", "points", "strength", "faith", "influence", "silver", "spare_silver", "provisions", "spare_provisions",
    "many_workers", "debts", "paid_debts", "suspicions", "inquisition", "short_of_walls", "short_of_jars",
    "order.first", "order.second", "order.third", "first_player", "high_strength", "high_faith", "high_influence",
    "open_actions", "within_reach", "idle_workers", "favours", "to_come", "most_suspected", "squares_of_faith",
    "squares_of_strength", "cheap_actions",
)  # fmt: skip
BASE: Final = 0
POINTS: Final = 1
MARKS: Final = 2  # strength, faith, influence
SILVER_HELD: Final = 5
PROVISIONS_HELD: Final = 7
MANY_WORKERS: Final = 9
DEBTS: Final = 10
PAID_DEBTS: Final = 11
SUSPICIONS: Final = 12
INQUISITION: Final = 13
SHORT_OF_WALLS: Final = 14
SHORT_OF_JARS: Final = 15
ORDERS: Final = 16
FIRST_PLAYER: Final = 19
HIGH_MARKS: Final = 20
OPEN_ACTIONS: Final = 23
WITHIN_REACH: Final = 24
IDLE_WORKERS: Final = 25
FAVOURS: Final = 26
TO_COME: Final = 27
MOST_SUSPECTED: Final = 28
SQUARES_OF_FAITH: Final = 29
SQUARES_OF_STRENGTH: Final = 30
CHEAP_ACTIONS: Final = 31
FIRST_WORKER: Final = 32
FIRST_PIECE: Final = 38
FIRST_DOABLE: Final = 44
FIRST_WORKSHOP: Final = 50
FIRST_TOWNSFOLK: Final = 56
TERM_COUNT: Final = 67
RIGHT_ACTIONS: Final = 6
TERMS: Final = (
    PLAIN
    + tuple(f"worker.{name}" for name in WORKERS)
    + tuple(f"done.{ACTIONS[action]}" for action in range(LEFT_ACTIONS, ACTION_COUNT))
    + tuple(f"doable.{ACTIONS[action]}" for action in range(LEFT_ACTIONS, ACTION_COUNT))
    + tuple(f"workshop.{ACTIONS[action]}" for action in range(LEFT_ACTIONS, ACTION_COUNT))
    + tuple(f"townsfolk.{name}" for name in TOWNSFOLK)
)
STAGES: Final = 3  # of a round: gathering workers, acting, after passing
PHASE_COUNT: Final = STAGES * ROUNDS
TERM_WEIGHTS: Final = TermWeights("paladins", TERMS, PHASE_COUNT, 1, 4)

GOODS_OF_USE: Final = 6
WORKERS_OF_USE: Final = 6
LOW_TAX: Final = 3
SQUARES_OF_USE: Final = 4
NEW_WORKERS: Final = 6  # a round, from paladin and tavern
TAVERN_WORKERS: Final = 4


def phase(kingdom: Kingdom, seat: i64) -> i64:
    """How far the game is: the round, and whether the seat gathers workers, acts, or has passed."""
    stage: i64 = 1
    if (kingdom.passed >> seat) & 1:
        stage = 2
    elif to_come(kingdom, seat) > 0:
        stage = 0
    return (max(kingdom.round, 1) - 1) * STAGES + stage


def to_come(kingdom: Kingdom, seat: i64) -> i64:
    """How many workers paladin and tavern will still bring this round."""
    if kingdom.paladins[seat] == NO_CARD:
        return NEW_WORKERS
    if kingdom.waiting and kingdom.question == ASK_TAVERN and not has_drunk(kingdom, seat):
        return TAVERN_WORKERS
    return 0


def after_the_turn(kingdom: Kingdom, seat: i64) -> Kingdom:
    """The table once the turn that a seat has begun is carried out in the plainest way."""
    if not in_a_turn(kingdom, seat):
        return kingdom
    after = kingdom.copy()
    assert isinstance(after, Kingdom)
    while in_a_turn(after, seat):
        offer = after.distinct(seat)
        after.carry_out(seat, offer[0] if takes_first(after.question) else offer[len(offer) - 1])
    return after


def in_a_turn(kingdom: Kingdom, seat: i64) -> bool:
    """Whether a seat must still say how it carries out its turn."""
    return kingdom.waiting == 1 << seat and kingdom.question >= ASK_WORKERS


def takes_first(question: i64) -> bool:
    """Whether the first option of a question is the plain one, and not the last."""
    return question in (ASK_WORKERS, ASK_ATTACK, ASK_CONVERT, ASK_CHOICE, ASK_KEEP)


def terms(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """Points, markers, supplies, pieces, townsfolk, orders on their way, what the Inquisition may bring."""
    found = filled(TERM_COUNT, 0)
    found[BASE] = 1
    found[POINTS] = score_of(kingdom, seat)
    for attribute in range(3):
        mark = kingdom.marks[seat * 3 + attribute]
        found[MARKS + attribute] = mark
        found[HIGH_MARKS + attribute] = mark * mark
    note_supplies(kingdom, seat, found)
    note_burdens(kingdom, seat, found)
    note_pieces(kingdom, seat, found)
    note_actions(kingdom, seat, found)
    note_orders(kingdom, seat, found)
    for entry in kingdom.hired:
        if entry % OWNER == seat:
            found[FIRST_TOWNSFOLK + kingdom.edition.townsfolk_kind[entry // OWNER]] += 1
    if kingdom.start == seat:
        found[FIRST_PLAYER] = 1
    return found


def note_supplies(kingdom: Kingdom, seat: i64, found: vec[i64]) -> None:
    """Workers and goods; a store that cannot be used up counts less."""
    first = seat * GOODS
    for colour in range(COLOURS):
        found[FIRST_WORKER + colour] = kingdom.goods[first + colour]
    found[MANY_WORKERS] = max(0, kingdom.workers_of(seat) - WORKERS_OF_USE)
    note_good(found, SILVER_HELD, kingdom.goods[first + SILVER])
    note_good(found, PROVISIONS_HELD, kingdom.goods[first + PROVISION])
    found[TO_COME] = to_come(kingdom, seat)


def has_drunk(kingdom: Kingdom, seat: i64) -> bool:
    """Whether a seat has taken its tavern card."""
    for taker in kingdom.tavern_takers:
        if taker == seat:
            return True
    return False


def note_good(found: vec[i64], place: i64, held: i64) -> None:
    """A good up to what is of use, and the rest."""
    found[place] = min(held, GOODS_OF_USE)
    found[place + 1] = max(0, held - GOODS_OF_USE)


def note_burdens(kingdom: Kingdom, seat: i64, found: vec[i64]) -> None:
    """Debts, suspicions, and the Inquisition that comes for who has most of them."""
    found[DEBTS] = kingdom.debts[seat * 2 + UNPAID]
    found[PAID_DEBTS] = kingdom.debts[seat * 2 + PAID]
    held = kingdom.suspicions[seat]
    found[SUSPICIONS] = held
    if held == 0:
        return
    for other in range(kingdom.sides):
        if kingdom.suspicions[other] > held:
            return
    found[MOST_SUSPECTED] = 1
    if kingdom.tax <= LOW_TAX:
        found[INQUISITION] = 1


def note_pieces(kingdom: Kingdom, seat: i64, found: vec[i64]) -> None:
    """How often each action was done, the squares in reach, the influence that the next wall and jar still want."""
    for place in range(RIGHT_ACTIONS):
        found[FIRST_PIECE + place] = kingdom.times(seat, LEFT_ACTIONS + place)
    edition = kingdom.edition
    influence = kingdom.marks[seat * 3 + INFLUENCE]
    walls = min(kingdom.times(seat, FORTIFY), PIECES - 1)
    jars = min(kingdom.times(seat, ABSOLVE), PIECES - 1)
    found[SHORT_OF_WALLS] = max(0, edition.wall_need[walls] - influence)
    found[SHORT_OF_JARS] = max(0, edition.jar_need[jars] - influence)
    if kingdom.times(seat, COMMISSION) < PIECES:
        reach = edition.faith_reach[kingdom.marks[seat * 3 + FAITH]]
        found[SQUARES_OF_FAITH] = a_few(kingdom.open_squares & reach)
    if kingdom.times(seat, GARRISON) < PIECES:
        reach = edition.strength_reach[kingdom.marks[seat * 3 + STRENGTH]]
        found[SQUARES_OF_STRENGTH] = a_few(kingdom.open_squares & reach)


def a_few(squares: i64) -> i64:
    """How many squares a set has, counted up to what is of use."""
    count: i64 = 0
    while squares and count < SQUARES_OF_USE:
        squares &= squares - 1
        count += 1
    return count


def note_actions(kingdom: Kingdom, seat: i64, found: vec[i64]) -> None:
    """Workshops, and the actions of the right side that the workers at hand could still do this round."""
    empty = note_workshops(kingdom, seat, found)
    if (kingdom.passed >> seat) & 1:
        return
    workers = kingdom.goods[seat * GOODS : seat * GOODS + GOODS]
    for wanted in range(1, SLOTS + 1):
        for place in range(RIGHT_ACTIONS):
            if empty[place] == wanted and empty[place] + found[FIRST_WORKSHOP + place] == SLOTS:
                note_action(kingdom, seat, place, workers, found)
    for colour in range(COLOURS):
        found[IDLE_WORKERS] += workers[colour]
    for place in range(FAVOUR_PLACES):
        if kingdom.favours[place] >= 0 and kingdom.favour_users[place] == NOBODY:
            found[FAVOURS] += 1


def note_workshops(kingdom: Kingdom, seat: i64, found: vec[i64]) -> vec[i64]:
    """The workshops of a seat; and, for each action, how many slots want a worker: none where it is taken."""
    empty = filled(RIGHT_ACTIONS, 0)
    for place in range(RIGHT_ACTIONS):
        first = seat * BOARD_SIZE + (LEFT_ACTIONS + place) * SLOTS
        for slot in range(SLOTS):
            stands = kingdom.board[first + slot]
            if stands == WORKSHOP:
                found[FIRST_WORKSHOP + place] += 1
            elif stands == FREE:
                empty[place] += 1
        if found[FIRST_WORKSHOP + place] == SLOTS - 1:
            found[CHEAP_ACTIONS] += 1
    return empty


def note_action(kingdom: Kingdom, seat: i64, place: i64, workers: vec[i64], found: vec[i64]) -> None:
    """An action of the right side that nobody stands on: whether it is in reach, and whether it can be manned."""
    action = LEFT_ACTIONS + place
    found[OPEN_ACTIONS] += 1
    if affordable(kingdom, seat, action) and has_target(kingdom, seat, action):
        found[WITHIN_REACH] += 1
        if does(kingdom, seat, action, workers):
            found[FIRST_DOABLE + place] = 1


def does(kingdom: Kingdom, seat: i64, action: i64, goods: vec[i64]) -> bool:
    """Whether goods and workers do for an action in reach; if so, they are used up."""
    good = kingdom.edition.cost_good[action]
    price: i64 = kingdom.right_price(seat, action) if action != ATTACK else i64(0)
    if goods[good] < price:
        return False
    left = goods[:]
    first = seat * BOARD_SIZE + action * SLOTS
    for slot in range(SLOTS):
        colour = kingdom.slot_colour(action, slot)
        if kingdom.board[first + slot] != FREE or colour == NO_SLOT:
            continue
        worker = worker_for(left, colour)
        if worker < 0:
            return False
        left[worker] -= 1
    for place in range(COLOURS):
        goods[place] = left[place]
    goods[good] -= price
    return True


def worker_for(left: vec[i64], colour: i64) -> i64:
    """A worker that may stand on a slot: one of its colour, else a criminal; on any slot the plainest one."""
    if colour == ANY:
        for worker in range(COLOURS):
            if left[worker]:
                return worker
        return -1
    if left[colour]:
        return colour
    return CRIMINAL if left[CRIMINAL] else -1


def note_orders(kingdom: Kingdom, seat: i64, found: vec[i64]) -> None:
    """Steps towards the King's Orders that are not met yet."""
    for place in range(ORDER_PLACES):
        card = kingdom.orders[place]
        if card >= 0 and not kingdom.fulfilled(seat, place):
            found[ORDERS + place] = kingdom.times(seat, kingdom.edition.order_action[card])
