"""What lies on the table of Paladins of the West Kingdom: main board, player boards, decks, the solo opponent."""

from typing import Final

from regalia.games.paladins.components import (
    ACTION_COUNT,
    BOARD_SIZE,
    COLOURS,
    COUNT_MAX,
    FAVOUR_PLACES,
    GOODS,
    HAND,
    NO_PROVISION_COST,
    NO_SILVER_COST,
    ORDER_PLACES,
    OUTSIDER_CARDS,
    OUTSIDER_ROW,
    PALADIN_COUNT,
    PIECES,
    PROVISION,
    RECRUIT,
    SCHEME_KINDS,
    SILVER,
    SILVER_DISCOUNT,
    SLOTS,
    SQUARES,
    STRENGTH,
    SUSPICION_KINDS,
    TAVERN_CARDS,
    TOWNSFOLK_CARDS,
    TOWNSFOLK_ROW,
)
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.encoding import FREE, NO_CARD, NOBODY, PALADIN_DECKS, WORKSHOP, bit
from regalia.kernel.chance import Chance
from regalia.kernel.counts import count_of, filled, lowest_of
from regalia.kernel.network_input import NetworkedPosition
from regalia.kernel.vectors import i64, vec

FIELDS: Final = (
    "sides", "round", "start", "active", "passed", "doing", "target", "payment", "choosing", "acted",
    "tax", "townsfolk_deck", "townsfolk_discard", "outsider_deck", "outsider_discard",
    "tavern_deck", "tavern_discard", "open_squares", "marker", "ai_workers", "ai_row", "scheme",
    "bank", "goods", "marks", "done", "board", "debts", "suspicions", "piles", "jars", "walls", "squares",
    "hired", "attacked", "converted", "townsfolk_row", "outsider_row", "tavern_row", "tavern_takers",
    "wall_deck", "suspicion_deck", "suspicion_discard", "orders", "favours", "favour_users",
    "paladins", "chosen", "hands", "tops", "bags", "bottoms", "used", "schemes", "scheme_discard", "stack",
)  # fmt: skip


