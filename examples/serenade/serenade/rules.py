"""Serenade: five evenings at the court of a moody king, for two to five players.

Every evening the king longs for song, dance or verse, and two gifts lie ready. All send a courtier at once, face down.
Whoever pleases most takes one of the gifts, the second best the other. Gifts are worth points, and sets of them more.
"""

from regalia.kernel.agenda import Event, Events
from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled
from regalia.kernel.observation import SECRET, Observations
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import i64, vec

ARTS = ["song", "dance", "verse"]
RANKS = 10
COURTIERS = [f"{art}-{rank}" for art in ARTS for rank in range(1, RANKS + 1)]
CARDS = len(COURTIERS)
GIFTS = ["rose", "ring", "crown"]
KINDS = len(GIFTS)
WORTH = (1, 2, 3)  # points for each gift
SET = 3  # and for a rose, a ring and a crown together
BAG = vec[i64]([3, 2, 1])  # how many of each gift the bag holds; what is drawn is put back
LONGING = 5  # what the art that the king longs for adds to a rank
HAND, EVENINGS, REFILLS, READY = 4, 5, 2, 2

STREAMS = ("longings", "gifts", "courtiers")
LONGINGS, GIVING, DEALING = range(3)
SEND, TAKE = range(2)  # the questions
QUESTIONS = ["send", "take"]
EVENING, REVEAL, REFILL, CHOICE = 0, 1, 2, 3  # the steps; CHOICE and above: a seat takes a gift
BEGINS, SENDS, TAKES = range(3)  # the events


