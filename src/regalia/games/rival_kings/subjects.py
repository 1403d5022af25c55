"""The subjects: when their abilities can be used, and what these do."""

from regalia.games.rival_kings import events
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.actions import Actions
from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    BISHOP,
    BUY,
    CARD_COUNT,
    CARPENTER,
    COURT_LADY,
    FARMER,
    HERBALIST,
    INNKEEPER,
    JAILER,
    KINDS,
    MARKET_WOMAN,
    MINER,
    NO_ABILITY,
    PILE_SIZE,
    PILES,
    RECRUIT,
    ROW_SIZE,
    SCHOLAR,
    SUBJECT_PILES,
    TAKE,
    TROUBADOUR,
    VINTNER,
)
from regalia.games.rival_kings.position import UNKNOWN
from regalia.kernel.vectors import append, i64, vec


class Subjects(Actions):
    """RK-8, RK-9: the abilities of the own turn. Gardener and Watchman are with the conflicts."""

    def offer_ability(self, found: vec[i64], seat: i64) -> vec[i64]:
        """RK-8.5, RK-8.6, RK-D13: the active subject, if it can do something now."""
        return append(found, opt.USE + self.active(seat)) if self.usable(seat) else found

    def usable(self, seat: i64) -> bool:
        """Whether the seat has an ability left that would change anything now."""
        ability = self.ability(seat)
        return ability != NO_ABILITY and self.has_effect(seat, ability)

    def has_effect(self, seat: i64, ability: i64) -> bool:
        """Whether an ability would change anything; Sailor and Blacksmith go with an action (RK-R58)."""
        if ability == JAILER:
            return self.drawable(seat, self.markers[seat]) > 0
        if ability == SCHOLAR:
            return self.drawable(seat, self.row_size[seat * 2 + 1]) > 0
        if ability == HERBALIST:
            return self.markers[seat] > 0
        if ability in (VINTNER, MINER):
            return len(self.piles_to_look_at(ability)) > 0
        if ability in (COURT_LADY, BISHOP, TROUBADOUR):
            return len(self.cards_to_give(seat, ability)) > 0
        return len(self.extra_targets(seat, ability)) > 0

    def use(self, seat: i64) -> None:
        """Use the active subject."""
        ability = self.ability(seat)
        self.spend_ability(seat)
        if ability == JAILER:
            self.draw_coins(seat, self.markers[seat])
        elif ability == SCHOLAR:
            self.draw_coins(seat, self.row_size[seat * 2 + 1])
        elif ability == HERBALIST:
            self.ask(seat, opt.ASK_RIVAL, self.rivals(vec[i64](), seat))
        elif ability in (VINTNER, MINER):
            self.ask(seat, opt.ASK_PILE, self.piles_to_look_at(ability))
        elif ability in (COURT_LADY, BISHOP, TROUBADOUR):
            self.ask(seat, opt.ASK_GIVE, self.cards_to_give(seat, ability))
        else:
            self.ask(seat, opt.ASK_EXTRA, self.extra_targets(seat, ability))

    # One more action.

    def extra_targets(self, seat: i64, ability: i64) -> vec[i64]:
        """RK-9.18 to RK-9.20, RK-9.26: the ways to carry out the action that a subject gives."""
        found = vec[i64]()
        if ability == CARPENTER:
            return self.targets(found, seat, BUY)
        if ability == MARKET_WOMAN:
            return self.targets(found, seat, TAKE)
        if ability == INNKEEPER:
            return self.targets(found, seat, RECRUIT)
        if ability == FARMER:
            for action in range(ACTION_COUNT):
                if self.covered(seat, action):
                    found = self.targets(found, seat, action)
        return found

    # Vintner and Miner.

    def piles_to_look_at(self, ability: i64) -> vec[i64]:
        """RK-R26: the piles of the own kind that are not empty."""
        found = vec[i64]()
        first: i64 = 0 if ability == VINTNER else SUBJECT_PILES
        for pile in range(first, first + PILES - SUBJECT_PILES):
            if self.pile_size[pile]:
                found = append(found, opt.LOOK + pile)
        return found

    def look_through(self, seat: i64, pile: i64) -> None:
        """RK-9.22, RK-9.24: the seat alone sees all cards of one pile."""
        self.looking = pile
        for cell in range(pile * PILE_SIZE, pile * PILE_SIZE + self.pile_size[pile]):
            if self.pile[cell] == UNKNOWN:
                self.pile[cell] = self.draw_card(pile)
            self.known[cell] |= 1 << seat
        self.shown += 1
        self.tell(events.LOOKS, seat, pile)
        self.insist(seat, opt.ASK_LOOKED, self.cards_to_pick(seat))

    def cards_to_pick(self, seat: i64) -> vec[i64]:
        """RK-9.21, RK-9.23, RK-D16: none, or any card of the pile that the seat can pay; equal neighbours once."""
        found = vec[i64]([opt.PASS])
        first = self.looking * PILE_SIZE
        top = self.pile_size[self.looking] - 1
        deck = self.looking // SUBJECT_PILES
        coins = self.coins(seat)
        for above in range(self.pile_size[self.looking]):
            card = self.pile[first + top - above]
            if above > 0 and card == self.pile[first + top - above + 1]:
                continue
            if card // KINDS == deck and self.price(card, 0) <= coins:
                found = append(found, opt.PICK + above)
        return found

    def picks(self, seat: i64, option: i64) -> None:
        """RK-R26: the card is bought as usual, or declined with the ability spent."""
        pile = self.looking
        place = self.pile_size[pile] - 1 - (option - opt.PICK)
        self.looking = -1
        if option != opt.PASS:
            self.buy_card(seat, pile, place, 0)
        else:
            self.tell(events.DECLINES, seat)

    # Exchanges.

    def cards_to_give(self, seat: i64, ability: i64) -> vec[i64]:
        """RK-D14, RK-D15: every own card for which something else can be had."""
        found = vec[i64]()
        if ability != COURT_LADY:
            found = self.row_to_give(found, seat, ability, 0)
        if ability != BISHOP:
            found = self.row_to_give(found, seat, ability, 1)
        return found

    def row_to_give(self, found: vec[i64], seat: i64, ability: i64, deck: i64) -> vec[i64]:
        """The cards of one own row that may be given."""
        for place in range(self.row_size[seat * 2 + deck]):
            code = self.code_at(seat, deck, place)
            if code >= 0 and (ability == TROUBADOUR or self.free(seat, opt.card_of(code))):
                if len(self.cards_to_get(seat, ability, code)) > 0:
                    found = append(found, opt.GIVE_CARD + code)
        return found

    def code_at(self, seat: i64, deck: i64, place: i64) -> i64:
        """The code of a card in a row, or -1 for a second copy that makes no difference."""
        card = self.row[seat * CARD_COUNT + deck * ROW_SIZE + place]
        if opt.place_of(self, seat, card) == place:
            return card
        return opt.NEWER + card if opt.two_ways(self, seat, card) else i64(-1)

    def cards_to_get(self, seat: i64, ability: i64, code: i64) -> vec[i64]:
        """What may be had for a card, exchanges without any effect left out."""
        found = vec[i64]()
        if ability == TROUBADOUR:
            for pile in range(PILES):
                top = self.top(pile)
                idle = top == opt.card_of(code) and (top >= KINDS or opt.is_active(self, seat, code))
                if top >= 0 and not idle:
                    found = append(found, opt.GET_TOP + pile)
            return found
        for other in range(self.seats):
            if other != seat:
                found = self.row_to_get(found, seat, code, other)
        return found

    def row_to_get(self, found: vec[i64], seat: i64, code: i64, other: i64) -> vec[i64]:
        """RK-9.6 to RK-9.8, RK-9.10: cards of a rival that are in no perfect pair, wherever they lie."""
        given = opt.card_of(code)
        deck = given // KINDS
        for place in range(self.row_size[other * 2 + deck]):
            wanted = self.code_at(other, deck, place)
            if wanted < 0 or not self.free(other, opt.card_of(wanted)):
                continue
            idle = opt.card_of(wanted) == given and (
                deck == 1 or (opt.is_active(self, seat, code) and opt.is_active(self, other, wanted))
            )
            if not idle:
                found = append(found, opt.GET_CARD + other * opt.CODES + wanted)
        return found

    def gives(self, seat: i64, option: i64) -> None:
        """The card to give is chosen; now the one to get."""
        self.giving = option - opt.GIVE_CARD
        ability = self.edition.ability[self.active(seat)]
        self.ask(seat, opt.ASK_GET, self.cards_to_get(seat, ability, self.giving))

    def gets(self, seat: i64, option: i64) -> None:
        """The exchange is made."""
        code = self.giving
        self.giving = -1
        if option >= opt.GET_TOP:
            self.exchange_with_pile(seat, code, option - opt.GET_TOP)
        else:
            wanted = option - opt.GET_CARD
            self.exchange_with_rival(seat, code, wanted // opt.CODES, wanted % opt.CODES)

    def exchange_with_rival(self, seat: i64, code: i64, rival: i64, wanted: i64) -> None:
        """RK-9.6, RK-9.8, RK-9.9, RK-R38: both cards go to the bottom ends of their new rows."""
        self.tell(events.EXCHANGES, seat, code, rival * opt.CODES + wanted)
        given = self.remove_card(seat, code)
        self.add_card(seat, self.remove_card(rival, wanted))
        self.add_card(rival, given)

    def exchange_with_pile(self, seat: i64, code: i64, pile: i64) -> None:
        """RK-9.14, RK-9.15, RK-R27, RK-R28: the given card lies open on the pile in place of the other."""
        got = self.top(pile)
        self.tell(events.EXCHANGES_OPEN, seat, code, pile)
        self.pile[pile * PILE_SIZE + self.pile_size[pile] - 1] = self.remove_card(seat, code)
        self.add_card(seat, got)
