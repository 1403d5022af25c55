"""What lies on the table of Rival Kings: characters, piles, money, and the rows of the players."""

from typing import Final

from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    ACTIONS_MAX,
    ALL_CHARACTERS,
    CARD_COUNT,
    CHARACTER_COUNT,
    COPIES,
    KINDS,
    NO_ABILITY,
    PILE_SIZE,
    PILES,
    ROW_SIZE,
    SUBJECT_PILES,
    Edition,
)
from regalia.kernel.chance import Chance
from regalia.kernel.counts import count_of, filled, lowest_of
from regalia.kernel.network_input import NetworkedPosition
from regalia.kernel.vectors import i64, vec

# Streams of luck.
STREAMS: Final = ("characters", "cards", "neutral")
DEAL: Final = 0
CARDS_DRAWN: Final = 1
NEUTRAL_DRAWN: Final = 2

# Phases of a cycle (RK-2.5).
CHOOSING: Final = 0
CONFLICTS: Final = 1
ACTING: Final = 2
PHASES: Final = ("characters", "conflicts", "actions")

# Purses: where coin cards lie. Seats come first, then the money piles, then the supply.
PURSE_OF_PILE: Final = 4
SUPPLY: Final = 8
PURSES: Final = 9

NOBODY: Final = -1
NEUTRAL: Final = 4  # the thief of a marker that came from the neutral card
UNKNOWN: Final = -1  # a card in a pile that nobody has seen: it is drawn when somebody does

FIELDS: Final = (
    "game", "round", "cycle", "phase", "acting", "doing", "used", "equal", "victims", "giving", "looking", "ending",
    "spent", "neutral", "marker_supply", "carried",
    "hand", "played", "crest", "turned", "markers", "ones", "twos", "money_top",
    "row", "row_size", "pile", "pile_size", "known", "unseen_subjects", "unseen_buildings", "earlier", "sheet",
)  # fmt: skip


