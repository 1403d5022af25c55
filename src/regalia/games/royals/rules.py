"""The rules of Royals: set-up, the turn, and the draw; what follows the draw stands in plays and periods."""

from regalia.games.royals import events, facts, grounds, notation
from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    COLOUR_COUNT,
    COUNTRY_COUNT,
    INTRIGUE_COUNT,
    SEATS_MAX,
    Edition,
)
from regalia.games.royals.evaluation import TERM_WEIGHTS, after_payment, phase, terms
from regalia.games.royals.network_input import NETWORK_SPEC, OPTIONS
from regalia.games.royals.observation import observe
from regalia.games.royals.periods import Periods
from regalia.games.royals.position import COUNTRY_DECK, INTRIGUE_DECK, START, Europe
from regalia.games.royals.scoring import rank_of
from regalia.games.royals.steps import (
    COLOURS_PICKED,
    COUNTRY_LIMIT,
    DRAW,
    INTRIGUE_LIMIT,
    PLAY,
    TURN,
    TURN_ENDS,
)
from regalia.kernel.agenda import Events
from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled, total_of
from regalia.kernel.facts import Fact
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.observation import Observations
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import append, i64, vec
from regalia.kernel.weights import TermWeights


def new_game(edition: Edition, seats: i64, order: list[int], chance: Chance) -> "Royals":
    """RY-1.1 to RY-1.20: the table laid out, the starting player about to pick a colour."""
    game = Royals()
    game.lay_out(edition, seats, chance)
    game.seat_players(order)
    game.fill_display()
    game.then(COLOURS_PICKED)
    return game


