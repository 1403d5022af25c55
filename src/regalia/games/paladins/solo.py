"""The artificial opponent of the solo game: its set-up, its turn, and what rewards mean to it."""

from regalia.games.paladins import events
from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ABSOLVE,
    AI_CONSPIRE,
    AI_PRAY,
    AI_RECRUIT,
    AI_REST,
    AI_ROW_SIZE,
    AI_TRADE,
    ATTACK,
    BOARD_SIZE,
    COMMISSION,
    CONVERT,
    DISCARD_SUSPICION,
    FAITH,
    FAVOUR_PLACES,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LABOURER,
    LEFT_ACTIONS,
    ORDER_PLACES,
    OUTSIDER_ROW,
    PAY_DEBT,
    PIECES,
    SCHEME_FAVOUR,
    SCHEME_ORDERS,
    SLOTS,
    SQUARES,
    STRENGTH,
)
from regalia.games.paladins.encoding import AI, FREE, NO_CARD, NOBODY, OWNER, SCHEME_DECK, UNPAID, WORKSHOP
from regalia.games.paladins.solo_upkeep import SoloUpkeep
from regalia.games.paladins.steps import FLAG, SCRIPT, SUSPECT
from regalia.kernel.counts import total_of
from regalia.kernel.vectors import i64


class Solo(SoloUpkeep):
    """PA-30 to PA-36: the AI takes the place of other players in a game for one."""

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
        self.tell(events.PASSES, AI)

    def turn_scheme(self) -> None:
        """PA-33.4, PA-R39: the top scheme; an empty pile is made of the discards."""
        if total_of(self.schemes) == 0:
            self.shuffle_schemes()
        self.scheme = self.chance.pick(SCHEME_DECK, self.schemes)
        self.schemes[self.scheme] -= 1
        self.scheme_discard[self.scheme] += 1
        self.tell(events.AI_SCHEME, AI)

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
        self.tell(events.AI_ACTS, AI, action)

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
        space = self.times(AI, ABSOLVE)
        self.jars[AI] |= 1 << space
        self.tell(events.ABSOLVES, AI, space)
        self.count(AI, ABSOLVE)
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

    def ai_uses_favour(self) -> bool:
        """PA-35.24 to PA-35.28, PA-32.13: the favour named by the marker, without its silver or provisions."""
        for step in range(FAVOUR_PLACES):
            place = (self.marker + step) % FAVOUR_PLACES
            card = self.favours[place]
            if card >= 0 and self.favour_users[place] == NOBODY:
                self.ai_workers -= 1
                self.favour_users[place] = LABOURER * OWNER + AI
                self.tell(events.AI_FAVOUR, AI, place)
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
            self.tell(events.AI_LEFT_ROW, AI, place)
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

    def ai_conspires(self) -> None:
        """PA-34.8, PA-34.9: suspicion and workers."""
        self.ai_workers += self.edition.ai_conspire_workers
        for _ in range(self.edition.ai_conspire):
            self.later(SUSPECT, AI, 0)
