"""The rules of Rival Kings: set-up, rounds and cycles, the end, and the series of games."""

from regalia.games.rival_kings import events, facts, grounds
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.actions import Actions
from regalia.games.rival_kings.components import (
    ALL_CHARACTERS,
    CYCLES,
    HAND_SIZE,
    NUMBER_OF_GAMES,
    PILES,
    SINGLE,
    Edition,
)
from regalia.games.rival_kings.evaluation import TERM_WEIGHTS, phase, terms
from regalia.games.rival_kings.network_input import TOGETHER, TWO, spoken_of
from regalia.games.rival_kings.observation import observe
from regalia.games.rival_kings.position import DEAL
from regalia.games.rival_kings.scoring import points_of, ranks_of, score_of
from regalia.games.rival_kings.steps import (
    ABOUT,
    CYCLE_BEGINS,
    CYCLE_ENDS,
    EQUAL_CONFLICTS,
    GAME_BEGINS,
    GAME_ENDS,
    LAST_MOMENT,
    ONE_ACTION,
    OWN_ACTION,
    RANK_ACTS,
    REPEAT_ACTION,
    REVEAL,
    ROUND_BEGINS,
    STEP_BITS,
    STOLEN_ACTION,
    SWAP_CHARACTERS,
    THEFT,
    TURN,
    UNEQUAL_CONFLICTS,
    WARD_OFF,
)
from regalia.games.rival_kings.turns import Turns
from regalia.kernel.agenda import Events
from regalia.kernel.chance import Chance
from regalia.kernel.counts import count_of
from regalia.kernel.facts import Fact
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.observation import Observations
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import append, i64, vec
from regalia.kernel.weights import TermWeights


def new_game(edition: Edition, seats: i64, chance: Chance) -> "RivalKings":
    """RK-1.1: a table about to begin its first game."""
    game = RivalKings()
    game.open_table(edition, seats, chance)
    game.then(GAME_BEGINS)
    return game