class Royals(Periods):
    """A game of Royals."""

    def copy(self) -> "Royals":
        """An equal game."""
        twin = Royals()
        self.copy_europe(twin)
        return twin

    def blank(self) -> "Royals":
        """An empty table of the same edition."""
        twin = Royals()
        twin.edition = self.edition
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        """What others hold is dealt anew; with another hand, an active seat weighs its plays or discards anew.

        Nobody else knows yet what it is about to pay for, so it is back at choosing.
        """
        self.deal_anew(seat, chance)
        active = self.active
        if active == seat or self.waiting == 0:
            return
        if self.question == opt.ASK_COUNTRY_LIMIT:
            self.offer = opt.country_surplus(self, active)
        elif self.question == opt.ASK_INTRIGUE_LIMIT:
            self.offer = opt.intrigue_surplus(self, active)
        elif self.question >= opt.ASK_PLAY:
            self.target = -1
            self.pledge = -1
            self.insist(active, opt.ASK_PLAY, opt.plays(self, active))

    # Set-up.

    def seat_players(self, order: list[int]) -> None:
        """RY-1.19, RY-2.1, RY-R31: the seats clockwise from the starting player, who is drawn by lot if not named."""
        first = self.chance.below(START, self.seats) if not order else 0
        for place in range(self.seats):
            self.order[place] = order[place] if order else (first + place) % self.seats

    def offer_colours(self) -> None:
        """RY-1.2, RY-1.4, RY-1.5, RY-D1: the next seat without a colour picks one of those left."""
        for seat in self.order:
            if self.colour[seat] < 0:
                self.then(COLOURS_PICKED)
                self.ask(seat, opt.ASK_COLOUR, self.colours_left())
                return
        self.tell(events.STARTS, self.order[0])
        self.then(TURN)

    def colours_left(self) -> vec[i64]:
        """The colours that the number of players allows and nobody has."""
        left = self.edition.colours[self.seats]
        for colour in self.colour:
            if colour >= 0:
                left &= ~(1 << colour)
        found = vec[i64]()
        for colour in range(COLOUR_COUNT):
            if (left >> colour) & 1:
                found = append(found, opt.COLOUR + colour)
        return found

    def picks_colour(self, seat: i64, option: i64) -> None:
        """RY-1.2, RY-1.3, RY-R19: the colour and its cubes."""
        self.colour[seat] = option - opt.COLOUR
        self.supply[seat] = self.edition.supply_of(self.seats, self.colour[seat])
        self.tell(events.PICKS, seat)

    # The turn.

    def step(self, entry: i64) -> None:
        """Carry out one entry of the agenda."""
        if entry == DRAW:
            self.draw()
        elif entry == PLAY:
            self.offer_plays()
        elif entry == TURN:
            self.begin_turn()
        elif entry == COUNTRY_LIMIT:
            self.check_country_limit()
        elif entry == INTRIGUE_LIMIT:
            self.check_intrigue_limit()
        elif entry == TURN_ENDS:
            self.end_turn()
        elif entry == COLOURS_PICKED:
            self.offer_colours()
        else:
            self.unknown_step(entry)

    def begin_turn(self) -> None:
        """RY-2.1, RY-2.2, RY-3.2, RY-3.6: draw, play, end of turn; the first draw of each seat is fixed."""
        place = self.turns % self.seats
        self.active = self.order[place]
        self.tell(events.TURN_BEGINS, self.active)
        self.plan([DRAW, PLAY, COUNTRY_LIMIT, INTRIGUE_LIMIT, TURN_ENDS])
        if self.turns < self.seats:
            self.country_draws = self.edition.first_draw[self.seats * SEATS_MAX + place]
            return
        self.ask(self.active, opt.ASK_KIND, opt.KINDS_OFFER)

    # Action 1: draw cards.

    def chooses_kind(self, seat: i64, option: i64) -> None:
        """RY-3.6 to RY-3.8, RY-D3."""
        edition = self.edition
        only = option == opt.COUNTRY_ONLY
        self.country_draws = edition.draw_country_only if only else edition.draw_mixed_country
        self.intrigue_draws = i64(0) if only else edition.draw_mixed_intrigue
        self.tell(events.DRAWS, seat)

    def draw(self) -> None:
        """RY-3.1, RY-3.4, RY-R10: one card at a time, each seen before the next source is picked."""
        if self.country_draws + self.intrigue_draws > 0:
            self.then(DRAW)
            self.ask(self.active, opt.ASK_DRAW, opt.draws(self))

    def draws_card(self, seat: i64, option: i64) -> None:
        """The next card comes to the hand."""
        if option == opt.FROM_INTRIGUE:
            self.draw_intrigue(seat)
        elif option == opt.FROM_PILE:
            self.draw_blind(seat)
        else:
            self.take_from_display(seat, option - opt.FROM_DISPLAY)

    def take_from_display(self, seat: i64, country: i64) -> None:
        """RY-3.5: everybody sees it, and nothing replaces it before the end of the turn."""
        self.country_draws -= 1
        self.display[country] -= 1
        self.hands[seat * COUNTRY_COUNT + country] += 1
        self.known[seat * COUNTRY_COUNT + country] += 1
        self.tell(events.TAKES, seat, country)

    def draw_blind(self, seat: i64) -> None:
        """RY-3.4: the top of the pile, seen by the drawer alone."""
        self.country_draws -= 1
        country = self.chance.pick(COUNTRY_DECK, self.pile)
        self.pile[country] -= 1
        self.hands[seat * COUNTRY_COUNT + country] += 1
        self.blind[seat * COUNTRY_COUNT + country] += 1
        self.shown += 1
        self.tell(events.DRAWS_BLIND, seat)
        self.tell(events.DREW_COUNTRY, seat, country)

    def draw_intrigue(self, seat: i64) -> None:
        """RY-3.9, RY-3.10, RY-R28: blind, from a pile that is renewed when a draw is due and it is empty."""
        self.intrigue_draws -= 1
        if total_of(self.intrigue_pile) == 0:
            self.renew_intrigue()
        kind = self.chance.pick(INTRIGUE_DECK, self.intrigue_pile)
        self.intrigue_pile[kind] -= 1
        self.intrigue_hands[seat * INTRIGUE_COUNT + kind] += 1
        self.intrigue_blind[seat * INTRIGUE_COUNT + kind] += 1
        self.shown += 1
        self.tell(events.DRAWS_INTRIGUE, seat)
        self.tell(events.DREW_INTRIGUE, seat, kind)

    def renew_intrigue(self) -> None:
        """RY-3.10: the intrigue discards become the new pile."""
        self.intrigue_pile = self.intrigue_discards[:]
        self.intrigue_fresh = self.intrigue_discards[:]
        self.intrigue_discards = filled(INTRIGUE_COUNT, 0)
        self.intrigue_blind = filled(self.seats * INTRIGUE_COUNT, 0)
        self.intrigue_revealed = filled(self.seats * INTRIGUE_COUNT, 0)
        self.tell(events.INTRIGUE_RENEWED)

    # Choices.

    def answer(self, seat: i64, option: i64) -> None:
        """Carry out what a seat has chosen."""
        question = self.question
        if question == opt.ASK_DRAW:
            self.draws_card(seat, option)
        elif question == opt.ASK_PLAY:
            self.plays(seat, option)
        elif question == opt.ASK_KIND:
            self.chooses_kind(seat, option)
        elif question == opt.ASK_PAYMENT:
            self.pays(seat, option)
        elif question == opt.ASK_INTRIGUE:
            self.pledges(seat, option)
        elif question == opt.ASK_COUNTRY_LIMIT:
            self.discards_country(seat, option)
        elif question == opt.ASK_INTRIGUE_LIMIT:
            self.discards_intrigue(seat, option)
        elif question == opt.ASK_COLOUR:
            self.picks_colour(seat, option)
        else:
            self.unknown_question(question)

    def events(self) -> Events[Europe]:
        """What is heard of each event."""
        return events.EVENTS

    def option_count(self) -> i64:
        """Every option is a number below this."""
        return opt.option_count(self)

    def name(self, seat: i64, option: i64) -> str:
        """The name of an option."""
        return notation.name_of(self, option)

    def phrase(self, seat: i64, option: i64) -> Phrase:
        """What an option means, for a person."""
        return notation.phrase_of(self, option)

    def prompt(self, seat: i64) -> Phrase:
        """The question, for a person."""
        return notation.prompt_of(self)

    def prompt_rule(self, seat: i64) -> str:
        """The rule behind the question."""
        return grounds.prompt_rule(self)

    def option_rule(self, seat: i64, option: i64) -> str:
        """The rule behind an option."""
        return grounds.option_rule(self, seat, option)

    def pieces(self, seat: i64, option: i64) -> list[str]:
        """The pieces that an option concerns."""
        return notation.pieces_of(self, seat, option)

    def objection(self, seat: i64, option: i64) -> str:
        """The rule that forbids an option."""
        return grounds.objection(self, seat, option)

    def score(self, seat: i64) -> i64:
        """RY-14.1."""
        return self.points(seat)

    def term_weights(self) -> TermWeights:
        """What the opponents have learned."""
        return TERM_WEIGHTS

    def terms(self, seat: i64) -> vec[i64]:
        """What makes it look good."""
        return terms(self, seat)

    def settled(self, seat: i64) -> Position:
        """Once the choice that has begun is finished."""
        return after_payment(self, seat)

    def facts(self, seat: i64, later: Position) -> list[Fact]:
        """What a person counts."""
        return facts.facts(self, seat, later)

    def phase_for(self, seat: i64) -> i64:
        """How far the game is."""
        return phase(self)

    def network_spec(self) -> NetworkSpec:
        """The network."""
        return NETWORK_SPEC

    def spoken(self, seat: i64, option: i64) -> i64:
        """The number by which the network knows an option; own sheets may have more sets of cards than it knows."""
        return min(option, i64(OPTIONS - 1))

    def observe(self, seat: i64, observation: Observations) -> None:
        """What a seat knows, in numbers."""
        observe(self, seat, observation)

    def rank(self, seat: i64) -> i64:
        """RY-14.2 to RY-14.4."""
        return rank_of(self, seat)
