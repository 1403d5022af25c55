"""The rules of Paladins of the West Kingdom: set-up, the seven rounds, and the end of the game."""

from regalia.games.paladins import notation
from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    FAVOUR_CARDS,
    FAVOUR_PLACES,
    HAND,
    ORDER_CARDS,
    ORDER_PLACES,
    ORDERS,
    OUTSIDER_ROW,
    PALADIN_COUNT,
    PALADINS,
    PIECES,
    ROUNDS,
    SCHEME_FAVOUR,
    TAVERN_CARDS,
    TOWNSFOLK_ROW,
    Edition,
)
from regalia.games.paladins.position import (
    AI,
    KINGS_CARDS,
    NO_CARD,
    NOBODY,
    OUTSIDER_DECK,
    OWNER,
    START,
    TAVERN_DECK,
    TOWNSFOLK_DECK,
)
from regalia.games.paladins.scoring import rank_of, score_of
from regalia.games.paladins.solo import Solo
from regalia.games.paladins.steps import (
    ABOUT,
    AI_TAVERN,
    BONUS,
    DISCARD_ONE,
    DRAW_PALADINS,
    FLAG,
    FREE_WORKSHOP,
    GAIN_CRIMINAL,
    GAME_ENDS,
    INQUISITION,
    JUDGEMENT,
    KEEP,
    PERFORM,
    PLACE,
    REVEAL,
    ROUND_BEGINS,
    ROUND_ENDS,
    SCRIPT,
    SET_UP,
    SETTLE_ROWS,
    SETUP_HIRE,
    SIDE,
    SUSPECT,
    TARGET,
    TOWNSFOLK_ACT,
    TURN,
    VISIT_TAVERN,
)
from regalia.kernel.chance import Chance
from regalia.kernel.position import Phrase
from regalia.kernel.vectors import append, i64, vec


def new_game(edition: Edition, seats: i64, chance: Chance) -> "Paladins":
    """PA-1: the table laid out, set-up about to begin."""
    game = Paladins()
    game.lay_out(edition, seats, chance)
    game.then(SET_UP)
    return game


