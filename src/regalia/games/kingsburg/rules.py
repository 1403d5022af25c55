"""The rules of Kingsburg: set-up and every step, in the order of the rulebook."""

from regalia.games.kingsburg import events, facts, grounds, notation
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.calendar import Calendar
from regalia.games.kingsburg.components import (
    REWARD_ANY,
    Edition,
)
from regalia.games.kingsburg.evaluation import TERM_WEIGHTS, phase, terms
from regalia.games.kingsburg.network_input import NETWORK_SPEC, see_dice, spoken_of
from regalia.games.kingsburg.observation import observe
from regalia.games.kingsburg.position import (
    ORDER,
    Court,
)
from regalia.games.kingsburg.scoring import rank_of
from regalia.games.kingsburg.steps import (
    ABOUT,
    AID_GOODS,
    AID_PHASE,
    ANNOUNCE,
    BATTLE,
    BUILD_ACTION,
    BUILDING,
    CLEAR_DICE,
    ENVOY_PHASE,
    GAME_ENDS,
    GUILDS,
    HELP,
    INFLUENCE,
    LOSE_BUILDING,
    LOSE_GOODS,
    LOSE_POINTS,
    NEUTRAL_DICE,
    PUT_ASIDE,
    RECRUIT_PHASE,
    REROLL,
    REWARD_GOODS,
    REWARD_PHASE,
    ROLL,
    SEASON,
    SEASON_END,
    SEASON_ENDS,
    SEASON_OVER,
    SECOND_BUILD,
    SET_ORDER,
    STRONGEST,
    TRAIN,
    WINTER_PHASE,
    YEAR_BEGINS,
    YEAR_ENDS,
)
from regalia.kernel.agenda import Events
from regalia.kernel.chance import Chance
from regalia.kernel.facts import Fact
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.observation import Observations
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import i16, i64, vec
from regalia.kernel.weights import TermWeights


def new_game(edition: Edition, seats: i64, order: list[int], chance: Chance) -> "Kingsburg":
    """KB-1.1 to KB-1.20: the table laid out, year I about to begin."""
    game = Kingsburg()
    game.lay_out(edition, seats, chance)
    game.seat_players(order)
    game.then(YEAR_BEGINS)
    return game


