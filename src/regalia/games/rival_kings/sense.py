"""What the opponents know of Rival Kings: how good a position looks to a seat, in hundredths of a point."""

from typing import Final

from regalia.games.rival_kings.components import ACTION_COUNT, CARD_COUNT, PILE_SIZE, PILES, ROW_SIZE
from regalia.games.rival_kings.position import CHOOSING, Realm
from regalia.games.rival_kings.scoring import points_of
from regalia.kernel.vectors import i64

COIN: Final = 12  # what a coin can become beyond its third of a point, for each card left in the smallest pile
COINS_OF_USE: Final = 9
WAITING_CARD: Final = 5  # what an unpaired card may still become, for each coin of its value and card of the pile
OPEN_PARTNER: Final = 10  # and if its partner lies open, for each coin of both values
NEW_SUBJECT: Final = 6  # an ability to use, for each card of the pile
ACTION_TO_COME: Final = 70
CREST: Final = 60  # an action taken from a rival


def worth(realm: Realm, seat: i64) -> i64:
    """Points, and what is likely to become points: coins, unpaired cards, actions to come; against the best rival."""
    best: i64 = -1 << 40
    for other in range(realm.seats):
        if other != seat:
            best = max(best, realm.earlier[other] * 100 + prospects(realm, other))
    total = (realm.earlier[seat] * 100 + prospects(realm, seat)) * 3 - best
    return total // 3


def prospects(realm: Realm, seat: i64) -> i64:
    """What this game is worth to a seat."""
    left = cards_left(realm)
    coins = realm.coins(seat)
    worth = points_of(realm, seat) * 100
    worth += coins % realm.edition.coins_per_point * 100 // realm.edition.coins_per_point
    worth += min(coins, COINS_OF_USE) * COIN * min(left, 3) // 3
    worth += waiting_cards(realm, seat) * left // 4
    if realm.row_size[seat * 2]:
        worth += NEW_SUBJECT * left
    return worth + actions_to_come(realm, seat) + crests(realm, seat)


def cards_left(realm: Realm) -> i64:
    """How many cards the smallest pile still has: the game ends with the last one."""
    least: i64 = PILE_SIZE
    for pile in range(PILES):
        least = min(least, realm.pile_size[pile])
    return 0 if realm.ending else least


def waiting_cards(realm: Realm, seat: i64) -> i64:
    """Cards without their perfect partner, more so if it lies open in the middle."""
    worth: i64 = 0
    for deck in range(2):
        first = seat * CARD_COUNT + deck * ROW_SIZE
        for place in range(first, first + realm.row_size[seat * 2 + deck]):
            card = realm.row[place]
            partner = realm.edition.partner[card]
            if realm.copies(seat, partner) >= realm.copies(seat, card):
                continue
            worth += WAITING_CARD * realm.edition.value[card]
            if lies_open(realm, partner):
                worth += OPEN_PARTNER * (realm.edition.value[card] + realm.edition.value[partner])
    return worth


def lies_open(realm: Realm, card: i64) -> bool:
    """Whether a card is on top of a pile."""
    for pile in range(PILES):
        if realm.top(pile) == card:
            return True
    return False


def actions_to_come(realm: Realm, seat: i64) -> i64:
    """Actions that the seat can still do in this cycle: one in equal conflict, else all that are not covered."""
    if realm.phase == CHOOSING or realm.played[seat] < 0:
        return 0
    if realm.acting >= 0 and realm.rank_in_play(seat) <= realm.rank_in_play(realm.acting):
        return 0
    if (realm.equal >> seat) & 1:
        return ACTION_TO_COME
    worth: i64 = 0
    for action in range(ACTION_COUNT):
        if realm.prints(seat, action) and not realm.covered(seat, action):
            worth += ACTION_TO_COME
    return worth


def crests(realm: Realm, seat: i64) -> i64:
    """A stolen action is still to be carried out while its thief acts."""
    if realm.acting != seat:
        return 0
    worth: i64 = 0
    for crest in realm.crest:
        if crest == seat:
            worth += CREST
    return worth
