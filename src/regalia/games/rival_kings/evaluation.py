"""What the opponents know of Rival Kings: the terms that make a position look good to a seat."""

from typing import Final

from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    ACTIONS,
    CARD_COUNT,
    COPIES,
    KINDS,
    PILE_SIZE,
    PILES,
    ROW_SIZE,
    SUBJECTS,
)
from regalia.games.rival_kings.position import CHOOSING, Realm
from regalia.games.rival_kings.scoring import points_of
from regalia.kernel.counts import count_of, filled
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import TermWeights

PLAIN: Final = (
    "base", "points", "earlier", "coins", "many_coins", "waiting", "waiting_value", "open_partner", "partner_about",
    "characters", "equal_conflict", "stolen", "markers", "subjects", "buildings", "cheap_card",
)  # fmt: skip
BASE: Final = 0
POINTS: Final = 1  # of this game of the series
EARLIER: Final = 2
COINS: Final = 3
MANY_COINS: Final = 4
WAITING: Final = 5
WAITING_VALUE: Final = 6
OPEN_PARTNER: Final = 7
PARTNER_ABOUT: Final = 8
CHARACTERS_LEFT: Final = 9
EQUAL_CONFLICT: Final = 10
STOLEN: Final = 11
MARKERS: Final = 12
SUBJECT_CARDS: Final = 13
BUILDING_CARDS: Final = 14
CHEAP_CARD: Final = 15
FIRST_ACTION: Final = 16
FIRST_SUBJECT: Final = 21
TERM_COUNT: Final = 37
TERMS: Final = PLAIN + tuple(f"action.{name}" for name in ACTIONS) + tuple(f"ability.{name}" for name in SUBJECTS)

PHASE_COUNT: Final = 10  # cards in the smallest pile, from none to all; and the last cycle
TERM_WEIGHTS: Final = TermWeights("rival_kings", TERMS, PHASE_COUNT, 2, 4)
COINS_OF_USE: Final = 9


def phase(realm: Realm) -> i64:
    """How far the game is: it ends with the last card of a pile."""
    if realm.ending:
        return PHASE_COUNT - 1
    least: i64 = PILE_SIZE
    for pile in range(PILES):
        least = min(least, realm.pile_size[pile])
    return PILE_SIZE - least


def terms(realm: Realm, seat: i64) -> vec[i64]:
    """What counts: points, coins, cards without partner, actions to come, the ability at hand."""
    found = filled(TERM_COUNT, 0)
    coins = realm.coins(seat)
    found[BASE] = 1
    found[POINTS] = points_of(realm, seat)
    found[EARLIER] = realm.earlier[seat]
    found[COINS] = min(coins, COINS_OF_USE)
    found[MANY_COINS] = max(0, coins - COINS_OF_USE)
    found[CHARACTERS_LEFT] = count_of(realm.hand[seat])
    found[MARKERS] = realm.markers[seat]
    found[SUBJECT_CARDS] = realm.row_size[seat * 2]
    found[BUILDING_CARDS] = realm.row_size[seat * 2 + 1]
    for pile in range(PILES):
        card = realm.top(pile)
        if card >= 0 and realm.edition.value[card] <= coins:
            found[CHEAP_CARD] += 1
    note_waiting_cards(realm, seat, found)
    note_actions(realm, seat, found)
    ability = realm.ability(seat)
    if ability < KINDS:
        found[FIRST_SUBJECT + ability] = 1
    return found


def note_waiting_cards(realm: Realm, seat: i64, found: vec[i64]) -> None:
    """Cards without their perfect partner, more so if it lies open or has not been seen yet."""
    for deck in range(2):
        first = seat * CARD_COUNT + deck * ROW_SIZE
        for place in range(first, first + realm.row_size[seat * 2 + deck]):
            card = realm.row[place]
            partner = realm.edition.partner[card]
            if realm.copies(seat, partner) >= realm.copies(seat, card):
                continue
            both = realm.edition.value[card] + realm.edition.value[partner]
            found[WAITING] += 1
            found[WAITING_VALUE] += realm.edition.value[card]
            if lies_open(realm, partner):
                found[OPEN_PARTNER] += both
            elif about(realm, partner):
                found[PARTNER_ABOUT] += both


def lies_open(realm: Realm, card: i64) -> bool:
    """Whether a card is on top of a pile."""
    for pile in range(PILES):
        if realm.top(pile) == card:
            return True
    return False


def about(realm: Realm, card: i64) -> bool:
    """Whether a copy of a card may still turn up, as everybody can tell: not all lie open in the rows."""
    open_copies: i64 = 0
    for seat in range(realm.seats):
        open_copies += realm.copies(seat, card)
    return open_copies < COPIES


def note_actions(realm: Realm, seat: i64, found: vec[i64]) -> None:
    """Actions that the seat can still do in this cycle: one in equal conflict, else all that are not covered."""
    if realm.phase == CHOOSING or realm.played[seat] < 0:
        return
    if realm.acting >= 0 and realm.rank_in_play(seat) < realm.rank_in_play(realm.acting):
        return
    if (realm.equal >> seat) & 1:
        found[EQUAL_CONFLICT] = 1
    uncovered = realm.uncovered(seat)
    for action in range(i64(ACTION_COUNT)):
        if (uncovered >> action) & 1:
            found[FIRST_ACTION + action] = 1 if realm.acting != seat or realm.doing <= action else 0
    for crest in realm.crest:
        if crest == seat:
            found[STOLEN] += 1
