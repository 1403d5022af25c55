"""A player's turn: the twelve actions of the player board, the King's Favours, and passing."""

from regalia.games.paladins import events, targets
from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ABSOLVE,
    ACTION_COUNT,
    ANY,
    ATTACK,
    BOARD_SIZE,
    COLOURS,
    COMMISSION,
    CONVERT,
    DEVELOP,
    DO_COMMISSION,
    DO_DEVELOP,
    DO_FAVOUR,
    DO_HIRE,
    DO_QUEST,
    FAITH,
    FORTIFY,
    GARRISON,
    GOODS,
    INFLUENCE,
    LEFT_ACTIONS,
    NO_SLOT,
    ORDER_PLACES,
    PIECES,
    PRAY,
    PROVISION,
    RECRUIT,
    ROUNDS,
    SILVER,
    SLOTS,
    STRENGTH,
    WORKSHOP_SLOTS,
    WORKSHOPS,
)
from regalia.games.paladins.encoding import FREE, NO_CARD, OUTPOST, OWNER, WALL_DECK, WORKSHOP, bit
from regalia.games.paladins.rewards import Rewards
from regalia.games.paladins.steps import (
    BONUS,
    DISCARD_ONE,
    FLAG,
    KEEP,
    PERFORM,
    PLACE,
    SCRIPT,
    TARGET,
    TURN,
)
from regalia.kernel.counts import count_of
from regalia.kernel.vectors import append, i64, vec


