"""The artificial opponent of the solo game: its set-up, its turn, and what rewards mean to it."""

from typing import Final

from regalia.games.paladins import options as opt
from regalia.games.paladins.actions import Actions
from regalia.games.paladins.components import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    AI_CONSPIRE,
    AI_PRAY,
    AI_RECRUIT,
    AI_REST,
    AI_ROW,
    AI_ROW_SIZE,
    AI_TRADE,
    ALTERNATIVES,
    ATTACK,
    BOARD_SIZE,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DISCARD_SUSPICION,
    FAITH,
    FAVOUR_PLACES,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GARRISON,
    INFLUENCE,
    LABOURER,
    LEFT_ACTIONS,
    ORDER_CARDS,
    ORDER_PLACES,
    OUTSIDER_ROW,
    PAY_DEBT,
    PIECES,
    PRAYER,
    PROVISION,
    SCHEME_FAVOUR,
    SCHEME_KINDS,
    SCHEME_ORDERS,
    SCHEMES,
    SILVER,
    SLOTS,
    SQUARES,
    STRENGTH,
    STRENGTH_UP,
    TAX,
    TOWNSFOLK_ROW,
    VERB_SPAN,
    VERBS,
    WORKSHOP_SLOTS,
)
from regalia.games.paladins.notation import favour_title
from regalia.games.paladins.position import (
    AI,
    FREE,
    KINGS_CARDS,
    NO_CARD,
    NOBODY,
    OWNER,
    SCHEME_DECK,
    UNPAID,
    WORKSHOP,
    bit,
)
from regalia.games.paladins.steps import AI_CLEARS, FLAG, INQUISITION, SCRIPT, SUSPECT
from regalia.kernel.counts import filled, total_of
from regalia.kernel.vectors import i64

TRACK: Final = 5  # spaces of the resource track