class Kingsburg(Calendar):
    """A game of Kingsburg."""

    def copy(self) -> "Kingsburg":
        """An equal game."""
        twin = Kingsburg()
        self.copy_court(twin)
        return twin

    def blank(self) -> "Kingsburg":
        """An empty table of the same edition."""
        twin = Kingsburg()
        twin.edition = self.edition
        return twin

    def seat_players(self, order: list[int]) -> None:
        """KB-1.14, KB-R40: the order that was agreed on, else a random one."""
        left = order[:]
        if not left:
            pool = list(range(self.seats))
            while pool:
                left.append(pool.pop(self.chance.below(ORDER, len(pool))))
        for place in range(len(left)):
            self.order[place] = left[place]

    # The calendar.

    def step(self, entry: i64) -> None:
        """Carry out one entry of the agenda."""
        step = entry % ABOUT
        about = entry // ABOUT
        if step == INFLUENCE:
            self.influence(about)
        elif step == HELP:
            self.help(about)
        elif step <= YEAR_ENDS:
            self.calendar_step(step, about)
        elif step <= PUT_ASIDE:
            self.early_step(step, about)
        elif step <= SEASON_OVER:
            self.late_step(step, about)
        else:
            self.winter_step(step, about)

    def calendar_step(self, step: i64, about: i64) -> None:
        """KB-2.3: the eight phases of a year."""
        if step == YEAR_BEGINS:
            self.begin_year()
        elif step == AID_PHASE:
            self.aid_phase()
        elif step == SEASON:
            self.season(about)
        elif step == REWARD_PHASE:
            self.reward_phase()
        elif step == ENVOY_PHASE:
            self.envoy_phase()
        elif step == RECRUIT_PHASE:
            self.recruit_phase()
        elif step == WINTER_PHASE:
            self.winter_phase()
        elif step == YEAR_ENDS:
            self.end_year()
        else:
            self.unknown_step(step)

    def early_step(self, step: i64, about: i64) -> None:
        """Aid, and the steps of a season up to the turn order."""
        if step == AID_GOODS:
            self.ask(about, opt.ASK_AID, opt.all_mixes(self.edition.aid_goods))
        elif step == ANNOUNCE:
            self.announce()
        elif step == NEUTRAL_DICE:
            self.roll_neutral_dice()
        elif step == GUILDS:
            self.guilds()
        elif step == ROLL:
            self.roll()
        elif step == REROLL:
            self.offer_reroll(about)
        elif step == SET_ORDER:
            self.set_order()
        elif step == PUT_ASIDE:
            self.ask(about, opt.ASK_ASIDE, self.dice_to_set_aside(about))
        else:
            self.unknown_step(step)

    def late_step(self, step: i64, about: i64) -> None:
        """The steps of a season after the advisors have helped."""
        if step == CLEAR_DICE:
            self.clear_dice()
        elif step == BUILDING:
            self.in_turn_order(BUILD_ACTION)
        elif step == BUILD_ACTION:
            self.ask(about, opt.ASK_BUILD, self.buildable(about))
        elif step == SECOND_BUILD:
            self.ask(about, opt.ASK_BUILD_AGAIN, self.buildable(about))
        elif step == SEASON_ENDS:
            self.in_turn_order(SEASON_END)
        elif step == SEASON_END:
            self.end_of_season(about)
        elif step == SEASON_OVER:
            self.season_over()
        else:
            self.unknown_step(step)

    def winter_step(self, step: i64, about: i64) -> None:
        """Recruiting, battle, and the end of the game."""
        if step == TRAIN:
            self.ask(about, opt.ASK_RECRUIT, self.recruits(about))
        elif step == BATTLE:
            self.battle(about)
        elif step == REWARD_GOODS:
            self.ask(about, opt.ASK_REWARD, opt.all_mixes(self.reward_of(REWARD_ANY)))
        elif step == LOSE_GOODS:
            self.lose_goods(about)
        elif step == LOSE_BUILDING:
            self.lose_building(about)
        elif step == LOSE_POINTS:
            self.lose_points(about)
        elif step == STRONGEST:
            self.reward_strongest()
        elif step == GAME_ENDS:
            self.end_game()
        else:
            self.unknown_step(step)

    # Choices.

    def answer(self, seat: i64, option: i64) -> None:
        """Carry out what a seat has chosen."""
        question = self.question
        if question == opt.ASK_INFLUENCE:
            self.influences(seat, option)
        elif question == opt.ASK_GIFT:
            self.takes_gift(seat, option)
        elif question == opt.ASK_BUILD or question == opt.ASK_BUILD_AGAIN:
            self.builds(seat, option)
        elif question == opt.ASK_RECRUIT:
            self.trains(seat, option)
        elif question == opt.ASK_AID or question == opt.ASK_REWARD:
            self.takes_goods(seat, option)
        elif question <= opt.ASK_ASIDE:
            self.answer_early(seat, option)
        elif question == opt.ASK_TOWN_HALL:
            self.town_hall(seat, option)
        elif question == opt.ASK_LOSS:
            self.loses_mix(seat, option)
        elif question == opt.ASK_RUIN:
            self.loses_building(seat, option)
        else:
            self.unknown_question(question)

    def answer_early(self, seat: i64, option: i64) -> None:
        """Choices before the advisors are influenced."""
        if self.question == opt.ASK_ENVOY:
            self.announced(seat, option)
        elif self.question == opt.ASK_REROLL:
            self.rerolls(seat, option)
        elif self.question == opt.ASK_ASIDE:
            self.sets_aside(seat, option)
        else:
            self.unknown_question(self.question)

    def takes_goods(self, seat: i64, option: i64) -> None:
        """KB-3.3, KB-D17: goods of choice from the supply."""
        self.take_mix(seat, option - opt.MIX)
        self.tell(events.TAKES, seat, option - opt.MIX)

    def events(self) -> Events[Court]:
        """What is heard of each event."""
        return events.EVENTS

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
        return grounds.prompt_rule(self, seat)

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
        """Victory points."""
        return self.vp[seat]

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
        """The network."""
        return NETWORK_SPEC

    def see_more(self, seat: i64, cells: vec[i16], place: i64) -> None:
        """The dice, and whom they can reach."""
        see_dice(self, seat, cells, place)

    def spoken(self, seat: i64, option: i64) -> i64:
        """The number by which the network knows an option."""
        return spoken_of(self, seat, option)

    def observe(self, seat: i64, observation: Observations) -> None:
        """What a seat knows, in numbers."""
        observe(self, seat, observation)

    def rank(self, seat: i64) -> i64:
        """KB-13.4 to KB-13.7."""
        return rank_of(self, seat)