class Kingdom(NetworkedPosition):
    """Paladins in progress, as data; what may be done with it stands in the rules."""

    edition: Edition  # shared by all positions of the table

    sides: i64  # seats, and in a solo game the AI
    round: i64
    start: i64  # seat with the start-player marker
    active: i64  # side whose turn it is
    passed: i64  # bit set of sides that are done for this round
    doing: i64  # what the active seat does this turn: a doing, or DO_FAVOUR and the place of the favour
    target: i64  # the option that says with which card, square or slot
    payment: i64  # the group of workers it places
    choosing: i64  # the choice between rewards that is open
    acted: i64  # bit set of townsfolk that have acted in this Inquisition

    tax: i64  # silver in the tax supply
    townsfolk_deck: i64  # bit sets of cards
    townsfolk_discard: i64
    outsider_deck: i64
    outsider_discard: i64
    tavern_deck: i64
    tavern_discard: i64
    open_squares: i64  # bit set of squares that are free and usable with so many players
    marker: i64  # of the AI's resource track, from 0
    ai_workers: i64  # ready to be placed; they have no colour
    ai_row: i64  # bit set of the AI's left row that is taken this round
    scheme: i64  # the scheme card turned up last, or NO_CARD

    bank: vec[i64]  # common supply of workers, silver, provisions, debts; it never runs out, so it may go below 0
    goods: vec[i64]  # workers, silver and provisions of each side
    marks: vec[i64]  # strength, faith and influence markers of each side
    done: vec[i64]  # how many workshops, monks, walls, outposts, jars, attacks and conversions
    board: vec[i64]  # SLOTS for each action of each side
    debts: vec[i64]  # unpaid and paid ones of each side
    suspicions: vec[i64]  # how many each side holds
    piles: vec[i64]  # and which, the latest on top
    jars: vec[i64]  # bit set of the jar spaces each side has filled
    walls: vec[i64]  # PIECES for each side
    squares: vec[i64]  # the piece on each square, or NOBODY
    hired: vec[i64]  # townsfolk with their owners, in the order of hiring
    attacked: vec[i64]  # outsiders with their owners
    converted: vec[i64]
    townsfolk_row: vec[i64]
    outsider_row: vec[i64]
    tavern_row: vec[i64]
    tavern_takers: vec[i64]
    wall_deck: vec[i64]  # counts by kind
    suspicion_deck: vec[i64]
    suspicion_discard: vec[i64]
    orders: vec[i64]  # turned up, or NO_CARD: nothing is drawn before
    favours: vec[i64]
    favour_users: vec[i64]  # the worker on each favour with its owner, or NOBODY
    paladins: vec[i64]  # used this round, lying open
    chosen: vec[i64]  # chosen for this round, lying face down
    hands: vec[i64]  # HAND for each seat
    tops: vec[i64]  # put back on top of the own deck
    bags: vec[i64]  # bit set of the part of the own deck whose order nobody knows
    bottoms: vec[i64]  # PIECES for each seat: put to the bottom, first one first
    used: vec[i64]  # bit set of paladins each seat has used and shown
    schemes: vec[i64]  # the AI's draw pile, counts by kind
    scheme_discard: vec[i64]
    stack: vec[i64]  # the AI's attributes, the marker moved last at the end

    def fields(self) -> tuple[str, ...]:
        """The names of the fields above."""
        return FIELDS

    def lay_out(self, edition: Edition, seats: i64, chance: Chance) -> None:
        """PA-1.1 to PA-1.19: an empty table."""
        self.clear_table(seats, chance)
        self.edition = edition
        self.sides = seats if seats > 1 else 2
        self.round = 0
        self.start = 0
        self.active = 0
        self.passed = 0
        self.doing = 0
        self.target = 0
        self.payment = 0
        self.choosing = 0
        self.acted = 0
        self.tax = edition.tax_size[seats]
        self.townsfolk_deck = bit(TOWNSFOLK_CARDS) - 1
        self.townsfolk_discard = 0
        self.outsider_deck = bit(OUTSIDER_CARDS) - 1
        self.outsider_discard = 0
        self.tavern_deck = bit(TAVERN_CARDS) - 1
        self.tavern_discard = 0
        self.open_squares = edition.squares_for[seats]
        self.marker = 0
        self.ai_workers = 0
        self.ai_row = 0
        self.scheme = NO_CARD
        self.lay_out_decks(edition)
        self.lay_out_players(edition, seats)

    def lay_out_decks(self, edition: Edition) -> None:
        """The common supplies and the cards of the main board."""
        self.bank = edition.bank[:]
        self.bank[SILVER] -= self.tax
        self.squares = filled(SQUARES, NOBODY)
        self.townsfolk_row = filled(TOWNSFOLK_ROW, NO_CARD)
        self.outsider_row = filled(OUTSIDER_ROW, NO_CARD)
        self.tavern_row = vec[i64]()
        self.tavern_takers = vec[i64]()
        self.wall_deck = edition.wall_counts[:]
        self.suspicion_deck = edition.suspicion_counts[:]
        self.suspicion_discard = filled(SUSPICION_KINDS, 0)
        self.orders = filled(ORDER_PLACES, NO_CARD)
        self.favours = filled(FAVOUR_PLACES, NO_CARD)
        self.favour_users = filled(FAVOUR_PLACES, NOBODY)
        self.schemes = filled(SCHEME_KINDS, 0)
        self.scheme_discard = filled(SCHEME_KINDS, 0)
        self.stack = vec[i64]([2, 1, 0])

    def lay_out_players(self, edition: Edition, seats: i64) -> None:
        """PA-1.15 to PA-1.20: the player boards."""
        sides = self.sides
        self.goods = filled(sides * GOODS, 0)
        self.marks = filled(sides * 3, 0)
        self.done = filled(sides * ACTION_COUNT, 0)
        self.board = filled(sides * BOARD_SIZE, FREE)
        self.debts = filled(sides * 2, 0)
        self.suspicions = filled(sides, 0)
        self.piles = filled(sides, 0)
        self.jars = filled(sides, 0)
        self.walls = filled(sides * PIECES, NO_CARD)
        self.hired = vec[i64]()
        self.attacked = vec[i64]()
        self.converted = vec[i64]()
        self.paladins = filled(sides, NO_CARD)
        self.chosen = filled(seats, NO_CARD)
        self.hands = filled(seats * HAND, NO_CARD)
        self.tops = filled(seats, NO_CARD)
        self.bags = filled(seats, bit(PALADIN_COUNT) - 1)
        self.bottoms = filled(seats * PIECES, NO_CARD)
        self.used = filled(seats, 0)
        for seat in range(seats):
            self.take(seat, SILVER, edition.start_silver)
            self.take(seat, PROVISION, edition.start_provisions)

    def copy_kingdom(self, twin: "Kingdom") -> None:
        """Give a twin everything that lies on this table."""
        self.copy_table(twin)
        twin.edition = self.edition
        twin.sides = self.sides
        twin.round = self.round
        twin.start = self.start
        twin.active = self.active
        twin.passed = self.passed
        twin.doing = self.doing
        twin.target = self.target
        twin.payment = self.payment
        twin.choosing = self.choosing
        twin.acted = self.acted
        twin.tax = self.tax
        twin.townsfolk_deck = self.townsfolk_deck
        twin.townsfolk_discard = self.townsfolk_discard
        twin.outsider_deck = self.outsider_deck
        twin.outsider_discard = self.outsider_discard
        twin.tavern_deck = self.tavern_deck
        twin.tavern_discard = self.tavern_discard
        twin.open_squares = self.open_squares
        twin.marker = self.marker
        twin.ai_workers = self.ai_workers
        twin.ai_row = self.ai_row
        twin.scheme = self.scheme
        self.copy_cards(twin)
        self.copy_players(twin)

    def copy_cards(self, twin: "Kingdom") -> None:
        """Everything in vectors that belongs to all."""
        twin.bank = self.bank[:]
        twin.squares = self.squares[:]
        twin.townsfolk_row = self.townsfolk_row[:]
        twin.outsider_row = self.outsider_row[:]
        twin.tavern_row = self.tavern_row[:]
        twin.tavern_takers = self.tavern_takers[:]
        twin.wall_deck = self.wall_deck[:]
        twin.suspicion_deck = self.suspicion_deck[:]
        twin.suspicion_discard = self.suspicion_discard[:]
        twin.orders = self.orders[:]
        twin.favours = self.favours[:]
        twin.favour_users = self.favour_users[:]
        twin.schemes = self.schemes[:]
        twin.scheme_discard = self.scheme_discard[:]
        twin.stack = self.stack[:]

    def copy_players(self, twin: "Kingdom") -> None:
        """Everything in vectors that belongs to the players."""
        twin.goods = self.goods[:]
        twin.marks = self.marks[:]
        twin.done = self.done[:]
        twin.board = self.board[:]
        twin.debts = self.debts[:]
        twin.suspicions = self.suspicions[:]
        twin.piles = self.piles[:]
        twin.jars = self.jars[:]
        twin.walls = self.walls[:]
        twin.hired = self.hired[:]
        twin.attacked = self.attacked[:]
        twin.converted = self.converted[:]
        twin.paladins = self.paladins[:]
        twin.chosen = self.chosen[:]
        twin.hands = self.hands[:]
        twin.tops = self.tops[:]
        twin.bags = self.bags[:]
        twin.bottoms = self.bottoms[:]
        twin.used = self.used[:]

    # What others cannot know.

    def redraw(self, seat: i64, chance: Chance) -> None:
        """Only the paladins of others are hidden: hand, choice, and the order of the own deck."""
        self.chance = chance
        for other in range(self.seats):
            if other != seat:
                self.redraw_paladins(other)
        self.redraw_answers(seat)

    def redraw_paladins(self, seat: i64) -> None:
        """All paladins that a seat has not shown may be anywhere in its hand and deck."""
        self.bags[seat] = (bit(PALADIN_COUNT) - 1) & ~self.used[seat]
        if self.chosen[seat] >= 0:
            self.chosen[seat] = self.draw_paladin(seat)
        if self.tops[seat] >= 0:
            self.tops[seat] = self.draw_paladin(seat)
        for place in range(seat * HAND, seat * HAND + HAND):
            if self.hands[place] >= 0:
                self.hands[place] = self.draw_paladin(seat)
        for place in range(seat * PIECES, seat * PIECES + PIECES):
            if self.bottoms[place] >= 0:
                self.bottoms[place] = self.draw_paladin(seat)

    def draw_paladin(self, seat: i64) -> i64:
        """A paladin of the own deck whose place nobody knows."""
        card = self.draw(PALADIN_DECKS, self.bags[seat])
        self.bags[seat] &= ~bit(card)
        return card

    def draw(self, stream: i64, cards: i64) -> i64:
        """Draw blindly from a set of cards."""
        left = self.chance.below(stream, count_of(cards))
        while left > 0:
            cards &= cards - 1
            left -= 1
        return lowest_of(cards)

    # Moving goods.

    def take(self, seat: i64, good: i64, count: i64) -> None:
        """Goods come from the common supply, which never runs out (PA-R10)."""
        self.goods[seat * GOODS + good] += count
        self.bank[good] -= count

    def pay(self, seat: i64, good: i64, count: i64) -> None:
        """PA-3.13: goods go back to the common supply."""
        self.goods[seat * GOODS + good] -= count
        self.bank[good] += count

    # What can be read off the table.

    def silver(self, seat: i64) -> i64:
        """The silver of a seat."""
        return self.goods[seat * GOODS + SILVER]

    def workers_of(self, seat: i64) -> i64:
        """How many workers a seat has ready to be placed."""
        total: i64 = 0
        first = seat * GOODS
        for colour in range(i64(COLOURS)):
            total += self.goods[first + colour]
        return total

    def level(self, side: i64, attribute: i64) -> i64:
        """PA-2.19: the marker and the bonus of this round's paladin."""
        paladin = self.paladins[side]
        bonus: i64 = self.edition.paladin_bonus[paladin * 3 + attribute] if paladin >= 0 else i64(0)
        return self.marks[side * 3 + attribute] + bonus

    def times(self, side: i64, action: i64) -> i64:
        """How often a side has done an action: workshops, monks, walls, outposts, jars, attacks, conversions."""
        return self.done[side * ACTION_COUNT + action]

    def helps(self, seat: i64, action: i64) -> i64:
        """The ability of this round's paladin for an action, or -1."""
        paladin = self.paladins[seat]
        if paladin >= 0 and self.edition.ability_action[paladin] == action:
            return self.edition.ability[paladin]
        return -1

    def reduced(self, seat: i64, action: i64, good: i64, price: i64) -> i64:
        """PA-2.21: a price in silver or provisions after the paladin's help."""
        ability = self.helps(seat, action)
        if ability == NO_SILVER_COST and good == SILVER:
            return 0
        if ability == NO_PROVISION_COST and good == PROVISION:
            return 0
        if ability == SILVER_DISCOUNT and good == SILVER:
            price -= self.edition.ability_amount[self.paladins[seat]]
        return price if price > 0 else i64(0)

    def left_price(self, seat: i64, action: i64) -> i64:
        """The silver that an action of the left side costs."""
        return self.reduced(seat, action, SILVER, self.edition.left_silver[action])

    def right_price(self, seat: i64, action: i64) -> i64:
        """What doing an action of the right side once more costs, in its own good."""
        price = self.edition.cost[action * COUNT_MAX + self.times(seat, action)]
        return self.reduced(seat, action, self.edition.cost_good[action], price)

    def recruit_price(self, seat: i64, slot: i64) -> i64:
        """PA-5.11: the silver below a townsfolk."""
        return self.reduced(seat, RECRUIT, SILVER, self.edition.townsfolk_silver[slot])

    def attack_price(self, seat: i64, slot: i64) -> i64:
        """PA-13.4, PA-R6: silver for missing strength, for every started step."""
        missing = self.edition.area_strength[slot] - self.level(seat, STRENGTH)
        step = self.edition.strength_per_silver
        return (missing + step - 1) // step if missing > 0 else i64(0)

    def slot_colour(self, action: i64, slot: i64) -> i64:
        """The colour of a slot, ANY or NO_SLOT."""
        return self.edition.slots[action * SLOTS + slot]

    def has_workers_on(self, side: i64, action: i64) -> bool:
        """PA-3.9, PA-R25: whether a worker stands on any slot of an action."""
        first = side * BOARD_SIZE + action * SLOTS
        for slot in range(i64(SLOTS)):
            stands = self.board[first + slot]
            if stands != FREE and stands != WORKSHOP:
                return True
        return False

    def fulfilled(self, side: i64, place: i64) -> bool:
        """PA-20.2, PA-24.3: whether a side meets the King's Order on a place."""
        card = self.orders[place]
        return card >= 0 and self.times(side, self.edition.order_action[card]) >= self.edition.order_need[card]
