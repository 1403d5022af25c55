"""Set-up, the steps of a round, and its end."""

from regalia.games.paladins import events
from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    FAVOUR_CARDS,
    FAVOUR_PLACES,
    HAND,
    ORDER_CARDS,
    ORDER_PLACES,
    OUTSIDER_ROW,
    PALADIN_COUNT,
    PIECES,
    ROUNDS,
    SCHEME_FAVOUR,
    TOWNSFOLK_ROW,
)
from regalia.games.paladins.encoding import (
    KINGS_CARDS,
    NO_CARD,
    NOBODY,
    OUTSIDER_DECK,
    OWNER,
    START,
    TAVERN_DECK,
    TOWNSFOLK_DECK,
    bit,
)
from regalia.games.paladins.solo import Solo
from regalia.games.paladins.steps import (
    AI_TAVERN,
    DRAW_PALADINS,
    GAME_ENDS,
    REVEAL,
    ROUND_BEGINS,
    ROUND_ENDS,
    SCRIPT,
    SETTLE_ROWS,
    SETUP_HIRE,
    SIDE,
    TURN,
    VISIT_TAVERN,
)
from regalia.kernel.counts import filled
from regalia.kernel.vectors import append, i64, vec


class Rounds(Solo):
    """PA-1, PA-2, PA-19: what happens before the actions of a round and after them."""

    # Set-up.

    def set_up(self) -> None:
        """PA-1.2 to PA-1.22, PA-D1: rows are dealt; the free hires follow in reverse order."""
        if self.seats > 1:
            self.start = self.chance.below(START, self.seats)
            self.tell(events.START_PLAYER, self.start)
        else:
            self.set_up_ai()
        self.slide_townsfolk()
        self.slide_outsiders()
        self.then(ROUND_BEGINS)
        self.then(SETTLE_ROWS)
        for place in range(self.seats):
            self.later(SETUP_HIRE, (self.start + place) % self.seats, 0)

    # The rows of the main board.

    def slide_townsfolk(self) -> None:
        """PA-1.26, PA-19.2 to PA-19.4, PA-R13: to the right without gaps, then filled from the deck."""
        free: i64 = TOWNSFOLK_ROW - 1
        slot: i64 = TOWNSFOLK_ROW
        while slot > 0:
            slot -= 1
            card = self.townsfolk_row[slot]
            if card != NO_CARD:
                self.townsfolk_row[slot] = NO_CARD
                self.townsfolk_row[free] = card
                free -= 1
        while free >= 0 and self.townsfolk_deck:
            card = self.draw(TOWNSFOLK_DECK, self.townsfolk_deck)
            self.townsfolk_deck &= ~bit(card)
            self.townsfolk_row[free] = card
            free -= 1

    def slide_outsiders(self) -> None:
        """PA-19.6 to PA-19.8, PA-R13: to the left without gaps, then filled from the deck."""
        free: i64 = 0
        for slot in range(i64(OUTSIDER_ROW)):
            card = self.outsider_row[slot]
            if card != NO_CARD:
                self.outsider_row[slot] = NO_CARD
                self.outsider_row[free] = card
                free += 1
        while free < OUTSIDER_ROW and self.outsider_deck:
            card = self.draw(OUTSIDER_DECK, self.outsider_deck)
            self.outsider_deck &= ~bit(card)
            self.outsider_row[free] = card
            free += 1

    # The steps of a round before the actions.

    def begin_round(self) -> None:
        """PA-2.1, PA-2.2, PA-2.6: start player, King's cards, tavern."""
        self.round += 1
        self.passed = 0
        if self.round > 1:
            self.start = (self.start + 1) % self.seats
        self.tell(events.ROUND_BEGINS, self.start)
        self.reveal_kings_cards()
        self.open_tavern()
        if self.seats == 1:
            self.start_ai_round()
        self.then(DRAW_PALADINS)

    def reveal_kings_cards(self) -> None:
        """PA-2.3 to PA-2.5: the cards whose round has come; nobody knew them before."""
        for place in range(i64(ORDER_PLACES)):
            if self.edition.order_round[place] == self.round:
                self.reveal_order(place)
        for place in range(i64(FAVOUR_PLACES)):
            if self.edition.favour_round[place] == self.round:
                self.reveal_favour(place)

    def reveal_order(self, place: i64) -> None:
        """PA-1.10, PA-31.1: one of the orders not yet seen; in a solo game its workshop goes to the AI."""
        left: i64 = bit(ORDER_CARDS) - 1
        for card in self.orders:
            if card >= 0:
                left &= ~bit(card)
        card = self.draw(KINGS_CARDS, left)
        self.orders[place] = card
        self.tell(events.ORDER_REVEALED, NOBODY, place)
        for side in range(self.sides):
            if self.fulfilled(side, place):
                self.tell(events.ORDER_MET, side, place)
        if self.seats == 1:
            self.give_workshop(self.edition.order_action[card])

    def reveal_favour(self, place: i64) -> None:
        """PA-1.11, PA-31.2: one of the favours not yet seen; in a solo game its scheme is discarded."""
        left: i64 = bit(FAVOUR_CARDS) - 1
        for card in self.favours:
            if card >= 0:
                left &= ~bit(card)
        self.favours[place] = self.draw(KINGS_CARDS, left)
        self.tell(events.FAVOUR_REVEALED, NOBODY, place)
        if self.seats == 1:
            self.scheme_discard[SCHEME_FAVOUR] += 1

    def open_tavern(self) -> None:
        """PA-2.6, PA-19.11, PA-31.3, PA-R12: one card more than players; an empty deck is renewed."""
        self.tavern_row = vec[i64]()
        self.tavern_takers = vec[i64]()
        for _ in range(self.seats + 1):
            if self.tavern_deck == 0:
                self.tavern_deck = self.tavern_discard
                self.tavern_discard = 0
            card = self.draw(TAVERN_DECK, self.tavern_deck)
            self.tavern_deck &= ~bit(card)
            self.tavern_row = append(self.tavern_row, card)
            self.tavern_takers = append(self.tavern_takers, NOBODY)

    def draw_hands(self) -> None:
        """PA-2.7, PA-D4, PA-D5: three paladins each; all choose at the same time."""
        self.later(TURN, self.start, 0)
        if self.seats == 1:
            self.then(AI_TAVERN)
        self.plan_gathering()
        for seat in range(self.seats):
            self.draw_hand(seat)
        self.ask_together((1 << self.seats) - 1, opt.ASK_PALADIN)

    def plan_gathering(self) -> None:
        """PA-2.11, PA-2.12, PA-R61: all reveal and then all visit the tavern, or each does both before the next."""
        seats = [(self.start + place) % self.seats for place in range(self.seats)]
        steps: list[i64] = []
        for seat in seats:
            steps.append(REVEAL + SIDE * seat)
            if self.edition.tavern_in_turn:
                steps.append(VISIT_TAVERN + SIDE * seat)
        if not self.edition.tavern_in_turn:
            steps += [VISIT_TAVERN + SIDE * seat for seat in seats]
        self.plan(steps)

    def draw_hand(self, seat: i64) -> None:
        """PA-2.7: the one put on top, then those in no known order, then those put to the bottom."""
        for place in range(seat * HAND, seat * HAND + HAND):
            if self.tops[seat] >= 0:
                self.hands[place] = self.tops[seat]
                self.tops[seat] = NO_CARD
            elif self.bags[seat]:
                self.hands[place] = self.draw_paladin(seat)
            else:
                self.hands[place] = self.draw_bottom(seat)
        self.shown += 1
        self.tell(events.DRAWS_PALADINS, seat)

    def draw_bottom(self, seat: i64) -> i64:
        """The card that was put to the bottom first."""
        first = seat * PIECES
        card = self.bottoms[first]
        for place in range(first, first + PIECES - 1):
            self.bottoms[place] = self.bottoms[place + 1]
        self.bottoms[first + PIECES - 1] = NO_CARD
        return card

    def legal(self, seat: i64) -> vec[i64]:
        """PA-2.8, PA-2.9: one of the hand to use, another one to put on top."""
        found = filled(HAND * (HAND - 1), 0)
        place: i64 = 0
        for used in range(seat * HAND, seat * HAND + HAND):
            for top in range(seat * HAND, seat * HAND + HAND):
                if used != top:
                    found[place] = opt.PALADIN + self.hands[used] * PALADIN_COUNT + self.hands[top]
                    place += 1
        return found

    def chooses_paladin(self, seat: i64, pair: i64) -> None:
        """PA-2.8 to PA-2.10: one face down on the board, one on top of the deck, one to its bottom."""
        used, top = pair // PALADIN_COUNT, pair % PALADIN_COUNT
        for place in range(seat * HAND, seat * HAND + HAND):
            card = self.hands[place]
            self.hands[place] = NO_CARD
            if card == used:
                self.chosen[seat] = card
            elif card == top:
                self.tops[seat] = card
            else:
                self.put_to_bottom(seat, card)

    def put_to_bottom(self, seat: i64, card: i64) -> None:
        """A paladin goes below those that were put to the bottom before."""
        place = seat * PIECES
        while self.bottoms[place] != NO_CARD:
            place += 1
        self.bottoms[place] = card

    def reveal_paladin(self, seat: i64) -> None:
        """PA-2.11, PA-2.15: the paladin is shown, its workers are taken."""
        card = self.chosen[seat]
        self.active = seat
        self.chosen[seat] = NO_CARD
        self.paladins[seat] = card
        self.used[seat] |= bit(card)
        self.shown += 1
        self.tell(events.REVEALS_PALADIN, seat)
        self.later(SCRIPT, seat, self.edition.paladin_workers[card])

    def tavern_offer(self) -> vec[i64]:
        """PA-2.12, PA-2.13, PA-D6: the tavern cards that nobody has taken, in the order of their numbers."""
        left: i64 = 0
        for place in range(i64(len(self.tavern_row))):
            if self.tavern_takers[place] == NOBODY:
                left |= bit(self.tavern_row[place])
        return opt.listed(left, opt.TAVERN)

    def takes_tavern_card(self, seat: i64, card: i64) -> None:
        """PA-2.12, PA-2.15: its four workers."""
        for place in range(i64(len(self.tavern_row))):
            if self.tavern_row[place] == card:
                self.tavern_takers[place] = seat
        self.tell(events.TAKES_TAVERN, seat, card)
        self.later(SCRIPT, seat, self.edition.tavern_workers[card])

    # Turns.

    def turn_of(self, side: i64) -> None:
        """PA-2.17, PA-18.10, PA-33.3: the next side that has not passed; when all have, the round ends."""
        for place in range(self.sides):
            active = (side + place) % self.sides
            if (self.passed >> active) & 1 == 0:
                self.active = active
                if self.is_ai(active):
                    self.later(TURN, 0, 0)
                    self.ai_turn()
                else:
                    self.offer_turn(active)
                return
        self.then(ROUND_ENDS)

    # The end of a round.

    def end_round(self) -> None:
        """PA-2.18, PA-19, PA-20.1, PA-R29: after round 7 nothing is prepared any more."""
        if self.round == ROUNDS:
            self.then(GAME_ENDS)
            return
        alone = self.seats == 1
        self.discard_townsfolk(1 + (self.edition.ai_townsfolk if alone else i64(0)))
        self.discard_outsiders(1 + (self.edition.ai_outsiders if alone else i64(0)))
        self.slide_townsfolk()
        self.slide_outsiders()
        for card in self.tavern_row:
            self.tavern_discard |= bit(card)
        self.tavern_row = vec[i64]()
        self.tavern_takers = vec[i64]()
        self.clear_favours()
        if alone:
            self.end_ai_round()
        for seat in range(self.seats):
            self.paladins[seat] = NO_CARD
        self.then(ROUND_BEGINS)

    def discard_townsfolk(self, count: i64) -> None:
        """PA-19.1, PA-19.9, PA-36.3: the rightmost slot, in a solo game the rightmost two."""
        for slot in range(TOWNSFOLK_ROW - count, i64(TOWNSFOLK_ROW)):
            if self.townsfolk_row[slot] != NO_CARD:
                self.townsfolk_discard |= bit(self.townsfolk_row[slot])
                self.townsfolk_row[slot] = NO_CARD

    def discard_outsiders(self, count: i64) -> None:
        """PA-19.5, PA-19.9, PA-36.4: the leftmost slot, in a solo game the leftmost two."""
        for slot in range(count):
            if self.outsider_row[slot] != NO_CARD:
                self.outsider_discard |= bit(self.outsider_row[slot])
                self.outsider_row[slot] = NO_CARD

    def clear_favours(self) -> None:
        """PA-19.12: workers on the favours go to the common supply; those of the AI have no colour."""
        for place in range(i64(FAVOUR_PLACES)):
            user = self.favour_users[place]
            if user != NOBODY:
                if not self.is_ai(user % OWNER):
                    self.bank[user // OWNER] += 1
                self.favour_users[place] = NOBODY