class Paladins(Solo):
    """A game of Paladins of the West Kingdom."""

    def copy(self) -> "Paladins":
        """An equal game."""
        twin = Paladins()
        self.copy_kingdom(twin)
        return twin

    def blank(self) -> "Paladins":
        """An empty table of the same edition."""
        twin = Paladins()
        twin.edition = self.edition
        return twin

    # The agenda.

    def step(self, entry: i64) -> None:
        """Carry out one entry of the agenda."""
        step = entry % SIDE
        side = entry // SIDE % (ABOUT // SIDE)
        about = entry // ABOUT
        if step >= SCRIPT:
            self.effect_step(step, side, about)
        elif step == TURN:
            self.turn_of(side)
        elif step == TARGET:
            self.offer_target(side)
        elif step == PLACE:
            self.ask(side, opt.ASK_WORKERS, opt.payments(self, side))
        elif step == PERFORM:
            self.perform(side)
        else:
            self.round_step(step, side)

    def effect_step(self, step: i64, side: i64, about: i64) -> None:
        """Rewards, the Inquisition, and what ends a turn or a round."""
        if step == SCRIPT:
            self.run_script(side, about)
        elif step == BONUS:
            self.bonus(side, about)
        elif step == FLAG:
            self.raise_mark(side, about, 1)
        elif step == GAIN_CRIMINAL:
            self.gain_criminal(side)
        elif step == SUSPECT:
            self.suspect(side, about)
        elif step == DISCARD_ONE:
            self.offer_discard(side, about)
        elif step == FREE_WORKSHOP:
            self.offer_free_workshop(side)
        elif step == INQUISITION:
            self.inquisition()
        elif step == TOWNSFOLK_ACT:
            self.townsfolk_act(side)
        elif step == JUDGEMENT:
            self.judgement()
        elif step == KEEP:
            self.ask(side, opt.ASK_KEEP, opt.kept_groups(self, side))
        elif step == ROUND_ENDS:
            self.end_round()
        elif self.journal is not None:
            self.tell("end", {})

    def round_step(self, step: i64, side: i64) -> None:
        """Set-up and the steps of a round before the actions."""
        if step == SET_UP:
            self.set_up()
        elif step == SETUP_HIRE:
            self.active = side
            self.ask(side, opt.ASK_SETUP_HIRE, opt.free_recruits(self, False))
        elif step == SETTLE_ROWS:
            self.slide_townsfolk()
        elif step == ROUND_BEGINS:
            self.begin_round()
        elif step == DRAW_PALADINS:
            self.draw_hands()
        elif step == REVEAL:
            self.reveal_paladin(side)
        elif step == VISIT_TAVERN:
            self.active = side
            self.ask(side, opt.ASK_TAVERN, self.tavern_offer())
        else:
            self.active = AI
            self.suspect_ai_of_tavern()

    # Set-up.

    def set_up(self) -> None:
        """PA-1.2 to PA-1.22, PA-D1: rows are dealt; the free hires follow in reverse order."""
        if self.seats > 1:
            self.start = self.chance.below(START, self.seats)
            if self.journal is not None:
                self.tell("start-player", {"seat": int(self.start)})
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
            self.townsfolk_deck &= ~(1 << card)
            self.townsfolk_row[free] = card
            free -= 1

    def slide_outsiders(self) -> None:
        """PA-19.6 to PA-19.8, PA-R13: to the left without gaps, then filled from the deck."""
        free: i64 = 0
        for slot in range(OUTSIDER_ROW):
            card = self.outsider_row[slot]
            if card != NO_CARD:
                self.outsider_row[slot] = NO_CARD
                self.outsider_row[free] = card
                free += 1
        while free < OUTSIDER_ROW and self.outsider_deck:
            card = self.draw(OUTSIDER_DECK, self.outsider_deck)
            self.outsider_deck &= ~(1 << card)
            self.outsider_row[free] = card
            free += 1

    # The steps of a round before the actions.

    def begin_round(self) -> None:
        """PA-2.1, PA-2.2, PA-2.6: start player, King's cards, tavern."""
        self.round += 1
        self.passed = 0
        if self.round > 1:
            self.start = (self.start + 1) % self.seats
        if self.journal is not None:
            self.tell("round", {"round": int(self.round), "seat": int(self.start)})
        self.reveal_kings_cards()
        self.open_tavern()
        if self.seats == 1:
            self.start_ai_round()
        self.then(DRAW_PALADINS)

    def reveal_kings_cards(self) -> None:
        """PA-2.3 to PA-2.5: the cards whose round has come; nobody knew them before."""
        for place in range(ORDER_PLACES):
            if self.edition.order_round[place] == self.round:
                self.reveal_order(place)
        for place in range(FAVOUR_PLACES):
            if self.edition.favour_round[place] == self.round:
                self.reveal_favour(place)

    def reveal_order(self, place: i64) -> None:
        """PA-1.10, PA-31.1: one of the orders not yet seen; in a solo game its workshop goes to the AI."""
        left: i64 = (1 << ORDER_CARDS) - 1
        for card in self.orders:
            if card >= 0:
                left &= ~(1 << card)
        card = self.draw(KINGS_CARDS, left)
        self.orders[place] = card
        if self.journal is not None:
            self.tell("order-revealed", {"place": int(place) + 1, "order": "@order-" + ORDERS[card]})
        if self.seats == 1:
            self.give_workshop(self.edition.order_action[card])

    def reveal_favour(self, place: i64) -> None:
        """PA-1.11, PA-31.2: one of the favours not yet seen; in a solo game its scheme is discarded."""
        left: i64 = (1 << FAVOUR_CARDS) - 1
        for card in self.favours:
            if card >= 0:
                left &= ~(1 << card)
        self.favours[place] = self.draw(KINGS_CARDS, left)
        if self.journal is not None:
            favour = notation.favour_title(self, place)
            self.tell("favour-revealed", {"place": int(place) + 1, "favour": favour})
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
            self.tavern_deck &= ~(1 << card)
            self.tavern_row = append(self.tavern_row, card)
            self.tavern_takers = append(self.tavern_takers, NOBODY)

    def draw_hands(self) -> None:
        """PA-2.7, PA-D4, PA-D5: three paladins each; all choose at the same time."""
        self.later(TURN, self.start, 0)
        if self.seats == 1:
            self.then(AI_TAVERN)
        place = self.seats
        while place > 0:
            place -= 1
            self.later(VISIT_TAVERN, (self.start + place) % self.seats, 0)
        place = self.seats
        while place > 0:
            place -= 1
            self.later(REVEAL, (self.start + place) % self.seats, 0)
        for seat in range(self.seats):
            self.draw_hand(seat)
        self.ask_together((1 << self.seats) - 1, opt.ASK_PALADIN)

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
        if self.journal is not None:
            drawn = ["@paladin-" + PALADINS[self.hands[seat * HAND + place]] for place in range(HAND)]
            details = {"seat": int(seat), "first": drawn[0], "second": drawn[1], "third": drawn[2]}
            self.tell("draws-paladins", details, 1 << seat)

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
        found = vec[i64]()
        for used in range(seat * HAND, seat * HAND + HAND):
            for top in range(seat * HAND, seat * HAND + HAND):
                if used != top:
                    found = append(found, opt.PALADIN + self.hands[used] * PALADIN_COUNT + self.hands[top])
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
        self.used[seat] |= 1 << card
        self.shown += 1
        if self.journal is not None:
            self.tell("reveals-paladin", {"seat": int(seat), "paladin": "@paladin-" + PALADINS[card]})
        self.later(SCRIPT, seat, self.edition.paladin_workers[card])

    def tavern_offer(self) -> vec[i64]:
        """PA-2.12, PA-2.13, PA-D6: the tavern cards that nobody has taken, in the order of their numbers."""
        found = vec[i64]()
        for card in range(TAVERN_CARDS):
            for place in range(len(self.tavern_row)):
                if self.tavern_row[place] == card and self.tavern_takers[place] == NOBODY:
                    found = append(found, opt.TAVERN + card)
        return found

    def takes_tavern_card(self, seat: i64, card: i64) -> None:
        """PA-2.12, PA-2.15: its four workers."""
        for place in range(len(self.tavern_row)):
            if self.tavern_row[place] == card:
                self.tavern_takers[place] = seat
        if self.journal is not None:
            workers = self.edition.words_of(self.edition.tavern_workers[card])
            self.tell("takes-tavern", {"seat": int(seat), "workers": workers})
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
        self.discard_townsfolk(1 + (self.edition.ai_townsfolk if alone else 0))
        self.discard_outsiders(1 + (self.edition.ai_outsiders if alone else 0))
        self.slide_townsfolk()
        self.slide_outsiders()
        for card in self.tavern_row:
            self.tavern_discard |= 1 << card
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
        for slot in range(TOWNSFOLK_ROW - count, TOWNSFOLK_ROW):
            if self.townsfolk_row[slot] != NO_CARD:
                self.townsfolk_discard |= 1 << self.townsfolk_row[slot]
                self.townsfolk_row[slot] = NO_CARD

    def discard_outsiders(self, count: i64) -> None:
        """PA-19.5, PA-19.9, PA-36.4: the leftmost slot, in a solo game the leftmost two."""
        for slot in range(count):
            if self.outsider_row[slot] != NO_CARD:
                self.outsider_discard |= 1 << self.outsider_row[slot]
                self.outsider_row[slot] = NO_CARD

    def clear_favours(self) -> None:
        """PA-19.12: workers on the favours go to the common supply; those of the AI have no colour."""
        for place in range(FAVOUR_PLACES):
            user = self.favour_users[place]
            if user != NOBODY:
                if not self.is_ai(user % OWNER):
                    self.bank[user // OWNER] += 1
                self.favour_users[place] = NOBODY

    # Choices.

    def answer(self, seat: i64, option: i64) -> None:
        """Carry out what a seat has chosen."""
        question = self.question
        if question == opt.ASK_TURN:
            self.takes_turn(seat, option)
        elif question == opt.ASK_WORKERS:
            self.payment = option - opt.GROUP
        elif question == opt.ASK_WORKSHOP:
            self.chooses_workshop(seat, option)
        elif opt.ASK_QUEST <= question <= opt.ASK_CONVERT and question != opt.ASK_FREE_RECRUIT:
            self.target = option
        elif question == opt.ASK_KEEP:
            self.keeps(seat, option - opt.GROUP)
        elif question <= opt.ASK_TAVERN:
            self.answer_early(seat, option)
        else:
            self.answer_reward(seat, option)

    def answer_early(self, seat: i64, option: i64) -> None:
        """Choices before the actions of a round."""
        if self.question == opt.ASK_PALADIN:
            self.chooses_paladin(seat, option - opt.PALADIN)
        elif self.question == opt.ASK_TAVERN:
            self.takes_tavern_card(seat, option - opt.TAVERN)
        else:
            self.hire_townsfolk(seat, option - opt.TAKE)

    def answer_reward(self, seat: i64, option: i64) -> None:
        """Choices that a reward or an Inquisition leaves."""
        question = self.question
        if question == opt.ASK_FREE_RECRUIT:
            self.recruits_free(seat, option)
        elif question == opt.ASK_PRAY:
            self.prays(seat, option)
        elif question == opt.ASK_CHOICE:
            self.chooses(seat, option)
        elif question == opt.ASK_ABILITY:
            self.acts_next(seat, option)
        elif option == opt.PASS:
            return
        elif question == opt.ASK_DISCARD:
            self.drop_suspicions(seat, option - opt.DISCARD)
        elif question == opt.ASK_PAY_DEBT:
            self.pay_debt(seat)
        else:
            self.destroy_debt(seat)

    def option_count(self) -> i64:
        """Every option is a number below this."""
        return opt.OPTION_COUNT

    def name(self, seat: i64, option: i64) -> str:
        """The name of an option."""
        return notation.name_of(self, seat, option)

    def phrase(self, seat: i64, option: i64) -> Phrase:
        """What an option means, for a person."""
        return notation.phrase_of(self, seat, option)

    def prompt(self, seat: i64) -> Phrase:
        """The question, for a person."""
        return notation.prompt_of(self)

    def prompt_rule(self, seat: i64) -> str:
        """The rule behind the question."""
        return opt.QUESTION_RULES[self.question]

    def pieces(self, seat: i64, option: i64) -> list[str]:
        """The pieces that an option concerns."""
        return notation.pieces_of(self, seat, option)

    def objection(self, seat: i64, option: i64) -> str:
        """The rule that forbids an option."""
        return opt.objection_to(self, seat, option)

    def score(self, seat: i64) -> i64:
        """Victory points as the table stands now."""
        return score_of(self, seat)

    def rank(self, seat: i64) -> i64:
        """PA-20.12 to PA-20.15; alone, 1 for beating the AI."""
        return rank_of(self, seat)
