"""Many games side by side, stepped in one call: what the vector environment runs on."""

from collections.abc import Callable
from typing import Final

from regalia.kernel.counts import filled
from regalia.kernel.observation import Observations
from regalia.kernel.position import IllegalChoice, Position
from regalia.kernel.vectors import append, i16, i64, u8, vec

Packed = tuple[list[bytes], int, list[list[int]], list[float]]
Farewell = Callable[[int, Position], None]  # the row of a game that is over, and the game

REST: Final = -1  # instead of an option: nothing happens in that game
LAST: Final = -1  # instead of a seat: whichever chose last
LEHMER_PRIME: Final = 2147483647
LEHMER_FACTOR: Final = 48271
LEHMER_BITS: Final = 31
AT_HAND: Final = 16  # games


def rank_rewards(position: Position) -> list[float]:
    """What the places at the end are worth: 1 for the first, -1 for the last, even steps between; ties share.

    Alone at the table it is 1 for a win and -1 for a loss.
    """
    ranks = position.ranks()
    if position.seats == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    rewards: list[float] = []
    for own in ranks:
        balance: i64 = 0
        for other in ranks:
            if other > own:
                balance += 1
            elif other < own:
                balance -= 1
        rewards.append(int(balance) / (int(position.seats) - 1))
    return rewards


class Endings:
    """How the game that ended last in every row has ended, and what whoever learns there knew of it then."""

    observation: Observations
    learners: vec[i64]  # the seat that learns in a row; where it is LAST, the one that chose last
    seats: vec[i64]  # which one that was
    scores: vec[i64]  # of every seat
    ranks: vec[i64]

    def __init__(self, count: i64, width: i64, seats: i64) -> None:
        self.observation = Observations(count, width)
        self.learners = filled(count, LAST)
        self.seats = filled(count, 0)
        self.scores = filled(count * seats, 0)
        self.ranks = filled(count * seats, 0)

    def note(self, game: i64, position: Position, chooser: i64) -> None:
        """A game has ended."""
        seat = self.learners[game]
        if seat == LAST:
            seat = chooser
        self.seats[game] = seat
        self.observation.clear_row(game)
        position.observe(seat, self.observation)
        scores, ranks, first = self.scores, self.ranks, game * position.seats
        for other in range(position.seats):
            scores[first + other] = position.score(other)
            ranks[first + other] = position.rank(other)

    def packed(self) -> list[list[int]]:
        """All that is kept, for another one."""
        known = [int(number) for number in self.observation.cells]
        return [known, *([int(n) for n in row] for row in (self.learners, self.seats, self.scores, self.ranks))]

    def unpack(
        self, known: list[int], learners: list[int], seats: list[int], scores: list[int], ranks: list[int]
    ) -> None:
        """What another one has packed, in the place of this."""
        for place in range(len(known)):
            self.observation.cells[place] = i16(known[place])
        for game in range(len(learners)):
            self.learners[game] = learners[game]
            self.seats[game] = seats[game]
        for place in range(len(scores)):
            self.scores[place] = scores[place]
            self.ranks[place] = ranks[place]


