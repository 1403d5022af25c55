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
    PASS_ON,
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


def first_pile_of(ability: i64) -> i64:
    """The first of the two piles that Vintner or Miner may look through."""
    return i64(0) if ability == VINTNER else i64(SUBJECT_PILES)


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
            first = first_pile_of(ability)
            return self.pile_size[first] + self.pile_size[first + 1] > 0
        if ability in (COURT_LADY, BISHOP, TROUBADOUR):
            return self.can_give(seat, ability)
        return self.has_extra_target(seat, ability)

    def use(self, seat: i64) -> None:
        """Use the active subject."""
        ability = self.ability(seat)
        self.spend_ability(seat)
        if ability == JAILER:
            self.draw_coins(seat, self.markers[seat])
        elif ability == SCHOLAR:
            self.draw_coins(seat, self.row_size[seat * 2 + 1])
        elif ability == HERBALIST:
            self.ask(seat, opt.ASK_RIVAL, self.targets(vec[i64](), seat, PASS_ON))
        elif ability in (VINTNER, MINER):
            self.ask(seat, opt.ASK_PILE, self.piles_to_look_at(ability))
        elif ability in (COURT_LADY, BISHOP, TROUBADOUR):
            self.ask(seat, opt.ASK_GIVE, self.cards_to_give(seat, ability))
        else:
            self.ask(seat, opt.ASK_EXTRA, self.extra_targets(seat, ability))

    # One more action.

    def gives_action(self, seat: i64, ability: i64, action: i64) -> bool:
        """RK-9.18 to RK-9.20, RK-9.26: whether a subject gives an action."""
        if ability == FARMER:
            return self.covered(seat, action)
        if action == BUY:
            return ability == CARPENTER
        if action == TAKE:
            return ability == MARKET_WOMAN
        return action == RECRUIT and ability == INNKEEPER

    def extra_targets(self, seat: i64, ability: i64) -> vec[i64]:
        """The ways to carry out an action that a subject gives."""
        found = vec[i64]()
        for action in range(i64(ACTION_COUNT)):
            if self.gives_action(seat, ability, action):
                found = self.targets(found, seat, action)
        return found

    def has_extra_target(self, seat: i64, ability: i64) -> bool:
        """Whether there is such a way."""
        for action in range(i64(ACTION_COUNT)):
            if self.gives_action(seat, ability, action) and self.ways(seat, action):
                return True
        return False

    # Vintner and Miner.

    def piles_to_look_at(self, ability: i64) -> vec[i64]:
        """RK-R26: the piles of the own kind that are not empty."""
        found = vec[i64]()
        first = first_pile_of(ability)
        for pile in range(first, first + SUBJECT_PILES):
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
        for deck in range(i64(2)):
            for place in range(self.cards_asked_for(seat, ability, deck)):
                code = self.code_to_give(seat, ability, deck, place)
                if code >= 0:
                    found = append(found, opt.GIVE_CARD + code)
        return found

    def can_give(self, seat: i64, ability: i64) -> bool:
        """Whether there is such a card."""
        for deck in range(i64(2)):
            for place in range(self.cards_asked_for(seat, ability, deck)):
                if self.code_to_give(seat, ability, deck, place) >= 0:
                    return True
        return False

    def cards_asked_for(self, seat: i64, ability: i64, deck: i64) -> i64:
        """How many cards of an own row may be given: the Court Lady wants buildings only, the Bishop subjects."""
        if (deck == 0 and ability == COURT_LADY) or (deck == 1 and ability == BISHOP):
            return 0
        return self.row_size[seat * 2 + deck]

    def code_to_give(self, seat: i64, ability: i64, deck: i64, place: i64) -> i64:
        """The code of a card in the own row if it may be given, or -1."""
        code = self.code_at(seat, deck, place)
        if code < 0 or (ability != TROUBADOUR and not self.free(seat, opt.card_of(code))):
            return -1
        return code if self.can_get(seat, ability, code) else i64(-1)

    def code_at(self, seat: i64, deck: i64, place: i64) -> i64:
        """The code of a card in a row, or -1 for a second copy that makes no difference."""
        at = seat * CARD_COUNT + deck * ROW_SIZE + place
        card = self.row[at]
        if opt.place_of(self, seat, card) == place:
            return card
        return opt.NEWER + card if opt.two_ways(self, seat, card) else i64(-1)

    def cards_to_get(self, seat: i64, ability: i64, code: i64) -> vec[i64]:
        """What may be had for a card, exchanges without any effect left out."""
        found = vec[i64]()
        if ability == TROUBADOUR:
            for pile in range(i64(PILES)):
                if self.may_get_top(seat, code, pile):
                    found = append(found, opt.GET_TOP + pile)
            return found
        deck = opt.card_of(code) // KINDS
        for other in range(self.seats):
            for place in range(self.row_size[other * 2 + deck]):
                wanted = self.code_to_get(seat, code, other, place)
                if wanted >= 0:
                    found = append(found, opt.GET_CARD + other * opt.CODES + wanted)
        return found

    def can_get(self, seat: i64, ability: i64, code: i64) -> bool:
        """Whether there is anything to be had for it."""
        if ability == TROUBADOUR:
            for pile in range(i64(PILES)):
                if self.may_get_top(seat, code, pile):
                    return True
            return False
        deck = opt.card_of(code) // KINDS
        for other in range(self.seats):
            for place in range(self.row_size[other * 2 + deck]):
                if self.code_to_get(seat, code, other, place) >= 0:
                    return True
        return False

    def may_get_top(self, seat: i64, code: i64, pile: i64) -> bool:
        """RK-9.14: whether there is an open card on a pile, and getting it for this one changes anything."""
        top = self.top(pile)
        idle = top == opt.card_of(code) and (top >= KINDS or opt.is_active(self, seat, code))
        return top >= 0 and not idle

    def code_to_get(self, seat: i64, code: i64, other: i64, place: i64) -> i64:
        """RK-9.6 to RK-9.8, RK-9.10: the code of a rival's card in no perfect pair, wherever it lies, or -1."""
        if other == seat:
            return -1
        given = opt.card_of(code)
        deck = given // KINDS
        wanted = self.code_at(other, deck, place)
        if wanted < 0 or not self.free(other, opt.card_of(wanted)):
            return -1
        idle = opt.card_of(wanted) == given and (
            deck == 1 or (opt.is_active(self, seat, code) and opt.is_active(self, other, wanted))
        )
        return i64(-1) if idle else wanted

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