def courtier(card: int) -> dict[str, object]:
    """What the message `courtier` needs to name one."""
    return {"kind": ARTS[card // RANKS], "rank": card % RANKS + 1}


class Serenade(Position):
    """One game in progress. An option below CARDS sends that courtier, one above takes that kind of gift."""

    evening: int
    longing: int  # the art of this evening
    gifts: "vec[i64]"  # how many of each kind lie ready
    deck: "vec[i64]"  # 1 for every courtier that nobody has drawn yet
    hands: "vec[i64]"  # for every seat: 1 for every courtier it holds
    sent: "vec[i64]"  # for every seat: the courtier that lies open before it, or -1
    taken: "vec[i64]"  # for every seat: how many of each kind of gift it has

    def fields(self) -> tuple[str, ...]:
        return ("evening", "longing", "gifts", "deck", "hands", "sent", "taken")

    # The rules, in the order of an evening.

    def step(self, entry: int) -> None:
        if entry == EVENING:
            self.begin_evening()
        elif entry == REVEAL:
            best, second = self.pleasing()[:2]
            self.plan([CHOICE + best, CHOICE + second, REFILL])
        elif entry == REFILL:
            for seat in range(self.seats) if self.evening <= REFILLS else ():
                self.draw(seat)
        else:
            kinds = [CARDS + kind for kind in range(KINDS) if self.gifts[kind]]
            self.ask(entry - CHOICE, TAKE, vec[i64](kinds))

    def begin_evening(self) -> None:
        self.evening += 1
        self.longing = self.chance.below(LONGINGS, len(ARTS))
        self.sent = filled(self.seats, -1)
        for _ in range(READY):
            self.gifts[self.chance.pick(GIVING, BAG)] += 1
        self.tell(BEGINS)
        self.then(REVEAL)
        self.ask_together((1 << self.seats) - 1, SEND)

    def draw(self, seat: int) -> None:
        card = self.chance.pick(DEALING, self.deck)
        self.deck[card] = 0
        self.hands[seat * CARDS + card] = 1

    def legal(self, seat: int) -> "vec[i64]":
        return vec[i64](self.hand(seat))

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if self.hands[seat * CARDS + card]]

    def answer(self, seat: int, option: int) -> None:
        if option < CARDS:
            self.sent[seat] = option
            self.hands[seat * CARDS + option] = 0
            self.tell(SENDS, seat, option)
        else:
            self.gifts[option - CARDS] -= 1
            self.taken[seat * KINDS + option - CARDS] += 1
            self.tell(TAKES, seat, option - CARDS)

    def pleasing(self) -> list[int]:
        """All seats, the most pleasing courtier first; of equals the one nearer to the first seat of the evening."""
        first = (self.evening - 1) % self.seats

        def order(seat: int) -> tuple[int, int]:
            art, rank = divmod(int(self.sent[seat]), RANKS)
            return -rank - LONGING * (art == self.longing), (seat - first) % self.seats

        return sorted(range(self.seats), key=order)

    def score(self, seat: int) -> int:
        taken = [int(self.taken[seat * KINDS + kind]) for kind in range(KINDS)]
        return sum(count * worth for count, worth in zip(taken, WORTH, strict=True)) + SET * min(taken)

    # What is heard of it.

    def events(self) -> "Events[Serenade]":
        return {
            BEGINS: lambda game, seat, about, more: Event("evening", game.wish()),
            SENDS: lambda game, seat, card, more: Event("sends", {"seat": seat, **courtier(card)}),
            TAKES: lambda game, seat, kind, more: Event("takes", {"seat": seat, "gifts": [(GIFTS[kind], 1)]}),
        }

    def wish(self) -> dict[str, object]:
        """What the king longs for this evening, and the gifts that lie ready."""
        ready = [(GIFTS[kind], int(self.gifts[kind])) for kind in range(KINDS) if self.gifts[kind]]
        return {"number": self.evening, "art": f"@art-{ARTS[self.longing]}", "gifts": ready}

    # What nobody may know.

    def redraw(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        hands = {other: self.hand(other) for other in range(self.seats) if other != seat}
        for other, cards in hands.items():
            for card in cards:
                self.hands[other * CARDS + card] = 0
                self.deck[card] = 1
        for other, cards in hands.items():
            for _ in cards:
                self.draw(other)
        self.redraw_answers(seat)

    def before(self, seat: int) -> int:
        """The courtier that lies before a seat: open, or face down while others still choose; -1 for none."""
        face_down = self.together() and not self.waits(seat)
        return int(self.answers[seat] if face_down else self.sent[seat])

    # What an option is called.

    def option_count(self) -> int:
        return CARDS + KINDS

    def name(self, seat: int, option: int) -> str:
        if not 0 <= option < CARDS + KINDS:
            return "nothing"
        return f"send:{COURTIERS[option]}" if option < CARDS else f"take:{GIFTS[option - CARDS]}"

    def pieces(self, seat: int, option: int) -> list[str]:
        return [f"courtier:{COURTIERS[option]}" if option < CARDS else f"gift:{GIFTS[option - CARDS]}"]

    def phrase(self, seat: int, option: int) -> Phrase:
        if option < CARDS:
            return "option-send", courtier(option)
        return "option-take", {"gifts": [(GIFTS[option - CARDS], 1)]}

    def prompt(self, seat: int) -> Phrase:
        return f"prompt-{QUESTIONS[self.question]}", {"art": f"@art-{ARTS[self.longing]}"}

    # What programs that learn are told.

    def observe(self, seat: int, observation: Observations) -> None:
        self.observe_table(seat, observation, QUESTIONS)
        observation.number("evening", self.evening)
        observation.one_of("longing", ARTS, self.longing)
        observation.span("ready", GIFTS, self.gifts, 0)
        for ahead in range(self.seats):
            other = (seat + ahead) % self.seats
            observation.about_seat(ahead)
            observation.span("taken", GIFTS, self.taken, other * KINDS)
            observation.one_of("sent", COURTIERS, self.sent[other])
        observation.heading = SECRET
        observation.span("hand", COURTIERS, self.hands, seat * CARDS)
        observation.one_of("face_down", COURTIERS, self.before(seat) if self.together() else -1)


def new_game(seats: int, chance: Chance) -> Serenade:
    """The table before the first evening."""
    game = Serenade()
    game.clear_table(seats, chance)
    game.evening = game.longing = 0
    game.gifts, game.taken = filled(KINDS, 0), filled(seats * KINDS, 0)
    game.deck, game.hands, game.sent = filled(CARDS, 1), filled(seats * CARDS, 0), filled(seats, -1)
    for seat in range(seats):
        for _ in range(HAND):
            game.draw(seat)
    game.plan([EVENING] * EVENINGS)
    return game