class Stepper:
    """Games side by side, each with one seat to move; a game that ends makes room for a new one at once.

    Every row has games of its own: the same seed gives the same, whatever happens in the other rows. The vectors keep
    their place in memory, so that numpy arrays can look at them: a row for each game. Whoever steps checks the choices
    first and clears the observation, at one go for all games.
    """

    observation: Observations  # observations of the seats to move
    masks: vec[u8]  # 1 for every option of the seat to move
    rewards: vec[float]  # of the last step, for every seat
    ended: vec[u8]  # 1 where the last step ended a game; all else is of the new game then
    turns: vec[i64]  # seats to move
    choices: vec[i64]  # the last sample
    offers: vec[i16]  # the options of the seat to move, from the beginning of a row on
    offered: vec[i64]  # how many of them
    begun: vec[i64]  # games that have begun in a row
    endings: Endings | None  # where it is kept how games have ended, if anybody wants to know
    farewell: Farewell | None  # told of every game that ends, before the next one takes its place

    def __init__(self, deal: Callable[[int], Position], count: i64, width: i64, by_points: bool, seed: bytes) -> None:
        self.deal = deal
        self.count: i64 = count
        self.width: i64 = width
        self.by_points: bool = by_points
        self.luck: i64 = 1 + int.from_bytes(seed, "little") % (LEHMER_PRIME - 1)
        self.endings = None
        self.farewell = None
        self.rests: bool = False  # whether a game may rest in the step after an end
        self.begun = filled(count, 0)
        self.positions: vec[Position] = vec[Position]()
        for game in range(count):
            self.positions = append(self.positions, self.next_game(game))
        self.seats: i64 = self.positions[0].seats
        self.options: i64 = self.mask_width()
        self.observation = Observations(count, width)
        self.masks = vec[u8]([0] * (count * self.options))
        self.ended = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.turns = filled(count, 0)
        self.choices = filled(count, 0)
        self.offers = vec[i16]([0] * (count * self.options))
        self.offered = filled(count, 0)
        self.points: vec[i64] = filled(count * self.seats, 0)
        for game in range(count):
            self.note_points(game)
            self.show(game, self.positions[game])

    def mask_width(self) -> i64:
        """How many flags the mask of a game has."""
        return self.positions[0].option_count()

    def packed(self) -> Packed:
        """All that cannot be seen from the positions alone, and the positions."""
        numbers = [[int(n) for n in row] for row in (self.points, self.ended, self.choices, self.begun)]
        games = [position.to_bytes() for position in self.positions]
        return games, int(self.luck), numbers, list(self.rewards)

    def unpack(self, games: list[bytes], luck: i64, numbers: list[list[int]], rewards: list[float]) -> None:
        """The games that another one has packed, in the place of these; the observation must be clear."""
        self.luck = luck
        points, ended, choices, begun = numbers
        for place in range(len(rewards)):
            self.rewards[place] = rewards[place]
            self.points[place] = points[place]
        for game in range(self.count):
            self.ended[game] = u8(ended[game])
            self.choices[game] = choices[game]
            self.begun[game] = begun[game]
            self.unmark(game)
            self.positions[game] = self.positions[game].from_bytes(games[game])
            self.show(game, self.positions[game])

    def next_game(self, game: i64) -> Position:
        """A new game in a row, by a number that no other game has."""
        position = self.deal(int(game + self.count * self.begun[game]))
        self.begun[game] += 1
        return position

    def note_points(self, game: i64) -> None:
        """The points at the beginning of a game."""
        if self.by_points:
            for seat in range(self.seats):
                self.points[game * self.seats + seat] = self.positions[game].score(seat)

    def sample(self) -> None:
        """A random option for every game, into `choices`: Lehmer's numbers, since the hashed luck of games is slow."""
        choices, offers, offered, luck, first = self.choices, self.offers, self.offered, self.luck, i64(0)
        for game in range(self.count):
            luck = luck * LEHMER_FACTOR % LEHMER_PRIME
            choices[game] = i64(offers[first + ((luck * offered[game]) >> LEHMER_BITS)])
            first += self.options
        self.luck = luck

    def step(self, choices: list[int]) -> None:
        """Carry out one choice in every game, all of them legal; a game that rests is shown again.

        Some games choose, then what they show is written, then come the next: as many as keep both the code of one of
        the two and what it works on at hand for the processor.
        """
        first: i64 = 0
        while first < self.count:
            end = min(first + AT_HAND, self.count)
            for game in range(first, end):
                option: i64 = choices[game]
                if option == REST:
                    self.rest(game)
                else:
                    self.move(game, self.positions[game], option)
            for game in range(first, end):
                self.show(game, self.positions[game])
            first = end

    def rest(self, game: i64) -> None:
        """A game in which nothing happens in this step."""
        self.ended[game] = 0
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = 0.0
        self.unmark(game)

    def play(self, game: i64, option: i64) -> None:
        """One more choice in one game only, a legal one."""
        self.observation.clear_row(game)
        self.move(game, self.positions[game], option)
        self.show(game, self.positions[game])

    def move(self, game: i64, position: Position, option: i64) -> None:
        """One choice in one game, and what comes of it."""
        self.unmark(game)
        seat = self.turns[game]
        position.carry_out(seat, option)
        over = self.ends(game, position)
        self.reward(game, position, over)
        self.ended[game] = 1 if over else 0
        if over:
            if self.endings is not None:
                self.endings.note(game, position, seat)
            if self.farewell is not None:
                self.farewell(int(game), position)
            position = self.next_game(game)
            self.positions[game] = position
            self.note_points(game)

    def ends(self, game: i64, position: Position) -> bool:
        """Whether the step that was just done is the last of its game."""
        return position.waiting == 0

    def check(self, choices: list[int]) -> None:
        """Every choice must be an option of the seat to move."""
        if len(choices) != self.count:
            raise ValueError(f"{self.count} games need as many choices, not {len(choices)}.")
        for game in range(self.count):
            option: i64 = choices[game]
            if option == REST and self.rests and self.ended[game]:
                continue
            if option < 0 or option >= self.options or not self.masks[game * self.options + option]:
                raise IllegalChoice(f"Option {option} cannot be chosen in game {game}: its mask is 0.", "")

    def mark(self, game: i64, offer: vec[i64]) -> None:
        """Put options into the mask of a game."""
        masks, offers, first = self.masks, self.offers, game * self.options
        place = first
        for option in offer:
            masks[first + option] = 1
            offers[place] = i16(option)
            place += 1
        self.offered[game] = place - first

    def unmark(self, game: i64) -> None:
        """Take them out again."""
        masks, offers, first = self.masks, self.offers, game * self.options
        for place in range(first, first + self.offered[game]):
            masks[first + i64(offers[place])] = 0

    def show(self, game: i64, position: Position) -> None:
        """Seat to move, mask and observation."""
        seat = position.turn()
        self.turns[game] = seat
        self.mark(game, position.options(seat))
        self.observation.begin(game)
        position.observe(seat, self.observation)

    def reward(self, game: i64, position: Position, over: bool) -> None:
        """What a step has brought to every seat."""
        first = game * self.seats
        if self.by_points:
            self.reward_points(first, position)
        elif over:
            place = first
            for reward in rank_rewards(position):
                self.rewards[place] = reward
                place += 1
        elif self.ended[game]:
            for seat in range(self.seats):
                self.rewards[first + seat] = 0.0

    def reward_points(self, first: i64, position: Position) -> None:
        """What the score of every seat has grown by."""
        for seat in range(self.seats):
            score = position.score(seat)
            self.rewards[first + seat] = float(int(score - self.points[first + seat]))
            self.points[first + seat] = score