class Solo(Actions):
    """PA-30 to PA-36: the AI takes the place of other players in a game for one."""

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
                self.count(AI, DEVELOP)
                if self.journal is not None:
                    self.tell("ai-workshop", {"action": "@action-" + ACTIONS[action]})
                return

    def start_ai_round(self) -> None:
        """PA-31.6: new workers."""
        self.ai_workers = self.round + self.edition.ai_extra_workers
        if self.journal is not None:
            self.tell("ai-workers", {"count": int(self.ai_workers)})

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
        if self.journal is not None:
            self.tell("ai-marker", {"space": int(self.marker) + 1, "restarts": int(restarts)})
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
        if taxed > 0 and self.journal is not None:
            self.tell("ai-tax", {"count": int(taxed), "tax": int(self.tax)})
        if taxed > 0 and self.tax == 0:
            self.then(INQUISITION)

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
        if self.journal is not None:
            self.tell("gains", {"seat": "@ai", "take": [(VERBS[colour], int(count))]})

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

    # The turn.

    def ai_turn(self) -> None:
        """PA-33.4 to PA-33.7, PA-33.10, PA-R38: the scheme's action, or the first one of the left row."""
        if self.ai_workers == 0:
            self.ai_passes()
            return
        self.turn_scheme()
        if self.scheme == SCHEME_FAVOUR:
            done = self.ai_uses_favour()
        elif self.scheme == SCHEME_ORDERS:
            done = self.ai_follows_orders()
        else:
            done = self.ai_acts(LEFT_ACTIONS + self.scheme - 1)
        if not done:
            self.ai_left_row()

    def ai_passes(self) -> None:
        """PA-33.11: the AI is done for this round."""
        self.passed |= 1 << AI
        if self.journal is not None:
            self.tell("passes", {"seat": "@ai"})

    def turn_scheme(self) -> None:
        """PA-33.4, PA-R39: the top scheme; an empty pile is made of the discards."""
        if total_of(self.schemes) == 0:
            self.shuffle_schemes()
        self.scheme = self.chance.pick(SCHEME_DECK, self.schemes)
        self.schemes[self.scheme] -= 1
        self.scheme_discard[self.scheme] += 1
        if self.journal is not None:
            self.tell("ai-scheme", {"scheme": "@scheme-" + SCHEMES[self.scheme]})

    def shuffle_schemes(self) -> None:
        """PA-34.6: draw and discard pile together."""
        for kind in range(SCHEME_KINDS):
            self.schemes[kind] += self.scheme_discard[kind]
        self.scheme_discard = filled(SCHEME_KINDS, 0)

    def ai_follows_orders(self) -> bool:
        """PA-35.20 to PA-35.23, PA-R45: unfulfilled orders from the right; fulfilled ones only if all are."""
        open_orders = False
        for place in range(ORDER_PLACES):
            if self.orders[place] >= 0 and not self.fulfilled(AI, place):
                open_orders = True
        place = ORDER_PLACES
        while place > 0:
            place -= 1
            card = self.orders[place]
            if card >= 0 and self.fulfilled(AI, place) != open_orders:
                if self.ai_acts(self.edition.order_action[card]):
                    return True
        return False

    def ai_acts(self, action: i64) -> bool:
        """PA-33.5 to PA-33.8, PA-R57: a right-hand action, if workers, slots, level and target allow it."""
        needed = self.ai_slots(action)
        if self.has_workers_on(AI, action) or needed > self.ai_workers:
            return False
        if action != ATTACK and self.times(AI, action) >= PIECES:
            return False
        if action in (COMMISSION, GARRISON):
            return self.ai_settles(action)
        if action in (FORTIFY, ABSOLVE):
            if not opt.has_target(self, AI, action):
                return False
            self.place_ai_workers(action)
            if action == FORTIFY:
                self.build_wall(AI)
            else:
                self.ai_absolves()
            return True
        return self.ai_faces_outsider(action)

    def ai_slots(self, action: i64) -> i64:
        """PA-33.8: three workers, less one for each workshop."""
        needed: i64 = 0
        for slot in range(SLOTS):
            if self.board[AI * BOARD_SIZE + action * SLOTS + slot] != WORKSHOP:
                needed += 1
        return needed

    def place_ai_workers(self, action: i64) -> None:
        """PA-33.1: workers without colour fill the slots."""
        for slot in range(SLOTS):
            stand = AI * BOARD_SIZE + action * SLOTS + slot
            if self.board[stand] == FREE:
                self.board[stand] = LABOURER
                self.ai_workers -= 1
        if self.journal is not None:
            self.tell("ai-acts", {"action": "@action-" + ACTIONS[action]})

    def ai_settles(self, action: i64) -> bool:
        """PA-35.1 to PA-35.7: a monk or an outpost on the square it likes best."""
        square = self.best_square(action)
        if square < 0:
            return False
        self.place_ai_workers(action)
        self.later(FLAG, AI, INFLUENCE if action == COMMISSION else FAITH)
        self.settle(AI, action, square)
        return True

    def best_square(self, action: i64) -> i64:
        """PA-35.3 to PA-35.5, PA-R44: by kind of reward, then from the left, then from above; -1 if none."""
        edition = self.edition
        if action == COMMISSION:
            left = self.open_squares & edition.faith_reach[self.level(AI, FAITH)]
        else:
            left = self.open_squares & edition.strength_reach[self.level(AI, STRENGTH)]
        best: i64 = 1 << 40
        found: i64 = -1
        for square in range(SQUARES):
            if (left >> square) & 1 == 0:
                continue
            if edition.square_pays[square] and self.debts[AI * 2 + UNPAID] == 0:
                continue
            wish = edition.square_wish[square] * 1024 + edition.square_order[square]
            if wish < best:
                best, found = wish, square
        return found

    def ai_absolves(self) -> None:
        """PA-35.8 to PA-35.10, PA-R35, PA-R36: a jar turned; faith, a suspicion less, a debt or another one less."""
        self.jars[AI] |= 1 << self.times(AI, ABSOLVE)
        self.count(AI, ABSOLVE)
        if self.journal is not None:
            self.tell("absolves", {"seat": "@ai", "space": int(self.times(AI, ABSOLVE))})
        besides: i64 = PAY_DEBT if self.debts[AI * 2 + UNPAID] > 0 else DISCARD_SUSPICION
        self.clear_ai_name(besides, 1)
        self.clear_ai_name(DISCARD_SUSPICION, 1)
        self.later(FLAG, AI, FAITH)

    def ai_faces_outsider(self, action: i64) -> bool:
        """PA-35.14 to PA-35.18, PA-32.10: the outsider by the marker that its level reaches."""
        slot = self.by_marker_outsider(action)
        if slot < 0:
            return False
        self.place_ai_workers(action)
        if action == ATTACK:
            self.attack(AI, slot)
        else:
            self.convert(AI, slot)
        return True

    def by_marker_outsider(self, action: i64) -> i64:
        """PA-32.7 to PA-32.10, PA-35.15: from the marker to the right, then from the left; -1 if none."""
        for step in range(OUTSIDER_ROW):
            slot = (self.marker + step) % OUTSIDER_ROW
            if self.outsider_row[slot] != NO_CARD:
                if action == ATTACK and self.edition.area_strength[slot] <= self.level(AI, STRENGTH):
                    return slot
                if action == CONVERT and self.edition.area_faith[slot] <= self.level(AI, FAITH):
                    return slot
        return -1

    def by_marker_townsfolk(self) -> i64:
        """PA-32.7 to PA-32.9: the townsfolk named by the marker, or -1."""
        for step in range(TOWNSFOLK_ROW):
            slot = (self.marker + step) % TOWNSFOLK_ROW
            if self.townsfolk_row[slot] != NO_CARD:
                return slot
        return -1

    def ai_uses_favour(self) -> bool:
        """PA-35.24 to PA-35.28, PA-32.13: the favour named by the marker, without its silver or provisions."""
        for step in range(FAVOUR_PLACES):
            place = (self.marker + step) % FAVOUR_PLACES
            card = self.favours[place]
            if card >= 0 and self.favour_users[place] == NOBODY:
                self.ai_workers -= 1
                self.favour_users[place] = LABOURER * OWNER + AI
                if self.journal is not None:
                    self.tell("ai-favour", {"favour": favour_title(self, place), "place": int(place) + 1})
                self.add_debts(AI, self.edition.favour_debts[card])
                self.later(SCRIPT, AI, self.edition.favour_reward[card])
                return True
        return False

    # The left row.

    def ai_left_row(self) -> None:
        """PA-33.5, PA-R37: the first action of the left row that is free."""
        for place in range(AI_ROW_SIZE):
            if (self.ai_row >> place) & 1 or (place == AI_RECRUIT and self.by_marker_townsfolk() < 0):
                continue
            self.ai_row |= 1 << place
            self.ai_workers -= self.edition.ai_row_workers[place]
            if self.journal is not None:
                self.tell("ai-acts", {"action": "@action-" + AI_ROW[place]})
            if place == AI_RECRUIT:
                self.ai_recruits()
            elif place == AI_PRAY:
                self.ai_prays()
            elif place == AI_TRADE:
                self.move_marker(self.edition.ai_trade)
            elif place == AI_CONSPIRE:
                self.ai_conspires()
            elif place == AI_REST:
                self.move_marker(self.edition.ai_rest + self.ai_workers)
                self.ai_passes()
            return

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
        else:
            self.ai_workers += self.edition.ai_pray_workers
        self.shuffle_schemes()
        if self.journal is not None:
            self.tell("ai-prays", {"workers": 0 if standing else int(self.edition.ai_pray_workers)})

    def ai_conspires(self) -> None:
        """PA-34.8, PA-34.9: suspicion and workers."""
        self.ai_workers += self.edition.ai_conspire_workers
        for _ in range(self.edition.ai_conspire):
            self.later(SUSPECT, AI, 0)