class RivalKings(Turns):
    """A game of Rival Kings, or a series of them."""

    def copy(self) -> "RivalKings":
        """An equal game."""
        twin = RivalKings()
        self.copy_realm(twin)
        return twin

    def blank(self) -> "RivalKings":
        """An empty table of the same edition."""
        twin = RivalKings()
        twin.edition = self.edition
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        """Hands, face-down characters, and cards of piles that only others have looked at."""
        self.chance = chance
        self.redeal_characters(seat)
        self.redeal_piles(seat)
        self.redraw_answers(seat)
        if self.waiting and self.looking >= 0 and self.acting != seat:
            self.offer = self.cards_to_pick(self.acting)

    # The course of the game.

    def step(self, entry: i64) -> None:
        """Carry out one entry of the agenda."""
        step = entry & (ABOUT - 1)
        about = entry >> STEP_BITS
        if step >= RANK_ACTS:
            if step < CYCLE_ENDS:
                self.turn_step(step, about)
            else:
                self.end_step(step)
        elif step < REVEAL:
            self.begin_step(step)
        else:
            self.conflict_step(step, about)

    def end_step(self, step: i64) -> None:
        """RK-2.1: cycles and games."""
        if step == CYCLE_ENDS:
            self.end_cycle()
        elif step == GAME_ENDS:
            self.end_game()
        else:
            self.unknown_step(step)

    def begin_step(self, step: i64) -> None:
        """RK-2.1: games, rounds, cycles."""
        if step == GAME_BEGINS:
            self.begin_game()
        elif step == ROUND_BEGINS:
            self.begin_round()
        elif step == CYCLE_BEGINS:
            self.begin_cycle()
        else:
            self.unknown_step(step)

    def conflict_step(self, step: i64, about: i64) -> None:
        """From the reveal to the last marker."""
        if step == REVEAL:
            self.reveal()
        elif step == SWAP_CHARACTERS:
            self.offer_swap(about)
        elif step == EQUAL_CONFLICTS:
            self.equal_conflicts()
        elif step == WARD_OFF:
            self.offer_watchman(about)
        elif step == UNEQUAL_CONFLICTS:
            self.unequal_conflicts()
        else:
            self.unknown_step(step)

    def turn_step(self, step: i64, about: i64) -> None:
        """Phase 3."""
        if step == RANK_ACTS:
            self.rank_acts(about)
        elif step == TURN:
            self.turn_of(about)
        elif step == THEFT:
            self.theft()
        elif step == STOLEN_ACTION:
            self.stolen_action(about)
        elif step == OWN_ACTION:
            self.own_action(about)
        elif step == ONE_ACTION:
            self.one_action()
        elif step == REPEAT_ACTION:
            self.repeat_action(about)
        elif step == LAST_MOMENT:
            self.last_moment()
        else:
            self.unknown_step(step)

    def begin_game(self) -> None:
        """RK-1.2, RK-1.3: the four open cards; everything else is laid out already."""
        self.game += 1
        if self.edition.series != SINGLE:
            self.tell(events.GAME_BEGINS)
        for pile in range(i64(PILES)):
            self.turn_up(pile)
        self.then(ROUND_BEGINS)

    def begin_round(self) -> None:
        """RK-1.12 to RK-1.15, RK-2.3, RK-2.4: all characters are shuffled, and everybody gets new ones."""
        self.round += 1
        self.cycle = 0
        self.spent = 0
        pool: i64 = ALL_CHARACTERS
        for seat in range(self.seats):
            hand: i64 = 0
            while count_of(hand) < HAND_SIZE:
                hand |= 1 << self.draw_character(DEAL, pool & ~hand)
            self.hand[seat] = hand
            pool &= ~hand
        self.tell(events.ROUND_BEGINS)
        for seat in range(self.seats):
            self.tell(events.DEALT, seat)
        self.shown += 1
        self.then(CYCLE_BEGINS)

    def end_cycle(self) -> None:
        """RK-2.1, RK-11.2, RK-11.3: the next cycle, the next round, or the end."""
        self.go_home()
        if self.ending:
            self.then(GAME_ENDS)
        elif self.cycle == CYCLES:
            self.then(ROUND_BEGINS)
        else:
            self.then(CYCLE_BEGINS)

    def end_game(self) -> None:
        """RK-12, RK-14.1, RK-14.2: the score is noted; a series goes on with everything laid out anew."""
        for seat in range(self.seats):
            self.sheet = append(self.sheet, points_of(self, seat))
            self.tell(events.SCORED, seat)
        if self.series_over():
            self.tell(events.GAME_OVER)
            return
        for seat in range(self.seats):
            self.earlier[seat] += points_of(self, seat)
        self.lay_out()
        self.then(GAME_BEGINS)

    def series_over(self) -> bool:
        """RK-14.2, RK-D20, RK-R48: one game, a number of games, or until a total is reached."""
        if self.edition.series == SINGLE:
            return True
        if self.edition.series == NUMBER_OF_GAMES:
            return self.game == self.edition.games
        for seat in range(self.seats):
            if score_of(self, seat) >= self.edition.target:
                return True
        return False

    # Choices.

    def legal(self, seat: i64) -> vec[i64]:
        """Characters are the only choice made together."""
        return self.hand_options(seat)

    def answer(self, seat: i64, option: i64) -> None:
        """Carry out what a seat has chosen."""
        question = self.question
        if question == opt.ASK_ACTION:
            self.takes_own_action(seat, option)
        elif question == opt.ASK_ONE_ACTION:
            self.takes_one_action(seat, option)
        elif question == opt.ASK_CHARACTER:
            self.plays(seat, option)
        elif question == opt.ASK_THEFT:
            self.steals(seat, option)
        elif question in (opt.ASK_LAST, opt.ASK_LAPSED):
            self.uses_last(seat, option)
        elif question == opt.ASK_REPEAT:
            self.repeats(seat, option)
        elif question == opt.ASK_GARDENER:
            self.swaps(seat, option)
        elif question == opt.ASK_WATCHMAN:
            self.turns_away(seat, option)
        elif question >= opt.ASK_GIVE:
            self.answer_card(seat, option)
        elif question not in (opt.ASK_STOLEN, opt.ASK_EXTRA, opt.ASK_RIVAL):
            self.unknown_question(question)
        elif option != opt.PASS:
            self.act(seat, option)

    def answer_card(self, seat: i64, option: i64) -> None:
        """Exchanges, and cards out of a pile."""
        if self.question == opt.ASK_GIVE:
            self.gives(seat, option)
        elif self.question == opt.ASK_GET:
            self.gets(seat, option)
        elif self.question == opt.ASK_PILE:
            self.look_through(seat, option - opt.LOOK)
        elif self.question == opt.ASK_LOOKED:
            self.picks(seat, option)
        else:
            self.unknown_question(self.question)

    def events(self) -> Events[Actions]:
        """What is heard of each event."""
        return events.EVENTS

    def option_count(self) -> i64:
        """Every option is a number below this."""
        return opt.OPTION_COUNT

    def name(self, seat: i64, option: i64) -> str:
        """The name of an option."""
        return opt.name_of(self, seat, option)

    def phrase(self, seat: i64, option: i64) -> Phrase:
        """What an option means, for a person."""
        return opt.phrase_of(self, seat, option)

    def prompt(self, seat: i64) -> Phrase:
        """The question, for a person."""
        return opt.prompt_of(self, seat)

    def prompt_rule(self, seat: i64) -> str:
        """The rule behind the question."""
        return grounds.rule_of_question(self, seat)

    def option_rule(self, seat: i64, option: i64) -> str:
        """The rule behind an option."""
        return grounds.rule_of_option(self, seat, option)

    def pieces(self, seat: i64, option: i64) -> list[str]:
        """The pieces that an option concerns."""
        return opt.pieces_of(self, seat, option)

    def objection(self, seat: i64, option: i64) -> str:
        """The rule that forbids an option."""
        return grounds.objection_to(self, seat, option)

    def score(self, seat: i64) -> i64:
        """RK-12: what the seat would score now, and the games before."""
        return score_of(self, seat)

    def term_weights(self) -> TermWeights:
        """What the opponents have learned."""
        return TERM_WEIGHTS

    def terms(self, seat: i64) -> vec[i64]:
        """What makes it look good."""
        return terms(self, seat)

    def facts(self, seat: i64, later: Position) -> list[Fact]:
        """What a person counts."""
        return facts.facts(self, seat, later)

    def phase_for(self, seat: i64) -> i64:
        """How far the game is."""
        return phase(self)

    def network_spec(self) -> NetworkSpec:
        """The network for two seats, or for more."""
        return TWO if self.seats == 2 else TOGETHER

    def spoken(self, seat: i64, option: i64) -> i64:
        """The number by which the network knows an option."""
        return spoken_of(self, seat, option)

    def observe(self, seat: i64, observation: Observations) -> None:
        """What a seat knows, in numbers."""
        observe(self, seat, observation)

    def rank(self, seat: i64) -> i64:
        """RK-12.8, RK-R45, RK-R48."""
        return ranks_of(self)[seat]

    def ranks(self) -> list[i64]:
        """RK-12.8, RK-R45, RK-R48."""
        return ranks_of(self)
