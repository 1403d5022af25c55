"""Trial: before every toss of a coin all guess at once which side will show. Whoever was right wins a point."""

from regalia.kernel.agenda import Event, Events
from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import i64, vec

SIDES = ("crown", "shield")
ROUNDS = 5
STREAMS = ("tosses",)
TOSSES = 0
GUESS, TOSS = 0, 1  # the steps, and the question
TOSSED = 0  # the event


class Coin(Position):
    """One game in progress; the number of an option is that of a side."""

    round: int
    guesses: "vec[i64]"  # for every seat the side it has named
    points: "vec[i64]"

    def fields(self) -> tuple[str, ...]:
        """All of the above: whole numbers, and vectors of them."""
        return ("round", "guesses", "points")

    def step(self, entry: int) -> None:
        """What the agenda says: all guess at once, then the coin is tossed."""
        if entry == GUESS:
            self.round += 1
            self.then(TOSS)
            self.ask_together((1 << self.seats) - 1, GUESS)
            return
        side = self.chance.below(TOSSES, len(SIDES))
        for seat in self.right(side):
            self.points[seat] += 1
        self.tell(TOSSED, about=side)

    def right(self, side: int) -> list[int]:
        """The seats that have named this side."""
        return [seat for seat in range(self.seats) if self.guesses[seat] == side]

    def events(self) -> "Events[Coin]":
        """What is heard of each event, made from the game, a seat and two more numbers."""
        return {TOSSED: lambda coin, seat, side, more: Event("tossed", coin.toss(side))}

    def toss(self, side: int) -> dict[str, object]:
        """Which side has shown, and who was right."""
        right = self.right(side)
        return {"round": self.round, "side": f"@side-{SIDES[side]}", "seats": right, "count": len(right)}

    def legal(self, seat: int) -> "vec[i64]":
        """Either side."""
        return vec[i64](list(range(len(SIDES))))

    def answer(self, seat: int, option: int) -> None:
        """Note the guess; it is carried out once all have guessed."""
        self.guesses[seat] = option

    def score(self, seat: int) -> int:
        """A point for every guess that was right."""
        return int(self.points[seat])

    def option_count(self) -> int:
        """As many as the coin has sides."""
        return len(SIDES)

    def name(self, seat: int, option: int) -> str:
        """As records and bots call it."""
        return SIDES[option] if 0 <= option < len(SIDES) else "nothing"

    def pieces(self, seat: int, option: int) -> list[str]:
        """The side on the table that is clicked."""
        return [f"side:{SIDES[option]}"]

    def phrase(self, seat: int, option: int) -> Phrase:
        """As a person reads it."""
        return "option-guess", {"side": f"@side-{SIDES[option]}"}

    def prompt(self, seat: int) -> Phrase:
        """The question."""
        return "prompt-guess", {"round": self.round}


def new_game(seats: int, chance: Chance) -> Coin:
    """The table before the first round."""
    game = Coin()
    game.clear_table(seats, chance)
    game.round, game.guesses, game.points = 0, filled(seats, -1), filled(seats, 0)
    game.plan([GUESS] * ROUNDS)
    return game
