"""The artificial opponent between its turns: set-up, rounds, its marker, and what it is given."""

from typing import Final

from regalia.games.paladins import events
from regalia.games.paladins.actions import Actions
from regalia.games.paladins.components import (
    ACTION_COUNT,
    ALTERNATIVES,
    BOARD_SIZE,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    INFLUENCE,
    LEFT_ACTIONS,
    ORDER_CARDS,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    SCHEME_FAVOUR,
    SCHEME_KINDS,
    SILVER,
    SLOTS,
    STRENGTH_UP,
    TAX,
    TOWNSFOLK_ROW,
    VERB_SPAN,
    WORKSHOP_SLOTS,
)
from regalia.games.paladins.encoding import AI, FREE, KINGS_CARDS, NO_CARD, NOBODY, UNPAID, WORKSHOP, bit
from regalia.games.paladins.steps import AI_CLEARS, INQUISITION, SCRIPT, SUSPECT
from regalia.kernel.counts import filled
from regalia.kernel.vectors import i64

TRACK: Final = 5  # spaces of the resource track


class SoloUpkeep(Actions):
    """What happens to the artificial opponent."""

    def set_up_ai(self) -> None:
        """PA-30.5 to PA-30.12: schemes, and a workshop for each order of the difficulty."""
        for kind in range(SCHEME_KINDS):
            if kind != SCHEME_FAVOUR:
                self.schemes[kind] = self.edition.scheme_counts[kind]
        orders: i64 = bit(ORDER_CARDS) - 1
        for _ in range(self.edition.ai_orders):
            card = self.draw(KINGS_CARDS, orders)
            orders &= ~bit(card)
            self.give_workshop(self.edition.order_action[card])

    def give_workshop(self, action: i64) -> None:
        """PA-30.9, PA-31.1, PA-R64: one more workshop on an action of the AI."""
        first = AI * BOARD_SIZE + action * SLOTS
        for slot in range(WORKSHOP_SLOTS):
            if self.board[first + slot] == FREE:
                self.board[first + slot] = WORKSHOP
                self.tell(events.AI_WORKSHOP, AI, action)
                self.count(AI, DEVELOP)
                return

    def start_ai_round(self) -> None:
        """PA-31.6: new workers."""
        self.ai_workers = self.round + self.edition.ai_extra_workers
        self.tell(events.AI_WORKERS, AI)

    def end_ai_round(self) -> None:
        """PA-36.1: no worker is carried over, whether unused or placed."""
        self.ai_workers = 0
        self.ai_row = 0
        self.clear_ai_board()

    def clear_ai_board(self) -> None:
        """Workers leave the right side; workshops stay."""
        for action in range(LEFT_ACTIONS, ACTION_COUNT):
            self.clear_action(AI, action)

    def suspect_ai_of_tavern(self) -> None:
        """PA-31.5, PA-R48: a suspicion for each criminal on the tavern card that was left."""
        for place in range(len(self.tavern_row)):
            if self.tavern_takers[place] == NOBODY:
                for _ in range(self.edition.tavern_criminals[self.tavern_row[place]]):
                    self.later(SUSPECT, AI, 0)

    # The resource track.

    def move_marker(self, steps: i64) -> None:
        """PA-32.2, PA-32.4, PA-32.5: each restart raises the lowest attribute."""
        if steps == 0:
            return
        restarts: i64 = 0
        while steps > 0:
            self.marker += 1
            if self.marker == TRACK:
                self.marker = 0
                restarts += 1
            steps -= 1
        self.tell(events.AI_MARKER, AI, restarts)
        while restarts > 0:
            self.raise_mark(AI, self.lowest_attribute(), 1)
            restarts -= 1

    def lowest_attribute(self) -> i64:
        """PA-32.6: of equal ones the topmost of the stack."""
        found = self.stack[INFLUENCE]
        place: i64 = INFLUENCE
        while place > 0:
            place -= 1
            if self.marks[AI * 3 + self.stack[place]] < self.marks[AI * 3 + found]:
                found = self.stack[place]
        return found

    def send_tax_away(self, count: i64) -> None:
        """PA-32.3, PA-R42, PA-R43: silver from the tax supply goes to the common supply."""
        taxed = min(count, self.tax)
        self.tax -= taxed
        self.bank[SILVER] += taxed
        if taxed > 0:
            self.tell(events.AI_TAX, AI, taxed)
        if taxed > 0 and self.tax == 0:
            self.then(INQUISITION)

    def shuffle_schemes(self) -> None:
        """PA-34.6: draw and discard pile together."""
        for kind in range(SCHEME_KINDS):
            self.schemes[kind] += self.scheme_discard[kind]
        self.scheme_discard = filled(SCHEME_KINDS, 0)

    # Rewards.

    def reward_ai(self, verb: i64, count: i64) -> None:
        """PA-32.1 to PA-32.3, PA-33.2, PA-33.12: what an icon means to the AI."""
        if verb == CRIMINAL:
            self.gain_criminals(AI, count)
        elif verb < SILVER:
            self.gain_ai_workers(verb, count)
        elif verb <= PROVISION:
            self.move_marker(count)
        elif verb == TAX:
            self.move_marker(count)
            self.send_tax_away(count)
        elif verb < PRAYER:
            self.raise_mark(AI, verb - STRENGTH_UP, count)
        elif verb == PRAYER:
            self.ai_prays()
        elif verb <= PAY_DEBT:
            self.clear_ai_name(verb, count)
        elif verb == FREE_RECRUIT:
            self.ai_recruits()
        elif verb != FREE_DEVELOP:
            self.ai_chooses(count)

    def gain_ai_workers(self, colour: i64, count: i64) -> None:
        """PA-33.1: colours are all the same to the AI."""
        self.ai_workers += count
        self.tell(events.GAINS, AI, colour, count)

    def clear_ai_name(self, verb: i64, count: i64) -> None:
        """PA-32.11: suspicions and debts go one by one, with any Inquisition in between."""
        while count > 0:
            self.later(AI_CLEARS, AI, verb)
            count -= 1

    def clear_once(self, verb: i64) -> None:
        """PA-32.11, PA-32.12, PA-R43: with nothing to remove, a silver leaves the tax supply instead."""
        if verb == DISCARD_SUSPICION and self.suspicions[AI] > 0:
            self.drop_suspicions(AI, 1)
        elif verb == PAY_DEBT and self.debts[AI * 2 + UNPAID] > 0:
            self.pay_debt(AI)
        elif verb == DESTROY_DEBT and self.debts[AI * 2 + UNPAID] > 0:
            self.destroy_debt(AI)
        else:
            self.send_tax_away(1)

    def ai_chooses(self, choice: i64) -> None:
        """PA-35.13, PA-R49: the leftmost reward that has an effect, else the left one."""
        first = choice * ALTERNATIVES
        for alternative in range(ALTERNATIVES):
            script = self.edition.choices[first + alternative]
            if script >= 0 and self.ai_can_use(script):
                self.later(SCRIPT, AI, script)
                return
        self.later(SCRIPT, AI, self.edition.choices[first])

    def ai_can_use(self, script: i64) -> bool:
        """Whether any icon of a reward has an effect for the AI."""
        while self.edition.script[script] >= 0:
            verb = self.edition.script[script] % VERB_SPAN
            if verb == DISCARD_SUSPICION:
                useful = self.suspicions[AI] > 0
            elif verb in (PAY_DEBT, DESTROY_DEBT):
                useful = self.debts[AI * 2 + UNPAID] > 0
            elif verb == FREE_RECRUIT:
                useful = self.by_marker_townsfolk() >= 0
            elif STRENGTH_UP <= verb < PRAYER:
                useful = self.marks[AI * 3 + verb - STRENGTH_UP] < self.edition.track_end
            else:
                useful = verb != FREE_DEVELOP
            if useful:
                return True
            script += 1
        return False

    def by_marker_townsfolk(self) -> i64:
        """PA-32.7 to PA-32.9: the townsfolk named by the marker, or -1."""
        for step in range(TOWNSFOLK_ROW):
            slot = (self.marker + step) % TOWNSFOLK_ROW
            if self.townsfolk_row[slot] != NO_CARD:
                return slot
        return -1

    def ai_recruits(self) -> None:
        """PA-34.1, PA-34.2: a townsfolk is discarded for its quest reward."""
        slot = self.by_marker_townsfolk()
        if slot >= 0:
            self.quest(AI, slot)

    def ai_prays(self) -> None:
        """PA-34.3 to PA-34.6: the right side is emptied, or a worker gained; all schemes are shuffled."""
        standing = False
        for action in range(LEFT_ACTIONS, ACTION_COUNT):
            if self.has_workers_on(AI, action):
                standing = True
        if standing:
            self.clear_ai_board()
        workers = i64(0) if standing else self.edition.ai_pray_workers
        self.ai_workers += workers
        self.shuffle_schemes()
        self.tell(events.AI_PRAYS, AI, workers)