class Realm(NetworkedPosition):
    """Rival Kings in progress, as data; what may be done with it stands in the rules."""

    edition: Edition  # shared by all positions of the table

    game: i64  # of the series, from 1
    round: i64
    cycle: i64
    phase: i64
    acting: i64  # seat whose turn it is, or NOBODY
    doing: i64  # the action that is carried out or due now, or -1
    used: i64  # bit set of seats that have used an ability in this cycle
    equal: i64  # bit set of seats in conflict with a rival of the same rank
    victims: i64  # bit set of seats that the acting seat may still rob
    giving: i64  # what is given in an exchange that is being chosen, or -1
    looking: i64  # pile that the acting seat looks through, or -1
    ending: i64  # 1 when a pile is empty
    spent: i64  # bit set of characters that have been used up in this round, for all to see
    neutral: i64  # neutral character of this cycle with two players, or -1
    marker_supply: i64
    carried: i64  # bit set of the own actions of each seat that were carried out in this cycle, for all to see

    hand: vec[i64]  # bit set of characters of each seat; a face-down one stays in it until the reveal
    played: vec[i64]  # character of each seat once it is turned up, or -1
    crest: vec[i64]  # whose crest lies on each kind of action of each seat's character, or NOBODY
    turned: vec[i64]  # whose marker each seat's Watchman turns away: a seat, NEUTRAL or NOBODY
    markers: vec[i64]
    ones: vec[i64]  # coin cards of value 1 in each purse
    twos: vec[i64]
    money_top: vec[i64]  # value of the coin card on top of each money pile, or 0
    row: vec[i64]  # cards of each seat, oldest first: ROW_SIZE places for subjects, as many for buildings
    row_size: vec[i64]  # subjects and buildings of each seat
    pile: vec[i64]  # cards of each pile from the bottom; UNKNOWN where nobody has looked yet
    pile_size: vec[i64]
    known: vec[i64]  # bit set of seats that have looked at each card below the top
    unseen_subjects: vec[i64]  # copies of each kind that are in no row and not drawn: deep in the piles, or money
    unseen_buildings: vec[i64]
    earlier: vec[i64]  # points of each seat in earlier games of the series
    sheet: vec[i64]  # points of every seat, game by game

    def fields(self) -> tuple[str, ...]:
        """The names of the fields above."""
        return FIELDS

    def open_table(self, edition: Edition, seats: i64, chance: Chance) -> None:
        """An empty table, with no game of the series played yet."""
        self.clear_table(seats, chance)
        self.edition = edition
        self.game = 0
        self.earlier = filled(seats, 0)
        self.sheet = vec[i64]()
        self.lay_out()

    def lay_out(self) -> None:
        """RK-1.2 to RK-1.11: everything but the open cards and the hands of characters."""
        edition = self.edition
        seats = self.seats
        self.round = 0
        self.cycle = 0
        self.phase = CHOOSING
        self.acting = NOBODY
        self.doing = -1
        self.used = 0
        self.equal = 0
        self.victims = 0
        self.giving = -1
        self.looking = -1
        self.ending = 0
        self.spent = 0
        self.neutral = -1
        self.marker_supply = edition.markers - edition.start_markers * seats
        self.carried = 0
        self.hand = filled(seats, 0)
        self.played = filled(seats, -1)
        self.crest = filled(seats * ACTION_COUNT, NOBODY)
        self.turned = filled(seats, NOBODY)
        self.markers = filled(seats, edition.start_markers)
        self.row = filled(seats * CARD_COUNT, -1)
        self.row_size = filled(seats * 2, 0)
        self.pile = filled(PILES * PILE_SIZE, UNKNOWN)
        self.pile_size = filled(PILES, PILE_SIZE)
        self.known = filled(PILES * PILE_SIZE, 0)
        self.unseen_subjects = filled(KINDS, COPIES)
        self.unseen_buildings = filled(KINDS, COPIES)
        self.lay_out_coins()

    def lay_out_coins(self) -> None:
        """RK-1.6 to RK-1.8: coins of the piles and of the seats; all others are the supply."""
        edition = self.edition
        self.ones = filled(PURSES, 0)
        self.twos = filled(PURSES, 0)
        self.ones[SUPPLY] = edition.all_ones
        self.twos[SUPPLY] = edition.all_twos
        for seat in range(self.seats):
            self.move_coins(SUPPLY, seat, edition.start_ones, edition.start_twos)
        self.money_top = filled(PILES, 0)
        for pile in range(i64(PILES)):
            self.move_coins(SUPPLY, PURSE_OF_PILE + pile, edition.pile_start % 2, edition.pile_start // 2)

    def move_coins(self, source: i64, target: i64, ones: i64, twos: i64) -> None:
        """Coin cards change places; on a money pile the ones lie on top."""
        all_ones, all_twos = self.ones, self.twos
        all_ones[source] -= ones
        all_twos[source] -= twos
        all_ones[target] += ones
        all_twos[target] += twos
        if PURSE_OF_PILE <= source < SUPPLY:
            self.money_top[source - PURSE_OF_PILE] = 0
        if PURSE_OF_PILE <= target < SUPPLY:
            if ones:
                self.money_top[target - PURSE_OF_PILE] = 1
            elif twos:
                self.money_top[target - PURSE_OF_PILE] = 2

    def copy_realm(self, twin: "Realm") -> None:
        """Give a twin everything that lies on this table."""
        self.copy_table(twin)
        twin.edition = self.edition
        twin.game = self.game
        twin.round = self.round
        twin.cycle = self.cycle
        twin.phase = self.phase
        twin.acting = self.acting
        twin.doing = self.doing
        twin.used = self.used
        twin.equal = self.equal
        twin.victims = self.victims
        twin.giving = self.giving
        twin.looking = self.looking
        twin.ending = self.ending
        twin.spent = self.spent
        twin.neutral = self.neutral
        twin.marker_supply = self.marker_supply
        twin.carried = self.carried
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.crest = self.crest[:]
        twin.turned = self.turned[:]
        twin.markers = self.markers[:]
        twin.ones = self.ones[:]
        twin.twos = self.twos[:]
        twin.money_top = self.money_top[:]
        twin.row = self.row[:]
        twin.row_size = self.row_size[:]
        twin.pile = self.pile[:]
        twin.pile_size = self.pile_size[:]
        twin.known = self.known[:]
        twin.unseen_subjects = self.unseen_subjects[:]
        twin.unseen_buildings = self.unseen_buildings[:]
        twin.earlier = self.earlier[:]
        twin.sheet = self.sheet[:]

    # Hidden things.

    def redeal_characters(self, seat: i64) -> None:
        """The hands of others become any cards that this seat has not seen in this round."""
        pool = ALL_CHARACTERS & ~self.seen_characters()
        if seat >= 0:
            pool &= ~self.hand[seat]
        for other in range(self.seats):
            if other != seat:
                left = count_of(self.hand[other])
                self.hand[other] = 0
                while left > 0:
                    card = self.draw_character(DEAL, pool)
                    pool &= ~(1 << card)
                    self.hand[other] |= 1 << card
                    left -= 1

    def redeal_piles(self, seat: i64) -> None:
        """Cards below the top that only others have looked at become any cards that this seat has not seen."""
        hidden: i64 = 0
        for cell in range(PILES * PILE_SIZE):
            if self.hidden_from(seat, cell):
                self.add_unseen(self.pile[cell], 1)
                hidden |= 1 << cell
        for cell in range(PILES * PILE_SIZE):
            if (hidden >> cell) & 1:
                self.pile[cell] = self.draw_card(cell // PILE_SIZE)

    def hidden_from(self, seat: i64, cell: i64) -> bool:
        """Whether somebody else has seen a card of a pile and this seat has not."""
        pile = cell // PILE_SIZE
        if self.pile[cell] == UNKNOWN or cell % PILE_SIZE >= self.pile_size[pile] - 1:
            return False
        return seat < 0 or (self.known[cell] >> seat) & 1 == 0

    def seen_characters(self) -> i64:
        """Bit set of the characters that lie or lay open in this round."""
        seen = self.spent
        for card in self.played:
            if card >= 0:
                seen |= 1 << card
        if self.neutral >= 0:
            seen |= 1 << self.neutral
        return seen

    def draw_character(self, stream: i64, pool: i64) -> i64:
        """One character of a bit set, each equally likely."""
        left = self.chance.below(stream, count_of(pool))
        while left > 0:
            pool &= pool - 1
            left -= 1
        return lowest_of(pool)

    def draw_card(self, pile: i64) -> i64:
        """RK-1.16: a card of a pile that nobody has seen is any of those not seen yet."""
        if pile < SUBJECT_PILES:
            card = self.chance.pick(CARDS_DRAWN, self.unseen_subjects)
        else:
            card = KINDS + self.chance.pick(CARDS_DRAWN, self.unseen_buildings)
        self.add_unseen(card, -1)
        return card

    def add_unseen(self, card: i64, count: i64) -> None:
        """A card leaves the unseen ones, or comes back to them."""
        if card < KINDS:
            self.unseen_subjects[card] += count
        else:
            self.unseen_buildings[card - KINDS] += count

    # What can be read off the table.

    def coins(self, purse: i64) -> i64:
        """The value of the coins in a purse."""
        return self.ones[purse] + 2 * self.twos[purse]

    def no_money(self) -> bool:
        """Whether all money piles are empty."""
        for coin in self.money_top:
            if coin:
                return False
        return True

    def top(self, pile: i64) -> i64:
        """The open card of a pile, or -1."""
        size = self.pile_size[pile]
        cell = pile * PILE_SIZE + size - 1
        return self.pile[cell] if size else i64(-1)

    def rank_in_play(self, seat: i64) -> i64:
        """The rank of the character in front of a seat, or -1 before the reveal."""
        card = self.played[seat]
        return self.edition.rank[card] if card >= 0 else i64(-1)

    def victim_rank(self, seat: i64) -> i64:
        """RK-3.3, RK-4.6: the rank a seat may rob in this cycle, or -1."""
        card = self.played[seat]
        if card < 0 or (self.equal >> seat) & 1:
            return -1
        return self.edition.steals_from[card]

    def prints(self, seat: i64, action: i64) -> bool:
        """Whether the character in front of a seat has an action."""
        card = self.played[seat]
        if card < 0:
            return False
        for place in range(ACTIONS_MAX):
            if self.edition.action_at[card * ACTIONS_MAX + place] == action:
                return True
        return False

    def covered(self, seat: i64, action: i64) -> bool:
        """RK-5.12: whether a crest lies on an action of a seat's character."""
        return self.crest[seat * ACTION_COUNT + action] != NOBODY

    def uncovered(self, seat: i64) -> i64:
        """RK-5.12: the actions of the character in front of a seat on which no crest lies, as a bit set."""
        card = self.played[seat]
        if card < 0:
            return 0
        found, crests, first = self.edition.printed[card], self.crest, seat * ACTION_COUNT
        for action in range(i64(ACTION_COUNT)):
            if crests[first + action] != NOBODY:
                found &= ~(1 << action)
        return found

    def done_by(self, seat: i64) -> i64:
        """The own actions that a seat has carried out in this cycle, as a bit set."""
        return (self.carried >> (seat * ACTION_COUNT)) & ((1 << ACTION_COUNT) - 1)

    def active(self, seat: i64) -> i64:
        """RK-8.2, RK-R49: the newest subject of a seat, or -1."""
        subjects = seat * 2
        size = self.row_size[subjects]
        newest = seat * CARD_COUNT + size - 1
        return self.row[newest] if size else i64(-1)

    def ability(self, seat: i64) -> i64:
        """RK-8.3, RK-8.8: what the active subject of a seat can do, if no ability was used in this cycle."""
        card = self.active(seat)
        if card < 0 or (self.used >> seat) & 1:
            return NO_ABILITY
        return self.edition.ability[card]

    def copies(self, seat: i64, card: i64) -> i64:
        """How many copies of a card a seat has."""
        deck = card // KINDS
        row, first = self.row, seat * CARD_COUNT + deck * ROW_SIZE
        count: i64 = 0
        for place in range(first, first + self.row_size[seat * 2 + deck]):
            if row[place] == card:
                count += 1
        return count

    def free(self, seat: i64, card: i64) -> bool:
        """RK-9.11, RK-R37: whether a seat has a copy of a card that is in no perfect pair."""
        return self.copies(seat, card) > self.copies(seat, self.edition.partner[card])

    def price(self, card: i64, discount: i64) -> i64:
        """RK-7.19, RK-R32: what a card costs."""
        price = self.edition.value[card] - discount
        return price if price > 0 else i64(0)


def left_over(realm: Realm) -> i64:
    """RK-1.14, RK-1.15: bit set of the characters that are in nobody's hand and have not been seen."""
    pool = ALL_CHARACTERS & ~realm.seen_characters()
    for held in realm.hand:
        pool &= ~held
    return pool


def characters(mask: i64) -> list[int]:
    """The characters of a bit set, as a list."""
    return [card for card in range(CHARACTER_COUNT) if (mask >> card) & 1]
