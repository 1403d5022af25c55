"""The rules of Paladins of the West Kingdom: what a step of the agenda does, and what a choice does."""

from regalia.games.paladins import events, facts, grounds, notation, pointing, targets
from regalia.games.paladins import options as opt
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.encoding import AI
from regalia.games.paladins.evaluation import TERM_WEIGHTS, after_the_turn, phase, terms
from regalia.games.paladins.network_input import ALONE, TOGETHER, see
from regalia.games.paladins.observation import observe
from regalia.games.paladins.position import Kingdom
from regalia.games.paladins.rounds import Rounds
from regalia.games.paladins.scoring import rank_of, score_of
from regalia.games.paladins.steps import (
    ABOUT,
    AI_CLEARS,
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
from regalia.kernel.agenda import Events
from regalia.kernel.chance import Chance
from regalia.kernel.facts import Fact
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.observation import Observations
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import TermWeights


def new_game(edition: Edition, seats: i64, chance: Chance) -> "Paladins":
    """PA-1: the table laid out, set-up about to begin."""
    game = Paladins()
    game.lay_out(edition, seats, chance)
    game.then(SET_UP)
    return game


class Paladins(Rounds):
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
        """Rewards and the Inquisition."""
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
        elif step == AI_CLEARS:
            self.clear_once(about)
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
        else:
            self.last_step(step, side)

    def last_step(self, step: i64, side: i64) -> None:
        """What ends the round of a seat, a round or the game."""
        if step == KEEP:
            self.ask(side, opt.ASK_KEEP, targets.kept_groups(self, side))
        elif step == ROUND_ENDS:
            self.end_round()
        elif step == GAME_ENDS:
            self.tell(events.GAME_OVER)
        else:
            self.unknown_step(step)

    def round_step(self, step: i64, side: i64) -> None:
        """Set-up and the steps of a round before the actions."""
        if step == SET_UP:
            self.set_up()
        elif step == SETUP_HIRE:
            self.active = side
            self.ask(side, opt.ASK_SETUP_HIRE, targets.free_recruits(self, False))
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
        elif step == AI_TAVERN:
            self.active = AI
            self.suspect_ai_of_tavern()
        else:
            self.unknown_step(step)

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
        elif self.question == opt.ASK_SETUP_HIRE:
            self.hire_townsfolk(seat, option - opt.TAKE)
        else:
            self.unknown_question(self.question)

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
        elif question == opt.ASK_DESTROY_DEBT:
            self.destroy_debt(seat)
        else:
            self.unknown_question(question)

    def events(self) -> Events[Kingdom]:
        """What is heard of each event."""
        return events.EVENTS

    def option_count(self) -> i64:
        """Every option is a number below this."""
        return opt.OPTION_COUNT

    def distinct(self, seat: i64) -> vec[i64]:
        """Equal squares and jar spaces once."""
        offer = self.options(seat)
        if len(offer) > 0 and self.question in (opt.ASK_SQUARE, opt.ASK_JAR):
            return targets.distinct_places(self, offer)
        return offer

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
        return grounds.rule_of_question(self)

    def option_rule(self, seat: i64, option: i64) -> str:
        """The rule behind an option."""
        return grounds.rule_of_option(self, seat, option)

    def pieces(self, seat: i64, option: i64) -> list[str]:
        """The pieces that an option concerns."""
        return pointing.pieces_of(self, seat, option)

    def objection(self, seat: i64, option: i64) -> str:
        """The rule that forbids an option."""
        return grounds.objection_to(self, seat, option)

    def score(self, seat: i64) -> i64:
        """Victory points as the table stands now."""
        return score_of(self, seat)

    def term_weights(self) -> TermWeights:
        """What the opponents have learned."""
        return TERM_WEIGHTS

    def terms(self, seat: i64) -> vec[i64]:
        """What makes it look good."""
        return terms(self, seat)

    def settled(self, seat: i64) -> Position:
        """Once the choice that has begun is finished."""
        return after_the_turn(self, seat)

    def facts(self, seat: i64, later: Position) -> list[Fact]:
        """What a person counts."""
        return facts.facts(self, seat, later)

    def phase_for(self, seat: i64) -> i64:
        """How far the game is."""
        return phase(self, seat)

    def network_spec(self) -> NetworkSpec:
        """The network for one seat, or for several."""
        return ALONE if self.seats == 1 else TOGETHER

    def see(self, seat: i64, observation: Observations) -> None:
        """What the networks see."""
        see(self, seat, observation)

    def lead(self, seat: i64) -> i64:
        """Alone, over the AI."""
        return score_of(self, 0) - score_of(self, AI) if self.seats == 1 else super().lead(seat)

    def rival_worth(self, seat: i64) -> i64:
        """Alone, the AI is the rival."""
        if self.seats > 1:
            return super().rival_worth(seat)
        foreseen = self.foresee(seat)
        return foreseen[1] if len(foreseen) > 0 else score_of(self, AI) * 100

    def observe(self, seat: i64, observation: Observations) -> None:
        """What a seat knows, in numbers."""
        observe(self, seat, observation)

    def rank(self, seat: i64) -> i64:
        """PA-20.12 to PA-20.15; alone, 1 for beating the AI."""
        return rank_of(self, seat)
