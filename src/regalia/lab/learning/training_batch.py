"""Games side by side in one process, as networks are trained on them."""

from collections.abc import Callable
from typing import Final

from regalia.kernel.counts import filled
from regalia.kernel.position import IllegalChoice, Position
from regalia.kernel.vectors import append, i64, vec
from regalia.lab.envs.stepper import Stepper

SIDES: Final = 5  # at most, with an artificial opponent where there is one
ABSENT: Final = -1000  # the points of sides that are not there


class TrainingBatch(Stepper):
    """Games that are seen as a network sees them; every seat is rewarded for its points, of two or alone for its lead.

    Of two who are rewarded for points, neither would end a game in which both still gain by waiting; and whoever lags
    behind would rather wait for ever than lose, so that a game counts as it stands after so many choices.
    """

    finals: vec[i64]  # the points of every side in the game of a row that ended last
    won: vec[i64]  # 1 for the seat that won it, if it shared that with nobody
    lengths: vec[i64]  # choices so far

    def __init__(
        self, deal: Callable[[int], Position], count: i64, width: i64, spoken: i64, longest: i64, seed: bytes
    ) -> None:
        self.longest: i64 = longest  # choices of a game
        self.lengths = filled(count, 0)
        self.finals = filled(count * SIDES, ABSENT)
        self.won = filled(count * SIDES, 0)
        self.spoken: i64 = spoken  # numbers by which the network knows options
        super().__init__(deal, count, width, True, seed)

    def mask_width(self) -> i64:
        """A flag for every number by which the network knows an option."""
        return self.spoken

    def note_points(self, game: i64) -> None:
        """What the seats have at the beginning."""
        for seat in range(self.seats):
            self.points[game * self.seats + seat] = self.worth(self.positions[game], seat)

    def worth(self, position: Position, seat: i64) -> i64:
        """What a seat is rewarded for."""
        return position.lead(seat) if self.seats <= 2 else position.score(seat)

    def show(self, game: i64, position: Position) -> None:
        """Seat to move, mask, and what the network sees."""
        seat = position.turn()
        self.turns[game] = seat
        self.mark(game, spoken_offer(position, seat))
        self.observation.begin(game)
        position.see(seat, self.observation)

    def move(self, game: i64, position: Position, option: i64) -> None:
        """One choice, by the number by which the network knows it."""
        super().move(game, position, meant(position, self.turns[game], option))

    def ends(self, game: i64, position: Position) -> bool:
        """Whether the game is over, or has gone on for too long."""
        self.lengths[game] += 1
        over = position.waiting == 0 or self.lengths[game] >= self.longest
        if over:
            self.lengths[game] = 0
        return over

    def reward(self, game: i64, position: Position, over: bool) -> None:
        """What a step has brought every seat."""
        first = game * self.seats
        for seat in range(self.seats):
            worth = self.worth(position, seat)
            self.rewards[first + seat] = float(int(worth - self.points[first + seat]))
            self.points[first + seat] = worth
        if over:
            self.note_end(game * SIDES, position)

    def note_end(self, first: i64, position: Position) -> None:
        """How a game has ended for every side."""
        winners: i64 = 0
        for rank in position.ranks():
            winners += 1 if rank == 1 else 0
        for seat in range(self.seats):
            self.finals[first + seat] = position.score(seat)
            self.won[first + seat] = 1 if winners == 1 and position.rank(seat) == 1 else 0
        if self.seats == 1:
            self.finals[first + 1] = position.score(0) - position.lead(0)


def spoken_offer(position: Position, seat: i64) -> vec[i64]:
    """The options of a seat as the network knows them, each once."""
    found = vec[i64]()
    for option in position.distinct(seat):
        spoken = position.spoken(seat, option)
        if spoken not in found:
            found = append(found, spoken)
    return found


def meant(position: Position, seat: i64, spoken: i64) -> i64:
    """The first option of a seat that the network knows by a number."""
    offer = position.distinct(seat)
    for option in offer:
        if position.spoken(seat, option) == spoken:
            return option
    raise IllegalChoice(f"Seat {seat} has no option that a network knows as {spoken}.", "")
