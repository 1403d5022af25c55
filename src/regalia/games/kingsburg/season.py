"""A productive season: roll and order, influence, help, build."""

from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    CHAPEL,
    ENEMY_KINDS,
    GAIN_PEEK,
    GAIN_PLUS2,
    GAIN_SIZE,
    GAIN_SOLDIERS,
    GAIN_VP,
    GIFT_SOLDIERS,
    GIFTS_MAX,
    GUILD_GOLD,
    SEASON_VP,
    STATUE,
    SUMMER_PLUS2,
    TOWN_HALL,
    WHITE_DICE,
)
from regalia.games.kingsburg.position import (
    ASIDE,
    AUTUMN,
    COLOURED,
    DICE,
    FROM_ADVISORS,
    FROM_BUILDINGS,
    FROM_EMBASSY,
    FROM_TOWN_HALL,
    IN_HAND,
    IN_SUPPLY,
    NEUTRAL,
    NO_USE,
    NOBODY,
    SLOTS,
    SPACES,
    SPRING,
    SUMMER,
    USE_BUILD,
    USE_INFLUENCE,
)
from regalia.games.kingsburg.steps import (
    ABOUT,
    ANNOUNCE,
    BUILDING,
    CLEAR_DICE,
    GUILDS,
    HELP,
    INFLUENCE,
    NEUTRAL_DICE,
    PUT_ASIDE,
    REROLL,
    ROLL,
    SEASON_ENDS,
    SEASON_OVER,
    SECOND_BUILD,
    SET_ORDER,
    Steps,
)
from regalia.kernel.vectors import append, i64, vec