class Actions(Rewards):
    """PA-3 to PA-14, PA-18, PA-24: what a seat does on its turn."""

    def offer_turn(self, seat: i64) -> None:
        """PA-3.1, PA-D7, PA-R28: one action, one favour, or pass."""
        self.ask(seat, opt.ASK_TURN, opt.turn_options(self, seat))

    def takes_turn(self, seat: i64, option: i64) -> None:
        """What to do is chosen; then with what, and with which workers."""
        self.later(TURN, (seat + 1) % self.sides, 0)
        if option == opt.PASS:
            self.passes(seat)
            return
        self.doing = option - opt.DO
        self.target = -1
        self.later(PERFORM, seat, 0)
        self.later(PLACE, seat, 0)
        self.later(TARGET, seat, 0)

    def offer_target(self, seat: i64) -> None:
        """The card, square or slot that an action is about."""
        doing = self.doing
        if doing == DO_DEVELOP:
            self.ask(seat, opt.ASK_WORKSHOP, targets.workshop_slots(self, seat))
        elif doing == DO_QUEST:
            self.ask(seat, opt.ASK_QUEST, targets.recruits(self, seat, False))
        elif doing == DO_HIRE:
            self.ask(seat, opt.ASK_HIRE, targets.recruits(self, seat, True))
        elif DO_COMMISSION <= doing < DO_FAVOUR:
            action = self.edition.action_of[doing]
            if action in (COMMISSION, GARRISON):
                self.ask_place(seat, opt.ASK_SQUARE, targets.free_squares(self, seat, action))
            elif action == ABSOLVE:
                self.ask_place(seat, opt.ASK_JAR, targets.free_jar_spaces(self, seat))
            elif action == ATTACK:
                self.ask(seat, opt.ASK_ATTACK, targets.outsiders(self, seat, action))
            elif action == CONVERT:
                self.ask(seat, opt.ASK_CONVERT, targets.outsiders(self, seat, action))

    def ask_place(self, seat: i64, question: i64, places: i64) -> None:
        """PA-D15, PA-D16, PA-R67: any free place may be chosen; where all are equal, nothing is asked."""
        on_squares = question == opt.ASK_SQUARE
        twins = self.edition.square_twin if on_squares else self.edition.jar_twin
        several = count_of(targets.first_of_equals(places, twins)) > 1
        offer = places if several else places & -places
        self.ask(seat, question, opt.listed(offer, opt.SQUARE if on_squares else opt.JAR))

    # Workers.

    def place_workers(self, seat: i64, action: i64, slots: i64) -> None:
        """PA-3.3 to PA-3.8: the group fills the free slots; natives of a colour go before criminals."""
        group = self.payment * SLOTS
        left = self.edition.group[group : group + SLOTS]
        first = seat * BOARD_SIZE + action * SLOTS
        for slot in range(slots):
            colour = self.slot_colour(action, slot)
            if self.board[first + slot] == FREE and colour != ANY:
                self.board[first + slot] = self.pick_worker(seat, left, colour)
        for slot in range(slots):
            if self.board[first + slot] == FREE:
                self.board[first + slot] = self.pick_worker(seat, left, ANY)
        self.tell(events.PLACES, seat, action)

    def pick_worker(self, seat: i64, left: vec[i64], colour: i64) -> i64:
        """The worker of a group that fits a slot best leaves the own supply."""
        for wanted in range(2):
            for place in range(i64(SLOTS)):
                worker = left[place]
                if worker < COLOURS and (worker == colour or (wanted == 1 and opt.in_slot(worker, colour))):
                    left[place] = NO_SLOT
                    self.goods[seat * GOODS + worker] -= 1
                    return worker
        raise AssertionError("the group does not fill the slots")

    def clear_action(self, side: i64, action: i64) -> None:
        """PA-7.4, PA-7.6, PA-7.9: all workers of one action go to the common supply; workshops stay."""
        first = side * BOARD_SIZE + action * SLOTS
        for slot in range(i64(SLOTS)):
            stands = self.board[first + slot]
            if stands != FREE and stands != WORKSHOP:
                self.board[first + slot] = FREE
                if not self.is_ai(side):
                    self.bank[stands] += 1

    def prays(self, seat: i64, option: i64) -> None:
        """PA-7.5: the emptied action can be used again."""
        if option == opt.PASS:
            return
        self.clear_action(seat, option - opt.CLEAR)
        self.tell(events.EMPTIES, seat, option - opt.CLEAR)

    # Carrying an action out: costs, printed rewards, uncovered flag, paladin, townsfolk (PA-R18).

    def perform(self, seat: i64) -> None:
        """The workers are placed, the price is paid, and the action is done."""
        doing = self.doing
        if doing >= DO_FAVOUR:
            self.use_favour(seat, doing - DO_FAVOUR)
            return
        action = self.edition.action_of[doing]
        self.place_workers(seat, action, self.edition.slots_of[doing])
        self.later(BONUS, seat, action)
        if action >= LEFT_ACTIONS:
            self.perform_right(seat, action)
        elif action == DEVELOP:
            self.spend(seat, SILVER, self.left_price(seat, DEVELOP))
            self.build_workshop(seat, self.target - opt.BUILD)
        elif action == RECRUIT:
            self.recruit(seat, doing == DO_HIRE)
        elif action == PRAY:
            self.spend(seat, SILVER, self.left_price(seat, PRAY))
            self.offer_prayer(seat, PRAY)
        else:
            self.run_script(seat, self.edition.left_reward[action * 2 + self.edition.slots_of[doing] - 1])

    def perform_right(self, seat: i64, action: i64) -> None:
        """An action of the right side."""
        if action != ATTACK:
            self.spend(seat, self.edition.cost_good[action], self.right_price(seat, action))
        if action == COMMISSION:
            self.later(FLAG, seat, INFLUENCE)
            self.settle(seat, action, self.target - opt.SQUARE)
        elif action == GARRISON:
            self.later(FLAG, seat, FAITH)
            self.settle(seat, action, self.target - opt.SQUARE)
        elif action == FORTIFY:
            self.build_wall(seat)
        elif action == ABSOLVE:
            self.absolve(seat, self.target - opt.JAR)
        elif action == ATTACK:
            self.spend(seat, SILVER, self.attack_price(seat, self.target - opt.OUTSIDER))
            self.attack(seat, self.target - opt.OUTSIDER)
        else:
            self.convert(seat, self.target - opt.OUTSIDER)

    def count(self, side: i64, action: i64) -> None:
        """An action has been done once more; PA-20.2: perhaps as often as a King's Order wants."""
        self.done[side * ACTION_COUNT + action] += 1
        for place in range(ORDER_PLACES):
            card = self.orders[place]
            if card >= 0 and self.edition.order_action[card] == action:
                if self.times(side, action) == self.edition.order_need[card]:
                    self.tell(events.ORDER_MET, side, place)

    def bonus(self, seat: i64, action: i64) -> None:
        """PA-R18, PA-2.22, PA-22.1: the paladin's gift, then those of the townsfolk."""
        self.bonuses(seat, action)
        paladin = self.paladins[seat]
        if paladin >= 0 and self.edition.ability_action[paladin] == action:
            script = self.edition.ability_reward[paladin]
            if script >= 0:
                self.run_script(seat, script)

    # Develop.

    def build_workshop(self, seat: i64, place: i64) -> None:
        """PA-4.3, PA-4.7 to PA-4.9: the leftmost workshop moves; its worker is gained."""
        action, slot = LEFT_ACTIONS + place // WORKSHOP_SLOTS, place % WORKSHOP_SLOTS
        stand = seat * BOARD_SIZE + action * SLOTS + slot
        replaced = self.board[stand]
        if replaced != FREE:
            self.bank[replaced] += 1
        self.board[stand] = WORKSHOP
        worker = self.edition.workshop_worker[self.times(seat, DEVELOP)]
        self.tell(events.DEVELOPS, seat, place, replaced)
        self.count(seat, DEVELOP)
        self.reward(seat, worker, 1)

    def offer_free_workshop(self, seat: i64) -> None:
        """A favour that develops without silver; it is a Develop all the same (PA-R55)."""
        if self.times(seat, DEVELOP) < WORKSHOPS:
            self.ask(seat, opt.ASK_WORKSHOP, targets.workshop_slots(self, seat))

    def chooses_workshop(self, seat: i64, option: i64) -> None:
        """For a Develop action the slot is noted; for a favour the workshop is moved at once."""
        if self.doing == DO_DEVELOP and self.target < 0:
            self.target = option
            return
        self.later(BONUS, seat, DEVELOP)
        self.build_workshop(seat, option - opt.BUILD)

    # Recruit.

    def recruit(self, seat: i64, hire: bool) -> None:
        """PA-5.4 to PA-5.13: a quest or a hire, for silver or a debt."""
        if self.target >= opt.TAKE_FOR_DEBT:
            self.add_debts(seat, 1)
            self.hire_townsfolk(seat, self.target - opt.TAKE_FOR_DEBT)
            return
        slot = self.target - opt.TAKE
        self.spend(seat, SILVER, self.recruit_price(seat, slot))
        if hire:
            self.hire_townsfolk(seat, slot)
        else:
            self.quest(seat, slot)

    def quest(self, side: i64, slot: i64) -> None:
        """PA-5.4 to PA-5.6, PA-34.1: the card is discarded for its quest reward."""
        card = self.townsfolk_row[slot]
        self.townsfolk_row[slot] = NO_CARD
        self.townsfolk_discard |= bit(card)
        self.tell(events.QUESTS, side, card)
        self.later(SCRIPT, side, self.edition.quest[card])

    def hire_townsfolk(self, seat: i64, slot: i64) -> None:
        """PA-5.8 to PA-5.10, PA-1.24, PA-1.27: the card lies beside the board and gives its hire reward."""
        card = self.townsfolk_row[slot]
        self.townsfolk_row[slot] = NO_CARD
        self.hired = append(self.hired, card * OWNER + seat)
        self.tell(events.HIRES, seat, card)
        self.later(SCRIPT, seat, self.edition.hire[card])

    def recruits_free(self, seat: i64, option: i64) -> None:
        """PA-23.11, PA-R7: a free recruit hires, or is declined."""
        if option != opt.PASS:
            self.hire_townsfolk(seat, option - opt.TAKE)

    # The right side; the AI uses these too.

    def settle(self, side: i64, action: i64, square: i64) -> None:
        """PA-9.3 to PA-9.8, PA-11.3 to PA-11.8: a monk or an outpost goes to a square, which gives its reward."""
        self.squares[square] = side + (OUTPOST if action == GARRISON else 0)
        self.open_squares &= ~bit(square)
        self.tell(events.SETTLES, side, action, square)
        self.count(side, action)
        self.later(SCRIPT, side, self.edition.square_reward[square])

    def build_wall(self, side: i64) -> None:
        """PA-10.3, PA-10.6, PA-10.7, PA-35.12: the top wall card, with all its rewards."""
        kind = self.chance.pick(WALL_DECK, self.wall_deck)
        self.wall_deck[kind] -= 1
        self.walls[side * PIECES + self.times(side, FORTIFY)] = kind
        self.tell(events.FORTIFIES, side, kind)
        self.count(side, FORTIFY)
        self.later(SCRIPT, side, self.edition.wall_reward[kind])

    def absolve(self, seat: i64, space: i64) -> None:
        """PA-12.3, PA-12.6 to PA-12.10: a jar goes to a space, then a flag, then a suspicion may go."""
        self.jars[seat] |= 1 << space
        self.tell(events.ABSOLVES, seat, space)
        self.count(seat, ABSOLVE)
        if self.edition.absolve_discard:
            self.later(DISCARD_ONE, seat, self.edition.absolve_discard)
        self.later(FLAG, seat, FAITH)
        self.later(SCRIPT, seat, self.edition.jar_reward[space])

    def attack(self, side: i64, slot: i64) -> None:
        """PA-13.6, PA-13.7: the card is kept face down; its attack reward is gained."""
        card = self.outsider_row[slot]
        self.outsider_row[slot] = NO_CARD
        self.attacked = append(self.attacked, card * OWNER + side)
        self.tell(events.ATTACKS, side, card)
        self.count(side, ATTACK)
        self.later(SCRIPT, side, self.edition.attack_reward[card])

    def convert(self, side: i64, slot: i64) -> None:
        """PA-14.5, PA-14.6: the card lies below the board; its strength is gained."""
        card = self.outsider_row[slot]
        self.outsider_row[slot] = NO_CARD
        self.converted = append(self.converted, card * OWNER + side)
        self.tell(events.CONVERTS, side, card)
        self.count(side, CONVERT)
        self.raise_mark(side, STRENGTH, self.edition.convert_strength[card])

    # The King's Favours.

    def use_favour(self, seat: i64, place: i64) -> None:
        """PA-24.4 to PA-24.7: a worker on the favour, its price, its reward."""
        favour = self.favours[place]
        worker = self.edition.group[self.payment * SLOTS]
        self.goods[seat * GOODS + worker] -= 1
        self.favour_users[place] = worker * OWNER + seat
        self.tell(events.USES_FAVOUR, seat, place)
        self.spend(seat, SILVER, self.edition.favour_silver[favour])
        self.spend(seat, PROVISION, self.edition.favour_provisions[favour])
        self.add_debts(seat, self.edition.favour_debts[favour])
        self.later(SCRIPT, seat, self.edition.favour_reward[favour])

    # Passing.

    def passes(self, seat: i64) -> None:
        """PA-18.3 to PA-18.6: workers on the own board go home; at most three unused ones are kept for a next round."""
        self.tell(events.PASSES, seat)  # before workers go home, by whom it is said why
        self.passed |= 1 << seat
        for action in range(i64(ACTION_COUNT)):
            self.clear_action(seat, action)
        if self.round < ROUNDS and self.workers_of(seat) > self.edition.workers_kept:
            self.later(KEEP, seat, 0)

    def keeps(self, seat: i64, group: i64) -> None:
        """PA-18.5, PA-R27: exactly these workers stay."""
        for colour in range(i64(COLOURS)):
            self.pay(seat, colour, self.goods[seat * GOODS + colour])
        for place in range(i64(SLOTS)):
            worker = self.edition.group[group * SLOTS + place]
            if worker < COLOURS:
                self.take(seat, worker, 1)
        self.tell(events.KEEPS, seat, group)
