"""The steps of the agenda, and the moves of markers, coins and cards that all of them use."""

from typing import Final

from regalia.games.rival_kings import events
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import CARD_COUNT, KINDS, PILE_SIZE, PILES, ROW_SIZE
from regalia.games.rival_kings.position import ACTING, NOBODY, PURSE_OF_PILE, SUPPLY, UNKNOWN, Realm
from regalia.kernel.vectors import i64

# Steps of the agenda; an entry is a step, and 32 times what it is about: its lowest five bits, and those above.
GAME_BEGINS: Final = 1
ROUND_BEGINS: Final = 2
CYCLE_BEGINS: Final = 3
REVEAL: Final = 4
SWAP_CHARACTERS: Final = 5  # seat
EQUAL_CONFLICTS: Final = 6
WARD_OFF: Final = 7  # seat
UNEQUAL_CONFLICTS: Final = 8
RANK_ACTS: Final = 9  # rank
TURN: Final = 10  # seat
THEFT: Final = 11
STOLEN_ACTION: Final = 12  # action
OWN_ACTION: Final = 13  # action
ONE_ACTION: Final = 14
REPEAT_ACTION: Final = 15  # action
LAST_MOMENT: Final = 16
CYCLE_ENDS: Final = 17
GAME_ENDS: Final = 18

ABOUT: Final = 32
STEP_BITS: Final = 5
ALL_ACTIONS: Final = 31  # as a bit set


def open_actions(realm: Realm, owner: i64) -> i64:
    """Bit set of the actions that a seat may still do with the character in front of it."""
    found = realm.uncovered(owner)
    return found & planned_actions(realm, owner) if found and realm.phase == ACTING else found


def planned_actions(realm: Realm, owner: i64) -> i64:
    """Bit set of the actions that a seat still comes to: all of them until its turn, and while it has to pick one."""
    acting = realm.acting == owner
    if acting and realm.question == opt.ASK_ONE_ACTION:
        return ALL_ACTIONS
    found: i64 = 0
    if acting and realm.question == opt.ASK_ACTION:
        found = 1 << realm.doing
    agenda = realm.agenda
    place = i64(len(agenda)) - 1
    own_turn = TURN + ABOUT * owner
    while place >= 0:
        entry = agenda[place]
        step = entry & (ABOUT - 1)
        if step == RANK_ACTS:  # of all ranks that come, the first lies on top
            return i64(ALL_ACTIONS) if realm.rank_in_play(owner) >= entry >> STEP_BITS else found
        if entry == own_turn or (acting and step == ONE_ACTION):
            return ALL_ACTIONS
        if acting and step == OWN_ACTION:
            found |= 1 << (entry >> STEP_BITS)
        place -= 1
    return found


class Steps(Realm):
    """What moves on the table."""

    # Markers.

    def take_marker(self, seat: i64) -> None:
        """RK-4.5, RK-5.7, RK-R44: a marker from the supply, if there is one."""
        if self.marker_supply > 0:
            self.marker_supply -= 1
            self.markers[seat] += 1
            self.tell(events.MARKER, seat)

    # Coins.

    def pay(self, seat: i64, price: i64, pile: i64) -> i64:
        """RK-7.9, RK-7.11, RK-R23: lay the price on a money pile, changed where possible; what was really paid."""
        twos = min(self.twos[seat], price // 2)
        ones = price - 2 * twos
        if ones > self.ones[seat]:
            if self.ones[SUPPLY] >= 2:
                self.move_coins(seat, SUPPLY, 0, 1)
                self.move_coins(SUPPLY, seat, 2, 0)
            else:
                twos += 1
                ones = 0
        self.move_coins(seat, PURSE_OF_PILE + pile, ones, twos)
        return ones + 2 * twos

    def drawable(self, seat: i64, count: i64) -> i64:
        """RK-9.5, RK-9.13, RK-R56: how many of so many coins a seat can get from the supply."""
        count = min(count, self.coins(SUPPLY))
        if count % 2 == 1 and self.ones[SUPPLY] == 0 and self.ones[seat] == 0:
            return count - 1
        return count

    def draw_coins(self, seat: i64, count: i64) -> None:
        """Coins from the supply, changed with own ones where only twos are left."""
        count = self.drawable(seat, count)
        twos = min(self.twos[SUPPLY], count // 2)
        ones = count - 2 * twos
        if ones > self.ones[SUPPLY]:
            self.move_coins(seat, SUPPLY, 1, 0)
            twos += 1
            ones = 0
        self.move_coins(SUPPLY, seat, ones, twos)
        self.tell(events.COINS, seat, count)

    def refill(self) -> None:
        """RK-7.6 to RK-7.8, RK-R20, RK-R21: when all money piles are empty, each gets coins worth 2, pile by pile."""
        if not self.no_money() or self.coins(SUPPLY) == 0:
            return
        for pile in range(i64(PILES)):
            count = min(self.edition.refill, self.coins(SUPPLY))
            twos = min(self.twos[SUPPLY], count // 2)
            ones = min(self.ones[SUPPLY], count - 2 * twos)
            self.move_coins(SUPPLY, PURSE_OF_PILE + pile, ones, twos)
        self.tell(events.REFILLS)

    # Cards.

    def add_card(self, seat: i64, card: i64) -> None:
        """RK-7.12, RK-7.16: a card goes to the bottom end of its row."""
        deck, sizes = card // KINDS, self.row_size
        size = sizes[seat * 2 + deck]
        self.row[seat * CARD_COUNT + deck * ROW_SIZE + size] = card
        sizes[seat * 2 + deck] = size + 1

    def remove_card(self, seat: i64, code: i64) -> i64:
        """A card leaves its row; the others close up."""
        card = opt.card_of(code)
        deck = card // KINDS
        row, first = self.row, seat * CARD_COUNT + deck * ROW_SIZE
        last = self.row_size[seat * 2 + deck] - 1
        for place in range(first + opt.place_of(self, seat, code), first + last):
            row[place] = row[place + 1]
        row[first + last] = -1
        self.row_size[seat * 2 + deck] = last
        return card

    def leave_pile(self, pile: i64, place: i64) -> i64:
        """RK-11.1, RK-R26: a card is taken out of a pile; the others keep their order."""
        cards, known, first = self.pile, self.known, pile * PILE_SIZE
        last = self.pile_size[pile] - 1
        card = cards[first + place]
        for cell in range(first + place, first + last):
            cards[cell] = cards[cell + 1]
            known[cell] = known[cell + 1]
        cards[first + last] = UNKNOWN
        known[first + last] = 0
        self.pile_size[pile] = last
        if last == 0:
            self.ending = 1
            self.tell(events.ENDING, NOBODY, pile)
        elif place == last:
            self.turn_up(pile)
        return card

    def turn_up(self, pile: i64) -> None:
        """A new card lies open on a pile."""
        cell = pile * PILE_SIZE + self.pile_size[pile] - 1
        if self.pile[cell] == UNKNOWN:
            self.pile[cell] = self.draw_card(pile)
        self.shown += 1
        self.tell(events.TURNED_UP, NOBODY, pile)