class Season(Steps):
    """KB-4 to KB-8: what happens in spring, summer and autumn."""

    def season(self, phase: i64) -> None:
        """KB-2.7, KB-9.4, KB-11.1, KB-R68: the order of things in a productive season."""
        self.enter(phase)
        self.plan([INFLUENCE, HELP, CLEAR_DICE, BUILDING, SEASON_ENDS, SEASON_OVER])
        self.plan([ANNOUNCE, NEUTRAL_DICE, GUILDS, ROLL, SET_ORDER])

    def envoy_in_window(self) -> bool:
        """KB-10.4: whether the Envoy can be used this season."""
        return self.envoy != NOBODY and (self.edition.envoy_stays or self.phase == AUTUMN)

    def announce(self) -> None:
        """KB-10.11, KB-R43: the holder of the Envoy announces its use."""
        if not self.envoy_in_window() or not self.edition.envoy_announced:
            return
        self.ask(self.envoy, opt.ASK_ENVOY, vec[i64]([opt.PASS, opt.ENVOY_INFLUENCE, opt.ENVOY_BUILD]))

    def announced(self, seat: i64, option: i64) -> None:
        """KB-10.12, KB-E37: without an announcement the token goes home, unless its window is longer."""
        if option == opt.PASS:
            if not self.edition.envoy_stays:
                self.envoy = NOBODY
        else:
            self.envoy_use = USE_INFLUENCE if option == opt.ENVOY_INFLUENCE else USE_BUILD
        if self.journal is not None:
            self.tell("envoy-announced", {"seat": int(seat), "use": ("none", "influence", "build")[self.envoy_use]})

    def roll_neutral_dice(self) -> None:
        """KB-14.1 to KB-14.4, KB-R64, KB-R65."""
        if self.seats != 2:
            return
        for number in range(5):
            self.neutral[number] = self.chance.die(DICE)
        three = self.neutral[0] + self.neutral[1] + self.neutral[2]
        pair = self.neutral[3] + self.neutral[4]
        self.block(three)
        if self.edition.pair_by_sum and pair != three:
            self.block(pair)
        else:
            self.block(self.neutral[3])
            self.block(self.neutral[4])
        if self.journal is not None:
            taken = [str(number + 1) for number in range(18) if self.owner[number] == NEUTRAL]
            self.tell("neutral", {"numbers": ", ".join(taken)})

    def block(self, number: i64) -> None:
        """KB-14.8: an advisor with neutral dice counts as influenced."""
        self.owner[number - 1] = NEUTRAL

    def guilds(self) -> None:
        """KB-8.14: gold before the roll."""
        for seat in self.order:
            gold = self.effect(seat, GUILD_GOLD)
            if gold:
                self.goods[seat * 3] += gold
                if self.journal is not None:
                    self.tell("guild", {"seat": int(seat), "take": [("gold", int(gold))]})

    def roll(self) -> None:
        """KB-4.1 to KB-4.4: all roll; then rerolls in the old turn order (KB-R13)."""
        for seat in range(self.seats):
            whites = self.effect(seat, WHITE_DICE)
            if self.aid == seat and self.phase == SPRING:
                whites += 1
            for slot in range(COLOURED + whites):
                self.dice[seat * SLOTS + slot] = self.chance.die(DICE)
                self.place[seat * SLOTS + slot] = IN_HAND
            self.sort_dice(seat)
        if self.journal is not None:
            for seat in self.order:
                self.tell(
                    "rolls",
                    {"seat": int(seat), "dice": opt.dice_text(self, seat, opt.dice_in_hand(self, seat))},
                )
        self.in_turn_order(REROLL)

    def sort_dice(self, seat: i64) -> None:
        """Coloured dice from low to high, white dice from low to high."""
        first = seat * SLOTS
        self.swap_dice(first, first + 1)
        self.swap_dice(first + 1, first + 2)
        self.swap_dice(first, first + 1)
        if self.dice[first + 4]:
            self.swap_dice(first + 3, first + 4)

    def swap_dice(self, low: i64, high: i64) -> None:
        """Two dice of one colour, the lower one first."""
        if self.dice[low] > self.dice[high]:
            face = self.dice[low]
            self.dice[low] = self.dice[high]
            self.dice[high] = face

    # Rerolls.

    def all_equal(self, seat: i64) -> bool:
        """KB-8.2, KB-R14: all own dice, white ones included, show the same number."""
        face = self.dice[seat * SLOTS]
        for slot in range(1, SLOTS):
            other = self.dice[seat * SLOTS + slot]
            if other and other != face:
                return False
        return True

    def reroll_left(self, seat: i64, building: i64) -> bool:
        """KB-8.4, KB-8.5: whether the Statue or the Chapel can still be used this season."""
        if not self.has(seat, building):
            return False
        used = self.rerolled[seat]
        return (used >> building) & 1 == 0 if self.edition.each_reroll else used == 0

    def offer_reroll(self, seat: i64) -> None:
        """KB-4.4, KB-8.2 to KB-8.5, KB-8.33."""
        if self.built[seat] & 3 == 0:
            return
        offer = vec[i64]([opt.PASS])
        if self.all_equal(seat) and self.single_reroll(seat) >= 0:
            offer = append(offer, opt.REROLL_COLOURED)
            if self.dice[seat * SLOTS + COLOURED]:
                offer = append(offer, opt.REROLL_WHITE)
        if self.edition.chapel_total and self.total_of(seat) <= 7 and self.reroll_left(seat, CHAPEL):
            offer = append(offer, opt.REROLL_ALL)
        self.ask(seat, opt.ASK_REROLL, offer)

    def single_reroll(self, seat: i64) -> i64:
        """The building that allows to reroll one die now, or -1."""
        if self.reroll_left(seat, STATUE):
            return STATUE
        if not self.edition.chapel_total and self.reroll_left(seat, CHAPEL):
            return CHAPEL
        return -1

    def rerolls(self, seat: i64, option: i64) -> None:
        """Roll again what was chosen, and see whether the other building can still be used."""
        if option == opt.PASS:
            return
        building: i64 = CHAPEL if option == opt.REROLL_ALL else self.single_reroll(seat)
        self.rerolled[seat] |= 1 << building
        for slot in range(SLOTS):
            die = seat * SLOTS + slot
            if self.dice[die] and (option == opt.REROLL_ALL or slot == self.rerolled_slot(option)):
                self.dice[die] = self.chance.die(DICE)
        self.sort_dice(seat)
        if self.journal is not None:
            dice = opt.dice_text(self, seat, opt.dice_in_hand(self, seat))
            self.tell("rerolls", {"seat": int(seat), "building": "@building-" + BUILDINGS[building], "dice": dice})
        self.then(REROLL + ABOUT * seat)

    def rerolled_slot(self, option: i64) -> i64:
        """All dice are equal, so the first of a colour stands for any of them."""
        return COLOURED if option == opt.REROLL_WHITE else 0

    # The turn order.

    def set_order(self) -> None:
        """KB-4.5 to KB-4.8: ascending totals; equal ones keep their order."""
        for place in range(1, self.seats):
            seat = self.order[place]
            total = self.total_of(seat)
            before = place
            while before > 0 and self.total_of(self.order[before - 1]) > total:
                self.order[before] = self.order[before - 1]
                before -= 1
            self.order[before] = seat
        if self.journal is not None:
            self.tell("order", {"seats": [int(seat) for seat in self.order]})
        if self.seats == 2 and self.edition.die_set_aside:
            self.in_turn_order(PUT_ASIDE)

    def dice_to_set_aside(self, seat: i64) -> vec[i64]:
        """KB-14.6, KB-D5: one of the own dice; equal ones of a colour count once."""
        hand = opt.dice_in_hand(self, seat)
        different = hand & ~opt.twins(self, seat, hand)
        found = vec[i64]()
        for slot in range(SLOTS):
            if (different >> slot) & 1:
                found = append(found, opt.SET_ASIDE + slot)
        return found

    def sets_aside(self, seat: i64, option: i64) -> None:
        """KB-14.7."""
        slot = option - opt.SET_ASIDE
        if self.journal is not None:
            self.tell("sets-aside", {"seat": int(seat), "dice": opt.dice_text(self, seat, 1 << slot)})
        self.place[seat * SLOTS + slot] = ASIDE

    # Influencing the advisors.

    def influence(self, turn: i64) -> None:
        """KB-5.1, KB-5.2, KB-5.17: the next seat in turn order that is not done."""
        if self.out == (1 << self.seats) - 1:
            return
        seat = self.order[turn]
        self.then(INFLUENCE + ABOUT * ((turn + 1) % self.seats))
        if (self.out >> seat) & 1 == 0:
            self.ask(seat, opt.ASK_INFLUENCE, opt.placements(self, seat))

    def influences(self, seat: i64, option: i64) -> None:
        """KB-5.4, KB-5.5, KB-5.19."""
        if option == opt.PASS:
            self.out |= 1 << seat
            if self.journal is not None:
                self.tell("passes", {"seat": int(seat)})
            return
        if self.journal is not None:
            details = opt.placement_details(self, seat, option)
            details["seat"] = int(seat)
            self.tell("influences", details)
        self.put_group(seat, option)
        if opt.dice_in_hand(self, seat) == 0:
            self.out |= 1 << seat

    def put_group(self, seat: i64, option: i64) -> None:
        """Dice, tokens and Market of one group go to the court (KB-5.20)."""
        space = opt.target(self, seat, option) - 1
        if self.owner[space] != NOBODY:
            space += 18
            self.send_envoy_home()
        tokens, shift, mask = opt.placed_tokens(option), opt.placed_shift(option), opt.placed_dice(option)
        self.owner[space] = seat
        self.group_tokens[space] = tokens
        self.group_shift[space] = shift
        self.tokens[seat] -= tokens
        self.spent_tokens[seat] += tokens
        if shift:
            self.market |= 1 << seat
        for slot in range(SLOTS):
            if (mask >> slot) & 1:
                self.place[seat * SLOTS + slot] = space % 18 + 1 + 32 * (space // 18)

    def send_envoy_home(self) -> None:
        """KB-10.13, KB-R45: used once, the token goes back to its space."""
        self.envoy = NOBODY
        self.envoy_use = NO_USE

    # Help from the advisors.

    def help(self, about: i64) -> None:
        """KB-6.1 to KB-6.5, KB-R19: the groups on each advisor in ascending order, first come first."""
        turn = about
        while turn < SPACES:
            space = turn // 2 + 18 * (turn % 2)
            turn += 1
            if 0 <= self.owner[space] < self.seats:
                self.then(HELP + ABOUT * turn)
                self.helping = space
                self.offer_gift(self.owner[space], space % 18 + 1)
                return
        self.helping = -1

    def offer_gift(self, seat: i64, number: i64) -> None:
        """KB-6.4, KB-D7 to KB-D9: the alternatives that the seat can pay; those that cost may be declined."""
        offer = vec[i64]()
        if self.edition.gift_optional[number]:
            offer = append(offer, opt.PASS)
        for alternative in range(self.edition.gift_count[number]):
            if self.can_take(seat, number, alternative):
                offer = append(offer, opt.GIFT + alternative)
        self.ask(seat, opt.ASK_GIFT, offer)

    def can_take(self, seat: i64, number: i64, alternative: i64) -> bool:
        """Goods that a gift costs must be there; points may go below 0 (KB-R23)."""
        first = (number * GIFTS_MAX + alternative) * GAIN_SIZE
        for good in range(3):
            if self.goods[seat * 3 + good] + self.edition.gift[first + good] < 0:
                return False
        return True

    def takes_gift(self, seat: i64, option: i64) -> None:
        """KB-6.6 to KB-6.23, KB-8.20, KB-8.21."""
        number = opt.helper(self)
        if option == opt.PASS:
            if self.journal is not None:
                self.tell("declines", {"seat": int(seat), "advisor": "@advisor-" + ADVISORS[number - 1]})
            return
        first = (number * GIFTS_MAX + option - opt.GIFT) * GAIN_SIZE
        gift = self.edition.gift
        for good in range(3):
            self.goods[seat * 3 + good] += gift[first + good]
        if gift[first + GAIN_VP]:
            self.score_points(seat, FROM_ADVISORS, gift[first + GAIN_VP])
        self.tokens[seat] += gift[first + GAIN_PLUS2]
        soldiers = gift[first + GAIN_SOLDIERS]
        if soldiers > 0:
            soldiers += self.effect(seat, GIFT_SOLDIERS)
            self.soldiers[seat] += soldiers
        if self.journal is not None:
            self.tell_gift(seat, number, option - opt.GIFT, soldiers)
        if gift[first + GAIN_PEEK]:
            self.look_at_enemy(seat)

    def tell_gift(self, seat: i64, number: i64, alternative: i64, soldiers: i64) -> None:
        """Who got what from whom."""
        take = [(k, n) for k, n in opt.gains(self, number, alternative, 1) if k != "soldiers"]
        if soldiers:
            take.append(("soldiers", int(soldiers)))
        give = opt.gains(self, number, alternative, -1)
        details: dict[str, object] = {"seat": int(seat), "advisor": "@advisor-" + ADVISORS[number - 1]}
        details["take"] = take
        details["give"] = give
        self.tell("trades" if give else "helped", details)

    def look_at_enemy(self, seat: i64) -> None:
        """KB-6.15, KB-6.22, KB-R24, KB-R25: the card goes back on top; only this seat has seen it."""
        if self.enemy < 0:
            self.draw_enemy()
        self.seen |= 1 << seat
        self.shown += 1
        if self.journal is not None:
            self.tell("looks", {"seat": int(seat)})
            details = self.enemy_details()
            details["seat"] = int(seat)
            self.tell("sees", details, 1 << seat)

    def enemy_details(self) -> dict[str, object]:
        """This year's enemy, for a person."""
        kind = ENEMY_KINDS[self.edition.enemy_kind[self.enemy]]
        return {"enemy": "@enemy-" + kind, "strength": int(self.edition.enemy_strength[self.enemy])}

    def clear_dice(self) -> None:
        """KB-6.24 to KB-6.27: dice and tokens leave the court; neutral dice stay until the season is over."""
        for space in range(SPACES):
            if self.owner[space] != NEUTRAL:
                self.owner[space] = NOBODY
                self.group_tokens[space] = 0
                self.group_shift[space] = 0
        for die in range(self.seats * SLOTS):
            self.dice[die] = 0
            self.place[die] = IN_HAND if die % SLOTS < COLOURED else IN_SUPPLY
        for seat in range(self.seats):
            self.rerolled[seat] = 0
            self.spent_tokens[seat] = 0
        self.aid = NOBODY
        self.out = 0
        self.market = 0

    # Building.

    def buildable(self, seat: i64) -> vec[i64]:
        """KB-7.7 to KB-7.9, KB-D10: pass, and the next building of each row that can be paid."""
        found = vec[i64]([opt.PASS])
        for building in range(len(BUILDINGS)):
            if self.stands_next(seat, building) and self.can_pay(seat, building):
                found = append(found, opt.BUILD + building)
        return found

    def builds(self, seat: i64, option: i64) -> None:
        """KB-7.3 to KB-7.6; the Envoy allows a second building (KB-7.2, KB-10.9)."""
        if option == opt.PASS:
            if self.journal is not None:
                self.tell("no-building", {"seat": int(seat)})
            return
        building = option - opt.BUILD
        if self.journal is not None:
            details = opt.build_details(self, seat, building)
            details["seat"] = int(seat)
            self.tell("builds", details)
        for good in range(3):
            self.goods[seat * 3 + good] -= self.price(seat, building, good)
        self.built[seat] |= 1 << building
        self.score_points(seat, FROM_BUILDINGS, self.edition.points[building])
        if self.question == opt.ASK_BUILD_AGAIN:
            self.send_envoy_home()
        elif self.envoy_may_build(seat):
            self.then(SECOND_BUILD + ABOUT * seat)

    def envoy_may_build(self, seat: i64) -> bool:
        """KB-10.5, KB-10.9: whether a seat may build twice this season."""
        if self.envoy != seat or not self.envoy_in_window():
            return False
        return self.envoy_use == USE_BUILD or not self.edition.envoy_announced

    # The end of the season.

    def end_of_season(self, seat: i64) -> None:
        """KB-8.9, KB-8.29, KB-8.32, KB-R59: Inn and Embassy first, so that the token can pay in the Town Hall."""
        tokens = self.effect(seat, SUMMER_PLUS2) if self.phase == SUMMER else i64(0)
        if tokens:
            self.tokens[seat] += tokens
            if self.journal is not None:
                self.tell("inn", {"seat": int(seat), "take": [("plus2", int(tokens))]})
        points = self.effect(seat, SEASON_VP)
        if points:
            self.score_points(seat, FROM_EMBASSY, points)
            if self.journal is not None:
                self.tell("embassy", {"seat": int(seat), "points": int(points)})
        if self.has(seat, TOWN_HALL):
            self.ask(seat, opt.ASK_TOWN_HALL, self.town_hall_offer(seat))

    def town_hall_offer(self, seat: i64) -> vec[i64]:
        """KB-8.29 to KB-8.31, KB-D12, KB-R61."""
        offer = vec[i64]()
        if self.edition.town_hall_pays:
            offer = append(offer, opt.PASS)
        if not self.edition.town_hall_pays or self.tokens[seat] > 0:
            offer = append(offer, opt.TOKEN)
        for mix in opt.mixes_of(1, self, seat):
            offer = append(offer, mix)
        return offer

    def town_hall(self, seat: i64, option: i64) -> None:
        """A token as a gift, or a token or a good for a point."""
        if option == opt.PASS:
            return
        gift = option == opt.TOKEN and not self.edition.town_hall_pays
        if option == opt.TOKEN:
            self.tokens[seat] += 1 if gift else -1
        else:
            self.pay_mix(seat, option - opt.MIX)
        if not gift:
            self.score_points(seat, FROM_TOWN_HALL, 1)
        if self.journal is not None:
            thing = [("plus2", 1)] if option == opt.TOKEN else opt.mix_amounts(option - opt.MIX)
            self.tell("town-hall-token" if gift else "town-hall-point", {"seat": int(seat), "give": thing})

    def season_over(self) -> None:
        """KB-7.14, KB-10.13, KB-14.11: effects of the end first, then the last dice and the Envoy leave."""
        for space in range(18):
            self.owner[space] = NOBODY
        for number in range(5):
            self.neutral[number] = 0
        if self.envoy_use != NO_USE or (self.envoy_in_window() and not self.edition.envoy_stays):
            self.send_envoy_home()
